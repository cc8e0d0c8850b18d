//! The guided first game of Raja by the keys that its texts name.

use crate::faces::lesson_by_keys;
use durbar::games::raja::Raja;
use durbar::ui::key::Key;

#[test]
fn the_keys_that_the_lesson_names_do_what_it_asks_for() {
    use Key::{A, Left, Right, Up};
    // In the words of the texts: "press right, then A", the suggested village, "go left", "go there, and press A".
    let keys: [&[Key]; 11] = [
        &[Right, A],
        &[A],
        &[Left, Right, A],
        &[Up, Left, Right, A],
        &[Up, Right, A],
        &[A, Left, Left, A, A],
        &[Up, A],
        &[A, A],
        &[A, A],
        &[A],
        &[A],
    ];
    lesson_by_keys::<Raja>(&keys);
}
