//! Whether every text has its room, in every language: measured over random games.
//!
//! Knows the widths that the painters use.

use super::{
    RajaScene,
    bar::clause,
    deed::{self, Deed},
    place::Place,
    say,
};
use crate::{
    faces::{Player, Scene, livery::Livery},
    games::raja::{Options, Raja, action::Action},
    kernel::{
        game::{Game, Turn},
        id::Id,
        notation::Sentence,
        random::play_random,
        seat::{PerSeat, Seats, Viewer},
    },
    ui::text::{self, Type},
    words::Language,
};

/// The bottom bar; where a text does not fit beside the plan, it takes the plan's room.
const WHOLE: i32 = 230;
/// A row's text.
const ROW: i32 = 228 - 8 - 42;

fn small(text: &Sentence) -> i32 {
    text::width(text.as_str(), Type::Small)
}

fn lines(text: &Sentence, width: i32) -> usize {
    text::lines(clause(text.as_str(), width), Type::Small, width).count()
}

fn measure(scene: &RajaScene<'_>, measured: &mut usize) {
    for place in Place::all() {
        let name = say::place_name(scene, place);
        assert!(small(&name) <= WHOLE, "{name}");
        let does = say::at_place(scene, place);
        assert!(lines(&does, WHOLE) <= 2, "{does} is wider than two lines");
        *measured += 2;
        for deed in deed::here(scene, place)
            .into_iter()
            .chain(deed::turn(scene))
        {
            row(scene, deed);
            *measured += 1;
        }
    }
}

fn row(scene: &RajaScene<'_>, deed: Deed) {
    let (label, value) = (say::deed_label(scene, deed), say::deed_value(scene, deed));
    if let Deed::Closed(action) = deed {
        if let Err(why) = (scene.judge)(action) {
            let reason = say::reason(scene, why);
            assert!(
                lines(&reason, ROW) <= 2,
                "{reason} is wider than two lines of a row"
            );
        }
        return;
    }
    let both = small(&label) + 4 + small(&value);
    let below = small(&label) <= ROW && small(&value) <= ROW;
    let wrapped = Sentence::of(format_args!("{label}, {value}"));
    let below = below || lines(&wrapped, ROW) <= 2;
    assert!(both <= ROW || below, "{label} {value} is wider than a row");
}

#[test]
fn every_text_of_a_turn_has_its_room_in_every_language() {
    let player = |name, livery| Player { name, livery };
    let players = PerSeat::new([
        player("Schwarz", Livery::Black),
        player("Willemijn", Livery::Red),
        player("Yellow", Livery::Yellow),
        player("Blauw", Livery::Blue),
        player("Groen", Livery::Green),
    ]);
    let mut measured = 0;
    for seed in 0..12 {
        let options = Options {
            yogi: true,
            auction: seed % 2 == 0,
            several: seed % 4 == 0,
            ..Options::default()
        };
        let seats = Seats::new(2 + (seed % 4) as u8).unwrap();
        let mut count = 0;
        play_random::<Raja>(options, seats, seed, 400, |_, _, game| {
            count += 1;
            let Turn::Of(seat) = game.turn() else { return };
            if count % 5 != 0 {
                return;
            }
            for language in Language::ALL {
                let view = game.view(Viewer::Player(seat));
                let judge = |action: Action| game.check(seat, action);
                let scene = Scene {
                    view: &view,
                    seat,
                    judge: &judge,
                    players: &players,
                    language,
                    refused: None,
                    before: None,
                };
                measure(&scene, &mut measured);
            }
        })
        .unwrap();
    }
    println!("{measured} texts measured");
    assert!(measured > 10_000);
}
