//! German.

use super::{Crash, DeviceTest, Words};

pub(super) const WORDS: Words = Words {
    language: "Deutsch",
    on: "an",
    off: "aus",
    device_test: DeviceTest {
        title: "Gerät prüfen",
        light: "Licht",
        tone: "Ton",
        battery: "Akku",
        no_battery: "hier nicht messbar",
        charging: "lädt",
        picture: "Bild",
        rules: "Regeln",
        not_checked: "A drücken",
        saves: "Platz für Partien",
        keys: "A prüfen   X Sprache   Y Farben",
    },
    crash: Crash {
        title: "Etwas ging schief",
        comfort: "Gespeicherte Partien sind unversehrt. Bitte melde uns, was hier steht.",
        place: "In",
        restart: "A drücken für Neustart",
    },
};
