//! The sign of Amritsar: the golden temple on its lake at nightfall, with lamps on the water.
//!
//! Solid spans in few layers. It writes no word: the app puts the game's name on the dark water.

use crate::faces::parts::sign::{self, brush::*};

/// Paints the sign.
pub(super) fn paint(canvas: &mut Canvas) {
    let sky = const { inks("############d#d#ddddddddLdLdLLLLLLOLOLOOOOOOOO") };
    let stars = [(16, 6), (48, 11), (78, 4), (160, 5), (190, 10), (224, 4)];
    sign::sky(canvas, &sky, &stars);
    // The far shore: a row of white arcades.
    fill(canvas, area(0, GROUND - 8, EDGE, 8), Ink::Silver);
    for x in (3..EDGE).step_by(9) {
        fill(canvas, area(x, GROUND - 5, 4, 5), Ink::Dusk);
        fill(canvas, area(x + 1, GROUND - 6, 2, 1), Ink::Dusk);
    }
    for x in [22, 70, 170, 218] {
        disc(canvas, Point::new(x, GROUND - 10), 5, Ink::White);
        fill(canvas, area(x, GROUND - 19, 1, 5), Ink::White);
    }
    // The temple.
    let mut block = |left: i32, y: i32, wide: i32, high: i32, ink| {
        fill(canvas, area(MIDDLE + left, y, wide, high), ink);
    };
    block(-34, GROUND - 3, 69, 3, Ink::White);
    block(-27, GROUND - 15, 55, 12, Ink::White);
    for gate in [-22, -11, 0, 11] {
        block(gate + 2, GROUND - 11, 7, 8, Ink::Brown);
        block(gate + 3, GROUND - 12, 5, 1, Ink::Brown);
    }
    block(-24, GROUND - 27, 49, 12, Ink::Gold);
    block(-24, GROUND - 16, 49, 1, Ink::Brown);
    for window in [-19, -9, 1, 11] {
        block(window, GROUND - 24, 6, 6, Ink::Brown);
        block(window + 1, GROUND - 25, 4, 1, Ink::Brown);
    }
    disc(canvas, Point::new(MIDDLE, GROUND - 31), 11, Ink::Gold);
    disc(canvas, Point::new(MIDDLE - 4, GROUND - 34), 3, Ink::Yellow);
    fill(canvas, area(MIDDLE, 0, 1, 6), Ink::Gold);
    for side in [-22, 22] {
        disc(canvas, Point::new(MIDDLE + side, GROUND - 29), 4, Ink::Gold);
        fill(canvas, area(MIDDLE + side, GROUND - 37, 1, 5), Ink::Gold);
    }
    // The lake, dark in the middle for the name, with the lights of the shore.
    #[rustfmt::skip]
    let waves = [(6, 50, 20), (206, 51, 24), (2, 58, 14), (222, 60, 16), (10, 66, 26), (202, 67, 28)];
    sign::water(canvas, Ink::Night, Ink::Teal, &waves);
    for (x, y) in [(14, 54), (30, 62), (212, 55), (226, 64)] {
        fill(canvas, area(x - 2, y + 1, 5, 1), Ink::Brown);
        fill(canvas, area(x, y - 1, 1, 2), Ink::Gold);
    }
}
