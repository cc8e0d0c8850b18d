//! The fields of the Maharaja's track.
//!
//! It does not know which flag lies where.

use serde::{Deserialize, Serialize};

/// A field of the Maharaja's track: 0 at the left end. 2 fields are empty at first, 7 hold flags, then come "1" to "7".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

impl Field {
    /// How many fields the track has.
    pub const COUNT: u8 = 16;
    /// The first of the seven start fields.
    pub const FIRST_START: Self = Self(2);

    /// The field at a position from the left, from 0.
    #[must_use]
    pub const fn at(position: u8) -> Option<Self> {
        if position < Self::COUNT {
            Some(Self(position))
        } else {
            None
        }
    }

    /// The position from the left, from 0.
    #[must_use]
    #[inline]
    pub const fn position(self) -> u8 {
        self.0
    }

    /// The printed number, 1 to 7, if the field has one.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        if self.0 > 8 { Some(self.0 - 8) } else { None }
    }

    /// The field this many steps to the left.
    #[must_use]
    #[inline]
    pub const fn left(self, steps: u8) -> Option<Self> {
        match self.0.checked_sub(steps) {
            Some(position) => Some(Self(position)),
            None => None,
        }
    }

    /// The next field to the right; the last has itself, for seven rounds lay nothing beyond it.
    #[must_use]
    pub const fn right(self) -> Self {
        if self.0 + 1 < Self::COUNT {
            Self(self.0 + 1)
        } else {
            self
        }
    }
}

impl TryFrom<u8> for Field {
    type Error = &'static str;
    fn try_from(position: u8) -> Result<Self, Self::Error> {
        Self::at(position).ok_or("the track has 16 fields")
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> u8 {
        field.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbered_fields_are_the_seven_at_the_right() {
        let numbers: Vec<_> = (0..16)
            .filter_map(|position| Field::at(position).unwrap().number())
            .collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(Field::at(16), None);
    }
}
