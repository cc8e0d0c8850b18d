//! What of the picture changed, so that only this travels to the panel.
//!
//! Knows neither what is painted nor how it is sent.

use core::ops::Range;

use super::{
    canvas::{Canvas, SIDE, WORDS},
    ink::Palette,
};

/// Words of a part of a row, 24 pixels: narrow enough that little travels beside what changed, and so wide that the digests of
/// a whole picture take a third of its room.
const PART: usize = 3;
/// Parts of a row.
const PARTS: usize = WORDS / PART;
const _: () = assert!(PARTS * PART == WORDS);

/// At most so many rows come together: long enough for a panel to be worth its set-up, short enough to begin early.
pub const STRIP: usize = 8;

/// A piece of the canvas that is sent in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Its rows, `STRIP` at most.
    pub rows: Range<usize>,
    /// Its words in each of these rows.
    pub words: Range<usize>,
}

/// Where a canvas differs from what is shown, from top to bottom, in patches of a few neighbouring rows. They are found one
/// after the other, so that a panel looks for the next while the last travels; those that it has been told count as shown.
pub struct Changes<'a> {
    rows: core::iter::Enumerate<
        core::iter::Zip<core::slice::Iter<'a, [u32; WORDS]>, core::slice::IterMut<'a, Digests>>,
    >,
    /// Whether the digests are those of what is shown.
    known: bool,
}

impl Iterator for Changes<'_> {
    type Item = Patch;

    fn next(&mut self) -> Option<Patch> {
        let known = self.known;
        let (start, mut parts) = self
            .rows
            .find_map(|(number, (row, shown))| Some((number, changed(row, shown, known)?)))?;
        let more = self.rows.by_ref().take(STRIP - 1);
        let more = more.map_while(|(_, (row, shown))| changed(row, shown, known));
        let end = start + 1 + more.inspect(|more| parts |= more).count();
        let (first, last) = (parts.trailing_zeros(), parts.ilog2());
        Some(Patch {
            rows: start..end,
            words: first as usize * PART..(last as usize + 1) * PART,
        })
    }
}

/// The digests of a row's parts.
type Digests = [u32; PARTS];

/// The parts in which a row differs from what is shown, a bit for each, if there are any. It counts as shown from now on.
#[inline(never)]
fn changed(row: &[u32; WORDS], shown: &mut Digests, known: bool) -> Option<u32> {
    let mut parts = 0;
    let pairs = row.as_chunks::<PART>().0.iter().zip(shown);
    for (part, (words, shown)) in pairs.enumerate() {
        let digest = digest(words);
        if *shown != digest {
            *shown = digest;
            parts |= 1 << part;
        }
    }
    let parts = if known { parts } else { (1 << PARTS) - 1 };
    (parts != 0).then_some(parts)
}

/// What the panel shows, as a digest of each part of a row.
pub struct Shown {
    digests: [Digests; SIDE],
    /// The colours in which it shows that; none while nothing is known of the panel.
    palette: Option<Palette>,
}

impl Shown {
    /// Before anything was shown.
    pub const fn new() -> Self {
        Self {
            digests: [[0; PARTS]; SIDE],
            palette: None,
        }
    }

    /// Forgets it all: the next picture travels whole.
    pub fn forget(&mut self) {
        self.palette = None;
    }

    /// Where this canvas differs from what is shown. Other colours change all of it.
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

/// The digest of a part. Each step is a bijection of the state, so parts that differ in one word never share a digest.
fn digest(&[a, b, c]: &[u32; PART]) -> u32 {
    let step = |state: u32, word: u32| (state.rotate_left(7) ^ word).wrapping_mul(0x9E37_79B1);
    step(step(step(0x811C_9DC5, a), b), c)
}

#[cfg(test)]
mod tests {
    use embedded_graphics::{Pixel, prelude::*};

    use super::*;
    use crate::ui::ink::Ink;

    const WHOLE: usize = SIDE * WORDS;

    /// How many words travel.
    fn sent(shown: &mut Shown, canvas: &Canvas, palette: &Palette) -> usize {
        let patches = shown.update(canvas, palette);
        patches
            .map(|patch| patch.rows.len() * patch.words.len())
            .sum()
    }

    #[test]
    fn a_first_picture_and_one_in_other_colours_travel_whole_and_the_same_again_not_at_all() {
        let mut shown = Shown::new();
        let canvas = Canvas::new();
        assert_eq!(sent(&mut shown, &canvas, &Palette::LAMPLIGHT), WHOLE);
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), 0);
        assert_eq!(sent(&mut shown, &canvas, &Palette::DAYLIGHT), WHOLE);
        assert_eq!(shown.update(&canvas, &Palette::DAYLIGHT).count(), 0);
        assert_eq!(sent(&mut shown, &canvas, &Palette::LAMPLIGHT), WHOLE);
        shown.forget();
        assert_eq!(sent(&mut shown, &canvas, &Palette::LAMPLIGHT), WHOLE);
    }

    #[test]
    fn each_single_pixel_moves_its_part_of_its_row_and_no_other() {
        let mut shown = Shown::new();
        let mut canvas = Canvas::new();
        sent(&mut shown, &canvas, &Palette::LAMPLIGHT);
        for x in 0..SIDE as i32 {
            let y = x.wrapping_mul(37) % SIDE as i32;
            canvas
                .draw_iter([Pixel(Point::new(x, y), Ink::Gold)])
                .unwrap();
            let patches: Vec<_> = shown.update(&canvas, &Palette::LAMPLIGHT).collect();
            let (x, y) = (x as usize, y as usize);
            let first = x / 8 / PART * PART;
            let patch = Patch {
                rows: y..y + 1,
                words: first..first + PART,
            };
            assert_eq!(patches, [patch]);
        }
    }

    #[test]
    fn patches_are_the_rows_in_order_a_strip_at_most_each_and_as_wide_as_what_changed_in_them() {
        let mut shown = Shown::new();
        let mut canvas = Canvas::new();
        assert_eq!(
            shown.update(&canvas, &Palette::LAMPLIGHT).count(),
            SIDE / STRIP
        );
        for row in (0..3).chain(31..34).chain([60]).chain(100..119) {
            let pixels = [(row * 2, row), (200 - row, row)];
            let pixels = pixels.map(|(x, y)| Pixel(Point::new(x, y), Ink::Gold));
            canvas.draw_iter(pixels).unwrap();
        }
        let patches = shown.update(&canvas, &Palette::LAMPLIGHT);
        let patches: Vec<_> = patches.map(|Patch { rows, words }| (rows, words)).collect();
        let expected = [
            (0..3, 0..27),
            (31..34, 6..24),
            (60..61, 15..18),
            (100..108, 9..27),
            (108..116, 9..30),
            (116..119, 9..30),
        ];
        assert_eq!(patches, expected);
        assert_eq!(shown.update(&canvas, &Palette::LAMPLIGHT).count(), 0);
    }
}
