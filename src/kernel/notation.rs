//! Plain text for actions, facts and set-ups: printing, and reading with a useful complaint.
//!
//! It does not know any game's words, nor files.

use super::facts::{Arranged, Facts};
use super::game::Game;
use super::id::Id;
use super::options::Written;
use super::seat::{PerSeat, Seat, Seats};
use core::fmt::{self, Write};
use heapless::String;

/// A sentence of bounded length; what does not fit is cut off, never an error.
///
/// 240 characters are three lines of a terminal: enough for every complaint of ours around a quoted word.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence(String<240>);

impl Sentence {
    /// A sentence from its parts.
    #[must_use]
    pub fn of(parts: fmt::Arguments<'_>) -> Self {
        let mut sentence = Self::default();
        // Writing cannot fail: what does not fit is cut off.
        let _ = sentence.write_fmt(parts);
        sentence
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl Write for Sentence {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for letter in text.chars() {
            if self.0.push(letter).is_err() {
                break;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

/// A text that was not understood: what stood there, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// What was found, cut to a readable length.
    pub found: String<40>,
    /// What would be right.
    pub wanted: Wanted,
}

/// What would be right where a text was not understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// This, in plain words.
    This(&'static str),
    /// Such a thing, which begins with one of these phrases.
    Opening(&'static str, &'static [&'static str]),
}

impl From<&'static str> for Wanted {
    fn from(wanted: &'static str) -> Self {
        Self::This(wanted)
    }
}

/// The first word of a phrase.
fn first_word(phrase: &str) -> &str {
    phrase.split(separates).next().unwrap_or_default()
}

impl fmt::Display for Misread {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            out.write_str("the line ends where ")?;
        } else {
            write!(out, "found \"{}\" where ", self.found)?;
        }
        match self.wanted {
            Wanted::This(wanted) => out.write_str(wanted)?,
            Wanted::Opening(noun, openings) => {
                // If the first word is right, the phrases that begin with it; otherwise every first word.
                let begun = first_word(&self.found);
                let same = |phrase: &str| first_word(phrase).eq_ignore_ascii_case(begun);
                let close = openings.iter().any(|phrase| same(phrase));
                let mut sign = '(';
                write!(out, "{noun} ")?;
                for (number, phrase) in openings.iter().enumerate() {
                    let word = first_word(phrase);
                    let mut before = openings.iter().take(number);
                    let shown = if !close && !before.any(|other| first_word(other) == word) {
                        word
                    } else if close && same(phrase) {
                        phrase.trim_matches(separates)
                    } else {
                        continue;
                    };
                    write!(out, "{}{shown}", if sign == '(' { "(" } else { ", " })?;
                    sign = ',';
                }
                out.write_str(")")?;
            }
        }
        out.write_str(" is expected")
    }
}

/// The names of the players at a table, as they stand in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names<'a> {
    names: PerSeat<&'a str>,
    seats: Seats,
}

impl<'a> Names<'a> {
    /// Names for the first seats, in order; nothing if there are not 1 to 5 of them.
    pub fn new(list: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        let mut names = PerSeat::filled("");
        let mut count = 0;
        for name in list {
            names[Seat::from_index(count)?] = name;
            count = count.saturating_add(1);
        }
        Some(Self {
            names,
            seats: Seats::new(u8::try_from(count).ok()?)?,
        })
    }

    /// The seats' own words, for a table without names.
    #[must_use]
    pub fn plain(seats: Seats) -> Names<'static> {
        Names {
            names: PerSeat::new(["one", "two", "three", "four", "five"]),
            seats,
        }
    }

    /// How many players there are.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The name of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &'a str {
        self.names[seat]
    }

    /// Reads the name of a player.
    pub fn read(&self, words: &mut Words<'_>) -> Result<Seat, Misread> {
        words.pick(
            "the name of a player",
            self.seats.iter().map(|seat| (self.names[seat], seat)),
        )
    }
}

/// The words of a line that are not read yet. Case does not matter; commas separate like spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words<'a> {
    rest: &'a str,
}

/// Whether a letter stands between words.
fn separates(letter: char) -> bool {
    letter.is_whitespace() || letter == ','
}

/// Whether two texts have the same words, whatever blanks, commas and capitals stand in them.
#[must_use]
pub fn same_words(one: &str, other: &str) -> bool {
    let mut left = one.split(separates).filter(|word| !word.is_empty());
    let mut right = other.split(separates).filter(|word| !word.is_empty());
    loop {
        match (left.next(), right.next()) {
            (None, None) => return true,
            (Some(word), Some(same)) if word.eq_ignore_ascii_case(same) => {}
            _ => return false,
        }
    }
}

impl<'a> Words<'a> {
    /// The words of a text.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        Self {
            rest: text.trim_matches(separates),
        }
    }

    /// What is left, as it stands.
    #[must_use]
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Whether nothing is left.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// How far into the rest a phrase reaches, if the rest begins with it.
    fn matches(&self, phrase: &str) -> Option<usize> {
        let head = self.rest.get(..phrase.len())?;
        let tail = self.rest.get(phrase.len()..)?;
        (head.eq_ignore_ascii_case(phrase) && !tail.starts_with(|letter| !separates(letter)))
            .then_some(phrase.len())
    }

    /// Reads this phrase if it comes next.
    pub fn phrase(&mut self, phrase: &str) -> bool {
        let Some(length) = self.matches(phrase) else {
            return false;
        };
        self.rest = self
            .rest
            .get(length..)
            .unwrap_or("")
            .trim_start_matches(separates);
        true
    }

    /// Reads this phrase, which must come next. Blanks and commas around it mean nothing, and alone they are no phrase.
    pub fn expect(&mut self, phrase: &'static str) -> Result<(), Misread> {
        let phrase = phrase.trim_matches(separates);
        if phrase.is_empty() || self.phrase(phrase) {
            Ok(())
        } else {
            Err(self.misread(phrase))
        }
    }

    /// Reads the longest of these phrases that comes next, and gives what it stands for.
    pub fn pick<'p, T>(
        &mut self,
        wanted: &'static str,
        phrases: impl IntoIterator<Item = (&'p str, T)>,
    ) -> Result<T, Misread> {
        let mut best: Option<(&str, T)> = None;
        for (phrase, meaning) in phrases {
            let longer = best
                .as_ref()
                .is_none_or(|(other, _)| other.len() < phrase.len());
            if longer && self.matches(phrase).is_some() {
                best = Some((phrase, meaning));
            }
        }
        let Some((phrase, meaning)) = best else {
            return Err(self.misread(wanted));
        };
        self.phrase(phrase);
        Ok(meaning)
    }

    /// Reads one word.
    pub fn word(&mut self) -> Option<&'a str> {
        let end = self.rest.find(separates).unwrap_or(self.rest.len());
        let word = self.rest.get(..end).filter(|word| !word.is_empty())?;
        self.rest = self
            .rest
            .get(end..)
            .unwrap_or("")
            .trim_start_matches(separates);
        Some(word)
    }

    /// Reads a whole number.
    pub fn number<T: core::str::FromStr>(&mut self, wanted: &'static str) -> Result<T, Misread> {
        self.next(wanted, |word| word.parse().ok())
    }

    /// Reads one word that means something; any other stays where it is.
    fn next<T>(
        &mut self,
        wanted: &'static str,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let mut ahead = *self;
        let found = ahead.word().and_then(meaning);
        let found = found.ok_or_else(|| self.misread(wanted))?;
        *self = ahead;
        Ok(found)
    }

    /// Reads the letter and number of a numbered id, such as `V05`.
    pub fn numbered<T>(
        &mut self,
        letter: char,
        id: impl Fn(u8) -> Option<T>,
        wanted: &'static str,
    ) -> Result<T, Misread> {
        self.next(wanted, |word| {
            let digits = word.strip_prefix([letter, letter.to_ascii_lowercase()])?;
            digits.parse().ok().and_then(id)
        })
    }

    /// Whether more of the same line is read here than there.
    #[must_use]
    pub const fn is_past(&self, other: &Self) -> bool {
        self.rest.len() < other.rest.len()
    }

    /// Makes sure that nothing is left.
    pub fn end(&self) -> Result<(), Misread> {
        if self.is_empty() {
            Ok(())
        } else {
            Err(self.misread("the end of the line"))
        }
    }

    /// The complaint that something else should stand here.
    #[must_use]
    pub fn misread(&self, wanted: impl Into<Wanted>) -> Misread {
        let wanted = wanted.into();
        let mut found = String::new();
        for letter in self.rest.chars() {
            if found.push(letter).is_err() {
                break;
            }
        }
        Misread { found, wanted }
    }
}

/// Prints a list with commas, or `none`.
pub struct List<'a> {
    out: &'a mut dyn Write,
    empty: bool,
}

impl<'a> List<'a> {
    /// A list that is printed there, item by item.
    pub fn new(out: &'a mut dyn Write) -> Self {
        Self { out, empty: true }
    }

    /// Prints one more item. A sentence takes whatever it is given, so the result of writing says nothing.
    pub fn item(&mut self, item: impl fmt::Display) {
        let _ = write!(self.out, "{}{item}", if self.empty { "" } else { ", " });
        self.empty = false;
    }

    /// Ends the list.
    pub fn end(self) {
        if self.empty {
            let _ = self.out.write_str("none");
        }
    }
}

/// Prints these with commas, or `none`.
pub fn list(out: &mut dyn Write, items: impl Iterator<Item = impl fmt::Display>) {
    let mut list = List::new(out);
    items.for_each(|item| list.item(item));
    list.end();
}

/// A game that can be written down. Its actions and reasons have their notation from their tables.
///
/// Law: every action and every reason prints as one line that reads back as the same.
pub trait Notation: Game<Options: Written> + Facts + Arranged {
    /// Tells a player's score line by line, what decides first comes first; nothing where nothing is counted.
    fn score(&self, _seat: Seat, _line: &mut dyn FnMut(&'static str, i32)) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_phrase_wins() {
        let mut words = Words::of("Palace and House, gold");
        let picked = words.pick(
            "an action",
            [("palace", 1), ("palace and house", 2), ("gold", 3)],
        );
        assert_eq!(picked, Ok(2));
        assert_eq!(words.rest(), "gold");
    }

    #[test]
    fn a_phrase_ends_where_a_word_ends() {
        assert!(!Words::of("houses").phrase("house"));
        assert!(Words::of("house, x").phrase("house"));
    }

    #[test]
    fn a_complaint_says_what_was_found_and_what_would_be_right() {
        let mut words = Words::of("V31 now");
        let id = |number| (number <= 30).then_some(number);
        let misread = words.numbered('V', id, "a village V01 to V30").unwrap_err();
        assert_eq!(
            misread.to_string(),
            "found \"V31 now\" where a village V01 to V30 is expected"
        );
        assert_eq!(
            Words::of("").misread("a name").to_string(),
            "the line ends where a name is expected"
        );
    }

    #[test]
    fn blanks_commas_and_capitals_make_no_difference() {
        assert!(same_words("red 1, Blue  2", "Red 1 blue 2,"));
        assert!(!same_words("red 1", "red 1 blue"));
        assert!(!same_words("red 1", "red 11"));
        assert!(!same_words("red1", "red 1"));
    }

    #[test]
    fn letters_of_any_language_are_cut_without_harm() {
        let long = "ü".repeat(300);
        assert!(Words::of(&long).misread("x").found.len() <= 40);
        assert!(Sentence::of(format_args!("{long}")).as_str().len() <= 240);
        assert!(!Words::of("üx").phrase("u"));
    }
}
