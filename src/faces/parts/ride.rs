//! The ride: before a round is planned, everybody sees where the Maharaja goes.
//!
//! It shows what is open to all, and knows nobody's turn.

use super::{
    PlaceOf, RoadGame, bar,
    brush::*,
    happened::{self, Happened},
    map,
};
use crate::{
    faces::{Faced, Round, Scene},
    parts::roads::Junction,
};

/// How a round of a game of roads begins.
pub const fn round<G: RoadGame + Faced>() -> Round<G> {
    Round {
        begins: |event| matches!(G::happened(event), Some(Happened::Rode(_))),
        paint,
    }
}

/// Paints the map with the Maharaja on his way, the round, and what his city means.
fn paint<G: RoadGame>(scene: &Scene<'_, G>, events: &[G::Event], frame: u8, canvas: &mut Canvas) {
    map::still(scene, canvas);
    let rode = events.iter().find_map(|event| match G::happened(event) {
        Some(Happened::Rode(city)) => Some(city),
        _ => None,
    });
    let from = events.iter().find_map(G::scored);
    let mut name = "";
    if let Some(city) = rode {
        let to = PlaceOf::<G>::of_city(city);
        name = G::junction_name(scene, Junction::City(city));
        happened::bracket::<G>(scene, to, frame, canvas);
        happened::ride::<G>(from, city, frame, canvas);
    }
    let words = &scene.language.words().face;
    fill(canvas, area(0, 0, EDGE, BAR - 1), Ink::Dusk);
    fill(canvas, area(0, BAR - 1, EDGE, 1), Ink::Gold);
    let (round, at) = (G::round(scene), Point::new(6, 2));
    text::draw(
        canvas,
        round.as_str(),
        at,
        Align::Left,
        Type::Body,
        Ink::White,
    );
    let at = Point::new(EDGE - 6, 4);
    let beside = EDGE - 20 - text::width(round.as_str(), Type::Body);
    let room = (Align::Right, beside);
    text::draw_read(canvas, words.everybody, at, room, Type::Small, Ink::Silver);
    let go_on = scene.language.words().hints.go_on;
    bar::bottom_going_on(canvas, name, words.rides_here, go_on);
}
