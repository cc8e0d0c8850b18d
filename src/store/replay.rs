//! Opening a match: one record after the other is played onto the table.
//!
//! It does not know any game's rules; the table does.

use super::Store;
use super::error::{Error, Trouble};
use super::format::{Kind, record};
use super::log::Log;
use super::matches::{Tail, count};
use crate::kernel::game::{Game, Turn};
use crate::kernel::play::Match;
use crate::kernel::random::Digest;
use crate::kernel::seat::Seats;
use embedded_storage::nor_flash::NorFlash;

/// The digest of a match as it stands.
pub(super) fn digest<G: Game, const N: usize>(table: &Match<G, N>) -> u64 {
    let digest = Digest::default().and(table.game()).and(&table.dice());
    digest.number()
}

impl<F: NorFlash> Store<F> {
    /// Opens a match onto the table: plays all of it once more, and compares the digests on the way. After an error the
    /// table holds some other match, not to be played on.
    pub fn open<G: Game, const N: usize>(
        &mut self,
        number: u32,
        table: &mut Match<G, N>,
    ) -> Result<(), Error<F::Error>> {
        let setup = self.setup::<G>(number)?;
        // A list of up to five is counted in a byte.
        let seats = Seats::new(setup.players.len() as u8).ok_or(Trouble::Damaged)?;
        let begun = table.restart(setup.options, seats, setup.seed);
        begun.map_err(|_| Trouble::Diverged { actions: 0 })?;
        // A match is finished by the rulings it was begun with.
        table.under(setup.rules);
        let (mut actions, mut finished) = (0, false);
        let log = Log {
            kind: Kind::Match,
            number,
        };
        let end = self.region.walk(log, |kind, body| {
            step(table, kind, body)?;
            actions = count(actions, kind, body).ok_or(Trouble::Damaged)?;
            finished |= kind == record::FINISHED;
            Ok(())
        })?;
        self.tail = Some(Tail {
            number,
            end,
            actions,
            finished,
        });
        Ok(())
    }
}

/// Does what one record says.
fn step<G: Game, const N: usize>(
    table: &mut Match<G, N>,
    kind: u8,
    body: &[u8],
) -> Result<(), Trouble> {
    // A journal holds fewer actions than a u32 counts.
    let diverged = Trouble::Diverged {
        actions: table.journal().len() as u32,
    };
    match kind {
        record::ACTION => act(table, body).ok_or(diverged),
        record::ACTION_AND_DIGEST => {
            let (mark, action) = body.split_at_checked(8).ok_or(Trouble::Damaged)?;
            act(table, action).ok_or(diverged)?;
            if digest(table).to_le_bytes() == *mark {
                Ok(())
            } else {
                Err(diverged)
            }
        }
        record::TAKEN_BACK => {
            let back: u16 = postcard::from_bytes(body).map_err(|_| Trouble::Damaged)?;
            for _ in 0..back {
                let seat = table.journal().last().ok_or(diverged)?.seat;
                table.undo(seat).map_err(|_| diverged)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Plays a saved action for the seat whose turn it is.
fn act<G: Game, const N: usize>(table: &mut Match<G, N>, body: &[u8]) -> Option<()> {
    let action: G::Action = postcard::from_bytes(body).ok()?;
    let Turn::Of(seat) = table.turn() else {
        return None;
    };
    table.play(seat, action, |_, _| {}).ok()
}
