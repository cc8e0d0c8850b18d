//! The thirteen temples with their followers: where they stand, and how one is placed or moved.
//!
//! A line a colour in the order of play, three columns, for three of a colour are the limit: every follower always stands at
//! the same place. It knows no rule.

use super::{OsirisScene, Stop, board, livery, pieces, say};
use crate::faces::parts::{bar, bar::FOOT, brush::*};
use crate::games::osiris::data::{Colour, FOLLOWERS_OF_A_COLOUR, God};
use crate::games::osiris::state::Stage;
use crate::kernel::id::Id;

/// The size of a temple.
const CELL: (i32, i32) = (45, 61);

/// From one temple to the next.
const STEP: i32 = 47;
/// The corner of the place in the middle, between the temples.
const HUB: Point = Point::new(3 + 2 * STEP, 87);
/// The middle of the page: from here on every temple is near.
pub(super) const MIDDLE: Point = Point::new(HUB.x + CELL.0 / 2, HUB.y + CELL.1 / 2);

/// The corner of a temple: they stand in rows of four, twice two and five, round the middle.
fn corner(god: God) -> Point {
    let number = god.index() as i32;
    match number {
        0..4 => Point::new(26 + STEP * number, 24),
        4..6 => Point::new(3 + STEP * (number - 4), HUB.y),
        6..8 => Point::new(3 + STEP * (number - 3), HUB.y),
        _ => Point::new(3 + STEP * (number - 8), 150),
    }
}

/// Where a colour's line in a temple begins.
const fn line(colour: Colour) -> Point {
    Point::new(24, 9 + 10 * colour as i32)
}

/// Where a stop stands: the line of a colour across its temple.
pub(super) fn spot(at: Stop) -> Rectangle {
    let left = match at {
        Stop::Temple(god, _) => corner(god).x,
        Stop::End => HUB.x,
    };
    area(left, stop(at).y - 8, CELL.0, 17)
}

/// The middle of a stop.
pub(super) fn stop(at: Stop) -> Point {
    match at {
        Stop::Temple(god, colour) => corner(god) + line(colour),
        Stop::End => MIDDLE,
    }
}

/// Paints the temples between the bars as everybody sees them.
pub(super) fn still(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    ground(canvas);
    for god in God::all() {
        temple(scene, god, Look::Plain, canvas);
    }
}

/// Paints the temples as a page of the overview.
pub(super) fn paint_page(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    still(scene, canvas);
    board::top(scene, None, canvas);
    let labels = say::texts(scene).labels();
    bar::bottom(canvas, labels.temples, "", EDGE - 10);
}

/// Lights in the temples what just happened there.
pub(super) fn light(scene: &OsirisScene<'_>, from: Option<God>, to: God, canvas: &mut Canvas) {
    if let Some(from) = from {
        temple(scene, from, Look::Origin, canvas);
    }
    temple(scene, to, Look::Target, canvas);
}

/// Paints the whole screen with a stop in focus.
pub(super) fn paint(
    scene: &OsirisScene<'_>,
    at: Stop,
    taken: Option<(God, Colour)>,
    canvas: &mut Canvas,
) {
    ground(canvas);
    let table = &scene.view.table;
    let placing = table.stage == Stage::Placing;
    for god in God::all() {
        let own = table.colours(scene.seat);
        // Not where it is full, and not where the follower was taken up.
        let comes = |colour: Colour| {
            let carried = placing || taken.is_some_and(|(from, _)| from != god);
            carried && table.followers[colour].room().contains(god)
        };
        let look = match (at, taken) {
            (Stop::Temple(focus, colour), _) if focus == god => Look::Focus(colour, comes(colour)),
            (_, Some((from, colour))) if from == god => Look::Lifted(colour),
            (_, Some((_, colour))) if !table.followers[colour].room().contains(god) => Look::Full,
            _ if placing
                && own.iter().all(|colour| {
                    table.waiting(colour) == 0 || !table.followers[colour].room().contains(god)
                }) =>
            {
                Look::Full
            }
            _ => Look::Plain,
        };
        temple(scene, god, look, canvas);
    }
    if table.stage == Stage::Following {
        let focused = at == Stop::End;
        let (paper, edge) = if focused {
            (Ink::Gold, Ink::White)
        } else {
            (Ink::Dusk, Ink::Gold)
        };
        hub(canvas, paper, edge);
        pieces::end(canvas, MIDDLE);
    }
    if placing {
        waiting(scene, canvas);
    }
    board::top(scene, None, canvas);
    let (name, does) = say::at_temple(scene, at, taken);
    bar::bottom(canvas, name.as_str(), does.as_str(), EDGE - 10);
}

/// The followers that wait to be placed.
fn waiting(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    hub(canvas, Ink::Dusk, Ink::Stone);
    let mut y = HUB.y + 10;
    for colour in table.colours(scene.seat).iter() {
        livery(colour).paint_large(canvas, Point::new(HUB.x + 11, y + 8));
        let count = Sentence::of(format_args!("{}", table.waiting(colour)));
        let at = Point::new(HUB.x + 36, y);
        text::draw(
            canvas,
            count.as_str(),
            at,
            Align::Right,
            Type::Body,
            Ink::White,
        );
        y += 24;
    }
}

/// Paints a panel in the middle, between the temples.
fn hub(canvas: &mut Canvas, paper: Ink, edge: Ink) {
    panel(canvas, area(HUB.x, HUB.y, CELL.0, CELL.1), paper, edge);
}

/// The ground on which the temples stand, round the pyramid: the night, with an obelisk on each side.
fn ground(canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    for (x, y) in [(4, 28), (20, 44), (5, 66), (219, 30), (235, 52), (221, 70)] {
        fill(canvas, area(x, y, 1, 1), Ink::White);
    }
    for x in [12, 227] {
        obelisk(x, canvas);
    }
    for step in 0..4 {
        let (half, y) = (5 + 5 * step, MIDDLE.y - 18 + 10 * step);
        fill(canvas, area(MIDDLE.x - half, y, half, 9), Ink::Clay);
        fill(canvas, area(MIDDLE.x, y, half, 9), Ink::Brown);
    }
}

/// An obelisk with its middle at a column.
fn obelisk(x: i32, canvas: &mut Canvas) {
    for row in 0..3 {
        fill(
            canvas,
            area(x - row, 28 + 2 * row, 2 * row + 1, 2),
            Ink::Gold,
        );
    }
    for (top, high, half) in [(34, 16, 2), (50, 16, 3), (66, 14, 4)] {
        fill(canvas, area(x - half, top, 2 * half + 1, high), Ink::Clay);
        fill(canvas, area(x + half - 1, top, 2, high), Ink::Brown);
    }
    for sign in (38..78).step_by(6) {
        fill(canvas, area(x - 1, sign, 2, 3), Ink::Brown);
    }
    fill(canvas, area(x - 6, 80, 13, 3), Ink::Clay);
    fill(canvas, area(x - 10, 83, 21, 2), Ink::Brown);
}

/// How a temple stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    /// In focus with a colour, and whether a follower of it would come here.
    Focus(Colour, bool),
    /// A follower of a colour is carried away from here.
    Lifted(Colour),
    /// A follower was taken up here.
    Origin,
    /// A follower came here.
    Target,
    /// It takes no more.
    Full,
}

fn temple(scene: &OsirisScene<'_>, god: God, look: Look, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let at = corner(god);
    let (paper, edge) = match look {
        Look::Plain => (Ink::Sand, Ink::Brown),
        Look::Focus(..) | Look::Target => (Ink::Gold, Ink::White),
        Look::Lifted(_) | Look::Origin | Look::Full => (Ink::Clay, Ink::Brown),
    };
    panel(canvas, area(at.x, at.y, CELL.0, CELL.1), paper, edge);
    // The painted cornice.
    for stripe in 0..7 {
        let ink = if stripe & 1 == 0 { Ink::Red } else { Ink::Blue };
        fill(canvas, area(at.x + 3 + 6 * stripe, at.y + 2, 3, 2), ink);
    }
    pieces::icon(canvas, Some(god), at + Point::new(11, 12), 1);
    let now = table.devotion(god);
    // As it would be with the follower who is carried.
    let total = match look {
        Look::Focus(_, true) => now.saturating_add(1),
        Look::Lifted(_) => now.saturating_sub(1),
        _ => now,
    };
    let number = Sentence::of(format_args!("{total}"));
    let spot = at + Point::new(11, 24);
    let before = scene
        .before
        .map_or(now, |before| before.table.devotion(god));
    if before != total {
        let ground = if paper == Ink::Gold {
            Ink::White
        } else {
            Ink::Gold
        };
        fill(canvas, area(spot.x - 7, spot.y + 1, 15, 15), ground);
    }
    text::draw(
        canvas,
        number.as_str(),
        spot,
        Align::Centre,
        Type::Body,
        Ink::Night,
    );
    if let Look::Focus(colour, _) = look {
        let spot = at + line(colour);
        let frame = area(spot.x - 5, spot.y - 5, 25, 11);
        panel(canvas, frame, Ink::White, Ink::Night);
    }
    if look == Look::Full {
        fill(canvas, area(at.x + 4, at.y + 42, 14, 3), Ink::Red);
    }
    for colour in Colour::all() {
        let spot = at + line(colour);
        let count = table.followers[colour].at(god);
        // One more, who would come, or one less with a hole where the one who is carried stood.
        let (stand, hole) = match look {
            Look::Focus(own, true) if own == colour => (count.saturating_add(1), None),
            Look::Lifted(own) if own == colour => {
                let left = count.saturating_sub(1);
                (left, Some(left))
            }
            _ => (count, None),
        };
        for number in 0..FOLLOWERS_OF_A_COLOUR {
            let spot = spot + Point::new(8 * i32::from(number) - 1, 0);
            if number < stand {
                livery(colour).paint_on_paper(canvas, spot);
            } else if hole == Some(number) {
                crate::ui::shape::corners(canvas, spot, 3, 2, 1, Ink::Night);
            } else if table.leader(colour).is_some() {
                fill(canvas, area(spot.x, spot.y, 1, 1), Ink::Brown);
            }
        }
    }
    let name = say::texts(scene).god(god);
    let spot = at + Point::new(CELL.0 / 2, CELL.1 - 14);
    text::draw(canvas, name, spot, Align::Centre, Type::Small, Ink::Night);
}
