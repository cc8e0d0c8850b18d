//! What tiles, places and bonuses bring in Amritsar: goods, steps, donations, trades, upgrades.
//!
//! What needs a decision goes onto the stack of pending ones. It does not know whose turn it is, nor what comes after.

use super::action::{Action, Payment};
use super::data::{
    ALL_TRACKS, BEYOND, BRIDGES, COVERED, Colour, DonationPlace, Effect, GOAL_PLACES, GOAL_TAX,
    Gain, GoalPlace, GoalType, Good, LEVELS, MAHOUTS, MARBLE_NOT_COPPER, MARKET_ROWS, Mahout,
    Occasion, PRICES, Resource, STORAGE_TILES, SUPPORT, StorageTile, TRACKS, Track, TrackSet,
    TrackStep, UpgradeSet, Zone,
};
use super::event::{Cause, Crier, Event};
use super::pending::Pending;
use super::state::{Amritsar, Movement};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

impl Amritsar {
    // --- Coins, resources, prestige ---------------------------------------------------------------------------------

    /// A player pays coins to the supply.
    pub(super) fn spend(&mut self, seat: Seat, coins: u8) {
        let own = &mut self.table.boards[seat].coins;
        *own = own.saturating_sub(coins);
        let out = &mut self.table.coins_out;
        *out = out.saturating_sub(i16::from(coins));
    }

    /// The supply pays coins to a player.
    pub(super) fn earn(&mut self, seat: Seat, coins: u8) {
        let own = &mut self.table.boards[seat].coins;
        *own = own.saturating_add(coins);
        let out = &mut self.table.coins_out;
        *out = out.saturating_add(i16::from(coins));
    }

    /// Resources go from a player to the supply.
    pub(super) fn hand_in(&mut self, seat: Seat, kind: Resource, count: u8) {
        let own = &mut self.table.boards[seat].goods[kind];
        *own = own.saturating_sub(count);
        let out = &mut self.table.goods_out[kind];
        *out = out.saturating_sub(i16::from(count));
    }

    /// Resources go from the supply to a player.
    pub(super) fn hand_out(&mut self, seat: Seat, kind: Resource, count: u8) {
        let own = &mut self.table.boards[seat].goods[kind];
        *own = own.saturating_add(count);
        let out = &mut self.table.goods_out[kind];
        *out = out.saturating_add(i16::from(count));
    }

    /// A player receives PP.
    pub(super) fn praise(&mut self, seat: Seat, prestige: u8, cause: Cause, crier: &mut Crier<'_>) {
        if prestige > 0 {
            let own = &mut self.table.boards[seat].prestige;
            *own = own.saturating_add(u16::from(prestige));
            crier.say(Event::PrestigeReceived {
                seat,
                prestige,
                cause,
            });
        }
    }

    /// A player loses PP, but never more than there are.
    pub(super) fn lose_prestige(
        &mut self,
        seat: Seat,
        prestige: u8,
        cause: Cause,
        crier: &mut Crier<'_>,
    ) {
        let own = &mut self.table.boards[seat].prestige;
        let lost = u16::from(prestige).min(*own);
        *own -= lost;
        if lost > 0 {
            // No more than was asked for.
            let prestige = lost as u8;
            crier.say(Event::PrestigeLost {
                seat,
                prestige,
                cause,
            });
        }
    }

    /// What has no place in the storage goes back, piece by piece, by choice.
    pub(super) fn check_room(&mut self, seat: Seat) {
        let board = &self.table.boards[seat];
        if board.held() > board.capacity() {
            self.table.stack.push(Pending::Excess);
        }
    }

    /// A player takes what a symbol gives; resources of any kind are chosen then.
    pub(super) fn gain(&mut self, seat: Seat, gain: Gain, cause: Cause, crier: &mut Crier<'_>) {
        if gain.any > 0 {
            self.table.stack.push(Pending::Resource { left: gain.any });
        }
        if gain.coins > 0 {
            self.earn(seat, gain.coins);
            let coins = gain.coins;
            crier.say(Event::CoinsReceived { seat, coins, cause });
        }
        for (resource, count) in Resource::all().zip(gain.goods) {
            if count > 0 {
                self.receive(seat, resource, count, cause, crier);
            }
        }
        self.praise(seat, gain.prestige, cause, crier);
        for _ in 0..gain.markers {
            self.load_from_market(seat, cause, crier);
        }
        self.check_room(seat);
    }

    fn receive(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u8,
        cause: Cause,
        crier: &mut Crier<'_>,
    ) {
        self.hand_out(seat, resource, count);
        crier.say(Event::ResourceReceived {
            seat,
            resource,
            count,
            cause,
        });
    }

    // --- Effects ----------------------------------------------------------------------------------------------------

    /// An action begins.
    pub(super) fn start(
        &mut self,
        seat: Seat,
        effect: Effect,
        cause: Cause,
        crier: &mut Crier<'_>,
    ) {
        crier.say(Event::ActionBegan { seat, cause });
        self.apply_effect(seat, effect, false, cause, crier);
    }

    /// Brings what a symbol shows: now, or as a decision that pends. A bonus may be left.
    fn apply_effect(
        &mut self,
        seat: Seat,
        effect: Effect,
        bonus: bool,
        cause: Cause,
        crier: &mut Crier<'_>,
    ) {
        let market = |coin| Pending::Market {
            coin,
            optional: false,
            traded: false,
            bought: false,
        };
        let pending = match effect {
            Effect::Gain(gain) => return self.gain(seat, gain, cause, crier),
            Effect::Unlock => {
                self.table.boards[seat].movement = Movement::Ready;
                return crier.say(Event::ThirdPhaseOpened { seat });
            }
            Effect::MarbleOrCopper => Pending::MarbleOrCopper,
            Effect::Mahout => Pending::Mahout { bonus },
            Effect::Donate => Pending::Donation,
            Effect::Market => market(false),
            Effect::CoinAndMarket => market(true),
            Effect::Upgrade(kinds) => Pending::Upgrade {
                kinds,
                free: false,
                bonus,
            },
            Effect::FreeUpgrade => Pending::Upgrade {
                kinds: UpgradeSet::from_bits(0b111),
                free: true,
                bonus,
            },
            Effect::Steps(tracks, left) => Pending::Steps {
                tracks: self.table.tracks_for(seat, tracks),
                left,
            },
        };
        self.table.stack.push(pending);
    }

    /// Carries out what comes by itself.
    pub(super) fn bring(&mut self, seat: Seat, pending: Pending, crier: &mut Crier<'_>) {
        match pending {
            Pending::Coin => {
                self.earn(seat, 1);
                let (coins, cause) = (1, Cause::Market);
                crier.say(Event::CoinsReceived { seat, coins, cause });
                self.check_room(seat);
            }
            Pending::PlaceBonus { place } => {
                let cause = Cause::GoalPlace { place };
                self.gain(seat, GOAL_PLACES[place], cause, crier);
            }
            Pending::TileBonus { tile } => {
                if let Some(effect) = STORAGE_TILES[tile].now {
                    self.apply_effect(seat, effect, true, Cause::Storage { tile }, crier);
                }
            }
            Pending::Bridge { occasion } => self.cross_bridges(seat, occasion, crier),
            _ => {}
        }
    }

    /// The active bridge tile, and with S11 every other that lies face up, pays if it asks for this.
    fn cross_bridges(&mut self, seat: Seat, occasion: Occasion, crier: &mut Crier<'_>) {
        let active = usize::from(self.table.decade.saturating_sub(1));
        let all = self.table.boards[seat].has(StorageTile::AllBridges);
        let open = if all { self.table.bridges.len() } else { 1 };
        let bridges = self.table.bridges.into_iter().skip(active).take(open);
        for bridge in bridges {
            let (asked, gain) = BRIDGES[bridge];
            if asked == occasion {
                crier.say(Event::BridgeMet { seat, occasion });
                self.gain(seat, gain, Cause::Bridge { bridge }, crier);
            }
        }
    }

    /// The action of a mahout. One won beyond Development does not step Development again.
    pub(super) fn act_mahout(
        &mut self,
        seat: Seat,
        mahout: Mahout,
        bonus: bool,
        crier: &mut Crier<'_>,
    ) {
        let mut effect = MAHOUTS[mahout].0;
        if let (true, Effect::Steps(tracks, count)) = (bonus, effect) {
            let barred = TrackSet::only(Track::Development);
            effect = Effect::Steps(tracks.minus(barred), count);
        }
        self.start(seat, effect, Cause::Mahout { mahout }, crier);
    }

    // --- Decisions --------------------------------------------------------------------------------------------------

    /// Carries out a decision about what pends.
    pub(super) fn decide(&mut self, seat: Seat, action: Action, crier: &mut Crier<'_>) {
        match action {
            Action::UseMahout { mahout } => {
                let bonus = self.table.stack.pop() == Some(Pending::Mahout { bonus: true });
                self.act_mahout(seat, mahout, bonus, crier);
            }
            Action::Donate { place, zone } => {
                self.table.stack.pop();
                self.donate(seat, place, zone, crier);
            }
            Action::TakeResource { resource } => self.take_resource(seat, resource, crier),
            Action::GiveBack { good } => self.give_back(seat, good, crier),
            Action::Study { track } => self.study(seat, track, crier),
            Action::TakeCoin | Action::Buy { .. } | Action::Sell { .. } | Action::LeaveMarket => {
                self.trade(seat, action, crier)
            }
            Action::UpgradeStorage { tile, payment } => {
                self.table.stack.pop();
                self.pay_upgrade(seat, payment, crier);
                self.table.display.remove(tile);
                self.table.boards[seat].storage.insert(tile);
                crier.say(Event::StorageLaid {
                    seat,
                    tile,
                    payment,
                });
                self.raise_tax(seat, STORAGE_TILES[tile].tax, crier);
                self.table.stack.push(Pending::TileBonus { tile });
            }
            Action::UpgradeGoal { place, payment } => {
                self.table.stack.pop();
                self.pay_upgrade(seat, payment, crier);
                let occasion = Occasion::Upgrade;
                self.table.stack.push(Pending::Bridge { occasion });
                self.table.stack.push(Pending::PlaceBonus { place });
                self.table.stack.push(Pending::Goal { place });
            }
            Action::UpgradeMahout {
                mahout,
                colour,
                payment,
            } => self.upgrade_mahout(seat, mahout, colour, payment, crier),
            _ => {}
        }
    }

    /// A donation: pay, put the marker, take the PP of the place; the owners of the markers below get 1 each.
    fn donate(&mut self, seat: Seat, place: DonationPlace, zone: Zone, crier: &mut Crier<'_>) {
        let (cost, _) = LEVELS[place.level()];
        for (resource, count) in Resource::all().zip(cost) {
            self.hand_in(seat, resource, count);
        }
        self.put_marker(seat, place, zone, crier);
        let occasion = Occasion::Donation;
        self.table.stack.push(Pending::Bridge { occasion });
    }

    /// Tells what a place costs, which is paid, and puts a marker from the elephant on it.
    pub(super) fn put_marker(
        &mut self,
        seat: Seat,
        place: DonationPlace,
        zone: Zone,
        crier: &mut Crier<'_>,
    ) {
        let (cost, prestige) = LEVELS[place.level()];
        for (resource, count) in Resource::all().zip(cost) {
            if count > 0 {
                let cause = Cause::Donation;
                crier.say(Event::ResourcePaid {
                    seat,
                    resource,
                    count,
                    cause,
                });
            }
        }
        let load = &mut self.table.boards[seat].load;
        *load = load.saturating_sub(1);
        self.table.donated[seat][zone].insert(place);
        crier.say(Event::Donated { seat, zone, place });
        self.praise(seat, prestige, Cause::Donation, crier);
        for owner in self.table.seats.iter() {
            let below = self.table.donated[owner][zone].both(place.below()).len();
            // At most two.
            self.praise(owner, below as u8 * SUPPORT, Cause::Support, crier);
        }
    }

    fn take_resource(&mut self, seat: Seat, resource: Resource, crier: &mut Crier<'_>) {
        let count = match self.table.stack.pop() {
            Some(Pending::Resource { left }) => {
                if left > 1 {
                    let left = left - 1;
                    self.table.stack.push(Pending::Resource { left });
                }
                1
            }
            _ if resource == Resource::Marble => MARBLE_NOT_COPPER,
            _ => 1,
        };
        self.receive(seat, resource, count, Cause::Choice, crier);
        self.check_room(seat);
    }

    fn give_back(&mut self, seat: Seat, good: Good, crier: &mut Crier<'_>) {
        self.table.stack.pop();
        match good.resource() {
            Some(kind) => self.hand_in(seat, kind, 1),
            None => self.spend(seat, 1),
        }
        crier.say(Event::GivenBack { seat, good });
        self.check_room(seat);
    }

    /// A step on a track, and its bonus; beyond the last place the bonus of the arrow.
    fn study(&mut self, seat: Seat, track: Track, crier: &mut Crier<'_>) {
        if let Some(Pending::Steps { tracks, left }) = self.table.stack.pop()
            && left > 1
        {
            let left = left - 1;
            self.table.stack.push(Pending::Steps { tracks, left });
        }
        let steps = &mut self.table.boards[seat].tracks[track];
        let place = TRACKS[track].get(usize::from(*steps)).copied();
        if place.is_some() {
            *steps += 1;
            let step = *steps;
            crier.say(Event::Studied { seat, track, step });
        } else {
            crier.say(Event::StudiedBeyond { seat, track });
        }
        let cause = Cause::Track { track };
        match place {
            None => self.apply_effect(seat, BEYOND[track], true, cause, crier),
            Some(TrackStep::Now(effect)) => self.apply_effect(seat, effect, true, cause, crier),
            // They pay at the end of a decade, or of the game.
            Some(TrackStep::LessTax | TrackStep::Income(_) | TrackStep::Final) => {}
        }
    }

    /// One trade, the coin of "1 coin and market", or the end of the market action.
    fn trade(&mut self, seat: Seat, action: Action, crier: &mut Crier<'_>) {
        let Some(Pending::Market {
            coin,
            optional,
            traded,
            bought,
        }) = self.table.stack.pop()
        else {
            return;
        };
        let again = |bought| Pending::Market {
            coin,
            optional,
            traded: true,
            bought,
        };
        match action {
            Action::TakeCoin => {
                self.table.stack.push(Pending::Market {
                    coin: false,
                    optional: true,
                    traded,
                    bought,
                });
                self.bring(seat, Pending::Coin, crier);
            }
            Action::Buy { resource } => {
                self.table.stack.push(again(true));
                self.buy(seat, resource, bought, crier);
            }
            Action::Sell { resource } => {
                self.table.stack.push(again(bought));
                self.sell(seat, resource, crier);
            }
            _ => {
                if coin {
                    self.table.stack.push(Pending::Coin);
                }
                if traded {
                    let occasion = Occasion::Market;
                    self.table.stack.push(Pending::Bridge { occasion });
                    self.load_from_market(seat, Cause::Market, crier);
                }
            }
        }
    }

    /// Buys the lowest piece; from an empty column for the highest price out of the supply.
    fn buy(&mut self, seat: Seat, resource: Resource, bought: bool, crier: &mut Crier<'_>) {
        let coins = self.table.price_for(seat, resource, bought);
        self.spend(seat, coins);
        if let Some(left) = self.table.market[resource].checked_sub(1) {
            self.table.market[resource] = left;
            let own = &mut self.table.boards[seat].goods[resource];
            *own = own.saturating_add(1);
        } else {
            self.hand_out(seat, resource, 1);
        }
        self.table.doing.bought.insert(resource);
        crier.say(Event::Bought {
            seat,
            resource,
            coins,
        });
        self.check_room(seat);
    }

    /// Sells onto the highest free row; into a full column for the lowest price to the supply.
    fn sell(&mut self, seat: Seat, resource: Resource, crier: &mut Crier<'_>) {
        let row = self.table.free_row(resource);
        let at = |prices: &[u8; MARKET_ROWS as usize], row| prices.get(row).copied().unwrap_or(0);
        let coins = at(&PRICES, row.unwrap_or(0));
        if row.is_some() {
            self.table.market[resource] += 1;
            let own = &mut self.table.boards[seat].goods[resource];
            *own = own.saturating_sub(1);
        } else {
            self.hand_in(seat, resource, 1);
        }
        self.earn(seat, coins);
        self.table.doing.sold.insert(resource);
        crier.say(Event::Sold {
            seat,
            resource,
            coins,
        });
        let covered = row.map_or(0, |row| at(&COVERED[resource], row));
        self.praise(seat, covered, Cause::Market, crier);
        self.check_room(seat);
    }

    // --- Upgrades ---------------------------------------------------------------------------------------------------

    fn pay_upgrade(&mut self, seat: Seat, payment: Payment, crier: &mut Crier<'_>) {
        if let Some(resource) = payment.resource() {
            self.hand_in(seat, resource, 1);
            let (count, cause) = (1, Cause::Upgrade);
            crier.say(Event::ResourcePaid {
                seat,
                resource,
                count,
                cause,
            });
        }
    }

    /// The tile is placed: tax, then the marker of its place; the bridge comes after the bonus of the tile.
    fn raise_tax(&mut self, seat: Seat, tax: u8, crier: &mut Crier<'_>) {
        self.table.boards[seat].tax += tax;
        self.load_from_board(seat, Cause::Upgrade, crier);
        let occasion = Occasion::Upgrade;
        self.table.stack.push(Pending::Bridge { occasion });
    }

    fn upgrade_mahout(
        &mut self,
        seat: Seat,
        mahout: Mahout,
        colour: Colour,
        payment: Payment,
        crier: &mut Crier<'_>,
    ) {
        self.table.stack.pop();
        self.pay_upgrade(seat, payment, crier);
        self.table.boards[seat].mahouts[colour] = Some(mahout);
        crier.say(Event::MahoutPlaced {
            seat,
            mahout,
            colour,
        });
        self.raise_tax(seat, MAHOUTS[mahout].1, crier);
    }

    /// A goal is laid in secret: tax, then the marker of its place.
    pub(super) fn lay_goal(&mut self, seat: Seat, goal: GoalType, crier: &mut Crier<'_>) {
        let Some(Pending::Goal { place }) = self.table.stack.pop() else {
            return;
        };
        self.laid[seat][place] = Some(goal);
        let board = &mut self.table.boards[seat];
        board.goals.insert(place);
        board.tax += GOAL_TAX;
        crier.whisper(seat, Event::GoalChosen { seat, place, goal });
        crier.say(Event::GoalLaid { seat, place });
        self.load_from_board(seat, Cause::Upgrade, crier);
    }
}

const _: () = assert!(ALL_TRACKS.bits() == (1 << Track::COUNT) - 1);
const _: () = assert!(GoalPlace::COUNT == GoalType::COUNT);
