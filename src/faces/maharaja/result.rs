//! The end of a game of Maharaja: the places, and where each point came from.
//!
//! It reads the view; it does not know how places are given.

use embedded_graphics::{prelude::Point, primitives::Rectangle};

use super::{MaharajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::RoadGame,
    games::maharaja::Maharaja,
    kernel::{rank::Ranking, seat::Seat},
    words::maharaja::Topic,
};

/// Where the panels begin, below the bar with the winner.
const TOP: i32 = BAR + 12;

/// Paints the places: who won above, then a panel for each player.
pub(super) fn paint(scene: &MaharajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, TOP - 4), Ink::Dusk);
    fill(canvas, area(0, TOP - 4, EDGE, 2), Ink::Gold);
    for x in [20, EDGE - 20] {
        pieces::large_crown(canvas, Point::new(x, 15));
    }
    let texts = say::texts(scene);
    let labels = texts.labels();
    let mut title = Sentence::of(format_args!("{}:", labels.winner));
    for (number, seat) in places.winners().enumerate() {
        let comma = if number > 0 { "," } else { "" };
        let name = scene.players[seat].name;
        let _ = core::fmt::Write::write_fmt(&mut title, format_args!("{comma} {name}"));
    }
    bar::heading(canvas, title.as_str(), EDGE - 74, TOP - 4, Ink::White);
    // The space down to the bottom bar, shared without a division: from one panel to the next.
    let (step, tall) = match table(scene).seats.count() {
        0..=2 => (90, true),
        3 => (60, false),
        _ => (45, false),
    };
    for (number, seat) in places.order().enumerate() {
        let y = TOP + step * number as i32;
        let place = places.place(seat).map_or(0, |place| place.number());
        let within = area(3, y, EDGE - 6, step - 2);
        let decided = decided(scene, seat);
        row(scene, seat, (place, decided), (within, tall), canvas);
    }
    let what = Sentence::of(format_args!(
        "{}, {}",
        texts.heading(Topic::Winning),
        Maharaja::round(scene)
    ));
    bar::bottom(
        canvas,
        what.as_str(),
        scene.language.words().hints.go_on,
        EDGE - 10,
    );
}

/// Which of a player's lines decided between him and somebody with the same total: statues, then coins. Brahmabot wins
/// every tie.
fn decided(scene: &MaharajaScene<'_>, seat: Seat) -> Option<usize> {
    let table = table(scene);
    let total = |seat| table.final_score(seat).total();
    let tied = |&other: &Seat| other != seat && total(other) == total(seat);
    let mut rivals = table.seats.iter().filter(tied);
    if table.options.solo.is_some() {
        return None;
    }
    let rival = rivals.next()?;
    let equal = table.statues_built(rival) == table.statues_built(seat);
    Some(if equal { 2 } else { 1 })
}

/// A player: place, name and total, and below them where the points come from.
fn row(
    scene: &MaharajaScene<'_>,
    seat: Seat,
    (place, decided): (u8, Option<usize>),
    (within, tall): (Rectangle, bool),
    canvas: &mut Canvas,
) {
    let won = place == 1;
    let (ground, edge, ink) = if won {
        (Ink::Sand, Ink::Gold, Ink::Night)
    } else {
        (Ink::Dusk, Ink::Stone, Ink::White)
    };
    panel(canvas, within, ground, edge);
    let y = within.top_left.y;
    let number = Sentence::of(format_args!("{place}."));
    let at = Point::new(10, y + 1);
    text::draw(canvas, number.as_str(), at, Align::Left, Type::Body, ink);
    let player = scene.players[seat];
    let middle = Point::new(35, y + 9);
    if won {
        // The large shape is edged in white, which is lost on paper.
        player.livery.paint_on_paper(canvas, middle);
    } else {
        player.livery.paint_large(canvas, middle);
    }
    let score = table(scene).final_score(seat);
    let labels = say::texts(scene).labels();
    let total = Sentence::of(format_args!("{} {}", score.total(), labels.prestige_short));
    let at = Point::new(EDGE - 10, y + 1);
    text::draw(canvas, total.as_str(), at, Align::Right, Type::Body, ink);
    let room = EDGE - 64 - text::width(total.as_str(), Type::Body);
    let name = bar::fitting(player.name, Type::Body, room);
    text::draw(
        canvas,
        name,
        Point::new(46, y + 1),
        Align::Left,
        Type::Body,
        ink,
    );
    let own = player.livery.ink();
    let parts = [
        (labels.final_collected, score.prestige),
        (labels.statues, score.statues),
        (labels.coins, score.coins),
        (labels.final_cities, score.cities),
    ];
    let icon = |canvas: &mut Canvas, number: usize, at: Point| match number {
        0 => pieces::prestige(canvas, at),
        1 if won => pieces::STATUE.paint_centred(canvas, at, own),
        1 => pieces::STATUE.paint_rimmed(canvas, at, own),
        2 => pieces::coin(canvas, at),
        _ => pieces::crown(canvas, at),
    };
    for (number, (caption, points)) in parts.into_iter().enumerate() {
        let points = Sentence::of(format_args!("{points}"));
        let lit = decided == Some(number);
        let ink = if lit { Ink::Night } else { ink };
        if tall {
            let line = y + 19 + 17 * number as i32;
            if lit {
                fill(canvas, area(7, line, EDGE - 14, 15), Ink::Gold);
            }
            icon(canvas, number, Point::new(35, line + 7));
            let at = Point::new(46, line);
            text::draw(canvas, caption, at, Align::Left, Type::Small, ink);
            let at = Point::new(EDGE - 12, line);
            text::draw(canvas, points.as_str(), at, Align::Right, Type::Small, ink);
        } else {
            let bottom = y + within.size.height as i32;
            let at = Point::new(20 + 56 * number as i32, bottom - 12);
            if lit {
                fill(canvas, area(at.x - 10, at.y - 8, 48, 17), Ink::Gold);
            }
            icon(canvas, number, at);
            let at = at + Point::new(11, -7);
            text::draw(canvas, points.as_str(), at, Align::Left, Type::Small, ink);
        }
    }
}
