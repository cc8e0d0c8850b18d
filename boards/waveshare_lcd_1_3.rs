//! Waveshare Pico-LCD-1.3 on a Raspberry Pi Pico.

use durbar::app::Facts;

/// What the app must know of it.
pub const FACTS: Facts = Facts {
    board: "Waveshare LCD 1.3",
    saves: super::SAVES,
};
