//! Opening a match: one walk over its log, each record played onto the table as it is read; of a damaged one, all that
//! is whole.
//!
//! It does not know any game's rules; the table does.

use super::Store;
use super::error::{Error, Trouble};
use super::format::{Kind, record};
use super::log::{End, Log};
use super::matches::{Course, SavedPlayer, Tail, first_of};
use crate::kernel::replay::{Opening, Replay, Unfit};
use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;

/// Who plays, if a log begins as it must, and its end, or why there is none.
type Played<E> = (Option<Vec<SavedPlayer, 5, u8>>, Result<End, Error<E>>);

impl<F: NorFlash> Store<F> {
    /// Opens a match onto the table: plays all of it once more, and compares the last digest on the way. Answers who plays.
    /// After an error the table holds some other match, not to be played on.
    pub fn open(
        &mut self,
        number: u32,
        table: &mut dyn Replay,
    ) -> Result<Vec<SavedPlayer, 5, u8>, Error<F::Error>> {
        let log = Log {
            kind: Kind::Match,
            number,
        };
        // A digest vouches for all that came before it: only the last ones are compared.
        let last = self.region.last_page_with(log, record::ACTION_AND_DIGEST)?;
        let mut course = Course::default();
        let (players, end) = self.play(log, table, &mut course, |page| Some(page) == last);
        let end = end?;
        self.tail = Some(Tail {
            number,
            end,
            course,
        });
        players.ok_or(Error::Trouble(Trouble::Damaged))
    }

    /// Opens what is whole of a damaged match onto the table: all up to the damage. Answers who plays. Nothing can be
    /// added to it; `copy` makes a match of it that goes on.
    pub fn salvage(
        &mut self,
        number: u32,
        table: &mut dyn Replay,
    ) -> Result<Vec<SavedPlayer, 5, u8>, Error<F::Error>> {
        let log = Log {
            kind: Kind::Match,
            number,
        };
        // Nobody knows where the last whole digest is: all are compared.
        let (players, end) = self.play(log, table, &mut Course::default(), |_| true);
        match end {
            Ok(_) | Err(Error::Trouble(Trouble::Damaged)) => {
                players.ok_or(Error::Trouble(Trouble::Damaged))
            }
            Err(error) => Err(error),
        }
    }

    /// Plays a log onto the table as far as it goes: answers who plays, and its end or why there is none. Digests are
    /// compared on the pages that are asked for.
    fn play(
        &mut self,
        log: Log,
        table: &mut dyn Replay,
        course: &mut Course,
        compares: impl Fn((u16, usize)) -> bool,
    ) -> Played<F::Error> {
        let mut players = None;
        let end = self.region.walk(log, &mut |mut records| {
            let compare = compares(records.page);
            if players.is_none() {
                let setup = first_of(&mut records)?;
                let opening = setup.opening();
                let begun = table.restart(&opening);
                begun.map_err(|unfit| trouble(unfit, &opening))?;
                players = Some(setup.players);
            }
            for (kind, body) in records {
                if let (record::MIND, &[seat, mind], Some(players)) = (kind, body, &mut players)
                    && let Some(player) = players.get_mut(usize::from(seat))
                {
                    player.mind = mind;
                }
                step(table, kind, body, compare)?;
                course.note(kind, body)?;
            }
            Ok(())
        });
        (players, end)
    }
}

/// What is wrong with a save that cannot begin so.
pub(super) const fn trouble(unfit: Unfit, opening: &Opening<'_>) -> Trouble {
    match unfit {
        Unfit::UnknownGame => Trouble::UnknownGame,
        Unfit::UnknownRules { ours } => Trouble::OtherRules {
            saved: opening.rules,
            ours,
        },
        Unfit::Unreadable => Trouble::Damaged,
        Unfit::Impossible => Trouble::Diverged { actions: 0 },
    }
}

/// Does what one record says; compares its digest if told to.
fn step(table: &mut dyn Replay, kind: u8, body: &[u8], compare: bool) -> Result<(), Trouble> {
    let diverged = Trouble::Diverged {
        actions: table.actions(),
    };
    let done = match kind {
        record::ACTION => table.replay(body),
        record::ACTION_AND_DIGEST => {
            let (mark, action) = body.split_at_checked(8).ok_or(Trouble::Damaged)?;
            table.replay(action) && (!compare || table.digest().to_le_bytes() == *mark)
        }
        record::TAKEN_BACK => {
            let back: u16 = postcard::from_bytes(body).map_err(|_| Trouble::Damaged)?;
            table.take_back(back.into())
        }
        _ => true,
    };
    if done { Ok(()) } else { Err(diverged) }
}
