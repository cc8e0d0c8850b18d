//! The guided first game of Maharaja by the keys that its texts name.

use crate::faces::lesson_by_keys;
use durbar::games::maharaja::Maharaja;
use durbar::ui::key::Key;

#[test]
fn the_keys_that_the_lesson_names_do_what_it_asks_for() {
    use Key::{A, Down, Left, Right, Up, Y};
    // In the words of the texts: the suggested village, "go there, and press A", "Y opens the turn, up leads to Prestige gift".
    let keys: [&[Key]; 13] = [
        &[A],
        &[A],
        &[Down, Up, A],
        &[Up, Left, Right, A],
        &[Down, Right, A],
        &[Right, A, Right, Right, A, A],
        &[Right, A],
        &[A, A],
        &[A, A],
        &[A],
        &[Y, Up, A],
        &[A],
        &[Right, A],
    ];
    lesson_by_keys::<Maharaja>(&keys);
}
