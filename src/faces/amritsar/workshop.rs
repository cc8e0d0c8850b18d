//! Where upgrades are chosen: the storage tiles on display, the goal places, the mahouts, each kind with its price.
//!
//! It knows no rule.

use super::items::{Item, items};
use super::layout;
use super::pieces::{self, Icon, Symbols};
use super::{AmritsarScene, board, foot, pick, say};
use crate::faces::parts::{bar::FOOT, brush::*, pieces::tiny};
use crate::games::amritsar::data::{
    Colour, GOAL_PLACES, GoalPlace, STORAGE_TILES, StorageTile, UPGRADE_COST, UpgradeKind,
};
use crate::kernel::id::Id;

/// The signs of a storage tile.
fn symbols(tile: StorageTile) -> Symbols {
    let mut signs = Symbols::new();
    let mut put = |icon| {
        // Two at most.
        let _ = signs.push((icon, 1));
    };
    match tile {
        StorageTile::CoinAndResource | StorageTile::TwoMarble | StorageTile::TwoSteps => {
            if let Some(effect) = STORAGE_TILES[tile].now {
                return pieces::symbols(effect);
            }
        }
        StorageTile::WhiteAsYellow | StorageTile::WhiteAsBlue | StorageTile::WhiteAsGreen => {}
        StorageTile::CheapPurchase => {
            put(Icon::Market);
            put(Icon::Coin);
        }
        StorageTile::LessTax => {
            put(Icon::Tax);
            put(Icon::No);
        }
        StorageTile::FreeSkip => {
            put(Icon::Workers);
            put(Icon::Yes);
        }
        StorageTile::NoPenalty => {
            put(Icon::Elephant);
            put(Icon::Yes);
        }
        StorageTile::AllBridges => {
            put(Icon::Workers);
            put(Icon::Temple);
        }
        StorageTile::AnyTrack => {
            put(Icon::Knowledge);
            put(Icon::Swap);
        }
        StorageTile::Swap => put(Icon::Swap),
        StorageTile::AnyPayment => {
            put(Icon::Upgrade);
            put(Icon::Any);
        }
        StorageTile::FreeElephant => put(Icon::Elephant),
    }
    signs
}

/// The picture of a storage tile, with its middle at a point.
pub(super) fn storage(canvas: &mut Canvas, tile: StorageTile, at: Point) {
    let other = match tile {
        StorageTile::WhiteAsYellow => Some(Colour::Yellow),
        StorageTile::WhiteAsBlue => Some(Colour::Blue),
        StorageTile::WhiteAsGreen => Some(Colour::Green),
        _ => None,
    };
    match other {
        Some(colour) => {
            pieces::hat(canvas, Colour::White, at - Point::new(7, 3));
            pieces::hat(canvas, colour, at + Point::new(7, 3));
        }
        None => pieces::row(canvas, &symbols(tile), at),
    }
}

/// A storage tile in a cell: its picture, its slots as squares and its tax.
pub(super) fn tile(canvas: &mut Canvas, tile: StorageTile, (x, y, wide, high): layout::Box) {
    storage(canvas, tile, Point::new(x + (wide >> 1), y + 9));
    let row = STORAGE_TILES[tile];
    for slot in 0..i32::from(row.slots) {
        let at = Point::new(x + 4 + 8 * slot, y + high - 10);
        fill(canvas, area(at.x, at.y, 7, 7), Ink::Brown);
        fill(canvas, area(at.x + 1, at.y + 1, 5, 5), Ink::White);
    }
    if row.tax > 0 {
        fill(canvas, area(x + wide - 8, y + high - 10, 6, 8), Ink::Red);
        tiny(
            canvas,
            row.tax,
            Point::new(x + wide - 7, y + high - 8),
            Ink::White,
        );
    }
}

/// Paints the workshop with a thing in focus.
pub(super) fn paint(scene: &AmritsarScene<'_>, focus: Item, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let own = &table.boards[scene.seat];
    let all = items(scene);
    let texts = say::texts(scene);
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    for (kind, y) in [
        (UpgradeKind::Storage, 22),
        (UpgradeKind::Goal, 94),
        (UpgradeKind::Mahout, 137),
    ] {
        let at = Point::new(4, y);
        let name = texts.upgrade(kind);
        text::draw(canvas, name, at, Align::Left, Type::Small, Ink::White);
        let beside = 4 + text::width(name, Type::Small);
        let price = Icon::resource(UPGRADE_COST[kind]);
        price.paint(canvas, Point::new(beside + 10, y + 8));
    }
    let cell = |item: Item, canvas: &mut Canvas| {
        let within = layout::workshop(table, scene, item);
        let (paper, edge) = pick::look(item == focus, all.contains(&item));
        let (x, y, wide, high) = within;
        panel(canvas, area(x, y, wide, high), paper, edge);
        within
    };
    for on_display in table.display.iter() {
        let within = cell(Item::Storage(on_display), canvas);
        tile(canvas, on_display, within);
    }
    for spot in GoalPlace::all() {
        let within = cell(Item::GoalPlace(spot), canvas);
        let at = layout::middle(within);
        if own.goals.contains(spot) {
            Icon::Goal.paint(canvas, at);
        } else {
            pieces::row(canvas, &pieces::gains(GOAL_PLACES[spot]), at);
        }
    }
    for mahout in own.unplaced().iter() {
        let within = cell(Item::NewMahout(mahout), canvas);
        pieces::row(canvas, &pieces::mahout(mahout), layout::middle(within));
    }
    if all.contains(&Item::Decline) {
        let within = cell(Item::Decline, canvas);
        Icon::No.paint(canvas, layout::middle(within));
    }
    board::top(scene, canvas);
    let (name, does) = say::lines(scene, focus);
    foot::paint(scene, name.as_str(), does.as_str(), canvas);
}
