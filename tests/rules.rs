//! The rules alone, without a screen: the laws of every game, the games told line by line, and the
//! players of the rulebooks.
//!
//! What needs screens, keys or a whole device is in `table.rs`, power cuts are in `saves.rs`, the program of the PC and
//! the scripts in `program.rs`. Each of these is one test binary, and its files are modules of it:
//! `cargo test --test rules conformance`.
#![allow(missing_docs, reason = "tests are named after the laws they hold")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod bots;
mod conformance;
mod playthroughs;
mod requests;
mod sample;

/// What is about one game alone stands in a file of that game's own: `tests/games/<game>/rules.rs`.
macro_rules! own {
    ($(($word:ident, $title:ident, $game:ty)),*) => { $(
        mod $word {
            include!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/tests/games/",
                stringify!($word),
                "/rules.rs"
            ));
        }
    )* };
}
durbar::each_game!(own);
