//! The runner of playthrough texts: a match told line by line, with facts that must hold.
//!
//! The format is told in tests/playthroughs/README.md. The runner stops at the first line that does not come true or
//! cannot be read, and says what it found instead. It does not know files, nor any game's words.

use super::dice::Dice;
use super::facts::{Answer, Asker, Line};
use super::notation::{Misread, Names, Notation, Sentence, Words, same_words};
use super::options::Written;
use super::play::Entry;
use super::recorded::Recorded;
use super::seat::Seat;
use super::vocabulary::Term;
use core::fmt::{self, Write};

/// The longest line a playthrough may have, in bytes.
pub const LONGEST_LINE: usize = 400;

/// What kind of fault a line has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The line was understood, but the game says otherwise.
    Failed,
    /// The line, or the file, cannot be used.
    Unreadable,
}

/// The first line that did not come true, and what was found instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line's number, from 1.
    pub line: u32,
    /// Whether it failed or could not be read.
    pub kind: FaultKind,
    /// What was found, and what would be right.
    pub message: Sentence,
}

/// A playthrough that came true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Actions that were played.
    pub actions: u32,
    /// Facts that held.
    pub facts: u32,
    /// Actions that were refused, as they should be.
    pub refusals: u32,
}

/// The name of the game a text is about, if it says so.
#[must_use]
pub fn game_name(text: &str) -> Option<&str> {
    let line = text
        .lines()
        .map(without_comment)
        .find(|line| !line.is_empty())?;
    let mut words = Words::of(line);
    words.phrase("game").then(|| words.word()).flatten()
}

/// A line without its comment and the blanks around it.
pub(crate) fn without_comment(line: &str) -> &str {
    line.find('#')
        .and_then(|start| line.get(..start))
        .unwrap_or(line)
        .trim()
}

/// A complaint about a line that cannot be read.
pub(crate) fn unreadable(line: u32, message: fmt::Arguments<'_>) -> Fault {
    Fault {
        line,
        kind: FaultKind::Unreadable,
        message: Sentence::of(message),
    }
}

/// A complaint about a line that did not come true.
pub(crate) fn failed(line: u32, message: fmt::Arguments<'_>) -> Fault {
    Fault {
        line,
        kind: FaultKind::Failed,
        message: Sentence::of(message),
    }
}

/// Runs a whole text; after each line that means something, `each` gets its number, itself and the state.
pub fn run<G: Notation>(
    text: &str,
    mut each: impl FnMut(u32, &str, &G, &Names<'_>),
) -> Result<Summary, Fault> {
    let mut reader = Reader::<G>::default();
    let mut number: u32 = 0;
    for raw in text.lines() {
        number = number.saturating_add(1);
        if raw.len() > LONGEST_LINE {
            return Err(unreadable(
                number,
                format_args!("the line is longer than {LONGEST_LINE} bytes"),
            ));
        }
        let line = without_comment(raw);
        if line.is_empty() {
            continue;
        }
        if reader.ended {
            return Err(unreadable(
                number,
                format_args!("found \"{line}\" after the line \"end\""),
            ));
        }
        reader.line(number, line)?;
        if let (Some(state), Some(names)) = (reader.state(), &reader.names) {
            each(number, line, state, names);
        }
    }
    if reader.ended {
        Ok(reader.summary)
    } else {
        Err(unreadable(
            number,
            format_args!("the text stops without the line \"end\": a part is missing"),
        ))
    }
}

/// What the lines so far have led to.
struct Reader<'t, G: Notation> {
    named: bool,
    names: Option<Names<'t>>,
    options: G::Options,
    seed: Option<u64>,
    rules: u16,
    /// The position while set-up lines may still change it.
    position: Option<(G, Dice)>,
    /// The match, from the first line that is no set-up on.
    game: Option<Recorded<G>>,
    ended: bool,
    summary: Summary,
}

impl<G: Notation> Default for Reader<'_, G> {
    fn default() -> Self {
        Self {
            named: false,
            names: None,
            options: G::Options::default(),
            seed: None,
            rules: G::RULES,
            position: None,
            game: None,
            ended: false,
            summary: Summary::default(),
        }
    }
}

impl<'t, G: Notation> Reader<'t, G> {
    /// The state, if there is one yet.
    fn state(&self) -> Option<&G> {
        self.game
            .as_ref()
            .map(|game| game.game())
            .or(self.position.as_ref().map(|(state, _)| state))
    }

    /// Does what one line says.
    fn line(&mut self, number: u32, line: &'t str) -> Result<(), Fault> {
        let misread = |misread: Misread| unreadable(number, format_args!("{misread}"));
        let mut words = Words::of(line);
        if !self.named {
            words.expect("game").map_err(misread)?;
            self.named = words.phrase(G::NAME);
            return if self.named {
                words.end().map_err(misread)
            } else {
                Err(misread(words.misread(G::NAME)))
            };
        }
        let header = self.position.is_none() && self.game.is_none();
        if header && words.phrase("players") {
            return self.players(number, words);
        }
        if header && words.phrase("options") {
            self.options = G::Options::read(&mut words)
                .and_then(|all| words.end().map(|()| all))
                .map_err(misread)?;
            return Ok(());
        }
        if header && words.phrase("seed") {
            let seed = words.number("a whole number").map_err(misread)?;
            self.seed = Some(seed);
            return words.end().map_err(misread);
        }
        if header && words.phrase("rules") {
            let before = words;
            self.rules = words.number("a revision of the rules").map_err(misread)?;
            if !(1..=G::RULES).contains(&self.rules) {
                return Err(misread(before.misread("a revision this version knows")));
            }
            return words.end().map_err(misread);
        }
        let Some(names) = self.names else {
            return Err(misread(
                words.misread("the line \"players\" with the players' names"),
            ));
        };
        if header {
            let mut dice = Dice::from_seed(self.seed.unwrap_or(0));
            let mut state = G::new(self.options, names.seats(), &mut dice)
                .map_err(|error| unreadable(number, format_args!("{error}")))?;
            state.under(self.rules);
            self.position = Some((state, dice));
        }
        if line.starts_with("set ") || line.starts_with("begin ") {
            let Some((state, _)) = &mut self.position else {
                return Err(unreadable(
                    number,
                    format_args!("set-up lines stand before the first action or fact"),
                ));
            };
            let mut line = Line::new(line, &names);
            return state
                .arrange(&mut line)
                .and_then(|()| line.end())
                .map_err(misread);
        }
        if let Some((state, dice)) = self.position.take() {
            state.audit().map_err(|what| {
                unreadable(
                    number,
                    format_args!("the set-up lines above cannot be: {what}"),
                )
            })?;
            self.game = Some(Recorded::from_position(state, dice));
        }
        if let Some(fact) = line.strip_prefix('=') {
            return self.fact(number, fact, &names);
        }
        if let Some(refusal) = line.strip_prefix('!') {
            return self.refusal(number, refusal, &names);
        }
        if words.phrase("end") && words.is_empty() {
            self.ended = true;
            return Ok(());
        }
        self.action(number, line, &names)
    }

    /// Reads the players' names.
    fn players(&mut self, number: u32, words: Words<'t>) -> Result<(), Fault> {
        self.names = Some(names(number, words)?);
        Ok(())
    }
    /// Reads `name: action`.
    fn deed(number: u32, line: &str, names: &Names<'_>) -> Result<(Seat, G::Action), Fault> {
        let misread = |misread: Misread| unreadable(number, format_args!("{misread}"));
        let (seat, mut words) = parts(number, line, names)?;
        let action = G::Action::read(&mut words, names).map_err(misread)?;
        words.end().map_err(misread)?;
        Ok((seat, action))
    }

    /// Plays an action that must be allowed.
    fn action(&mut self, number: u32, line: &str, names: &Names<'_>) -> Result<(), Fault> {
        let (seat, action) = Self::deed(number, line, names)?;
        let Some(game) = &mut self.game else {
            return Ok(());
        };
        match game.play(seat, action, |_, _| {}) {
            Ok(()) => {
                self.summary.actions = self.summary.actions.saturating_add(1);
                game.game().audit().map_err(|what| {
                    failed(number, format_args!("the books do not balance: {what}"))
                })
            }
            Err(refused) => Err(failed(
                number,
                format_args!("refused: {}", reason::<G>(refused, names)),
            )),
        }
    }

    /// Tries an action that must be refused, perhaps `because` of something.
    fn refusal(&mut self, number: u32, line: &str, names: &Names<'_>) -> Result<(), Fault> {
        let (deed, because) = match line.split_once(" because ") {
            Some((deed, because)) => (deed, Some(because.trim())),
            None => (line, None),
        };
        let (seat, action) = Self::deed(number, deed, names)?;
        let Some(game) = &mut self.game else {
            return Ok(());
        };
        // A refused action changes nothing, so the match itself may be asked.
        match game.play(seat, action, |_, _| {}) {
            Ok(()) => Err(failed(
                number,
                format_args!("the action is allowed, but should be refused"),
            )),
            Err(refused) => {
                let found = reason::<G>(refused, names);
                match because {
                    Some(because) if !found.as_str().starts_with(because) => Err(failed(
                        number,
                        format_args!("refused because {found}, not because {because}"),
                    )),
                    _ => {
                        self.summary.refusals = self.summary.refusals.saturating_add(1);
                        Ok(())
                    }
                }
            }
        }
    }

    /// Asks for a fact and compares the answer, word by word.
    fn fact(&mut self, number: u32, fact: &str, names: &Names<'_>) -> Result<(), Fault> {
        let Some(game) = &self.game else {
            return Ok(());
        };
        let mut line = Line::new(fact, names);
        let mut found = Sentence::default();
        game.game()
            .answer(&mut line, &mut Answer(&mut found))
            .map_err(|misread| unreadable(number, format_args!("{misread}")))?;
        let same = same_words(found.as_str(), line.rest());
        if same {
            self.summary.facts = self.summary.facts.saturating_add(1);
            return Ok(());
        }
        Err(failed(
            number,
            format_args!("found \"{found}\" instead of \"{}\"", line.rest()),
        ))
    }
}

/// Reads the players' names.
pub(crate) fn names(number: u32, words: Words<'_>) -> Result<Names<'_>, Fault> {
    let names = words.rest().split_whitespace();
    if let Some(bad) = names
        .clone()
        .find(|name| !name.chars().all(|letter| letter.is_ascii_lowercase()))
    {
        return Err(unreadable(
            number,
            format_args!("\"{bad}\" is no name: a name is written in small letters a to z"),
        ));
    }
    if let Some(twice) = names
        .clone()
        .find(|name| names.clone().filter(|other| other == name).count() > 1)
    {
        return Err(unreadable(
            number,
            format_args!("two players have the name \"{twice}\""),
        ));
    }
    let count = names.clone().count();
    Names::new(names).ok_or_else(|| {
        unreadable(
            number,
            format_args!("found {count} players: a table has 1 to 5"),
        )
    })
}

/// The two parts of `name: action`: whose deed it is, and the words that tell it.
pub(crate) fn parts<'t>(
    number: u32,
    line: &'t str,
    names: &Names<'_>,
) -> Result<(Seat, Words<'t>), Fault> {
    let misread = |misread: Misread| unreadable(number, format_args!("{misread}"));
    let Some((name, action)) = line.split_once(':') else {
        let words = Words::of(line);
        return Err(misread(words.misread(
            "\"name: action\", a fact \"= ...\", a refusal \"! ...\" or \"end\"",
        )));
    };
    let mut name = Words::of(name);
    let seat = names
        .read(&mut name)
        .and_then(|seat| name.end().map(|()| seat))
        .map_err(misread)?;
    Ok((seat, Words::of(action)))
}

/// Why a match refused an action, in words.
pub(crate) fn reason<G: Notation>(why: G::Why, names: &Names<'_>) -> Sentence {
    let mut text = Sentence::default();
    // Writing a sentence cannot fail.
    let _ = why.write(names, &mut text);
    text
}

/// Prints a match as a playthrough: its set-up, and every action on its own line.
pub fn write<G: Notation>(
    options: G::Options,
    seed: u64,
    names: &Names<'_>,
    journal: impl IntoIterator<Item = Entry<G::Action>>,
    out: &mut dyn Write,
) -> fmt::Result {
    write!(out, "game {}\nplayers", G::NAME)?;
    for seat in names.seats().iter() {
        write!(out, " {}", names.of(seat))?;
    }
    if options != G::Options::default() {
        out.write_str("\noptions ")?;
        options.write(out)?;
    }
    writeln!(out, "\nseed {seed}")?;
    for Entry { seat, action } in journal {
        write!(out, "{}: ", names.of(seat))?;
        action.write(names, out)?;
        out.write_str("\n")?;
    }
    out.write_str("end\n")
}

/// Prints all facts of a state, one line each, as they could stand in a playthrough; for a seat those that it sees.
pub fn show<G: Notation>(
    state: &G,
    names: &Names<'_>,
    seat: Option<Seat>,
    mut line: impl FnMut(&str),
) {
    let mut ask = |question: &str| {
        let mut answer = Sentence::default();
        let asked = &mut Line::new(question, names);
        if state.answer(asked, &mut Answer(&mut answer)).is_ok() {
            line(Sentence::of(format_args!("= {question} {answer}")).as_str());
        }
    };
    let ask = &mut ask;
    state.questions(&mut Asker { names, seat, ask });
}
