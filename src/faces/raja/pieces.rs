//! The pieces of Raja as small pictures: each player's have the shape of his livery.
//!
//! Knows how a piece looks, not where it stands.

use crate::faces::parts::brush::*;
use crate::{
    faces::livery::Livery,
    faces::parts::pieces::{
        self, ARROW, BLOCKS, CHIP, COIN, CROWN, PERSON, SWAP, Shapes, TRACK, Tinted,
    },
    games::raja::data::{Character, City, Dial, PALACE_COST_ARTISAN},
    ui::sprite::sprite,
};

pub(super) use crate::faces::parts::pieces::{
    chip, coin, crown, flag, glyph, plus, tiny, walker as architect, way,
};

/// Paints a city's shield with its letter, with its middle at a point.
pub(super) fn shield(canvas: &mut Canvas, city: City, at: Point) {
    pieces::shield(canvas, city.letter(), at);
}

/// Paints a house, 7 by 8 pixels.
pub(super) fn house(canvas: &mut Canvas, livery: Livery, at: Point) {
    HOUSES.of(livery).paint(canvas, at, livery.ink());
}

/// Paints the card of a character with its number, 9 by 11 pixels, with its middle at a point.
pub(super) fn card(canvas: &mut Canvas, character: Character, at: Point) {
    fill(canvas, area(at.x - 4, at.y - 5, 9, 11), Ink::Night);
    fill(canvas, area(at.x - 3, at.y - 4, 7, 9), Ink::White);
    let number = character as usize + 1;
    glyph(canvas, number, at - Point::new(1, 2), Ink::Night);
}

/// Paints a palace, 15 by 13 pixels, with its middle at a point.
pub(super) fn palace(canvas: &mut Canvas, tint: Ink, at: Point) {
    PALACE.paint_centred(canvas, at, tint);
}

/// Paints a row that has no picture of the dial: a journey by the straight road.
pub(super) fn icon(canvas: &mut Canvas, livery: Livery, middle: Point) {
    architect(canvas, livery, middle - Point::new(8, 5));
    way(canvas, middle + Point::new(6, 0));
}

/// Paints the picture of an action of the dial, at most 23 by 15 pixels times the scale, with its middle at a point.
pub(super) fn picture(canvas: &mut Canvas, dial: Dial, livery: Livery, at: Point, scale: u32) {
    let (wood, stone) = (livery.ink(), livery.ink());
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
            PALACE.paint_centred(canvas, by(-11, 0), livery.ink());
            PALACE.paint_centred(canvas, by(11, 0), livery.ink());
            plus(canvas, by(0, 2));
        }
        Character::Monk => {
            PERSON.paint_large(canvas, by(-8, 0), livery.ink(), 1);
            ARROW.paint_large(canvas, by(11, 0), Ink::Night, 2);
        }
        Character::Builder => {
            LARGE_HOUSE.paint_large(canvas, by(-7, 0), livery.ink(), 2);
            plus(canvas, by(13, 0));
        }
        Character::Artisan => {
            PALACE.paint_centred(canvas, by(-11, 0), livery.ink());
            COIN.paint_large(canvas, by(12, 0), Ink::Gold, 2);
            tiny(canvas, PALACE_COST_ARTISAN as u8, by(11, -2), Ink::Night);
        }
        Character::Yogi => CHIP.paint_large(canvas, at, Ink::WATER, 2),
    }
}

/// Paints what a character gives, no wider than 29 pixels.
pub(super) fn small_gift(canvas: &mut Canvas, character: Character, livery: Livery, at: Point) {
    let by = |x, y| at + Point::new(x, y);
    match character {
        Character::Sadhu => {
            PALACE.paint_centred(canvas, by(0, -4), livery.ink());
            PALACE.paint_centred(canvas, by(0, 6), livery.ink());
        }
        Character::Monk => {
            PERSON.paint_large(canvas, by(-5, 0), livery.ink(), 1);
            ARROW.paint_centred(canvas, by(9, 0), Ink::Night);
        }
        Character::Builder => {
            LARGE_HOUSE.paint_large(canvas, by(-5, 0), livery.ink(), 1);
            plus(canvas, by(8, 0));
        }
        Character::Artisan => {
            PALACE.paint_centred(canvas, by(0, -5), livery.ink());
            tiny(canvas, PALACE_COST_ARTISAN as u8, by(-2, 4), Ink::Night);
        }
        Character::Mogul | Character::Trader | Character::Yogi => {
            gift(canvas, character, livery, at);
        }
    }
}

const HOUSES: Shapes = Shapes {
    cross: sprite![
        "..###..", "..#o#..", "###o###", "#ooooo#", "#######", ".#ooo#.", ".#owo#.", ".##w##.",
    ],
    triangle: sprite![
        "...#...", "..#o#..", ".#ooo#.", "#ooooo#", "#######", ".#ooo#.", ".#o#o#.", ".#####.",
    ],
    diamond: sprite![
        "...#...", "..#o#..", ".#ooo#.", "#ooooo#", ".#ooo#.", "..#o#..", ".#ooo#.", ".#####.",
    ],
    disc: sprite![
        "..###..", ".#ooo#.", "#ooooo#", "#ooooo#", "#######", ".#ooo#.", ".#o#o#.", ".#####.",
    ],
    square: sprite![
        "#######", "#ooooo#", "#ooooo#", "#ooooo#", "#######", ".#ooo#.", ".#o#o#.", ".#####.",
    ],
};
pub(super) const PALACE: Tinted = Tinted {
    plain: sprite![
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
    ],
    black: sprite![
        ".......#.......",
        "......#o#......",
        ".#...#ooo#...#.",
        "#o#.#ooooo#.#o#",
        "#o##ooowooo##o#",
        "#o##oowoooo##o#",
        "#owwwwwwwwwwwo#",
        "#ooooooooooooo#",
        "#oowwooooowwoo#",
        "#oowwowwwowwoo#",
        "#oowwownwowwoo#",
        "#ooooownwooooo#",
        "###############",
    ],
};
pub(super) const LARGE_HOUSE: Tinted = Tinted {
    plain: sprite![
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
    ],
    black: sprite![
        ".....#.....",
        "....#o#....",
        "...#owo#...",
        "..#owooo#..",
        ".#owooooo#.",
        "#wwwwwwwww#",
        ".#ooooooo#.",
        ".#oowwwoo#.",
        ".#oownwoo#.",
        ".#oownwoo#.",
        ".#########.",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faces::Colours;

    /// The house of a livery as it stands on the map: its ink, and where it is painted.
    fn painted(livery: Livery) -> (Ink, Vec<(usize, usize)>) {
        let mut canvas = Canvas::new();
        fill(&mut canvas, area(0, 0, EDGE, EDGE), Ink::Sand);
        house(&mut canvas, livery, Point::new(20, 20));
        let places = (15..35).flat_map(|y| (15..35).map(move |x| (x, y)));
        let painted: Vec<_> = places
            .filter(|&(x, y)| canvas.ink(x, y) != Ink::Sand)
            .collect();
        let ink = |&&(x, y): &&(usize, usize)| canvas.ink(x, y) == livery.ink();
        let body = painted.iter().filter(ink).count();
        assert!(
            body * 3 > painted.len(),
            "{livery:?} has {body} of {}",
            painted.len()
        );
        (livery.ink(), painted)
    }

    #[test]
    fn houses_are_apart_in_ink_and_outline() {
        for (number, &one) in Colours::FIVE.all.iter().enumerate() {
            for &other in &Colours::FIVE.all[number + 1..] {
                let ((ink, here), (other_ink, there)) = (painted(one), painted(other));
                assert_ne!(ink, other_ink);
                let differ = here.iter().filter(|place| !there.contains(place)).count()
                    + there.iter().filter(|place| !here.contains(place)).count();
                assert!(
                    differ >= 2,
                    "{one:?} and {other:?} differ in {differ} pixels"
                );
            }
        }
    }
}
