//! Small buildings in the villages and cities of a map: where they stand, where there is room, and what they cost
//! travellers.
//!
//! It counts buildings and tolls; it does not know what a building is called, who may build, or how anybody pays.

use super::roads::{Junction, RoadMap, Site, SiteKind};
use crate::kernel::books::{Verdict, must};
use crate::kernel::facts::{Answer, Asker, Line};
use crate::kernel::id::{Id, IdSet, Per};
use crate::kernel::notation::{Misread, Names, Sentence};
use crate::kernel::seat::{PerSeat, Seat, Seats};
use crate::kernel::vocabulary::Term;
use core::fmt::Display;
use core::marker::PhantomData;
use serde::{Deserialize, Serialize};

/// Buildings that a village holds.
pub const ROOM: u8 = 2;
/// Buildings that a village holds with two players.
pub const ROOM_TWO: u8 = 1;
/// What a traveller pays for each building in a strange village.
pub const TOLL: u16 = 1;

/// How many buildings a village holds.
#[must_use]
pub const fn village_capacity(seats: Seats) -> u8 {
    if seats.count() == 2 { ROOM_TWO } else { ROOM }
}

/// All buildings of all players. A village holds at most two, so each seat has a first and perhaps a second in it; a
/// city has room for any number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = "V: Id, C: Id"))]
pub struct Settlements<V, C, const CITIES: usize> {
    /// Villages where a player has a building.
    firsts: PerSeat<IdSet<V, u32>>,
    /// Villages where a player has two.
    seconds: PerSeat<IdSet<V, u32>>,
    /// Buildings in cities.
    cities: PerSeat<Per<C, u8, CITIES>>,
}

impl<V: Id, C: Id, const CITIES: usize> Settlements<V, C, CITIES> {
    /// Every village, one bit each. Refuses to compile a board with more of them than a set of villages has bits.
    const VILLAGES: u32 = {
        assert!(V::COUNT < 32);
        (1 << V::COUNT) - 1
    };

    /// No building anywhere.
    #[must_use]
    pub fn none() -> Self {
        Self {
            firsts: PerSeat::filled(IdSet::empty()),
            seconds: PerSeat::filled(IdSet::empty()),
            cities: PerSeat::filled(Per::filled(0)),
        }
    }

    /// The villages where a player has a building.
    #[must_use]
    #[inline]
    pub fn villages(&self, seat: Seat) -> IdSet<V, u32> {
        self.firsts[seat]
    }

    /// How many a player has in a city.
    #[must_use]
    #[inline]
    pub fn in_city(&self, seat: Seat, city: C) -> u8 {
        self.cities[seat][city]
    }

    /// How many a player has at a place.
    #[must_use]
    pub fn at(&self, seat: Seat, site: Site<V, C>) -> u8 {
        match site.kind() {
            SiteKind::Village(village) => {
                u8::from(self.firsts[seat].contains(village))
                    + u8::from(self.seconds[seat].contains(village))
            }
            SiteKind::City(city) => self.cities[seat][city],
        }
    }

    /// How many a player has in all cities.
    #[must_use]
    pub fn in_cities(&self, seat: Seat) -> u32 {
        let cities = self.cities[seat].entries().iter();
        cities.copied().map(u32::from).sum()
    }

    /// How many a player has on the board.
    #[must_use]
    pub fn on_board(&self, seat: Seat) -> u32 {
        self.firsts[seat].len() + self.seconds[seat].len() + self.in_cities(seat)
    }

    /// Puts a building there.
    pub fn put(&mut self, seat: Seat, site: Site<V, C>) {
        match site.kind() {
            SiteKind::Village(village) => {
                if self.firsts[seat].contains(village) {
                    self.seconds[seat].insert(village);
                } else {
                    self.firsts[seat].insert(village);
                }
            }
            SiteKind::City(city) => {
                let here = &mut self.cities[seat][city];
                *here = here.saturating_add(1);
            }
        }
    }

    /// Takes a building away from there.
    pub fn lift(&mut self, seat: Seat, site: Site<V, C>) {
        match site.kind() {
            SiteKind::Village(village) => {
                if self.seconds[seat].contains(village) {
                    self.seconds[seat].remove(village);
                } else {
                    self.firsts[seat].remove(village);
                }
            }
            SiteKind::City(city) => {
                let here = &mut self.cities[seat][city];
                *here = here.saturating_sub(1);
            }
        }
    }

    /// The villages with at least one building, and those with two, one bit each.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> (u32, u32) {
        let (mut ones, mut twos) = (0, 0);
        for (first, second) in self.firsts.entries().iter().zip(self.seconds.entries()) {
            twos |= ones & first.bits() | second.bits();
            ones |= first.bits();
        }
        (ones, twos)
    }

    /// The villages with room for another building, one bit each.
    #[must_use]
    #[inline]
    pub fn open(&self, seats: Seats) -> u32 {
        let (ones, twos) = self.occupied();
        let full = if village_capacity(seats) == 1 {
            ones
        } else {
            twos
        };
        !full & Self::VILLAGES
    }

    /// The books: each player has this many, on the board and in two stocks, and no village holds more than it may.
    pub fn balance(
        &self,
        seats: Seats,
        [first, second]: [&PerSeat<u8>; 2],
        (each, lost): (u8, &'static str),
    ) -> Verdict {
        for seat in seats.iter() {
            let stock = u32::from(first[seat]) + u32::from(second[seat]);
            must(stock + self.on_board(seat) == u32::from(each), lost)?;
            must(
                self.pairs_complete(seat),
                "there is a second building without a first",
            )?;
        }
        must(self.fits(seats), "a village is too full")
    }

    /// Whether a player has a second building nowhere but beside a first.
    fn pairs_complete(&self, seat: Seat) -> bool {
        self.seconds[seat].minus(self.firsts[seat]).is_empty()
    }

    /// Whether no village holds more than it may.
    fn fits(&self, seats: Seats) -> bool {
        // Villages with at least one, two, three buildings.
        let (mut one, mut two, mut three) = (0, 0, 0);
        for seat in seats.iter() {
            for layer in [self.firsts[seat].bits(), self.seconds[seat].bits()] {
                three |= two & layer;
                two |= one & layer;
                one |= layer;
            }
        }
        let too_full = if village_capacity(seats) == 1 {
            two
        } else {
            three
        };
        too_full == 0
    }

    /// Tells who has how many at a place.
    pub fn tell(&self, site: Site<V, C>, names: &Names<'_>, out: &mut Answer<'_>) {
        let owners = names.seats().iter().filter(|&seat| self.at(seat, site) > 0);
        let told = owners.map(|seat| {
            let (name, count) = (names.of(seat), self.at(seat, site));
            Sentence::of(format_args!("{name} {count}"))
        });
        out.list(told);
    }

    /// Reads how many buildings of whom stand where. They come out of the first stock, and when that is empty out of the
    /// second.
    pub fn set_up(
        &mut self,
        line: &mut Line<'_>,
        [first, second]: [&mut PerSeat<u8>; 2],
        wanted: &'static str,
        most: &'static str,
    ) -> Result<(), Misread>
    where
        V: Term,
        C: Term,
    {
        let site = line.read::<Site<V, C>>()?;
        let seat = line.seat()?;
        let before = line.words;
        let count: u8 = line.number(wanted)?;
        for _ in 0..count {
            let stock = if first[seat] > 0 {
                &mut first[seat]
            } else {
                &mut second[seat]
            };
            *stock = stock.checked_sub(1).ok_or_else(|| before.misread(most))?;
            self.put(seat, site);
        }
        Ok(())
    }

    /// Puts the questions about villages where somebody has built and about all cities: what small and what great
    /// buildings stand there, and the points of those who have any.
    pub fn ask(
        &self,
        ask: &mut Asker<'_>,
        [small, great]: [&str; 2],
        letter: fn(C) -> &'static str,
        points: impl Fn(Seat, C) -> u8,
    ) where
        V: Display,
        C: Display,
    {
        let (built, _) = self.occupied();
        ask.each(small, IdSet::<V, u32>::from_bits(built).iter());
        for city in C::all() {
            ask.put(format_args!("{small} {city}"));
            ask.put(format_args!("{great} {city}"));
            let seats = ask.names.seats();
            for seat in seats.iter().filter(|&seat| points(seat, city) > 0) {
                ask.of(
                    seat,
                    &[Sentence::of(format_args!("points {}", letter(city))).as_str()],
                );
            }
        }
    }

    /// What decides on this traveller's tolls, in this game's money.
    #[must_use]
    #[inline]
    pub fn tolls<M: From<u16>>(&self, seat: Seat) -> Tolls<M> {
        let (ones, twos) = self.occupied();
        Tolls {
            own: self.firsts[seat].bits(),
            ones,
            twos,
            money: PhantomData,
        }
    }

    /// How many buildings of an owner stand in these villages, each of which brings a coin of a toll.
    #[must_use]
    pub fn count_in(&self, owner: Seat, villages: u32) -> u32 {
        (self.firsts[owner].bits() & villages).count_ones()
            + (self.seconds[owner].bits() & villages).count_ones()
    }
}

/// The tolls of one road: how much each owner gets is asked seat by seat (`count_in`).
#[derive(Clone, Copy, Debug)]
pub struct Toll<M> {
    /// Villages on the road where the traveller has no building, one bit each.
    pub strange: u32,
    /// What the whole road costs.
    pub total: M,
}

/// What decides on the tolls of a traveller: the villages with a building of his, with any building, and with two.
#[derive(Clone, Copy, Debug)]
pub struct Tolls<M> {
    own: u32,
    ones: u32,
    twos: u32,
    money: PhantomData<M>,
}

impl<M: From<u16>> Tolls<M> {
    /// What a road costs: a coin for each building in a village where the traveller has none, so that two of one owner are
    /// two coins. A road with a village without a building cannot be passed.
    #[must_use]
    #[inline]
    pub fn of<R: Id, const J: usize, const N: usize>(
        &self,
        map: &RoadMap<J, N>,
        by: R,
    ) -> Option<Toll<M>> {
        let villages = map.villages(by.index()) as u32;
        let strange = villages & !self.own;
        let total = strange.count_ones() + (strange & self.twos).count_ones();
        let passable = villages & !self.ones == 0;
        passable.then(|| Toll {
            strange,
            total: M::from(total as u16 * TOLL),
        })
    }

    /// The first village on a road that has no building.
    #[must_use]
    pub fn gap<V: Id, R: Id, const J: usize, const N: usize>(
        &self,
        map: &RoadMap<J, N>,
        by: R,
    ) -> Option<V> {
        let bare = map.villages(by.index()) as u32 & !self.ones;
        V::from_index(bare.trailing_zeros() as usize)
    }

    /// The toll of a road that leads from one junction to another, or why there is none: of two reasons, that he is there
    /// already or that the road does not lead there, or that a village on it is empty.
    pub fn due<V: Id, C: Id, R: Id, W, const J: usize, const N: usize>(
        &self,
        map: &RoadMap<J, N>,
        [from, to]: [Junction<C>; 2],
        by: R,
        [there, no_road]: [W; 2],
        empty: impl Fn(V) -> W,
    ) -> Result<Toll<M>, W> {
        if from.index() == to.index() {
            return Err(there);
        }
        if map.other_end(by.index(), from.index()) != Some(to.index()) {
            return Err(no_road);
        }
        match self.gap(map, by) {
            Some(village) => Err(empty(village)),
            None => self.of(map, by).ok_or(no_road),
        }
    }

    /// The villages where the traveller has a building, one bit each.
    #[must_use]
    pub fn own(&self) -> u64 {
        u64::from(self.own)
    }

    /// The same, if buildings of the traveller stood in these villages too.
    #[must_use]
    pub fn with(&self, added: u32) -> Self {
        Self {
            own: self.own | added,
            ones: self.ones | added,
            twos: self.twos,
            money: PhantomData,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::roads::RoadRow;
    use super::*;
    use crate::kernel::id::numbered_id;

    numbered_id!(
        /// A village.
        Village, 3, "V"
    );
    numbered_id!(
        /// A city.
        City, 2, "C"
    );
    numbered_id!(
        /// A road.
        Road, 1, "R"
    );

    type Huts = Settlements<Village, City, 2>;
    const MAP: RoadMap<2, 1> = RoadMap::new(
        &[RoadRow {
            ends: [0, 1],
            villages: &[0, 1, 2],
        }],
        3,
    );

    fn village(number: u8) -> Site<Village, City> {
        Site::village(Village::numbered(number).unwrap())
    }

    fn seats(count: u8) -> Seats {
        Seats::new(count).unwrap()
    }

    #[test]
    fn what_is_put_can_be_counted_and_lifted() {
        let mut huts = Huts::none();
        let city = Site::city(City::numbered(2).unwrap());
        for site in [village(1), village(1), city, city, city] {
            huts.put(Seat::One, site);
        }
        assert_eq!(
            (huts.at(Seat::One, village(1)), huts.at(Seat::One, city)),
            (2, 3)
        );
        assert_eq!((huts.on_board(Seat::One), huts.on_board(Seat::Two)), (5, 0));
        for (site, left) in [(village(1), 4), (village(1), 3), (city, 2)] {
            huts.lift(Seat::One, site);
            assert!(huts.pairs_complete(Seat::One));
            assert_eq!(huts.on_board(Seat::One), left);
        }
    }

    #[test]
    fn a_village_has_room_for_two_and_for_one_with_two_players() {
        let mut huts = Huts::none();
        huts.put(Seat::One, village(1));
        assert_eq!((huts.open(seats(2)), huts.open(seats(3))), (0b110, 0b111));
        huts.put(Seat::Two, village(1));
        assert_eq!(huts.open(seats(3)), 0b110);
        assert_eq!((huts.fits(seats(2)), huts.fits(seats(3))), (false, true));
        huts.put(Seat::Two, village(1));
        assert!(!huts.fits(seats(3)));
    }

    #[test]
    fn a_road_costs_a_coin_for_each_strange_building_and_has_no_gap() {
        let by = Road::numbered(1).unwrap();
        let mut huts = Huts::none();
        huts.put(Seat::One, village(1));
        huts.put(Seat::Two, village(2));
        huts.put(Seat::Two, village(2));
        let tolls = huts.tolls::<u16>(Seat::One);
        assert!(tolls.of(&MAP, by).is_none());
        assert_eq!(tolls.gap(&MAP, by), Village::numbered(3));
        let imagined = tolls.with(0b100).of(&MAP, by).unwrap();
        assert_eq!((imagined.strange, imagined.total), (0b010, 2));
        huts.put(Seat::Three, village(3));
        let toll = huts.tolls::<u16>(Seat::One).of(&MAP, by).unwrap();
        assert_eq!((toll.strange, toll.total), (0b110, 3));
        assert_eq!(huts.count_in(Seat::Two, toll.strange), 2);
        assert_eq!(huts.count_in(Seat::Three, toll.strange), 1);
    }
}
