//! The variants of Osiris, as lines of the set-up.
//!
//! Knows no screen.

use crate::{faces::title::switches, games::osiris::Options};

switches! { osiris: rebellion, way_out }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{faces::Variants, words::Language};

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
