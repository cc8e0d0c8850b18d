//! What a viewer sees of Raja: the only place that decides what is secret.
//!
//! Secret are plans until their owner's turn begins (§6.2), and others' gold if the option says so (§3.2). What lies
//! on the table is a part of the state that holds no secret. It does not know how a view is drawn.

use super::state::{Gold, Plan, Raja, Stage, Table};
use crate::kernel::dice::Dice;
use crate::kernel::seat::{PerSeat, Seat, Viewer};

/// What a viewer knows of a player's plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanSeen {
    /// There is none yet.
    NotMade,
    /// It is made, and hidden.
    Hidden,
    /// It is known.
    Known(Plan),
}

/// What one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// Gold, where it may be seen.
    pub gold: PerSeat<Option<Gold>>,
    /// Plans, as far as they may be seen.
    pub plans: PerSeat<PlanSeen>,
}

impl Raja {
    /// Whether this viewer may see a player's gold.
    fn sees_gold(&self, viewer: Viewer, seat: Seat) -> bool {
        !self.table.options.secret_gold || viewer.is(seat) || self.table.stage == Stage::Over
    }

    /// Whether this viewer may see a player's plan.
    fn sees_plan(&self, viewer: Viewer, seat: Seat) -> bool {
        let begun = self.table.played.contains(seat) || self.table.active() == Some(seat);
        begun || viewer.is(seat) || self.table.stage == Stage::Over
    }

    /// What this viewer sees.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            table: self.table,
            gold: PerSeat::filled(None),
            plans: PerSeat::filled(PlanSeen::NotMade),
        };
        for seat in self.table.seats.iter() {
            view.gold[seat] = self.sees_gold(viewer, seat).then_some(self.gold[seat]);
            view.plans[seat] = match self.plans[seat] {
                None => PlanSeen::NotMade,
                Some(plan) if self.sees_plan(viewer, seat) => PlanSeen::Known(plan),
                Some(_) => PlanSeen::Hidden,
            };
        }
        view
    }

    /// A state this seat could believe in: what it does not see is drawn anew.
    pub(super) fn imagined_by(&self, seat: Seat, dice: &mut Dice) -> Self {
        let viewer = Viewer::Player(seat);
        let mut imagined = *self;
        for other in self.table.seats.iter() {
            if self.plans[other].is_some() && !self.sees_plan(viewer, other) {
                imagined.plans[other] = Plan::from_index(dice.below(Plan::COUNT as u32) as usize);
            }
            if !self.sees_gold(viewer, other) {
                let gold = self.imagined_gold(other, dice);
                // The bank's account follows, so that the books balance in the imagined state too.
                imagined.bank = imagined.bank + i32::from(gold.0) - i32::from(self.gold[other].0);
                imagined.gold[other] = gold;
            }
        }
        imagined
    }

    /// Gold a player might hold, from what everybody sees: at the beginning what he started with, at least what he bid;
    /// later anything up to two palaces and a little.
    fn imagined_gold(&self, seat: Seat, dice: &mut Dice) -> Gold {
        match self.table.stage {
            Stage::Bidding {
                high: Some(high), ..
            } if high.seat == seat => {
                let spare = super::data::PURSE.saturating_sub(high.gold.0);
                Gold(
                    high.gold
                        .0
                        .saturating_add(dice.below(u32::from(spare) + 1) as u16),
                )
            }
            Stage::Choosing { .. }
            | Stage::Bidding { .. }
            | Stage::Picking { .. }
            | Stage::Placing { .. } => Gold(dice.below(u32::from(super::data::PURSE) + 1) as u16),
            _ => Gold(dice.below(31) as u16),
        }
    }
}
