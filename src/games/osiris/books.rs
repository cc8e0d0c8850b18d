//! The books of Osiris: that no piece is made or lost, that nobody knows what is not so, and that a state makes sense.
//!
//! It is asked after every action in tests, after a set-up by hand, and of a state that was read from somewhere. It must
//! not trust what it looks at, and does not know how a state came about.

use super::data::{Carrier, City, Colour, FOLLOWERS, GodSet, LAST_ROUND, ROUND_THE_SUMMIT};
use super::place::{Place, PlaceKind};
use super::state::{Ending, Fight, March, Osiris, Stage, Table};
use crate::kernel::books::{Verdict, must, two_to_four};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

impl Osiris {
    /// Whether all books balance; if not, which one does not.
    pub(super) fn audit(&self) -> Verdict {
        two_to_four(self.table.seats, false)?;
        self.table.stones_balance()?;
        self.table.priests_balance()?;
        self.table.followers_balance()?;
        self.gods_balance()?;
        self.table.turn_balances()
    }

    /// Every god is on one disc, and what players know or cannot rule out is true.
    fn gods_balance(&self) -> Verdict {
        let all = self.gods.entries().iter().copied().map(GodSet::only);
        let all = all.fold(GodSet::empty(), GodSet::union);
        must(
            all.len() as usize == Carrier::COUNT,
            "a god is not on exactly one disc",
        )?;
        for seat in Seat::all() {
            let looked = self.table.looked[seat];
            if !self.table.seats.contains(seat) {
                must(looked.is_empty(), "somebody looks who does not play")?;
                continue;
            }
            for disc in Carrier::all() {
                let possible = self.possible[seat][disc];
                must(
                    possible.contains(self.gods[disc]),
                    "a player rules out what is so",
                )?;
                must(
                    !looked.contains(disc) || possible.len() == 1,
                    "a player does not know a god that was looked at",
                )?;
            }
            must(
                self.table.open_to(seat).minus(looked).is_empty(),
                "a player does not know an own god",
            )?;
        }
        Ok(())
    }
}

impl Table {
    /// §2, §4: 24 stones, or 18 with three players, in cities in play and on fields without a priest.
    fn stones_balance(&self) -> Verdict {
        let mut stones = self.blockades.len();
        for city in City::all() {
            stones += u32::from(self.stones[city]);
            must(
                self.in_play(city) || self.stones[city] == 0,
                "a city that left has stones",
            )?;
        }
        must(
            stones == u32::from(self.stones_in_play()),
            "power stones were made or lost",
        )
    }

    /// Every priest stands at home, alone on a field, or on the summit when that ended the game.
    fn priests_balance(&self) -> Verdict {
        let mut taken = self.blocked();
        let mut summit = 0;
        for priest in City::all() {
            let place = self.priests[priest];
            match place.kind() {
                PlaceKind::City(city) => must(city == priest, "a priest is in a strange city")?,
                PlaceKind::Field(_) => {
                    must(self.in_play(priest), "a priest who left is on the pyramid")?;
                    must(
                        !taken.contains(place),
                        "two priests, or a priest and a blockade, share a field",
                    )?;
                    taken.insert(place);
                }
                PlaceKind::Summit => {
                    must(self.in_play(priest), "a priest who left is on the pyramid")?;
                    summit += 1;
                }
            }
        }
        let crowned = self.stage == Stage::Over(Ending::Summit);
        must(
            summit == u8::from(crowned),
            "the summit is taken, and the game is not over by it",
        )
    }

    /// §2, §4: five followers a colour in play, all of them in temples once the first round has begun.
    fn followers_balance(&self) -> Verdict {
        for colour in Colour::all() {
            let placed = self.followers[colour].placed();
            let (least, most) = match self.leader(colour) {
                None => (0, 0),
                Some(_) if self.stage == Stage::Placing => (0, FOLLOWERS),
                Some(_) => (FOLLOWERS, FOLLOWERS),
            };
            must(
                (least..=most).contains(&placed),
                "a colour has not its five followers",
            )?;
        }
        Ok(())
    }

    /// Only players decide, and what is under way fits the pieces.
    fn turn_balances(&self) -> Verdict {
        must(
            self.seats.contains(self.active),
            "somebody's turn it is who does not play",
        )?;
        must(
            (self.stage == Stage::Placing) == (self.round == 0) && self.round <= LAST_ROUND,
            "the round does not fit the moment",
        )?;
        let passes = self.passes;
        let ended = self.stage == Stage::Over(Ending::Endless);
        must(
            passes < self.seats.count()
                || passes == self.seats.count() && (ended || self.stage == Stage::Following),
            "everybody has passed, and the game goes on",
        )?;
        must(
            matches!(self.stage, Stage::Over(Ending::Blocked))
                == ROUND_THE_SUMMIT.minus(self.blockades).is_empty(),
            "the tip is blocked, and the game is not over by it",
        )?;
        match self.stage {
            Stage::Placing => {
                let mut colours = self.colours(self.active).iter();
                must(
                    colours.any(|colour| self.waiting(colour) > 0),
                    "somebody places who has nothing to place",
                )
            }
            Stage::Marching(march) => {
                self.march_balances(march)?;
                let step = !self.steps(march.priest, march.left).is_empty();
                let block = march.left == 1 && !self.empty_fields().is_empty();
                must(
                    march.left > 0 && (step || block),
                    "a march goes on that cannot",
                )
            }
            Stage::Exchanging(fight) | Stage::Showing(fight) => self.fight_balances(fight),
            Stage::Choosing | Stage::Following | Stage::Over(_) => Ok(()),
        }
    }

    /// A march uses stones that are there, and was begun by a step.
    fn march_balances(&self, march: March) -> Verdict {
        must(
            self.owner(march.priest) == Some(self.active),
            "a priest moves in a strange turn",
        )?;
        let stones = u16::from(march.left) + u16::from(march.used);
        must(
            march.used > 0 && stones <= u16::from(self.stones[march.priest]),
            "a march uses stones that are not there",
        )
    }

    /// The beaten one is at home, the other is on the pyramid.
    fn fight_balances(&self, fight: Fight) -> Verdict {
        self.march_balances(fight.march)?;
        let other = self.owner(fight.stander);
        must(
            other.is_some() && other != Some(self.active),
            "a priest fights one who is not an opponent's",
        )?;
        let home = self.priests[fight.loser()] == Place::city(fight.loser());
        let stays = self.priests[fight.winner()].as_field().is_some();
        must(home && stays, "a fight left a priest in the wrong place")
    }
}

#[cfg(test)]
mod tests {
    use super::super::data::God;
    use super::super::place::Field;
    use super::super::state::Options;
    use super::*;
    use crate::kernel::books::notices;
    use crate::kernel::random::play_random;
    use crate::kernel::seat::Seats;

    /// A state of three players that this fits, from the first random game that has one.
    fn moment(fits: impl Fn(&Table) -> bool) -> Osiris {
        let mut found = None;
        for seed in 0..200 {
            let seats = Seats::new(3).unwrap();
            play_random::<Osiris>(Options::default(), seats, seed, 5000, |_, _, game| {
                if found.is_none() && fits(&game.table) {
                    found = Some(*game);
                }
            })
            .unwrap();
        }
        let game = found.unwrap();
        assert_eq!(game.audit(), Ok(()));
        game
    }

    fn is_march(table: &Table) -> bool {
        matches!(table.stage, Stage::Marching(_)) && table.blockades.len() == 2
    }

    #[test]
    fn each_book_notices_its_own_mistake() {
        notices! {
            game = moment(is_march);
            "power stones were made or lost": game.table.stones[City::Tanis] += 1;
            "power stones were made or lost": {
                let field = game.table.empty_fields().first().unwrap();
                game.table.blockades.insert(field);
            };
            "a city that left has stones": game.table.stones[City::Amarna] += 1;
            "a priest is in a strange city": game.table.priests[City::Tanis] = Place::city(City::Edfu);
            "a priest who left is on the pyramid": {
                let field = game.table.empty_fields().first().unwrap();
                game.table.priests[City::Amarna] = Place::field(field);
            };
            "two priests, or a priest and a blockade, share a field": {
                let field: Field = game.table.blockades.first().unwrap();
                game.table.priests[City::Tanis] = Place::field(field);
            };
            "the summit is taken, and the game is not over by it": game.table.priests[City::Tanis] = Place::SUMMIT;
            "a priest who left is on the pyramid": game.table.priests[City::Amarna] = Place::SUMMIT;
            "the summit is taken, and the game is not over by it": game.table.stage = Stage::Over(Ending::Summit);
            "a colour has not its five followers": {
                let god = game.table.followers[Colour::Beige].present().first();
                game.table.followers[Colour::Beige].take(god.unwrap());
            };
            "a colour has not its five followers": game.table.followers[Colour::Yellow].put(God::Amun);
            "a god is not on exactly one disc": game.gods[Carrier::Tip] = game.gods[Carrier::Priest(City::Tanis)];
            "somebody looks who does not play": game.table.looked[Seat::Four].insert(Carrier::Tip);
            "a player rules out what is so": {
                let god = game.gods[Carrier::Tip];
                game.possible[Seat::Two][Carrier::Tip].remove(god);
            };
            "a player does not know an own god": {
                let own = Carrier::Priest(City::Tanis);
                game.table.looked[Seat::One].remove(own);
            };
            "somebody's turn it is who does not play": game.table.active = Seat::Four;
            "the round does not fit the moment": game.table.round = 0;
            "everybody has passed, and the game goes on": game.table.passes = 3;
        }
    }

    #[test]
    fn a_look_that_leaves_several_gods_is_noticed() {
        let mut game = moment(is_march);
        let seat = Seat::One;
        let hidden = Carrier::Tip;
        assert!(!game.table.looked[seat].contains(hidden));
        game.table.looked[seat].insert(hidden);
        assert_eq!(
            game.audit(),
            Err("a player does not know a god that was looked at")
        );
    }

    #[test]
    fn a_march_and_a_fight_are_looked_into() {
        let march = |change: fn(&mut March)| {
            let mut game = moment(is_march);
            if let Stage::Marching(march) = &mut game.table.stage {
                change(march);
            }
            game.audit()
        };
        assert_eq!(march(|_| {}), Ok(()));
        let stones = Err("a march uses stones that are not there");
        assert_eq!(march(|march| march.used = 0), stones);
        assert_eq!(march(|march| march.left += 20), stones);
        assert_eq!(
            march(|march| march.left = 0),
            Err("a march goes on that cannot")
        );
        assert_eq!(
            march(|march| march.priest = City::Amarna),
            Err("a priest moves in a strange turn")
        );
        let fight = |change: fn(&mut Osiris, Fight)| {
            let mut game = moment(|table| matches!(table.stage, Stage::Showing(_)));
            if let Stage::Showing(fight) = game.table.stage {
                change(&mut game, fight);
            }
            game.audit()
        };
        assert_eq!(fight(|_, _| {}), Ok(()));
        assert_eq!(
            fight(|game, fight| {
                let field = game.table.empty_fields().first().unwrap();
                game.table.priests[fight.loser()] = Place::field(field);
            }),
            Err("a fight left a priest in the wrong place")
        );
        assert_eq!(
            fight(|game, fight| {
                game.table.priests[fight.winner()] = Place::city(fight.winner());
            }),
            Err("a fight left a priest in the wrong place")
        );
        assert_eq!(
            fight(|game, fight| {
                let stander = fight.march.priest;
                game.table.stage = Stage::Showing(Fight { stander, ..fight });
            }),
            Err("a priest fights one who is not an opponent's")
        );
    }

    #[test]
    fn a_march_with_two_stones_and_no_step_is_noticed() {
        let mut game = moment(is_march);
        let Stage::Marching(march) = game.table.stage else {
            panic!("a march");
        };
        let priest = march.priest;
        // At home, under a blockade: two stones lead nowhere, and only a last one may block.
        let above = Field::named('a', priest.index() as u8).unwrap();
        game.table.priests[priest] = Place::city(priest);
        assert_eq!(game.table.priest_at(above), None);
        if !game.table.blockades.contains(above) {
            game.table.blockades.insert(above);
            let others = City::all().filter(|&city| city != priest);
            let from = others.into_iter().find(|&city| game.table.stones[city] > 0);
            game.table.stones[from.unwrap()] -= 1;
        }
        for city in City::all().filter(|&city| city != priest) {
            let stones = core::mem::take(&mut game.table.stones[city]);
            game.table.stones[priest] += stones;
        }
        let with = |left: u8| {
            let mut game = game;
            game.table.stage = Stage::Marching(March {
                used: 1,
                left,
                ..march
            });
            game.audit()
        };
        assert_eq!(with(2), Err("a march goes on that cannot"));
        assert_eq!(with(1), Ok(()));
    }

    #[test]
    fn a_blocked_tip_and_a_placing_without_followers_are_noticed() {
        let mut game = moment(is_march);
        let blocked = "the tip is blocked, and the game is not over by it";
        game.table.stage = Stage::Over(Ending::Blocked);
        assert_eq!(game.audit(), Err(blocked));
        let mut game = moment(|table| table.stage == Stage::Over(Ending::Blocked));
        game.table.stage = Stage::Following;
        assert_eq!(game.audit(), Err(blocked));
        let mut game = moment(|table| table.stage == Stage::Choosing && table.round == 1);
        game.table.stage = Stage::Placing;
        game.table.round = 0;
        assert_eq!(
            game.audit(),
            Err("somebody places who has nothing to place")
        );
    }
}
