//! What happens in Amritsar, in the past tense, and the Maharaja's reasons.
//!
//! It does not know who hears of it.

use super::action::{Means, Payment};
use super::data::{
    Area, Bridge, Colour, DonationPlace, GoalPlace, GoalType, Good, Mahout, Occasion, Resource,
    StorageTile, Temple, Track, Zone, ZoneTile,
};
use crate::kernel::event;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::vocabulary;

/// Calls out what happens.
pub type Crier<'a> = event::Crier<'a, Event>;

vocabulary! {
    /// Where something came from, or what it was lost for.
    pub enum Cause {
        /// A zone tile, main action.
        Main { tile: ZoneTile },
        /// A zone tile, second action.
        Second { tile: ZoneTile },
        /// A mahout.
        Mahout { mahout: Mahout },
        /// A bridge tile.
        Bridge { bridge: Bridge },
        /// A knowledge track.
        Track { track: Track },
        /// A storage tile.
        Storage { tile: StorageTile },
        /// A goal place.
        GoalPlace { place: GoalPlace },
        /// A resource of any kind, as it was chosen.
        Choice,
        /// The market action.
        Market,
        /// The upgrade itself.
        Upgrade,
        /// The place of a donation.
        Donation,
        /// A marker under somebody's donation.
        Support,
        /// No marker was left.
        NoMarker,
        /// No resource was left in the Maharaja's supply.
        NoResource,
        /// Passing the Maharaja.
        Passing,
        /// Coins of an area.
        Area { area: Area },
        /// Most markers in a zone at the end of a decade.
        Temple { zone: Zone },
        /// Taxes that could not be paid.
        Tax,
        /// A follow-up of another player.
        FollowUp,
        /// A row of the Maharaja's board, from 1.
        Row { number: u8 },
        /// The action of a worker's colour on the Maharaja's board.
        Worker { colour: Colour },
    }
}

vocabulary! {
    /// Why the Maharaja does what he does.
    pub enum Reason {
        /// The temple brings so many PP in this zone, and of the places he can pay this one brings the most.
        Temple { zone: Zone, prestige: u8, gain: u8 },
        /// His goal names this zone.
        Goal { zone: Zone, gain: u8 },
        /// He can donate nowhere.
        NoDonation,
        /// Your last worker was of this colour.
        ActiveWorker { colour: Colour },
        /// The worker beside the marker is of this colour.
        GoldenWorker { colour: Colour },
        /// Both workers are of this colour.
        BothWorkers { colour: Colour },
    }
}

vocabulary! {
    /// What happened.
    pub enum Event {
        /// A player laid a goal; only he knows which.
        GoalLaid { seat: Seat, place: GoalPlace },
        /// The goal a player laid; told to him alone.
        GoalChosen { seat: Seat, place: GoalPlace, goal: GoalType },
        /// A mahout was placed.
        MahoutPlaced { seat: Seat, mahout: Mahout, colour: Colour },
        /// A turn began.
        TurnBegan { seat: Seat },
        /// An elephant came onto the board.
        ElephantPlaced { seat: Seat, zone: Zone },
        /// An elephant moved.
        ElephantMoved { seat: Seat, from: Zone, to: Zone, means: Means, coins: u8 },
        /// An elephant stayed.
        ElephantStayed { seat: Seat },
        /// Workers were taken from an area.
        WorkersLifted { seat: Seat, area: Area, workers: u8 },
        /// A worker was put down.
        WorkerSown { seat: Seat, colour: Colour, area: Area },
        /// An area was skipped, for a coin or free.
        AreaSkipped { seat: Seat, area: Area, coins: u8 },
        /// The last worker is the active one.
        WorkerActive { seat: Seat, colour: Colour, zone: Zone },
        /// Coins of an area were left.
        CoinsLeft { seat: Seat, area: Area },
        /// An action began.
        ActionBegan { seat: Seat, cause: Cause },
        /// The elephant was used.
        ElephantUsed { seat: Seat },
        /// Coins were received.
        CoinsReceived { seat: Seat, coins: u8, cause: Cause },
        /// Resources were received.
        ResourceReceived { seat: Seat, resource: Resource, count: u8, cause: Cause },
        /// A resource was paid.
        ResourcePaid { seat: Seat, resource: Resource, count: u8, cause: Cause },
        /// Something went back for want of a place.
        GivenBack { seat: Seat, good: Good },
        /// PP were received.
        PrestigeReceived { seat: Seat, prestige: u8, cause: Cause },
        /// PP were lost.
        PrestigeLost { seat: Seat, prestige: u8, cause: Cause },
        /// A marker came to the elephant.
        MarkerLoaded { seat: Seat, cause: Cause },
        /// A marker stayed at the market or went there, for the elephant is full.
        MarkerUnloaded { seat: Seat, cause: Cause },
        /// A donation.
        Donated { seat: Seat, zone: Zone, place: DonationPlace },
        /// A resource was bought.
        Bought { seat: Seat, resource: Resource, coins: u8 },
        /// A resource was sold.
        Sold { seat: Seat, resource: Resource, coins: u8 },
        /// A storage tile was laid.
        StorageLaid { seat: Seat, tile: StorageTile, payment: Payment },
        /// The storage tile S15 was turned over.
        StorageTurned { seat: Seat },
        /// A step on a track.
        Studied { seat: Seat, track: Track, step: u8 },
        /// A step beyond the end of a track: the marker stays.
        StudiedBeyond { seat: Seat, track: Track },
        /// Phase 3 was opened, and the movement tile turned over.
        ThirdPhaseOpened { seat: Seat },
        /// Resources were swapped with S13.
        Swapped { seat: Seat, from: Resource, to: Resource },
        /// A bonus or follow-up was left.
        Declined { seat: Seat },
        /// A bonus could not be used, and is lost.
        Lost { seat: Seat },
        /// A follow-up was taken.
        Followed { seat: Seat, mahout: Mahout },
        /// A turn was over.
        TurnEnded { seat: Seat },
        /// A round was over: the Maharaja marker moved to the border after this zone.
        MarkerMoved { zone: Zone },
        /// With two players the marker calls a worker.
        MarkerCalled { colour: Colour },
        /// A decade was over.
        DecadeEnded { decade: u8 },
        /// Taxes were paid.
        TaxPaid { seat: Seat, due: u8, coins: u8 },
        /// The next decade has this temple and this bridge.
        DecadeBegan { decade: u8, temple: Temple, bridge: Bridge },
        /// The bridge tile of this occasion was met.
        BridgeMet { seat: Seat, occasion: Occasion },
        /// The Maharaja is about to do something for this reason.
        AutomaReasoned { reason: Reason },
        /// The Maharaja's elephant went there, free and unpunished.
        AutomaMoved { from: Zone, to: Zone },
        /// The Maharaja's knowledge marker went to this step.
        AutomaStudied { step: u8 },
        /// The Maharaja took a marble off the market.
        MarketThinned { resource: Resource },
        /// The game was over, and the goals came to light.
        GameEnded,
    }
}

#[cfg(test)]
mod tests;
