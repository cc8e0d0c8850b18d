//! What an action made happen, and who may hear of it.
//!
//! Events are told while an action is applied, in the order in which they happen. This module does not know any game's
//! events, nor what is done with them (log, sound, movement on the screen).

use super::seat::{Seat, Viewer};

/// Who may hear of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody at the table.
    Everyone,
    /// One player alone.
    Only(Seat),
}

impl Audience {
    /// Whether this viewer may hear of it.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (Self::Only(seat), Viewer::Player(player)) => seat == player,
            (Self::Only(_), Viewer::Bystander) => false,
        }
    }
}

/// Calls out what happens. The listener is behind a pointer, so that rules that call much are in the firmware once.
pub struct Crier<'a, E>(&'a mut dyn FnMut(Audience, E));

impl<'a, E> Crier<'a, E> {
    /// Calls out to this listener.
    pub fn to(listener: &'a mut dyn FnMut(Audience, E)) -> Self {
        Self(listener)
    }

    /// Tells everybody.
    pub fn say(&mut self, event: E) {
        (self.0)(Audience::Everyone, event);
    }

    /// Tells one player alone.
    pub fn whisper(&mut self, seat: Seat, event: E) {
        (self.0)(Audience::Only(seat), event);
    }
}

/// Whether an action may still be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nothing came to light: the player may take it back until somebody else decides.
    Possible,
    /// Something hidden came to light, or the rules make it final.
    Closed,
}
