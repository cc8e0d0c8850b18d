//! Other programs at the table: what they are asked, what becomes of their answers, and who plays in their place.
//!
//! All that is told comes from what the seat sees (`bots::request`). It does not know what a program is, nor how a question
//! comes to it: the board sees to that.

use heapless::String;

use super::{App, Driver, Keep, Screen, Sitting, Tabletop, notice::Notice, thinking::PARTS};
use crate::{
    bots::{
        Code, DEPUTY, Misplayed, ask as tell_question, heard, imagined, introduce, part,
        read_answer,
    },
    faces::Faced,
    kernel::{
        game::Turn,
        id::Id,
        journal::Journal,
        notation::{Names, Notation},
        seat::Seat,
    },
    ui::time::Span,
};

/// How often it is shown that a program is waited for.
const MOMENT: Span = Span::from_millis(1000);

/// What a program did that lost it its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lapse {
    /// It could not be started.
    NotStarted,
    /// It gave no answer in time.
    Silent,
    /// It ended before it answered.
    Ended,
    /// What it answered cannot be played.
    Misplayed,
}

/// What a program has decided, or why it decides no more.
pub type Decided = Result<Code, Lapse>;

/// What a seat was told already: how many actions lay before; none if it was told nothing.
pub type Told = (Seat, Option<u32>);

/// The table as the programs may know it that play there.
pub struct Programs<'a> {
    app: &'a App,
}

impl Programs<'_> {
    /// The number of the match on the table, if a program plays in it.
    pub fn number(&self) -> Option<u32> {
        let table = self.table();
        let mut seats = table.sat()?.seats().iter();
        let plays = seats.any(|seat| table.driver(seat) == Driver::Program);
        table.number.filter(|_| plays)
    }

    /// Whose decision is waited for, and how many actions lie before it.
    pub fn question(&self) -> Option<(Seat, u32)> {
        let table = self.table();
        let seat = table.seat()?;
        let asked = table.driver(seat) == Driver::Program;
        table.pondering.filter(|_| asked).map(|at| (seat, at))
    }

    /// Whether an answer is taken now: nobody looks at the menu, or back at what was played.
    pub fn listens(&self) -> bool {
        self.app.listens()
    }

    /// Whether the match is over.
    pub fn over(&self) -> bool {
        self.table().places().is_some()
    }

    /// Tells a question line by line. Who was told nothing yet hears the match from its beginning, as far back as the journal
    /// knows; else what was done since.
    pub fn ask(&self, told: Told, line: &mut dyn FnMut(&str)) {
        let table = self.table();
        if let Some(laid) = &table.laid {
            laid.ask(&table.journal, told, line);
        }
    }

    /// Tells that the match is over, or left; who was asked nothing is told no end either.
    pub fn part(&self, line: &mut dyn FnMut(&str)) {
        let table = self.table();
        let seats = table.sat().map(|sat| sat.seats());
        if let Some(seats) = seats {
            part(table.places(), &Names::plain(seats), line);
        }
    }

    /// What the program has answered that is asked now.
    pub fn understand(&self, answer: &str) -> Option<Result<Code, Misplayed>> {
        let (seat, _) = self.question()?;
        let laid = self.table().laid.as_ref()?;
        Some(laid.understand(seat, answer))
    }

    const fn table(&self) -> &Tabletop {
        &self.app.table
    }
}

/// Tells a program what was done since it was last asked, what it sees, and all that it may do. Never inlined: what is played
/// over again is large.
#[inline(never)]
pub(super) fn ask<G: Faced + Notation>(
    sitting: &Sitting<G>,
    journal: &Journal,
    (seat, told): Told,
    line: &mut dyn FnMut(&str),
) {
    let game = sitting.play().game();
    let names = Names::plain(game.seats());
    let mut position = match told {
        Some(actions) => sitting.after(journal, actions),
        None => {
            introduce::<G>(sitting.options(), &names, seat, line);
            sitting.play().origin().clone()
        }
    };
    loop {
        let before = position.clone();
        let Some(entry) = position.step(journal, &mut |_, _| {}) else {
            break;
        };
        line(heard(before.game(), &names, entry, seat).as_str());
    }
    if game.turn() == Turn::Of(seat) {
        tell_question(game, &names, seat, journal.actions(), line);
    }
}

/// What a program has answered for a seat.
#[inline(never)]
pub(super) fn understand<G: Faced + Notation>(
    sitting: &Sitting<G>,
    seat: Seat,
    answer: &str,
) -> Result<Code, Misplayed> {
    let game = sitting.play().game();
    let names = Names::plain(game.seats());
    read_answer(&imagined(game, seat), &names, seat, answer).map(|action| Code::of(&action))
}

impl App {
    /// Takes in that a program of this name can play here.
    pub fn invite(&mut self, name: Option<&str>) {
        self.table.program = name.map(|name| {
            let mut short = String::new();
            for letter in name.chars() {
                if short.push(letter).is_err() {
                    break;
                }
            }
            short
        });
    }

    /// The table as the programs may know it that play there.
    pub const fn programs(&self) -> Programs<'_> {
        Programs { app: self }
    }

    /// Whether a program's answer is taken now.
    fn listens(&self) -> bool {
        let looks_back = self.device.motion_at.is_none() || !self.screens.moves.present();
        self.screen() == Screen::Moves && self.table.ponders() && !looks_back
    }

    /// Asks the program whose turn it is; one that is asked already is waited for.
    pub(super) fn ask_program(&mut self) {
        self.show_thinker();
        let table = &mut self.table;
        if table.pondering.is_none() {
            table.pondering = Some(table.journal.actions());
            table.waited = 0;
        }
        self.changed();
        self.wait_on();
    }

    /// It is waited on.
    pub(super) fn wait_on(&mut self) {
        self.after(MOMENT);
    }

    /// It was waited for a moment more, which is shown: nobody knows how long it will think.
    pub(super) fn wait_for_program(&mut self) {
        let waited = self.table.waited.saturating_add(1);
        self.table.waited = if u32::from(waited) > PARTS { 0 } else { waited };
        self.changed();
        self.wait_on();
    }

    /// A program has decided, or lost its seat.
    pub(super) fn decided(&mut self, decided: Decided) {
        let Some((seat, _)) = self.programs().question().filter(|_| self.listens()) else {
            return;
        };
        let table = &mut self.table;
        table.pondering = None;
        let obeyed = decided.map(|code| {
            let laid = table.laid.as_mut();
            laid.is_some_and(|laid| laid.obey(&mut table.journal, code))
        });
        match obeyed {
            Ok(true) => self.moved(),
            // What cannot be read back as an action is none.
            Ok(false) => self.lose_seat(seat, Lapse::Misplayed),
            Err(lapse) => self.lose_seat(seat, lapse),
        }
    }

    /// A computer plays a seat from now on that a program has lost.
    fn lose_seat(&mut self, seat: Seat, lapse: Lapse) {
        if let Some(guest) = self.table.party.guests.get_mut(seat.index()) {
            guest.program = false;
            guest.level = Some(DEPUTY);
        }
        self.keep(Keep::Mind(seat));
        self.notify(Notice::Lapse(seat, lapse));
    }

    /// A match was opened: that it has seats of a program which is not here is said, where it goes on.
    pub(super) fn miss_programs(&mut self) {
        let table = &self.table;
        let mut guests = table.party.guests.iter();
        let missed = table.program.is_none() && guests.any(|guest| guest.program);
        if missed && table.seat().is_some() {
            self.notify(Notice::NoProgram);
        }
    }
}
