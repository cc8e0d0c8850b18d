//! A choice on the lake, and the panel of ways to do one thing: cells with pictures, never a mere list.
//!
//! Whose choice it is stands above it. It knows no rule.

use super::items::{Item, ways};
use super::layout::{self, LAKE, middle};
use super::pieces::{self, Icon};
use super::{AmritsarScene, foot, say, workshop};
use crate::faces::parts::{bar, brush::*};
use crate::games::amritsar::action::{Action, Means, Payment};
use crate::games::amritsar::data::ZONE_TILES;

/// The paper and the edge of a cell.
pub(super) const fn look(focused: bool, open: bool) -> (Ink, Ink) {
    match (focused, open) {
        (true, _) => (Ink::Gold, Ink::White),
        (false, true) => (Ink::Sand, Ink::Teal),
        (false, false) => (Ink::Clay, Ink::Stone),
    }
}

/// Whether what is chosen stands on the lake.
pub(super) fn on_lake(scene: &AmritsarScene<'_>, all: &[Item]) -> bool {
    scene.judge.is_some()
        && all.iter().any(|item| {
            !matches!(
                item,
                Item::Zone(_) | Item::Area(_) | Item::Swap | Item::Temple
            )
        })
}

/// Paints the choice on the lake.
pub(super) fn paint(scene: &AmritsarScene<'_>, all: &[Item], focus: Item, canvas: &mut Canvas) {
    let (x, y, wide, high) = LAKE;
    panel(
        canvas,
        area(x + 2, y + 2, wide - 4, high - 4),
        Ink::Night,
        Ink::Gold,
    );
    // Whose choice it is.
    let player = scene.players[scene.seat];
    player
        .livery
        .paint_small(canvas, Point::new(x + 10, y + 16));
    let asks = say::asks(scene);
    let asks = asks.as_str();
    let fits = |line: &&str| text::width(line, Type::Small) <= wide - 24;
    let lines = text::lines(asks, Type::Small, wide - 24);
    // One line keeps clear of what landing in the north costs.
    let down = if text::width(asks, Type::Small) <= wide - 24 {
        9
    } else {
        2
    };
    for (line, number) in lines.filter(fits).take(2).zip(0..) {
        let at = Point::new(x + 18, y + down + 12 * number);
        text::draw(canvas, line, at, Align::Left, Type::Small, Ink::White);
    }
    let table = &scene.view.table;
    if let Some(colour) = table.doing.active {
        // Whose colour is followed.
        if all.contains(&Item::Follow) {
            pieces::worker(canvas, colour, Point::new(x + wide - 12, y + 16));
        }
    }
    if let (true, Some(colour)) = (
        all.contains(&Item::Skip) || all.contains(&Item::SkipFree),
        say::last(table, None),
    ) {
        // A card as those beside it, on which all colours are seen.
        let (left, top, _, high) = layout::SKIP;
        panel(
            canvas,
            area(left - 34, top, 26, high),
            Ink::Sand,
            Ink::Brown,
        );
        pieces::worker_large(canvas, colour, Point::new(left - 21, 124), 2);
    }
    let cells = all
        .iter()
        .filter(|item| !matches!(item, Item::Area(_) | Item::Zone(_)));
    let count = cells.clone().count();
    for (number, &item) in cells.enumerate() {
        let within = match item {
            Item::Skip => layout::SKIP,
            Item::SkipFree => layout::SKIP_FREE,
            _ => layout::cell(count, number),
        };
        let (paper, edge) = look(item == focus, true);
        let (left, top, wide, high) = within;
        panel(canvas, area(left, top, wide, high), paper, edge);
        picture(scene, item, middle(within), canvas);
    }
}

/// The picture of a thing in a cell.
fn picture(scene: &AmritsarScene<'_>, item: Item, at: Point, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let large = |icon: Icon, canvas: &mut Canvas| icon.paint_large(canvas, at, 2);
    match item {
        Item::Worker(colour) => {
            let count = table.doing.hand[colour];
            pieces::worker_large(canvas, colour, at, 2);
            if count > 1 {
                pieces::times(canvas, count, at + Point::new(6, 12));
            }
        }
        Item::Skip => {
            Icon::Coin.paint(canvas, at - Point::new(0, 6));
            crate::faces::parts::pieces::way(canvas, at + Point::new(0, 7));
        }
        Item::SkipFree => {
            Icon::Yes.paint(canvas, at - Point::new(0, 6));
            crate::faces::parts::pieces::way(canvas, at + Point::new(0, 7));
        }
        Item::Resource(resource) => large(Icon::resource(resource), canvas),
        Item::Good(good) => {
            large(Icon::good(good), canvas);
            let count = table.boards[scene.seat].count(good);
            pieces::badge(canvas, count, at + Point::new(8, 12), Ink::White);
        }
        Item::Mahout(mahout) => pieces::row(canvas, &pieces::mahout(mahout), at),
        Item::Take => {
            large(Icon::Coin, canvas);
            let coins = table.doing.at.map_or(0, |area| table.area_coins[area]);
            pieces::badge(canvas, coins, at + Point::new(8, 12), Ink::White);
        }
        Item::Follow => match say::follower(scene) {
            Some(mahout) => pieces::row(canvas, &pieces::mahout(mahout), at),
            None => large(Icon::Yes, canvas),
        },
        Item::Leave | Item::Decline => Icon::No.paint(canvas, at),
        Item::Swap => Icon::Swap.paint(canvas, at),
        _ => {}
    }
}

/// Paints the ways to do something over its screen.
pub(super) fn paint_ways(scene: &AmritsarScene<'_>, item: Item, row: u8, canvas: &mut Canvas) {
    let all = ways(scene, item);
    let (x, y, wide, high) = layout::ways_box(all.len());
    panel(canvas, area(x, y, wide, high), Ink::Night, Ink::Gold);
    let (name, _) = say::lines(scene, item);
    let name = bar::fitting(name.as_str(), Type::Small, wide - 12);
    let at = Point::new(x + 6, y + 4);
    let room = (Align::Left, wide - 12);
    text::draw_read(canvas, name, at, room, Type::Small, Ink::White);
    for (number, &action) in all.iter().enumerate() {
        let within = layout::way_box(all.len(), number);
        let (paper, edge) = look(number == usize::from(row), true);
        let (left, top, wide, high) = within;
        panel(canvas, area(left, top, wide, high), paper, edge);
        way(action, middle(within), canvas);
    }
    let Some(&action) = all.get(usize::from(row)) else {
        return;
    };
    let (what, does) = (say::action(scene, action), say::choose(scene));
    foot::paint(scene, what.as_str(), does.as_str(), canvas);
}

/// The picture of one way.
fn way(action: Action, at: Point, canvas: &mut Canvas) {
    let (left, right) = (at - Point::new(11, 0), at + Point::new(11, 0));
    match action {
        Action::MoveElephant { means, .. } => {
            Icon::Elephant.paint(canvas, left);
            match means {
                Means::Foot => Icon::Coin.paint(canvas, right),
                Means::MovementTile => Icon::Lock.paint(canvas, right),
                Means::StorageTile => Icon::Storage.paint(canvas, right),
            }
        }
        Action::ElephantMain { tile } => {
            pieces::hat(canvas, tile.colour(), left - Point::new(4, 0));
            let signs = pieces::symbols(ZONE_TILES[tile].main);
            pieces::row(canvas, &signs, right - Point::new(2, 0));
        }
        Action::ElephantMahout { mahout } => {
            Icon::Mahout.paint(canvas, left - Point::new(4, 0));
            pieces::row(canvas, &pieces::mahout(mahout), right - Point::new(2, 0));
        }
        Action::Swap { swap } => {
            let (from, to) = swap.kinds();
            Icon::resource(from).paint(canvas, left - Point::new(3, 0));
            crate::faces::parts::pieces::way(canvas, at);
            Icon::resource(to).paint(canvas, right + Point::new(3, 0));
        }
        Action::UpgradeMahout {
            colour, payment, ..
        } => {
            pieces::hat(canvas, colour, left);
            payment_icon(payment).paint(canvas, right);
        }
        Action::UpgradeStorage { tile, payment } => {
            workshop::storage(canvas, tile, left);
            payment_icon(payment).paint(canvas, right + Point::new(2, 0));
        }
        Action::UpgradeGoal { payment, .. } => {
            Icon::Goal.paint(canvas, left);
            payment_icon(payment).paint(canvas, right);
        }
        _ => Icon::Yes.paint(canvas, at),
    }
}

/// What is paid.
fn payment_icon(payment: Payment) -> Icon {
    payment.resource().map_or(Icon::Yes, Icon::resource)
}
