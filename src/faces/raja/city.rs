//! A city from near: its seven palace sites.
//!
//! Knows one city at a time.

use super::{RajaScene, deed::table, map::outer_owners, pieces};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::city::MIDDLE,
    games::raja::data::{Character, City, POINTS_CENTRE, POINTS_OUTER_SADHU, POINTS_PIECE, Site},
    kernel::seat::Seat,
    ui::{dial::polar, shape::disc},
};

/// The palace garden.
pub(super) fn garden(scene: &RajaScene<'_>, city: City, canvas: &mut Canvas) {
    let table = table(scene);
    disc(canvas, MIDDLE, 54, Ink::Night);
    disc(canvas, MIDDLE, 53, Ink::Silver);
    disc(canvas, MIDDLE, 47, Ink::Night);
    disc(canvas, MIDDLE, 46, Ink::White);
    let mut owners = outer_owners(table, city);
    for site in 0..6 {
        let at = polar(MIDDLE, 60 * site, 31);
        site_at(scene, owners.next(), at, 12, canvas);
    }
    site_at(scene, table.centre[city].map(Some), MIDDLE, 14, canvas);
    let shield = MIDDLE - Point::new(44, 44);
    pieces::shield(canvas, city, shield);
    if table.maharaja.city() == Some(city) {
        pieces::crown(canvas, MIDDLE + Point::new(44, -46));
    }
}

/// What a player would get at a scoring for what stands in a city (§8).
pub(super) fn from_pieces(scene: &RajaScene<'_>, seat: Seat, city: City) -> u8 {
    let table = table(scene);
    let each = if table.holds(seat, Character::Sadhu) {
        POINTS_OUTER_SADHU
    } else {
        POINTS_PIECE
    };
    let centre = table.centre[city] == Some(seat);
    let rests = table.architect[seat].city() == Some(city);
    let houses = table.houses.at(seat, Site::city(city));
    let centre = if centre { POINTS_CENTRE } else { 0 };
    let outer = table.outer[seat][city].saturating_mul(each);
    centre + outer + houses + u8::from(rests)
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
            pieces::palace(canvas, livery.ink(), at - up);
            livery.paint_on_paper(canvas, at + Point::new(0, 6));
        }
        Some(None) => pieces::palace(canvas, Ink::Stone, at),
        None => disc(canvas, at, 2, Ink::Clay),
    }
}
