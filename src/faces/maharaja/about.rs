//! What X is about in Maharaja: the pictures of its topics.
//!
//! It knows pictures; the texts say the rest.

use super::pieces;
use crate::{
    faces::{
        livery::Livery,
        parts::{about::Shown, brush::*},
    },
    games::maharaja::data::Dial,
    words::maharaja::Topic,
};

/// The topics that the pages of the overview are about; those that follow have none.
pub(super) const PAGES: &[Topic] = &[
    Topic::Winning,
    Topic::Track,
    Topic::Dial(Dial::Character),
    Topic::Rewards,
];

/// The picture of a topic; none where Maharaja has one of its own.
pub(super) fn shown(topic: Topic) -> Option<Shown<Dial>> {
    Some(match topic {
        Topic::Character(_) | Topic::Reward(_) => return None,
        Topic::Dial(dial) => Shown::Dial(dial),
        Topic::Village | Topic::Shrine => Shown::Dial(Dial::Shrine),
        Topic::Track => Shown::Dial(Dial::Flag),
        Topic::City => Shown::City,
        Topic::Maharaja => Shown::Crown,
        Topic::Start => Shown::Start,
        Topic::Markers => Shown::Chip,
        Topic::Travel => Shown::Travel,
        _ => Shown::Dial(Dial::Statue),
    })
}

/// Paints the picture of Maharaja's own.
pub(super) fn paint(topic: Topic, livery: Livery, at: Point, canvas: &mut Canvas) {
    match topic {
        Topic::Character(character) => pieces::ability(canvas, character, livery, at),
        Topic::Reward(reward) => pieces::reward(canvas, reward, livery, at),
        _ => {}
    }
}
