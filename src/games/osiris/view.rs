//! What a viewer sees of Osiris: the only place that decides what is secret.
//!
//! Secret are the gods on the discs, for everybody who has not looked at them (§4, §5c), until the game is over. What lies
//! on the table is a part of the state that holds no secret. It does not know how a view is drawn.

use super::data::{ALL_GODS, Carrier, God, GodSet, PerDisc};
use super::state::{Osiris, Stage, Table};
use crate::kernel::game::Secrecy;
use crate::kernel::id::Id;
use crate::kernel::seat::{Seat, Viewer};

/// What one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The gods that this viewer has looked at, or that lie open.
    pub gods: PerDisc<Option<God>>,
    /// The gods that this viewer cannot rule out. It is not for the screen (ruling 7: nothing is worked out for a player),
    /// but for players who work it out themselves.
    pub possible: PerDisc<GodSet>,
}

impl Osiris {
    /// Whether this viewer may see the god on a disc.
    fn sees(&self, viewer: Viewer, disc: Carrier) -> bool {
        let looked = match viewer {
            Viewer::Player(seat) => self.table.looked[seat].contains(disc),
            Viewer::Bystander => false,
        };
        // Ruling 2: the gods of a colour that left lie open.
        let open = matches!(disc, Carrier::Priest(city) if !self.table.in_play(city));
        looked || open || matches!(self.table.stage, Stage::Over(_))
    }

    /// What this viewer sees.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            table: self.table,
            gods: PerDisc::filled(None),
            possible: match viewer {
                Viewer::Player(seat) => self.possible[seat],
                Viewer::Bystander => PerDisc::filled(ALL_GODS),
            },
        };
        for disc in Carrier::all().filter(|&disc| self.sees(viewer, disc)) {
            view.gods[disc] = Some(self.gods[disc]);
        }
        view
    }

    /// Everybody who plays holds a secret until the game is over; §5c, ruling 14: who has fought looks in private, and
    /// the winner decides on the exchange.
    pub(super) fn secrecy(&self, seat: Seat) -> Secrecy {
        match self.table.stage {
            Stage::Over(_) => Secrecy::Open,
            Stage::Exchanging(_) | Stage::Showing(_) if self.table.decider() == Some(seat) => {
                Secrecy::Decides
            }
            _ => Secrecy::Holds,
        }
    }
}
