//! What a viewer sees of Amritsar: the only place that decides what is secret.
//!
//! Secret are a player's goals, dealt and laid, until the game is over; everybody sees how many lie where. What lies on
//! the table is a part of the state that holds no secret. It does not know how a view is drawn.

use super::data::{GOALS_A_TYPE, GoalPlace, GoalType};
use super::opening::starred;
use super::pending::Pending;
use super::state::{Amritsar, Dealt, Laid, Stage, Table};
use crate::kernel::dice::Dice;
use crate::kernel::id::Id;
use crate::kernel::seat::{PerSeat, Seat, Viewer};

/// What a viewer knows of a player's goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalsSeen {
    /// They are hidden.
    Hidden,
    /// They are known: the number of each type, and where those on the board lie.
    Known {
        /// The number of each type, from 0.
        dealt: Dealt,
        /// Which type lies on which place.
        laid: Laid,
    },
}

/// What one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The players' goals, as far as they may be seen.
    pub goals: PerSeat<GoalsSeen>,
}

impl Amritsar {
    /// Whether this viewer may see a player's goals.
    fn sees_goals(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) || self.table.stage == Stage::Over
    }

    /// What this viewer sees.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            table: self.table,
            goals: PerSeat::filled(GoalsSeen::Hidden),
        };
        for seat in self.table.seats.iter() {
            if self.sees_goals(viewer, seat) && !self.table.is_automa(seat) {
                view.goals[seat] = GoalsSeen::Known {
                    dealt: self.dealt[seat],
                    laid: self.laid[seat],
                };
            }
        }
        view
    }

    /// Whether a player holds secrets: everybody has goals until the end, but for the Maharaja.
    pub(super) fn holds_secrets(&self, seat: Seat) -> bool {
        self.table.stage != Stage::Over && !self.table.is_automa(seat)
    }

    /// Whether a player decides in secret now: which goal is laid.
    pub(super) fn decides_in_secret(&self, seat: Seat) -> bool {
        let goal = matches!(self.table.stack.top(), Some(Pending::Goal { .. }));
        goal && self.table.decider() == Some(seat)
    }

    /// A state this seat could believe in: the others' goals are dealt and laid anew.
    pub(super) fn imagined_by(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut imagined = *self;
        if self.table.stage == Stage::Over {
            return imagined;
        }
        let others = || {
            let seats = self.table.seats.iter();
            seats.filter(move |&other| other != seat && !self.table.is_automa(other))
        };
        for kind in GoalType::all() {
            // Six numbers: they fit.
            let mut stack: [u8; GOALS_A_TYPE] = core::array::from_fn(|number| number as u8);
            dice.shuffle(&mut stack);
            let own = self.dealt[seat][kind];
            let free = |&number: &u8| {
                let known = !self.table.is_automa(seat) && number == own;
                let shown =
                    self.table.solo.goal.is_some() && starred(number) == self.table.solo.goal;
                !known && !(kind == GoalType::C && shown)
            };
            let mut stack = stack.into_iter().filter(free);
            for other in others() {
                if let Some(number) = stack.next() {
                    imagined.dealt[other][kind] = number;
                }
            }
        }
        for other in others() {
            let mut kinds: [Option<GoalType>; 4] = core::array::from_fn(GoalType::from_index);
            dice.shuffle(&mut kinds);
            let mut kinds = kinds.into_iter();
            for place in GoalPlace::all() {
                if self.laid[other][place].is_some() {
                    imagined.laid[other][place] = kinds.next().flatten();
                }
            }
        }
        imagined
    }
}
