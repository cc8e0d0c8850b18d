//! The foot of a screen on which something is decided: what is in focus, what A does, and how far the turn has come.
//!
//! It knows the parts of a turn, and no rule.

use super::AmritsarScene;
use super::pieces::Icon;
use crate::faces::parts::{bar, brush::*};
use crate::games::amritsar::state::Stage;

/// How wide a chip is, with the gap beside it.
const CHIP: i32 = 17;
/// How many there are.
const CHIPS: i32 = 3;
/// How much room is left for what A does.
pub(super) const WIDTH: i32 = EDGE - 8 - CHIP * CHIPS;

/// Paints the foot; outside of the own turn it has no chips.
pub(super) fn paint(scene: &AmritsarScene<'_>, what: &str, does: &str, canvas: &mut Canvas) {
    let now = match scene.view.table.stage {
        Stage::Elephant { .. } => 0,
        Stage::Lifting { .. } | Stage::Sowing { .. } | Stage::Acting { .. } => 1,
        Stage::ElephantAgain { .. } => 2,
        _ => return bar::bottom(canvas, what, does, EDGE - 10),
    };
    let width = EDGE - 10;
    let top = bar::grown(canvas, (what, width), (does, WIDTH));
    let again = if scene.view.table.boards[scene.seat].third_phase() {
        Icon::Elephant
    } else {
        Icon::Lock
    };
    for (icon, part) in [Icon::Elephant, Icon::Workers, again].into_iter().zip(0..) {
        let x = EDGE - 2 - CHIP * (CHIPS - part);
        let (paper, edge) = if part == now {
            (Ink::Gold, Ink::White)
        } else {
            (Ink::Clay, Ink::Stone)
        };
        panel(canvas, area(x, top, CHIP - 2, 13), paper, edge);
        icon.paint(canvas, Point::new(x + 7, top + 6));
    }
}
