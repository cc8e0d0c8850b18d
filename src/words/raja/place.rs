//! How a village without a name is told: by its road, and by the end that is nearer.
//!
//! Knows the board's points, and no language.

use crate::games::raja::data::{
    JUNCTION_POINTS, Junction, MAP, Point, Road, VILLAGE_POINTS, Village,
};
use crate::kernel::id::Id;

/// Where a village lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// The only village between two places.
    Between(Junction, Junction),
    /// Near the first place, on the road to the second.
    Near(Junction, Junction),
}

/// The square of the distance.
fn distance(one: Point, other: Point) -> u32 {
    let across = u32::from(one.0.abs_diff(other.0));
    let down = u32::from(one.1.abs_diff(other.1));
    across * across + down * down
}

impl Whereabouts {
    /// Where this village lies.
    #[must_use]
    pub fn of(village: Village) -> Self {
        for road in Road::all() {
            let villages = MAP.villages(road.index());
            if villages >> village.index() & 1 == 0 {
                continue;
            }
            for first in Junction::all() {
                let Some(second) = MAP
                    .other_end(road.index(), first.index())
                    .and_then(Junction::from_index)
                else {
                    continue;
                };
                let here = VILLAGE_POINTS[village];
                let nearer = distance(here, JUNCTION_POINTS[first])
                    <= distance(here, JUNCTION_POINTS[second]);
                return match (villages.count_ones(), nearer) {
                    (1, _) => Self::Between(first, second),
                    (_, true) => Self::Near(first, second),
                    (_, false) => Self::Near(second, first),
                };
            }
        }
        // Not reached: every village lies on a road, or the board does not compile.
        Self::Near(Junction::Start, Junction::Start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::raja::data::City;

    #[test]
    fn no_two_villages_are_told_alike() {
        let places: Vec<_> = Village::all().map(Whereabouts::of).collect();
        for (position, place) in places.iter().enumerate() {
            assert!(!places[..position].contains(place), "{place:?} twice");
        }
    }

    #[test]
    fn a_village_is_told_by_the_nearer_end() {
        let told = |number| Whereabouts::of(Village::numbered(number).unwrap());
        let [agra, udaipur, bikaner, jaipur] =
            [City::Agra, City::Udaipur, City::Bikaner, City::Jaipur].map(Junction::City);
        assert_eq!(told(5), Whereabouts::Near(agra, udaipur));
        assert_eq!(told(6), Whereabouts::Near(udaipur, agra));
        assert_eq!(told(21), Whereabouts::Between(bikaner, jaipur));
        assert_eq!(told(22), Whereabouts::Between(Junction::Start, bikaner));
    }
}
