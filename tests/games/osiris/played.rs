//! What tests ask of Osiris.

use durbar::games::osiris::Options;
use durbar::games::osiris::Osiris;
use durbar::games::osiris::action::Why;
use durbar::kernel::notation::Sentence;
use durbar::words::Language;

use crate::support::Played;

impl Played for Osiris {
    const KINDS: usize = 11;

    fn say_why(why: Why, language: Language) -> Sentence {
        let mut said = Sentence::default();
        language.osiris().why(why, &mut said).expect("a sentence");
        said
    }

    fn hides_more(_: Options) -> bool {
        true
    }
}
