//! The market as a stall: shelves with their prices, what is bought next and where a sale would go, and the own slots.
//!
//! What a trade does to the storage is shown before it is done. It knows no rule.

use super::items::{Item, can, items};
use super::layout;
use super::pieces::{self, Icon};
use super::{AmritsarScene, board, foot, pick, say};
use crate::faces::parts::{bar, bar::FOOT, brush::*};
use crate::games::amritsar::data::{
    BRIDGES, COVERED, Good, MARKET_ROWS, Occasion, PRICES, Resource,
};
use crate::games::amritsar::pending::Pending;
use crate::kernel::id::Id;

/// Paints the market with a thing in focus.
pub(super) fn paint(scene: &AmritsarScene<'_>, focus: Item, canvas: &mut Canvas) {
    stall(scene, Some(focus), canvas);
    let all = items(scene);
    let labels = say::texts(scene).labels();
    for resource in Resource::all() {
        for (item, caption) in [
            (Item::Buy(resource), labels.buy),
            (Item::Sell(resource), labels.sell),
        ] {
            button(scene, item, caption, focus, canvas);
        }
    }
    for (item, within) in [
        (Item::Coin, layout::COIN),
        (Item::LeaveMarket, layout::LEAVE),
    ] {
        if !all.contains(&item) {
            continue;
        }
        let (x, y, wide, high) = within;
        let (paper, edge) = pick::look(item == focus, true);
        panel(canvas, area(x, y, wide, high), paper, edge);
        let icon = if item == Item::Coin {
            Icon::Coin
        } else {
            Icon::End
        };
        icon.paint(canvas, Point::new(x + 10, y + (high >> 1)));
        let words = match item {
            Item::Coin => say::count(scene, 1, crate::words::amritsar::Thing::Coin),
            _ => crate::faces::parts::plain(labels.done),
        };
        let words = bar::fitting(words.as_str(), Type::Small, wide - 22);
        let at = Point::new(x + 19, y + 3);
        text::draw(canvas, words, at, Align::Left, Type::Small, Ink::Night);
    }
    slots(scene, focus, canvas);
    board::top(scene, canvas);
    let (name, does) = say::lines(scene, focus);
    foot::paint(scene, name.as_str(), does.as_str(), canvas);
}

/// Paints the market and the storage tiles on display: a page of the overview.
pub(super) fn paint_page(scene: &AmritsarScene<'_>, canvas: &mut Canvas) {
    stall(scene, None, canvas);
    let labels = say::texts(scene).labels();
    let at = Point::new(4, 133);
    text::draw(
        canvas,
        labels.display,
        at,
        Align::Left,
        Type::Small,
        Ink::White,
    );
    for (tile, number) in scene.view.table.display.iter().zip(0..) {
        let (x, y, wide, high) = layout::display(number);
        let y = y + 110;
        panel(canvas, area(x, y, wide, high), Ink::Sand, Ink::Brown);
        super::workshop::tile(canvas, tile, (x, y, wide, high));
    }
    board::top(scene, canvas);
    bar::bottom(canvas, labels.market, "", EDGE - 80);
}

/// The awning, the shelves and what lies on them.
fn stall(scene: &AmritsarScene<'_>, focus: Option<Item>, canvas: &mut Canvas) {
    let table = &scene.view.table;
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    fill(canvas, area(0, BAR, 168, 110), Ink::Brown);
    for stripe in 0..12 {
        let ink = if stripe & 1 == 0 {
            Ink::Red
        } else {
            Ink::White
        };
        fill(canvas, area(14 * stripe, BAR, 14, 14), ink);
        fill(canvas, area(14 * stripe + 2, BAR + 14, 10, 3), ink);
    }
    for row in 0..MARKET_ROWS {
        // The top row is the dearest.
        let number = usize::from(MARKET_ROWS - 1 - row);
        let y = 42 + 22 * i32::from(row);
        fill(canvas, area(0, y + 19, 168, 2), Ink::Clay);
        Icon::Coin.paint(canvas, Point::new(10, y + 10));
        let price = PRICES.get(number).copied().unwrap_or(0);
        let price = Sentence::of(format_args!("{price}"));
        let at = Point::new(18, y + 3);
        text::draw(
            canvas,
            price.as_str(),
            at,
            Align::Left,
            Type::Small,
            Ink::White,
        );
        for resource in Resource::all() {
            shelf(scene, resource, number, y, focus, canvas);
        }
    }
    let _ = table;
}

/// One place of a column.
fn shelf(
    scene: &AmritsarScene<'_>,
    resource: Resource,
    number: usize,
    y: i32,
    focus: Option<Item>,
    canvas: &mut Canvas,
) {
    let table = &scene.view.table;
    let within = (32 + 45 * resource as i32, y, 42, 20);
    let (x, y, wide, high) = within;
    let at = Point::new(x + 15, y + 10);
    let left = table.market[resource];
    let empty = usize::from(MARKET_ROWS.saturating_sub(left));
    let next = left > 0 && number == empty;
    let target = table.free_row(resource) == Some(number);
    if next && focus == Some(Item::Buy(resource)) || target && focus == Some(Item::Sell(resource)) {
        fill(canvas, area(x, y, wide, high - 1), Ink::Gold);
    } else if next {
        pieces::edge(canvas, (x, y, wide, high - 1), Ink::Teal);
    }
    if number >= empty {
        Icon::resource(resource).paint(canvas, at);
    } else {
        fill(canvas, area(at.x - 3, at.y - 3, 7, 7), Ink::Clay);
    }
    let prestige = COVERED[resource].get(number).copied().unwrap_or(0);
    if prestige > 0 {
        fill(canvas, area(x + 24, y + 4, 17, 12), Ink::Sand);
        pieces::stars(canvas, prestige, Point::new(x + 32, y + 10), Ink::Night);
    }
}

/// A purchase or a sale with its coins; a barred one has the red bar.
fn button(scene: &AmritsarScene<'_>, item: Item, caption: &str, focus: Item, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let (resource, buy) = match item {
        Item::Buy(resource) => (resource, true),
        Item::Sell(resource) => (resource, false),
        _ => return,
    };
    let (x, y, wide, high) = layout::trade(resource, buy);
    let open = can(scene, item);
    let (paper, edge) = pick::look(item == focus, open);
    panel(canvas, area(x, y, wide, high), paper, edge);
    let words = bar::fitting(caption, Type::Small, wide - 2);
    let at = Point::new(x + (wide >> 1), y);
    text::draw(canvas, words, at, Align::Centre, Type::Small, Ink::Night);
    let coins = if buy {
        say::price(scene, resource)
    } else {
        let row = table.free_row(resource).unwrap_or(0);
        PRICES.get(row).copied().unwrap_or(0)
    };
    let number = Sentence::of(format_args!("{coins}"));
    let at = Point::new(x + 13, y + 12);
    text::draw(
        canvas,
        number.as_str(),
        at,
        Align::Left,
        Type::Small,
        Ink::Night,
    );
    Icon::Coin.paint(canvas, Point::new(x + 26, y + 19));
    if !open {
        // Below the price: what it would cost can still be read.
        fill(canvas, area(x + 4, y + 23, wide - 8, 2), Ink::Red);
    }
}

/// The own slots now, and after the trade in focus; the marker and the bridge that a trade brings.
fn slots(scene: &AmritsarScene<'_>, focus: Item, canvas: &mut Canvas) {
    let table = &scene.view.table;
    let own = &table.boards[scene.seat];
    let labels = say::texts(scene).labels();
    let mut then = *own;
    match focus {
        Item::Buy(resource) if can(scene, focus) => {
            then.coins = then.coins.saturating_sub(say::price(scene, resource));
            then.goods[resource] = then.goods[resource].saturating_add(1);
        }
        Item::Sell(resource) if can(scene, focus) => {
            let row = table.free_row(resource).unwrap_or(0);
            let coins = PRICES.get(row).copied().unwrap_or(0);
            then.coins = then.coins.saturating_add(coins);
            then.goods[resource] = then.goods[resource].saturating_sub(1);
        }
        Item::Coin => then.coins = then.coins.saturating_add(1),
        _ => {}
    }
    for (caption, board, top) in [(labels.yours, own, 24), (labels.after, &then, 84)] {
        let at = Point::new(172, top);
        text::draw(canvas, caption, at, Align::Left, Type::Small, Ink::White);
        let mut goods = Good::all().flat_map(|good| (0..board.count(good)).map(move |_| good));
        // As many as there is room for in sight: three rows of five.
        let (mut x, mut y) = (177, top + 20);
        for _ in 0..own.capacity().min(15) {
            fill(canvas, area(x - 5, y - 5, 11, 11), Ink::Clay);
            if let Some(good) = goods.next() {
                Icon::good(good).paint(canvas, Point::new(x, y));
            }
            x += 13;
            if x > 235 {
                (x, y) = (177, y + 13);
            }
        }
    }
    let traded = matches!(
        table.stack.top(),
        Some(Pending::Market { traded: true, .. })
    );
    let ink = if traded { Ink::Gold } else { Ink::Silver };
    let y = 150;
    let comes = u8::from(own.at_market > 0 && !own.loaded());
    pieces::elephant(canvas, scene.players[scene.seat].livery, Point::new(182, y));
    Icon::Market.paint(canvas, Point::new(182, y + 16));
    for (now, then, down) in [
        (own.load, own.load.saturating_add(comes), 0),
        (own.at_market, own.at_market.saturating_sub(comes), 16),
    ] {
        let more = Sentence::of(format_args!("{now} > {then}"));
        let at = Point::new(196, y - 7 + down);
        text::draw(canvas, more.as_str(), at, Align::Left, Type::Small, ink);
    }
    if let Some(bridge) = table.bridge()
        && BRIDGES[bridge].0 == Occasion::Market
    {
        panel(canvas, area(172, 180, 60, 17), Ink::Sand, Ink::Gold);
        Icon::Market.paint(canvas, Point::new(182, 188));
        pieces::row(
            canvas,
            &pieces::gains(BRIDGES[bridge].1),
            Point::new(214, 188),
        );
    }
}
