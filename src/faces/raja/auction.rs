//! The auction: who bid what, who passed, and the own bid.
//!
//! Knows no card's worth.

use core::fmt::Write;

use super::{Lot, RajaScene, bar, deed::table, pieces, say, steer::least_bid};
use crate::faces::parts::{brush::*, card::ground};
use crate::{
    games::raja::{
        action::Action,
        state::{Gold, Stage},
    },
    kernel::id::Id,
};

/// The size of a card, and from one to the next.
const CARD: (i32, i32) = (31, 32);
const STEP: i32 = 34;

/// The corner of the first card.
const FIRST: Point = Point::new(2, BAR + 95);

/// Where a thing in focus stands.
pub(super) fn spot(scene: &RajaScene<'_>, at: Lot) -> Rectangle {
    match at {
        Lot::Card(card) => {
            let before = table(scene).free.iter().take_while(|&other| other != card);
            let left = FIRST.x + STEP * before.count() as i32;
            area(left, FIRST.y, CARD.0, CARD.1)
        }
        Lot::Bid => area(20, 152, EDGE - 40, 28),
        Lot::Pass => area(20, 184, EDGE - 40, 28),
    }
}

/// Paints the auction with a card, a bid, or the pass, in focus.
pub(super) fn paint(scene: &RajaScene<'_>, gold: Gold, at: Lot, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    let labels = texts.labels();
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    let Stage::Bidding { high, passed, .. } = table.stage else {
        return;
    };
    for seat in table.seats.iter() {
        let y = BAR + 3 + 18 * seat.index() as i32;
        bar::player(scene, canvas, seat, Point::new(4, y), 74, Ink::White);
        if let Some(gold) = scene.view.gold[seat] {
            let purse = Sentence::of(format_args!("{gold}"));
            let (purse, at) = (purse.as_str(), Point::new(94, y + 2));
            text::draw(canvas, purse, at, Align::Right, Type::Small, Ink::Gold);
        }
        let mut says = Sentence::default();
        if high.is_some_and(|high| high.seat == seat) {
            fill(canvas, area(98, y + 1, EDGE - 102, 16), Ink::Gold);
            let amount = high.map_or(Gold(0), |high| high.gold);
            let _ = write!(says, "{}: {amount}", labels.highest_bid);
            text::draw(
                canvas,
                says.as_str(),
                Point::new(102, y + 2),
                Align::Left,
                Type::Small,
                Ink::Night,
            );
            continue;
        }
        if passed.contains(seat) {
            let _ = write!(says, "- {}", labels.pass);
        } else if let Some(card) = table.characters[seat].first() {
            let _ = write!(says, "{}", texts.character(card));
        }
        let says = bar::fitting(says.as_str(), Type::Small, EDGE - 106);
        text::draw(
            canvas,
            says,
            Point::new(102, y + 2),
            Align::Left,
            Type::Small,
            Ink::Silver,
        );
    }
    // The cards to be won, side by side: there are seven at the most.
    let mut corner = FIRST;
    for card in table.free.iter() {
        ground(canvas, corner, CARD, at == Lot::Card(card), false);
        pieces::tiny(
            canvas,
            card.index() as u8 + 1,
            corner + Point::new(3, 3),
            Ink::Night,
        );
        let middle = corner + Point::new(CARD.0 >> 1, 19);
        pieces::small_gift(canvas, card, scene.players[scene.seat].livery, middle);
        corner.x += STEP;
    }
    // The own purse is always seen.
    let least = least_bid(scene);
    let gold = gold.clamp(
        least,
        scene.view.gold[scene.seat].unwrap_or(least).max(least),
    );
    for lot in [Lot::Bid, Lot::Pass] {
        let (focused, is_pass) = (at == lot, lot == Lot::Pass);
        let place = spot(scene, lot);
        let y = place.top_left.y;
        let (ground, ink) = if focused {
            (Ink::Gold, Ink::Night)
        } else {
            (Ink::Dusk, Ink::White)
        };
        panel(
            canvas,
            place,
            ground,
            if focused { Ink::White } else { Ink::Stone },
        );
        let label = if is_pass { labels.pass } else { labels.bid };
        text::draw(
            canvas,
            label,
            Point::new(30, y + 4),
            Align::Left,
            Type::Title,
            ink,
        );
        if !is_pass {
            let number = Sentence::of(format_args!("{gold}"));
            text::draw(
                canvas,
                number.as_str(),
                Point::new(168, y + 4),
                Align::Centre,
                Type::Title,
                ink,
            );
            pieces::coin(canvas, Point::new(190, y + 14));
            for step in 0..6 {
                fill(
                    canvas,
                    area(140 + step, y + 14 - step, 1, 2 * step + 1),
                    ink,
                );
                fill(
                    canvas,
                    area(210 - step, y + 14 - step, 1, 2 * step + 1),
                    ink,
                );
            }
        }
    }
    bar::top(scene, canvas);
    let (what, does) = match at {
        Lot::Card(card) => {
            let what = scene.language.words().hints.what;
            (texts.character(card), Sentence::of(format_args!("{what}")))
        }
        Lot::Bid => (
            texts.request(table.stage),
            match scene.refusal(Action::Bid { gold }) {
                None => Sentence::of(format_args!("A: {} {}", labels.bid, say::gold(scene, gold))),
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
