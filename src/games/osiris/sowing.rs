//! Sowing the stones of Osiris round the cities, with the rebellions on the way (§5b, §7).
//!
//! A face may sow on a copy of the table to show beforehand where each stone will fall. It does not know why stones are
//! sown.

use super::data::{City, REBELLION, STONES};
use super::state::Table;
use heapless::Vec;

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
        let mut hands = Vec::<Hand, { STONES as usize }>::new();
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
