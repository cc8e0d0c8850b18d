//! A match at a glance, as anybody may see it: how far it is, and who is ahead.
//!
//! Knows no game: what counts is the face's.

use heapless::Vec;

use crate::kernel::{
    notation::Sentence,
    seat::{Seat, Seats},
};

/// How far a match is, and who is ahead.
pub struct Glimpse {
    /// How far it is.
    pub round: Sentence,
    /// Who is ahead; nobody where all are alike, or where nobody can know.
    pub leaders: Vec<Seat, 5>,
    /// With how much.
    pub lead: Sentence,
}

impl Glimpse {
    /// A match in which nobody can know who is ahead.
    #[must_use]
    pub fn open(round: Sentence) -> Self {
        Self {
            round,
            leaders: Vec::new(),
            lead: Sentence::default(),
        }
    }

    /// A match in which those are ahead who have most; how much that is, the last one says.
    pub fn of<T: Ord>(
        round: Sentence,
        seats: Seats,
        has: impl Fn(Seat) -> T,
        said: impl FnOnce(Seat) -> Sentence,
    ) -> Self {
        let mut glimpse = Self::open(round);
        let Some(best) = seats.iter().max_by_key(|&seat| has(seat)) else {
            return glimpse;
        };
        let ahead = || seats.iter().filter(|&seat| has(seat) == has(best));
        if ahead().count() < usize::from(seats.count()) {
            glimpse.leaders = ahead().collect();
            glimpse.lead = said(best);
        }
        glimpse
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_have_most_are_ahead_and_nobody_where_all_have_the_same() {
        let seats = Seats::new(4).unwrap();
        let glimpse = |points: [u8; 4]| {
            let has = |seat: Seat| points[seat as usize];
            let said = |seat| Sentence::of(format_args!("{}", has(seat)));
            Glimpse::of(Sentence::default(), seats, has, said)
        };
        let two = glimpse([3, 7, 0, 7]);
        assert_eq!(two.leaders.as_slice(), [Seat::Two, Seat::Four]);
        assert_eq!(two.lead.as_str(), "7");
        assert!(glimpse([2, 2, 2, 2]).leaders.is_empty());
    }
}
