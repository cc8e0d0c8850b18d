//! Tables for tests: players and scenes; the lively players are those of the PC program.
#![allow(dead_code, reason = "the saves use more of the flash that is here")]

pub mod app;
pub mod by_keys;
pub mod device;
pub mod seated;
pub mod vision;

#[path = "../../boards/desktop/lively/mod.rs"]
pub mod lively;

pub use lively::Lively;

use durbar::faces::{Player, Scene, Tally, livery::Livery};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::notation::{Notation, Sentence};
use durbar::kernel::options::Written;
use durbar::kernel::seat::{PerSeat, Seat, Seats, Viewer};
use durbar::ui::ink::Rgb;
use durbar::words::Language;

/// The languages, with the words that pictures are named by.
pub const LANGUAGES: [(&str, Language); 3] = [
    ("en", Language::English),
    ("de", Language::German),
    ("nl", Language::Dutch),
];

/// Five players, as they sit down.
pub fn players() -> PerSeat<Player<'static>> {
    PerSeat::new([
        Player::new("Mira", Livery::Red),
        Player::new("Anton", Livery::Blue),
        Player::new("Zoë", Livery::Yellow),
        Player::new("Willemijn", Livery::Black),
        Player::new("Jörg", Livery::Green),
    ])
}

/// A game that tests play by its face.
pub trait Played: Lively + Notation {
    /// How many kinds of actions people decide on.
    const KINDS: usize;

    /// Any plan, in a game that has plans.
    fn any_plan(_whim: &mut Dice) -> Option<Self::Action> {
        None
    }

    /// Whether an action is to plan.
    fn is_plan(_action: Self::Action) -> bool {
        false
    }

    /// Whether these options hide more than plans.
    fn hides_more(options: Self::Options) -> bool;

    /// Why something is not allowed, in words.
    fn say_why(why: Self::Why, language: Language) -> Sentence;
}

/// How a game says why something is not allowed; and with `plans`, what its plans are.
macro_rules! played_alike {
    ($words:ident) => {
        fn say_why(why: Why, language: Language) -> Sentence {
            let mut said = Sentence::default();
            language.$words().why(why, &mut said).expect("a sentence");
            said
        }
    };
    ($words:ident, plans) => {
        played_alike!($words);

        fn any_plan(whim: &mut Dice) -> Option<Action> {
            let index = whim.below(Plan::COUNT as u32) as usize;
            let plan = Plan::from_index(index)?;
            Some(Action::Plan { plan })
        }

        fn is_plan(action: Action) -> bool {
            matches!(action, Action::Plan { .. })
        }
    };
}
pub(crate) use played_alike;

/// What a player would do who likes to build, with some whim.
pub fn lively<G: Lively>(game: &G, seat: Seat, whim: &mut Dice) -> G::Action {
    game.lively(seat, whim)
}

/// Shows a seat's scene of a state to a visitor.
pub fn with_scene<G: Game, T>(
    game: &G,
    seat: Seat,
    language: Language,
    visit: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    with_refusal(game, seat, language, None, visit)
}

/// The same, after a choice was refused.
pub fn with_refusal<G: Game, T>(
    game: &G,
    seat: Seat,
    language: Language,
    refused: Option<G::Why>,
    visit: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let viewer = Viewer::Player(seat);
    visit(&Scene {
        judge: Some(&game.judge(seat)),
        refused,
        ..Scene::new(&game.view(viewer), viewer, &players(), language)
    })
}

/// The same again and again, where they are few: as many as there are of a game with many variants.
pub fn many_tables<G: Notation>() -> impl Iterator<Item = (G::Options, Seats)> {
    let tables = every_table::<G>();
    let count = tables.len().max(400);
    tables.into_iter().cycle().take(count)
}

/// Every set of variants that a table can have, with every number of seats.
pub fn every_table<G: Notation>() -> Vec<(G::Options, Seats)> {
    let mut tables = Vec::new();
    for options in G::Options::every() {
        for seats in (1..=5).filter_map(Seats::new) {
            if G::new(options, seats, &mut Dice::from_seed(0)).is_ok() {
                tables.push((options, seats));
            }
        }
    }
    tables
}

/// A lively game at its end, and from where everything came in it.
pub fn finished<G: Played>(options: G::Options, seats: Seats, seed: u64) -> (G, Tally) {
    let mut dice = Dice::from_seed(seed);
    let mut whim = Dice::from_seed(!seed);
    let mut game = G::new(options, seats, &mut dice).expect("a game");
    let (mut tally, sources) = (Tally::new(), G::SOURCES.expect("sources"));
    while let Turn::Of(seat) = game.turn() {
        let action = lively(&game, seat, &mut whim);
        game.apply(seat, action, &mut dice, &mut |_, event| {
            (sources.hear)(&mut tally, &event);
        });
    }
    (game, tally)
}

/// A state of a lively game: the first after this many decisions that the visitor takes.
pub fn moment<G: Played>(
    options: G::Options,
    seats: u8,
    seed: u64,
    after: usize,
    fits: impl Fn(&G, Seat) -> bool,
) -> (G, Seat) {
    let seats = Seats::new(seats).expect("a table");
    for seed in seed..seed + 400 {
        let mut dice = Dice::from_seed(seed);
        let mut whim = Dice::from_seed(!seed);
        let mut game = G::new(options, seats, &mut dice).expect("a game");
        for decisions in 0..3000 {
            let Turn::Of(seat) = game.turn() else { break };
            if decisions >= after && fits(&game, seat) {
                return (game, seat);
            }
            let action = lively(&game, seat, &mut whim);
            game.apply(seat, action, &mut dice, &mut |_, _| {});
        }
    }
    panic!("no such moment");
}
