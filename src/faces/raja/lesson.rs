//! The guided first game of Raja: a short round that teaches by doing.
//!
//! Its texts stand with the words. It knows no screen.

use crate::faces::Step;

/// The seed of the lesson's match.
pub(super) const SEED: u64 = 1;

/// The steps.
pub(super) const STEPS: &[Step] = &[Step::Read];
