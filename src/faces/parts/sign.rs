//! The sign of a game: the sky over it, and where its ground begins.
//!
//! Solid spans in few layers, so that the first screen comes at once. It knows no picture.

use super::brush::*;

/// Where what stands in the picture has its foot, and the ground for the name begins.
pub const GROUND: i32 = 46;
/// The middle of the sign.
pub const MIDDLE: i32 = EDGE / 2;

/// Paints bands from the top, each with its height; single lines of the next band soften their borders.
pub fn sky(canvas: &mut Canvas, bands: [(i32, Ink); 4], lines: &[(i32, Ink)]) {
    let mut y = 0;
    for (height, ink) in bands {
        fill(canvas, area(0, y, EDGE, height), ink);
        y += height;
    }
    for &(y, ink) in lines {
        fill(canvas, area(0, y, EDGE, 1), ink);
    }
}
