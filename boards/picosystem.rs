//! Pimoroni PicoSystem.

use durbar::app::Facts;

/// What the app must know of it.
pub const FACTS: Facts = Facts {
    board: "PicoSystem",
    saves: super::SAVES,
};
