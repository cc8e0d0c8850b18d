//! The titles on the device: what differs from game to game, behind one list.
//!
//! Everything here is made from `each_game!`, so that a new game adds its line there and nothing here. It knows no
//! screen.

use super::{sat::Sat, sitting::Sitting};
use crate::{
    each_game,
    faces::{Faced, TitleCard, Variants},
    kernel::{
        game::Game,
        replay::{Opening, Unfit},
        seat::Seats,
    },
};

macro_rules! titles {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Title {
            $($name,)*
        }

        /// The options of one of the games.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(super) enum Rules {
            $($name(<$game as Game>::Options),)*
        }

        /// A match on the table.
        #[derive(Clone)]
        #[allow(missing_docs, reason = "a variant a game, named like it")]
        #[allow(clippy::large_enum_variant, reason = "there is one table, and it has room for the largest game")]
        pub enum AnySitting {
            $($name(Sitting<$game>),)*
        }

        impl Title {
            /// All titles, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The first of them. There is one: the list of games would not compile without.
            pub const FIRST: Self = [$(Self::$name,)*][0];

            /// The next title, or the one before; the last is followed by the first.
            pub fn neighbour(self, forward: bool) -> Self {
                let at = Self::ALL.iter().position(|title| *title == self).unwrap_or(0);
                let step = if forward { 1 } else { Self::ALL.len().saturating_sub(1) };
                let index = at.saturating_add(step).checked_rem(Self::ALL.len()).unwrap_or(0);
                Self::ALL.get(index).copied().unwrap_or(self)
            }

            /// The title of a game by its name in files.
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $(<$game as Game>::NAME => Some(Self::$name),)*
                    _ => None,
                }
            }

            /// Its title card.
            pub const fn card(self) -> &'static TitleCard {
                match self {
                    $(Self::$name => <$game as Faced>::CARD,)*
                }
            }

            /// Its options as they are saved, read from the words of a playthrough.
            pub fn options(
                self,
                words: Option<$crate::kernel::notation::Words<'_>>,
            ) -> Result<$crate::store::intake::Options, $crate::kernel::notation::Misread> {
                match self {
                    $(Self::$name => $crate::store::intake::options::<$game>(words),)*
                }
            }

            /// The usual options.
            pub fn usual(self) -> Rules {
                match self {
                    $(Self::$name => Rules::$name(Default::default()),)*
                }
            }
        }

        impl Rules {
            /// The game that they belong to.
            pub const fn title(&self) -> Title {
                match self {
                    $(Self::$name(_) => Title::$name,)*
                }
            }

            /// The lines of the set-up.
            pub fn variants(&self) -> &dyn Variants {
                match self {
                    $(Self::$name(options) => options,)*
                }
            }

            /// The lines of the set-up, to be changed.
            pub fn variants_mut(&mut self) -> &mut dyn Variants {
                match self {
                    $(Self::$name(options) => options,)*
                }
            }

            /// Lays a new match on the table; none if the game cannot be set up so.
            pub fn begin(&self, seats: Seats, seed: u64, table: &mut Option<AnySitting>) {
                match self {
                    $(Self::$name(options) => Sitting::start((*options, seats, seed), table, AnySitting::$name),)*
                }
            }
        }

        impl AnySitting {
            /// Lays the match of a save where the one before lay.
            pub(super) fn reopen(table: &mut Option<Self>, opening: &Opening<'_>) -> Result<(), Unfit> {
                match opening.game {
                    $(<$game as Game>::NAME => Sitting::reopen(opening, table, Self::$name),)*
                    _ => Err(Unfit::UnknownGame),
                }
            }

            /// The game.
            pub(super) const fn title(&self) -> Title {
                match self {
                    $(Self::$name(_) => Title::$name,)*
                }
            }

            /// How it was set up.
            pub(super) const fn rules(&self) -> Rules {
                match self {
                    $(Self::$name(sitting) => Rules::$name(sitting.options()),)*
                }
            }

            /// Tells it as a playthrough, line by line.
            pub(super) fn write_down(
                &self,
                journal: &$crate::kernel::journal::Journal,
                players: &[$crate::store::SavedPlayer],
                rules: u16,
                line: &mut dyn FnMut(&str),
            ) {
                match self {
                    $(Self::$name(sitting) => sitting.write_down(journal, players, rules, line),)*
                }
            }

            /// Plays a line of a playthrough, `name: action`.
            pub(super) fn act(
                &mut self,
                journal: &mut $crate::kernel::journal::Journal,
                number: u32,
                line: &str,
                names: &$crate::kernel::notation::Names<'_>,
            ) -> Result<(), $crate::kernel::playthrough::Fault> {
                match self {
                    $(Self::$name(sitting) => sitting.act_as_told(journal, number, line, names),)*
                }
            }

            /// Tells a program what it is asked.
            pub(super) fn ask(
                &self,
                journal: &$crate::kernel::journal::Journal,
                told: $crate::app::programs::Told,
                line: &mut dyn FnMut(&str),
            ) {
                match self {
                    $(Self::$name(sitting) => $crate::app::programs::ask(sitting, journal, told, line),)*
                }
            }

            /// What a program has answered.
            pub(super) fn understand(
                &self,
                seat: $crate::kernel::seat::Seat,
                answer: &str,
            ) -> Result<$crate::bots::Code, $crate::bots::Misplayed> {
                match self {
                    $(Self::$name(sitting) => $crate::app::programs::understand(sitting, seat, answer),)*
                }
            }

            /// Plays what a program has decided for the seat whose turn it is; answers whether it was an action.
            pub(super) fn obey(
                &mut self,
                journal: &mut $crate::kernel::journal::Journal,
                code: $crate::bots::Code,
            ) -> bool {
                match self {
                    $(Self::$name(sitting) => match code.action() {
                        Some(action) => {
                            sitting.decide_for(journal, action);
                            true
                        }
                        None => false,
                    },)*
                }
            }

            /// Shows the match after each action of its journal, for as long as more is wanted.
            pub(super) fn retrace(
                &self,
                journal: &$crate::kernel::journal::Journal,
                each: &mut dyn FnMut(&dyn $crate::kernel::replay::Played) -> bool,
            ) {
                match self {
                    $(Self::$name(sitting) => sitting.play().retrace(journal, each),)*
                }
            }

            /// The match, whatever the game.
            pub(super) fn sat(&self) -> &dyn Sat {
                match self {
                    $(Self::$name(sitting) => sitting,)*
                }
            }

            /// The match, to be changed.
            pub(super) fn sat_mut(&mut self) -> &mut dyn Sat {
                match self {
                    $(Self::$name(sitting) => sitting,)*
                }
            }
        }
    };
}
each_game!(titles);

/// For the tiny game, which stands in no list.
#[cfg(test)]
pub(super) use titles;
