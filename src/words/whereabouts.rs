//! How a place without a name is told: a village by its road, and by the end that is nearer.
//!
//! Knows the points of a board as it is told them, and no game.

use crate::kernel::id::Id;
use crate::parts::roads::{Junction, RoadMap};
use crate::words::say::Spot;

/// Where a village lies: on the road between two places, the nearer one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whereabouts<C>(pub Junction<C>, pub Junction<C>);

/// A point of a board, from the upper left corner.
type Point = (u8, u8);

/// The square of the distance.
fn distance(one: Point, other: Point) -> u32 {
    let across = u32::from(one.0.abs_diff(other.0));
    let down = u32::from(one.1.abs_diff(other.1));
    across * across + down * down
}

impl<C: Id> Whereabouts<C> {
    /// Between these places.
    #[cfg(test)]
    pub(super) const fn new(near: Junction<C>, far: Junction<C>) -> Self {
        Self(near, far)
    }

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
                return if nearer {
                    Self(first, second)
                } else {
                    Self(second, first)
                };
            }
        }
        // Not reached: every village lies on a road, or the board does not compile.
        Self(Junction::Start, Junction::Start)
    }
}

impl<C: Id> From<Whereabouts<C>> for Spot {
    fn from(Whereabouts(near, far): Whereabouts<C>) -> Self {
        Self::Village(near.index(), far.index())
    }
}
