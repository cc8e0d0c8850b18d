//! Where the villages of Maharaja lie.
//!
//! Knows the board's points, and no language.

use crate::games::maharaja::data::{City, JUNCTION_POINTS, MAP, Site, VILLAGE_POINTS, Village};
use crate::kernel::id::Id;
use crate::parts::roads::SiteKind;
use crate::words::place;
use crate::words::say::Spot;

/// Where a village lies.
pub type Whereabouts = place::Whereabouts<City>;

impl Whereabouts {
    /// Where this village lies.
    #[must_use]
    pub fn of(village: Village) -> Self {
        let at = |junction| JUNCTION_POINTS[junction];
        Self::find(village.index(), VILLAGE_POINTS[village], &MAP, at)
    }
}

/// Where the site at a position lies, as it is told.
pub(super) fn spot(site: usize) -> Spot {
    match Site::from_index(site).map(Site::kind) {
        Some(SiteKind::Village(village)) => Whereabouts::of(village).into(),
        Some(SiteKind::City(city)) => Spot::City(city.index()),
        // Not reached: a site is told by its own position.
        None => Spot::City(site),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::maharaja::data::Junction;

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
        let [puri, kanchi] = [City::Puri, City::Kanchi].map(Junction::City);
        assert_eq!(told(21), place::Whereabouts(puri, kanchi));
        assert_eq!(told(22), place::Whereabouts(kanchi, puri));
        assert_eq!(told(24), place::Whereabouts(Junction::Start, puri));
    }
}
