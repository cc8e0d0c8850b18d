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
pub mod journal;
pub mod notation;
pub mod options;
pub mod past;
pub mod play;
pub mod playthrough;
pub mod random;
pub mod rank;
pub mod recorded;
pub mod replay;
pub mod seat;
pub mod verbs;
pub mod vocabulary;
pub mod worth;
