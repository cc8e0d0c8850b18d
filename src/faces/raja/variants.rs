//! The variants of Raja, as lines of the set-up.
//!
//! Knows no screen.

use crate::{
    faces::{Choice, Variants},
    games::raja::state::Options,
    words::Language,
};

impl Variants for Options {
    fn lines(&self) -> usize {
        7
    }

    fn line(&self, number: usize, language: Language) -> Option<Choice> {
        let text = *language.raja().options().all().get(number)?;
        let mut options = *self;
        let on = **switches(&mut options).get(number)?;
        Some(Choice::switch(text.name, text.about, on, language))
    }

    fn set(&mut self, number: usize, _forward: bool) {
        let before = *self;
        if let Some(on) = switches(self).get_mut(number) {
            **on = !**on;
        }
        // Several characters begin with the auction: one brings the other along.
        if self.several && !before.several {
            self.auction = true;
        }
        self.several &= self.auction;
    }
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
            let mut turned = options;
            turned.set(number, true);
            let line = |options: Options| options.line(number, Language::Dutch);
            assert_ne!(line(options), line(turned));
            options = turned;
            seen.insert(format!("{options:?}"));
            assert!(Raja::new(options, Seats::new(3).unwrap(), &mut dice).is_ok());
        }
        // Half of all with the auction, and of those without it only the ones without several characters.
        assert_eq!(seen.len(), 96);
        assert_eq!(options.line(options.lines(), Language::English), None);
    }
}
