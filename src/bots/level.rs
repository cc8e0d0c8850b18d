//! How well a computer player plays, in the numbers that the search goes by.
//!
//! It does not know any game.

use crate::kernel::id::named_id;
use crate::kernel::seat::Seats;
use crate::kernel::worth::Worth;

named_id!(
    /// How well a computer player plays.
    Level {
        /// Looks little ahead, and errs often.
        One = "1",
        /// Looks a little further, and errs.
        Two = "2",
        /// Looks ahead well, and errs little.
        Three = "3",
        /// Thinks as long as it may.
        Four = "4",
    }
);

/// At how large a table plans are tried in imagined rounds. With more rivals, what all of them may plan is a guess that
/// says no more than the turn itself, and the chip has no time for it.
const ROUNDS_UP_TO: u8 = 3;

/// The widest beam.
pub const WIDTH: usize = 8;

/// The numbers that a search goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many positions of a turn are followed at once.
    pub width: u8,
    /// How many actions of a turn are thought of.
    pub depth: u8,
    /// How many plans are looked at twice, in this width.
    pub good: u8,
    /// How many of those are looked at with the widest beam.
    pub wide: u8,
    /// How many plans are tried in imagined rounds.
    pub finalists: u8,
    /// In how many imagined rounds.
    pub rounds: u8,
    /// In how many imagined positions the best ways to play a turn are followed to the end of the round.
    pub replies: u8,
    /// How far a value may be off, in units of weight, for every position that is valued.
    pub error: u16,
    /// How near to the best a plan must be to be drawn in its place.
    pub near: u16,
    /// The most positions that a decision may look at.
    pub cap: u32,
}

impl Skill {
    /// One action ahead, on the same weights: a reference, never to be weakened.
    pub const GREEDY: Self = Self {
        width: 1,
        depth: 1,
        good: 0,
        wide: 0,
        finalists: 0,
        rounds: 0,
        replies: 0,
        error: 0,
        near: 0,
        cap: 10_000,
    };
    /// A beam of four, without errors and without imagined rounds: a reference, never to be weakened.
    pub const BEAM4: Self = Self {
        width: 4,
        depth: 14,
        good: 14,
        wide: 0,
        finalists: 0,
        rounds: 0,
        replies: 0,
        error: 0,
        near: 0,
        cap: 10_000,
    };

    /// The skill of a level in a game, at a table of so many.
    #[must_use]
    pub const fn of<G: Worth>(level: Level, seats: Seats) -> Self {
        let mut skill = Self::usual(level, seats);
        let [one, two, three] = G::ERRORS;
        skill.error = match level {
            Level::One => one,
            Level::Two => two,
            Level::Three => three,
            Level::Four => 0,
        };
        if skill.replies > 0 {
            skill.replies = G::REPLIES;
        }
        skill
    }

    /// What a level is in any game, but for its errors.
    const fn usual(level: Level, seats: Seats) -> Self {
        match level {
            Level::One => Self {
                width: 1,
                good: 0,
                cap: 3000,
                ..Self::BEAM4
            },
            Level::Two => Self {
                width: 2,
                good: 6,
                cap: 4000,
                ..Self::BEAM4
            },
            Level::Three => Self {
                near: 20,
                cap: 6000,
                ..Self::BEAM4
            },
            Level::Four if seats.count() <= ROUNDS_UP_TO => Self {
                width: WIDTH as u8,
                good: 8,
                finalists: 5,
                rounds: 4,
                replies: 2,
                near: 12,
                cap: 8000,
                ..Self::BEAM4
            },
            // A position takes longer the more players there are.
            Level::Four => Self {
                width: WIDTH as u8,
                replies: 2,
                near: 12,
                cap: 5500,
                ..Self::BEAM4
            },
        }
    }
}
