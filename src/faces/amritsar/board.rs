//! The board: the temple on its lake, work areas, zone tiles and the elephants' road round it, and what is lit on them.
//!
//! While workers are chosen, the areas where the last one could stand are lit with what that costs. It knows no rule.

use super::items::{Item, Landings, items, landings, landings_of};
use super::layout::{self, LAKE, middle};
use super::pieces::{self, Icon};
use super::{AmritsarScene, foot, pick, say};
use crate::faces::parts::{bar, bar::FOOT, brush::*, pieces::tiny};
use crate::games::amritsar::data::{
    Area, BRIDGES, Colour, ColourSet, DonationPlace, Effect, PerZone, TEMPLES, WORKER_PLACES,
    ZONE_TILES, Zone, ZoneTile, places,
};
use crate::games::amritsar::state::{Stage, Table};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use crate::ui::shape::disc;

/// Paints the bar at the top: whose things they are.
pub(super) fn top(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    let seat = scene.seat;
    let livery = scene.players[seat].livery;
    let mut purse = bar::Purse::open(canvas);
    purse.put(
        scene,
        |view| Some(view.table.boards[seat].prestige),
        9,
        |canvas, at| Icon::Star.paint(canvas, at),
    );
    purse.put(
        scene,
        |view| Some(u16::from(view.table.boards[seat].load)),
        7,
        |canvas, at| livery.paint_small(canvas, at),
    );
    if !scene.view.table.is_automa(seat) {
        use crate::games::amritsar::data::Good;
        for good in [Good::Gold, Good::Copper, Good::Marble, Good::Coin] {
            purse.put(
                scene,
                |view| Some(u16::from(view.table.boards[seat].count(good))),
                9,
                |canvas, at| Icon::good(good).paint(canvas, at),
            );
        }
    }
    purse.close(scene);
}

/// Paints the board between the bars as everybody sees it.
pub(super) fn still(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    ground(canvas);
    tiles(table, canvas);
    corners(table, canvas);
    for area in Area::all() {
        paint_area(table, area, Look::Plain, canvas);
    }
    lake(scene, canvas);
    elephants(scene, canvas);
}

/// Paints the whole screen with a thing in focus.
pub(super) fn paint(scene: &AmritsarScene<'_>, item: Item, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let all = items(scene);
    ground(canvas);
    tiles(table, canvas);
    corners(table, canvas);
    let lands = lands(scene, item);
    for area in Area::all() {
        let here = Item::Area(area);
        let look = match () {
            () if item == here => Look::Focus,
            () if all.contains(&here) => Look::Open,
            () => Look::Plain,
        };
        paint_area(table, area, look, canvas);
    }
    roads(scene, &all, item, canvas);
    let chooses = pick::on_lake(scene, &all);
    if !chooses {
        lake(scene, canvas);
    }
    elephants(scene, canvas);
    if chooses {
        pick::paint(scene, &all, item, canvas);
    }
    previews(scene, item, &lands, canvas);
    if item == Item::Temple && !chooses {
        crate::ui::shape::corners(canvas, Point::new(120, 110), 25, 9, 3, Ink::Gold);
    }
    if !chooses && all.contains(&Item::Swap) {
        swap(item == Item::Swap, canvas);
    }
    top(scene, canvas);
    let (what, does) = say::lines(scene, item);
    foot::paint(scene, what.as_str(), does.as_str(), canvas);
}

/// The button of S13 on the lake.
fn swap(focused: bool, canvas: &mut Canvas) {
    let at = layout::SWAP_ON_LAKE;
    let (paper, edge) = pick::look(focused, true);
    panel(canvas, area(at.x - 9, at.y - 7, 19, 15), paper, edge);
    Icon::Swap.paint(canvas, at);
}

/// Where the last worker could stand, as things are in focus.
fn lands(scene: &AmritsarScene<'_>, item: Item) -> Landings {
    let table = &scene.view.table;
    match (table.stage, item) {
        _ if scene.judge.is_none() || !table.stack.is_empty() => Landings::new(),
        (Stage::Elephant { .. } | Stage::Lifting { .. }, Item::Area(area)) => {
            landings_of(scene, area)
        }
        (Stage::Sowing { .. }, _) => landings(scene),
        _ => Landings::new(),
    }
}

/// The colours that the last worker could have.
fn last_colours(table: &Table, item: Item) -> ColourSet {
    let mut colours = ColourSet::empty();
    match (table.stage, item) {
        (Stage::Elephant { .. } | Stage::Lifting { .. }, Item::Area(area)) => {
            for colour in table.workers[area].into_iter().flatten() {
                colours.insert(colour);
            }
        }
        (Stage::Sowing { .. }, _) => {
            for (colour, &count) in table.doing.hand.iter() {
                // The one in focus is put down now.
                let away = u8::from(item == Item::Worker(colour) && table.in_hand() > 1);
                if count > away {
                    colours.insert(colour);
                }
            }
        }
        _ => {}
    }
    colours
}

/// What landing costs, and a hat where a tile of the last worker's colour lies.
fn previews(scene: &AmritsarScene<'_>, item: Item, lands: &Landings, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let last = last_colours(table, item);
    for &(to, cost) in lands {
        let (x, y, wide, high) = layout::area_box(to);
        // At the border to the lake, so that no worker is hidden; below what is asked there.
        let at = match to.zone() {
            Zone::North => Point::new(x + (wide >> 1), y + high + 4),
            Zone::East => Point::new(x - 4, y + (high >> 1) + 10),
            Zone::South => Point::new(x + (wide >> 1), y - 4),
            Zone::West => Point::new(x + wide + 4, y + (high >> 1) + 10),
        };
        let ground = if cost > 0 { Ink::Gold } else { Ink::White };
        pieces::badge(canvas, cost, at, ground);
        let fitting = Colour::all()
            .filter(|&colour| last.contains(colour) && has_colour(table, to.zone(), colour));
        for (colour, number) in fitting.zip(0..) {
            let beside = match to.zone() {
                Zone::North | Zone::South => at + Point::new(12 + 10 * number, 0),
                Zone::East => at + Point::new(-12, 6 * number),
                Zone::West => at + Point::new(12, 6 * number),
            };
            // A bit of paper: the hats have dark outlines.
            fill(canvas, area(beside.x - 5, beside.y - 3, 11, 6), Ink::Sand);
            pieces::hat(canvas, colour, beside);
        }
    }
    if let (Stage::Sowing { .. }, Some(origin)) = (table.stage, table.doing.at) {
        // The area the hand comes from.
        let at = middle(layout::area_box(origin));
        crate::ui::shape::corners(canvas, at, 7, 4, 1, Ink::Red);
    }
}

/// Whether a tile of a colour lies in a zone.
pub(super) fn has_colour(table: &Table, zone: Zone, colour: Colour) -> bool {
    let tiles = table.tiles[zone];
    let mut of = ZoneTile::of(colour).into_iter().flatten();
    of.any(|tile| tiles.contains(tile))
}

/// Road, beds of tiles and areas, and the rim of the lake.
fn ground(canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Brown);
    for x in (4..EDGE).step_by(8) {
        fill(canvas, area(x, 25, 3, 1), Ink::Clay);
        fill(canvas, area(x, 210, 3, 1), Ink::Clay);
    }
    for y in (40..200).step_by(8) {
        fill(canvas, area(2, y, 1, 3), Ink::Clay);
        fill(canvas, area(237, y, 1, 3), Ink::Clay);
    }
    fill(canvas, area(17, 37, 206, 162), Ink::Night);
    fill(canvas, area(39, 58, 162, 120), Ink::Clay);
    let (x, y, wide, high) = LAKE;
    fill(canvas, area(x - 1, y - 1, wide + 2, high + 2), Ink::White);
    fill(canvas, area(x, y, wide, high), Ink::Teal);
}

/// The zone tiles: the second action on its colour, the main action on sand.
fn tiles(table: &Table, canvas: &mut Canvas) {
    for zone in Zone::all() {
        for (tile, number) in table.tiles[zone].iter().zip(0..) {
            paint_tile(tile, layout::tile_box(zone, number), canvas);
        }
    }
}

/// A zone tile, upright or level.
fn paint_tile(tile: ZoneTile, (x, y, wide, high): layout::Box, canvas: &mut Canvas) {
    let row = ZONE_TILES[tile];
    let colour = tile.colour();
    let level = wide > high;
    let (half_wide, half_high) = if level {
        (wide >> 1, high)
    } else {
        (wide, high >> 1)
    };
    fill(
        canvas,
        area(x, y, half_wide, half_high),
        pieces::ink(colour),
    );
    let (main_x, main_y) = if level {
        (x + half_wide, y)
    } else {
        (x, y + half_high)
    };
    fill(
        canvas,
        area(main_x, main_y, half_wide, half_high),
        Ink::Sand,
    );
    pieces::hat(canvas, colour, Point::new(x + (half_wide >> 1), y + 3));
    let at = Point::new(x + (half_wide >> 1), y + 12);
    symbols(row.second, at, !level, canvas);
    let at = Point::new(main_x + (half_wide >> 1), main_y + (half_high >> 1));
    symbols(row.main, at, !level, canvas);
}

/// The signs of an action; a narrow tile shows two that overlap.
fn symbols(effect: Effect, at: Point, narrow: bool, canvas: &mut Canvas) {
    let signs = pieces::symbols(effect);
    if let (true, [(one, _), (other, _)]) = (narrow, signs.as_slice()) {
        one.paint(canvas, at - Point::new(4, 0));
        other.paint(canvas, at + Point::new(4, 0));
    } else {
        pieces::row(canvas, &signs, at);
    }
}

/// The Maharaja's places on the borders, the red one, and the marker.
fn corners(table: &Table, canvas: &mut Canvas) {
    for zone in Zone::all() {
        let at = layout::border(zone);
        let ink = if zone == Zone::West {
            Ink::Red
        } else {
            Ink::Brown
        };
        disc(canvas, at, 9, Ink::Sand);
        disc(canvas, at, 8, ink);
        if table.marker == zone {
            pieces::crown(canvas, at, Ink::Gold);
        }
    }
}

/// How an area stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// Not at all.
    Plain,
    /// Something can be done there.
    Open,
    /// In focus.
    Focus,
}

/// A work area with its workers and coins.
pub(super) fn paint_area(table: &Table, of: Area, look: Look, canvas: &mut Canvas) {
    let (x, y, wide, high) = layout::area_box(of);
    let (paper, edge) = match look {
        Look::Plain => (Ink::Sand, Ink::Brown),
        Look::Open => (Ink::White, Ink::Teal),
        Look::Focus => (Ink::Gold, Ink::White),
    };
    fill(canvas, area(x, y, wide, high), edge);
    let thick = if look == Look::Plain { 1 } else { 2 };
    fill(
        canvas,
        area(x + thick, y + thick, wide - 2 * thick, high - 2 * thick),
        paper,
    );
    let golden = Area::golden(of.zone()) == of;
    let workers = table.workers[of];
    for (number, &standing) in (0..WORKER_PLACES as i32).zip(&workers) {
        let at = layout::worker(of, number);
        match standing {
            Some(colour) => {
                if golden && number == 0 {
                    fill(canvas, area(at.x - 5, at.y - 6, 11, 13), Ink::Orange);
                }
                pieces::worker(canvas, colour, at);
            }
            None if golden && number == 0 => {
                fill(canvas, area(at.x - 4, at.y - 5, 9, 11), Ink::Orange);
                fill(canvas, area(at.x - 2, at.y - 1, 5, 3), Ink::Yellow);
            }
            None => fill(canvas, area(at.x - 3, at.y - 4, 7, 9), Ink::Clay),
        }
    }
    pieces::coins(canvas, table.area_coins[of], layout::coins(of));
}

/// The lake: the temple, the donation tiles in small, what the decade pays, the bridge and the rounds.
fn lake(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let (x, y, wide, high) = LAKE;
    for (row, left) in [(9, 10), (24, 70), (40, 4), (58, 80), (72, 22), (80, 60)] {
        let long = 14.min(wide - left);
        fill(canvas, area(x + left, y + row, long, 1), Ink::White);
        fill(
            canvas,
            area(x + left + 6, y + row + 2, long - 8, 1),
            Ink::White,
        );
    }
    let _ = high;
    pieces::temple(canvas, table.decade, Point::new(120, 115));
    let prestige: &PerZone<u8> = &TEMPLES[table.temple()];
    for zone in Zone::all() {
        stair(scene, zone, canvas);
        let (at, shape) = match zone {
            Zone::North => (Point::new(98, 87), Point::new(140, 88)),
            Zone::East => (Point::new(161, 105), Point::new(161, 134)),
            Zone::South => (Point::new(98, 153), Point::new(140, 154)),
            Zone::West => (Point::new(78, 105), Point::new(78, 134)),
        };
        let back = area(at.x - 9, at.y - 5, 17, 11);
        fill(canvas, back, Ink::White);
        pieces::stars(canvas, prestige[zone], at, Ink::Night);
        leaders(scene, zone, shape, canvas);
    }
    bridge(table, canvas);
    // The decade as strokes, and a dot for each round, full when it is over.
    for stroke in 0..i32::from(table.decade) {
        fill(canvas, area(67 + 4 * stroke, 78, 2, 9), Ink::Night);
    }
    let gone = i32::from(Zone::West.steps_to(table.marker));
    for round in 0..4 {
        let at = Point::new(69 + 7 * round, 92);
        disc(canvas, at, 3, Ink::Night);
        if round >= gone {
            disc(canvas, at, 2, Ink::White);
        }
    }
}

/// The bridge tile of the decade: what it asks for, and what it gives.
fn bridge(table: &Table, canvas: &mut Canvas) {
    let Some(bridge) = table.bridge() else {
        return;
    };
    let (occasion, gain) = BRIDGES[bridge];
    panel(canvas, area(147, 77, 28, 15), Ink::Sand, Ink::Brown);
    Icon::occasion(occasion).paint(canvas, Point::new(154, 84));
    pieces::row(canvas, &pieces::gains(gain), Point::new(167, 84));
}

/// A zone's donation tile in small: four pixels a place.
fn stair(scene: &AmritsarScene<'_>, zone: Zone, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let corner = layout::stair(zone);
    for place in places(table.seats.count()).iter() {
        let at = stair_place(corner, place, table.seats.count());
        fill(canvas, area(at.x, at.y, 4, 4), Ink::Brown);
        let owner = owner(table, zone, place);
        let ink = owner.map_or(Ink::White, |seat| scene.players[seat].livery.ink());
        fill(canvas, area(at.x, at.y, 3, 3), ink);
    }
}

/// The corner of a place of the small donation tile.
fn stair_place(corner: Point, place: DonationPlace, players: u8) -> Point {
    let narrower = 4 - i32::from(players.clamp(2, 4));
    let (level, column) = (place.level().index() as i32, i32::from(place.column()));
    corner + Point::new(4 * column + 2 * level + 2 * narrower, -4 * level - 4)
}

/// Whose marker lies on a place.
pub(super) fn owner(table: &Table, zone: Zone, place: DonationPlace) -> Option<Seat> {
    let mut seats = table.seats.iter();
    seats.find(|&seat| table.donated[seat][zone].contains(place))
}

/// Those with most markers in a zone.
fn leaders(scene: &AmritsarScene<'_>, zone: Zone, at: Point, canvas: &mut Canvas) {
    let table = &scene.view.table;
    for (seat, number) in table.leaders(zone).zip(0..) {
        let spot = at + Point::new(7 * number, 0);
        scene.players[seat].livery.paint_small(canvas, spot);
    }
}

/// The elephants on their road.
fn elephants(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    for zone in Zone::all() {
        let here = table
            .seats
            .iter()
            .filter(|&seat| table.boards[seat].elephant == Some(zone));
        for (seat, number) in here.zip(0..) {
            let at = layout::elephant(zone, number);
            pieces::elephant(canvas, scene.players[seat].livery, at);
            let load = table.boards[seat].load;
            fill(canvas, area(at.x + 3, at.y - 6, 5, 7), Ink::White);
            tiny(canvas, load, at + Point::new(4, -5), Ink::Night);
        }
    }
}

/// The roads that the elephant can take, what each costs, and the loss at the Maharaja.
fn roads(scene: &AmritsarScene<'_>, all: &[Item], focus: Item, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let board = &table.boards[scene.seat];
    for zone in Zone::all() {
        let item = Item::Zone(zone);
        if !all.contains(&item) {
            continue;
        }
        let open = super::items::can(scene, item);
        let edge = match (item == focus, open) {
            (true, _) => Ink::Gold,
            (false, true) => Ink::Teal,
            (false, false) => Ink::Stone,
        };
        let road = layout::road_box(zone);
        if item == focus {
            let (x, y, wide, high) = road;
            fill(canvas, area(x, y, wide, high), Ink::Clay);
        }
        pieces::edge(canvas, road, edge);
        let Some(here) = board.elephant else { continue };
        let at = layout::fare(zone);
        // While workers are in focus, numbers are about them.
        if here != zone && matches!(focus, Item::Zone(_)) {
            let coins = here.steps_to(zone).saturating_sub(1);
            let ground = match (open, item == focus) {
                (false, _) => Ink::Stone,
                (true, true) => Ink::Gold,
                (true, false) => Ink::White,
            };
            pieces::badge(canvas, coins, at, ground);
        }
        if item == focus && say::penalty(scene, zone) > 0 {
            let at = layout::border(table.marker);
            disc(canvas, at, 10, Ink::Red);
            fill(canvas, area(at.x - 6, at.y - 1, 4, 2), Ink::White);
            tiny(
                canvas,
                say::penalty(scene, zone),
                at + Point::new(1, -2),
                Ink::White,
            );
        }
    }
}
