//! Tables for tests: players, scenes, and a player who builds like a person.
#![allow(dead_code, reason = "the saves use more of the flash that is here")]

pub mod app;
pub mod by_keys;
pub mod device;
pub mod evening;
pub mod maharaja;
pub mod maharaja_pictures;
pub mod pictures;
pub mod seated;

use std::fmt::Debug;

use durbar::faces::{Face, Faced, Player, Scene, livery::Livery};
use durbar::games::raja::action::{Action, Why};
use durbar::games::raja::data::{Dial, SiteKind};
use durbar::games::raja::state::{Plan, Stage};
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::notation::{Notation, Sentence};
use durbar::kernel::seat::{PerSeat, Seat, Seats, Viewer};
use durbar::words::Language;

/// Five players, as they sit down.
pub fn players() -> PerSeat<Player<'static>> {
    let player = |name, livery| Player { name, livery };
    PerSeat::new([
        player("Mira", Livery::Red),
        player("Anton", Livery::Blue),
        player("Zoë", Livery::Yellow),
        player("Willemijn", Livery::Black),
        player("Jörg", Livery::Green),
    ])
}

/// A game that tests play by its face.
pub trait Played: Faced<Face: Face<Focus: Debug>> {
    /// How many kinds of actions people decide on.
    const KINDS: usize;

    /// What a player would do who likes to build, with some whim.
    fn lively(&self, seat: Seat, whim: &mut Dice) -> Self::Action;

    /// Any plan.
    fn any_plan(whim: &mut Dice) -> Self::Action;

    /// Whether an action is to plan.
    fn is_plan(action: Self::Action) -> bool;

    /// Whether these options hide more than plans.
    fn hides_more(options: Self::Options) -> bool;

    /// Why something is not allowed, in words.
    fn say_why(why: Self::Why, language: Language) -> Sentence;
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
    let view = game.view(Viewer::Player(seat));
    let players = players();
    let judge = game.judge(seat);
    visit(&Scene {
        view: &view,
        seat,
        judge: &judge,
        players: &players,
        language,
        refused,
        before: None,
    })
}

/// Every set of variants that a table can have, with every number of seats.
pub fn every_table<G: Notation>() -> Vec<(G::Options, Seats)> {
    let mut tables = Vec::new();
    for options in G::every_options() {
        for seats in (1..=5).filter_map(Seats::new) {
            if G::new(options, seats, &mut Dice::from_seed(0)).is_ok() {
                tables.push((options, seats));
            }
        }
    }
    tables
}

/// What a player would do who likes to build, with some whim.
pub fn lively<G: Played>(game: &G, seat: Seat, whim: &mut Dice) -> G::Action {
    game.lively(seat, whim)
}

impl Played for Raja {
    const KINDS: usize = 19;

    fn say_why(why: Why, language: Language) -> Sentence {
        let mut said = Sentence::default();
        language.raja().why(why, &mut said).expect("a sentence");
        said
    }

    fn any_plan(whim: &mut Dice) -> Action {
        let index = whim.below(Plan::COUNT as u32) as usize;
        let plan = Plan::from_index(index).expect("a plan");
        Action::Plan { plan }
    }

    fn is_plan(action: Action) -> bool {
        matches!(action, Action::Plan { .. })
    }

    fn hides_more(options: Options) -> bool {
        options.secret_gold
    }

    fn lively(&self, seat: Seat, whim: &mut Dice) -> Action {
        lively_raja(self, seat, whim)
    }
}

fn lively_raja(game: &Raja, seat: Seat, whim: &mut Dice) -> Action {
    let view = game.view(Viewer::Player(seat));
    let legal: Vec<Action> = game.legal(seat).collect();
    let mut any = |actions: &[Action]| actions[whim.below(actions.len() as u32) as usize];
    match view.table.stage {
        Stage::Planning { .. } => {
            let gold = view.gold[seat].map_or(0, |gold| gold.0);
            let first = if gold >= 13 {
                Dial::PalaceAndHouse
            } else if gold >= 9 {
                Dial::TwoHouses
            } else {
                Dial::Gold
            };
            let plans: Vec<Action> = Dial::all()
                .map(|second| Action::Plan {
                    plan: Plan::new(first, second),
                })
                .collect();
            any(&plans)
        }
        Stage::Acting { .. } => {
            let worth = |action: &Action| match action {
                Action::BuildPalace { .. } => 9,
                Action::TakeGold | Action::TakeHouses => 8,
                Action::BuildHouse { site, .. } => match site.kind() {
                    SiteKind::City(_) => 7,
                    SiteKind::Village(_) => 5,
                },
                Action::LowerGovernor { .. } | Action::SpendChip { .. } => 6,
                Action::TakeCharacter { .. } | Action::Swap { .. } | Action::Entice { .. } => 6,
                Action::MoveHouse { .. } => 3,
                Action::Travel { .. } => 4,
                Action::EndTurn => 2,
                _ => 0,
            };
            let travels: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::Travel { .. }))
                .collect();
            if !travels.is_empty() && whim.below(3) == 0 {
                return travels[whim.below(travels.len() as u32) as usize];
            }
            let best = legal.iter().map(worth).max().unwrap_or(0);
            let level = if best == 4 { 2 } else { best };
            let good: Vec<Action> = legal
                .into_iter()
                .filter(|action| worth(action) == level)
                .collect();
            good[whim.below(good.len() as u32) as usize]
        }
        _ => any(&legal),
    }
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
