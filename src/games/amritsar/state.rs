//! The state of a match of Amritsar: what lies on the table, and what is hidden.
//!
//! What everybody sees is one part (`Table`), what is secret lies outside of it; so nothing secret can slip into a view
//! by being forgotten. It answers simple questions about pieces and does not know what is allowed.

use super::data::{
    Area, Bridge, Colour, DonationPlaceSet, ELEPHANT_LOAD, GoalPlace, GoalType, Good, Mahout,
    MahoutSet, PerResource, PerZone, Resource, ResourceSet, START_SLOTS, STORAGE_TILES, StorageSet,
    StorageTile, Temple, Track, UNLOCKING_STEP, WORKER_PLACES, Zone, ZoneTile, ZoneTileSet, places,
};
use super::pending::Stack;
use crate::kernel::id::{Id, IdSet, Per, named_id};
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::verbs::table;
use serde::{Deserialize, Serialize};

named_id!(
    /// How hard the solo Maharaja is.
    Difficulty {
        /// He begins with one marker on his elephant.
        Easy = "solo-easy",
        /// He begins with two, and scores his goal twice.
        Hard = "solo-hard",
    }
);

/// The variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Alone against the Maharaja, who sits on the second seat.
    pub solo: Option<Difficulty>,
}

/// The Maharaja's seat in the solo game.
pub const MAHARAJA: Seat = Seat::Two;

/// How far the Maharaja's turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AutomaStep {
    /// Phase 1: he donates, or takes a marker.
    Donate,
    /// Phase 2: the first of his two actions.
    First,
    /// Phase 2: the second.
    Second,
}

/// What is decided now, and by whom; what pends on the stack is decided before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say who decides")]
pub enum Stage {
    /// Set-up 24: a player lays a goal and places the start mahout.
    Opening { seat: Seat },
    /// Phase 1: the elephant may move.
    Elephant { seat: Seat },
    /// Phase 2: workers are taken from an area.
    Lifting { seat: Seat },
    /// Phase 2: workers are put down, one after the other.
    Sowing { seat: Seat },
    /// Phase 2: actions.
    Acting { seat: Seat },
    /// Phase 3: the elephant may move again.
    ElephantAgain { seat: Seat },
    /// A follow-up may be taken; who is paid for it, or nobody when the Maharaja marker chose the worker.
    Following { seat: Seat, payee: Option<Seat> },
    /// A follow-up is carried out.
    Followed { seat: Seat, payee: Option<Seat> },
    /// End of a decade: incomes; how many tracks of this player are through.
    Income { seat: Seat, through: u8 },
    /// The solo Maharaja's turn.
    Automa { step: AutomaStep },
    /// The game is over.
    Over,
}

named_id!(
    /// The movement tile.
    Movement {
        /// On the third phase place, with the lock up.
        Locked = "locked",
        /// Beside the board, with the elephant up.
        Ready = "ready",
        /// Back in the box.
        Used = "used",
    }
);

/// A set of goal places.
pub type GoalPlaceSet = IdSet<GoalPlace, u8>;

/// What everybody sees of a player's board. The Maharaja's has its own (`Solo`); of this one he uses the elephant and PP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// Where the elephant is; nowhere before the first turn.
    pub elephant: Option<Zone>,
    /// Donation markers on the elephant.
    pub load: u8,
    /// Donation markers at the market.
    pub at_market: u8,
    /// Storage tiles.
    pub storage: StorageSet,
    /// Whether S15 was used, and is a storage of four now.
    pub turned: bool,
    /// Goal places that hold a goal; which one is secret.
    pub goals: GoalPlaceSet,
    /// The mahout of each place.
    pub mahouts: Per<Colour, Option<Mahout>, 4>,
    /// Steps on the knowledge tracks.
    pub tracks: Per<Track, u8, 3>,
    /// The movement tile.
    pub movement: Movement,
    /// Steps on the tax track.
    pub tax: u8,
    /// Coins.
    pub coins: u8,
    /// Resources.
    pub goods: PerResource<u8>,
    /// Prestige points, without those of the final scoring.
    ///
    /// Proof of the width: 48 turns with at most a few dozen PP each, and a journal of 2048 actions.
    pub prestige: u16,
}

#[expect(
    clippy::derivable_impls,
    reason = "a named id has no attributes for its variants"
)]
impl Default for Movement {
    fn default() -> Self {
        Self::Locked
    }
}

impl Board {
    /// Whether a storage tile lies here.
    #[must_use]
    #[inline]
    pub fn has(&self, tile: StorageTile) -> bool {
        self.storage.contains(tile)
    }

    /// Places of the storage. At most 4, and 4, 3 and 3 of three tiles.
    #[must_use]
    pub fn capacity(&self) -> u8 {
        self.storage.iter().fold(START_SLOTS, |slots, tile| {
            slots
                + if tile == StorageTile::FreeElephant && self.turned {
                    START_SLOTS
                } else {
                    STORAGE_TILES[tile].slots
                }
        })
    }

    /// Resources held.
    #[must_use]
    #[inline]
    pub fn resources(&self) -> u8 {
        let [marble, copper, gold] = *self.goods.entries();
        marble.saturating_add(copper).saturating_add(gold)
    }

    /// Coins and resources held.
    #[must_use]
    #[inline]
    pub fn held(&self) -> u8 {
        self.coins.saturating_add(self.resources())
    }

    /// How many of a good are held.
    #[must_use]
    pub fn count(&self, good: Good) -> u8 {
        good.resource().map_or(self.coins, |kind| self.goods[kind])
    }

    /// The resources of which at least one is held.
    #[must_use]
    #[inline]
    pub fn in_stock(&self) -> ResourceSet {
        let mut set = ResourceSet::empty();
        for (kind, &count) in self.goods.iter() {
            if count > 0 {
                set.insert(kind);
            }
        }
        set
    }

    /// The mahouts on the board.
    #[must_use]
    pub fn placed(&self) -> MahoutSet {
        let mut set = MahoutSet::empty();
        for &mahout in self.mahouts.entries().iter().flatten() {
            set.insert(mahout);
        }
        set
    }

    /// Whether phase 3 is open.
    #[must_use]
    pub fn third_phase(&self) -> bool {
        self.tracks[Track::Development] >= UNLOCKING_STEP
    }

    /// Whether the elephant carries all it can.
    #[must_use]
    pub const fn loaded(&self) -> bool {
        self.load >= ELEPHANT_LOAD
    }
}

/// What the turn under way has brought so far; bare between turns, but for the active worker and its zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Doing {
    /// Workers in hand.
    pub hand: Per<Colour, u8, 4>,
    /// The area where the last worker was put, or from which they were taken.
    pub at: Option<Area>,
    /// Whether a group of four was taken.
    pub four: bool,
    /// Whether S09 was used.
    pub skipped: bool,
    /// The colour of the active worker.
    pub active: Option<Colour>,
    /// The chosen zone tile.
    pub tile: Option<ZoneTile>,
    /// Whether its main action is done.
    pub main: bool,
    /// Whether its second action is done.
    pub second: bool,
    /// Whether the elephant was used.
    pub elephant: bool,
    /// Whether the elephant was used after the tile was begun, which closes the tile.
    pub closed: bool,
    /// Whether S13 was used.
    pub swapped: bool,
    /// Resources bought in this turn or follow-up.
    pub bought: ResourceSet,
    /// Resources sold in this turn or follow-up.
    pub sold: ResourceSet,
}

/// What lies on the Maharaja's board in the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solo {
    /// Donation markers on his board.
    pub markers: u8,
    /// His supply of resources.
    pub supply: PerResource<u8>,
    /// His storage.
    pub store: PerResource<u8>,
    /// Steps on his knowledge track: 0 to 7.
    pub knowledge: u8,
    /// The zone of his goal.
    pub goal: Option<Zone>,
}

impl Solo {
    /// Resources in his storage.
    #[must_use]
    pub fn stored(&self) -> u8 {
        self.store
            .entries()
            .iter()
            .fold(0, |sum, &count| count.saturating_add(sum))
    }
}

table! {
    /// All that everybody sees.
    pub struct Table {
        /// Who begins every round.
        pub first: Seat,
        /// What is decided now.
        pub stage: Stage,
        /// Decisions that pend, the innermost on top.
        pub stack: Stack,
        /// The decade, from 1.
        pub decade: u8,
        /// The zone before the border where the Maharaja marker lies.
        pub marker: Zone,
        /// The temple tiles of the three decades.
        pub temples: [Temple; 3],
        /// The bridge tiles of the three decades.
        pub bridges: [Bridge; 3],
        /// The zone tiles of each zone.
        pub tiles: PerZone<ZoneTileSet>,
        /// The workers of each area, clockwise.
        pub workers: Per<Area, [Option<Colour>; WORKER_PLACES], 8>,
        /// Coins on the areas.
        pub area_coins: Per<Area, u8, 8>,
        /// Resources on the market.
        pub market: PerResource<u8>,
        /// Storage tiles on display.
        pub display: StorageSet,
        /// The players' boards.
        pub boards: PerSeat<Board>,
        /// Donation markers on the donation tiles.
        pub donated: PerSeat<PerZone<DonationPlaceSet>>,
        /// The turn under way.
        pub doing: Doing,
        /// The Maharaja's board.
        pub solo: Solo,
        /// Coins that the supply has paid out, less those it has taken in.
        pub coins_out: i16,
        /// Resources that the supply has given out, less those it has taken in.
        pub goods_out: PerResource<i16>,
    }
}

/// The goals a player was dealt: the number of each type, from 0.
pub type Dealt = Per<GoalType, u8, 4>;

/// Which goal lies on which goal place.
pub type Laid = Per<GoalPlace, Option<GoalType>, 4>;

/// A match of Amritsar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Amritsar {
    /// What everybody sees.
    pub(super) table: Table,
    /// The goals of each player, secret until the end.
    pub(super) dealt: PerSeat<Dealt>,
    /// Where they lie, secret until the end.
    pub(super) laid: PerSeat<Laid>,
}

const _: () = assert!(size_of::<Amritsar>() <= 512, "a state is cheap to copy");

impl Table {
    /// The player who decides now.
    #[must_use]
    #[inline]
    pub const fn decider(&self) -> Option<Seat> {
        match self.stage {
            Stage::Opening { seat }
            | Stage::Elephant { seat }
            | Stage::Lifting { seat }
            | Stage::Sowing { seat }
            | Stage::Acting { seat }
            | Stage::ElephantAgain { seat }
            | Stage::Following { seat, .. }
            | Stage::Followed { seat, .. }
            | Stage::Income { seat, .. } => Some(seat),
            Stage::Automa { .. } => Some(MAHARAJA),
            Stage::Over => None,
        }
    }

    /// The player to the left.
    #[must_use]
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.seats.left_of(seat).next().unwrap_or(seat)
    }

    /// The temple tile of this decade.
    #[must_use]
    pub fn temple(&self) -> Temple {
        let [first, second, third] = self.temples;
        match self.decade {
            0 | 1 => first,
            2 => second,
            _ => third,
        }
    }

    /// How many workers stand in an area.
    #[must_use]
    #[inline]
    pub fn crowd(&self, area: Area) -> usize {
        self.workers[area].iter().flatten().count()
    }

    /// The next area clockwise that is not full; with at most 16 workers there always is one.
    #[must_use]
    pub fn next_open(&self, area: Area) -> Area {
        let mut next = area.next();
        for _ in 0..Area::COUNT {
            if self.crowd(next) < WORKER_PLACES {
                break;
            }
            next = next.next();
        }
        next
    }

    /// Puts a worker on the first free place of an area.
    pub(super) fn stand(&mut self, area: Area, colour: Colour) {
        let mut free = self.workers[area].iter_mut();
        if let Some(place) = free.find(|place| place.is_none()) {
            *place = Some(colour);
        }
    }

    /// The worker beside the Maharaja marker: on the golden place, or the nearest clockwise.
    #[must_use]
    pub fn golden_worker(&self) -> Option<Colour> {
        let mut area = Area::golden(self.marker);
        for _ in 0..Area::COUNT {
            if let Some(&colour) = self.workers[area].iter().flatten().next() {
                return Some(colour);
            }
            area = area.next();
        }
        None
    }

    /// How many workers are in hand.
    #[must_use]
    #[inline]
    pub fn in_hand(&self) -> u8 {
        let [white, yellow, blue, green] = *self.doing.hand.entries();
        white
            .saturating_add(yellow)
            .saturating_add(blue)
            .saturating_add(green)
    }

    /// The places of a zone's donation tile that hold a marker.
    #[must_use]
    #[inline]
    pub fn occupied(&self, zone: Zone) -> DonationPlaceSet {
        let all = self.donated.entries().iter();
        all.fold(DonationPlaceSet::empty(), |all, own| all.union(own[zone]))
    }

    /// The free places of a zone's donation tile that rest on markers.
    #[must_use]
    pub fn open_places(&self, zone: Zone) -> DonationPlaceSet {
        let taken = self.occupied(zone).bits();
        let [one, two, three] = [taken & 0x3F, taken >> 6 & 0x1F, taken >> 11 & 0xF];
        // Two neighbours make the place above them ready; the lowest level is always ready.
        let ready =
            0x3F | (one & one >> 1) << 6 | (two & two >> 1) << 11 | (three & three >> 1) << 15;
        DonationPlaceSet::from_bits(ready & !taken & places(self.seats.count()).bits())
    }

    /// All donation markers of a player on the donation tiles.
    #[must_use]
    pub fn donations(&self, seat: Seat) -> u8 {
        let zones = self.donated[seat].entries().iter();
        // At most 16.
        zones.map(|places| places.len() as u8).sum()
    }

    /// Whether a player's elephant is where the active worker stands.
    #[must_use]
    pub fn elephant_beside(&self, seat: Seat) -> bool {
        let zone = self.doing.at.map(Area::zone);
        zone.is_some() && self.boards[seat].elephant == zone
    }

    /// The price of the next purchase of a resource, without any discount.
    #[must_use]
    pub fn price(&self, kind: Resource) -> u8 {
        super::data::PRICES
            .get(usize::from(
                super::data::MARKET_ROWS.saturating_sub(self.market[kind]),
            ))
            .copied()
            .unwrap_or(super::data::MARKET_ROWS)
    }

    /// The row, from 0, that the next sale of a resource covers; none when its column is full.
    #[must_use]
    pub fn free_row(&self, kind: Resource) -> Option<usize> {
        let free = super::data::MARKET_ROWS.checked_sub(self.market[kind])?;
        usize::from(free).checked_sub(1)
    }
}
