//! The titles on the device: what differs from game to game, behind one list.
//!
//! Everything here is made from `each_game!`, so that a new game adds its line there and nothing here. It knows no
//! screen.

use super::sitting::{Sat, Sitting};
use crate::{
    each_game,
    faces::{Choice, Face, Faced, Step},
    kernel::{
        game::Game,
        replay::{Opening, Unfit},
        seat::Seats,
    },
    ui::canvas::Canvas,
    words::Language,
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
        #[allow(missing_docs, reason = "a variant a game, named like it")]
        #[allow(clippy::large_enum_variant, reason = "there is one table, and it has room for the largest game")]
        pub enum Table {
            $($name(Sitting<$game>),)*
        }

        impl Title {
            /// All titles, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The title of a game by its name in files.
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $(<$game as Game>::NAME => Some(Self::$name),)*
                    _ => None,
                }
            }

            /// The game's name.
            pub fn name(self, language: Language) -> &'static str {
                match self {
                    $(Self::$name => <$game as Faced>::Face::name(language),)*
                }
            }

            /// The game in one short line.
            pub fn about(self, language: Language) -> &'static str {
                match self {
                    $(Self::$name => <$game as Faced>::Face::about(language),)*
                }
            }

            /// Paints the game's sign.
            pub fn paint(self, canvas: &mut Canvas) {
                match self {
                    $(Self::$name => <$game as Faced>::Face::paint_title(canvas),)*
                }
            }

            /// The fewest and the most players.
            pub fn players(self) -> (usize, usize) {
                let players = match self {
                    $(Self::$name => <$game as Faced>::Face::PLAYERS,)*
                };
                (usize::from(*players.start()), usize::from(*players.end()))
            }

            /// The usual options.
            pub fn usual(self) -> Rules {
                match self {
                    $(Self::$name => Rules::$name(Default::default()),)*
                }
            }

            /// A topic of the rules: its heading and its text; none past the last.
            pub fn topic(self, number: usize, language: Language) -> Option<(&'static str, &'static str)> {
                match self {
                    $(Self::$name => <$game as Faced>::Face::topic(number, language),)*
                }
            }

            /// How many topics the rules have.
            pub fn topics(self) -> usize {
                match self {
                    $(Self::$name => <$game as Faced>::Face::TOPICS,)*
                }
            }

            /// The guided first game: its seed and its steps.
            pub fn lesson(self) -> (u64, &'static [Step]) {
                match self {
                    $(Self::$name => <$game as Faced>::Face::LESSON,)*
                }
            }

            /// The text of a step of the guided first game.
            pub fn lesson_text(self, step: usize, language: Language) -> &'static str {
                match self {
                    $(Self::$name => <$game as Faced>::Face::lesson(step, language),)*
                }
            }

            /// What the statistics count.
            pub fn points_name(self, language: Language) -> &'static str {
                match self {
                    $(Self::$name => <$game as Faced>::Face::points_name(language),)*
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

            /// How many lines the set-up has for them.
            pub fn choices(&self) -> usize {
                match self {
                    $(Self::$name(_) => <$game as Faced>::Face::CHOICES,)*
                }
            }

            /// One of these lines.
            pub fn choice(&self, number: usize, language: Language) -> Option<Choice> {
                match self {
                    $(Self::$name(options) => <$game as Faced>::Face::choice(options, number, language),)*
                }
            }

            /// Sets a line to its next value, or to the one before.
            pub fn choose(&mut self, number: usize, forward: bool) {
                match self {
                    $(Self::$name(options) => *options = <$game as Faced>::Face::choose(*options, number, forward),)*
                }
            }

            /// How many people they are for: the fewest and the most.
            pub fn people(&self) -> (usize, usize) {
                let people = match self {
                    $(Self::$name(options) => <$game as Faced>::Face::people(options),)*
                };
                (usize::from(*people.start()), usize::from(*people.end()))
            }

            /// Lets give way what asks for another number of people.
            pub fn settle(&mut self, people: usize) {
                // There are a handful of people.
                let people = people as u8;
                match self {
                    $(Self::$name(options) => *options = <$game as Faced>::Face::settle(*options, people),)*
                }
            }

            /// The name of the opponent whom the rulebook itself plays.
            pub fn automa(&self, language: Language) -> Option<&'static str> {
                match self {
                    $(Self::$name(options) => <$game as Faced>::Face::automa(options, language),)*
                }
            }

            /// Lays a new match on the table; none if the game cannot be set up so.
            pub fn begin(&self, seats: Seats, seed: u64, table: &mut Option<Table>) {
                match self {
                    $(Self::$name(options) => Sitting::start((*options, seats, seed), table, Table::$name),)*
                }
            }
        }

        impl Table {
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
