//! The dial of actions: nine pictures, two hands, and the focus.
//!
//! Knows nothing of what was done with a plan.

use super::{RajaScene, bar, pieces, say};
use crate::{
    faces::dial::{self, Hands},
    games::raja::data::Dial,
    kernel::{id::Id, notation::Sentence},
    ui::{canvas::Canvas, frame::EDGE},
};

fn face(scene: &RajaScene<'_>, at: Dial, hands: [Option<usize>; 2], canvas: &mut Canvas) {
    let livery = scene.players[scene.seat].livery;
    dial::paint(canvas, at, hands, |canvas, dial, spot| {
        pieces::picture(canvas, dial, livery, spot, 2);
    });
    bar::top(scene, canvas);
}

/// Paints the dial with the hands that are set; one that is still to be set points at the focus.
pub(super) fn paint(scene: &RajaScene<'_>, hands: Hands<Dial>, canvas: &mut Canvas) {
    face(scene, hands.at, hands.sectors(), canvas);
    let Hands { at, first, second } = hands;
    let texts = say::texts(scene);
    let words = scene.language.words();
    let (one, two) = (words.face.first_pointer, words.face.second_pointer);
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
    face(scene, at, [Some(at.index()), None], canvas);
    pieces::chip(canvas, dial::CENTRE);
    let texts = say::texts(scene);
    let does = Sentence::of(format_args!("A: {}", texts.labels().spend_chip));
    bar::bottom(canvas, texts.dial_long(at), does.as_str(), EDGE - 10);
}
