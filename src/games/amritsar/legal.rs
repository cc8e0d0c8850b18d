//! What a player may do: the one place that says what is allowed.
//!
//! `why` is asked only about what is missing here. It does not know what an action does.

use super::action::{Action, Means, Payment, Swap};
use super::data::{
    Area, Colour, ColourSet, Good, Mahout, StorageTile, UpgradeKind, UpgradeSet, ZONE_TILES, Zone,
    ZoneTileSet,
};
use super::pending::Pending;
use super::state::{Amritsar, Movement, Stage, Table};
use crate::kernel::choices::Choices;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// How many groups a moment can have: an upgrade has three payments for each of storage and goal, and for each of three
/// mahout places, and may be declined; every other moment has fewer.
const GROUPS: usize = 16;

/// The actions a player may do now, in a stable order.
pub(super) type Legal = Choices<Action, GROUPS>;

impl Amritsar {
    /// Lists all that this seat, which decides, may do now. The list is large, and is filled where it lies.
    pub(super) fn choices(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        match table.stack.top() {
            Some(pending) => self.pending_groups(seat, pending, list),
            None => self.stage_groups(seat, list),
        }
    }

    /// What may be done in a stage when nothing pends.
    fn stage_groups(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        match table.stage {
            Stage::Opening { .. } => {
                list.rows(table.free_start_colours().bits(), |colour| {
                    Action::PlaceMahout { colour }
                });
            }
            Stage::Elephant { .. } if table.boards[seat].elephant.is_none() => {
                list.rows(0b1111u8, |zone| Action::PlaceElephant { zone });
                table.swap_group(seat, list);
            }
            Stage::Elephant { .. } | Stage::ElephantAgain { .. } => {
                list.one(true, Action::Stay);
                table.elephant_groups(seat, list);
                table.swap_group(seat, list);
            }
            Stage::Lifting { .. } => {
                let areas = Area::all().filter(|&area| table.crowd(area) > 0);
                let bits = areas.fold(0u64, |bits, area| bits | 1 << area.index());
                list.rows(bits, |area| Action::Lift { area });
                table.swap_group(seat, list);
            }
            Stage::Sowing { .. } if table.in_hand() > 1 => {
                let mut colours = ColourSet::empty();
                for (colour, &count) in table.doing.hand.iter() {
                    if count > 0 {
                        colours.insert(colour);
                    }
                }
                list.rows(colours.bits(), |colour| Action::Sow { colour });
            }
            Stage::Sowing { .. } => {
                list.one(true, Action::Stand);
                let board = &table.boards[seat];
                list.one(board.coins > 0, Action::Skip);
                let free = board.has(StorageTile::FreeSkip) && !table.doing.skipped;
                list.one(free, Action::SkipFree);
            }
            Stage::Acting { .. } => {
                table.action_groups(seat, list);
                table.swap_group(seat, list);
                list.one(true, Action::EndActions);
            }
            Stage::Following { .. } => {
                list.one(true, Action::Follow);
                list.one(true, Action::Decline);
            }
            Stage::Automa { .. } => {
                if let Some(deed) = table.automa_deed() {
                    list.one(true, deed.action);
                }
            }
            Stage::Followed { .. } | Stage::Income { .. } | Stage::Over => {}
        }
    }

    /// What may be done about the innermost thing that pends.
    fn pending_groups(&self, seat: Seat, pending: Pending, list: &mut Legal) {
        let table = &self.table;
        let board = &table.boards[seat];
        match pending {
            Pending::Excess => {
                let held = Good::all().filter(|&good| board.count(good) > 0);
                let bits = held.fold(0u64, |bits, good| bits | 1 << good.index());
                list.rows(bits, |good| Action::GiveBack { good });
            }
            Pending::AreaCoins => {
                list.one(true, Action::TakeCoins);
                list.one(true, Action::LeaveCoins);
            }
            Pending::Resource { .. } => {
                list.rows(0b111u8, |resource| Action::TakeResource { resource });
            }
            Pending::MarbleOrCopper => {
                list.rows(0b011u8, |resource| Action::TakeResource { resource });
            }
            Pending::Mahout { bonus } => {
                let mahouts = table.usable_mahouts(seat);
                list.rows(mahouts.bits(), |mahout| Action::UseMahout { mahout });
                list.one(bonus, Action::Decline);
            }
            Pending::Donation => {
                if let Some(zone) = board.elephant {
                    let places = table.donation_places(seat).bits();
                    list.rows(places, |place| Action::Donate { place, zone });
                }
            }
            Pending::Market {
                coin,
                optional,
                traded,
                bought,
            } => {
                let buyable = table.buyable(seat, bought).bits();
                list.rows(buyable, |resource| Action::Buy { resource });
                let sellable = table.sellable(seat).bits();
                list.rows(sellable, |resource| Action::Sell { resource });
                list.one(coin && !traded, Action::TakeCoin);
                list.one(traded || optional, Action::LeaveMarket);
            }
            Pending::Upgrade { kinds, free, bonus } => {
                table.upgrade_groups(seat, kinds, free, list);
                list.one(bonus, Action::Decline);
            }
            Pending::Goal { .. } => {
                let laid = self.laid[seat].entries().iter().flatten();
                let bits = laid.fold(0b1111u8, |bits, goal| bits & !(1 << goal.index()));
                list.rows(bits, |goal| Action::LayGoal { goal });
            }
            Pending::Steps { tracks, .. } => {
                let tracks = table.steps(seat, tracks);
                list.rows(tracks.bits(), |track| Action::Study { track });
            }
            // These come by themselves.
            Pending::Coin
            | Pending::PlaceBonus { .. }
            | Pending::TileBonus { .. }
            | Pending::Bridge { .. } => {}
        }
    }
}

impl Table {
    /// Set-up 25: the colours on which no start mahout lies yet.
    pub(super) fn free_start_colours(&self) -> ColourSet {
        let mut free = ColourSet::from_bits(0b1111);
        for seat in self.seats.iter() {
            for (colour, &mahout) in self.boards[seat].mahouts.iter() {
                if mahout == Some(Mahout::Donate) {
                    free.remove(colour);
                }
            }
        }
        free
    }

    /// Phase 1 and 3: one to three steps, on foot for a coin each after the first, or with a tile.
    fn elephant_groups(&self, seat: Seat, list: &mut Legal) {
        let board = &self.boards[seat];
        let Some(here) = board.elephant else { return };
        let elsewhere = 0b1111u64 & !(1 << here.index());
        let near = Zone::all().filter(|&zone| {
            let steps = here.steps_to(zone);
            steps > 0 && steps <= board.coins.saturating_add(1)
        });
        let bits = near.fold(0u64, |bits, zone| bits | 1 << zone.index());
        let go = |means| move |zone| Action::MoveElephant { zone, means };
        list.rows(bits, go(Means::Foot));
        if board.movement == Movement::Ready {
            list.rows(elsewhere, go(Means::MovementTile));
        }
        if board.has(StorageTile::FreeElephant) && !board.turned {
            list.rows(elsewhere, go(Means::StorageTile));
        }
    }

    /// S13, once in the own turn.
    fn swap_group(&self, seat: Seat, list: &mut Legal) {
        let board = &self.boards[seat];
        if !board.has(StorageTile::Swap) || self.doing.swapped {
            return;
        }
        let possible = Swap::all().filter(|swap| board.goods[swap.kinds().0] > 0);
        let bits = possible.fold(0u64, |bits, swap| bits | 1 << swap.index());
        list.rows(bits, |swap| Action::Swap { swap });
    }

    /// The colours the active worker may count as for a second action: S04 to S06 let a white one change.
    pub(super) fn active_colours(&self, seat: Seat) -> ColourSet {
        let Some(active) = self.doing.active else {
            return ColourSet::empty();
        };
        let mut colours = ColourSet::only(active);
        if active == Colour::White {
            let board = &self.boards[seat];
            for (tile, colour) in [
                (StorageTile::WhiteAsYellow, Colour::Yellow),
                (StorageTile::WhiteAsBlue, Colour::Blue),
                (StorageTile::WhiteAsGreen, Colour::Green),
            ] {
                if board.has(tile) {
                    colours.insert(colour);
                }
            }
        }
        colours
    }

    /// The zone tiles that the active worker may still choose.
    pub(super) fn open_tiles(&self) -> ZoneTileSet {
        match (self.doing.tile, self.doing.at) {
            (Some(_), _) if self.doing.closed => ZoneTileSet::empty(),
            (Some(tile), _) => ZoneTileSet::only(tile),
            (None, Some(area)) => self.tiles[area.zone()],
            (None, None) => ZoneTileSet::empty(),
        }
    }

    /// Phase 2: main, second and the elephant's action.
    fn action_groups(&self, seat: Seat, list: &mut Legal) {
        let open = self.open_tiles();
        let doing = &self.doing;
        let zone = doing.at.map(Area::zone);
        let beside = !doing.elephant && self.elephant_beside(seat);
        let here = zone.map_or(ZoneTileSet::empty(), |zone| self.tiles[zone]);
        let colours = self.active_colours(seat);
        let (mut mains, mut seconds, mut elephants) = (0u64, 0u64, 0u64);
        for tile in here.iter() {
            let bit = 1 << tile.index();
            let chosen = open.contains(tile);
            if ((chosen && !doing.main) || beside) && self.is_possible(seat, ZONE_TILES[tile].main)
            {
                mains |= if chosen && !doing.main { bit } else { 0 };
                elephants |= if beside { bit } else { 0 };
            }
            if chosen
                && !doing.second
                && colours.contains(tile.colour())
                && self.is_possible(seat, ZONE_TILES[tile].second)
            {
                seconds |= bit;
            }
        }
        list.rows(mains, |tile| Action::Main { tile });
        list.rows(seconds, |tile| Action::Second { tile });
        list.rows(elephants, |tile| Action::ElephantMain { tile });
        if beside {
            let mahouts = self.usable_mahouts(seat);
            list.rows(mahouts.bits(), |mahout| Action::ElephantMahout { mahout });
        }
    }

    /// The upgrades of these kinds that a player can pay.
    fn upgrade_groups(&self, seat: Seat, kinds: UpgradeSet, free: bool, list: &mut Legal) {
        for kind in kinds.iter().filter(|&kind| self.has_room(seat, kind)) {
            for payment in self.payments(seat, kind, free).iter() {
                self.upgrade_group(seat, kind, payment, list);
            }
        }
    }

    /// The upgrades of one kind for one payment.
    fn upgrade_group(&self, seat: Seat, kind: UpgradeKind, payment: Payment, list: &mut Legal) {
        let board = &self.boards[seat];
        match kind {
            UpgradeKind::Storage => {
                list.rows(self.display.bits(), |tile| Action::UpgradeStorage {
                    tile,
                    payment,
                });
            }
            UpgradeKind::Goal => {
                let free = !board.goals.bits() & 0b1111;
                list.rows(free, |place| Action::UpgradeGoal { place, payment });
            }
            UpgradeKind::Mahout => {
                let mahouts = board.unplaced().bits();
                for colour in Colour::all().filter(|&colour| board.mahouts[colour].is_none()) {
                    list.rows(mahouts, |mahout| Action::UpgradeMahout {
                        mahout,
                        colour,
                        payment,
                    });
                }
            }
        }
    }
}
