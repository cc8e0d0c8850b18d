//! Dutch.

use super::{Crash, DeviceTest, Words};

pub(super) const WORDS: Words = Words {
    language: "Nederlands",
    on: "aan",
    off: "uit",
    device_test: DeviceTest {
        title: "Apparaat testen",
        light: "Licht",
        tone: "Toon",
        battery: "Accu",
        no_battery: "hier niet meetbaar",
        charging: "laadt op",
        picture: "Beeld",
        rules: "Regels",
        not_checked: "druk op A",
        saves: "Ruimte voor spellen",
        keys: "A testen   X taal   Y kleuren",
    },
    crash: Crash {
        title: "Er ging iets mis",
        comfort: "Je bewaarde spellen zijn ongedeerd. Meld ons wat hieronder staat.",
        place: "In",
        restart: "Druk op A om te herstarten",
    },
};
