//! What X is about in Raja: the pictures of its topics.
//!
//! It knows pictures; the texts say the rest.

use super::pieces;
use crate::{
    faces::{
        livery::Livery,
        parts::{about::Shown, brush::*},
    },
    games::raja::data::Dial,
    words::raja::Topic,
};

/// The topics that the pages of the overview are about; those that follow have none.
pub(super) const PAGES: &[Topic] = &[Topic::Winning, Topic::Track, Topic::Dial(Dial::Character)];

/// The picture of a topic; none where Raja has one of its own.
pub(super) fn shown(topic: Topic) -> Option<Shown<Dial>> {
    Some(match topic {
        Topic::Character(_) | Topic::Forgo | Topic::Winning => return None,
        Topic::Dial(dial) => Shown::Dial(dial),
        Topic::Village => Shown::Dial(Dial::House),
        Topic::PalaceSite => Shown::Dial(Dial::Palace),
        Topic::Quarry => Shown::Dial(Dial::Quarry),
        Topic::Track => Shown::Dial(Dial::Order),
        Topic::City => Shown::City,
        Topic::Maharaja => Shown::Crown,
        Topic::Start => Shown::Start,
        Topic::Chips => Shown::Chip,
        Topic::Travel => Shown::Travel,
    })
}

/// Paints the picture of Raja's own.
pub(super) fn paint(topic: Topic, livery: Livery, at: Point, canvas: &mut Canvas) {
    match topic {
        Topic::Character(character) => pieces::gift(canvas, character, livery, at),
        _ => pieces::flag(canvas, at),
    }
}
