//! What tests ask of Maharaja.

use durbar::games::maharaja::action::{Action, Why};
use durbar::games::maharaja::state::Plan;
use durbar::games::maharaja::{Maharaja, Options};
use durbar::kernel::dice::Dice;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::{Played, played_alike};

impl Played for Maharaja {
    played_alike!(maharaja, plans);

    // All but Brahmabot's own: to reveal, and to move a shrine.
    const KINDS: usize = 19;

    fn hides_more(options: Options) -> bool {
        options.solo.is_some()
    }
}
