//! The picture: 240 by 240 pixels of sixteen inks, four bits a pixel.
//!
//! Eight pixels share a word, the leftmost in its lowest bits, so that filling, comparing and sending go eight
//! pixels at a time. Knows no palette and no panel.

use core::convert::Infallible;

use embedded_graphics::{Pixel, prelude::*, primitives::Rectangle};

use super::{ground::Ground, ink::Ink, text::Type};

/// Pixels across, and rows: every supported panel is a square of this side.
pub const SIDE: usize = 240;
/// Pixels in a word.
pub const LANES: usize = 8;
/// Words in a row.
pub const WORDS: usize = SIDE / LANES;

/// Eight pixels of one ink are this many times the ink's number.
pub(super) const EVERY_LANE: u32 = 0x1111_1111;

/// The picture that is painted and then sent.
#[derive(Clone)]
pub struct Canvas {
    rows: [[u32; WORDS]; SIDE],
    /// Whether texts are set large. It lies here because whoever writes has the canvas at hand, and nothing else in common.
    large: bool,
    /// The ground that was laid last, and its first row.
    ground: Option<(Ground, usize)>,
    /// Whether it lies there with nothing on it.
    bare: bool,
}

/// Canvases are the same where the same is seen.
impl PartialEq for Canvas {
    fn eq(&self, other: &Self) -> bool {
        self.rows == other.rows
    }
}

impl Canvas {
    /// A canvas all in the first ink.
    pub const fn new() -> Self {
        Self {
            rows: [[0; WORDS]; SIDE],
            large: false,
            ground: None,
            bare: false,
        }
    }

    /// Sets whether texts are set large from now on.
    pub const fn set_large(&mut self, large: bool) {
        self.large = large;
    }

    /// The size in which a text of this size is read here.
    pub const fn read(&self, size: Type) -> Type {
        size.read(self.large)
    }

    /// Whether texts are set large.
    pub const fn is_large(&self) -> bool {
        self.large
    }

    /// The rows from top to bottom, each as words of eight pixels.
    pub fn rows(&self) -> &[[u32; WORDS]; SIDE] {
        &self.rows
    }

    /// The rows, to be written as a whole.
    pub fn rows_mut(&mut self) -> &mut [[u32; WORDS]; SIDE] {
        self.bare = false;
        &mut self.rows
    }

    /// Paints a ground from a row down, unless it lies there already.
    pub(super) fn lay(&mut self, ground: Ground, top: usize) {
        if !self.bare || self.ground != Some((ground, top)) {
            ground.unpack(self.rows.get_mut(top..).unwrap_or_default());
        }
        (self.ground, self.bare) = (Some((ground, top)), true);
    }

    /// Lays the ground that was laid last, for the next picture: whoever has sent this one and has nothing else to do saves
    /// the next key the time. A picture is always painted whole.
    pub fn prepare(&mut self) {
        if let Some((ground, top)) = self.ground {
            self.lay(ground, top);
        }
    }

    /// Turns the picture upside down, for a device that is held the other way round.
    pub fn turn(&mut self) {
        let words = self.rows_mut().as_flattened_mut();
        words.reverse();
        for word in words {
            // Eight pixels of four bits: bytes change places, and then the two halves of each byte.
            let bytes = word.swap_bytes();
            *word = (bytes & 0x0F0F_0F0F) << 4 | (bytes >> 4) & 0x0F0F_0F0F;
        }
    }

    /// Fills the pixels of a row from one to before another: the quickest way for a few of them.
    #[inline]
    pub fn span(&mut self, y: i32, left: i32, right: i32, ink: Ink) {
        if let Some(span) = Span::new(left, right, ink) {
            self.stroke(y, &span);
        }
    }

    /// The same, of what was made for several rows.
    #[inline]
    pub(super) fn stroke(&mut self, y: i32, span: &Span) {
        // A negative row becomes a large one and misses like any other outside.
        if let Some(row) = self.rows_mut().get_mut(y as usize) {
            span.fill(row);
        }
    }

    /// The ink at a place on the canvas; the first ink outside of it.
    pub fn ink(&self, x: usize, y: usize) -> Ink {
        let word = self
            .rows
            .get(y)
            .and_then(|row| row.get(x / LANES))
            .copied()
            .unwrap_or(0);
        let number = (word >> (x % LANES * 4)) & 0xF;
        Ink::ALL.get(number as usize).copied().unwrap_or(Ink::Night)
    }
}

/// Neighbours in a row, cut to the canvas, as words and masks.
pub(super) struct Span {
    first: usize,
    last: usize,
    /// The bits of the first and of the last word that belong to it.
    head: u32,
    tail: u32,
    colour: u32,
}

impl Span {
    /// From one pixel to before another; none where nothing lies on the canvas.
    #[inline]
    pub fn new(left: i32, right: i32, ink: Ink) -> Option<Self> {
        let (left, last) = (left.max(0), right.min(SIDE as i32) - 1);
        (left <= last).then_some(Self {
            first: (left >> 3) as usize,
            last: (last >> 3) as usize,
            head: u32::MAX << ((left & 7) * 4),
            tail: u32::MAX >> ((!last & 7) * 4),
            colour: ink as u32 * EVERY_LANE,
        })
    }

    /// Fills it in a row.
    #[inline]
    fn fill(&self, row: &mut [u32; WORDS]) {
        let Some((first, others)) = row
            .get_mut(self.first..=self.last)
            .and_then(<[u32]>::split_first_mut)
        else {
            return;
        };
        let mix = |word: &mut u32, mask: u32| *word ^= (*word ^ self.colour) & mask;
        match others.split_last_mut() {
            None => mix(first, self.head & self.tail),
            Some((last, middle)) => {
                mix(first, self.head);
                middle.fill(self.colour);
                mix(last, self.tail);
            }
        }
    }
}

impl Default for Canvas {
    fn default() -> Self {
        Self::new()
    }
}

impl OriginDimensions for Canvas {
    fn size(&self) -> Size {
        Size::new_equal(SIDE as u32)
    }
}

impl DrawTarget for Canvas {
    type Color = Ink;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Ink>>,
    {
        for Pixel(at, ink) in pixels {
            // A negative coordinate becomes a large one and misses like any other outside.
            let (x, y) = (at.x as usize, at.y as usize);
            let row = self.rows_mut().get_mut(y);
            if let Some(word) = row.and_then(|row| row.get_mut(x / LANES)) {
                let shift = x % LANES * 4;
                *word = (*word & !(0xF << shift)) | ((ink as u32) << shift);
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, ink: Ink) -> Result<(), Infallible> {
        // Cut to the canvas by hand: a picture is made of thousands of spans, most of them small.
        let Point { x, y } = area.top_left;
        let span = Span::new(x, x.saturating_add_unsigned(area.size.width), ink);
        let end = y.saturating_add_unsigned(area.size.height);
        let rows = y.max(0) as usize..end.clamp(0, SIDE as i32) as usize;
        let rows = self.rows_mut().get_mut(rows).unwrap_or_default();
        let Some(span) = span else {
            return Ok(());
        };
        if span.first < span.last {
            for row in rows {
                span.fill(row);
            }
            return Ok(());
        }
        let mask = span.head & span.tail;
        for row in rows {
            if let Some(word) = row.get_mut(span.first) {
                *word ^= (*word ^ span.colour) & mask;
            }
        }
        Ok(())
    }

    fn clear(&mut self, ink: Ink) -> Result<(), Infallible> {
        self.rows_mut()
            .as_flattened_mut()
            .fill(ink as u32 * EVERY_LANE);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solid_fill_is_what_its_pixels_one_by_one_would_be() {
        let corners = [-9, -1, 0, 1, 7, 8, 9, 15, 16, 120, 231, 232, 239, 240, 250];
        let mut fills = 0;
        for left in corners {
            for right in corners.into_iter().filter(|&right| right >= left) {
                for (top, bottom) in [(-3, 2), (5, 5), (238, 244), (100, 103)] {
                    let area =
                        Rectangle::with_corners(Point::new(left, top), Point::new(right, bottom));
                    let (mut fast, mut slow) = (Canvas::new(), Canvas::new());
                    fast.clear(Ink::Sand).unwrap();
                    slow.clear(Ink::Sand).unwrap();
                    fast.fill_solid(&area, Ink::Lilac).unwrap();
                    slow.draw_iter(area.points().map(|at| Pixel(at, Ink::Lilac)))
                        .unwrap();
                    assert!(fast == slow, "they differ for {area:?}");
                    let mut rows = Canvas::new();
                    rows.clear(Ink::Sand).unwrap();
                    for y in top..=bottom {
                        rows.span(y, left, right + 1, Ink::Lilac);
                    }
                    assert!(rows == slow, "the rows differ for {area:?}");
                    fills += 1;
                }
            }
        }
        assert!(fills > 400);
    }

    #[test]
    fn a_pixel_keeps_its_ink_and_its_neighbours_theirs() {
        let mut canvas = Canvas::new();
        for (number, ink) in Ink::ALL.into_iter().enumerate() {
            canvas
                .draw_iter([Pixel(Point::new(number as i32 + 3, 7), ink)])
                .unwrap();
        }
        for (number, ink) in Ink::ALL.into_iter().enumerate() {
            assert_eq!(canvas.ink(number + 3, 7), ink);
        }
        assert_eq!(canvas.ink(2, 7), Ink::Night);
        assert_eq!(canvas.ink(3, 6), Ink::Night);
    }

    #[test]
    fn a_turned_picture_has_each_pixel_at_the_opposite_place() {
        let mut canvas = Canvas::new();
        for (number, ink) in Ink::ALL.into_iter().cycle().take(1000).enumerate() {
            let at = Point::new(number as i32 * 7 % 240, number as i32 * 31 % 240);
            canvas.draw_iter([Pixel(at, ink)]).unwrap();
        }
        let before = canvas.clone();
        canvas.turn();
        assert!(canvas != before);
        for (x, y) in (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y))) {
            assert_eq!(canvas.ink(SIDE - 1 - x, SIDE - 1 - y), before.ink(x, y));
        }
    }

    #[test]
    fn a_ground_that_lies_there_is_laid_anew_once_anything_was_painted() {
        const LAND: Ground = Ground::new(&[0x8000 | 0x0300 | 99, 0], &[0x1234_5678]);
        let mut plain = Canvas::new();
        LAND.paint(&mut plain, 10);
        assert!(plain != Canvas::new());
        type Brush = fn(&mut Canvas);
        let brushes: [Brush; 6] = [
            |canvas| canvas.clear(Ink::Red).unwrap(),
            |canvas| canvas.span(11, 3, 9, Ink::Red),
            |canvas| {
                canvas
                    .draw_iter([Pixel(Point::new(9, 10), Ink::Red)])
                    .unwrap()
            },
            |canvas| {
                let all = canvas.bounding_box();
                canvas.fill_solid(&all, Ink::Red).unwrap();
            },
            |canvas| canvas.rows_mut()[10] = [7; WORDS],
            Canvas::turn,
        ];
        for brush in brushes {
            let mut canvas = plain.clone();
            brush(&mut canvas);
            assert!(canvas != plain);
            canvas.prepare();
            let prepared = canvas.clone();
            LAND.paint(&mut canvas, 10);
            assert!(canvas == prepared);
            assert_eq!(canvas.rows()[10..13], plain.rows()[10..13]);
        }
        // Elsewhere it is another.
        let mut canvas = plain.clone();
        LAND.paint(&mut canvas, 100);
        assert!(canvas.rows()[100] == plain.rows()[10]);
    }

    #[test]
    fn drawing_outside_changes_nothing() {
        let mut canvas = Canvas::new();
        for (x, y) in [(-1, 0), (0, -1), (240, 0), (0, 240), (i32::MIN, i32::MAX)] {
            canvas
                .draw_iter([Pixel(Point::new(x, y), Ink::White)])
                .unwrap();
        }
        assert!(canvas == Canvas::new());
    }
}
