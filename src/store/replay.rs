//! Replaying: one record after the other, onto the table.
//!
//! It does not know where records come from.

use super::error::Trouble;
use super::format::record;
use crate::kernel::game::{Game, Turn};
use crate::kernel::play::Match;

/// Does what one record says.
pub(super) fn step<G: Game, const N: usize>(
    table: &mut Match<G, N>,
    kind: u8,
    body: &[u8],
    digest: impl Fn(&Match<G, N>) -> u64,
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
