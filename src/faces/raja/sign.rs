//! The sign of Raja: a palace at dusk, an elephant on its way there, and sand.
//!
//! Solid spans in few layers, so that the first screen comes at once. It writes no word: the app puts the game's name
//! on the ground below the palace.

use crate::faces::parts::sign::{self, brush::*};

/// Paints the sign.
pub(super) fn paint(canvas: &mut Canvas) {
    sky(canvas);
    far_fort(canvas);
    palace(canvas);
    dunes(canvas);
    ELEPHANT.paint(canvas, Point::new(14, GROUND - 22), Ink::Night);
}

/// Bands from night to the last light, and stars.
fn sky(canvas: &mut Canvas) {
    let sky = const { inks("dddddddddddLdLdLdLLLLLLRLRRLRRRROROROOOOOOOOOO") };
    sign::sky(
        canvas,
        &sky,
        &[
            (14, 4),
            (38, 8),
            (63, 3),
            (92, 7),
            (118, 3),
            (149, 6),
            (178, 2),
            (201, 5),
            (229, 9),
        ],
    );
}

/// A fort in the distance, before the setting sun.
fn far_fort(canvas: &mut Canvas) {
    let sun = Point::new(207, 29);
    disc(canvas, sun, 16, Ink::Gold);
    disc(canvas, sun, 14, Ink::Yellow);
    hill(canvas, 214, 37, 300, Ink::Brown);
    fill(canvas, area(194, 30, 27, 12), Ink::Brown);
    dome(canvas, sun.x, 31, 4, Ink::Brown);
    tower(canvas, sun.x - 13, 40, 12, Ink::Brown);
    tower(canvas, sun.x + 13, 40, 12, Ink::Brown);
}

/// The palace, dark before the sky, with light in its windows.
fn palace(canvas: &mut Canvas) {
    dome(canvas, MIDDLE, 34, 11, Ink::Night);
    fill(canvas, area(86, 34, 69, 12), Ink::Night);
    fill(canvas, area(66, 40, 109, GROUND - 40), Ink::Night);
    // Merlons along the outer walls.
    for x in (68..174).step_by(4) {
        fill(canvas, area(x, 39, 2, 1), Ink::Night);
    }
    for side in [-1, 1] {
        dome(canvas, MIDDLE + 23 * side, 35, 5, Ink::Night);
        tower(canvas, MIDDLE + 36 * side, GROUND, 25, Ink::Night);
        tower(canvas, MIDDLE + 50 * side, GROUND, 19, Ink::Night);
        for apart in [18, 28] {
            let x = MIDDLE + apart * side;
            fill(canvas, area(x - 1, 38, 3, 5), Ink::Gold);
            fill(canvas, area(x, 37, 1, 1), Ink::Gold);
        }
        fill(canvas, area(MIDDLE + 46 * side, 42, 2, 3), Ink::Gold);
    }
    // The gate.
    fill(canvas, area(MIDDLE - 3, 37, 7, 9), Ink::Gold);
    fill(canvas, area(MIDDLE - 2, 36, 5, 1), Ink::Gold);
    fill(canvas, area(MIDDLE, 35, 1, 1), Ink::Gold);
    fill(canvas, area(MIDDLE - 1, 40, 3, 6), Ink::Orange);
}

/// Sand with a road, and the night before it. Between the dune on the left and the road, the name has its calm ground.
fn dunes(canvas: &mut Canvas) {
    fill(canvas, area(0, GROUND, EDGE, TITLE - GROUND), Ink::Brown);
    for (x, y, breadth, ink) in [
        (22, 44, 420, Ink::Clay),
        (226, 42, 700, Ink::Clay),
        (22, 45, 420, Ink::Brown),
        (226, 44, 700, Ink::Brown),
    ] {
        hill(canvas, x, y, breadth, ink);
    }
    let calm = area(40, GROUND, 161, TITLE - GROUND);
    fill(canvas, calm, Ink::Brown);
    for down in 0..22 {
        let x = 201 + (down >> 1) + ((down * down) >> 6);
        fill(
            canvas,
            area(x, GROUND + down, 3 + (down >> 2), 1),
            Ink::Clay,
        );
    }
    hill(canvas, 40, 67, 900, Ink::Night);
    hill(canvas, 190, 66, 1500, Ink::Night);
    fill(canvas, area(0, TITLE - 2, EDGE, 2), Ink::Night);
}

/// A hill from its top down to the end of the sign; the broader, the flatter.
fn hill(canvas: &mut Canvas, x: i32, top: i32, breadth: i32, ink: Ink) {
    // Half the width is the root of breadth times height: it only grows from row to row, so no root is taken.
    let (mut half, mut reach) = (0, 0);
    for y in top..TITLE {
        reach += breadth;
        while half * half < reach {
            half += 1;
        }
        fill(canvas, area(x - half, y, 2 * half + 1, 1), ink);
    }
}

/// A dome with its tip, on a wall.
fn dome(canvas: &mut Canvas, x: i32, base: i32, radius: i32, ink: Ink) {
    disc(canvas, Point::new(x, base - radius), radius, ink);
    let belly = radius >> 1;
    let wall = area(x - radius + 1, base - belly - 1, 2 * radius - 1, belly + 2);
    fill(canvas, wall, ink);
    fill(canvas, area(x - 1, base - 2 * radius - 2, 3, 3), ink);
    fill(canvas, area(x, base - 2 * radius - 5, 1, 4), ink);
}

/// A slender tower with a small dome.
fn tower(canvas: &mut Canvas, x: i32, base: i32, height: i32, ink: Ink) {
    let top = base - height;
    fill(canvas, area(x - 2, top, 5, height), ink);
    fill(canvas, area(x - 3, top, 7, 1), ink);
    disc(canvas, Point::new(x, top - 3), 2, ink);
    fill(canvas, area(x, top - 8, 1, 4), ink);
}

const ELEPHANT: Sprite = sprite![
    "..........g....................",
    ".........sss...................",
    "........sssss..................",
    ".......ggggggg.................",
    "........o...o..................",
    "........o.o.o...oo.............",
    "........o.o.o...oo.............",
    ".......ggggggg.oooo..oooo......",
    "...ooooRRRRRRRooooooooooo......",
    "..oooooRgRgRgRoooottoooogoo....",
    ".ooooooRRRRRRRoootootooooooo...",
    ".o.oooooRRRRRooootootooooooo...",
    ".o.ooooooooooooootootoooooooo..",
    ".o.ooooooooooooooottoowwooooo..",
    ".o.ooooooooooooooooooo.ww.ooo..",
    "...oooooooooooooooooo......oo..",
    "...oooooo..oooo.oooo.......oo..",
    "...ooooo...oooo.oooo.......ooo.",
    "...ooooo...oooo..oooo.......oo.",
    "...oooo....oooo...ooo..........",
    "...oooo....oooo...ooo..........",
];
