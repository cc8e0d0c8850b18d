//! Computer players at the table: they think in slices between keys and pictures, and what they do is shown like what
//! others did.
//!
//! It does not know how they think, nor any one game.

use super::{
    App, Driver, Level, Tabletop,
    title::{AnySitting, Title},
};
use crate::{
    bots::{Skill, Thinker, imagine, seed_of},
    each_thought,
    kernel::{journal::Journal, seat::Seat, worth::weights},
    ui::time::Span,
};

/// How many positions a slice looks at: some 10 ms on the handheld.
const SLICE: u32 = 60;
/// From slice to slice: keys and pictures come between.
const PAUSE: Span = Span::from_millis(1);

macro_rules! minds {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        /// The computer player who thinks at the table, with what he has thought out for his turn.
        #[derive(Clone)]
        #[allow(clippy::large_enum_variant, reason = "there is one table, and it has room for the largest game")]
        pub(super) enum Thinking {
            Nobody,
            $($name(Thinker<$game>),)*
        }

        impl Thinking {
            /// Begins to think for a seat about what it could believe in; answers the seed of the decision, or nothing if
            /// no computer plays the game. Never inlined: a thinker is large.
            #[inline(never)]
            fn begin(
                &mut self,
                table: &AnySitting,
                (seat, level): (Seat, Level),
                (actions, before): (u32, Option<u64>),
            ) -> Option<u64> {
                match table {
                    $(AnySitting::$name(sitting) => {
                        let seed = seed_of(&sitting.play().dice(), actions);
                        if before == Some(seed) {
                            return before;
                        }
                        let imagined = imagine(sitting.play().game(), seat, seed);
                        let skill = Skill::of(level);
                        match self {
                            Self::$name(thinker) => thinker.begin(skill, &imagined, seed),
                            _ => {
                                let weights = weights::<$game>();
                                *self = Self::$name(Thinker::new(skill, weights, &imagined, seed));
                            }
                        }
                        Some(seed)
                    })*
                    _ => None,
                }
            }

            /// Thinks on for a slice; once it has decided, plays it, and answers whether that was allowed.
            fn think(&mut self, table: &mut AnySitting, journal: &mut Journal) -> Option<bool> {
                match (self, table) {
                    $((Self::$name(thinker), AnySitting::$name(sitting)) => {
                        let action = thinker.think(SLICE)?;
                        Some(sitting.decide_for(journal, action))
                    })*
                    _ => Some(false),
                }
            }
        }

        /// Whether computers play a title.
        pub(super) const fn plays(title: Title) -> bool {
            matches!(title, $(Title::$name)|*)
        }
    };
}
each_thought!(minds);

impl Tabletop {
    /// Who decides for a seat that the rulebook does not play.
    pub(super) fn guest_decides(&self, seat: Seat) -> Driver {
        let thinks = self.laid.as_ref().is_some_and(|table| plays(table.title()));
        match self.party.level(seat) {
            Some(level) if thinks && self.lesson.is_none() => Driver::Computer(level),
            _ => Driver::Person,
        }
    }

    /// Whether a computer player is thinking.
    pub(super) const fn ponders(&self) -> bool {
        self.pondering.is_some()
    }

    /// Forgets what was thought.
    pub(super) fn forget_thoughts(&mut self) {
        self.thinking = Thinking::Nobody;
        self.pondering = None;
    }
}

impl App {
    /// Lets the computer whose turn it is think; a thought that is under way goes on.
    pub(super) fn let_think(&mut self, level: Level) {
        self.show_thinker();
        let table = &mut self.table;
        if let (Some(seat), Some(laid)) = (table.seat(), &table.laid) {
            let known = (table.journal.actions(), table.pondering);
            table.pondering = table.thinking.begin(laid, (seat, level), known);
        }
        self.changed();
        self.after(PAUSE);
    }

    /// The computer thinks on for a moment, and plays when it has decided.
    pub(super) fn think_on(&mut self) {
        let table = &mut self.table;
        let Some(laid) = &mut table.laid else { return };
        match table.thinking.think(laid, &mut table.journal) {
            None => self.after(PAUSE),
            Some(played) => {
                self.table.pondering = None;
                if played {
                    self.moved();
                }
            }
        }
    }
}
