//! The sign of a game: the sky over it, and where its ground begins.
//!
//! Solid spans in few layers, so that the first screen comes at once. It knows no picture.

use brush::*;

/// What a sign is painted with.
pub mod brush {
    pub use super::{
        super::{super::TITLE, brush::*},
        GROUND, MIDDLE,
    };
    pub use crate::ui::{
        shape::disc,
        sprite::{Sprite, inks, sprite},
    };
}

/// Where what stands in the picture has its foot, and the ground for the name begins.
pub const GROUND: i32 = 46;
/// The middle of the sign.
pub const MIDDLE: i32 = EDGE / 2;

/// Paints the water below the sky, calm in the middle, with waves at both sides: where one begins, and how wide it is.
pub fn water(canvas: &mut Canvas, ink: Ink, foam: Ink, waves: &[(i32, i32, i32)]) {
    fill(canvas, area(0, GROUND, EDGE, TITLE - GROUND), ink);
    for &(x, y, wide) in waves {
        fill(canvas, area(x, y, wide, 1), foam);
    }
}

/// Paints the sky, a row an ink from the top down to the ground, and stars in it. Single rows of the next ink soften the
/// border of two.
pub fn sky(canvas: &mut Canvas, rows: &[Ink; GROUND as usize], stars: &[(i32, i32)]) {
    for (y, &ink) in (0..).zip(rows) {
        fill(canvas, area(0, y, EDGE, 1), ink);
    }
    for &(x, y) in stars {
        fill(canvas, area(x, y, 1, 1), Ink::White);
    }
}
