//! A turn of Maharaja flows as well.

use crate::raja::flow::{every_moment, press, presses, reckoned, turns};
use crate::support::{every_table, finished, with_scene};
use durbar::faces::maharaja::{Focus, MapPlace, Page};
use durbar::faces::{FRAMES, Faced, Outcome};
use durbar::games::maharaja::action::{Action, FlagTask};
use durbar::games::maharaja::data::{City, FIRST_PRESTIGE, ROUNDS, Reward};
use durbar::games::maharaja::event::Event;
use durbar::games::maharaja::state::Stage;
use durbar::games::maharaja::tiles::OUTFITS;
use durbar::games::maharaja::{self, Maharaja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Game;
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Viewer};
use durbar::ui::canvas::Canvas;
use durbar::ui::key::Key;
use durbar::words::Language;

fn acts(game: &Maharaja) -> bool {
    let stage = game.view(Viewer::Bystander).table.stage;
    matches!(stage, Stage::Acting { .. })
}

#[test]
fn a_turn_of_maharaja_begins_and_ends_as_well() {
    let mut longest = 0;
    let seen = turns::<Maharaja>(acts, |game, seat| {
        with_scene(game, seat, Language::English, |scene| {
            let first = press::<Maharaja>(scene, (Maharaja::BOARD.begin)(scene), Key::A);
            assert!(!matches!(first, Outcome::Refused(_)), "{first:?}");
            let end = Action::EndTurn;
            if scene.allows(end) {
                let ends =
                    |outcome: &_| matches!(outcome, Outcome::Play(action, _) if *action == end);
                longest = longest.max(presses::<Maharaja>(scene, ends).expect("an end"));
            }
        });
    });
    println!("{seen} turns, at most {longest} presses to the end");
    assert!(seen > 300 && longest <= 2);
}

#[test]
fn what_a_turn_of_maharaja_paid_and_received_is_what_the_purse_says() {
    let held = reckoned::<Maharaja>(|game, seat| game.view(Viewer::Bystander).table.coins[seat].0);
    assert!(held > 1000, "{held}");
}

/// What X says at a focus.
fn explained(game: &Maharaja, seat: Seat, focus: Focus) -> String {
    with_scene(game, seat, Language::English, |scene| {
        let mut said = String::new();
        (Maharaja::TELLER.explain)(scene, focus, &mut said);
        said
    })
}

#[test]
fn moving_a_flag_says_before_what_comes_of_it() {
    let (mut stays, mut changes) = (0, 0);
    turns::<Maharaja>(acts, |game, seat| {
        for city in City::all() {
            let task = FlagTask::Flag;
            let action = Action::MoveFlag { city, task };
            let table = game.view(Viewer::Bystander).table;
            if !game.allows(seat, action) || table.last_round || table.round >= ROUNDS {
                continue;
            }
            let said = explained(game, seat, Focus::Page(Page::Track { at: city, task }));
            let mut after = *game;
            after.apply(seat, action, &mut Dice::from_seed(1), &mut |_, _| {});
            let order = |game: &Maharaja| -> Vec<&str> {
                let table = game.view(Viewer::Bystander).table;
                let name = |city| Language::English.maharaja().city(city);
                table.cities_from_left().map(name).collect()
            };
            let (now, then) = (order(game), order(&after));
            if now == then {
                assert!(said.ends_with("The order stays as it is."), "{said}");
                stays += 1;
            } else {
                let order = format!("Then: {}", then[..2].join(", "));
                assert!(said.contains(&order), "{said}: {order}");
                changes += 1;
            }
        }
    });
    println!("{stays} change nothing, {changes} do");
    assert!(changes > 20);
}

#[test]
fn a_reward_says_before_what_it_brings() {
    let rewarding = |game: &Maharaja| {
        let stage = game.view(Viewer::Bystander).table.stage;
        matches!(stage, Stage::Rewarding { .. })
    };
    let mut held = 0;
    every_moment::<Maharaja>(rewarding, |game, seat| {
        for reward in Reward::all() {
            let action = Action::ChooseReward { reward };
            if !game.allows(seat, action) {
                continue;
            }
            let said = explained(game, seat, Focus::Page(Page::Rewards { at: reward }));
            let before = game.view(Viewer::Bystander).table;
            let mut after = *game;
            after.apply(seat, action, &mut Dice::from_seed(1), &mut |_, event| {
                // What comes after the reward itself is not its doing.
                let _ = event;
            });
            let after = after.view(Viewer::Bystander).table;
            let (coins, prestige) = (
                format!("Coins {} » {}", before.coins[seat].0, after.coins[seat].0),
                format!(
                    "PP {} » {}",
                    before.prestige[seat].0, after.prestige[seat].0
                ),
            );
            let wanted: &[&String] = match reward {
                Reward::Coins => &[&coins],
                Reward::Prestige => &[&prestige],
                Reward::PrestigeAndCoin => &[&coins, &prestige],
                _ => continue,
            };
            for wanted in wanted {
                assert!(said.contains(*wanted), "{said}: {wanted}");
                held += 1;
            }
        }
    });
    assert!(held > 30, "{held}");
}

#[test]
fn what_brahmabot_builds_is_marked_on_the_map_where_it_stands() {
    let built = Event::StatueBuilt {
        seat: Seat::Two,
        city: City::Puri,
        place: maharaja::data::StatuePlace::Outer,
        cost: maharaja::state::Coins(0),
        task: maharaja::action::StatueTask::Tile,
    };
    let mut dice = Dice::from_seed(3);
    let seats = durbar::kernel::seat::Seats::new(3).unwrap();
    let game = Maharaja::new(Default::default(), seats, &mut dice).unwrap();
    let painted = |events: &[Event]| {
        with_scene(&game, Seat::One, Language::English, |scene| {
            let mut canvas = Canvas::new();
            let paint = Maharaja::EVENT.expect("events are painted");
            paint(scene, events, FRAMES, &mut canvas);
            canvas
        })
    };
    let (with, without) = (painted(&[built]), painted(&[]));
    let at = MapPlace::of_city(City::Puri).point();
    let mut marked = 0;
    for (x, y) in (0..240).flat_map(|y| (0..240).map(move |x| (x, y))) {
        if with.ink(x, y) != without.ink(x, y) {
            let apart = (x as i32 - at.x).abs().max((y as i32 - at.y).abs());
            // Its name lies between the corners too.
            assert!(apart <= 40, "({x}, {y})");
            marked += 1;
        }
    }
    assert!(marked > 20, "{marked}");
}

#[test]
fn what_came_and_went_is_the_prestige_that_was_collected() {
    let (mut games, mut cities) = (0, 0);
    for ((options, seats), seed) in every_table::<Maharaja>().into_iter().step_by(7).zip(0..) {
        let (game, tally) = finished::<Maharaja>(options, seats, seed);
        let table = game.view(Viewer::Bystander).table;
        for seat in seats.iter() {
            let collected = table.final_score(seat).prestige;
            // Page 15: Brahmabot begins with more, by his level.
            let first = match options.solo.filter(|_| seat == Seat::Two) {
                Some(level) => OUTFITS[level].prestige,
                None => FIRST_PRESTIGE,
            };
            let sum = i32::from(first) + tally.all(seat);
            assert_eq!(sum, collected, "{options:?} {seed} {seat:?}");
            cities += (0..7).filter(|&line| tally.of(seat, line) > 0).count();
        }
        games += 1;
    }
    assert!(games > 50 && cities > games, "{games} {cities}");
}
