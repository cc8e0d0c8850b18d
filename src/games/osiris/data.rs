//! The printed matter of Osiris: cities, pyramid, gods, colours and numbers, in rulebook order.
//!
//! The pyramid is a reconstruction; an owner of the printed one can correct it by changing numbers in this file only. It
//! knows no rule.

use super::place::{Field, Place};
use crate::kernel::id::{Id, IdSet, Per, named_id};
use crate::kernel::seat::{PerSeat, Seat};
use core::fmt;

named_id!(
    /// A colour of priests and followers, in the order of play.
    Colour {
        /// Beige, who begins.
        Beige = "beige",
        /// Russet, "rotbraun" in the rules.
        Russet = "russet",
        /// Yellow, which leaves with three players.
        Yellow = "yellow",
        /// Brown.
        Brown = "brown",
    }
);

named_id!(
    /// A city, clockwise, which is also the name of the priest who is at home there.
    City {
        /// Beige, no ring.
        Tanis = "Tanis",
        /// Beige, one ring.
        Bubastis = "Bubastis",
        /// Beige, two rings.
        Heliopolis = "Heliopolis",
        /// Russet, no ring.
        Giseh = "Giseh",
        /// Russet, one ring.
        Memphis = "Memphis",
        /// Russet, two rings.
        Sakkara = "Sakkara",
        /// Yellow, no ring.
        Hermopolis = "Hermopolis",
        /// Yellow, one ring.
        Amarna = "Amarna",
        /// Yellow, two rings.
        Abydos = "Abydos",
        /// Brown, no ring.
        Thebes = "Thebes",
        /// Brown, one ring.
        Edfu = "Edfu",
        /// Brown, two rings.
        Aswan = "Aswan",
    }
);

impl City {
    /// Whose city it is.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Tanis | Self::Bubastis | Self::Heliopolis => Colour::Beige,
            Self::Giseh | Self::Memphis | Self::Sakkara => Colour::Russet,
            Self::Hermopolis | Self::Amarna | Self::Abydos => Colour::Yellow,
            Self::Thebes | Self::Edfu | Self::Aswan => Colour::Brown,
        }
    }

    /// Rings on its priest: 0, 1 or 2.
    #[must_use]
    pub const fn rings(self) -> u8 {
        self as u8 % 3
    }

    /// §5b: the next city clockwise, the left one for somebody who looks at the pyramid.
    #[must_use]
    #[inline]
    pub fn left(self) -> Self {
        City::from_index(self as usize + 1).unwrap_or(Self::Tanis)
    }
}

impl Colour {
    /// Its three cities.
    #[must_use]
    #[inline]
    pub const fn cities(self) -> CitySet {
        CitySet::from_bits(0b111 << (3 * self as u8))
    }
}

named_id!(
    /// A god, whose temple has the same name.
    God {
        /// Amun.
        Amun = "Amun",
        /// Anubis.
        Anubis = "Anubis",
        /// Bastet.
        Bastet = "Bastet",
        /// Khnum, "Chnum" in the rules.
        Khnum = "Khnum",
        /// Hathor.
        Hathor = "Hathor",
        /// Horus.
        Horus = "Horus",
        /// Isis.
        Isis = "Isis",
        /// Maat.
        Maat = "Maat",
        /// Osiris.
        Osiris = "Osiris",
        /// Ptah.
        Ptah = "Ptah",
        /// Re.
        Re = "Re",
        /// Seth.
        Seth = "Seth",
        /// Thoth, "Thot" in the rules.
        Thoth = "Thoth",
    }
);

impl Default for God {
    /// The first one: what an empty table holds before it is filled.
    fn default() -> Self {
        Self::Amun
    }
}

/// Who carries a disc with a god: the twelve priests, then the tip of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carrier {
    /// The priest of this city.
    Priest(City),
    /// The tip of the pyramid.
    Tip,
}

impl Id for Carrier {
    const COUNT: usize = City::COUNT + 1;
    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Priest(city) => city.index(),
            Self::Tip => City::COUNT,
        }
    }
    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        if index == City::COUNT {
            Some(Self::Tip)
        } else {
            City::from_index(index).map(Self::Priest)
        }
    }
}

impl fmt::Display for Carrier {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Priest(city) => city.fmt(out),
            Self::Tip => out.write_str("tip"),
        }
    }
}

/// How many fields the three rings of the pyramid have, from the lowest.
pub(super) const RINGS: [u8; 3] = [12, 8, 4];
/// The letter of each ring.
pub(super) const LETTERS: [char; 3] = ['a', 'b', 'c'];
/// How many fields there are below the summit: as many as there are power stones.
pub(super) const FIELDS: u8 = 24;

/// A table with an entry for each city.
pub type PerCity<T> = Per<City, T, 12>;
/// A table with an entry for each colour.
pub type PerColour<T> = Per<Colour, T, 4>;
/// A table with an entry for each disc, by who carries it.
pub type PerDisc<T> = Per<Carrier, T, 13>;
/// A set of cities.
pub type CitySet = IdSet<City, u16>;
/// A set of colours.
pub type ColourSet = IdSet<Colour, u8>;
/// A set of discs, by who carries them.
pub type DiscSet = IdSet<Carrier, u16>;
/// A set of gods.
pub type GodSet = IdSet<God, u16>;
/// A set of fields.
pub type FieldSet = IdSet<Field, u32>;
/// A set of places.
pub type PlaceSet = IdSet<Place, u64>;

/// How many places there are.
pub(super) const PLACES: usize = 37;

/// Where each step leads, one bit a place.
pub(super) struct Pyramid {
    /// The neighbours on the same ring.
    pub beside: [u64; PLACES],
    /// The next places up.
    pub above: [u64; PLACES],
    /// The next places up and down.
    pub storeys: [u64; PLACES],
}

/// The way up on each of the four sides, by the places of one side: three cities lead to three fields a, these to two
/// fields b, these to one field c, and that to the summit. A row is a place of the side and one above it.
const SIDE: [[usize; 2]; 10] = [
    [CITY, A],
    [CITY + 1, A + 1],
    [CITY + 2, A + 2],
    [A, B],
    [A + 1, B],
    [A + 1, B + 1],
    [A + 2, B + 1],
    [B, C],
    [B + 1, C],
    [C, TOP],
];
// Where the cities and the rings begin among the places.
const CITY: usize = 0;
const A: usize = 12;
const B: usize = 24;
const C: usize = 32;
const TOP: usize = 36;

/// The neighbours of all places.
pub(super) const PYRAMID: Pyramid = pyramid();

#[expect(
    clippy::indexing_slicing,
    reason = "runs while compiling, where a position too far is a compile error"
)]
const fn pyramid() -> Pyramid {
    let mut map = Pyramid {
        beside: [0; PLACES],
        above: [0; PLACES],
        storeys: [0; PLACES],
    };
    let mut side = 0;
    while side < 4 {
        let mut row = 0;
        while row < SIDE.len() {
            let [low, high] = [on_side(SIDE[row][0], side), on_side(SIDE[row][1], side)];
            map.above[low] |= 1 << high;
            map.storeys[low] |= 1 << high;
            map.storeys[high] |= 1 << low;
            row += 1;
        }
        side += 1;
    }
    let mut ring = 0;
    let mut first = A;
    while ring < RINGS.len() {
        let size = RINGS[ring] as usize;
        let mut number = 0;
        while number < size {
            // Round the corners too: the ring closes.
            let left = first + (number + 1) % size;
            map.beside[first + number] |= 1 << left;
            map.beside[left] |= 1 << (first + number);
            number += 1;
        }
        first += size;
        ring += 1;
    }
    map
}

/// A place of the first side, seen on another side.
const fn on_side(place: usize, side: usize) -> usize {
    match place {
        TOP => TOP,
        C..TOP => place + side,
        B..C => place + 2 * side,
        _ => place + 3 * side,
    }
}

const _: () = {
    assert!(TOP + 1 == PLACES && A == City::COUNT);
    assert!(RINGS[0] + RINGS[1] + RINGS[2] == FIELDS && C + 4 == TOP && B == A + 12);
    assert!(FIELDS == STONES, "as many fields as power stones");
    assert!(City::COUNT == 12 && God::COUNT == City::COUNT + 1 && Colour::COUNT == 4);
    let mut place = 0;
    #[expect(clippy::indexing_slicing, reason = "runs while compiling")]
    while place < PLACES {
        let beside = PYRAMID.beside[place].count_ones();
        let above = PYRAMID.above[place].count_ones();
        let storeys = PYRAMID.storeys[place].count_ones();
        assert!(beside == if place < A || place == TOP { 0 } else { 2 });
        // The middle field of a side of the lowest ring has two ways up, the summit none.
        let middle = place >= A && place < B && (place - A) % 3 == 1;
        assert!(above == if place == TOP { 0 } else { 1 + middle as u32 });
        let below = if place < A {
            0
        } else if place < B {
            1
        } else if place < TOP {
            2
        } else {
            4
        };
        assert!(storeys - above == below);
        place += 1;
    }
};

/// The four fields round the summit.
pub const ROUND_THE_SUMMIT: FieldSet = FieldSet::from_bits(0b1111 << (C - A));
/// All fields.
pub const ALL_FIELDS: FieldSet = FieldSet::from_bits((1 << FIELDS) - 1);
/// All gods.
pub const ALL_GODS: GodSet = GodSet::from_bits((1 << God::COUNT) - 1);
/// All cities.
pub const ALL_CITIES: CitySet = CitySet::from_bits((1 << City::COUNT) - 1);

/// §2: power stones.
pub const STONES: u8 = 24;
/// §4: power stones of a priest at the start.
pub const STONES_EACH: u8 = 2;
/// §2: followers of a colour.
pub const FOLLOWERS: u8 = 5;
/// §4, §5d: followers of one colour that a temple takes.
pub const FOLLOWERS_OF_A_COLOUR: u8 = 3;
/// §7: so many stones make a city rebel, and so many it then hands on.
pub const REBELLION: u8 = 7;
/// Ruling 13: the round after which the vassal mounts the throne.
pub const LAST_ROUND: u8 = 100;
/// Ruling 13: the round from which the end is announced.
pub const ANNOUNCED: u8 = 90;

/// §4: the colours of each seat, by the number of players from two.
const COLOURS: [PerSeat<ColourSet>; 3] = [
    PerSeat::new([colours(0b0101), colours(0b1010), NOBODY, NOBODY, NOBODY]),
    PerSeat::new([
        colours(0b0001),
        colours(0b0010),
        colours(0b1000),
        NOBODY,
        NOBODY,
    ]),
    PerSeat::new([
        colours(0b0001),
        colours(0b0010),
        colours(0b0100),
        colours(0b1000),
        NOBODY,
    ]),
];
const NOBODY: ColourSet = colours(0);

const fn colours(bits: u8) -> ColourSet {
    ColourSet::from_bits(bits)
}

/// §4: who leads each colour, by the number of players from two.
const OWNERS: [PerColour<Option<Seat>>; 3] = [
    PerColour::new([
        Some(Seat::One),
        Some(Seat::Two),
        Some(Seat::One),
        Some(Seat::Two),
    ]),
    PerColour::new([Some(Seat::One), Some(Seat::Two), None, Some(Seat::Three)]),
    PerColour::new([
        Some(Seat::One),
        Some(Seat::Two),
        Some(Seat::Three),
        Some(Seat::Four),
    ]),
];

/// The colours that a seat leads at a table of so many players.
#[must_use]
#[inline]
pub fn colours_of(players: u8, seat: Seat) -> ColourSet {
    COLOURS
        .get(usize::from(players).wrapping_sub(2))
        .map_or(NOBODY, |table| table[seat])
}

/// The seat that leads a colour at a table of so many players.
#[must_use]
#[inline]
pub fn owner_of(players: u8, colour: Colour) -> Option<Seat> {
    OWNERS
        .get(usize::from(players).wrapping_sub(2))
        .and_then(|table| table[colour])
}

/// A point on the 240 x 240 board, from the upper left corner.
pub type Point = (u8, u8);

/// Where the places are drawn.
#[rustfmt::skip]
pub const POINTS: Per<Place, Point, PLACES> = Per::new([
    (178, 226), (120, 226), (62, 226), (14, 178), (14, 120), (14, 62),
    (62, 14), (120, 14), (178, 14), (226, 62), (226, 120), (226, 178),
    (172, 198), (120, 198), (68, 198), (42, 172), (42, 120), (42, 68),
    (68, 42), (120, 42), (172, 42), (198, 68), (198, 120), (198, 172),
    (145, 170), (95, 170), (70, 145), (70, 95), (95, 70), (145, 70), (170, 95), (170, 145),
    (120, 144), (96, 120), (120, 96), (144, 120),
    (120, 120),
]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_and_colours_agree() {
        for players in 2..=4 {
            for colour in Colour::all() {
                for seat in Seat::all() {
                    assert_eq!(
                        colours_of(players, seat).contains(colour),
                        owner_of(players, colour) == Some(seat)
                    );
                }
            }
        }
        assert_eq!(owner_of(3, Colour::Yellow), None);
        assert_eq!(owner_of(3, Colour::Brown), Some(Seat::Three));
        assert_eq!(colours_of(5, Seat::One), NOBODY);
    }

    #[test]
    fn the_cities_of_a_colour_have_priests_with_no_one_and_two_rings() {
        for colour in Colour::all() {
            let rings: Vec<u8> = colour.cities().iter().map(City::rings).collect();
            assert_eq!(rings, [0, 1, 2]);
            assert!(colour.cities().iter().all(|city| city.colour() == colour));
        }
    }

    #[test]
    fn every_city_is_as_far_from_the_summit_as_the_others() {
        for city in City::all() {
            let mut reached = PlaceSet::only(Place::city(city));
            for _ in 0..4 {
                let up = reached.iter().map(Place::above);
                reached = up.fold(PlaceSet::empty(), PlaceSet::union);
            }
            assert_eq!(reached, PlaceSet::only(Place::SUMMIT));
        }
    }

    #[test]
    fn the_way_up_from_a_middle_city_forks() {
        let fields = |set: PlaceSet| {
            set.iter()
                .map(|place| place.to_string())
                .collect::<Vec<_>>()
        };
        let at = |name: char, number| Place::field(Field::named(name, number).unwrap());
        assert_eq!(fields(Place::city(City::Memphis).above()), ["a4"]);
        assert_eq!(fields(at('a', 4).above()), ["b2", "b3"]);
        assert_eq!(fields(at('a', 4).storeys()), ["Memphis", "b2", "b3"]);
        assert_eq!(fields(at('a', 11).beside()), ["a0", "a10"]);
        assert_eq!(fields(at('b', 7).storeys()), ["a10", "a11", "c3"]);
        assert_eq!(fields(at('c', 3).beside()), ["c0", "c2"]);
        assert_eq!(fields(Place::SUMMIT.storeys()), ["c0", "c1", "c2", "c3"]);
    }
}
