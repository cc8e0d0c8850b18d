//! Small pictures, written in the source as rows of letters.
//!
//! Knows how letters become inks, not what a picture stands for.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    canvas::{Canvas, EVERY_LANE},
    ink::Ink,
};

/// Eight neighbours of a row, as they lie in a word of the canvas: a row of a sprite is read in one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eight {
    /// The pixels with an ink of their own; nothing in the other lanes.
    inks: u32,
    /// All bits of a lane for such a pixel; all but the lowest for one that takes the ink that the painter passes, such as a
    /// player's colour; none where the ground shows through.
    kinds: u32,
}

impl Eight {
    const CLEAR: Self = Self { inks: 0, kinds: 0 };
    /// The kinds of a pixel, in the first lane.
    const OWN: u32 = 0xF;
    const TINTED: u32 = 0xE;

    /// All bits of the lanes that are painted, and their inks.
    #[inline]
    const fn tinted(self, tint: Ink) -> (u32, u32) {
        let painted = (self.kinds >> 1) & EVERY_LANE;
        let tinted = painted & !self.kinds;
        (self.kinds | painted, self.inks | (tinted * tint as u32))
    }

    /// The lanes of the first ink, which is the dark of outlines.
    #[inline]
    const fn dark(self) -> u32 {
        let inks = self.inks | self.inks >> 1;
        let inks = (inks | inks >> 2) & EVERY_LANE;
        (self.kinds & EVERY_LANE & !inks) * 0xF
    }

    /// The ink of a pixel; none where it is clear.
    const fn ink(self, lane: u32, tint: Ink) -> Option<u32> {
        match self.kinds >> (4 * lane) & 0xF {
            0 => None,
            Self::TINTED => Some(tint as u32),
            _ => Some(self.inks >> (4 * lane) & 0xF),
        }
    }
}

/// Eight pixels, a bit each, as their eight lanes of a word.
pub(super) const fn lanes(bits: u8) -> u32 {
    let bits = bits as u32;
    let bits = (bits | bits << 12) & 0x000F_000F;
    let bits = (bits | bits << 6) & 0x0303_0303;
    let bits = (bits | bits << 3) & 0x1111_1111;
    bits * 0xF
}

/// A small picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sprite {
    /// Row after row, each of as many eights as it needs.
    eights: &'static [Eight],
    size: Size,
}

/// Makes a sprite of rows of letters: `.` is clear, `o` takes the tint, the other letters are inks. Anything else, or rows
/// of different lengths, do not compile.
#[macro_export]
macro_rules! sprite {
    [$($row:literal),+ $(,)?] => {{
        use $crate::ui::sprite::{Eight, Sprite};
        const ROWS: &[&str] = &[$($row),+];
        const EIGHTS: [Eight; Sprite::room(ROWS)] = Sprite::read(ROWS);
        Sprite::new(ROWS, &EIGHTS)
    }};
}
pub use sprite;

/// What a letter of a picture stands for; none where it is clear, or takes the tint.
#[expect(clippy::panic, reason = "runs at compile time only")]
pub(super) const fn ink(letter: u8) -> Option<Ink> {
    match letter {
        b'.' | b'o' => None,
        b'#' => Some(Ink::Night),
        b'd' => Some(Ink::Dusk),
        b't' => Some(Ink::Stone),
        b'v' => Some(Ink::Silver),
        b'w' => Some(Ink::White),
        b's' => Some(Ink::Sand),
        b'c' => Some(Ink::Clay),
        b'n' => Some(Ink::Brown),
        b'g' => Some(Ink::Gold),
        b'R' => Some(Ink::Red),
        b'O' => Some(Ink::Orange),
        b'Y' => Some(Ink::Yellow),
        b'G' => Some(Ink::Green),
        b'B' => Some(Ink::Blue),
        b'L' => Some(Ink::Lilac),
        b'T' => Some(Ink::Teal),
        b'p' => Some(Ink::LOTUS),
        b'm' => Some(Ink::MEADOW),
        b'a' => Some(Ink::WATER),
        _ => panic!("a sprite holds a letter that stands for no ink"),
    }
}

/// Inks, written as a row of letters.
#[expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "runs at compile time only"
)]
pub const fn inks<const N: usize>(letters: &str) -> [Ink; N] {
    let mut inks = [Ink::Night; N];
    let mut at = 0;
    while at < letters.len() {
        inks[at] = match ink(letters.as_bytes()[at]) {
            Some(ink) => ink,
            None => panic!("the letter stands for no ink"),
        };
        at += 1;
    }
    assert!(at == N, "there are fewer letters than inks");
    inks
}

#[expect(clippy::indexing_slicing, reason = "runs at compile time only")]
impl Sprite {
    /// How many eights the rows need.
    pub const fn room(rows: &[&str]) -> usize {
        rows.len() * rows[0].len().div_ceil(8)
    }

    /// The rows as eights.
    pub const fn read<const N: usize>(rows: &[&str]) -> [Eight; N] {
        let mut eights = [Eight::CLEAR; N];
        let (mut y, width) = (0, rows[0].len());
        while y < rows.len() {
            let row = rows[y].as_bytes();
            assert!(
                row.len() == width,
                "a row of a sprite has another length than the first"
            );
            let mut x = 0;
            while x < width {
                let eight = &mut eights[y * width.div_ceil(8) + x / 8];
                let lane = x % 8 * 4;
                if let Some(ink) = ink(row[x]) {
                    eight.inks |= (ink as u32) << lane;
                    eight.kinds |= Eight::OWN << lane;
                } else if row[x] == b'o' {
                    eight.kinds |= Eight::TINTED << lane;
                }
                x += 1;
            }
            y += 1;
        }
        eights
    }

    /// The sprite of these rows, which were read.
    pub const fn new(rows: &[&str], eights: &'static [Eight]) -> Self {
        let size = Size::new(rows[0].len() as u32, rows.len() as u32);
        Self { eights, size }
    }
}

impl Sprite {
    /// The rows from top to bottom; none of them is empty.
    fn rows(&self) -> impl Iterator<Item = &'static [Eight]> {
        self.eights
            .chunks((self.size.width as usize).div_ceil(8).max(1))
    }

    /// Paints the sprite with its top left corner at a point.
    pub fn paint(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        self.stroke::<false>(canvas, at, tint);
    }

    /// Paints the sprite with its middle at a point and its dark outline in white: so a piece stands out from dark ground.
    pub fn paint_rimmed(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        let middle = Point::new(self.size.width as i32 / 2, self.size.height as i32 / 2);
        self.stroke::<true>(canvas, at - middle, tint);
    }

    /// Paints the sprite, with a rim of white instead of its dark outline or not: each has a loop of its own.
    #[inline(never)]
    fn stroke<const RIMMED: bool>(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        // What lies outside of the canvas has no word: a negative place becomes a large one.
        let (first, shift) = (at.x >> 3, (at.x & 7) * 4);
        for (y, eights) in (at.y..).zip(self.rows()) {
            let Some(row) = canvas.rows_mut().get_mut(y as usize) else {
                continue;
            };
            for (place, eight) in (first..).zip(eights) {
                let (mask, mut inks) = eight.tinted(tint);
                if RIMMED {
                    inks |= (Ink::White as u32 * EVERY_LANE) & eight.dark();
                }
                if let Some(word) = row.get_mut(place as usize) {
                    *word = (*word & !(mask << shift)) | inks << shift;
                }
                // What is left of the eight lies in the next word: nothing, where both begin together.
                let rest = (mask >> 4) >> (28 - shift);
                if rest != 0
                    && let Some(word) = row.get_mut((place + 1) as usize)
                {
                    *word = (*word & !rest) | (inks >> 4) >> (28 - shift);
                }
            }
        }
    }

    /// Paints the sprite with its middle at a point.
    pub fn paint_centred(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        self.paint_large(canvas, at, tint, 1);
    }

    /// Paints the sprite with its middle at a point, each of its pixels this many wide and high.
    #[inline(never)]
    pub fn paint_large(&self, canvas: &mut Canvas, at: Point, tint: Ink, scale: u32) {
        let middle = Point::new(self.size.width as i32 / 2, self.size.height as i32 / 2);
        let corner = at - middle * scale as i32;
        if scale == 1 {
            self.paint(canvas, corner, tint);
        } else {
            self.paint_scaled(canvas, corner, tint, scale);
        }
    }

    fn paint_scaled(&self, canvas: &mut Canvas, at: Point, tint: Ink, scale: u32) {
        for (y, row) in (at.y..).step_by(scale.max(1) as usize).zip(self.rows()) {
            let inks = row
                .iter()
                .flat_map(|eight| (0..8).map(|lane| eight.ink(lane, tint)));
            let inks = inks.take(self.size.width as usize).chain([None]);
            // Neighbours of one ink are filled together, which is faster than pixel by pixel.
            let (mut begun, mut last) = (at.x, None);
            for (x, ink) in (at.x..).step_by(scale.max(1) as usize).zip(inks) {
                if ink == last {
                    continue;
                }
                if let Some(ink) = last.and_then(|ink: u32| Ink::ALL.get(ink as usize)) {
                    let size = Size::new((x - begun) as u32, scale);
                    // The canvas cannot fail.
                    let _ = canvas.fill_solid(&Rectangle::new(Point::new(begun, y), size), *ink);
                }
                (begun, last) = (x, ink);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sprite_paints_its_letters_and_leaves_the_rest() {
        const FLAG: Sprite = sprite!["#oo.", "#..w"];
        let mut canvas = Canvas::new();
        canvas.clear(Ink::Sand).unwrap();
        FLAG.paint(&mut canvas, Point::new(10, 20), Ink::Red);
        let row = |y| [10, 11, 12, 13].map(|x| canvas.ink(x, y));
        assert_eq!(row(20), [Ink::Night, Ink::Red, Ink::Red, Ink::Sand]);
        assert_eq!(row(21), [Ink::Night, Ink::Sand, Ink::Sand, Ink::White]);
    }

    #[test]
    fn a_rim_is_white_where_the_outline_is_dark_and_nowhere_else() {
        const STONE: Sprite = sprite!["###", "#o#", "#R#"];
        let mut canvas = Canvas::new();
        canvas.clear(Ink::Sand).unwrap();
        STONE.paint_rimmed(&mut canvas, Point::new(11, 21), Ink::Night);
        let row = |y| [9, 10, 11, 12, 13].map(|x| canvas.ink(x, y));
        assert_eq!(
            row(20),
            [Ink::Sand, Ink::White, Ink::White, Ink::White, Ink::Sand]
        );
        assert_eq!(
            row(21),
            [Ink::Sand, Ink::White, Ink::Night, Ink::White, Ink::Sand]
        );
        assert_eq!(
            row(22),
            [Ink::Sand, Ink::White, Ink::Red, Ink::White, Ink::Sand]
        );
    }

    #[test]
    fn a_sprite_at_the_edge_is_cut_and_harms_nothing() {
        const DOT: Sprite = sprite!["ww", "ww"];
        let mut canvas = Canvas::new();
        DOT.paint(&mut canvas, Point::new(-1, 239), Ink::Red);
        assert_eq!(canvas.ink(0, 239), Ink::White);
        assert_eq!(canvas.ink(1, 239), Ink::Night);
    }

    #[test]
    fn a_sprite_is_the_same_in_one_stroke_and_run_by_run_wherever_it_lies() {
        const PIECE: Sprite = sprite!["#oo.w..ccoR", "...........", "o.#######.o", "wwwwooooBBB"];
        let (mut painted, mut seen) = (0, 0);
        for x in (-14..20).chain(222..244) {
            for y in [-5, -3, 0, 100, 237, 239, 240] {
                let (mut stroke, mut runs) = (Canvas::new(), Canvas::new());
                stroke.clear(Ink::Sand).unwrap();
                runs.clear(Ink::Sand).unwrap();
                PIECE.paint(&mut stroke, Point::new(x, y), Ink::Teal);
                PIECE.paint_scaled(&mut runs, Point::new(x, y), Ink::Teal, 1);
                assert!(stroke == runs, "they differ at {x}, {y}");
                painted += 1;
                seen += usize::from(stroke.ink(x.max(0) as usize, y.max(0) as usize) != Ink::Sand);
            }
        }
        assert!(painted > 300 && seen > 50);
    }
}
