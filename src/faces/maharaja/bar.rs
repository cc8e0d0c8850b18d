//! The bars of Maharaja's screens: who plays and what he has.
//!
//! Knows no screen between them.

use super::{MaharajaScene, pieces};
pub(super) use crate::faces::parts::bar::*;
use crate::games::maharaja::view::View;
use crate::ui::canvas::Canvas;

/// Paints the top bar for the player who looks.
pub(super) fn top(scene: &MaharajaScene<'_>, canvas: &mut Canvas) {
    let seat = scene.seat;
    let ink = scene.players[seat].livery.ink();
    let mut purse = Purse::open(canvas);
    let markers = |view: &View| Some(view.table.markers[seat].into());
    purse.put(scene, markers, 9, pieces::chip);
    let shrines = |view: &View| Some(view.table.tableau[seat].into());
    purse.put(scene, shrines, 9, |canvas, at| {
        pieces::SHRINE.paint_rimmed(canvas, at, ink)
    });
    purse.put(
        scene,
        |view| Some(view.table.prestige[seat].0),
        9,
        pieces::prestige,
    );
    purse.put(
        scene,
        |view| Some(view.table.coins[seat].0),
        9,
        pieces::coin,
    );
    purse.close(scene);
}
