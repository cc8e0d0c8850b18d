//! Where things lie on each screen, and in which order the cross finds them.
//!
//! Points only: it paints nothing and knows no rule.

use super::AmritsarScene;
use super::items::{Item, Items, Screen};
use crate::faces::parts::brush::*;
use crate::games::amritsar::data::{
    Area, Colour, DonationPlace, GoalPlace, GoalType, Resource, TRACK_STEPS, Track, Zone, places,
};
use crate::games::amritsar::state::Table;
use crate::kernel::id::Id;

/// A corner with a width and a height.
pub(super) type Box = (i32, i32, i32, i32);

/// The middle of a box.
pub(super) const fn middle((x, y, wide, high): Box) -> Point {
    Point::new(x + (wide >> 1), y + (high >> 1))
}

/// The lake, on which choices stand.
pub(super) const LAKE: Box = (63, 75, 114, 86);

/// A work area on the board.
pub(super) const fn area_box(area: Area) -> Box {
    match area {
        Area::N1 => (63, 58, 57, 17),
        Area::N2 => (120, 58, 57, 17),
        Area::E1 => (177, 75, 24, 43),
        Area::E2 => (177, 118, 24, 43),
        Area::S1 => (120, 161, 57, 17),
        Area::S2 => (63, 161, 57, 17),
        Area::W1 => (39, 118, 24, 43),
        Area::W2 => (39, 75, 24, 43),
    }
}

/// The middle of a worker's place in an area, clockwise from 0.
pub(super) const fn worker(area: Area, number: i32) -> Point {
    let (x, y, wide, high) = area_box(area);
    let (column, row) = (number & 1, number >> 1);
    match area.zone() {
        Zone::North => Point::new(x + 7 + 11 * number, y + 8),
        Zone::East => Point::new(x + 17 - 11 * column, y + 8 + 13 * row),
        Zone::South => Point::new(x + wide - 8 - 11 * number, y + 8),
        Zone::West => Point::new(x + 6 + 11 * column, y + high - 9 - 13 * row),
    }
}

/// The coin place of an area.
pub(super) const fn coins(area: Area) -> Point {
    let (x, y, _, high) = area_box(area);
    match area.zone() {
        Zone::North => Point::new(x + 50, y + 9),
        Zone::East => Point::new(x + 12, y + high - 9),
        Zone::South => Point::new(x + 6, y + 9),
        Zone::West => Point::new(x + 12, y + 8),
    }
}

/// A zone tile on the board, clockwise from 0.
pub(super) const fn tile_box(zone: Zone, number: i32) -> Box {
    match zone {
        Zone::North => (40 + 54 * number, 38, 52, 19),
        Zone::East => (202, 59 + 40 * number, 20, 38),
        Zone::South => (148 - 54 * number, 179, 52, 19),
        Zone::West => (18, 139 - 40 * number, 20, 38),
    }
}

/// The road of a zone, on which elephants stand.
pub(super) const fn road_box(zone: Zone) -> Box {
    match zone {
        Zone::North => (40, 22, 160, 15),
        Zone::East => (223, 59, 17, 118),
        Zone::South => (40, 199, 160, 15),
        Zone::West => (0, 59, 17, 118),
    }
}

/// Where an elephant stands on the road of a zone.
pub(super) const fn elephant(zone: Zone, number: i32) -> Point {
    match zone {
        Zone::North => Point::new(58 + 25 * number, 29),
        Zone::East => Point::new(231, 70 + 23 * number),
        Zone::South => Point::new(182 - 25 * number, 206),
        Zone::West => Point::new(8, 161 - 23 * number),
    }
}

/// Where the load of that elephant stands: behind it, or below it where the road is narrow.
pub(super) const fn load(zone: Zone, number: i32) -> Point {
    let at = elephant(zone, number);
    match zone {
        Zone::North => Point::new(at.x - 12, at.y),
        Zone::South => Point::new(at.x + 12, at.y),
        Zone::East | Zone::West => Point::new(at.x, at.y + 11),
    }
}

/// A zone's banner, in the corner before its first area.
pub(super) const fn banner(zone: Zone) -> Box {
    match zone {
        Zone::North => (39, 58, 24, 17),
        Zone::East => (177, 58, 24, 17),
        Zone::South => (177, 161, 24, 17),
        Zone::West => (39, 161, 24, 17),
    }
}

/// What landing in an area costs, on the lake before it, and the way to each hat beside that. What is chosen there has its
/// question in the upper corners.
pub(super) const fn landing(area: Area, chooses: bool) -> (Point, [Point; 3]) {
    let upper = if chooses { 105 } else { 83 };
    let at = match area {
        Area::N1 => Point::new(84, 79),
        Area::N2 => Point::new(136, 79),
        Area::E1 => Point::new(171, upper),
        Area::E2 => Point::new(171, 134),
        Area::S1 => Point::new(138, 157),
        Area::S2 => Point::new(84, 157),
        Area::W1 => Point::new(69, 134),
        Area::W2 => Point::new(69, upper),
    };
    let hats = match area.zone() {
        Zone::North => [Point::new(12, 0), Point::new(23, 0), Point::new(12, 6)],
        Zone::South => [Point::new(12, 0), Point::new(12, -6), Point::new(23, -6)],
        Zone::East | Zone::West => [Point::new(0, 10), Point::new(0, 16), Point::new(0, 22)],
    };
    (at, hats)
}

/// Where the cost of a ride stands.
pub(super) const fn fare(zone: Zone) -> Point {
    match zone {
        Zone::North => Point::new(180, 29),
        Zone::East => Point::new(231, 160),
        Zone::South => Point::new(60, 206),
        Zone::West => Point::new(8, 76),
    }
}

/// The Maharaja's place on the border after a zone.
pub(super) const fn border(zone: Zone) -> Point {
    match zone {
        Zone::North => Point::new(212, 47),
        Zone::East => Point::new(212, 189),
        Zone::South => Point::new(28, 189),
        Zone::West => Point::new(28, 47),
    }
}

/// The lower left corner of a zone's small donation tile on the lake.
pub(super) const fn stair(zone: Zone) -> Point {
    match zone {
        Zone::North => Point::new(108, 94),
        Zone::East => Point::new(151, 125),
        Zone::South => Point::new(108, 159),
        Zone::West => Point::new(65, 125),
    }
}

/// The temple, on the lake.
pub(super) const TEMPLE_ON_LAKE: Box = (89, 96, 63, 41);
/// A swap, on the lake.
pub(super) const SWAP_ON_LAKE: Point = Point::new(150, 143);
/// To skip an area for a coin.
pub(super) const SKIP: Box = (109, 106, 26, 36);
/// To skip an area free.
pub(super) const SKIP_FREE: Box = (141, 106, 26, 36);

/// One of some cells of a choice on the lake: up to four in a row, five and more in rows of three.
pub(super) fn cell(count: usize, number: usize) -> Box {
    let a_row = if count > 4 { 3 } else { count.max(1) } as i32;
    let (mut row, mut column) = (0, number as i32);
    while column >= a_row {
        (row, column) = (row + 1, column - a_row);
    }
    let in_row = a_row.min(count as i32 - a_row * row);
    let left = 120 - ((27 * in_row) >> 1);
    let high = if count > 4 { 28 } else { 36 };
    let top = if count > 4 { 99 } else { 106 };
    (left + 27 * column, top + 30 * row, 26, high)
}

/// One of the ways to do something, in a panel in the middle of the screen: the middle of its cell.
pub(super) fn way(count: usize, number: usize) -> Point {
    middle(way_box(count, number))
}

/// The cell of a way.
pub(super) fn way_box(count: usize, number: usize) -> Box {
    let a_row = count.clamp(1, 4) as i32;
    let (mut row, mut column) = (0, number as i32);
    while column >= a_row {
        (row, column) = (row + 1, column - a_row);
    }
    let left = 120 - 26 * a_row;
    let top = ways_top(count) + 22;
    (left + 52 * column, top + 30 * row, 50, 28)
}

/// How many rows the ways take.
const fn way_rows(count: usize) -> i32 {
    (count as i32 + 3) >> 2
}

/// The top of the panel of ways.
pub(super) const fn ways_top(count: usize) -> i32 {
    118 - 15 * way_rows(count) - 14
}

/// The panel of ways.
pub(super) fn ways_box(count: usize) -> Box {
    let wide = count.clamp(2, 4) as i32 * 52 + 10;
    let high = 30 * way_rows(count) + 26;
    (120 - (wide >> 1), ways_top(count), wide, high)
}

// --- A zone from near ---------------------------------------------------------------------------------------------------

/// A zone tile from near.
pub(super) const fn near_tile(number: i32) -> Box {
    (3 + 79 * number, 25, 76, 54)
}

/// The elephant's road from near.
pub(super) const ROAD: Box = (152, 82, 85, 25);
/// The end of the actions.
pub(super) const END: Box = (182, 184, 55, 26);
/// A swap.
pub(super) const SWAP: Box = (182, 155, 55, 26);
/// The temple's panel.
pub(super) const TEMPLE: Box = (182, 112, 55, 40);

/// A place of the donation tile from near: levels of 24, places of 21.
pub(super) fn near_place(place: DonationPlace, players: u8) -> Box {
    let (level, column) = (place.level().index() as i32, i32::from(place.column()));
    let wide = match players {
        0..=2 => 4,
        3 => 5,
        _ => 6,
    };
    let left = 28 + (((6 - wide) * 21) >> 1);
    // Half a place further in on each level.
    let shift = (21 * level) >> 1;
    (left + shift + 21 * column, 188 - 25 * level, 20, 22)
}

/// All that can be looked at in a zone.
pub(super) fn zone_items(scene: &AmritsarScene<'_>, zone: Zone) -> Items {
    let table = &scene.view.table;
    let mut items = Items::new();
    let tiles = table.tiles[zone];
    let all = tiles
        .iter()
        .map(Item::Main)
        .chain([Item::Temple, Item::Bridge]);
    for item in all {
        // Five.
        let _ = items.push(item);
    }
    items
}

// --- The own board ------------------------------------------------------------------------------------------------------

/// One of the storages: the printed one, then the tiles.
pub(super) const fn storage(number: i32) -> Box {
    (2 + 59 * number, 38, 58, 28)
}

/// A mahout place.
pub(super) const fn mahout(colour: Colour) -> Box {
    (2 + 29 * colour as i32, 82, 28, 30)
}

/// A goal place.
pub(super) const fn goal(place: GoalPlace) -> Box {
    (122 + 29 * place as i32, 82, 28, 30)
}

/// A place of a knowledge track, from 0; the eighth is beyond.
pub(super) const fn step(track: Track, number: u8) -> Box {
    (26 + 26 * number as i32, 117 + 22 * track as i32, 26, 21)
}

/// The tax track.
pub(super) const TAX: Box = (2, 186, 158, 26);
/// The elephant.
pub(super) const LOAD: Box = (162, 186, 76, 26);

/// All that lies on the own board.
pub(super) fn own_items(scene: &AmritsarScene<'_>) -> heapless::Vec<Item, 40> {
    let board = &scene.view.table.boards[scene.seat];
    let mut items = heapless::Vec::new();
    let steps =
        Track::all().flat_map(|track| (0..=TRACK_STEPS).map(move |step| Item::Step(track, step)));
    let all = board
        .storage
        .iter()
        .map(Item::Storage)
        .chain(Colour::all().map(Item::MahoutPlace))
        .chain(GoalPlace::all().map(Item::GoalPlace))
        .chain(steps)
        .chain([Item::Tax, Item::Load]);
    for item in all {
        // Three storage tiles, eight places, 24 steps and two more.
        let _ = items.push(item);
    }
    items
}

/// The middle of a thing on the own board.
pub(super) fn own(scene: &AmritsarScene<'_>, item: Item) -> Point {
    let table = &scene.view.table;
    middle(own_box(table, scene, item))
}

/// Where a thing lies on the own board.
pub(super) fn own_box(table: &Table, scene: &AmritsarScene<'_>, item: Item) -> Box {
    let board = &table.boards[scene.seat];
    match item {
        Item::Storage(tile) => {
            let number = board.storage.iter().position(|own| own == tile);
            storage(1 + number.unwrap_or(0) as i32)
        }
        Item::MahoutPlace(colour) => mahout(colour),
        Item::GoalPlace(place) => goal(place),
        Item::Step(track, number) => step(track, number),
        Item::Track(track) => step(track, board.tracks[track].min(TRACK_STEPS)),
        Item::Load => LOAD,
        _ => TAX,
    }
}

// --- Market, workshop, goals --------------------------------------------------------------------------------------------

/// A purchase or a sale.
pub(super) const fn trade(resource: Resource, buy: bool) -> Box {
    (
        31 + 45 * resource as i32,
        if buy { 135 } else { 163 },
        44,
        26,
    )
}

/// The coin before the market.
pub(super) const COIN: Box = (4, 191, 62, 20);
/// The end of the market.
pub(super) const LEAVE: Box = (70, 191, 96, 20);

/// A storage tile on display, by its number from 0.
pub(super) fn display(number: usize) -> Box {
    let (mut row, mut column) = (0, number as i32);
    while column >= 6 {
        (row, column) = (row + 1, column - 6);
    }
    (3 + 39 * column, 37 + 28 * row, 38, 27)
}

/// A goal place in the workshop.
pub(super) const fn new_goal(place: GoalPlace) -> Box {
    (3 + 39 * place as i32, 109, 38, 27)
}

/// A mahout in the workshop, by its number from 0.
pub(super) const fn new_mahout(number: i32) -> Box {
    (3 + 39 * number, 152, 38, 27)
}

/// To leave an upgrade.
pub(super) const DECLINE: Box = (70, 186, 100, 24);

/// A goal's card.
pub(super) const fn card(goal: GoalType) -> Box {
    let (column, row) = (goal as i32 & 1, goal as i32 >> 1);
    (3 + 118 * column, 40 + 86 * row, 116, 84)
}

/// The middle of a thing on a screen, among all that are there.
pub(super) fn spot(scene: &AmritsarScene<'_>, on: Screen, all: &Items, item: Item) -> Point {
    let table = &scene.view.table;
    let number = || all.iter().position(|&other| other == item).unwrap_or(0);
    match on {
        Screen::Board => match item {
            Item::Zone(zone) => middle(road_box(zone)),
            Item::Area(area) => middle(area_box(area)),
            Item::Temple => middle(TEMPLE_ON_LAKE),
            Item::Swap => SWAP_ON_LAKE,
            Item::Skip => middle(SKIP),
            Item::SkipFree => middle(SKIP_FREE),
            _ => middle(cell(all.len(), number())),
        },
        Screen::Zone(zone) => match item {
            Item::Main(tile) | Item::Second(tile) => {
                let tiles = table.tiles[zone];
                let at = tiles.iter().position(|other| other == tile).unwrap_or(0);
                let (x, y, wide, high) = near_tile(at as i32);
                let second = matches!(item, Item::Second(_));
                let down = if second {
                    high >> 2
                } else {
                    high - (high >> 2)
                };
                Point::new(x + (wide >> 1), y + down)
            }
            Item::Place(place) => middle(near_place(place, table.seats.count())),
            Item::Elephant => middle(ROAD),
            Item::Swap => middle(SWAP),
            Item::Temple | Item::Bridge => middle(TEMPLE),
            _ => middle(END),
        },
        Screen::Own => own(scene, item),
        Screen::Market => match item {
            Item::Buy(resource) => middle(trade(resource, true)),
            Item::Sell(resource) => middle(trade(resource, false)),
            Item::Coin => middle(COIN),
            _ => middle(LEAVE),
        },
        Screen::Workshop => middle(workshop(table, scene, item)),
        Screen::Goals => match item {
            Item::Goal(goal) => middle(card(goal)),
            _ => Point::new(120, 118),
        },
    }
}

/// Where a thing lies in the workshop.
pub(super) fn workshop(table: &Table, scene: &AmritsarScene<'_>, item: Item) -> Box {
    match item {
        Item::Storage(tile) => {
            let number = table.display.iter().position(|other| other == tile);
            display(number.unwrap_or(0))
        }
        Item::GoalPlace(place) => new_goal(place),
        Item::NewMahout(mahout) => {
            let left = table.boards[scene.seat].unplaced();
            let number = left.iter().position(|other| other == mahout);
            new_mahout(number.unwrap_or(0) as i32)
        }
        _ => DECLINE,
    }
}

const _: () = assert!(places(4).bits().count_ones() == 18, "three rows of six fit");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_lies_within_its_panel() {
        for count in 1..=16 {
            let (x, y, wide, high) = ways_box(count);
            for number in 0..count {
                let (left, top, cell_wide, cell_high) = way_box(count, number);
                assert!(
                    left >= x && left + cell_wide <= x + wide,
                    "{number} of {count}: {left}"
                );
                assert!(
                    top >= y && top + cell_high <= y + high,
                    "{number} of {count}: {top}"
                );
            }
        }
    }
}
