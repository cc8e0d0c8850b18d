//! What is said at the end of a game: who won, and from where everything came.
//!
//! Knows who won, not how.

use core::{fmt::Write, iter};

use super::{RoadGame, bar, brush::*, pieces};
use crate::{
    faces::Scene,
    kernel::{game::Game, id::Id, rank::Ranking, seat::Seat},
    parts::roads::{Junction, letter},
};

/// How high the band with the winner is; a gold line closes it.
pub const HEAD: i32 = BAR + 8;

/// Who won, after the label for one or for several: those who share the first place are all named.
pub fn winning<G: Game>(
    scene: &Scene<'_, G>,
    places: &Ranking,
    one: &str,
    several: &str,
) -> Sentence {
    let label = match places.winners().count() {
        1 => one,
        _ => several,
    };
    let mut title = Sentence::of(format_args!("{label}:"));
    for (number, seat) in places.winners().enumerate() {
        let comma = if number > 0 { "," } else { "" };
        let _ = write!(title, "{comma} {}", scene.players[seat].name);
    }
    title
}

/// Paints the ground, and the band at the top: who won, between two crowns.
pub fn head(title: &str, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, HEAD), Ink::Dusk);
    fill(canvas, area(0, HEAD, EDGE, 2), Ink::Gold);
    for x in [20, EDGE - 20] {
        pieces::large_crown(canvas, Point::new(x, 15));
    }
    bar::heading(canvas, title, EDGE - 2 * 37, HEAD, Ink::White);
}

/// Where the lines begin, below the players.
const LINES: i32 = 43;
/// The room of a line's caption, with a shield before it where it is a city's, and where the first player's column begins.
const CAPTION: i32 = 74;
const COLUMNS: i32 = CAPTION + 2;

/// The captions of a sheet: what one began with, each city with its letter, then the rest.
fn captions<G: RoadGame>(
    scene: &Scene<'_, G>,
    rest: &[&'static str],
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let plain = |caption| ("", caption);
    let city = |city: G::City| {
        let name = G::junction_name(scene, Junction::City(city));
        (letter(city.index()), name)
    };
    iter::once(plain(G::captions(scene).from_start))
        .chain(G::City::all().map(city))
        .chain(rest.iter().copied().map(plain))
}

/// Paints from where everything came: a column a player in the order of places, a line for what he began with, one for each
/// city with how many of his pieces stand there, and the rest, of which the last is the sum.
pub fn sheet<G: RoadGame>(
    scene: &Scene<'_, G>,
    places: &Ranking,
    rest: &[&'static str],
    points: impl Fn(Seat, usize) -> i32,
    pieces: impl Fn(Seat, G::City) -> u8,
    canvas: &mut Canvas,
) {
    let lines = 1 + G::City::COUNT + rest.len();
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, BAR - 1), Ink::Dusk);
    fill(canvas, area(0, BAR - 1, EDGE, 1), Ink::Gold);
    let title = G::captions(scene).sources;
    bar::draw_fitting(canvas, title, Point::new(6, 2), EDGE - 12, Ink::White);
    let last = lines - 1;
    // From line to line, down to the foot.
    let step = if last > 12 { 12 } else { 13 };
    for (number, (letter, caption)) in captions(scene, rest).enumerate() {
        let y = LINES + step * number as i32;
        let (ground, ink) = match number {
            _ if number == last => (Ink::Sand, Ink::Night),
            _ if number & 1 == 0 => (Ink::Dusk, Ink::White),
            _ => (Ink::Night, Ink::White),
        };
        fill(canvas, area(2, y, EDGE - 4, step), ground);
        let mut left = 6;
        if !letter.is_empty() {
            pieces::shield(canvas, letter, Point::new(9, y + 6));
            left = 18;
        }
        let caption = bar::fitting(caption, Type::Small, CAPTION - left);
        let at = Point::new(left, y - 1);
        text::draw(canvas, caption, at, Align::Left, Type::Small, ink);
    }
    let wide = column(places.order().count());
    // The shapes tell who they are where a name has no room.
    let fits = |seat| text::width(scene.players[seat].name, Type::Small) <= wide - 22;
    let named = places.order().all(fits);
    for (place, seat) in places.order().enumerate() {
        let left = COLUMNS + wide * place as i32;
        let player = scene.players[seat];
        let right = left + wide - 3;
        player.livery.paint_large(canvas, Point::new(right - 8, 32));
        if named {
            let at = Point::new(right - 18, 26);
            text::draw(
                canvas,
                player.name,
                at,
                Align::Right,
                Type::Small,
                Ink::White,
            );
        }
        for number in 0..lines {
            let y = LINES + step * number as i32;
            let points = points(seat, number);
            let city = number.checked_sub(1).and_then(G::City::from_index);
            let count = city.map_or(0, |city| pieces(seat, city));
            if count > 0 {
                let livery = player.livery;
                fill(canvas, area(right - 29, y + 1, 9, 11), Ink::White);
                fill(canvas, area(right - 28, y + 2, 7, 9), livery.ink());
                pieces::tiny(
                    canvas,
                    count,
                    Point::new(right - 26, y + 4),
                    livery.on_ink(),
                );
            }
            let sum = number == last;
            if points == 0 && !sum {
                continue;
            }
            let (size, ink) = match sum {
                true => (Type::Label, Ink::Night),
                false => (Type::Small, Ink::White),
            };
            let points = Sentence::of(format_args!("{points}"));
            let at = Point::new(right - 1, y - 1);
            text::draw(canvas, points.as_str(), at, Align::Right, size, ink);
        }
    }
}

/// How wide a player's column is: the room beside the captions, shared without a division.
const fn column(players: usize) -> i32 {
    match players {
        0..=2 => 81,
        3 => 54,
        4 => 40,
        _ => 32,
    }
}

/// Whether the title of a sheet and each line's caption have their room.
#[cfg(test)]
pub fn assert_fits<G: RoadGame>(scene: &Scene<'_, G>, rest: &[&'static str]) {
    for (letter, caption) in captions(scene, rest) {
        let left = if letter.is_empty() { 6 } else { 18 };
        let wide = text::width(caption, Type::Small);
        assert!(wide <= CAPTION - left, "{caption} is too wide");
    }
    let title = G::captions(scene).sources;
    assert!(text::width(title, Type::Body) <= EDGE - 12, "{title}");
}
