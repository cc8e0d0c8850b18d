//! What the books of a game are made of: sentences that must hold.
//!
//! It does not know what is counted in them.

use super::seat::{Seat, SeatSet, Seats};

/// Holds, or names what does not.
pub type Verdict = Result<(), &'static str>;

/// Holds if this is so.
pub fn must(holds: bool, what: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(what) }
}

/// Asserts that each mistake is noticed by its own book: a row has what the book says, and what is wrong in a game that was
/// right before.
#[cfg(test)]
macro_rules! notices {
    ($game:ident = $right:expr; $($what:literal: $mistake:expr;)+) => { $({
        let mut $game = $right;
        assert_eq!($game.audit(), Ok(()));
        $mistake;
        assert_eq!($game.audit(), Err($what));
    })+ };
}
#[cfg(test)]
pub(crate) use notices;

/// Two to four play, and a game against the rulebook has two seats.
pub fn two_to_four(seats: Seats, solo: bool) -> Verdict {
    let count = seats.count();
    must(
        (2..=4).contains(&count),
        "there are not two to four players",
    )?;
    must(!solo || count == 2, "a solo game has not exactly two seats")
}

/// Only players decide, and only players have had their turns.
pub fn only_players(seats: Seats, decider: Option<Seat>, played: SeatSet) -> Verdict {
    must(
        decider.is_none_or(|seat| seats.contains(seat)),
        "somebody decides who does not play",
    )?;
    must(
        played.minus(seats.set()).is_empty(),
        "somebody has played who does not play",
    )
}
