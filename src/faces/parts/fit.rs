//! Whether texts have their room: measured over random games, in every language.
//!
//! Knows the widths that the painters use, and no game.

use super::{bar::clause, rows::Said};
use crate::{
    faces::{Player, Scene, livery::Livery},
    kernel::{
        game::{Game, Turn},
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

/// The bottom bar holds what is in focus, and what A does in two lines.
pub fn bottom(name: &Sentence, does: &Sentence) {
    assert!(small(name) <= WHOLE, "{name}");
    assert!(lines(does, WHOLE) <= 2, "{does} is wider than two lines");
}

/// A row holds what it says.
pub fn row(said: &Said) {
    let (label, value) = (&said.text, &said.value);
    if said.closed {
        let lines = lines(label, ROW);
        assert!(lines <= 2, "{label} is wider than two lines of a row");
        return;
    }
    let both = small(label) + 4 + small(value);
    let below = small(label) <= ROW && small(value) <= ROW;
    let wrapped = Sentence::of(format_args!("{label}, {value}"));
    let below = below || lines(&wrapped, ROW) <= 2;
    assert!(both <= ROW || below, "{label} {value} is wider than a row");
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
