//! The question at the end of a turn, and the players side by side.
//!
//! Knows no map.

use core::cmp::Ordering;

use super::{RajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::{deed::shown, turn},
    games::raja::state::Table,
    kernel::seat::Seat,
};

/// Paints the summary before the turn ends.
pub(super) fn paint_end(scene: &RajaScene<'_>, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    let labels = texts.labels();
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    panel(
        canvas,
        area(8, BAR + 8, EDGE - 16, bar::FOOT - BAR - 16),
        Ink::Dusk,
        Ink::Gold,
    );
    pieces::flag(canvas, Point::new(28, BAR + 26));
    text::draw(
        canvas,
        labels.end_turn,
        Point::new(42, BAR + 16),
        Align::Left,
        Type::Title,
        Ink::White,
    );
    let mut y = BAR + 46;
    for dial in shown(scene) {
        let middle = Point::new(32, y + 12);
        bar::stamp(canvas, middle);
        pieces::picture(canvas, dial, scene.players[scene.seat].livery, middle, 1);
        let undone = table.undone(dial);
        let mut says = Sentence::default();
        if undone > 0 {
            let _ = texts.undone(scene.seat, dial, undone, &say::names(scene), &mut says);
        } else {
            pieces::tick(canvas, middle + Point::new(13, 7));
            says = Sentence::of(format_args!(
                "{}: {}",
                texts.dial(dial),
                scene.language.words().face.done
            ));
        }
        let lines = text::lines(says.as_str(), Type::Small, EDGE - 78).count() as i32;
        let at = Point::new(58, y + 12 - lines * Type::Small.line() / 2);
        text::draw_lines(
            canvas,
            says.as_str(),
            at,
            EDGE - 78,
            Type::Small,
            Ink::White,
        );
        y += (lines * Type::Small.line()).max(24) + 8;
    }
    bar::top(scene, canvas);
    let does = Sentence::of(format_args!(
        "{}   {}",
        scene.language.words().hints.confirm,
        scene.language.words().hints.back
    ));
    bar::bottom(canvas, labels.end_turn, does.as_str(), EDGE - 10);
}

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
    let built = |table: &Table| {
        table
            .palaces_each()
            .saturating_sub(table.palaces_left[seat])
    };
    let houses = Sentence::of(format_args!("{}+{}", table.hand[seat], table.quarry[seat]));
    let palaces = Sentence::of(format_args!("{}", built(table)));
    let (top, low) = (y + 9, y + 26);
    pieces::coin(canvas, Point::new(112, top));
    let change = bar::change(scene, |view| view.gold[seat]);
    bar::note(canvas, gold.as_str(), Point::new(119, top), change);
    pieces::large_house(canvas, livery.bright(), Point::new(152, top));
    // What lies in hand matters; the quarry tells the rest.
    let change = bar::change(scene, |view| {
        Some((view.table.hand[seat], view.table.quarry[seat]))
    });
    bar::note(canvas, houses.as_str(), Point::new(160, top), change);
    pieces::palace(canvas, livery.bright(), Point::new(195, top));
    let change = bar::change(scene, |view| Some(built(&view.table)));
    bar::note(canvas, palaces.as_str(), Point::new(205, top), change);
    if table.options.yogi {
        pieces::chip(canvas, Point::new(221, top));
        let chips = Sentence::of(format_args!("{}", table.chips[seat]));
        let change = bar::change(scene, |view| Some(view.table.chips[seat]));
        bar::note(canvas, chips.as_str(), Point::new(227, top), change);
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
