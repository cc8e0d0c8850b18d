//! What an action of Maharaja does.
//!
//! It trusts that the action was judged and does not judge it again; it does not know who may see what.

use super::action::{Action, Exchange, FlagTask, ShrineTask, StatueTask};
use super::data::{
    BONUS_COINS, BONUS_PRESTIGE, BONUS_SHRINES, Bonus, COINS_ACTION, Character, City, Dial,
    EXCHANGE_COINS, EXCHANGE_PRESTIGE, EXCHANGES, Junction, PRESTIGE_ACTION, PRESTIGE_GIFT,
    PRESTIGE_MORE, Road, SHRINE_GIFT, SUPPLY_ACTION, Site, SiteKind, StatuePlace, TOLL, bonus,
};
use super::event::{Cause, Event};
use super::state::{Begun, Coins, Maharaja, Prestige, Stage};
use crate::kernel::dice::Dice;
use crate::kernel::event::{Audience, Undo};
use crate::kernel::seat::Seat;
use crate::parts::bank;

impl Maharaja {
    // --- Coins, prestige, shrines, markers --------------------------------------------------------------------------

    /// The supply pays a player.
    pub(super) fn earn(&mut self, seat: Seat, coins: Coins) {
        let table = &mut self.table;
        bank::pay_out(&mut table.bank, &mut table.coins[seat].0, coins.0);
    }

    /// A player pays the supply.
    pub(super) fn spend(&mut self, seat: Seat, coins: Coins) {
        let table = &mut self.table;
        bank::take_in(&mut table.bank, &mut table.coins[seat].0, coins.0);
    }

    /// The supply pays a player, and it is told.
    pub(super) fn receive(
        &mut self,
        seat: Seat,
        coins: u16,
        cause: Cause,
        say: &mut impl FnMut(Event),
    ) {
        let coins = Coins(coins);
        self.earn(seat, coins);
        say(Event::CoinsReceived { seat, coins, cause });
    }

    /// A player pays the supply, and it is told.
    pub(super) fn pay(
        &mut self,
        seat: Seat,
        coins: u16,
        cause: Cause,
        say: &mut impl FnMut(Event),
    ) {
        let coins = Coins(coins);
        self.spend(seat, coins);
        say(Event::CoinsPaid { seat, coins, cause });
    }

    /// A player receives PP at one go: one more with character 11 (ruling 7).
    pub(super) fn praise(
        &mut self,
        seat: Seat,
        prestige: u16,
        cause: Cause,
        say: &mut impl FnMut(Event),
    ) {
        let more = u16::from(self.table.has(seat, Character::MorePrestige)) * PRESTIGE_MORE;
        let prestige = Prestige(prestige.saturating_add(more));
        let own = &mut self.table.prestige[seat];
        own.0 = own.0.saturating_add(prestige.0);
        say(Event::PrestigeReceived {
            seat,
            prestige,
            cause,
        });
    }

    /// A player pays PP, as characters 3 and 4 do.
    fn forfeit(&mut self, seat: Seat, cause: Cause, say: &mut impl FnMut(Event)) {
        let own = &mut self.table.prestige[seat];
        own.0 = own.0.saturating_sub(EXCHANGE_PRESTIGE);
        say(Event::PrestigePaid {
            seat,
            prestige: Prestige(EXCHANGE_PRESTIGE),
            cause,
        });
    }

    /// Shrines come from the supply to the tableau: as many as there are, if these are fewer (ruling 4).
    pub(super) fn fetch_shrines(
        &mut self,
        seat: Seat,
        most: u8,
        cause: Cause,
        say: &mut impl FnMut(Event),
    ) {
        let shrines = self.table.supply[seat].min(most);
        self.table.supply[seat] -= shrines;
        self.table.tableau[seat] = self.table.tableau[seat].saturating_add(shrines);
        if shrines > 0 {
            say(Event::ShrinesReceived {
                seat,
                shrines,
                cause,
            });
        }
    }

    /// A player gets an action marker; none left, none gained (ruling 3).
    fn fetch_marker(&mut self, seat: Seat, cause: Cause, say: &mut impl FnMut(Event)) {
        if self.table.markers.gain(seat) {
            say(Event::MarkerReceived { seat, cause });
        }
    }

    // --- Actions ----------------------------------------------------------------------------------------------------

    /// Does an action that was judged as allowed.
    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        tell: &mut impl FnMut(Audience, Event),
    ) -> Undo {
        if let Action::Plan { plan } = action {
            self.plans[seat] = Some(plan);
            tell(Audience::Only(seat), Event::PlanMade { seat, plan });
            let mut say = |event| tell(Audience::Everyone, event);
            say(Event::PlanConfirmed { seat });
            match self.next_planner() {
                Some(seat) => self.table.stage = Stage::Planning { seat },
                None => self.next_turn(dice, &mut say),
            }
            // Page 6: a plan that lies there is final.
            return Undo::Closed;
        }
        let mut say = |event| tell(Audience::Everyone, event);
        if let Stage::Automa { step } = self.table.stage {
            return self.automa_step(step, action, dice, &mut say);
        }
        match action {
            Action::Choose { character } => self.choose(seat, character, dice, &mut say),
            Action::Place { village } => {
                self.table.tableau[seat] = self.table.tableau[seat].saturating_sub(1);
                self.table.shrines.put(seat, Site::village(village));
                say(Event::ShrinePlaced { seat, village });
                self.next_placing(&mut say);
                return self.light();
            }
            Action::BuildStatue { city, place, task } => {
                self.build_statue(seat, city, place, task, &mut say);
            }
            Action::BuildShrine { site, task } => {
                self.build_shrine(seat, site, task, &mut say);
                if task == ShrineTask::Reward {
                    return self.applied(dice, &mut say);
                }
            }
            Action::TakeCoins => {
                self.begin(Dial::Coins);
                self.receive(seat, COINS_ACTION, Cause::Dial(Dial::Coins), &mut say);
            }
            Action::TakeShrines => {
                self.begin(Dial::Supply);
                let cause = Cause::Dial(Dial::Supply);
                self.fetch_shrines(seat, SUPPLY_ACTION, cause, &mut say);
            }
            Action::BuyPrestige => {
                self.begin(Dial::Prestige);
                let (coins, prestige) = PRESTIGE_ACTION;
                let cause = Cause::Dial(Dial::Prestige);
                self.pay(seat, coins, cause, &mut say);
                self.praise(seat, prestige, cause, &mut say);
            }
            Action::TakeCharacter { character } => {
                return self.take_character(seat, character, &mut say);
            }
            Action::MoveFlag { city, task } => {
                match task {
                    FlagTask::Flag => self.begin(Dial::Flag),
                    FlagTask::Character => {
                        self.use_up(seat, Character::FlagMover, &mut say);
                    }
                }
                self.table.move_flag(city);
                say(Event::FlagMoved { seat, city, task });
            }
            Action::SpendMarker { dial } => {
                self.table.markers.spend(seat);
                self.table.spent = Some(dial);
                self.table.due[dial] = self.table.due[dial].saturating_add(1);
                say(Event::MarkerSpent { seat, dial });
            }
            Action::UseAbility { character } => self.use_ability(seat, character, &mut say),
            Action::Exchange { way } => self.exchange(seat, way, &mut say),
            Action::Travel { to, by } => self.travel(seat, to, by, &mut say),
            Action::LeaveRest => {
                say(Event::RestLeft { seat });
                if let Stage::Applying { .. } = self.table.stage {
                    return self.next_reward(dice, &mut say);
                }
                self.table.begun = None;
            }
            Action::EndTurn => return self.end_turn(seat, dice, &mut say),
            Action::ChooseReward { reward } => {
                return self.choose_reward(seat, reward, dice, &mut say);
            }
            Action::PayCoin => {
                self.pay_coin(seat, &mut say);
                return self.applied(dice, &mut say);
            }
            Action::LayMaharani { character } => {
                self.lay_maharani(seat, character, &mut say);
                return self.applied(dice, &mut say);
            }
            // Handled above, or Brahmabot's.
            Action::Plan { .. } | Action::Reveal | Action::MoveShrine { .. } => {}
        }
        Undo::Possible
    }

    /// An action of the dial begins: a pointer or a marker is used for it.
    fn begin(&mut self, dial: Dial) {
        self.table.due[dial] = self.table.due[dial].saturating_sub(1);
    }

    /// Ruling 8, 9: an ability is used for this round, and a Maharani marker on it goes home.
    fn use_up(&mut self, seat: Seat, character: Character, say: &mut impl FnMut(Event)) {
        self.table.used.insert(character);
        self.send_maharani_home(seat, character, say);
    }

    fn build_statue(
        &mut self,
        seat: Seat,
        city: City,
        place: StatuePlace,
        task: StatueTask,
        say: &mut impl FnMut(Event),
    ) {
        let cost = self
            .table
            .statue_cost(self.table.abilities(seat), city, task);
        if self.table.begun == Some(Begun::StatueLeft) {
            self.table.begun = None;
        } else if let Some(dial) = task.dial() {
            self.begin(dial);
            if task == StatueTask::StatueAndShrine {
                self.table.begun = Some(Begun::ShrineLeft);
            }
        }
        self.spend(seat, cost);
        self.put_statue(seat, city, place, cost, task, say);
        if let Some(bonus) = bonus(city, place) {
            say(Event::BonusEarned { seat, bonus });
            match bonus {
                Bonus::Marker => self.fetch_marker(seat, Cause::Bonus, say),
                Bonus::Coins => self.receive(seat, BONUS_COINS, Cause::Bonus, say),
                Bonus::Prestige => self.praise(seat, BONUS_PRESTIGE, Cause::Bonus, say),
                Bonus::Shrine => self.fetch_shrines(seat, BONUS_SHRINES, Cause::Bonus, say),
            }
        }
    }

    /// Puts a statue on its place; the seventh makes this round the last (page 11).
    pub(super) fn put_statue(
        &mut self,
        seat: Seat,
        city: City,
        place: StatuePlace,
        cost: Coins,
        task: StatueTask,
        say: &mut impl FnMut(Event),
    ) {
        self.table.statues_left[seat] = self.table.statues_left[seat].saturating_sub(1);
        self.table.statues[city].put(seat, place);
        say(Event::StatueBuilt {
            seat,
            city,
            place,
            cost,
            task,
        });
        if self.table.statues_left[seat] == 0 && !self.table.last_round {
            self.table.last_round = true;
            say(Event::LastRoundBegan);
        }
    }

    fn build_shrine(
        &mut self,
        seat: Seat,
        site: Site,
        task: ShrineTask,
        say: &mut impl FnMut(Event),
    ) {
        let village = matches!(site.kind(), SiteKind::Village(_));
        match (task, self.table.begun) {
            (ShrineTask::Character, _) => {
                self.use_up(seat, Character::SupplyBuilder, say);
            }
            (ShrineTask::StatueAndShrine, Some(Begun::ShrineLeft))
            | (ShrineTask::TwoShrines, Some(Begun::SecondShrineLeft | Begun::CityShrineLeft)) => {
                self.table.begun = None;
            }
            _ => {
                if let Some(dial) = task.dial() {
                    self.begin(dial);
                }
                match task {
                    ShrineTask::StatueAndShrine => self.table.begun = Some(Begun::StatueLeft),
                    ShrineTask::TwoShrines if village => {
                        self.table.begun = Some(Begun::CityShrineLeft);
                    }
                    ShrineTask::TwoShrines => self.table.begun = Some(Begun::SecondShrineLeft),
                    _ => {}
                }
            }
        }
        // Ruling 6: character 13 builds straight out of the supply.
        let stock = if task == ShrineTask::Character {
            &mut self.table.supply
        } else {
            &mut self.table.tableau
        };
        stock[seat] = stock[seat].saturating_sub(1);
        let cost = task.cost();
        self.spend(seat, cost);
        self.table.shrines.put(seat, site);
        say(Event::ShrineBuilt {
            seat,
            site,
            cost,
            task,
        });
    }

    /// The abilities of characters 2, 4, 6 and 14.
    fn use_ability(&mut self, seat: Seat, character: Character, say: &mut impl FnMut(Event)) {
        let cause = Cause::Character(character);
        match character {
            Character::ShrineGift => self.fetch_shrines(seat, SHRINE_GIFT, cause, say),
            Character::PrestigeGift => self.praise(seat, PRESTIGE_GIFT, cause, say),
            Character::MarkerGift => self.fetch_marker(seat, cause, say),
            Character::MarkerTrade => {
                self.forfeit(seat, cause, say);
                self.fetch_marker(seat, cause, say);
            }
            _ => {}
        }
        self.use_up(seat, character, say);
    }

    /// Character 3: 2 coins for 1 PP, or the other way.
    fn exchange(&mut self, seat: Seat, way: Exchange, say: &mut impl FnMut(Event)) {
        let cause = Cause::Character(Character::Exchange);
        match way {
            Exchange::CoinsForPrestige => {
                self.pay(seat, EXCHANGE_COINS, cause, say);
                self.praise(seat, EXCHANGE_PRESTIGE, cause, say);
            }
            Exchange::PrestigeForCoins => {
                self.forfeit(seat, cause, say);
                self.receive(seat, EXCHANGE_COINS, cause, say);
            }
        }
        self.table.exchanges = self.table.exchanges.saturating_add(1);
        if self.table.exchanges >= EXCHANGES {
            self.use_up(seat, Character::Exchange, say);
        }
    }

    /// Page 8, ruling 10: the own character is laid back, another one taken. One who loses his chooses anew; in the solo
    /// game the old one leaves the game, a new one is drawn, and Brahmabot takes the leftmost.
    fn take_character(
        &mut self,
        seat: Seat,
        character: Character,
        say: &mut impl FnMut(Event),
    ) -> Undo {
        self.begin(Dial::Character);
        let from = self.table.holder(character);
        let solo = self.table.options.solo.is_some();
        if let Some(own) = self.table.character[seat] {
            if solo {
                self.table.out.insert(own);
            } else {
                self.table.display.push(own);
            }
        }
        self.table.display.remove(character);
        self.table.character[seat] = Some(character);
        say(Event::CharacterTaken {
            seat,
            character,
            from,
        });
        if solo {
            self.draw_character(say);
        }
        if let Some(victim) = from {
            self.table.character[victim] = None;
            if !self.table.is_automa(victim) {
                self.table.stage = Stage::Replacing {
                    victim,
                    active: seat,
                };
            } else if let Some(character) = self.table.display.draw() {
                self.table.character[victim] = Some(character);
                say(Event::CharacterChosen {
                    seat: victim,
                    character,
                });
            }
        }
        // A character from the stack came to light.
        if solo { Undo::Closed } else { Undo::Possible }
    }

    /// Ruling 5: the owners of shrines in strange villages are paid by the traveller; with character 9 nobody is.
    pub(super) fn travel(
        &mut self,
        seat: Seat,
        to: Junction,
        by: Road,
        say: &mut impl FnMut(Event),
    ) {
        let Some(toll) = self.table.toll(seat, by) else {
            return;
        };
        self.table.priest[seat] = to;
        say(Event::Travelled { seat, to, by });
        if toll.total == Coins(0) || self.table.has(seat, Character::FreeTravel) {
            return;
        }
        for to in self.table.seats.iter().filter(|&to| to != seat) {
            let shrines = self.table.shrines.count_in(to, toll.strange);
            if shrines > 0 {
                // At most two villages with two shrines each.
                let coins = Coins(shrines as u16 * TOLL);
                // Page 16: when Brahmabot travels, the supply pays.
                let payer = (!self.table.is_automa(seat)).then_some(seat);
                if let Some(payer) = payer {
                    self.spend(payer, coins);
                }
                self.earn(to, coins);
                say(Event::TollPaid { payer, to, coins });
            }
        }
    }
}

#[cfg(test)]
mod tests;
