//! The variants of Maharaja, as lines of the set-up.
//!
//! Knows no screen.

use core::ops::RangeInclusive;

use crate::{
    faces::Choice,
    games::maharaja::{data::FinalTile, state::Options, tiles::Level},
    kernel::id::Id,
    words::Language,
};

/// How many lines there are: Brahmabot, the first characters, four special rules, and the final scoring.
pub(super) const LINES: usize = 7;

/// The line of Brahmabot.
const SOLO: usize = 0;
/// The line of the final scoring.
const FINAL: usize = 6;

/// One line of the set-up.
pub(super) fn choice(options: &Options, number: usize, language: Language) -> Option<Choice> {
    let (texts, words) = (language.maharaja(), language.words());
    let labels = texts.options();
    match number {
        SOLO => {
            let level = texts.level(options.solo);
            Some(Choice {
                name: labels.solo.name,
                value: level.name,
                about: level.about,
                on: options.solo.is_some(),
            })
        }
        FINAL => {
            let tile = texts.final_tile(options.final_tile);
            Some(Choice {
                name: labels.final_tile.name,
                value: tile.name,
                about: tile.about,
                on: options.final_tile.is_some(),
            })
        }
        _ => {
            let mut options = *options;
            let (on, text) = match (number, switch(&mut options, number)?) {
                (1, on) => (*on, &labels.first_game),
                (2, on) => (*on, &labels.first_rank),
                (3, on) => (*on, &labels.weak_outer),
                (4, on) => (*on, &labels.dear_statues),
                (_, on) => (*on, &labels.display_only),
            };
            Some(Choice {
                name: text.name,
                value: if on {
                    words.general.on
                } else {
                    words.general.off
                },
                about: text.about,
                on,
            })
        }
    }
}

fn switch(options: &mut Options, number: usize) -> Option<&mut bool> {
    match number {
        1 => Some(&mut options.first_game),
        2 => Some(&mut options.first_rank),
        3 => Some(&mut options.weak_outer),
        4 => Some(&mut options.dear_statues),
        5 => Some(&mut options.display_only),
        _ => None,
    }
}

/// The value after another one, or before it, round without end; none is a value too.
fn next<I: Id>(value: Option<I>, forward: bool) -> Option<I> {
    let position = value.map_or(0, |value| value.index() + 1);
    let position = match (forward, position) {
        (true, position) if position >= I::COUNT => 0,
        (true, position) => position + 1,
        (false, 0) => I::COUNT,
        (false, position) => position - 1,
    };
    position.checked_sub(1).and_then(I::from_index)
}

/// How many people these options are for: Brahmabot plays against one, and the first characters are for four.
pub(super) const fn people(options: &Options) -> RangeInclusive<u8> {
    if options.solo.is_some() {
        1..=1
    } else if options.first_game {
        4..=4
    } else {
        2..=4
    }
}

/// The options as so many people can play with them: who is alone plays against Brahmabot.
pub(super) fn settle(mut options: Options, people: u8) -> Options {
    options.solo = match people {
        1 => options.solo.or(Some(Level::Normal)),
        _ => None,
    };
    options.first_game &= people == 4;
    options
}

/// The options with one line set to its next value, or to the one before.
pub(super) fn choose(mut options: Options, number: usize, forward: bool) -> Options {
    match number {
        SOLO => {
            options.solo = next::<Level>(options.solo, forward);
            options.first_game &= options.solo.is_none();
        }
        FINAL => options.final_tile = next::<FinalTile>(options.final_tile, forward),
        _ => {
            if let Some(on) = switch(&mut options, number) {
                *on = !*on;
            }
            if options.first_game && number == 1 {
                options.solo = None;
            }
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::maharaja::Maharaja,
        kernel::{dice::Dice, game::Game, seat::Seats},
    };

    #[test]
    fn whatever_is_switched_can_be_played_by_some_number_of_people() {
        let mut dice = Dice::from_seed(5);
        let mut options = Options::default();
        let mut seen = std::collections::HashSet::new();
        for _ in 0..9000 {
            let number = dice.below(LINES as u32) as usize;
            let forward = dice.below(2) == 0;
            let turned = choose(options, number, forward);
            let value = |options| choice(&options, number, Language::Dutch).map(|line| line.value);
            assert_ne!(options, turned);
            assert!(value(options).is_some());
            options = turned;
            for people in people(&options) {
                let seats = Seats::new(if people == 1 { 2 } else { people }).unwrap();
                assert!(Maharaja::new(options, seats, &mut dice).is_ok());
                assert_eq!(settle(options, people), options);
            }
            let least = 1 + dice.below(4) as u8;
            assert!(people(&settle(options, least)).contains(&least));
            seen.insert(format!("{options:?}"));
        }
        // Four special rules and six final scorings, each with the first characters, without, and at three levels.
        assert_eq!(seen.len(), 16 * 6 * 5);
        assert_eq!(choice(&options, LINES, Language::English), None);
    }
}
