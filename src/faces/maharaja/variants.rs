//! The variants of Maharaja, as lines of the set-up.
//!
//! Knows no screen.

use core::ops::RangeInclusive;

use crate::{
    faces::{Choice, Variants, title},
    games::maharaja::{state::Options, tiles::Level},
    words::{Language, maharaja::Topic},
};

/// The line of Brahmabot.
const SOLO: usize = 0;
/// The line of the final scoring; between the two stand the first characters and four special rules.
const FINAL: usize = 6;

impl Variants for Options {
    fn lines(&self) -> usize {
        FINAL + 1
    }

    fn line(&self, number: usize, language: Language) -> Option<Choice> {
        let texts = language.maharaja();
        let labels = texts.options();
        let (name, set) = match number {
            SOLO => (labels.solo.name, texts.level(self.solo)),
            FINAL => (labels.final_tile.name, texts.final_tile(self.final_tile)),
            _ => {
                let mut options = *self;
                let (on, text) = match (number, switch(&mut options, number)?) {
                    (1, on) => (*on, &labels.first_game),
                    (2, on) => (*on, &labels.first_rank),
                    (3, on) => (*on, &labels.weak_outer),
                    (4, on) => (*on, &labels.dear_statues),
                    (_, on) => (*on, &labels.display_only),
                };
                return Some(Choice::switch(text.name, text.about, on, language));
            }
        };
        Some(Choice {
            name,
            value: set.name,
            about: set.about,
        })
    }

    fn set(&mut self, number: usize, forward: bool) {
        match number {
            SOLO => {
                self.solo = title::next(self.solo, forward);
                self.first_game &= self.solo.is_none();
            }
            FINAL => self.final_tile = title::next(self.final_tile, forward),
            _ => {
                if let Some(on) = switch(self, number) {
                    *on = !*on;
                }
                if self.first_game && number == 1 {
                    self.solo = None;
                }
            }
        }
    }

    /// Brahmabot plays against one, and the first characters are for four.
    fn people(&self, players: RangeInclusive<u8>) -> RangeInclusive<u8> {
        if self.solo.is_some() {
            1..=1
        } else if self.first_game {
            4..=4
        } else {
            2..=*players.end()
        }
    }

    /// Who is alone plays against Brahmabot.
    fn settle(&mut self, people: u8) {
        self.solo = title::opponent(self.solo, people, Level::Normal);
        self.first_game &= people == 4;
    }

    fn automa(&self, language: Language) -> Option<&'static str> {
        let name = language.maharaja().heading(Topic::Brahmabot);
        self.solo.map(|_| name)
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

#[cfg(test)]
mod tests {
    use crate::{faces::lessons::assert_variants, games::maharaja::Maharaja};

    #[test]
    fn whatever_is_switched_can_be_played_by_some_number_of_people() {
        // Four special rules and six final scorings, each with the first characters, without, and at three levels.
        assert_variants::<Maharaja>(16 * 6 * 5);
    }
}
