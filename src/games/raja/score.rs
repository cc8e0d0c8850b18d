//! Scoring a city of Raja, and the final ranking.
//!
//! It does not know when a scoring comes.

use super::action::Event;
use super::data::{
    Character, City, MONOPOLY, POINTS_CENTRE, POINTS_HOME, POINTS_OUTER_SADHU, POINTS_PIECE,
    SCORING,
};
use super::state::{Gold, Raja, Table};
use crate::kernel::rank::Ranking;
use crate::kernel::seat::Seat;
use core::cmp::Reverse;

impl Table {
    /// §8, §11.2.6: the points of a player in a city.
    #[must_use]
    pub fn points(&self, seat: Seat, city: City) -> u8 {
        let architect = u8::from(self.architect[seat].city() == Some(city));
        let houses = self.houses.in_city(seat, city);
        // §5.1: an outer palace counts 2 for the Sadhu.
        let each = if self.holds(seat, Character::Sadhu) {
            POINTS_OUTER_SADHU
        } else {
            POINTS_PIECE
        };
        let outer = self.outer[seat][city] * each;
        let centre = if self.centre[city] == Some(seat) {
            POINTS_CENTRE
        } else {
            0
        };
        let home = self.options.home
            && self.characters[seat]
                .iter()
                .any(|character| character.home() == city);
        (architect + houses) * POINTS_PIECE + outer + centre + u8::from(home) * POINTS_HOME
    }
}

impl Raja {
    /// §8: gold for the players with points in the Maharaja's city, by the table; ties go to the lower character.
    pub(super) fn score(&mut self, say: &mut impl FnMut(Event)) {
        let Some(city) = self.table.maharaja.city() else {
            return;
        };
        say(Event::CityScored { city });
        let amounts = SCORING
            .get(usize::from(self.table.seats.count()).saturating_sub(2))
            .copied()
            .unwrap_or(&[]);
        let mut present = self.table.seats.set();
        for seat in self
            .table
            .seats
            .iter()
            .filter(|&seat| self.table.points(seat, city) == 0)
        {
            present.remove(seat);
        }
        let alone = present.len() == 1;
        for &amount in amounts {
            let key = |&seat: &Seat| {
                (
                    Reverse(self.table.points(seat, city)),
                    self.table.standing(seat),
                )
            };
            let Some(best) = present.iter().min_by_key(key) else {
                break;
            };
            present.remove(best);
            self.earn(best, Gold(amount));
            say(Event::Scored {
                seat: best,
                points: self.table.points(best, city),
                gold: Gold(amount),
            });
            if alone {
                self.earn(best, Gold(MONOPOLY));
                say(Event::MonopolyPaid {
                    seat: best,
                    gold: Gold(MONOPOLY),
                });
            }
        }
    }

    /// §10, ruling 15: most palaces, then most gold, then the lower character.
    pub(super) fn ranking(&self) -> Ranking {
        Ranking::by(self.table.seats, |seat| {
            let built = self.table.palaces_built(seat);
            (built, self.gold[seat], Reverse(self.table.standing(seat)))
        })
    }
}
