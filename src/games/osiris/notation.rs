//! Osiris in plain text: what `vocabulary!` has no table for, options and the score.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::state::{Options, Osiris};
use crate::kernel::notation::{Misread, Notation, Words};
use crate::kernel::options::{Switch, Written, switch_on, switched, write_words};
use crate::kernel::seat::Seat;
use core::fmt::{self, Write};

/// The options with their words, in the order of the rules.
const SWITCHES: &[Switch<Options>] = &[
    ("rebellion", |options| &mut options.rebellion),
    ("way-out", |options| &mut options.way_out),
];

/// No option at all; nothing said means both.
const NONE: Options = Options {
    rebellion: false,
    way_out: false,
};

impl Written for Options {
    fn read(words: &mut Words<'_>) -> Result<Self, Misread> {
        if words.is_empty() {
            return Ok(Options::default());
        }
        let mut options = NONE;
        if words.phrase("none") {
            return Ok(options);
        }
        while !words.is_empty() {
            if !switch_on(&mut options, SWITCHES, words)? {
                return Err(words.misread("an option (rebellion, way-out, or none)"));
            }
        }
        Ok(options)
    }

    fn write(self, out: &mut dyn Write) -> fmt::Result {
        if self == NONE {
            return out.write_str("none");
        }
        write_words(switched(self, SWITCHES), out)
    }

    fn every() -> impl Iterator<Item = Self> {
        let both = [true, false];
        both.into_iter().flat_map(move |rebellion| {
            both.into_iter()
                .map(move |way_out| Options { rebellion, way_out })
        })
    }
}

impl Notation for Osiris {
    fn score(&self, seat: Seat, line: &mut dyn FnMut(&'static str, i32)) {
        let followers = self.throned().map(|god| self.table.devoted(seat, god));
        line("followers", i32::from(followers.unwrap_or(0)));
    }
}
