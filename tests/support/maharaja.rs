//! A player of Maharaja who builds like a person.

use durbar::games::maharaja::action::{Action, Why};
use durbar::games::maharaja::data::{Dial, SiteKind};
use durbar::games::maharaja::state::{Plan, Stage};
use durbar::games::maharaja::{Maharaja, Options};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::notation::Sentence;
use durbar::kernel::seat::{Seat, Viewer};
use durbar::words::Language;

use super::Played;

impl Played for Maharaja {
    // All but Brahmabot's own: to reveal, and to move a shrine.
    const KINDS: usize = 19;

    fn say_why(why: Why, language: Language) -> Sentence {
        let mut said = Sentence::default();
        language.maharaja().why(why, &mut said).expect("a sentence");
        said
    }

    fn any_plan(whim: &mut Dice) -> Action {
        let index = whim.below(Plan::COUNT as u32) as usize;
        let plan = Plan::from_index(index).expect("a plan");
        Action::Plan { plan }
    }

    fn is_plan(action: Action) -> bool {
        matches!(action, Action::Plan { .. })
    }

    fn hides_more(options: Options) -> bool {
        options.solo.is_some()
    }

    fn lively(&self, seat: Seat, whim: &mut Dice) -> Action {
        let view = self.view(Viewer::Player(seat));
        let legal: Vec<Action> = self.legal(seat).collect();
        let mut any = |actions: &[Action]| actions[whim.below(actions.len() as u32) as usize];
        match view.table.stage {
            Stage::Planning { .. } => {
                let first = match view.table.coins[seat].0 {
                    13.. => Dial::StatueAndShrine,
                    9.. => Dial::Statue,
                    4.. => Dial::TwoShrines,
                    _ => Dial::Coins,
                };
                let plans: Vec<Action> = Dial::all()
                    .map(|second| Action::Plan {
                        plan: Plan::new(first, second),
                    })
                    .collect();
                any(&plans)
            }
            Stage::Acting { .. } => {
                let worth = |action: &Action| match action {
                    Action::BuildStatue { .. } => 9,
                    Action::TakeCoins | Action::TakeShrines => 8,
                    Action::BuildShrine { site, .. } => match site.kind() {
                        SiteKind::City(_) => 7,
                        SiteKind::Village(_) => 5,
                    },
                    Action::EndTurn => 2,
                    Action::Travel { .. } => 4,
                    Action::LeaveRest => 0,
                    _ => 6,
                };
                let travels: Vec<Action> = legal
                    .iter()
                    .copied()
                    .filter(|action| matches!(action, Action::Travel { .. }))
                    .collect();
                if !travels.is_empty()
                    && any(&[Action::EndTurn, Action::TakeCoins, Action::Reveal]) == Action::EndTurn
                {
                    return any(&travels);
                }
                let best = legal.iter().map(worth).max().unwrap_or(0);
                let level = if best == 4 && legal.contains(&Action::EndTurn) {
                    2
                } else {
                    best
                };
                let good: Vec<Action> = legal
                    .into_iter()
                    .filter(|action| worth(action) == level)
                    .collect();
                any(&good)
            }
            _ => any(&legal),
        }
    }
}
