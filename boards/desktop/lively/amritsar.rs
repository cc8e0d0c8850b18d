//! A player of Amritsar who donates and builds like a person.

use durbar::games::amritsar::Amritsar;
use durbar::games::amritsar::action::{Action, Means};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::seat::Seat;

use super::{Drill, Lively, any};

impl Lively for Amritsar {
    const DRILLS: &[Drill] = &[];
    const PLANS: bool = false;
    const LAST: &[&str] = &["end actions"];

    fn lively(&self, seat: Seat, whim: &mut Dice) -> Action {
        let legal: Vec<Action> = self.legal(seat).collect();
        let worth = |action: &Action| match *action {
            Action::Donate { .. } => 12,
            Action::Second { .. } | Action::ElephantMahout { .. } => 9,
            Action::Main { .. } | Action::Follow | Action::ElephantMain { .. } => 8,
            Action::UpgradeStorage { .. }
            | Action::UpgradeGoal { .. }
            | Action::UpgradeMahout { .. } => 8,
            Action::Stay | Action::TakeCoins | Action::Stand => 7,
            Action::MoveElephant {
                means: Means::Foot, ..
            } => 6,
            Action::LeaveMarket => 6,
            Action::Buy { .. } | Action::Sell { .. } | Action::Skip | Action::SkipFree => 5,
            Action::EndActions | Action::Decline | Action::LeaveCoins => 3,
            _ => 5,
        };
        // Now and then something else than the best.
        let most = legal.iter().map(worth).max().unwrap_or(0);
        let level = match whim.below(4) {
            0 | 1 => most,
            2 => most - 2,
            _ => most - 4,
        };
        let good: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| worth(action) >= level)
            .collect();
        any(&good, whim, Action::EndActions)
    }
}
