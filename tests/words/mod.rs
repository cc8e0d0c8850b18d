//! The texts of the games: all there, each language its own, every letter drawn, and every text within its place.
//!
//! A law is written once, and every game is put to it.

mod app;
// How the files of the texts are read, with the tests of it.
#[allow(dead_code, reason = "the build runs it; here it is tested")]
#[path = "../../build.rs"]
mod pack;

use crate::support::Lively;
use app::the_app_has_room_for_the_game;
use durbar::each_game;

use durbar::kernel::notation::Names;
use durbar::ui::text::{Type, lines, width};
use durbar::words::Language;
use std::fmt::{self, Write};

/// Every letter and sign that the fonts are tested for, and the blank.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
    ÄÖÜäöüßÉËÏÓÚÈÊéëïóúèêàáîç.,:;!?-+*/%&()'\"=<>×·°«» ";
/// How wide a text across the screen is.
const ACROSS: i32 = 228;

/// A name of ten letters, of which two are as wide as letters get.
pub const NAME: &str = "Wilhelmina";

/// Where a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// A short name of the dial: small, and of few letters.
    Dial,
    /// A short name: small, in half a line.
    Short,
    /// A caption: small, two in a line.
    Caption,
    /// A title in the bar, in the type of headings.
    Bar,
    /// A heading across the screen.
    Heading,
    /// This many small lines across the screen.
    Lines(usize),
}

/// A game whose texts are put to the laws.
pub trait Worded: Lively<Event: Copy, Why: Copy, Options: Default> {
    /// How many can play.
    const PLAYERS: usize;
    /// How many kinds of events there are, and of reasons.
    const KINDS: usize;
    const REASONS: usize;

    /// Every event, with everything that can stand in it, one after the other.
    fn events() -> Vec<Self::Event>;
    /// The number of an event's kind.
    fn kind(event: Self::Event) -> usize;
    /// Whether an event has no line of its own.
    fn silent(event: Self::Event) -> bool;
    /// Events that differ only in what the log must not tell; none where nobody but the player hears of them.
    fn secrets() -> Vec<Self::Event> {
        Vec::new()
    }
    /// Every reason, with everything that can stand in it, one after the other.
    fn reasons() -> Vec<Self::Why>;
    /// The number of a reason's kind.
    fn reason(why: Self::Why) -> usize;
    fn tell(
        language: Language,
        event: Self::Event,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result;
    fn why(language: Language, why: Self::Why, out: &mut dyn Write) -> fmt::Result;
    /// The captions and single words, as they are printed.
    fn labels(language: Language) -> String;
    /// Those of them that have a line of their own.
    fn abouts(language: Language) -> Vec<&'static str>;
    /// Headings and explanations.
    fn topics(language: Language) -> Vec<(&'static str, &'static str)>;
    /// All other texts, and where they stand.
    fn placed(language: Language, names: &Names<'_>) -> Vec<(Room, String)>;
    /// Those of them that no two languages have in common.
    fn own(language: Language) -> Vec<&'static str>;
    /// Names, list by list: within a list no two are the same.
    fn lists(language: Language) -> Vec<Vec<&'static str>>;
}

/// What every game answers in the same words, by its own `events`, `reasons`, `Topic` and its language's texts.
macro_rules! worded_alike {
    ($words:ident) => {
        const KINDS: usize = Event::KINDS.len();
        const REASONS: usize = Why::KINDS.len();

        fn events() -> Vec<Event> {
            events()
        }

        fn kind(event: Event) -> usize {
            event.kind()
        }

        fn reasons() -> Vec<Why> {
            reasons()
        }

        fn reason(why: Why) -> usize {
            why.kind()
        }

        fn tell(
            language: Language,
            event: Event,
            names: &Names<'_>,
            out: &mut dyn Write,
        ) -> std::fmt::Result {
            language.$words().tell(event, names, out)
        }

        fn why(language: Language, why: Why, out: &mut dyn Write) -> std::fmt::Result {
            language.$words().why(why, out)
        }

        fn labels(language: Language) -> String {
            let texts = language.$words();
            format!("{:?}{:?}", texts.labels(), texts.options())
        }

        fn topics(language: Language) -> Vec<(&'static str, &'static str)> {
            let texts = language.$words();
            let both = |topic| (texts.heading(topic), texts.explain(topic));
            Topic::all().map(both).collect()
        }
    };
}
pub(crate) use worded_alike;

/// Puts every game to every law.
macro_rules! laws {
    ($(($word:ident, $title:ident, $game:ty)),*) => { $(
        mod $word {
            laws!(@each $game:
                no_text_is_empty_or_badly_set_and_every_letter_has_a_glyph,
                every_kind_of_event_is_told_but_those_that_need_no_line,
                every_kind_of_reason_is_given,
                the_log_keeps_a_plan_secret,
                sentences_differ_from_language_to_language,
                within_a_language_no_two_things_have_the_same_name,
                names_titles_and_captions_fit_their_places,
                sentences_fit_their_lines,
                the_app_has_room_for_the_game,
            );
        }
    )* };
    (@each $game:ty: $($law:ident,)*) => {
        $(#[test] fn $law() { super::$law::<$game>(); })*
    };
}
each_game!(laws);

fn names(count: usize) -> Names<'static> {
    Names::new([NAME; 5].into_iter().take(count)).expect("two to five names")
}

/// What a function writes.
pub fn said(speak: impl FnOnce(&mut dyn Write) -> fmt::Result) -> String {
    let mut text = String::new();
    speak(&mut text).expect("a string takes everything");
    text
}

fn tell<G: Worded>(language: Language, event: G::Event) -> String {
    said(|out| G::tell(language, event, &names(G::PLAYERS), out))
}

fn why<G: Worded>(language: Language, why: G::Why) -> String {
    said(|out| <G as Worded>::why(language, why, out))
}

/// The captions of a language, all of them: what stands between quotes when they are printed.
fn captions<G: Worded>(language: Language) -> Vec<String> {
    let printed = G::labels(language);
    let texts = printed.split('"').skip(1).step_by(2);
    texts.map(str::to_string).collect()
}

/// The texts of the lesson.
fn lesson<G: Worded>(language: Language) -> Vec<&'static str> {
    let lesson = &G::CARD.lesson;
    let said = (0..lesson.steps.len()).filter_map(|step| lesson.said(step));
    said.map(|number| (G::CARD.texts.step)(number, language))
        .collect()
}

/// All texts of a language, in one order for all languages.
fn everything<G: Worded>(language: Language) -> Vec<String> {
    let mut all = captions::<G>(language);
    let placed = G::placed(language, &names(G::PLAYERS));
    all.extend(placed.into_iter().map(|(_, text)| text));
    let loud = G::events().into_iter().filter(|&event| !G::silent(event));
    all.extend(loud.map(|event| tell::<G>(language, event)));
    all.extend(
        G::reasons()
            .into_iter()
            .map(|reason| why::<G>(language, reason)),
    );
    for (heading, text) in G::topics(language) {
        all.extend([heading, text].map(str::to_string));
    }
    all.extend(lesson::<G>(language).into_iter().map(str::to_string));
    all
}

fn assert_fits(text: &str, size: Type, most: i32) {
    let wide = width(text, size);
    assert!(wide <= most, "{text:?} is {wide} wide, not {most}");
}

fn assert_lines(text: &str, across: i32, most: usize) {
    let needed = lines(text, Type::Small, across).count();
    assert!(needed <= most, "{needed} lines, not {most}: {text}");
}

fn assert_placed(place: Room, text: &str) {
    match place {
        Room::Dial => {
            assert!(text.chars().count() <= 16, "{text}");
            assert_fits(text, Type::Small, 110);
        }
        Room::Short => assert_fits(text, Type::Small, 110),
        Room::Caption => assert_fits(text, Type::Small, 116),
        Room::Bar => assert_fits(text, Type::Body, 170),
        Room::Heading => assert_fits(text, Type::Body, ACROSS),
        Room::Lines(most) => assert_lines(text, ACROSS, most),
    }
}

fn no_text_is_empty_or_badly_set_and_every_letter_has_a_glyph<G: Worded>() {
    for language in Language::ALL {
        let all = everything::<G>(language);
        assert!(all.len() > 1500, "only {} texts were looked at", all.len());
        for text in all {
            assert!(!text.is_empty(), "an empty text in {language:?}");
            assert_eq!(text.trim(), text, "blanks at an end");
            assert!(!text.contains("  "), "two blanks: {text}");
            for letter in text.chars() {
                assert!(
                    LETTERS.contains(letter),
                    "no glyph for {letter:?} in {text}"
                );
            }
        }
    }
}

fn every_kind_of_event_is_told_but_those_that_need_no_line<G: Worded>() {
    let mut told = vec![false; G::KINDS];
    for event in G::events() {
        told[G::kind(event)] = true;
        for language in Language::ALL {
            let text = tell::<G>(language, event);
            assert_eq!(text.is_empty(), G::silent(event), "{event:?}");
            assert!(text.is_empty() || text.ends_with('.'), "{text}");
        }
    }
    assert_eq!(told, vec![true; G::KINDS]);
}

fn every_kind_of_reason_is_given<G: Worded>() {
    let mut given = vec![false; G::REASONS];
    for reason in G::reasons() {
        given[G::reason(reason)] = true;
        for language in Language::ALL {
            let text = why::<G>(language, reason);
            assert!(text.ends_with('.'), "{text}");
        }
    }
    assert_eq!(given, vec![true; G::REASONS]);
}

fn the_log_keeps_a_plan_secret<G: Worded>() {
    let secrets = G::secrets();
    if !G::PLANS {
        return assert_eq!(secrets, []);
    }
    assert!(secrets.len() > 40);
    for language in Language::ALL {
        let told = secrets.iter().map(|&event| tell::<G>(language, event));
        let mut texts: Vec<String> = told.collect();
        texts.dedup();
        assert_eq!(texts.len(), 1, "the text tells plans apart: {texts:?}");
    }
}

fn sentences_differ_from_language_to_language<G: Worded>() {
    for (one, other) in [
        (Language::English, Language::German),
        (Language::German, Language::Dutch),
        (Language::Dutch, Language::English),
    ] {
        for reason in G::reasons() {
            assert_ne!(why::<G>(one, reason), why::<G>(other, reason));
        }
        for event in G::events().into_iter().filter(|&event| !G::silent(event)) {
            assert_ne!(tell::<G>(one, event), tell::<G>(other, event));
        }
        for ((_, text), (_, same)) in G::topics(one).into_iter().zip(G::topics(other)) {
            assert_ne!(text, same);
        }
        assert_eq!(lesson::<G>(one).len(), lesson::<G>(other).len());
        for (text, same) in lesson::<G>(one).into_iter().zip(lesson::<G>(other)) {
            assert_ne!(text, same);
        }
        assert_eq!(G::own(one).len(), G::own(other).len());
        for (text, same) in G::own(one).into_iter().zip(G::own(other)) {
            assert_ne!(text, same);
        }
        assert_eq!(captions::<G>(one).len(), captions::<G>(other).len());
    }
}

fn within_a_language_no_two_things_have_the_same_name<G: Worded>() {
    for language in Language::ALL {
        let mut lists = G::lists(language);
        lists.push(G::topics(language).iter().map(|(_, text)| *text).collect());
        for list in &mut lists {
            let count = list.len();
            list.sort_unstable();
            list.dedup();
            assert_eq!(list.len(), count, "{list:?}");
        }
    }
}

fn names_titles_and_captions_fit_their_places<G: Worded>() {
    for language in Language::ALL {
        for (place, text) in G::placed(language, &names(G::PLAYERS)) {
            assert_placed(place, &text);
        }
        for (heading, _) in G::topics(language) {
            assert_placed(Room::Heading, heading);
        }
        let abouts = G::abouts(language);
        for about in &abouts {
            assert_placed(Room::Lines(1), about);
        }
        for caption in captions::<G>(language) {
            if !abouts.contains(&caption.as_str()) {
                assert_placed(Room::Caption, &caption);
            }
        }
    }
}

fn sentences_fit_their_lines<G: Worded>() {
    for language in Language::ALL {
        for event in G::events() {
            let text = tell::<G>(language, event);
            assert_lines(&text, ACROSS, 3);
            assert!(
                text.len() <= 240,
                "too long for a sentence of the kernel: {text}"
            );
        }
        for reason in G::reasons() {
            assert_lines(&why::<G>(language, reason), ACROSS, 3);
        }
        for (_, text) in G::topics(language) {
            assert_lines(text, ACROSS, 9);
        }
        // A step is read over the table that it is about, which is not to be hidden.
        for text in lesson::<G>(language) {
            assert_lines(text, ACROSS - 16, 5);
        }
    }
}
