//! The bars of Maharaja's screens: who plays and what he has on top, what A does at the bottom.
//!
//! Knows no screen between them.

use embedded_graphics::prelude::Point;

use super::{
    MaharajaScene,
    deed::{self, table},
    pieces,
};
pub(super) use crate::faces::bar::*;
use crate::ui::{canvas::Canvas, ink::Ink};

/// Paints the top bar for the player who looks.
pub(super) fn top(scene: &MaharajaScene<'_>, canvas: &mut Canvas) {
    let (table, seat) = (table(scene), scene.seat);
    let bright = scene.players[seat].livery.bright();
    let mut purse = Purse::open(canvas);
    let changed = change(scene, |view| Some(view.table.markers[seat]));
    purse.put(u16::from(table.markers[seat]), changed, 9, pieces::chip);
    let changed = change(scene, |view| Some(view.table.tableau[seat]));
    let shrines = u16::from(table.tableau[seat]);
    purse.put(shrines, changed, 9, |canvas, at| {
        pieces::large_shrine(canvas, bright, at);
    });
    let changed = change(scene, |view| Some(view.table.prestige[seat]));
    purse.put(table.prestige[seat].0, changed, 9, pieces::prestige);
    let changed = change(scene, |view| Some(view.table.coins[seat]));
    purse.put(table.coins[seat].0, changed, 9, pieces::coin);
    purse.close(scene);
}

/// Paints the bottom bar of a turn, with the planned actions and how far they are at its right.
pub(super) fn bottom_of_turn(
    scene: &MaharajaScene<'_>,
    canvas: &mut Canvas,
    what: &str,
    does: &str,
) {
    let shown = || deed::shown(scene).filter(|_| deed::acting(scene));
    let livery = scene.players[scene.seat].livery;
    bottom_with(canvas, what, does, shown().count(), |canvas, number, at| {
        let Some(dial) = shown().nth(number) else {
            return;
        };
        pieces::picture(canvas, dial, livery, at, 1);
        let times = deed::pointers(scene, dial);
        if times > 1 {
            pieces::tiny(canvas, times, at + Point::new(12, -9), Ink::Night);
        }
        if deed::undone(scene, dial) == 0 {
            pieces::tick(canvas, at + Point::new(9, 8));
        }
    });
}
