//! Sowing the stones of Osiris round the cities, with the rebellions on the way (§5b, §7).
//!
//! A face may sow on a copy of the table to show beforehand where each stone will fall. It does not know why stones are
//! sown.

use super::data::{City, REBELLION, STONES};
use super::state::Table;

/// What happens while stones are sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sowing {
    /// A stone came to lie in this city.
    Fell(City),
    /// The city received it with six or more, and rebels.
    Rebelled(City),
}

/// Stones in hand, on the way round.
#[derive(Clone, Copy, Debug)]
struct Hand {
    from: City,
    at: City,
    stones: u8,
}

impl Table {
    /// §5b, ruling 4: takes stones from a city and sows them clockwise, one a city, never into the city they come from.
    ///
    /// §7, ruling 10: a city that rebels sows its seven at once, before the stones in hand go on. This comes to an end: by
    /// the theory of chip firing 28 stones are needed to go round for ever among twelve cities (as many as there are ways
    /// against any order of the cities), and 27 among nine, and 24 and 18 are in play.
    pub fn sow(&mut self, from: City, stones: u8, mut each: impl FnMut(Sowing)) {
        self.stones[from] = self.stones[from].saturating_sub(stones);
        // Proof of the room: every hand that waits has a stone in it.
        let mut hands = heapless::Vec::<Hand, { STONES as usize }>::new();
        let mut hand = Hand {
            from,
            at: from,
            stones,
        };
        loop {
            if hand.stones == 0 {
                match hands.pop() {
                    Some(waiting) => hand = waiting,
                    None => return,
                }
            }
            hand.stones = hand.stones.saturating_sub(1);
            hand.at = self.next_city(hand.at, hand.from);
            let city = hand.at;
            self.stones[city] = self.stones[city].saturating_add(1);
            each(Sowing::Fell(city));
            if self.options.rebellion && self.stones[city] >= REBELLION {
                self.stones[city] -= REBELLION;
                each(Sowing::Rebelled(city));
                if hand.stones > 0 {
                    let _ = hands.push(hand);
                }
                hand = Hand {
                    from: city,
                    at: city,
                    stones: REBELLION,
                };
            }
        }
    }

    /// The next city clockwise that is in play and not the one the stones come from.
    #[inline]
    fn next_city(&self, at: City, from: City) -> City {
        let mut city = at.left();
        while city == from || !self.in_play(city) {
            city = city.left();
        }
        city
    }
}

#[cfg(test)]
mod tests {
    use super::super::data::PerCity;
    use super::super::{Options, Osiris};
    use super::*;
    use crate::kernel::dice::Dice;
    use crate::kernel::id::Id;
    use crate::kernel::seat::Seats;

    fn table(players: u8) -> Table {
        let seats = Seats::new(players).unwrap();
        let game = Osiris::new(Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        game.table
    }

    #[test]
    fn a_sowing_is_told_stone_by_stone() {
        let mut table = table(4);
        table.stones = PerCity::new([2, 6, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1]);
        let mut told = Vec::new();
        table.sow(City::Tanis, 2, |sowing| told.push(sowing));
        let seven = City::all().skip(2).take(7).map(Sowing::Fell);
        let mut expected = vec![
            Sowing::Fell(City::Bubastis),
            Sowing::Rebelled(City::Bubastis),
        ];
        expected.extend(seven);
        expected.push(Sowing::Fell(City::Heliopolis));
        assert_eq!(told, expected);
    }

    #[test]
    fn every_sowing_ends_however_the_stones_lie() {
        let mut dice = Dice::from_seed(2);
        let mut longest = 0;
        for round in 0..20_000u32 {
            let mut table = table(if round.is_multiple_of(2) { 4 } else { 3 });
            let cities: Vec<City> = City::all().filter(|&city| table.in_play(city)).collect();
            table.stones = PerCity::filled(0);
            for _ in 0..table.stones_in_play() {
                // Few cities, so that heaps grow.
                let few = 3 + round % 7;
                let city = cities[dice.below(few) as usize];
                table.stones[city] += 1;
            }
            let from = cities[dice.below(cities.len() as u32) as usize];
            let stones = table.stones[from];
            let mut rebellions = 0;
            table.sow(from, stones, |sowing| {
                rebellions += u32::from(matches!(sowing, Sowing::Rebelled(_)));
            });
            let all: u8 = table.stones.entries().iter().sum();
            assert_eq!(all, table.stones_in_play());
            longest = longest.max(rebellions);
        }
        assert!(longest >= 3, "{longest}");
    }
}
