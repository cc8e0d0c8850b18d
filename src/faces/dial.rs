//! Planning on a dial: two hands that are set one after the other, and how the dial is painted.
//!
//! Knows sectors and hands; the pictures and the words come from the game's face.

use embedded_graphics::prelude::Point;

use super::{bar::FOOT, rows::turned};
use crate::{
    kernel::id::Id,
    ui::{
        canvas::Canvas,
        dial,
        frame::{BAR, EDGE, area, fill},
        ink::Ink,
        key::Key,
    },
};

/// How far a plan is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hands<D> {
    /// The sector in focus.
    pub at: D,
    /// The first hand, if set.
    pub first: Option<D>,
    /// The second hand, if set.
    pub second: Option<D>,
}

/// What a key led to.
pub(super) enum Set<D> {
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
pub(super) const CENTRE: Point = Point::new(120, 118);

/// Paints a dial between the bars, with a picture in each sector.
pub(super) fn paint<D: Id>(
    canvas: &mut Canvas,
    at: D,
    hands: [Option<usize>; 2],
    picture: impl Fn(&mut Canvas, D, Point),
) {
    let face = dial::Dial {
        centre: CENTRE,
        radius: 92,
        sectors: D::COUNT,
    };
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    face.paint(canvas, Some(at.index()));
    match hands {
        [Some(first), Some(second)] => face.paint_hands(canvas, &[first, second]),
        [Some(first), None] => face.paint_hands(canvas, &[first]),
        [None, _] => {}
    }
    for sector in D::all() {
        picture(canvas, sector, face.place(sector.index()));
    }
}
