//! A track of spaces in a row, on which one piece of each kind lies alone, and whose last spaces are numbered.
//!
//! It does not know what lies on it, nor when anything is moved.

use crate::kernel::facts::Line;
use crate::kernel::id::{Id, Per};
use crate::kernel::notation::Misread;
use crate::kernel::vocabulary::{Tell, Term, Value};
use core::fmt::{self, Write};
use serde::{Deserialize, Serialize};

/// A space of a track of this many, the first of which have no number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space<const COUNT: u8, const UNNUMBERED: u8>(u8);

impl<const COUNT: u8, const UNNUMBERED: u8> Space<COUNT, UNNUMBERED> {
    /// How many spaces the track has.
    pub const COUNT: u8 = COUNT;
    /// The last space.
    pub const LAST: Self = Self::fixed(COUNT - 1);

    /// A space that a rulebook names; refuses to compile if the track has no such space.
    #[must_use]
    pub(crate) const fn fixed(position: u8) -> Self {
        assert!(position < COUNT);
        Self(position)
    }

    /// The space at a position, from 0.
    #[must_use]
    pub const fn at(position: u8) -> Option<Self> {
        if position < COUNT {
            Some(Self(position))
        } else {
            None
        }
    }

    /// Its position, from 0.
    #[must_use]
    #[inline]
    pub const fn position(self) -> u8 {
        self.0
    }

    /// The printed number, from 1, if the space has one.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        if self.0 >= UNNUMBERED {
            Some(self.0 - UNNUMBERED + 1)
        } else {
            None
        }
    }

    /// The space this many steps back.
    #[must_use]
    #[inline]
    pub const fn back(self, steps: u8) -> Option<Self> {
        match self.0.checked_sub(steps) {
            Some(position) => Some(Self(position)),
            None => None,
        }
    }

    /// The next space; the last has itself, for nothing is ever laid beyond it.
    #[must_use]
    pub const fn ahead(self) -> Self {
        if self.0 + 1 < COUNT {
            Self(self.0 + 1)
        } else {
            self
        }
    }
}

impl<const COUNT: u8, const UNNUMBERED: u8> TryFrom<u8> for Space<COUNT, UNNUMBERED> {
    type Error = &'static str;
    fn try_from(position: u8) -> Result<Self, Self::Error> {
        Self::at(position).ok_or("the track has no such space")
    }
}

impl<const COUNT: u8, const UNNUMBERED: u8> From<Space<COUNT, UNNUMBERED>> for u8 {
    fn from(space: Space<COUNT, UNNUMBERED>) -> u8 {
        space.0
    }
}

/// The printed number, if there is one.
impl<const COUNT: u8, const UNNUMBERED: u8> Tell for Space<COUNT, UNNUMBERED> {
    fn value(&self) -> Value<'_> {
        self.number()
            .map_or(Value::Nothing, |number| Value::Number(u16::from(number)))
    }
}

/// The pieces from the first space to the last that holds one, by their letters; a dot for an empty space.
pub fn write_track<I: Id, const N: usize, const COUNT: u8, const UNNUMBERED: u8>(
    track: &Per<I, Space<COUNT, UNNUMBERED>, N>,
    letter: fn(I) -> &'static str,
    out: &mut dyn Write,
) -> fmt::Result {
    let last = track.entries().iter().max();
    let count = last.map_or(0, |space| space.position() + 1);
    for position in 0..count {
        let blank = if position == 0 { "" } else { " " };
        let piece = I::all().find(|&piece| track[piece].position() == position);
        write!(out, "{blank}{}", piece.map_or(".", letter))?;
    }
    Ok(())
}

/// Reads all pieces from the first space on, a dot for an empty space.
pub fn read_track<I: Id + Term, const N: usize, const COUNT: u8, const UNNUMBERED: u8>(
    line: &mut Line<'_>,
    wanted: &'static str,
) -> Result<Per<I, Space<COUNT, UNNUMBERED>, N>, Misread> {
    let before = line.words;
    let all_once = || before.misread(wanted);
    let mut places = Per::<I, Option<Space<COUNT, UNNUMBERED>>, N>::filled(None);
    let mut position = 0;
    while !line.is_empty() {
        let space = Space::at(position).ok_or_else(all_once)?;
        position += 1;
        if line.phrase(".") {
            continue;
        }
        let piece = line.read::<I>()?;
        if places[piece].replace(space).is_some() {
            return Err(all_once());
        }
    }
    let mut track = Per::filled(Space::default());
    for (piece, place) in places.iter() {
        track[piece] = place.ok_or_else(all_once)?;
    }
    Ok(track)
}

/// The spaces that hold a piece, one bit each; nothing if two pieces share one.
#[must_use]
pub fn spaces_taken<I: Id, const N: usize, const COUNT: u8, const UNNUMBERED: u8>(
    track: &Per<I, Space<COUNT, UNNUMBERED>, N>,
) -> Option<u32> {
    let mut taken = 0u32;
    for space in track.entries() {
        let bit = 1 << space.position();
        if taken & bit != 0 {
            return None;
        }
        taken |= bit;
    }
    Some(taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::notation::Names;
    use crate::kernel::seat::{PerSeat, Seat};

    /// Eight spaces, the last three numbered.
    type Stop = Space<8, 5>;

    fn stops(positions: [u8; 5]) -> PerSeat<Stop> {
        PerSeat::new(positions.map(Stop::fixed))
    }

    #[test]
    fn the_last_spaces_are_numbered_from_one() {
        let all = (0..8).map(|position| Stop::at(position).unwrap());
        let numbers: Vec<_> = all.filter_map(Stop::number).collect();
        assert_eq!(numbers, [1, 2, 3]);
        assert_eq!(Stop::at(8), None);
        assert!(postcard::from_bytes::<Stop>(&[8]).is_err());
    }

    #[test]
    fn a_step_leads_to_a_space_of_the_track() {
        assert_eq!(Stop::fixed(2).back(2), Stop::at(0));
        assert_eq!(Stop::fixed(2).back(3), None);
        assert_eq!(Stop::fixed(6).ahead(), Stop::LAST);
        assert_eq!(Stop::LAST.ahead(), Stop::LAST);
    }

    #[test]
    fn a_track_is_written_and_read_back_and_each_piece_lies_alone() {
        let track = stops([0, 3, 1, 7, 4]);
        assert_eq!(spaces_taken(&track), Some(0b1001_1011));
        assert_eq!(spaces_taken(&stops([0, 3, 1, 3, 4])), None);
        let letter = |seat: Seat| ["a", "b", "c", "d", "e"][seat.index()];
        let mut text = String::new();
        write_track(&track, letter, &mut text).unwrap();
        assert_eq!(text, "a c . b e . . d");
        let names = Names::new(["a", "b", "c", "d", "e"]).unwrap();
        let read = |text| read_track::<Seat, 5, 8, 5>(&mut Line::new(text, &names), "all once");
        assert_eq!(read("a c . b e . . d"), Ok(track));
        for wrong in ["a b c d", "a b c d e e", "a b c d . . . . e"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
