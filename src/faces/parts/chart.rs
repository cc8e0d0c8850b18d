//! What all maps share: how a road runs, and how the place in focus is found at a glance.
//!
//! Knows points, no board and no piece.

use embedded_graphics::prelude::Point;

use crate::ui::{
    canvas::Canvas,
    ink::Ink,
    shape::{corners, disc},
};

/// A bright ground below the place in focus: it is found at a glance, in any colour.
pub fn halo(canvas: &mut Canvas, at: Point, room: i32) {
    disc(canvas, at, room + 6, Ink::Night);
    disc(canvas, at, room + 4, Ink::Gold);
}

/// Corners round the place in focus.
pub fn frame_focus(canvas: &mut Canvas, at: Point, reach: i32) {
    corners(canvas, at, reach + 1, 9, 5, Ink::Night);
    corners(canvas, at, reach, 7, 3, Ink::White);
}

/// Goes along a road from stop to stop.
pub fn road(
    canvas: &mut Canvas,
    from: Point,
    stops: impl Iterator<Item = Point>,
    piece: impl Fn(&mut Canvas, Point, Point),
) {
    let mut at = from;
    for stop in stops {
        piece(canvas, at, stop);
        at = stop;
    }
}
