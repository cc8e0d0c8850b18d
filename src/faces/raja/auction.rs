//! The auction: the cards on a carpet, the bids as stacks of coins, and the own bid.
//!
//! Knows no card's worth.

use super::{Lot, RajaScene, bar, deed::table, pieces, say, steer::least_bid};
use crate::faces::parts::{brush::*, card::ground};
use crate::{
    games::raja::{
        action::Action,
        state::{Gold, Stage},
    },
    kernel::{id::Id, seat::Seat},
};

/// The size of a card, and from one to the next.
const CARD: (i32, i32) = (31, 50);
const STEP: i32 = 34;
/// Where the carpet ends on which the cards lie, and where the bidders stand.
const CARPET: i32 = BAR + 66;
/// Where the own bid and the pass begin.
const BID: i32 = 157;
const PASS: i32 = 186;
/// How high they are.
const TALL: i32 = 27;
/// The corner of the first card.
const FIRST: Point = Point::new(2, BAR + 7);

/// Where a thing in focus stands.
pub(super) fn spot(scene: &RajaScene<'_>, at: Lot) -> Rectangle {
    match at {
        Lot::Card(card) => {
            let before = table(scene).free.iter().take_while(|&other| other != card);
            let left = FIRST.x + STEP * before.count() as i32;
            area(left, FIRST.y, CARD.0, CARD.1)
        }
        Lot::Bid => line(BID),
        Lot::Pass => line(PASS),
    }
}

/// The whole width, from here down.
fn line(y: i32) -> Rectangle {
    area(2, y, EDGE - 4, TALL)
}

/// Paints the auction with a card, a bid, or the pass, in focus.
pub(super) fn paint(scene: &RajaScene<'_>, gold: Gold, at: Lot, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    let labels = texts.labels();
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    let Stage::Bidding { .. } = table.stage else {
        return;
    };
    carpet(scene, at, canvas);
    let wide = column(table.seats.count());
    for seat in table.seats.iter() {
        bidder(scene, seat, wide * seat.index() as i32, wide, canvas);
    }
    // The own purse is always seen.
    let least = least_bid(scene);
    let gold = gold.clamp(
        least,
        scene.view.gold[scene.seat].unwrap_or(least).max(least),
    );
    let ink = row(canvas, BID, labels.bid, at == Lot::Bid);
    coins(canvas, Point::new(92, BID + 14), gold, ink);
    let number = Sentence::of(format_args!("{gold}"));
    let at_number = Point::new(EDGE - 22, BID + 4);
    text::draw(
        canvas,
        number.as_str(),
        at_number,
        Align::Right,
        Type::Title,
        ink,
    );
    for step in 0..6 {
        let (y, tall) = (BID + 14 - step, 2 * step + 1);
        fill(canvas, area(80 + step, y, 1, tall), ink);
        fill(canvas, area(EDGE - 9 - step, y, 1, tall), ink);
    }
    row(canvas, PASS, labels.pass, at == Lot::Pass);
    bar::top(scene, canvas);
    let (what, does) = match at {
        Lot::Card(card) => {
            let what = scene.language.words().hints.what;
            (texts.character(card), Sentence::of(format_args!("{what}")))
        }
        Lot::Bid => (
            texts.request(table.stage),
            match scene.refusal(Action::Bid { gold }) {
                None => Sentence::of(format_args!("A: {}", say::bid(scene, gold))),
                Some(why) => say::reason(scene, why),
            },
        ),
        Lot::Pass => (
            texts.request(table.stage),
            match scene.refusal(Action::Pass) {
                None => Sentence::of(format_args!("A: {}", labels.pass)),
                Some(why) => say::reason(scene, why),
            },
        ),
    };
    bar::bottom(canvas, what, does.as_str(), EDGE - 10);
}

/// Paints the carpet, and on it the cards to be won: there are seven at the most.
fn carpet(scene: &RajaScene<'_>, at: Lot, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, CARPET - BAR), Ink::Brown);
    for y in [BAR + 2, CARPET - 4] {
        fill(canvas, area(0, y, EDGE, 1), Ink::Gold);
        for x in 0..20 {
            fill(canvas, area(4 + 12 * x, y - 1, 4, 3), Ink::Red);
            fill(canvas, area(5 + 12 * x, y, 2, 1), Ink::Gold);
        }
    }
    let cards = table(scene).free;
    let mut corner = FIRST;
    for card in cards.iter() {
        ground(canvas, corner, CARD, at == Lot::Card(card), false);
        let number = card.index() as u8 + 1;
        pieces::tiny(canvas, number, corner + Point::new(4, 5), Ink::Night);
        let livery = scene.players[scene.seat].livery;
        let middle = corner + Point::new(CARD.0 >> 1, 29);
        pieces::small_gift(canvas, card, livery, middle);
        corner.x += STEP;
    }
}

/// How wide a bidder's column is: the screen, shared without a division.
const fn column(players: u8) -> i32 {
    match players {
        0..=2 => 120,
        3 => 80,
        4 => 60,
        _ => 48,
    }
}

/// Paints a player: who he is, what he has, and what he bid, as a stack of coins.
fn bidder(scene: &RajaScene<'_>, seat: Seat, left: i32, wide: i32, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    let Stage::Bidding { high, passed, .. } = table.stage else {
        return;
    };
    let player = scene.players[seat];
    let high = high.filter(|high| high.seat == seat);
    let within = area(left + 1, CARPET + 2, wide - 2, BID - CARPET - 4);
    let edge = if high.is_some() {
        Ink::Gold
    } else {
        Ink::Stone
    };
    panel(canvas, within, Ink::Dusk, edge);
    player
        .livery
        .paint_large(canvas, Point::new(left + 10, CARPET + 12));
    if let Some(gold) = scene.view.gold[seat] {
        let purse = Sentence::of(format_args!("{gold}"));
        let at = Point::new(left + wide - 5, CARPET + 6);
        pieces::coin(canvas, Point::new(left + 24, CARPET + 13));
        text::draw(
            canvas,
            purse.as_str(),
            at,
            Align::Right,
            Type::Small,
            Ink::White,
        );
    }
    let middle = left + (wide >> 1);
    let name = bar::fitting(player.name, Type::Small, wide - 4);
    let at = Point::new(middle, CARPET + 19);
    text::draw(canvas, name, at, Align::Centre, Type::Small, Ink::White);
    let low = CARPET + 34;
    if let Some(high) = high {
        stack(canvas, Point::new(left + 8, BID - 5), high.gold);
        let amount = Sentence::of(format_args!("{}", high.gold));
        let at = Point::new(left + wide - 6, low + 6);
        text::draw(
            canvas,
            amount.as_str(),
            at,
            Align::Right,
            Type::Title,
            Ink::Gold,
        );
        return;
    }
    let says = if passed.contains(seat) {
        texts.labels().passed
    } else {
        let won = table.characters[seat].first();
        won.map_or("", |card| texts.character(card))
    };
    let lines = text::lines(says, Type::Small, wide - 6).take(2);
    for (line, number) in lines.zip(0..) {
        let at = Point::new(middle, low + 13 * number);
        text::draw(canvas, line, at, Align::Centre, Type::Small, Ink::Silver);
    }
}

/// Paints a stack of coins, seen from the side, that stands on a point: no higher than its place.
fn stack(canvas: &mut Canvas, foot: Point, gold: Gold) {
    for coin in 0..i32::from(gold.0.min(9)) {
        let y = foot.y - 3 - 3 * coin;
        fill(canvas, area(foot.x + 1, y, 11, 3), Ink::Brown);
        fill(canvas, area(foot.x, y, 13, 2), Ink::Gold);
        fill(canvas, area(foot.x + 2, y, 3, 1), Ink::White);
    }
}

/// Paints a row of coins as long as its place, edged so that they are seen on gold.
fn coins(canvas: &mut Canvas, from: Point, gold: Gold, ink: Ink) {
    for coin in 0..i32::from(gold.0.min(15)) {
        let x = from.x + 7 * coin;
        fill(canvas, area(x, from.y - 4, 6, 9), ink);
        fill(canvas, area(x + 1, from.y - 3, 4, 7), Ink::Yellow);
    }
}

/// Paints the ground of something that can be done; answers the ink to write with.
fn row(canvas: &mut Canvas, y: i32, label: &str, focused: bool) -> Ink {
    let (ground, edge, ink) = if focused {
        (Ink::Gold, Ink::White, Ink::Night)
    } else {
        (Ink::Dusk, Ink::Stone, Ink::White)
    };
    panel(canvas, line(y), ground, edge);
    let at = Point::new(10, y + 6);
    text::draw(canvas, label, at, Align::Left, Type::Body, ink);
    ink
}
