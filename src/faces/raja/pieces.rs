//! The pieces of Raja as small pictures: each player's have the shape of his livery.
//!
//! Knows how a piece looks, not where it stands.

use embedded_graphics::prelude::Point;

use crate::{
    faces::livery::Livery,
    games::raja::data::{Character, City, Dial, PALACE_COST_ARTISAN},
    ui::{
        canvas::Canvas,
        frame::{area, fill},
        ink::Ink,
        shape::line,
        sprite::Sprite,
    },
};

/// The colour of a city's coat.
#[must_use]
pub const fn coat(city: City) -> Ink {
    match city {
        City::Jaisalmer => Ink::Lilac,
        City::Delhi => Ink::Red,
        City::Agra => Ink::Blue,
        City::Udaipur => Ink::Green,
        City::Ahmadabad => Ink::Brown,
        City::Bikaner => Ink::Yellow,
        City::Jaipur => Ink::Orange,
    }
}

/// The ink that is read on a coat.
#[must_use]
pub const fn on_coat(city: City) -> Ink {
    match city {
        City::Bikaner | City::Jaipur | City::Udaipur => Ink::Night,
        _ => Ink::White,
    }
}

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
fn glyph(canvas: &mut Canvas, number: usize, at: Point, ink: Ink) -> Point {
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
pub(super) fn tiny(canvas: &mut Canvas, number: u8, at: Point, ink: Ink) {
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

/// Paints a city's shield with its letter, 7 by 9 pixels, with its middle at a point.
pub(super) fn shield(canvas: &mut Canvas, city: City, at: Point) {
    // Beside the dark rim a light letter is read better, wherever the coat is not light itself.
    let ink = match city {
        City::Udaipur => Ink::White,
        other => on_coat(other),
    };
    SHIELD.paint_centred(canvas, at, coat(city));
    glyph(canvas, 10 + city as usize, at - Point::new(1, 2), ink);
}

/// Paints a house, 7 by 8 pixels.
pub(super) fn house(canvas: &mut Canvas, livery: Livery, at: Point) {
    let sprite = match livery {
        Livery::Black => &HOUSE_CROSS,
        Livery::Red => &HOUSE_TRIANGLE,
        Livery::Yellow => &HOUSE_DIAMOND,
        Livery::Blue => &HOUSE_DISC,
        Livery::Green => &HOUSE_SQUARE,
    };
    sprite.paint(canvas, at, livery.ink());
}

/// Paints an architect, 7 by 10 pixels.
pub(super) fn architect(canvas: &mut Canvas, livery: Livery, at: Point) {
    let head = match livery {
        Livery::Black => &HEAD_CROSS,
        Livery::Red => &HEAD_TRIANGLE,
        Livery::Yellow => &HEAD_DIAMOND,
        Livery::Blue => &HEAD_DISC,
        Livery::Green => &HEAD_SQUARE,
    };
    ROBE.paint(canvas, at + Point::new(0, 4), livery.ink());
    head.paint(canvas, at, livery.ink());
}

/// Paints the Maharaja's crown, with its middle at a point.
pub(super) fn crown(canvas: &mut Canvas, at: Point) {
    CROWN.paint_centred(canvas, at, Ink::Gold);
}

/// Paints a crown twice as large, with its middle at a point.
pub(super) fn large_crown(canvas: &mut Canvas, at: Point) {
    CROWN.paint_large(canvas, at, Ink::Gold, 2);
}

/// Paints the card of a character with its number, 9 by 11 pixels, with its middle at a point.
pub(super) fn card(canvas: &mut Canvas, character: Character, at: Point) {
    fill(canvas, area(at.x - 4, at.y - 5, 9, 11), Ink::Night);
    fill(canvas, area(at.x - 3, at.y - 4, 7, 9), Ink::White);
    let number = character as usize + 1;
    glyph(canvas, number, at - Point::new(1, 2), Ink::Night);
}

/// Paints a coin, with its middle at a point.
pub(super) fn coin(canvas: &mut Canvas, at: Point) {
    COIN.paint_centred(canvas, at, Ink::Gold);
}

/// Paints an action chip, with its middle at a point.
pub(super) fn chip(canvas: &mut Canvas, at: Point) {
    CHIP.paint_centred(canvas, at, Ink::Teal);
}

/// Paints a palace, 15 by 13 pixels, with its middle at a point.
pub(super) fn palace(canvas: &mut Canvas, tint: Ink, at: Point) {
    PALACE.paint_centred(canvas, at, tint);
}

/// Paints a large house, 11 by 11 pixels, with its middle at a point.
pub(super) fn large_house(canvas: &mut Canvas, tint: Ink, at: Point) {
    LARGE_HOUSE.paint_centred(canvas, at, tint);
}

/// Paints a tick, with its middle at a point.
pub(super) fn tick(canvas: &mut Canvas, at: Point) {
    TICK.paint_centred(canvas, at, Ink::White);
}

/// Paints an arrow to the right, with its middle at a point.
pub(super) fn way(canvas: &mut Canvas, at: Point) {
    ARROW.paint_centred(canvas, at, Ink::Night);
}

/// Paints a bar across a picture: it is given up.
pub(super) fn strike(canvas: &mut Canvas, at: Point) {
    let by = |x, y| at + Point::new(x, y);
    line(canvas, by(-13, 8), by(13, -8), 3, Ink::Red);
}

/// Paints a scroll: the plan of the turn.
pub(super) fn scroll(canvas: &mut Canvas, at: Point) {
    SCROLL.paint_centred(canvas, at, Ink::White);
}

/// Paints a chequered flag: the end of the turn.
pub(super) fn flag(canvas: &mut Canvas, at: Point) {
    FLAG.paint_centred(canvas, at, Ink::White);
}

/// Paints a folded map.
pub(super) fn chart(canvas: &mut Canvas, at: Point) {
    CHART.paint_centred(canvas, at, Ink::Green);
}

/// Paints the picture of an action of the dial, at most 23 by 15 pixels times the scale, with its middle at a point.
pub(super) fn picture(canvas: &mut Canvas, dial: Dial, livery: Livery, at: Point, scale: u32) {
    let (wood, stone) = (livery.ink(), livery.bright());
    let by = |x, y| at + Point::new(x, y) * scale as i32;
    match dial {
        Dial::Gold => {
            COIN.paint_large(canvas, by(-4, -1), Ink::Gold, scale);
            COIN.paint_large(canvas, by(4, 2), Ink::Gold, scale);
        }
        Dial::House => LARGE_HOUSE.paint_large(canvas, at, wood, scale),
        Dial::TwoHouses => {
            LARGE_HOUSE.paint_large(canvas, by(-5, -1), wood, scale);
            LARGE_HOUSE.paint_large(canvas, by(5, 1), wood, scale);
        }
        Dial::MoveHouse => {
            LARGE_HOUSE.paint_large(canvas, by(-5, 0), wood, scale);
            ARROW.paint_large(canvas, by(7, 1), Ink::Night, scale);
        }
        Dial::Quarry => BLOCKS.paint_large(canvas, at, Ink::Silver, scale),
        Dial::Palace => PALACE.paint_large(canvas, at, stone, scale),
        Dial::PalaceAndHouse => {
            PALACE.paint_large(canvas, by(-3, -1), stone, scale);
            LARGE_HOUSE.paint_large(canvas, by(6, 2), wood, scale);
        }
        Dial::Order => TRACK.paint_large(canvas, at, Ink::Night, scale),
        Dial::Character => {
            PERSON.paint_large(canvas, by(-4, 0), stone, scale);
            SWAP.paint_large(canvas, by(7, 0), Ink::Night, scale);
        }
    }
}

/// Paints the picture of what a character is good for, at most 46 by 28 pixels, with its middle at a point.
pub(super) fn gift(canvas: &mut Canvas, character: Character, livery: Livery, at: Point) {
    let by = |x, y| at + Point::new(x, y);
    match character {
        Character::Mogul => CROWN.paint_large(canvas, at, Ink::Gold, 2),
        Character::Trader => COIN.paint_large(canvas, at, Ink::Gold, 2),
        Character::Sadhu => {
            PALACE.paint_centred(canvas, by(-11, 0), livery.bright());
            PALACE.paint_centred(canvas, by(11, 0), livery.bright());
            plus(canvas, by(0, 2));
        }
        Character::Monk => {
            PERSON.paint_large(canvas, by(-8, 0), livery.bright(), 1);
            ARROW.paint_large(canvas, by(11, 0), Ink::Night, 2);
        }
        Character::Builder => {
            LARGE_HOUSE.paint_large(canvas, by(-7, 0), livery.ink(), 2);
            plus(canvas, by(13, 0));
        }
        Character::Artisan => {
            PALACE.paint_centred(canvas, by(-11, 0), livery.bright());
            COIN.paint_large(canvas, by(12, 0), Ink::Gold, 2);
            tiny(canvas, PALACE_COST_ARTISAN as u8, by(11, -2), Ink::Night);
        }
        Character::Yogi => CHIP.paint_large(canvas, at, Ink::Teal, 2),
    }
}

/// Paints a plus sign: something is added, or can be put here.
pub(super) fn plus(canvas: &mut Canvas, at: Point) {
    fill(canvas, area(at.x - 3, at.y - 1, 7, 2), Ink::Night);
    fill(canvas, area(at.x - 1, at.y - 3, 2, 7), Ink::Night);
}

const SHIELD: Sprite<7, 9> = Sprite::new([
    "#######", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", "#ooooo#", ".#ooo#.",
    "..###..",
]);
const HOUSE_TRIANGLE: Sprite<7, 8> = Sprite::new([
    "...#...", "..#o#..", ".#ooo#.", "#ooooo#", "#######", ".#ooo#.", ".#o#o#.", ".#####.",
]);
const HOUSE_DISC: Sprite<7, 8> = Sprite::new([
    "..###..", ".#ooo#.", "#ooooo#", "#ooooo#", "#######", ".#ooo#.", ".#o#o#.", ".#####.",
]);
const HOUSE_SQUARE: Sprite<7, 8> = Sprite::new([
    "#######", "#ooooo#", "#ooooo#", "#ooooo#", "#######", ".#ooo#.", ".#o#o#.", ".#####.",
]);
const HOUSE_DIAMOND: Sprite<7, 8> = Sprite::new([
    "...#...", "..#o#..", ".#ooo#.", "#ooooo#", ".#ooo#.", "..#o#..", ".#ooo#.", ".#####.",
]);
const HOUSE_CROSS: Sprite<7, 8> = Sprite::new([
    "..###..", "..#o#..", "###o###", "#ooooo#", "#######", ".#ooo#.", ".#owo#.", ".##w##.",
]);
const HEAD_TRIANGLE: Sprite<7, 5> =
    Sprite::new(["...#...", "..#o#..", ".#ooo#.", "#######", "..#o#.."]);
const HEAD_DISC: Sprite<7, 5> =
    Sprite::new(["..###..", ".#ooo#.", ".#ooo#.", ".#ooo#.", "..#o#.."]);
const HEAD_SQUARE: Sprite<7, 5> =
    Sprite::new([".#####.", ".#ooo#.", ".#ooo#.", ".#####.", "..#o#.."]);
const HEAD_DIAMOND: Sprite<7, 5> =
    Sprite::new(["...#...", "..#o#..", ".#ooo#.", "..#o#..", "..#o#.."]);
const HEAD_CROSS: Sprite<7, 5> =
    Sprite::new(["..###..", "..#o#..", "#######", "..#o#..", "..#o#.."]);
const ROBE: Sprite<7, 6> = Sprite::new([
    "..#o#..", "..#o#..", ".#ooo#.", ".#ooo#.", "#ooooo#", "#######",
]);
const CROWN: Sprite<13, 10> = Sprite::new([
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
]);
const COIN: Sprite<9, 9> = Sprite::new([
    "..#####..",
    ".#ooooo#.",
    "#oowwooo#",
    "#owoooon#",
    "#owoooon#",
    "#oooooon#",
    "#ooooonn#",
    ".#oonnn#.",
    "..#####..",
]);
const CHIP: Sprite<9, 9> = Sprite::new([
    "..#####..",
    ".#owoow#.",
    "#wooooow#",
    "#oo###oo#",
    "#wo#w#ow#",
    "#oo###oo#",
    "#wooooow#",
    ".#owoow#.",
    "..#####..",
]);
const PALACE: Sprite<15, 13> = Sprite::new([
    ".......#.......",
    "......#o#......",
    ".#...#ooo#...#.",
    "#o#.#ooooo#.#o#",
    "#o##ooowooo##o#",
    "#o##oowoooo##o#",
    "#o###########o#",
    "#ooooooooooooo#",
    "#oo##ooooo##oo#",
    "#oo##o###o##oo#",
    "#oo##o#n#o##oo#",
    "#ooooo#n#ooooo#",
    "###############",
]);
const LARGE_HOUSE: Sprite<11, 11> = Sprite::new([
    ".....#.....",
    "....#o#....",
    "...#owo#...",
    "..#owooo#..",
    ".#owooooo#.",
    "###########",
    ".#ooooooo#.",
    ".#oo###oo#.",
    ".#oo#n#oo#.",
    ".#oo#n#oo#.",
    ".#########.",
]);
const ARROW: Sprite<9, 7> = Sprite::new([
    ".....#...",
    ".....##..",
    "########.",
    "#########",
    "########.",
    ".....##..",
    ".....#...",
]);
const BLOCKS: Sprite<19, 13> = Sprite::new([
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
]);
const TRACK: Sprite<21, 15> = Sprite::new([
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
]);
const PERSON: Sprite<13, 15> = Sprite::new([
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
]);
const SWAP: Sprite<9, 11> = Sprite::new([
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
]);
const TICK: Sprite<9, 9> = Sprite::new([
    ".......##",
    "......#o#",
    ".....#o#.",
    "##..#o#..",
    "#o##o#...",
    ".#oo#....",
    "..##.....",
    ".........",
    ".........",
]);
const SCROLL: Sprite<15, 13> = Sprite::new([
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
]);
const FLAG: Sprite<15, 13> = Sprite::new([
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
]);
const CHART: Sprite<17, 13> = Sprite::new([
    ".....##.....##...",
    ".####sc#####sc##.",
    "#ssssscwwwwwscww#",
    "#soosscwwoowscww#",
    "#sooosccwwoossRw#",
    "#ssoosscwwwwsRRR#",
    "#ssssscwwwwwscRw#",
    "#sBBsscwwwwoscww#",
    "#sBBBscwwwoosoww#",
    "#ssBBscwwwwwscww#",
    "#####sc#####sc##.",
    ".....##.....##...",
    ".................",
]);
