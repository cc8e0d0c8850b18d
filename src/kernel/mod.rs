//! The rules core that every game shares: the contract of a game, the one checked door, seats, dice, text.
//!
//! It imports nothing else of this library, and knows no game, no screen and no machine.

pub mod books;
pub mod choices;
pub mod dice;
pub mod event;
pub mod facts;
pub mod game;
pub mod id;
// What stands in a file or in the flash comes in by these three: the chip's sums are not checked, so that theirs are
// written down.
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
pub mod journal;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
pub mod notation;
pub mod options;
pub mod past;
pub mod play;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
pub mod playthrough;
pub mod random;
pub mod rank;
pub mod recorded;
pub mod replay;
pub mod seat;
pub mod verbs;
pub mod vocabulary;
pub mod worth;
