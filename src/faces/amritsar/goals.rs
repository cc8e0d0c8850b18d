//! The own goals as cards, behind the curtain: chosen in the set-up and for an upgrade, looked at in the overview.
//!
//! It shows what the viewer knows and nothing else. It knows no rule.

use super::items::{Item, items};
use super::layout;
use super::pieces::Icon;
use super::{AmritsarScene, board, foot, pick, say};
use crate::faces::parts::{bar, bar::FOOT, brush::*};
use crate::games::amritsar::data::{GOALS, GoalPlace, GoalType};
use crate::games::amritsar::state::Stage;
use crate::games::amritsar::view::GoalsSeen;
use crate::kernel::id::Id;
use crate::kernel::seat::Viewer;

/// Paints the goals with one in focus.
pub(super) fn paint(scene: &AmritsarScene<'_>, focus: Item, canvas: &mut Canvas) {
    cards(scene, Some(focus), canvas);
    let (name, does) = say::lines(scene, focus);
    foot::paint(scene, name.as_str(), does.as_str(), canvas);
}

/// Paints the goals as a page of the overview: those that the viewer may see.
pub(super) fn paint_page(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    cards(scene, None, canvas);
    let labels = say::texts(scene).labels();
    let asks = match scene.view.table.stage {
        Stage::Over => "",
        _ if alone(scene) => labels.hide,
        _ => labels.look,
    };
    bar::bottom(canvas, labels.goals, asks, EDGE - 80);
}

/// Whether one player alone may see them: at the end everybody does.
fn alone(scene: &AmritsarScene<'_>) -> bool {
    matches!(scene.viewer, Viewer::Player(_)) && scene.view.table.stage != Stage::Over
}

fn cards(scene: &AmritsarScene<'_>, focus: Option<Item>, canvas: &mut Canvas) {
    let (texts, table) = (say::texts(scene), &scene.view.table);
    let all = items(scene);
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    let title = match focus {
        Some(_) => say::asks(scene),
        None => crate::faces::parts::plain(texts.labels().goals),
    };
    let at = Point::new(5, 24);
    text::draw(
        canvas,
        title.as_str(),
        at,
        Align::Left,
        Type::Small,
        Ink::Gold,
    );
    if alone(scene) {
        let (note, at) = (texts.labels().private, Point::new(EDGE - 5, 24));
        text::draw(canvas, note, at, Align::Right, Type::Small, Ink::Silver);
    }
    for goal in GoalType::all() {
        let item = Item::Goal(goal);
        let (x, y, wide, high) = layout::card(goal);
        let open = focus.is_some() && all.contains(&item);
        let (paper, edge) = pick::look(focus == Some(item), open);
        panel(canvas, area(x, y, wide, high), paper, edge);
        fill(canvas, area(x + 4, y + 4, 22, 22), Ink::Red);
        let at = Point::new(x + 15, y + 5);
        text::draw(
            canvas,
            goal.word(),
            at,
            Align::Centre,
            Type::Title,
            Ink::White,
        );
        let GoalsSeen::Known { dealt, laid } = scene.view.goals[scene.seat] else {
            Icon::Lock.paint(canvas, Point::new(x + 58, y + 46));
            continue;
        };
        let on = GoalPlace::all().find(|&spot| laid[spot] == Some(goal));
        if let Some(spot) = on {
            Icon::Goal.paint(canvas, Point::new(x + wide - 22, y + 14));
            let number = spot.index() as u8 + 1;
            crate::faces::parts::pieces::tiny(
                canvas,
                number,
                Point::new(x + wide - 10, y + 12),
                Ink::Night,
            );
        }
        // What it would bring now.
        if let Some(&aim) = GOALS[goal].get(usize::from(dealt[goal])) {
            super::pieces::stars(
                canvas,
                table.worth(scene.seat, aim),
                Point::new(x + 44, y + 14),
                Ink::Night,
            );
        }
        // The whole sentence where it has room.
        let room = |words: &Sentence| {
            let lines = text::lines(words.as_str(), Type::Small, wide - 10);
            lines.count() <= 4
        };
        let long = say::told(|out| texts.goal_long(goal, dealt[goal], out));
        let words = if room(&long) {
            long
        } else {
            say::told(|out| texts.goal(goal, dealt[goal], out))
        };
        let (wide, tall) = (wide - 10, 4 * Type::Small.line());
        let mut words = words;
        if canvas.is_large() {
            words = say::told(|out| texts.goal(goal, dealt[goal], out));
        }
        let size = text::read_lines(canvas, words.as_str(), Type::Small, wide, tall);
        let at = Point::new(x + 6, y + 29);
        text::draw_lines(canvas, words.as_str(), at, wide, size, Ink::Night);
    }
    board::top(scene, canvas);
}
