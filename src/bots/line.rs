//! What is thought of to be done: actions of any game as four bytes, and lines of them.
//!
//! It does not know what the bytes mean.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// How many actions a line has at most: two pointers and a marker with two parts each, five roads, and some abilities.
pub const DEPTH: usize = 14;

/// An action of any game in its saved form, which has at most four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Code([u8; 4]);

impl Code {
    /// No action's code.
    const NONE: Self = Self([0; 4]);

    /// An action as a code. An action that needs more bytes would not be read back: a test holds every action to it.
    pub fn of<A: Serialize>(action: &A) -> Self {
        let mut bytes = [0; 4];
        // What does not fit is noticed when it is read.
        let _ = postcard::to_slice(action, &mut bytes);
        Self(bytes)
    }

    /// The action.
    #[must_use]
    pub fn action<A: DeserializeOwned>(self) -> Option<A> {
        postcard::from_bytes(&self.0).ok()
    }
}

/// Actions one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Line {
    codes: [Code; DEPTH],
    count: u8,
}

impl Line {
    /// No actions.
    pub const EMPTY: Self = Self {
        codes: [Code::NONE; DEPTH],
        count: 0,
    };

    /// The same with one more; a full line stays as it is.
    #[must_use]
    pub fn and(mut self, code: Code) -> Self {
        if let Some(place) = self.codes.get_mut(usize::from(self.count)) {
            *place = code;
            self.count += 1;
        }
        self
    }

    /// The actions in order.
    #[must_use]
    pub fn codes(&self) -> &[Code] {
        self.codes
            .get(..usize::from(self.count))
            .unwrap_or_default()
    }

    /// Whether there is no room for one more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.count as usize >= DEPTH
    }

    /// Takes the first away.
    pub fn pop(&mut self) -> Option<Code> {
        let first = self.codes().first().copied()?;
        self.codes.rotate_left(1);
        self.count -= 1;
        Some(first)
    }
}
