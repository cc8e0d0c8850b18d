//! Points and spans of time, in microseconds since the machine was switched on.
//!
//! Does not know what time it is: somebody passes the moment in.

use core::ops::Add;

/// A point in time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Timestamp(u64);

/// A length of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Span(u32);

impl Timestamp {
    /// The moment of switching on.
    pub const START: Self = Self(0);

    /// The moment this many microseconds after switching on.
    pub const fn from_micros(micros: u64) -> Self {
        Self(micros)
    }

    /// Microseconds since switching on.
    pub const fn micros(self) -> u64 {
        self.0
    }

    /// The time since an earlier moment; nothing if that one is in fact later.
    pub fn since(self, earlier: Self) -> Span {
        Span(u32::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(u32::MAX))
    }
}

impl Add<Span> for Timestamp {
    type Output = Self;

    fn add(self, span: Span) -> Self {
        Self(self.0.saturating_add(u64::from(span.0)))
    }
}

impl Span {
    /// This many microseconds.
    pub const fn from_micros(micros: u32) -> Self {
        Self(micros)
    }

    /// This many milliseconds.
    pub const fn from_millis(millis: u32) -> Self {
        Self(millis.saturating_mul(1000))
    }

    /// The length in microseconds.
    pub const fn micros(self) -> u32 {
        self.0
    }
}
