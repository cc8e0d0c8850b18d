//! The places of a map: where they stand on the screen, and which one a direction leads to.
//!
//! Knows the keys and asks the board where a place is drawn; it does not know what stands at a place.

use embedded_graphics::prelude::Point;

use crate::{
    kernel::id::Id,
    parts::roads::{Junction, Site, SiteKind},
    ui::key::Key,
};

/// Something that has its place on a map.
pub trait Drawn: Id {
    /// Its middle on the screen.
    fn spot(self) -> Point;
}

/// A city of a map, which has a start besides its cities.
pub trait Town: Id {
    /// The middle of a junction on the screen.
    fn spot(junction: Junction<Self>) -> Point;
}

/// Lays out a board of roads: where its junctions and villages stand on the screen, in the order of the rules' tables.
macro_rules! layout {
    (junctions [$($junction:tt),+ $(,)?]; villages [$($village:tt),+ $(,)?];) => {
        /// A place on the map.
        pub type MapPlace = $crate::faces::parts::place::MapPlace<Village, City>;

        impl $crate::faces::parts::place::Drawn for Village {
            fn spot(self) -> Point {
                const VILLAGES: Per<Village, (i32, i32), 30> = Per::new([$($village),+]);
                let (x, y) = VILLAGES[self];
                Point::new(x, y)
            }
        }

        impl $crate::faces::parts::place::Town for City {
            fn spot(junction: Junction) -> Point {
                const JUNCTIONS: Per<Junction, (i32, i32), 8> = Per::new([$($junction),+]);
                let (x, y) = JUNCTIONS[junction];
                Point::new(x, y)
            }
        }
    };
}
pub(in crate::faces) use layout;

impl<C: Town> Drawn for Junction<C> {
    fn spot(self) -> Point {
        C::spot(self)
    }
}

/// A place on a map: a village, or a junction (a city or the start).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MapPlace<V, C> {
    /// A village.
    Village(V),
    /// A junction.
    Junction(Junction<C>),
}

impl<V: Id, C: Id> MapPlace<V, C> {
    /// The place of a village.
    #[must_use]
    pub const fn of_village(village: V) -> Self {
        Self::Village(village)
    }

    /// The place of a junction.
    #[must_use]
    pub const fn of_junction(junction: Junction<C>) -> Self {
        Self::Junction(junction)
    }

    /// The place of a city.
    #[must_use]
    pub const fn of_city(city: C) -> Self {
        Self::Junction(Junction::City(city))
    }

    /// The place where something stands.
    #[must_use]
    pub fn of_site(site: Site<V, C>) -> Self {
        match site.kind() {
            SiteKind::Village(village) => Self::Village(village),
            SiteKind::City(city) => Self::of_city(city),
        }
    }

    /// The village, if it is one.
    #[must_use]
    pub const fn village(self) -> Option<V> {
        match self {
            Self::Village(village) => Some(village),
            Self::Junction(_) => None,
        }
    }

    /// The junction, if it is one.
    #[must_use]
    pub const fn junction(self) -> Option<Junction<C>> {
        match self {
            Self::Junction(junction) => Some(junction),
            Self::Village(_) => None,
        }
    }

    /// The city, if it is one.
    #[must_use]
    pub fn city(self) -> Option<C> {
        self.junction().and_then(Junction::city)
    }

    /// Where something can be built; nothing is built at the start.
    #[must_use]
    pub fn site(self) -> Option<Site<V, C>> {
        match self {
            Self::Village(village) => Some(Site::village(village)),
            Self::Junction(junction) => junction.city().map(Site::city),
        }
    }
}

impl<V: Drawn, C: Town> MapPlace<V, C> {
    /// Its middle on the screen.
    #[must_use]
    pub fn point(self) -> Point {
        match self {
            Self::Village(village) => village.spot(),
            Self::Junction(junction) => junction.spot(),
        }
    }

    /// The nearest place in a direction; none where the map ends.
    #[must_use]
    pub fn towards(self, key: Key) -> Option<Self> {
        self.nearest_towards(key, |_| true)
    }

    /// The nearest such place in a direction.
    pub(in crate::faces) fn nearest_towards(
        self,
        key: Key,
        such: impl Fn(Self) -> bool,
    ) -> Option<Self> {
        let here = self.point();
        let mut best = None;
        for other in Self::all().filter(|&other| other != self && such(other)) {
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

impl<V: Id, C: Id> Id for MapPlace<V, C> {
    const COUNT: usize = V::COUNT + Junction::<C>::COUNT;
    fn index(self) -> usize {
        match self {
            Self::Village(village) => village.index(),
            Self::Junction(junction) => V::COUNT + junction.index(),
        }
    }
    fn from_index(index: usize) -> Option<Self> {
        match index.checked_sub(V::COUNT) {
            None => V::from_index(index).map(Self::Village),
            Some(index) => Junction::from_index(index).map(Self::Junction),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{maharaja, raja};

    const WAYS: [Key; 4] = [Key::Up, Key::Down, Key::Left, Key::Right];

    /// The laws of one board.
    fn holds<V: Drawn, C: Town>() {
        let mut longest = 0;
        for start in MapPlace::<V, C>::all() {
            let mut steps = vec![usize::MAX; MapPlace::<V, C>::COUNT];
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
        let mut steps = 0;
        for place in MapPlace::<V, C>::all() {
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
        assert!(steps > 130);
        let room = |place: MapPlace<V, C>| if place.village().is_some() { 6 } else { 14 };
        for a in MapPlace::<V, C>::all() {
            assert!((22..=214).contains(&a.point().y), "{a:?} is under a bar");
            for b in MapPlace::<V, C>::all().filter(|b| b.index() < a.index()) {
                let apart = a.point() - b.point();
                let least = room(a) + room(b);
                assert!(
                    apart.x * apart.x + apart.y * apart.y > least * least,
                    "{a:?} touches {b:?}"
                );
            }
        }
    }

    #[test]
    fn every_place_is_reached_a_step_goes_the_way_the_key_says_and_places_do_not_touch() {
        holds::<raja::data::Village, raja::data::City>();
        holds::<maharaja::data::Village, maharaja::data::City>();
    }
}
