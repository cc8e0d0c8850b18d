//! The places of the map: where they stand on the screen, and which one a direction leads to.
//!
//! Knows the printed board and the keys, not what stands at a place.

use embedded_graphics::prelude::Point;

use crate::{
    games::raja::data::{
        City, JUNCTION_POINTS, Junction, MAP, Road, Site, SiteKind, VILLAGE_POINTS, Village,
    },
    kernel::id::Id,
    ui::key::Key,
};

/// A place on the map: a village, or a junction (a city or the start).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A village, by its position in rulebook order: V01 is 0.
    Village(u8),
    /// A junction, by its position: the start is 0.
    Junction(u8),
}

impl Place {
    /// The place of a village.
    #[must_use]
    pub fn of_village(village: Village) -> Self {
        Self::Village(village.index() as u8)
    }

    /// The place of a junction.
    #[must_use]
    pub fn of_junction(junction: Junction) -> Self {
        Self::Junction(junction.index() as u8)
    }

    /// The place of a city.
    #[must_use]
    pub fn of_city(city: City) -> Self {
        Self::of_junction(Junction::City(city))
    }

    /// The place where a house stands.
    #[must_use]
    pub fn of_site(site: Site) -> Self {
        match site.kind() {
            SiteKind::Village(village) => Self::of_village(village),
            SiteKind::City(city) => Self::of_city(city),
        }
    }

    /// The village, if it is one.
    #[must_use]
    pub fn village(self) -> Option<Village> {
        match self {
            Self::Village(number) => Village::from_index(usize::from(number)),
            Self::Junction(_) => None,
        }
    }

    /// The junction, if it is one.
    #[must_use]
    pub fn junction(self) -> Option<Junction> {
        match self {
            Self::Junction(number) => Junction::from_index(usize::from(number)),
            Self::Village(_) => None,
        }
    }

    /// The city, if it is one.
    #[must_use]
    pub fn city(self) -> Option<City> {
        self.junction().and_then(Junction::city)
    }

    /// Where a house would stand; the start takes none.
    #[must_use]
    pub fn site(self) -> Option<Site> {
        match self {
            Self::Village(_) => self.village().map(Site::village),
            Self::Junction(_) => self.city().map(Site::city),
        }
    }

    /// Its middle on the screen.
    #[must_use]
    pub fn point(self) -> Point {
        let (x, y) = match (self.village(), self.junction()) {
            (Some(village), _) => VILLAGE_POINTS[village],
            (None, Some(junction)) => JUNCTION_POINTS[junction],
            // Not reached: a place holds no other number.
            (None, None) => (0, 0),
        };
        // The board's rows 22 to 218 go between the bars, to 38 to 198; 209/256 is 160/196, without a division.
        Point::new(i32::from(x), 38 + (((i32::from(y) - 22) * 209) >> 8))
    }

    /// The nearest place in a direction; none where the map ends.
    #[must_use]
    pub fn towards(self, key: Key) -> Option<Self> {
        let here = self.point();
        let mut best = None;
        for other in Self::all().filter(|&other| other != self) {
            let apart = other.point() - here;
            let (along, across) = match key {
                Key::Up => (-apart.y, apart.x.abs()),
                Key::Down => (apart.y, apart.x.abs()),
                Key::Left => (-apart.x, apart.y.abs()),
                Key::Right => (apart.x, apart.y.abs()),
                _ => return None,
            };
            if along <= 0 {
                continue;
            }
            // What lies aside counts more; what lies rather to the side than ahead is the last resort.
            let cost = along + 2 * across + if across > along { 500 } else { 0 };
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, other));
            }
        }
        best.map(|(_, place)| place)
    }
}

impl Id for Place {
    const COUNT: usize = Village::COUNT + Junction::COUNT;
    fn index(self) -> usize {
        match self {
            Self::Village(number) => usize::from(number),
            Self::Junction(number) => Village::COUNT + usize::from(number),
        }
    }
    fn from_index(index: usize) -> Option<Self> {
        if index < Village::COUNT {
            Some(Self::Village(index as u8))
        } else {
            (index < Self::COUNT).then(|| Self::Junction((index - Village::COUNT) as u8))
        }
    }
}

/// The road from one junction to another, if one leads there.
#[must_use]
pub fn road_between(from: Junction, to: Junction) -> Option<Road> {
    Road::all().find(|road| MAP.other_end(road.index(), from.index()) == Some(to.index()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAYS: [Key; 4] = [Key::Up, Key::Down, Key::Left, Key::Right];

    #[test]
    fn every_place_is_reached_from_every_other() {
        let mut longest = 0;
        for start in Place::all() {
            let mut steps = vec![usize::MAX; Place::COUNT];
            let mut queue = std::collections::VecDeque::from([start]);
            steps[start.index()] = 0;
            while let Some(place) = queue.pop_front() {
                for next in WAYS.into_iter().filter_map(|key| place.towards(key)) {
                    if steps[next.index()] == usize::MAX {
                        steps[next.index()] = steps[place.index()] + 1;
                        queue.push_back(next);
                    }
                }
            }
            let most = steps.into_iter().max().unwrap();
            assert!(most < usize::MAX, "not every place from {start:?}");
            longest = longest.max(most);
        }
        println!("at most {longest} steps from place to place");
        assert!(longest <= 12);
    }

    #[test]
    fn a_step_goes_the_way_the_key_says() {
        let mut steps = 0;
        for place in Place::all() {
            for key in WAYS {
                let Some(next) = place.towards(key) else {
                    continue;
                };
                let apart = next.point() - place.point();
                let ahead = match key {
                    Key::Up => -apart.y,
                    Key::Down => apart.y,
                    Key::Left => -apart.x,
                    _ => apart.x,
                };
                assert!(ahead > 0);
                steps += 1;
            }
        }
        assert!(steps > 140);
    }

    #[test]
    fn places_do_not_touch() {
        let room = |place: Place| if place.village().is_some() { 6 } else { 14 };
        for a in Place::all() {
            assert!((22..=214).contains(&a.point().y), "{a:?} is under a bar");
            for b in Place::all().filter(|b| b.index() < a.index()) {
                let apart = a.point() - b.point();
                let least = room(a) + room(b);
                assert!(
                    apart.x * apart.x + apart.y * apart.y > least * least,
                    "{a:?} touches {b:?}"
                );
            }
        }
    }
}
