//! What the books of a game are made of: sentences that must hold.
//!
//! It does not know what is counted in them.

/// Holds, or names what does not.
pub type Verdict = Result<(), &'static str>;

/// Holds if this is so.
pub fn must(holds: bool, what: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(what) }
}
