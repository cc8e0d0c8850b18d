//! The end of a game of Maharaja: the places, and where each point came from.
//!
//! It reads the view; it does not know how places are given.

use embedded_graphics::{prelude::Point, primitives::Rectangle};

use super::{MaharajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::{brush::*, result};
use crate::{
    faces::{Glimpse, Tally, parts::RoadGame},
    games::maharaja::{
        Maharaja,
        data::City,
        event::{Cause, Event},
    },
    kernel::{id::Id, rank::Ranking, seat::Seat},
};

/// Where the panels begin, below the bar with the winner.
const TOP: i32 = result::HEAD + 4;

/// Paints the places: who won above, then a panel for each player.
pub(super) fn paint(scene: &MaharajaScene<'_>, places: &Ranking, canvas: &mut Canvas) {
    let label = say::texts(scene).labels().winner;
    let title = result::winning(scene, places, label, label);
    result::head(title.as_str(), canvas);
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
            let room = (Align::Left, EDGE - 90);
            text::draw_read(canvas, caption, at, room, Type::Small, ink);
            let (at, room) = (Point::new(EDGE - 12, line), (Align::Right, 30));
            text::draw_read(canvas, points.as_str(), at, room, Type::Small, ink);
        } else {
            let bottom = y + within.size.height as i32;
            let at = Point::new(20 + 56 * number as i32, bottom - 12);
            if lit {
                fill(canvas, area(at.x - 10, at.y - 8, 48, 17), Ink::Gold);
            }
            icon(canvas, number, at);
            let at = at + Point::new(11, -7);
            let room = (Align::Left, 28);
            text::draw_read(canvas, points.as_str(), at, room, Type::Small, ink);
        }
    }
}

/// How far the game is, and who would have most PP if it ended now, then most statues and coins.
pub(super) fn glimpse(scene: &MaharajaScene<'_>) -> Glimpse {
    let table = table(scene);
    let total = |seat| table.final_score(seat).total();
    let has = |seat| (total(seat), table.statues_built(seat), table.coins[seat]);
    Glimpse::of(Maharaja::round(scene), table.seats, has, |seat| {
        let short = say::texts(scene).labels().prestige_short;
        Sentence::of(format_args!("{} {short}", total(seat)))
    })
}

/// Where PP come from besides the scorings of cities: the lines behind theirs.
#[derive(Clone, Copy)]
enum Source {
    Turns = 7,
    Rewards,
}

/// Hears from where PP come during the game, and what they are paid for.
pub(super) fn hear(tally: &mut Tally, event: &Event) {
    let (seat, prestige, cause) = match *event {
        Event::CityScored { city } => {
            tally.about = city.index();
            return;
        }
        Event::PrestigeReceived {
            seat,
            prestige,
            cause,
        } => (seat, i32::from(prestige.0), cause),
        Event::PrestigePaid {
            seat,
            prestige,
            cause,
        } => (seat, -i32::from(prestige.0), cause),
        _ => return,
    };
    let line = match cause {
        Cause::Rank | Cause::Consolation | Cause::FirstRank => tally.about,
        Cause::Dial(_) | Cause::Bonus | Cause::Arrival | Cause::Character(_) => {
            Source::Turns as usize
        }
        Cause::Reward(_) => Source::Rewards as usize,
    };
    tally.add(seat, line, prestige);
}

/// Paints where the PP came from and where the statues stand, city by city.
pub(super) fn paint_sources(
    scene: &MaharajaScene<'_>,
    places: &Ranking,
    tally: &Tally,
    canvas: &mut Canvas,
) {
    let table = table(scene);
    let points = |seat, line| {
        let score = table.final_score(seat);
        match line {
            // What one began with: Brahmabot by his level.
            0 => score.prestige - tally.all(seat),
            1..=9 => tally.of(seat, line - 1),
            10 => score.statues,
            11 => score.coins,
            12 => score.cities,
            _ => score.total(),
        }
    };
    let pieces = |seat, city: City| table.statues[city].all(seat);
    result::sheet(scene, places, &rest(scene), points, pieces, canvas);
}

/// The lines of the sheet after the cities: two sources, the final scoring and the sum.
fn rest(scene: &MaharajaScene<'_>) -> [&'static str; 6] {
    let labels = say::texts(scene).labels();
    [
        labels.from_actions,
        labels.from_rewards,
        labels.statues,
        labels.coins,
        labels.final_cities,
        labels.prestige_short,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        faces::{Player, Scene, livery::Livery},
        games::maharaja::Options,
        kernel::{
            dice::Dice,
            game::Game,
            seat::{PerSeat, Seats, Viewer},
        },
        words::Language,
    };

    #[test]
    fn every_source_has_its_room_in_every_language() {
        let seats = Seats::new(4).unwrap();
        let game = Maharaja::new(Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        let view = game.view(Viewer::Bystander);
        let players = PerSeat::filled(Player::new("Wilhelmina", Livery::Red));
        for language in Language::ALL {
            let scene = Scene::new(&view, Viewer::Bystander, &players, language);
            result::assert_fits(&scene, &rest(&scene));
        }
    }
}
