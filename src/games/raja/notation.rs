//! Raja in plain text: how the words of its tables are written and read, and its options.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::action::{Ground, HouseTask, Moment, MoveTask, PalaceTask};
use super::data::{Character, Dial, Road, Village};
use super::state::{Gold, Options, Raja};
use crate::kernel::notation::{Misread, Names, Notation, Words};
use crate::kernel::options::{Written, every_switched, read_switched, switched, write_words};
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{Term, terms};
use core::fmt::{self, Write};

terms! {
    named Character: "a character";
    named Dial: "an action of the dial";
    named Ground: "centre or outer";
    named Moment: "a moment";
    numbered Village 'V': "a village V01 to V30";
    numbered Road 'R': "a road R01 to R16";
    amount Gold: "an amount of gold";
    task PalaceTask plainly Palace: "palace, or palace and house";
}

/// Nothing said means the action "house".
impl Term for HouseTask {
    fn write(&self, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::House => Ok(()),
            Self::Builder => out.write_str(AS_BUILDER),
            task => write!(out, ", for {task}"),
        }
    }

    fn read(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Self, Misread> {
        if words.expect(AS_BUILDER).is_ok() {
            Ok(Self::Builder)
        } else if words.phrase("for") {
            let tasks = [Self::House, Self::TwoHouses, Self::PalaceAndHouse];
            words.pick(
                "house, two houses, or palace and house",
                tasks.map(|task| (task.word(), task)),
            )
        } else {
            Ok(Self::House)
        }
    }
}

/// Nothing said means the action "move house".
impl Term for MoveTask {
    fn write(&self, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        out.write_str(match self {
            Self::MoveHouse => "",
            Self::Builder => AS_BUILDER,
        })
    }

    fn read(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Self, Misread> {
        Ok(match words.expect(AS_BUILDER) {
            Ok(()) => Self::Builder,
            Err(_) => Self::MoveHouse,
        })
    }
}

/// How a deed of the Builder ends.
const AS_BUILDER: &str = ", as Builder";

impl Written for Options {
    fn read(words: &mut Words<'_>) -> Result<Self, Misread> {
        read_switched(Options::SWITCHES, words, |_, words| {
            Err(words.misread("an option (short, yogi, neutral-palaces, auction, home-cities, several-characters, secret-gold)"))
        })
    }

    fn write(self, out: &mut dyn Write) -> fmt::Result {
        write_words(switched(self, Options::SWITCHES), out)
    }

    fn every() -> impl Iterator<Item = Self> {
        let all = every_switched(Options::default(), Options::SWITCHES);
        // Ruling 20: several characters begin with the auction.
        all.filter(|options| options.auction || !options.several)
    }
}

impl Notation for Raja {
    fn score(&self, seat: Seat, line: &mut dyn FnMut(&'static str, i32)) {
        let built = self.table.palaces_built(seat);
        line("palaces", i32::from(built));
        line("gold", i32::from(self.gold[seat].0));
    }
}
