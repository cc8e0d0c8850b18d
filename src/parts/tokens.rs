//! Tokens that players gain and spend: what each holds, and what nobody holds.
//!
//! It does not know what they are spent on, nor what they are called.

use crate::kernel::facts::Line;
use crate::kernel::notation::Misread;
use crate::kernel::seat::{PerSeat, Seat};
use core::ops::Index;
use serde::{Deserialize, Serialize};

/// The tokens of a game; none is ever made or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tokens {
    held: PerSeat<u8>,
    left: u8,
}

impl Tokens {
    /// So many tokens, which nobody holds.
    #[must_use]
    pub const fn new(left: u8) -> Self {
        let held = PerSeat::new([0; 5]);
        Self { held, left }
    }

    /// How many nobody holds.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        let held: u32 = self.held.entries().iter().copied().map(u32::from).sum();
        held + u32::from(self.left)
    }

    /// Gives a player one of those that nobody holds, and says whether there was one.
    pub fn gain(&mut self, seat: Seat) -> bool {
        let Some(left) = self.left.checked_sub(1) else {
            return false;
        };
        self.left = left;
        self.held[seat] = self.held[seat].saturating_add(1);
        true
    }

    /// Takes one back from a player who has one.
    pub fn spend(&mut self, seat: Seat) {
        self.held[seat] = self.held[seat].saturating_sub(1);
        self.left = self.left.saturating_add(1);
    }

    /// Reads who holds how many, and takes or gives what is missing.
    pub fn set_up(
        &mut self,
        line: &mut Line<'_>,
        wanted: &'static str,
        most: &'static str,
    ) -> Result<(), Misread> {
        let held = &mut self.held[line.seat()?];
        (*held, self.left) = line.share(*held + self.left, wanted, most)?;
        Ok(())
    }

    /// Makes one out of nothing, for tests of the books.
    #[cfg(test)]
    pub fn forge(&mut self, seat: Seat) {
        self.held[seat] += 1;
    }
}

impl Index<Seat> for Tokens {
    type Output = u8;
    #[inline]
    fn index(&self, seat: Seat) -> &u8 {
        &self.held[seat]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::notation::Names;

    #[test]
    fn tokens_go_from_hand_to_hand_until_none_is_left() {
        let mut tokens = Tokens::new(2);
        assert!(tokens.gain(Seat::Two) && tokens.gain(Seat::One));
        assert!(!tokens.gain(Seat::One), "there are two");
        assert_eq!((tokens[Seat::One], tokens.left()), (1, 0));
        tokens.spend(Seat::One);
        assert_eq!((tokens[Seat::One], tokens.left()), (0, 1));
        assert_eq!(tokens.count(), 2);
    }

    #[test]
    fn a_set_up_moves_tokens_and_makes_none() {
        let names = Names::new(["red", "blue"]).unwrap();
        let mut tokens = Tokens::new(3);
        let mut set = |text| tokens.set_up(&mut Line::new(text, &names), "a number", "fewer");
        assert_eq!(set("blue 2"), Ok(()));
        assert!(set("red 2").is_err());
        assert_eq!((tokens[Seat::Two], tokens.left()), (2, 1));
    }
}
