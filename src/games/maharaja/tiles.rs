//! The printed matter of the solo game: levels, set-up tiles and Brahmabot's action tiles.
//!
//! Like the board it is a reconstruction, to be corrected here by changing rows only. It knows no rule.

use super::data::{City, Village};
use crate::kernel::id::{IdSet, Per, named_id, numbered_id};

named_id!(
    /// How strong Brahmabot is.
    Level {
        /// Four first shrines, 0 coins, 2 PP.
        Easy = "solo-easy",
        /// Six first shrines, 2 coins, 3 PP.
        Normal = "solo-normal",
        /// Eight first shrines, 4 coins, 4 PP.
        Hard = "solo-hard",
    }
);

/// What Brahmabot begins with: coins, PP, and how many groups of a set-up tile hold his shrines.
#[derive(Clone, Copy, Debug)]
pub struct Outfit {
    /// Coins.
    pub coins: u16,
    /// PP.
    pub prestige: u16,
    /// How many of the villages of a set-up tile are his.
    pub shrines: usize,
}

/// The outfit of each level.
pub const OUTFITS: Per<Level, Outfit, 3> =
    Per::new([outfit(0, 2, 4), outfit(2, 3, 6), outfit(4, 4, 8)]);

const fn outfit(coins: u16, prestige: u16, shrines: usize) -> Outfit {
    Outfit {
        coins,
        prestige,
        shrines,
    }
}

numbered_id!(
    /// A set-up tile of the solo game.
    SetupTile, 3, "U"
);

/// The villages of each set-up tile: four green ones, two blue, two red. Villages are given by number.
#[rustfmt::skip]
const SETUP: Per<SetupTile, [u8; 8], 3> = Per::new([
    [25, 26, 27, 28, 19, 20, 11, 12],
    [23, 24, 29, 30, 13, 14,  7,  8],
    [23, 24, 21, 22, 25, 26,  9, 10],
]);

impl SetupTile {
    /// The villages that hold Brahmabot's shrines at a level.
    pub fn villages(self, level: Level) -> impl Iterator<Item = Village> {
        let count = OUTFITS[level].shrines;
        let numbers = SETUP[self].into_iter().take(count);
        numbers.filter_map(Village::numbered)
    }
}

numbered_id!(
    /// One of Brahmabot's action tiles.
    Tile, 12, "T"
);

/// A set of action tiles.
pub type TileSet = IdSet<Tile, u16>;

/// One of the things the top of an action tile asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// SM: a statue in the city that the Maharaja visits.
    StatueMaharaja,
    /// sm: a shrine there.
    ShrineMaharaja,
    /// SL: a statue in the leftmost city of the track.
    StatueLeftmost,
    /// SC: a statue in the first city from the left with a free centre.
    StatueCentre,
    /// S2: a statue in the city where he is second with the smallest gap.
    StatueSecond,
}

/// Where the middle of an action tile sends his priest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To this city.
    City(City),
    /// To the city that the Maharaja visits.
    Maharaja,
}

named_id!(
    /// A place in the row of three action tiles.
    Slot {
        /// The first, open.
        Left = "left",
        /// The second, open.
        Middle = "middle",
        /// The third, face down.
        Right = "right",
    }
);

/// One printed action tile.
#[derive(Clone, Copy, Debug)]
pub struct TileRow {
    /// What he builds first.
    pub top: &'static [Order],
    /// Where his priest goes then.
    pub goal: Goal,
    /// The tick: which tile of the row is used when this one is drawn.
    pub tick: Slot,
}

const fn tile(top: &'static [Order], goal: Goal, tick: Slot) -> TileRow {
    TileRow { top, goal, tick }
}

use Order::{
    ShrineMaharaja as SHRINE, StatueCentre as CENTRE, StatueLeftmost as LEFTMOST,
    StatueMaharaja as STATUE, StatueSecond as SECOND,
};

/// The action tiles T01 to T12.
pub const TILES: Per<Tile, TileRow, 12> = Per::new([
    tile(&[STATUE], Goal::City(City::Dwarka), Slot::Left),
    tile(&[STATUE], Goal::Maharaja, Slot::Middle),
    tile(&[SHRINE, SHRINE], Goal::City(City::Haridwar), Slot::Right),
    tile(&[SHRINE, SHRINE], Goal::Maharaja, Slot::Left),
    tile(&[LEFTMOST], Goal::City(City::Varanasi), Slot::Middle),
    tile(&[LEFTMOST, SHRINE], Goal::Maharaja, Slot::Right),
    tile(&[CENTRE], Goal::City(City::Ujjain), Slot::Left),
    tile(&[CENTRE, SHRINE], Goal::Maharaja, Slot::Middle),
    tile(&[SECOND], Goal::City(City::Puri), Slot::Right),
    tile(&[SECOND, SHRINE], Goal::Maharaja, Slot::Left),
    tile(
        &[SHRINE, SHRINE, SHRINE],
        Goal::City(City::Madurai),
        Slot::Middle,
    ),
    tile(
        &[SHRINE, SHRINE, SHRINE],
        Goal::City(City::Kanchi),
        Slot::Right,
    ),
]);

/// What a statue costs Brahmabot after a journey without new shrines.
pub const STATUE_PRICE: u16 = 6;
/// Coins that Brahmabot takes after such a journey if he builds no statue.
pub const ARRIVAL_COINS: u16 = 1;
/// PP of Brahmabot at a city scoring: in the first rank, and when the player is first.
pub const RANK_PRESTIGE: [u16; 2] = [4, 1];
/// Rewards the player chooses from in the solo game.
pub const SOLO_REWARDS: u8 = 2;
/// Characters on display in the solo game.
pub const SOLO_DISPLAY: u8 = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::id::Id;

    #[test]
    fn every_slot_is_ticked_by_four_tiles_and_every_city_is_a_goal_once() {
        for slot in Slot::all() {
            let ticks = TILES.entries().iter().filter(|tile| tile.tick == slot);
            assert_eq!(ticks.count(), 4);
        }
        for city in City::all() {
            let goals = TILES
                .entries()
                .iter()
                .filter(|tile| tile.goal == Goal::City(city));
            assert_eq!(goals.count(), 1);
        }
        assert!(
            TILES
                .entries()
                .iter()
                .all(|tile| (1..=3).contains(&tile.top.len()))
        );
    }

    #[test]
    fn a_level_adds_its_villages_to_those_of_the_one_below() {
        for tile in SetupTile::all() {
            let counts =
                [Level::Easy, Level::Normal, Level::Hard].map(|level| tile.villages(level).count());
            assert_eq!(counts, [4, 6, 8]);
            let mut all: Vec<_> = tile.villages(Level::Hard).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 8);
        }
    }
}
