//! The game of tests that need any game: the first of the list.

#![allow(dead_code, reason = "no test needs all of it")]

use durbar::faces::Faced;
use durbar::kernel::game::Game;

/// Names the first game of the list.
macro_rules! first {
    (($word:ident, $title:ident, $game:ty) $(, $others:tt)*) => {
        /// The game.
        pub type Sample = $game;
        /// What is decided in it at a moment.
        pub type Stage = durbar::games::$word::state::Stage;
        /// The word it goes by, in folders and in files.
        pub const WORD: &str = stringify!($word);
        /// One of it from beginning to end, in plain text.
        pub const WHOLE_GAME: &str = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/playthroughs/",
            stringify!($word),
            "/g-whole-game-short.txt"
        );
    };
}
durbar::each_game!(first);

/// Its options.
pub type Options = <Sample as Game>::Options;
/// What is decided in it.
pub type Action = <Sample as Game>::Action;
/// Where the attention is.
pub type Focus = <Sample as Faced>::Focus;
