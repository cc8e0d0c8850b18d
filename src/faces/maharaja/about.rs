//! What X is about in Maharaja: the title and the picture of the thing in focus.
//!
//! It knows pictures and titles; the texts say the rest.

use super::{Focus, MaharajaScene, deed::table, map, pieces, say};
use crate::{
    faces::{
        Subject,
        parts::{self, brush::*, map::Looks},
    },
    games::maharaja::{
        Maharaja,
        data::{City, Dial},
    },
    words::maharaja::Topic,
};

/// What X is about.
pub(super) const SUBJECT: Subject<Maharaja> = Subject {
    title: |scene, focus| say::texts(scene).heading(topic(scene, focus)),
    paint,
    page: |page| {
        let topic = match page {
            0 => Topic::Winning,
            1 => Topic::Track,
            2 => Topic::Dial(Dial::Character),
            3 => Topic::Rewards,
            _ => return None,
        };
        Topic::all().position(|other| other == topic)
    },
};

fn topic(scene: &MaharajaScene<'_>, focus: Focus) -> Topic {
    say::topic(scene, parts::steer::settled(scene, focus)).0
}

/// The city in focus, or the Maharaja's.
fn city(scene: &MaharajaScene<'_>, focus: Focus) -> Option<City> {
    let place = parts::focus::place(parts::steer::settled(scene, focus));
    place
        .and_then(|place| place.city())
        .or(table(scene).maharaja)
}

/// Paints what is in focus.
fn paint(scene: &MaharajaScene<'_>, focus: Focus, at: Point, canvas: &mut Canvas) {
    let livery = scene.players[scene.seat].livery;
    let dial = |canvas: &mut Canvas, dial| pieces::picture(canvas, dial, livery, at, 2);
    match topic(scene, focus) {
        Topic::Dial(shown) => dial(canvas, shown),
        Topic::Character(character) => pieces::ability(canvas, character, livery, at),
        Topic::Reward(reward) => pieces::reward(canvas, reward, livery, at),
        Topic::Village | Topic::Shrine => dial(canvas, Dial::Shrine),
        Topic::Track => dial(canvas, Dial::Flag),
        Topic::City => {
            if let Some(city) = city(scene, focus) {
                map::town(scene, city, at, canvas);
            }
        }
        Topic::Maharaja => pieces::large_crown(canvas, at),
        Topic::Start => {
            let Looks { start, .. } = map::LOOKS;
            start.paint_large(canvas, at, Ink::Stone, 2);
        }
        Topic::Markers => pieces::chip(canvas, at),
        Topic::Travel => {
            pieces::priest(canvas, livery, at - Point::new(14, 5));
            pieces::way(canvas, at + Point::new(6, 0));
        }
        _ => dial(canvas, Dial::Statue),
    }
}
