//! Opening a match: one walk over its log, each record played onto the table as it is read.
//!
//! It does not know any game's rules; the table does.

use super::Store;
use super::error::{Error, Trouble};
use super::format::{Kind, record};
use super::log::Log;
use super::matches::{Course, Player, Tail, first_of};
use crate::kernel::replay::{Opening, Replay, Unfit};
use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;

impl<F: NorFlash> Store<F> {
    /// Opens a match onto the table: plays all of it once more, and compares the last digest on the way. Answers who plays.
    /// After an error the table holds some other match, not to be played on.
    pub fn open(
        &mut self,
        number: u32,
        table: &mut dyn Replay,
    ) -> Result<Vec<Player, 5>, Error<F::Error>> {
        let mut players = None;
        let mut course = Course::default();
        let log = Log {
            kind: Kind::Match,
            number,
        };
        // A digest vouches for all that came before it: only the last ones are compared.
        let last = self.region.last_page_with(log, record::ACTION_AND_DIGEST)?;
        let end = self.region.walk(log, &mut |mut records| {
            let compare = Some(records.page) == last;
            if players.is_none() {
                let setup = first_of(&mut records)?;
                let opening = setup.opening();
                let begun = table.restart(&opening);
                begun.map_err(|unfit| trouble(unfit, &opening))?;
                players = Some(setup.players);
            }
            for (kind, body) in records {
                step(table, kind, body, compare)?;
                course.note(kind, body)?;
            }
            Ok(())
        })?;
        self.tail = Some(Tail {
            number,
            end,
            course,
        });
        players.ok_or(Error::Trouble(Trouble::Damaged))
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
