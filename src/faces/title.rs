//! The title card of a game: what is told of it before it lies on the table, as data.
//!
//! Knows no screen but the sign that it paints.

use core::ops::RangeInclusive;

use super::livery::{Liveries, Livery};
use crate::{
    kernel::{
        id::Id,
        seat::{Seat, Seats},
    },
    ui::{canvas::Canvas, ink::Palette},
    words::{Language, TitleTexts},
};

/// What is told of a game before it lies on the table.
pub struct TitleCard {
    /// What is said of it.
    pub texts: TitleTexts,
    /// Paints its sign, over the whole width and the uppermost `TITLE` rows of the screen.
    pub paint: fn(&mut Canvas),
    /// What its inks are at the table, by lamplight and in bright sun; before, it is seen in those of the house.
    pub palettes: &'static [Palette; 2],
    /// How many people can play.
    pub players: RangeInclusive<u8>,
    /// The colours that it is played in.
    pub colours: Colours,
    /// The year in which it came out.
    pub year: u16,
    /// What the statistics count of it.
    pub counts: Counts,
    /// The guided first game.
    pub lesson: Lesson,
}

/// The colours of a title: as many as there can be players, or more.
pub struct Colours {
    /// All of them, in the order in which they are handed out.
    pub all: &'static [Livery],
    /// The colours of each seat, where the rules give them: one or more. Else everybody chooses one.
    pub given: Option<fn(Seats, Seat) -> Liveries>,
}

impl Colours {
    /// The five colours, of which everybody chooses one.
    pub const FIVE: Self = Self::chosen(&[
        Livery::Red,
        Livery::Blue,
        Livery::Yellow,
        Livery::Green,
        Livery::Black,
    ]);

    /// Colours of which everybody chooses one.
    pub const fn chosen(all: &'static [Livery]) -> Self {
        Self { all, given: None }
    }
}

/// What the statistics count of a title, besides who wins.
pub enum Counts {
    /// The best result, in points that have this name.
    Points(fn(Language) -> &'static str),
    /// How often it ended in which way; the name of an ending by its number.
    Endings(fn(u16, Language) -> &'static str),
}

/// How many rows of the screen a game's sign takes.
pub const TITLE: i32 = 72;

/// The guided first game, for two players with the usual options.
pub struct Lesson {
    /// The seed of its match.
    pub seed: u64,
    /// Its steps.
    pub steps: &'static [Step],
}

/// Makes `LESSON`, of the seed of its match and its steps, one a line, as the playthrough files write an action: what the
/// learner does, on the first seat, and what he sees the other player do, on the second.
macro_rules! lesson {
    (@read) => { $crate::faces::Step::Read };
    (@do $action:literal) => { $crate::faces::Step::Do($action) };
    (@see $action:literal) => { $crate::faces::Step::See($action) };
    (seed $seed:literal; $( $step:tt $($action:literal)?; )+) => {
        /// The guided first game.
        pub(super) const LESSON: $crate::faces::Lesson = $crate::faces::Lesson {
            seed: $seed,
            steps: &[$( $crate::faces::title::lesson!(@$step $($action)?) ),+],
        };
    };
}
pub(super) use lesson;

/// One step of the guided first game; each has a text that is read before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing but the text.
    Read,
    /// The learner, on the first seat, does this and nothing else. In notation.
    Do(&'static str),
    /// The other player does this meanwhile. In notation; nothing is read before it.
    See(&'static str),
}

/// The options of a game, as lines of the set-up. Whatever is chosen can be played.
pub trait Variants {
    /// How many lines there are.
    fn lines(&self) -> usize;

    /// One of the lines; none past the last.
    fn line(&self, number: usize, language: Language) -> Option<Choice>;

    /// Sets a line to its next value, or to the one before.
    fn set(&mut self, number: usize, forward: bool);

    /// How many people these options are for, of those that can play the game.
    fn people(&self, players: RangeInclusive<u8>) -> RangeInclusive<u8> {
        players
    }

    /// Lets give way what asks for another number of people.
    fn settle(&mut self, _people: u8) {}

    /// The name of the opponent whom the rulebook itself plays, if there is one: he sits behind the people.
    fn automa(&self, _language: Language) -> Option<&'static str> {
        None
    }
}

/// One line of the set-up: a variant, and how it is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: &'static str,
    /// How it is set.
    pub value: &'static str,
    /// What it changes, in a sentence or two.
    pub about: &'static str,
}

impl Choice {
    /// A line that is switched on or off.
    pub fn switch(name: &'static str, about: &'static str, on: bool, language: Language) -> Self {
        let words = &language.words().general;
        let value = if on { words.on } else { words.off };
        Self { name, value, about }
    }
}

/// The value after another one, or before it, round without end; none is a value too.
pub(super) fn next<I: Id>(value: Option<I>, forward: bool) -> Option<I> {
    let position = value.map_or(0, |value| value.index() + 1);
    let position = match (forward, position) {
        (true, position) if position >= I::COUNT => 0,
        (true, position) => position + 1,
        (false, 0) => I::COUNT,
        (false, position) => position - 1,
    };
    position.checked_sub(1).and_then(I::from_index)
}

/// Whom the rulebook plays, and how well: who is alone plays against him, as it is set or in the usual way.
pub(super) fn opponent<L>(set: Option<L>, people: u8, usual: L) -> Option<L> {
    (people == 1).then_some(set.unwrap_or(usual))
}

/// Makes `Variants` of a game's `Options` that are switches alone, in the order of the set-up. What brings something else
/// along is said after the switches, with the options as they were before.
///
/// ```ignore
/// switches! { chess: blitz, handicap; |options, before| options.handicap &= !options.blitz }
/// ```
macro_rules! switches {
    ($word:ident: $($field:ident),+ $(; |$options:ident, $before:ident| $settle:expr)?) => {
        impl $crate::faces::Variants for Options {
            fn lines(&self) -> usize {
                [$(stringify!($field)),+].len()
            }

            fn line(
                &self,
                number: usize,
                language: $crate::words::Language,
            ) -> Option<$crate::faces::Choice> {
                let texts = language.$word().options();
                let all = [$((self.$field, &texts.$field)),+];
                let &(on, text) = all.get(number)?;
                Some($crate::faces::Choice::switch(text.name, text.about, on, language))
            }

            fn set(&mut self, number: usize, _forward: bool) {
                $(let $before = *self;)?
                if let Some(on) = [$(&mut self.$field),+].get_mut(number) {
                    **on = !**on;
                }
                $(
                    let $options = self;
                    $settle
                )?
            }
        }
    };
}
pub(super) use switches;
