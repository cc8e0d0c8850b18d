//! Final places, with ties.
//!
//! It does not know what is compared: a game hands in one key for each seat, and the greater key is the better one.

use super::id::Id;
use super::seat::{PerSeat, Seat, Seats};
use core::num::NonZeroU8;
use serde::{Deserialize, Serialize};

/// A place in the final ranking: 1 is the best; players who tie share one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Rank(NonZeroU8);

impl Rank {
    /// The place behind so many better players.
    const fn behind(better: u8) -> Self {
        Self(NonZeroU8::MIN.saturating_add(better))
    }

    /// The place as people count it, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

/// The places of all players; seats that do not play have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ranking(PerSeat<Option<Rank>>);

impl Ranking {
    /// Ranks all players by a key: the greater key is better, equal keys share a place, the place after is left out.
    pub fn by<K: Ord>(seats: Seats, key: impl Fn(Seat) -> K) -> Self {
        let mut places = PerSeat::filled(None);
        for seat in seats.iter() {
            let own = key(seat);
            let better = seats.iter().filter(|&other| key(other) > own).count();
            // At most four other seats can be better.
            places[seat] = Some(Rank::behind(better as u8));
        }
        Self(places)
    }

    /// Those who win share the first place, the others the one after them; where nobody wins, all share the second place.
    pub fn won_by(seats: Seats, wins: impl Fn(Seat) -> bool) -> Self {
        let winners = seats.iter().filter(|&seat| wins(seat)).count().max(1);
        let mut places = PerSeat::filled(None);
        for seat in seats.iter() {
            // At most five players.
            let better = if wins(seat) { 0 } else { winners as u8 };
            places[seat] = Some(Rank::behind(better));
        }
        Self(places)
    }

    /// The place of a seat, if it played.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<Rank> {
        self.0[seat]
    }

    /// The seats from the best place to the last; those who tie in seat order.
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        (0..5).flat_map(move |better| {
            Seat::all().filter(move |&seat| self.0[seat] == Some(Rank::behind(better)))
        })
    }

    /// The seats that share the first place: one, several, or none.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all().filter(|&seat| self.0[seat] == Some(Rank::behind(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_tie_share_the_better_place() {
        let seats = Seats::new(4).unwrap();
        let keys = PerSeat::new([5, 9, 5, 1, 0]);
        let ranking = Ranking::by(seats, |seat| keys[seat]);
        let numbers: Vec<u8> = seats
            .iter()
            .map(|seat| ranking.place(seat).unwrap().number())
            .collect();
        assert_eq!(numbers, [2, 1, 2, 4]);
        assert_eq!(ranking.place(Seat::Five), None);
        assert_eq!(
            ranking.order().collect::<Vec<_>>(),
            [Seat::Two, Seat::One, Seat::Three, Seat::Four]
        );
        assert_eq!(ranking.winners().collect::<Vec<_>>(), [Seat::Two]);
    }

    #[test]
    fn several_may_win_or_nobody() {
        let seats = Seats::new(3).unwrap();
        let both = Ranking::won_by(seats, |seat| seat != Seat::Two);
        assert_eq!(both, Ranking::by(seats, |seat| seat != Seat::Two));
        let winners: Vec<Seat> = both.winners().collect();
        assert_eq!(winners, [Seat::One, Seat::Three]);
        let nobody = Ranking::won_by(seats, |_| false);
        assert_eq!(nobody.winners().count(), 0);
        assert_eq!(nobody.order().count(), 3);
        assert_eq!(nobody.place(Seat::Four), None);
    }
}
