//! The whole table: app, faces and words, played by keys and looked at, by the players and devices of `support`.
//!
//! It is one test binary, because they all need `support`, and building that once is enough:
//! `cargo test --test table privacy`.
#![allow(missing_docs, reason = "tests are named after the laws they hold")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod support;

mod computers;
mod edges;
mod evenings;
mod faces;
mod fuzz;
mod hints;
mod ladders;
mod lessons;
mod look;
mod look_backs;
mod mashing;
mod privacy;
mod programs;
mod sample;
mod scenarios;
mod screens;
mod sheets;
mod words;

/// What is about one game alone stands in a file of that game's own: `tests/games/<game>/table.rs`.
macro_rules! own {
    ($(($word:ident, $title:ident, $game:ty)),*) => { $(
        mod $word {
            include!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/tests/games/",
                stringify!($word),
                "/table.rs"
            ));
        }
    )* };
}
durbar::each_game!(own);
