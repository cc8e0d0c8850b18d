//! The guided first game of Amritsar.
//!
//! It knows no screen.

use crate::faces::{Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    seed: 1,
    steps: &[Step::Read],
    text: |step, language| language.amritsar().lesson(step),
};
