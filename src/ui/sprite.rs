//! Small pictures, written in the source as rows of letters.
//!
//! Knows how letters become inks, not what a picture stands for.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{canvas::Canvas, ink::Ink};

/// A pixel of a sprite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dot {
    /// Lets the ground show through.
    Clear,
    /// Takes the ink that the painter passes, such as a player's colour.
    Tint,
    /// Has an ink of its own.
    Own(Ink),
}

/// A picture of W by H pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sprite<const W: usize, const H: usize>([[Dot; W]; H]);

impl<const W: usize, const H: usize> Sprite<W, H> {
    /// Reads a sprite: `.` is clear, `o` takes the tint, the other letters are inks; anything else, or a row of
    /// another length than W, does not compile when the sprite is a constant.
    #[expect(
        clippy::indexing_slicing,
        clippy::panic,
        reason = "runs at compile time only"
    )]
    pub const fn new(rows: [&str; H]) -> Self {
        let mut dots = [[Dot::Clear; W]; H];
        let mut y = 0;
        while y < H {
            let row = rows[y].as_bytes();
            assert!(
                row.len() == W,
                "a row of a sprite has another length than the sprite's width"
            );
            let mut x = 0;
            while x < W {
                dots[y][x] = match row[x] {
                    b'.' => Dot::Clear,
                    b'o' => Dot::Tint,
                    b'#' => Dot::Own(Ink::Night),
                    b'd' => Dot::Own(Ink::Dusk),
                    b't' => Dot::Own(Ink::Stone),
                    b'v' => Dot::Own(Ink::Silver),
                    b'w' => Dot::Own(Ink::White),
                    b's' => Dot::Own(Ink::Sand),
                    b'c' => Dot::Own(Ink::Clay),
                    b'n' => Dot::Own(Ink::Brown),
                    b'g' => Dot::Own(Ink::Gold),
                    b'R' => Dot::Own(Ink::Red),
                    b'O' => Dot::Own(Ink::Orange),
                    b'Y' => Dot::Own(Ink::Yellow),
                    b'G' => Dot::Own(Ink::Green),
                    b'B' => Dot::Own(Ink::Blue),
                    b'L' => Dot::Own(Ink::Lilac),
                    b'T' => Dot::Own(Ink::Teal),
                    _ => panic!("a sprite holds a letter that stands for no ink"),
                };
                x += 1;
            }
            y += 1;
        }
        Self(dots)
    }

    /// The same picture, whatever its size: one copy of the code below paints all of them.
    const fn picture(&self) -> Picture<'_> {
        Picture {
            dots: self.0.as_flattened(),
            size: Size::new(W as u32, H as u32),
        }
    }

    /// Paints the sprite with its top left corner at a point.
    pub fn paint(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        self.picture().paint(canvas, at, tint);
    }

    /// Paints the sprite with its middle at a point, each of its pixels this many wide and high.
    pub fn paint_large(&self, canvas: &mut Canvas, at: Point, tint: Ink, scale: u32) {
        self.picture().paint_large(canvas, at, tint, scale);
    }

    /// Paints the sprite with its middle at a point.
    pub fn paint_centred(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        self.picture().paint_large(canvas, at, tint, 1);
    }
}

/// A sprite of any size.
#[derive(Clone, Copy)]
struct Picture<'a> {
    /// Row after row.
    dots: &'a [Dot],
    size: Size,
}

impl Picture<'_> {
    fn rows(&self) -> impl Iterator<Item = &[Dot]> {
        self.dots.chunks(self.size.width.max(1) as usize)
    }

    #[inline(never)]
    fn paint(self, canvas: &mut Canvas, at: Point, tint: Ink) {
        // Eight pixels share a word of the canvas: they are gathered and written together. What lies outside of the
        // canvas has no word: a negative place becomes a large one.
        let (first, begin) = (at.x >> 3, (at.x & 7) * 4);
        for (y, dots) in (at.y..).zip(self.rows()) {
            let Some(row) = canvas.rows_mut().get_mut(y as usize) else {
                continue;
            };
            let mut write = |place: i32, mask: u32, inks: u32| {
                if let Some(word) = row.get_mut(place as usize) {
                    *word = (*word & !mask) | inks;
                }
            };
            let (mut place, mut shift, mut mask, mut inks) = (first, begin, 0, 0);
            for dot in dots {
                let ink = match dot {
                    Dot::Own(ink) => Some(*ink),
                    Dot::Tint => Some(tint),
                    Dot::Clear => None,
                };
                if let Some(ink) = ink {
                    mask |= 0xF << shift;
                    inks |= (ink as u32) << shift;
                }
                shift += 4;
                if shift == 32 {
                    write(place, mask, inks);
                    (place, shift, mask, inks) = (place + 1, 0, 0, 0);
                }
            }
            write(place, mask, inks);
        }
    }

    #[inline(never)]
    fn paint_large(self, canvas: &mut Canvas, at: Point, tint: Ink, scale: u32) {
        let middle = Point::new(self.size.width as i32 / 2, self.size.height as i32 / 2);
        let corner = at - middle * scale as i32;
        if scale == 1 {
            self.paint(canvas, corner, tint);
        } else {
            self.paint_scaled(canvas, corner, tint, scale);
        }
    }

    fn paint_scaled(self, canvas: &mut Canvas, at: Point, tint: Ink, scale: u32) {
        for (y, row) in (at.y..).step_by(scale.max(1) as usize).zip(self.rows()) {
            let mut x = at.x;
            // Neighbours of one ink are filled together, which is faster than pixel by pixel.
            for run in row.chunk_by(|a, b| a == b) {
                let length = run.len() as u32 * scale;
                let ink = match run.first() {
                    Some(Dot::Own(ink)) => Some(*ink),
                    Some(Dot::Tint) => Some(tint),
                    Some(Dot::Clear) | None => None,
                };
                if let Some(ink) = ink {
                    // The canvas cannot fail.
                    let _ = canvas.fill_solid(
                        &Rectangle::new(Point::new(x, y), Size::new(length, scale)),
                        ink,
                    );
                }
                x += length as i32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sprite_paints_its_letters_and_leaves_the_rest() {
        const FLAG: Sprite<4, 2> = Sprite::new(["#oo.", "#..w"]);
        let mut canvas = Canvas::new();
        canvas.clear(Ink::Sand).unwrap();
        FLAG.paint(&mut canvas, Point::new(10, 20), Ink::Red);
        let row = |y| [10, 11, 12, 13].map(|x| canvas.ink(x, y));
        assert_eq!(row(20), [Ink::Night, Ink::Red, Ink::Red, Ink::Sand]);
        assert_eq!(row(21), [Ink::Night, Ink::Sand, Ink::Sand, Ink::White]);
    }

    #[test]
    fn a_sprite_at_the_edge_is_cut_and_harms_nothing() {
        const DOT: Sprite<2, 2> = Sprite::new(["ww", "ww"]);
        let mut canvas = Canvas::new();
        DOT.paint(&mut canvas, Point::new(-1, 239), Ink::Red);
        assert_eq!(canvas.ink(0, 239), Ink::White);
        assert_eq!(canvas.ink(1, 239), Ink::Night);
    }

    #[test]
    fn a_sprite_is_the_same_in_one_stroke_and_run_by_run_wherever_it_lies() {
        const PIECE: Sprite<11, 4> =
            Sprite::new(["#oo.w..ccoR", "...........", "o.#######.o", "wwwwooooBBB"]);
        let (mut painted, mut seen) = (0, 0);
        for x in (-14..20).chain(222..244) {
            for y in [-5, -3, 0, 100, 237, 239, 240] {
                let (mut stroke, mut runs) = (Canvas::new(), Canvas::new());
                stroke.clear(Ink::Sand).unwrap();
                runs.clear(Ink::Sand).unwrap();
                PIECE.paint(&mut stroke, Point::new(x, y), Ink::Teal);
                PIECE
                    .picture()
                    .paint_scaled(&mut runs, Point::new(x, y), Ink::Teal, 1);
                assert!(stroke == runs, "they differ at {x}, {y}");
                painted += 1;
                seen += usize::from(stroke.ink(x.max(0) as usize, y.max(0) as usize) != Ink::Sand);
            }
        }
        assert!(painted > 300 && seen > 50);
    }
}
