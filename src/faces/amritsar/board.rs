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
    banners(scene, canvas);
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
    banners(scene, canvas);
    elephants(scene, canvas);
    if chooses {
        pick::paint(scene, &all, item, canvas);
    }
    previews(scene, item, (&lands, chooses), canvas);
    if item == Item::Temple && !chooses {
        focus_temple(canvas);
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

/// Corners round the temple: its pieces and the stairs beside it stay in sight.
fn focus_temple(canvas: &mut Canvas) {
    pieces::corners(canvas, layout::TEMPLE_ON_LAKE, 8, 3, Ink::Gold);
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
fn previews(
    scene: &AmritsarScene<'_>,
    item: Item,
    (lands, chooses): (&Landings, bool),
    canvas: &mut Canvas,
) {
    let table = &scene.view.table;
    let last = last_colours(table, item);
    for &(to, cost) in lands {
        // On the lake, so that no worker is hidden, and clear of the stairs.
        let (at, beside) = layout::landing(to, chooses);
        let ground = if cost > 0 { Ink::Gold } else { Ink::White };
        pieces::badge(canvas, cost, at, ground);
        let fitting = Colour::all()
            .filter(|&colour| last.contains(colour) && has_colour(table, to.zone(), colour));
        // Three tiles lie in a zone: three hats are the most.
        for (colour, beside) in fitting.zip(beside) {
            let beside = at + beside;
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

/// Road, beds of tiles and areas, and the shore of the lake.
fn ground(canvas: &mut Canvas) {
    // A sandy path between kerbs, with beads along them.
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Brown);
    for x in (2..EDGE).step_by(7) {
        fill(canvas, area(x, 22, 2, 2), Ink::Clay);
        fill(canvas, area(x, 212, 2, 2), Ink::Clay);
    }
    for y in (27..208).step_by(7) {
        fill(canvas, area(0, y, 2, 2), Ink::Clay);
        fill(canvas, area(238, y, 2, 2), Ink::Clay);
    }
    fill(canvas, area(16, 36, 208, 164), Ink::Clay);
    fill(canvas, area(17, 37, 206, 162), Ink::Night);
    fill(canvas, area(39, 58, 162, 120), Ink::Clay);
    // Steps of marble, and the shade below them.
    let (x, y, wide, high) = LAKE;
    for (inward, ink) in [
        (-1, Ink::White),
        (1, Ink::Silver),
        (2, Ink::Night),
        (3, Ink::Teal),
    ] {
        let within = area(x + inward, y + inward, wide - 2 * inward, high - 2 * inward);
        fill(canvas, within, ink);
    }
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
    pieces::hat_on_own(canvas, colour, Point::new(x + (half_wide >> 1), y + 3));
    let at = Point::new(x + (half_wide >> 1), y + 12);
    symbols(row.second, at, level, canvas);
    let at = Point::new(main_x + (half_wide >> 1), main_y + (half_high >> 1));
    symbols(row.main, at, level, canvas);
}

/// The signs of an action; an upright tile is narrow.
fn symbols(effect: Effect, at: Point, level: bool, canvas: &mut Canvas) {
    let signs = pieces::symbols(effect);
    if level {
        pieces::row(canvas, &signs, at);
    } else {
        pieces::narrow(canvas, &signs, at);
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
        disc(canvas, at, 9, Ink::Gold);
        disc(canvas, at, 8, ink);
        disc(canvas, at, 6, Ink::Sand);
        disc(canvas, at, 5, ink);
        if table.marker == zone {
            disc(canvas, at, 8, Ink::Dusk);
            pieces::maharaja(canvas, at);
        }
        if zone == Zone::West {
            // Where a decade ends: a flag, for eyes that see no red.
            let pole = at - Point::new(9, 9);
            fill(canvas, area(pole.x - 1, pole.y, 9, 6), Ink::Night);
            fill(canvas, area(pole.x, pole.y, 1, 12), Ink::White);
            for row in 0..4 {
                let wide = if row & 1 == 0 { 6 } else { 5 };
                fill(
                    canvas,
                    area(pole.x + 1, pole.y + 1 + row, wide, 1),
                    Ink::White,
                );
            }
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

/// The lake: the temple and the donation tiles in small.
fn lake(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    let (x, y, wide, _) = LAKE;
    for (row, left) in [
        (8, 8),
        (22, 82),
        (27, 12),
        (61, 88),
        (66, 16),
        (79, 84),
        (77, 8),
    ] {
        let long = 14.min(wide - left);
        fill(canvas, area(x + left, y + row, long, 1), Ink::White);
        let below = area(x + left + 6, y + row + 2, long - 8, 1);
        fill(canvas, below, Ink::White);
    }
    // The causeway to the temple.
    fill(canvas, area(65, 129, 27, 5), Ink::Night);
    fill(canvas, area(65, 129, 27, 4), Ink::White);
    for post in (67..90).step_by(4) {
        fill(canvas, area(post, 131, 2, 2), Ink::Silver);
    }
    pieces::temple(canvas, scene.view.table.decade, Point::new(120, 117));
    for zone in Zone::all() {
        stair(scene, zone, canvas);
    }
}

/// What stands in the corners: each zone's banner, the decade with its rounds, and the bridge tile.
fn banners(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let prestige: &PerZone<u8> = &TEMPLES[table.temple()];
    for zone in Zone::all() {
        banner(scene, zone, prestige[zone], canvas);
    }
    bridge(table, canvas);
    // The decade as strokes, and a dot for each round, full when it is over.
    panel(canvas, area(1, 23, 38, 13), Ink::Sand, Ink::Night);
    for stroke in 0..i32::from(table.decade) {
        fill(canvas, area(4 + 3 * stroke, 26, 2, 8), Ink::Night);
    }
    let gone = i32::from(Zone::West.steps_to(table.marker));
    for round in 0..4 {
        let at = Point::new(17 + 6 * round, 29);
        disc(canvas, at, 2, Ink::Night);
        if round >= gone {
            fill(canvas, area(at.x - 1, at.y - 1, 3, 3), Ink::White);
        }
    }
}

/// A zone's banner, pointing to its areas: what the temple pays there, and who would get it.
fn banner(scene: &AmritsarScene<'_>, zone: Zone, prestige: u8, canvas: &mut Canvas) {
    let (x, y, wide, high) = layout::banner(zone);
    panel(canvas, area(x, y, wide, high), Ink::White, Ink::Brown);
    let tip = match zone {
        Zone::North => area(x + wide - 1, y + 6, 3, 5),
        Zone::East => area(x + 10, y + high - 1, 5, 3),
        Zone::South => area(x - 2, y + 6, 3, 5),
        Zone::West => area(x + 10, y - 2, 5, 3),
    };
    fill(canvas, tip, Ink::White);
    let number = Sentence::of(format_args!("{prestige}"));
    let at = Point::new(x + 2, y + 1);
    text::draw(
        canvas,
        number.as_str(),
        at,
        Align::Left,
        Type::Label,
        Ink::Night,
    );
    let table = &scene.view.table;
    let ahead = table.leaders(zone);
    // More than two need the star's room.
    let many = table.leaders(zone).count() > 2;
    if !many {
        Icon::Star.paint(canvas, Point::new(x + 12, y + 8));
    }
    for (seat, number) in ahead.zip(0..) {
        let spot = match (many, table.leaders(zone).count()) {
            (false, 1) => Point::new(x + 20, y + 8),
            (false, _) => Point::new(x + 20, y + 4 + 8 * number),
            (true, _) => Point::new(x + 12 + 8 * (number & 1), y + 4 + 8 * (number >> 1)),
        };
        scene.players[seat].livery.paint_on_paper(canvas, spot);
    }
}

/// The bridge tile of the decade: what it asks for, and what it gives.
fn bridge(table: &Table, canvas: &mut Canvas) {
    let Some(bridge) = table.bridge() else {
        return;
    };
    let (occasion, gain) = BRIDGES[bridge];
    panel(canvas, area(208, 22, 30, 15), Ink::Sand, Ink::Night);
    Icon::occasion(occasion).paint(canvas, Point::new(216, 29));
    pieces::row(canvas, &pieces::gains(gain), Point::new(230, 29));
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
            let livery = scene.players[seat].livery;
            // The way it rides, clockwise; beside the lake they look at it.
            match zone {
                Zone::North | Zone::West => pieces::elephant(canvas, livery, at),
                Zone::East | Zone::South => pieces::elephant_left(canvas, livery, at),
            }
            pieces::load(canvas, table.boards[seat].load, layout::load(zone, number));
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
