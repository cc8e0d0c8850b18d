//! The guided first game of Amritsar by the keys that its texts name.

use crate::faces::lesson_by_keys;
use durbar::games::amritsar::Amritsar;
use durbar::ui::key::Key;

#[test]
fn the_keys_that_the_lesson_names_do_what_it_asks_for() {
    use Key::{A, Down, Left, Right, Up};
    // In the words of the texts: "go to it, and press A" where the attention is not there by itself.
    let keys: [&[Key]; 16] = [
        &[Up, A],
        &[A],
        &[A],
        &[Up, A],
        &[A],
        &[A],
        &[Down, A],
        &[Up, A],
        &[A],
        &[Up, A],
        &[A],
        &[Left, A],
        &[A],
        &[Right, A],
        &[A],
        &[A],
    ];
    lesson_by_keys::<Amritsar>(&keys);
}
