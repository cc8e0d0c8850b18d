//! A player's board on one screen: storage, mahouts, goals, knowledge, tax and elephant; and all boards in small.
//!
//! Everything that will be counted or paid is visible together. It knows no rule.

use super::items::{Item, items};
use super::layout;
use super::pieces::{self, Icon};
use super::{AmritsarScene, board, pick, say, solo, workshop};
use crate::faces::parts::{bar, bar::FOOT, brush::*, pieces::tiny};
use crate::games::amritsar::data::{
    BEYOND, Colour, ELEPHANT_LOAD, GOAL_PLACES, GoalPlace, Good, START_SLOTS, STORAGE_PLACES,
    STORAGE_TILES, StorageTile, TAX, TRACK_STEPS, TRACKS, Track, TrackStep, UPGRADE_COST,
    UpgradeKind,
};
use crate::games::amritsar::view::GoalsSeen;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use crate::words::amritsar::Thing;

/// Paints the board of the seat with a thing in focus; whoever only looks sees nothing lit.
pub(super) fn paint(
    scene: &AmritsarScene<'_>,
    focus: Option<Item>,
    looks: bool,
    canvas: &mut Canvas,
) {
    let all = if looks {
        Default::default()
    } else {
        items(scene)
    };
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    let labels = say::texts(scene).labels();
    storage(scene, focus, canvas);
    let table = &scene.view.table;
    let own = &table.boards[scene.seat];
    let price = |kind: UpgradeKind| Icon::resource(UPGRADE_COST[kind]);
    for (caption, icon, x) in [
        (labels.mahouts, price(UpgradeKind::Mahout), 3),
        (labels.goals, price(UpgradeKind::Goal), 123),
    ] {
        let at = Point::new(x, 67);
        text::draw(canvas, caption, at, Align::Left, Type::Small, Ink::Silver);
        let beside = text::width(caption, Type::Small);
        icon.paint(canvas, Point::new(x + beside + 9, 74));
    }
    for colour in Colour::all() {
        let item = Item::MahoutPlace(colour);
        let (x, y, wide, high) = layout::mahout(colour);
        cell(
            (x, y, wide, high),
            pieces::ink(colour),
            lit(item, focus, &all),
            canvas,
        );
        fill(canvas, area(x + 3, y + 8, wide - 6, high - 11), Ink::Sand);
        pieces::hat_on_own(canvas, colour, Point::new(x + 14, y + 5));
        let at = Point::new(x + 14, y + 18);
        match own.mahouts[colour] {
            Some(mahout) => pieces::row(canvas, &pieces::mahout(mahout), at),
            None => scene.players[scene.seat].livery.paint_on_paper(canvas, at),
        }
    }
    for spot in GoalPlace::all() {
        goal(scene, spot, focus, &all, canvas);
    }
    for track in Track::all() {
        track_row(scene, track, focus, &all, canvas);
    }
    tax(scene, focus, canvas);
    load(scene, focus, canvas);
    board::top(scene, canvas);
    let Some(item) = focus else { return };
    let (name, does) = say::lines(scene, item);
    let keys = if looks {
        labels.look_keys
    } else {
        does.as_str()
    };
    bar::bottom(canvas, name.as_str(), keys, EDGE - 10);
}

/// The edge of a cell, and whether it is filled for the focus.
fn lit(item: Item, focus: Option<Item>, all: &[Item]) -> Ink {
    match () {
        () if focus == Some(item) => Ink::White,
        () if all.contains(&item) => Ink::Teal,
        () => Ink::Brown,
    }
}

/// A cell with a thick edge where it is lit.
fn cell((x, y, wide, high): layout::Box, paper: Ink, edge: Ink, canvas: &mut Canvas) {
    panel(canvas, area(x, y, wide, high), paper, edge);
    if edge != Ink::Brown {
        pieces::edge(canvas, (x, y, wide, high), edge);
    }
    if edge == Ink::White {
        fill(canvas, area(x + 2, y + 2, wide - 4, high - 4), Ink::Gold);
    }
}

/// The printed storage and the tiles, with what they hold: coins first, then resources.
fn storage(scene: &AmritsarScene<'_>, focus: Option<Item>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let own = &table.boards[scene.seat];
    let labels = say::texts(scene).labels();
    let (held, room) = (own.held(), own.capacity());
    let line = Sentence::of(format_args!("{} {held}/{room}", labels.storage));
    let at = Point::new(3, 23);
    text::draw(
        canvas,
        line.as_str(),
        at,
        Align::Left,
        Type::Small,
        Ink::White,
    );
    let free = say::count(scene, room.saturating_sub(held), Thing::Free);
    let at = Point::new(EDGE - 4, 23);
    text::draw(
        canvas,
        free.as_str(),
        at,
        Align::Right,
        Type::Small,
        Ink::Silver,
    );
    let mut goods = Good::all().flat_map(|good| (0..own.count(good)).map(move |_| good));
    let mut tiles = own.storage.iter();
    for number in 0..=i32::from(STORAGE_PLACES) {
        let within = layout::storage(number);
        let (x, y, wide, high) = within;
        let tile = if number == 0 { None } else { tiles.next() };
        let edge = tile.map_or(Ink::Brown, |tile| lit(Item::Storage(tile), focus, &[]));
        let slots = match tile {
            None if number == 0 => START_SLOTS,
            None => 0,
            Some(StorageTile::FreeElephant) if own.turned => START_SLOTS,
            Some(tile) => STORAGE_TILES[tile].slots,
        };
        let paper = if slots == 0 { Ink::Dusk } else { Ink::Sand };
        cell(within, paper, edge, canvas);
        if slots == 0 {
            let at = layout::middle((x, y, wide, high));
            scene.players[scene.seat].livery.paint_small(canvas, at);
        }
        if let Some(tile) = tile {
            workshop::storage(canvas, tile, Point::new(x + (wide >> 1), y + 8));
        }
        for slot in 0..i32::from(slots) {
            let at = Point::new(x + 8 + 14 * slot, y + high - 8);
            fill(canvas, area(at.x - 6, at.y - 6, 13, 13), Ink::Clay);
            if let Some(good) = goods.next() {
                Icon::good(good).paint(canvas, at);
            }
        }
    }
}

/// A goal place: what it brings, or the goal on it, face down unless the viewer knows it.
fn goal(
    scene: &AmritsarScene<'_>,
    spot: GoalPlace,
    focus: Option<Item>,
    all: &[Item],
    canvas: &mut Canvas,
) {
    let own = &scene.view.table.boards[scene.seat];
    let item = Item::GoalPlace(spot);
    let within = layout::goal(spot);
    let (x, y, wide, _) = within;
    let laid = own.goals.contains(spot);
    let paper = if laid { Ink::Red } else { Ink::Sand };
    cell(within, paper, lit(item, focus, all), canvas);
    let at = Point::new(x + (wide >> 1), y + 15);
    if !laid {
        let livery = scene.players[scene.seat].livery;
        livery.paint_on_paper(canvas, at - Point::new(0, 7));
        pieces::row(
            canvas,
            &pieces::gains(GOAL_PLACES[spot]),
            at + Point::new(0, 6),
        );
        return;
    }
    let kind = match scene.view.goals[scene.seat] {
        GoalsSeen::Known { laid, .. } => laid[spot],
        GoalsSeen::Hidden => None,
    };
    let letter = kind.map_or("?", |kind| kind.word());
    let at = at - Point::new(0, 9);
    text::draw(canvas, letter, at, Align::Centre, Type::Title, Ink::White);
}

/// A knowledge track: places with their bonuses, sand where it was reached, a knob on the last one.
fn track_row(
    scene: &AmritsarScene<'_>,
    track: Track,
    focus: Option<Item>,
    all: &[Item],
    canvas: &mut Canvas,
) {
    let own = &scene.view.table.boards[scene.seat];
    let reached = own.tracks[track];
    let y = 117 + 22 * track as i32;
    let chosen = focus == Some(Item::Track(track));
    let edge = if all.contains(&Item::Track(track)) {
        Ink::Teal
    } else {
        Ink::Stone
    };
    panel(canvas, area(2, y, 23, 21), Ink::Sand, edge);
    Icon::track(track).paint(canvas, Point::new(13, y + 10));
    for number in 0..=TRACK_STEPS {
        let within = layout::step(track, number);
        let (x, y, wide, high) = within;
        let next = chosen && number == reached.min(TRACK_STEPS);
        let focused = focus == Some(Item::Step(track, number)) || next;
        let paper = match (focused, number < reached) {
            (true, _) => Ink::Gold,
            (false, true) => Ink::Sand,
            (false, false) => Ink::Clay,
        };
        let edge = if focused { Ink::White } else { Ink::Brown };
        panel(canvas, area(x, y, wide, high), paper, edge);
        let at = Point::new(x + (wide >> 1), y + (high >> 1) - 1);
        let step = TRACKS[track].get(usize::from(number));
        match step {
            Some(&TrackStep::Now(effect)) => pieces::row(canvas, &pieces::symbols(effect), at),
            Some(TrackStep::LessTax) => {
                Icon::Tax.paint(canvas, at - Point::new(5, 0));
                less(canvas, at + Point::new(4, 0));
            }
            Some(&TrackStep::Income(gain)) => pieces::row(canvas, &pieces::gains(gain), at),
            Some(TrackStep::Final) => {
                let icon = match track {
                    Track::Development => Icon::Marker,
                    Track::Resources => Icon::Any,
                    Track::Economy => Icon::Coin,
                };
                icon.paint(canvas, at - Point::new(6, 0));
                Icon::Star.paint(canvas, at + Point::new(6, 0));
            }
            None => pieces::row(canvas, &pieces::symbols(BEYOND[track]), at),
        }
        // What pays at the end of each decade has a broken foot, what counts at the end a full one.
        let foot = y + high - 3;
        match step {
            Some(TrackStep::LessTax | TrackStep::Income(_)) => {
                for dash in 0..4 {
                    fill(canvas, area(x + 3 + 6 * dash, foot, 3, 2), Ink::Teal);
                }
            }
            Some(TrackStep::Final) => fill(canvas, area(x + 3, foot, wide - 6, 2), Ink::Orange),
            _ => {}
        }
        if number + 1 == reached {
            crate::ui::shape::disc(canvas, Point::new(x + 4, y + 4), 3, Ink::Night);
            crate::ui::shape::disc(canvas, Point::new(x + 4, y + 4), 2, Ink::White);
        }
    }
}

/// A minus sign with a one.
fn less(canvas: &mut Canvas, at: Point) {
    fill(canvas, area(at.x - 2, at.y - 3, 10, 7), Ink::White);
    fill(canvas, area(at.x - 1, at.y, 3, 1), Ink::Red);
    tiny(canvas, 1, at + Point::new(4, -2), Ink::Red);
}

/// The tax track, and what is due.
fn tax(scene: &AmritsarScene<'_>, focus: Option<Item>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let own = &table.boards[scene.seat];
    let labels = say::texts(scene).labels();
    let (x, y, wide, high) = layout::TAX;
    let focused = focus == Some(Item::Tax);
    let (paper, edge) = if focused {
        (Ink::Gold, Ink::White)
    } else {
        (Ink::Dusk, Ink::Brown)
    };
    panel(canvas, area(x, y, wide, high), paper, edge);
    let ink = if focused { Ink::Night } else { Ink::White };
    for (&coins, number) in TAX.iter().zip(0..) {
        let here = number == i32::from(own.tax);
        let at = Point::new(x + 4 + 14 * number, y + 2);
        let ground = if here { Ink::White } else { Ink::Clay };
        fill(canvas, area(at.x, at.y, 12, 9), ground);
        tiny(canvas, coins, at + Point::new(5, 2), Ink::Night);
        if here {
            pieces::edge(canvas, (at.x - 1, at.y - 1, 14, 11), Ink::Red);
        }
    }
    let due = say::count(scene, table.tax_due(scene.seat), Thing::Coin);
    let line = Sentence::of(format_args!("{}: {due}", labels.tax_due));
    let line = bar::fitting(line.as_str(), Type::Small, wide - 6);
    let at = Point::new(x + 4, y + 12);
    text::draw_read(canvas, line, at, (Align::Left, wide - 6), Type::Small, ink);
}

/// The elephant with its markers, and those at the market.
fn load(scene: &AmritsarScene<'_>, focus: Option<Item>, canvas: &mut Canvas) {
    let own = &scene.view.table.boards[scene.seat];
    let livery = scene.players[scene.seat].livery;
    let (x, y, wide, high) = layout::LOAD;
    let (paper, edge) = pick::look(focus == Some(Item::Load), false);
    panel(canvas, area(x, y, wide, high), paper, edge);
    pieces::elephant(canvas, livery, Point::new(x + 11, y + 10));
    for number in 0..i32::from(ELEPHANT_LOAD) {
        let at = Point::new(x + 26 + 8 * number, y + 8);
        if number < i32::from(own.load) {
            livery.paint_on_paper(canvas, at);
        } else {
            fill(canvas, area(at.x - 2, at.y - 2, 5, 5), Ink::Brown);
        }
    }
    Icon::Market.paint(canvas, Point::new(x + 30, y + 19));
    tiny(
        canvas,
        own.at_market,
        Point::new(x + 40, y + 17),
        Ink::Night,
    );
}

/// Paints the board of the seat: a page of the overview.
pub(super) fn paint_page(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    if scene.view.table.is_automa(scene.seat) {
        return paint_players(scene, canvas);
    }
    paint(scene, None, true, canvas);
    let name = scene.players[scene.seat].name;
    bar::bottom(canvas, name, "", EDGE - 80);
}

/// Paints all players with what they have: a page of the overview.
pub(super) fn paint_players(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    for (seat, number) in table.seats.iter().zip(0..) {
        let y = BAR + 2 + 48 * number;
        panel(canvas, area(2, y, EDGE - 4, 46), Ink::Sand, Ink::Brown);
        if table.is_automa(seat) {
            solo::row(scene, seat, y, canvas);
        } else {
            player(scene, seat, y, canvas);
        }
    }
    board::top(scene, canvas);
    let title = say::decade(scene, table.decade);
    bar::bottom(canvas, title.as_str(), "", EDGE - 80);
}

/// The shape and the name of a player, and the PP.
pub(super) fn head(scene: &AmritsarScene<'_>, seat: Seat, y: i32, canvas: &mut Canvas) {
    let player = scene.players[seat];
    player.livery.paint_on_paper(canvas, Point::new(10, y + 8));
    let name = bar::fitting(player.name, Type::Small, 78);
    let at = Point::new(17, y + 1);
    text::draw(canvas, name, at, Align::Left, Type::Small, Ink::Night);
    Icon::Star.paint(canvas, Point::new(104, y + 8));
    let prestige = Sentence::of(format_args!("{}", scene.view.table.boards[seat].prestige));
    let at = Point::new(111, y + 1);
    text::draw(
        canvas,
        prestige.as_str(),
        at,
        Align::Left,
        Type::Small,
        Ink::Night,
    );
}

/// One player in three lines: goods, mahouts and storage, tracks.
fn player(scene: &AmritsarScene<'_>, seat: Seat, y: i32, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let own = &table.boards[seat];
    head(scene, seat, y, canvas);
    for (good, number) in Good::all().zip(0..) {
        let x = 134 + 26 * number;
        Icon::good(good).paint(canvas, Point::new(x, y + 8));
        let count = Sentence::of(format_args!("{}", own.count(good)));
        let at = Point::new(x + 6, y + 1);
        text::draw(
            canvas,
            count.as_str(),
            at,
            Align::Left,
            Type::Small,
            Ink::Night,
        );
    }
    for colour in Colour::all() {
        let x = 6 + 26 * colour as i32;
        fill(canvas, area(x, y + 16, 24, 13), pieces::ink(colour));
        let at = Point::new(x + 12, y + 22);
        match own.mahouts[colour] {
            Some(mahout) => pieces::row(canvas, &pieces::mahout(mahout), at),
            None => pieces::hat_on_own(canvas, colour, at),
        }
    }
    for (tile, number) in own.storage.iter().zip(0..) {
        let x = 113 + 31 * number;
        fill(canvas, area(x, y + 16, 29, 13), Ink::Clay);
        workshop::storage(canvas, tile, Point::new(x + 14, y + 22));
    }
    for track in Track::all() {
        let x = 12 + 26 * track as i32;
        Icon::track(track).paint(canvas, Point::new(x, y + 37));
        tiny(
            canvas,
            own.tracks[track],
            Point::new(x + 8, y + 35),
            Ink::Night,
        );
    }
    let figures = [
        (Icon::Elephant, own.load),
        (Icon::Market, own.at_market),
        (Icon::Goal, own.goals.len() as u8),
        (Icon::Tax, table.tax_due(seat)),
        (Icon::Temple, table.donations(seat)),
    ];
    for ((icon, count), number) in figures.into_iter().zip(0..) {
        let x = 92 + 30 * number;
        icon.paint(canvas, Point::new(x, y + 37));
        tiny(canvas, count, Point::new(x + 8, y + 35), Ink::Night);
    }
}
