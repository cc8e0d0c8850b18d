//! What is said at the end of a game: who won, and from where everything came.
//!
//! Knows who won, not how.

use core::fmt::Write;

use super::{bar, brush::*, pieces};
use crate::{
    faces::Scene,
    kernel::{game::Game, rank::Ranking, seat::Seat},
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

/// One number of a sheet: what a player has from a source, and how many of his pieces stand there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    pub points: i32,
    pub pieces: u8,
}

/// Where the lines begin, below the players.
const LINES: i32 = 43;
/// The room of a line's caption, with a shield before it where it is a city's.
const CAPTION: i32 = 74;

/// The lines of a sheet: what each is, and with what letter on a shield.
pub struct Sheet<'a> {
    /// What it tells.
    pub title: &'a str,
    /// The captions, a line each; the last one is the sum.
    pub lines: &'a [(&'a str, &'a str)],
}

/// Paints where everything came from: a column a player in the order of places, a line a source.
pub fn sheet<G: Game>(
    scene: &Scene<'_, G>,
    places: &Ranking,
    sheet: &Sheet<'_>,
    cell: impl Fn(Seat, usize) -> Cell,
    canvas: &mut Canvas,
) {
    fill(canvas, area(0, 0, EDGE, EDGE), Ink::Night);
    fill(canvas, area(0, 0, EDGE, BAR - 1), Ink::Dusk);
    fill(canvas, area(0, BAR - 1, EDGE, 1), Ink::Gold);
    bar::draw_fitting(canvas, sheet.title, Point::new(6, 2), EDGE - 12, Ink::White);
    let last = sheet.lines.len().saturating_sub(1);
    // From line to line, down to the foot.
    let step = if last > 12 { 12 } else { 13 };
    for (number, (letter, caption)) in sheet.lines.iter().enumerate() {
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
        let left = CAPTION + wide * place as i32;
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
        for number in 0..sheet.lines.len() {
            let y = LINES + step * number as i32;
            let Cell {
                points,
                pieces: count,
            } = cell(seat, number);
            if count > 0 {
                let livery = player.livery;
                fill(canvas, area(right - 31, y + 1, 11, 11), Ink::White);
                fill(canvas, area(right - 30, y + 2, 9, 9), livery.ink());
                pieces::tiny(
                    canvas,
                    count,
                    Point::new(right - 27, y + 4),
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
        0..=2 => 83,
        3 => 55,
        4 => 41,
        _ => 33,
    }
}

/// Whether a line's caption has its room.
#[cfg(test)]
pub fn fits(letter: &str, caption: &str) -> bool {
    let left = if letter.is_empty() { 6 } else { 18 };
    text::width(caption, Type::Small) <= CAPTION - left
}
