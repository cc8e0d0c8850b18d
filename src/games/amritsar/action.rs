//! What players decide in Amritsar, and why something is not allowed; what happens then stands in `event`.
//!
//! Saves hold actions by the position of their variants: new ones go to the end, none is ever moved. It does not know
//! when an action is allowed.

use super::data::{
    Area, Coins, Colour, DonationPlace, GoalPlace, GoalType, Good, Mahout, Resource, StorageTile,
    Track, Zone, ZoneTile,
};
use crate::kernel::id::named_id;
use crate::kernel::vocabulary::{reasons, vocabulary};
use serde::{Deserialize, Serialize};

named_id!(
    /// How an elephant moves.
    Means {
        /// On foot: each step after the first costs a coin, and passing the Maharaja costs PP.
        Foot = "on foot",
        /// With the movement tile, once.
        MovementTile = "with the movement tile",
        /// With S15, once.
        StorageTile = "with S15",
    }
);

named_id!(
    /// What an upgrade is paid with.
    Payment {
        /// A marble.
        Marble = "marble",
        /// A copper.
        Copper = "copper",
        /// A gold.
        Gold = "gold",
        /// Nothing: the free upgrade of Development.
        Nothing = "nothing",
    }
);

impl Payment {
    /// The resource, if one is paid.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Marble => Some(Resource::Marble),
            Self::Copper => Some(Resource::Copper),
            Self::Gold => Some(Resource::Gold),
            Self::Nothing => None,
        }
    }
}

named_id!(
    /// A swap with S13.
    Swap {
        /// A marble for a copper.
        MarbleForCopper = "marble for copper",
        /// A copper for a marble.
        CopperForMarble = "copper for marble",
        /// A copper for a gold.
        CopperForGold = "copper for gold",
        /// A gold for a copper.
        GoldForCopper = "gold for copper",
    }
);

impl Swap {
    /// What goes and what comes.
    #[must_use]
    pub const fn kinds(self) -> (Resource, Resource) {
        match self {
            Self::MarbleForCopper => (Resource::Marble, Resource::Copper),
            Self::CopperForMarble => (Resource::Copper, Resource::Marble),
            Self::CopperForGold => (Resource::Copper, Resource::Gold),
            Self::GoldForCopper => (Resource::Gold, Resource::Copper),
        }
    }
}

vocabulary! {
    /// One decision of one player, or one step of the Maharaja.
    #[derive(Serialize, Deserialize)]
    pub enum Action: "an action" {
        /// Lay the goal of this type, in secret (set-up 24A, goal upgrade).
        LayGoal { goal: GoalType } = ["lay goal " goal],
        /// Place the start mahout (set-up 24B).
        PlaceMahout { colour: Colour } = ["place mahout on " colour],
        /// Put the elephant on the board, in the first turn.
        PlaceElephant { zone: Zone } = ["place elephant in " zone],
        /// Move the elephant clockwise to a zone.
        MoveElephant { zone: Zone, means: Means } = ["move elephant to " zone means],
        /// Leave the elephant where it is.
        Stay = ["stay"],
        /// Take all workers of an area.
        Lift { area: Area } = ["lift " area],
        /// Take the coins of the area.
        TakeCoins = ["take the coins"],
        /// Leave the coins of the area.
        LeaveCoins = ["leave the coins"],
        /// Put a worker of this colour into the next area that is not full.
        Sow { colour: Colour } = ["sow " colour],
        /// Put the last worker into the next area that is not full.
        Stand = ["stand"],
        /// Skip that area with the last worker, for a coin that stays there.
        Skip = ["skip for a coin"],
        /// Skip that area with the last worker, free with S09.
        SkipFree = ["skip with S09"],
        /// The main action of a zone tile.
        Main { tile: ZoneTile } = ["main " tile],
        /// The second action of a zone tile.
        Second { tile: ZoneTile } = ["second " tile],
        /// The elephant: the main action of a zone tile.
        ElephantMain { tile: ZoneTile } = ["elephant main " tile],
        /// The elephant: the action of a mahout.
        ElephantMahout { mahout: Mahout } = ["elephant mahout " mahout],
        /// A mahout action: this mahout.
        UseMahout { mahout: Mahout } = ["mahout " mahout],
        /// Donate on a place.
        Donate { place: DonationPlace, zone: Zone } = ["donate on " place " in " zone],
        /// Take a resource of this kind; of "2 marble or 1 copper" what is named.
        TakeResource { resource: Resource } = ["take " resource],
        /// Take the coin of "1 coin and market" first.
        TakeCoin = ["take the coin first"],
        /// Buy a resource on the market.
        Buy { resource: Resource } = ["buy " resource],
        /// Sell a resource on the market.
        Sell { resource: Resource } = ["sell " resource],
        /// End the market action.
        LeaveMarket = ["leave the market"],
        /// A storage upgrade.
        UpgradeStorage { tile: StorageTile, payment: Payment } = ["upgrade storage " tile " for " payment],
        /// A goal upgrade: where the goal is laid; which goal is a decision of its own, in secret.
        UpgradeGoal { place: GoalPlace, payment: Payment } = ["upgrade goal " place " for " payment],
        /// A mahout upgrade.
        UpgradeMahout { mahout: Mahout, colour: Colour, payment: Payment } = ["upgrade mahout " mahout " on " colour " for " payment],
        /// A step on a knowledge track.
        Study { track: Track } = ["study " track],
        /// Leave a bonus, or a follow-up.
        Decline = ["decline"],
        /// Give something back that the storage has no place for.
        GiveBack { good: Good } = ["give back " good],
        /// Swap two resources with S13.
        Swap { swap: Swap } = ["swap " swap],
        /// End phase 2.
        EndActions = ["end actions"],
        /// Take the follow-up.
        Follow = ["follow"],
        /// The Maharaja takes a marker.
        TakeMarker = ["take a marker"],
        /// The Maharaja carries out the action of this colour.
        Act { colour: Colour } = ["act " colour],
    }
}

reasons! {
    /// The Maharaja's rules decide what he does.
    AutomaDecides = ["the rules decide"],
    /// This is no moment for such an action.
    NotNow = ["not now"],
    /// Something else is decided first.
    DecideFirst = ["something else comes first"],
    /// The goal lies on the board already.
    GoalLaid { goal: GoalType } = ["goal laid already: " goal],
    /// Another player's start mahout has this colour.
    ColourTaken { colour: Colour } = ["colour taken: " colour],
    /// The elephant is there.
    ElephantThere { zone: Zone } = ["elephant there already: " zone],
    /// There are not enough coins.
    NotEnoughCoins { needs: Coins, has: Coins } = ["not enough coins: needs " needs ", has " has],
    /// The movement tile is locked, or used.
    NoMovementTile = ["no movement tile"],
    /// The storage tile is not on the board, or used.
    NoStorageTile { tile: StorageTile } = ["no " tile],
    /// Nobody works there.
    NoWorkers { area: Area } = ["no workers: " area],
    /// No worker of this colour is in hand.
    NotInHand { colour: Colour } = ["not in hand: " colour],
    /// The last worker stands or skips.
    LastWorker = ["the last worker stands or skips"],
    /// Only the last worker skips, or stands where one likes.
    NotLastWorker = ["not the last worker"],
    /// The tile lies in another zone.
    TileElsewhere { tile: ZoneTile } = ["not in this zone: " tile],
    /// Another zone tile was chosen.
    OtherTile { tile: ZoneTile } = ["another tile was chosen: " tile],
    /// It is done already.
    AlreadyDone = ["already done"],
    /// The elephant closed the tile.
    TileClosed = ["the elephant closed the tile"],
    /// The active worker has another colour.
    OtherColour { colour: Colour } = ["the active worker is not " colour],
    /// The elephant is in another zone.
    ElephantElsewhere = ["elephant elsewhere"],
    /// The elephant was used.
    ElephantUsed = ["elephant used already"],
    /// The mahout is not on the board.
    NoSuchMahout { mahout: Mahout } = ["no such mahout: " mahout],
    /// It would change nothing.
    ChangesNothing = ["it would change nothing"],
    /// No marker is on the elephant.
    NoMarker = ["no marker on the elephant"],
    /// The place is taken, or does not exist with so many players.
    NoPlace { place: DonationPlace } = ["no free place: " place],
    /// The places under it are not both filled.
    NotSupported { place: DonationPlace } = ["not supported: " place],
    /// A resource is missing.
    NotEnough { resource: Resource } = ["not enough " resource],
    /// It was sold in this turn.
    SoldThisTurn { resource: Resource } = ["sold in this turn: " resource],
    /// It was bought in this turn.
    BoughtThisTurn { resource: Resource } = ["bought in this turn: " resource],
    /// This kind of upgrade is not part of the action.
    OtherUpgrade = ["another kind of upgrade"],
    /// No place of this kind is free.
    NoRoom = ["no room for it"],
    /// The storage tile is not on display.
    NotOnDisplay { tile: StorageTile } = ["not on display: " tile],
    /// The goal place is filled.
    GoalPlaceFilled { place: GoalPlace } = ["goal place filled: " place],
    /// The mahout lies on the board.
    MahoutPlaced { mahout: Mahout } = ["mahout placed already: " mahout],
    /// The upgrade is paid with something else.
    OtherPayment = ["paid with something else"],
    /// The track is not part of the action.
    OtherTrack { track: Track } = ["not this track: " track],
    /// It cannot be declined.
    NotDeclinable = ["it cannot be declined"],
    /// Nothing of this is in the storage.
    NothingToGive { good: Good } = ["nothing of it: " good],
    /// Nothing was traded yet.
    NothingTraded = ["nothing was traded"],
}
