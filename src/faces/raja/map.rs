//! The map of Raja: its paper, its cities with their palaces, and the way of a house that is moved.
//!
//! Everything is made of solid spans and small sprites, without division. It knows no list and no rule.

use super::{
    RajaScene, bar,
    deed::{may, table},
    pieces,
    place::MapPlace,
    say,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::{
        Sign,
        map::{Court, Looks, board, place_name, scatter},
        pieces::WAVE,
    },
    games::raja::{
        action::{Action, MoveTask},
        data::{City, Junction, OUTER_SITES, Site},
        state::Table,
    },
    kernel::seat::Seat,
    ui::{
        shape::{corners, disc},
        sprite::{Sprite, sprite},
    },
};

/// The looks of the map.
pub(super) const LOOKS: Looks = Looks {
    city: 16,
    light: 18,
    floor: Ink::Clay,
    road: (3, None),
    start: &STAR,
};

/// Where pieces stand round a junction.
pub(super) const fn court(junction: Junction) -> Court {
    const LEFT: (i32, i32) = (-13, -12);
    const RIGHT: (i32, i32) = (12, -12);
    match junction {
        Junction::Start => Court::new(LEFT, (0, -14), (-20, -13, -7), (0, 0, 1, false)),
        Junction::City(City::Jaisalmer) => {
            Court::new(LEFT, RIGHT, (20, -15, 7), (-21, 18, 2, false))
        }
        Junction::City(City::Delhi) => Court::new(LEFT, RIGHT, (-28, -15, -7), (-4, 18, 2, false)),
        Junction::City(City::Agra) => {
            Court::new((-13, 12), RIGHT, (-25, 5, -7), (-4, -18, 2, true))
        }
        Junction::City(City::Udaipur) => {
            Court::new((14, 9), (-11, -14), (-25, 5, -7), (-40, -18, 2, true))
        }
        Junction::City(City::Ahmadabad) => {
            Court::new(LEFT, RIGHT, (-34, -29, 7), (-12, 18, 3, false))
        }
        Junction::City(City::Bikaner) => Court::new(LEFT, RIGHT, (-17, -29, 7), (18, -4, 2, false)),
        Junction::City(City::Jaipur) => {
            Court::new((-14, -11), RIGHT, (-5, -29, 7), (19, -7, 2, false))
        }
    }
}

/// The six outer palace sites around a city's middle.
pub(super) const RING: [Point; OUTER_SITES as usize] = [
    Point::new(0, -9),
    Point::new(8, -4),
    Point::new(8, 5),
    Point::new(0, 9),
    Point::new(-8, 5),
    Point::new(-8, -4),
];

/// Who owns the outer palaces of a city, one after the other; the neutral ones come last.
pub(super) fn outer_owners(table: &Table, city: City) -> impl Iterator<Item = Option<Seat>> {
    let owned = table
        .seats
        .iter()
        .flat_map(move |seat| (0..table.outer[seat][city]).map(move |_| Some(seat)));
    owned.chain((0..table.neutral_palaces()).map(|_| None))
}

/// Paints the map with a house taken up, and the focus on the place where it would go.
pub(super) fn paint_move(
    scene: &RajaScene<'_>,
    (from, task): (Site, MoveTask),
    place: MapPlace,
    canvas: &mut Canvas,
) {
    let sign = |place: MapPlace| {
        let to = place.site()?;
        may(scene, Action::MoveHouse { from, to, task }).then_some(Sign::Build)
    };
    board(scene, Some(place), &|_| false, &sign, canvas);
    // The house that was taken up leaves a sign where it stood.
    corners(canvas, MapPlace::of_site(from).point(), 9, 3, 2, Ink::Red);
    bar::top(scene, canvas);
    let (name, does) = (
        place_name(scene, place),
        say::moving(scene, from, task, place),
    );
    bar::bottom_of_turn(scene, canvas, name.as_str(), does.as_str());
}

/// Paper with the sea in its corner, dunes and hills.
pub(super) fn ground(canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Sand);
    const SHORE: [i32; 8] = [0, 1, 2, 2, 1, 0, -1, -1];
    for (y, wiggle) in (162..bar::FOOT).zip(SHORE.into_iter().cycle()) {
        let x = (((y - 158) * 5) >> 3) + wiggle;
        fill(canvas, area(0, y, x, 1), Ink::Teal);
        fill(canvas, area(x, y, 2, 1), Ink::Clay);
    }
    scatter(canvas, &WAVE, Ink::White, &WAVES);
    scatter(canvas, &DUNE, Ink::Clay, &DUNES);
    scatter(canvas, &HILL, Ink::Clay, &HILLS);
}

/// A city: its ring and its palaces.
pub(super) fn town(scene: &RajaScene<'_>, city: City, at: Point, canvas: &mut Canvas) {
    disc(canvas, at, 15, Ink::Night);
    disc(canvas, at, 14, pieces::coat(city));
    disc(canvas, at, 12, Ink::White);
    palaces(scene, city, at, canvas);
}

fn palaces(scene: &RajaScene<'_>, city: City, at: Point, canvas: &mut Canvas) {
    let table = table(scene);
    match table.centre[city] {
        Some(seat) => scene.players[seat].livery.paint_small(canvas, at),
        None => {
            fill(canvas, area(at.x - 1, at.y - 2, 3, 5), Ink::Clay);
            fill(canvas, area(at.x - 2, at.y - 1, 5, 3), Ink::Clay);
        }
    }
    let mut owners = outer_owners(table, city);
    for spot in RING {
        let spot = at + spot;
        match owners.next() {
            Some(Some(seat)) => scene.players[seat].livery.paint_small(canvas, spot),
            Some(None) => NEUTRAL.paint_centred(canvas, spot, Ink::Silver),
            None => fill(canvas, area(spot.x - 1, spot.y - 1, 3, 3), Ink::Clay),
        }
    }
}

#[rustfmt::skip]
const WAVES: [(i32, i32); 4] = [
    (2, 186), (6, 199), (19, 206), (1, 209),
];
#[rustfmt::skip]
const DUNES: [(i32, i32); 9] = [
    (52, 94), (44, 112), (62, 118), (12, 110), (96, 82), (88, 50),
    (58, 82), (112, 48), (8, 146),
];
#[rustfmt::skip]
const HILLS: [(i32, i32); 9] = [
    (86, 160), (94, 165), (76, 166), (126, 150), (134, 156), (200, 120),
    (190, 88), (206, 54), (176, 190),
];
const DUNE: Sprite = sprite![
    "...oooo......",
    ".oo....oo....",
    "o........oooo",
    ".............",
];
const HILL: Sprite = sprite![
    "....o....",
    "...ooo...",
    "..oo.oo..",
    ".oo...oo.",
    "oo.....oo",
    ".........",
];
const STAR: Sprite = sprite![
    ".....o.....",
    ".....o.....",
    "....ooo....",
    "....owo....",
    "..oowwwoo..",
    "oowwwwwwwoo",
    "..oowwwoo..",
    "....owo....",
    "....ooo....",
    ".....o.....",
    ".....o.....",
];
const NEUTRAL: Sprite = sprite![
    ".......", ".#####.", ".#ooo#.", ".#o#o#.", ".#ooo#.", ".#####.", ".......",
];
