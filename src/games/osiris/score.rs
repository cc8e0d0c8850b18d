//! Whose god mounts the throne of Osiris, and the final ranking.
//!
//! It does not know when the game ends.

use super::data::{Carrier, City, God};
use super::place::Place;
use super::state::{Ending, Osiris, Stage};
use crate::kernel::id::Id;
use crate::kernel::rank::Ranking;
use crate::kernel::seat::Seat;
use core::cmp::Reverse;

impl Osiris {
    /// The priest on the summit.
    pub(super) fn pharaoh(&self) -> Option<City> {
        City::all().find(|&city| self.table.priests[city] == Place::SUMMIT)
    }

    /// §6: the god that decides, once the game is over: the pharaoh's, or that of the tip for the vassal.
    pub(super) fn throned(&self) -> Option<God> {
        let carrier = match self.table.stage {
            Stage::Over(Ending::Summit) => Carrier::Priest(self.pharaoh()?),
            Stage::Over(_) => Carrier::Tip,
            _ => return None,
        };
        Some(self.gods[carrier])
    }

    /// §6, rulings 11 to 13: most followers in the temple of the god. A tie goes in turn order, beginning with the player
    /// whose turn was the last; an endless game is shared. If the tip was blocked and the temple is empty, the one
    /// who blocked it loses alone.
    pub(super) fn ranking(&self) -> Ranking {
        let table = &self.table;
        let devoted = |seat| self.throned().map_or(0, |god| table.devoted(seat, god));
        let last = table.active;
        match table.stage {
            Stage::Over(Ending::Endless) => Ranking::by(table.seats, devoted),
            Stage::Over(Ending::Blocked) if table.seats.iter().all(|seat| devoted(seat) == 0) => {
                Ranking::won_by(table.seats, |seat| seat != last)
            }
            _ => Ranking::by(table.seats, |seat| {
                // The player whose turn it was comes first, then those to the left.
                let after = seat.index() + if seat < last { Seat::COUNT } else { 0 };
                (devoted(seat), Reverse(after))
            }),
        }
    }
}
