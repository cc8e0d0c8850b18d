//! A table of Raja for tests: players, scenes, and a player who builds like a person.
#![allow(dead_code, reason = "each test uses a part of it")]

pub mod app;
pub mod by_keys;
pub mod device;
pub mod evening;
pub mod pictures;

use durbar::faces::{Player, Scene, livery::Livery};
use durbar::games::raja::action::{Action, Why};
use durbar::games::raja::data::{Dial, SiteKind};
use durbar::games::raja::state::{Plan, Stage};
use durbar::games::raja::view::View;
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
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

/// Shows a seat's scene of a state to a visitor.
pub fn with_scene<T>(
    game: &Raja,
    seat: Seat,
    language: Language,
    visit: impl FnOnce(&Scene<'_, Raja>) -> T,
) -> T {
    with_refusal(game, seat, language, None, visit)
}

/// The same, after a choice was refused.
pub fn with_refusal<T>(
    game: &Raja,
    seat: Seat,
    language: Language,
    refused: Option<Why>,
    visit: impl FnOnce(&Scene<'_, Raja>) -> T,
) -> T {
    let view: View = game.view(Viewer::Player(seat));
    let players = players();
    let judge = |action: Action| game.check(seat, action);
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

/// Every set of variants that a table can have.
pub fn every_table() -> Vec<(Options, Seats)> {
    let mut tables = Vec::new();
    for bits in 0..128u8 {
        let on = |bit: u8| bits >> bit & 1 == 1;
        let options = Options {
            short: on(0),
            yogi: on(1),
            neutral: on(2),
            auction: on(3),
            home: on(4),
            several: on(5),
            secret_gold: on(6),
        };
        for seats in (2..=5).filter_map(Seats::new) {
            if Raja::new(options, seats, &mut Dice::from_seed(0)).is_ok() {
                tables.push((options, seats));
            }
        }
    }
    tables
}

/// What a player would do who likes to build, with some whim.
pub fn lively(game: &Raja, seat: Seat, whim: &mut Dice) -> Action {
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
pub fn moment(
    options: Options,
    seats: u8,
    seed: u64,
    after: usize,
    fits: impl Fn(&Raja, Seat) -> bool,
) -> (Raja, Seat) {
    let seats = Seats::new(seats).expect("a table");
    for seed in seed..seed + 400 {
        let mut dice = Dice::from_seed(seed);
        let mut whim = Dice::from_seed(!seed);
        let mut game = Raja::new(options, seats, &mut dice).expect("a game");
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
