//! The box of Amritsar: every tile, track, price and count, as rows of constants.
//!
//! The lists are the rule text's own; the numbers on boards and tiles are those of the reconstructed box. Whoever owns the
//! box corrects a number here, and nowhere else. It does not know what is done with any of it.

pub use super::ids::*;
use crate::kernel::id::{Id, Per};

// --- What symbols bring -------------------------------------------------------------------------------------------------

/// What a symbol gives from the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Coins.
    pub coins: u8,
    /// Marble, copper, gold.
    pub goods: [u8; 3],
    /// Resources of any kind.
    pub any: u8,
    /// Prestige points.
    pub prestige: u8,
    /// Donation markers from the market.
    pub markers: u8,
}

const NO_GAIN: Gain = Gain {
    coins: 0,
    goods: [0; 3],
    any: 0,
    prestige: 0,
    markers: 0,
};

const fn coins(coins: u8) -> Gain {
    Gain { coins, ..NO_GAIN }
}

const fn goods(marble: u8, copper: u8, gold: u8) -> Gain {
    let goods = [marble, copper, gold];
    Gain { goods, ..NO_GAIN }
}

const fn any(any: u8) -> Gain {
    Gain { any, ..NO_GAIN }
}

const fn prestige(prestige: u8) -> Gain {
    Gain {
        prestige,
        ..NO_GAIN
    }
}

const MARKER: Gain = Gain {
    markers: 1,
    ..NO_GAIN
};

/// The action of a tile, or the bonus of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Takes this.
    Gain(Gain),
    /// Takes 2 marble or 1 copper.
    MarbleOrCopper,
    /// The action of any mahout on the board.
    Mahout,
    /// The donation action.
    Donate,
    /// The market action.
    Market,
    /// 1 coin and the market action, in either order.
    CoinAndMarket,
    /// An upgrade of one of these kinds, paid.
    Upgrade(UpgradeSet),
    /// Any upgrade, free.
    FreeUpgrade,
    /// So many steps on any of these tracks.
    Steps(TrackSet, u8),
    /// Opens phase 3 and turns the movement tile over.
    Unlock,
}

const ANY_UPGRADE: Effect = Effect::Upgrade(UpgradeSet::from_bits(0b111));
const ANY_STEP: Effect = Effect::Steps(ALL_TRACKS, 1);
/// All three tracks.
pub const ALL_TRACKS: TrackSet = TrackSet::from_bits(0b111);

const fn step(track: Track) -> Effect {
    Effect::Steps(TrackSet::from_bits(1 << track as u8), 1)
}

// --- Zone tiles ---------------------------------------------------------------------------------------------------------

/// A zone tile's two actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ZoneRow {
    /// For any active worker.
    pub main: Effect,
    /// For an active worker of the tile's colour.
    pub second: Effect,
}

const fn zone_row(main: Effect, second: Effect) -> ZoneRow {
    ZoneRow { main, second }
}

/// The zone tiles.
pub const ZONE_TILES: Per<ZoneTile, ZoneRow, 12> = Per::new([
    zone_row(Effect::Mahout, step(Track::Development)),
    zone_row(Effect::Gain(goods(0, 0, 1)), step(Track::Resources)),
    zone_row(ANY_UPGRADE, step(Track::Economy)),
    zone_row(Effect::Gain(any(1)), Effect::Gain(coins(1))),
    zone_row(Effect::Mahout, Effect::Market),
    zone_row(
        Effect::Upgrade(UpgradeSet::from_bits(0b101)),
        Effect::Gain(coins(2)),
    ),
    zone_row(
        Effect::Upgrade(UpgradeSet::from_bits(0b011)),
        Effect::Gain(goods(0, 1, 0)),
    ),
    zone_row(Effect::CoinAndMarket, Effect::Gain(goods(2, 0, 0))),
    zone_row(ANY_STEP, Effect::MarbleOrCopper),
    zone_row(Effect::Gain(coins(2)), Effect::Mahout),
    zone_row(Effect::MarbleOrCopper, ANY_UPGRADE),
    zone_row(Effect::Market, Effect::Mahout),
]);

/// How many marble the symbol "2 marble or 1 copper" gives.
pub const MARBLE_NOT_COPPER: u8 = 2;

// --- Temple, bridges, donations -----------------------------------------------------------------------------------------

/// The PP of a temple tile for north, east, south and west.
pub const TEMPLES: Per<Temple, PerZone<u8>, 4> = Per::new([
    Per::new([4, 3, 2, 1]),
    Per::new([3, 4, 1, 2]),
    Per::new([2, 1, 4, 3]),
    Per::new([1, 2, 3, 4]),
]);

/// The bridge tiles: what they ask for, and what they give.
pub const BRIDGES: Per<Bridge, (Occasion, Gain), 6> = Per::new([
    (Occasion::FourWorkers, any(1)),
    (Occasion::FourWorkers, prestige(1)),
    (Occasion::Donation, coins(1)),
    (Occasion::Market, prestige(1)),
    (Occasion::Upgrade, coins(1)),
    (Occasion::Upgrade, prestige(1)),
]);

/// How many places the lowest level has for 2, 3 and 4 players; each level has one fewer than the one below.
const WIDTH: [u8; 3] = [4, 5, 6];

/// The places of a donation tile whose lowest level has so many.
#[expect(
    clippy::indexing_slicing,
    reason = "the compiler alone runs it: what is out of range does not compile"
)]
const fn layout(width: u8) -> DonationPlaceSet {
    let mut bits = 0u32;
    let mut level = 0;
    while level < 4 {
        bits |= ((1 << (width - level)) - 1) << DonationPlace::STARTS[level as usize];
        level += 1;
    }
    DonationPlaceSet::from_bits(bits)
}

/// The layouts for 2, 3 and 4 players.
const LAYOUTS: [DonationPlaceSet; 3] = {
    let [two, three, four] = WIDTH;
    [layout(two), layout(three), layout(four)]
};

/// The places of a donation tile for so many players.
#[must_use]
pub const fn places(players: u8) -> DonationPlaceSet {
    let [two, three, four] = LAYOUTS;
    match players {
        0..=2 => two,
        3 => three,
        _ => four,
    }
}

/// What a donation on each level costs (marble, copper, gold), and the PP it brings.
pub const LEVELS: Per<Level, ([u8; 3], u8), 4> = Per::new([
    ([2, 0, 0], 1),
    ([1, 1, 0], 2),
    ([0, 1, 1], 3),
    ([0, 0, 2], 5),
]);

/// What each marker under a donation brings its owner.
pub const SUPPORT: u8 = 1;

// --- Market -------------------------------------------------------------------------------------------------------------

/// How many of a resource the market holds.
pub const MARKET_ROWS: u8 = 4;

/// The price of each row, the bottom first, for buying and selling.
pub const PRICES: [u8; 4] = [1, 2, 3, 4];

/// The PP that a sale brings which covers this row, the bottom first.
pub const COVERED: PerResource<[u8; 4]> = Per::new([[0, 0, 0, 0], [0, 0, 1, 1], [0, 1, 1, 2]]);

// --- Storage tiles ------------------------------------------------------------------------------------------------------

/// A storage tile: its places, its tax, and what it gives at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StorageRow {
    /// Places for coins and resources.
    pub slots: u8,
    /// Steps on the tax track.
    pub tax: u8,
    /// What it gives when it is laid; lasting bonuses are rules.
    pub now: Option<Effect>,
}

const fn lasting(slots: u8, tax: u8) -> StorageRow {
    let now = None;
    StorageRow { slots, tax, now }
}

const fn instant(slots: u8, tax: u8, now: Effect) -> StorageRow {
    let now = Some(now);
    StorageRow { slots, tax, now }
}

/// The storage tiles.
pub const STORAGE_TILES: Per<StorageTile, StorageRow, 15> = Per::new([
    instant(
        2,
        1,
        Effect::Gain(Gain {
            coins: 1,
            any: 1,
            ..NO_GAIN
        }),
    ),
    instant(3, 1, Effect::Gain(goods(2, 0, 0))),
    instant(2, 1, Effect::Steps(ALL_TRACKS, 2)),
    lasting(3, 1),
    lasting(3, 1),
    lasting(3, 1),
    lasting(2, 1),
    lasting(3, 1),
    lasting(2, 1),
    lasting(3, 0),
    lasting(2, 1),
    lasting(3, 1),
    lasting(2, 1),
    lasting(2, 1),
    lasting(2, 1),
]);

/// The places of the printed start storage, and of S15 when it is turned over.
pub const START_SLOTS: u8 = 4;

/// How many storage tiles a board has room for.
pub const STORAGE_PLACES: u8 = 3;

/// How many storage tiles lie on display for each player.
pub const DISPLAY_A_PLAYER: u8 = 3;

// --- Mahouts, goals, tracks, tax ----------------------------------------------------------------------------------------

/// A mahout's action, and the tax of its tile.
pub const MAHOUTS: Per<Mahout, (Effect, u8), 7> = Per::new([
    (Effect::Donate, 0),
    (ANY_UPGRADE, 1),
    (
        Effect::Gain(Gain {
            coins: 1,
            prestige: 1,
            ..NO_GAIN
        }),
        1,
    ),
    (Effect::Market, 1),
    (
        Effect::Gain(Gain {
            coins: 1,
            goods: [1, 0, 0],
            ..NO_GAIN
        }),
        1,
    ),
    (Effect::Gain(any(1)), 1),
    (ANY_STEP, 1),
]);

/// The tax of a goal tile.
pub const GOAL_TAX: u8 = 1;

/// The bonus of each goal place.
pub const GOAL_PLACES: Per<GoalPlace, Gain, 4> = Per::new([NO_GAIN, any(1), coins(2), prestige(2)]);

/// What is paid for an upgrade.
pub const UPGRADE_COST: Per<UpgradeKind, Resource, 3> =
    Per::new([Resource::Marble, Resource::Copper, Resource::Gold]);

/// A place of a knowledge track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackStep {
    /// A bonus at once.
    Now(Effect),
    /// Interim: 1 coin of tax less at the end of each decade.
    LessTax,
    /// Interim: income at the end of each decade.
    Income(Gain),
    /// The last place: it counts at the end of the game.
    Final,
}

const fn now(gain: Gain) -> TrackStep {
    TrackStep::Now(Effect::Gain(gain))
}

/// How many steps a track has.
pub const TRACK_STEPS: u8 = 7;

/// The places of the knowledge tracks, from the first step on.
pub const TRACKS: Per<Track, [TrackStep; TRACK_STEPS as usize], 3> = Per::new([
    [
        now(MARKER),
        TrackStep::LessTax,
        TrackStep::Now(ANY_UPGRADE),
        TrackStep::Income(MARKER),
        TrackStep::Now(Effect::Unlock),
        TrackStep::Now(Effect::FreeUpgrade),
        TrackStep::Final,
    ],
    [
        now(goods(1, 0, 0)),
        now(goods(0, 1, 0)),
        now(any(1)),
        TrackStep::Income(any(1)),
        now(goods(0, 1, 0)),
        now(any(2)),
        TrackStep::Final,
    ],
    [
        now(coins(1)),
        now(coins(1)),
        now(coins(2)),
        TrackStep::Income(Gain {
            coins: 1,
            prestige: 1,
            ..NO_GAIN
        }),
        now(coins(2)),
        now(coins(2)),
        TrackStep::Final,
    ],
]);

/// What a step beyond the last place gives.
pub const BEYOND: Per<Track, Effect, 3> =
    Per::new([Effect::Mahout, Effect::Gain(any(1)), Effect::Gain(coins(2))]);

/// The step that opens phase 3, and the one with the interim "tax -1", both of Development.
pub const UNLOCKING_STEP: u8 = 5;
/// The step of Development from which a player pays 1 coin of tax less.
pub const LESS_TAX_STEP: u8 = 2;
/// The step whose interim place the goals of type B name.
pub const INTERIM_STEP: u8 = 4;

/// The coins of tax by steps on the tax track.
pub const TAX: [u8; 11] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

/// The PP lost for each coin of tax that cannot be paid, and for passing the Maharaja, by decade.
pub const PENALTY: [u8; 3] = [1, 2, 3];

/// What a goal counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Most donation markers in a zone.
    MostMarkers(Zone),
    /// Most coins left.
    MostCoins,
    /// Most resources left.
    MostResources,
    /// Both interim places of step 4 reached: these PP.
    Interims(Track, Track, u8),
    /// A final place reached: these PP.
    Final(Track, u8),
    /// 1 PP for each marker in a zone.
    Markers(Zone),
    /// By the number of zones with a marker.
    Zones([u8; 4]),
    /// By the number of levels with a marker.
    Levels([u8; 4]),
    /// So many markers on these two levels together: these PP.
    OnTwo(Level, Level, u8, u8),
    /// By the number of markers on a level.
    OnOne(Level, [u8; 4]),
}

/// The PP of a goal of type A for the first and for the second.
pub const MAJORITY: [u8; 2] = [5, 2];

/// How many goals each type has.
pub const GOALS_A_TYPE: usize = 6;

/// The goals, by type and number. The first four of type C bear the star of the solo game.
pub const GOALS: Per<GoalType, [Aim; GOALS_A_TYPE], 4> = Per::new([
    [
        Aim::MostMarkers(Zone::North),
        Aim::MostMarkers(Zone::East),
        Aim::MostMarkers(Zone::South),
        Aim::MostMarkers(Zone::West),
        Aim::MostCoins,
        Aim::MostResources,
    ],
    [
        Aim::Interims(Track::Development, Track::Resources, 6),
        Aim::Interims(Track::Development, Track::Economy, 6),
        Aim::Interims(Track::Resources, Track::Economy, 6),
        Aim::Final(Track::Development, 5),
        Aim::Final(Track::Resources, 5),
        Aim::Final(Track::Economy, 5),
    ],
    [
        Aim::Markers(Zone::North),
        Aim::Markers(Zone::East),
        Aim::Markers(Zone::South),
        Aim::Markers(Zone::West),
        Aim::Zones([1, 2, 3, 5]),
        Aim::Levels([1, 2, 4, 6]),
    ],
    [
        Aim::OnTwo(Level::One, Level::Two, 6, 6),
        Aim::OnTwo(Level::Two, Level::Three, 4, 5),
        Aim::OnOne(Level::One, [1, 2, 3, 5]),
        Aim::OnOne(Level::Two, [2, 3, 4, 6]),
        Aim::OnOne(Level::Three, [3, 4, 5, 7]),
        Aim::OnOne(Level::Four, [5, 5, 5, 5]),
    ],
]);

// --- Counts -------------------------------------------------------------------------------------------------------------

/// Donation markers of a colour.
pub const MARKERS: u8 = 16;
/// Donation markers that begin at the market.
pub const MARKERS_AT_MARKET: u8 = 5;
/// Donation markers an elephant carries at most.
pub const ELEPHANT_LOAD: u8 = 6;
/// Worker places of an area.
pub const WORKER_PLACES: usize = 4;
/// Workers of a colour on the board, without those on golden places.
pub const WORKERS_A_COLOUR: u8 = 3;
/// PP at the start.
pub const START_PRESTIGE: u16 = 5;
/// Coins at the start.
pub const START_COINS: u8 = 1;
/// Decades of a game.
pub const DECADES: u8 = 3;

// --- The solo Maharaja --------------------------------------------------------------------------------------------------

/// The rows of markers on the Maharaja's board, and the markers of each.
pub const SOLO_ROWS: [u8; 5] = [3, 3, 3, 3, 3];

/// What he gets when a row is empty, from the top.
pub const SOLO_ROW_BONUS: [Gain; 5] = [
    goods(0, 1, 0),
    prestige(1),
    goods(0, 0, 1),
    prestige(2),
    prestige(3),
];

/// His knowledge track after its start; its last two places count at the end.
pub const SOLO_TRACK: [Gain; 7] = [
    goods(1, 0, 0),
    prestige(2),
    MARKER,
    Gain {
        markers: 1,
        ..goods(1, 0, 0)
    },
    goods(2, 0, 0),
    prestige(1),
    prestige(1),
];

/// His resources: marble, copper, gold; searched in that order.
pub const SOLO_SUPPLY: PerResource<u8> = Per::new([5, 4, 3]);

/// Marble of it that begins in his storage.
pub const SOLO_MARBLE: u8 = 1;

/// The places of his storage with a printed coin, counted from 1.
pub const SOLO_COINS: [u8; 6] = [2, 4, 6, 8, 10, 12];

/// What the blue worker makes him take, by decade.
pub const SOLO_BLUE: [Gain; 3] = [goods(2, 0, 0), goods(1, 1, 0), goods(0, 1, 1)];

/// His actions from the top of his board.
pub const SOLO_ORDER: [Colour; 4] = [Colour::Yellow, Colour::Blue, Colour::White, Colour::Green];

// --- The counts close ---------------------------------------------------------------------------------------------------

/// The sum of a row of numbers.
#[expect(
    clippy::indexing_slicing,
    reason = "the compiler alone runs it: what is out of range does not compile"
)]
const fn sum(numbers: &[u8]) -> u8 {
    let (mut at, mut total) = (0, 0);
    while at < numbers.len() {
        total += numbers[at];
        at += 1;
    }
    total
}

// A board has 3 storage, 4 goal and 4 mahout places with a marker each.
const _: () = assert!(STORAGE_PLACES as usize + GoalPlace::COUNT + Colour::COUNT == 11);
const _: () = assert!(11 + MARKERS_AT_MARKET == MARKERS);
// The Maharaja's rows hold all of his markers but the one on his elephant.
const _: () = assert!(sum(&SOLO_ROWS) + 1 == MARKERS);
const _: () = assert!(SOLO_ROWS.len() == SOLO_ROW_BONUS.len());
// His storage has a place for each of his resources.
const _: () = assert!(sum(SOLO_SUPPLY.entries()) == 12);
// Twelve zone tiles, three a colour; 28 mahouts, 24 goals, 15 storage tiles; four players see twelve of these.
const _: () = assert!(ZoneTile::COUNT == 3 * Colour::COUNT && 4 * Mahout::COUNT == 28);
const _: () = assert!(GoalType::COUNT * GOALS_A_TYPE == 24);
const _: () = assert!(4 * DISPLAY_A_PLAYER as usize <= StorageTile::COUNT);
// Every temple tile brings 4, 3, 2 and 1.
#[expect(
    clippy::indexing_slicing,
    reason = "the compiler alone runs it: what is out of range does not compile"
)]
const _: () = {
    let mut tile = 0;
    while tile < Temple::COUNT {
        let row = TEMPLES.entries()[tile].entries();
        assert!(row[0] + row[1] + row[2] + row[3] == 10);
        assert!(row[0] * row[1] * row[2] * row[3] == 24);
        tile += 1;
    }
};
// Four goals, three dear mahouts and three storage tiles are ten steps of tax.
#[expect(
    clippy::indexing_slicing,
    reason = "the compiler alone runs it: what is out of range does not compile"
)]
const _: () = {
    let mut dearest = 0;
    let mut tile = 0;
    while tile < StorageTile::COUNT {
        let tax = STORAGE_TILES.entries()[tile].tax;
        dearest = if tax > dearest { tax } else { dearest };
        tile += 1;
    }
    let most = GoalPlace::COUNT as u8 * GOAL_TAX + 3 * dearest + 3 * MAHOUTS.entries()[1].1;
    assert!(most as usize == TAX.len() - 1);
};
// 10, 14 and 18 places for two, three and four players.
const _: () = assert!(places(2).bits().count_ones() == 10);
const _: () = assert!(places(3).bits().count_ones() == 14);
const _: () = assert!(places(4).bits().count_ones() == 18);
const _: () = assert!(DonationPlace::STARTS[4] as usize == DonationPlace::COUNT);
// The named places are where the rules say they are.
#[expect(
    clippy::indexing_slicing,
    reason = "the compiler alone runs it: what is out of range does not compile"
)]
const _: () = {
    let development = &TRACKS.entries()[Track::Development as usize];
    assert!(matches!(
        development[UNLOCKING_STEP as usize - 1],
        TrackStep::Now(Effect::Unlock)
    ));
    assert!(matches!(
        development[LESS_TAX_STEP as usize - 1],
        TrackStep::LessTax
    ));
    let mut track = 0;
    while track < Track::COUNT {
        let steps = &TRACKS.entries()[track];
        assert!(matches!(
            steps[INTERIM_STEP as usize - 1],
            TrackStep::Income(_)
        ));
        assert!(matches!(steps[TRACK_STEPS as usize - 1], TrackStep::Final));
        track += 1;
    }
};
