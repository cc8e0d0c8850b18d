//! The map of a game of roads as a player sees it: what can be done where, the way that A would take, and what it says.
//!
//! It knows no list and no rule; how the land looks is told in `land`.

use core::fmt::Write;

use super::{
    Activity, PlaceOf, RoadGame, Sign, bar,
    deed::{self, Deed},
    land::board,
    may, offers,
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
};

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
                Deed::Go(_) => Some(Sign::Go),
                _ => Some(Sign::Build),
            }
        }
        _ => None,
    }
}

/// What can be done at the end of a journey that can be paid: something of the plan, together with it, or no more than to
/// arrive.
fn beyond<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    place: PlaceOf<G>,
) -> Sign {
    let left = |to| Some(G::purse(scene).saturating_sub(ways.fare(to)?));
    let serves = |(city, purse)| {
        let mut dials = deed::shown(scene).filter(|&dial| G::undone(scene, dial) > 0);
        dials.any(|dial| G::could(scene, dial, city, purse))
    };
    let end = place.city().zip(place.junction().and_then(left));
    if end.is_some_and(serves) {
        Sign::Beyond
    } else {
        Sign::Go
    }
}

/// How many buildings stand in a village.
pub fn count<G: RoadGame>(scene: &Scene<'_, G>, village: G::Village) -> u8 {
    let site = Site::village(village);
    let mut count = 0;
    // A loop of its own, for every picture of the map counts all villages: a sum lies in the flash.
    for seat in Seat::all() {
        count += G::built(scene, seat, site);
    }
    count
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
                    let captions = G::captions(scene);
                    match deed::next_on_map(scene) {
                        // A only leads to the place where something of the plan can be done.
                        Some((_, at)) => {
                            let name = place_name(scene, at);
                            Sentence::of(format_args!("A: {} {name}", captions.show))
                        }
                        None => Sentence::of(format_args!("A: {}", captions.end_turn)),
                    }
                }
                [] => match deed::why_not(scene, ways, place) {
                    Some(why) => G::reason(scene, why),
                    None => request,
                },
                [deed, ..] => offers::offer(scene, ways, *deed),
            }
        }
        (Activity::Planning, _) => {
            let (said, back) = (standing(scene, place), scene.language.words().hints.back);
            let space = if said.as_str().is_empty() { "" } else { "   " };
            Sentence::of(format_args!("{said}{space}{back}"))
        }
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
            let name = scene.players[seat].name;
            let _ = match said.as_str() {
                "" => write!(said, "{}: {name} {points}", G::captions(scene).points),
                _ => write!(said, ", {name} {points}"),
            };
        }
    }
    said
}

/// Paints the map with the focus on a place, in a ring of this ink: what can be done, and the way that A would take.
pub fn paint<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>, ring: Ink, canvas: &mut Canvas) {
    let ways = deed::own_ways(scene);
    let does = at_place(scene, &ways, place);
    saying(scene, &ways, (place, ring), does.as_str(), canvas);
}

/// Paints the map where nothing is left of the plan and A ends the turn: over it what came of the turn, on the half where
/// the own traveller is not.
pub fn paint_end<G: RoadGame>(scene: &Scene<'_, G>, canvas: &mut Canvas) {
    let place = own_place(scene);
    let end = G::captions(scene).end_turn;
    let does = Sentence::of(format_args!("A: {end}"));
    let ways = deed::own_ways(scene);
    saying(scene, &ways, (place, Ink::Gold), does.as_str(), canvas);
    let told = turn::told(scene);
    let size = canvas.read(Type::Small);
    let lines = told.iter();
    let lines = lines.map(|line| text::height(line.as_str(), size, turn::WIDTH));
    let height = lines.sum::<i32>() + 10;
    let above = place.point().y > 118;
    let top = if above {
        BAR + 2
    } else {
        // The bar below is a little taller in large text.
        bar::FOOT - height - if canvas.is_large() { 5 } else { 2 }
    };
    panel(
        canvas,
        area(2, top, EDGE - 4, height),
        Ink::Night,
        Ink::Gold,
    );
    let mut at = Point::new(10, top + 5);
    for (line, ink) in told.iter().zip([Ink::White, Ink::Silver, Ink::Gold]) {
        at = text::draw_lines(canvas, line.as_str(), at, turn::WIDTH, size, ink);
    }
}

/// Paints the map with the focus on a place, and what A does there.
fn saying<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    (place, ring): (PlaceOf<G>, Ink),
    does: &str,
    canvas: &mut Canvas,
) {
    let to = place.junction();
    let goes = |to: &Junction<G::City>| deed::journey(scene, ways, *to).is_some();
    let to = to.filter(|to| G::activity(scene) == Activity::Acting && goes(to));
    let lit = |road: G::Road| to.is_some_and(|to| ways.roads(to).any(|(on, _)| on == road));
    let sign = |place| match sign(scene, ways, place) {
        // What A would do in the free look it does not do on the map: there it ends the turn.
        Some(_) if ring == Ink::Gold && deed::ends_at(scene, place) => None,
        Some(Sign::Go) => Some(beyond(scene, ways, place)),
        sign => sign,
    };
    board(scene, Some((place, ring)), &lit, &sign, canvas);
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
    paint(scene, place, Ink::Gold, canvas);
    let deeds = deed::here(scene, place);
    // On the half of the map where the place is not.
    let inner = offers::pop_up(deeds.len(), place.point().y > 118, canvas);
    offers::paint(scene, &deeds, row, inner, canvas);
}

/// The place of the rows of what can be done there: on the half of the map where the place is not.
pub fn rows_here<G: RoadGame>(rows: usize, place: PlaceOf<G>) -> Rectangle {
    offers::popped_up(rows, place.point().y > 118)
}

/// Where a place stands on the map, with what lies around it.
pub fn spot<G: RoadGame>(place: PlaceOf<G>) -> Rectangle {
    let (at, reach) = (
        place.point(),
        if place.village().is_some() { 10 } else { 17 },
    );
    area(at.x - reach, at.y - reach, 2 * reach + 1, 2 * reach + 1)
}

/// Paints the map between the bars as everybody sees it.
pub fn still<G: RoadGame>(scene: &Scene<'_, G>, canvas: &mut Canvas) {
    board(scene, None, &|_| false, &|_| None, canvas);
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
