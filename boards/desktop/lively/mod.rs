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
fn any<A: Copy>(actions: impl IntoIterator<Item = A>, whim: &mut Dice, otherwise: A) -> A {
    let actions: Vec<A> = actions.into_iter().collect();
    let at = whim.below(actions.len() as u32) as usize;
    actions.get(at).copied().unwrap_or(otherwise)
}

/// The worth of a journey, by which `in_turn` knows that nothing better is left.
const JOURNEY: i32 = 4;
/// The worth of ending a turn.
const ENDING: i32 = 2;

/// What a traveller does in his turn: one time in three he goes on, or else he does what is worth most; where only journeys
/// are left he ends the turn, if he may.
fn in_turn<A: Copy + PartialEq>(
    legal: &[A],
    worth: impl Fn(&A) -> i32,
    end: A,
    whim: &mut Dice,
) -> A {
    let worth = &worth;
    let of = |level| {
        let all = legal.iter().copied();
        all.filter(move |action| worth(action) == level)
    };
    if of(JOURNEY).next().is_some() && whim.below(3) == 0 {
        return any(of(JOURNEY), whim, end);
    }
    let best = legal.iter().map(worth).max().unwrap_or(0);
    let ends = best == JOURNEY && legal.contains(&end);
    any(of(if ends { ENDING } else { best }), whim, end)
}
