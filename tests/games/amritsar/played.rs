//! What tests ask of Amritsar.

use durbar::games::amritsar::Amritsar;
use durbar::games::amritsar::Options;
use durbar::games::amritsar::action::Why;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::{Played, played_alike};

impl Played for Amritsar {
    played_alike!(amritsar);

    const KINDS: usize = 32;

    fn hides_more(_: Options) -> bool {
        true
    }
}
