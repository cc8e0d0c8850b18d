//! The dial of actions: nine pictures, two hands, and the focus.
//!
//! Knows nothing of what was done with a plan.

use super::{MaharajaScene, bar, pieces, say};
use crate::{
    faces::dial::{self, Hands},
    games::maharaja::{action::Action, data::Dial},
    kernel::{id::Id, notation::Sentence},
    ui::{canvas::Canvas, frame::EDGE},
};

fn face(scene: &MaharajaScene<'_>, at: Dial, hands: [Option<usize>; 2], canvas: &mut Canvas) {
    let livery = scene.players[scene.seat].livery;
    dial::paint(canvas, at, hands, |canvas, dial, spot| {
        pieces::picture(canvas, dial, livery, spot, 2);
    });
    bar::top(scene, canvas);
}

/// Paints the dial with the hands that are set.
pub(super) fn paint(scene: &MaharajaScene<'_>, hands: Hands<Dial>, canvas: &mut Canvas) {
    face(scene, hands.at, hands.sectors(), canvas);
    let texts = say::texts(scene);
    let words = scene.language.words();
    let (one, two) = (words.face.first_pointer, words.face.second_pointer);
    let both = |first, second| {
        let (first, second) = (texts.dial(first), texts.dial(second));
        Sentence::of(format_args!("{first} + {second}"))
    };
    let (what, does) = match (hands.first, hands.second) {
        (Some(first), Some(second)) => (both(first, second), texts.labels().confirm_plan),
        (Some(first), None) => (both(first, hands.at), two),
        (None, _) => (say::plain(texts.dial_long(hands.at)), one),
    };
    let does = Sentence::of(format_args!("A: {does}"));
    bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
}

/// Paints the dial for the choice of a marker's action.
pub(super) fn paint_marker(scene: &MaharajaScene<'_>, at: Dial, canvas: &mut Canvas) {
    face(scene, at, [Some(at.index()), None], canvas);
    pieces::chip(canvas, dial::CENTRE);
    let texts = say::texts(scene);
    let can = Sentence::of(format_args!("A: {}", texts.labels().spend_marker));
    let does = say::does(scene, Some(Action::SpendMarker { dial: at }), can.as_str());
    bar::bottom(canvas, texts.dial_long(at), does.as_str(), EDGE - 10);
}
