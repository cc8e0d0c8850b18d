//! Options in plain text: those that are switched on or off have a table of their words, in the order of the rules.
//!
//! It does not know what an option means, nor which go together.

use super::notation::{Misread, Words};
use core::fmt::{self, Write};

/// The options of a game, as they are written down. A game without any has `()`.
///
/// Law: what is written reads back as the same.
pub trait Written: Sized {
    /// Reads the names of options that are switched on.
    fn read(words: &mut Words<'_>) -> Result<Self, Misread>;

    /// Prints the options that are switched on, as they are read.
    fn write(self, out: &mut dyn Write) -> fmt::Result;

    /// Every combination that does not contradict itself.
    fn every() -> impl Iterator<Item = Self>;
}

impl Written for () {
    fn read(words: &mut Words<'_>) -> Result<Self, Misread> {
        words.end()
    }

    fn write(self, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }

    fn every() -> impl Iterator<Item = Self> {
        core::iter::once(())
    }
}

/// An option's word, and where it is switched.
pub type Switch<O> = (&'static str, fn(&mut O) -> &mut bool);

/// Makes the options of a game: a row is a switch with its word, in the order of saves; then come fields of other kinds.
///
/// ```ignore
/// switches! {
///     /// The variants.
///     pub struct Options {
///         /// Fewer rounds.
///         short: "short-game",
///     } with {
///         /// Against the rulebook.
///         pub solo: Option<Level>,
///     }
/// }
/// ```
macro_rules! switches {
    (
        $(#[$about:meta])*
        pub struct $name:ident { $( $(#[$doc:meta])* $field:ident: $word:literal ),+ $(,)? }
        $(with { $($other:tt)+ })?
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
        pub struct $name {
            $( $(#[$doc])* pub $field: bool, )+
            $($($other)+)?
        }

        impl $name {
            /// The switches with their words.
            pub(super) const SWITCHES: &'static [$crate::kernel::options::Switch<Self>] =
                &[$(($word, |options| &mut options.$field)),+];
        }
    };
}
pub(crate) use switches;

/// Reads options to the end of the line: those that are switched on, and others as `other` reads them.
pub fn read_switched<O: Default>(
    switches: &[Switch<O>],
    words: &mut Words<'_>,
    other: impl Fn(&mut O, &mut Words<'_>) -> Result<(), Misread>,
) -> Result<O, Misread> {
    let mut options = O::default();
    while !words.is_empty() {
        if !switch_on(&mut options, switches, words)? {
            other(&mut options, words)?;
        }
    }
    Ok(options)
}

/// Switches on the option whose word comes next, and says whether there was one; each is said once.
pub fn switch_on<O>(
    options: &mut O,
    switches: &[Switch<O>],
    words: &mut Words<'_>,
) -> Result<bool, Misread> {
    let before = *words;
    let Ok(switch) = words.pick("", switches.iter().copied()) else {
        return Ok(false);
    };
    let on = switch(options);
    if *on {
        return Err(before.misread("each option once"));
    }
    *on = true;
    Ok(true)
}

/// The words of all options that are switched on.
pub fn switched<O>(mut options: O, switches: &[Switch<O>]) -> impl Iterator<Item = &'static str> {
    let on = switches
        .iter()
        .filter(move |(_, switch)| *switch(&mut options));
    on.map(|(word, _)| *word)
}

/// Prints words in a row, as they are read.
pub fn write_words(words: impl Iterator<Item = &'static str>, out: &mut dyn Write) -> fmt::Result {
    let mut blank = "";
    for word in words {
        write!(out, "{blank}{word}")?;
        blank = " ";
    }
    Ok(())
}

/// Every combination of options that are on or off, the first changing fastest, in copies of these.
pub fn every_switched<O: Copy>(
    options: O,
    switches: &'static [Switch<O>],
) -> impl Iterator<Item = O> {
    (0..1u32 << switches.len()).map(move |bits| {
        let mut options = options;
        for (position, (_, switch)) in switches.iter().enumerate() {
            *switch(&mut options) = bits >> position & 1 == 1;
        }
        options
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SWITCHES: &[Switch<[bool; 2]>] =
        &[("left", |[left, _]| left), ("right", |[_, right]| right)];

    #[test]
    fn options_are_written_as_they_are_read_and_each_is_said_once() {
        for options in every_switched([false; 2], SWITCHES) {
            let mut text = String::new();
            write_words(switched(options, SWITCHES), &mut text).unwrap();
            let (mut words, mut read) = (Words::of(&text), [false; 2]);
            while !words.is_empty() {
                assert_eq!(switch_on(&mut read, SWITCHES, &mut words), Ok(true));
            }
            assert_eq!(read, options);
        }
        let mut options = [true, false];
        let mut read = |text| switch_on(&mut options, SWITCHES, &mut Words::of(text));
        let twice = read("left").unwrap_err().to_string();
        assert!(twice.contains("each option once"), "{twice}");
        assert_eq!(read("straight"), Ok(false));
    }
}
