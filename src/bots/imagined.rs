//! A position as a seat could believe it to be.
//!
//! It does not know what is secret: the game's `resample` does.

use crate::kernel::dice::Dice;
use crate::kernel::game::Game;
use crate::kernel::seat::Seat;

/// A state that fits all that a seat sees. There is no other way to make one than by drawing anew what the seat does not see, and
/// so whoever thinks about one cannot cheat.
#[derive(Clone, PartialEq, Debug)]
pub struct Imagined<G>(G);

impl<G: Game> Imagined<G> {
    /// What this seat could believe in; what it does not see is drawn with these dice.
    pub fn by(game: &G, seat: Seat, dice: &mut Dice) -> Self {
        Self(game.resample(seat, dice))
    }

    /// The imagined state.
    pub(super) const fn state(&self) -> &G {
        &self.0
    }
}

/// What a seat could believe in, several times over, drawn from a seed.
pub fn imagine<G: Game, const N: usize>(game: &G, seat: Seat, seed: u64) -> [Imagined<G>; N] {
    let mut dice = Dice::from_seed(seed);
    core::array::from_fn(|_| Imagined::by(game, seat, &mut dice))
}
