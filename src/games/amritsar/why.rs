//! Why an action is not among the choices; it is asked only about what is missing there.
//!
//! It tells nothing that the asking player may not know. It does not say what is allowed; `legal` does.

use super::action::{Action, Means, Payment, Why};
use super::data::{
    Area, Coins, DonationPlace, LEVELS, Resource, StorageTile, TRACK_STEPS, Track, UpgradeKind,
    Zone, ZoneTile, places,
};
use super::pending::Pending;
use super::state::{Amritsar, Stage};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

impl Amritsar {
    /// Why this seat may not do this now.
    pub(super) fn why(&self, seat: Seat, action: Action) -> Why {
        let table = &self.table;
        if table.is_automa(seat) {
            return Why::AutomaDecides;
        }
        let board = &table.boards[seat];
        match (table.stack.top(), table.stage, action) {
            (Some(pending), _, action) => self.pending_reason(seat, pending, action),
            (None, Stage::Opening { .. }, Action::PlaceMahout { colour }) => {
                Why::ColourTaken { colour }
            }
            (
                None,
                Stage::Elephant { .. } | Stage::ElephantAgain { .. },
                Action::MoveElephant { zone, means },
            ) if board.elephant.is_some() => self.elephant_reason(seat, zone, means),
            (None, Stage::Lifting { .. }, Action::Lift { area }) => Why::NoWorkers { area },
            (None, Stage::Sowing { .. }, Action::Sow { colour }) if table.in_hand() > 1 => {
                Why::NotInHand { colour }
            }
            (None, Stage::Sowing { .. }, Action::Sow { .. }) => Why::LastWorker,
            (None, Stage::Sowing { .. }, Action::Stand | Action::Skip | Action::SkipFree)
                if table.in_hand() > 1 =>
            {
                Why::NotLastWorker
            }
            (None, Stage::Sowing { .. }, Action::Skip) => coins(1, board.coins),
            (None, Stage::Sowing { .. }, Action::SkipFree) => Why::NoStorageTile {
                tile: StorageTile::FreeSkip,
            },
            (
                None,
                Stage::Acting { .. },
                Action::Main { .. }
                | Action::Second { .. }
                | Action::ElephantMain { .. }
                | Action::ElephantMahout { .. },
            ) => self.action_reason(seat, action),
            (
                None,
                Stage::Elephant { .. }
                | Stage::Lifting { .. }
                | Stage::Acting { .. }
                | Stage::ElephantAgain { .. },
                Action::Swap { swap },
            ) => self.swap_reason(seat, swap.kinds().0),
            _ => Why::NotNow,
        }
    }

    fn swap_reason(&self, seat: Seat, resource: Resource) -> Why {
        let tile = StorageTile::Swap;
        if !self.table.boards[seat].has(tile) {
            Why::NoStorageTile { tile }
        } else if self.table.doing.swapped {
            Why::AlreadyDone
        } else {
            Why::NotEnough { resource }
        }
    }

    fn elephant_reason(&self, seat: Seat, zone: Zone, means: Means) -> Why {
        let board = &self.table.boards[seat];
        match (board.elephant, means) {
            (Some(here), _) if here == zone => Why::ElephantThere { zone },
            (_, Means::MovementTile) => Why::NoMovementTile,
            (_, Means::StorageTile) => Why::NoStorageTile {
                tile: StorageTile::FreeElephant,
            },
            (Some(here), _) => coins(here.steps_to(zone).saturating_sub(1), board.coins),
            (None, _) => Why::NotNow,
        }
    }

    /// Main, second or elephant.
    fn action_reason(&self, seat: Seat, action: Action) -> Why {
        let table = &self.table;
        let doing = &table.doing;
        let elsewhere = |tile: ZoneTile| {
            let here = doing.at.map(Area::zone);
            here.is_none_or(|zone| !table.tiles[zone].contains(tile))
        };
        match action {
            Action::ElephantMain { .. } | Action::ElephantMahout { .. } if doing.elephant => {
                Why::ElephantUsed
            }
            Action::ElephantMain { .. } | Action::ElephantMahout { .. }
                if !table.elephant_beside(seat) =>
            {
                Why::ElephantElsewhere
            }
            Action::ElephantMahout { mahout } if !table.boards[seat].placed().contains(mahout) => {
                Why::NoSuchMahout { mahout }
            }
            Action::ElephantMain { tile } if elsewhere(tile) => Why::TileElsewhere { tile },
            Action::ElephantMain { .. } | Action::ElephantMahout { .. } => Why::ChangesNothing,
            Action::Main { tile } | Action::Second { tile } => {
                let second = matches!(action, Action::Second { .. });
                let done = if second { doing.second } else { doing.main };
                match doing.tile {
                    _ if elsewhere(tile) => Why::TileElsewhere { tile },
                    Some(chosen) if chosen != tile => Why::OtherTile { tile: chosen },
                    Some(_) if done => Why::AlreadyDone,
                    Some(_) if doing.closed => Why::TileClosed,
                    _ if second && !table.active_colours(seat).contains(tile.colour()) => {
                        let colour = tile.colour();
                        Why::OtherColour { colour }
                    }
                    _ => Why::ChangesNothing,
                }
            }
            _ => Why::NotNow,
        }
    }

    /// About what pends.
    fn pending_reason(&self, seat: Seat, pending: Pending, action: Action) -> Why {
        let table = &self.table;
        let board = &table.boards[seat];
        match (pending, action) {
            (Pending::Excess, Action::GiveBack { good }) => Why::NothingToGive { good },
            (Pending::Mahout { .. }, Action::UseMahout { mahout }) => {
                if board.placed().contains(mahout) {
                    Why::ChangesNothing
                } else {
                    Why::NoSuchMahout { mahout }
                }
            }
            (Pending::Donation, Action::Donate { place, zone }) => {
                self.donation_reason(seat, place, zone)
            }
            (Pending::Market { bought, .. }, Action::Buy { resource }) => {
                if table.doing.sold.contains(resource) {
                    Why::SoldThisTurn { resource }
                } else {
                    coins(table.price_for(seat, resource, bought), board.coins)
                }
            }
            (Pending::Market { .. }, Action::Sell { resource }) => {
                if table.doing.bought.contains(resource) {
                    Why::BoughtThisTurn { resource }
                } else {
                    Why::NotEnough { resource }
                }
            }
            (Pending::Market { .. }, Action::LeaveMarket) => Why::NothingTraded,
            (Pending::Upgrade { kinds, free, .. }, action) => {
                let (kind, payment) = match action {
                    Action::UpgradeStorage { payment, .. } => (UpgradeKind::Storage, payment),
                    Action::UpgradeGoal { payment, .. } => (UpgradeKind::Goal, payment),
                    Action::UpgradeMahout { payment, .. } => (UpgradeKind::Mahout, payment),
                    Action::Decline => return Why::NotDeclinable,
                    _ => return Why::DecideFirst,
                };
                if !kinds.contains(kind) {
                    Why::OtherUpgrade
                } else if !table.has_room(seat, kind) {
                    Why::NoRoom
                } else if !table.payments(seat, kind, free).contains(payment) {
                    self.payment_reason(seat, kind, payment, free)
                } else {
                    self.upgrade_reason(seat, action)
                }
            }
            (Pending::Goal { .. }, Action::LayGoal { goal }) => Why::GoalLaid { goal },
            (Pending::Steps { tracks, .. }, Action::Study { track }) => {
                let full = board.tracks[track] >= TRACK_STEPS && track == Track::Development;
                if full && tracks.contains(track) {
                    Why::ChangesNothing
                } else {
                    Why::OtherTrack { track }
                }
            }
            (Pending::Mahout { .. } | Pending::Steps { .. }, Action::Decline) => Why::NotDeclinable,
            _ => Why::DecideFirst,
        }
    }

    fn donation_reason(&self, seat: Seat, place: DonationPlace, zone: Zone) -> Why {
        let table = &self.table;
        let board = &table.boards[seat];
        let layout = places(table.seats.count());
        let taken = table.occupied(zone);
        if board.elephant != Some(zone) {
            Why::ElephantElsewhere
        } else if !layout.contains(place) || taken.contains(place) {
            Why::NoPlace { place }
        } else if !place.below().minus(taken).is_empty() {
            Why::NotSupported { place }
        } else {
            let cost = Resource::all().zip(LEVELS[place.level()].0);
            let mut missing = cost.filter(|&(kind, count)| board.goods[kind] < count);
            let missing = missing.next().map(|(resource, _)| resource);
            missing.map_or(Why::NoMarker, |resource| Why::NotEnough { resource })
        }
    }

    fn payment_reason(&self, seat: Seat, kind: UpgradeKind, payment: Payment, free: bool) -> Why {
        let any = self.table.boards[seat].has(StorageTile::AnyPayment);
        match payment.resource() {
            Some(resource) if !free && (any || super::data::UPGRADE_COST[kind] == resource) => {
                Why::NotEnough { resource }
            }
            _ => Why::OtherPayment,
        }
    }

    /// Of an upgrade that could be paid and has room.
    fn upgrade_reason(&self, seat: Seat, action: Action) -> Why {
        let board = &self.table.boards[seat];
        match action {
            Action::UpgradeStorage { tile, .. } => Why::NotOnDisplay { tile },
            Action::UpgradeGoal { place, .. } => Why::GoalPlaceFilled { place },
            Action::UpgradeMahout { mahout, .. } if board.placed().contains(mahout) => {
                Why::MahoutPlaced { mahout }
            }
            _ => Why::NoRoom,
        }
    }
}

/// So many coins are needed, and only so many are there.
const fn coins(needs: u8, has: u8) -> Why {
    Why::NotEnoughCoins {
        needs: Coins(needs as u16),
        has: Coins(has as u16),
    }
}

const _: () = assert!(Payment::COUNT == Resource::COUNT + 1);
