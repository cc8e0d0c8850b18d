//! The bars of Raja's screens: who plays and what he has on top, what A does at the bottom.
//!
//! Knows no screen between them.

use embedded_graphics::prelude::Point;

use super::{
    RajaScene,
    deed::{self, table},
    pieces,
};
pub(super) use crate::faces::bar::*;
use crate::{
    games::raja::state::Stage,
    ui::{canvas::Canvas, ink::Ink},
};

/// Paints the top bar for the player who looks.
pub(super) fn top(scene: &RajaScene<'_>, canvas: &mut Canvas) {
    let (table, seat) = (table(scene), scene.seat);
    let bright = scene.players[seat].livery.bright();
    let mut purse = Purse::open(canvas);
    if table.options.yogi {
        let changed = change(scene, |view| Some(view.table.chips[seat]));
        purse.put(u16::from(table.chips[seat]), changed, 9, pieces::chip);
    }
    let changed = change(scene, |view| Some(view.table.palaces_left[seat]));
    let palaces = u16::from(table.palaces_left[seat]);
    purse.put(palaces, changed, 15, |canvas, at| {
        pieces::palace(canvas, bright, at);
    });
    let changed = change(scene, |view| Some(view.table.hand[seat]));
    let hand = u16::from(table.hand[seat]);
    purse.put(hand, changed, 11, |canvas, at| {
        pieces::large_house(canvas, bright, at);
    });
    if let Some(gold) = scene.view.gold[seat] {
        let changed = change(scene, |view| view.gold[seat]);
        purse.put(gold.0, changed, 9, pieces::coin);
    }
    purse.close(scene);
}

/// Paints the bottom bar of a turn, with the planned actions and how far they are at its right.
pub(super) fn bottom_of_turn(scene: &RajaScene<'_>, canvas: &mut Canvas, what: &str, does: &str) {
    let table = table(scene);
    let acting = matches!(table.stage, Stage::Acting { seat } if seat == scene.seat);
    let shown = || deed::shown(scene, scene.seat).filter(|_| acting);
    let livery = scene.players[scene.seat].livery;
    bottom_with(canvas, what, does, shown().count(), |canvas, number, at| {
        let Some(dial) = shown().nth(number) else {
            return;
        };
        pieces::picture(canvas, dial, livery, at, 1);
        if table.pointers(dial) > 1 {
            let corner = at + Point::new(11, -9);
            pieces::tiny(canvas, table.pointers(dial), corner, Ink::Night);
        }
        if table.undone(dial) == 0 {
            pieces::tick(canvas, at + Point::new(9, 8));
        }
    });
}
