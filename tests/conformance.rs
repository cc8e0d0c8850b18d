//! The laws that every game keeps, tested for all games alike.
//!
//! Each law is put to the test on random games at every kind of table: all player counts, all combinations of variants.
//! Where a law could pass for nothing, it says how often it was really put to the test, and insists that it was.

mod secrets;
mod undo;
mod written;

use durbar::each_game;
use durbar::kernel::choices::Legal;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Secrecy, Turn};
use durbar::kernel::journal::LONGEST;
use durbar::kernel::notation::{Names, Notation, Sentence, Words};
use durbar::kernel::options::Written;
use durbar::kernel::past::Past;
use durbar::kernel::play::{Entry, NoUndo};
use durbar::kernel::playthrough;
use durbar::kernel::random::{DECISIONS, digest_of_random_game, play_random};
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::kernel::vocabulary::{Term, Thinkable, Told};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use {secrets::*, undo::*, written::*};

/// Every kind of table that a game allows.
fn tables<G: Notation>() -> Vec<(G::Options, Seats)> {
    let mut tables = Vec::new();
    for seats in (1..=5).filter_map(Seats::new) {
        for options in G::Options::every() {
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
