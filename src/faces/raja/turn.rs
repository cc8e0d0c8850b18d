//! The turn as a whole, the question at its end, and the players side by side.
//!
//! Knows no map.

use core::cmp::Ordering;

use embedded_graphics::prelude::Point;

use super::{
    RajaScene, bar,
    deed::{self, table},
    pieces, rows, say,
};
use crate::{
    games::raja::state::Table,
    kernel::{id::Id, notation::Sentence},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        text::{self, Align, Type},
    },
};

/// Paints the rows of the turn.
pub(super) fn paint(scene: &RajaScene<'_>, row: u8, canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    let deeds = deed::turn(scene);
    let within = area(3, BAR + 3, EDGE - 6, bar::FOOT - BAR - 3);
    rows::paint(scene, &deeds, row, within, canvas);
    bar::top(scene, canvas);
    let texts = say::texts(scene);
    let mut round = Sentence::default();
    let _ = texts.round(table(scene).round, &mut round);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!(
        "{}   {}   {}",
        hints.choose, hints.back, hints.what
    ));
    bar::bottom(canvas, round.as_str(), does.as_str(), EDGE - 10);
}

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
    for dial in deed::shown(scene, scene.seat) {
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
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, BAR, EDGE, EDGE - BAR), Ink::Night);
    for seat in table.seats.iter() {
        let y = BAR + 3 + 38 * seat.index() as i32;
        let now = table.decider() == Some(seat);
        let edge = if now { Ink::Gold } else { Ink::Stone };
        panel(canvas, area(3, y, EDGE - 6, 36), Ink::Dusk, edge);
        bar::player(scene, canvas, seat, Point::new(8, y + 1), 92, Ink::White);
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
        write_at(canvas, gold.as_str(), Point::new(119, top), change);
        pieces::large_house(canvas, livery.bright(), Point::new(152, top));
        // What lies in hand matters; the quarry tells the rest.
        let change = bar::change(scene, |view| {
            Some((view.table.hand[seat], view.table.quarry[seat]))
        });
        write_at(canvas, houses.as_str(), Point::new(160, top), change);
        pieces::palace(canvas, livery.bright(), Point::new(195, top));
        let change = bar::change(scene, |view| Some(built(&view.table)));
        write_at(canvas, palaces.as_str(), Point::new(205, top), change);
        if table.options.yogi {
            pieces::chip(canvas, Point::new(221, top));
            let chips = Sentence::of(format_args!("{}", table.chips[seat]));
            let change = bar::change(scene, |view| Some(view.table.chips[seat]));
            write_at(canvas, chips.as_str(), Point::new(227, top), change);
        }
        let mut cards = Sentence::default();
        for (place, character) in table.characters[seat].iter().enumerate() {
            let comma = if place > 0 { ", " } else { "" };
            let name = texts.character(character);
            let _ = core::fmt::Write::write_fmt(&mut cards, format_args!("{comma}{name}"));
        }
        let cards = bar::fitting(cards.as_str(), Type::Small, EDGE - 40);
        write_at(canvas, cards, Point::new(26, low), Ordering::Equal);
    }
    bar::top(scene, canvas);
    let mut round = Sentence::default();
    let _ = texts.round(table.round, &mut round);
    let last = if table.last_round {
        texts.labels().last_round
    } else {
        ""
    };
    bar::bottom(canvas, round.as_str(), last, EDGE - 10);
}

/// Writes small type with its middle line at a point; a number that has just changed stands out.
fn write_at(canvas: &mut Canvas, text: &str, at: Point, change: Ordering) {
    let at = at - Point::new(0, 7);
    bar::figure(canvas, text, at, Align::Left, Type::Small, change);
}
