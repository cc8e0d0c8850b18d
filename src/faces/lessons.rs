//! The laws of a guided first game: its steps can be played, and each one that is read has a text.
//!
//! Knows no game.

use super::{Faced, Lesson, Step};
use crate::{
    kernel::{
        notation::{Names, Words},
        recorded::Recorded,
        seat::{Seat, Seats},
        vocabulary::Term,
    },
    words::Language,
};

/// Plays a lesson, and hears what happens.
pub(super) fn play<G: Faced>() -> (Recorded<G>, Vec<G::Event>)
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
    for step in steps {
        let (seat, line) = match step {
            Step::Read => continue,
            Step::Do(line) => (Seat::One, line),
            Step::See(line) => (Seat::Two, line),
        };
        let mut words = Words::of(line);
        let action = G::Action::read(&mut words, &names).unwrap();
        assert!(words.is_empty(), "{line} goes on");
        let played = table.play(seat, action, |_, event| told.push(event));
        assert!(played.is_ok(), "{line} is refused: {played:?}");
    }
    (table, told)
}

/// Each step that is read has a text in each language, short enough to be read over the table, and no other has.
pub(super) fn assert_texts<G: Faced>() {
    let Lesson { steps, text, .. } = G::CARD.lesson;
    assert!((15..=27).contains(&steps.len()));
    for language in Language::ALL {
        let mut texts = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            let text = text(number, language);
            let silent = matches!(step, Step::See(_));
            assert_eq!(text.is_empty(), silent, "step {number} in {language:?}");
            assert!(silent || !texts.contains(&text), "twice: {text}");
            texts.push(text);
            assert!(text.chars().count() <= 190, "{text}");
        }
        for number in steps.len()..steps.len() + 9 {
            assert_eq!(text(number, language), "");
        }
    }
}
