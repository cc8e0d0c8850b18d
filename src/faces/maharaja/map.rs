//! The map of Maharaja: land between mountains and sea, roads, villages and lotus cities with their pieces, what is
//! free, and the focus.
//!
//! Everything is made of solid spans and small sprites, without division. It knows no list and no rule.

use embedded_graphics::prelude::Point;

use super::{
    MaharajaScene, bar,
    deed::{self, Deed, table},
    pieces,
    place::Spot,
    rows, say,
};
use crate::{
    faces::{
        chart,
        place::{Drawn, stops},
    },
    games::maharaja::{
        action::Action,
        data::{City, Junction, MAP, Place, Road, Site, Village, bonus},
        state::{Stage, Table},
    },
    kernel::{id::Id, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill},
        ink::Ink,
        shape::{disc, line},
        sprite::Sprite,
    },
};

/// Where the pieces of a junction stand around its middle, chosen by eye so that roads and villages stay free.
struct Court {
    /// The city's shield.
    shield: Point,
    /// The Maharaja.
    crown: Point,
    /// The first priest, and the way to the next ones.
    priests: (Point, i32),
    /// Shrines, two in a row: the corner of the first.
    shrines: Point,
}

const fn court(
    shield: (i32, i32),
    crown: (i32, i32),
    priests: (i32, i32, i32),
    shrines: (i32, i32),
) -> Court {
    Court {
        shield: Point::new(shield.0, shield.1),
        crown: Point::new(crown.0, crown.1),
        priests: (Point::new(priests.0, priests.1), priests.2),
        shrines: Point::new(shrines.0, shrines.1),
    }
}

const fn court_of(junction: Junction) -> Court {
    match junction {
        Junction::Start => court((0, 0), (0, -14), (-14, 12, 7), (0, 0)),
        Junction::City(City::Dwarka) => court((-16, -15), (16, -15), (25, -22, 7), (-21, 19)),
        Junction::City(City::Haridwar) => court((-16, -13), (16, -14), (25, -34, 7), (-46, -34)),
        Junction::City(City::Varanasi) => court((16, -15), (-16, -15), (-32, -22, -7), (-4, 19)),
        Junction::City(City::Ujjain) => court((16, 14), (0, -20), (-12, 19, 7), (-45, -2)),
        Junction::City(City::Puri) => court((-16, 14), (0, -20), (-15, 19, 7), (22, -2)),
        Junction::City(City::Madurai) => court((-16, 14), (-9, -19), (-21, -36, 7), (21, 6)),
        Junction::City(City::Kanchi) => court((16, 14), (9, -19), (14, -36, -7), (-45, 6)),
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

/// What makes a place stand out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    /// Something can be built or put here.
    Build,
    /// The priest can go there.
    Go,
}

/// The sign of a place: the first thing that can be done there.
fn sign(scene: &MaharajaScene<'_>, spot: Spot) -> Option<Sign> {
    match table(scene).stage {
        Stage::Placing { seat } if seat == scene.seat => {
            let village = spot.village()?;
            deed::may(scene, Action::Place { village }).then_some(Sign::Build)
        }
        Stage::Acting { seat } | Stage::Applying { seat, .. } if seat == scene.seat => {
            match deed::at_place(scene, spot).first()? {
                Deed::Play(Action::Travel { .. }) => Some(Sign::Go),
                _ => Some(Sign::Build),
            }
        }
        _ => None,
    }
}

/// Paints the map with the focus on a place.
pub(super) fn paint(scene: &MaharajaScene<'_>, spot: Spot, canvas: &mut Canvas) {
    board(scene, Some(spot), canvas);
    bar::top(scene, canvas);
    let (name, does) = (say::spot_name(scene, spot), say::at_place(scene, spot));
    bar::bottom_of_turn(scene, canvas, name.as_str(), does.as_str());
}

/// Paints the map, and over it what can be done at a village or at the start.
pub(super) fn paint_here(scene: &MaharajaScene<'_>, spot: Spot, row: u8, canvas: &mut Canvas) {
    paint(scene, spot, canvas);
    let deeds = deed::here(scene, spot);
    // On the half of the map where the place is not.
    let inner = rows::pop_up(deeds.len(), spot.point().y > 118, canvas);
    rows::paint(scene, &deeds, row, inner, canvas);
}

/// Paints the map between the bars; without a focus nothing is lit.
pub(super) fn board(scene: &MaharajaScene<'_>, focus: Option<Spot>, canvas: &mut Canvas) {
    ground(canvas);
    for road in Road::all() {
        way(scene, road, focus.is_some(), canvas);
    }
    let mut signs = [None; Spot::COUNT];
    if let Some(focus) = focus {
        for (sign_of, spot) in signs.iter_mut().zip(Spot::all()) {
            *sign_of = sign(scene, spot);
        }
        chart::halo(canvas, focus.point(), room(focus));
    }
    for (sign, spot) in signs.into_iter().zip(Spot::all()) {
        if let Some(junction) = spot.junction() {
            town(scene, junction, sign.is_some(), canvas);
        }
    }
    // Below the villages and the pieces around a city, which are not to be hidden by the sign of the focus.
    if let Some(focus) = focus {
        let reach = room(focus) + if focus.city().is_some() { 3 } else { 6 };
        chart::frame_focus(canvas, focus.point(), reach);
    }
    for (sign, spot) in signs.into_iter().zip(Spot::all()) {
        if let Some(village) = spot.village() {
            hamlet(scene, village, sign.is_some(), canvas);
        }
    }
    for junction in Junction::all() {
        court_pieces(scene, junction, canvas);
    }
    if let Some(city) = table(scene).maharaja {
        let junction = Junction::City(city);
        pieces::crown(canvas, junction.spot() + court_of(junction).crown);
    }
}

/// From the middle of a place to its rim, a ring of light included.
fn room(spot: Spot) -> i32 {
    match (spot.village(), spot.city()) {
        (Some(_), _) => 6,
        (None, Some(_)) => 17,
        (None, None) => 11,
    }
}

/// Red earth below the Himalaya, groves, and the sea in the south.
fn ground(canvas: &mut Canvas) {
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
    for (x, y) in [
        (112, 164),
        (124, 170),
        (96, 168),
        (140, 166),
        (42, 120),
        (196, 126),
        (66, 148),
        (168, 148),
        (4, 110),
        (230, 112),
    ] {
        PALM.paint(canvas, Point::new(x, y), Ink::Green);
    }
    for (x, y) in [
        (100, 98),
        (134, 98),
        (38, 96),
        (196, 84),
        (70, 66),
        (166, 66),
    ] {
        TUFT.paint(canvas, Point::new(x, y), Ink::Brown);
    }
}

/// A road; one that the priest can take now is wide and bright.
fn way(scene: &MaharajaScene<'_>, road: Road, lit: bool, canvas: &mut Canvas) {
    let Some((from, to, villages)) = stops::<Village, City, _, _>(&MAP, road) else {
        return;
    };
    let here = table(scene).priest[scene.seat];
    let goes = lit
        && deed::acting(scene)
        && [(from, to), (to, from)].into_iter().any(|(start, end)| {
            start == here && deed::may(scene, Action::Travel { to: end, by: road })
        });
    let villages = villages.into_iter().flatten().map(Drawn::spot);
    let stops = villages.chain([to.spot()]);
    chart::road(canvas, from.spot(), stops, |canvas, at, stop| {
        let (edge, wide, bed) = if goes {
            (Ink::Night, 7, Ink::White)
        } else {
            (Ink::Brown, 4, Ink::Sand)
        };
        line(canvas, at, stop, wide, edge);
        line(canvas, at, stop, wide - 2, bed);
    });
}

fn hamlet(scene: &MaharajaScene<'_>, village: Village, lit: bool, canvas: &mut Canvas) {
    let (table, at) = (table(scene), village.spot());
    let (rim, floor) = if lit {
        (Ink::Night, Ink::Teal)
    } else {
        (Ink::Brown, Ink::Sand)
    };
    disc(canvas, at, 6, rim);
    disc(canvas, at, 5, floor);
    let site = Site::village(village);
    let shrines = |seat| table.shrines.at(seat, site);
    let count: u8 = table.seats.iter().map(shrines).sum();
    // One shrine stands in the middle, or to the left where a second one has room.
    let mut x = match (count, lit) {
        (1, true) | (2.., _) => at.x - 7,
        _ => at.x - 3,
    };
    for seat in table.seats.iter() {
        for _ in 0..shrines(seat) {
            pieces::shrine(canvas, scene.players[seat].livery, Point::new(x, at.y - 4));
            x += 7;
        }
    }
    if lit {
        pieces::plus(canvas, at + Point::new(if count > 0 { 3 } else { 0 }, 0));
    }
}

fn town(scene: &MaharajaScene<'_>, junction: Junction, lit: bool, canvas: &mut Canvas) {
    let at = junction.spot();
    let Some(city) = junction.city() else {
        if lit {
            disc(canvas, at, 13, Ink::Night);
            disc(canvas, at, 12, Ink::Teal);
        }
        disc(canvas, at, 10, Ink::Night);
        disc(canvas, at, 9, Ink::Silver);
        WHEEL.paint_centred(canvas, at, Ink::Stone);
        return;
    };
    if lit {
        disc(canvas, at, 20, Ink::Night);
        disc(canvas, at, 19, Ink::Teal);
    }
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
        (statues.upper, Place::Upper, UPPER),
        (statues.lower, Place::Lower, LOWER),
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

/// Shield, shrines and priests of a junction.
fn court_pieces(scene: &MaharajaScene<'_>, junction: Junction, canvas: &mut Canvas) {
    let (table, at) = (table(scene), junction.spot());
    let court = court_of(junction);
    if let Some(city) = junction.city() {
        pieces::shield(canvas, city, at + court.shield);
        let here = |&seat: &Seat| table.shrines.in_city(seat, city) > 0;
        let (mut x, mut y) = (0, 0);
        for seat in table.seats.iter().filter(here) {
            let count = table.shrines.in_city(seat, city);
            let spot = at + court.shrines + Point::new(x, y);
            pieces::shrine(canvas, scene.players[seat].livery, spot);
            if count > 1 {
                let width = if count > 9 { 9 } else { 5 };
                fill(canvas, area(spot.x + 7, spot.y + 1, width, 7), Ink::Sand);
                pieces::tiny(canvas, count, spot + Point::new(8, 2), Ink::Night);
            }
            (x, y) = if x == 0 { (12, y) } else { (0, y + 9) };
        }
    }
    let (mut spot, step) = court.priests;
    for seat in table.seats.iter() {
        if table.priest[seat] == junction {
            pieces::priest(canvas, scene.players[seat].livery, at + spot);
            spot.x += step;
        }
    }
}

const WAVE: Sprite<9, 3> = Sprite::new([".oo...oo.", "o..o.o..o", "....o...."]);
const PEAK: Sprite<21, 13> = Sprite::new([
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
]);
const PALM: Sprite<9, 11> = Sprite::new([
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
]);
const TUFT: Sprite<7, 3> = Sprite::new(["o..o..o", ".o.o.o.", "..ooo.."]);
const WHEEL: Sprite<11, 11> = Sprite::new([
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
]);
