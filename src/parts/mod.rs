//! The pieces of rules that some games share and others do not: roads, settlements, dials and plans, tracks, a bank, tokens,
//! what scorings to come would pay, rulings.
//!
//! What stands here serves at least two games. It imports the kernel alone, and knows no game, no screen and no machine.

pub mod bank;
pub mod plan;
pub mod prospects;
pub mod reach;
pub mod roads;
pub mod rulings;
pub mod settlements;
pub mod tokens;
pub mod track;
