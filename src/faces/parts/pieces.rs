//! Pieces and signs that more than one game has, as small pictures.
//!
//! Knows how a piece looks, not where it stands.

use embedded_graphics::prelude::Point;

use crate::faces::livery::Livery;
use crate::ui::{
    canvas::Canvas,
    frame::{area, fill},
    ink::Ink,
    shape::line,
    sprite::{Sprite, sprite},
};

/// Digits and the letters A to G, 3 by 5 pixels: a bit a pixel, the top row highest.
const GLYPHS: [u16; 17] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_011_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_010_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
    0b010_101_111_101_101,
    0b110_101_110_101_110,
    0b011_100_100_100_011,
    0b110_101_101_101_110,
    0b111_100_110_100_111,
    0b111_100_110_100_100,
    0b111_100_101_101_111,
];

/// Paints a digit (0 to 9) or a letter (10 is A) of 3 by 5 pixels; answers where the next one begins.
pub fn glyph(canvas: &mut Canvas, number: usize, at: Point, ink: Ink) -> Point {
    let bits = GLYPHS.get(number).copied().unwrap_or(0);
    for row in 0..5 {
        for column in 0..3 {
            if bits >> (14 - 3 * row - column) & 1 == 1 {
                fill(canvas, area(at.x + column, at.y + row, 1, 1), ink);
            }
        }
    }
    at + Point::new(4, 0)
}

/// Paints a number below 100 in tiny digits.
pub fn tiny(canvas: &mut Canvas, number: u8, at: Point, ink: Ink) {
    let number = number.min(99);
    let mut at = at;
    // The chip has no divider, and a count of houses is small.
    let (mut tens, mut ones) = (0, number);
    while ones >= 10 {
        (tens, ones) = (tens + 1, ones - 10);
    }
    if tens > 0 {
        at = glyph(canvas, tens, at, ink);
    }
    glyph(canvas, usize::from(ones), at, ink);
}

/// A piece in the shapes of the liveries.
pub struct Shapes {
    /// Black, brown, lilac.
    pub cross: Sprite,
    /// Red, russet.
    pub triangle: Sprite,
    /// Yellow, orange.
    pub diamond: Sprite,
    /// Blue, beige.
    pub disc: Sprite,
    /// Green, silver.
    pub square: Sprite,
}

impl Shapes {
    /// The piece of a livery.
    pub const fn of(&self, livery: Livery) -> &Sprite {
        match livery {
            Livery::Black | Livery::Brown | Livery::Lilac => &self.cross,
            Livery::Red | Livery::Russet => &self.triangle,
            Livery::Yellow | Livery::Orange => &self.diamond,
            Livery::Blue | Livery::Beige => &self.disc,
            Livery::Green | Livery::Silver => &self.square,
        }
    }
}

/// Paints a city's shield with its letter, 7 by 9 pixels, with its middle at a point.
pub fn shield(canvas: &mut Canvas, letter: usize, coat: Ink, ink: Ink, at: Point) {
    SHIELD.paint_centred(canvas, at, coat);
    glyph(canvas, 10 + letter, at - Point::new(1, 2), ink);
}

/// Paints a person who travels, 7 by 10 pixels.
pub fn walker(canvas: &mut Canvas, livery: Livery, at: Point) {
    ROBE.paint(canvas, at + Point::new(0, 4), livery.ink());
    HEADS.of(livery).paint(canvas, at, livery.ink());
}

/// Paints the Maharaja's crown, with its middle at a point.
pub fn crown(canvas: &mut Canvas, at: Point) {
    CROWN.paint_centred(canvas, at, Ink::Gold);
}

/// Paints a crown twice as large, with its middle at a point.
pub fn large_crown(canvas: &mut Canvas, at: Point) {
    CROWN.paint_large(canvas, at, Ink::Gold, 2);
}

/// Paints a coin, with its middle at a point.
pub fn coin(canvas: &mut Canvas, at: Point) {
    COIN.paint_centred(canvas, at, Ink::Gold);
}

/// Paints an action chip, with its middle at a point.
pub fn chip(canvas: &mut Canvas, at: Point) {
    CHIP.paint_centred(canvas, at, Ink::Teal);
}

/// Paints a tick, with its middle at a point.
pub fn tick(canvas: &mut Canvas, at: Point) {
    TICK.paint_centred(canvas, at, Ink::White);
}

/// Paints an arrow to the right, with its middle at a point.
pub fn way(canvas: &mut Canvas, at: Point) {
    ARROW.paint_centred(canvas, at, Ink::Night);
}

/// Paints a bar across a picture: it is given up.
pub fn strike(canvas: &mut Canvas, at: Point) {
    let by = |x, y| at + Point::new(x, y);
    line(canvas, by(-13, 8), by(13, -8), 3, Ink::Red);
}

/// Paints a scroll: the plan of the turn.
pub fn scroll(canvas: &mut Canvas, at: Point) {
    SCROLL.paint_centred(canvas, at, Ink::White);
}

/// Paints a chequered flag: the end of the turn.
pub fn flag(canvas: &mut Canvas, at: Point) {
    END_FLAG.paint_centred(canvas, at, Ink::White);
}

/// Paints a plus sign: something is added, or can be put here.
pub fn plus(canvas: &mut Canvas, at: Point) {
    fill(canvas, area(at.x - 3, at.y - 1, 7, 2), Ink::Night);
    fill(canvas, area(at.x - 1, at.y - 3, 2, 7), Ink::Night);
}

const SHIELD: Sprite = sprite![
    "#######", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", ".#ooo#.",
    "..###..",
];
const HEADS: Shapes = Shapes {
    cross: sprite!["..###..", "..#o#..", "#######", "..#o#..", "..#o#.."],
    triangle: sprite!["...#...", "..#o#..", ".#ooo#.", "#######", "..#o#.."],
    diamond: sprite!["...#...", "..#o#..", ".#ooo#.", "..#o#..", "..#o#.."],
    disc: sprite!["..###..", ".#ooo#.", ".#ooo#.", ".#ooo#.", "..#o#.."],
    square: sprite![".#####.", ".#ooo#.", ".#ooo#.", ".#####.", "..#o#.."],
};
const ROBE: Sprite = sprite![
    "..#o#..", "..#o#..", ".#ooo#.", ".#ooo#.", "#ooooo#", "#######",
];
/// The Maharaja's crown.
pub const CROWN: Sprite = sprite![
    "#.....#.....#",
    "##...#o#...##",
    "#o#.#ooo#.#o#",
    "#oo#ooooo#oo#",
    "#ooooooooooo#",
    "#ooooRRRoooo#",
    "#oBoooRoooBo#",
    "#ooooooooooo#",
    "#############",
    ".............",
];
/// A coin.
pub const COIN: Sprite = sprite![
    "..#####..",
    ".#ooooo#.",
    "#oowwooo#",
    "#owoooon#",
    "#owoooon#",
    "#oooooon#",
    "#ooooonn#",
    ".#oonnn#.",
    "..#####..",
];
/// A chip for one more action.
pub const CHIP: Sprite = sprite![
    "..#####..",
    ".#owoow#.",
    "#wooooow#",
    "#oo###oo#",
    "#wo#w#ow#",
    "#oo###oo#",
    "#wooooow#",
    ".#owoow#.",
    "..#####..",
];
/// An arrow to the right.
pub const ARROW: Sprite = sprite![
    ".....#...",
    ".....##..",
    "########.",
    "#########",
    "########.",
    ".....##..",
    ".....#...",
];
/// Blocks of stone: what is still in store.
pub const BLOCKS: Sprite = sprite![
    ".....#########.....",
    ".....#owooooo#.....",
    ".....#oooooot#.....",
    ".....#ooootot#.....",
    ".....#ooooott#.....",
    ".....#########.....",
    "#########.#########",
    "#owooooo#.#owooooo#",
    "#oooooot#.#oooooot#",
    "#ooootot#.#ooootot#",
    "#ooooott#.#ooooott#",
    "#oootttt#.#oootttt#",
    "#########.#########",
];
/// An order that is changed.
pub const TRACK: Sprite = sprite![
    "######...............",
    "#RRRR#...............",
    "#RRRR#..........#....",
    "######.........###...",
    "#YYYY#........#####..",
    "#YYYY#.......#######.",
    "######..........#....",
    "#GGGG#..........#....",
    "#GGGG#..........#....",
    "######.......#######.",
    "#BBBB#........#####..",
    "#BBBB#.........###...",
    "######..........#....",
    ".....................",
    ".....................",
];
/// Somebody of the court.
pub const PERSON: Sprite = sprite![
    "....#####....",
    "...#wwwww#...",
    "..#wwRwwww#..",
    "..#########..",
    "..#nnnnnnn#..",
    "..#n#nnn#n#..",
    "..#nnnnnnn#..",
    "...#n###n#...",
    "....#nnn#....",
    "..###ooo###..",
    ".#ooooooooo#.",
    "#ooooooooooo#",
    "#oo#ooooo#oo#",
    "#oo#ooooo#oo#",
    "#############",
];
/// Two arrows against each other.
pub const SWAP: Sprite = sprite![
    ".....#...",
    ".....##..",
    "########.",
    ".....##..",
    ".....#...",
    ".........",
    "...#.....",
    "..##.....",
    ".########",
    "..##.....",
    "...#.....",
];
const TICK: Sprite = sprite![
    ".......##",
    "......#o#",
    ".....#o#.",
    "##..#o#..",
    "#o##o#...",
    ".#oo#....",
    "..##.....",
    ".........",
    ".........",
];
const SCROLL: Sprite = sprite![
    ".############..",
    "#w##wwwwwwwww#.",
    "#ww#w#####www#.",
    ".###wwwwwwwww#.",
    "...#w#######w#.",
    "...#wwwwwwwww#.",
    "...#w####wwww#.",
    "...#wwwwwwwww#.",
    "...#w######ww#.",
    "...#wwwwwww###.",
    "...#wwwwww#ww##",
    "....#######ww##",
    "...........###.",
];
const END_FLAG: Sprite = sprite![
    "##.............",
    "##############.",
    "##www###www###.",
    "##www###www###.",
    "#####www###www#",
    "#####www###www#",
    "##www###www###.",
    "##www###www###.",
    "##############.",
    "##.............",
    "##.............",
    "##.............",
    "##.............",
];

/// A wave of the sea.
pub const WAVE: Sprite = sprite![".oo...oo.", "o..o.o..o", "....o...."];
