//! The bars of Raja's screens: who plays and what he has.
//!
//! Knows no screen between them.

use super::{RajaScene, deed::table, pieces};
pub(super) use crate::faces::parts::bar::*;
use crate::games::raja::{state::Table, view::View};
use crate::kernel::{notation::Sentence, seat::Seat};
use crate::ui::canvas::Canvas;

/// Paints the top bar for the player who looks.
pub(super) fn top(scene: &RajaScene<'_>, canvas: &mut Canvas) {
    let seat = scene.seat;
    let ink = scene.players[seat].livery.ink();
    let mut purse = Purse::open(canvas);
    if table(scene).options.yogi {
        let chips = |view: &View| Some(view.table.chips[seat].into());
        purse.put(scene, chips, 9, pieces::chip);
    }
    let built = |view: &View| Some(view.table.palaces_built(seat));
    let change = change(scene, built);
    let palaces = palaces(table(scene), seat);
    purse.write(palaces.as_str(), change, 15, |canvas, at| {
        pieces::PALACE.paint_rimmed(canvas, at, ink)
    });
    let hand = |view: &View| Some(view.table.hand[seat].into());
    purse.put(scene, hand, 11, |canvas, at| {
        pieces::LARGE_HOUSE.paint_rimmed(canvas, at, ink)
    });
    purse.put(scene, |view| Some(view.gold[seat]?.0), 9, pieces::coin);
    purse.close(scene);
}

/// The palaces beside their sign: those built, of all. What is left to build is never written beside it, so that the sign
/// means one thing everywhere.
pub(super) fn palaces(table: &Table, seat: Seat) -> Sentence {
    let (built, all) = (table.palaces_built(seat), table.palaces_each());
    Sentence::of(format_args!("{built}/{all}"))
}
