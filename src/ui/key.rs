//! The eight keys, and the pure machines that turn contacts into key events.
//!
//! `Debounce` makes one change of a bouncing contact, `Typist` makes presses, repeats, holds and releases of
//! the changes. Both are functions of time alone, so every board behaves alike and a test needs no clock.
//! Knows neither pins nor what a key means.

use super::time::{Span, Timestamp};

/// One of the eight keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Key {
    /// Upper arm of the cross.
    Up,
    /// Lower arm of the cross.
    Down,
    /// Left arm of the cross.
    Left,
    /// Right arm of the cross.
    Right,
    /// Choose, confirm.
    A,
    /// Back, undo.
    B,
    /// What is this?
    X,
    /// Overview; held: the menu.
    Y,
}

impl Key {
    /// All keys.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::A,
        Self::B,
        Self::X,
        Self::Y,
    ];

    /// Whether it is a way of the cross.
    pub const fn is_way(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right)
    }

    /// The key's name in key scripts and legends.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::A => "A",
            Self::B => "B",
            Self::X => "X",
            Self::Y => "Y",
        }
    }

    /// The key of that name, whatever its case.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|key| key.name().eq_ignore_ascii_case(name))
    }

    /// The direction across; the other keys have none and stay themselves.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            other => other,
        }
    }

    /// Whether holding the key repeats it: only where the focus travels.
    const fn repeats(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right)
    }
}

/// The keys that are down together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeySet(u8);

impl KeySet {
    /// No key.
    pub const NONE: Self = Self(0);

    /// The same set with one key down or up.
    #[must_use]
    pub const fn with(self, key: Key, down: bool) -> Self {
        let bit = 1 << key as u8;
        Self(if down { self.0 | bit } else { self.0 & !bit })
    }

    /// The keys of a device that is held the other way round: what is up for the hand is down for the board.
    #[must_use]
    pub fn turned(self) -> Self {
        Key::ALL
            .into_iter()
            .filter(|key| self.has(*key))
            .fold(Self::NONE, |turned, key| turned.with(key.opposite(), true))
    }

    /// Whether the key is down.
    pub const fn has(self, key: Key) -> bool {
        self.0 & (1 << key as u8) != 0
    }
}

/// What happened to a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyEvent {
    /// It went down.
    Press(Key),
    /// It is a direction, still down, and counts once more.
    Repeat(Key),
    /// It has been down long enough to mean something else than a press.
    Hold(Key),
    /// It went up.
    Release(Key),
}

impl KeyEvent {
    /// The key, where it steers: A, B or a direction that goes down, or a direction that is still down.
    #[must_use]
    pub const fn steers(self) -> Option<Key> {
        match self {
            Self::Press(Key::X | Key::Y) | Self::Repeat(Key::A | Key::B | Key::X | Key::Y) => None,
            Self::Press(key) | Self::Repeat(key) => Some(key),
            Self::Hold(_) | Self::Release(_) => None,
        }
    }
}

/// How long a contact may bounce after a change.
const BOUNCE: Span = Span::from_millis(8);
/// From press to hold.
const HOLD: Span = Span::from_millis(600);
/// From press to the first repeat.
const FIRST_REPEAT: Span = Span::from_millis(350);
/// From repeat to repeat.
const REPEAT: Span = Span::from_millis(110);

/// Makes one change of a contact's many: the first change counts at once, further ones wait until the contact rests.
#[derive(Clone, Copy, Debug, Default)]
pub struct Debounce {
    settled: KeySet,
    deaf_until: Timestamp,
}

impl Debounce {
    /// Begins with keys that are down already.
    pub const fn settled_at(keys: KeySet) -> Self {
        Self {
            settled: keys,
            deaf_until: Timestamp::START,
        }
    }

    /// Takes the contacts as they are now; answers the keys if they changed.
    pub fn feed(&mut self, now: Timestamp, contacts: KeySet) -> Option<KeySet> {
        if now < self.deaf_until || contacts == self.settled {
            return None;
        }
        self.settled = contacts;
        self.deaf_until = now + BOUNCE;
        Some(contacts)
    }

    /// When the contacts must be looked at again even if they seem quiet, since changes were passed over.
    pub fn deaf_until(&self, now: Timestamp) -> Option<Timestamp> {
        (now < self.deaf_until).then_some(self.deaf_until)
    }
}

/// Makes key events of the keys that are down.
#[derive(Clone, Copy, Debug, Default)]
pub struct Typist {
    told: KeySet,
    down: KeySet,
    /// The newest key that is down, which alone repeats and holds.
    newest: Option<Key>,
    /// When it repeats next.
    repeat_at: Option<Timestamp>,
    /// When it counts as held.
    hold_at: Option<Timestamp>,
}

impl Typist {
    /// Takes the keys that are down now.
    pub fn feed(&mut self, down: KeySet) {
        self.down = down;
    }

    /// Whether a change is not told yet. Until it is, no other may be fed: a key that was let go meanwhile would never have
    /// been pressed.
    pub fn is_behind(&self) -> bool {
        self.told != self.down
    }

    /// The next event that has come about; to be asked until it answers nothing.
    pub fn next(&mut self, now: Timestamp) -> Option<KeyEvent> {
        for key in Key::ALL {
            let (was, is) = (self.told.has(key), self.down.has(key));
            if was == is {
                continue;
            }
            self.told = self.told.with(key, is);
            if is {
                self.newest = Some(key);
                self.repeat_at = key.repeats().then_some(now + FIRST_REPEAT);
                self.hold_at = Some(now + HOLD);
                return Some(KeyEvent::Press(key));
            }
            if self.newest == Some(key) {
                *self = Self {
                    told: self.told,
                    down: self.down,
                    ..Self::default()
                };
            }
            return Some(KeyEvent::Release(key));
        }
        let key = self.newest?;
        if self.repeat_at.is_some_and(|at| at <= now) {
            // Counted from now, not from when it was due: after a long pause one repeat, not a burst.
            self.repeat_at = Some(now + REPEAT);
            return Some(KeyEvent::Repeat(key));
        }
        if self.hold_at.is_some_and(|at| at <= now) {
            self.hold_at = None;
            return Some(KeyEvent::Hold(key));
        }
        None
    }

    /// When `next` will have something to tell though no key changes.
    pub fn alarm(&self) -> Option<Timestamp> {
        [self.repeat_at, self.hold_at].into_iter().flatten().min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(millis: u32) -> Timestamp {
        Timestamp::START + Span::from_millis(millis)
    }

    const A: KeySet = KeySet::NONE.with(Key::A, true);
    const UP: KeySet = KeySet::NONE.with(Key::Up, true);

    fn events(typist: &mut Typist, now: Timestamp) -> Vec<KeyEvent> {
        core::iter::from_fn(|| typist.next(now)).collect()
    }

    #[test]
    fn a_bouncing_contact_changes_once_and_at_once() {
        let mut debounce = Debounce::default();
        assert_eq!(debounce.feed(ms(100), A), Some(A));
        for bounce in 101..108 {
            let contacts = if bounce % 2 == 0 { A } else { KeySet::NONE };
            assert_eq!(debounce.feed(ms(bounce), contacts), None);
        }
        assert_eq!(debounce.feed(ms(108), A), None);
        assert_eq!(debounce.feed(ms(200), KeySet::NONE), Some(KeySet::NONE));
    }

    #[test]
    fn a_change_while_deaf_is_heard_when_the_contact_rests() {
        let mut debounce = Debounce::default();
        debounce.feed(ms(100), A);
        assert_eq!(debounce.feed(ms(103), KeySet::NONE), None);
        let again = debounce.deaf_until(ms(103)).expect("a look is due");
        assert_eq!(debounce.feed(again, KeySet::NONE), Some(KeySet::NONE));
        assert_eq!(debounce.deaf_until(again + BOUNCE), None);
    }

    #[test]
    fn a_key_that_is_down_from_the_start_is_told_when_it_is_let_go() {
        let mut debounce = Debounce::settled_at(A);
        assert_eq!(debounce.feed(ms(0), A), None);
        assert_eq!(debounce.feed(ms(50), KeySet::NONE), Some(KeySet::NONE));
    }

    #[test]
    fn a_direction_repeats_until_it_is_released() {
        let mut typist = Typist::default();
        typist.feed(UP);
        assert_eq!(events(&mut typist, ms(0)), [KeyEvent::Press(Key::Up)]);
        assert_eq!(typist.alarm(), Some(ms(350)));
        assert_eq!(events(&mut typist, ms(349)), []);
        assert_eq!(events(&mut typist, ms(350)), [KeyEvent::Repeat(Key::Up)]);
        assert_eq!(typist.alarm(), Some(ms(460)));
        assert_eq!(events(&mut typist, ms(460)), [KeyEvent::Repeat(Key::Up)]);
        typist.feed(KeySet::NONE);
        assert_eq!(events(&mut typist, ms(500)), [KeyEvent::Release(Key::Up)]);
        assert_eq!(typist.alarm(), None);
        assert_eq!(events(&mut typist, ms(9000)), []);
    }

    #[test]
    fn a_held_key_is_told_once_and_does_not_repeat() {
        let mut typist = Typist::default();
        typist.feed(A);
        assert_eq!(events(&mut typist, ms(0)), [KeyEvent::Press(Key::A)]);
        assert_eq!(events(&mut typist, ms(600)), [KeyEvent::Hold(Key::A)]);
        assert_eq!(events(&mut typist, ms(5000)), []);
        assert_eq!(typist.alarm(), None);
    }

    #[test]
    fn a_long_pause_brings_one_repeat_and_no_burst() {
        let mut typist = Typist::default();
        typist.feed(UP);
        events(&mut typist, ms(0));
        assert_eq!(
            events(&mut typist, ms(3000)),
            [KeyEvent::Repeat(Key::Up), KeyEvent::Hold(Key::Up)]
        );
    }

    #[test]
    fn the_newest_key_takes_over_and_each_release_is_told() {
        let mut typist = Typist::default();
        typist.feed(UP);
        events(&mut typist, ms(0));
        typist.feed(UP.with(Key::A, true));
        assert_eq!(events(&mut typist, ms(100)), [KeyEvent::Press(Key::A)]);
        assert_eq!(typist.alarm(), Some(ms(700)));
        typist.feed(A);
        assert_eq!(events(&mut typist, ms(200)), [KeyEvent::Release(Key::Up)]);
        assert_eq!(events(&mut typist, ms(700)), [KeyEvent::Hold(Key::A)]);
    }

    #[test]
    fn turned_twice_the_keys_are_as_before() {
        for bits in 0..=u8::MAX {
            assert_eq!(KeySet(bits).turned().turned(), KeySet(bits));
        }
        assert_eq!(UP.turned(), KeySet::NONE.with(Key::Down, true));
        assert_eq!(A.turned(), A);
    }

    #[test]
    fn every_key_is_found_by_its_name() {
        for key in Key::ALL {
            assert_eq!(Key::named(key.name()), Some(key));
        }
        assert_eq!(Key::named("UP"), Some(Key::Up));
        assert_eq!(Key::named("Z"), None);
    }
}
