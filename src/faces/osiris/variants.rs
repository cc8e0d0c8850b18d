//! The variants of Osiris, as lines of the set-up.
//!
//! Knows no screen.

use crate::{
    faces::{Choice, Variants},
    games::osiris::Options,
    words::Language,
};

impl Variants for Options {
    fn lines(&self) -> usize {
        2
    }

    fn line(&self, number: usize, language: Language) -> Option<Choice> {
        let text = *language.osiris().options().all().get(number)?;
        let mut options = *self;
        let on = **switches(&mut options).get(number)?;
        Some(Choice::switch(text.name, text.about, on, language))
    }

    fn set(&mut self, number: usize, _forward: bool) {
        if let Some(on) = switches(self).get_mut(number) {
            **on = !**on;
        }
    }
}

fn switches(options: &mut Options) -> [&mut bool; 2] {
    [&mut options.rebellion, &mut options.way_out]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_turns_its_own_switch_and_both_are_on_at_first() {
        let mut options = Options::default();
        assert!(options.rebellion && options.way_out);
        for language in Language::ALL {
            let [first, second] = [0, 1].map(|number| options.line(number, language).unwrap());
            assert_ne!(first.name, second.name);
            assert_eq!(first.value, second.value);
        }
        options.set(0, true);
        assert!(!options.rebellion && options.way_out);
        options.set(1, false);
        assert!(!options.rebellion && !options.way_out);
        options.set(0, false);
        assert!(options.rebellion && !options.way_out);
        let before = options;
        options.set(options.lines(), true);
        assert_eq!(options, before);
        assert_eq!(options.line(options.lines(), Language::English), None);
    }
}
