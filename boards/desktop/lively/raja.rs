//! A player of Raja who builds like a person.

use durbar::games::raja::Raja;
use durbar::games::raja::action::Action;
use durbar::games::raja::data::{Dial, SiteKind};
use durbar::games::raja::state::{Plan, Stage};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Viewer};

use super::{Drill, ENDING, JOURNEY, Lively, any, in_turn};

impl Lively for Raja {
    const DRILLS: &[Drill] = &[
        Drill {
            name: "gold + quarry",
            plan: "plan gold, quarry",
            turn: &["take 2 gold", "take houses", "end turn"],
        },
        Drill {
            name: "one road + palace + quarry",
            plan: "plan quarry, palace",
            turn: &["take houses", "travel", "build palace", "end turn"],
        },
        Drill {
            name: "two roads + palace and house + gold",
            plan: "plan gold, palace and house",
            turn: &[
                "take 2 gold",
                "travel",
                "travel",
                "build palace",
                "build house in",
                "end turn",
            ],
        },
    ];

    fn lively(&self, seat: Seat, whim: &mut Dice) -> Action {
        let view = self.view(Viewer::Player(seat));
        let legal: Vec<Action> = self.legal(seat).collect();
        match view.table.stage {
            Stage::Planning { .. } => {
                let gold = view.gold[seat].map_or(0, |gold| gold.0);
                let first = if gold >= 13 {
                    Dial::PalaceAndHouse
                } else if gold >= 9 {
                    Dial::TwoHouses
                } else {
                    Dial::Gold
                };
                let plans = Dial::all().map(|second| Plan::new(first, second));
                let plans = plans.map(|plan| Action::Plan { plan });
                any(plans, whim, Action::EndTurn)
            }
            Stage::Acting { .. } => {
                let worth = |action: &Action| match action {
                    Action::BuildPalace { .. } => 9,
                    Action::TakeGold | Action::TakeHouses => 8,
                    Action::BuildHouse { site, .. } => match site.kind() {
                        SiteKind::City(_) => 7,
                        SiteKind::Village(_) => 5,
                    },
                    Action::LowerGovernor { .. } | Action::SpendChip { .. } => 6,
                    Action::TakeCharacter { .. } | Action::Swap { .. } | Action::Entice { .. } => 6,
                    Action::MoveHouse { .. } => 3,
                    Action::Travel { .. } => JOURNEY,
                    Action::EndTurn => ENDING,
                    _ => 0,
                };
                in_turn(&legal, worth, Action::EndTurn, whim)
            }
            _ => any(legal, whim, Action::EndTurn),
        }
    }
}
