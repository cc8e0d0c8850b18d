//! Short tunes for a piezo: what the ear is told.
//!
//! Knows no screen and no board; a board without a piezo is silent.

use super::time::Span;

/// One tone of a tune.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its pitch.
    pub hertz: u16,
    /// Its length.
    pub span: Span,
}

/// Some tones, one after the other.
pub type Tune = &'static [Note];

/// A tone of this pitch and this many milliseconds.
pub const fn note(hertz: u16, millis: u32) -> Note {
    Note {
        hertz,
        span: Span::from_millis(millis),
    }
}

/// The focus moved.
pub const FOCUS: Tune = &[note(1760, 8)];
/// A choice was taken.
pub const ACCEPT: Tune = &[note(1318, 40), note(1760, 60)];
/// A choice was refused.
pub const REFUSE: Tune = &[note(220, 120)];
/// Something was taken back.
pub const BACK: Tune = &[note(1318, 40), note(880, 50)];
/// Somebody else takes the device.
pub const HAND_OVER: Tune = &[note(880, 70), note(1175, 70), note(1568, 110)];
/// Something is scored, or won.
pub const SCORING: Tune = &[
    note(1047, 90),
    note(1319, 90),
    note(1568, 90),
    note(2093, 180),
];
/// The match is over: twice as long as a scoring, and it comes to rest.
pub const END: Tune = &[
    note(784, 110),
    note(1047, 110),
    note(1319, 110),
    note(1568, 220),
    note(1319, 90),
    note(1568, 320),
];
/// A rider comes: hooves, nearer and nearer.
pub const RIDE: Tune = &[
    note(392, 50),
    note(523, 50),
    note(392, 50),
    note(523, 50),
    note(659, 110),
];
/// Coins come in.
pub const COINS: Tune = &[note(2093, 30), note(2637, 30), note(3136, 60)];
/// Something was taken away.
pub const LOSS: Tune = &[note(494, 90), note(392, 90), note(294, 160)];
