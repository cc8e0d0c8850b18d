//! Who sits at the table, and who looks at it.
//!
//! It does not know names, colours, or whether a person or a computer plays a seat.

use super::id::{Id, IdSet, Per, named_id};
use serde::{Deserialize, Serialize};

named_id!(
    /// A place at the table; the seat to the left comes next.
    Seat {
        /// The first seat, whose player counts as the youngest.
        One = "one",
        /// The seat to the left of the first.
        Two = "two",
        /// The third seat.
        Three = "three",
        /// The fourth seat.
        Four = "four",
        /// The fifth seat.
        Five = "five",
    }
);

/// A table with an entry for each seat, played or not.
pub type PerSeat<T> = Per<Seat, T, 5>;

/// A set of seats.
pub type SeatSet = IdSet<Seat, u8>;

/// How many play, from 1 to 5; they sit on the first seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seats(u8);

impl Seats {
    /// One player alone.
    pub const ONE: Self = Self(1);

    /// This many players, if a table can hold them.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= 5 {
            Some(Self(count))
        } else {
            None
        }
    }

    /// How many play.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The seats that are played, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.iter().take(usize::from(self.0)).copied()
    }

    /// The seats that are played, as a set.
    #[must_use]
    pub fn set(self) -> SeatSet {
        SeatSet::from_bits((1u8 << self.0) - 1)
    }

    /// Whether this seat is played.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < usize::from(self.0)
    }

    /// The players to the left of a seat, one after the other, once round; the seat itself comes last.
    pub fn left_of(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let later = self.iter().filter(move |&other| other > seat);
        later.chain(self.iter().filter(move |&other| other <= seat))
    }
}

impl TryFrom<u8> for Seats {
    type Error = &'static str;
    fn try_from(count: u8) -> Result<Self, Self::Error> {
        Self::new(count).ok_or("a table has 1 to 5 seats")
    }
}

impl From<Seats> for u8 {
    fn from(seats: Seats) -> u8 {
        seats.0
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player, who sees what is his own.
    Player(Seat),
    /// Anybody else, who sees what everybody sees.
    Bystander,
}

impl Viewer {
    /// Whether the viewer is the player of this seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Player(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_to_five_seats() {
        assert_eq!(Seats::new(0), None);
        assert_eq!(Seats::new(6), None);
        assert_eq!(
            Seats::new(2).unwrap().iter().collect::<Vec<_>>(),
            [Seat::One, Seat::Two]
        );
        assert_eq!(Seats::new(5).unwrap().set().len(), 5);
        assert!(postcard::from_bytes::<Seats>(&[6]).is_err());
    }

    #[test]
    fn the_left_neighbours_come_round_to_oneself() {
        let three = Seats::new(3).unwrap();
        assert_eq!(
            three.left_of(Seat::Two).collect::<Vec<_>>(),
            [Seat::Three, Seat::One, Seat::Two]
        );
    }
}
