//! What things cost in Raja, and which part of the dial they carry out.
//!
//! It does not know who may do them.

use super::action::{Ground, HouseTask, PalaceTask};
use super::data::{
    Character, City, Dial, MAP, PALACE_COST, PALACE_COST_ARTISAN, Road, Site, SiteKind, TOLL,
    Village,
};
use super::state::{Gold, Table};
use super::tasks::Part;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// The tolls of one road: how much each village owner gets is asked seat by seat.
#[derive(Clone, Copy, Debug)]
pub struct Toll {
    /// Villages on the road where the traveller has no house.
    pub strange: u32,
    /// What the whole road costs.
    pub total: Gold,
}

/// What decides on the tolls of a traveller: the villages with a house of his, with any house, and with two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tolls {
    own: u32,
    ones: u32,
    twos: u32,
}

/// The villages on a road, one bit each: the board has 30.
#[inline]
fn villages(by: Road) -> u32 {
    MAP.villages(by.index()) as u32
}

impl Tolls {
    /// §7.1: what a road costs; one with a village without a house cannot be passed.
    #[inline]
    pub(super) fn of(self, by: Road) -> Option<Toll> {
        let strange = villages(by) & !self.own;
        let total = strange.count_ones() + (strange & self.twos).count_ones();
        let passable = villages(by) & !self.ones == 0;
        passable.then_some(Toll {
            strange,
            total: Gold(total as u16 * TOLL),
        })
    }

    /// §7.1: the first village on a road that has no house.
    pub(super) fn gap(self, by: Road) -> Option<Village> {
        Village::from_index((villages(by) & !self.ones).trailing_zeros() as usize)
    }
}

impl Table {
    /// What decides on this player's tolls.
    #[inline]
    pub(super) fn tolls(&self, seat: Seat) -> Tolls {
        let (ones, twos) = self.occupied();
        Tolls {
            own: self.houses[seat].bits(),
            ones,
            twos,
        }
    }

    /// §7.1: what a road costs; one with a village without a house cannot be passed.
    #[must_use]
    pub fn toll(&self, seat: Seat, by: Road) -> Option<Toll> {
        self.tolls(seat).of(by)
    }

    /// What a palace costs this player now.
    #[must_use]
    #[inline]
    pub fn palace_cost(&self, seat: Seat) -> Gold {
        Gold(if self.holds(seat, Character::Artisan) {
            PALACE_COST_ARTISAN
        } else {
            PALACE_COST
        })
    }

    /// Whether a palace site of this kind is free.
    #[inline]
    pub(super) fn has_site(&self, city: City, ground: Ground) -> bool {
        match ground {
            Ground::Centre => self.centre[city].is_none(),
            Ground::Outer => self.outer_free(city) > 0,
        }
    }
}

impl HouseTask {
    /// The part of the dial that a house at this place carries out; the Builder's carries out none.
    pub(super) fn part(self, site: Site) -> Option<Part> {
        match (self, site.kind()) {
            (Self::House, _) => Some(Part::Whole(Dial::House)),
            (Self::TwoHouses, SiteKind::City(_)) => Some(Part::OneOfTwoInCity),
            (Self::TwoHouses, SiteKind::Village(_)) => Some(Part::OneOfTwoInVillage),
            (Self::PalaceAndHouse, _) => Some(Part::HouseBesidePalace),
            (Self::Builder, _) => None,
        }
    }
}

impl PalaceTask {
    /// The part of the dial that the palace carries out.
    pub(super) const fn part(self) -> Part {
        match self {
            Self::Palace => Part::Whole(Dial::Palace),
            Self::PalaceAndHouse => Part::Palace,
        }
    }
}
