//! The map of Raja: paper, roads, villages and cities with their pieces, what is free, and the focus.
//!
//! Everything is made of solid spans and small sprites, without division. It knows no list and no rule.

use embedded_graphics::prelude::Point;

use super::{
    RajaScene, bar,
    deed::{self, Deed, Deeds, table},
    pieces,
    place::Place,
    rows, say,
};
use crate::{
    faces::{
        chart,
        place::{Drawn, stops},
    },
    games::raja::{
        action::{Action, MoveTask},
        data::{City, Junction, MAP, OUTER_SITES, Road, Site, Village},
        state::{Stage, Table},
    },
    kernel::{id::Id, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill},
        ink::Ink,
        shape::{corners, disc, line},
        sprite::Sprite,
    },
};

/// Where the pieces of a junction stand around its middle, chosen by eye so that roads and villages stay free.
struct Court {
    /// The city's shield.
    shield: Point,
    /// The Maharaja.
    crown: Point,
    /// The first architect, and the way to the next ones.
    architects: (Point, i32),
    /// Houses: the corner of the first, how many stand in a row, and whether the rows grow upwards.
    houses: (Point, i32, bool),
}

const fn court(
    shield: (i32, i32),
    crown: (i32, i32),
    architects: (i32, i32, i32),
    houses: (i32, i32, i32, bool),
) -> Court {
    Court {
        shield: Point::new(shield.0, shield.1),
        crown: Point::new(crown.0, crown.1),
        architects: (Point::new(architects.0, architects.1), architects.2),
        houses: (Point::new(houses.0, houses.1), houses.2, houses.3),
    }
}

const fn court_of(junction: Junction) -> Court {
    const LEFT: (i32, i32) = (-13, -12);
    const RIGHT: (i32, i32) = (12, -12);
    match junction {
        Junction::Start => court(LEFT, (0, -14), (-20, -13, -7), (0, 0, 1, false)),
        Junction::City(City::Jaisalmer) => court(LEFT, RIGHT, (20, -15, 7), (-21, 18, 2, false)),
        Junction::City(City::Delhi) => court(LEFT, RIGHT, (-28, -15, -7), (-4, 18, 2, false)),
        Junction::City(City::Agra) => court((-13, 12), RIGHT, (-25, 5, -7), (-4, -18, 2, true)),
        Junction::City(City::Udaipur) => {
            court((14, 9), (-11, -14), (-25, 5, -7), (-40, -18, 2, true))
        }
        Junction::City(City::Ahmadabad) => court(LEFT, RIGHT, (-34, -29, 7), (-12, 18, 3, false)),
        Junction::City(City::Bikaner) => court(LEFT, RIGHT, (-17, -29, 7), (18, -4, 2, false)),
        Junction::City(City::Jaipur) => court((-14, -11), RIGHT, (-5, -29, 7), (19, -7, 2, false)),
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

/// What makes a place stand out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    /// Something can be built or put here.
    Build,
    /// The architect can go there.
    Go,
    /// A house here can be taken up.
    Take,
}

/// The sign of a place: the first thing that can be done there.
fn sign(scene: &RajaScene<'_>, place: Place, moving: Option<(Site, MoveTask)>) -> Option<Sign> {
    let table = table(scene);
    let seat = scene.seat;
    match (table.stage, moving) {
        (_, Some((from, task))) => {
            let to = place.site()?;
            deed::may(scene, Action::MoveHouse { from, to, task }).then_some(Sign::Build)
        }
        (Stage::Placing { seat: placer }, None) if placer == seat => {
            let village = place.village()?;
            deed::may(scene, Action::Place { village }).then_some(Sign::Build)
        }
        (Stage::Acting { seat: active }, None) if active == seat => {
            match deed::first_here(scene, place)? {
                Deed::Play(Action::Travel { .. }) => Some(Sign::Go),
                Deed::Play(_) => Some(Sign::Build),
                Deed::MoveFrom(..) => Some(Sign::Take),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Paints the map with the focus on a place, or with a house taken up.
pub(super) fn paint(
    scene: &RajaScene<'_>,
    place: Place,
    moving: Option<(Site, MoveTask)>,
    canvas: &mut Canvas,
) {
    board(scene, Some(place), moving, canvas);
    bar::top(scene, canvas);
    let name = say::place_name(scene, place);
    let does = match moving {
        Some((from, task)) => say::moving(scene, from, task, place),
        None => say::at_place(scene, place),
    };
    bar::bottom_of_turn(scene, canvas, name.as_str(), does.as_str());
}

/// Paints the map, and over it what can be done at a village or at the start.
pub(super) fn paint_here(scene: &RajaScene<'_>, place: Place, row: u8, canvas: &mut Canvas) {
    paint(scene, place, None, canvas);
    let deeds: Deeds = deed::here(scene, place);
    // On the half of the map where the place is not.
    let inner = rows::pop_up(deeds.len(), place.point().y > 118, canvas);
    rows::paint(scene, &deeds, row, inner, canvas);
}

/// Paints the map between the bars; without a focus nothing is lit.
pub(super) fn board(
    scene: &RajaScene<'_>,
    focus: Option<Place>,
    moving: Option<(Site, MoveTask)>,
    canvas: &mut Canvas,
) {
    let table = table(scene);
    ground(canvas);
    for road in Road::all() {
        way(scene, road, moving.is_none() && focus.is_some(), canvas);
    }
    let mut signs = [None; Place::COUNT];
    if let Some(focus) = focus {
        for (sign_of, place) in signs.iter_mut().zip(Place::all()) {
            *sign_of = sign(scene, place, moving);
        }
        chart::halo(canvas, focus.point(), room(focus));
    }
    for (sign, place) in signs.into_iter().zip(Place::all()) {
        if let Some(spot) = place.junction() {
            junction(scene, spot, place.point(), sign, canvas);
        }
    }
    // Below the villages and the pieces around a city, which are not to be hidden by the sign of the focus.
    if let Some(focus) = focus {
        let reach = room(focus) + if focus.city().is_some() { 3 } else { 6 };
        chart::frame_focus(canvas, focus.point(), reach);
    }
    for (sign, place) in signs.into_iter().zip(Place::all()) {
        if let Some(spot) = place.village() {
            village(scene, spot, place.point(), sign, canvas);
        }
    }
    for spot in Junction::all() {
        court_pieces(scene, spot, Place::of_junction(spot).point(), canvas);
    }
    let crown = court_of(table.maharaja).crown;
    pieces::crown(canvas, Place::of_junction(table.maharaja).point() + crown);
    if let Some((from, _)) = moving {
        // The house that was taken up leaves a sign where it stood.
        let at = Place::of_site(from).point();
        corners(canvas, at, 9, 3, 2, Ink::Red);
    }
}

/// From the middle of a place to its rim, a ring of light included.
fn room(place: Place) -> i32 {
    match (place.village(), place.city()) {
        (Some(_), _) => 6,
        (None, Some(_)) => 16,
        (None, None) => 11,
    }
}

/// Paper with the sea in its corner, dunes and hills.
fn ground(canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Sand);
    const SHORE: [i32; 8] = [0, 1, 2, 2, 1, 0, -1, -1];
    for (y, wiggle) in (162..bar::FOOT).zip(SHORE.into_iter().cycle()) {
        let x = (((y - 158) * 5) >> 3) + wiggle;
        fill(canvas, area(0, y, x, 1), Ink::Teal);
        fill(canvas, area(x, y, 2, 1), Ink::Clay);
    }
    for (x, y) in [(2, 186), (6, 199), (19, 206), (1, 209)] {
        WAVE.paint(canvas, Point::new(x, y), Ink::White);
    }
    for (x, y) in [
        (52, 94),
        (44, 112),
        (62, 118),
        (12, 110),
        (96, 82),
        (88, 50),
        (58, 82),
        (112, 48),
        (8, 146),
    ] {
        DUNE.paint(canvas, Point::new(x, y), Ink::Clay);
    }
    for (x, y) in [
        (86, 160),
        (94, 165),
        (76, 166),
        (126, 150),
        (134, 156),
        (200, 120),
        (190, 88),
        (206, 54),
        (176, 190),
    ] {
        HILL.paint(canvas, Point::new(x, y), Ink::Clay);
    }
}

/// A road; one that the architect can take now is wide and light.
fn way(scene: &RajaScene<'_>, road: Road, lit: bool, canvas: &mut Canvas) {
    let table = table(scene);
    let Some((from, to, villages)) = stops::<Village, City, _, _>(&MAP, road) else {
        return;
    };
    let here = table.architect[scene.seat];
    let goes = lit
        && matches!(table.stage, Stage::Acting { seat } if seat == scene.seat)
        && [(from, to), (to, from)].into_iter().any(|(start, end)| {
            start == here && deed::may(scene, Action::Travel { to: end, by: road })
        });
    let villages = villages.into_iter().flatten().map(Drawn::spot);
    chart::road(
        canvas,
        from.spot(),
        villages.chain([to.spot()]),
        |canvas, at, stop| {
            if goes {
                line(canvas, at, stop, 7, Ink::Night);
                line(canvas, at, stop, 5, Ink::White);
            } else {
                line(canvas, at, stop, 3, Ink::Brown);
            }
        },
    );
}

fn village(
    scene: &RajaScene<'_>,
    village: Village,
    at: Point,
    sign: Option<Sign>,
    canvas: &mut Canvas,
) {
    let table = table(scene);
    let (rim, floor) = match sign {
        Some(Sign::Build) => (Ink::Night, Ink::Teal),
        _ => (Ink::Brown, Ink::Clay),
    };
    disc(canvas, at, 6, rim);
    disc(canvas, at, 5, floor);
    let site = Site::village(village);
    let count: u8 = table
        .seats
        .iter()
        .map(|seat| table.houses.at(seat, site))
        .sum();
    // One house stands in the middle, or to the left where a second one has room.
    let mut x = match (count, sign) {
        (1, Some(Sign::Build)) | (2.., _) => at.x - 7,
        _ => at.x - 3,
    };
    for seat in table.seats.iter() {
        for _ in 0..table.houses.at(seat, site) {
            pieces::house(canvas, scene.players[seat].livery, Point::new(x, at.y - 4));
            x += 7;
        }
    }
    match (sign, count) {
        (Some(Sign::Build), 0) => pieces::plus(canvas, at),
        (Some(Sign::Build), _) => pieces::plus(canvas, at + Point::new(3, 0)),
        (Some(Sign::Take), _) => TAKE.paint_centred(canvas, at - Point::new(0, 8), Ink::Teal),
        _ => {}
    }
}

fn junction(
    scene: &RajaScene<'_>,
    junction: Junction,
    at: Point,
    sign: Option<Sign>,
    canvas: &mut Canvas,
) {
    let Some(city) = junction.city() else {
        if sign.is_some() {
            disc(canvas, at, 13, Ink::Night);
            disc(canvas, at, 12, Ink::Teal);
        }
        disc(canvas, at, 10, Ink::Night);
        disc(canvas, at, 9, Ink::Silver);
        STAR.paint_centred(canvas, at, Ink::Stone);
        return;
    };
    if sign.is_some() {
        disc(canvas, at, 18, Ink::Night);
        disc(canvas, at, 17, Ink::Teal);
    }
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

/// Shield, houses and architects of a junction.
fn court_pieces(scene: &RajaScene<'_>, junction: Junction, at: Point, canvas: &mut Canvas) {
    let table = table(scene);
    let court = court_of(junction);
    if let Some(city) = junction.city() {
        pieces::shield(canvas, city, at + court.shield);
        let (corner, columns, upwards) = court.houses;
        let owners = || {
            table
                .seats
                .iter()
                .filter(|&seat| table.houses.in_city(seat, city) > 0)
        };
        let mut all = owners().count() as i32;
        let (mut x, mut y) = (corner.x, corner.y);
        // Rows that grow upwards end beside the city.
        while upwards && all > 0 {
            (all, y) = (all - columns, y - 9);
        }
        let mut column = 0;
        for seat in owners() {
            let count = table.houses.in_city(seat, city);
            let spot = at + Point::new(x, y);
            pieces::house(canvas, scene.players[seat].livery, spot);
            if count > 1 {
                let width = if count > 9 { 9 } else { 5 };
                fill(canvas, area(spot.x + 7, spot.y + 1, width, 7), Ink::Sand);
                pieces::tiny(canvas, count, spot + Point::new(8, 2), Ink::Night);
            }
            (x, column) = (x + 12, column + 1);
            if column == columns {
                (x, y, column) = (corner.x, y + 9, 0);
            }
        }
    }
    let (mut spot, step) = court.architects;
    for seat in table
        .seats
        .iter()
        .filter(|&seat| table.architect[seat] == junction)
    {
        pieces::architect(canvas, scene.players[seat].livery, at + spot);
        spot.x += step;
    }
}

const WAVE: Sprite<9, 3> = Sprite::new([".oo...oo.", "o..o.o..o", "....o...."]);
const DUNE: Sprite<13, 4> = Sprite::new([
    "...oooo......",
    ".oo....oo....",
    "o........oooo",
    ".............",
]);
const HILL: Sprite<9, 6> = Sprite::new([
    "....o....",
    "...ooo...",
    "..oo.oo..",
    ".oo...oo.",
    "oo.....oo",
    ".........",
]);
const STAR: Sprite<11, 11> = Sprite::new([
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
]);
const NEUTRAL: Sprite<7, 7> = Sprite::new([
    ".......", ".#####.", ".#ooo#.", ".#o#o#.", ".#ooo#.", ".#####.", ".......",
]);
const TAKE: Sprite<7, 5> = Sprite::new(["...#...", "..#o#..", ".#ooo#.", "#ooooo#", "#######"]);
