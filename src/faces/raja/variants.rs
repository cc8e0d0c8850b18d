//! The variants of Raja, as lines of the set-up.
//!
//! Knows no screen.

use crate::{faces::Choice, games::raja::state::Options, words::Language};

/// One line of the set-up.
pub(super) fn choice(options: &Options, number: usize, language: Language) -> Option<Choice> {
    let text = *language.raja().options().all().get(number)?;
    let mut options = *options;
    let on = **switches(&mut options).get(number)?;
    let words = language.words();
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

/// The options with one switch turned. Several characters begin with the auction: one brings the other along.
pub(super) fn switch(mut options: Options, number: usize) -> Options {
    let before = options;
    if let Some(on) = switches(&mut options).get_mut(number) {
        **on = !**on;
    }
    if options.several && !before.several {
        options.auction = true;
    }
    options.several &= options.auction;
    options
}

fn switches(options: &mut Options) -> [&mut bool; 7] {
    [
        &mut options.short,
        &mut options.yogi,
        &mut options.neutral,
        &mut options.auction,
        &mut options.home,
        &mut options.several,
        &mut options.secret_gold,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::raja::Raja,
        kernel::{dice::Dice, game::Game, seat::Seats},
    };

    #[test]
    fn whatever_is_switched_can_be_played() {
        let mut dice = Dice::from_seed(5);
        let mut options = Options::default();
        let mut seen = std::collections::HashSet::new();
        for _ in 0..4000 {
            let number = dice.below(7) as usize;
            let turned = switch(options, number);
            let on = |options| choice(&options, number, Language::Dutch).map(|line| line.on);
            assert_ne!(on(options), on(turned));
            options = turned;
            seen.insert(format!("{options:?}"));
            assert!(Raja::new(options, Seats::new(3).unwrap(), &mut dice).is_ok());
        }
        // Half of all with the auction, and of those without it only the ones without several characters.
        assert_eq!(seen.len(), 96);
        assert_eq!(choice(&options, 7, Language::English), None);
    }
}
