//! English.

use super::{Crash, DeviceTest, Words};

pub(super) const WORDS: Words = Words {
    language: "English",
    on: "on",
    off: "off",
    device_test: DeviceTest {
        title: "Test this device",
        light: "Light",
        tone: "Tone",
        battery: "Battery",
        no_battery: "not measured here",
        charging: "charging",
        picture: "Picture",
        rules: "Rules",
        not_checked: "press A",
        saves: "Room for games",
        keys: "A check   X language   Y colours",
    },
    crash: Crash {
        title: "Something went wrong",
        comfort: "Your saved games are untouched. Please tell us what stands below.",
        place: "In",
        restart: "Press A to restart",
    },
};
