//! Players who build like a person, with some whim: for measuring, and for the tests, which take them from here.
//!
//! They see what their seat sees, and know no keys.

mod maharaja;
mod raja;

use std::fmt::Debug;

use durbar::faces::Faced;
use durbar::kernel::dice::Dice;
use durbar::kernel::seat::Seat;

/// A game with a lively player.
pub trait Lively: Faced<Focus: Debug> {
    /// What a player would do who likes to build, with some whim.
    fn lively(&self, seat: Seat, whim: &mut Dice) -> Self::Action;
}

/// What a player would do who likes to build, with some whim.
pub fn lively<G: Lively>(game: &G, seat: Seat, whim: &mut Dice) -> G::Action {
    game.lively(seat, whim)
}
