//! A city from near: its seven statue places.
//!
//! Knows one city at a time.

use super::{MaharajaScene, deed::table, map::plain_owners, pieces};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::city::MIDDLE,
    games::maharaja::data::{
        City, Site, StatuePlace, WORSHIP_CENTRE, WORSHIP_OUTER, WORSHIP_OUTER_WEAK, bonus,
    },
    kernel::seat::Seat,
    ui::{dial::polar, shape::disc},
};

/// The lotus with its places.
pub(super) fn garden(scene: &MaharajaScene<'_>, city: City, canvas: &mut Canvas) {
    let statues = &table(scene).statues[city];
    for (grow, ink) in [(1, Ink::Night), (0, Ink::Silver)] {
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
            0 => (statues.upper, StatuePlace::Upper),
            3 => (statues.lower, StatuePlace::Lower),
            _ => (owners.next(), StatuePlace::Outer),
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

/// The worship that a player would have in a city by what stands there; abilities add more.
pub(super) fn from_pieces(scene: &MaharajaScene<'_>, seat: Seat, city: City) -> u8 {
    let table = table(scene);
    let statues = &table.statues[city];
    let each = if table.options.weak_outer {
        WORSHIP_OUTER_WEAK
    } else {
        WORSHIP_OUTER
    };
    let centre = statues.centre == Some(seat);
    let rests = table.priest[seat].city() == Some(city);
    let shrines = table.shrines.at(seat, Site::city(city));
    let centre = if centre { WORSHIP_CENTRE } else { 0 };
    let outer = statues.outer(seat).saturating_mul(each);
    centre + outer + shrines + u8::from(rests)
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
            pieces::statue(canvas, livery.ink(), at - Point::new(2, 2));
            livery.paint_on_paper(canvas, at + Point::new(5, 6));
        }
        None => disc(canvas, at, 2, Ink::Clay),
    }
}
