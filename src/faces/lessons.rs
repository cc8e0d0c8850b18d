//! The laws of a title: whatever is switched can be played, and so can the steps of the guided first game, and each one
//! that is read has a text.
//!
//! Knows no game.

use super::{Faced, Lesson, Step, Variants};
use crate::{
    each_game,
    kernel::{
        dice::Dice,
        game::Turn,
        notation::{Names, Words},
        recorded::Recorded,
        seat::{Seat, Seats, Viewer},
        vocabulary::Term,
    },
    words::Language,
};

/// Plays the first chapters of a lesson: what the learner sees in the end, and what happened.
pub(super) fn play<G: Faced>(chapters: usize) -> (G::View, Vec<G::Event>)
where
    G::Options: Default,
{
    let Lesson { seed, steps, .. } = G::CARD.lesson;
    let seats = Seats::new(2).unwrap();
    let names = Names::plain(seats);
    let Ok(mut table) = Recorded::<G>::start(Default::default(), seats, seed) else {
        panic!("two can play the usual game");
    };
    let mut told = Vec::new();
    let end = G::CARD.lesson.begins(chapters).unwrap_or(steps.len());
    for step in steps.iter().take(end) {
        let Turn::Of(seat) = table.turn() else {
            panic!("a lesson is not a whole match");
        };
        let line = match step {
            Step::Chapter | Step::Read => continue,
            Step::Do(line) => {
                assert_eq!(seat, Seat::One, "{line} is not the learner's");
                line
            }
            Step::See(line) | Step::Skip(line) => line,
        };
        let mut words = Words::of(line);
        let action = G::Action::read(&mut words, &names).unwrap();
        assert!(words.is_empty(), "{line} goes on");
        let played = table.play(seat, action, |_, event| told.push(event));
        assert!(played.is_ok(), "{line} is refused: {played:?}");
    }
    (table.game().view(Viewer::Player(Seat::One)), told)
}

/// Each turn of a switch changes its line, and what is set can be played by all the people whom it is for. So many kinds
/// of tables come up.
pub(super) fn assert_variants<G: Faced>(kinds: usize)
where
    G::Options: Default,
{
    let mut dice = Dice::from_seed(5);
    let mut options = G::Options::default();
    let mut seen = Vec::new();
    let players = || G::CARD.players.clone();
    for _ in 0..9000 {
        let before = options;
        let number = dice.below(options.lines() as u32) as usize;
        options.set(number, dice.below(2) == 0);
        let line = |options: G::Options| options.line(number, Language::Dutch);
        assert!(line(before).is_some() && line(before) != line(options));
        let settled = |people| {
            let mut settled = options;
            settled.settle(people);
            settled
        };
        for people in options.people(players()) {
            let automa = u8::from(options.automa(Language::Dutch).is_some());
            let seats = Seats::new(people + automa).unwrap();
            assert!(G::new(options, seats, &mut dice).is_ok());
            assert!(settled(people) == options);
        }
        let least = players().start() + dice.below(players().count() as u32) as u8;
        assert!(settled(least).people(players()).contains(&least));
        seen.push(format!("{options:?}"));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), kinds);
    assert_eq!(options.line(options.lines(), Language::English), None);
}

/// Each step that says something has a text in each language, short enough to be read over the table, in three chapters; and
/// no other has.
fn assert_texts<G: Faced>() {
    let (lesson, text) = (&G::CARD.lesson, G::CARD.texts.step);
    assert_eq!(lesson.chapters(), 3);
    assert_eq!((lesson.begins(0), lesson.begins(3)), (Some(1), None));
    // The step is saved in a byte.
    assert!(lesson.steps.len() <= usize::from(u8::MAX));
    let said: Vec<usize> = (0..lesson.steps.len())
        .filter_map(|step| lesson.said(step))
        .collect();
    assert_eq!(said, (0..said.len()).collect::<Vec<_>>());
    for chapter in 0..3 {
        let begin = lesson.begins(chapter).unwrap();
        assert_eq!(lesson.chapter_of(begin), Some(chapter));
        let (_, all) = lesson.place(begin);
        assert!((2..=16).contains(&all), "{all} texts");
        // What is done before somebody looks stands before what he does.
        assert!(lesson.steps[begin].is_said());
    }
    for language in Language::ALL {
        let mut texts = Vec::new();
        for &number in &said {
            let text = text(number, language);
            assert!(!text.is_empty() && !texts.contains(&text), "twice: {text}");
            texts.push(text);
            assert!(text.chars().count() <= 190, "{text}");
        }
        for number in said.len()..said.len() + 9 {
            assert_eq!(text(number, language), "");
        }
    }
}

macro_rules! texts {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        #[test]
        fn each_step_that_is_read_has_a_text_in_each_language_and_no_other_has() {
            $(assert_texts::<$game>();)*
        }
    };
}
each_game!(texts);
