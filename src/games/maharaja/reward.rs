//! The reward tiles of Maharaja: who chooses, and what a tile does.
//!
//! It trusts that the choice was judged; it does not know ranks, but for their order.

use super::data::{
    Character, REWARD_BOTH, REWARD_COINS, REWARD_OTHERS_PAY, REWARD_PRESTIGE, REWARD_SHRINES,
    REWARD_TIMES, REWARD_TRADE, Reward,
};
use super::event::{Cause, Event};
use super::state::{Maharaja, Maharani, Stage};
use crate::kernel::dice::Dice;
use crate::kernel::event::Undo;
use crate::kernel::seat::Seat;

impl Maharaja {
    /// The next in rank chooses a tile; after the last the round ends.
    pub(super) fn next_reward(&mut self, dice: &mut Dice, say: &mut impl FnMut(Event)) -> Undo {
        match self.next_in_rank() {
            Some(stage) => self.table.stage = stage,
            None => self.end_round(dice, say),
        }
        self.light()
    }

    /// A player takes a tile and applies it, with character 16 twice. Then it goes on top; in the solo game it leaves
    /// the game (page 10, page 17).
    pub(super) fn choose_reward(
        &mut self,
        seat: Seat,
        reward: Reward,
        dice: &mut Dice,
        say: &mut impl FnMut(Event),
    ) -> Undo {
        let twice = self.table.has(seat, Character::DoubleReward);
        let times = 1 + u8::from(twice);
        say(Event::RewardChosen {
            seat,
            reward,
            times,
        });
        self.put_on_top(reward, say);
        let cause = Cause::Reward(reward);
        let mut left = 0;
        for _ in 0..times {
            match reward {
                Reward::Coins => self.receive(seat, REWARD_COINS, cause, say),
                Reward::Shrines => self.fetch_shrines(seat, REWARD_SHRINES, cause, say),
                Reward::PrestigeAndCoin => {
                    let (prestige, coins) = REWARD_BOTH;
                    self.praise(seat, prestige, cause, say);
                    self.receive(seat, coins, cause, say);
                }
                Reward::OthersPay => self.others_pay(seat, say),
                Reward::Prestige => self.praise(seat, REWARD_PRESTIGE, cause, say),
                Reward::UpToThree => left += REWARD_TIMES,
                Reward::FreeShrine | Reward::Maharani => left += 1,
            }
        }
        self.table.stage = Stage::Applying {
            seat,
            reward,
            left,
            barred: None,
        };
        self.go_on(dice, say)
    }

    /// The tile goes onto the first field above the topmost one; gaps stay until the round's end (ruling 11).
    fn put_on_top(&mut self, reward: Reward, say: &mut impl FnMut(Event)) {
        let top = self.table.rewards.iter().rposition(Option::is_some);
        for field in &mut self.table.rewards {
            if *field == Some(reward) {
                *field = None;
            }
        }
        if self.table.options.solo.is_some() {
            say(Event::RewardGone { reward });
            return;
        }
        // Four players at most lay four tiles on the eight: within the fields.
        let above = top.map_or(0, |top| top + 1);
        if let Some(field) = self.table.rewards.get_mut(above) {
            *field = Some(reward);
        }
    }

    /// Every other player pays 2 coins, or the one he has; Brahmabot too (ruling 11).
    fn others_pay(&mut self, seat: Seat, say: &mut impl FnMut(Event)) {
        let cause = Cause::Reward(Reward::OthersPay);
        for other in self.table.seats.iter().filter(|&other| other != seat) {
            let coins = self.table.coins[other].0.min(REWARD_OTHERS_PAY);
            if coins > 0 {
                self.pay(other, coins, cause, say);
            }
        }
    }

    /// 1 coin for 1 PP, with the tile "up to three"; each is a receipt of its own for character 11 (ruling 7).
    pub(super) fn pay_coin(&mut self, seat: Seat, say: &mut impl FnMut(Event)) {
        let cause = Cause::Reward(Reward::UpToThree);
        let (coins, prestige) = REWARD_TRADE;
        self.pay(seat, coins, cause, say);
        self.praise(seat, prestige, cause, say);
    }

    /// A Maharani marker is laid on a character of the display.
    pub(super) fn lay_maharani(
        &mut self,
        seat: Seat,
        character: Character,
        say: &mut impl FnMut(Event),
    ) {
        let round = self.table.round;
        if let Some(home) = self.table.maharani.iter_mut().find(|place| place.is_none()) {
            *home = Some(Maharani {
                seat,
                character,
                round,
            });
            say(Event::MaharaniLaid { seat, character });
        }
        if let Stage::Applying { barred, .. } = &mut self.table.stage {
            *barred = Some(character);
        }
    }

    /// One decision of a tile was made.
    pub(super) fn applied(&mut self, dice: &mut Dice, say: &mut impl FnMut(Event)) -> Undo {
        if let Stage::Applying { left, .. } = &mut self.table.stage {
            *left = left.saturating_sub(1);
        }
        self.go_on(dice, say)
    }

    /// Goes on with the tile as long as there is something to decide.
    fn go_on(&mut self, dice: &mut Dice, say: &mut impl FnMut(Event)) -> Undo {
        let Stage::Applying {
            seat,
            reward,
            left,
            barred,
        } = self.table.stage
        else {
            return Undo::Possible;
        };
        let possible = match reward {
            Reward::UpToThree => self.table.coins[seat].0 >= REWARD_TRADE.0,
            Reward::FreeShrine => self.table.tableau[seat] > 0,
            Reward::Maharani => {
                let others = self.table.display.iter();
                self.table.maharani_at_home()
                    && others.filter(|&other| Some(other) != barred).count() > 0
            }
            _ => false,
        };
        if left > 0 && possible {
            return Undo::Possible;
        }
        self.next_reward(dice, say)
    }
}

#[cfg(test)]
mod tests {
    use super::super::pile::Pile;
    use super::super::state::{Coins, Options};
    use super::*;
    use crate::kernel::seat::Seats;

    /// A table where the first player takes this tile, after something was changed; then the second would choose. Tells
    /// the stage after it, and what happened.
    fn taken(reward: Reward, change: impl FnOnce(&mut Maharaja)) -> (Maharaja, Vec<Event>) {
        let mut dice = Dice::from_seed(1);
        let seats = Seats::new(3).unwrap();
        let mut game = Maharaja::new(Options::default(), seats, &mut dice).unwrap();
        game.table.stage = Stage::Rewarding { seat: Seat::One };
        game.table.ranks = [Some(Seat::Two), None, None, None];
        change(&mut game);
        let mut told = Vec::new();
        game.choose_reward(Seat::One, reward, &mut dice, &mut |event| told.push(event));
        (game, told)
    }

    /// Nothing was left to decide: the next in rank chooses.
    fn moved_on(game: &Maharaja) -> bool {
        game.table.stage == Stage::Rewarding { seat: Seat::Two }
    }

    #[test]
    fn who_has_no_coin_pays_nothing_and_nothing_is_told_of_it() {
        let (game, told) = taken(Reward::OthersPay, |game| {
            game.table.coins[Seat::Two] = Coins(0);
            game.table.coins[Seat::Three] = Coins(1);
        });
        let paid = told.iter().filter_map(|event| match event {
            Event::CoinsPaid { seat, coins, .. } => Some((*seat, *coins)),
            _ => None,
        });
        assert_eq!(paid.collect::<Vec<_>>(), [(Seat::Three, Coins(1))]);
        assert_eq!(game.table.coins[Seat::Three], Coins(0));
        assert!(moved_on(&game));
    }

    #[test]
    fn up_to_three_needs_a_coin_and_ends_with_the_last_one() {
        let (game, _) = taken(Reward::UpToThree, |game| {
            game.table.coins[Seat::One] = Coins(0);
        });
        assert!(moved_on(&game));
        let (mut game, _) = taken(Reward::UpToThree, |game| {
            game.table.coins[Seat::One] = Coins(1);
        });
        assert!(!moved_on(&game));
        game.pay_coin(Seat::One, &mut |_| {});
        game.applied(&mut Dice::from_seed(1), &mut |_| {});
        assert!(moved_on(&game));
    }

    #[test]
    fn up_to_three_is_over_after_three() {
        let (mut game, _) = taken(Reward::UpToThree, |_| {});
        for _ in 0..3 {
            assert!(!moved_on(&game));
            game.pay_coin(Seat::One, &mut |_| {});
            game.applied(&mut Dice::from_seed(1), &mut |_| {});
        }
        assert!(moved_on(&game) && game.table.coins[Seat::One] > Coins(0));
    }

    #[test]
    fn a_free_shrine_needs_one_on_the_tableau() {
        let (game, _) = taken(Reward::FreeShrine, |game| game.table.tableau[Seat::One] = 0);
        assert!(moved_on(&game));
        let (game, _) = taken(Reward::FreeShrine, |_| {});
        assert!(!moved_on(&game));
    }

    #[test]
    fn a_maharani_marker_needs_a_character_to_lie_on() {
        let (game, _) = taken(Reward::Maharani, |game| game.table.display = Pile::empty());
        assert!(moved_on(&game));
        // With character 16 there are two markers, but not for the same one.
        let (mut game, _) = taken(Reward::Maharani, |game| {
            game.table.character[Seat::One] = Some(Character::DoubleReward);
            game.table.display = Pile::of([Character::MarkerGift]);
        });
        assert!(!moved_on(&game));
        game.lay_maharani(Seat::One, Character::MarkerGift, &mut |_| {});
        game.applied(&mut Dice::from_seed(1), &mut |_| {});
        assert!(moved_on(&game));
    }
}
