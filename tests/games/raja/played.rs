//! What tests ask of Raja.

use durbar::games::raja::action::{Action, Why};
use durbar::games::raja::state::Plan;
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::Played;

impl Played for Raja {
    const KINDS: usize = 19;

    fn say_why(why: Why, language: Language) -> Sentence {
        let mut said = Sentence::default();
        language.raja().why(why, &mut said).expect("a sentence");
        said
    }

    fn any_plan(whim: &mut Dice) -> Option<Action> {
        let index = whim.below(Plan::COUNT as u32) as usize;
        let plan = Plan::from_index(index)?;
        Some(Action::Plan { plan })
    }

    fn is_plan(action: Action) -> bool {
        matches!(action, Action::Plan { .. })
    }

    fn hides_more(options: Options) -> bool {
        options.secret_gold
    }
}
