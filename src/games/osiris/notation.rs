//! Osiris in plain text: what `vocabulary!` has no table for, options and the score.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::state::{Options, Osiris};
use crate::kernel::notation::{Misread, Names, Notation, Words};
use crate::kernel::seat::Seat;
use core::fmt::{self, Write};

/// The options with their words, in the order of the rules.
type Switch = (&'static str, fn(&mut Options) -> &mut bool);
const SWITCHES: [Switch; 2] = [
    ("rebellion", |options| &mut options.rebellion),
    ("way-out", |options| &mut options.way_out),
];

/// No option at all; nothing said means both.
const NONE: Options = Options {
    rebellion: false,
    way_out: false,
};

impl Notation for Osiris {
    fn read_options(words: &mut Words<'_>) -> Result<Options, Misread> {
        if words.is_empty() {
            return Ok(Options::default());
        }
        let mut options = NONE;
        if words.phrase("none") {
            return Ok(options);
        }
        while !words.is_empty() {
            let before = *words;
            let switch = words.pick("an option (rebellion, way-out, or none)", SWITCHES)?;
            let on = switch(&mut options);
            if *on {
                return Err(before.misread("each option once"));
            }
            *on = true;
        }
        Ok(options)
    }

    fn write_options(mut options: Options, out: &mut dyn Write) -> fmt::Result {
        if options == NONE {
            return out.write_str("none");
        }
        let mut blank = "";
        for (word, switch) in SWITCHES {
            if *switch(&mut options) {
                write!(out, "{blank}{word}")?;
                blank = " ";
            }
        }
        Ok(())
    }

    fn every_options() -> impl Iterator<Item = Options> {
        let both = [true, false];
        both.into_iter().flat_map(move |rebellion| {
            both.into_iter()
                .map(move |way_out| Options { rebellion, way_out })
        })
    }

    fn answer(
        &self,
        words: &mut Words<'_>,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> Result<(), Misread> {
        self.tell_fact(words, names, out)
    }

    fn score(&self, seat: Seat, line: &mut dyn FnMut(&'static str, i32)) {
        let followers = self.throned().map(|god| self.table.devoted(seat, god));
        line("followers", i32::from(followers.unwrap_or(0)));
    }

    fn questions(&self, names: &Names<'_>, ask: &mut dyn FnMut(&str)) {
        self.ask_all(names, ask);
    }

    fn arrange(&mut self, words: &mut Words<'_>, names: &Names<'_>) -> Result<(), Misread> {
        self.set_up(words, names)
    }
}
