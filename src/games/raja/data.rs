//! The printed matter of Raja: board, cards, dial, track and tables, in rulebook order.
//!
//! The board is a reconstruction; an owner of the printed one can correct it by changing numbers in this file only. It
//! knows no rule.

use crate::kernel::id::{Id, IdSet, Per, named_id};
use crate::parts::roads::letters::{A, B, C, D, E, F, G, S};
use crate::parts::roads::{RoadMap, RoadRow, places, row};
pub use crate::parts::settlements::{ROOM as VILLAGE_ROOM, ROOM_TWO as VILLAGE_ROOM_TWO, TOLL};
use crate::parts::track;

places! {
    /// A city, which is also the name of its governor on the track.
    City {
        /// A, purple.
        Jaisalmer = "Jaisalmer",
        /// B, red.
        Delhi = "Delhi",
        /// C, blue.
        Agra = "Agra",
        /// D, green.
        Udaipur = "Udaipur",
        /// E, brown.
        Ahmadabad = "Ahmadabad",
        /// F, yellow.
        Bikaner = "Bikaner",
        /// G, orange.
        Jaipur = "Jaipur",
    }
    villages "V"
}

named_id!(
    /// A character card, in the order of its number: 1 to 7.
    Character {
        /// 1: first in order, wins ties.
        Mogul = "Mogul",
        /// 2: 1 gold in the own turn.
        Trader = "Trader",
        /// 3: outer palaces count 2.
        Sadhu = "Sadhu",
        /// 4: the bank pays for his journeys.
        Monk = "Wandering Monk",
        /// 5: one house more.
        Builder = "Builder",
        /// 6: a palace costs 9.
        Artisan = "Artisan",
        /// 7: an action chip in the own turn; professional game only.
        Yogi = "Yogi",
    }
);

impl Character {
    /// §11.2.6: the home city.
    #[must_use]
    pub const fn home(self) -> City {
        match self {
            Self::Mogul => City::Delhi,
            Self::Trader => City::Agra,
            Self::Sadhu => City::Bikaner,
            Self::Monk => City::Jaisalmer,
            Self::Builder => City::Udaipur,
            Self::Artisan => City::Ahmadabad,
            Self::Yogi => City::Jaipur,
        }
    }
}

named_id!(
    /// One of the nine actions on the dial (§6.2).
    Dial {
        /// 2 gold from the bank.
        Gold = "gold",
        /// 1 house in a village or city.
        House = "house",
        /// 2 houses, at least one in a city.
        TwoHouses = "two houses",
        /// Move an own house.
        MoveHouse = "move house",
        /// 2 houses from the quarry.
        Quarry = "quarry",
        /// 1 palace.
        Palace = "palace",
        /// 1 palace and 1 house.
        PalaceAndHouse = "palace and house",
        /// Change the order on the track.
        Order = "order",
        /// Change character.
        Character = "character",
    }
);

/// A table with an entry for each action of the dial.
pub type PerDial<T> = Per<Dial, T, 9>;
/// A set of places for houses.
pub type SiteSet = IdSet<Site, u64>;
/// A set of character cards.
pub type CharacterSet = IdSet<Character, u8>;

/// R01 to R16. Villages are given by position: V01 is 0.
#[rustfmt::skip]
const ROADS: [RoadRow; 16] = [
    row(A, B, &[0, 1]), row(B, C, &[2, 3]), row(C, D, &[4, 5]), row(D, E, &[6, 7]),
    row(E, A, &[8, 9]), row(A, F, &[10, 11]), row(B, F, &[12, 13]), row(B, G, &[14, 15]),
    row(C, G, &[16, 17]), row(D, G, &[18, 19]), row(F, G, &[20]), row(S, F, &[21]),
    row(S, G, &[22, 23]), row(S, D, &[24, 25]), row(S, E, &[26, 27]), row(S, A, &[28, 29]),
];

/// The road network: 3 to 5 roads leave a junction, and 1 or 2 villages lie on a road.
pub const MAP: RoadMap<8, 16> = RoadMap::new(&ROADS, Village::COUNT).within([3, 5], [1, 2]);

/// Where the junctions are drawn: the start, then the cities.
#[rustfmt::skip]
pub const JUNCTION_POINTS: Per<Junction, Point, 8> = Per::new([
    (104, 126), (22, 24), (218, 22), (218, 210), (116, 218), (36, 188), (140, 78), (168, 150),
]);

/// Where the villages are drawn, V01 to V30.
#[rustfmt::skip]
pub const VILLAGE_POINTS: Per<Village, Point, 30> = Per::new([
    (90, 23), (150, 23), (218, 87), (218, 145), (183, 213), (151, 215), (88, 208), (64, 198), (31, 131), (27, 81),
    (63, 43), (99, 59), (191, 41), (167, 59), (201, 66), (185, 106), (201, 189), (185, 171), (134, 195), (150, 173),
    (154, 114), (122, 102), (126, 134), (146, 142), (108, 158), (112, 186), (81, 147), (59, 167), (76, 91), (50, 59),
]);

/// §3.3: gold for the first, second ... place at a scoring, by the number of players.
pub const SCORING: [&[u16]; 4] = [&[10, 5], &[11, 7, 3], &[12, 9, 6, 3], &[13, 10, 7, 4, 1]];
/// §8: the bonus for one who is alone in a city.
pub const MONOPOLY: u16 = 5;
/// §3.2: gold at the start.
pub const PURSE: u16 = 15;
/// §2: houses of a player.
pub const HOUSES: u8 = 20;
/// §5.2: houses placed in villages before the first round.
pub const HOUSES_PLACED: u8 = 4;
/// §5.2: houses in hand when the first round begins.
pub const HOUSES_IN_HAND: u8 = 6;
/// §2: palaces of a player.
pub const PALACES: u8 = 7;
/// §11.1: palaces of a player in the short game.
pub const PALACES_SHORT: u8 = 6;
/// §4: outer palace sites of a city.
pub const OUTER_SITES: u8 = 6;
/// §11.2: action chips in all.
pub const CHIPS: u8 = 7;
/// §8: points of the architect, of a house and of an outer palace.
pub const POINTS_PIECE: u8 = 1;
/// §8: points of the central palace.
pub const POINTS_CENTRE: u8 = 3;
/// §5.1: points of an outer palace for the Sadhu.
pub const POINTS_OUTER_SADHU: u8 = 2;
/// §11.2.6: points more in the home city.
pub const POINTS_HOME: u8 = 1;
/// §5.1: gold of the Trader.
pub const TRADER_GOLD: u16 = 1;
/// §7.5: how many boxes a governor moves down.
pub const GOVERNOR_STEPS: u8 = 2;
/// §6.2: houses of the action "quarry".
pub const QUARRY_ACTION: u8 = 2;
/// §11.2: the least that opens an auction.
pub const LEAST_BID: u16 = 0;
/// §6.2: gold of the action "gold".
pub const GOLD_ACTION: u16 = 2;
/// §7.7: gold for every other player when an action is forgone.
pub const FORGONE: u16 = 2;
/// §7.2: the cost of a house.
pub const HOUSE_COST: u16 = 1;
/// §7.2: the cost of a palace.
pub const PALACE_COST: u16 = 12;
/// §5.1: the cost of a palace for the Artisan.
pub const PALACE_COST_ARTISAN: u16 = 9;

/// §11.1: the most rounds of the short game.
pub const ROUNDS_SHORT: u8 = 8;

/// A box of the track: 0 at the arrow, 0 to 6 without a number, 7 to 16 with the numbers 1 to 10. A governor laid in the
/// last ends the game (§10).
pub type TrackBox = track::Space<17, 7>;

impl TrackBox {
    /// §11.1: a governor laid here ends the short game.
    pub const LAST_SHORT: Self = Self::fixed(14);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_boxes_are_ten_and_eight() {
        assert_eq!(TrackBox::LAST.number(), Some(10));
        assert_eq!(TrackBox::LAST_SHORT.number(), Some(8));
    }

    #[test]
    fn every_character_has_its_own_home() {
        let mut homes: Vec<_> = Character::all().map(Character::home).collect();
        homes.sort_unstable();
        homes.dedup();
        assert_eq!(homes.len(), City::COUNT);
    }

    #[test]
    fn sites_are_villages_then_cities() {
        assert_eq!(
            Site::all()
                .filter(|site| matches!(site.kind(), SiteKind::Village(_)))
                .count(),
            30
        );
        assert!(
            Village::all()
                .all(|village| Site::village(village).kind() == SiteKind::Village(village))
        );
        assert!(City::all().all(|city| Site::city(city).kind() == SiteKind::City(city)));
    }
}
