//! A turn that flows: few presses, no dead ends, and a reason that is about what was chosen.

use std::collections::{HashSet, VecDeque};

use crate::support::{Played, by_keys::KEYS, every_table, lively, moment, with_scene};
use durbar::faces::raja::{Focus, Hands, MapPlace};
use durbar::faces::{Faced, Ledger, Outcome, Scene, Weight};
use durbar::games::raja::action::{Action, Event, Why};
use durbar::games::raja::data::{Character, Dial, MAP, Road, Village};
use durbar::games::raja::state::Stage;
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::notation::Sentence;
use durbar::kernel::seat::{Seat, Viewer};
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

pub fn press<G: Faced>(
    scene: &Scene<'_, G>,
    focus: G::Focus,
    key: Key,
) -> Outcome<G::Focus, G::Action, G::Why> {
    (G::BOARD.steer)(scene, focus, KeyEvent::Press(key))
}

/// The shortest presses from where the attention begins to something.
pub fn presses<G: Faced>(
    scene: &Scene<'_, G>,
    found: impl Fn(&Outcome<G::Focus, G::Action, G::Why>) -> bool,
) -> Option<usize>
where
    G::Focus: core::fmt::Debug,
{
    presses_from(scene, (G::BOARD.begin)(scene), found)
}

/// The shortest presses from a focus to something.
pub fn presses_from<G: Faced>(
    scene: &Scene<'_, G>,
    from: G::Focus,
    found: impl Fn(&Outcome<G::Focus, G::Action, G::Why>) -> bool,
) -> Option<usize>
where
    G::Focus: core::fmt::Debug,
{
    let mut seen = HashSet::from([format!("{from:?}")]);
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((focus, count)) = queue.pop_front() {
        for key in KEYS {
            let outcome = press::<G>(scene, focus, key);
            if found(&outcome) {
                return Some(count + 1);
            }
            if let Outcome::Moved(next) = outcome
                && seen.insert(format!("{next:?}"))
            {
                queue.push_back((next, count + 1));
            }
        }
    }
    None
}

/// Shows every seventh moment of such a kind in lively games, at every kind of table.
pub fn turns<G: Played>(acts: impl FnMut(&G) -> bool, visit: impl FnMut(&G, Seat)) -> usize {
    moments(7, acts, visit)
}

/// Shows every one of them.
pub fn every_moment<G: Played>(acts: impl FnMut(&G) -> bool, visit: impl FnMut(&G, Seat)) -> usize {
    moments(1, acts, visit)
}

fn moments<G: Played>(
    every: usize,
    mut acts: impl FnMut(&G) -> bool,
    mut visit: impl FnMut(&G, Seat),
) -> usize {
    let mut count = 0;
    for (number, (options, seats)) in every_table::<G>().into_iter().enumerate() {
        let seed = 500 + number as u64;
        let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
        let mut game = G::new(options, seats, &mut dice).unwrap();
        for decision in 0..260 {
            let Turn::Of(seat) = game.turn() else { break };
            if decision % every == 0 && !game.automa(seat) && acts(&game) {
                visit(&game, seat);
                count += 1;
            }
            let action = lively(&game, seat, &mut whim);
            game.apply(seat, action, &mut dice, &mut |_, _| {});
        }
    }
    count
}

pub(super) fn acting(game: &Raja) -> bool {
    matches!(stage(game), Stage::Acting { .. })
}

pub(super) fn stage(game: &Raja) -> Stage {
    game.view(Viewer::Bystander).table.stage
}

#[test]
fn the_board_is_one_key_from_the_dial_and_the_hands_stay() {
    let (game, seat) = moment::<Raja>(Options::default(), 3, 2, 20, |game, _| {
        matches!(stage(game), Stage::Planning { .. })
    });
    with_scene(&game, seat, Language::English, |scene| {
        let Outcome::Moved(set) = press::<Raja>(scene, (Raja::BOARD.begin)(scene), Key::A) else {
            panic!("a hand is set");
        };
        let Outcome::Moved(board) = press::<Raja>(scene, set, Key::Y) else {
            panic!("the board comes");
        };
        assert!(matches!(board, Focus::Look { .. }));
        let Outcome::Moved(board) = press::<Raja>(scene, board, Key::Up) else {
            panic!("the cross goes");
        };
        let hands = Focus::Plan(Hands {
            at: Dial::Gold,
            first: Some(Dial::Gold),
            second: None,
            turned: false,
        });
        for key in [Key::A, Key::B] {
            assert_eq!(press::<Raja>(scene, board, key), Outcome::Moved(hands));
        }
    });
}

#[test]
fn a_planned_palace_that_is_too_dear_says_what_it_needs_and_what_there_is() {
    let poor = |game: &Raja, seat: Seat| {
        let view = game.view(Viewer::Player(seat));
        let gold = view.gold[seat].map_or(0, |gold| gold.0);
        acting(game)
            && view.table.architect[seat].city().is_some()
            && view.table.undone(Dial::Palace) > 0
            && gold < view.table.palace_cost(seat).0
            && view.table.palaces_left[seat] > 0
    };
    let (game, seat) = moment::<Raja>(Options::default(), 3, 3, 30, poor);
    with_scene(&game, seat, Language::English, |scene| {
        let table = &scene.view.table;
        let gold = scene.view.gold[seat].unwrap();
        let row = Dial::all()
            .filter(|&dial| table.undone(dial) > 0)
            .position(|dial| dial == Dial::Palace);
        let focus = Focus::Turn {
            row: row.unwrap() as u8,
        };
        let mut said = Sentence::default();
        (Raja::TELLER.explain)(scene, focus, &mut said);
        let cost = table.palace_cost(seat);
        assert!(
            said.as_str().contains(&format!("{cost} gold"))
                && said.as_str().contains(&format!("have {gold}")),
            "{said}"
        );
    });
}

/// Whether nothing is left of a player's plan.
fn nothing_left(game: &Raja) -> bool {
    let table = game.view(Viewer::Bystander).table;
    Dial::all().all(|dial| table.undone(dial) == 0)
}

#[test]
fn a_turn_begins_with_something_that_can_be_done_and_ends_with_few_presses() {
    let (mut done, mut longest) = (0, 0);
    let seen = turns::<Raja>(acting, |game, seat| {
        with_scene(game, seat, Language::English, |scene| {
            let first = press::<Raja>(scene, (Raja::BOARD.begin)(scene), Key::A);
            assert!(!matches!(first, Outcome::Refused(_)), "{first:?}");
            let ends = |outcome: &_| matches!(outcome, Outcome::Play(Action::EndTurn, _));
            let count = presses::<Raja>(scene, ends).expect("an end");
            if nothing_left(game) {
                assert_eq!(count, 1);
                done += 1;
            }
            longest = longest.max(count);
        });
    });
    println!("{seen} turns, {done} of them done, at most {longest} presses to the end");
    assert!(seen > 300 && done > 20 && longest <= 2);
}

#[test]
fn wherever_something_was_done_the_end_and_the_neighbours_are_two_presses_away() {
    let (mut ends, mut roads, mut fifth) = (0, 0, 0);
    turns::<Raja>(acting, |game, seat| {
        with_scene(game, seat, Language::English, |scene| {
            let own = scene.view.table.architect[seat];
            // What was done, was done at home, or in a village; there the attention goes on.
            let villages = Village::all().step_by(7).map(MapPlace::of_village);
            for at in villages.chain([MapPlace::of_junction(own)]) {
                let after = Focus::Next(at);
                let end = |outcome: &_| matches!(outcome, Outcome::Play(Action::EndTurn, _));
                let count = presses_from::<Raja>(scene, after, end).expect("an end");
                assert!(count <= 2, "{count} from {at:?}");
                ends += 1;
                for action in game.legal(seat) {
                    let Action::Travel { to, .. } = action else {
                        continue;
                    };
                    let goes = |outcome: &_| matches!(outcome, Outcome::Play(Action::Travel { .. }, Focus::Going(goal)) if goal.junction() == Some(to));
                    let count = presses_from::<Raja>(scene, after, goes).expect("a way");
                    // A cross has four keys, and two junctions have five roads.
                    let five = Road::all()
                        .filter(|&road| MAP.other_end(road.index(), own.index()).is_some())
                        .count()
                        > 4;
                    assert!(
                        count <= 2 + usize::from(five),
                        "{count} from {own:?} to {to:?}"
                    );
                    roads += 1;
                    fifth += usize::from(count > 2);
                }
            }
        });
    });
    println!("{ends} ends, {roads} roads, {fifth} of them a fifth");
    assert!(ends > 1000 && roads > 1000 && fifth < roads / 5);
}

#[test]
fn no_reason_is_about_another_moment() {
    let mut refused = 0;
    turns::<Raja>(
        |game| acting(game) || matches!(stage(game), Stage::Placing { .. }),
        |game, seat| {
            with_scene(game, seat, Language::English, |scene| {
                let other = |outcome: &_| {
                    if let Outcome::Refused(why) = outcome {
                        refused += 1;
                        return matches!(why, Why::NotNow { .. } | Why::AlreadyThere);
                    }
                    false
                };
                let other = core::cell::RefCell::new(other);
                assert_eq!(
                    presses::<Raja>(scene, |outcome| (other.borrow_mut())(outcome)),
                    None
                );
            });
        },
    );
    assert!(refused > 1000, "{refused}");
}

#[test]
fn giving_up_asks_first() {
    let (game, seat) = moment::<Raja>(Options::default(), 3, 5, 30, |game, seat| {
        let mut legal = game.legal(seat);
        acting(game) && legal.any(|action| matches!(action, Action::Forgo { .. }))
    });
    with_scene(&game, seat, Language::English, |scene| {
        let gives_up = |outcome: &_| matches!(outcome, Outcome::Play(Action::Forgo { .. }, _));
        assert!(presses::<Raja>(scene, gives_up).is_some());
        for dial in Dial::all() {
            let asked = press::<Raja>(scene, Focus::GiveUp(dial), Key::A);
            let allowed = scene.allows(Action::Forgo { dial });
            assert_eq!(matches!(asked, Outcome::Play(..)), allowed);
        }
        // No other focus gives up at once.
        for row in 0..20 {
            let outcome = press::<Raja>(scene, Focus::Turn { row }, Key::A);
            assert!(!gives_up(&outcome));
        }
    });
}

#[test]
fn a_far_city_is_reached_at_once_road_by_road() {
    let mut journeys = 0;
    turns::<Raja>(acting, |game, seat| {
        let count = with_scene(game, seat, Language::English, |scene| {
            presses::<Raja>(scene, |outcome| far_journey(outcome).is_some())
        });
        let Some(count) = count else { return };
        assert!(count <= 4, "{count} presses");
        // The same journey, played to its end.
        let mut game = *game;
        let mut dice = Dice::from_seed(1);
        let (action, goal) = with_scene(&game, seat, Language::English, first_far_journey);
        game.apply(seat, action, &mut dice, &mut |_, _| {});
        let mut roads = 1;
        while let Some(action) = with_scene(&game, seat, Language::English, |scene| {
            (Raja::FOLLOWS)(scene, Some(goal))
        }) {
            assert!(matches!(action, Action::Travel { .. }));
            game.apply(seat, action, &mut dice, &mut |_, _| {});
            roads += 1;
        }
        let Focus::Going(place) = goal else { panic!() };
        let there = game.view(Viewer::Bystander).table.architect[seat];
        assert_eq!(place.junction(), Some(there));
        assert!(roads > 1);
        journeys += 1;
    });
    println!("{journeys} journeys of several roads");
    assert!(journeys > 50);
}

/// A journey of several roads: its first action, and the focus on its way.
fn far_journey(outcome: &Outcome<Focus, Action, Why>) -> Option<(Action, Focus)> {
    match *outcome {
        Outcome::Play(action @ Action::Travel { to, .. }, then @ Focus::Going(goal))
            if goal.junction() != Some(to) =>
        {
            Some((action, then))
        }
        _ => None,
    }
}

fn first_far_journey(scene: &Scene<'_, Raja>) -> (Action, Focus) {
    let found = core::cell::Cell::new(None);
    presses::<Raja>(scene, |outcome| {
        found.set(far_journey(outcome));
        found.get().is_some()
    });
    found.get().expect("a journey")
}

#[test]
fn what_needs_no_decision_needs_no_key() {
    let (game, seat) = moment::<Raja>(Options::default(), 2, 4, 20, |game, seat| {
        acting(game) && game.legal(seat).any(|action| action == Action::TakeGold)
    });
    let next = |focus| {
        with_scene(&game, seat, Language::English, |scene| {
            (Raja::FOLLOWS)(scene, focus)
        })
    };
    assert_eq!(next(None), Some(Action::TakeGold));
    let begin = with_scene(&game, seat, Language::English, Raja::BOARD.begin);
    assert_eq!(
        next(Some(begin)),
        None,
        "after a key nothing comes by itself"
    );
}

#[test]
fn a_first_house_is_suggested_where_there_is_room() {
    let mut placed = 0;
    turns::<Raja>(
        |game| matches!(stage(game), Stage::Placing { .. }),
        |game, seat| {
            with_scene(game, seat, Language::English, |scene| {
                let begin = (Raja::BOARD.begin)(scene);
                let outcome = press::<Raja>(scene, begin, Key::A);
                assert!(
                    matches!(outcome, Outcome::Play(Action::Place { .. }, _)),
                    "{outcome:?}"
                );
                placed += 1;
            });
        },
    );
    assert!(placed > 100, "{placed}");
}

#[test]
fn an_ability_that_is_unused_stands_in_the_summary() {
    let (game, seat) = moment::<Raja>(Options::default(), 3, 9, 30, |game, seat| {
        let table = game.view(Viewer::Bystander).table;
        acting(game)
            && table.holds(seat, Character::Builder)
            && !table.doing.used.contains(Character::Builder)
            && nothing_left(game)
    });
    with_scene(&game, seat, Language::English, |scene| {
        let begin = (Raja::BOARD.begin)(scene);
        assert!(matches!(begin, Focus::Map(_)));
        let Outcome::Moved(turn) = press::<Raja>(scene, begin, Key::Y) else {
            panic!("no turn");
        };
        let Outcome::Moved(above) = press::<Raja>(scene, turn, Key::Up) else {
            panic!("only the end");
        };
        let mut said = Sentence::default();
        (Raja::TELLER.explain)(scene, above, &mut said);
        // The Builder's card itself, by its number.
        assert!(said.as_str().starts_with("Number 5:"), "{said}");
    });
}

#[test]
fn whatever_another_takes_from_a_player_is_told_first() {
    let (mut taken, mut given, mut swapped) = (0, 0, 0);
    for (number, (options, seats)) in every_table::<Raja>().into_iter().enumerate().take(200) {
        let seed = 300 + number as u64;
        let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
        let mut game = Raja::new(options, seats, &mut dice).unwrap();
        for _ in 0..400 {
            let Turn::Of(seat) = game.turn() else { break };
            let before = game.view(Viewer::Bystander).table;
            let action = lively(&game, seat, &mut whim);
            let mut events = Vec::new();
            game.apply(seat, action, &mut dice, &mut |_, event| events.push(event));
            let after = game.view(Viewer::Bystander).table;
            for other in seats.iter() {
                let loses = |&character: &Character| {
                    before.holds(other, character) && !after.holds(other, character)
                };
                if Character::all().any(|character| loses(&character)) {
                    let loss = |event: &&Event| (Raja::TELLER.weight)(event, other) == Weight::Loss;
                    match events.iter().find(loss) {
                        Some(Event::CharacterTaken { .. }) => taken += 1,
                        Some(Event::CharacterGiven { .. }) => given += 1,
                        Some(Event::Swapped { .. }) => swapped += 1,
                        told => assert!(other == seat && told.is_none(), "{events:?}: {told:?}"),
                    }
                }
            }
        }
    }
    println!("{taken} taken, {given} given, {swapped} swapped");
    assert!(taken > 20 && given > 5 && swapped > 5);
}

/// Plays lively games, and holds what is said of each turn to the purse; answers how often.
pub fn reckoned<G: Played>(purse: impl Fn(&G, Seat) -> u16) -> usize {
    let reckon = G::RECKON.expect("a purse");
    let mut held = 0;
    for (number, (options, seats)) in every_table::<G>().into_iter().enumerate().take(60) {
        let seed = 900 + number as u64;
        let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
        let mut game = G::new(options, seats, &mut dice).unwrap();
        let mut ledger = Ledger::default();
        // What the purse held when the turn began.
        let mut began = None;
        for _ in 0..400 {
            let Turn::Of(seat) = game.turn() else { break };
            let action = lively(&game, seat, &mut whim);
            let whose = ledger.seat;
            game.apply(seat, action, &mut dice, &mut |_, event| {
                reckon(&mut ledger, &event);
            });
            let Some(seat) = ledger.seat else {
                began = None;
                continue;
            };
            let before =
                i32::from(purse(&game, seat)) + i32::from(ledger.paid) - i32::from(ledger.received);
            if whose == Some(seat) && began.is_some() {
                assert_eq!(began, Some(before), "{action:?} in {game:?}");
                held += 1;
            }
            began = Some(before);
        }
    }
    held
}

#[test]
fn what_a_turn_paid_and_received_is_what_the_purse_says() {
    let held = reckoned::<Raja>(|game, seat| {
        let view = game.view(Viewer::Player(seat));
        view.gold[seat].expect("the own purse").0
    });
    assert!(held > 1000, "{held}");
}
