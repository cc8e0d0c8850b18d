//! The dial of actions: nine pictures, two hands, and the focus.
//!
//! Knows nothing of what was done with a plan.

use embedded_graphics::prelude::Point;
use heapless::Vec;

use super::{RajaScene, bar, pieces, say};
use crate::{
    games::raja::data::Dial,
    kernel::{id::Id, notation::Sentence},
    ui::{
        canvas::Canvas,
        dial,
        frame::{BAR, EDGE, area, fill},
        ink::Ink,
    },
};

const FACE: dial::Dial = dial::Dial {
    centre: Point::new(120, 118),
    radius: 92,
    sectors: Dial::COUNT,
};

fn face(scene: &RajaScene<'_>, at: Dial, hands: &[usize], canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    FACE.paint(canvas, Some(at.index()));
    FACE.paint_hands(canvas, hands);
    let livery = scene.players[scene.seat].livery;
    for dial in Dial::all() {
        pieces::picture(canvas, dial, livery, FACE.place(dial.index()), 2);
    }
    bar::top(scene, canvas);
}

/// Paints the dial with the hands that are set; one that is still to be set points at the focus.
pub(super) fn paint(
    scene: &RajaScene<'_>,
    at: Dial,
    first: Option<Dial>,
    second: Option<Dial>,
    canvas: &mut Canvas,
) {
    // Two hands.
    let mut hands: Vec<usize, 2> = Vec::new();
    let second_hand = first.map(|_| second.unwrap_or(at));
    for dial in [Some(first.unwrap_or(at)), second_hand]
        .into_iter()
        .flatten()
    {
        // There is room for both.
        let _ = hands.push(dial.index());
    }
    face(scene, at, &hands, canvas);
    let texts = say::texts(scene);
    let [one, two] = scene.language.face().hands;
    let (what, does) = match (first, second) {
        (Some(first), Some(second)) => (
            Sentence::of(format_args!(
                "{} + {}",
                texts.dial(first),
                texts.dial(second)
            )),
            Sentence::of(format_args!("A: {}", texts.labels().confirm_plan)),
        ),
        (Some(first), None) => (
            Sentence::of(format_args!("{} + {}", texts.dial(first), texts.dial(at))),
            Sentence::of(format_args!("A: {two}")),
        ),
        (None, _) => (
            Sentence::of(format_args!("{}", texts.dial_long(at))),
            Sentence::of(format_args!("A: {one}")),
        ),
    };
    bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
}

/// Paints the dial for the choice of a chip's action.
pub(super) fn paint_chip(scene: &RajaScene<'_>, at: Dial, canvas: &mut Canvas) {
    face(scene, at, &[at.index()], canvas);
    pieces::chip(canvas, FACE.centre);
    let texts = say::texts(scene);
    let does = Sentence::of(format_args!("A: {}", texts.labels().spend_chip));
    bar::bottom(canvas, texts.dial_long(at), does.as_str(), EDGE - 10);
}
