//! The rulings that a match of a game with two revisions of its rules goes by.
//!
//! It does not know what the revisions differ in: the game's head tells it.

/// The rulings of a revision.
///
/// A match is finished by those it was begun with. They are no part of the serialised state: a state of the first
/// revision has the bytes that digests of old saves were taken of, and the set-up of a save names the revision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rulings {
    /// Revision 1.
    First,
    /// Revision 2, by which new matches go.
    #[default]
    Second,
}

impl From<u16> for Rulings {
    /// The rulings of this revision.
    fn from(revision: u16) -> Self {
        match revision {
            1 => Self::First,
            _ => Self::Second,
        }
    }
}
