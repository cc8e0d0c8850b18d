//! What things cost in Raja, and which part of the dial they carry out.
//!
//! It does not know who may do them.

use super::action::{Ground, HouseTask, PalaceTask};
use super::data::{
    Character, City, Dial, MAP, PALACE_COST, PALACE_COST_ARTISAN, Road, Site, SiteKind,
};
use super::state::{Gold, Table};
use super::tasks::Part;
use crate::kernel::seat::Seat;
use crate::parts::settlements;

/// The tolls of one road.
pub type Toll = settlements::Toll<Gold>;

impl Table {
    /// §7.1: what a road costs; one with a village without a house cannot be passed.
    #[must_use]
    pub fn toll(&self, seat: Seat, by: Road) -> Option<Toll> {
        self.houses.tolls(seat).of(&MAP, by)
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
