//! The sign of Osiris: the step pyramid before the setting sun, with its golden tip.
//!
//! Solid spans in few layers. It writes no word: the app puts the game's name on the ground below the pyramid.

use crate::faces::parts::sign::{self, brush::*};

/// Paints the sign.
pub(super) fn paint(canvas: &mut Canvas) {
    let sky = const { inks("dddddddddddLdLdLLLLLLLOLOLOOOOOOgOgOgggggggggg") };
    let stars = [(20, 4), (52, 8), (88, 3), (151, 6), (187, 3), (222, 7)];
    sign::sky(canvas, &sky, &stars);
    disc(canvas, Point::new(58, 36), 15, Ink::Yellow);
    // Four storeys, the eastern half in the shade.
    for (number, (half, y, high)) in [(62, 38, 8), (46, 29, 9), (30, 20, 9), (14, 12, 8)]
        .into_iter()
        .enumerate()
    {
        let left = MIDDLE - half;
        fill(canvas, area(left, y, half, high), Ink::Clay);
        fill(canvas, area(MIDDLE, y, half, high), Ink::Brown);
        fill(canvas, area(left, y, half, 1), Ink::Sand);
        for x in (left + 3 * (number as i32 & 1)..MIDDLE).step_by(6) {
            fill(canvas, area(x, y + 4, 1, 4), Ink::Brown);
        }
        fill(canvas, area(left, y + 4, half, 1), Ink::Brown);
    }
    for row in 0..10 {
        let half = (row + 1) >> 1;
        fill(canvas, area(MIDDLE - half, 2 + row, half, 1), Ink::Yellow);
        fill(canvas, area(MIDDLE, 2 + row, half + 1, 1), Ink::Gold);
    }
    fill(canvas, area(0, GROUND, EDGE, TITLE - GROUND), Ink::Night);
    fill(canvas, area(0, GROUND - 1, EDGE, 1), Ink::Clay);
    // The sand in the last light.
    for row in 0..TITLE - GROUND - 2 {
        let left = MIDDLE + 96 + 3 * row;
        fill(canvas, area(left, GROUND + row, EDGE - left, 1), Ink::Brown);
        fill(
            canvas,
            area(0, GROUND + row, 24 - (row >> 1), 1),
            Ink::Brown,
        );
    }
}
