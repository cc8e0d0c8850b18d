//! The guided first game of Osiris by the keys that its texts name.

use crate::faces::lesson_by_keys;
use durbar::games::osiris::Osiris;
use durbar::ui::key::Key;

#[test]
fn the_keys_that_the_lesson_names_do_what_it_asks_for() {
    // In the words of the texts: "press A", again and again, and once twice.
    let mut keys: [&[Key]; 12] = [&[Key::A]; 12];
    keys[10] = &[Key::A, Key::A];
    lesson_by_keys::<Osiris>(&keys);
}
