//! What happened on the map, so that the eye finds its place: travellers walk, coins fly, the Maharaja rides.
//!
//! It paints over the board as it is afterwards; what nobody may know does not reach it.

use super::{
    PlaceOf, RoadGame, atlas, land,
    map::{self, stops},
    pieces,
    place::Drawn,
    ways::ways,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::{FOOT, FRAMES, Scene},
    kernel::seat::Seat,
    parts::roads::{Junction, Site},
    ui::shape::corners,
};

/// What an event is on a map.
pub enum Happened<V, C, R> {
    /// A traveller took a road.
    Walked {
        /// Whose it is.
        seat: Seat,
        /// Where it rests now.
        to: Junction<C>,
        /// The road.
        by: R,
    },
    /// The owner of buildings on that road was paid.
    Paid {
        /// Who got it.
        to: Seat,
    },
    /// Something was built.
    Built(Site<V, C>),
    /// A building went from one place to another.
    Moved {
        /// Whose it is.
        seat: Seat,
        /// Where it stood.
        from: Site<V, C>,
        /// Where it stands now.
        to: Site<V, C>,
    },
    /// The Maharaja rode to a city.
    Rode(C),
}

/// What an event of a game is on its map.
pub type HappenedOf<G> =
    Happened<<G as RoadGame>::Village, <G as RoadGame>::City, <G as RoadGame>::Road>;

/// Paints what an action made happen, at one of the frames: the last is the still.
pub fn paint<G: RoadGame>(
    scene: &Scene<'_, G>,
    events: &[G::Event],
    frame: u8,
    canvas: &mut Canvas,
) {
    map::still(scene, canvas);
    let mut road = None;
    for event in events.iter().filter_map(G::happened) {
        match event {
            Happened::Walked { seat, to, by } => {
                road = Some(by);
                bracket::<G>(scene, PlaceOf::<G>::of_junction(to), frame, canvas);
                if frame < FRAMES
                    && let Some(from) = G::other_end(by, to)
                {
                    let feet = on_way::<G>(by, from, frame) - Point::new(3, 10);
                    G::walker(canvas, scene.players[seat].livery, feet);
                }
            }
            Happened::Paid { to } => {
                let villages = road.and_then(stops::<G>).map(|(_, _, villages)| villages);
                for village in villages.into_iter().flatten().flatten() {
                    if G::built(scene, to, Site::village(village)) > 0 {
                        // It rises from the village that earned it.
                        let up = Point::new(0, 8 + i32::from(frame));
                        pieces::coin(canvas, village.spot() - up);
                    }
                }
            }
            Happened::Built(site) => {
                bracket::<G>(scene, PlaceOf::<G>::of_site(site), frame, canvas)
            }
            Happened::Moved { seat, from, to } => {
                let [from, to] = [from, to].map(PlaceOf::<G>::of_site);
                bracket::<G>(scene, from, FRAMES, canvas);
                bracket::<G>(scene, to, frame, canvas);
                if frame < FRAMES {
                    let at = between(from.point(), to.point(), i32::from(frame));
                    G::building(canvas, scene.players[seat].livery, at - Point::new(3, 4));
                }
            }
            Happened::Rode(city) => {
                let place = PlaceOf::<G>::of_city(city);
                bracket::<G>(scene, place, frame, canvas);
                ride::<G>(events.iter().find_map(G::scored), city, frame, canvas);
            }
        }
    }
}

/// The Maharaja rides to a city, from the one that was scored or from the start: along the shortest roads, as far as the
/// gates.
pub fn ride<G: RoadGame>(from: Option<G::City>, to: G::City, frame: u8, canvas: &mut Canvas) {
    let from = from.map_or(Junction::Start, Junction::City);
    let ways = ways::<G>(from, |_| Some(1));
    let goal = Junction::City(to);
    let roads = ways.roads(goal).count() as i32;
    // All roads in the same time, the last one but for a quarter.
    let ridden = (i32::from(frame.min(FRAMES)) * (8 * roads - 2).max(0)) >> 3;
    // They are told from the last one to the first.
    let behind = (roads - 1 - (ridden >> 3)).max(0) as usize;
    let last = ways.roads(goal).nth(behind);
    let begun = last.and_then(|(road, end)| Some((road, G::other_end(road, end)?)));
    let at = match begun {
        Some((road, begins)) => on_way::<G>(road, begins, (ridden & 7) as u8),
        None => goal.spot() + Point::new(0, 30),
    };
    // Whole on the map, and his head towards the city.
    let feet = Point::new(at.x.clamp(12, EDGE - 13), at.y.clamp(BAR + 19, FOOT - 2));
    atlas::elephant(canvas, feet, goal.spot().x < at.x);
}

/// Corners that close in on a place.
pub fn bracket<G: RoadGame>(
    scene: &Scene<'_, G>,
    place: PlaceOf<G>,
    frame: u8,
    canvas: &mut Canvas,
) {
    let wide = 2 * i32::from(FRAMES.saturating_sub(frame));
    let (mut at, reach) = match (place.village(), place.city()) {
        (Some(_), _) => (place.point(), 11),
        // A city with its lower town and its name below, whole within the map.
        (_, Some(_)) => (place.point() + Point::new(0, 6), 33),
        _ => (place.point(), 21),
    };
    if place.city().is_some() {
        at.x = at.x.clamp(reach + 2, EDGE - reach - 3);
        at.y = at.y.clamp(BAR + reach + 2, FOOT - reach - 3);
    }
    corners(canvas, at, reach + wide + 1, 8, 4, Ink::Night);
    corners(canvas, at, reach + wide, 6, 2, Ink::Gold);
    if let Some(city) = place.city() {
        // At the edge of the map a name has no room between them: it lies above.
        land::name(scene, city, land::PLAIN, canvas);
    }
}

/// The point so many eighths of the way from one to another.
pub fn between(from: Point, to: Point, eighths: i32) -> Point {
    let apart = to - from;
    from + Point::new((apart.x * eighths) >> 3, (apart.y * eighths) >> 3)
}

/// Where somebody is on a road after so many frames, from village to village.
fn on_way<G: RoadGame>(road: G::Road, from: Junction<G::City>, frame: u8) -> Point {
    let Some((first, last, villages)) = stops::<G>(road) else {
        return from.spot();
    };
    let [one, other] = villages.map(|village| village.map(Drawn::spot));
    let mut points = [Some(first.spot()), one, other, Some(last.spot())];
    if first != from {
        points.reverse();
    }
    let legs = points.iter().flatten().count().saturating_sub(1);
    // A way of so many legs is walked in the same time.
    let walked = i32::from(frame) * legs as i32;
    let mut stops = points.into_iter().flatten().skip((walked >> 3) as usize);
    match (stops.next(), stops.next()) {
        (Some(at), Some(next)) => between(at, next, walked & 7),
        (Some(at), None) => at,
        _ => from.spot(),
    }
}
