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
    /// The lesson.
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

/// The lesson, for two players with the usual options: one match in three chapters, of which each can be learnt by itself.
pub struct Lesson {
    /// The seed of its match.
    pub seed: u64,
    /// Its steps, each chapter with its mark before it.
    pub steps: &'static [Step],
}

impl Lesson {
    /// The lesson of a game that teaches nothing.
    pub const NONE: Self = Self {
        seed: 0,
        steps: &[],
    };

    /// How many chapters there are.
    pub fn chapters(&self) -> usize {
        self.chapter_of(self.steps.len()).map_or(0, |last| last + 1)
    }

    /// The step with which a chapter begins.
    pub fn begins(&self, chapter: usize) -> Option<usize> {
        let mut marks = (0..self.steps.len()).filter(|&at| self.is_mark(at));
        marks.nth(chapter).map(|mark| mark + 1)
    }

    /// The chapter that a step belongs to.
    pub fn chapter_of(&self, step: usize) -> Option<usize> {
        let before = (0..step).filter(|&at| self.is_mark(at)).count();
        before.checked_sub(1)
    }

    /// The number of the text of a step; none where nothing is said.
    pub fn said(&self, step: usize) -> Option<usize> {
        let before = self.steps.iter().take(step);
        let said = self.steps.get(step)?.is_said();
        said.then(|| before.filter(|step| step.is_said()).count())
    }

    /// Which of the texts of its chapter that of a step is, from 1, and how many there are.
    pub fn place(&self, step: usize) -> (usize, usize) {
        let begin = self.chapter_of(step).and_then(|number| self.begins(number));
        let begin = begin.unwrap_or(0);
        let chapter = self.steps.iter().skip(begin);
        let chapter = || chapter.clone().take_while(|&&step| step != Step::Chapter);
        let said = |step: &&Step| step.is_said();
        let read = chapter().take((step + 1).saturating_sub(begin));
        (read.filter(said).count(), chapter().filter(said).count())
    }

    fn is_mark(&self, step: usize) -> bool {
        self.steps.get(step) == Some(&Step::Chapter)
    }
}

/// Makes `LESSON`, of the seed of its match and its steps, one a line, as the playthrough files write an action: what the
/// learner does, on the first seat, what he sees, and what is done before he looks again.
macro_rules! lesson {
    (@chapter) => { $crate::faces::Step::Chapter };
    (@read) => { $crate::faces::Step::Read };
    (@do $action:literal) => { $crate::faces::Step::Do($action) };
    (@see $action:literal) => { $crate::faces::Step::See($action) };
    (@skip $action:literal) => { $crate::faces::Step::Skip($action) };
    (seed $seed:literal; $( $step:tt $($action:literal)?; )+) => {
        /// The lesson.
        pub(super) const LESSON: $crate::faces::Lesson = $crate::faces::Lesson {
            seed: $seed,
            steps: &[$( $crate::faces::title::lesson!(@$step $($action)?) ),+],
        };
    };
}
pub(super) use lesson;

/// One step of the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A chapter begins.
    Chapter,
    /// A text to read.
    Read,
    /// A text, and the learner, on the first seat, does this and nothing else. In notation.
    Do(&'static str),
    /// Whoever's turn it is does this, and the learner sees it. In notation.
    See(&'static str),
    /// Whoever's turn it is does this, and nothing of it is shown. In notation.
    Skip(&'static str),
}

impl Step {
    /// Whether something is said.
    pub const fn is_said(&self) -> bool {
        matches!(self, Self::Read | Self::Do(_))
    }
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

/// A game without variants.
impl Variants for () {
    fn lines(&self) -> usize {
        0
    }

    fn line(&self, _: usize, _: Language) -> Option<Choice> {
        None
    }

    fn set(&mut self, _: usize, _: bool) {}
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
