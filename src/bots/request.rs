//! What a player who thinks in another program is told, in plain text, and what he answers.
//! The lines stand in `tests/players/README.md`.
//!
//! He is handed an imagined position as a computer is, and so cannot be told what his seat does not see. It does not know
//! what programs are, nor how a text comes to them.

use super::{Imagined, Level};
use crate::kernel::{
    dice::Dice,
    game::{Game, Secrecy},
    notation::{Misread, Names, Notation, Sentence, Words},
    options::Written as _,
    play::Entry,
    playthrough,
    rank::Ranking,
    seat::Seat,
    vocabulary::Term as _,
};
use core::fmt::{self, Display};

/// The version of what is told and answered: one more when a player must be changed for it.
const VERSION: u8 = 1;

/// How well the computer plays that takes the seat of a program at fault.
pub const DEPUTY: Level = Level::Two;

/// Tells what is told once: the game, its options, the players, and which of them is the one who is told.
pub fn introduce<G: Notation>(
    options: G::Options,
    names: &Names<'_>,
    seat: Seat,
    line: &mut dyn FnMut(&str),
) {
    let mut tell = |parts: fmt::Arguments<'_>| line(Sentence::of(parts).as_str().trim_end());
    tell(format_args!("durbar {VERSION}"));
    tell(format_args!("game {}", <G as Game>::NAME));
    // A sentence takes whatever it is given.
    let mut all = Sentence::default();
    let _ = options.write(&mut all);
    tell(format_args!("options {all}"));
    all = Sentence::default();
    for other in names.seats().iter() {
        let _ = fmt::Write::write_fmt(&mut all, format_args!(" {}", names.of(other)));
    }
    tell(format_args!("players{all}"));
    tell(format_args!("you {}", names.of(seat)));
}

/// Tells a decision line by line, the one that so many actions lie before: what its seat sees, and all that it may do.
pub fn ask<G: Notation>(
    game: &G,
    names: &Names<'_>,
    seat: Seat,
    actions: u32,
    line: &mut dyn FnMut(&str),
) {
    request(&imagined(game, seat), names, seat, line);
    line(Sentence::of(format_args!("decide {actions}")).as_str());
}

/// What an asked seat is shown: the same for all states in which it sees the same.
pub fn imagined<G: Game>(game: &G, seat: Seat) -> Imagined<G> {
    Imagined::by(game, seat, &mut Dice::from_seed(0))
}

/// Tells that the match is over and who has won it; or that it is left before.
pub fn part(ranking: Option<Ranking>, names: &Names<'_>, line: &mut dyn FnMut(&str)) {
    if let Some(ranking) = ranking {
        let mut all = Sentence::default();
        for (place, winner) in ranking.winners().enumerate() {
            let comma = if place > 0 { ", " } else { "" };
            // A sentence takes whatever it is given.
            let _ = fmt::Write::write_fmt(&mut all, format_args!("{comma}{}", names.of(winner)));
        }
        line(Sentence::of(format_args!("= winners {all}")).as_str());
    }
    line("end");
}

/// Tells a decision line by line: the position as its seat sees it, and all that the seat may do.
pub fn request<G: Notation>(
    imagined: &Imagined<G>,
    names: &Names<'_>,
    seat: Seat,
    line: &mut dyn FnMut(&str),
) {
    let state = imagined.state();
    playthrough::show(state, names, Some(seat), &mut *line);
    for action in state.legal(seat) {
        let mut text = Sentence::of(format_args!("? "));
        // A sentence takes whatever it is given.
        let _ = action.write(names, &mut text);
        line(text.as_str());
    }
}

/// Tells a seat what another one does, or that it was something for the other's eyes alone. It is asked before it is done.
pub fn heard<G: Notation>(
    before: &G,
    names: &Names<'_>,
    Entry { seat, action }: Entry<G::Action>,
    by: Seat,
) -> Sentence {
    let mut text = Sentence::of(format_args!("+ {}: ", names.of(seat)));
    // A sentence takes whatever it is given.
    let _ = if by != seat && before.secrecy(seat) == Secrecy::Decides {
        fmt::Write::write_str(&mut text, "hidden")
    } else {
        action.write(names, &mut text)
    };
    text
}

/// What is wrong with an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misplayed {
    /// It cannot be read.
    Misread(Misread),
    /// It is an action, but not one of so many that were told.
    Illegal(usize),
}

impl Display for Misplayed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Misread(misread) => misread.fmt(out),
            Self::Illegal(count) => write!(out, "that is none of the {count} actions it was told"),
        }
    }
}

/// The action that an answer names.
pub fn read_answer<G: Notation>(
    imagined: &Imagined<G>,
    names: &Names<'_>,
    seat: Seat,
    answer: &str,
) -> Result<G::Action, Misplayed> {
    let mut words = Words::of(answer);
    let read = G::Action::read(&mut words, names);
    let action = read.and_then(|action| words.end().map(|()| action));
    let action = action.map_err(Misplayed::Misread)?;
    let state = imagined.state();
    if state.allows(seat, action) {
        Ok(action)
    } else {
        Err(Misplayed::Illegal(state.legal(seat).len()))
    }
}
