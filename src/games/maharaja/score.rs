//! Scoring a city of Maharaja, and the final scoring.
//!
//! It does not know when a scoring comes, nor what reward tiles do.

use super::data::{
    COINS_FOR_PRESTIGE, CONSOLATION, Character, City, FINAL_LEAD, FINAL_MAJORITY, FINAL_PRESENCE,
    FINAL_ROAD, FINAL_STATUES, FINAL_SUPPLY, FIRST_RANK_PRESTIGE, FinalTile, ROADS, Reward,
    SHRINES_OF_A_PAIR, STATUE_PRESTIGE, WORSHIP_CENTRE, WORSHIP_EVER_PRESENT, WORSHIP_OUTER,
    WORSHIP_OUTER_WEAK, WORSHIP_PAIR, WORSHIP_PIECE, WORSHIP_PRIEST_STRONG, scoring,
};
use super::event::{Cause, Event};
use super::state::{BRAHMABOT, Maharaja, Stage, Table};
use super::tiles::RANK_PRESTIGE;
use crate::kernel::dice::Dice;
use crate::kernel::rank::Ranking;
use crate::kernel::seat::{PerSeat, Seat};
use core::cmp::{Ordering, Reverse};

/// Where the points of a final score come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FinalScore {
    /// PP collected during the game.
    pub prestige: i32,
    /// 3 PP for each statue.
    pub statues: i32,
    /// 1 PP for every 5 coins.
    pub coins: i32,
    /// PP for cities, or of the final-scoring tile.
    pub cities: i32,
}

impl FinalScore {
    /// All of them.
    #[must_use]
    pub const fn total(self) -> i32 {
        self.prestige + self.statues + self.coins + self.cities
    }
}

impl Table {
    /// The AP of a player's pieces in a city: 3 for the centre, 2 for an outer statue, 1 for a shrine and the priest.
    #[must_use]
    pub fn pieces(&self, seat: Seat, city: City) -> u8 {
        self.worship(seat, city, WORSHIP_OUTER, WORSHIP_PIECE)
    }

    /// The AP of a player's pieces, with this much for an outer statue and for the priest.
    fn worship(&self, seat: Seat, city: City, outer: u8, priest: u8) -> u8 {
        let statues = &self.statues[city];
        let centre = u8::from(statues.centre == Some(seat)) * WORSHIP_CENTRE;
        let priest = u8::from(self.priest[seat].city() == Some(city)) * priest;
        // At most 7 statues, 20 shrines and a priest.
        let around = statues.outer(seat).saturating_mul(outer);
        self.shrines
            .in_city(seat, city)
            .saturating_mul(WORSHIP_PIECE)
            .saturating_add(centre + priest)
            .saturating_add(around)
    }

    /// The AP of a player at the scoring of a city: pieces, the special rule, and characters 5, 7 and 8.
    #[must_use]
    pub fn points(&self, seat: Seat, city: City) -> u8 {
        let outer = if self.options.weak_outer {
            WORSHIP_OUTER_WEAK
        } else {
            WORSHIP_OUTER
        };
        let abilities = self.abilities(seat);
        let priest = if abilities.contains(Character::StrongPriest) {
            WORSHIP_PRIEST_STRONG
        } else {
            WORSHIP_PIECE
        };
        let mut points = self.worship(seat, city, outer, priest);
        if abilities.contains(Character::ShrinePairs) {
            let pairs = self.shrines.in_city(seat, city) / SHRINES_OF_A_PAIR;
            points = points.saturating_add(pairs * WORSHIP_PAIR);
        }
        if abilities.contains(Character::EverPresent) {
            points = points.saturating_add(WORSHIP_EVER_PRESENT);
        }
        points
    }

    /// Page 12: who has the most AP in a city at the end, and whether several do. Only pieces count; a city without any
    /// has no majority (ruling 13).
    fn leads(&self, seat: Seat, city: City) -> Option<Lead> {
        let own = self.pieces(seat, city);
        if own == 0 {
            return None;
        }
        let mut lead = Lead::Alone;
        for other in self.seats.iter().filter(|&other| other != seat) {
            match self.pieces(other, city).cmp(&own) {
                Ordering::Greater => return None,
                Ordering::Equal => lead = Lead::Tied,
                Ordering::Less => {}
            }
        }
        Some(lead)
    }

    /// What a player's majorities come to, with this much for one alone and for one that is tied. A function of its own,
    /// because a computer player asks it of every position: on the chip it lies in RAM (memory.x).
    #[inline(never)]
    fn majorities(&self, seat: Seat, (alone, tied): (i32, i32)) -> i32 {
        let mut sum = 0;
        for (city, _) in self.track.iter() {
            sum += match self.leads(seat, city) {
                Some(Lead::Alone) => alone,
                Some(Lead::Tied) => tied,
                None => 0,
            };
        }
        sum
    }

    /// Final scoring: PP for cities, or what the final-scoring tile gives in their place (ruling 14).
    fn final_cities(&self, seat: Seat) -> i32 {
        let cities = |counts: &dyn Fn(City) -> bool, each: i32| -> i32 {
            let counted = self.track.iter().filter(|(city, _)| counts(*city));
            counted.map(|_| each).sum()
        };
        match self.options.final_tile {
            None => self.majorities(seat, FINAL_LEAD),
            Some(FinalTile::Majority) => self.majorities(seat, FINAL_MAJORITY),
            Some(FinalTile::Presence) => cities(
                &|city| self.statues[city].all(seat) > 0 || self.shrines.in_city(seat, city) > 0,
                FINAL_PRESENCE,
            ),
            Some(FinalTile::Roads) => {
                let both = ROADS.iter().filter(|road| {
                    let own =
                        |village: &usize| self.shrines.villages(seat).bits() >> village & 1 == 1;
                    road.villages.len() == 2 && road.villages.iter().all(own)
                });
                both.map(|_| FINAL_ROAD).sum()
            }
            Some(FinalTile::Statues) => {
                let (needed, each) = FINAL_STATUES;
                cities(&|city| self.statues[city].all(seat) >= needed, each)
            }
            Some(FinalTile::Supply) => -i32::from(self.supply[seat]) * FINAL_SUPPLY,
        }
    }

    /// Page 11: a player's score, as it would be if the game ended now.
    #[must_use]
    pub fn final_score(&self, seat: Seat) -> FinalScore {
        FinalScore {
            prestige: i32::from(self.prestige[seat].0),
            statues: STATUE_PRESTIGE * i32::from(self.statues_built(seat)),
            coins: i32::from(self.coins[seat].0 / COINS_FOR_PRESTIGE),
            cities: self.final_cities(seat),
        }
    }
}

/// How a player leads in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lead {
    Alone,
    Tied,
}

impl Maharaja {
    /// Phase 4: ranks by AP, ties to the lower character; coins by rank, 3 coins without AP; then the rewards.
    pub(super) fn score_city(&mut self, dice: &mut Dice, say: &mut impl FnMut(Event)) {
        self.table.ranks = [None; 4];
        if let Some(city) = self.table.maharaja {
            say(Event::CityScored { city });
            let mut points = PerSeat::filled(0);
            let mut present = self.table.seats.set();
            for seat in self.table.seats.iter() {
                points[seat] = self.table.points(seat, city);
                if points[seat] == 0 {
                    present.remove(seat);
                }
            }
            let mut ranks = [None; 4];
            for (rank, place) in (1..).zip(&mut ranks) {
                let key = |&seat: &Seat| (Reverse(points[seat]), self.table.standing(seat));
                let Some(seat) = present.iter().min_by_key(key) else {
                    break;
                };
                present.remove(seat);
                *place = Some(seat);
                let points = points[seat];
                say(Event::Ranked { seat, rank, points });
            }
            self.pay_ranks(ranks, say);
            self.table.ranks = ranks.map(|seat| seat.filter(|&seat| !self.table.is_automa(seat)));
            // Page 17: without AP the player loses the lowest tile of the solo game.
            let solo = self.table.options.solo.is_some();
            if solo && !ranks.contains(&Some(Seat::One)) {
                self.remove_lowest_reward(say);
            }
        }
        let _ = self.next_reward(dice, say);
    }

    /// Coins by rank, and 3 for those without AP (ruling 11); against Brahmabot it is different (ruling 12).
    fn pay_ranks(&mut self, ranks: [Option<Seat>; 4], say: &mut impl FnMut(Event)) {
        let [first, ..] = ranks;
        let amounts = scoring(self.table.seats);
        let [as_first, as_second] = RANK_PRESTIGE;
        for (seat, &coins) in ranks.into_iter().flatten().zip(amounts) {
            if !self.table.is_automa(seat) {
                self.receive(seat, coins, Cause::Rank, say);
            } else if first == Some(seat) {
                self.praise(seat, as_first, Cause::Rank, say);
            }
        }
        for seat in self.table.seats.iter() {
            if self.table.is_automa(seat) && first.is_some() {
                // Ruling 12: 1 PP when the player is first, even without AP.
                if first != Some(BRAHMABOT) {
                    self.praise(seat, as_second, Cause::Rank, say);
                }
            } else if !ranks.contains(&Some(seat)) {
                self.receive(seat, CONSOLATION, Cause::Consolation, say);
            }
        }
        if let (true, Some(first)) = (self.table.options.first_rank, first) {
            self.praise(first, FIRST_RANK_PRESTIGE, Cause::FirstRank, say);
        }
    }

    /// Page 17: the lowest reward tile leaves the game.
    fn remove_lowest_reward(&mut self, say: &mut impl FnMut(Event)) {
        let lowest: Option<&mut Option<Reward>> =
            self.table.rewards.iter_mut().find(|field| field.is_some());
        if let Some(reward) = lowest.and_then(Option::take) {
            say(Event::RewardGone { reward });
        }
    }

    /// Page 11, ruling 15: most PP, then most statues, then most coins. The solo game is won with more PP than Brahmabot.
    pub(super) fn ranking(&self) -> Ranking {
        let solo = self.table.options.solo.is_some();
        Ranking::by(self.table.seats, |seat| {
            let total = self.table.final_score(seat).total();
            if solo {
                (total, u8::from(seat == BRAHMABOT), 0)
            } else {
                let statues = self.table.statues_built(seat);
                (total, statues, self.table.coins[seat].0)
            }
        })
    }

    /// The stage in which the next in rank chooses, if there is one.
    pub(super) fn next_in_rank(&mut self) -> Option<Stage> {
        let next = self.table.ranks.iter_mut().find_map(Option::take);
        next.map(|seat| Stage::Rewarding { seat })
    }
}
