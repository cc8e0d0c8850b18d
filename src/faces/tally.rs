//! Where everything came from over a whole match: a column a seat, a line a source.
//!
//! Knows no game: what a line stands for is the face's.

use super::{Faced, Scene};
use crate::{
    kernel::{
        rank::Ranking,
        seat::{PerSeat, Seat},
    },
    ui::canvas::Canvas,
};

/// How many lines there are: seven cities, and five sources besides are the most that a game has.
const LINES: usize = 12;

/// What came from each source, and what went there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    sums: PerSeat<[i16; LINES]>,
    /// The line that is told of: a scoring says first of which city it is.
    pub about: usize,
}

impl Tally {
    /// Nothing came from anywhere yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            sums: PerSeat::new([[0; LINES]; 5]),
            about: 0,
        }
    }

    /// A seat received so much from a source, or paid it.
    pub fn add(&mut self, seat: Seat, line: usize, amount: i32) {
        if let Some(sum) = self.sums[seat].get_mut(line) {
            // What a seat gains from one source over a match has three digits.
            *sum = sum.saturating_add(amount.clamp(-9999, 9999) as i16);
        }
    }

    /// What a seat has from a source.
    #[must_use]
    pub fn of(&self, seat: Seat, line: usize) -> i32 {
        let sum = self.sums[seat].get(line).copied();
        sum.map_or(0, i32::from)
    }

    /// What a seat has from all of them.
    #[must_use]
    pub fn all(&self, seat: Seat) -> i32 {
        self.sums[seat].iter().copied().map(i32::from).sum()
    }
}

impl Default for Tally {
    fn default() -> Self {
        Self::new()
    }
}

/// How a game tells where everything came from.
pub struct Sources<G: Faced> {
    /// Hears what happened, from the first action to the last.
    pub hear: fn(&mut Tally, &G::Event),
    /// Paints it above the foot, in the order of places.
    pub paint: fn(&Scene<'_, G>, &Ranking, &Tally, &mut Canvas),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_and_each_seat_is_counted_for_itself() {
        let mut tally = Tally::new();
        tally.add(Seat::One, 0, 7);
        tally.add(Seat::One, LINES - 1, -3);
        tally.add(Seat::Two, 0, 2);
        tally.add(Seat::Two, LINES, 50);
        assert_eq!((tally.of(Seat::One, 0), tally.all(Seat::One)), (7, 4));
        assert_eq!(tally.of(Seat::One, LINES - 1), -3);
        assert_eq!(tally.all(Seat::Two), 2);
        assert_eq!(tally.all(Seat::Three), 0);
    }
}
