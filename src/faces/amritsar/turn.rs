//! What this turn can become: for each zone, which worker could be the last one there, and for how many coins.
//!
//! It counts what the areas allow, and knows no other rule.

use super::items::landings_of;
use super::layout::LAKE;
use super::pieces;
use super::{AmritsarScene, board, say};
use crate::faces::parts::{bar, brush::*, pieces::tiny};
use crate::games::amritsar::data::{Area, Colour, PerZone, Zone};
use crate::kernel::id::{Id, Per};

/// The fewest coins for a last worker of each colour in each zone; none where none can come.
pub(super) type Reach = PerZone<Per<Colour, Option<u8>, 4>>;

/// Counts what can be reached.
pub(super) fn reach(scene: &AmritsarScene<'_>) -> Reach {
    let table = &scene.view.table;
    let mut reach: Reach = Per::filled(Per::filled(None));
    for from in Area::all().filter(|&area| table.crowd(area) > 0) {
        for (to, cost) in landings_of(scene, from) {
            for colour in table.workers[from].into_iter().flatten() {
                let best = &mut reach[to.zone()][colour];
                *best = Some(best.map_or(cost, |before: u8| before.min(cost)));
            }
        }
    }
    reach
}

/// Paints the board with all that can be reached on the lake.
pub(super) fn paint(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    board::still(scene, canvas);
    let (x, y, wide, high) = LAKE;
    let within = area(x + 2, y + 2, wide - 4, high - 4);
    panel(canvas, within, Ink::Night, Ink::Gold);
    panel(canvas, area(100, 98, 41, 41), Ink::Sand, Ink::Gold);
    pieces::Icon::Workers.paint_large(canvas, Point::new(120, 118), 3);
    let reach = reach(scene);
    for zone in Zone::all() {
        // Along the side of the lake where the zone lies.
        let (first, step) = match zone {
            Zone::North => (Point::new(81, 84), Point::new(26, 0)),
            Zone::East => (Point::new(159, 98), Point::new(0, 13)),
            Zone::South => (Point::new(81, 151), Point::new(26, 0)),
            Zone::West => (Point::new(81, 98), Point::new(0, 13)),
        };
        for (colour, number) in Colour::all().zip(0..) {
            let at = first + step * number;
            let cost = reach[zone][colour];
            let fits = board::has_colour(&scene.view.table, zone, colour);
            let paper = match (cost, fits) {
                (None, _) => Ink::Dusk,
                (Some(_), true) => Ink::White,
                (Some(_), false) => Ink::Clay,
            };
            fill(canvas, area(at.x - 12, at.y - 5, 25, 11), paper);
            let Some(cost) = cost else { continue };
            pieces::hat(canvas, colour, at - Point::new(7, 0));
            if cost > 0 {
                tiny(canvas, cost, at + Point::new(-1, -2), Ink::Night);
                pieces::Icon::Coin.paint(canvas, at + Point::new(7, 0));
            }
        }
    }
    board::top(scene, canvas);
    let labels = say::texts(scene).labels();
    bar::bottom(canvas, labels.becomes, "", EDGE - 80);
}
