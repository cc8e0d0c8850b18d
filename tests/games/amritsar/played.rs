//! What tests ask of Amritsar.

use durbar::games::amritsar::Amritsar;
use durbar::games::amritsar::Options;
use durbar::games::amritsar::action::Why;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::Played;

impl Played for Amritsar {
    const KINDS: usize = 32;

    fn say_why(why: Why, language: Language) -> Sentence {
        let mut said = Sentence::default();
        language.amritsar().why(why, &mut said).expect("a sentence");
        said
    }

    fn hides_more(_: Options) -> bool {
        true
    }
}
