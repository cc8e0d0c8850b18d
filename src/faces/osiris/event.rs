//! What an action made happen, lit on the board so that the eye finds it: a walk, a sowing stone by stone, a fight, a
//! blockade, a follower.
//!
//! It knows no rule.

use super::ways::sown;
use super::{OsirisScene, board, ground, pieces, still, temples};
use crate::faces::FRAMES;
use crate::faces::parts::brush::*;
use crate::games::osiris::action::Event;
use crate::games::osiris::data::{City, REBELLION};
use crate::games::osiris::place::{Place, PlaceKind};
use crate::ui::shape::corners;

/// Paints the board, or the temples, and what happened there, at a frame.
pub(super) fn paint(scene: &OsirisScene<'_>, events: &[Event], frame: u8, canvas: &mut Canvas) {
    let of_temples = |event: &Event| {
        matches!(
            event,
            Event::FollowerPlaced { .. } | Event::FollowerMoved { .. }
        )
    };
    match events {
        // Who walks does not stand there yet.
        [Event::Stepped { priest, .. }, ..] if frame < FRAMES => {
            board::without(scene, Some(*priest), canvas);
        }
        _ if events.iter().any(of_temples) => temples::still(scene, canvas),
        _ => still(scene, canvas),
    }
    for event in events {
        // Under the priest who comes, and under the corners round the field; clear of the cap and of the bar.
        if let Event::Fought { field, .. } = *event {
            let at = ground::spot(Place::field(field));
            let high = (at.y - 25).max(BAR + 11);
            pieces::swords(canvas, Point::new(at.x, high), 2);
        }
    }
    for event in events {
        match *event {
            Event::FollowerPlaced { god, .. } => temples::light(scene, None, god, canvas),
            Event::FollowerMoved { from, to, .. } => temples::light(scene, Some(from), to, canvas),
            Event::Stepped { priest, from, to } => step(priest, from, to, frame, canvas),
            Event::WayOutTaken { field, .. }
            | Event::BlockadeLifted { field, .. }
            | Event::Blocked { field, .. } => frame_round(Place::field(field), canvas),
            Event::GodsExchanged { winner, loser, .. } => {
                for city in [winner, loser] {
                    let at = scene.view.table.priests[city];
                    frame_round(at, canvas);
                }
            }
            Event::Sown { from, stones } => sow(scene, from, stones, frame, canvas),
            Event::Rebelled { city, .. } => {
                sow(scene, city, REBELLION, frame, canvas);
                pieces::flame(canvas, board::flame(city));
            }
            _ => {}
        }
    }
}

/// A priest on the way from one place to the next; at the still, the way.
fn step(priest: City, from: Place, to: Place, frame: u8, canvas: &mut Canvas) {
    let (start, end) = (ground::spot(from), ground::spot(to));
    let moved = i32::from(frame.min(FRAMES));
    // The last quarter is the priest's own place.
    board::trail(canvas, start, end, (1 + (moved >> 1)).min(4));
    if frame < FRAMES {
        let apart = end - start;
        let at = start + Point::new((apart.x * moved) >> 3, (apart.y * moved) >> 3);
        pieces::priest(canvas, priest, at - Point::new(0, 4), 1);
        return;
    }
    // Over the way and the swords.
    if !matches!(to.kind(), PlaceKind::City(_)) {
        pieces::priest(canvas, priest, ground::stand(to), 1);
    }
    frame_round(to, canvas);
}

/// The cities that got a stone, one after the other.
fn sow(scene: &OsirisScene<'_>, from: City, stones: u8, frame: u8, canvas: &mut Canvas) {
    let count = usize::from(stones);
    // All of them at the still.
    let shown = (count * usize::from(frame.min(FRAMES))) >> 3;
    for city in sown(&scene.view.table, from, stones).take(shown) {
        let (at, wide, high) = ground::plate(city);
        for edge in [
            // Within the dark outline: gold alone is lost on sand.
            area(at.x + 1, at.y + 1, wide - 2, 2),
            area(at.x + 1, at.y + high - 3, wide - 2, 2),
            area(at.x + 1, at.y + 1, 2, high - 2),
            area(at.x + wide - 3, at.y + 1, 2, high - 2),
        ] {
            fill(canvas, edge, Ink::Gold);
        }
        board::heap(canvas, city, scene.view.table.stones[city], 1);
    }
}

/// Corners round a place, with a dark rim: gold alone is lost on sand.
fn frame_round(place: Place, canvas: &mut Canvas) {
    let at = ground::spot(place);
    corners(canvas, at, 13, 8, 4, Ink::Night);
    corners(canvas, at, 12, 6, 2, Ink::Gold);
}

const _: () = assert!(FRAMES == 8, "eighths of a way are taken without a division");
