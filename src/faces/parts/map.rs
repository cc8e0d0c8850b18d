//! The map of a game of roads: land, roads, villages and cities with their pieces, what is free, and the focus.
//!
//! Everything is made of solid spans and small sprites, without division. It knows no list and no rule.

use core::fmt::Write;

use super::{
    Activity, PlaceOf, RoadGame, Sign, bar, chart,
    deed::{self, Deed},
    may, offers, pieces,
    place::{Drawn, MapPlace},
    steer::own_place,
    turn,
    ways::Ways,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::Scene,
    kernel::{id::Id, seat::Seat},
    parts::roads::{Junction, Site},
    ui::{
        shape::{disc, line},
        sprite::{Sprite, sprite},
    },
};

/// Where the pieces of a junction stand around its middle, chosen by eye so that roads and villages stay free.
pub struct Court {
    /// The city's shield.
    shield: Point,
    /// The Maharaja.
    crown: Point,
    /// The first traveller, and the way to the next ones.
    walkers: (Point, i32),
    /// Buildings: the corner of the first, how many stand in a row, and whether the rows grow upwards.
    buildings: (Point, i32, bool),
}

impl Court {
    /// A court: shield, Maharaja, travellers and buildings.
    pub const fn new(
        shield: (i32, i32),
        crown: (i32, i32),
        walkers: (i32, i32, i32),
        buildings: (i32, i32, i32, bool),
    ) -> Self {
        Self {
            shield: Point::new(shield.0, shield.1),
            crown: Point::new(crown.0, crown.1),
            walkers: (Point::new(walkers.0, walkers.1), walkers.2),
            buildings: (
                Point::new(buildings.0, buildings.1),
                buildings.2,
                buildings.3,
            ),
        }
    }
}

/// The looks of a map.
pub struct Looks {
    /// From the middle of a city to its rim, a ring of light included.
    pub city: i32,
    /// How far the light round a city reaches, where something can be done.
    pub light: i32,
    /// The ground of a village.
    pub floor: Ink,
    /// The width of a road, and the ink of its bed if it has one.
    pub road: (i32, Option<Ink>),
    /// The picture of the start.
    pub start: &'static Sprite,
}

/// The sign of a place: the first thing that can be done there.
pub fn sign<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    place: PlaceOf<G>,
) -> Option<Sign> {
    match G::activity(scene) {
        Activity::Placing => {
            let village = place.village()?;
            may(scene, G::place(village)).then_some(Sign::Build)
        }
        Activity::Acting | Activity::Building => {
            match *deed::at_place(scene, ways, place).first()? {
                Deed::Own(_) => Some(Sign::Take),
                _ => Some(Sign::Build),
            }
        }
        _ => None,
    }
}

/// How many buildings stand in a village.
pub fn count<G: RoadGame>(scene: &Scene<'_, G>, village: G::Village) -> u8 {
    let site = Site::village(village);
    Seat::all().map(|seat| G::built(scene, seat, site)).sum()
}

/// The name of a place; a village is told by its road, the nearer end first.
pub fn place_name<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> Sentence {
    match place {
        MapPlace::Village(village) => G::village_name(scene, village),
        MapPlace::Junction(junction) => super::plain(G::junction_name(scene, junction)),
    }
}

/// What A would do at a place of the map, and what it costs.
pub fn at_place<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    place: PlaceOf<G>,
) -> Sentence {
    let request = super::plain(G::request(scene));
    match (G::activity(scene), place.village()) {
        (Activity::Placing, Some(village)) => match scene.refusal(G::place(village)) {
            None => Sentence::of(format_args!("A: {}", G::captions(scene).place)),
            Some(why) => G::reason(scene, why),
        },
        (Activity::Acting | Activity::Building, _) => {
            let deeds = deed::at_place(scene, ways, place);
            match deeds.as_slice() {
                [] if place == own_place(scene) => {
                    let next = deed::next_on_map(scene);
                    let next = next.map(|(dial, _)| G::dial_name(scene, dial, true));
                    let does = next.unwrap_or(G::captions(scene).end_turn);
                    Sentence::of(format_args!("A: {does}"))
                }
                [] => match deed::why_not(scene, ways, place) {
                    Some(why) => G::reason(scene, why),
                    None => request,
                },
                [deed, ..] => offers::offer(scene, ways, *deed),
            }
        }
        (Activity::Planning, _) => standing(scene, place),
        _ => request,
    }
}

/// Who has how many points in a city.
fn standing<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> Sentence {
    let mut said = Sentence::default();
    let Some(city) = place.city() else {
        return said;
    };
    for seat in G::players(scene).iter() {
        let points = G::points(scene, seat, city);
        if points > 0 {
            let comma = if said.as_str().is_empty() { "" } else { ", " };
            let name = scene.players[seat].name;
            let _ = write!(said, "{comma}{name} {points}");
        }
    }
    said
}

/// Paints the map with the focus on a place: what can be done, and the way that A would take.
pub fn paint<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>, canvas: &mut Canvas) {
    let ways = deed::own_ways(scene);
    let does = at_place(scene, &ways, place);
    saying(scene, &ways, place, does.as_str(), canvas);
}

/// Paints the map where nothing is left of the plan and A ends the turn: over it what came of the turn, on the half where
/// the own traveller is not.
pub fn paint_end<G: RoadGame>(scene: &Scene<'_, G>, canvas: &mut Canvas) {
    let place = own_place(scene);
    let end = G::captions(scene).end_turn;
    let does = Sentence::of(format_args!("A: {end}"));
    saying(scene, &deed::own_ways(scene), place, does.as_str(), canvas);
    let told = turn::told(scene);
    let lines = told.iter().map(|line| {
        let lines = text::lines(line.as_str(), Type::Small, turn::WIDTH);
        lines.count() as i32
    });
    let height = lines.sum::<i32>() * Type::Small.line() + 10;
    let above = place.point().y > 118;
    let top = if above {
        BAR + 2
    } else {
        bar::FOOT - height - 2
    };
    panel(
        canvas,
        area(2, top, EDGE - 4, height),
        Ink::Night,
        Ink::Gold,
    );
    let mut at = Point::new(10, top + 5);
    for (line, ink) in told.iter().zip([Ink::White, Ink::Silver, Ink::Gold]) {
        text::draw_lines(canvas, line.as_str(), at, turn::WIDTH, Type::Small, ink);
        let lines = text::lines(line.as_str(), Type::Small, turn::WIDTH).count();
        at.y += lines as i32 * Type::Small.line();
    }
}

/// Paints the map with the focus on a place, and what A does there.
fn saying<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    place: PlaceOf<G>,
    does: &str,
    canvas: &mut Canvas,
) {
    let to = place.junction();
    let goes = |to: &Junction<G::City>| deed::journey(scene, ways, *to).is_some();
    let to = to.filter(|to| G::activity(scene) == Activity::Acting && goes(to));
    let lit = |road: G::Road| to.is_some_and(|to| ways.roads(to).any(|(on, _)| on == road));
    let sign = |place| sign(scene, ways, place);
    board(scene, Some(place), &lit, &sign, canvas);
    G::top(scene, canvas);
    let name = place_name(scene, place);
    bar::bottom_of_turn(scene, canvas, name.as_str(), does);
}

/// Paints the map, and over it what can be done at a village or at the start.
pub fn paint_here<G: RoadGame>(
    scene: &Scene<'_, G>,
    place: PlaceOf<G>,
    row: u8,
    canvas: &mut Canvas,
) {
    paint(scene, place, canvas);
    let deeds = deed::here(scene, place);
    // On the half of the map where the place is not.
    let inner = offers::pop_up(deeds.len(), place.point().y > 118, canvas);
    offers::paint(scene, &deeds, row, inner, canvas);
}

/// Paints the map between the bars as everybody sees it.
pub fn still<G: RoadGame>(scene: &Scene<'_, G>, canvas: &mut Canvas) {
    board(scene, None, &|_| false, &|_| None, canvas);
}

/// Paints the map between the bars, with the roads that can be taken and the signs of its places; without a focus nothing
/// is lit.
pub fn board<G: RoadGame>(
    scene: &Scene<'_, G>,
    focus: Option<PlaceOf<G>>,
    lit: &dyn Fn(G::Road) -> bool,
    sign: &dyn Fn(PlaceOf<G>) -> Option<Sign>,
    canvas: &mut Canvas,
) {
    G::ground(canvas);
    for road in G::Road::all() {
        way::<G>(road, lit(road), canvas);
    }
    // A map of the games has 38 places; one more would stay without a sign.
    let mut signs = [None; 40];
    if let Some(focus) = focus {
        for (sign_of, place) in signs.iter_mut().zip(PlaceOf::<G>::all()) {
            *sign_of = sign(place);
        }
        chart::halo(canvas, focus.point(), room::<G>(focus));
    }
    for (sign, place) in signs.into_iter().zip(PlaceOf::<G>::all()) {
        if let Some(spot) = place.junction() {
            junction(scene, spot, sign.is_some(), canvas);
        }
    }
    // Below the villages and the pieces around a city, which are not to be hidden by the sign of the focus.
    if let Some(focus) = focus {
        let reach = room::<G>(focus) + if focus.city().is_some() { 3 } else { 6 };
        chart::frame_focus(canvas, focus.point(), reach);
    }
    for (sign, place) in signs.into_iter().zip(PlaceOf::<G>::all()) {
        if let Some(spot) = place.village() {
            village(scene, spot, sign, canvas);
        }
    }
    for spot in Junction::all() {
        court_pieces(scene, spot, canvas);
    }
    if let Some(at) = G::crowned(scene) {
        pieces::crown(canvas, at.spot() + G::court(at).crown);
    }
}

/// From the middle of a place to its rim, a ring of light included.
fn room<G: RoadGame>(place: PlaceOf<G>) -> i32 {
    match (place.village(), place.city()) {
        (Some(_), _) => 6,
        (None, Some(_)) => G::LOOKS.city,
        (None, None) => 11,
    }
}

/// The ends of a road, and its villages from the first end to the second.
pub type Stops<G> = (
    Junction<<G as RoadGame>::City>,
    Junction<<G as RoadGame>::City>,
    [Option<<G as RoadGame>::Village>; 2],
);

/// Where a road runs.
pub fn stops<G: RoadGame>(road: G::Road) -> Option<Stops<G>> {
    let (from, to) = Junction::all().find_map(|end| Some((end, G::other_end(road, end)?)))?;
    let far = |village: G::Village| {
        let apart = village.spot() - from.spot();
        apart.x * apart.x + apart.y * apart.y
    };
    // A road has one or two villages.
    let bits = G::villages(road);
    let village = |bits: u64| G::Village::from_index(bits.trailing_zeros() as usize);
    let stops = match (village(bits), village(bits & bits.wrapping_sub(1))) {
        (Some(one), Some(other)) if far(other) < far(one) => [Some(other), Some(one)],
        (one, other) => [one, other],
    };
    Some((from, to, stops))
}

/// A road; one that A would take is wide and light.
fn way<G: RoadGame>(road: G::Road, goes: bool, canvas: &mut Canvas) {
    let Some((from, to, villages)) = stops::<G>(road) else {
        return;
    };
    let villages = villages.into_iter().flatten().map(Drawn::spot);
    let stops = villages.chain([to.spot()]);
    let (edge, wide, bed) = match G::LOOKS.road {
        _ if goes => (Ink::Night, 7, Some(Ink::White)),
        (wide, bed) => (Ink::Brown, wide, bed),
    };
    chart::road(canvas, from.spot(), stops, |canvas, at, stop| {
        line(canvas, at, stop, wide, edge);
        if let Some(bed) = bed {
            line(canvas, at, stop, wide - 2, bed);
        }
    });
}

fn village<G: RoadGame>(
    scene: &Scene<'_, G>,
    village: G::Village,
    sign: Option<Sign>,
    canvas: &mut Canvas,
) {
    let at = village.spot();
    let lit = sign == Some(Sign::Build);
    let (rim, floor) = if lit {
        (Ink::Night, Ink::Teal)
    } else {
        (Ink::Brown, G::LOOKS.floor)
    };
    disc(canvas, at, 6, rim);
    disc(canvas, at, 5, floor);
    let site = Site::village(village);
    let count = count(scene, village);
    // One building stands in the middle, or to the left where a second one has room.
    let mut x = match (count, lit) {
        (1, true) | (2.., _) => at.x - 7,
        _ => at.x - 3,
    };
    for seat in Seat::all() {
        for _ in 0..G::built(scene, seat, site) {
            G::building(canvas, scene.players[seat].livery, Point::new(x, at.y - 4));
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

fn junction<G: RoadGame>(
    scene: &Scene<'_, G>,
    junction: Junction<G::City>,
    lit: bool,
    canvas: &mut Canvas,
) {
    let at = junction.spot();
    let Some(city) = junction.city() else {
        if lit {
            disc(canvas, at, 13, Ink::Night);
            disc(canvas, at, 12, Ink::Teal);
        }
        disc(canvas, at, 10, Ink::Night);
        disc(canvas, at, 9, Ink::Silver);
        return G::LOOKS.start.paint_centred(canvas, at, Ink::Stone);
    };
    if lit {
        disc(canvas, at, G::LOOKS.light, Ink::Night);
        disc(canvas, at, G::LOOKS.light - 1, Ink::Teal);
    }
    G::town(scene, city, at, canvas);
}

/// Shield, buildings and travellers of a junction.
fn court_pieces<G: RoadGame>(
    scene: &Scene<'_, G>,
    junction: Junction<G::City>,
    canvas: &mut Canvas,
) {
    let (at, court) = (junction.spot(), G::court(junction));
    if let Some(city) = junction.city() {
        G::shield(canvas, city, at + court.shield);
        let site = Site::city(city);
        let built = |seat| G::built(scene, seat, site);
        let owners = || Seat::all().filter(|&seat| built(seat) > 0);
        let (corner, columns, upwards) = court.buildings;
        let mut all = owners().count() as i32;
        let (mut x, mut y) = (corner.x, corner.y);
        // Rows that grow upwards end beside the city.
        while upwards && all > 0 {
            (all, y) = (all - columns, y - 9);
        }
        let mut column = 0;
        for seat in owners() {
            let count = built(seat);
            let spot = at + Point::new(x, y);
            G::building(canvas, scene.players[seat].livery, spot);
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
    let (mut spot, step) = court.walkers;
    for seat in G::players(scene).iter() {
        if G::traveller(scene, seat) == junction {
            G::walker(canvas, scene.players[seat].livery, at + spot);
            spot.x += step;
        }
    }
}

const TAKE: Sprite = sprite!["...#...", "..#o#..", ".#ooo#.", "#ooooo#", "#######"];

/// Paints the same small picture at several spots of the land.
pub fn scatter(canvas: &mut Canvas, sprite: &Sprite, ink: Ink, spots: &[(i32, i32)]) {
    for &(x, y) in spots {
        sprite.paint(canvas, Point::new(x, y), ink);
    }
}
