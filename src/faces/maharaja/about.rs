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

/// The picture of a topic; what only Maharaja has is painted at once.
pub(super) fn shown(
    topic: Topic,
    livery: Livery,
    at: Point,
    canvas: &mut Canvas,
) -> Option<Shown<Dial>> {
    Some(match topic {
        Topic::Character(character) => {
            pieces::ability(canvas, character, livery, at);
            return None;
        }
        Topic::Reward(reward) => {
            pieces::reward(canvas, reward, livery, at);
            return None;
        }
        Topic::Dial(dial) => Shown::Dial(dial),
        Topic::Village | Topic::Shrine => Shown::Dial(Dial::Shrine),
        Topic::Track => Shown::Dial(Dial::Flag),
        Topic::City => Shown::City,
        Topic::Maharaja => Shown::Maharaja,
        Topic::Start => Shown::Start,
        Topic::Markers => Shown::Chip,
        Topic::Travel => Shown::Travel,
        _ => Shown::Dial(Dial::Statue),
    })
}
