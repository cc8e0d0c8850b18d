//! Who decides for a seat.

pub use crate::bots::Level;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Driver {
    /// A person who holds the device.
    Person,
    /// The rulebook itself: its seat has one choice at a time.
    Rulebook,
    /// A computer player.
    Computer(Level),
    /// Another program, beside this one on a PC.
    Program,
}
