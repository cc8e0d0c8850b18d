//! Brahmabot against a simple player, and against an independent search for his ways.
//!
//! The player tries out turns at random and takes the one after which his points, his coins and his place in the next
//! cities look best; he never thinks of the next round. How often he loses is printed for each level.

use durbar::games::maharaja::action::Action;
use durbar::games::maharaja::data::{City, Dial, Junction, MAP, ROADS, Road, SiteKind};
use durbar::games::maharaja::event::{Event, Reason};
use durbar::games::maharaja::state::{Plan, Stage, Table};
use durbar::games::maharaja::tiles::Level;
use durbar::games::maharaja::{Maharaja, Options};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Seats, Viewer};

const ME: Seat = Seat::One;
const BOT: Seat = Seat::Two;

fn two() -> Seats {
    Seats::new(2).unwrap()
}

fn level(level: Level) -> Options {
    Options {
        solo: Some(level),
        ..Options::default()
    }
}

/// What a position is worth to the player: points, coins, shrines and markers in hand, the lead in the city that is scored
/// next, and a little in those that follow.
fn worth(table: &Table) -> i32 {
    let ahead = table.final_score(ME).total() - table.final_score(BOT).total();
    let lead = |city: City| i32::from(table.points(ME, city)) - i32::from(table.points(BOT, city));
    let mut worth = 20 * ahead + i32::from(table.coins[ME].0.min(20));
    worth += 3 * i32::from(table.tableau[ME].min(4)) + 8 * i32::from(table.markers[ME]);
    for (soon, city) in table.cities_from_left().enumerate() {
        worth += (7 - soon as i32) * lead(city).clamp(-3, 2);
    }
    if let Some(city) = table.maharaja {
        worth += 60 * lead(city).clamp(-1, 1) + 5 * lead(city).clamp(-3, 3);
    }
    worth
}

/// What kind of thing an action is, so that thirty villages do not outnumber one statue.
fn kind(action: &Action) -> usize {
    match action {
        Action::Travel { .. } => 0,
        Action::BuildStatue { .. } => 1,
        Action::BuildShrine { site, .. } => match site.kind() {
            SiteKind::City(_) => 2,
            SiteKind::Village(_) => 3,
        },
        _ => 4,
    }
}

/// Any of these actions, every kind equally likely.
fn any(actions: &[Action], whim: &mut Dice) -> Action {
    let mut kinds: Vec<usize> = actions.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let wanted = kinds[whim.below(kinds.len() as u32) as usize];
    let these: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|action| kind(action) == wanted)
        .collect();
    these[whim.below(these.len() as u32) as usize]
}

/// The best of many turns tried out at random, and what it is worth. Nothing hidden is looked at: a try ends before
/// anything comes to light.
fn best_turn(game: &Maharaja, tries: u32, whim: &mut Dice) -> (i32, Vec<Action>) {
    let quiet = |action: &Action| !matches!(action, Action::EndTurn | Action::TakeCharacter { .. });
    let value = |game: &Maharaja| worth(&game.view(Viewer::Player(ME)).table);
    let mut best = (value(game), Vec::new());
    for _ in 0..tries {
        let mut next = *game;
        let mut turn = Vec::new();
        for _ in 0..10 {
            let open: Vec<Action> = next.legal(ME).filter(quiet).collect();
            if open.is_empty() {
                break;
            }
            let action = any(&open, whim);
            next.apply(ME, action, &mut Dice::from_seed(0), &mut |_, _| {});
            turn.push(action);
            let can_stop = next.allows(ME, Action::EndTurn);
            if can_stop && value(&next) > best.0 {
                best = (value(&next), turn.clone());
            }
        }
    }
    best
}

/// The plan whose best turn is worth most, as far as one can see: what is hidden is imagined.
fn best_plan(game: &Maharaja, whim: &mut Dice) -> Action {
    let worth_of = |plan: Plan, whim: &mut Dice| {
        let mut next = game.resample(ME, whim);
        let mut dice = Dice::from_seed(1);
        next.apply(ME, Action::Plan { plan }, &mut dice, &mut |_, _| {});
        while next.turn() == Turn::Of(BOT) {
            let step = next.legal(BOT).next().unwrap();
            next.apply(BOT, step, &mut dice, &mut |_, _| {});
        }
        best_turn(&next, 15, whim).0
    };
    // Each plan twice, for the imagined tile and the tries are a matter of luck.
    let plans = Plan::all().filter(|plan| !plan.dials().contains(&Dial::Character));
    let plan = plans.max_by_key(|&plan| worth_of(plan, whim) + worth_of(plan, whim));
    Action::Plan {
        plan: plan.unwrap(),
    }
}

/// What the player does: one action, or a whole turn.
fn greedy(game: &Maharaja, whim: &mut Dice) -> Vec<Action> {
    let legal: Vec<Action> = game.legal(ME).collect();
    match game.view(Viewer::Player(ME)).table.stage {
        Stage::Planning { .. } => vec![best_plan(game, whim)],
        Stage::Acting { .. } => {
            let (_, mut turn) = best_turn(game, 300, whim);
            turn.push(Action::EndTurn);
            turn
        }
        Stage::Placing { .. } => {
            // A village on a road that lacks least, near the middle of the board.
            let lacking = |action: &Action| {
                let Action::Place { village } = action else {
                    return (9, 9);
                };
                let table = game.view(Viewer::Player(ME)).table;
                let (taken, _) = table.shrines.occupied();
                let on_it = |road: &usize| ROADS[*road].villages.contains(&village.index());
                let road = (0..ROADS.len()).rev().find(on_it).unwrap();
                let villages = MAP.villages(road) as u32;
                ((villages & !taken).count_ones(), 16 - road)
            };
            vec![legal.iter().copied().min_by_key(lacking).unwrap()]
        }
        _ => {
            let after = |action: &Action| {
                let mut next = *game;
                next.apply(ME, *action, &mut Dice::from_seed(0), &mut |_, _| {});
                worth(&next.view(Viewer::Player(ME)).table)
            };
            vec![legal.iter().copied().max_by_key(after).unwrap()]
        }
    }
}

/// How often the player loses, and both scores on average.
fn losses(options: Options, games: u64) -> (u64, [i64; 2]) {
    let (mut lost, mut scores) = (0, [0; 2]);
    for seed in 0..games {
        let mut dice = Dice::from_seed(seed);
        let mut whim = Dice::from_seed(!seed);
        let mut game = Maharaja::new(options, two(), &mut dice).unwrap();
        while let Turn::Of(seat) = game.turn() {
            let actions = if game.automa(seat) {
                game.legal(seat).collect()
            } else {
                greedy(&game, &mut whim)
            };
            for action in actions {
                assert!(game.allows(seat, action), "{action:?}");
                game.apply(seat, action, &mut dice, &mut |_, _| {});
            }
        }
        let Turn::Over(ranking) = game.turn() else {
            panic!()
        };
        lost += u64::from(ranking.winners().any(|winner| winner == BOT));
        let table = game.view(Viewer::Bystander).table;
        for (sum, seat) in scores.iter_mut().zip([ME, BOT]) {
            *sum += i64::from(table.final_score(seat).total());
        }
    }
    (lost, scores.map(|sum| sum / games as i64))
}

#[test]
fn a_simple_player_loses_more_often_at_every_level() {
    // DURBAR_GAMES=1000 cargo test --release --test rules brahmabot -- --nocapture measures more closely.
    let games = std::env::var("DURBAR_GAMES").map_or(120, |games| games.parse().unwrap());
    let mut rates = Vec::new();
    for each in [Level::Easy, Level::Normal, Level::Hard] {
        let (lost, [own, his]) = losses(level(each), games);
        let rate = 100.0 * lost as f64 / games as f64;
        println!("{each}: {rate:.1} % of {games} games lost, {own} to {his} points on average");
        rates.push(lost);
    }
    assert!(rates.is_sorted_by(|one, other| one < other), "{rates:?}");
}

/// New shrines, the player's shrines, villages, roads: what a way is judged by.
type Judged = (u32, u32, u32, Vec<usize>);

/// The best of all simple ways, found by trying every one.
fn best_by_trying(
    table: &Table,
    at: Junction,
    goal: Junction,
    been: &mut Vec<Junction>,
) -> Option<Judged> {
    if at == goal {
        return Some((0, 0, 0, Vec::new()));
    }
    been.push(at);
    let mut best: Option<Judged> = None;
    for road in Road::all() {
        let other = MAP.other_end(road.index(), at.index());
        let Some(to) = other.and_then(Junction::from_index) else {
            continue;
        };
        if been.contains(&to) {
            continue;
        }
        let Some((mut new, mut foreign, mut villages, mut roads)) =
            best_by_trying(table, to, goal, been)
        else {
            continue;
        };
        for &village in ROADS[road.index()].villages {
            let own = table.shrines.villages(BOT).bits() >> village & 1;
            let his = table.shrines.villages(ME).bits() >> village & 1;
            villages += 1;
            foreign += his;
            new += u32::from(own + his == 0);
        }
        roads.insert(0, road.index());
        let way = (new, foreign, villages, roads);
        if best.as_ref().is_none_or(|other| way < *other) {
            best = Some(way);
        }
    }
    been.pop();
    best
}

#[test]
fn his_way_is_the_best_of_all_ways() {
    let mut ways = 0u32;
    for seed in 0..60 {
        let mut dice = Dice::from_seed(seed);
        let mut game = Maharaja::new(level(Level::Hard), two(), &mut dice).unwrap();
        // The roads of the way he is on.
        let mut planned: Option<Vec<usize>> = None;
        while let Turn::Of(seat) = game.turn() {
            let count = game.legal(seat).len() as u32;
            let action = game.legal(seat).nth(dice.below(count) as usize).unwrap();
            let table = game.view(Viewer::Bystander).table;
            let mut reason = None;
            game.apply(seat, action, &mut dice, &mut |_, event| {
                if let Event::AutomaReasoned {
                    city: Some(city),
                    reason: Reason::Way { new, foreign },
                    ..
                } = event
                {
                    reason = Some((city, u32::from(new), u32::from(foreign)));
                }
            });
            match reason {
                None => planned = None,
                Some((city, new, foreign)) => {
                    let goal = Junction::City(city);
                    let best = best_by_trying(&table, table.priest[BOT], goal, &mut Vec::new());
                    let best = best.unwrap();
                    assert_eq!((best.0, best.1), (new, foreign));
                    // Once he is on the way, he keeps to it.
                    let roads = planned.get_or_insert_with(|| best.3.clone());
                    assert_eq!(*roads, best.3);
                    if let Action::Travel { by, .. } = action {
                        assert_eq!(roads.remove(0), by.index());
                        ways += 1;
                    }
                }
            }
        }
    }
    assert!(ways > 300, "{ways}");
}
