//! The guided first game of Maharaja, in German: one text for each step, none where the other player acts.

pub(super) const LESSON: &[&str] = &[];
