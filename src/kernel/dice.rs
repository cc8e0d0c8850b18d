//! The one source of chance: a small generator that gives the same numbers on a PC and on the chip.
//!
//! The generator is sfc32 (four 32-bit words, only additions, shifts and exclusive-ors, so the chip's 32-bit core runs
//! it at full speed), seeded through splitmix64 so that near seeds give unrelated games. It is part of a saved match.
//! It does not know what is drawn, nor where its seed comes from.

use serde::{Deserialize, Serialize};

/// A generator of chance with its whole state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice {
    a: u32,
    b: u32,
    c: u32,
    counter: u32,
}

/// One step of splitmix64: the next state and the word it gives.
const fn splitmix64(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut word = state;
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, word ^ (word >> 31))
}

impl Dice {
    /// Dice that start from a seed.
    #[must_use]
    pub const fn from_seed(seed: u64) -> Self {
        let (state, first) = splitmix64(seed);
        let (_, second) = splitmix64(state);
        Self {
            a: first as u32,
            b: (first >> 32) as u32,
            c: second as u32,
            counter: (second >> 32) as u32,
        }
    }

    /// The next 32 random bits.
    #[inline]
    pub const fn word(&mut self) -> u32 {
        let sum = self.a.wrapping_add(self.b).wrapping_add(self.counter);
        self.counter = self.counter.wrapping_add(1);
        self.a = self.b ^ (self.b >> 9);
        self.b = self.c.wrapping_add(self.c << 3);
        self.c = self.c.rotate_left(21).wrapping_add(sum);
        sum
    }

    /// A number from 0 to `count` - 1, each equally likely; 0 when `count` is 0 or 1, and then no dice are used.
    ///
    /// The upper half of a 32 by 32 bit product replaces a division (Lemire's method); the remainder is taken only in
    /// the rare case that a draw must be thrown away to stay fair.
    #[inline]
    pub const fn below(&mut self, count: u32) -> u32 {
        if count < 2 {
            return 0;
        }
        let mut product = self.word() as u64 * count as u64;
        if (product as u32) < count {
            let unfair = count.wrapping_neg() % count;
            while (product as u32) < unfair {
                product = self.word() as u64 * count as u64;
            }
        }
        (product >> 32) as u32
    }

    /// Puts a slice into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let Ok(count) = u32::try_from(last + 1) else {
                continue;
            };
            items.swap(last, self.below(count) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_these_numbers_for_ever() {
        let mut dice = Dice::from_seed(1);
        let words = [dice.word(), dice.word(), dice.word()];
        assert_eq!(
            words, FIRST_WORDS_OF_SEED_1,
            "saved games depend on the generator"
        );
    }
    const FIRST_WORDS_OF_SEED_1: [u32; 3] = [3_640_137_806, 3_795_093_051, 3_863_344_606];

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut dice = Dice::from_seed(7);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[dice.below(6) as usize] += 1;
        }
        assert!(
            faces.iter().all(|count| (9_600..10_400).contains(count)),
            "{faces:?}"
        );
    }

    #[test]
    fn one_choice_uses_no_dice() {
        let mut dice = Dice::from_seed(7);
        let before = dice;
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice, before);
    }

    #[test]
    fn shuffling_keeps_every_item() {
        let mut items = [1, 2, 3, 4, 5, 6, 7];
        Dice::from_seed(3).shuffle(&mut items);
        assert_ne!(items, [1, 2, 3, 4, 5, 6, 7]);
        items.sort_unstable();
        assert_eq!(items, [1, 2, 3, 4, 5, 6, 7]);
    }
}
