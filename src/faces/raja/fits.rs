//! Whether every text of Raja has its room, in every language.
//!
//! Knows where a turn's texts come from.

use super::place::Place;
use crate::{
    faces::parts::{deed, deed::own_ways, fit, map, rows, turn},
    games::raja::{Options, Raja},
    kernel::{id::Id, seat::Seats},
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
    let mut measured = 0;
    fit::scenes::<Raja>(tables, |scene| {
        let ways = own_ways(scene);
        fit::end(&turn::told(scene));
        for place in Place::all() {
            let (name, does) = (
                map::place_name(scene, place),
                map::at_place(scene, &ways, place),
            );
            fit::bottom(&name, &does);
            for deed in deed::here(scene, place)
                .into_iter()
                .chain(deed::turn(scene))
            {
                fit::row(&rows::said(scene, deed), scene.language);
                measured += 1;
            }
        }
    });
    println!("{measured} texts measured");
    assert!(measured > 10_000);
}
