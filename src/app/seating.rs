//! The table of a new match as a picture: who sits where, in which colour, and who decides for each seat.
//!
//! It knows no keys.

use embedded_graphics::prelude::Point;

use super::{App, Driver};
use crate::{
    faces::livery::Livery,
    kernel::{id::Id, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        shape::oval,
        sprite::{Sprite, sprite},
        text::{self, Align, Type},
    },
};

/// How much room the picture has below the bar at the top.
pub(super) const HIGH: i32 = 88;
/// The middle of the table.
const TABLE: Point = Point::new(EDGE / 2, BAR + 57);
/// The size of a seat's plate, and how wide a name below it may be.
const PLATE: (i32, i32) = (36, 19);
const NAME: i32 = 62;

/// Where the seats are, by their number: from the left round the table.
const fn places(seats: usize) -> &'static [(i32, i32)] {
    match seats {
        0 | 1 => &[(120, 88)],
        2 => &[(38, 62), (202, 62)],
        3 => &[(38, 74), (120, 36), (202, 74)],
        4 => &[(36, 80), (62, 38), (178, 38), (204, 80)],
        _ => &[(34, 82), (42, 42), (120, 34), (198, 42), (206, 82)],
    }
}

/// Paints the table and who sits at it; one of the seats may be in focus.
pub(super) fn paint(app: &App, title: &str, focus: Option<Seat>, canvas: &mut Canvas) {
    oval(canvas, TABLE, 34, 22, Ink::Gold);
    oval(canvas, TABLE, 34, 20, Ink::Brown);
    let name = text::fitting(title, Type::Body, 100);
    let at = TABLE - Point::new(0, 9);
    text::draw(canvas, name, at, Align::Centre, Type::Body, Ink::White);
    let party = &app.table.party;
    let count = party.guests.len();
    for (seat, &(x, y)) in Seat::all().take(count).zip(places(count)) {
        plate(app, seat, Point::new(x, y), focus == Some(seat), canvas);
    }
}

/// Paints a seat: the colours, who decides, and the name below.
fn plate(app: &App, seat: Seat, middle: Point, focused: bool, canvas: &mut Canvas) {
    let party = &app.table.party;
    let colours = party.colours(seat);
    // A shape more for each further colour.
    let more = 14 * (colours.len() as i32 - 1).max(0);
    let (wide, high) = (PLATE.0 + more, PLATE.1);
    let left = (middle.x - wide / 2).clamp(1, EDGE - wide - 1);
    let (ground, edge) = if focused {
        (Ink::Gold, Ink::White)
    } else {
        (Ink::Dusk, Ink::Stone)
    };
    let within = area(left, middle.y - high / 2, wide, high);
    panel(canvas, within, ground, edge);
    for (livery, number) in colours.iter().zip(0..) {
        let at = Point::new(left + 10 + 14 * number, middle.y);
        emblem(canvas, livery, at, focused);
    }
    let sign = Point::new(left + wide - 11, middle.y);
    match app.sitter(seat) {
        Driver::Person => PERSON.paint_centred(canvas, sign, Ink::White),
        Driver::Rulebook => BOOK.paint_centred(canvas, sign, Ink::White),
        Driver::Program => PROMPT.paint_centred(canvas, sign, Ink::White),
        Driver::Computer(level) => {
            SCREEN.paint_centred(canvas, sign, Ink::White);
            let at = sign - Point::new(0, 8);
            text::draw(
                canvas,
                level.word(),
                at,
                Align::Centre,
                Type::Label,
                Ink::Night,
            );
        }
    }
    let name = text::fitting(party.name(seat, app.language()), Type::Small, NAME);
    let half = text::width(name, Type::Small) / 2 + 1;
    let at = Point::new(
        middle.x.clamp(half + 1, EDGE - half - 1),
        middle.y + high / 2,
    );
    // A name may reach over the edge of the table.
    fill(
        canvas,
        area(at.x - half, at.y + 2, 2 * half, 11),
        Ink::Night,
    );
    text::draw(canvas, name, at, Align::Centre, Type::Small, Ink::White);
}

/// Paints a player's shape; on the gold of the focus, which some colours hardly differ from, on dark ground of its own.
pub(super) fn emblem(canvas: &mut Canvas, livery: Livery, at: Point, focused: bool) {
    if focused {
        fill(canvas, area(at.x - 7, at.y - 7, 15, 15), Ink::Night);
    }
    livery.paint_large(canvas, at);
}

/// Somebody who plays.
const PERSON: Sprite = sprite![
    "....#####....",
    "...#ooooo#...",
    "...#ooooo#...",
    "...#ooooo#...",
    "...#ooooo#...",
    "....#####....",
    "..#########..",
    ".#ooooooooo#.",
    "#ooooooooooo#",
    "#ooooooooooo#",
    "#ooooooooooo#",
    "#############",
];
/// A computer, with room for its level.
const SCREEN: Sprite = sprite![
    ".#############.",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    ".#############.",
    "......###......",
    "....#######....",
];
/// A program: the window in which it is written, with its prompt.
const PROMPT: Sprite = sprite![
    "###############",
    "#ooooooooooooo#",
    "###############",
    "#ooooooooooooo#",
    "#o#ooooooooooo#",
    "#oo#oooooooooo#",
    "#ooo#ooooooooo#",
    "#oo#oooooooooo#",
    "#o#ooo####oooo#",
    "#ooooooooooooo#",
    "#ooooooooooooo#",
    "###############",
];
/// The rulebook.
const BOOK: Sprite = sprite![
    "..####...####..",
    ".#oooo#.#oooo#.",
    "#oooooo#oooooo#",
    "#o####o#o####o#",
    "#oooooo#oooooo#",
    "#o####o#o####o#",
    "#oooooo#oooooo#",
    "#o####o#o####o#",
    "#oooooo#oooooo#",
    "#oooooo#oooooo#",
    ".######.######.",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_place_of_its_own_within_the_picture() {
        for count in 1..=5 {
            let places = places(count);
            assert_eq!(places.len(), count);
            for (number, &(x, y)) in places.iter().enumerate() {
                let half = (PLATE.0 / 2, PLATE.1 / 2);
                assert!(x - half.0 > 0 && x + half.0 < EDGE);
                assert!(
                    y - half.1 > BAR && y + half.1 + 13 <= BAR + HIGH,
                    "{count}: {y}"
                );
                // A plate and the name below it stay clear of every other.
                for &(other, low) in places.iter().skip(number + 1) {
                    let apart = (x - other).abs() >= NAME || (y - low).abs() >= PLATE.1 + 13;
                    assert!(apart, "{count}: {x}, {y} and {other}, {low}");
                }
            }
        }
    }
}
