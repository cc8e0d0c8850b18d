//! The turn as a whole, and the question at its end.
//!
//! Knows no map.

use core::fmt::Write;

use super::{
    RoadGame,
    bar::{self, FOOT},
    brush::*,
    deed::{self, Deed},
    offers,
};
use crate::faces::{Ledger, Scene};
use crate::kernel::{id::Id, seat::Seat};

/// The line above the bottom bar.
const LINE: i32 = 16;
/// The place of the rows.
pub const ROWS: Rectangle = Rectangle::new(
    Point::new(3, BAR + 3),
    Size::new(EDGE as u32 - 6, (FOOT - BAR - 3 - LINE) as u32),
);
/// The place of the question.
pub const QUESTION: Rectangle = Rectangle::new(
    Point::new(8, BAR + 8),
    Size::new(EDGE as u32 - 16, (FOOT - BAR - 16) as u32),
);

/// Paints the turn as a whole: what is left of the plan and why, what is unused, the end, and what was paid and received.
pub fn paint<G: RoadGame>(scene: &Scene<'_, G>, row: u8, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    let deeds = deed::turn(scene);
    offers::paint(scene, &deeds, row, ROWS, canvas);
    let paid = paid(scene);
    // The bar below is a little taller in large text.
    let up = if canvas.is_large() { 3 } else { 0 };
    let at = Point::new(EDGE / 2, FOOT - LINE + 1 - up);
    let room = (Align::Centre, WIDTH);
    text::draw_read(canvas, paid.as_str(), at, room, Type::Small, Ink::Silver);
    G::top(scene, canvas);
    let does = offers::keys(scene, &deeds, row);
    bar::bottom_of_turn(scene, canvas, G::round(scene).as_str(), does.as_str());
}

/// What the purse held when the turn began and holds now, and how that came about; nothing where it is not known.
pub fn paid<G: RoadGame>(scene: &Scene<'_, G>) -> Sentence {
    let Ledger {
        seat,
        paid,
        received,
    } = scene.ledger;
    if seat != Some(scene.seat) || !scene.viewer.is(scene.seat) {
        return Sentence::default();
    }
    let words = &scene.language.words().face;
    let now = G::purse(scene);
    let before = now.saturating_add(paid).saturating_sub(received);
    let name = G::captions(scene).money;
    Sentence::of(format_args!(
        "{name} {before} » {now}: {} {paid}, {} {received}",
        words.paid, words.received
    ))
}

/// The width of a line about the end of a turn.
pub const WIDTH: i32 = EDGE - 20;

/// What is to be known before a turn ends of which nothing is left: what that brings, what was paid and received, and what
/// is unused.
pub fn told<G: RoadGame>(scene: &Scene<'_, G>) -> heapless::Vec<Sentence, 3> {
    let mut unused = Sentence::default();
    for deed in deed::turn(scene).iter().filter(|deed| **deed != Deed::End) {
        // Of chips it says how many there are.
        let label = match *deed {
            Deed::Chip => G::value(scene, *deed),
            deed => offers::label(scene, deed),
        };
        let words = scene.language.words().face.unused;
        let _ = match unused.as_str() {
            "" => write!(unused, "{words}: {label}"),
            _ => write!(unused, ", {label}"),
        };
    }
    let (end, value) = (G::captions(scene).end_turn, G::value(scene, Deed::End));
    let stop = if value.as_str().is_empty() { "" } else { ": " };
    let end = Sentence::of(format_args!("{end}{stop}{value}"));
    let all = [end, paid(scene), unused];
    all.into_iter()
        .filter(|line| !line.as_str().is_empty())
        .collect()
}

/// Paints the question whether a planned action is given up, and what that costs.
pub fn paint_give_up<G: RoadGame>(scene: &Scene<'_, G>, dial: G::Dial, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    panel(canvas, QUESTION, Ink::Dusk, Ink::Gold);
    let captions = G::captions(scene);
    let (left, width) = (20, EDGE - 40);
    let title = Sentence::of(format_args!("{}?", captions.give_up));
    let at = Point::new(left, BAR + 18);
    text::draw(
        canvas,
        title.as_str(),
        at,
        Align::Left,
        Type::Title,
        Ink::White,
    );
    let middle = Point::new(left + 16, BAR + 62);
    bar::stamp(canvas, middle);
    G::picture(canvas, dial, scene.players[scene.seat].livery, middle, 1);
    let at = Point::new(left + 40, BAR + 54);
    let name = G::dial_name(scene, dial, true);
    let size = canvas.read(Type::Small);
    text::draw_lines(canvas, name, at, width - 40, size, Ink::White);
    let cost = G::given_up(scene, dial);
    let at = Point::new(left, BAR + 90);
    text::draw_lines(canvas, cost.as_str(), at, width, size, Ink::Gold);
    G::top(scene, canvas);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!("{}   {}", hints.confirm, hints.back));
    bar::bottom_of_turn(scene, canvas, name, does.as_str());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faces::{Player, livery::Livery};
    use crate::games::{maharaja, raja};
    use crate::kernel::dice::Dice;
    use crate::kernel::game::Turn;
    use crate::kernel::seat::{PerSeat, Seats, Viewer};
    use crate::words::Language;

    /// The labels of a turn's rows.
    fn rows<G: RoadGame>(game: &G, seat: Seat) -> Vec<String> {
        let players = PerSeat::filled(Player::new("Mira", Livery::Red));
        let viewer = Viewer::Player(seat);
        let view = game.view(viewer);
        let scene = Scene {
            judge: Some(&game.judge(seat)),
            ..Scene::new(&view, viewer, &players, Language::English)
        };
        let rows = deed::turn(&scene).into_iter();
        rows.map(|deed| offers::label(&scene, deed).as_str().to_string())
            .collect()
    }

    /// Plays until somebody has his turn with both pointers on an action, and does it twice.
    fn twice<G: RoadGame>(options: G::Options, dial: G::Dial, does: impl Fn(G::Action) -> bool) {
        let (mut dice, seats) = (Dice::from_seed(3), Seats::new(3).unwrap());
        let mut game = G::new(options, seats, &mut dice).unwrap();
        let mut told = Vec::new();
        while told.len() < 3 {
            let Turn::Of(seat) = game.turn() else {
                panic!("the game is over");
            };
            let legal: Vec<G::Action> = game.legal(seat).collect();
            let builds = legal.iter().copied().find(|&action| does(action));
            if told.len() == 2 || builds.is_some() {
                told.push(rows(&game, seat));
            }
            let plan = G::plan(dial, dial);
            let first = || legal.first().copied().expect("something can be done");
            let action =
                builds.unwrap_or_else(|| if legal.contains(&plan) { plan } else { first() });
            game.apply(seat, action, &mut dice, &mut |_, _| {});
        }
        let has = |rows: &[String], name: &str| rows.iter().any(|row| row == name);
        let name = told[1].first().expect("a row").clone();
        assert!(has(&told[0], &format!("{name} 2x")), "{told:?}");
        assert!(!told[1].iter().any(|row| row.contains("2x")), "{told:?}");
        assert!(!has(&told[2], &name), "{told:?}");
    }

    #[test]
    fn of_an_action_that_was_planned_twice_and_done_once_one_is_left() {
        use maharaja::action::ShrineTask;
        use raja::action::HouseTask;
        twice::<raja::Raja>(
            raja::Options::default(),
            raja::data::Dial::House,
            |action| matches!(action, raja::action::Action::BuildHouse { task, .. } if task == HouseTask::House),
        );
        twice::<maharaja::Maharaja>(
            maharaja::Options::default(),
            maharaja::data::Dial::Shrine,
            |action| matches!(action, maharaja::action::Action::BuildShrine { task, .. } if task == ShrineTask::Shrine),
        );
    }
}
