//! The picture in half blocks, for terminals that show characters only: a character is two dots, one above the other.
//!
//! Does not know what is around the picture.

use durbar::ui::{canvas::SIDE, ink::Rgb};

use super::{
    ansi::{self, Depth, Layer},
    picture::Picture,
};

/// How many columns and rows of characters show every dot of the picture.
pub const FULL: (usize, usize) = (SIDE, SIDE / 2);

/// A place for the picture, and what is shown there.
pub struct Blocks {
    depth: Depth,
    left: usize,
    top: usize,
    /// How many columns there are, and twice the rows.
    side: usize,
    /// The dots of each character, upper and lower; nothing where nothing is shown yet.
    shown: Vec<Option<(Rgb, Rgb)>>,
}

impl Blocks {
    /// A place in the middle of so many columns and rows, as large as they allow.
    pub fn new(columns: usize, rows: usize, depth: Depth) -> Self {
        // Even, so that the last character has a lower half too.
        let side = columns.min(rows.saturating_mul(2)).min(SIDE) & !1;
        Self {
            depth,
            left: (columns - side) / 2,
            top: (rows - side / 2) / 2,
            side,
            shown: vec![None; side * side / 2],
        }
    }

    /// Whether every dot of the picture has a place of its own.
    pub fn full(&self) -> bool {
        self.side == SIDE
    }

    /// Writes the characters that differ from what is shown.
    pub fn draw(&mut self, out: &mut Vec<u8>, picture: &Picture) {
        let start = out.len();
        let picture = picture.scaled(self.side);
        let dots: Vec<&[Rgb]> = picture.rows().collect();
        let lines = self.shown.chunks_exact_mut(self.side.max(1));
        for (row, (line, pair)) in lines.zip(dots.chunks_exact(2)).enumerate() {
            let [upper, lower] = pair else {
                continue;
            };
            // The colours of the last character written on this line; nothing when the cursor is elsewhere.
            let mut last: Option<(Rgb, Rgb)> = None;
            let cells = line.iter_mut().zip(upper.iter().zip(*lower));
            for (column, (shown, (&above, &below))) in cells.enumerate() {
                if *shown == Some((above, below)) {
                    last = None;
                    continue;
                }
                *shown = Some((above, below));
                if last.is_none() {
                    ansi::go(out, self.left + column, self.top + row);
                }
                if last.is_none_or(|(before, _)| before != above) {
                    ansi::colour(out, Layer::Front, self.depth, above);
                }
                if last.is_none_or(|(_, before)| before != below) {
                    ansi::colour(out, Layer::Back, self.depth, below);
                }
                out.extend("▀".as_bytes());
                last = Some((above, below));
            }
        }
        if out.len() > start {
            ansi::plain(out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(blocks: &mut Blocks, picture: &Picture) -> String {
        let mut out = Vec::new();
        blocks.draw(&mut out, picture);
        String::from_utf8(out).expect("text")
    }

    fn picture() -> Picture {
        let mut picture = Picture::new(SIDE, Rgb::hex(0x10_20_30));
        for row in picture.rows_mut().take(SIDE / 2) {
            row.fill(Rgb::hex(0xA0_B0_C0));
        }
        picture
    }

    #[test]
    fn the_place_is_in_the_middle_and_never_outside() {
        for columns in 0..260 {
            for rows in 0..130 {
                let blocks = Blocks::new(columns, rows, Depth::True);
                assert!(blocks.left + blocks.side <= columns);
                assert!(blocks.top + blocks.side / 2 <= rows);
                assert_eq!(blocks.full(), columns >= FULL.0 && rows >= FULL.1);
            }
        }
        let blocks = Blocks::new(100, 30, Depth::True);
        assert_eq!((blocks.left, blocks.top, blocks.side), (20, 0, 60));
    }

    #[test]
    fn the_same_again_writes_nothing_and_a_change_only_itself() {
        let mut blocks = Blocks::new(240, 120, Depth::True);
        let mut picture = picture();
        assert_eq!(drawn(&mut blocks, &picture).matches('▀').count(), 240 * 120);
        assert_eq!(drawn(&mut blocks, &picture), "");
        picture.rows_mut().nth(11).expect("a row")[7] = Rgb::hex(0xFF_00_00);
        assert_eq!(
            drawn(&mut blocks, &picture),
            "\x1b[6;8H\x1b[38;2;160;176;192m\x1b[48;2;255;0;0m▀\x1b[0m"
        );
    }

    #[test]
    fn a_small_place_shows_the_mean() {
        // Two characters: the picture's upper half is one colour, its lower half the other.
        let mut blocks = Blocks::new(2, 1, Depth::True);
        assert_eq!(
            drawn(&mut blocks, &picture()),
            "\x1b[1;1H\x1b[38;2;160;176;192m\x1b[48;2;16;32;48m▀▀\x1b[0m"
        );
        let mut blocks = Blocks::new(2, 1, Depth::Cube);
        assert!(drawn(&mut blocks, &picture()).contains("\x1b[38;5;145m\x1b[48;5;"));
    }

    #[test]
    fn no_place_is_no_failure() {
        assert_eq!(drawn(&mut Blocks::new(0, 0, Depth::True), &picture()), "");
        assert_eq!(drawn(&mut Blocks::new(1, 9, Depth::True), &picture()), "");
    }
}
