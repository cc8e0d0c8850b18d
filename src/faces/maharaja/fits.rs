//! Whether every text of Maharaja has its room, in every language.
//!
//! Knows where texts come from, and the widths that their painters use.

use super::deed;
use crate::{
    faces::parts::fit,
    games::maharaja::{
        Maharaja, Options,
        data::{Character, City, FinalTile},
        tiles::{Goal, Level, TILES},
    },
    kernel::{id::Id, notation::Sentence, seat::Seats},
    ui::{
        frame::EDGE,
        text::{self, Type},
    },
    words::Language,
};

#[test]
fn every_text_of_a_turn_has_its_room_in_every_language() {
    let tables = (0..12).map(|seed| {
        let options = Options {
            first_rank: seed % 2 == 0,
            dear_statues: seed % 4 == 0,
            solo: (seed % 3 == 0).then_some(Level::Easy),
            ..Options::default()
        };
        let seats = if seed % 3 == 0 { 2 } else { 2 + seed % 3 };
        (options, Seats::new(seats).unwrap())
    });
    fit::turns::<Maharaja, _>(tables, |scene| {
        let first = deed::court(scene).first().copied();
        let effects = deed::effects(scene, None).into_iter();
        effects.chain(deed::effects(scene, first))
    });
}

#[test]
fn the_texts_of_tiles_rules_and_plans_have_their_room_in_every_language() {
    let width = |text: &str| text::width(text, Type::Small);
    for language in Language::ALL {
        let texts = language.maharaja();
        let labels = texts.labels();
        for tile in TILES.entries() {
            let mut lines = 0;
            let mut last = None;
            for order in tile
                .top
                .iter()
                .filter(|&order| last.replace(order) != Some(order))
            {
                lines += text::lines(texts.order(*order), Type::Small, 72).count();
            }
            assert!(lines <= 4, "{:?} in {language:?}", tile.top);
        }
        for goal in City::all().map(Goal::City).chain([Goal::Maharaja]) {
            let room = if goal == Goal::Maharaja { 72 } else { 58 };
            assert!(width(texts.goal(goal)) <= room);
        }
        for option in texts.options().all() {
            assert!(width(option.about) <= EDGE - 10, "{}", option.about);
        }
        for tile in FinalTile::all().map(Some).chain([None]) {
            let text = texts.final_tile(tile);
            assert!(width(text.about) <= EDGE - 10, "{}", text.about);
            let name = Sentence::of(format_args!(
                "{}: {}",
                texts.options().final_tile.name,
                text.name
            ));
            assert!(
                text::width(name.as_str(), Type::Body) <= EDGE - 10,
                "{name}"
            );
        }
        for character in Character::all() {
            let name = texts.character(character);
            let name = Sentence::of(format_args!("{} {name}", character.number()));
            assert!(width(name.as_str()) <= 150, "{name}");
        }
        for text in [labels.plan_hidden, labels.plan_missing] {
            assert!(width(text) <= EDGE - 168, "{text}");
        }
        assert!(width(labels.tile_hidden) <= 74);
    }
}
