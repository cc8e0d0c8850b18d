//! The list of matches: what is known of each without replaying it.
//!
//! It does not know which games there are; who does, asks.

use super::Store;
use super::error::{Error, Trouble};
use super::format::{Kind, record};
use super::log::Log;
use super::matches::{Course, GAME, SavedPlayer, first_of};
use super::region::SECTORS;
use crate::kernel::rank::Ranking;
use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};

/// What is known of a match without replaying it.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The game's name in files.
    pub game: String<GAME, u8>,
    /// The revision of its rules.
    pub rules: u16,
    /// The players, from the first seat on.
    pub players: Vec<SavedPlayer, 5, u8>,
    /// How many actions were played and not taken back.
    pub actions: u32,
    /// The places, when the match is finished.
    pub finished: Option<Ranking>,
}

/// One line of the list of matches.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// The running number: later matches have higher ones.
    pub number: u32,
    /// What is known of it; of a damaged one, what stands before the damage, if anything.
    pub summary: Option<Summary>,
    /// What is wrong with it, if anything.
    pub trouble: Option<Trouble>,
}

impl Listed {
    /// The same, as a device sees it that knows the game's rules up to this revision, or does not know the game.
    #[must_use]
    pub fn known(mut self, rules_of: fn(&str) -> Option<u16>) -> Self {
        if let (None | Some(Trouble::Damaged), Some(known)) = (self.trouble, &self.summary) {
            let strange = match rules_of(&known.game) {
                None => Some(Trouble::UnknownGame),
                Some(ours) if !(1..=ours).contains(&known.rules) => Some(Trouble::OtherRules {
                    saved: known.rules,
                    ours,
                }),
                Some(_) => None,
            };
            self.trouble = strange.or(self.trouble);
        }
        self
    }

    /// Whether a part of it is lost, and what came before that is whole: it can be salvaged.
    #[must_use]
    pub const fn salvageable(&self) -> bool {
        matches!(
            (self.trouble, &self.summary),
            (Some(Trouble::Damaged), Some(_))
        )
    }
}

impl<F: NorFlash> Store<F> {
    /// Tells of every match, the latest first.
    pub fn list(&mut self, mut each: impl FnMut(Listed)) -> Result<(), Error<F::Error>> {
        // Were this refused, the list would be the one of before.
        let _ = self.surely(|_| Ok(()));
        // Once for each sector: there are at most as many.
        let mut numbers: Vec<u32, SECTORS> = self.match_numbers().collect();
        while let Some(latest) = numbers.iter().copied().max() {
            numbers.retain(|&number| number != latest);
            each(self.look(latest)?);
        }
        Ok(())
    }

    /// What is known of one match without replaying it.
    pub fn look(&mut self, number: u32) -> Result<Listed, Error<F::Error>> {
        let mut summary: Option<Summary> = None;
        let mut course = Course::default();
        let log = Log {
            kind: Kind::Match,
            number,
        };
        let result = self.region.walk(log, &mut |records| {
            let mut records = records;
            if summary.is_none() {
                let setup = first_of(&mut records)?;
                summary = Some(Summary {
                    game: String::try_from(setup.game).map_err(|_| Trouble::Damaged)?,
                    rules: setup.rules,
                    players: setup.players,
                    actions: 0,
                    finished: None,
                });
            }
            let Some(known) = &mut summary else {
                return Ok(());
            };
            let noted = records.try_for_each(|(kind, body)| {
                if kind == record::FINISHED {
                    let places = postcard::from_bytes(body).map_err(|_| Trouble::Damaged)?;
                    known.finished = Some(places);
                }
                course.note(kind, body)
            });
            known.actions = course.actions;
            Ok(noted?)
        });
        let trouble = match result {
            Ok(_) => None,
            Err(Error::Trouble(trouble)) => Some(trouble),
            Err(error) => return Err(error),
        };
        Ok(Listed {
            number,
            summary,
            trouble,
        })
    }
}
