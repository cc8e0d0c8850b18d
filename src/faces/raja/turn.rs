//! The players side by side: what each of them has.
//!
//! Knows no map.

use core::cmp::Ordering;

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::brush::*;
use crate::{faces::parts::turn, kernel::seat::Seat};

/// Paints the players side by side: what each of them has.
pub(super) fn paint_players(scene: &RajaScene<'_>, canvas: &mut Canvas) {
    let last = table(scene).last_round;
    let labels = say::texts(scene).labels();
    let note = if last { labels.last_round } else { "" };
    turn::paint_players(scene, 36, note, canvas, |canvas, seat, y| {
        player(scene, seat, y, canvas);
    });
}

/// One player: gold, houses and palaces above, the characters below.
fn player(scene: &RajaScene<'_>, seat: Seat, y: i32, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    let livery = scene.players[seat].livery;
    let gold = match scene.view.gold[seat] {
        Some(gold) => Sentence::of(format_args!("{gold}")),
        None => Sentence::of(format_args!("?")),
    };
    let houses = Sentence::of(format_args!("{}+{}", table.hand[seat], table.quarry[seat]));
    let palaces = bar::palaces(table, seat);
    let (top, low) = (y + 9, y + 26);
    pieces::coin(canvas, Point::new(110, top));
    let change = bar::change(scene, |view| view.gold[seat]);
    bar::note(canvas, gold.as_str(), Point::new(117, top), change);
    pieces::LARGE_HOUSE.paint_rimmed(canvas, Point::new(144, top), livery.ink());
    // What lies in hand matters; the quarry tells the rest.
    let change = bar::change(scene, |view| {
        Some((view.table.hand[seat], view.table.quarry[seat]))
    });
    bar::note(canvas, houses.as_str(), Point::new(152, top), change);
    pieces::PALACE.paint_rimmed(canvas, Point::new(188, top), livery.ink());
    let change = bar::change(scene, |view| Some(view.table.palaces_built(seat)));
    bar::note(canvas, palaces.as_str(), Point::new(198, top), change);
    if table.options.yogi {
        pieces::chip(canvas, Point::new(222, top));
        let chips = Sentence::of(format_args!("{}", table.chips[seat]));
        let change = bar::change(scene, |view| Some(view.table.chips[seat]));
        bar::note(canvas, chips.as_str(), Point::new(228, top), change);
    }
    let mut cards = Sentence::default();
    for (place, character) in table.characters[seat].iter().enumerate() {
        let comma = if place > 0 { ", " } else { "" };
        let name = texts.character(character);
        let _ = core::fmt::Write::write_fmt(&mut cards, format_args!("{comma}{name}"));
    }
    let cards = bar::fitting(cards.as_str(), Type::Small, EDGE - 40);
    bar::note(canvas, cards, Point::new(26, low), Ordering::Equal);
}
