//! Planning on a dial: two hands that are set one after the other, and how the dial is painted.
//!
//! Knows sectors and hands; the pictures and the words come from the game's face.

use super::{
    RoadGame,
    bar::{self, FOOT},
    pieces, plain,
    rows::turned,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::Scene,
    kernel::id::Id,
    ui::{dial, key::Key},
};

/// How far a plan is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hands<D> {
    /// The sector in focus.
    pub at: D,
    /// The first hand, if set.
    pub first: Option<D>,
    /// The second hand, if set.
    pub second: Option<D>,
}

/// What a key led to.
pub enum Set<D> {
    /// The focus or a hand changed.
    Moved(Hands<D>),
    /// Both hands are set, and confirmed.
    Done(D, D),
    /// Nothing is left to take back here.
    Back,
    /// The dial has no use for the key.
    Nothing,
}

impl<D: Id> Hands<D> {
    /// What a key leads to.
    pub fn steer(self, key: Key) -> Set<D> {
        let moved = |at, first, second| Set::Moved(Self { at, first, second });
        match (key, self.first, self.second) {
            (Key::A, None, _) => moved(self.at, Some(self.at), None),
            (Key::A, first, None) => moved(self.at, first, Some(self.at)),
            (Key::A, Some(one), Some(other)) => Set::Done(one, other),
            (Key::B, first @ Some(_), Some(other)) => moved(other, first, None),
            (Key::B, Some(one), None) => moved(one, None, None),
            (Key::B, None, _) => Set::Back,
            // Both hands are set: a turn of the dial takes the second one up again.
            (_, first, _) => match turned(self.at, key) {
                Some(at) => moved(at, first, None),
                None => Set::Nothing,
            },
        }
    }

    /// The sectors that the hands point at; one that is still to be set points at the focus.
    pub fn sectors(self) -> [Option<usize>; 2] {
        let second = self.first.map(|_| self.second.unwrap_or(self.at));
        [Some(self.first.unwrap_or(self.at)), second].map(|hand| hand.map(Id::index))
    }
}

/// The middle of the dial.
pub const CENTRE: Point = Point::new(120, 118);

/// Paints the dial between the bars, with a picture in each sector.
fn face<G: RoadGame>(
    scene: &Scene<'_, G>,
    at: G::Dial,
    hands: [Option<usize>; 2],
    canvas: &mut Canvas,
) {
    let face = dial::Dial {
        centre: CENTRE,
        radius: 92,
        sectors: G::Dial::COUNT,
    };
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    face.paint(canvas, Some(at.index()));
    match hands {
        [Some(first), Some(second)] => face.paint_hands(canvas, &[first, second]),
        [Some(first), None] => face.paint_hands(canvas, &[first]),
        [None, _] => {}
    }
    let livery = scene.players[scene.seat].livery;
    for sector in G::Dial::all() {
        G::picture(canvas, sector, livery, face.place(sector.index()), 2);
    }
    G::top(scene, canvas);
}

/// Paints the dial with the hands that are set; one that is still to be set points at the focus.
pub fn paint<G: RoadGame>(scene: &Scene<'_, G>, hands: Hands<G::Dial>, canvas: &mut Canvas) {
    face(scene, hands.at, hands.sectors(), canvas);
    let words = &scene.language.words().face;
    let both = |first, second| {
        let [first, second] = [first, second].map(|dial| G::dial_name(scene, dial, false));
        Sentence::of(format_args!("{first} + {second}"))
    };
    let (what, does) = match (hands.first, hands.second) {
        (Some(first), Some(second)) => (both(first, second), G::captions(scene).confirm_plan),
        (Some(first), None) => (both(first, hands.at), words.second_pointer),
        (None, _) => (
            plain(G::dial_name(scene, hands.at, true)),
            words.first_pointer,
        ),
    };
    let does = Sentence::of(format_args!("A: {does}"));
    bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
}

/// Paints the dial for the choice of a chip's action.
pub fn paint_chip<G: RoadGame>(scene: &Scene<'_, G>, at: G::Dial, canvas: &mut Canvas) {
    face(scene, at, [Some(at.index()), None], canvas);
    pieces::chip(canvas, CENTRE);
    let does = match scene.refusal(G::spend(at)) {
        None => Sentence::of(format_args!("A: {}", G::captions(scene).spend)),
        Some(why) => G::reason(scene, why),
    };
    bar::bottom(
        canvas,
        G::dial_name(scene, at, true),
        does.as_str(),
        EDGE - 10,
    );
}
