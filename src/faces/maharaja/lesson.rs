//! The lesson.

use crate::faces::Step;

pub(super) const SEED: u64 = 1;
pub(super) const STEPS: &[Step] = &[Step::Read];
