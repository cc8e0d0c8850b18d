//! Players who build like a person, with some whim, and hands that find the shortest keys: for measuring, and for the
//! tests, which take them from here.
//!
//! The players see what their seat sees, and know no keys; the hands know no game.

pub mod hands;

use std::fmt::Debug;

use durbar::app::{AnySitting, Sitting};
use durbar::faces::Faced;
use durbar::kernel::dice::Dice;
use durbar::kernel::seat::Seat;
use durbar::{each_game, folders};

each_game!(folders);

/// A game with a lively player.
pub trait Lively: Titled + Faced<Focus: Debug> {
    /// Turns that are worth measuring by themselves.
    const DRILLS: &[Drill];
    /// Whether a round begins with plans.
    const PLANS: bool = true;
    /// Whether a turn is over: with what was decided last, as it is written, or by itself after it.
    fn ends(_before: &Self, last: &str, _after: &Self) -> bool {
        last.starts_with("end turn")
    }

    /// What a player would do who likes to build, with some whim.
    fn lively(&self, seat: Seat, whim: &mut Dice) -> Self::Action;
}

/// A turn of a certain course, in the words of the notation.
pub struct Drill {
    /// What it is called.
    pub name: &'static str,
    /// The plan.
    pub plan: &'static str,
    /// How each of its actions begins.
    pub turn: &'static [&'static str],
}

/// A game whose matches lie on the device's table.
pub trait Titled: Faced {
    /// A table with a match of this game.
    fn lay(sitting: Sitting<Self>) -> AnySitting;

    /// The match on a table, if it is one of this game.
    fn on(table: &AnySitting) -> Option<&Sitting<Self>>;
}

macro_rules! titles {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        $(impl Titled for $game {
            fn lay(sitting: Sitting<Self>) -> AnySitting {
                AnySitting::$name(sitting)
            }

            fn on(table: &AnySitting) -> Option<&Sitting<Self>> {
                match table {
                    AnySitting::$name(sitting) => Some(sitting),
                    _ => None,
                }
            }
        })*
    };
}
each_game!(titles);

/// Any of some actions; the other one if there are none.
fn any<A: Copy>(actions: &[A], whim: &mut Dice, otherwise: A) -> A {
    let at = whim.below(actions.len() as u32) as usize;
    actions.get(at).copied().unwrap_or(otherwise)
}
