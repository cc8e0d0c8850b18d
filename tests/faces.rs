//! The laws of the faces: everything can be reached, nothing secret is seen, no key does harm.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use crate::support::by_keys::KEYS;
use crate::support::{Played, every_table, lively, many_tables, with_scene};
use durbar::each_game;
use durbar::faces::{Outcome, Scene};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Turn;
use durbar::kernel::notation::Sentence;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::Seat;
use durbar::ui::canvas::Canvas;
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

/// Every action that keys lead to, each with a shortest way; and how many focuses there are.
fn reachable<G: Played>(
    scene: &Scene<'_, G>,
    wanted: Option<G::Action>,
) -> (HashMap<String, Vec<Key>>, usize) {
    let start = (G::BOARD.begin)(scene);
    let mut seen = HashSet::from([format!("{start:?}")]);
    let mut queue = VecDeque::from([(start, Vec::new())]);
    let mut actions = HashMap::new();
    while let Some((focus, way)) = queue.pop_front() {
        for key in KEYS {
            let mut way = way.clone();
            way.push(key);
            match (G::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
                Outcome::Moved(next) => {
                    if seen.insert(format!("{next:?}")) {
                        queue.push_back((next, way));
                    }
                }
                Outcome::Play(action, _) => {
                    assert!(scene.allows(action));
                    actions.entry(format!("{action:?}")).or_insert(way);
                    if Some(action) == wanted {
                        return (actions, seen.len());
                    }
                }
                Outcome::Refused(_) | Outcome::Back | Outcome::Nothing => {}
            }
        }
    }
    (actions, seen.len())
}

fn every_legal_action_is_reached_with_the_keys<G: Played>() {
    let (mut states, mut actions, mut longest, mut widest) = (0, 0, 0, 0);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for (number, (options, seats)) in many_tables::<G>().enumerate() {
        let seed = number as u64;
        let mut dice = Dice::from_seed(seed);
        let mut whim = Dice::from_seed(!seed);
        let mut game = G::new(options, seats, &mut dice).unwrap();
        let mut next = whim.below(40);
        for decision in 0..400 {
            let Turn::Of(seat) = game.turn() else { break };
            let legal: Vec<G::Action> = game.legal(seat).collect();
            // Kinds of decisions that were seldom put to the test are looked at wherever they come up.
            let rare = legal.iter().any(|action| {
                let kind = format!("{action:?}");
                let kind = kind.split([' ', '(']).next().unwrap_or_default();
                kinds.get(kind).is_none_or(|&count| count < 20)
            });
            if !game.automa(seat) && (decision == next || rare) {
                // Where moments have few choices, more of them are looked at.
                let few = actions < 12 * states;
                next = decision + if few { 8 } else { 60 } + whim.below(if few { 12 } else { 80 });
                states += 1;
                let (found, focuses) = with_scene(&game, seat, Language::English, |scene| {
                    reachable(scene, None)
                });
                widest = widest.max(focuses);
                for action in &legal {
                    let name = format!("{action:?}");
                    let way = found.get(&name).unwrap_or_else(|| {
                        panic!(
                            "no keys lead to {name} in {:?}",
                            game.view(durbar::kernel::seat::Viewer::Player(seat))
                        )
                    });
                    longest = longest.max(way.len());
                    actions += 1;
                    let kind = name.split([' ', '(']).next().unwrap_or_default();
                    *kinds.entry(kind.to_string()).or_default() += 1;
                }
                assert_eq!(found.len(), legal.len(), "keys lead to something else");
            }
            let action = if whim.below(2) == 0 {
                lively(&game, seat, &mut whim)
            } else {
                legal[whim.below(legal.len() as u32) as usize]
            };
            game.apply(seat, action, &mut dice, &mut |_, _| {});
        }
    }
    println!(
        "{states} states, {actions} actions, at most {longest} keys to one, at most {widest} focuses: {kinds:?}"
    );
    assert_eq!(kinds.len(), G::KINDS, "some kind of action was never met");
    assert!(states > 500 && actions > 10_000);
}

fn the_picture_of_a_seat_does_not_change_with_others_secrets<G: Played>() {
    let (mut pairs, mut different) = (0, 0);
    for (number, (options, seats)) in many_tables::<G>().enumerate() {
        let seed = 1000 + number as u64;
        let mut dice = Dice::from_seed(seed);
        let mut whim = Dice::from_seed(!seed);
        let mut game = G::new(options, seats, &mut dice).unwrap();
        let mut next = 10;
        for decision in 0..300 {
            let Turn::Of(decider) = game.turn() else {
                break;
            };
            if decision >= next {
                next = decision + 20 + whim.below(40);
                for seat in seats.iter() {
                    let other = game.resample(seat, &mut whim);
                    pairs += 1;
                    different += usize::from(other != game);
                    let language = Language::ALL[decision as usize % 3];
                    let paint = |game: &G| {
                        with_scene(game, seat, language, |scene| {
                            let mut canvases = vec![Canvas::new(); 1 + G::BOARD.pages.len()];
                            let mut keys = Dice::from_seed(seed + u64::from(decision));
                            let mut focus = (G::BOARD.begin)(scene);
                            for _ in 0..keys.below(12) {
                                let key = KEYS[keys.below(6) as usize];
                                if let Outcome::Moved(next) =
                                    (G::BOARD.steer)(scene, focus, KeyEvent::Press(key))
                                {
                                    focus = next;
                                }
                            }
                            (G::BOARD.paint)(scene, focus, &mut canvases[0]);
                            for page in 0..G::BOARD.pages.len() {
                                G::BOARD.pages[page](scene, &mut canvases[1 + page]);
                            }
                            let mut said = Sentence::default();
                            (G::TELLER.explain)(scene, focus, &mut said);
                            (canvases, said.as_str().to_string())
                        })
                    };
                    assert!(paint(&game) == paint(&other), "{seat:?} sees a secret");
                }
            }
            let action = lively(&game, decider, &mut whim);
            game.apply(decider, action, &mut dice, &mut |_, _| {});
        }
    }
    println!("{pairs} pairs of states, {different} with different secrets");
    assert!(
        different > 1000,
        "only {different} of {pairs} pairs differed"
    );
}

fn no_key_does_harm_and_a_refusal_has_a_reason<G: Played>() {
    let (mut events, mut played, mut refused, mut games) = (0u32, 0u32, 0u32, 0u32);
    let mut canvas = Canvas::new();
    // Where the attention goes only to what can be done, refusals are rare: then it takes more games.
    let tables = many_tables::<G>().count();
    let more = every_table::<G>().into_iter().cycle();
    for (number, (options, seats)) in more.enumerate().take(8 * tables) {
        if number >= tables && refused > 2_000 {
            break;
        }
        let mut whim = Dice::from_seed(77 + number as u64);
        let mut table = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut focus: Option<G::Focus> = None;
        games += 1;
        for _ in 0..1000 {
            let Turn::Of(seat) = table.turn() else { break };
            if table.game().automa(seat) {
                let forced = table.legal(seat).next().unwrap();
                table.play(seat, forced, |_, _| {}).unwrap();
                continue;
            }
            // Once in a while somebody else holds the device.
            let seat = if whim.below(40) == 0 { Seat::One } else { seat };
            let key = Key::ALL[whim.below(8) as usize];
            let event = match whim.below(12) {
                0 => KeyEvent::Hold(key),
                1 => KeyEvent::Release(key),
                2 => KeyEvent::Repeat(key),
                _ => KeyEvent::Press(key),
            };
            events += 1;
            let language = Language::ALL[(events % 3) as usize];
            let outcome = with_scene(table.game(), seat, language, |scene| {
                let now = focus.unwrap_or_else(|| (G::BOARD.begin)(scene));
                if whim.below(60) == 0 {
                    (G::BOARD.paint)(scene, now, &mut canvas);
                    let mut said = Sentence::default();
                    (G::TELLER.explain)(scene, now, &mut said);
                    assert!(!said.as_str().is_empty());
                }
                (G::BOARD.steer)(scene, now, event)
            });
            match outcome {
                Outcome::Moved(next) => focus = Some(next),
                Outcome::Play(action, next) => {
                    table.play(seat, action, |_, _| {}).unwrap();
                    focus = Some(next);
                    played += 1;
                }
                Outcome::Refused(why) => {
                    refused += 1;
                    for language in Language::ALL {
                        assert!(G::say_why(why, language).as_str().len() > 5);
                    }
                }
                Outcome::Back => {
                    let _ = table.undo(seat);
                }
                Outcome::Nothing => {}
            }
        }
    }
    println!("{events} keys in {games} games: {played} actions, {refused} refusals");
    assert!(events > 200_000 && played > 10_000 && refused > 2_000);
}

fn whole_games_are_played_through_the_keys_alone<G: Played>() {
    let (mut keys, mut decisions) = (0, 0);
    let games = 4;
    for seed in 0..games {
        let tables = every_table::<G>();
        let (options, seats) = tables[seed as usize * (tables.len() - 1) / 3];
        let mut whim = Dice::from_seed(seed);
        let mut table = Recorded::<G>::start(options, seats, seed).unwrap();
        while let Turn::Of(seat) = table.turn() {
            let wanted = lively(table.game(), seat, &mut whim);
            if table.game().automa(seat) {
                // The rulebook plays this seat, without a key.
                table.play(seat, wanted, |_, _| {}).unwrap();
                continue;
            }
            let action = with_scene(table.game(), seat, Language::German, |scene| {
                let (ways, _) = reachable(scene, Some(wanted));
                let way = &ways[&format!("{wanted:?}")];
                let mut focus = (G::BOARD.begin)(scene);
                for &key in way {
                    keys += 1;
                    match (G::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
                        Outcome::Moved(next) => focus = next,
                        Outcome::Play(action, _) => return action,
                        other => panic!("{other:?} on the way to {wanted:?}"),
                    }
                }
                panic!("the keys ended before {wanted:?}")
            });
            assert_eq!(action, wanted);
            table.play(seat, action, |_, _| {}).unwrap();
            decisions += 1;
        }
    }
    println!("{games} games, {decisions} decisions, {keys} keys");
    assert!(decisions > 200);
}

macro_rules! laws {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        $(mod $word {
            #[test]
            fn every_legal_action_is_reached_with_the_keys() {
                super::every_legal_action_is_reached_with_the_keys::<$game>();
            }

            #[test]
            fn the_picture_of_a_seat_does_not_change_with_others_secrets() {
                super::the_picture_of_a_seat_does_not_change_with_others_secrets::<$game>();
            }

            #[test]
            fn no_key_does_harm_and_a_refusal_has_a_reason() {
                super::no_key_does_harm_and_a_refusal_has_a_reason::<$game>();
            }

            #[test]
            fn whole_games_are_played_through_the_keys_alone() {
                super::whole_games_are_played_through_the_keys_alone::<$game>();
            }
        })*
    };
}
each_game!(laws);
