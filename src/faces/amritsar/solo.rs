//! The Maharaja's own board in the solo game: his markers, supply, storage, knowledge and goal.
//!
//! It shows what decides his next turn. It knows no rule.

use super::own::head;
use super::pieces::{self, Icon};
use super::{AmritsarScene, say};
use crate::faces::parts::{brush::*, pieces::tiny};
use crate::games::amritsar::data::{Resource, SOLO_TRACK};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// Paints his row among the players.
pub(super) fn row(scene: &AmritsarScene<'_>, seat: Seat, y: i32, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let solo = &table.solo;
    head(scene, seat, y, canvas);
    pieces::crown(canvas, Point::new(140, y + 8), Ink::Gold);
    if let Some(zone) = solo.goal {
        Icon::Goal.paint(canvas, Point::new(160, y + 8));
        let at = Point::new(168, y + 1);
        let zone = say::texts(scene).zone(zone);
        text::draw(canvas, zone, at, Align::Left, Type::Small, Ink::Night);
    }
    for (resource, number) in Resource::all().zip(0..) {
        let x = 12 + 30 * number;
        Icon::resource(resource).paint(canvas, Point::new(x, y + 22));
        tiny(
            canvas,
            solo.store[resource],
            Point::new(x + 8, y + 20),
            Ink::Night,
        );
        let x = 122 + 30 * number;
        Icon::resource(resource).paint(canvas, Point::new(x, y + 22));
        tiny(
            canvas,
            solo.supply[resource],
            Point::new(x + 8, y + 20),
            Ink::Brown,
        );
    }
    let figures = [
        (Icon::Elephant, table.boards[seat].load),
        (Icon::Marker, solo.markers),
        (Icon::Temple, table.donations(seat)),
    ];
    for ((icon, count), number) in figures.into_iter().zip(0..) {
        let x = 12 + 30 * number;
        icon.paint(canvas, Point::new(x, y + 37));
        tiny(canvas, count, Point::new(x + 8, y + 35), Ink::Night);
    }
    Icon::Knowledge.paint(canvas, Point::new(112, y + 37));
    for step in 0..=SOLO_TRACK.len() as i32 {
        let at = Point::new(124 + 13 * step, y + 32);
        let here = step == i32::from(solo.knowledge);
        let ink = if here { Ink::Gold } else { Ink::Clay };
        panel(canvas, area(at.x, at.y, 12, 11), ink, Ink::Brown);
    }
}
