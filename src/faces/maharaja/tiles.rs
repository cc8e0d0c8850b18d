//! What changes the rules of this match, and in the solo game Brahmabot's tiles: two open ones and one face down.
//!
//! Knows only what everybody sees of them.

use super::{MaharajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::plain,
    games::maharaja::{
        state::BRAHMABOT,
        tiles::{Goal, Order, Slot, TILES, Tile},
    },
    kernel::id::Id,
    words::{OptionText, maharaja::Topic},
};

/// Paints the special rules and the final scoring; with Brahmabot, his tiles below them.
pub(super) fn paint(scene: &MaharajaScene<'_>, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    let mut y = BAR + 3;
    let options = texts.options();
    let switches = table.options;
    let rules = [
        (switches.first_rank, &options.first_rank),
        (switches.weak_outer, &options.weak_outer),
        (switches.dear_statues, &options.dear_statues),
        (switches.display_only, &options.display_only),
    ];
    let on = || rules.into_iter().filter(|(on, _)| *on);
    // Above the tiles there is room for three rules in full; of more only the names are read.
    let short = table.options.solo.is_some() && on().count() > 2;
    for (_, rule) in on() {
        y = line(rule.name, rule, short, y, canvas);
    }
    let tile = texts.final_tile(table.options.final_tile);
    let name = Sentence::of(format_args!("{}: {}", options.final_tile.name, tile.name));
    y = line(name.as_str(), tile, short, y, canvas);
    if table.options.solo.is_some() {
        row(scene, y.max(bar::FOOT - 106), canvas);
    }
    bar::top(scene, canvas);
    let what = match table.options.solo {
        Some(level) => Sentence::of(format_args!(
            "{}: {}",
            texts.heading(Topic::Brahmabot),
            texts.level(Some(level)).name
        )),
        None => plain(texts.labels().rules),
    };
    bar::bottom(canvas, what.as_str(), "", EDGE - 10);
}

/// A rule: its name, and what it means if there is room; answers where the next one begins.
fn line(name: &str, rule: &OptionText, short: bool, y: i32, canvas: &mut Canvas) -> i32 {
    let at = Point::new(6, y);
    text::draw(canvas, name, at, Align::Left, Type::Body, Ink::Gold);
    if short {
        return y + 16;
    }
    let at = Point::new(6, y + 16);
    let about = bar::fitting(rule.about, Type::Small, EDGE - 10);
    text::draw(canvas, about, at, Align::Left, Type::Small, Ink::White);
    y + 31
}

/// Brahmabot's row of tiles.
fn row(scene: &MaharajaScene<'_>, y: i32, canvas: &mut Canvas) {
    let row = &table(scene).row;
    let [left, middle] = row.open;
    // Before the first round there is no row yet.
    let laid = left.is_some();
    for (slot, tile) in Slot::all().zip([left, middle, row.revealed]) {
        let at = Point::new(3 + 79 * slot.index() as i32, y);
        let used = tile.is_some() && table(scene).tile_in_use() == tile;
        let (ground, edge) = match (used, tile) {
            (true, _) => (Ink::Gold, Ink::White),
            (false, Some(_)) => (Ink::Sand, Ink::Gold),
            (false, None) => (Ink::Dusk, Ink::Stone),
        };
        panel(canvas, area(at.x, at.y, 76, 103), ground, edge);
        match tile {
            Some(tile) => open_tile(scene, tile, at, canvas),
            None if laid => face_down(scene, at, canvas),
            None => {}
        }
    }
}

fn face_down(scene: &MaharajaScene<'_>, at: Point, canvas: &mut Canvas) {
    let hidden = say::texts(scene).labels().tile_hidden;
    pieces::large_crown(canvas, at + Point::new(38, 40));
    let at = at + Point::new(38, 66);
    text::draw(canvas, hidden, at, Align::Centre, Type::Small, Ink::White);
}

/// A tile that lies open: what he builds, where he goes, and its tick.
fn open_tile(scene: &MaharajaScene<'_>, tile: Tile, at: Point, canvas: &mut Canvas) {
    let (printed, texts) = (&TILES[tile], say::texts(scene));
    let ink = scene.players[BRAHMABOT].livery.ink();
    let write = |canvas: &mut Canvas, text: &str, x, y, align| {
        let text = bar::fitting(text, Type::Small, 72);
        text::draw(
            canvas,
            text,
            at + Point::new(x, y),
            align,
            Type::Small,
            Ink::Night,
        );
    };
    let mut x = 14;
    for order in printed.top {
        let spot = at + Point::new(x, 12);
        match order {
            Order::ShrineMaharaja => pieces::large_shrine(canvas, ink, spot),
            _ => pieces::statue(canvas, ink, spot),
        }
        x += 16;
    }
    let mut y = 20;
    for (number, order) in printed.top.iter().enumerate() {
        // The same order twice is said once.
        if number == 0 || printed.top.get(number - 1) != Some(order) {
            let mut lines = text::lines(texts.order(*order), Type::Small, 72);
            for text in lines.by_ref().take(2) {
                write(canvas, text, 3, y, Align::Left);
                y += 11;
            }
        }
    }
    fill(canvas, area(at.x + 3, at.y + 72, 70, 1), Ink::Brown);
    let name = texts.goal(printed.goal);
    match printed.goal {
        Goal::City(city) => {
            pieces::shield(canvas, city, at + Point::new(9, 82));
            write(canvas, name, 17, 75, Align::Left);
        }
        Goal::Maharaja => {
            pieces::crown(canvas, at + Point::new(38, 73));
            write(canvas, name, 38, 77, Align::Centre);
        }
    }
    // The tick: a mark in one of three boxes.
    for slot in Slot::all() {
        let spot = at + Point::new(18 + 15 * slot.index() as i32, 91);
        fill(canvas, area(spot.x, spot.y, 11, 9), Ink::Night);
        fill(canvas, area(spot.x + 1, spot.y + 1, 9, 7), Ink::White);
        if printed.tick == slot {
            pieces::tick(canvas, spot + Point::new(5, 4));
        }
    }
}
