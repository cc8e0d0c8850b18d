//! What the saves answered, and what they keep: the app's side of keeping matches.
//!
//! It does not know how anything is kept.

use super::{
    AnySitting, App, Keep, Records, Screen, Settings, Statistics, Tabletop, Then, later::Later,
    notice::Notice, saves::Saves,
};
use crate::{
    games::rules_of,
    kernel::journal::Journal,
    store::{self, Error, Listed, Trouble},
    ui::sound,
};

/// All of the app that the saves keep, and nothing else: no screen, no clock.
pub struct Kept<'a> {
    /// The table.
    pub table: &'a mut Tabletop,
    /// The settings.
    pub settings: &'a mut Settings,
    /// The statistics.
    pub statistics: &'a mut Statistics,
    /// Who played against whom.
    pub records: &'a mut Records,
    saves: &'a mut Saves,
    newcomer: &'a mut bool,
}

impl Kept<'_> {
    /// Takes the settings from the saves.
    pub fn recall(&mut self, settings: Settings) {
        *self.settings = settings.sound_ones();
        *self.newcomer = false;
    }

    /// Empties the list of matches, to be filled anew.
    pub fn forget_list(&mut self) {
        self.saves.forget();
    }

    /// Adds a match to the list; the latest comes first.
    pub fn list(&mut self, listed: Listed) {
        self.saves.add(listed.known(rules_of));
    }
}

impl App {
    /// The saves answered.
    pub(super) fn answered(&mut self, keep: Keep, result: Result<usize, Error<()>>) {
        match (keep, result) {
            (_, Ok(gone)) if gone > 0 => {
                self.answered(keep, Ok(0));
                self.notify(Notice::GaveWay(gone));
            }
            (Keep::Begin, Ok(_)) => {
                if let Some(number) = self.table.number {
                    self.lies_on_table(number);
                }
                self.sit_down();
                if self.table.alone() {
                    // Who plays alone sees no curtain: what the first turns need is erased with the beginning.
                    self.keep(Keep::Prepare);
                }
            }
            (Keep::Action(then), Ok(_)) => {
                if self.table.seat().is_none() {
                    self.keep(Keep::Finish);
                }
                match then {
                    Then::Wait => {}
                    Then::Move => self.let_move(),
                    Then::Follow => self.follow(),
                }
                if self.table.journal.is_long()
                    && !core::mem::replace(&mut self.table.told_long, true)
                {
                    self.notify(Notice::Long);
                }
            }
            (Keep::Finish, Ok(_)) => self.count_result(),
            (Keep::Open(number), Ok(_)) => self.opened(number),
            (Keep::Salvage(_), Ok(_)) => self.watch_again(),
            (Keep::Copy(_), Ok(_)) => {
                if let Some(number) = self.table.number {
                    self.opened(number);
                }
            }
            (Keep::Open(_) | Keep::Salvage(_) | Keep::Copy(_), Err(error)) => {
                // Half a match may lie there, of other people than those who sit here.
                self.table.laid = None;
                self.close();
                self.notify(Notice::CannotOpen(error));
            }
            (Keep::Glance(_), result) => {
                if result.is_err() {
                    // Half a match may lie there.
                    self.table.laid = None;
                } else if self.screen() != Screen::Saves {
                    self.table.glance_away();
                }
                self.changed();
            }
            (Keep::Delete(_), Ok(_)) => self.keep(Keep::List),
            (Keep::List, Ok(_)) => {
                // A match that is gone takes its row along.
                let rows = self.ways().len();
                self.screens.home.bound(rows);
                self.screens.saves.bound();
                if self.screen() == Screen::Saves {
                    self.glance();
                }
                self.changed();
            }
            // Where there is no room for it, nothing else is lost.
            (Keep::Prepare | Keep::Records, _) => {}
            (_, Ok(_)) => {}
            (
                Keep::Settings | Keep::Statistics,
                Err(Error::Trouble(Trouble::NewerFormat { .. })),
            ) => {
                self.notify(Notice::Newer);
            }
            (keep, Err(error)) => self.notify(Notice::NotSaved(keep, error)),
        }
    }

    /// Notes which match to go on with after switching on.
    fn lies_on_table(&mut self, number: u32) {
        let settings = &mut self.device.settings;
        if settings.table != Some(number) {
            settings.table = Some(number);
            settings.uncounted = Later(self.statistics.digest());
            self.device.settings_changed = true;
        }
        self.keep_settings();
    }

    /// A match was laid on the table.
    fn opened(&mut self, number: u32) {
        let summary = self.screens.saves.find(number);
        let finished = summary
            .and_then(|listed| listed.summary.as_ref())
            .is_some_and(|known| known.finished.is_some());
        if finished && self.screen() == Screen::Chosen {
            if self.screens.saves.result() {
                return self.show_result();
            }
            return self.watch_again();
        }
        let settings = &self.device.settings;
        let lay = settings.table == Some(number);
        let uncounted = lay && settings.uncounted.0 == self.statistics.digest();
        self.lies_on_table(number);
        if self.table.seat().is_none() && !finished {
            // The power died between the last action and the note that it was the last.
            self.keep(Keep::Finish);
        } else if finished && uncounted {
            // It died between that note and the statistics.
            self.count_result();
        } else if finished && lay {
            // Or between the statistics and who played against whom.
            self.count_records();
        }
        self.sit_down();
        self.miss_programs();
    }

    /// The match that was chosen from the saves is watched from its beginning.
    fn watch_again(&mut self) {
        self.open(Screen::Saves);
        self.watch(true);
    }

    /// Whoever decides now sits at the table, and hears first what happened, where others played.
    fn take_seat(&mut self, hears: bool) {
        if let Some(table) = &mut self.table.laid {
            table.sat_mut().begin(&self.table.journal);
        }
        if hears && self.tell_news(true) {
            self.sound(sound::HAND_OVER);
            // Nobody waits while this is read, as behind a curtain.
            self.keep(Keep::Prepare);
        } else {
            self.go(Screen::Table);
            self.follow();
        }
    }

    /// Goes on with the match on the table: to the player whose turn it is, or to the result.
    pub(super) fn sit_down(&mut self) {
        if self.table.seat().is_some() {
            let (known, set_up) = (self.screen().at_table(), self.screen() == Screen::Setup);
            if self.table.alone() {
                // Whoever plays alone has the device in hand already, and nobody to hide from.
                if !self.rulebook_decides() {
                    self.take_seat(false);
                } else if known || set_up {
                    self.let_move();
                } else {
                    // Opened from the saves: first what was played last.
                    self.show_move();
                }
            } else if self.rulebook_decides() && known {
                self.let_move();
            } else if known && !self.table.private() {
                // Nothing to hide: the table itself says who is next.
                self.take_seat(true);
            } else {
                // What is opened from the saves begins behind the curtain, even if the rulebook is to move.
                self.draw_curtain();
            }
        } else {
            self.show_result();
        }
    }
}

/// What can be seen of the app from outside.
impl App {
    /// All that the saves keep.
    pub const fn kept(&mut self) -> Kept<'_> {
        Kept {
            table: &mut self.table,
            settings: &mut self.device.settings,
            statistics: &mut self.statistics,
            records: &mut self.records,
            saves: &mut self.screens.saves,
            newcomer: &mut self.device.newcomer,
        }
    }

    /// What to begin with after switching on: the match that lay on the table, unless there is something to report first.
    /// A lesson that lay there is laid out by the app itself.
    pub fn interrupted(&mut self) -> Option<Keep> {
        let number = self.device.settings.table;
        if number.is_none() && self.screen() != Screen::Crash {
            self.resume_lesson();
        }
        number
            .filter(|_| self.screen() != Screen::Crash)
            .map(Keep::Open)
    }

    /// The settings.
    pub const fn settings(&self) -> &Settings {
        &self.device.settings
    }

    /// The statistics.
    pub const fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The match on the table and its number in the saves.
    pub fn table(&self) -> Option<(&AnySitting, Option<u32>)> {
        let table = self.table.laid.as_ref();
        table.map(|table| (table, self.table.number))
    }

    /// Whether the match on the table goes on unsaved, because no room was left for it.
    pub const fn goes_unsaved(&self) -> bool {
        self.table.unsaved
    }

    /// Whether the match on the table only lies there to be watched, because its end is lost.
    pub const fn is_watched(&self) -> bool {
        self.table.watched
    }

    /// Whether one person at most plays: against the rulebook or computers, or nobody.
    pub fn alone(&self) -> bool {
        self.table.alone()
    }

    /// Whether nobody plays who holds the device: computers are watched.
    pub fn plays_itself(&self) -> bool {
        self.table.plays_itself()
    }

    /// How many sit at the table.
    pub fn guests(&self) -> usize {
        self.table.party.guests.len()
    }

    /// The journal of the match on the table.
    pub const fn journal(&self) -> &Journal {
        &self.table.journal
    }

    /// Lays a match on the table as it stands, with its journal.
    pub fn lay(
        &mut self,
        number: u32,
        players: &[store::SavedPlayer],
        table: AnySitting,
        journal: Journal,
    ) {
        self.table.laid = Some(table);
        self.table.journal = journal;
        self.table.opened(number, players);
    }
}
