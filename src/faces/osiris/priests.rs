//! The priests and the gods they carry, as far as the viewer may see them: a page of the overview.
//!
//! What the player has looked at is shown behind the curtain, for as long as it is true. It knows no rule.

use super::{OsirisScene, board, livery, pieces, say};
use crate::faces::parts::{bar, bar::FOOT, brush::*};
use crate::games::osiris::data::{Carrier, Colour};
use crate::games::osiris::state::Stage;
use crate::kernel::seat::Viewer;

/// Paints the page.
pub(super) fn paint(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    let (texts, table) = (say::texts(scene), &scene.view.table);
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    for (colour, number) in say::lines() {
        let y = BAR + 2 + 48 * number;
        panel(canvas, area(3, y, EDGE - 6, 46), Ink::Sand, Ink::Brown);
        livery(colour).paint_on_paper(canvas, Point::new(12, y + 8));
        let name = table.leader(colour).map(|seat| scene.players[seat].name);
        let name = bar::fitting(name.unwrap_or(texts.labels().out), Type::Small, 150);
        let at = Point::new(19, y + 1);
        text::draw(canvas, name, at, Align::Left, Type::Small, Ink::Night);
        row(scene, colour, y, canvas);
    }
    let labels = texts.labels();
    let (asks, alone) = match (scene.viewer, table.stage) {
        (_, Stage::Over(_)) => ("", false),
        (Viewer::Player(_), _) => (labels.hide, true),
        (Viewer::Bystander, _) => (labels.look, false),
    };
    if alone {
        board::top_alone(scene, canvas);
    } else {
        board::top(scene, None, canvas);
    }
    bar::bottom(canvas, labels.priests, asks, EDGE - 60);
}

/// The three priests of a colour.
fn row(scene: &OsirisScene<'_>, colour: Colour, y: i32, canvas: &mut Canvas) {
    let texts = say::texts(scene);
    for (city, number) in colour.cities().iter().zip(0..) {
        let x = 8 + 76 * number;
        if scene.view.table.in_play(city) {
            pieces::priest(canvas, city, Point::new(x + 6, y + 32), 1);
        }
        let god = scene.view.gods[Carrier::Priest(city)];
        let at = Point::new(x + 15, y + 17);
        let name = texts.city(city);
        text::draw(canvas, name, at, Align::Left, Type::Small, Ink::Night);
        let name = god.map_or("?", |god| texts.god(god));
        if god.is_some() {
            // Beside its own word, not beside the next priest.
            let after = x + 22 + text::width(name, Type::Small);
            pieces::icon(canvas, god, Point::new(after, y + 36), 1);
        }
        let at = at + Point::new(0, 13);
        text::draw(canvas, name, at, Align::Left, Type::Small, Ink::Brown);
    }
}
