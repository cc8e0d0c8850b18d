//! The printed matter of Maharaja: board, characters, dial, track and tables, in rulebook order.
//!
//! The board is a reconstruction; an owner of the printed one can correct it by changing numbers in this file and in
//! `tiles` only. It knows no rule.

use crate::kernel::id::{Id, IdSet, Per, named_id};
use crate::kernel::seat::Seats;
use crate::parts::roads::letters::{A, B, C, D, E, F, G, S};
use crate::parts::roads::{RoadMap, RoadRow, places, row};
pub use crate::parts::settlements::{ROOM as VILLAGE_ROOM, ROOM_TWO as VILLAGE_ROOM_TWO, TOLL};
use crate::parts::track;

places! {
    /// A city, which is also the name of its flag on the track.
    City {
        /// A, violet.
        Dwarka = "Dwarka",
        /// B, blue.
        Haridwar = "Haridwar",
        /// C, green.
        Varanasi = "Varanasi",
        /// D, orange.
        Ujjain = "Ujjain",
        /// E, white.
        Puri = "Puri",
        /// F, red.
        Madurai = "Madurai",
        /// G, yellow.
        Kanchi = "Kanchi",
    }
    villages "W"
}

named_id!(
    /// A character tile. The tiles have numbers and no names; the variants say what they do.
    Character {
        /// 1: nothing.
        Plain = "C01",
        /// 2: take 1 shrine out of the supply.
        ShrineGift = "C02",
        /// 3: exchange 2 coins for 1 PP or the other way, up to three times.
        Exchange = "C03",
        /// 4: pay 1 PP for an action marker.
        MarkerTrade = "C04",
        /// 5: the priest counts 1 AP more.
        StrongPriest = "C05",
        /// 6: take 1 PP.
        PrestigeGift = "C06",
        /// 7: every two shrines in the city count 1 AP more.
        ShrinePairs = "C07",
        /// 8: 1 AP more, even without a piece in the city.
        EverPresent = "C08",
        /// 9: the priest travels free, and nobody is paid.
        FreeTravel = "C09",
        /// 10: change the Maharaja's track.
        FlagMover = "C10",
        /// 11: 1 PP more whenever PP are received.
        MorePrestige = "C11",
        /// 12: statues and shrines in any city, wherever the priest is.
        BuildAnywhere = "C12",
        /// 13: build 1 shrine straight out of the supply.
        SupplyBuilder = "C13",
        /// 14: take 1 action marker.
        MarkerGift = "C14",
        /// 15: a statue costs 3 coins less.
        CheapStatues = "C15",
        /// 16: the effect of a reward tile twice.
        DoubleReward = "C16",
    }
);

/// When an ability can be used (appendix, page 14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// There is none.
    None,
    /// Once a round, in the own turn.
    Once,
    /// Always.
    Lasting,
    /// When a city is scored.
    Scoring,
}

impl Character {
    /// The number on the tile, which decides order and ties.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Ruling 1: when its ability can be used.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Plain => Kind::None,
            Self::ShrineGift
            | Self::Exchange
            | Self::MarkerTrade
            | Self::PrestigeGift
            | Self::FlagMover
            | Self::SupplyBuilder
            | Self::MarkerGift => Kind::Once,
            Self::FreeTravel | Self::MorePrestige | Self::BuildAnywhere | Self::CheapStatues => {
                Kind::Lasting
            }
            Self::StrongPriest | Self::ShrinePairs | Self::EverPresent | Self::DoubleReward => {
                Kind::Scoring
            }
        }
    }
}

/// Page 4, B: the seven recommended for a first game of four.
pub const FIRST_GAME: [Character; 7] = [
    Character::Plain,
    Character::ShrineGift,
    Character::StrongPriest,
    Character::FreeTravel,
    Character::BuildAnywhere,
    Character::MarkerGift,
    Character::CheapStatues,
];

named_id!(
    /// One of the nine actions on the dial (pages 7 to 9).
    Dial {
        /// 1 statue, 1 coin less.
        Statue = "statue",
        /// 1 shrine, 1 coin less.
        Shrine = "shrine",
        /// 1 statue and 1 shrine.
        StatueAndShrine = "statue and shrine",
        /// 2 shrines, at least one in a city.
        TwoShrines = "two shrines",
        /// 3 coins from the supply.
        Coins = "coins",
        /// 2 shrines from the supply.
        Supply = "supply",
        /// 3 coins for 2 PP.
        Prestige = "prestige",
        /// Change character.
        Character = "character",
        /// Change the Maharaja's track.
        Flag = "flag",
    }
);

named_id!(
    /// A statue place of a city.
    StatuePlace {
        /// In the middle, 3 AP.
        Centre = "centre",
        /// The outer place with the upper bonus.
        Upper = "upper",
        /// The outer place with the lower bonus.
        Lower = "lower",
        /// One of the four outer places without a bonus; which one means nothing.
        Outer = "outer",
    }
);

named_id!(
    /// What a statue on an outer place brings its builder.
    Bonus {
        /// An action marker.
        Marker = "marker",
        /// 2 coins.
        Coins = "coins",
        /// 1 PP.
        Prestige = "prestige",
        /// 1 shrine, from the supply to the tableau.
        Shrine = "shrine",
    }
);

/// Outer places of a city with a bonus.
pub const BONUS_PLACES: usize = 2;
/// The bonuses of the upper and the lower outer place of each city.
pub const BONUSES: PerCity<[Bonus; BONUS_PLACES]> = Per::new([
    [Bonus::Marker, Bonus::Coins],
    [Bonus::Prestige, Bonus::Shrine],
    [Bonus::Marker, Bonus::Shrine],
    [Bonus::Coins, Bonus::Marker],
    [Bonus::Shrine, Bonus::Marker],
    [Bonus::Marker, Bonus::Prestige],
    [Bonus::Prestige, Bonus::Coins],
]);

/// The bonus of a place, if it has one.
#[must_use]
pub fn bonus(city: City, place: StatuePlace) -> Option<Bonus> {
    let [upper, lower] = BONUSES[city];
    match place {
        StatuePlace::Upper => Some(upper),
        StatuePlace::Lower => Some(lower),
        StatuePlace::Centre | StatuePlace::Outer => None,
    }
}

named_id!(
    /// A reward tile (appendix, page 14).
    Reward {
        /// 3 coins.
        Coins = "three coins",
        /// 3 shrines from the supply.
        Shrines = "three shrines",
        /// 1 PP and 1 coin.
        PrestigeAndCoin = "prestige and coin",
        /// Every other player pays 2 coins.
        OthersPay = "others pay",
        /// 2 PP.
        Prestige = "two prestige",
        /// 1 coin for 1 PP, up to three times.
        UpToThree = "up to three",
        /// 1 shrine free of charge, in any village or city.
        FreeShrine = "free shrine",
        /// The ability of a character on display until the end of the next round.
        Maharani = "maharani",
    }
);

named_id!(
    /// A final-scoring tile (variants, page 12).
    FinalTile {
        /// 3 PP for each city with the most AP, 2 when tied.
        Majority = "final-majority",
        /// 1 PP for each city with an own statue or shrine.
        Presence = "final-presence",
        /// 2 PP for each road of two villages with an own shrine in both.
        Roads = "final-roads",
        /// 2 PP for each city with two own statues.
        Statues = "final-statues",
        /// 1 PP lost for each own shrine in the general supply.
        Supply = "final-supply",
    }
);

/// A table with an entry for each action of the dial.
pub type PerDial<T> = Per<Dial, T, 9>;
/// A set of character tiles.
pub type CharacterSet = IdSet<Character, u16>;

/// R01 to R16, with the villages from the first end to the second. Villages are given by position: W01 is 0.
#[rustfmt::skip]
pub const ROADS: [RoadRow; 16] = [
    row(A, B, &[0, 1]), row(B, C, &[2, 3]), row(C, G, &[4, 5]), row(G, F, &[6, 7]),
    row(F, A, &[8, 9]), row(A, D, &[10, 11]), row(B, D, &[12, 13]), row(D, F, &[14, 15]),
    row(B, E, &[16, 17]), row(C, E, &[18, 19]), row(E, G, &[20, 21]), row(S, D, &[22]),
    row(S, E, &[23]), row(S, B, &[24, 25]), row(S, F, &[26, 27]), row(S, G, &[28, 29]),
];

/// The road network: 3 to 5 roads leave a junction, and 1 or 2 villages lie on a road.
pub const MAP: RoadMap<8, 16> = RoadMap::new(&ROADS, Village::COUNT).within([3, 5], [1, 2]);

/// Where the junctions are drawn: the start, then the cities.
#[rustfmt::skip]
pub const JUNCTION_POINTS: Per<Junction, Point, 8> = Per::new([
    (120, 132), (22, 24), (120, 40), (218, 24), (68, 98), (172, 98), (22, 200), (218, 200),
]);

/// Where the villages are drawn, W01 to W30.
#[rustfmt::skip]
pub const VILLAGE_POINTS: Per<Village, Point, 30> = Per::new([
    (56, 30), (86, 34), (154, 34), (184, 30), (218, 85), (218, 139), (150, 200), (90, 200), (22, 139), (22, 85),
    (38, 50), (52, 72), (102, 60), (86, 78), (52, 133), (38, 165), (138, 60), (154, 78), (202, 50), (188, 72),
    (188, 133), (202, 165), (94, 115), (146, 115), (120, 100), (120, 72), (86, 155), (56, 177), (154, 155), (184, 177),
]);

/// Coins for the first, second ... rank at a city scoring, by the number of players.
pub const SCORING: (&[u16; 2], &[u16; 3], &[u16; 4]) = (&[12, 6], &[12, 9, 6], &[12, 10, 8, 6]);
/// Coins for a player without AP at a city scoring.
pub const CONSOLATION: u16 = 3;
/// Coins at the start.
pub const PURSE: u16 = 15;
/// PP at the start.
pub const FIRST_PRESTIGE: u16 = 3;
/// Shrines of a colour.
pub const SHRINES: u8 = 20;
/// Shrines on the tableau before the first are placed.
pub const SHRINES_AT_FIRST: u8 = 8;
/// Shrines placed in villages before the first round.
pub const SHRINES_PLACED: u8 = 4;
/// Statues of a colour.
pub const STATUES: u8 = 7;
/// Outer places of a city without a bonus.
pub const PLAIN_PLACES: u8 = 4;
/// Action markers in all.
pub const MARKERS: u8 = 7;
/// AP of a statue in the centre.
pub const WORSHIP_CENTRE: u8 = 3;
/// AP of a statue on an outer place.
pub const WORSHIP_OUTER: u8 = 2;
/// AP of a statue on an outer place at a scoring with "weak outer statues".
pub const WORSHIP_OUTER_WEAK: u8 = 1;
/// AP of a shrine and of the priest.
pub const WORSHIP_PIECE: u8 = 1;
/// AP of the priest at a scoring with character 5.
pub const WORSHIP_PRIEST_STRONG: u8 = 2;
/// Character 7: how many shrines are a pair.
pub const SHRINES_OF_A_PAIR: u8 = 2;
/// AP more for each pair of shrines with character 7.
pub const WORSHIP_PAIR: u8 = 1;
/// AP more with character 8.
pub const WORSHIP_EVER_PRESENT: u8 = 1;
/// PP more for the first rank with "prestige for first".
pub const FIRST_RANK_PRESTIGE: u16 = 1;
/// Coins of a bonus place.
pub const BONUS_COINS: u16 = 2;
/// PP of a bonus place.
pub const BONUS_PRESTIGE: u16 = 1;
/// Shrines of a bonus place.
pub const BONUS_SHRINES: u8 = 1;
/// The cost of a shrine.
pub const SHRINE_COST: u16 = 1;
/// The cost of a statue where the Maharaja is not.
pub const STATUE_COST: u16 = 10;
/// The cost of a statue where the Maharaja is, and with "dear statues" everywhere.
pub const STATUE_COST_MAHARAJA: u16 = 12;
/// What the discount actions take off.
pub const DISCOUNT: u16 = 1;
/// What character 15 takes off a statue.
pub const DISCOUNT_CHARACTER: u16 = 3;
/// Coins of the action "3 coins".
pub const COINS_ACTION: u16 = 3;
/// Shrines of the action "2 shrines".
pub const SUPPLY_ACTION: u8 = 2;
/// The price and the PP of the action "3 coins for 2 PP".
pub const PRESTIGE_ACTION: (u16, u16) = (3, 2);
/// How often character 3 may exchange in a turn.
pub const EXCHANGES: u8 = 3;
/// Coins that character 3 gives or takes at a time.
pub const EXCHANGE_COINS: u16 = 2;
/// PP that character 3 gives or takes at a time, and that character 4 pays for a marker.
pub const EXCHANGE_PRESTIGE: u16 = 1;
/// Shrines of character 2.
pub const SHRINE_GIFT: u8 = 1;
/// PP of character 6.
pub const PRESTIGE_GIFT: u16 = 1;
/// PP more with character 11.
pub const PRESTIGE_MORE: u16 = 1;
/// Coins of the reward "three coins".
pub const REWARD_COINS: u16 = 3;
/// Shrines of the reward "three shrines".
pub const REWARD_SHRINES: u8 = 3;
/// The PP and the coins of the reward "prestige and coin".
pub const REWARD_BOTH: (u16, u16) = (1, 1);
/// Coins that the others pay for the reward "others pay".
pub const REWARD_OTHERS_PAY: u16 = 2;
/// PP of the reward "two prestige".
pub const REWARD_PRESTIGE: u16 = 2;
/// How often the reward "up to three" can be used.
pub const REWARD_TIMES: u8 = 3;
/// The price and the PP of the reward "up to three", each time.
pub const REWARD_TRADE: (u16, u16) = (1, 1);
/// Rounds of a game.
pub const ROUNDS: u8 = 7;
/// How far a flag moves to the left.
pub const FLAG_STEPS: u8 = 3;
/// Final scoring: PP for a statue; coins for a PP.
pub const STATUE_PRESTIGE: i32 = 3;
/// Final scoring: coins that make 1 PP.
pub const COINS_FOR_PRESTIGE: u16 = 5;
/// Final scoring: PP for a city with the most AP, and when tied.
pub const FINAL_LEAD: (i32, i32) = (2, 1);
/// The same with the tile "majority".
pub const FINAL_MAJORITY: (i32, i32) = (3, 2);
/// PP for a city with the tile "presence".
pub const FINAL_PRESENCE: i32 = 1;
/// PP for a road with the tile "roads".
pub const FINAL_ROAD: i32 = 2;
/// The tile "statues": how many a city needs, and its PP.
pub const FINAL_STATUES: (u8, i32) = (2, 2);
/// PP lost for a shrine with the tile "supply".
pub const FINAL_SUPPLY: i32 = 1;

/// The coins of the ranks at a city scoring.
#[must_use]
pub fn scoring(seats: Seats) -> &'static [u16] {
    let (two, three, four) = SCORING;
    match seats.count() {
        2 => two,
        3 => three,
        4 => four,
        _ => &[],
    }
}

/// A field of the Maharaja's track: 0 at the left end. 2 fields are empty at first, 7 hold flags, then come "1" to "7".
pub type Field = track::Space<16, 9>;

impl Field {
    /// The first of the seven start fields.
    pub const FIRST_START: Self = Self::fixed(2);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_stand_in_the_order_of_their_numbers() {
        for character in Character::all() {
            assert_eq!(character.word(), format!("C{:02}", character.number()));
        }
        let of = |kind| {
            let these = Character::all().filter(move |character| character.kind() == kind);
            these.map(Character::number).collect::<Vec<_>>()
        };
        assert_eq!(of(Kind::Once), [2, 3, 4, 6, 10, 13, 14]);
        assert_eq!(of(Kind::Lasting), [9, 11, 12, 15]);
        assert_eq!(of(Kind::Scoring), [5, 7, 8, 16]);
    }

    #[test]
    fn the_bonuses_are_five_markers_and_three_of_each_other_kind() {
        let count = |bonus| {
            let all = BONUSES.entries().iter().flatten();
            all.filter(|other| **other == bonus).count()
        };
        let kinds = [Bonus::Marker, Bonus::Coins, Bonus::Prestige, Bonus::Shrine];
        assert_eq!(kinds.map(count), [5, 3, 3, 3]);
    }

    #[test]
    fn the_numbered_fields_are_the_seven_at_the_right() {
        let numbers: Vec<_> = (0..16)
            .filter_map(|position| Field::at(position).unwrap().number())
            .collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(Field::at(16), None);
    }
}
