//! A city from near: its seven statue places, who has what there, and what can be done.
//!
//! Knows one city at a time.

use embedded_graphics::prelude::Point;

use super::{
    MaharajaScene, bar, deed, deed::table, map::plain_owners, pieces, place::Spot, rows, say,
};
use crate::{
    games::maharaja::data::{City, Place, bonus},
    kernel::{id::Id, notation::Sentence, seat::Seat},
    ui::{
        canvas::Canvas,
        dial::polar,
        frame::{BAR, EDGE, area, fill},
        ink::Ink,
        shape::disc,
        text::{self, Align, Type},
    },
};

/// Where the lotus has its middle.
const MIDDLE: Point = Point::new(56, 82);
/// Where the rows begin.
const LIST: i32 = 144;

/// Paints a city and the rows of what can be done there.
pub(super) fn paint(scene: &MaharajaScene<'_>, city: City, row: u8, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    fill(canvas, area(0, BAR, EDGE, LIST - BAR - 3), Ink::Clay);
    garden(scene, city, canvas);
    people(scene, city, canvas);
    let deeds = deed::here(scene, Spot::of_city(city));
    let within = area(3, LIST, EDGE - 6, bar::FOOT - LIST);
    rows::paint(scene, &deeds, row, within, canvas);
    let texts = say::texts(scene);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!("{}   {}", hints.choose, hints.back));
    bar::bottom_of_turn(scene, canvas, texts.city(city), does.as_str());
    bar::top(scene, canvas);
}

/// The lotus with its places.
fn garden(scene: &MaharajaScene<'_>, city: City, canvas: &mut Canvas) {
    let statues = &table(scene).statues[city];
    for (grow, ink) in [(1, Ink::Night), (0, pieces::coat(city))] {
        for petal in 0..8 {
            disc(canvas, polar(MIDDLE, 45 * petal, 39), 14 + grow, ink);
        }
    }
    disc(canvas, MIDDLE, 45, Ink::Night);
    disc(canvas, MIDDLE, 44, Ink::White);
    let mut owners = plain_owners(table(scene), city);
    for number in 0..6 {
        let at = polar(MIDDLE, 60 * number, 30);
        let (owner, place) = match number {
            0 => (statues.upper, Place::Upper),
            3 => (statues.lower, Place::Lower),
            _ => (owners.next(), Place::Outer),
        };
        place_at(scene, owner, at, 13, canvas);
        if let (None, Some(bonus)) = (owner, bonus(city, place)) {
            pieces::bonus(canvas, bonus, at);
        }
    }
    disc(canvas, MIDDLE, 15, Ink::Gold);
    place_at(scene, statues.centre, MIDDLE, 13, canvas);
    let shield = MIDDLE - Point::new(48, 46);
    pieces::shield(canvas, city, shield);
    if table(scene).maharaja == Some(city) {
        pieces::crown(canvas, MIDDLE + Point::new(46, -48));
    }
}

/// One place: empty, or with a player's statue.
fn place_at(
    scene: &MaharajaScene<'_>,
    owner: Option<Seat>,
    at: Point,
    radius: i32,
    canvas: &mut Canvas,
) {
    disc(canvas, at, radius, Ink::Clay);
    disc(canvas, at, radius - 1, Ink::Sand);
    match owner {
        Some(seat) => {
            let livery = scene.players[seat].livery;
            pieces::statue(canvas, livery.bright(), at - Point::new(2, 2));
            livery.paint_small(canvas, at + Point::new(5, 6));
        }
        None => disc(canvas, at, 2, Ink::Clay),
    }
}

/// Who has what in the city: priests, shrines and worship.
fn people(scene: &MaharajaScene<'_>, city: City, canvas: &mut Canvas) {
    let table = table(scene);
    let left = 118;
    let write = |canvas: &mut Canvas, text: &str, at, align, size| {
        text::draw(canvas, text, at, align, size, Ink::Night);
    };
    let heading = say::texts(scene).labels().worship;
    let at = Point::new(EDGE - 4, BAR + 2);
    write(canvas, heading, at, Align::Right, Type::Small);
    for seat in table.seats.iter() {
        let y = BAR + 18 + 24 * seat.index() as i32;
        fill(canvas, area(left, y - 1, EDGE - left - 2, 22), Ink::Sand);
        let livery = scene.players[seat].livery;
        livery.paint_small(canvas, Point::new(left + 6, y + 10));
        let name = bar::fitting(scene.players[seat].name, Type::Small, 46);
        let at = Point::new(left + 13, y + 4);
        write(canvas, name, at, Align::Left, Type::Small);
        if table.priest[seat].city() == Some(city) {
            pieces::priest(canvas, livery, Point::new(left + 62, y + 5));
        }
        let shrines = table.shrines.in_city(seat, city);
        if shrines > 0 {
            pieces::shrine(canvas, livery, Point::new(left + 73, y + 6));
            let number = Sentence::of(format_args!("{shrines}"));
            let at = Point::new(left + 82, y + 4);
            write(canvas, number.as_str(), at, Align::Left, Type::Small);
        }
        let points = Sentence::of(format_args!("{}", table.points(seat, city)));
        let at = Point::new(EDGE - 5, y + 2);
        write(canvas, points.as_str(), at, Align::Right, Type::Body);
    }
}
