//! Which keys of a keyboard are which keys of the handheld.
//!
//! Letters go by what is printed on them, wherever the layout puts them. Knows neither window nor terminal.

use std::fmt::Write as _;

use durbar::ui::key::{Key, KeySet};

/// A key of the keyboard that means something here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cap {
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// An arrow to the left.
    Left,
    /// An arrow to the right.
    Right,
    /// The large one.
    Enter,
    /// The wide one.
    Space,
    /// The one in the corner.
    Escape,
    /// The one that deletes to the left.
    Backspace,
    /// The one that indents.
    Tab,
    /// A letter, small.
    Letter(char),
}

/// The whole mapping: a key of the keyboard, what is printed on it, and the key it stands for.
const CAPS: [(Cap, &str, Key); 13] = [
    (Cap::Up, "arrow up", Key::Up),
    (Cap::Down, "arrow down", Key::Down),
    (Cap::Left, "arrow left", Key::Left),
    (Cap::Right, "arrow right", Key::Right),
    (Cap::Letter('a'), "A", Key::A),
    (Cap::Enter, "Enter", Key::A),
    (Cap::Space, "Space", Key::A),
    (Cap::Letter('b'), "B", Key::B),
    (Cap::Escape, "Esc", Key::B),
    (Cap::Backspace, "Backspace", Key::B),
    (Cap::Letter('x'), "X", Key::X),
    (Cap::Letter('y'), "Y", Key::Y),
    (Cap::Tab, "Tab", Key::Y),
];

/// The key that a letter or a space stands for, if it does for any.
pub fn letter(letter: char) -> Option<Key> {
    key(match letter {
        ' ' => Cap::Space,
        _ => Cap::Letter(letter.to_ascii_lowercase()),
    })
}

/// The key that a cap stands for, if it does for any.
pub fn key(cap: Cap) -> Option<Key> {
    CAPS.into_iter()
        .find(|(other, ..)| *other == cap)
        .map(|(_, _, key)| key)
}

/// What is printed on the caps that stand for a key, the key's own letter left out.
pub fn others(key: Key) -> impl Iterator<Item = &'static str> {
    CAPS.into_iter()
        .filter(move |(_, name, of)| *of == key && *name != key.name())
        .map(|(_, name, _)| name)
}

/// The mapping as lines of text.
pub fn table() -> String {
    let mut table = String::new();
    for key in Key::ALL {
        let own = CAPS.iter().any(|(_, name, _)| *name == key.name());
        let names: Vec<_> = own
            .then_some(key.name())
            .into_iter()
            .chain(others(key))
            .collect();
        // Writing to a string cannot fail.
        let _ = writeln!(table, "  {:<6} {}", key.name(), names.join(", "));
    }
    table
}

/// The keys of the keyboard that are down: two of them may stand for the same key.
#[derive(Debug)]
pub struct Held<T>(Vec<(T, Key)>);

impl<T: PartialEq> Held<T> {
    /// Nothing is down.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// One went down that stands for this key.
    pub fn press(&mut self, cap: T, key: Key) {
        self.release(&cap);
        self.0.push((cap, key));
    }

    /// One went up, whatever it stood for when it went down.
    pub fn release(&mut self, cap: &T) {
        self.0.retain(|(other, _)| other != cap);
    }

    /// Nobody knows what is down any more.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The keys that are down.
    pub fn down(&self) -> KeySet {
        self.0
            .iter()
            .fold(KeySet::NONE, |down, (_, key)| down.with(*key, true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_a_cap_and_no_cap_has_two_keys() {
        for key in Key::ALL {
            assert!(CAPS.iter().any(|(.., of)| *of == key), "{key:?}");
        }
        for (cap, _, of) in CAPS {
            assert_eq!(key(cap), Some(of));
        }
        assert_eq!(letter('A'), Some(Key::A));
        assert_eq!(letter('y'), Some(Key::Y));
        assert_eq!(letter(' '), Some(Key::A));
        assert_eq!(letter('q'), None);
    }

    #[test]
    fn a_key_is_down_until_the_last_of_its_caps_is_up() {
        let mut held = Held::new();
        let down = |held: &Held<_>| held.down().has(Key::A);
        held.press(1, Key::A);
        held.press(2, Key::A);
        held.release(&1);
        assert!(down(&held));
        held.release(&2);
        assert!(!down(&held));
        held.press(3, Key::A);
        held.clear();
        assert!(!down(&held));
    }
}
