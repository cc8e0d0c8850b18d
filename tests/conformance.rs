//! The laws that every game keeps, tested for all games alike.
//!
//! Each law is put to the test on random games at every kind of table: all player counts, all combinations of variants.
//! Where a law could pass for nothing, it says how often it was really put to the test, and insists that it was.

use durbar::each_game;
use durbar::kernel::choices::Legal;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Secrecy, Turn};
use durbar::kernel::journal::LONGEST;
use durbar::kernel::notation::{Names, Notation, Sentence, Words};
use durbar::kernel::past::Past;
use durbar::kernel::play::{Entry, NoUndo};
use durbar::kernel::playthrough;
use durbar::kernel::random::{DECISIONS, digest_of_random_game, play_random};
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::kernel::vocabulary::{Term, Thinkable, Told};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// Every kind of table that a game allows.
fn tables<G: Notation>() -> Vec<(G::Options, Seats)> {
    let mut tables = Vec::new();
    for seats in (1..=5).filter_map(Seats::new) {
        for options in G::every_options() {
            if G::new(options, seats, &mut Dice::from_seed(0)).is_ok() {
                tables.push((options, seats));
            }
        }
    }
    assert!(!tables.is_empty());
    tables
}

/// Games to play, each with its number: one at every so many kinds of tables. Where there are few kinds, each comes up
/// often enough that a law is put to the test as much as elsewhere.
fn games<G: Notation>(every: usize) -> impl Iterator<Item = (usize, (G::Options, Seats))> {
    let tables = tables::<G>();
    let kinds = tables.len();
    let numbers = (0..kinds.div_ceil(every).max(ENOUGH)).map(move |game| game * every);
    // Each time round one further on, so that every kind is met, however many are left out.
    numbers.map(move |number| (number, tables[(number + number / kinds) % kinds]))
}

/// So many games are enough for every law.
const ENOUGH: usize = 48;

/// How often a law must have been put to the test: as often as `usual`, or `few` by a game with few kinds of tables.
fn enough<G: Notation>(usual: u32, few: u32) -> u32 {
    if tables::<G>().len() > 100 {
        usual
    } else {
        few
    }
}

/// Visits every state of these random games, with the action that is about to be played.
fn walk<G: Notation>(mut visit: impl FnMut(&G, Seat, G::Action, &mut Dice)) {
    for (number, (options, seats)) in games::<G>(1) {
        let seed = number as u64;
        let mut before = G::new(options, seats, &mut Dice::from_seed(seed)).unwrap();
        let mut dice = Dice::from_seed(seed ^ 0xABCD);
        play_random::<G>(options, seats, seed, DECISIONS, |seat, action, after| {
            visit(&before, seat, action, &mut dice);
            before = after.clone();
        })
        .unwrap();
    }
}

/// One of the actions this seat may do.
fn any_action<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    let mut legal = game.legal(seat);
    let count = legal.len() as u32;
    legal.nth(dice.below(count) as usize)
}

fn play_ends<G: Notation>() {
    for (number, (options, seats)) in tables::<G>().into_iter().enumerate() {
        for seed in 0..5 {
            let played = play_random::<G>(
                options,
                seats,
                seed * 1000 + number as u64,
                DECISIONS,
                |_, _, _| {},
            );
            let Turn::Over(ranking) = played.unwrap().game.turn() else {
                panic!("{options:?} {seats:?} {seed}")
            };
            assert_eq!(
                ranking.order().count(),
                usize::from(seats.count()),
                "everybody is ranked"
            );
            assert!(ranking.winners().count() > 0);
        }
    }
}

fn choices_exist_exactly_when_it_is_your_turn<G: Notation>() {
    walk::<G>(|game, seat, _, _| {
        assert_eq!(game.turn(), Turn::Of(seat));
        for other in game.seats().iter() {
            let legal = game.legal(other);
            assert_eq!(legal.len() > 0, other == seat);
            assert_eq!(
                legal.len(),
                legal.count(),
                "the length is the number of actions"
            );
        }
    });
    for (options, seats) in tables::<G>() {
        let over = play_random::<G>(options, seats, 9, DECISIONS, |_, _, _| {})
            .unwrap()
            .game;
        assert!(
            seats.iter().all(|seat| over.legal(seat).len() == 0),
            "nothing is left to do when the game is over"
        );
    }
}

fn an_action_is_allowed_exactly_when_it_is_listed<G: Notation>() {
    let (mut step, mut refused) = (0u32, 0u32);
    walk::<G>(|game, seat, _, _| {
        step += 1;
        if !step.is_multiple_of(11) {
            return;
        }
        let legal: Vec<G::Action> = game.legal(seat).collect();
        let choices = game.legal(seat);
        let mut allowed = 0;
        for (number, action) in G::Action::every().enumerate() {
            let listed = legal.contains(&action);
            assert_eq!(choices.contains(action), listed, "{action:?} in {game:?}");
            if listed || number % 5 == 0 {
                assert_eq!(game.allows(seat, action), listed, "{action:?} in {game:?}");
            }
            allowed += usize::from(choices.contains(action));
            refused += u32::from(!choices.contains(action));
        }
        assert_eq!(
            allowed,
            legal.len(),
            "an action is listed twice, or cannot be thought of, in {game:?}"
        );
        for other in game.seats().iter().filter(|&other| other != seat) {
            assert!(!legal.iter().any(|&action| game.allows(other, action)));
        }
    });
    assert!(refused > 100_000, "only {refused} actions were refused");
}

/// The catch-all "not now" is for actions of another moment: where something of the same kind can be done, there is a
/// better reason. And a reason that names amounts is true: more is needed than is there.
fn a_refusal_gives_the_best_reason<G: Notation>() {
    let names = Names::plain(Seats::new(5).unwrap());
    let (mut step, mut amounts) = (0u32, 0u32);
    let mut said: BTreeMap<String, u32> = BTreeMap::new();
    walk::<G>(|game, seat, _, _| {
        step += 1;
        if !step.is_multiple_of(61) {
            return;
        }
        let choices = game.legal(seat);
        let possible: BTreeSet<usize> = game.legal(seat).map(|action| action.kind()).collect();
        for action in G::Action::every().filter(|&action| !choices.contains(action)) {
            let mut text = Sentence::default();
            game.why(seat, action).write(&names, &mut text).unwrap();
            let text = text.as_str();
            let catch_all = text.starts_with("not now");
            assert!(
                !catch_all || !possible.contains(&action.kind()),
                "{action:?}: {text}, in {game:?}"
            );
            if let Some((needs, has)) = text
                .split_once("needs ")
                .and_then(|(_, rest)| rest.split_once(", has "))
            {
                assert!(
                    needs.parse::<u32>().unwrap() > has.parse().unwrap(),
                    "{action:?}: {text}, in {game:?}"
                );
                amounts += 1;
            }
            let start = text.split(':').next().unwrap_or(text);
            let kind = format!("{action:?}");
            let kind = kind.split(' ').next().unwrap_or_default();
            let case = if catch_all {
                format!("{start}: {kind}")
            } else {
                start.to_string()
            };
            *said.entry(case).or_default() += 1;
        }
    });
    for (reason, times) in &said {
        println!("{times:>9} {reason}");
    }
    assert!(said.len() > 20, "{} reasons", said.len());
    let speaks_of_amounts = G::Why::every().any(|why| {
        let mut text = Sentence::default();
        why.write(&names, &mut text).unwrap();
        text.as_str().contains("needs ")
    });
    assert_eq!(amounts > 20, speaks_of_amounts, "{amounts} with amounts");
}

fn picking_the_nth_action_agrees_with_listing<G: Notation>() {
    walk::<G>(|game, seat, _, dice| {
        let legal: Vec<G::Action> = game.legal(seat).collect();
        let position = dice.below(legal.len() as u32) as usize;
        let mut picker = game.legal(seat);
        assert_eq!(picker.nth(position), Some(legal[position]));
        assert_eq!(picker.len(), legal.len() - position - 1);
        assert_eq!(picker.next(), legal.get(position + 1).copied());
        assert_eq!(game.legal(seat).nth(legal.len()), None);
    });
}

fn a_refused_action_changes_nothing<G: Notation>() {
    let mut refused = 0u32;
    for (number, (options, seats)) in games::<G>(7) {
        let mut game = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut dice = Dice::from_seed(number as u64);
        while let Turn::Of(seat) = game.turn() {
            let all: Vec<G::Action> = G::Action::every().collect();
            for _ in 0..3 {
                let action = all[dice.below(all.len() as u32) as usize];
                let who = seats
                    .iter()
                    .nth(dice.below(u32::from(seats.count())) as usize)
                    .unwrap();
                if !game.game().allows(who, action) {
                    let (before, journal, before_dice) =
                        (game.game().clone(), game.actions(), game.dice());
                    assert!(game.play(who, action, |_, _| panic!("told")).is_err());
                    assert!(
                        *game.game() == before
                            && game.actions() == journal
                            && game.dice() == before_dice
                    );
                    refused += 1;
                }
            }
            let action = any_action(game.game(), seat, &mut dice).unwrap();
            game.play(seat, action, |_, _| {}).unwrap();
        }
    }
    assert!(refused > 1000, "only {refused} refusals");
}

fn the_same_in_gives_the_same_out<G: Notation>() {
    let mut digests = Vec::new();
    for (options, seats) in tables::<G>() {
        let first = digest_of_random_game::<G>(options, seats, 5, DECISIONS).unwrap();
        assert_eq!(
            first,
            digest_of_random_game::<G>(options, seats, 5, DECISIONS).unwrap()
        );
        digests.push(first.0.number());
    }
    let kinds = digests.len();
    digests.sort_unstable();
    digests.dedup();
    assert!(
        digests.len() * 10 > kinds * 9,
        "different games have different digests"
    );
}

fn the_books_balance<G: Notation>() {
    walk::<G>(|game, _, _, _| assert_eq!(game.audit(), Ok(())));
}

fn a_state_survives_writing_and_reading<G: Notation>() {
    walk::<G>(|game, _, _, _| {
        let mut bytes = [0; 512];
        let written = postcard::to_slice(game, &mut bytes).unwrap();
        assert_eq!(postcard::from_bytes::<G>(written).as_ref(), Ok(game));
    });
}

fn damaged_bytes_never_make_a_state_that_breaks<G: Notation>() {
    let (mut unsound, mut sound) = (0u32, 0u32);
    walk::<G>(|game, _, _, dice| {
        let mut bytes = [0; 512];
        let length = postcard::to_slice(game, &mut bytes).unwrap().len();
        for _ in 0..=dice.below(3) {
            bytes[dice.below(length as u32) as usize] ^= dice.below(256) as u8;
        }
        let Ok(mut damaged) = postcard::from_bytes::<G>(&bytes[..length]) else {
            return;
        };
        if damaged.audit().is_err() {
            unsound += 1;
            return;
        }
        sound += 1;
        for _ in 0..20 {
            let Turn::Of(seat) = damaged.turn() else {
                break;
            };
            let Some(action) = any_action(&damaged, seat, dice) else {
                break;
            };
            damaged.apply(seat, action, &mut Dice::from_seed(0), &mut |_, _| {});
            let _ = damaged.view(Viewer::Player(seat));
        }
    });
    // Strict books let little pass.
    assert!(
        unsound > 1000 && sound > enough::<G>(1000, 20),
        "{unsound} {sound}"
    );
}

fn every_action_and_reason_survives_writing_and_reading<G: Notation>() {
    let names = Names::plain(Seats::new(5).unwrap());
    let mut actions = 0;
    for action in G::Action::every() {
        actions += 1;
        let mut bytes = [0; LONGEST];
        let written = postcard::to_slice(&action, &mut bytes).unwrap();
        assert_eq!(postcard::from_bytes::<G::Action>(written), Ok(action));
        reads_back(action, &names);
    }
    let mut reasons = 0;
    for why in G::Why::every() {
        reasons += 1;
        reads_back(why, &names);
    }
    assert!(actions > 100 && reasons > 20, "{actions} {reasons}");
}

fn saved_actions_keep_their_bytes_for_ever<G: Notation>() {
    let path = format!(
        "{}/tests/games/{}/actions.txt",
        env!("CARGO_MANIFEST_DIR"),
        G::NAME
    );
    let text = std::fs::read_to_string(&path).expect(&path);
    let names = Names::plain(Seats::new(5).unwrap());
    let mut kinds = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (bytes, said) = line.split_once(" = ").expect(line);
        let bytes = bytes
            .split_whitespace()
            .map(|byte| u8::from_str_radix(byte, 16));
        let bytes: Vec<u8> = bytes.collect::<Result<_, _>>().expect(line);
        let mut words = Words::of(said);
        let action = G::Action::read(&mut words, &names).expect(line);
        assert!(words.is_empty(), "{line}");
        let mut buffer = [0; LONGEST];
        let written = postcard::to_slice(&action, &mut buffer).unwrap();
        assert_eq!(written, bytes, "{line}");
        assert_eq!(
            postcard::from_bytes::<G::Action>(&bytes),
            Ok(action),
            "{line}"
        );
        kinds.insert(action.kind());
    }
    let all: BTreeSet<usize> = G::Action::every().map(|action| action.kind()).collect();
    assert_eq!(kinds, all, "a kind of action is missing in {path}");
}

fn reads_back<T: Term + Eq + Debug>(value: T, names: &Names<'_>) {
    let mut text = Sentence::default();
    value.write(names, &mut text).unwrap();
    let mut words = Words::of(text.as_str());
    assert_eq!(T::read(&mut words, names).as_ref(), Ok(&value), "{text}");
    assert!(words.is_empty(), "{text}");
    assert!(!text.as_str().contains('\n'));
}

fn the_rulebooks_own_seat_has_one_choice_at_a_time<G: Notation>() {
    let mut forced = 0u32;
    walk::<G>(|game, seat, action, _| {
        if game.automa(seat) {
            assert_eq!(game.legal(seat).collect::<Vec<_>>(), [action]);
            forced += 1;
        }
    });
    println!("{forced} steps were the rulebook's own");
    let anybody = tables::<G>().into_iter().any(|(options, seats)| {
        let game = G::new(options, seats, &mut Dice::from_seed(0)).unwrap();
        seats.iter().any(|seat| game.automa(seat))
    });
    assert_eq!(forced > enough::<G>(1000, 500), anybody, "{forced}");
}

fn options_print_and_read_back<G: Notation>() {
    for options in G::every_options() {
        let mut text = Sentence::default();
        G::write_options(options, &mut text).unwrap();
        assert_eq!(G::read_options(&mut Words::of(text.as_str())), Ok(options));
    }
}

fn a_journal_resumes_exactly<G: Notation>() {
    for (number, (options, seats)) in games::<G>(5) {
        let mut game = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut dice = Dice::from_seed(!(number as u64));
        while let Turn::Of(seat) = game.turn() {
            let action = any_action(game.game(), seat, &mut dice).unwrap();
            game.play(seat, action, |_, _| {}).unwrap();
        }
        let mut again = Recorded::<G>::start(options, seats, number as u64).unwrap();
        for entry in game.course() {
            again.play(entry.seat, entry.action, |_, _| {}).unwrap();
        }
        assert!(again == game);
    }
}

fn a_match_written_down_comes_true<G: Notation>() {
    for (number, (options, seats)) in tables::<G>().into_iter().enumerate() {
        let seed = number as u64;
        let mut journal = Vec::new();
        let played = play_random::<G>(options, seats, seed, DECISIONS, |seat, action, _| {
            journal.push(Entry { seat, action });
        });
        let mut text = String::new();
        playthrough::write::<G>(options, seed, &Names::plain(seats), journal, &mut text).unwrap();
        let mut last = None;
        let summary =
            playthrough::run::<G>(&text, |_, _, state, _| last = Some(state.clone())).unwrap();
        let played = played.unwrap();
        assert_eq!(
            (last, summary.actions),
            (Some(played.game), played.decisions)
        );
    }
}

fn a_view_holds_no_secret<G: Notation>() {
    let (mut states, mut with_secret) = (0u32, 0u32);
    walk::<G>(|game, _, _, dice| {
        let mut secret = false;
        for seat in game.seats().iter() {
            let imagined = game.resample(seat, dice);
            secret |= imagined != *game;
            assert_eq!(
                imagined.view(Viewer::Player(seat)),
                game.view(Viewer::Player(seat))
            );
            assert_eq!(imagined.turn(), game.turn());
            // What a player may do tells nothing either.
            if game.turn() == Turn::Of(seat) {
                assert!(imagined.legal(seat).eq(game.legal(seat)));
            }
        }
        states += 1;
        with_secret += u32::from(secret);
    });
    println!("{with_secret} of {states} states had a secret");
    assert!(
        with_secret * 4 > states,
        "only {with_secret} of {states} states had a secret"
    );
}

fn whoever_has_nothing_private_sees_what_everybody_sees<G: Notation>() {
    let (mut open, mut private, mut imagined) = (0u32, 0u32, 0u32);
    walk::<G>(|game, seat, _, dice| {
        if game.secrecy(seat) != Secrecy::Open {
            private += 1;
            return;
        }
        open += 1;
        for other in game.seats().iter().filter(|&other| other != seat) {
            let state = game.resample(other, dice);
            imagined += u32::from(state != *game);
            let own = Viewer::Player(seat);
            assert_eq!(state.view(own), game.view(own), "{seat:?} has a secret");
            assert_eq!(state.secrecy(seat), Secrecy::Open);
        }
    });
    println!("{open} states had nothing private, {private} had; {imagined} others were imagined");
    // Where gods lie face down, everybody holds a secret at all times, and nothing is left to compare.
    assert!(
        private > 1000 && (open > enough::<G>(1000, 500) || open == 0),
        "{open} {private}"
    );
}

fn only_a_person_whose_turn_it_is_decides_in_secret<G: Notation>() {
    let (mut decides, mut others) = (0u32, 0u32);
    walk::<G>(|game, _, _, _| {
        for seat in game.seats().iter() {
            if game.secrecy(seat) == Secrecy::Decides {
                assert_eq!(game.turn(), Turn::Of(seat));
                assert!(!game.automa(seat));
                decides += 1;
            } else {
                others += 1;
            }
        }
    });
    println!("{decides} decisions were secret, of {others} others");
    assert!(decides > 100 && others > 1000, "{decides} {others}");
}

fn every_table_has_a_moment_with_a_secret<G: Notation>() {
    // Not only those with a variant that hides more: a game that hides nothing would keep the law above for nothing.
    for (options, seats) in tables::<G>() {
        let mut dice = Dice::from_seed(8);
        let mut secrets = 0u32;
        play_random::<G>(options, seats, 8, DECISIONS, |_, _, game| {
            secrets += u32::from(
                seats
                    .iter()
                    .any(|seat| game.resample(seat, &mut dice) != *game),
            );
        })
        .unwrap();
        assert!(secrets > 10, "{options:?} {seats:?} {secrets}");
    }
}

fn an_imagined_state_is_a_sound_one<G: Notation>() {
    walk::<G>(|game, _, _, dice| {
        for seat in game.seats().iter() {
            let mut imagined = game.resample(seat, dice);
            assert_eq!(imagined.audit(), Ok(()));
            // It can be played on.
            for _ in 0..3 {
                let Turn::Of(next) = imagined.turn() else {
                    break;
                };
                let action = any_action(&imagined, next, dice).unwrap();
                assert!(imagined.allows(next, action));
                imagined.apply(next, action, &mut Dice::from_seed(0), &mut |_, _| {});
            }
        }
    });
}

fn undo_returns_the_exact_former_state<G: Notation>() {
    let (mut undone, mut closed, mut whole, mut played) = (0u32, 0u32, 0u32, 0u32);
    for (number, (options, seats)) in games::<G>(3) {
        let mut game = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut dice = Dice::from_seed(number as u64 + 77);
        played += 1;
        // The state before each action that this player can still take back.
        let mut former: Vec<G> = Vec::new();
        let mut last = None;
        while let Turn::Of(seat) = game.turn() {
            if last != Some(seat) {
                former.clear();
            }
            let before = game.game().clone();
            let action = any_action(game.game(), seat, &mut dice).unwrap();
            game.play(seat, action, |_, _| {}).unwrap();
            former.push(before);
            last = Some(seat);
            for other in seats.iter().filter(|&other| other != seat) {
                assert_eq!(game.undo(other), Err(NoUndo::AnotherPlayer));
            }
            if game.can_undo(seat).is_err() {
                closed += 1;
                former.clear();
            } else if dice.below(3) == 0 {
                let after = game.game().clone();
                game.undo(seat).unwrap();
                assert_eq!(Some(game.game()), former.last());
                assert_eq!(game.can_undo(seat).is_ok(), former.len() > 1);
                game.play(seat, action, |_, _| {}).unwrap();
                assert_eq!(*game.game(), after);
                undone += 1;
            } else if dice.below(9) == 0 {
                game.undo_all(seat).unwrap();
                assert_eq!(Some(game.game()), former.first());
                assert!(game.can_undo(seat).is_err());
                former.clear();
                whole += 1;
            }
        }
    }
    // In a game that hides goals alone, only its end brings something to light.
    assert!(
        undone > 1000 && closed >= enough::<G>(1001, played) && whole > 100,
        "{undone} {closed} {whole}"
    );
}

fn undo_stops_where_something_came_to_light<G: Notation>() {
    let (mut dark, mut light) = (0u32, 0u32);
    for (number, (options, seats)) in games::<G>(3) {
        let mut game = Recorded::<G>::start(options, seats, number as u64).unwrap();
        let mut dice = Dice::from_seed(number as u64 + 78);
        while let Turn::Of(actor) = game.turn() {
            let action = any_action(game.game(), actor, &mut dice).unwrap();
            let imagined: Vec<(Seat, G)> = seats
                .iter()
                .map(|seat| (seat, game.game().resample(seat, &mut dice)))
                .collect();
            let chance = game.dice();
            game.play(actor, action, |_, _| {}).unwrap();
            let undoable = game.can_undo(actor).is_ok();
            // If nothing came to light, every player sees the same as if the hidden things had been different.
            for (seat, mut other) in imagined {
                if other.allows(actor, action) {
                    other.apply(actor, action, &mut chance.clone(), &mut |_, _| {});
                    let same = other.view(Viewer::Player(seat)) == game.view(Viewer::Player(seat));
                    assert!(
                        same || !undoable,
                        "{action:?} let something come to light and can be taken back"
                    );
                    dark += u32::from(undoable);
                    light += u32::from(!same);
                }
            }
        }
    }
    assert!(
        dark > 1000 && light > enough::<G>(100, 50),
        "{dark} {light}"
    );
}

fn nobody_takes_back_what_another_has_answered<G: Notation>() {
    let mut answered = 0u32;
    for (number, (options, seats)) in games::<G>(1) {
        let mut game = Recorded::<G>::start(options, seats, 3).unwrap();
        let mut dice = Dice::from_seed(number as u64 + 4);
        for _ in 0..40 {
            let Turn::Of(first) = game.turn() else { break };
            let action = any_action(game.game(), first, &mut dice).unwrap();
            game.play(first, action, |_, _| {}).unwrap();
            let Turn::Of(second) = game.turn() else { break };
            if second != first && game.can_undo(first).is_ok() {
                let answer = any_action(game.game(), second, &mut dice).unwrap();
                game.play(second, answer, |_, _| {}).unwrap();
                assert_eq!(game.undo(first), Err(NoUndo::AnotherPlayer));
                if game.undo(second).is_ok() {
                    assert_eq!(game.undo(first), Err(NoUndo::Nothing));
                    answered += 1;
                }
            }
        }
    }
    assert!(answered > 100, "{answered}");
}

fn a_full_journal_forgets_and_the_game_goes_on<G: Notation>() {
    let (mut forgot, mut undone) = (0u32, 0u32);
    for (number, (options, seats)) in games::<G>(9) {
        let seed = number as u64;
        let mut small = Recorded::<G, 128>::start(options, seats, seed).unwrap();
        let mut whole = Recorded::<G>::start(options, seats, seed).unwrap();
        let mut dice = Dice::from_seed(seed + 1);
        while let Turn::Of(seat) = whole.turn() {
            let action = any_action(whole.game(), seat, &mut dice).unwrap();
            small.play(seat, action, |_, _| {}).unwrap();
            whole.play(seat, action, |_, _| {}).unwrap();
            if small.can_undo(seat).is_ok() && dice.below(4) == 0 {
                small.undo(seat).unwrap();
                whole.undo(seat).unwrap();
                undone += 1;
            }
            assert!(small.game() == whole.game() && small.dice() == whole.dice());
            assert_eq!(small.actions(), whole.actions());
        }
        let forgotten = small.journal().forgotten();
        forgot += forgotten;
        // What it still knows is the end of the course, and leads to the end of the game.
        let rest = whole.course().skip(forgotten as usize);
        assert!(small.course().eq(rest));
        assert_eq!(small.origin().actions(), forgotten);
    }
    assert!(forgot > 1000 && undone > 100, "{forgot} {undone}");
}

fn looking_back_finds_every_former_state<G: Notation>() {
    let (mut looks, mut undone) = (0u32, 0u32);
    for (number, (options, seats)) in games::<G>(31) {
        let (play, mut journal) = Recorded::<G, 512>::start(options, seats, number as u64)
            .unwrap()
            .into_parts();
        let mut play = play;
        let (mut past, mut seen) = (Past::default(), None);
        let mut dice = Dice::from_seed(number as u64 + 2);
        // The states so far, and who led to each of them.
        let mut states = vec![(play.game().clone(), None)];
        while let Turn::Of(seat) = play.turn() {
            let action = any_action(play.game(), seat, &mut dice).unwrap();
            play.play(&mut journal, seat, action, &mut |_, _| {})
                .unwrap();
            states.push((play.game().clone(), Some(seat)));
            if dice.below(6) == 0 && play.undo(&mut journal, seat).is_ok() {
                states.pop();
                seen = None;
                undone += 1;
            }
            past.note(&play, &journal);
            if dice.below(5) == 0 {
                let known = journal.forgotten() as usize..states.len();
                let step = known.start + dice.below(known.len() as u32) as usize;
                let mut told = 0;
                let actor = past.look(&play, &journal, &mut seen, step as u32, &mut |_, _| {
                    told += 1;
                });
                let position = seen.as_ref().unwrap();
                assert!(*position.game() == states[step].0, "step {step}");
                assert!(told == 0 || actor.is_some());
                if step > known.start {
                    assert_eq!(actor, states[step].1, "step {step}");
                }
                looks += 1;
            }
        }
    }
    assert!(looks > 500 && undone > 50, "{looks} {undone}");
}

macro_rules! laws {
    ($(($module:ident, $title:ident, $game:ty)),*) => { $(
        mod $module {
            laws!(@each $game:
                play_ends,
                choices_exist_exactly_when_it_is_your_turn,
                an_action_is_allowed_exactly_when_it_is_listed,
                a_refusal_gives_the_best_reason,
                picking_the_nth_action_agrees_with_listing,
                a_refused_action_changes_nothing,
                the_same_in_gives_the_same_out,
                the_books_balance,
                a_state_survives_writing_and_reading,
                damaged_bytes_never_make_a_state_that_breaks,
                every_action_and_reason_survives_writing_and_reading,
                saved_actions_keep_their_bytes_for_ever,
                the_rulebooks_own_seat_has_one_choice_at_a_time,
                options_print_and_read_back,
                a_journal_resumes_exactly,
                a_match_written_down_comes_true,
                a_view_holds_no_secret,
                whoever_has_nothing_private_sees_what_everybody_sees,
                only_a_person_whose_turn_it_is_decides_in_secret,
                every_table_has_a_moment_with_a_secret,
                an_imagined_state_is_a_sound_one,
                undo_returns_the_exact_former_state,
                undo_stops_where_something_came_to_light,
                nobody_takes_back_what_another_has_answered,
                a_full_journal_forgets_and_the_game_goes_on,
                looking_back_finds_every_former_state,
            );
        }
    )* };
    (@each $game:ty: $($law:ident,)*) => { $(
        #[test]
        fn $law() {
            super::$law::<$game>();
        }
    )* };
}
each_game!(laws);
