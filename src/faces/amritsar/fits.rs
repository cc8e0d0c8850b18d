//! Whether every text of Amritsar has its room, in every language.
//!
//! Knows where a turn's texts come from.

use super::items::items;
use super::{foot, say, steer};
use crate::{
    faces::parts::fit,
    games::amritsar::{Amritsar, Options, state::Difficulty},
    kernel::seat::Seats,
    ui::text::{self, Type},
};

#[test]
fn every_text_of_a_turn_has_its_room_in_every_language() {
    let tables = (0..8).map(|seed| {
        let solo = (seed % 4 == 3).then_some(Difficulty::Hard);
        let people = if solo.is_some() { 2 } else { 2 + seed % 3 };
        (Options { solo }, Seats::new(people).unwrap())
    });
    let mut measured = 0;
    fit::scenes::<Amritsar>(tables, |scene| {
        for item in items(scene) {
            let (name, does) = say::lines(scene, item);
            fit::bottom(&name, &does);
            let lines = text::lines(does.as_str(), Type::Small, foot::WIDTH).count();
            assert!(lines <= 3, "{does} has {lines} lines beside the chips");
            measured += 1;
        }
        // What X says is there for every focus, and no card is too long to be read.
        let mut said = String::new();
        say::explain(scene, steer::begin(scene), &mut said);
        assert!(text::lines(&said, Type::Small, 228).count() <= 16, "{said}");
    });
    println!("{measured} texts measured");
    assert!(measured > 4_000);
}
