//! The map of Maharaja: land between mountains and sea, and lotus cities with their statues.
//!
//! Everything is made of solid spans and small sprites, without division. It knows no list and no rule.

use super::{MaharajaScene, bar, deed::table, pieces};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::{
        map::{Court, Looks, scatter},
        pieces::WAVE,
    },
    games::maharaja::{
        data::{City, Junction, StatuePlace, bonus},
        state::Table,
    },
    kernel::seat::Seat,
    ui::{
        shape::disc,
        sprite::{Sprite, sprite},
    },
};

/// The looks of the map.
pub(super) const LOOKS: Looks = Looks {
    city: 17,
    light: 20,
    floor: Ink::Sand,
    road: (4, Some(Ink::Sand)),
    start: &WHEEL,
};

/// Where pieces stand round a junction.
pub(super) const fn court(junction: Junction) -> Court {
    match junction {
        Junction::Start => Court::new((0, 0), (0, -14), (-14, 12, 7), (0, 0, 2, false)),
        Junction::City(City::Dwarka) => {
            Court::new((-16, -15), (16, -15), (25, -22, 7), (-21, 19, 2, false))
        }
        Junction::City(City::Haridwar) => {
            Court::new((-16, -13), (16, -14), (25, -34, 7), (-46, -34, 2, false))
        }
        Junction::City(City::Varanasi) => {
            Court::new((16, -15), (-16, -15), (-32, -22, -7), (-4, 19, 2, false))
        }
        Junction::City(City::Ujjain) => {
            Court::new((16, 14), (0, -20), (-12, 19, 7), (-45, -2, 2, false))
        }
        Junction::City(City::Puri) => {
            Court::new((-16, 14), (0, -20), (-15, 19, 7), (22, -2, 2, false))
        }
        Junction::City(City::Madurai) => {
            Court::new((-16, 14), (-9, -19), (-21, -36, 7), (21, 6, 2, false))
        }
        Junction::City(City::Kanchi) => {
            Court::new((16, 14), (9, -19), (14, -36, -7), (-45, 6, 2, false))
        }
    }
}

/// The statue places around a city's middle: first the upper and the lower one, then those without a bonus.
const UPPER: Point = Point::new(0, -9);
const LOWER: Point = Point::new(0, 9);
const PLAIN: [Point; 4] = [
    Point::new(8, -4),
    Point::new(8, 5),
    Point::new(-8, 5),
    Point::new(-8, -4),
];

/// Who owns the statues on the outer places without a bonus, one after the other.
pub(super) fn plain_owners(table: &Table, city: City) -> impl Iterator<Item = Seat> {
    let statues = &table.statues[city];
    let seats = table.seats.iter();
    seats.flat_map(move |seat| (0..statues.plain[seat]).map(move |_| seat))
}

/// Red earth below the Himalaya, groves, and the sea in the south.
pub(super) fn ground(canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Clay);
    for (x, y) in [(44, 0), (62, 3), (160, 3), (180, 0), (94, 1), (138, 0)] {
        PEAK.paint(canvas, Point::new(x, BAR + y), Ink::Silver);
    }
    // The sea, broad in the middle.
    for (inset, y) in [(78, 0), (70, 2), (66, 5), (63, 9)] {
        let top = bar::FOOT - 13 + y;
        let sea = area(inset, top, EDGE - 2 * inset, bar::FOOT - top);
        fill(canvas, sea, Ink::Teal);
    }
    for (x, y) in [(84, 5), (104, 8), (126, 4), (146, 8)] {
        WAVE.paint(canvas, Point::new(x, bar::FOOT - 13 + y), Ink::White);
    }
    scatter(canvas, &PALM, Ink::Green, &PALMS);
    scatter(canvas, &TUFT, Ink::Brown, &TUFTS);
}

/// A city: its lotus and its statues.
pub(super) fn town(scene: &MaharajaScene<'_>, city: City, at: Point, canvas: &mut Canvas) {
    pieces::lotus(canvas, city, at);
    let statues = &table(scene).statues[city];
    let figure = |canvas: &mut Canvas, seat: Seat, at| {
        scene.players[seat].livery.paint_small(canvas, at);
    };
    match statues.centre {
        Some(seat) => {
            // The central statue counts most: it stands on gold.
            disc(canvas, at, 5, Ink::Gold);
            figure(canvas, seat, at);
        }
        None => {
            disc(canvas, at, 3, Ink::Clay);
            disc(canvas, at, 1, Ink::Gold);
        }
    }
    for (owner, place, spot) in [
        (statues.upper, StatuePlace::Upper, UPPER),
        (statues.lower, StatuePlace::Lower, LOWER),
    ] {
        match (owner, bonus(city, place)) {
            (Some(seat), _) => figure(canvas, seat, at + spot),
            (None, Some(bonus)) => pieces::small_bonus(canvas, bonus, at + spot),
            (None, None) => {}
        }
    }
    let mut owners = plain_owners(table(scene), city);
    for spot in PLAIN {
        let spot = at + spot;
        match owners.next() {
            Some(seat) => figure(canvas, seat, spot),
            None => fill(canvas, area(spot.x - 1, spot.y - 1, 3, 3), Ink::Clay),
        }
    }
}

#[rustfmt::skip]
const PALMS: [(i32, i32); 10] = [
    (112, 164), (124, 170), (96, 168), (140, 166), (42, 120), (196, 126),
    (66, 148), (168, 148), (4, 110), (230, 112),
];
#[rustfmt::skip]
const TUFTS: [(i32, i32); 6] = [
    (100, 98), (134, 98), (38, 96), (196, 84), (70, 66), (166, 66),
];
const PEAK: Sprite = sprite![
    "..........n..........",
    ".........nwn.........",
    "........nwwwn........",
    ".......nwwwwwn.......",
    "......nwwowwown......",
    ".....nwoooowoon......",
    "....nooooooooon.n....",
    "...nooooooooooonwn...",
    "..nooooooooooooonwn..",
    ".nooooooooooooooooon.",
    "nooooooooooooooooooon",
    "ccccccccccccccccccccc",
    ".....................",
];
const PALM: Sprite = sprite![
    "..oo.oo..",
    ".oooooooo",
    "oo.ooo.oo",
    "o.oonoo.o",
    "..o.n.o..",
    "....n....",
    "...nn....",
    "...n.....",
    "...n.....",
    "..nnn....",
    ".........",
];
const TUFT: Sprite = sprite!["o..o..o", ".o.o.o.", "..ooo.."];
const WHEEL: Sprite = sprite![
    "...ooooo...",
    ".ooo.o.ooo.",
    ".oo..o..oo.",
    "oo.o.o.o.oo",
    "o...ooo...o",
    "ooooowooooo",
    "o...ooo...o",
    "oo.o.o.o.oo",
    ".oo..o..oo.",
    ".ooo.o.ooo.",
    "...ooooo...",
];
