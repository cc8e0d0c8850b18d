//! A player of Maharaja who builds like a person.

use durbar::games::maharaja::Maharaja;
use durbar::games::maharaja::action::Action;
use durbar::games::maharaja::data::{Dial, SiteKind};
use durbar::games::maharaja::state::{Plan, Stage};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Viewer};

use super::{Drill, ENDING, JOURNEY, Lively, any, in_turn};

impl Lively for Maharaja {
    const DRILLS: &[Drill] = &[
        Drill {
            name: "coins + supply",
            plan: "plan coins, supply",
            turn: &["take 3 coins", "take shrines", "end turn"],
        },
        Drill {
            name: "one road + statue + supply",
            plan: "plan statue, supply",
            turn: &["take shrines", "travel", "build statue", "end turn"],
        },
        Drill {
            name: "two roads + statue and shrine + coins",
            plan: "plan statue and shrine, coins",
            turn: &[
                "take 3 coins",
                "travel",
                "travel",
                "build statue",
                "build shrine in",
                "end turn",
            ],
        },
    ];

    fn lively(&self, seat: Seat, whim: &mut Dice) -> Action {
        let view = self.view(Viewer::Player(seat));
        let legal: Vec<Action> = self.legal(seat).collect();
        match view.table.stage {
            Stage::Planning { .. } => {
                let first = match view.table.coins[seat].0 {
                    13.. => Dial::StatueAndShrine,
                    9.. => Dial::Statue,
                    4.. => Dial::TwoShrines,
                    _ => Dial::Coins,
                };
                let plans = Dial::all().map(|second| Plan::new(first, second));
                let plans = plans.map(|plan| Action::Plan { plan });
                any(plans, whim, Action::EndTurn)
            }
            Stage::Acting { .. } => {
                let worth = |action: &Action| match action {
                    Action::BuildStatue { .. } => 9,
                    Action::TakeCoins | Action::TakeShrines => 8,
                    Action::BuildShrine { site, .. } => match site.kind() {
                        SiteKind::City(_) => 7,
                        SiteKind::Village(_) => 5,
                    },
                    Action::EndTurn => ENDING,
                    Action::Travel { .. } => JOURNEY,
                    Action::LeaveRest => 0,
                    _ => 6,
                };
                in_turn(&legal, worth, Action::EndTurn, whim)
            }
            _ => any(legal, whim, Action::EndTurn),
        }
    }
}
