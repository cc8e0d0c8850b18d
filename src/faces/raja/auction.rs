//! The auction: who bid what, who passed, and the own bid.
//!
//! Knows no card's worth.

use core::fmt::Write;

use super::{RajaScene, bar, deed::table, pieces, say, steer::least_bid};
use crate::faces::parts::brush::*;
use crate::{
    games::raja::{
        action::Action,
        state::{Gold, Stage},
    },
    kernel::id::Id,
};

/// Paints the auction with a bid, or the pass, in focus.
pub(super) fn paint(scene: &RajaScene<'_>, gold: Gold, pass: bool, canvas: &mut Canvas) {
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
            let at = Point::new(94, y + 2);
            text::draw(
                canvas,
                purse.as_str(),
                at,
                Align::Right,
                Type::Small,
                Ink::Gold,
            );
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
    // The cards to be won, in one or two lines.
    let mut free = Sentence::of(format_args!("{}: ", labels.free_card));
    for (place, card) in table.free.iter().enumerate() {
        let comma = if place > 0 { ", " } else { "" };
        let _ = write!(free, "{comma}{}", texts.character(card));
    }
    text::draw_lines(
        canvas,
        free.as_str(),
        Point::new(6, BAR + 96),
        EDGE - 12,
        Type::Small,
        Ink::Sand,
    );
    // The own purse is always seen.
    let least = least_bid(scene);
    let gold = gold.clamp(
        least,
        scene.view.gold[scene.seat].unwrap_or(least).max(least),
    );
    let rows = [(false, 148), (true, 182)];
    for (is_pass, y) in rows {
        let focused = is_pass == pass;
        let (ground, ink) = if focused {
            (Ink::Gold, Ink::Night)
        } else {
            (Ink::Dusk, Ink::White)
        };
        panel(
            canvas,
            area(20, y, EDGE - 40, 29),
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
    let action = if pass {
        Action::Pass
    } else {
        Action::Bid { gold }
    };
    let does = match scene.refusal(action) {
        None if pass => Sentence::of(format_args!("A: {}", labels.pass)),
        None => Sentence::of(format_args!("A: {} {}", labels.bid, say::gold(scene, gold))),
        Some(why) => say::reason(scene, why),
    };
    bar::bottom(canvas, texts.request(table.stage), does.as_str(), EDGE - 10);
}
