//! Which rows of the picture changed, so that only these travel to the panel.
//!
//! Knows neither what is painted nor how rows are sent.

use core::ops::Range;

use super::{
    canvas::{Canvas, SIDE, WORDS},
    ink::Palette,
};

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rows([u32; SIDE.div_ceil(32)]);

impl Rows {
    /// No row.
    pub const NONE: Self = Self([0; SIDE.div_ceil(32)]);

    /// Adds a row.
    pub fn insert(&mut self, row: usize) {
        if let Some(word) = self.0.get_mut(row / 32) {
            *word |= 1 << (row % 32);
        }
    }

    /// Whether the row is among them.
    pub fn has(&self, row: usize) -> bool {
        self.0
            .get(row / 32)
            .is_some_and(|word| word & (1 << (row % 32)) != 0)
    }

    /// How many they are.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The rows as runs of neighbours, from top to bottom.
    pub fn runs(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let mut from = 0;
        core::iter::from_fn(move || {
            let start = (from..SIDE).find(|&row| self.has(row))?;
            let end = (start..SIDE).find(|&row| !self.has(row)).unwrap_or(SIDE);
            from = end;
            Some(start..end)
        })
    }
}

/// What the panel shows, as a digest of each row.
pub struct Shown {
    digests: [u32; SIDE],
    /// The colours in which it shows that; none while nothing is known of the panel.
    palette: Option<Palette>,
}

impl Shown {
    /// Before anything was shown.
    pub const fn new() -> Self {
        Self {
            digests: [0; SIDE],
            palette: None,
        }
    }

    /// Forgets it all: the next picture travels whole.
    pub fn forget(&mut self) {
        self.palette = None;
    }

    /// The rows in which this canvas differs from what is shown; from now on it counts as shown. Other colours
    /// change every row.
    pub fn update(&mut self, canvas: &Canvas, palette: &Palette) -> Rows {
        let mut rows = Rows::NONE;
        let known = self.palette == Some(*palette);
        for (number, (row, shown)) in canvas.rows().iter().zip(&mut self.digests).enumerate() {
            let digest = digest(row);
            if *shown != digest || !known {
                *shown = digest;
                rows.insert(number);
            }
        }
        self.palette = Some(*palette);
        rows
    }
}

impl Default for Shown {
    fn default() -> Self {
        Self::new()
    }
}

/// A row's digest. Each step is a bijection of the state, so rows that differ in one word never share a digest.
fn digest(row: &[u32; WORDS]) -> u32 {
    row.iter().fold(0x811C_9DC5, |state, word| {
        (state.rotate_left(7) ^ word).wrapping_mul(0x9E37_79B1)
    })
}

#[cfg(test)]
mod tests {
    use embedded_graphics::{Pixel, prelude::*};

    use super::*;
    use crate::ui::ink::Ink;

    #[test]
    fn a_first_picture_and_one_in_other_colours_travel_whole_and_the_same_again_not_at_all() {
        let mut shown = Shown::new();
        let canvas = Canvas::new();
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), SIDE);
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), 0);
        assert_eq!(shown.update(&canvas, &Palette::DAYLIGHT).count(), SIDE);
        assert_eq!(shown.update(&canvas, &Palette::DAYLIGHT).count(), 0);
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), SIDE);
        shown.forget();
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), SIDE);
    }

    #[test]
    fn each_single_pixel_moves_its_row_and_no_other() {
        let mut shown = Shown::new();
        let mut canvas = Canvas::new();
        shown.update(&canvas, &Palette::LAMPLIGHT);
        for x in 0..SIDE as i32 {
            let y = x.wrapping_mul(37) % SIDE as i32;
            canvas
                .draw_iter([Pixel(Point::new(x, y), Ink::Gold)])
                .unwrap();
            let rows = shown.update(&canvas, &Palette::LAMPLIGHT);
            assert_eq!(rows.count(), 1);
            assert!(rows.has(y as usize));
        }
    }

    #[test]
    fn runs_are_the_rows_in_order() {
        let mut rows = Rows::NONE;
        for row in [0, 1, 2, 31, 32, 33, 239] {
            rows.insert(row);
        }
        let runs: Vec<_> = rows.runs().collect();
        assert_eq!(runs, [0..3, 31..34, 239..240]);
        assert_eq!(Rows::NONE.runs().count(), 0);
    }
}
