//! The question at the end of a turn, and the players side by side.
//!
//! Knows no map.

use core::cmp::Ordering;

use super::{
    MaharajaScene, bar,
    deed::{self, table},
    pieces, say,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::{deed::shown, turn},
    games::maharaja::view::PlanSeen,
    kernel::seat::Seat,
    words::maharaja::Topic,
};

/// Paints the summary before the turn ends.
pub(super) fn paint_end(scene: &MaharajaScene<'_>, canvas: &mut Canvas) {
    let texts = say::texts(scene);
    let (labels, livery) = (texts.labels(), scene.players[scene.seat].livery);
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    let board = area(8, BAR + 8, EDGE - 16, bar::FOOT - BAR - 16);
    panel(canvas, board, Ink::Dusk, Ink::Gold);
    pieces::flag(canvas, Point::new(28, BAR + 26));
    let at = Point::new(42, BAR + 16);
    text::draw(
        canvas,
        labels.end_turn,
        at,
        Align::Left,
        Type::Title,
        Ink::White,
    );
    let mut y = BAR + 44;
    let mut line =
        |canvas: &mut Canvas, says: &str, done: bool, icon: &dyn Fn(&mut Canvas, Point)| {
            let middle = Point::new(32, y + 12);
            bar::stamp(canvas, middle);
            icon(canvas, middle);
            if done {
                pieces::tick(canvas, middle + Point::new(13, 7));
            }
            let ink = if done { Ink::White } else { Ink::Gold };
            let lines = text::lines(says, Type::Small, EDGE - 78).count() as i32;
            let at = Point::new(58, y + 12 - lines * Type::Small.line() / 2);
            text::draw_lines(canvas, says, at, EDGE - 78, Type::Small, ink);
            y += 30;
        };
    for dial in shown(scene) {
        let undone = deed::undone(scene, dial);
        let state = if undone > 0 {
            labels.not_done
        } else {
            scene.language.words().face.done
        };
        let says = Sentence::of(format_args!("{}: {state}", texts.dial(dial)));
        line(canvas, says.as_str(), undone == 0, &|canvas, at| {
            pieces::picture(canvas, dial, livery, at, 1);
        });
    }
    if let Some(begun) = table(scene).begun {
        let says = Sentence::of(format_args!(
            "{}: {}",
            texts.heading(Topic::Rest),
            texts.begun(begun)
        ));
        line(canvas, says.as_str(), false, &|canvas, at| {
            pieces::scroll(canvas, at)
        });
    }
    bar::top(scene, canvas);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!("{}   {}", hints.confirm, hints.back));
    bar::bottom(canvas, labels.end_turn, does.as_str(), EDGE - 10);
}

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
    let bright = livery.bright();
    let (top, middle, low) = (y + 9, y + 24, y + 36);
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
    pieces::statue(canvas, bright, Point::new(210, top));
    let changed = bar::change(scene, |view| Some(view.table.statues_built(seat)));
    let statues = Sentence::of(format_args!("{}", table.statues_built(seat)));
    bar::note(canvas, statues.as_str(), Point::new(219, top), changed);
    pieces::large_shrine(canvas, bright, Point::new(110, middle));
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
