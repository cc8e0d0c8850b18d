//! The table: the match that lies on it, what was decided in it, and who sits there.
//!
//! It does not know what is on the screen.

use heapless::{String, Vec};

use super::{
    AnySitting, Driver, Party,
    sat::Sat,
    thinking::Thinking,
    title::{Rules, Title},
};
use crate::{
    faces::Colours,
    games::rules_of,
    kernel::{
        game::Turn,
        id::Id,
        journal::Journal,
        notation::{Misread, Names, Words},
        rank::Ranking,
        replay::{Opening, Played, Replay, Unfit},
        seat::Seat,
    },
    store::{
        self, NAME,
        intake::{Fault, Options, Scribe},
    },
};

/// The table, laid out as it stands here: behind the journal's bytes, of which none is set, comes nothing that is. Then the
/// app is made where it stays, and no empty journal on the stack first.
#[derive(Clone)]
#[repr(C)]
pub struct Tabletop {
    /// The match that lies there.
    pub(super) laid: Option<AnySitting>,
    /// Who sits there, even when no match lies there.
    pub(super) party: Party,
    /// The number of the match in the saves; a lesson has none.
    pub(super) number: Option<u32>,
    /// The number of the match in the saves, if it only lies there for a glance from the list; those who sit there stay.
    pub(super) glanced: Option<u32>,
    /// Whether the match is played on though there is no room to save it.
    pub(super) unsaved: bool,
    /// Whether it only lies there to be watched: nobody's turn comes.
    pub(super) watched: bool,
    /// How often something was taken back in it.
    pub(super) taken_back: u32,
    /// Whether its end has moved somebody up the ladder who is not told yet.
    pub(super) climbed: bool,
    /// Whether the players know that the journal soon forgets, or that it did.
    pub(super) told_long: bool,
    /// The step of the lesson, if the match is one.
    pub(super) lesson: Option<usize>,
    /// The computer player who thinks, and how many actions lie before the decision that is thought about.
    pub(super) thinking: Thinking,
    pub(super) pondering: Option<u32>,
    /// The name of the program that can play here, and for how many moments one was waited for.
    pub(super) program: Option<String<NAME, u8>>,
    pub(super) waited: u8,
    /// What was decided in the match: one journal for every match in turn.
    pub(super) journal: Journal,
}

impl Tabletop {
    /// An empty table.
    #[inline(always)]
    pub(super) const fn new() -> Self {
        Self {
            laid: None,
            party: Party::new(),
            number: None,
            glanced: None,
            unsaved: false,
            watched: false,
            taken_back: 0,
            climbed: false,
            told_long: false,
            lesson: None,
            thinking: Thinking::Nobody,
            pondering: None,
            program: None,
            waited: 0,
            journal: Journal::new(),
        }
    }

    /// The match, whatever the game.
    pub(super) fn sat(&self) -> Option<&dyn Sat> {
        self.laid.as_ref().map(AnySitting::sat)
    }

    /// The seat whose turn it is.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.sat()?.turn() {
            Turn::Of(seat) => Some(seat).filter(|_| !self.watched),
            Turn::Over(_) => None,
        }
    }

    /// The places, once the match is over.
    pub fn places(&self) -> Option<Ranking> {
        match self.sat()?.turn() {
            Turn::Over(places) => Some(places),
            Turn::Of(_) => None,
        }
    }

    /// Who decides for a seat.
    pub(super) fn driver(&self, seat: Seat) -> Driver {
        if self.sat().is_some_and(|sat| sat.automa(seat)) {
            Driver::Rulebook
        } else {
            self.guest_decides(seat)
        }
    }

    /// Who decides next.
    pub(super) fn decider(&self) -> Option<Driver> {
        self.seat().map(|seat| self.driver(seat))
    }

    /// The seats that people play.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.sat().map(|sat| sat.seats());
        let seats = seats.into_iter().flat_map(|seats| seats.iter());
        seats.filter(|&seat| self.driver(seat) == Driver::Person)
    }

    /// Who holds the device: the player whose turn it is; while others play by themselves, the first of the people.
    pub(super) fn person(&self) -> Option<Seat> {
        let seat = self.seat()?;
        if self.driver(seat) == Driver::Person {
            Some(seat)
        } else {
            self.people().next()
        }
    }

    /// Whether nobody has somebody to hide from: one person plays alone, or computers play and are watched.
    pub(super) fn alone(&self) -> bool {
        self.people().count() < 2
    }

    /// Whether nobody who holds the device plays: it is watched, and goes on by itself.
    pub(super) fn plays_itself(&self) -> bool {
        self.laid.is_some() && self.people().next().is_none()
    }

    /// Whether the table of the seat whose turn it is shows secrets, and there is somebody to hide them from.
    pub(super) fn private(&self) -> bool {
        let decides = self.sat().zip(self.seat());
        !self.alone() && decides.is_some_and(|(sat, seat)| sat.is_secret(seat))
    }

    /// Lays a new match of these rules, for those who sit there; none if it cannot be set up so.
    pub(super) fn begin(&mut self, rules: &Rules, seed: u64) {
        self.journal.clear();
        self.forget_thoughts();
        rules.begin(self.party.seats(), seed, &mut self.laid);
        self.number = None;
        self.unsaved = false;
        self.watched = false;
        self.climbed = false;
        self.taken_back = 0;
        self.told_long = false;
    }

    /// Takes the match off the table.
    pub(super) fn clear(&mut self) {
        if let Some(sat) = self.sat() {
            // Whom the rulebook played leaves; the others stay for the next match.
            let others = sat.seats().iter().filter(|&seat| !sat.automa(seat));
            let others = others.count();
            self.party.guests.truncate(others);
        }
        self.laid = None;
        self.number = None;
        self.unsaved = false;
        self.watched = false;
        self.climbed = false;
        self.forget_thoughts();
        if self.lesson.take().is_some() {
            // Two without names; those who played last sit down again for the next match.
            self.party = Party::new();
        }
    }
}

/// The table as the saves see it.
impl Tabletop {
    /// How the match began, and who plays it; its options are written into the buffer.
    pub fn opening<'a>(
        &self,
        buffer: &'a mut [u8],
    ) -> Option<(Opening<'a>, Vec<store::SavedPlayer, 5, u8>)> {
        Some((self.sat()?.opening(buffer)?, self.party.saved()))
    }

    /// Who decides for a seat, as the saves keep it.
    pub fn mind(&self, seat: Seat) -> u8 {
        let saved = self.party.saved();
        saved.get(seat.index()).map_or(0, |player| player.mind)
    }

    /// The number of the match in the saves.
    pub fn number(&self) -> Option<u32> {
        self.laid.as_ref().and(self.number)
    }

    /// Whether the match is played on though there is no room to save it.
    pub const fn unsaved(&self) -> bool {
        self.unsaved
    }

    /// The match has this number from now on.
    pub fn numbered(&mut self, number: u32) {
        self.number = Some(number);
    }

    /// A match of the saves lies there, and these people sit at it.
    pub fn opened(&mut self, number: u32, players: &[store::SavedPlayer]) {
        self.number = Some(number);
        self.lesson = None;
        self.unsaved = false;
        self.watched = false;
        self.climbed = false;
        self.told_long = self.journal.is_long();
        let title = self.laid.as_ref().map(AnySitting::title);
        let colours = title.map_or(&Colours::FIVE, |title| &title.card().colours);
        self.party = Party::from_saved(players, colours);
    }
}

/// A match that is only watched.
impl Tabletop {
    /// A match of the saves lies there for a glance.
    pub fn glanced(&mut self, number: u32) {
        self.number = None;
        self.glanced = Some(number);
    }

    /// Whether nothing lies there.
    pub const fn is_free(&self) -> bool {
        self.laid.is_none()
    }

    /// Tells the match as a playthrough, line by line; answers whether all of it is still known.
    pub fn write_down(
        &self,
        players: &[store::SavedPlayer],
        rules: u16,
        line: &mut dyn FnMut(&str),
    ) -> bool {
        if let Some(laid) = &self.laid {
            laid.write_down(&self.journal, players, rules, line);
        }
        self.journal.forgotten() == 0
    }

    /// A match that only lay there to be saved is taken away.
    pub fn put_away(&mut self) {
        self.laid = None;
    }

    /// What lies there for a glance is taken away.
    pub fn glance_away(&mut self) {
        if self.glanced.take().is_some() {
            self.laid = None;
        }
    }

    /// What is whole of a match of the saves lies there, and these people sat at it.
    pub fn salvaged(&mut self, number: u32, players: &[store::SavedPlayer]) {
        self.opened(number, players);
        self.watched = true;
    }
}

impl Replay for Tabletop {
    fn restart(&mut self, opening: &Opening<'_>) -> Result<(), Unfit> {
        AnySitting::reopen(&mut self.laid, opening)?;
        self.journal.clear();
        self.taken_back = 0;
        self.forget_thoughts();
        self.glanced = None;
        Ok(())
    }

    fn replay(&mut self, body: &[u8]) -> bool {
        let table = self.laid.as_mut();
        table.is_some_and(|table| table.sat_mut().replay(&mut self.journal, body))
    }

    fn take_back(&mut self, actions: u32) -> bool {
        self.taken_back = self.taken_back.saturating_add(1);
        let table = self.laid.as_mut();
        table.is_some_and(|table| table.sat_mut().take_back(&mut self.journal, actions))
    }
}

impl Scribe for Tabletop {
    fn rules_of(&self, game: &str) -> Option<u16> {
        rules_of(game)
    }

    fn options(&self, game: &str, words: Option<Words<'_>>) -> Result<Options, Misread> {
        // A game that is not here was refused before its options.
        Title::named(game).map_or_else(|| Ok(Options::new()), |title| title.options(words))
    }

    fn act(&mut self, number: u32, line: &str, names: &Names<'_>) -> Result<(), Fault> {
        match &mut self.laid {
            Some(table) => table.act(&mut self.journal, number, line, names),
            None => Ok(()),
        }
    }

    fn is_whole(&self) -> bool {
        self.journal.forgotten() == 0
    }

    fn places(&self) -> Option<Ranking> {
        Self::places(self)
    }

    fn retrace(&self, each: &mut dyn FnMut(&dyn Played) -> bool) {
        if let Some(laid) = &self.laid {
            laid.retrace(&self.journal, each);
        }
    }
}

impl Played for Tabletop {
    fn actions(&self) -> u32 {
        self.journal.actions()
    }

    fn last(&self) -> Option<&[u8]> {
        self.journal.last()
    }

    fn digest(&self) -> u64 {
        self.sat().map_or(0, Sat::digest)
    }
}
