//! What tests ask of Raja.

use durbar::games::raja::action::{Action, Why};
use durbar::games::raja::state::Plan;
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::{Played, played_alike};

impl Played for Raja {
    played_alike!(raja, plans);

    const KINDS: usize = 19;

    fn hides_more(options: Options) -> bool {
        options.secret_gold
    }
}
