//! The turn as a whole, and the question at its end.
//!
//! Knows no map.

use super::{
    RoadGame,
    bar::{self, FOOT},
    brush::*,
    deed, rows,
};
use crate::faces::Scene;
use crate::kernel::{id::Id, seat::Seat};

/// Paints the rows of the turn.
pub fn paint<G: RoadGame>(scene: &Scene<'_, G>, row: u8, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    let deeds = deed::turn(scene);
    let within = area(3, BAR + 3, EDGE - 6, FOOT - BAR - 3);
    rows::paint(scene, &deeds, row, within, canvas);
    G::top(scene, canvas);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!(
        "{}   {}   {}",
        hints.choose, hints.back, hints.what
    ));
    bar::bottom(canvas, G::round(scene).as_str(), does.as_str(), EDGE - 10);
}

/// Paints the players side by side, a panel each, so tall; the game paints what each of them has.
pub fn paint_players<G: RoadGame>(
    scene: &Scene<'_, G>,
    tall: i32,
    note: &str,
    canvas: &mut Canvas,
    each: impl Fn(&mut Canvas, Seat, i32),
) {
    fill(canvas, area(0, BAR, EDGE, EDGE - BAR), Ink::Night);
    for seat in G::players(scene).iter() {
        let y = BAR + 3 + (tall + 2) * seat.index() as i32;
        let now = G::decider(scene) == Some(seat);
        let edge = if now { Ink::Gold } else { Ink::Stone };
        panel(canvas, area(3, y, EDGE - 6, tall), Ink::Dusk, edge);
        bar::player(scene, canvas, seat, Point::new(8, y + 1), 92, Ink::White);
        each(canvas, seat, y);
    }
    G::top(scene, canvas);
    bar::bottom(canvas, G::round(scene).as_str(), note, EDGE - 10);
}
