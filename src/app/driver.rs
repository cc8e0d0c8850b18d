//! Who decides for a seat.

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Driver {
    /// A person who holds the device.
    Person,
    /// The rulebook itself: its seat has one choice at a time.
    Rulebook,
    /// A computer player.
    Computer(Level),
}

/// How well a computer player plays. There is none yet, and so no level that could be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {}
