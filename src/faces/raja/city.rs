//! A city from near: its seven palace sites, who has what there, and what can be done.
//!
//! Knows one city at a time.

use embedded_graphics::prelude::Point;

use super::{RajaScene, bar, deed, deed::table, map::outer_owners, pieces, rows, say};
use crate::{
    games::raja::data::City,
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

/// Where the garden's middle is.
const MIDDLE: Point = Point::new(56, 82);
/// Where the rows begin.
const LIST: i32 = 144;

/// Paints a city and the rows of what can be done there.
pub(super) fn paint(scene: &RajaScene<'_>, city: City, row: u8, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    fill(canvas, area(0, BAR, EDGE, LIST - BAR - 3), Ink::Sand);
    garden(scene, city, canvas);
    people(scene, city, canvas);
    let deeds = deed::here(scene, super::Place::of_city(city));
    let within = area(3, LIST, EDGE - 6, bar::FOOT - LIST);
    rows::paint(scene, &deeds, row, within, canvas);
    let texts = say::texts(scene);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!("{}   {}", hints.choose, hints.back));
    bar::bottom_of_turn(scene, canvas, texts.city(city), does.as_str());
    bar::top(scene, canvas);
}

/// The palace garden.
fn garden(scene: &RajaScene<'_>, city: City, canvas: &mut Canvas) {
    let table = table(scene);
    disc(canvas, MIDDLE, 54, Ink::Night);
    disc(canvas, MIDDLE, 53, pieces::coat(city));
    disc(canvas, MIDDLE, 47, Ink::Night);
    disc(canvas, MIDDLE, 46, Ink::White);
    let mut owners = outer_owners(table, city);
    for site in 0..6 {
        let at = polar(MIDDLE, 60 * site, 31);
        site_at(scene, owners.next(), at, 12, canvas);
    }
    site_at(scene, table.centre[city].map(Some), MIDDLE, 14, canvas);
    let shield = MIDDLE - Point::new(44, 44);
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        pieces::shield(canvas, city, shield + Point::new(dx, dy));
    }
    if table.maharaja.city() == Some(city) {
        pieces::crown(canvas, MIDDLE + Point::new(44, -46));
    }
}

/// One site: empty, a player's, or a neutral palace.
fn site_at(
    scene: &RajaScene<'_>,
    owner: Option<Option<Seat>>,
    at: Point,
    radius: i32,
    canvas: &mut Canvas,
) {
    disc(canvas, at, radius, Ink::Clay);
    disc(canvas, at, radius - 1, Ink::Sand);
    let up = Point::new(0, 3);
    match owner {
        Some(Some(seat)) => {
            let livery = scene.players[seat].livery;
            pieces::palace(canvas, livery.bright(), at - up);
            livery.paint_small(canvas, at + Point::new(0, 6));
        }
        Some(None) => pieces::palace(canvas, Ink::Stone, at),
        None => disc(canvas, at, 2, Ink::Clay),
    }
}

/// Who has what in the city: houses, architects and points.
fn people(scene: &RajaScene<'_>, city: City, canvas: &mut Canvas) {
    let table = table(scene);
    let left = 116;
    let heading = say::texts(scene).labels().points;
    text::draw(
        canvas,
        heading,
        Point::new(EDGE - 4, BAR + 1),
        Align::Right,
        Type::Small,
        Ink::Night,
    );
    for seat in table.seats.iter() {
        let y = BAR + 15 + 20 * seat.index() as i32;
        fill(canvas, area(left, y - 1, EDGE - left - 2, 1), Ink::Clay);
        let livery = scene.players[seat].livery;
        livery.paint_small(canvas, Point::new(left + 5, y + 8));
        let name = bar::fitting(scene.players[seat].name, Type::Small, 46);
        text::draw(
            canvas,
            name,
            Point::new(left + 12, y + 2),
            Align::Left,
            Type::Small,
            Ink::Night,
        );
        if table.architect[seat].city() == Some(city) {
            pieces::architect(canvas, livery, Point::new(left + 62, y + 4));
        }
        let houses = table.houses.in_city(seat, city);
        if houses > 0 {
            pieces::house(canvas, livery, Point::new(left + 73, y + 5));
            let number = Sentence::of(format_args!("{houses}"));
            text::draw(
                canvas,
                number.as_str(),
                Point::new(left + 82, y + 2),
                Align::Left,
                Type::Small,
                Ink::Night,
            );
        }
        let points = Sentence::of(format_args!("{}", table.points(seat, city)));
        text::draw(
            canvas,
            points.as_str(),
            Point::new(EDGE - 4, y + 1),
            Align::Right,
            Type::Body,
            Ink::Night,
        );
    }
}
