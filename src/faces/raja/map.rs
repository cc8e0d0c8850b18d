//! The map of Raja: its land, its cities with their palaces, and the way of a house that is moved.
//!
//! It knows no list and no rule.

use super::{
    RajaScene, bar,
    deed::{may, table},
    place::MapPlace,
    say,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::{
        Sign, atlas,
        land::{INKS, Look, board},
        map::place_name,
    },
    games::raja::{
        action::{Action, MoveTask},
        data::{City, OUTER_SITES, Site},
        state::Table,
    },
    kernel::seat::Seat,
    ui::{
        ground::{Ground, ground},
        ink::Palette,
        shape::corners,
        sprite::{Sprite, sprite},
    },
};

/// The inks of the map, by lamplight and in bright sun.
pub(super) const PALETTES: [Palette; 2] = [
    INKS[0].with(&[(Ink::MEADOW, 0xB9_C5_7C), (Ink::WATER, 0x8C_C3_CF)]),
    INKS[1].with(&[(Ink::MEADOW, 0xC4_DC_78), (Ink::WATER, 0x90_D4_E8)]),
];
/// The land: desert and hills, the fertile east, the sea in the west.
pub(super) const GROUND: Ground = ground!("ground.txt");
/// From the middle of a city to its rim.
pub(super) const REACH: i32 = 15;

/// The six outer palace sites around a city's middle.
pub(super) const RING: [Point; OUTER_SITES as usize] = [
    Point::new(0, -9),
    Point::new(8, -4),
    Point::new(8, 5),
    Point::new(0, 9),
    Point::new(-8, 5),
    Point::new(-8, -4),
];

/// Who owns the outer palaces of a city, one after the other; the neutral ones come last.
pub(super) fn outer_owners(table: &Table, city: City) -> impl Iterator<Item = Option<Seat>> {
    let owned = table
        .seats
        .iter()
        .flat_map(move |seat| (0..table.outer[seat][city]).map(move |_| Some(seat)));
    owned.chain((0..table.neutral_palaces()).map(|_| None))
}

/// Paints the map with a house taken up, and the focus on the place where it would go.
pub(super) fn paint_move(
    scene: &RajaScene<'_>,
    (from, task): (Site, MoveTask),
    place: MapPlace,
    canvas: &mut Canvas,
) {
    let sign = |place: MapPlace| {
        let to = place.site()?;
        may(scene, Action::MoveHouse { from, to, task }).then_some(Sign::Build)
    };
    board(scene, Some((place, Ink::Gold)), &|_| false, &sign, canvas);
    // The house that was taken up leaves a sign where it stood, whole below the bar.
    let mut at = MapPlace::of_site(from).point();
    at.y = at.y.max(BAR + 12);
    corners(canvas, at, 11, 7, 4, Ink::Night);
    corners(canvas, at, 10, 5, 2, Ink::White);
    bar::top(scene, canvas);
    let (name, does) = (
        place_name(scene, place),
        say::moving(scene, from, task, place),
    );
    bar::bottom_of_turn(scene, canvas, name.as_str(), does.as_str());
}

/// A city: its ring and its palaces.
pub(super) fn town(scene: &RajaScene<'_>, city: City, look: Look, at: Point, canvas: &mut Canvas) {
    let ring = look.ring.unwrap_or(Ink::Silver);
    if look.blooms {
        atlas::wreath(canvas, at);
    } else if let Some(ring) = look.ring {
        atlas::halo(canvas, at, 0, REACH + 3, ring);
    }
    atlas::RING.paint_centred(canvas, at, ring);
    let table = table(scene);
    if let Some(seat) = table.centre[city] {
        atlas::stone(canvas, scene.players[seat].livery, at);
    }
    for (owner, spot) in outer_owners(table, city).zip(RING) {
        match owner {
            Some(seat) => scene.players[seat].livery.paint_on_paper(canvas, at + spot),
            None => NEUTRAL.paint_centred(canvas, at + spot, Ink::Silver),
        }
    }
}

const NEUTRAL: Sprite = sprite![
    "#######", "#ooooo#", "#ototo#", "#ooooo#", "#ototo#", "#ooooo#", "#######",
];
