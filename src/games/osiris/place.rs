//! Where the priests of Osiris stand: cities, fields of the pyramid, the summit.
//!
//! It gives the places their names and neighbours. It does not know who stands there, nor who may go where.

use super::data::{City, FIELDS, LETTERS, PLACES, PYRAMID, PlaceSet, RINGS};
use crate::kernel::id::{Id, byte_id};
use core::fmt;
use serde::{Deserialize, Serialize};

/// A field of the pyramid below the summit, where a blockade can stand: a0 to a11, b0 to b7, c0 to c3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

byte_id!(Field, FIELDS as usize);

impl Field {
    /// The field with this letter and number, if it exists.
    #[must_use]
    pub fn named(letter: char, number: u8) -> Option<Self> {
        let mut first = 0;
        for (ring, size) in LETTERS.into_iter().zip(RINGS) {
            if letter.eq_ignore_ascii_case(&ring) {
                return (number < size).then_some(Self(first + number));
            }
            first += size;
        }
        None
    }
}

impl fmt::Display for Field {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut number = self.0;
        for (ring, size) in LETTERS.into_iter().zip(RINGS) {
            if number < size {
                return write!(out, "{ring}{number}");
            }
            number -= size;
        }
        Ok(())
    }
}

/// Where a priest can stand: the twelve cities, the 24 fields, the summit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

/// What kind of place it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// A city, at the foot of the pyramid.
    City(City),
    /// A field of the pyramid.
    Field(Field),
    /// The fourth storey, where the tip lies.
    Summit,
}

impl Place {
    /// The summit.
    pub const SUMMIT: Self = Self(City::COUNT as u8 + FIELDS);

    /// A city as a place.
    #[must_use]
    #[inline]
    pub const fn city(city: City) -> Self {
        Self(city as u8)
    }

    /// A field as a place.
    #[must_use]
    #[inline]
    pub const fn field(field: Field) -> Self {
        Self(City::COUNT as u8 + field.0)
    }

    /// What kind of place it is.
    #[must_use]
    #[inline]
    pub fn kind(self) -> PlaceKind {
        let index = self.index();
        match City::from_index(index) {
            Some(city) => PlaceKind::City(city),
            None => Field::from_index(index.wrapping_sub(City::COUNT))
                .map_or(PlaceKind::Summit, PlaceKind::Field),
        }
    }

    /// The field, if it is one.
    #[must_use]
    #[inline]
    pub fn as_field(self) -> Option<Field> {
        Field::from_index(self.index().wrapping_sub(City::COUNT))
    }

    /// §5a: the neighbours on the same ring, a step of one stone.
    #[must_use]
    #[inline]
    pub fn beside(self) -> PlaceSet {
        PlaceSet::from_bits(PYRAMID.beside.get(self.index()).copied().unwrap_or(0))
    }

    /// §5a: the next places up, a step of two stones.
    #[must_use]
    #[inline]
    pub fn above(self) -> PlaceSet {
        PlaceSet::from_bits(PYRAMID.above.get(self.index()).copied().unwrap_or(0))
    }

    /// §5a: the next places up and down, a step of two stones.
    #[must_use]
    #[inline]
    pub fn storeys(self) -> PlaceSet {
        PlaceSet::from_bits(PYRAMID.storeys.get(self.index()).copied().unwrap_or(0))
    }
}

byte_id!(Place, PLACES);

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            PlaceKind::City(city) => city.fmt(out),
            PlaceKind::Field(field) => field.fmt(out),
            PlaceKind::Summit => out.write_str("summit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_fields_agree() {
        let names: Vec<String> = Field::all().map(|field| field.to_string()).collect();
        assert_eq!(names.first().map(String::as_str), Some("a0"));
        assert_eq!(names.last().map(String::as_str), Some("c3"));
        for (field, name) in Field::all().zip(names) {
            let number = name[1..].parse().unwrap();
            assert_eq!(
                Field::named(name.chars().next().unwrap(), number),
                Some(field)
            );
            assert_eq!(Place::field(field).as_field(), Some(field));
        }
        assert_eq!(Field::named('a', 12), None);
        assert_eq!(Field::named('c', 4), None);
        assert_eq!(Field::named('d', 0), None);
        assert_eq!(Place::SUMMIT.as_field(), None);
        assert_eq!(Place::SUMMIT.kind(), PlaceKind::Summit);
    }
}
