//! The sign of Maharaja: a statue before the rising sun, temple towers, and a lotus pond.
//!
//! Solid spans in few layers, so that the first screen comes at once. It writes no word: the app puts the game's name
//! on the water below the statue.

use super::pieces;
use crate::faces::parts::sign::{self, brush::*};

/// Paints the sign.
pub(super) fn paint(canvas: &mut Canvas) {
    sky(canvas);
    for side in [-1, 1] {
        tower(canvas, MIDDLE + 98 * side, 5, 9, Ink::Brown);
        tower(canvas, MIDDLE + 66 * side, 7, 12, Ink::Night);
        tower(canvas, MIDDLE + 38 * side, 4, 8, Ink::Brown);
    }
    fill(canvas, area(0, GROUND - 4, EDGE, 4), Ink::Night);
    for x in (2..EDGE).step_by(6) {
        fill(canvas, area(x, GROUND - 6, 3, 2), Ink::Night);
    }
    pond(canvas);
    // The pedestal, and the statue on it.
    fill(canvas, area(MIDDLE - 20, GROUND - 7, 41, 7), Ink::Night);
    fill(canvas, area(MIDDLE - 18, GROUND - 6, 37, 1), Ink::Gold);
    pieces::large_statue(canvas, Ink::Teal, Point::new(MIDDLE, 25));
}

/// Bands of the morning, lighter to the ground, with the sun and birds.
fn sky(canvas: &mut Canvas) {
    let sky = const { inks("BBBBBBBBBBLBLLBLLLLLLLOLOLOOOOOOgOgggggggggggg") };
    sign::sky(canvas, &sky, &[]);
    let sun = Point::new(MIDDLE, 26);
    disc(canvas, sun, 23, Ink::Gold);
    disc(canvas, sun, 21, Ink::Yellow);
    for (x, y) in [(30, 7), (78, 4), (206, 8), (158, 5)] {
        BIRD.paint(canvas, Point::new(x, y), Ink::White);
    }
}

/// A temple tower: storeys that grow smaller, each with lit windows, and a finial.
fn tower(canvas: &mut Canvas, x: i32, storeys: i32, half: i32, ink: Ink) {
    let (mut y, mut half) = (GROUND, half);
    for _ in 0..storeys {
        fill(canvas, area(x - half, y - 5, 2 * half + 1, 5), ink);
        fill(canvas, area(x - half - 1, y - 1, 2 * half + 3, 1), ink);
        for apart in (0..half - 1).step_by(3) {
            fill(canvas, area(x - apart, y - 4, 1, 2), Ink::Gold);
            fill(canvas, area(x + apart, y - 4, 1, 2), Ink::Gold);
        }
        (y, half) = (y - 5, (half - 1).max(2));
    }
    disc(canvas, Point::new(x, y - 1), 3, ink);
    fill(canvas, area(x, y - 7, 1, 4), ink);
}

/// Dark water, with lotus flowers at both sides; in the middle the name has its calm ground.
fn pond(canvas: &mut Canvas) {
    #[rustfmt::skip]
    let waves = [(4, 50, 22), (200, 51, 26), (8, 66, 30), (200, 65, 32), (32, 57, 10), (198, 58, 8)];
    sign::water(canvas, Ink::Dusk, Ink::Blue, &waves);
    for (x, y) in [(16, 49), (27, 60), (207, 49), (197, 60)] {
        LILY.paint(canvas, Point::new(x, y), Ink::Lilac);
    }
    for (x, y) in [(30, 51), (222, 62), (8, 64), (208, 66)] {
        fill(canvas, area(x, y, 11, 2), Ink::Green);
        fill(canvas, area(x + 2, y + 2, 7, 1), Ink::Green);
    }
    fill(canvas, area(0, TITLE - 2, EDGE, 2), Ink::Night);
}

const BIRD: Sprite = sprite!["oo.....oo", "..oo.oo..", "....o...."];
const LILY: Sprite = sprite![
    "........w........",
    ".......wow.......",
    "..w....wow....w..",
    "..ow..wooow..wo..",
    "...oowwooowwoo...",
    "w...ooowowooo...w",
    ".oo..oowowoo..oo.",
    "..oooooowoooooo..",
    "....oooogoooo....",
    ".GGGGGGGGGGGGGGG.",
];
