//! The end of a game of Amritsar: places, and where everybody's PP came from, line by line.
//!
//! It reads the view; it does not know how places are given.

use super::pieces::{self, Icon};
use super::{AmritsarScene, say};
use crate::faces::Glimpse;
use crate::faces::parts::{bar, brush::*, plain, result};
use crate::games::amritsar::data::{GoalPlace, Track};
use crate::games::amritsar::score::Score;
use crate::games::amritsar::view::GoalsSeen;
use crate::kernel::id::{Id, Per};
use crate::kernel::rank::Ranking;
use crate::kernel::seat::Seat;

/// The lines of the scoring: collected, three tracks, four goals, the total.
pub(super) const LINES: usize = 9;

/// The score of a seat, as far as the viewer knows its goals.
fn score(scene: &AmritsarScene<'_>, seat: Seat) -> Score {
    let table = &scene.view.table;
    match scene.view.goals[seat] {
        GoalsSeen::Known { dealt, laid } => table.score(seat, &dealt, &laid),
        GoalsSeen::Hidden => table.score(seat, &Per::filled(0), &Per::filled(None)),
    }
}

/// Paints the final scoring, so many of its lines.
pub(super) fn lines(scene: &AmritsarScene<'_>, shown: usize, canvas: &mut Canvas) {
    let labels = say::texts(scene).labels();
    head(labels.scoring, canvas);
    let seats = scene.view.table.seats;
    sheet(scene, seats.iter(), shown, canvas);
    let words = scene.language.words();
    bar::bottom(canvas, labels.scoring, words.hints.go_on, EDGE - 10);
}

/// Paints the end: who won, and the whole sheet in the order of places.
pub(super) fn paint(scene: &AmritsarScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    head(winning(scene, places).as_str(), canvas);
    sheet(scene, places.order(), LINES, canvas);
}

/// The decade, and who has collected most PP; goals are secret until the end.
pub(super) fn glimpse(scene: &AmritsarScene<'_>) -> Glimpse {
    let (labels, table) = (say::texts(scene).labels(), &scene.view.table);
    let decade = say::decade(scene, table.decade);
    let has = |seat| score(scene, seat).prestige;
    Glimpse::of(decade, table.seats, has, |seat| {
        Sentence::of(format_args!("{} {}", has(seat), labels.prestige))
    })
}

fn head(title: &str, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, 30), Ink::Dusk);
    fill(canvas, area(0, 30, EDGE, 2), Ink::Gold);
    for x in [16, EDGE - 16] {
        pieces::crown(canvas, Point::new(x, 15), Ink::Gold);
    }
    bar::heading(canvas, title, EDGE - 60, 30, Ink::White);
}

/// A column a player, a line a source.
fn sheet(
    scene: &AmritsarScene<'_>,
    seats: impl Iterator<Item = Seat>,
    shown: usize,
    canvas: &mut Canvas,
) {
    let (texts, table) = (say::texts(scene), &scene.view.table);
    let labels = texts.labels();
    let caption = |line: usize| match line {
        0 => (Icon::Star, plain(labels.final_collected)),
        1..=3 => {
            let track = Track::from_index(line - 1).unwrap_or(Track::Development);
            (Icon::track(track), plain(texts.track(track)))
        }
        4..=7 => {
            let goal = Sentence::of(format_args!("{} {}", labels.final_goals, line - 3));
            (Icon::Goal, goal)
        }
        _ => (Icon::Yes, plain(labels.total)),
    };
    for line in 0..LINES {
        let y = top(line);
        let last = line + 1 == LINES;
        let (paper, edge) = if last {
            (Ink::Sand, Ink::Gold)
        } else {
            (Ink::Dusk, Ink::Stone)
        };
        panel(canvas, area(2, y, EDGE - 4, 17), paper, edge);
        let (icon, words) = caption(line);
        if last {
            Icon::Star.paint(canvas, Point::new(11, y + 8));
        } else {
            fill(canvas, area(5, y + 2, 13, 13), Ink::Sand);
            icon.paint(canvas, Point::new(11, y + 8));
        }
        let ink = if last { Ink::Night } else { Ink::White };
        let words = bar::fitting(words.as_str(), Type::Small, 78);
        let at = Point::new(21, y + 1);
        text::draw_read(canvas, words, at, (Align::Left, 78), Type::Small, ink);
    }
    let wide = match table.seats.count() {
        0..=2 => 68,
        3 => 46,
        _ => 34,
    };
    // The shapes tell who it is where a name has no room: names for all, or for none.
    let fits = |seat: Seat| text::width(scene.players[seat].name, Type::Small) <= wide - 12;
    let named = table.seats.iter().all(fits);
    for (seat, column) in seats.zip(0..) {
        let left = 102 + wide * column;
        let player = scene.players[seat];
        player.livery.paint_small(canvas, Point::new(left + 6, 40));
        if named {
            let at = Point::new(left + 12, 33);
            text::draw(
                canvas,
                player.name,
                at,
                Align::Left,
                Type::Small,
                Ink::White,
            );
        }
        let score = score(scene, seat);
        for line in 0..LINES.min(shown) {
            number(scene, seat, &score, line, left + wide - 8, canvas);
        }
    }
}

/// The top of a line.
const fn top(line: usize) -> i32 {
    47 + 18 * line as i32
}

/// One number of the sheet; a goal has its letter beside it.
fn number(
    scene: &AmritsarScene<'_>,
    seat: Seat,
    score: &Score,
    line: usize,
    right: i32,
    canvas: &mut Canvas,
) {
    let y = top(line) + 1;
    let last = line + 1 == LINES;
    let mut letter = "";
    let points = match line {
        0 => Some(score.prestige),
        1..=3 => Track::from_index(line - 1).map(|track| u16::from(score.tracks[track])),
        4..=7 => GoalPlace::from_index(line - 4).and_then(|place| {
            let automa = scene.view.table.is_automa(seat);
            let kind = match scene.view.goals[seat] {
                GoalsSeen::Known { laid, .. } => laid[place],
                GoalsSeen::Hidden => None,
            };
            letter = kind.map_or("", |kind| kind.word());
            let there = kind.is_some() || automa && place == GoalPlace::First;
            there.then(|| u16::from(score.goals[place]))
        }),
        _ => Some(score.total()),
    };
    let Some(points) = points else { return };
    let ink = if last { Ink::Night } else { Ink::White };
    let words = Sentence::of(format_args!("{points}"));
    let at = Point::new(right, if last { y - 1 } else { y });
    let size = if last { Type::Body } else { Type::Small };
    text::draw(canvas, words.as_str(), at, Align::Right, size, ink);
    let at = Point::new(right - 16, y);
    text::draw(canvas, letter, at, Align::Right, Type::Small, Ink::Gold);
}

/// Who won; those who share the first place are all named.
fn winning(scene: &AmritsarScene<'_>, places: &Ranking) -> Sentence {
    let labels = say::texts(scene).labels();
    result::winning(scene, places, labels.winner, labels.winners)
}
