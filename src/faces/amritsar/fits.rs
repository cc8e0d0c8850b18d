//! Whether every text of Amritsar has its room, in every language.
//!
//! Knows where a turn's texts come from.

use super::items::items;
use super::{foot, layout, pieces, say, steer, zone};
use crate::{
    faces::parts::fit,
    games::amritsar::{
        Amritsar, Options,
        data::{ZONE_TILES, ZoneTile},
        state::Difficulty,
    },
    kernel::{id::Id, seat::Seats},
    ui::text::{self, Type},
    words::Language,
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

#[test]
fn every_action_of_a_tile_is_named_on_it_or_its_signs_say_all() {
    let (_, _, wide, _) = layout::near_tile(0);
    for language in Language::ALL {
        let texts = language.amritsar();
        for tile in ZoneTile::all() {
            let row = ZONE_TILES[tile];
            for (words, effect) in [
                (texts.main(tile), row.main),
                (texts.second(tile), row.second),
            ] {
                let label = zone::label(words, effect, wide);
                assert!(text::width(label, Type::Small) <= wide - 4, "{label}");
                match words.strip_prefix(label) {
                    // The whole, or one step without its number.
                    Some("" | " +1") => {}
                    _ => assert!(pieces::either(&pieces::symbols(effect)), "{words}"),
                }
            }
        }
    }
}
