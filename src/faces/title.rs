//! The title card of a game: what is told of it before it lies on the table, as data.
//!
//! Knows no screen but the sign that it paints.

use core::ops::RangeInclusive;

use super::livery::{Liveries, Livery};
use crate::{
    kernel::seat::{Seat, Seats},
    ui::canvas::Canvas,
    words::Language,
};

/// What is told of a game before it lies on the table.
pub struct TitleCard {
    /// Its name.
    pub name: fn(Language) -> &'static str,
    /// The game in one short line.
    pub about: fn(Language) -> &'static str,
    /// Paints its sign, over the whole width and the uppermost `TITLE` rows of the screen.
    pub paint: fn(&mut Canvas),
    /// How many people can play.
    pub players: RangeInclusive<u8>,
    /// The colours that it is played in.
    pub colours: Colours,
    /// What the statistics count of it.
    pub counts: Counts,
    /// How many topics its rules have; the last one is how it ends.
    pub topics: usize,
    /// A topic of the rules: its heading, and the rules in our own words; none past the last.
    pub topic: fn(usize, Language) -> Option<(&'static str, &'static str)>,
    /// The guided first game.
    pub lesson: Lesson,
}

/// The colours of a title: as many as there can be players, or more.
pub struct Colours {
    /// All of them, in the order in which they are handed out.
    pub all: &'static [Livery],
    /// How they are called.
    pub name: fn(Livery, Language) -> &'static str,
    /// The colours of each seat, where the rules give them: one or more. Else everybody chooses one.
    pub given: Option<fn(Seats, Seat) -> Liveries>,
}

impl Colours {
    /// The five colours, of which everybody chooses one.
    pub const FIVE: Self = Self {
        all: &[
            Livery::Red,
            Livery::Blue,
            Livery::Yellow,
            Livery::Green,
            Livery::Black,
        ],
        name: Livery::name,
        given: None,
    };
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
    /// The text of a step.
    pub text: fn(usize, Language) -> &'static str,
}

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
