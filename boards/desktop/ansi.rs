//! The few commands to a terminal that pictures need.
//!
//! Knows no picture.

use std::io::Write as _;

use durbar::ui::ink::Rgb;

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// All of them.
    True,
    /// The 256 that terminals have had for long: a cube of 216, and 24 grays.
    Cube,
}

/// What a colour is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// The character.
    Front = 38,
    /// What is behind it.
    Back = 48,
}

/// Moves the cursor; the corner at the top left is 0, 0.
pub fn go(out: &mut Vec<u8>, column: usize, row: usize) {
    let (row, column) = (row.saturating_add(1), column.saturating_add(1));
    // Writing to memory cannot fail, here and below.
    let _ = write!(out, "\x1b[{row};{column}H");
}

/// Chooses a colour for what follows.
pub fn colour(out: &mut Vec<u8>, layer: Layer, depth: Depth, colour: Rgb) {
    let layer = layer as u8;
    let Rgb { r, g, b } = colour;
    let _ = match depth {
        Depth::True => write!(out, "\x1b[{layer};2;{r};{g};{b}m"),
        Depth::Cube => write!(out, "\x1b[{layer};5;{}m", nearest(colour)),
    };
}

/// Goes back to the terminal's own colours.
pub fn plain(out: &mut Vec<u8>) {
    out.extend(b"\x1b[0m");
}

/// The parts of the colours in the cube.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The number of the nearest of the 256 colours; the first sixteen are left out, since a terminal may change them.
fn nearest(Rgb { r, g, b }: Rgb) -> usize {
    let near = |part: u8| {
        let by_distance = |(_, step): &(usize, &u8)| step.abs_diff(part);
        STEPS
            .iter()
            .enumerate()
            .min_by_key(by_distance)
            .map_or((0, 0), |(number, step)| (number, *step))
    };
    let [(red, cr), (green, cg), (blue, cb)] = [r, g, b].map(near);
    let far = |parts: [u8; 3]| -> u32 {
        let squares = parts.into_iter().zip([r, g, b]).map(|(a, b)| {
            let far = u32::from(a.abs_diff(b));
            far * far
        });
        squares.sum()
    };
    let mean = (u16::from(r) + u16::from(g) + u16::from(b)) / 3;
    // The grays are 8, 18, ... 238.
    let gray = (usize::from(mean.saturating_sub(3)) / 10).min(23);
    let shade = u8::try_from(gray * 10 + 8).unwrap_or(u8::MAX);
    if far([shade; 3]) < far([cr, cg, cb]) {
        232 + gray
    } else {
        16 + 36 * red + 6 * green + blue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_of_the_256_is_itself_and_others_are_near() {
        for (rgb, number) in [
            (0x00_00_00, 16),
            (0xFF_FF_FF, 231),
            (0xFF_00_00, 196),
            (0x5F_87_AF, 67),
            (0x08_08_08, 232),
            (0x80_80_80, 244),
            (0xEE_EE_EE, 255),
            (0xFE_02_01, 196),
        ] {
            assert_eq!(nearest(Rgb::hex(rgb)), number, "{rgb:06x}");
        }
    }
}
