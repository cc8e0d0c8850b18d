//! Whether every text of Raja has its room, in every language.
//!
//! Knows where a turn's texts come from.

use crate::{
    faces::parts::fit,
    games::raja::{Options, Raja},
    kernel::seat::Seats,
};

#[test]
fn every_text_of_a_turn_has_its_room_in_every_language() {
    let tables = (0..12).map(|seed| {
        let options = Options {
            yogi: true,
            auction: seed % 2 == 0,
            several: seed % 4 == 0,
            ..Options::default()
        };
        (options, Seats::new(2 + seed % 4).unwrap())
    });
    fit::turns::<Raja, _>(tables, |_| []);
}
