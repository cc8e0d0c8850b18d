//! What can be wrong with the saves, and what the person can do about it.
//!
//! It does not know languages: the sentences are for logs and commands; screens have their own.

use core::fmt::{self, Display};

/// What is wrong with one saved match (or with settings or statistics); its data stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Bits have changed since it was written.
    Damaged,
    /// A newer firmware wrote it in a format that this one does not know.
    NewerFormat {
        /// The format's version.
        format: u8,
    },
    /// It is a match of a game that this firmware does not have, or not the game that was asked for.
    UnknownGame,
    /// It was played by another revision of the game's rules.
    OtherRules {
        /// The revision it was played by.
        saved: u16,
        /// The revision of this firmware.
        ours: u16,
    },
    /// Replayed, it does not come to the same state: the rules changed without a new revision.
    Diverged {
        /// How many actions had been replayed.
        actions: u32,
    },
}

impl Trouble {
    /// What the person can do.
    #[must_use]
    pub const fn advice(self) -> &'static str {
        match self {
            Self::Damaged => {
                "What is whole of it can be watched, exported, and played on as a copy. The other matches are fine."
            }
            Self::NewerFormat { .. } => {
                "Install the newer firmware again to go on with it, or delete it."
            }
            Self::UnknownGame => "Install a firmware that has this game, or delete it.",
            Self::OtherRules { .. } => {
                "Install the firmware it was played with to go on with it, or delete it."
            }
            Self::Diverged { .. } => {
                "Install the firmware it was played with to go on with it, or export and report it."
            }
        }
    }
}

impl Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => out.write_str("the save is damaged"),
            Self::NewerFormat { format } => write!(out, "the save has the newer format {format}"),
            Self::UnknownGame => out.write_str("the save is of a game that is not here"),
            Self::OtherRules { saved, ours } => {
                write!(
                    out,
                    "the save follows revision {saved} of the rules, not {ours}"
                )
            }
            Self::Diverged { actions } => {
                write!(out, "the save goes another way after {actions} actions")
            }
        }
    }
}

/// Why something could not be done with the saves; nothing is lost by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error<E> {
    /// The flash refused; nothing is known to be written.
    Flash(E),
    /// What was written does not read back: the flash is worn there. Trying again takes another place.
    Worn,
    /// The region is smaller than the five sectors that saves need at least.
    TooSmall,
    /// There is no room, and no finished match that could give way. Nothing was written.
    Full,
    /// There is no match of this number.
    NoSuchMatch,
    /// The match is finished; nothing can be added.
    Finished,
    /// So much was taken back in the match that no more may be.
    TakenBackTooOften,
    /// The match on the table is not one action ahead of the save: it is another match, or a save was left out.
    OutOfStep,
    /// Options, action or value are longer than a record holds. Nothing was written.
    TooLong,
    /// The save itself is not as it should be.
    Trouble(Trouble),
}

impl<E> From<Trouble> for Error<E> {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl<E> Error<E> {
    /// The same, without what the flash said of itself.
    #[must_use]
    pub fn plain(self) -> Error<()> {
        match self {
            Self::Flash(_) => Error::Flash(()),
            Self::Worn => Error::Worn,
            Self::TooSmall => Error::TooSmall,
            Self::Full => Error::Full,
            Self::NoSuchMatch => Error::NoSuchMatch,
            Self::Finished => Error::Finished,
            Self::TakenBackTooOften => Error::TakenBackTooOften,
            Self::OutOfStep => Error::OutOfStep,
            Self::TooLong => Error::TooLong,
            Self::Trouble(trouble) => Error::Trouble(trouble),
        }
    }

    /// What the person can do.
    #[must_use]
    pub const fn advice(&self) -> &'static str {
        match self {
            Self::Flash(_) | Self::Worn => {
                "Try once more; if it stays so, the memory of the device is worn out."
            }
            Self::TooSmall => "This firmware does not fit the device: install the one for it.",
            Self::Full => "Finish or delete a match, then go on.",
            Self::NoSuchMatch => "Choose a match from the list.",
            Self::Finished => "Begin a new match.",
            Self::TakenBackTooOften => "Play on without taking back.",
            Self::OutOfStep => "Leave the match and open it again from the list.",
            Self::TooLong => "Use shorter names.",
            Self::Trouble(trouble) => trouble.advice(),
        }
    }
}

impl<E> Display for Error<E> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Flash(_) => "the flash refused",
            Self::Worn => "what was written does not read back",
            Self::TooSmall => "the region for saves is too small",
            Self::Full => "there is no room for the save",
            Self::NoSuchMatch => "there is no match of this number",
            Self::Finished => "the match is finished",
            Self::TakenBackTooOften => "too much was taken back in the match",
            Self::OutOfStep => "the match on the table is not the one in the save",
            Self::TooLong => "a part of the save is too long",
            Self::Trouble(trouble) => return trouble.fmt(out),
        })
    }
}
