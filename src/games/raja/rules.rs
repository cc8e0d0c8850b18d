//! What an action of Raja does, and how the game flows from one decision to the next.
//!
//! It trusts that the action was judged and does not judge it again; it does not know who may see what.

use super::action::{Action, Event, Ground, MoveTask, Payer};
use super::data::{
    Character, CharacterSet, City, Dial, FORGONE, GOLD_ACTION, HOUSE_COST, Junction, QUARRY_ACTION,
    ROUNDS_SHORT, Road, Site, TOLL, TRADER_GOLD, TrackBox,
};
use super::state::{Doing, Gold, Raja, Stage};
use super::tasks::Part;
use crate::kernel::event::{Audience, Undo};
use crate::kernel::id::Id;
use crate::kernel::seat::{PerSeat, Seat, SeatSet};
use crate::parts::bank;
use crate::parts::rulings::Rulings;

impl Raja {
    /// The bank pays a player.
    pub(super) fn earn(&mut self, seat: Seat, gold: Gold) {
        bank::pay_out(&mut self.bank, &mut self.gold[seat].0, gold.0);
    }

    /// A player pays the bank.
    pub(super) fn spend(&mut self, seat: Seat, gold: Gold) {
        bank::take_in(&mut self.bank, &mut self.gold[seat].0, gold.0);
    }

    /// Does an action that was judged as allowed.
    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Audience, Event),
    ) -> Undo {
        let mut say = |event| tell(Audience::Everyone, event);
        match action {
            Action::Choose { character } => self.choose(seat, character, &mut say),
            Action::Bid { gold } => self.bid(seat, gold, &mut say),
            Action::Pass => self.pass(seat, &mut say),
            Action::Place { village } => {
                self.table.hand[seat] = self.table.hand[seat].saturating_sub(1);
                self.table.houses.put(seat, Site::village(village));
                say(Event::HousePlaced { seat, village });
                self.next_placing(&mut say);
            }
            Action::Plan { plan } => {
                self.plans[seat] = Some(plan);
                tell(Audience::Only(seat), Event::PlanMade { seat, plan });
                let mut say = |event| tell(Audience::Everyone, event);
                say(Event::PlanConfirmed { seat });
                match self
                    .table
                    .seats
                    .iter()
                    .find(|&other| self.plans[other].is_none())
                {
                    Some(other) => self.table.stage = Stage::Planning { seat: other },
                    None => self.next_turn(&mut say),
                }
                // Ruling 3: a confirmed plan is final.
                return Undo::Closed;
            }
            Action::TakeGold => {
                self.table.done(Part::Whole(Dial::Gold));
                self.earn(seat, Gold(GOLD_ACTION));
                say(Event::GoldTaken { seat });
            }
            Action::BuildHouse { site, task } => {
                match task.part(site) {
                    Some(part) => {
                        self.table.done(part);
                        self.spend(seat, Gold(HOUSE_COST));
                    }
                    None => self.table.doing.used.insert(Character::Builder),
                }
                self.table.hand[seat] = self.table.hand[seat].saturating_sub(1);
                self.table.houses.put(seat, site);
                say(Event::HouseBuilt { seat, site, task });
            }
            Action::MoveHouse { from, to, task } => {
                match task {
                    MoveTask::MoveHouse => self.table.done(Part::Whole(Dial::MoveHouse)),
                    MoveTask::Builder => self.table.doing.used.insert(Character::Builder),
                }
                self.table.houses.lift(seat, from);
                self.table.houses.put(seat, to);
                say(Event::HouseMoved {
                    seat,
                    from,
                    to,
                    task,
                });
            }
            Action::TakeHouses => {
                // Ruling 9: with one left it takes that one, and that is not in full.
                let houses = self.table.quarry[seat].min(QUARRY_ACTION);
                self.table.quarry[seat] -= houses;
                self.table.hand[seat] += houses;
                let task = &mut self.table.doing.tasks[Dial::Quarry];
                task.first += 1;
                task.second += u8::from(houses == QUARRY_ACTION);
                say(Event::HousesTaken { seat, houses });
            }
            Action::BuildPalace { city, ground, task } => {
                let cost = self.table.palace_cost(seat);
                self.table.done(task.part());
                self.spend(seat, cost);
                self.place_palace(seat, city, ground);
                say(Event::PalaceBuilt {
                    seat,
                    city,
                    ground,
                    cost,
                });
                if self.table.palaces_left[seat] == 0 {
                    self.begin_last_round(&mut say);
                }
            }
            Action::LowerGovernor { city } => {
                self.table.done(Part::Whole(Dial::Order));
                self.table.lower_governor(city);
                say(Event::GovernorLowered { seat, city });
            }
            Action::TakeCharacter { character } => self.take_character(seat, character, &mut say),
            Action::Swap { want, give } => {
                self.table.done(Part::Whole(Dial::Character));
                if let Some(with) = self.table.holder(want) {
                    self.table.characters[with].remove(want);
                    self.table.characters[with].insert(give);
                    self.table.characters[seat].remove(give);
                    self.table.characters[seat].insert(want);
                    say(Event::Swapped {
                        seat,
                        want,
                        give,
                        with,
                    });
                }
                self.gifts(seat, &mut say);
            }
            Action::Entice { from } => {
                self.table.done(Part::Whole(Dial::Character));
                self.table.stage = Stage::Giving {
                    victim: from,
                    active: seat,
                };
                say(Event::Enticed { seat, from });
            }
            Action::Give { character } => {
                if let Some(active) = self.table.active() {
                    self.table.characters[seat].remove(character);
                    self.table.characters[active].insert(character);
                    self.table.stage = Stage::Acting { seat: active };
                    say(Event::CharacterGiven {
                        from: seat,
                        to: active,
                        character,
                    });
                    self.gifts(active, &mut say);
                }
            }
            Action::SpendChip { dial } => {
                self.table.chips.spend(seat);
                self.table.doing.chip = Some(dial);
                say(Event::ChipSpent { seat, dial });
                if self.rulings != Rulings::First {
                    if dial == Dial::TwoHouses {
                        self.table.doing.tasks[dial].settle_two_houses();
                    }
                    // Ruling 22: the Yogi's chip may have waited for this one.
                    self.gifts(seat, &mut say);
                }
            }
            Action::Travel { to, by } => self.travel(seat, to, by, &mut say),
            Action::Forgo { dial } => self.forgo(seat, dial, &mut say),
            Action::EndTurn => return self.end_turn(seat, &mut say),
        }
        Undo::Possible
    }

    // --- Rounds -----------------------------------------------------------------------------------------------------

    /// §6.1: the Maharaja follows the lowest governor, who goes to the top; then plans are made.
    pub(super) fn begin_round(&mut self, say: &mut impl FnMut(Event)) {
        self.table.round = self.table.round.saturating_add(1);
        self.plans = PerSeat::filled(None);
        self.table.played = SeatSet::empty();
        self.clear_turn();
        let lowest = City::all().min_by_key(|&city| self.table.track[city]);
        let highest = self.table.highest_governor();
        if let Some(city) = lowest {
            // Ruling 1: just above the highest, whatever gaps there are.
            let place = highest.ahead();
            self.table.track[city] = place;
            self.table.maharaja = Junction::City(city);
            say(Event::MaharajaMoved { city, place });
            let short = self.table.options.short;
            let last = if short {
                TrackBox::LAST_SHORT
            } else {
                TrackBox::LAST
            };
            // Ruling 21: gaps do not lengthen the short game.
            let rounds =
                short && self.rulings != Rulings::First && self.table.round >= ROUNDS_SHORT;
            if place >= last || rounds {
                self.begin_last_round(say);
            }
        }
        self.table.stage = Stage::Planning { seat: Seat::One };
    }

    /// §10: the game ends after this round's scoring.
    fn begin_last_round(&mut self, say: &mut impl FnMut(Event)) {
        if !self.table.last_round {
            self.table.last_round = true;
            say(Event::LastRoundBegan);
        }
    }

    /// Forgets what was done in the last turn.
    fn clear_turn(&mut self) {
        self.table.doing = Doing::default();
    }

    /// §6.3, §7.6: the lowest character among those who have not played reveals his plan and takes his turn.
    /// When all have played, the city is scored, and the next round begins or the game ends.
    pub(super) fn next_turn(&mut self, say: &mut impl FnMut(Event)) {
        let waiting = self.table.seats.set().minus(self.table.played);
        let Some(seat) = self.table.lowest(waiting) else {
            self.score(say);
            if self.table.last_round {
                self.clear_turn();
                self.table.stage = Stage::Over;
                say(Event::GameEnded);
            } else {
                self.begin_round(say);
            }
            return;
        };
        self.clear_turn();
        self.table.stage = Stage::Acting { seat };
        if let Some(plan) = self.plans[seat] {
            for dial in plan.dials() {
                self.table.doing.tasks[dial].due += 1;
            }
            say(Event::TurnBegan { seat, plan });
        }
        self.gifts(seat, say);
    }

    /// Ruling 11: the Trader's gold and the Yogi's chip come by themselves, once a turn, as soon as they can.
    fn gifts(&mut self, seat: Seat, say: &mut impl FnMut(Event)) {
        let new = self.table.characters[seat].minus(self.table.doing.used);
        if new.contains(Character::Trader) {
            self.table.doing.used.insert(Character::Trader);
            self.earn(seat, Gold(TRADER_GOLD));
            say(Event::TraderPaid { seat });
        }
        if new.contains(Character::Yogi) {
            // Ruling 16: none left, none gained; ruling 22: it may still come in this turn.
            let gained = self.table.chips.gain(seat);
            if gained || self.rulings == Rulings::First {
                self.table.doing.used.insert(Character::Yogi);
            }
            if gained {
                say(Event::ChipGained { seat });
            }
        }
    }

    /// §7.7: what was not carried out in full is forgone; then the next player comes.
    fn end_turn(&mut self, seat: Seat, say: &mut impl FnMut(Event)) -> Undo {
        for dial in Dial::all() {
            for _ in 0..self.table.undone(dial) {
                self.compensate(seat, dial, say);
            }
        }
        self.table.played.insert(seat);
        say(Event::TurnEnded { seat });
        self.next_turn(say);
        match self.table.stage {
            // After the scoring nothing hidden has come to light yet.
            Stage::Planning { .. } => Undo::Possible,
            _ => Undo::Closed,
        }
    }

    // --- In a turn --------------------------------------------------------------------------------------------------

    /// §7.7: every other player gets 2 gold from the bank.
    fn compensate(&mut self, seat: Seat, dial: Dial, say: &mut impl FnMut(Event)) {
        say(Event::Forgone { seat, dial });
        for other in self.table.seats.iter().filter(|&other| other != seat) {
            self.earn(other, Gold(FORGONE));
            say(Event::Compensated {
                seat: other,
                gold: Gold(FORGONE),
            });
        }
    }

    /// Ruling 4: an action is given up before the end of the turn, for good.
    fn forgo(&mut self, seat: Seat, dial: Dial, say: &mut impl FnMut(Event)) {
        self.compensate(seat, dial, say);
        let chip = u8::from(self.table.doing.chip == Some(dial));
        let task = &mut self.table.doing.tasks[dial];
        task.due = task.due.saturating_sub(1);
        // The pointer with the least done is the one given up; the others keep what was done.
        let left = task.due + chip;
        match dial {
            Dial::TwoHouses => {
                task.second = task.second.min(left);
                task.first = task.first.min(2 * left - task.second);
            }
            _ => {
                task.first = task.first.min(left);
                task.second = task.second.min(left);
            }
        }
    }

    /// Puts a palace of a player on a site.
    pub(super) fn place_palace(&mut self, seat: Seat, city: City, ground: Ground) {
        self.table.palaces_left[seat] = self.table.palaces_left[seat].saturating_sub(1);
        match ground {
            Ground::Centre => self.table.centre[city] = Some(seat),
            Ground::Outer => self.table.outer[seat][city] += 1,
        }
    }

    /// §7.6, §11.3: a card is taken; without several characters the old one goes back, and a victim chooses anew.
    fn take_character(&mut self, seat: Seat, character: Character, say: &mut impl FnMut(Event)) {
        self.table.done(Part::Whole(Dial::Character));
        let from = self.table.holder(character);
        if !self.table.options.several {
            self.table.free = self.table.free.union(self.table.characters[seat]);
            self.table.characters[seat] = CharacterSet::empty();
        }
        match from {
            Some(victim) => {
                self.table.characters[victim].remove(character);
                self.table.stage = Stage::Replacing {
                    victim,
                    active: seat,
                };
            }
            None => self.table.free.remove(character),
        }
        self.table.characters[seat].insert(character);
        say(Event::CharacterTaken {
            seat,
            character,
            from,
        });
        self.gifts(seat, say);
    }

    /// §7.1, ruling 6: the owners of houses in strange villages are paid, by the traveller or by the bank.
    fn travel(&mut self, seat: Seat, to: Junction, by: Road, say: &mut impl FnMut(Event)) {
        let Some(toll) = self.table.toll(seat, by) else {
            return;
        };
        self.table.architect[seat] = to;
        say(Event::Travelled { seat, to, by });
        if toll.total == Gold(0) {
            return;
        }
        let payer = if self.table.holds(seat, Character::Monk) {
            Payer::Bank
        } else {
            Payer::Traveller(seat)
        };
        for to in self.table.seats.iter() {
            let houses = self.table.houses.count_in(to, toll.strange);
            if houses > 0 {
                // At most two villages with two houses each.
                let gold = Gold(houses as u16 * TOLL);
                if let Payer::Traveller(traveller) = payer {
                    self.spend(traveller, gold);
                }
                self.earn(to, gold);
                say(Event::TollPaid { payer, to, gold });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::action::HouseTask;
    use super::super::data::PURSE;
    use super::*;
    use crate::games::raja::Options;
    use crate::kernel::dice::Dice;
    use crate::kernel::game::{Game, Turn};
    use crate::kernel::options::Written;
    use crate::kernel::seat::Seats;

    /// What an event means for a purse.
    fn book(purses: &mut PerSeat<i32>, event: Event) {
        match event {
            Event::AuctionWon { seat, gold } => purses[seat] -= i32::from(gold.0),
            Event::GoldTaken { seat } => purses[seat] += 2,
            Event::TraderPaid { seat } => purses[seat] += 1,
            Event::HouseBuilt { seat, task, .. } => {
                purses[seat] -= i32::from(task != HouseTask::Builder)
            }
            Event::PalaceBuilt { seat, cost, .. } => purses[seat] -= i32::from(cost.0),
            Event::TollPaid { payer, to, gold } => {
                purses[to] += i32::from(gold.0);
                if let Payer::Traveller(seat) = payer {
                    purses[seat] -= i32::from(gold.0);
                }
            }
            Event::Compensated { seat, gold }
            | Event::Scored { seat, gold, .. }
            | Event::MonopolyPaid { seat, gold } => purses[seat] += i32::from(gold.0),
            _ => {}
        }
    }

    #[test]
    fn every_coin_that_moves_is_told() {
        let mut moved = 0;
        for (number, options) in Options::every().enumerate() {
            for seats in (2..=5).filter_map(Seats::new) {
                let mut dice = Dice::from_seed(number as u64);
                let mut game = Raja::new(options, seats, &mut dice).unwrap();
                let mut purses = PerSeat::filled(i32::from(PURSE));
                while let Turn::Of(seat) = game.turn() {
                    let count = game.legal(seat).len() as u32;
                    let action = game.legal(seat).nth(dice.below(count) as usize).unwrap();
                    let before = game.gold;
                    game.apply(seat, action, &mut dice, &mut |_, event| {
                        book(&mut purses, event)
                    });
                    moved += u32::from(game.gold != before);
                    for player in seats.iter() {
                        assert_eq!(
                            i32::from(game.gold[player].0),
                            purses[player],
                            "{options:?} {action:?}"
                        );
                    }
                }
            }
        }
        assert!(moved > 10_000, "{moved}");
    }

    #[test]
    fn lowering_a_governor_keeps_the_others_in_order() {
        let mut game = Raja::new(
            Options::default(),
            Seats::new(2).unwrap(),
            &mut Dice::from_seed(1),
        )
        .unwrap();
        let mut dice = Dice::from_seed(2);
        for _ in 0..500 {
            let order = |game: &Raja, without: City| {
                let mut rest: Vec<City> = City::all().filter(|&city| city != without).collect();
                rest.sort_by_key(|&city| game.table.track[city]);
                rest
            };
            let city = City::all().nth(dice.below(7) as usize).unwrap();
            let (before, rest) = (game.table.track[city], order(&game, city));
            game.table.lower_governor(city);
            let steps = before.position() - game.table.track[city].position();
            assert!(steps == 2 || (steps == 0 && before.position() < 2));
            assert_eq!(order(&game, city), rest);
            let lowest = City::all()
                .min_by_key(|&city| game.table.track[city])
                .unwrap();
            let highest = game.table.track.entries().iter().max().unwrap().ahead();
            if highest < TrackBox::LAST {
                game.table.track[lowest] = highest;
            }
        }
    }
}
