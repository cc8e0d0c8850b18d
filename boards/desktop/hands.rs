//! Hands on a terminal that tells of presses only: when such a key goes up must be guessed.
//!
//! A held key comes again and again after a pause, so a key counts as up when it stays away for longer than terminals
//! take from one repeat to the next. The pause before the first repeat is longer than that and splits a held key in
//! two presses; waiting for it would make every tap last half a second. Knows no terminal.

use std::time::{Duration, Instant};

use durbar::ui::key::{Key, KeySet};

/// How long a key is down after its first press: past the slowest usual repeat (11 a second), short of a second tap.
const FIRST: Duration = Duration::from_millis(110);
/// How long it is down after a repeat, when it is known to be held: with patience for a slow line.
const LATER: Duration = Duration::from_millis(170);

/// The keys that count as down.
#[derive(Debug, Default)]
pub struct Hands {
    /// Each with the moment at which it counts as up.
    down: Vec<(Key, Instant)>,
}

impl Hands {
    /// A key was pressed, or is still held.
    pub fn press(&mut self, key: Key, now: Instant) {
        match self.down.iter_mut().find(|(other, _)| *other == key) {
            Some((_, until)) => *until = now + LATER,
            None => self.down.push((key, now + FIRST)),
        }
    }

    /// The keys that are down now.
    pub fn down(&mut self, now: Instant) -> KeySet {
        self.down.retain(|(_, until)| now < *until);
        self.down
            .iter()
            .fold(KeySet::NONE, |down, (key, _)| down.with(*key, true))
    }

    /// When the next key counts as up though nothing else happens.
    pub fn alarm(&self) -> Option<Instant> {
        self.down.iter().map(|(_, until)| *until).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: KeySet = KeySet::NONE.with(Key::A, true);

    #[test]
    fn a_tap_ends_by_itself_and_the_next_is_another() {
        let (mut hands, start) = (Hands::default(), Instant::now());
        let at = |millis| start + Duration::from_millis(millis);
        hands.press(Key::A, at(0));
        assert_eq!(hands.down(at(0)), A);
        assert_eq!(hands.alarm(), Some(at(110)));
        assert_eq!(hands.down(at(109)), A);
        assert_eq!(hands.down(at(110)), KeySet::NONE);
        assert_eq!(hands.alarm(), None);
        hands.press(Key::A, at(150));
        assert_eq!(hands.down(at(150)), A);
    }

    #[test]
    fn a_held_key_stays_down_from_its_first_repeat_on() {
        let (mut hands, start) = (Hands::default(), Instant::now());
        let at = |millis| start + Duration::from_millis(millis);
        for millis in (500..2000).step_by(92) {
            assert_eq!(hands.down(at(millis)).has(Key::A), millis > 500);
            hands.press(Key::A, at(millis));
        }
        assert_eq!(hands.down(at(2050)), A);
        assert_eq!(hands.down(at(2200)), KeySet::NONE);
    }

    #[test]
    fn each_key_has_its_own_time() {
        let (mut hands, start) = (Hands::default(), Instant::now());
        let at = |millis| start + Duration::from_millis(millis);
        hands.press(Key::A, at(0));
        hands.press(Key::Up, at(60));
        assert_eq!(hands.down(at(60)), A.with(Key::Up, true));
        assert_eq!(hands.down(at(120)), KeySet::NONE.with(Key::Up, true));
        assert_eq!(hands.alarm(), Some(at(170)));
    }
}
