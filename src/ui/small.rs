//! A picture of what was painted, a third as wide and as high: for a list of boards.
//!
//! Knows no board.

use embedded_graphics::prelude::*;

use super::{canvas::Canvas, ink::Ink};

/// How many pixels of the canvas become one.
const THIRD: usize = 3;
/// How wide it is.
pub const WIDE: usize = 80;
/// How high it is.
pub const HIGH: usize = 64;

/// A small picture; two pixels a byte, so that it can lie on the stack for a moment.
pub struct Small {
    rows: [[u8; WIDE / 2]; HIGH],
}

impl Small {
    /// An empty one.
    #[inline(always)]
    #[must_use]
    pub const fn new() -> Self {
        Self {
            rows: [[0; WIDE / 2]; HIGH],
        }
    }

    /// Takes what was painted from a row of the canvas on.
    pub fn take(&mut self, canvas: &Canvas, top: usize) {
        for (y, row) in self.rows.iter_mut().enumerate() {
            for (x, pair) in row.iter_mut().enumerate() {
                let most = |x| most(canvas, x * THIRD, top + y * THIRD) as u8;
                *pair = most(2 * x) << 4 | most(2 * x + 1);
            }
        }
    }

    /// Paints it with its top left corner at a point.
    pub fn paint(&self, canvas: &mut Canvas, at: Point) {
        let lines = self.rows.iter().zip(at.y..);
        let pixels = lines.flat_map(|(row, y)| {
            let pairs = row.iter().flat_map(|pair| [pair >> 4, pair & 15]);
            pairs.zip(at.x..).map(move |(ink, x)| {
                let ink = Ink::ALL.get(usize::from(ink)).copied();
                Pixel(Point::new(x, y), ink.unwrap_or(Ink::Night))
            })
        });
        // The canvas cannot fail.
        let _ = canvas.draw_iter(pixels);
    }
}

impl Default for Small {
    fn default() -> Self {
        Self::new()
    }
}

/// The ink that most of nine pixels have; of several that in the middle, or the first by number.
fn most(canvas: &Canvas, x: usize, y: usize) -> Ink {
    // Nine at the most of each ink: four bits count them.
    let mut counts = 0u64;
    for place in 0..THIRD * THIRD {
        let ink = canvas.ink(x + place % THIRD, y + place / THIRD);
        counts += 1 << (4 * ink as u32);
    }
    let count = |ink: Ink| counts >> (4 * ink as u32) & 15;
    let middle = canvas.ink(x + 1, y + 1);
    Ink::ALL.into_iter().fold(
        middle,
        |most, ink| if count(ink) > count(most) { ink } else { most },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::frame::{area, fill};

    #[test]
    fn most_of_nine_pixels_become_one_and_all_come_back() {
        let mut canvas = Canvas::new();
        // Every third column has two thirds of sand, and the rest gold.
        for x in 0..80 {
            fill(&mut canvas, area(3 * x, 22, 2, 192), Ink::Sand);
            fill(&mut canvas, area(3 * x + 2, 22, 1, 192), Ink::Gold);
        }
        fill(&mut canvas, area(30, 52, 30, 30), Ink::Red);
        let mut small = Small::new();
        small.take(&canvas, 22);
        let mut seen = Canvas::new();
        small.paint(&mut seen, Point::new(100, 50));
        for y in 0..HIGH {
            for x in 0..WIDE {
                let red = (10..20).contains(&x) && (10..20).contains(&y);
                let ink = if red { Ink::Red } else { Ink::Sand };
                assert_eq!(seen.ink(100 + x, 50 + y), ink, "{x}, {y}");
            }
        }
        assert_eq!(seen.ink(99, 50), Ink::Night);
        assert_eq!(seen.ink(180, 113), Ink::Night);
    }
}
