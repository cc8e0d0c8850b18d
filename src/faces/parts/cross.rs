//! Where the cross leads on a picture: from what is in focus to what lies that way.
//!
//! Knows points, not what lies there.

use embedded_graphics::prelude::Point;

use crate::ui::{frame::EDGE, key::Key};

/// The nearest of some points in a direction; past the edge it goes on at the other end. So every point can be reached
/// from every other.
pub fn nearest<T>(key: Key, from: Point, all: impl Iterator<Item = (T, Point)>) -> Option<T> {
    let far = |to: Point| {
        let apart = to - from;
        let (ahead, aside) = match key {
            Key::Up => (-apart.y, apart.x),
            Key::Down => (apart.y, apart.x),
            Key::Left => (-apart.x, apart.y),
            Key::Right => (apart.x, apart.y),
            _ => return None,
        };
        let aside = aside.abs();
        // Beyond half a right angle it counts only where nothing else does, and behind only where nothing is ahead: then
        // the other end, even if it lies aside.
        Some(match ahead {
            ..=0 => 2000 + 3 * (EDGE + ahead) + aside,
            _ if aside > ahead => 1000 + ahead + aside,
            _ => ahead + aside,
        })
    };
    all.filter_map(|(what, at)| Some((what, far(at)?)))
        .min_by_key(|(_, far)| *far)
        .map(|(what, _)| what)
}
