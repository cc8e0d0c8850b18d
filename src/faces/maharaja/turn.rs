//! The players side by side: what each of them has.
//!
//! Knows no map.

use core::cmp::Ordering;

use super::{MaharajaScene, bar, deed::table, pieces, say};
use crate::faces::parts::brush::*;
use crate::{faces::parts::turn, games::maharaja::view::PlanSeen, kernel::seat::Seat};

/// Paints the players side by side: what each of them has.
pub(super) fn paint_players(scene: &MaharajaScene<'_>, canvas: &mut Canvas) {
    let labels = say::texts(scene).labels();
    let last = if table(scene).last_round {
        labels.last_round
    } else {
        ""
    };
    turn::paint_players(scene, 45, last, canvas, |canvas, seat, y| {
        player(scene, seat, y, canvas);
    });
}

/// One player: coins, prestige, markers and statues above, shrines below them, character and plan at the bottom.
fn player(scene: &MaharajaScene<'_>, seat: Seat, y: i32, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    let livery = scene.players[seat].livery;
    let ink = livery.ink();
    let (top, middle, low) = (y + 9, y + 22, y + 37);
    pieces::coin(canvas, Point::new(110, top));
    let changed = bar::change(scene, |view| Some(view.table.coins[seat]));
    let coins = Sentence::of(format_args!("{}", table.coins[seat]));
    bar::note(canvas, coins.as_str(), Point::new(117, top), changed);
    pieces::prestige(canvas, Point::new(146, top));
    let changed = bar::change(scene, |view| Some(view.table.prestige[seat]));
    let prestige = Sentence::of(format_args!("{}", table.prestige[seat]));
    bar::note(canvas, prestige.as_str(), Point::new(153, top), changed);
    pieces::chip(canvas, Point::new(178, top));
    let changed = bar::change(scene, |view| Some(view.table.markers[seat]));
    let markers = Sentence::of(format_args!("{}", table.markers[seat]));
    bar::note(canvas, markers.as_str(), Point::new(185, top), changed);
    pieces::STATUE.paint_rimmed(canvas, Point::new(210, top), ink);
    let changed = bar::change(scene, |view| Some(view.table.statues_built(seat)));
    let statues = Sentence::of(format_args!("{}", table.statues_built(seat)));
    bar::note(canvas, statues.as_str(), Point::new(219, top), changed);
    pieces::SHRINE.paint_rimmed(canvas, Point::new(110, middle), ink);
    // What is at hand matters; the supply tells the rest.
    let changed = bar::change(scene, |view| {
        Some((view.table.tableau[seat], view.table.supply[seat]))
    });
    let shrines = Sentence::of(format_args!(
        "{}+{}",
        table.tableau[seat], table.supply[seat]
    ));
    bar::note(canvas, shrines.as_str(), Point::new(118, middle), changed);
    if let Some(character) = table.character[seat] {
        let name = say::character(scene, character);
        let name = bar::fitting(name.as_str(), Type::Small, 150);
        bar::note(canvas, name, Point::new(9, low), Ordering::Equal);
    }
    let says = match scene.view.plans[seat] {
        PlanSeen::Known(plan) => {
            for (number, dial) in plan.dials().into_iter().enumerate() {
                let at = Point::new(EDGE - 59 + 35 * number as i32, y + 31);
                bar::stamp(canvas, at);
                pieces::picture(canvas, dial, livery, at, 1);
            }
            return;
        }
        PlanSeen::Hidden => texts.labels().plan_hidden,
        PlanSeen::NotMade if table.is_automa(seat) || table.round == 0 => return,
        PlanSeen::NotMade => texts.labels().plan_missing,
    };
    let says = bar::fitting(says, Type::Small, EDGE - 168);
    let at = Point::new(EDGE - 7, low - 7);
    text::draw(canvas, says, at, Align::Right, Type::Small, Ink::Silver);
}
