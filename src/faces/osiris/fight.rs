//! After a fight: the winner looks at both gods and decides on the exchange, then the loser looks. It comes behind the
//! curtain, and goes with it.
//!
//! It knows no rule.

use super::{OsirisScene, board, pieces, say};
use crate::faces::parts::{bar, bar::FOOT, brush::*};
use crate::games::osiris::data::{Carrier, City, Colour, God};
use crate::games::osiris::state::Stage;
use crate::kernel::id::Id;
use crate::words::osiris::Hint;

/// Where an answer stands.
pub(super) fn spot(scene: &OsirisScene<'_>, exchange: bool) -> Rectangle {
    let decides = matches!(scene.view.table.stage, Stage::Exchanging(_));
    let y = match (decides, exchange) {
        (true, false) => 158,
        (true, true) => 185,
        (false, _) => 172,
    };
    area(3, y, EDGE - 6, 25)
}

/// Paints the whole screen; the answer in focus is to exchange, or to keep.
pub(super) fn paint(scene: &OsirisScene<'_>, exchange: bool, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let (fight, decides) = match table.stage {
        Stage::Exchanging(fight) => (fight, true),
        Stage::Showing(fight) => (fight, false),
        _ => return board::paint_page(scene, canvas),
    };
    let (winner, loser) = (fight.winner(), fight.loser());
    dusk(canvas);
    for (city, x, shown) in [(winner, 38, 91), (loser, 202, 149)] {
        pieces::priest(canvas, city, Point::new(x, 88), 3);
        let ground = if city == winner {
            Ink::Gold
        } else {
            Ink::Silver
        };
        let god = scene.view.gods[Carrier::Priest(city)];
        pieces::god(canvas, god, Point::new(shown, 90), ground, 2);
    }
    let carried =
        |city| scene.view.gods[Carrier::Priest(city)].map_or(0, |god| table.devotion(god));
    if !decides && carried(winner) < carried(loser) {
        // The one with more has won: what the sums below seem to deny has come of an exchange.
        pieces::exchanged(canvas, Point::new(120, 84), 2);
    }
    pieces::crown(canvas, Point::new(38, 47), 2);
    pieces::swords(canvas, Point::new(120, 46), 2);
    panel_of(scene, winner, 3, canvas);
    panel_of(scene, loser, 122, canvas);
    let labels = say::texts(scene).labels();
    if decides {
        answer(scene, (labels.keep, winner, winner), !exchange, 158, canvas);
        answer(
            scene,
            (labels.exchange, winner, loser),
            exchange,
            185,
            canvas,
        );
    } else {
        answer(scene, (labels.seen, loser, loser), true, 172, canvas);
    }
    board::top_alone(scene, canvas);
    let verdict = if decides {
        Hint::Won { loser }
    } else {
        Hint::Lost { loser }
    };
    let words = scene.language.words();
    let hints = &words.hints;
    let keys = Sentence::of(format_args!(
        "{}   {}   {}",
        hints.choose, hints.what, words.face.board
    ));
    bar::bottom(
        canvas,
        say::hint(scene, verdict).as_str(),
        keys.as_str(),
        EDGE - 10,
    );
}

/// A terrace of the pyramid after sunset.
fn dusk(canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Dusk);
    for (x, y) in [
        (12, 30),
        (66, 38),
        (101, 27),
        (143, 33),
        (180, 41),
        (226, 29),
    ] {
        fill(canvas, area(x, y, 1, 1), Ink::White);
    }
    for row in 0..52 {
        let half = 12 + 2 * row;
        fill(canvas, area(120 - half, 46 + row, 2 * half, 1), Ink::Night);
    }
    fill(canvas, area(0, 98, EDGE, 26), Ink::Clay);
    fill(canvas, area(0, 98, EDGE, 1), Ink::Sand);
    for (row, y) in [104, 112].into_iter().enumerate() {
        fill(canvas, area(0, y, EDGE, 1), Ink::Brown);
        for x in (8 * row as i32..EDGE).step_by(16) {
            fill(canvas, area(x, y, 1, 8), Ink::Brown);
        }
    }
    fill(canvas, area(0, 120, EDGE, FOOT - 120), Ink::Night);
}

/// A priest with the god, and all that follow the god, colour by colour.
fn panel_of(scene: &OsirisScene<'_>, city: City, x: i32, canvas: &mut Canvas) {
    let (texts, table) = (say::texts(scene), &scene.view.table);
    panel(canvas, area(x, 122, 115, 34), Ink::Sand, Ink::Night);
    let god = scene.view.gods[Carrier::Priest(city)];
    let name = god.map_or("?", |god: God| texts.god(god));
    let title = Sentence::of(format_args!("{}: {name}", texts.city(city)));
    let at = Point::new(x + 5, 123);
    let title = bar::fitting(title.as_str(), Type::Small, 105);
    text::draw(canvas, title, at, Align::Left, Type::Small, Ink::Night);
    let Some(god) = god else { return };
    let mut spot = Point::new(x + 9, 146);
    for colour in Colour::all() {
        for _ in 0..table.followers[colour].at(god) {
            super::livery(colour).paint_on_paper(canvas, spot);
            // Twelve at the most, three of each colour.
            spot.x += if table.devotion(god) > 9 { 7 } else { 9 };
        }
    }
    let total = Sentence::of(format_args!("{}", table.devotion(god)));
    let at = Point::new(x + 111, 134);
    text::draw(
        canvas,
        total.as_str(),
        at,
        Align::Right,
        Type::Title,
        Ink::Night,
    );
}

/// An answer, and what a priest would carry after it: what another carries now.
fn answer(
    scene: &OsirisScene<'_>,
    (label, city, source): (&str, City, City),
    focused: bool,
    y: i32,
    canvas: &mut Canvas,
) {
    let texts = say::texts(scene);
    let (paper, edge, ink) = if focused {
        (Ink::Gold, Ink::White, Ink::Night)
    } else {
        (Ink::Dusk, Ink::Stone, Ink::White)
    };
    panel(canvas, area(3, y, EDGE - 6, 25), paper, edge);
    bar::draw_fitting(canvas, label, Point::new(10, y + 4), 110, ink);
    if let Some(god) = scene.view.gods[Carrier::Priest(source)] {
        let then = Sentence::of(format_args!("{}: {}", texts.city(city), texts.god(god)));
        let at = Point::new(EDGE - 10, y + 5);
        text::draw(canvas, then.as_str(), at, Align::Right, Type::Small, ink);
    }
}
