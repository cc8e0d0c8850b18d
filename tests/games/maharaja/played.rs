//! What tests ask of Maharaja.

use durbar::games::maharaja::action::{Action, Why};
use durbar::games::maharaja::state::Plan;
use durbar::games::maharaja::{Maharaja, Options};
use durbar::kernel::dice::Dice;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::Played;

impl Played for Maharaja {
    // All but Brahmabot's own: to reveal, and to move a shrine.
    const KINDS: usize = 19;

    fn say_why(why: Why, language: Language) -> Sentence {
        let mut said = Sentence::default();
        language.maharaja().why(why, &mut said).expect("a sentence");
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
        options.solo.is_some()
    }
}
