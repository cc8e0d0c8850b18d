//! English.

use super::{Crash, DeviceTest, Words};

pub(super) const WORDS: Words = Words {
    language: "English",
    device_test: DeviceTest {
        title: "Test this device",
        light: "Light",
        tone: "Tone",
        battery: "Battery",
        no_battery: "not measured here",
        charging: "charging",
        picture: "Picture",
        not_measured: "press A",
        saves: "Room for games",
        keys: "A measure   X language   Y colours",
    },
    crash: Crash {
        title: "Something went wrong",
        comfort: "Your saved games are untouched. Please tell us what stands below.",
        place: "In",
        restart: "Press A to restart",
    },
};
