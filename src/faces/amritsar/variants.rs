//! The variants of Amritsar, as lines of the set-up.
//!
//! Knows no screen.

use core::ops::RangeInclusive;

use crate::{
    faces::{Choice, Variants, title},
    games::amritsar::{Options, state::Difficulty},
    words::Language,
};

impl Variants for Options {
    fn lines(&self) -> usize {
        1
    }

    fn line(&self, number: usize, language: Language) -> Option<Choice> {
        let texts = language.amritsar();
        let set = texts.difficulty(self.solo);
        (number == 0).then_some(Choice {
            name: texts.options().solo.name,
            value: set.name,
            about: set.about,
        })
    }

    fn set(&mut self, number: usize, forward: bool) {
        if number == 0 {
            self.solo = title::next(self.solo, forward);
        }
    }

    /// The Maharaja plays against one.
    fn people(&self, players: RangeInclusive<u8>) -> RangeInclusive<u8> {
        if self.solo.is_some() {
            1..=1
        } else {
            2..=*players.end()
        }
    }

    /// Who is alone plays against him.
    fn settle(&mut self, people: u8) {
        self.solo = title::opponent(self.solo, people, Difficulty::Easy);
    }

    fn automa(&self, language: Language) -> Option<&'static str> {
        self.solo.map(|_| language.amritsar().labels().maharaja)
    }
}

#[cfg(test)]
mod tests {
    use crate::{faces::lessons::assert_variants, games::amritsar::Amritsar};

    #[test]
    fn whatever_is_switched_can_be_played_by_some_number_of_people() {
        // People, and the Maharaja at two levels.
        assert_variants::<Amritsar>(3);
    }
}
