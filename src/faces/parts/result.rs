//! What is said at the end of a game.
//!
//! Knows who won, not how.

use core::fmt::Write;

use super::brush::*;
use crate::{
    faces::Scene,
    kernel::{game::Game, rank::Ranking},
};

/// Who won, after the label for one or for several: those who share the first place are all named.
pub fn winning<G: Game>(
    scene: &Scene<'_, G>,
    places: &Ranking,
    one: &str,
    several: &str,
) -> Sentence {
    let label = match places.winners().count() {
        1 => one,
        _ => several,
    };
    let mut title = Sentence::of(format_args!("{label}:"));
    for (number, seat) in places.winners().enumerate() {
        let comma = if number > 0 { "," } else { "" };
        let _ = write!(title, "{comma} {}", scene.players[seat].name);
    }
    title
}
