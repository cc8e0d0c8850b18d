//! Amritsar in plain text: how the words of its tables are written and read, and its options.
//!
//! It does not know what an action does, nor whether it is allowed.

use super::action::{Means, Payment, Swap};
use super::data::{
    Area, Bridge, Coins, Colour, DonationPlace, GoalPlace, GoalType, Good, Mahout, Resource,
    StorageTile, Temple, Track, Zone, ZoneTile,
};
use super::state::{Amritsar, Difficulty, Options};
use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Names, Notation, Words};
use crate::kernel::options::Written;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::{Term, terms};
use core::fmt::{self, Write};

terms! {
    named Area: "an area N1 to W2";
    named Bridge: "a bridge tile, such as four-resource";
    named Colour: "white, yellow, blue or green";
    named GoalPlace: "a goal place, first to fourth";
    named GoalType: "a type of goals, A to D";
    named Good: "coin, marble, copper or gold";
    named Mahout: "a mahout";
    named Payment: "marble, copper, gold or nothing";
    named Resource: "marble, copper or gold";
    named StorageTile: "a storage tile S01 to S15";
    named Swap: "a swap, such as marble for copper";
    named Temple: "a temple tile T1 to T4";
    named Track: "development, resources or economy";
    named Zone: "north, east, south or west";
    named ZoneTile: "a zone tile W1 to G3";
    amount Coins: "an amount of coins";
}

/// Going on foot goes without saying.
impl Term for Means {
    fn write(&self, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Foot => Ok(()),
            _ => write!(out, ", {self}"),
        }
    }

    fn read(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Self, Misread> {
        if words.is_empty() {
            return Ok(Self::Foot);
        }
        let all = Self::all().map(|means| (means.word(), means));
        words.pick("with the movement tile, or with S15", all)
    }
}

/// A place goes by its level and its column, both from 1.
impl Term for DonationPlace {
    fn write(&self, _names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn read(words: &mut Words<'_>, _names: &Names<'_>) -> Result<Self, Misread> {
        let before = *words;
        let found = words.word().and_then(|word| {
            let (level, column) = word.split_once('-')?;
            let level = level.parse::<usize>().ok()?.checked_sub(1)?;
            Self::of(level, column.parse::<usize>().ok()?.checked_sub(1)?)
        });
        found.ok_or_else(|| {
            *words = before;
            before.misread("a place such as 2-1, by level and column")
        })
    }
}

impl Written for Options {
    fn read(words: &mut Words<'_>) -> Result<Self, Misread> {
        let mut options = Options::default();
        while !words.is_empty() {
            let before = *words;
            let levels = Difficulty::all().map(|level| (level.word(), level));
            let level = words.pick("an option (solo-easy, solo-hard)", levels)?;
            if options.solo.replace(level).is_some() {
                return Err(before.misread("one level"));
            }
        }
        Ok(options)
    }

    fn write(self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.solo.map_or("", Difficulty::word))
    }

    fn every() -> impl Iterator<Item = Self> {
        let levels = [None].into_iter().chain(Difficulty::all().map(Some));
        levels.map(|solo| Options { solo })
    }
}

impl Notation for Amritsar {
    fn score(&self, seat: Seat, line: &mut dyn FnMut(&'static str, i32)) {
        line("points", i32::from(self.final_score(seat).total()));
        line("donations", i32::from(self.table.donations(seat)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amritsar::action::Action;
    use crate::kernel::notation::Sentence;
    use crate::kernel::seat::Seats;

    #[test]
    fn what_goes_without_saying_is_not_said() {
        let names = Names::plain(Seats::new(2).unwrap());
        let say = |means| {
            let zone = Zone::West;
            let mut text = Sentence::default();
            let action = Action::MoveElephant { zone, means };
            action.write(&names, &mut text).unwrap();
            text
        };
        assert_eq!(say(Means::Foot).as_str(), "move elephant to west");
        let tile = "move elephant to west, with the movement tile";
        assert_eq!(say(Means::MovementTile).as_str(), tile);
        assert_eq!(
            say(Means::StorageTile).as_str(),
            "move elephant to west, with S15"
        );
    }

    #[test]
    fn an_option_said_twice_is_refused() {
        let read = |text| Options::read(&mut Words::of(text));
        assert_eq!(read("").unwrap().solo, None);
        assert_eq!(read("solo-hard").unwrap().solo, Some(Difficulty::Hard));
        let twice = read("solo-easy solo-hard").unwrap_err().to_string();
        assert!(twice.contains("one level"), "{twice}");
        assert!(read("solo").is_err());
    }

    #[test]
    fn a_place_that_does_not_exist_is_refused_where_it_stands() {
        let names = Names::plain(Seats::new(2).unwrap());
        for word in ["0-1", "1-0", "1-7", "2-6", "4-4", "5-1", "2", "x-1", ""] {
            let mut words = Words::of(word);
            assert!(DonationPlace::read(&mut words, &names).is_err(), "{word}");
            assert_eq!(words.rest(), word);
        }
        let mut words = Words::of("4-3 in");
        let place = DonationPlace::read(&mut words, &names).unwrap();
        assert_eq!((place.index(), words.rest()), (17, "in"));
    }
}
