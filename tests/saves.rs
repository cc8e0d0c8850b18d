//! The saves lose nothing, whatever happens to the power: tested on a model of the flash that dies at any byte.
//!
//! `cargo test --test saves` runs all in a few minutes at most. Longer runs, by number of rounds:
//! `DURBAR_SAVES=20 cargo test --release --test saves -- --nocapture`.
#![allow(missing_docs, reason = "tests are named after the laws they hold")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests fail by panic"
)]

#[path = "saves/cuts.rs"]
mod cuts;
#[path = "saves/damage.rs"]
mod damage;
#[path = "saves/flash.rs"]
mod flash;
#[path = "saves/fuzz.rs"]
mod fuzz;
#[path = "saves/golden.rs"]
mod golden;
#[path = "saves/long.rs"]
mod long;
#[path = "saves/manners.rs"]
mod manners;
#[path = "saves/rot.rs"]
mod rot;
#[path = "saves/rules.rs"]
mod rules;
#[path = "saves/salvage.rs"]
mod salvage;
mod sample;
#[path = "saves/script.rs"]
mod script;
#[path = "saves/text.rs"]
mod text;
#[path = "saves/wear.rs"]
mod wear;

/// How many times as long as in ./check the sampled tests run.
fn rounds() -> u64 {
    std::env::var("DURBAR_SAVES")
        .ok()
        .and_then(|rounds| rounds.parse().ok())
        .unwrap_or(1)
}
