//! What X is about in a game of roads: the pictures that such games share.
//!
//! It knows no topic: a game says which picture stands for one.

use super::{FocusOf, RoadGame, atlas, brush::*, focus, land, pieces, steer::settled};
use crate::faces::{Faced, Scene, Subject};

/// A picture of what X is about.
pub enum Shown<D> {
    /// An action of the dial.
    Dial(D),
    /// The city in focus, or the one that is scored.
    City,
    /// The crown, which stands for the ride.
    Crown,
    /// The start.
    Start,
    /// A chip.
    Chip,
    /// Somebody on his way.
    Travel,
}

/// What X is about in such a game.
pub const fn subject<G: RoadGame + Faced<Focus = FocusOf<G>>>() -> Subject<G> {
    Subject {
        title: |scene, focus| G::title(scene, settled(scene, focus)),
        paint,
        page: G::page,
    }
}

/// Paints what is in focus.
fn paint<G: RoadGame>(scene: &Scene<'_, G>, focus: FocusOf<G>, at: Point, canvas: &mut Canvas) {
    let focus = settled(scene, focus);
    let livery = scene.players[scene.seat].livery;
    match G::shown(scene, focus, at, canvas) {
        Some(Shown::Dial(dial)) => G::picture(canvas, dial, livery, at, 2),
        Some(Shown::City) => {
            let scored = || G::crowned(scene)?.city();
            let place = focus::place(focus);
            if let Some(city) = place.and_then(|place| place.city()).or_else(scored) {
                G::town(scene, city, land::Look::default(), at, canvas);
            }
        }
        Some(Shown::Crown) => pieces::large_crown(canvas, at),
        Some(Shown::Start) => atlas::START.paint_large(canvas, at, Ink::Stone, 2),
        Some(Shown::Chip) => pieces::chip(canvas, at),
        Some(Shown::Travel) => {
            G::walker(canvas, livery, at - Point::new(14, 5));
            pieces::way(canvas, at + Point::new(6, 0));
        }
        None => {}
    }
}
