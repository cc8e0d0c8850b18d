//! The fields of the Maharaja's track.
//!
//! It does not know which flag lies where.

use crate::parts::track;

/// A field of the Maharaja's track: 0 at the left end. 2 fields are empty at first, 7 hold flags, then come "1" to "7".
pub type Field = track::Space<16, 9>;

impl Field {
    /// The first of the seven start fields.
    pub const FIRST_START: Self = Self::fixed(2);
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
