//! A city from near: its garden, who has what there, and what can be done.
//!
//! Knows one city at a time; the garden is the game's.

use super::{
    RoadGame,
    bar::{self, FOOT},
    deed, offers,
    place::MapPlace,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::Scene,
    kernel::id::Id,
    parts::roads::{Junction, Site},
};

/// Where the garden's middle is.
pub const MIDDLE: Point = Point::new(56, 82);
/// Where the rows begin.
const LIST: i32 = 144;
/// The place of the rows.
pub const ROWS: Rectangle = Rectangle::new(
    Point::new(3, LIST),
    Size::new(EDGE as u32 - 6, (FOOT - LIST) as u32),
);

/// How the table of players stands beside the garden.
pub struct Lines {
    /// The ground of the page.
    pub ground: Ink,
    /// The left edge.
    pub left: i32,
    /// The top of the first line, and from line to line.
    pub lines: (i32, i32),
    /// The ground of a line: its height and its ink.
    pub line: (i32, Ink),
    /// How far everything is moved in.
    pub inset: i32,
}

/// Paints a city and the rows of what can be done there.
pub fn paint<G: RoadGame>(scene: &Scene<'_, G>, city: G::City, row: u8, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    fill(canvas, area(0, BAR, EDGE, LIST - BAR - 3), G::LINES.ground);
    G::garden(scene, city, canvas);
    people(scene, city, canvas);
    let deeds = deed::here(scene, MapPlace::of_city(city));
    offers::paint(scene, &deeds, row, ROWS, canvas);
    let does = offers::keys(scene, &deeds, row);
    let name = G::junction_name(scene, Junction::City(city));
    bar::bottom_of_turn(scene, canvas, name, does.as_str());
    G::top(scene, canvas);
}

/// Who has what in the city: travellers, buildings and points.
fn people<G: RoadGame>(scene: &Scene<'_, G>, city: G::City, canvas: &mut Canvas) {
    let Lines { left, inset, .. } = G::LINES;
    let write = |canvas: &mut Canvas, text: &str, at, align, size| {
        text::draw(canvas, text, at, align, size, Ink::Night);
    };
    let at = Point::new(EDGE - 4, BAR + 1 + inset);
    let heading = G::captions(scene).points;
    write(canvas, heading, at, Align::Right, Type::Small);
    for seat in G::players(scene).iter() {
        let y = G::LINES.lines.0 + G::LINES.lines.1 * seat.index() as i32;
        let (tall, ground) = G::LINES.line;
        fill(canvas, area(left, y - 1, EDGE - left - 2, tall), ground);
        let low = y + 2 * inset;
        let livery = scene.players[seat].livery;
        livery.paint_on_paper(canvas, Point::new(left + 5 + inset, low + 8));
        let name = bar::fitting(scene.players[seat].name, Type::Small, 46);
        let at = Point::new(left + 12 + inset, low + 2);
        write(canvas, name, at, Align::Left, Type::Small);
        let rests = G::traveller(scene, seat).city() == Some(city);
        if rests {
            G::walker(canvas, livery, Point::new(left + 62, y + 4 + inset));
        }
        let built = G::built(scene, seat, Site::city(city));
        if built > 0 {
            G::building(canvas, livery, Point::new(left + 73, y + 5 + inset));
            let number = Sentence::of(format_args!("{built}"));
            let at = Point::new(left + 82, low + 2);
            write(canvas, number.as_str(), at, Align::Left, Type::Small);
        }
        let points = G::points(scene, seat, city);
        if points > G::from_pieces(scene, seat, city) {
            // What does not stand in the city comes from a character or a rule.
            let x = match (rests, built) {
                (false, _) => 66,
                (true, 0) => 77,
                (true, _) => 93,
            };
            G::beside(city, Point::new(left + x, low + 9), canvas);
        }
        let points = Sentence::of(format_args!("{points}"));
        let at = Point::new(EDGE - 4 - inset, y + 1 + inset);
        write(canvas, points.as_str(), at, Align::Right, Type::Body);
    }
}
