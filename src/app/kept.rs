//! What the saves answered, and what the shell hands over and takes: the app's side of keeping matches.
//!
//! It does not know how anything is kept.

use heapless::Vec;

use super::{
    App, Keep, Party, Screen, Settings, Statistics, Table, Tabletop, notice::Notice, title::Rules,
};
use crate::{
    faces::Colours,
    games::rules_of,
    kernel::{game::Turn, journal::Journal, rank::Ranking},
    store::{self, Error, Listed},
    ui::sound,
};

impl App {
    /// The saves answered.
    pub(super) fn kept(&mut self, keep: Keep, result: Result<usize, Error<()>>) {
        match (keep, result) {
            (_, Ok(gone)) if gone > 0 => {
                self.kept(keep, Ok(0));
                self.notify(Notice::GaveWay(gone));
            }
            (Keep::Begin, Ok(_)) => {
                if let Some(number) = self.number {
                    self.lies_on_table(number);
                }
                self.sit_down();
                if self.alone() {
                    // Who plays alone sees no curtain: what the first turns need is erased with the beginning.
                    self.keep(Keep::Prepare);
                }
            }
            (Keep::Action, Ok(_)) => {
                if self.seat().is_none() {
                    self.keep(Keep::Finish);
                }
                if core::mem::take(&mut self.moves_when_saved) {
                    self.let_move();
                }
                if self.journal.is_long() && !core::mem::replace(&mut self.told_long, true) {
                    self.notify(Notice::Long);
                }
            }
            (Keep::Finish, Ok(_)) => self.count_result(),
            (Keep::Open(number), Ok(_)) => self.opened(number),
            (Keep::Open(_), Err(error)) => {
                // Half a match may lie there, of other people than those who sit here.
                self.table = None;
                self.close();
                self.notify(Notice::CannotOpen(error));
            }
            (Keep::Delete(_), Ok(_)) => self.keep(Keep::List),
            (Keep::List, Ok(_)) => {
                // A match that is gone takes its row along.
                self.home = self.home.within(self.ways().len());
                self.saves_list = self.saves_list.within(self.saves.len());
                self.changed();
            }
            (Keep::Prepare, _) => {}
            (_, Ok(_)) => {}
            (keep, Err(error)) => self.notify(Notice::NotSaved(keep, error)),
        }
    }

    /// Notes which match to go on with after switching on.
    fn lies_on_table(&mut self, number: u32) {
        self.settings_changed |= self.settings.table != Some(number);
        self.settings.table = Some(number);
        self.keep_settings();
    }

    /// A match was laid on the table.
    fn opened(&mut self, number: u32) {
        let finished = self
            .saves
            .iter()
            .find(|listed| listed.number == number)
            .and_then(|listed| listed.summary.as_ref())
            .is_some_and(|known| known.finished.is_some());
        if finished && self.screen == Screen::Chosen {
            return self.watch(Screen::Saves, true);
        }
        self.lies_on_table(number);
        if self.seat().is_none() && !finished {
            // The power died between the last action and the note that it was the last.
            self.keep(Keep::Finish);
        }
        self.sit_down();
    }

    /// Goes on with the match on the table: to the player whose turn it is, or to the result.
    pub(super) fn sit_down(&mut self) {
        if self.seat().is_some() {
            // What is opened from the saves begins behind the curtain, even if the rulebook is to move.
            if self.automa_decides() && self.screen.at_table() {
                self.let_move();
            } else if self.alone() && (self.screen.at_table() || self.screen == Screen::Setup) {
                // Whoever plays alone has the device in hand already.
                if let Some(table) = &mut self.table {
                    table.sat_mut().begin();
                }
                self.go(Screen::Table);
            } else {
                self.draw_curtain();
            }
        } else {
            self.go(Screen::Result);
            self.sound(sound::SCORING);
        }
    }
}

/// What the shell does for the app between switching on and the first picture, and when the saves are asked.
impl App {
    /// Takes the settings from the saves.
    pub fn recall(&mut self, settings: Settings) {
        self.settings = settings.sound_ones();
    }

    /// Takes the statistics from the saves.
    pub fn recall_statistics(&mut self, statistics: Statistics) {
        self.statistics = statistics;
    }

    /// The settings, to be kept.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The statistics, to be kept.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Empties the list of matches, to be filled anew.
    pub fn forget_list(&mut self) {
        self.saves.clear();
    }

    /// Adds a match to the list; the latest comes first.
    pub fn list(&mut self, listed: Listed) {
        // As many as there are sectors have room.
        let _ = self.saves.push(listed.known(rules_of));
    }

    /// The match that lay on the table when the device was switched off.
    pub fn interrupted(&self) -> Option<u32> {
        self.settings.table
    }

    /// The match on the table and its number in the saves.
    pub fn table(&self) -> Option<(&Table, Option<u32>)> {
        self.table.as_ref().map(|table| (table, self.number))
    }

    /// The players as the saves keep them.
    pub fn players(&self) -> Vec<store::Player, 5> {
        self.party.saved()
    }

    /// The number of the match on the table in the saves.
    pub fn number(&self) -> Option<u32> {
        self.table.as_ref().and(self.number)
    }

    /// The places at the table, once the match is over.
    pub fn places(&self) -> Option<Ranking> {
        match self.table.as_ref()?.sat().turn() {
            Turn::Over(places) => Some(places),
            Turn::Of(_) => None,
        }
    }

    /// The journal of the match on the table.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The table as the saves see it.
    pub const fn tabletop(&mut self) -> Tabletop<'_> {
        Tabletop {
            table: &mut self.table,
            journal: &mut self.journal,
        }
    }

    /// Whether the match on the table is played on though there is no room to save it.
    pub const fn unsaved(&self) -> bool {
        self.unsaved
    }

    /// The match on the table has this number from now on.
    pub fn numbered(&mut self, number: u32) {
        self.number = Some(number);
    }

    /// A match of the saves lies on the table, and these people sit at it.
    pub fn laid(&mut self, number: u32, players: &[store::Player]) {
        self.number = Some(number);
        self.lesson = None;
        self.unsaved = false;
        self.told_long = self.journal.is_long();
        let table = self.table.as_ref();
        let colours = table.map_or(&Colours::FIVE, |table| &table.title().card().colours);
        self.party = Party::from_saved(players, colours);
    }

    /// Lays a match on the table as it stands, with its journal.
    pub fn lay(&mut self, number: u32, players: &[store::Player], table: Table, journal: Journal) {
        self.table = Some(table);
        self.journal = journal;
        self.laid(number, players);
    }

    /// Lays a new match of these rules on the table, for those who sit there; none if it cannot be set up so.
    pub(super) fn lay_new(&mut self, rules: &Rules, seed: u64) {
        self.journal.clear();
        rules.begin(self.party.seats(), seed, &mut self.table);
        self.number = None;
        self.unsaved = false;
        self.told_long = false;
    }
}
