//! The pieces of Osiris: priests, stones, blockades, gods and signs.
//!
//! A priest is told by colour, cap and the sign on the robe, and by rings. It knows no board.

use super::livery;
use crate::faces::parts::brush::*;
use crate::games::osiris::data::{City, Colour, God};
use crate::ui::{
    shape::disc,
    sprite::{Sprite, sprite},
};

/// A priest with the middle at a point, each pixel this large.
pub(super) fn priest(canvas: &mut Canvas, city: City, at: Point, scale: i32) {
    let colour = city.colour();
    let ink = livery(colour).ink();
    let (cap, sign) = match colour {
        Colour::Beige => (
            sprite!["...#####...", "..#ooooo#..", "..#ooooo#..", "..#######.."],
            sprite![".....", ".ooo.", ".ooo.", ".ooo.", "....."],
        ),
        Colour::Russet => (
            sprite![".....#.....", "....#o#....", "...#ooo#...", "..#######.."],
            sprite!["..o..", "..o..", ".ooo.", "ooooo", "....."],
        ),
        Colour::Yellow => (
            sprite!["..#..#..#..", "..##.#.##..", "..#o#o#o#..", "..#######.."],
            sprite!["..o..", ".ooo.", "..o..", ".....", "....."],
        ),
        Colour::Brown => (
            sprite!["..#######..", "..#ooooo#..", "...#ooo#...", "...#####..."],
            sprite!["..o..", ".ooo.", "..o..", "..o..", "....."],
        ),
    };
    let mark = match colour {
        Colour::Beige | Colour::Yellow => Ink::Night,
        Colour::Russet | Colour::Brown => Ink::White,
    };
    let zoom = scale as u32;
    cap.paint_large(canvas, at + Point::new(0, -6) * scale, ink, zoom);
    ROBE.paint_large(canvas, at + Point::new(0, 2) * scale, ink, zoom);
    sign.paint_large(canvas, at + Point::new(0, 2) * scale, mark, zoom);
    for ring in 0..i32::from(city.rings()) {
        let band = area(
            at.x - 4 * scale,
            at.y + (6 - 2 * ring) * scale,
            9 * scale,
            scale,
        );
        fill(canvas, band, mark);
    }
}

/// A power stone, with its corner at a point.
pub(super) fn stone(canvas: &mut Canvas, at: Point, new: bool) {
    let stone = sprite![".####.", "#oooo#", "#oott#", "######"];
    stone.paint(canvas, at, if new { Ink::Gold } else { Ink::Silver });
}

/// A power stone twice as large, for the bar at the top.
pub(super) fn stone_large(canvas: &mut Canvas, at: Point) {
    let stone = sprite![
        "..########..",
        ".#vvvvvvvv#.",
        "#vvvvvvvvtt#",
        "#vvvvvvvttt#",
        "#vvvvvvtttt#",
        "############",
    ];
    stone.paint(canvas, at, Ink::Silver);
}

/// A heap of stones in rows of two or three, its lower left corner at a point; the last ones are new. Three rows are as
/// much as can be told at a glance: the figure beside says how many there are.
pub(super) fn heap(canvas: &mut Canvas, (stones, new): (u8, u8), a_row: u8, at: Point) {
    let seen = stones.min(3 * a_row);
    // The new ones lie on top, and are always in sight.
    let old = seen.saturating_sub(new);
    let (mut x, mut y) = (0, -4);
    for number in 0..seen {
        stone(canvas, at + Point::new(x, y), number >= old);
        x += 6;
        if x == 6 * i32::from(a_row) {
            (x, y) = (0, y - 5);
        }
    }
}

/// A blockade, with its middle at a point.
pub(super) fn blockade(canvas: &mut Canvas, at: Point) {
    BLOCK.paint_centred(canvas, at, Ink::Stone);
}

/// The cost of a place: filled where the move ends there.
pub(super) fn badge(canvas: &mut Canvas, number: u8, at: Point, ends: bool) {
    numbered(
        canvas,
        number,
        at,
        if ends { Ink::Teal } else { Ink::White },
    );
}

/// The number of a stone that is sown.
pub(super) fn tag(canvas: &mut Canvas, number: u8, at: Point) {
    numbered(canvas, number, at, Ink::Gold);
}

/// A number on a disc.
fn numbered(canvas: &mut Canvas, number: u8, at: Point, ground: Ink) {
    disc(canvas, at, 7, Ink::Night);
    disc(canvas, at, 6, ground);
    let number = Sentence::of(format_args!("{number}"));
    let spot = at - Point::new(0, 7);
    text::draw(
        canvas,
        number.as_str(),
        spot,
        Align::Centre,
        Type::Small,
        Ink::Night,
    );
}

/// The god on a disc, or a question mark, with the middle at a point, each pixel this large.
pub(super) fn god(canvas: &mut Canvas, god: Option<God>, at: Point, ground: Ink, scale: u32) {
    disc(canvas, at, 9 * scale as i32, Ink::Night);
    disc(canvas, at, 9 * scale as i32 - 1, ground);
    icon(canvas, god, at, scale);
}

/// The sign of a god, without a disc.
pub(super) fn icon(canvas: &mut Canvas, god: Option<God>, at: Point, scale: u32) {
    let sprite = match god {
        None => &HIDDEN,
        Some(God::Amun) => &AMUN,
        Some(God::Anubis) => &ANUBIS,
        Some(God::Bastet) => &BASTET,
        Some(God::Khnum) => &KHNUM,
        Some(God::Hathor) => &HATHOR,
        Some(God::Horus) => &HORUS,
        Some(God::Isis) => &ISIS,
        Some(God::Maat) => &MAAT,
        Some(God::Osiris) => &OSIRIS,
        Some(God::Ptah) => &PTAH,
        Some(God::Re) => &RE,
        Some(God::Seth) => &SETH,
        Some(God::Thoth) => &THOTH,
    };
    sprite.paint_large(canvas, at, Ink::Brown, scale);
}

/// Two arrows, one each way, on dark ground: an exchange.
pub(super) fn exchanged(canvas: &mut Canvas, at: Point, scale: u32) {
    let arrows = sprite![
        "......o...",
        "......oo..",
        "ooooooooo.",
        "......oo..",
        "......o...",
        "...o......",
        "..oo......",
        ".ooooooooo",
        "..oo......",
        "...o......",
    ];
    arrows.paint_large(canvas, at, Ink::Gold, scale);
}

/// Crossed swords: a fight.
pub(super) fn swords(canvas: &mut Canvas, at: Point, scale: u32) {
    SWORDS.paint_large(canvas, at, Ink::Silver, scale);
}

/// A flame: a rebellion.
pub(super) fn flame(canvas: &mut Canvas, at: Point) {
    FLAME.paint_centred(canvas, at, Ink::Orange);
}

/// A crown.
pub(super) fn crown(canvas: &mut Canvas, at: Point, scale: u32) {
    CROWN.paint_large(canvas, at, Ink::Gold, scale);
}

/// An eye: for one player alone.
pub(super) fn eye(canvas: &mut Canvas, at: Point) {
    EYE.paint_centred(canvas, at, Ink::White);
}

/// An hourglass that has run out: the end of the turn.
pub(super) fn end(canvas: &mut Canvas, at: Point) {
    END.paint_centred(canvas, at, Ink::Gold);
}

const ROBE: Sprite = sprite![
    "...#ccc#...",
    "...#ccc#...",
    "..#ooooo#..",
    "..#ooooo#..",
    ".#ooooooo#.",
    ".#ooooooo#.",
    ".#ooooooo#.",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "#ooooooooo#",
    "###########",
];
const BLOCK: Sprite = sprite![
    ".#############.",
    "#vvvvvvvvvvvvv#",
    "#vooooooooooot#",
    "#vo##ooooo##ot#",
    "#voo##ooo##oot#",
    "#vooo##o##ooot#",
    "#voooo###oooot#",
    "#vooo##o##ooot#",
    "#vo##ooooo##ot#",
    "#vooooooooooot#",
    "#ttttttttttttt#",
    ".#############.",
];
const SWORDS: Sprite = sprite![
    "o#.......#o",
    "#o#.....#o#",
    ".#o#...#o#.",
    "..#o#.#o#..",
    "...#o#o#...",
    "....#o#....",
    "...#o#o#...",
    "R.#o#.#o#.R",
    "RRo#...#oRR",
    ".RR.....RR.",
    "R.RR...RR.R",
];
const FLAME: Sprite = sprite![
    ".....#.....",
    "....##.....",
    "....#o#..#.",
    "...#oo#.##.",
    ".#.#oo##o#.",
    "##.#ooooo#.",
    "#o#ooggoo#.",
    "#ooogYggoo#",
    "#oogYYYgoo#",
    "#oogYwYgoo#",
    ".#ogYwYgo#.",
    ".##ogYgo##.",
    "..#######..",
];
const CROWN: Sprite = sprite![
    "o....o....o",
    "oo..ooo..oo",
    "ooo.ooo.ooo",
    "ooooooooooo",
    "oRooBooRooo",
    "ooooooooooo",
    "###########",
];
const EYE: Sprite = sprite![
    "...ooooooo...",
    ".oo..###..oo.",
    "oo..##w##..oo",
    "o...#####...o",
    ".oo..###..oo.",
    "...ooooooo...",
    ".............",
];
const END: Sprite = sprite![
    "###########",
    ".#wwwwwww#.",
    ".#wwwwwww#.",
    "..#wwwww#..",
    "...#www#...",
    "....#w#....",
    "....#o#....",
    "...#wow#...",
    "..#wooow#..",
    ".#ooooooo#.",
    ".#ooooooo#.",
    ".#ooooooo#.",
    "###########",
];
const HIDDEN: Sprite = sprite![
    "...ooooo...",
    "..oo...oo..",
    "..oo...oo..",
    ".......oo..",
    "......oo...",
    ".....oo....",
    ".....oo....",
    ".....oo....",
    "...........",
    ".....oo....",
    ".....oo....",
];
/// Two tall plumes.
const AMUN: Sprite = sprite![
    "..##...##..",
    ".#BB#.#BB#.",
    ".#BR#.#RB#.",
    ".#BB#.#BB#.",
    ".#BR#.#RB#.",
    ".#BB#.#BB#.",
    ".#BB###BB#.",
    ".#########.",
    ".#ooooooo#.",
    ".#ooooooo#.",
    ".#########.",
];
/// A jackal.
const ANUBIS: Sprite = sprite![
    "...#...#...",
    "..##..##...",
    "..###.##...",
    "..######...",
    "..#######..",
    "..##g######",
    "..#########",
    "..########.",
    "..####.....",
    ".#####.....",
    ".gggggg....",
];
/// A cat.
const BASTET: Sprite = sprite![
    "##.......##",
    "#t#.....#t#",
    "#tt#####tt#",
    "#ttttttttt#",
    "#tGttttGtt#",
    "#tG#ttt#Gt#",
    "#ttttRtttt#",
    ".#ttwwwtt#.",
    "..#ttttt#..",
    "...#####...",
    "..ggggggg..",
];
/// A ram with level horns.
const KHNUM: Sprite = sprite![
    "#.#.....#.#",
    ".#n#...#n#.",
    "#nnn###nnn#",
    ".##ccccc##.",
    "..#ccccc#..",
    "..#c#c#c#..",
    "..#ccccc#..",
    "...#ccc#...",
    "...#ccc#...",
    "...#n#n#...",
    "....###....",
];
/// The sun between horns.
const HATHOR: Sprite = sprite![
    "#.........#",
    "#..#####..#",
    "##.#RRR#.##",
    "#w##RRR##w#",
    "#w##RRR##w#",
    ".#w#RRR#w#.",
    ".#ww###ww#.",
    "..#wwwww#..",
    "...#####...",
    "....#g#....",
    "...ggggg...",
];
/// A falcon's eye.
const HORUS: Sprite = sprite![
    "...........",
    ".#########.",
    "#..........",
    ".#########.",
    "#www###www#",
    "#ww##B##ww#",
    ".##w###w##.",
    "..#######..",
    "....#..#...",
    "....#...#.#",
    "...##....#.",
];
/// A throne.
const ISIS: Sprite = sprite![
    "######.....",
    "#gggg#.....",
    "#gggg#.....",
    "#gggg#.....",
    "#ggggggggg#",
    "#ggggggggg#",
    "#gg#####gg#",
    "#gg#RRR#gg#",
    "#gg#RRR#gg#",
    "#gg#####gg#",
    "###########",
];
/// A feather.
const MAAT: Sprite = sprite![
    ".....###...",
    "....#ww#...",
    "...#wTw#...",
    "...#w#w#...",
    "...#T#T#...",
    "...#w#w#...",
    "...#w#w#...",
    "....###....",
    ".....#.....",
    ".....#.....",
    ".....#.....",
];
/// A tall white crown.
const OSIRIS: Sprite = sprite![
    "....###....",
    "...#www#...",
    "...#www#...",
    ".G.#www#.G.",
    "GGG#www#GGG",
    "GG#wwwww#GG",
    "GG#wwwww#GG",
    ".G#GGGGG#G.",
    "..#G#G#G#..",
    "..#GGGGG#..",
    "...#####...",
];
/// A pillar.
const PTAH: Sprite = sprite![
    ".#########.",
    ".#GGGGGGG#.",
    ".#########.",
    ".#ooooooo#.",
    ".#########.",
    ".#GGGGGGG#.",
    ".#########.",
    "...#ooo#...",
    "...#ooo#...",
    "..#ooooo#..",
    "..#######..",
];
/// The sun.
const RE: Sprite = sprite![
    "..#.....#..",
    "...#####...",
    "#.#OOOOO#.#",
    ".#OOYYYOO#.",
    ".#OYYYYYO#.",
    ".#OYYYYYO#.",
    ".#OYYYYYO#.",
    ".#OOYYYOO#.",
    "#.#OOOOO#.#",
    "...#####...",
    "..#.....#..",
];
/// A beast with square ears.
const SETH: Sprite = sprite![
    "##..##.....",
    "#L#.#L#....",
    "#L#.#L#....",
    "#LL#LL#....",
    "#LLLLLL#...",
    "#LL#LLLL##.",
    "#LLLLLLLLL#",
    "#LLL###LLL#",
    "#LL#...#LL#",
    "#LL#....##.",
    "####.......",
];
/// An ibis.
const THOTH: Sprite = sprite![
    "...####....",
    "..#wwww#...",
    "..#w#www#..",
    ".##wwwww#..",
    "##.##www#..",
    "#....#ww#..",
    "#...#www#..",
    "#..#wwww##.",
    ".#.#wwwww#.",
    "...#wwww##.",
    "....####...",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{faces::seen::apart, games::osiris::Osiris, kernel::id::Id};

    #[test]
    fn pieces_are_apart_in_tone_and_shape_for_every_eye() {
        apart::<Osiris>(&[("priest", |canvas, livery, at| {
            let own = |city: &City| super::livery(city.colour()) == livery;
            priest(canvas, City::all().find(own).unwrap(), at, 1);
        })]);
    }
}
