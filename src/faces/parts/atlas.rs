//! The pieces of a map of roads: what stands in villages and cities, and the signs of what can be done there.
//!
//! Knows how a piece looks, not whose turn it is.

use super::{
    brush::*,
    pieces::{self, Shapes},
};
use crate::{
    faces::livery::Livery,
    ui::{
        shape::{disc, oval},
        sprite::{Sprite, sprite},
    },
};

/// Paints the ground of a village for so many buildings: the more it holds, the wider it is.
pub fn village(canvas: &mut Canvas, at: Point, buildings: u8) {
    let (drawn_out, radius) = match buildings {
        0 => (2, 4),
        1 => (1, 6),
        _ => (3, 6),
    };
    oval(canvas, at, drawn_out, radius, Ink::Brown);
    oval(canvas, at, drawn_out, radius - 1, Ink::Clay);
}

/// Paints a village in bloom: something can be built here.
pub fn blooming_village(canvas: &mut Canvas, at: Point) {
    PETALS.paint_centred(canvas, at, Ink::LOTUS);
}

/// Paints a village where something can be built, while the focus is elsewhere: with many of them the map must breathe.
pub fn open_village(canvas: &mut Canvas, at: Point) {
    OPEN.paint_centred(canvas, at, Ink::LOTUS);
}

/// Paints the Maharaja on his elephant, with the feet of it at a point, to the left or to the right.
pub fn elephant(canvas: &mut Canvas, feet: Point, left: bool) {
    let sprite = if left { ELEPHANT_BACK } else { ELEPHANT };
    let middle = feet - Point::new(0, 8);
    sprite.paint_centred(canvas, middle, Ink::Stone);
}

/// Paints petals round a city: something can be done here.
pub fn wreath(canvas: &mut Canvas, at: Point) {
    for (radius, ink) in [(4, Ink::Night), (3, Ink::LOTUS)] {
        for (x, y) in WREATH {
            disc(canvas, at + Point::new(x, y), radius, ink);
        }
    }
}

/// Paints a bright ground below the place in focus, so far from its middle and drawn out so far: it is found at a glance,
/// in any colour.
pub fn halo(canvas: &mut Canvas, at: Point, drawn_out: i32, radius: i32, ink: Ink) {
    oval(canvas, at, drawn_out, radius + 1, Ink::Night);
    oval(canvas, at, drawn_out, radius, ink);
}

/// Paints a house of the lower town, 9 by 13 pixels; its wall says how many it stands for, a door means one. A number has
/// wall on all four sides: where it touched the dark outline it would be misread.
pub fn town_house(canvas: &mut Canvas, livery: Livery, count: u8, at: Point) {
    HOUSES.of(livery).paint(canvas, at, livery.ink());
    if count < 2 {
        let door = if livery == Livery::Black {
            Ink::White
        } else {
            Ink::Night
        };
        fill(canvas, area(at.x + 4, at.y + 7, 1, 1), door);
        return fill(canvas, area(at.x + 3, at.y + 8, 3, 4), door);
    }
    match DIGITS.get(usize::from(count)) {
        Some(digit) => digit.paint(canvas, at + Point::new(2, 4), livery.on_ink()),
        None => pieces::tiny(canvas, count, at + Point::new(1, 5), livery.on_ink()),
    }
}

/// Paints what stands in the middle of a city, 9 pixels wide, with its middle at a point.
pub fn stone(canvas: &mut Canvas, livery: Livery, at: Point) {
    STONES.of(livery).paint_centred(canvas, at, livery.ink());
}

/// How large a traveller is, with the rim.
pub const WALKER: (i32, i32) = (9, 13);

/// Paints a traveller with its left upper corner at a point.
pub fn walker(canvas: &mut Canvas, livery: Livery, at: Point) {
    WALKERS.of(livery).paint(canvas, at, livery.ink());
}

/// Paints the crown that a city wears, with its middle at a point.
pub fn crown(canvas: &mut Canvas, at: Point) {
    CROWNED.paint_centred(canvas, at, Ink::Gold);
}

/// Paints a name on a plate, with the middle of its upper edge at a point; it stays on the map. Where it leads anywhere, the
/// plate is a ribbon with two tails: the ink is not the only sign.
pub fn ribbon(canvas: &mut Canvas, name: &str, at: Point, ink: Ink, tails: bool) {
    let wide = text::width(name, Type::Label) + 5;
    let out = if tails { TAIL } else { 0 };
    let left = (at.x - (wide >> 1)).clamp(out, EDGE - out - wide);
    fill(canvas, area(left, at.y, wide, RIBBON), Ink::Night);
    fill(canvas, area(left + 1, at.y + 1, wide - 2, RIBBON - 2), ink);
    if tails {
        for y in [at.y, at.y + RIBBON - 5] {
            fill(canvas, area(left - TAIL, y, TAIL, 5), Ink::Night);
            fill(canvas, area(left + wide, y, TAIL, 5), Ink::Night);
            fill(canvas, area(left - TAIL + 1, y + 1, TAIL, 3), ink);
            fill(canvas, area(left + wide - 1, y + 1, TAIL, 3), ink);
        }
    }
    let at = Point::new(left + 3, at.y - 1);
    text::draw(canvas, name, at, Align::Left, Type::Label, Ink::Night);
}

/// How high a ribbon is.
const RIBBON: i32 = 13;
/// How far its tails hang out.
const TAIL: i32 = 3;
/// From the middle of a city's crown up to its points.
pub const CROWN_UP: i32 = 5;
/// The middles of the petals round a city.
#[rustfmt::skip]
const WREATH: [(i32, i32); 12] = [
    (0, -17), (9, -15), (15, -9), (17, 0), (15, 9), (9, 15),
    (0, 17), (-9, 15), (-15, 9), (-17, 0), (-15, -9), (-9, -15),
];
/// A city of Raja: its ring takes the tint, its court has a site in the middle and six around.
pub(in crate::faces) const RING: Sprite = sprite![
    "............#######............",
    ".........###ooooooo###.........",
    ".......##ooooootoooooo##.......",
    "......##ootowwwwwwwotoo##......",
    ".....#oooowwwwwwwwwwwoooo#.....",
    "....#ooowwwwwwcccwwwwwwooo#....",
    "...#ootwwwwwwwcccwwwwwwwtoo#...",
    "..##oowwwwwwwwcccwwwwwwwwoo##..",
    "..#oowwwwwwwwwwwwwwwwwwwwwoo#..",
    ".#ooowwwwwwwwwwwwwwwwwwwwwooo#.",
    ".#otwwcccwwwwwwwwwwwwwcccwwto#.",
    ".#oowwcccwwwwwwwwwwwwwcccwwoo#.",
    "#oowwwcccwwwwwcccwwwwwcccwwwoo#",
    "#oowwwwwwwwwwcccccwwwwwwwwwwoo#",
    "#oowwwwwwwwwcccgcccwwwwwwwwwoo#",
    "#otwwwwwwwwwccgggccwwwwwwwwwto#",
    "#oowwwwwwwwwcccgcccwwwwwwwwwoo#",
    "#oowwwwwwwwwwcccccwwwwwwwwwwoo#",
    "#oowwwcccwwwwwcccwwwwwcccwwwoo#",
    ".#oowwcccwwwwwwwwwwwwwcccwwoo#.",
    ".#otwwcccwwwwwwwwwwwwwcccwwto#.",
    ".#ooowwwwwwwwwwwwwwwwwwwwwooo#.",
    "..#oowwwwwwwwwwwwwwwwwwwwwoo#..",
    "..##oowwwwwwwwcccwwwwwwwwoo##..",
    "...#ootwwwwwwwcccwwwwwwwtoo#...",
    "....#ooowwwwwwcccwwwwwwooo#....",
    ".....#oooowwwwwwwwwwwoooo#.....",
    "......##ootowwwwwwwotoo##......",
    ".......##ooooootoooooo##.......",
    ".........###ooooooo###.........",
    "............#######............",
];
/// Where all travellers begin.
pub(in crate::faces) const START: Sprite = sprite![
    ".......#######.......",
    ".....##vvvvvvv##.....",
    "....#vvvvvvvvvvv#....",
    "...#vvvtttttttvvv#...",
    "..#vvvtdddddddtvvv#..",
    ".#vvvtdddddddddtvvv#.",
    ".#vvtdddddwdddddtvv#.",
    "#vvtddddddwddddddtvv#",
    "#vvtdddddwgwdddddtvv#",
    "#vvtddddwgggwddddtvv#",
    "#vvtddwwgggggwwddtvv#",
    "#vvtddddwgggwddddtvv#",
    "#vvtdddddwgwdddddtvv#",
    "#vvtddddddwddddddtvv#",
    ".#vvtdddddwdddddtvv#.",
    ".#vvvtdddddddddtvvv#.",
    "..#vvvtdddddddtvvv#..",
    "...#vvvtttttttvvv#...",
    "....#vvvvvvvvvvv#....",
    ".....##vvvvvvv##.....",
    ".......#######.......",
];
/// A village where something can be built: a court with a rim of lotus.
const OPEN: Sprite = sprite![
    ".....###########.....",
    "...##ppppppppppp##...",
    "..#ppppppppppppppp#..",
    ".#pppwwwwwwwwwwwppp#.",
    ".#ppwwwwwwwwwwwwwpp#.",
    "#ppwwwwwwwwwwwwwwwpp#",
    "#ppwwwwwwwwwwwwwwwpp#",
    "#ppwwwwwwwwwwwwwwwpp#",
    "#ppwwwwwwwwwwwwwwwpp#",
    "#ppwwwwwwwwwwwwwwwpp#",
    ".#ppwwwwwwwwwwwwwpp#.",
    ".#pppwwwwwwwwwwwppp#.",
    "..#ppppppppppppppp#..",
    "...##ppppppppppp##...",
    ".....###########.....",
];
/// The Maharaja on his elephant, on his way to the right and to the left.
const ELEPHANT: Sprite = sprite![
    "........#..............",
    ".......#g#.............",
    "......#ggg#............",
    "....##ggggg##..........",
    "...#gRgRgRgRg#.........",
    "...###########...##....",
    "....#w#nnn#w#..##tt##..",
    "....#w#RRR#w#.#tttttt#.",
    "..###ggggggg##ttttttt#.",
    ".#ttt#RRRRR#ttttt#w#tt#",
    "#tttt#RgRgR#tttvtt#ttt#",
    "#tttt#RRRRR#tttvvttwwt#",
    "#t#ttt#gRg#ttttttt##ww#",
    "##.#ttttttttttttt#.#tt#",
    ".#.#tttttttttttt#..#tt#",
    "...#ttt##ttt#ttt#..#t#.",
    "...#ttt#.#tt##tt#.#tt#.",
    "...#tt#..#tt##tt#.###..",
    "...####..########......",
];
const ELEPHANT_BACK: Sprite = sprite![
    "..............#........",
    ".............#g#.......",
    "............#ggg#......",
    "..........##ggggg##....",
    ".........#gRgRgRgRg#...",
    "....##...###########...",
    "..##tt##..#w#nnn#w#....",
    ".#tttttt#.#w#RRR#w#....",
    ".#ttttttt##ggggggg###..",
    "#tt#w#ttttt#RRRRR#ttt#.",
    "#ttt#ttvttt#RgRgR#tttt#",
    "#twwttvvttt#RRRRR#tttt#",
    "#ww##ttttttt#gRg#ttt#t#",
    "#tt#.#ttttttttttttt#.##",
    "#tt#..#tttttttttttt#.#.",
    ".#t#..#ttt#ttt##ttt#...",
    ".#tt#.#tt##tt#.#ttt#...",
    "..###.#tt##tt#..#tt#...",
    "......########..####...",
];
/// A village in focus where something can be built: a court in bloom.
const PETALS: Sprite = sprite![
    ".........###...###.........",
    "........#ppp#.#ppp#........",
    ".....###ppppp#ppppp###.....",
    "....#pppppppp#pppppppp#....",
    "...#pppp###########pppp#...",
    "..##pp##wwwwwwwwwww##pp##..",
    ".#ppp#wwwwwwwwwwwwwww#ppp#.",
    "#ppp#wwwwwwwwwwwwwwwww#ppp#",
    "#ppp#wwwwwwwwwwwwwwwww#ppp#",
    "#ppp#wwwwwwwwwwwwwwwww#ppp#",
    ".#pp#wwwwwwwwwwwwwwwww#pp#.",
    "#ppp#wwwwwwwwwwwwwwwww#ppp#",
    "#ppp#wwwwwwwwwwwwwwwww#ppp#",
    "#ppp#wwwwwwwwwwwwwwwww#ppp#",
    ".#ppp#wwwwwwwwwwwwwww#ppp#.",
    "..##pp##wwwwwwwwwww##pp##..",
    "...#pppp###########pppp#...",
    "....#pppppppp#pppppppp#....",
    ".....###ppppp#ppppp###.....",
    "........#ppp#.#ppp#........",
    ".........###...###.........",
];
/// A house of the lower town, 9 by 13 pixels, without door or number.
const HOUSES: Shapes = Shapes {
    cross: sprite![
        "...###...",
        "...#o#...",
        "###ooo###",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#########",
    ],
    triangle: sprite![
        "....#....",
        "...#o#...",
        "..#ooo#..",
        "##ooooo##",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#########",
    ],
    diamond: sprite![
        "....#....",
        "...#o#...",
        "####o####",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#########",
    ],
    disc: sprite![
        "..#####..",
        ".#ooooo#.",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#########",
    ],
    square: sprite![
        "##.###.##",
        "#o##o##o#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#########",
    ],
};
/// A palace in the middle of a city, 9 pixels wide: a cut stone with a glint.
const STONES: Shapes = Shapes {
    cross: sprite![
        "...###...",
        "...#o#...",
        "...#o#...",
        "###ooo###",
        "#owwoooo#",
        "###ooo###",
        "...#o#...",
        "...#o#...",
        "...###...",
    ],
    triangle: sprite![
        "....#....",
        "...#o#...",
        "...#o#...",
        "..#ooo#..",
        "..#woo#..",
        ".#wwooo#.",
        ".#ooooo#.",
        "#ooooooo#",
        "#########",
    ],
    diamond: sprite![
        "....#....",
        "...#o#...",
        "..#ooo#..",
        ".#owooo#.",
        "#owooooo#",
        ".#ooooo#.",
        "..#ooo#..",
        "...#o#...",
        "....#....",
    ],
    disc: sprite![
        "...###...",
        ".##ooo##.",
        ".#owooo#.",
        "#owwoooo#",
        "#ooooooo#",
        "#ooooooo#",
        ".#ooooo#.",
        ".##ooo##.",
        "...###...",
    ],
    square: sprite![
        "#########",
        "#ooooooo#",
        "#owwoooo#",
        "#owooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#ooooooo#",
        "#########",
    ],
};
/// A traveller, 7 by 11 pixels and a white rim.
const WALKERS: Shapes = Shapes {
    cross: sprite![
        "..wwwww..",
        "www###www",
        "w##ooo##w",
        "w##ooo##w",
        "www#o#www",
        ".ww#o#ww.",
        ".w#ooo#w.",
        ".w#ooo#w.",
        "ww#ooo#ww",
        "w#ooooo#w",
        "w#owooo#w",
        "w#######w",
        "wwwwwwwww",
    ],
    triangle: sprite![
        "...www...",
        "..ww#ww..",
        ".ww#o#ww.",
        "ww#ooo#ww",
        "w#######w",
        "www#o#www",
        ".w#ooo#w.",
        ".w#ooo#w.",
        "ww#ooo#ww",
        "w#ooooo#w",
        "w#owooo#w",
        "w#######w",
        "wwwwwwwww",
    ],
    diamond: sprite![
        "...www...",
        "..ww#ww..",
        ".ww#o#ww.",
        ".w#ooo#w.",
        ".ww#o#ww.",
        ".ww#o#ww.",
        ".w#ooo#w.",
        ".w#ooo#w.",
        "ww#ooo#ww",
        "w#ooooo#w",
        "w#owooo#w",
        "w#######w",
        "wwwwwwwww",
    ],
    disc: sprite![
        "..wwwww..",
        ".ww###ww.",
        ".w#ooo#w.",
        ".w#ooo#w.",
        ".ww###ww.",
        ".ww#o#ww.",
        ".w#ooo#w.",
        ".w#ooo#w.",
        "ww#ooo#ww",
        "w#ooooo#w",
        "w#owooo#w",
        "w#######w",
        "wwwwwwwww",
    ],
    square: sprite![
        ".wwwwwww.",
        ".w#####w.",
        ".w#ooo#w.",
        ".w#ooo#w.",
        ".w#####w.",
        ".ww#o#ww.",
        ".w#ooo#w.",
        ".w#ooo#w.",
        "ww#ooo#ww",
        "w#ooooo#w",
        "w#owooo#w",
        "w#######w",
        "wwwwwwwww",
    ],
};
/// The crown that a city wears, with a white rim.
const CROWNED: Sprite = sprite![
    "www...www...www",
    "w#ww.ww#ww.ww#w",
    "w##www#o#www##w",
    "w#o#w#ooo#w#o#w",
    "w#oo#oowoo#oo#w",
    "w#owooooooooo#w",
    "w#ooooRRRoooo#w",
    "w#oBoooRoooBo#w",
    "w#ooooooooooo#w",
    "w#############w",
    "wwwwwwwwwwwwwww",
];
/// Digits of 7 pixels on the wall of a house.
#[rustfmt::skip]
const DIGITS: [Sprite; 10] = [
    sprite!["ooooo", "oo.oo", "oo.oo", "oo.oo", "oo.oo", "oo.oo", "ooooo"],
    sprite!["..oo.", ".ooo.", "..oo.", "..oo.", "..oo.", "..oo.", ".oooo"],
    sprite!["oooo.", "...oo", "...oo", ".ooo.", "oo...", "oo...", "ooooo"],
    sprite!["oooo.", "...oo", "...oo", ".ooo.", "...oo", "...oo", "oooo."],
    sprite!["...oo", "..ooo", ".oooo", "oo.oo", "ooooo", "...oo", "...oo"],
    sprite!["ooooo", "oo...", "oooo.", "...oo", "...oo", "...oo", "oooo."],
    sprite![".ooo.", "oo...", "oo...", "oooo.", "oo.oo", "oo.oo", ".ooo."],
    sprite!["ooooo", "...oo", "...oo", "..oo.", "..oo.", ".oo..", ".oo.."],
    sprite![".ooo.", "oo.oo", "oo.oo", ".ooo.", "oo.oo", "oo.oo", ".ooo."],
    sprite![".ooo.", "oo.oo", "oo.oo", ".oooo", "...oo", "...oo", ".ooo."],
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::id::Id;

    #[test]
    fn a_number_on_a_house_has_wall_on_all_sides() {
        for livery in Livery::all().filter(|livery| livery.on_ink() == Ink::Night) {
            let at = Point::new(100, 100);
            let mut blank = Canvas::new();
            HOUSES.of(livery).paint(&mut blank, at, livery.ink());
            for count in 2..10 {
                let mut house = Canvas::new();
                town_house(&mut house, livery, count, at);
                let all = (99..110).flat_map(|y| (99..114).map(move |x| (y, x)));
                let number = all.filter(|&(x, y)| house.ink(x, y) != blank.ink(x, y));
                for (x, y) in number {
                    let beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)];
                    let outline = beside.iter().any(|&(x, y)| blank.ink(x, y) == Ink::Night);
                    assert!(!outline, "{livery:?} {count}");
                }
            }
        }
    }
}
