//! The shell: the ports through which a board is used, and the one loop that runs on all of them.
//!
//! Knows no board.

pub mod console;
pub mod ports;
pub mod rehearsal;
mod run;
mod saves;
pub mod script;

pub use run::run;
pub use saves::{Keeper, Queue};
