//! The words of Amritsar: what things are called, and how many there are of each.
//!
//! It knows how places lie to each other, and does not know what anything costs or brings; `data` does.

use crate::kernel::id::{Id, IdSet, Per, amount, byte_id, named_id};

named_id!(
    /// The colour of a worker, of a zone tile and of a mahout place.
    Colour {
        /// White.
        White = "white",
        /// Yellow.
        Yellow = "yellow",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
    }
);

named_id!(
    /// A resource.
    Resource {
        /// Marble.
        Marble = "marble",
        /// Copper.
        Copper = "copper",
        /// Gold.
        Gold = "gold",
    }
);

named_id!(
    /// What a place of a storage holds.
    Good {
        /// A coin.
        Coin = "coin",
        /// A marble.
        Marble = "marble",
        /// A copper.
        Copper = "copper",
        /// A gold.
        Gold = "gold",
    }
);

impl Good {
    /// The resource, unless it is a coin.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Coin => None,
            Self::Marble => Some(Resource::Marble),
            Self::Copper => Some(Resource::Copper),
            Self::Gold => Some(Resource::Gold),
        }
    }
}

named_id!(
    /// A zone of the board. The border of the same name lies after it, clockwise.
    Zone {
        /// The north, with the white start place.
        North = "north",
        /// The east, with the yellow start place.
        East = "east",
        /// The south, with the blue start place.
        South = "south",
        /// The west, with the green start place; the border after it has the red Maharaja place.
        West = "west",
    }
);

impl Zone {
    /// The zone this many steps clockwise.
    #[must_use]
    pub const fn plus(self, steps: u8) -> Self {
        match (self as u8 + steps) % 4 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }

    /// How many steps clockwise another zone is, 0 to 3.
    #[must_use]
    pub const fn steps_to(self, other: Self) -> u8 {
        (other as u8 + 4 - self as u8) % 4
    }
}

named_id!(
    /// A work area; clockwise round the lake.
    Area {
        /// The first of the north.
        N1 = "N1",
        /// The second of the north.
        N2 = "N2",
        /// The first of the east.
        E1 = "E1",
        /// The second of the east.
        E2 = "E2",
        /// The first of the south.
        S1 = "S1",
        /// The second of the south.
        S2 = "S2",
        /// The first of the west.
        W1 = "W1",
        /// The second of the west.
        W2 = "W2",
    }
);

impl Area {
    /// The zone it lies in.
    #[must_use]
    pub const fn zone(self) -> Zone {
        Zone::North.plus(self as u8 / 2)
    }

    /// The next one clockwise.
    #[must_use]
    pub fn next(self) -> Self {
        Self::from_index((self.index() + 1) % Self::COUNT).unwrap_or(self)
    }

    /// The second area of a zone, whose first place is the golden one.
    #[must_use]
    pub const fn golden(zone: Zone) -> Self {
        match zone {
            Zone::North => Self::N2,
            Zone::East => Self::E2,
            Zone::South => Self::S2,
            Zone::West => Self::W2,
        }
    }
}

named_id!(
    /// A knowledge track.
    Track {
        /// Development.
        Development = "development",
        /// Resources.
        Resources = "resources",
        /// Economy.
        Economy = "economy",
    }
);

named_id!(
    /// A kind of upgrade.
    UpgradeKind {
        /// A storage tile, for a marble.
        Storage = "storage",
        /// A goal, for a copper.
        Goal = "goal",
        /// A mahout, for a gold.
        Mahout = "mahout",
    }
);

named_id!(
    /// A type of goals.
    GoalType {
        /// Majorities.
        A = "A",
        /// Knowledge.
        B = "B",
        /// Donations by zone and level.
        C = "C",
        /// Donations by level.
        D = "D",
    }
);

named_id!(
    /// A goal place of a player's board.
    GoalPlace {
        /// The first: filled in the set-up.
        First = "first",
        /// The second.
        Second = "second",
        /// The third.
        Third = "third",
        /// The fourth.
        Fourth = "fourth",
    }
);

named_id!(
    /// A level of a donation tile.
    Level {
        /// The lowest.
        One = "1",
        /// The second.
        Two = "2",
        /// The third.
        Three = "3",
        /// The highest.
        Four = "4",
    }
);

named_id!(
    /// A zone tile: three of each colour.
    ZoneTile {
        /// White 1.
        W1 = "W1",
        /// White 2.
        W2 = "W2",
        /// White 3.
        W3 = "W3",
        /// Yellow 1.
        Y1 = "Y1",
        /// Yellow 2.
        Y2 = "Y2",
        /// Yellow 3.
        Y3 = "Y3",
        /// Blue 1.
        B1 = "B1",
        /// Blue 2.
        B2 = "B2",
        /// Blue 3.
        B3 = "B3",
        /// Green 1.
        G1 = "G1",
        /// Green 2.
        G2 = "G2",
        /// Green 3.
        G3 = "G3",
    }
);

impl ZoneTile {
    /// The colour of its back, and of its second action.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self as u8 / 3 {
            0 => Colour::White,
            1 => Colour::Yellow,
            2 => Colour::Blue,
            _ => Colour::Green,
        }
    }

    /// The tiles of a colour, in the order of their numbers.
    #[must_use]
    pub fn of(colour: Colour) -> [Option<Self>; 3] {
        let first = colour.index() * 3;
        [first, first + 1, first + 2].map(Self::from_index)
    }
}

named_id!(
    /// A temple tile.
    Temple {
        /// Best in the north.
        T1 = "T1",
        /// Best in the east.
        T2 = "T2",
        /// Best in the south.
        T3 = "T3",
        /// Best in the west.
        T4 = "T4",
    }
);

named_id!(
    /// A bridge tile.
    Bridge {
        /// Four workers moved: any resource.
        FourForResource = "four-resource",
        /// Four workers moved: 1 PP.
        FourForPrestige = "four-prestige",
        /// A donation: 1 coin.
        DonationForCoin = "donation-coin",
        /// A market action: 1 PP.
        MarketForPrestige = "market-prestige",
        /// An upgrade: 1 coin.
        UpgradeForCoin = "upgrade-coin",
        /// An upgrade: 1 PP.
        UpgradeForPrestige = "upgrade-prestige",
    }
);

named_id!(
    /// What a bridge tile asks for.
    Occasion {
        /// A group of four workers was moved.
        FourWorkers = "four workers",
        /// The donation action.
        Donation = "donation",
        /// The market action.
        Market = "market",
        /// An upgrade action.
        Upgrade = "upgrade",
    }
);

named_id!(
    /// A storage tile.
    StorageTile {
        /// Now: 1 coin and any resource.
        CoinAndResource = "S01",
        /// Now: 2 marble.
        TwoMarble = "S02",
        /// Now: two knowledge steps.
        TwoSteps = "S03",
        /// A white active worker may count as yellow.
        WhiteAsYellow = "S04",
        /// A white active worker may count as blue.
        WhiteAsBlue = "S05",
        /// A white active worker may count as green.
        WhiteAsGreen = "S06",
        /// A market purchase is 1 coin cheaper.
        CheapPurchase = "S07",
        /// 1 coin of tax less.
        LessTax = "S08",
        /// The last worker may skip one area free.
        FreeSkip = "S09",
        /// No penalty for passing the Maharaja.
        NoPenalty = "S10",
        /// The bonuses of all bridge tiles that lie face up.
        AllBridges = "S11",
        /// A step on a named track may be taken on another.
        AnyTrack = "S12",
        /// Once a turn: swap marble and copper, or copper and gold.
        Swap = "S13",
        /// Upgrades may be paid with any resource.
        AnyPayment = "S14",
        /// Once: the elephant goes anywhere, free and unpunished; then a storage of four.
        FreeElephant = "S15",
    }
);

named_id!(
    /// A mahout tile.
    Mahout {
        /// The start mahout: the donation action.
        Donate = "donate",
        /// Any upgrade.
        Upgrade = "upgrade",
        /// 1 coin and 1 PP.
        CoinAndPrestige = "coin and prestige",
        /// The market action.
        Market = "market",
        /// 1 coin and 1 marble.
        CoinAndMarble = "coin and marble",
        /// Any resource.
        Resource = "resource",
        /// Any knowledge step.
        Knowledge = "knowledge",
    }
);

/// A place of a donation tile, level by level from the left: 6, 5, 4 and 3 places for four players. A tile for fewer has
/// fewer columns.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct DonationPlace(u8);

/// A set of places.
pub type DonationPlaceSet = IdSet<DonationPlace, u32>;

impl DonationPlace {
    /// The first place of each level, and the end.
    pub const STARTS: [u8; 5] = [0, 6, 11, 15, 18];

    /// The place of a level and a column, both from 0.
    #[must_use]
    pub fn of(level: usize, column: usize) -> Option<Self> {
        let start = usize::from(*Self::STARTS.get(level)?);
        let end = usize::from(*Self::STARTS.get(level + 1)?);
        Self::from_index(start + column).filter(|place| place.index() < end)
    }

    /// Its level.
    #[must_use]
    pub const fn level(self) -> Level {
        match self.0 {
            0..6 => Level::One,
            6..11 => Level::Two,
            11..15 => Level::Three,
            _ => Level::Four,
        }
    }

    /// Its column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0
            - match self.level() {
                Level::One => 0,
                Level::Two => 6,
                Level::Three => 11,
                Level::Four => 15,
            }
    }

    /// How far to the right it stands, in half places: place (l, i) rests on (l-1, i) and (l-1, i+1).
    #[must_use]
    pub const fn from_left(self) -> u8 {
        2 * self.column() + self.level() as u8
    }

    /// The two places under it; none under the lowest level.
    #[must_use]
    pub fn below(self) -> DonationPlaceSet {
        let Some(level) = self.level().index().checked_sub(1) else {
            return DonationPlaceSet::empty();
        };
        let column = usize::from(self.column());
        let mut set = DonationPlaceSet::empty();
        for place in [Self::of(level, column), Self::of(level, column + 1)]
            .into_iter()
            .flatten()
        {
            set.insert(place);
        }
        set
    }
}

byte_id!(DonationPlace, 18);

impl core::fmt::Display for DonationPlace {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "{}-{}", self.level(), self.column() + 1)
    }
}

/// A set of resources.
pub type ResourceSet = IdSet<Resource, u8>;
/// A set of colours.
pub type ColourSet = IdSet<Colour, u8>;
/// A set of tracks.
pub type TrackSet = IdSet<Track, u8>;
/// A set of kinds of upgrades.
pub type UpgradeSet = IdSet<UpgradeKind, u8>;
/// A table by resource.
pub type PerResource<T> = Per<Resource, T, 3>;
/// A table by zone.
pub type PerZone<T> = Per<Zone, T, 4>;

/// A set of zone tiles.
pub type ZoneTileSet = IdSet<ZoneTile, u16>;

/// A set of storage tiles.
pub type StorageSet = IdSet<StorageTile, u16>;

/// A set of mahouts.
pub type MahoutSet = IdSet<Mahout, u8>;

amount!(
    /// An amount of coins, in a sentence.
    Coins
);
