//! How a place without a name is told: a village by its road, and by the end that is nearer.
//!
//! Knows the points of a board as it is told them, and no game.

use crate::kernel::id::Id;
use crate::parts::roads::{Junction, RoadMap};
use crate::words::say::Spot;

/// Where a village lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts<C> {
    /// The only village between two places.
    Between(Junction<C>, Junction<C>),
    /// Near the first place, on the road to the second.
    Near(Junction<C>, Junction<C>),
}

/// A point of a board, from the upper left corner.
type Point = (u8, u8);

/// The square of the distance.
fn distance(one: Point, other: Point) -> u32 {
    let across = u32::from(one.0.abs_diff(other.0));
    let down = u32::from(one.1.abs_diff(other.1));
    across * across + down * down
}

impl<C: Id> Whereabouts<C> {
    /// Where the village at this position and this point lies, on this map, with the junctions at these points.
    pub(super) fn find<const JUNCTIONS: usize, const ROADS: usize>(
        village: usize,
        here: Point,
        map: &RoadMap<JUNCTIONS, ROADS>,
        at: impl Fn(Junction<C>) -> Point,
    ) -> Self {
        for road in 0..ROADS {
            let villages = map.villages(road);
            if villages >> village & 1 == 0 {
                continue;
            }
            for first in Junction::<C>::all() {
                let Some(second) = map
                    .other_end(road, first.index())
                    .and_then(Junction::from_index)
                else {
                    continue;
                };
                let nearer = distance(here, at(first)) <= distance(here, at(second));
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

impl<C: Id> From<Whereabouts<C>> for Spot {
    fn from(place: Whereabouts<C>) -> Self {
        match place {
            Whereabouts::Between(one, other) => Self::Between(one.index(), other.index()),
            Whereabouts::Near(near, far) => Self::Near(near.index(), far.index()),
        }
    }
}
