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
}

impl FromIterator<Range<usize>> for Rows {
    fn from_iter<I: IntoIterator<Item = Range<usize>>>(runs: I) -> Self {
        let mut rows = Self::NONE;
        for row in runs.into_iter().flatten() {
            rows.insert(row);
        }
        rows
    }
}

/// At most so many rows come together: long enough for a panel to be worth its set-up, short enough to begin early.
pub const STRIP: usize = 8;

/// The rows in which a canvas differs from what is shown, from top to bottom, in runs of a few neighbours. They are found
/// one run after the other, so that a panel looks for the next while the last travels; those that it has been told count
/// as shown.
pub struct Changes<'a> {
    rows: core::iter::Enumerate<
        core::iter::Zip<core::slice::Iter<'a, [u32; WORDS]>, core::slice::IterMut<'a, u32>>,
    >,
    /// Whether the digests are those of what is shown.
    known: bool,
}

impl Iterator for Changes<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let known = self.known;
        let changed = |(row, shown): (&[u32; WORDS], &mut u32)| {
            let digest = digest(row);
            let differs = *shown != digest || !known;
            *shown = digest;
            differs
        };
        let start = self
            .rows
            .find_map(|(number, row)| changed(row).then_some(number))?;
        let more = self.rows.by_ref().take(STRIP - 1);
        let more = more
            .map_while(|(_, row)| changed(row).then_some(()))
            .count();
        Some(start..start + 1 + more)
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

    /// The rows in which this canvas differs from what is shown. Other colours change every row.
    pub fn update<'a>(&'a mut self, canvas: &'a Canvas, palette: &Palette) -> Changes<'a> {
        let known = self.palette == Some(*palette);
        self.palette = Some(*palette);
        let rows = canvas.rows().iter().zip(&mut self.digests).enumerate();
        Changes { rows, known }
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

    fn rows(shown: &mut Shown, canvas: &Canvas, palette: &Palette) -> Rows {
        shown.update(canvas, palette).collect()
    }

    #[test]
    fn a_first_picture_and_one_in_other_colours_travel_whole_and_the_same_again_not_at_all() {
        let mut shown = Shown::new();
        let canvas = Canvas::new();
        assert_eq!(rows(&mut shown, &canvas, &Palette::LAMPLIGHT).count(), SIDE);
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), 0);
        assert_eq!(rows(&mut shown, &canvas, &Palette::DAYLIGHT).count(), SIDE);
        assert_eq!(shown.update(&canvas, &Palette::DAYLIGHT).count(), 0);
        assert_eq!(rows(&mut shown, &canvas, &Palette::LAMPLIGHT).count(), SIDE);
        shown.forget();
        assert_eq!(rows(&mut shown, &canvas, &Palette::LAMPLIGHT).count(), SIDE);
    }

    #[test]
    fn each_single_pixel_moves_its_row_and_no_other() {
        let mut shown = Shown::new();
        let mut canvas = Canvas::new();
        rows(&mut shown, &canvas, &Palette::LAMPLIGHT);
        for x in 0..SIDE as i32 {
            let y = x.wrapping_mul(37) % SIDE as i32;
            canvas
                .draw_iter([Pixel(Point::new(x, y), Ink::Gold)])
                .unwrap();
            let rows = rows(&mut shown, &canvas, &Palette::LAMPLIGHT);
            assert_eq!(rows.count(), 1);
            assert!(rows.has(y as usize));
        }
    }

    #[test]
    fn runs_are_the_rows_in_order_a_strip_at_most_each() {
        let mut shown = Shown::new();
        let mut canvas = Canvas::new();
        assert_eq!(
            shown.update(&canvas, &Palette::LAMPLIGHT).count(),
            SIDE / STRIP
        );
        for row in (0..3).chain(31..34).chain(100..119).chain([239]) {
            canvas
                .draw_iter([Pixel(Point::new(7, row), Ink::Gold)])
                .unwrap();
        }
        let runs: Vec<_> = shown.update(&canvas, &Palette::LAMPLIGHT).collect();
        assert_eq!(runs, [0..3, 31..34, 100..108, 108..116, 116..119, 239..240]);
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), 0);
    }
}
