//! What a viewer sees of Osiris: the only place that decides what is secret.
//!
//! Secret are the gods on the discs, for everybody who has not looked at them (§4, §5c), until the game is over. What lies
//! on the table is a part of the state that holds no secret. It does not know how a view is drawn.

use super::data::{ALL_GODS, Carrier, God, GodSet, PerDisc};
use super::state::{Osiris, Stage, Table};
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

    /// Whether this seat holds a secret: everybody who plays does, until the game is over.
    pub(super) fn private(&self, _seat: Seat) -> bool {
        !matches!(self.table.stage, Stage::Over(_))
    }
}
