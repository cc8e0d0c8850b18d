//! Whether every text of Osiris has its room, in every language.
//!
//! Knows where a turn's texts come from.

use super::{Focus, Stop, say, steer, ways};
use crate::{
    faces::parts::fit,
    games::osiris::{
        Options, Osiris,
        data::{Colour, God},
        state::Stage,
    },
    kernel::{id::Id, seat::Seats},
    ui::text::{self, Type},
};

#[test]
fn every_text_of_a_turn_has_its_room_in_every_language() {
    let tables = (0..24).map(|seed| {
        let options = Options {
            rebellion: seed % 2 == 0,
            way_out: seed % 4 < 2,
        };
        (options, Seats::new(2 + seed % 3).unwrap())
    });
    let mut measured = 0;
    fit::scenes::<Osiris>(tables, |scene| {
        let table = &scene.view.table;
        match table.stage {
            Stage::Choosing | Stage::Marching(_) => {
                for priest in table.cities(scene.seat).iter() {
                    let ways = ways::Ways::of(table, priest);
                    let here = table.priests[priest];
                    for at in ways.reach().union(steer::stops(scene, &ways, here)).iter() {
                        let (name, does) = say::at_place(scene, &ways, at);
                        fit::bottom(&name, &does);
                        measured += 1;
                        let deeds = ways::deeds(scene, &ways, at);
                        for deed in deeds {
                            let row = say::row(scene, deed);
                            assert!(text::width(row.as_str(), Type::Small) <= 180, "{row}");
                        }
                    }
                }
            }
            Stage::Placing | Stage::Following => {
                for god in God::all() {
                    for taken in [None, Some((God::Bastet, Colour::Russet))] {
                        let at = Stop::Temple(god, Colour::Russet);
                        let (name, does) = say::at_temple(scene, at, taken);
                        fit::bottom(&name, &does);
                        measured += 1;
                    }
                }
            }
            _ => {}
        }
        // What X says is there for every focus, and no card is too long to be read.
        let focus: Focus = steer::begin(scene);
        let mut said = String::new();
        say::explain(scene, focus, &mut said);
        assert!(text::lines(&said, Type::Small, 228).count() <= 16, "{said}");
    });
    println!("{measured} texts measured");
    assert!(measured > 10_000);
}

#[test]
fn the_names_of_gods_and_cities_fit_their_temples_and_rows() {
    use crate::games::osiris::data::City;
    use crate::words::Language;
    for language in Language::ALL {
        let texts = language.osiris();
        for god in God::all() {
            assert!(text::width(texts.god(god), Type::Small) <= 43);
        }
        for city in City::all() {
            assert!(text::width(texts.city(city), Type::Small) <= 58);
            for god in God::all() {
                let both = format!("{}: {}", texts.city(city), texts.god(god));
                assert!(text::width(&both, Type::Small) <= 105, "{both}");
            }
        }
    }
}
