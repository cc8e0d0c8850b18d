//! Where the attention is in a game of roads and dials.
//!
//! It knows the screens that such games share; a game's own pages it only carries.

use super::dial::Hands;

/// Where the attention is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus<P, D, O> {
    /// On a place of the map: the cross goes to what can be done.
    Map(P),
    /// On a place of the map: the cross goes everywhere. Whoever plans keeps his hands meanwhile.
    Look {
        /// The place.
        at: P,
        /// How far the plan is made, while one is made.
        plan: Option<Hands<D>>,
    },
    /// Wherever the turn goes on after an action at a place: there, or at the end if nothing is left.
    Next(P),
    /// On the way to a place: the next road follows by itself.
    Going(P),
    /// On what can be done at a place.
    Here {
        /// The place.
        place: P,
        /// The row in focus.
        row: u8,
    },
    /// On the turn as a whole, its end included.
    Turn {
        /// The row in focus.
        row: u8,
    },
    /// On the question whether a planned action is given up.
    GiveUp(D),
    /// On the dial, planning.
    Plan(Hands<D>),
    /// On the dial, with a chip.
    Chip {
        /// The action in focus.
        at: D,
        /// Whether the hand was turned already.
        turned: bool,
    },
    /// On a page that only this game has.
    Page(O),
}

/// The place of the map that is in focus, if one is.
pub fn place<P, D, O>(focus: Focus<P, D, O>) -> Option<P> {
    match focus {
        Focus::Map(place)
        | Focus::Look { at: place, .. }
        | Focus::Next(place)
        | Focus::Going(place)
        | Focus::Here { place, .. } => Some(place),
        _ => None,
    }
}
