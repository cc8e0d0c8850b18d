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
    text::{self, Align, Type},
};

/// Paints a digit of 3 by 7 pixels, its second row at a point; answers where the next one begins.
pub fn glyph(canvas: &mut Canvas, digit: usize, at: Point, ink: Ink) -> Point {
    if let Some(sprite) = DIGITS.get(digit) {
        sprite.paint(canvas, at - Point::new(0, 1), ink);
    }
    at + Point::new(4, 0)
}

/// Paints a number below 100 in such digits.
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

/// Paints how often something is meant, "2x", on a scrap of paper with its corner at a point.
pub fn times(canvas: &mut Canvas, number: u8, at: Point) {
    fill(canvas, area(at.x - 1, at.y - 2, 9, 9), Ink::Sand);
    tiny(canvas, number, at, Ink::Night);
    for (x, y) in [(4, 3), (6, 3), (5, 4), (4, 5), (6, 5)] {
        fill(canvas, area(at.x + x, at.y + y, 1, 1), Ink::Night);
    }
}

/// A picture that is tinted, and how it is painted in black on paper: what is dark inside it would be lost there, and is
/// light instead.
pub struct Tinted {
    /// In any other ink, and rimmed.
    pub plain: Sprite,
    /// In black.
    pub black: Sprite,
}

impl Tinted {
    /// The picture in an ink.
    fn of(&self, tint: Ink) -> &Sprite {
        match tint {
            Ink::Night => &self.black,
            _ => &self.plain,
        }
    }

    /// Paints it with its middle at a point.
    pub fn paint_centred(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        self.of(tint).paint_centred(canvas, at, tint);
    }

    /// Paints it so many times as large, with its middle at a point.
    pub fn paint_large(&self, canvas: &mut Canvas, at: Point, tint: Ink, scale: u32) {
        self.of(tint).paint_large(canvas, at, tint, scale);
    }

    /// Paints it on dark ground, edged in white, with its middle at a point.
    pub fn paint_rimmed(&self, canvas: &mut Canvas, at: Point, tint: Ink) {
        self.plain.paint_rimmed(canvas, at, tint);
    }
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

/// Paints a city's shield with its letter, 11 by 12 pixels, with its middle at a point.
pub fn shield(canvas: &mut Canvas, letter: &str, at: Point) {
    SHIELD.paint_centred(canvas, at, Ink::White);
    let at = at - Point::new(0, 8);
    text::draw(canvas, letter, at, Align::Centre, Type::Label, Ink::Night);
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
    CHIP.paint_centred(canvas, at, Ink::WATER);
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
    "###########",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    ".#ooooooo#.",
    "..#ooooo#..",
    "...#####...",
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
/// The smallest that is read: 7 pixels high.
#[rustfmt::skip]
const DIGITS: [Sprite; 10] = [
    sprite!["ooo", "o.o", "o.o", "o.o", "o.o", "o.o", "ooo"],
    sprite![".o.", "oo.", ".o.", ".o.", ".o.", ".o.", "ooo"],
    sprite!["ooo", "..o", "..o", "ooo", "o..", "o..", "ooo"],
    sprite!["ooo", "..o", "..o", ".oo", "..o", "..o", "ooo"],
    sprite!["o.o", "o.o", "o.o", "ooo", "..o", "..o", "..o"],
    sprite!["ooo", "o..", "o..", "ooo", "..o", "..o", "ooo"],
    sprite!["ooo", "o..", "o..", "ooo", "o.o", "o.o", "ooo"],
    sprite!["ooo", "..o", "..o", ".o.", ".o.", ".o.", ".o."],
    sprite!["ooo", "o.o", "o.o", "ooo", "o.o", "o.o", "ooo"],
    sprite!["ooo", "o.o", "o.o", "ooo", "..o", "..o", "ooo"],
];
