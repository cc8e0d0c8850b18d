//! How far a traveller comes on the roads of a map for nothing, and what lies beside the way.
//!
//! It does not know who travels, nor why.

use super::roads::RoadMap;
use super::settlements::Tolls;
use crate::kernel::id::Id;

/// The junctions that can be reached from one without paying, itself included, one bit each. Who pays no tolls at all
/// still needs a building in every village on the way.
#[must_use]
pub fn free_reach<M: From<u16>, const J: usize, const N: usize>(
    map: &RoadMap<J, N>,
    tolls: &Tolls<M>,
    from: usize,
    pays: bool,
) -> u32 {
    let mut open = 0u32;
    for by in 0..N {
        open |= u32::from(tolls.is_free(map, by, pays)) << (by & 31);
    }
    let mut reach = 1u32 << (from & 31);
    let mut fresh = reach;
    while fresh != 0 {
        let here = fresh.trailing_zeros() as usize;
        fresh &= fresh.wrapping_sub(1);
        let mut roads = map.leaving(here) & open;
        while roads != 0 {
            let by = roads.trailing_zeros() as usize;
            roads &= roads.wrapping_sub(1);
            let to = map.other_end(by, here).map_or(0, |to| 1u32 << (to & 31));
            fresh |= to & !reach;
            reach |= to;
        }
    }
    reach
}

/// Of the villages on the roads that leave a junction, those where one building more of the traveller's makes a road
/// passable or cheaper, one bit each; and if there are none, one where it is a beginning.
#[must_use]
pub fn openings<R: Id, M: From<u16>, const J: usize, const N: usize>(
    map: &RoadMap<J, N>,
    tolls: &Tolls<M>,
    from: usize,
) -> u64 {
    let (mut opens, mut begins) = (0, 0);
    let mut roads = map.leaving(from);
    while roads != 0 {
        let by = roads.trailing_zeros() as usize;
        roads &= roads.wrapping_sub(1);
        let villages = map.villages(by);
        let Some(by) = R::from_index(by) else {
            continue;
        };
        let mut left = villages & !tolls.own();
        begins |= left;
        while left != 0 {
            let village = left & left.wrapping_neg();
            left &= left.wrapping_sub(1);
            if tolls.with(village as u32).of(map, by).is_some() {
                opens |= village;
            }
        }
    }
    if opens == 0 {
        begins & begins.wrapping_neg()
    } else {
        opens
    }
}

/// The first few places of many, one bit each.
#[must_use]
pub fn few(mut places: u64, most: u32) -> u64 {
    let mut rest = places;
    for _ in 0..most {
        rest &= rest.wrapping_sub(1);
    }
    places &= !rest;
    places
}

#[cfg(test)]
mod tests {
    use super::super::roads::row;
    use super::super::settlements::Settlements;
    use super::*;
    use crate::kernel::id::numbered_id;
    use crate::kernel::seat::Seat;
    use crate::parts::roads::Site;

    numbered_id!(
        /// A village.
        Village, 3, "V"
    );
    numbered_id!(
        /// A city.
        City, 3, "C"
    );
    numbered_id!(
        /// A road.
        Road, 3, "R"
    );

    /// Four junctions in a row, a village between each two.
    const MAP: RoadMap<4, 3> =
        RoadMap::new(&[row(0, 1, &[0]), row(1, 2, &[1]), row(2, 3, &[2])], 3);

    #[test]
    fn a_traveller_comes_as_far_as_nobody_asks_for_a_coin() {
        let mut huts = Settlements::<Village, City, 3>::none();
        let village = |number| Site::village(Village::numbered(number).unwrap());
        huts.put(Seat::One, village(1));
        huts.put(Seat::Two, village(2));
        let reach = |from, pays| free_reach(&MAP, &huts.tolls::<u16>(Seat::One), from, pays);
        assert_eq!(reach(0, true), 0b0011);
        assert_eq!(reach(0, false), 0b0111);
        assert_eq!(reach(3, false), 0b1000);
    }

    #[test]
    fn a_building_opens_a_road_that_lacks_no_other() {
        let mut huts = Settlements::<Village, City, 3>::none();
        let village = |number| Site::village(Village::numbered(number).unwrap());
        let open = |huts: &Settlements<Village, City, 3>, from| {
            openings::<Road, u16, 4, 3>(&MAP, &huts.tolls(Seat::One), from)
        };
        assert_eq!(open(&huts, 1), 0b011);
        huts.put(Seat::One, village(1));
        assert_eq!(open(&huts, 1), 0b010);
        huts.put(Seat::Two, village(2));
        assert_eq!(open(&huts, 1), 0b010, "a toll less");
        assert_eq!(open(&huts, 0), 0);
    }

    #[test]
    fn of_many_the_first_few_are_left() {
        assert_eq!(few(0b1011_0100, 2), 0b1_0100);
        assert_eq!(few(0b100, 2), 0b100);
        assert_eq!(few(0, 2), 0);
    }
}
