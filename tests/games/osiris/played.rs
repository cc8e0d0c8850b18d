//! What tests ask of Osiris.

use durbar::games::osiris::Options;
use durbar::games::osiris::Osiris;
use durbar::games::osiris::action::Why;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::{Played, played_alike};

impl Played for Osiris {
    played_alike!(osiris);

    const KINDS: usize = 11;

    fn hides_more(_: Options) -> bool {
        true
    }
}
