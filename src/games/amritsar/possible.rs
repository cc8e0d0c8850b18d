//! What could still change something: open places, trades, upgrades, steps.
//!
//! "What can change nothing is not offered": the list of choices asks here. It does not know who decides, nor when.

use super::action::Payment;
use super::data::{
    DonationPlaceSet, Effect, GOAL_PLACES, LEVELS, MAHOUTS, Mahout, MahoutSet, Resource,
    ResourceSet, STORAGE_PLACES, StorageTile, TRACK_STEPS, Track, TrackSet, UPGRADE_COST,
    UpgradeKind, UpgradeSet, Zone,
};
use super::state::{Board, Table};
use crate::kernel::id::{Id, IdSet};
use crate::kernel::seat::Seat;

/// A set of payments.
pub type PaymentSet = IdSet<Payment, u8>;

impl Table {
    /// The places where a stock of resources suffices for a donation in a zone.
    #[must_use]
    pub fn payable_places(&self, zone: Zone, stock: &[u8; 3]) -> DonationPlaceSet {
        let open = self.open_places(zone);
        let mut set = DonationPlaceSet::empty();
        for place in open.iter() {
            let (cost, _) = &LEVELS[place.level()];
            if cost.iter().zip(stock).all(|(cost, has)| cost <= has) {
                set.insert(place);
            }
        }
        set
    }

    /// Where a player can donate: with a marker on the elephant, in its zone.
    #[must_use]
    pub fn donation_places(&self, seat: Seat) -> DonationPlaceSet {
        let board = &self.boards[seat];
        match board.elephant {
            Some(zone) if board.load > 0 => self.payable_places(zone, board.goods.entries()),
            _ => DonationPlaceSet::empty(),
        }
    }

    /// What a purchase costs: with S07 the first of a market action is 1 coin cheaper.
    #[must_use]
    pub fn price_for(&self, seat: Seat, kind: Resource, bought: bool) -> u8 {
        let less = u8::from(!bought && self.boards[seat].has(StorageTile::CheapPurchase));
        self.price(kind).saturating_sub(less)
    }

    /// What a player can buy, if something was or was not bought in this market action.
    #[must_use]
    pub fn buyable(&self, seat: Seat, bought: bool) -> ResourceSet {
        let mut set = ResourceSet::empty();
        for kind in Resource::all() {
            if self.price_for(seat, kind, bought) <= self.boards[seat].coins {
                set.insert(kind);
            }
        }
        set.minus(self.doing.sold)
    }

    /// What a player can sell.
    #[must_use]
    pub fn sellable(&self, seat: Seat) -> ResourceSet {
        self.boards[seat].in_stock().minus(self.doing.bought)
    }

    /// Whether a market action would be one.
    #[must_use]
    pub fn can_trade(&self, seat: Seat) -> bool {
        !self.sellable(seat).is_empty() || !self.buyable(seat, false).is_empty()
    }

    /// What a player can pay an upgrade with: what it costs, and with S14 any resource.
    #[must_use]
    pub fn payments(&self, seat: Seat, kind: UpgradeKind, free: bool) -> PaymentSet {
        let board = &self.boards[seat];
        if free {
            return PaymentSet::only(Payment::Nothing);
        }
        let stock = board.in_stock();
        let set = if board.has(StorageTile::AnyPayment) {
            stock
        } else {
            stock.both(ResourceSet::only(UPGRADE_COST[kind]))
        };
        // The payments are the resources in their order, then nothing.
        PaymentSet::from_bits(set.bits())
    }

    /// Whether a board has room, and the table a tile, for this kind of upgrade.
    #[must_use]
    pub fn has_room(&self, seat: Seat, kind: UpgradeKind) -> bool {
        let board = &self.boards[seat];
        match kind {
            UpgradeKind::Storage => {
                board.storage.len() < u32::from(STORAGE_PLACES) && !self.display.is_empty()
            }
            UpgradeKind::Goal => board.goals.len() < GOAL_PLACES.entries().len() as u32,
            UpgradeKind::Mahout => board.mahouts.entries().iter().any(Option::is_none),
        }
    }

    /// Of these kinds of upgrades, those a player can carry out.
    #[must_use]
    pub fn upgrades(&self, seat: Seat, kinds: UpgradeSet, free: bool) -> UpgradeSet {
        let mut set = UpgradeSet::empty();
        for kind in kinds.iter() {
            if self.has_room(seat, kind) && !self.payments(seat, kind, free).is_empty() {
                set.insert(kind);
            }
        }
        set
    }

    /// Of these tracks, those on which a step changes something: at the end of Development it brings a mahout action.
    #[must_use]
    pub fn steps(&self, seat: Seat, tracks: TrackSet) -> TrackSet {
        let mut set = tracks;
        if tracks.contains(Track::Development)
            && self.boards[seat].tracks[Track::Development] >= TRACK_STEPS
            && self.usable_mahouts(seat).is_empty()
        {
            set.remove(Track::Development);
        }
        set
    }

    /// The tracks on which a step may be taken for which the tile names these: S12 turns a single one into all.
    #[must_use]
    pub fn tracks_for(&self, seat: Seat, tracks: TrackSet) -> TrackSet {
        if tracks.len() == 1 && self.boards[seat].has(StorageTile::AnyTrack) {
            super::data::ALL_TRACKS
        } else {
            tracks
        }
    }

    /// The mahouts on a board whose action changes something.
    #[must_use]
    pub fn usable_mahouts(&self, seat: Seat) -> MahoutSet {
        let mut set = MahoutSet::empty();
        for mahout in self.boards[seat].placed().iter() {
            if self.is_usable(seat, mahout) {
                set.insert(mahout);
            }
        }
        set
    }

    /// Whether a mahout's action changes something.
    #[must_use]
    pub fn is_usable(&self, seat: Seat, mahout: Mahout) -> bool {
        match MAHOUTS[mahout].0 {
            // A step on Resources or Economy always brings something.
            Effect::Steps(..) => true,
            effect => self.is_possible(seat, effect),
        }
    }

    /// Whether an action changes something.
    #[must_use]
    pub fn is_possible(&self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Gain(_) | Effect::MarbleOrCopper | Effect::CoinAndMarket | Effect::Unlock => {
                true
            }
            Effect::Mahout => !self.usable_mahouts(seat).is_empty(),
            Effect::Donate => !self.donation_places(seat).is_empty(),
            Effect::Market => self.can_trade(seat),
            Effect::Upgrade(kinds) => !self.upgrades(seat, kinds, false).is_empty(),
            Effect::FreeUpgrade => !self
                .upgrades(seat, UpgradeSet::from_bits(0b111), true)
                .is_empty(),
            Effect::Steps(tracks, _) => {
                let tracks = self.tracks_for(seat, tracks);
                !self.steps(seat, tracks).is_empty()
            }
        }
    }
}

impl Board {
    /// The mahouts that do not lie on the board.
    #[must_use]
    pub fn unplaced(&self) -> MahoutSet {
        MahoutSet::from_bits((1 << Mahout::COUNT) - 1).minus(self.placed())
    }
}
