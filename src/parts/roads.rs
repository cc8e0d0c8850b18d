//! Roads between junctions, with villages on the way.
//!
//! A map is made from the rows of a board at compile time and refuses to compile when a row makes no sense. It speaks of
//! positions; a game wraps them in its own ids: cities and villages, junctions to rest at, sites to build on. It does not
//! know who travels, who pays, or what stands in a village.

use crate::kernel::id::Id;
use crate::kernel::notation::{Misread, Names, Words};
use crate::kernel::vocabulary::Term;
use core::fmt::{self, Write};
use core::marker::PhantomData;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Where travellers rest: a city, or the start, which is a city for travel only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Junction<C> {
    #[default]
    /// The place where all travellers begin.
    Start,
    /// A city.
    City(C),
}

impl<C: Copy> Junction<C> {
    /// The city, if it is one.
    #[must_use]
    #[inline]
    pub const fn city(self) -> Option<C> {
        match self {
            Self::Start => None,
            Self::City(city) => Some(city),
        }
    }
}

impl<C: Id> Id for Junction<C> {
    const COUNT: usize = C::COUNT + 1;
    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Start => 0,
            Self::City(city) => city.index() + 1,
        }
    }
    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        match index.checked_sub(1) {
            None => Some(Self::Start),
            Some(city) => C::from_index(city).map(Self::City),
        }
    }
}

impl<C: fmt::Display> fmt::Display for Junction<C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => out.write_str("start"),
            Self::City(city) => city.fmt(out),
        }
    }
}

impl<C: Term> Term for Junction<C> {
    fn write(&self, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Start => out.write_str("start"),
            Self::City(city) => city.write(names, out),
        }
    }

    fn read(words: &mut Words<'_>, names: &Names<'_>) -> Result<Self, Misread> {
        if words.phrase("start") {
            Ok(Self::Start)
        } else {
            C::read(words, names).map(Self::City)
        }
    }
}

/// Where a small building can stand: the villages, then the cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site<V, C> {
    index: u8,
    key: PhantomData<(V, C)>,
}

/// What kind of place a small building stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteKind<V, C> {
    /// A village, with little room.
    Village(V),
    /// A city, with room for any number.
    City(C),
}

impl<V: Id, C: Id> Site<V, C> {
    /// Refuses to compile a board with more places than a byte can tell apart.
    const FITS: () = assert!(V::COUNT + C::COUNT <= 64 && C::COUNT > 0);

    const fn at(index: usize) -> Self {
        let () = Self::FITS;
        Self {
            index: index as u8,
            key: PhantomData,
        }
    }

    /// The site of a village.
    #[must_use]
    #[inline]
    pub fn village(village: V) -> Self {
        Self::at(village.index())
    }

    /// The site of a city.
    #[must_use]
    #[inline]
    pub fn city(city: C) -> Self {
        Self::at(city.index() + V::COUNT)
    }

    /// What kind of place it is.
    #[must_use]
    #[inline]
    #[expect(
        clippy::panic,
        reason = "not reached: no constructor makes a greater index"
    )]
    pub fn kind(self) -> SiteKind<V, C> {
        let index = usize::from(self.index);
        match (
            V::from_index(index),
            C::from_index(index.wrapping_sub(V::COUNT)),
        ) {
            (Some(village), _) => SiteKind::Village(village),
            (None, Some(city)) => SiteKind::City(city),
            (None, None) => panic!("a site is a village or a city"),
        }
    }
}

impl<V: Id, C: Id> Id for Site<V, C> {
    const COUNT: usize = V::COUNT + C::COUNT;
    #[inline]
    fn index(self) -> usize {
        usize::from(self.index)
    }
    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self::at(index))
    }
}

impl<V: Id + fmt::Display, C: Id + fmt::Display> fmt::Display for Site<V, C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            SiteKind::Village(village) => fmt::Display::fmt(&village, out),
            SiteKind::City(city) => fmt::Display::fmt(&city, out),
        }
    }
}

impl<V: Id + Term, C: Id + Term> Term for Site<V, C> {
    fn write(&self, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result {
        match self.kind() {
            SiteKind::Village(village) => village.write(names, out),
            SiteKind::City(city) => city.write(names, out),
        }
    }

    fn read(words: &mut Words<'_>, names: &Names<'_>) -> Result<Self, Misread> {
        match V::read(words, names) {
            Ok(village) => Ok(Self::village(village)),
            Err(_) => C::read(words, names)
                .map(Self::city)
                .map_err(|_| words.misread("a village or a city")),
        }
    }
}

impl<V, C> Serialize for Site<V, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.index.serialize(serializer)
    }
}

impl<'de, V: Id, C: Id> Deserialize<'de> for Site<V, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::from_index(usize::from(index))
            .ok_or_else(|| D::Error::custom("there is no such place"))
    }
}

/// One road: the two junctions it joins, and the villages from the first end to the second.
#[derive(Clone, Copy, Debug)]
pub struct RoadRow {
    /// Positions of the two junctions.
    pub ends: [usize; 2],
    /// Positions of the villages on the way.
    pub villages: &'static [usize],
}

/// A row of a board's table: the two ends by their letters, the villages by position.
#[must_use]
pub const fn row(first: usize, second: usize, villages: &'static [usize]) -> RoadRow {
    RoadRow {
        ends: [first, second],
        villages,
    }
}

/// Positions of the junctions: the start, then the cities by letter.
pub mod letters {
    #![allow(missing_docs, reason = "a letter is a letter")]
    pub const S: usize = 0;
    pub const A: usize = 1;
    pub const B: usize = 2;
    pub const C: usize = 3;
    pub const D: usize = 4;
    pub const E: usize = 5;
    pub const F: usize = 6;
    pub const G: usize = 7;
}

/// The letter of the city at a position.
#[must_use]
pub const fn letter(position: usize) -> &'static str {
    match position {
        0 => "A",
        1 => "B",
        2 => "C",
        3 => "D",
        4 => "E",
        5 => "F",
        6 => "G",
        _ => "",
    }
}

/// Makes the places of a board: its seven cities, which have letters, its 30 villages, which have numbers after their own
/// letter, the 16 roads, and what is made of them. A city goes by its name in notation, and is read by its letter too.
macro_rules! places {
    ($(#[$about:meta])* City { $($cities:tt)+ } villages $letter:literal) => {
        $crate::kernel::id::named_id!($(#[$about])* City { $($cities)+ });
        $crate::kernel::id::numbered_id!(
            /// A village on a road.
            Village, 30, $letter
        );
        $crate::kernel::id::numbered_id!(
            /// A road between two junctions.
            Road, 16, "R"
        );

        /// Where travellers rest: a city, or the start, which is a city for travel only.
        pub type Junction = $crate::parts::roads::Junction<City>;
        /// Where something small can be built: the 30 villages, then the 7 cities.
        pub type Site = $crate::parts::roads::Site<Village, City>;
        /// What kind of place a site is: a village has room for 2 (1 with two players), a city for any number.
        pub type SiteKind = $crate::parts::roads::SiteKind<Village, City>;
        /// A table with an entry for each city.
        pub type PerCity<T> = $crate::kernel::id::Per<City, T, 7>;
        /// A set of cities.
        pub type CitySet = $crate::kernel::id::IdSet<City, u8>;
        /// A point on the 240 x 240 board, from the upper left corner.
        pub type Point = (u8, u8);

        impl City {
            /// The letter on the board.
            #[must_use]
            pub const fn letter(self) -> &'static str {
                $crate::parts::roads::letter(self as usize)
            }
        }

        impl $crate::kernel::vocabulary::Term for City {
            fn write(
                &self,
                _names: &$crate::kernel::notation::Names<'_>,
                out: &mut dyn core::fmt::Write,
            ) -> core::fmt::Result {
                out.write_str(self.word())
            }

            fn read(
                words: &mut $crate::kernel::notation::Words<'_>,
                _names: &$crate::kernel::notation::Names<'_>,
            ) -> Result<Self, $crate::kernel::notation::Misread> {
                use $crate::kernel::id::Id;
                let names = Self::all().map(|city| (city.word(), city));
                let letters = Self::all().map(|city| (city.letter(), city));
                words.pick("a city, by name or letter A to G", names.chain(letters))
            }
        }
    };
}
pub(crate) use places;

/// All roads of a board, ready for quick questions.
#[derive(Clone, Copy, Debug)]
pub struct RoadMap<const JUNCTIONS: usize, const ROADS: usize> {
    ends: [[u8; 2]; ROADS],
    villages: [u64; ROADS],
    leaving: [u32; JUNCTIONS],
}

impl<const JUNCTIONS: usize, const ROADS: usize> RoadMap<JUNCTIONS, ROADS> {
    /// A map of these roads; every one of the villages lies on exactly one road.
    #[expect(
        clippy::indexing_slicing,
        reason = "runs while compiling, where a position too far is a compile error"
    )]
    pub const fn new(rows: &[RoadRow; ROADS], village_count: usize) -> Self {
        assert!(ROADS <= 32 && JUNCTIONS <= 255 && village_count <= 64);
        let mut map = Self {
            ends: [[0; 2]; ROADS],
            villages: [0; ROADS],
            leaving: [0; JUNCTIONS],
        };
        let mut seen: u64 = 0;
        let mut road = 0;
        while road < ROADS {
            let row = &rows[road];
            assert!(
                row.ends[0] < JUNCTIONS && row.ends[1] < JUNCTIONS && row.ends[0] != row.ends[1]
            );
            map.ends[road] = [row.ends[0] as u8, row.ends[1] as u8];
            map.leaving[row.ends[0]] |= 1 << road;
            map.leaving[row.ends[1]] |= 1 << road;
            let mut position = 0;
            while position < row.villages.len() {
                let village = row.villages[position];
                assert!(
                    village < village_count && seen >> village & 1 == 0,
                    "a village lies on exactly one road"
                );
                seen |= 1 << village;
                map.villages[road] |= 1 << village;
                position += 1;
            }
            road += 1;
        }
        assert!(
            seen.count_ones() as usize == village_count,
            "every village lies on a road"
        );
        map
    }

    /// The roads that leave a junction, one bit each.
    #[must_use]
    #[inline]
    pub fn leaving(&self, junction: usize) -> u32 {
        self.leaving.get(junction).copied().unwrap_or(0)
    }

    /// The villages on a road, one bit each.
    #[must_use]
    #[inline]
    pub fn villages(&self, road: usize) -> u64 {
        self.villages.get(road).copied().unwrap_or(0)
    }

    /// Where a road leads from one of its ends; nothing from elsewhere.
    #[must_use]
    #[inline]
    pub fn other_end(&self, road: usize, from: usize) -> Option<usize> {
        let [first, second] = self.ends.get(road).copied()?;
        let (first, second) = (usize::from(first), usize::from(second));
        if from == first {
            Some(second)
        } else if from == second {
            Some(first)
        } else {
            None
        }
    }

    /// The same map; refuses to compile one that has fewer or more roads at a junction, or villages on a road, than these.
    #[must_use]
    pub const fn within(self, roads: [u32; 2], villages: [u32; 2]) -> Self {
        let found = self.extremes();
        let ([fewest, most], [few, many]) = (found.roads, roads);
        assert!(fewest == few && most == many, "roads that leave a junction");
        let ([fewest, most], [few, many]) = (found.villages, villages);
        assert!(fewest == few && most == many, "villages on a road");
        self
    }

    /// The fewest and the most roads that leave any junction, and the fewest and the most villages on any road.
    #[must_use]
    #[expect(
        clippy::indexing_slicing,
        reason = "runs while compiling, where a position too far is a compile error"
    )]
    pub const fn extremes(&self) -> Extremes {
        let mut found = Extremes {
            roads: [u32::MAX, 0],
            villages: [u32::MAX, 0],
        };
        let mut at = 0;
        while at < JUNCTIONS {
            found.roads = widened(found.roads, self.leaving[at].count_ones());
            at += 1;
        }
        let mut road = 0;
        while road < ROADS {
            found.villages = widened(found.villages, self.villages[road].count_ones());
            road += 1;
        }
        found
    }
}

/// The least and the greatest numbers on a map, for a board's assertions.
#[derive(Clone, Copy, Debug)]
pub struct Extremes {
    /// Roads that leave a junction: fewest, most.
    pub roads: [u32; 2],
    /// Villages on a road: fewest, most.
    pub villages: [u32; 2],
}

/// A range stretched to hold one more number.
const fn widened(range: [u32; 2], number: u32) -> [u32; 2] {
    let [least, most] = range;
    [
        if number < least { number } else { least },
        if number > most { number } else { most },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [RoadRow; 2] = [row(0, 1, &[0, 2]), row(1, 2, &[1])];
    const MAP: RoadMap<3, 2> = RoadMap::new(&ROWS, 3).within([1, 2], [1, 2]);

    #[test]
    fn a_road_leads_to_its_other_end_and_nowhere_else() {
        assert_eq!(MAP.other_end(0, 0), Some(1));
        assert_eq!(MAP.other_end(0, 1), Some(0));
        assert_eq!(MAP.other_end(0, 2), None);
        assert_eq!(MAP.other_end(9, 0), None);
        for (road, end) in (0..2).flat_map(|road| (0..3).map(move |end| (road, end))) {
            if let Some(other) = MAP.other_end(road, end) {
                assert_eq!(MAP.other_end(road, other), Some(end));
                assert!(MAP.leaving(end) >> road & 1 == 1);
            }
        }
    }

    #[test]
    fn junctions_know_their_roads_and_roads_their_villages() {
        assert_eq!(MAP.leaving(1), 0b11);
        assert_eq!(MAP.villages(0), 0b101);
        assert_eq!(MAP.leaving(7), 0);
        let extremes = MAP.extremes();
        assert_eq!((extremes.roads, extremes.villages), ([1, 2], [1, 2]));
    }
}
