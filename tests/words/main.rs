//! The texts of Raja: all there, each language its own, every letter drawn, and every text within its place.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod app;
mod lists;

use durbar::faces::Face;
use durbar::faces::raja::RajaFace;
use durbar::games::raja::action::{Event, Ground, Payer};
use durbar::games::raja::data::{Character, Dial, Junction};
use durbar::games::raja::state::Plan;
use durbar::kernel::id::Id;
use durbar::kernel::notation::Names;
use durbar::ui::text::{Type, lines, width};
use durbar::words::Language;
use durbar::words::raja::{Texts, Thing, Topic};
use lists::{GOLD, KINDS, REASONS, SEAT, events, kind, reason, reasons, silent, stages};
use std::fmt::{self, Write};

/// Every letter and sign that the fonts are tested for, and the blank.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
    ÄÖÜäöüßÉËÏÓÚÈÊéëïóúèêàáîç.,:;!?-+*/%&()'\"=<>×·°«» ";
/// How wide a text across the screen is.
const ACROSS: i32 = 228;
/// How wide a title in the bar is.
const BAR: i32 = 170;
/// How wide a short name is.
const SHORT: i32 = 110;

/// A name of ten letters, of which two are as wide as letters get.
const NAME: &str = "Wilhelmina";

fn names(count: usize) -> Names<'static> {
    Names::new([NAME; 5].into_iter().take(count)).expect("two to five names")
}

/// What a function writes.
fn said(speak: impl FnOnce(&mut dyn Write) -> fmt::Result) -> String {
    let mut text = String::new();
    speak(&mut text).expect("a string takes everything");
    text
}

/// The captions of a language, all of them: what stands between quotes when they are printed.
fn captions(texts: &dyn Texts) -> Vec<String> {
    let printed = format!("{:?}", texts.labels());
    printed
        .split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_string)
        .collect()
}

/// All texts of a language, in one order for all languages.
fn everything(language: Language) -> Vec<String> {
    let texts = language.raja();
    let mut all = captions(texts);
    all.extend(Character::all().map(|character| texts.character(character).to_string()));
    for dial in Dial::all() {
        all.extend([texts.dial(dial), texts.dial_long(dial)].map(str::to_string));
        for (times, count) in [(1, 2), (2, 5)] {
            all.push(said(|out| {
                texts.undone(SEAT, dial, times, &names(count), out)
            }));
        }
    }
    all.extend(Ground::all().map(|ground| texts.ground(ground).to_string()));
    all.extend(Junction::all().map(|junction| texts.junction(junction).to_string()));
    for stage in stages() {
        all.push(said(|out| texts.title(stage, &names(5), out)));
        all.push(texts.request(stage).to_string());
    }
    for thing in Thing::all() {
        all.extend([0, 1, 2].map(|number| said(|out| texts.count(number, thing, out))));
    }
    for payer in [Payer::Bank, Payer::Traveller(SEAT)] {
        all.push(said(|out| texts.toll(payer, NAME, GOLD, out)));
    }
    all.push(said(|out| texts.round(10, out)));
    let loud = events().into_iter().filter(|&event| !silent(event));
    all.extend(loud.map(|event| said(|out| texts.tell(event, &names(5), out))));
    all.extend(
        reasons()
            .into_iter()
            .map(|why| said(|out| texts.why(why, out))),
    );
    for topic in Topic::all() {
        all.extend([texts.heading(topic), texts.explain(topic)].map(str::to_string));
    }
    all.extend(lesson(texts).map(str::to_string));
    all
}

/// The texts of the guided first game.
fn lesson(texts: &dyn Texts) -> impl Iterator<Item = &'static str> {
    let (_, steps) = RajaFace::LESSON;
    let texts = (0..steps.len()).map(|step| texts.lesson(step));
    texts.filter(|text| !text.is_empty())
}

fn assert_fits(text: &str, size: Type, most: i32) {
    let wide = width(text, size);
    assert!(wide <= most, "{text:?} is {wide} wide, not {most}");
}

fn assert_lines(text: &str, most: usize) {
    let needed = lines(text, Type::Small, ACROSS).count();
    assert!(needed <= most, "{needed} lines, not {most}: {text}");
}

#[test]
fn no_text_is_empty_or_badly_set_and_every_letter_has_a_glyph() {
    for language in Language::ALL {
        let all = everything(language);
        assert!(all.len() > 3000, "only {} texts were looked at", all.len());
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

#[test]
fn every_kind_of_event_is_told_but_those_that_need_no_line() {
    let mut told = [false; KINDS];
    for event in events() {
        told[kind(event)] = true;
        for language in Language::ALL {
            let text = said(|out| language.raja().tell(event, &names(5), out));
            assert_eq!(text.is_empty(), silent(event), "{event:?}");
            assert!(text.is_empty() || text.ends_with('.'), "{text}");
        }
    }
    assert_eq!(told, [true; KINDS]);
}

#[test]
fn every_kind_of_reason_is_given() {
    let mut given = [false; REASONS];
    for why in reasons() {
        given[reason(why)] = true;
        for language in Language::ALL {
            let text = said(|out| language.raja().why(why, out));
            assert!(text.ends_with('.'), "{text}");
        }
    }
    assert_eq!(given, [true; REASONS]);
}

#[test]
fn the_log_keeps_a_plan_secret() {
    for language in Language::ALL {
        let mut texts: Vec<String> = Plan::all()
            .map(|plan| {
                let made = Event::PlanMade { seat: SEAT, plan };
                said(|out| language.raja().tell(made, &names(2), out))
            })
            .collect();
        texts.dedup();
        assert_eq!(texts.len(), 1, "the text tells plans apart: {texts:?}");
    }
}

#[test]
fn sentences_differ_from_language_to_language() {
    for (one, other) in [
        (Language::English, Language::German),
        (Language::German, Language::Dutch),
        (Language::Dutch, Language::English),
    ] {
        let (first, second) = (one.raja(), other.raja());
        for why in reasons() {
            assert_ne!(
                said(|out| first.why(why, out)),
                said(|out| second.why(why, out))
            );
        }
        for topic in Topic::all() {
            assert_ne!(first.explain(topic), second.explain(topic));
        }
        for event in events().into_iter().filter(|&event| !silent(event)) {
            assert_ne!(
                said(|out| first.tell(event, &names(3), out)),
                said(|out| second.tell(event, &names(3), out))
            );
        }
        assert_eq!(lesson(first).count(), lesson(second).count());
        for (text, same) in lesson(first).zip(lesson(second)) {
            assert_ne!(text, same);
        }
        for dial in Dial::all() {
            assert_ne!(first.dial_long(dial), second.dial_long(dial));
        }
        for stage in stages() {
            assert_ne!(first.request(stage), second.request(stage));
        }
        for (left, right) in first
            .labels()
            .options
            .all()
            .iter()
            .zip(second.labels().options.all())
        {
            assert_ne!(left.name, right.name);
            assert_ne!(left.about, right.about);
        }
        assert_eq!(captions(first).len(), captions(second).len());
    }
}

#[test]
fn within_a_language_no_two_things_have_the_same_name() {
    for language in Language::ALL {
        let texts = language.raja();
        let mut lists: [Vec<&str>; 4] = [
            Dial::all().map(|dial| texts.dial(dial)).collect(),
            Dial::all().map(|dial| texts.dial_long(dial)).collect(),
            Character::all()
                .map(|character| texts.character(character))
                .collect(),
            Topic::all().map(|topic| texts.explain(topic)).collect(),
        ];
        for list in &mut lists {
            let count = list.len();
            list.sort_unstable();
            list.dedup();
            assert_eq!(list.len(), count, "{list:?}");
        }
    }
}

#[test]
fn names_titles_and_hints_fit_their_places() {
    for language in Language::ALL {
        let texts = language.raja();
        let labels = texts.labels();
        for dial in Dial::all() {
            assert!(texts.dial(dial).chars().count() <= 16);
            assert_fits(texts.dial(dial), Type::Small, SHORT);
            assert_fits(texts.dial_long(dial), Type::Body, ACROSS);
        }
        for character in Character::all() {
            assert_fits(texts.character(character), Type::Small, SHORT);
            assert_fits(texts.character(character), Type::Body, BAR);
        }
        for stage in stages() {
            assert_fits(
                &said(|out| texts.title(stage, &names(5), out)),
                Type::Body,
                BAR,
            );
            assert_fits(texts.request(stage), Type::Body, BAR);
        }
        for topic in Topic::all() {
            assert_fits(texts.heading(topic), Type::Body, ACROSS);
        }
        for option in labels.options.all() {
            assert_fits(option.name, Type::Body, BAR);
            assert_fits(option.about, Type::Small, ACROSS);
        }
        for junction in Junction::all() {
            assert_fits(texts.junction(junction), Type::Small, SHORT);
        }
        // Button hints and captions stand two in a line; the game in short and an option's explanation have their own.
        assert_fits(labels.about, Type::Small, ACROSS);
        let explained: Vec<&str> = labels
            .options
            .all()
            .iter()
            .map(|option| option.about)
            .chain([labels.about])
            .collect();
        for caption in captions(texts) {
            if !explained.contains(&caption.as_str()) {
                assert_fits(&caption, Type::Small, SHORT + 6);
            }
        }
    }
}

#[test]
fn sentences_fit_their_lines() {
    for language in Language::ALL {
        let texts = language.raja();
        for event in events() {
            let text = said(|out| texts.tell(event, &names(5), out));
            assert_lines(&text, 3);
            assert!(
                text.len() <= 240,
                "too long for a sentence of the kernel: {text}"
            );
        }
        for why in reasons() {
            assert_lines(&said(|out| texts.why(why, out)), 3);
        }
        for topic in Topic::all() {
            assert_lines(texts.explain(topic), 9);
        }
        // A step is read over the table that it is about, which is not to be hidden.
        for text in lesson(texts) {
            let needed = lines(text, Type::Small, ACROSS - 16).count();
            assert!(needed <= 5, "{needed} lines: {text}");
        }
        for dial in Dial::all() {
            assert_lines(&said(|out| texts.undone(SEAT, dial, 2, &names(5), out)), 2);
        }
        for payer in [Payer::Bank, Payer::Traveller(SEAT)] {
            assert_lines(&said(|out| texts.toll(payer, NAME, GOLD, out)), 1);
        }
    }
}
