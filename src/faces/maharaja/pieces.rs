//! The pieces of Maharaja as small pictures: each player's have the shape of his livery.
//!
//! Knows how a piece looks, not where it stands.

use super::deed::MaharajaDeed;
use crate::faces::parts::brush::*;
pub(super) use crate::faces::parts::pieces::{
    chip, coin, crown, glyph, large_crown, plus, scroll, tick, tiny, walker as priest, way,
};
use crate::{
    faces::{
        livery::Livery,
        parts::deed::Deed,
        parts::pieces::{self, ARROW, BLOCKS, CHIP, COIN, CROWN, PERSON, SWAP, Shapes, Tinted},
    },
    games::maharaja::action::Action,
    games::maharaja::data::{Bonus, Character, City, DISCOUNT_CHARACTER, Dial, Reward},
    ui::sprite::{Sprite, sprite},
};

/// Paints a city's shield with its letter, with its middle at a point.
pub(super) fn shield(canvas: &mut Canvas, city: City, at: Point) {
    pieces::shield(canvas, city.letter(), at);
}

/// Paints a city as a lotus whose petals have an ink, with its middle at a point.
pub(super) fn lotus(canvas: &mut Canvas, petals: Ink, at: Point) {
    LOTUS.paint_centred(canvas, at, petals);
}

/// Paints a shrine, 7 by 8 pixels.
pub(super) fn shrine(canvas: &mut Canvas, livery: Livery, at: Point) {
    ROOFS.of(livery).paint(canvas, at, livery.ink());
    let pillars = if livery == Livery::Black {
        LIT
    } else {
        PILLARS
    };
    pillars.paint(canvas, at + Point::new(0, 4), livery.ink());
}

/// Paints a row that has no picture of the dial.
pub(super) fn icon(canvas: &mut Canvas, deed: MaharajaDeed, livery: Livery, middle: Point) {
    let by = |x, y| middle + Point::new(x, y);
    let (Deed::Play(action) | Deed::Closed(action)) = deed else {
        return;
    };
    match action {
        Action::LeaveRest => scroll(canvas, middle),
        Action::UseAbility { character } => small_ability(canvas, character, middle),
        Action::Exchange { .. } => small_ability(canvas, Character::Exchange, middle),
        Action::LayMaharani { .. } => maharani(canvas, livery, by(0, 4)),
        Action::Travel { .. } => {
            priest(canvas, livery, by(-8, -5));
            way(canvas, by(6, 0));
        }
        _ => {}
    }
}

/// What an ability brings, small enough for a row.
fn small_ability(canvas: &mut Canvas, character: Character, middle: Point) {
    let by = |x, y| middle + Point::new(x, y);
    match character {
        Character::ShrineGift => {
            large_shrine(canvas, Ink::Silver, by(-5, 0));
            plus(canvas, by(8, 0));
        }
        Character::Exchange => {
            coin(canvas, by(-8, 0));
            prestige(canvas, by(8, 0));
        }
        Character::MarkerTrade | Character::MarkerGift => {
            chip(canvas, by(-5, 0));
            plus(canvas, by(8, 0));
        }
        _ => {
            prestige(canvas, by(-5, 0));
            plus(canvas, by(8, 0));
        }
    }
}

/// Paints a large shrine, 11 by 11 pixels, with its middle at a point.
pub(super) fn large_shrine(canvas: &mut Canvas, tint: Ink, at: Point) {
    SHRINE.paint_centred(canvas, at, tint);
}

/// Paints a statue, 13 by 15 pixels, with its middle at a point.
pub(super) fn statue(canvas: &mut Canvas, tint: Ink, at: Point) {
    STATUE.paint_centred(canvas, at, tint);
}

/// Paints a statue twice as large, with its middle at a point.
pub(super) fn large_statue(canvas: &mut Canvas, tint: Ink, at: Point) {
    STATUE.paint_large(canvas, at, tint, 2);
}

/// Paints the sign of prestige, with its middle at a point.
pub(super) fn prestige(canvas: &mut Canvas, at: Point) {
    PRESTIGE.paint_centred(canvas, at, Ink::Gold);
}

/// Paints the Maharani's marker with the shape of its owner, with its middle at a point.
pub(super) fn maharani(canvas: &mut Canvas, livery: Livery, at: Point) {
    CROWN.paint_centred(canvas, at - Point::new(0, 7), Ink::LOTUS);
    livery.paint_on_paper(canvas, at + Point::new(0, 2));
}

/// Paints the low table on which characters are on display, with its middle at a point.
pub(super) fn stand(canvas: &mut Canvas, at: Point) {
    STAND.paint_centred(canvas, at, Ink::Brown);
}

/// Paints the sign of a statue place's bonus, 5 pixels wide, with its middle at a point.
pub(super) fn small_bonus(canvas: &mut Canvas, bonus: Bonus, at: Point) {
    let sprite = match bonus {
        Bonus::Marker => sprite![".###.", "#aaa#", "#a#a#", "#aaa#", ".###."],
        Bonus::Coins => sprite![".###.", "#ggg#", "#gwg#", "#ggg#", ".###."],
        Bonus::Prestige => sprite!["..#..", ".#g#.", "#ggg#", ".#g#.", "..#.."],
        Bonus::Shrine => sprite!["..#..", ".#c#.", "#####", "#c#c#", "#####"],
    };
    sprite.paint_centred(canvas, at, Ink::Sand);
}

/// Paints what a statue place brings, with its middle at a point.
pub(super) fn bonus(canvas: &mut Canvas, bonus: Bonus, at: Point) {
    match bonus {
        Bonus::Marker => chip(canvas, at),
        Bonus::Coins => {
            coin(canvas, at - Point::new(3, 1));
            coin(canvas, at + Point::new(3, 1));
        }
        Bonus::Prestige => prestige(canvas, at),
        Bonus::Shrine => large_shrine(canvas, Ink::Sand, at),
    }
}

/// Paints the picture of an action of the dial, at most 25 by 15 pixels times the scale, with its middle at a point.
pub(super) fn picture(canvas: &mut Canvas, dial: Dial, livery: Livery, at: Point, scale: u32) {
    let tint = livery.ink();
    let by = |x, y| at + Point::new(x, y) * scale as i32;
    match dial {
        Dial::Statue => STATUE.paint_large(canvas, at, tint, scale),
        Dial::Shrine => SHRINE.paint_large(canvas, at, tint, scale),
        Dial::StatueAndShrine => {
            STATUE.paint_large(canvas, by(-4, 0), tint, scale);
            SHRINE.paint_large(canvas, by(6, 2), tint, scale);
        }
        Dial::TwoShrines => {
            SHRINE.paint_large(canvas, by(-5, -1), tint, scale);
            SHRINE.paint_large(canvas, by(5, 1), tint, scale);
        }
        Dial::Coins => {
            COIN.paint_large(canvas, by(-5, 2), Ink::Gold, scale);
            COIN.paint_large(canvas, by(5, 2), Ink::Gold, scale);
            COIN.paint_large(canvas, by(0, -2), Ink::Gold, scale);
        }
        Dial::Supply => {
            BLOCKS.paint_large(canvas, by(-2, 0), Ink::Silver, scale);
            SHRINE.paint_large(canvas, by(6, 1), tint, scale);
        }
        Dial::Prestige => {
            COIN.paint_large(canvas, by(-7, 0), Ink::Gold, scale);
            ARROW.paint_large(canvas, by(1, 0), Ink::Night, 1);
            PRESTIGE.paint_large(canvas, by(8, 0), Ink::Gold, scale);
        }
        Dial::Character => {
            PERSON.paint_large(canvas, by(-4, 0), tint, scale);
            SWAP.paint_large(canvas, by(7, 0), Ink::Night, scale);
        }
        Dial::Flag => {
            PENNANT.paint_large(canvas, by(6, 0), tint, scale);
            BACK.paint_large(canvas, by(-6, 0), Ink::Night, scale);
        }
    }
}

/// Paints "+1", with its middle at a point.
fn plus_one(canvas: &mut Canvas, at: Point) {
    plus(canvas, at - Point::new(3, 0));
    glyph(canvas, 1, at + Point::new(3, -2), Ink::Night);
}

/// Paints the sign of a character's ability, at most 46 by 28 pixels, with its middle at a point.
pub(super) fn ability(canvas: &mut Canvas, character: Character, livery: Livery, at: Point) {
    let tint = livery.ink();
    let by = |x, y| at + Point::new(x, y);
    let star = |canvas: &mut Canvas, at, scale| PRESTIGE.paint_large(canvas, at, Ink::Gold, scale);
    match character {
        Character::Plain => PERSON.paint_large(canvas, at, tint, 1),
        Character::ShrineGift => {
            SHRINE.paint_large(canvas, by(-7, 0), tint, 2);
            plus_one(canvas, by(14, 0));
        }
        Character::Exchange => {
            coin(canvas, by(-15, 0));
            SWAP.paint_centred(canvas, at, Ink::Night);
            star(canvas, by(15, 0), 1);
        }
        Character::MarkerTrade => {
            star(canvas, by(-15, 0), 1);
            way(canvas, at);
            chip(canvas, by(15, 0));
        }
        Character::StrongPriest => {
            priest(canvas, livery, by(-10, -5));
            plus_one(canvas, by(9, 0));
        }
        Character::PrestigeGift => star(canvas, at, 2),
        Character::ShrinePairs => {
            SHRINE.paint_centred(canvas, by(-15, 0), tint);
            SHRINE.paint_centred(canvas, by(-4, 0), tint);
            plus_one(canvas, by(14, 0));
        }
        Character::EverPresent => {
            PERSON.paint_centred(canvas, by(-8, 0), tint);
            plus_one(canvas, by(12, 0));
        }
        Character::FreeTravel => {
            priest(canvas, livery, by(-16, -5));
            ARROW.paint_large(canvas, by(7, 0), Ink::Night, 2);
        }
        Character::FlagMover => {
            BACK.paint_large(canvas, by(-9, 0), Ink::Night, 2);
            PENNANT.paint_centred(canvas, by(12, 0), tint);
        }
        Character::MorePrestige => {
            star(canvas, by(-12, 0), 1);
            plus(canvas, at);
            star(canvas, by(12, 0), 1);
        }
        Character::BuildAnywhere => {
            STATUE.paint_centred(canvas, by(-12, 0), tint);
            for (city, x, y) in [
                (City::Dwarka, 5, -8),
                (City::Varanasi, 16, -8),
                (City::Madurai, 5, 6),
                (City::Kanchi, 16, 6),
            ] {
                shield(canvas, city, by(x, y));
            }
        }
        Character::SupplyBuilder => {
            BLOCKS.paint_centred(canvas, by(-13, 0), Ink::Silver);
            way(canvas, by(3, 0));
            SHRINE.paint_centred(canvas, by(16, 0), tint);
        }
        Character::MarkerGift => CHIP.paint_large(canvas, at, Ink::WATER, 2),
        Character::CheapStatues => {
            STATUE.paint_centred(canvas, by(-12, 0), tint);
            COIN.paint_large(canvas, by(11, 0), Ink::Gold, 2);
            fill(canvas, area(at.x + 5, at.y, 4, 1), Ink::Night);
            tiny(canvas, DISCOUNT_CHARACTER as u8, by(11, -2), Ink::Night);
        }
        Character::DoubleReward => {
            for x in [-12, 6] {
                fill(canvas, area(at.x + x - 6, at.y - 8, 15, 17), Ink::Night);
                fill(canvas, area(at.x + x - 5, at.y - 7, 13, 15), Ink::White);
                star(canvas, by(x + 2, 0), 1);
            }
        }
    }
}

/// Paints the sign of a reward tile, at most 46 by 24 pixels, with its middle at a point.
pub(super) fn reward(canvas: &mut Canvas, reward: Reward, livery: Livery, at: Point) {
    let tint = livery.ink();
    let by = |x, y| at + Point::new(x, y);
    match reward {
        Reward::Coins => {
            for x in [-11, 0, 11] {
                coin(canvas, by(x, 0));
            }
        }
        Reward::Shrines => {
            for x in [-13, 0, 13] {
                SHRINE.paint_centred(canvas, by(x, 0), tint);
            }
        }
        Reward::PrestigeAndCoin => {
            prestige(canvas, by(-8, 0));
            coin(canvas, by(8, 0));
        }
        Reward::OthersPay => {
            PERSON.paint_centred(canvas, by(-13, 0), Ink::Stone);
            way(canvas, by(1, 0));
            coin(canvas, by(13, -4));
            coin(canvas, by(15, 4));
        }
        Reward::Prestige => {
            prestige(canvas, by(-7, 0));
            prestige(canvas, by(7, 0));
        }
        Reward::UpToThree => {
            coin(canvas, by(-15, 0));
            way(canvas, by(-2, 0));
            prestige(canvas, by(9, 0));
            glyph(canvas, 3, by(17, -2), Ink::Night);
        }
        Reward::FreeShrine => {
            SHRINE.paint_large(canvas, at, tint, 2);
        }
        Reward::Maharani => CROWN.paint_large(canvas, at, Ink::LOTUS, 2),
    }
}

const ROOFS: Shapes = Shapes {
    cross: sprite!["..###..", "###o###", "#ooooo#", "###o###"],
    triangle: sprite!["...#...", "..#o#..", ".#ooo#.", "#ooooo#"],
    diamond: sprite!["...#...", ".##o##.", "#ooooo#", ".##o##."],
    disc: sprite!["..###..", ".#ooo#.", "#ooooo#", "#ooooo#"],
    square: sprite!["#######", "#ooooo#", "#ooooo#", "#ooooo#"],
};
const PILLARS: Sprite = sprite!["#######", ".#o#o#.", ".#o#o#.", "#######"];
/// Those of a black shrine, with light between them.
const LIT: Sprite = sprite!["#######", ".#w#w#.", ".#w#w#.", "#######"];
pub(super) const STATUE: Tinted = Tinted {
    plain: sprite![
        "....#####....",
        "..##ggggg##..",
        ".#ggg###ggg#.",
        ".#gg#ooo#gg#.",
        "#ggg#ooo#ggg#",
        "#gg##ooo##gg#",
        "#g#oo#o#oo#g#",
        ".#ooooooooo#.",
        ".#o#ooooo#o#.",
        "#oo#ooooo#oo#",
        "#o###ooo###o#",
        ".#ooo###ooo#.",
        "##ooooooooo##",
        "#wwwwwwwwwww#",
        "#############",
    ],
    black: sprite![
        "....#####....",
        "..##ggggg##..",
        ".#ggg###ggg#.",
        ".#gg#ooo#gg#.",
        "#ggg#ooo#ggg#",
        "#gg##ooo##gg#",
        "#g#oowowoo#g#",
        ".#ooooooooo#.",
        ".#owooooowo#.",
        "#oowooooowoo#",
        "#owwwooowwwo#",
        ".#ooowwwooo#.",
        "##ooooooooo##",
        "#wwwwwwwwwww#",
        "#############",
    ],
};
pub(super) const SHRINE: Tinted = Tinted {
    plain: sprite![
        ".....#.....",
        "....#g#....",
        "....#o#....",
        "...#ooo#...",
        "...#owo#...",
        "..#ooooo#..",
        "..#owooo#..",
        ".#########.",
        ".#oo###oo#.",
        ".#oo#n#oo#.",
        "###########",
    ],
    black: sprite![
        ".....#.....",
        "....#g#....",
        "....#o#....",
        "...#ooo#...",
        "...#owo#...",
        "..#ooooo#..",
        "..#owooo#..",
        ".#wwwwwww#.",
        ".#oowwwoo#.",
        ".#oownwoo#.",
        "###########",
    ],
};
const PRESTIGE: Sprite = sprite![
    "....#....",
    "...#o#...",
    "####o####",
    "#ooowooo#",
    ".#owwwo#.",
    ".#oowoo#.",
    "#oo#o#oo#",
    "#o#...#o#",
    "##.....##",
];
const PENNANT: Sprite = sprite![
    "##.......",
    "#oo##....",
    "#oooo##..",
    "#oooooo##",
    "#oooooo##",
    "#oooo##..",
    "#oo##....",
    "##.......",
    "#........",
    "#........",
    "#........",
    "#........",
    "##.......",
];
const BACK: Sprite = sprite![
    "...#.....",
    "..##.....",
    ".########",
    "#########",
    ".########",
    "..##.....",
    "...#.....",
];
const STAND: Sprite = sprite![
    "......#####...#####......",
    "......#www#...#www#......",
    "......#www#...#www#......",
    "#########################",
    "#ooooooooooooooooooooooo#",
    "#########################",
    "...#o#.............#o#...",
    "..#oo#.............#oo#..",
    "..####.............####..",
];
const LOTUS: Sprite = sprite![
    "................###................",
    "..............##ooo##..............",
    ".............#ooooooo#.............",
    "............##ooooooo##............",
    "......#######ooovvvooo#######......",
    ".....#oooooovvvwwwwwvvvoooooo#.....",
    "....#ooooovvwwwwwwwwwwwvvooooo#....",
    "....#oooovwwwwwwwwwwwwwwwvoooo#....",
    "....#ooovwwwwwwwwwwwwwwwwwvooo#....",
    "....#oovwwwwwwwwwwwwwwwwwwwvoo#....",
    "....#ovwwwwwwwwwwwwwwwwwwwwwvo#....",
    "....#ovwwwwwwwwwwwwwwwwwwwwwvo#....",
    "...##vwwwwwwwwwwwwwwwwwwwwwwwv##...",
    "..##ovwwwwwwwwwwwwwwwwwwwwwwwvo##..",
    ".#ooovwwwwwwwwwwwwwwwwwwwwwwwvooo#.",
    ".#ooowwwwwwwwwwwwwwwwwwwwwwwwwooo#.",
    "#ooovwwwwwwwwwwwwwwwwwwwwwwwwwvooo#",
    "#ooovwwwwwwwwwwwwwwwwwwwwwwwwwvooo#",
    "#ooovwwwwwwwwwwwwwwwwwwwwwwwwwvooo#",
    ".#ooowwwwwwwwwwwwwwwwwwwwwwwwwooo#.",
    ".#ooovwwwwwwwwwwwwwwwwwwwwwwwvooo#.",
    "..##ovwwwwwwwwwwwwwwwwwwwwwwwvo##..",
    "...##vwwwwwwwwwwwwwwwwwwwwwwwv##...",
    "....#ovwwwwwwwwwwwwwwwwwwwwwvo#....",
    "....#ovwwwwwwwwwwwwwwwwwwwwwvo#....",
    "....#oovwwwwwwwwwwwwwwwwwwwvoo#....",
    "....#ooovwwwwwwwwwwwwwwwwwvooo#....",
    "....#oooovwwwwwwwwwwwwwwwvoooo#....",
    "....#ooooovvwwwwwwwwwwwvvooooo#....",
    ".....#oooooovvvwwwwwvvvoooooo#.....",
    "......#######ooovvvooo#######......",
    "............##ooooooo##............",
    ".............#ooooooo#.............",
    "..............##ooo##..............",
    "................###................",
];
