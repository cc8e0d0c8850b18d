//! A row or a pile of tiles, in order.
//!
//! It does not know which side of a tile is up.

use crate::kernel::dice::Dice;
use crate::kernel::id::Id;
use core::marker::PhantomData;
use serde::{Deserialize, Serialize};

/// The longest pile: 12 action tiles, or 16 characters less Brahmabot's and the three on display.
const LONGEST: usize = 12;

/// Tiles in order: the first lies on top, or at the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    try_from = "([u8; LONGEST], u8)",
    into = "([u8; LONGEST], u8)",
    bound = "I: Id"
)]
pub struct Pile<I> {
    /// Positions of the tiles; 0 where there is none, so that equal piles are equal.
    tiles: [u8; LONGEST],
    count: u8,
    key: PhantomData<I>,
}

impl<I: Id> Pile<I> {
    /// A pile without tiles.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            tiles: [0; LONGEST],
            count: 0,
            key: PhantomData,
        }
    }

    /// A pile of these tiles; more than it can hold are left out.
    pub fn of(tiles: impl IntoIterator<Item = I>) -> Self {
        let mut pile = Self::empty();
        tiles.into_iter().for_each(|tile| pile.push(tile));
        pile
    }

    /// How many tiles there are.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The tiles in order.
    pub fn iter(&self) -> impl Iterator<Item = I> + use<I> {
        let tiles = self.tiles.into_iter().take(usize::from(self.count));
        tiles.filter_map(|index| I::from_index(usize::from(index)))
    }

    /// The tiles, one bit each.
    #[must_use]
    #[inline]
    pub fn bits(&self) -> u16 {
        let tiles = self.tiles.iter().take(usize::from(self.count));
        tiles.fold(0, |bits, &index| bits | 1 << (index & 15))
    }

    /// Whether a tile is there.
    #[must_use]
    pub fn contains(&self, tile: I) -> bool {
        self.bits() >> tile.index() & 1 == 1
    }

    /// Lays a tile below the last, or at the right end.
    pub fn push(&mut self, tile: I) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.count)) {
            *place = tile.index() as u8;
            self.count += 1;
        }
    }

    /// Takes the first tile: the top of a pile, the left end of a row.
    pub fn draw(&mut self) -> Option<I> {
        let first = self.iter().next()?;
        self.remove(first);
        Some(first)
    }

    /// Takes a tile out, wherever it is; the others close up.
    pub fn remove(&mut self, tile: I) {
        let rest = *self;
        *self = Self::of(rest.iter().filter(|&other| other != tile));
    }

    /// The same tiles as they are printed, one after the other.
    #[must_use]
    pub fn in_printed_order(&self) -> Self {
        Self::of(I::all().filter(|&tile| self.contains(tile)))
    }

    /// Puts the tiles into a random order.
    pub fn shuffle(&mut self, dice: &mut Dice) {
        let count = usize::from(self.count);
        if let Some(tiles) = self.tiles.get_mut(..count) {
            dice.shuffle(tiles);
        }
    }
}

impl<I: Id> TryFrom<([u8; LONGEST], u8)> for Pile<I> {
    type Error = &'static str;
    fn try_from((tiles, count): ([u8; LONGEST], u8)) -> Result<Self, Self::Error> {
        let pile = Self {
            tiles,
            count,
            key: PhantomData,
        };
        let (all, rest) = tiles
            .split_at_checked(usize::from(count))
            .ok_or("a pile is too high")?;
        let known = all.iter().all(|&index| usize::from(index) < I::COUNT);
        let different = pile.bits().count_ones() == u32::from(count);
        if known && different && rest.iter().all(|&index| index == 0) {
            Ok(pile)
        } else {
            Err("a pile holds an unknown tile, or one twice")
        }
    }
}

impl<I> From<Pile<I>> for ([u8; LONGEST], u8) {
    fn from(pile: Pile<I>) -> Self {
        (pile.tiles, pile.count)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tiles::Tile;
    use super::*;

    fn tile(number: u8) -> Tile {
        Tile::numbered(number).unwrap()
    }

    #[test]
    fn tiles_come_from_the_top_and_go_to_the_end() {
        let mut pile = Pile::of([3, 1, 2].map(tile));
        assert_eq!(pile.draw(), Some(tile(3)));
        pile.push(tile(3));
        pile.remove(tile(2));
        assert_eq!(pile.iter().collect::<Vec<_>>(), [tile(1), tile(3)]);
        assert_eq!(pile, Pile::of([1, 3].map(tile)));
        assert!(pile.contains(tile(3)) && !pile.contains(tile(2)));
    }

    #[test]
    fn a_damaged_pile_is_not_read() {
        let pile = |tiles, count| Pile::<Tile>::try_from((tiles, count));
        assert!(pile([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2).is_ok());
        assert!(pile([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2).is_err());
        assert!(pile([1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2).is_err());
        assert!(pile([1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2).is_err());
        assert!(pile([0; 12], 13).is_err());
    }

    #[test]
    fn shuffling_keeps_every_tile() {
        let mut pile = Pile::of(Tile::all());
        pile.shuffle(&mut Dice::from_seed(2));
        assert_ne!(pile, Pile::of(Tile::all()));
        assert_eq!(pile.bits(), 0xFFF);
    }
}
