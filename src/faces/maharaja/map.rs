//! The map of Maharaja: its land, and lotus cities with their statues.
//!
//! It knows no list and no rule.

use super::{MaharajaScene, deed::table, pieces};
use crate::faces::parts::brush::*;
use crate::faces::parts::{
    atlas,
    land::{INKS, Look},
};
use crate::games::maharaja::data::{City, StatuePlace, bonus};
use crate::games::maharaja::state::Table;
use crate::kernel::seat::Seat;
use crate::ui::ground::{Ground, ground};
use crate::ui::ink::Palette;
use crate::ui::shape::disc;

/// The inks of the map, by lamplight and in bright sun.
pub(super) const PALETTES: [Palette; 2] = [
    INKS[0].with(&[
        (Ink::Dusk, 0x3A_21_40),
        (Ink::Sand, 0xEF_DC_A6),
        (Ink::Clay, 0xD8_B6_7A),
        (Ink::Brown, 0x86_50_2F),
        (Ink::MEADOW, 0xA3_BF_6C),
        (Ink::WATER, 0x7F_C4_C4),
    ]),
    INKS[1].with(&[
        (Ink::Dusk, 0x2C_18_30),
        (Ink::MEADOW, 0xB0_D8_68),
        (Ink::WATER, 0x84_DC_DC),
    ]),
];
/// The land: between the Himalaya and the sea, along its rivers.
pub(super) const GROUND: Ground = ground!("ground.txt");
/// From the middle of a city to its rim.
pub(super) const REACH: i32 = 17;

/// The statue places around a city's middle: first the upper and the lower one, then those without a bonus.
const UPPER: Point = Point::new(0, -9);
const LOWER: Point = Point::new(0, 9);
const PLAIN: [Point; 4] = [
    Point::new(8, -4),
    Point::new(8, 5),
    Point::new(-8, 5),
    Point::new(-8, -4),
];

/// Who owns the statues on the outer places without a bonus, one after the other.
pub(super) fn plain_owners(table: &Table, city: City) -> impl Iterator<Item = Seat> {
    let statues = &table.statues[city];
    let seats = table.seats.iter();
    seats.flat_map(move |seat| (0..statues.plain[seat]).map(move |_| seat))
}

/// A city: its lotus and its statues.
pub(super) fn town(
    scene: &MaharajaScene<'_>,
    city: City,
    look: Look,
    at: Point,
    canvas: &mut Canvas,
) {
    if let Some(ring) = look.ring {
        atlas::halo(canvas, at, 0, REACH + 2, ring);
    }
    let petals = if look.blooms { Ink::LOTUS } else { Ink::White };
    pieces::lotus(canvas, petals, at);
    let statues = &table(scene).statues[city];
    let figure = |canvas: &mut Canvas, seat: Seat, at| {
        scene.players[seat].livery.paint_on_paper(canvas, at);
    };
    match statues.centre {
        Some(seat) => {
            // The central statue counts most: it stands on gold.
            disc(canvas, at, 6, Ink::Gold);
            atlas::stone(canvas, scene.players[seat].livery, at);
        }
        None => {
            disc(canvas, at, 5, Ink::Gold);
            disc(canvas, at, 3, Ink::Clay);
        }
    }
    for (owner, place, spot) in [
        (statues.upper, StatuePlace::Upper, UPPER),
        (statues.lower, StatuePlace::Lower, LOWER),
    ] {
        match (owner, bonus(city, place)) {
            (Some(seat), _) => figure(canvas, seat, at + spot),
            (None, Some(bonus)) => pieces::small_bonus(canvas, bonus, at + spot),
            (None, None) => {}
        }
    }
    let mut owners = plain_owners(table(scene), city);
    for spot in PLAIN {
        let spot = at + spot;
        match owners.next() {
            Some(seat) => figure(canvas, seat, spot),
            None => fill(canvas, area(spot.x - 1, spot.y - 1, 3, 3), Ink::Clay),
        }
    }
}
