//! Whether texts have their room: measured over random games, in every language.
//!
//! Knows the widths that the painters use, and no game.

use super::{
    DeedOf, PlaceOf, RoadGame, deed, map,
    offers::{self, ROOM, Said},
    turn,
};
use crate::{
    faces::{Player, Scene, livery::Livery},
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
fn small(text: &str) -> i32 {
    text::width(text, Type::Small)
}

/// The bottom bar holds what is in focus in its line, and below it, whole, what A does: three lines at the most, so that
/// the map is still seen.
pub fn bottom(name: &Sentence, does: &Sentence) {
    assert!(small(name.as_str()) <= WHOLE, "{name}");
    let lines = text::lines(does.as_str(), Type::Small, WHOLE).count();
    assert!(lines <= 3, "{does} has {lines} lines");
    // In large type both are whole as well, and half of the map is still seen.
    let large = Type::Small.read(true);
    let lines = text::lines(name.as_str(), large, WHOLE).count();
    assert!(lines <= 2, "{name} has {lines} large lines");
    let lines = text::lines(does.as_str(), large, WHOLE).count();
    assert!(lines <= 4, "{does} has {lines} large lines");
}

/// What is told at the end of a turn leaves most of the map to be seen.
fn end(told: &[Sentence]) {
    let lines = told.iter().map(|line| {
        let lines = text::lines(line.as_str(), Type::Small, turn::WIDTH);
        lines.count()
    });
    assert!(lines.sum::<usize>() <= 6, "{told:?}");
}

/// A row holds what it says; a reason may be too long for it, and then X tells it, but the label is whole.
fn row(said: &Said, language: Language) {
    let (label, value) = (&said.text, &said.value);
    let room = said.has_room(ROOM) || said.closed && small(label.as_str()) <= ROOM;
    assert!(room, "{label}, {value} is cut");
    assert!(small(language.words().hints.why) <= ROOM);
}

/// Every text of a turn has its room in every language: in random games at these tables, at every place, with rows that only
/// this game has.
pub fn turns<G: RoadGame, I: IntoIterator<Item = DeedOf<G>>>(
    tables: impl Iterator<Item = (G::Options, Seats)>,
    own: impl Fn(&Scene<'_, G>) -> I,
) {
    let mut measured = 0;
    scenes::<G>(tables, |scene| {
        let ways = deed::own_ways(scene);
        end(&turn::told(scene));
        for place in PlaceOf::<G>::all() {
            let does = map::at_place(scene, &ways, place);
            bottom(&map::place_name(scene, place), &does);
            let rows = deed::here(scene, place).into_iter();
            for deed in rows.chain(deed::turn(scene)).chain(own(scene)) {
                row(&offers::said(scene, deed), scene.language);
                measured += 1;
            }
        }
    });
    println!("{measured} texts measured");
    assert!(measured > 10_000);
}

/// Shows scenes of random games in every language to a visitor.
pub fn scenes<G: Game>(
    tables: impl Iterator<Item = (G::Options, Seats)>,
    mut visit: impl FnMut(&Scene<'_, G>),
) {
    let players = PerSeat::new([
        Player::new("Schwarz", Livery::Black),
        Player::new("Willemijn", Livery::Red),
        Player::new("Yellow", Livery::Yellow),
        Player::new("Blauw", Livery::Blue),
        Player::new("Groen", Livery::Green),
    ]);
    for (seed, (options, seats)) in (0..).zip(tables) {
        let mut count = 0;
        let played = play_random::<G>(options, seats, seed, 400, |_, _, game| {
            count += 1;
            let Turn::Of(seat) = game.turn() else { return };
            if count % 5 != 0 {
                return;
            }
            for language in Language::ALL {
                let viewer = Viewer::Player(seat);
                visit(&Scene {
                    judge: Some(&game.judge(seat)),
                    ..Scene::new(&game.view(viewer), viewer, &players, language)
                });
            }
        });
        assert!(played.is_ok());
    }
}
