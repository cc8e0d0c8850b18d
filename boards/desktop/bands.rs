//! The picture in graphics, for terminals that have them: a band for each row of characters, so that a change sends its
//! band and no other.
//!
//! Does not know what is around the picture.

use durbar::ui::ink::Rgb;

use super::{
    ansi, kitty,
    picture::{Picture, largest_side},
    sixel,
};

/// A kind of graphics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Graphics {
    /// The protocol of kitty.
    Kitty,
    /// Sixels.
    Sixel,
}

/// The size of a character in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
}

/// The largest side in pixels: beyond four times the canvas, terminals begin to refuse sixels.
const MOST: usize = 960;

/// A place for the picture, and what is shown there.
pub struct Bands {
    graphics: Graphics,
    cell: Cell,
    left: usize,
    top: usize,
    side: usize,
    shown: Option<Picture>,
}

impl Bands {
    /// A place in the middle of so many columns and rows, as large as they allow.
    pub fn new(columns: usize, rows: usize, cell: Cell, graphics: Graphics) -> Self {
        let cell = Cell {
            width: cell.width.max(1),
            height: cell.height.max(1),
        };
        let room = |cells: usize, size: usize| cells.saturating_mul(size).min(MOST);
        let side = largest_side(room(columns, cell.width), room(rows, cell.height));
        Self {
            graphics,
            cell,
            left: columns.saturating_sub(side.div_ceil(cell.width)) / 2,
            top: rows.saturating_sub(side.div_ceil(cell.height)) / 2,
            side,
            shown: None,
        }
    }

    /// Writes the bands that differ from what is shown.
    pub fn draw(&mut self, out: &mut Vec<u8>, picture: &Picture) -> Result<(), png::EncodingError> {
        let picture = picture.scaled(self.side);
        let rows: Vec<&[Rgb]> = picture.rows().collect();
        let shown: Vec<&[Rgb]> = self.shown.iter().flat_map(Picture::rows).collect();
        let mut before = shown.chunks(self.cell.height);
        for (number, band) in rows.chunks(self.cell.height).enumerate() {
            if before.next() == Some(band) {
                continue;
            }
            ansi::go(out, self.left, self.top.saturating_add(number));
            match self.graphics {
                Graphics::Kitty => kitty::encode(out, number, band)?,
                Graphics::Sixel => sixel::encode(out, band),
            }
        }
        self.shown = Some(picture);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use durbar::ui::canvas::SIDE;

    use super::*;

    const CELL: Cell = Cell {
        width: 8,
        height: 16,
    };

    #[test]
    fn the_place_is_in_the_middle_and_never_outside() {
        for columns in (0..300).step_by(7) {
            for rows in 0..90 {
                let bands = Bands::new(columns, rows, CELL, Graphics::Sixel);
                assert!(bands.left * CELL.width + bands.side <= columns * CELL.width);
                assert!(bands.top * CELL.height + bands.side <= rows * CELL.height);
            }
        }
        let bands = Bands::new(120, 40, CELL, Graphics::Kitty);
        assert_eq!((bands.left, bands.top, bands.side), (30, 5, 480));
    }

    #[test]
    fn a_change_sends_its_band_only_and_no_change_nothing() {
        for (graphics, start) in [
            (Graphics::Kitty, "\x1b_Ga=T"),
            (Graphics::Sixel, "\x1bP0;1q"),
        ] {
            let mut bands = Bands::new(30, 16, CELL, graphics);
            let mut picture = Picture::new(SIDE, Rgb::hex(0x10_20_30));
            let mut sent = |picture: &Picture| {
                let mut out = Vec::new();
                bands.draw(&mut out, picture).expect("a picture");
                String::from_utf8(out).expect("all letters")
            };
            assert_eq!(sent(&picture).matches(start).count(), 15);
            assert_eq!(sent(&picture), "");
            picture.rows_mut().nth(100).expect("a row")[9] = Rgb::BLACK;
            let change = sent(&picture);
            assert_eq!(change.matches(start).count(), 1);
            // Row 100 lies in the seventh band, which begins at row 7 counted from one.
            assert!(change.starts_with("\x1b[7;1H"), "{change:?}");
        }
    }
}
