//! The books of Raja: that no piece is made or lost, and that a state makes sense.
//!
//! It is asked after every action in tests, after a set-up by hand, and of a state that was read from somewhere. It must
//! not trust what it looks at, and does not know how a state came about.

use super::data::{City, Dial, HOUSES, OUTER_SITES, PURSE};
use super::state::{Raja, Stage, Table};
use super::tasks::Task;
use crate::kernel::books::{Verdict, must, only_players};
use crate::kernel::id::Id;
use crate::kernel::seat::{Seat, SeatSet};
use crate::parts::track::spaces_taken;

impl Raja {
    /// Whether all books balance; if not, which one does not.
    pub(super) fn audit(&self) -> Verdict {
        must(
            self.table.seats.count() >= 2,
            "there are fewer than two players",
        )?;
        self.gold_balances()?;
        self.table.pieces_balance()?;
        self.table.characters_balance()?;
        self.table.track_balances()?;
        self.turn_balances()
    }

    /// Gold in all purses is what the players began with and what the bank paid out.
    fn gold_balances(&self) -> Verdict {
        let purses = || self.table.seats.iter().map(|seat| self.gold[seat].0);
        let start = i64::from(PURSE) * i64::from(self.table.seats.count());
        let all: i64 = purses().map(i64::from).sum();
        must(all == start + i64::from(self.bank), "gold was made or lost")?;
        must(
            purses().all(|gold| gold < 30_000),
            "a purse holds more gold than a match can bring",
        )?;
        let auction = matches!(
            self.table.stage,
            Stage::Bidding { .. } | Stage::Picking { .. }
        );
        must(
            !auction || purses().all(|gold| gold <= PURSE),
            "somebody has more than 15 gold in the auction",
        )?;
        match self.table.stage {
            Stage::Bidding {
                high: Some(high), ..
            } => must(
                high.gold <= self.gold[high.seat],
                "the highest bid is more than the bidder has",
            ),
            _ => Ok(()),
        }
    }

    /// What was done in a turn fits the plan, and only players decide.
    fn turn_balances(&self) -> Verdict {
        let table = &self.table;
        only_players(table.seats, table.decider(), table.played)?;
        let planned = match table.active() {
            Some(seat) => {
                must(
                    table.seats.contains(seat) && !table.played.contains(seat),
                    "a turn is taken twice",
                )?;
                match self.plans[seat] {
                    Some(plan) => plan.dials().map(Some),
                    None => return Err("a turn is taken without a plan"),
                }
            }
            None => [None, None],
        };
        must(
            table.active().is_some() || table.doing.chip.is_none(),
            "a chip was spent in nobody's turn",
        )?;
        for dial in Dial::all() {
            let most = planned.iter().filter(|&&other| other == Some(dial)).count();
            let Task { due, first, second } = table.doing.tasks[dial];
            must(usize::from(due) <= most, "more is due than was planned")?;
            let pointers = u32::from(due) + u32::from(table.doing.chip == Some(dial));
            let (first, second) = (u32::from(first), u32::from(second));
            let within = match dial {
                Dial::TwoHouses => second <= pointers && first + second <= 2 * pointers,
                Dial::PalaceAndHouse => first <= pointers && second <= pointers,
                Dial::Quarry => first <= pointers && second <= first,
                _ => first <= pointers && second == 0,
            };
            must(within, "more was done than the dial allows")?;
        }
        Ok(())
    }
}

impl Table {
    /// 20 houses and 7 or 6 palaces a player, villages within capacity, 7 chips.
    fn pieces_balance(&self) -> Verdict {
        must(
            self.chips.count() == u32::from(self.options.chips()),
            "there are not seven chips",
        )?;
        for seat in self.seats.iter() {
            let centres = self
                .centre
                .entries()
                .iter()
                .filter(|owner| **owner == Some(seat))
                .count();
            let outers: usize = self.outer[seat]
                .entries()
                .iter()
                .copied()
                .map(usize::from)
                .sum();
            let palaces = centres + outers + usize::from(self.palaces_left[seat]);
            must(
                palaces == usize::from(self.palaces_each()),
                "a player has not all his palaces",
            )?;
        }
        self.houses.balance(
            self.seats,
            [&self.hand, &self.quarry],
            (HOUSES, "a player has not 20 houses"),
        )?;
        for city in City::all() {
            let built: u32 = self
                .seats
                .iter()
                .map(|seat| u32::from(self.outer[seat][city]))
                .sum();
            let neutral = u32::from(self.neutral_palaces());
            must(
                built + neutral <= u32::from(OUTER_SITES),
                "a city has too many outer palaces",
            )?;
        }
        let unused = |seat: Seat| !self.seats.contains(seat);
        let owned = self
            .centre
            .entries()
            .iter()
            .flatten()
            .any(|&seat| unused(seat));
        let standing = Seat::all()
            .filter(|&seat| unused(seat))
            .any(|seat| self.houses.on_board(seat) > 0);
        must(!owned && !standing, "a piece belongs to nobody")
    }

    /// Every character is in exactly one place, and nobody holds too many or too few for this moment.
    fn characters_balance(&self) -> Verdict {
        let mut cards = self.free;
        let mut count = self.free.len();
        let mut without = SeatSet::empty();
        for seat in self.seats.iter() {
            let own = self.characters[seat];
            cards = cards.union(own);
            count += own.len();
            must(
                self.options.several || own.len() <= 1,
                "a player has two characters",
            )?;
            if own.is_empty() {
                without.insert(seat);
            }
        }
        must(
            cards == self.deck() && count == self.deck().len(),
            "a character is not in exactly one place",
        )?;
        let fitting = match self.stage {
            Stage::Choosing { seat } | Stage::Picking { seat } => without.contains(seat),
            Stage::Bidding { seat, high, passed } => {
                let bidder = high
                    .is_none_or(|high| without.contains(high.seat) && !passed.contains(high.seat));
                without.contains(seat) && !passed.contains(seat) && bidder
            }
            Stage::Replacing { victim, active } => {
                without == SeatSet::only(victim) && victim != active
            }
            Stage::Giving { victim, active } => without.is_empty() && victim != active,
            _ => without.is_empty(),
        };
        must(
            fitting,
            "a player has a character too many or too few for this moment",
        )
    }

    /// No two governors share a box.
    fn track_balances(&self) -> Verdict {
        must(
            spaces_taken(&self.track).is_some(),
            "two governors share a box",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::data::{Character, Site, Village};
    use super::super::state::Options;
    use super::*;
    use crate::kernel::books::notices;
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;

    /// A state in the middle of a turn, where pieces lie everywhere.
    fn midgame() -> Raja {
        let options = Options {
            yogi: true,
            ..Options::default()
        };
        let game = play_random::<Raja>(options, Seats::new(3).unwrap(), 4, 120, |_, _, _| {})
            .unwrap()
            .game;
        assert!(game.table.active().is_some());
        assert_eq!(game.audit(), Ok(()));
        game
    }

    #[test]
    fn each_book_notices_its_own_mistake() {
        notices! {
            game = midgame();
            "gold was made or lost": game.gold[Seat::One].0 += 1;
            "there are not seven chips": game.table.chips.forge(Seat::One);
            "a player has not 20 houses": game.table.hand[Seat::Two] += 1;
            "a player has not 20 houses": game.table.quarry[Seat::Two] += 1;
            "a player has not 20 houses": game.table.houses.put(Seat::Three, Site::city(City::Agra));
            "a player has not all his palaces": game.table.palaces_left[Seat::One] += 1;
            "a player has not all his palaces": game.table.outer[Seat::One][City::Agra] += 1;
            "a village is too full": {
                for seat in [Seat::One, Seat::Two, Seat::Three] {
                    let village = Village::numbered(1).unwrap();
                    if !game.table.houses.villages(seat).contains(village) {
                        game.table.houses.put(seat, Site::village(village));
                        // Out of the quarry, so that only the village is wrong.
                        game.table.quarry[seat] -= 1;
                    }
                }
            };
            "a city has too many outer palaces": {
                for (seat, count) in [(Seat::One, 3), (Seat::Two, 4)] {
                    let left = game.table.palaces_left[seat].checked_sub(count).unwrap();
                    game.table.palaces_left[seat] = left;
                    game.table.outer[seat][City::Agra] += count;
                }
            };
            "a character is not in exactly one place": game.table.free.insert(Character::Mogul);
            "a character is not in exactly one place": {
                let card = game.table.free.first().unwrap();
                game.table.free.remove(card);
            };
            "two governors share a box": game.table.track[City::Agra] = game.table.track[City::Delhi];
            "more is due than was planned": game.table.doing.tasks[Dial::Gold].due += 3;
            "more was done than the dial allows": game.table.doing.tasks[Dial::Gold].first += 3;
            "a turn is taken twice": {
                let seat = game.table.active().unwrap();
                game.table.played.insert(seat);
            };
        }
    }
}
