//! A position in plain text: what can be asked of it, and lines that set it up in the middle of a game.
//!
//! It serves playthroughs and bug reports, to which everything is told, and players in other programs, who are told what
//! their seat sees. It knows the questions that every game answers, and none of any one game.

use super::game::{Game, Turn};
use super::id::{Id, IdSet};
use super::notation::{Misread, Names, Sentence, Words, list};
use super::seat::{Seat, Viewer};
use super::vocabulary::Term;
use core::fmt::{self, Debug, Display, Write};
use core::ops::{Deref, DerefMut};
use core::str::FromStr;

/// A line that is being read, with the names that may stand in it.
pub struct Line<'a> {
    /// What is not read yet.
    pub words: Words<'a>,
    /// The players' names.
    pub names: &'a Names<'a>,
}

impl<'a> Deref for Line<'a> {
    type Target = Words<'a>;
    fn deref(&self) -> &Words<'a> {
        &self.words
    }
}

impl DerefMut for Line<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.words
    }
}

impl<'a> Line<'a> {
    /// A line of a file of these players.
    #[must_use]
    pub fn new(text: &'a str, names: &'a Names<'a>) -> Self {
        Self {
            words: Words::of(text),
            names,
        }
    }

    /// Reads a word of the game.
    pub fn read<T: Term>(&mut self) -> Result<T, Misread> {
        T::read(&mut self.words, self.names)
    }

    /// Reads whose pieces come to a place and how many, a number that is said only where there may be several, and puts
    /// one after the other. `put` says whether it could.
    pub fn put(
        &mut self,
        several: bool,
        [wanted, possible]: [&'static str; 2],
        mut put: impl FnMut(Seat) -> bool,
    ) -> Result<(), Misread> {
        let before = self.words;
        let seat = self.seat()?;
        let count = if several { self.number(wanted)? } else { 1u8 };
        let all = (0..count).all(|_| put(seat));
        all.then_some(()).ok_or_else(|| before.misread(possible))
    }

    /// Reads the name of a player.
    pub fn seat(&mut self) -> Result<Seat, Misread> {
        self.read()
    }

    /// Reads the name of a player who looks.
    pub fn viewer(&mut self) -> Result<Viewer, Misread> {
        self.seat().map(Viewer::Player)
    }

    /// Reads a number that is not too great.
    pub fn up_to<T: FromStr + PartialOrd>(
        &mut self,
        most: T,
        wanted: &'static str,
    ) -> Result<T, Misread> {
        let before = self.words;
        let number: T = self.number(wanted)?;
        if number > most {
            return Err(before.misread(wanted));
        }
        Ok(number)
    }

    /// Reads how many of some things lie here, and says how many are left for elsewhere: things are moved, never made.
    pub fn share(
        &mut self,
        all: u8,
        wanted: &'static str,
        most: &'static str,
    ) -> Result<(u8, u8), Misread> {
        let before = self.words;
        let here = self.number(wanted)?;
        let left = all.checked_sub(here);
        Ok((here, left.ok_or_else(|| before.misread(most))?))
    }

    /// Reads ids to the end of the line.
    pub fn set<I: Id + Term>(&mut self) -> Result<IdSet<I, u16>, Misread> {
        let mut set = IdSet::empty();
        while !self.is_empty() {
            set.insert(self.read()?);
        }
        Ok(set)
    }
}

/// Where an answer is printed. A sentence takes whatever it is given, so the results of writing say nothing.
pub struct Answer<'a>(pub &'a mut dyn Write);

impl Write for Answer<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write_str(text)
    }
}

impl Answer<'_> {
    /// Answers with one thing.
    pub fn say(&mut self, item: impl Display) {
        let _ = write!(self.0, "{item}");
    }

    /// Answers with one thing, or with a word where there is none.
    pub fn say_or(&mut self, item: Option<impl Display>, none: &'static str) {
        match item {
            Some(item) => self.say(item),
            None => self.say(none),
        }
    }

    /// Answers yes or no.
    pub fn yes(&mut self, holds: bool) {
        self.say(if holds { "yes" } else { "no" });
    }

    /// Answers with a list, which may be empty.
    pub fn list(&mut self, items: impl IntoIterator<Item = impl Display>) {
        list(self.0, items.into_iter());
    }

    /// Answers with things in a row, without commas.
    pub fn row(&mut self, items: impl IntoIterator<Item = impl Display>) {
        for (number, item) in items.into_iter().enumerate() {
            let _ = write!(self.0, "{}{item}", if number == 0 { "" } else { " " });
        }
    }

    /// Answers with the names of these players.
    pub fn players(&mut self, names: &Names<'_>, seats: impl Iterator<Item = Seat>) {
        self.list(seats.map(|seat| names.of(seat)));
    }

    /// Answers with the name of a variant in plain words: `LastRound { .. }` is "last round".
    pub fn variant(&mut self, of: &impl Debug) {
        self.say(variant(of));
    }
}

/// The name of an enum's variant in plain words, whatever it holds.
#[must_use]
pub fn variant(of: &impl Debug) -> Sentence {
    let printed = Sentence::of(format_args!("{of:?}"));
    let name = printed.as_str();
    let name = name.split(|letter: char| !letter.is_alphanumeric()).next();
    let mut words = Sentence::default();
    for letter in name.unwrap_or_default().chars() {
        let begins = letter.is_uppercase() && !words.as_str().is_empty();
        let blank = if begins { " " } else { "" };
        // A sentence takes whatever it is given.
        let _ = write!(words, "{blank}{}", letter.to_ascii_lowercase());
    }
    words
}

/// Puts questions, one after the other.
pub struct Asker<'a> {
    /// The players' names.
    pub names: &'a Names<'a>,
    /// The seat that asks, and is told what it sees; without one everything is told.
    pub seat: Option<Seat>,
    /// Whom to ask.
    pub ask: &'a mut dyn FnMut(&str),
}

impl Asker<'_> {
    /// Puts one question.
    pub fn put(&mut self, question: impl Display) {
        (self.ask)(Sentence::of(format_args!("{question}")).as_str());
    }

    /// Puts these questions.
    pub fn all(&mut self, questions: &[&str]) {
        questions.iter().for_each(|question| self.put(question));
    }

    /// Puts these questions about a player.
    pub fn of(&mut self, seat: Seat, questions: &[&str]) {
        let name = self.names.of(seat);
        for question in questions {
            self.put(format_args!("{question} {name}"));
        }
    }

    /// Puts these questions about what a player may hide; a seat that asks is told what it sees of it.
    pub fn secrets_of(&mut self, seat: Seat, questions: &[&str]) {
        let Some(viewer) = self.seat else {
            return self.of(seat, questions);
        };
        let [viewer, name] = [viewer, seat].map(|seat| self.names.of(seat));
        for question in questions {
            self.put(format_args!("seen by {viewer} {question} {name}"));
        }
    }

    /// Puts a question about each of these.
    pub fn each(&mut self, question: &str, of: impl Iterator<Item = impl Display>) {
        of.for_each(|one| self.put(format_args!("{question} {one}")));
    }
}

/// A game whose positions can be asked.
pub trait Facts: Game {
    /// Answers a question that is this game's own; one that has none answers those of every game alone.
    fn fact(&self, line: &mut Line<'_>, _out: &mut Answer<'_>) -> Result<(), Misread> {
        Err(line.misread("turn, ranking or winners"))
    }

    /// Puts every question that has an answer worth reading, in a stable order. Where a seat asks, the answers are the same
    /// in all states in which it sees the same and decides.
    fn questions(&self, _ask: &mut Asker<'_>) {}

    /// Reads a question from the front of the line and prints the answer.
    fn answer(&self, line: &mut Line<'_>, out: &mut Answer<'_>) -> Result<(), Misread> {
        let names = line.names;
        match () {
            () if line.phrase("turn") => match self.turn() {
                Turn::Of(seat) => out.say(names.of(seat)),
                Turn::Over(_) => out.say("over"),
            },
            () if line.phrase("ranking") => match self.turn() {
                Turn::Of(_) => out.say("not over"),
                Turn::Over(ranking) => out.players(names, ranking.order()),
            },
            () if line.phrase("winners") => match self.turn() {
                Turn::Of(_) => out.say("not over"),
                Turn::Over(ranking) => out.players(names, ranking.winners()),
            },
            () => self.fact(line, out)?,
        }
        Ok(())
    }
}

/// A game whose positions can be set up, before the first action; one that says nothing of it takes no such line.
pub trait Arranged {
    /// Whether the match is at its very beginning, where pieces may still be put.
    fn is_new(&self) -> bool {
        false
    }

    /// Puts pieces as the rest of a line says.
    fn set(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        Err(line.misread("no set-up"))
    }

    /// Starts the match at a later moment than its very beginning, as the rest of a line says.
    fn begin(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        Err(line.misread("no set-up"))
    }

    /// Does what a set-up line says.
    fn arrange(&mut self, line: &mut Line<'_>) -> Result<(), Misread> {
        if !self.is_new() {
            return Err(line.misread("a fact or an action, for the line begin ends the set-up,"));
        }
        if line.phrase("begin") {
            return self.begin(line);
        }
        line.expect("set")?;
        self.set(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[allow(dead_code, reason = "only its name is asked")]
    enum Stage {
        LastRound { number: u8 },
        Over,
    }

    #[test]
    fn a_variant_is_told_in_plain_words() {
        let stage = Stage::LastRound { number: 3 };
        assert_eq!(variant(&stage).as_str(), "last round");
        assert_eq!(variant(&Stage::Over).as_str(), "over");
        assert_eq!(variant(&Some(7)).as_str(), "some");
    }

    #[test]
    fn more_than_there_is_cannot_be_shared() {
        let names = Names::new(["red", "blue"]).unwrap();
        let mut line = Line::new("3 4 5", &names);
        assert_eq!(line.share(3, "a number", "at most three"), Ok((3, 0)));
        let refused = line.share(3, "a number", "at most three").unwrap_err();
        assert_eq!(
            refused.to_string(),
            "found \"4 5\" where at most three is expected"
        );
        assert_eq!(line.up_to(5, "a number up to five"), Ok(5));
        assert!(Line::new("6", &names).up_to(5, "a number").is_err());
    }

    #[test]
    fn an_answer_says_what_there_is_or_that_there_is_nothing() {
        let said = |tell: &dyn Fn(&mut Answer<'_>)| {
            let mut text = Sentence::default();
            tell(&mut Answer(&mut text));
            text.as_str().to_owned()
        };
        assert_eq!(said(&|out| out.say_or(None::<u8>, "hidden")), "hidden");
        assert_eq!(said(&|out| out.row([1, 2])), "1 2");
        assert_eq!(said(&|out| out.list([1, 2])), "1, 2");
        assert_eq!(said(&|out| out.list([0; 0])), "none");
    }
}
