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
    use crate::{faces::lessons::assert_variants, games::raja::Raja};

    #[test]
    fn whatever_is_switched_can_be_played_by_some_number_of_people() {
        // Half of all with the auction, and of those without it only the ones without several characters.
        assert_variants::<Raja>(96);
    }
}
