//! A zone from near: its tiles with both actions, its areas, the elephants, the donation tile step by step.
//!
//! All actions of phase 2 and donations start here; looked at from elsewhere it shows the same, with nothing lit. It knows
//! no rule.

use super::items::{Item, items};
use super::layout::{self, middle};
use super::pieces::{self, Icon};
use super::{AmritsarScene, board, foot, pick, say};
use crate::faces::parts::{bar, bar::FOOT, brush::*, pieces::tick};
use crate::games::amritsar::data::{
    Area, BRIDGES, Effect, LEVELS, Level, Resource, TEMPLES, WORKER_PLACES, ZONE_TILES, Zone,
    ZoneTile, places,
};
use crate::games::amritsar::pending::Pending;
use crate::kernel::id::Id;

/// Paints a zone with a thing in focus; whoever only looks sees nothing lit.
pub(super) fn paint(
    scene: &AmritsarScene<'_>,
    zone: Zone,
    focus: Item,
    looks: bool,
    canvas: &mut Canvas,
) {
    let table = &scene.view.table;
    let all = if looks {
        Default::default()
    } else {
        items(scene)
    };
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    for (tile, number) in table.tiles[zone].iter().zip(0..) {
        paint_tile(
            scene,
            (tile, layout::near_tile(number)),
            &all,
            (focus, looks),
            canvas,
        );
    }
    areas(scene, zone, canvas);
    road(scene, zone, &all, focus, canvas);
    donations(scene, zone, &all, focus, canvas);
    temple(scene, zone, focus, canvas);
    for (item, within, icon) in [
        (Item::Swap, layout::SWAP, Icon::Swap),
        (Item::End, layout::END, Icon::End),
    ] {
        if all.contains(&item) {
            let (paper, edge) = pick::look(item == focus, true);
            let (x, y, wide, high) = within;
            panel(canvas, area(x, y, wide, high), paper, edge);
            icon.paint(canvas, middle(within));
        }
    }
    board::top(scene, canvas);
    let (name, does) = say::lines(scene, focus);
    if looks {
        let name = match focus {
            // It lies in no zone.
            Item::Bridge => name,
            _ => Sentence::of(format_args!("{}, {name}", say::texts(scene).zone(zone))),
        };
        let keys = say::texts(scene).labels().look_keys;
        bar::bottom(canvas, name.as_str(), keys, EDGE - 10);
    } else {
        foot::paint(scene, name.as_str(), does.as_str(), canvas);
    }
}

/// A tile: the second action with its worker above, the main action below.
fn paint_tile(
    scene: &AmritsarScene<'_>,
    (tile, (x, y, wide, high)): (ZoneTile, layout::Box),
    all: &[Item],
    (focus, looks): (Item, bool),
    canvas: &mut Canvas,
) {
    let table = &scene.view.table;
    let (texts, row) = (say::texts(scene), ZONE_TILES[tile]);
    let half = high >> 1;
    let (main, second) = (Item::Main(tile), Item::Second(tile));
    let lit = |item| match () {
        () if item == focus => Ink::White,
        () if all.contains(&item) => Ink::Teal,
        () => Ink::Stone,
    };
    let colour = pieces::ink(tile.colour());
    let (upper, lower) = if looks && main == focus {
        (colour, Ink::Gold)
    } else {
        (
            if second == focus { Ink::Gold } else { colour },
            if main == focus { Ink::Gold } else { Ink::Sand },
        )
    };
    for (top, paper, item) in [(y, upper, second), (y + half, lower, main)] {
        fill(canvas, area(x, top, wide, half), lit(item));
        fill(canvas, area(x + 2, top + 2, wide - 4, half - 4), paper);
    }
    // Text on the second action stands on sand: no ink is read on every colour.
    fill(canvas, area(x + 3, y + 13, wide - 6, 12), Ink::Sand);
    fill(canvas, area(x + 3, y + half + 13, wide - 6, 12), lower);
    pieces::hat_on_own(canvas, tile.colour(), Point::new(x + 10, y + 7));
    for (words, effect, top) in [
        (texts.second(tile), row.second, y),
        (texts.main(tile), row.main, y + half),
    ] {
        let words = label(words, effect, wide);
        let down = if words.is_empty() { 13 } else { 8 };
        let icons = Point::new(x + 38, top + down);
        pieces::row(canvas, &pieces::symbols(effect), icons);
        let inward = ((wide - text::width(words, Type::Small)) >> 1).min(4);
        let at = Point::new(x + inward, top + 12);
        text::draw(canvas, words, at, Align::Left, Type::Small, Ink::Night);
    }
    let doing = &table.doing;
    let chosen = !looks && doing.tile == Some(tile);
    for (done, item, top) in [(doing.second, second, y), (doing.main, main, y + half)] {
        let at = Point::new(x + wide - 10, top + 8);
        if chosen && done {
            tick(canvas, at);
        } else if !looks && !all.contains(&item) && table.stack.is_empty() {
            Icon::Lock.paint(canvas, at);
        }
    }
}

/// The words for an action on a tile so wide. Where they have no room the track is enough of a step; else the signs stand
/// for them. The bar below has them whole.
pub(super) fn label(words: &str, effect: Effect, wide: i32) -> &str {
    // Within the frame.
    let room = wide - 4;
    match effect {
        _ if text::width(words, Type::Small) <= room => words,
        Effect::Steps(..) => text::fitting(words, Type::Small, room),
        _ => "",
    }
}

/// Both work areas; the active worker stands in a frame.
fn areas(scene: &AmritsarScene<'_>, zone: Zone, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let here = Area::all().filter(|area| area.zone() == zone);
    for (of, number) in here.zip(0..) {
        let x = 3 + 74 * number;
        panel(canvas, area(x, 83, 72, 22), Ink::Sand, Ink::Brown);
        crate::faces::parts::pieces::tiny(
            canvas,
            number as u8 + 1,
            Point::new(x + 3, 86),
            Ink::Brown,
        );
        let golden = Area::golden(zone) == of;
        for (place, &standing) in (0..WORKER_PLACES as i32).zip(&table.workers[of]) {
            let at = Point::new(x + 13 + 12 * place, 94);
            let bed = match standing {
                _ if golden && place == 0 => Ink::Orange,
                Some(_) => Ink::Sand,
                None => Ink::Clay,
            };
            fill(canvas, area(at.x - 5, at.y - 7, 11, 14), bed);
            if let Some(colour) = standing {
                pieces::worker(canvas, colour, at);
            }
        }
        pieces::coins(canvas, table.area_coins[of], Point::new(x + 63, 94));
    }
}

/// The elephants that stand here, the own one with its markers.
fn road(scene: &AmritsarScene<'_>, zone: Zone, all: &[Item], focus: Item, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let (x, y, wide, high) = layout::ROAD;
    let (paper, edge) = match (focus == Item::Elephant, all.contains(&Item::Elephant)) {
        (true, _) => (Ink::Gold, Ink::White),
        (false, true) => (Ink::Brown, Ink::Teal),
        (false, false) => (Ink::Brown, Ink::Clay),
    };
    panel(canvas, area(x, y, wide, high), paper, edge);
    let here = table
        .seats
        .iter()
        .filter(|&seat| table.boards[seat].elephant == Some(zone));
    for (seat, number) in here.zip(0..) {
        let at = Point::new(x + 12 + 20 * number, y + 8);
        pieces::elephant(canvas, scene.players[seat].livery, at);
        pieces::load(canvas, table.boards[seat].load, at + Point::new(0, 11));
    }
}

/// The donation tile: its levels with what they cost and bring, the markers, and what can be filled now.
fn donations(
    scene: &AmritsarScene<'_>,
    zone: Zone,
    all: &[Item],
    focus: Item,
    canvas: &mut Canvas,
) {
    let table = &scene.view.table;
    let donating = table.stack.top() == Some(Pending::Donation);
    fill(canvas, area(0, 110, 180, FOOT - 110), Ink::Teal);
    for level in Level::all() {
        let y = 188 - 25 * level.index() as i32;
        let (cost, prestige) = LEVELS[level];
        let mut x = 9;
        for (resource, number) in Resource::all().zip(cost) {
            for _ in 0..number {
                Icon::resource(resource).paint(canvas, Point::new(x, y + 11));
                x += 10;
            }
        }
        let right = 28 + 126 - ((21 * level.index() as i32) >> 1);
        fill(canvas, area(right + 2, y + 5, 19, 13), Ink::White);
        pieces::stars(canvas, prestige, Point::new(right + 12, y + 11), Ink::Night);
    }
    for spot in places(table.seats.count()).iter() {
        let (x, y, wide, high) = layout::near_place(spot, table.seats.count());
        let item = Item::Place(spot);
        let (paper, edge) = match () {
            () if item == focus => (Ink::Gold, Ink::White),
            () if donating && all.contains(&item) => (Ink::White, Ink::Brown),
            () => (Ink::Sand, Ink::Clay),
        };
        panel(canvas, area(x, y, wide, high), paper, edge);
        if let Some(seat) = board::owner(table, zone, spot) {
            let at = middle((x, y, wide, high));
            scene.players[seat].livery.paint_on_paper(canvas, at);
        }
    }
}

/// The temple tile for this zone, who has how many markers, and the bridge.
fn temple(scene: &AmritsarScene<'_>, zone: Zone, focus: Item, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let (x, y, wide, high) = layout::TEMPLE;
    let (paper, edge) = pick::look(focus == Item::Temple, false);
    panel(canvas, area(x, y, wide, high), paper, edge);
    Icon::Temple.paint(canvas, Point::new(x + 9, y + 9));
    pieces::stars(
        canvas,
        TEMPLES[table.temple()][zone],
        Point::new(x + 30, y + 9),
        Ink::Night,
    );
    for (seat, number) in table.seats.iter().zip(0..) {
        let at = Point::new(x + 7 + 13 * number, y + 22);
        scene.players[seat].livery.paint_on_paper(canvas, at);
        let count = table.markers(seat, zone);
        let lead = table.leaders(zone).any(|leader| leader == seat);
        if lead {
            fill(canvas, area(at.x - 4, at.y + 5, 9, 10), Ink::Gold);
        }
        crate::faces::parts::pieces::tiny(canvas, count, at + Point::new(-1, 8), Ink::Night);
    }
    let Some(bridge) = table.bridge() else { return };
    if focus == Item::Bridge {
        let (occasion, gain) = BRIDGES[bridge];
        let (x, y, wide, high) = layout::SWAP;
        panel(canvas, area(x, y, wide, high), Ink::Gold, Ink::White);
        Icon::occasion(occasion).paint(canvas, Point::new(x + 15, y + 13));
        pieces::row(canvas, &pieces::gains(gain), Point::new(x + 37, y + 13));
    }
}
