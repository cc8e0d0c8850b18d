//! Where the attention is in a game of roads and dials.
//!
//! It knows the screens that such games share; a game's own pages it only carries.

/// Where the attention is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus<P, D, O> {
    /// On a place of the map.
    Map(P),
    /// On what can be done at a place.
    Here {
        /// The place.
        place: P,
        /// The row in focus.
        row: u8,
    },
    /// On the turn as a whole.
    Turn {
        /// The row in focus.
        row: u8,
    },
    /// On the question whether the turn is over.
    End,
    /// On the dial, planning.
    Plan {
        /// The action in focus.
        at: D,
        /// The first hand, if set.
        first: Option<D>,
        /// The second hand, if set.
        second: Option<D>,
    },
    /// On the dial, with a chip.
    Chip {
        /// The action in focus.
        at: D,
    },
    /// On a page that only this game has.
    Page(O),
}
