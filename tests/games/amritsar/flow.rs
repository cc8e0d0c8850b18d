//! A turn of Amritsar that flows: whole ways by one press, the likely thing in focus, and losses told as such.

use crate::support::{lively, moment, with_scene};
use durbar::faces::amritsar::{Focus, Item};
use durbar::faces::{Faced, Outcome, Weight};
use durbar::games::amritsar::action::{Action, Means};
use durbar::games::amritsar::data::{Good, Zone};
use durbar::games::amritsar::event::{Cause, Event};
use durbar::games::amritsar::state::{Stage, Table};
use durbar::games::amritsar::{Amritsar, Options};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

fn table(game: &Amritsar) -> Table {
    game.view(Viewer::Bystander).table
}

#[test]
fn one_press_takes_the_last_worker_over_every_skip_to_where_it_shall_stand() {
    let (mut walks, mut paid) = (0, 0);
    for seed in 0..40 {
        let rich = |game: &Amritsar, seat: Seat| {
            let table = table(game);
            matches!(table.stage, Stage::Sowing { .. })
                && table.stack.is_empty()
                && table.in_hand() == 1
                && table.boards[seat].coins > 1
        };
        let (mut game, seat) = moment::<Amritsar>(Options::default(), 3, 40 * seed, 60, rich);
        let now = table(&game);
        let from = now.doing.at.expect("a hand comes from somewhere");
        // Past two areas that are not full.
        let to = now.next_open(now.next_open(now.next_open(from)));
        let press = with_scene(&game, seat, Language::English, |scene| {
            let focus = Focus::At(Item::Area(to));
            (Amritsar::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A))
        });
        let Outcome::Play(mut action, then) = press else {
            panic!("two coins lead there: {press:?}")
        };
        let mut steps = 0;
        loop {
            game.apply(seat, action, &mut Dice::from_seed(1), &mut |_, _| {});
            steps += 1;
            assert!(steps < 4);
            if game.turn() != Turn::Of(seat) {
                break;
            }
            let next = with_scene(&game, seat, Language::English, |scene| {
                (Amritsar::FOLLOWS)(scene, Some(then))
            });
            match next {
                Some(next) => action = next,
                None => break,
            }
        }
        // Without a coin left it stands by itself.
        assert!(
            (2..=3).contains(&steps),
            "two skips, and it stands: {steps}"
        );
        let sowing = matches!(table(&game).stage, Stage::Sowing { .. });
        assert!(!sowing, "it stands");
        walks += 1;
        paid += usize::from(table(&game).boards[seat].coins < now.boards[seat].coins);
    }
    assert!(walks == 40 && paid > 20, "{walks} {paid}");
}

#[test]
fn nothing_dead_is_in_focus_when_a_seat_takes_the_device() {
    let mut looked = 0;
    for seed in 0..30 {
        let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
        let seats = Seats::new(2 + (seed % 3) as u8).unwrap();
        let mut game = Amritsar::new(Options::default(), seats, &mut dice).unwrap();
        while let Turn::Of(seat) = game.turn() {
            with_scene(&game, seat, Language::English, |scene| {
                let focus = (Amritsar::BOARD.begin)(scene);
                let outcome = (Amritsar::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A));
                let alive = matches!(
                    outcome,
                    Outcome::Play(..) | Outcome::Moved(Focus::Ways { .. })
                );
                assert!(alive, "{focus:?}: {outcome:?}");
            });
            looked += 1;
            let action = lively(&game, seat, &mut whim);
            game.apply(seat, action, &mut dice, &mut |_, _| {});
        }
    }
    assert!(looked > 5_000, "{looked}");
}

#[test]
fn what_is_taken_from_a_seat_is_a_loss_to_it_and_news_to_the_others() {
    let weight = |event: &Event, seat| (Amritsar::TELLER.weight)(event, seat);
    let seat = Seat::Two;
    for event in [
        Event::PrestigeLost {
            seat,
            prestige: 2,
            cause: Cause::Passing,
        },
        Event::GivenBack {
            seat,
            good: Good::Coin,
        },
        Event::TaxPaid {
            seat,
            due: 2,
            coins: 2,
        },
        Event::Lost { seat },
    ] {
        assert_eq!(weight(&event, seat), Weight::Loss);
        assert_eq!(weight(&event, Seat::One), Weight::News);
    }
    let moved = Event::ElephantMoved {
        seat,
        from: Zone::North,
        to: Zone::East,
        means: Means::Foot,
        coins: 0,
    };
    assert_eq!(weight(&moved, Seat::One), Weight::News);
    let ended = Event::TurnEnded { seat };
    assert_eq!(weight(&ended, Seat::One), Weight::Nothing);
}

#[test]
fn whoever_takes_workers_at_once_lets_the_elephant_stay_by_the_same_press() {
    let mut single = 0;
    for seed in 0..40 {
        let rides = |game: &Amritsar, seat: Seat| {
            let table = table(game);
            matches!(table.stage, Stage::Elephant { .. })
                && table.stack.is_empty()
                && table.boards[seat].elephant.is_some()
        };
        let (mut game, seat) = moment::<Amritsar>(Options::default(), 3, 40 * seed, 60, rides);
        let before = table(&game);
        let press = with_scene(&game, seat, Language::English, |scene| {
            let focus = (Amritsar::BOARD.begin)(scene);
            (Amritsar::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A))
        });
        let Outcome::Play(Action::Stay, then @ Focus::Taking(area)) = press else {
            panic!("the likely workers are in focus: {press:?}")
        };
        assert!(before.crowd(area) > 0);
        game.apply(seat, Action::Stay, &mut Dice::from_seed(1), &mut |_, _| {});
        let next = with_scene(&game, seat, Language::English, |scene| {
            (Amritsar::FOLLOWS)(scene, Some(then))
        });
        assert_eq!(next, Some(Action::Lift { area }));
        // Where they go is asked, also of a single one.
        game.apply(
            seat,
            Action::Lift { area },
            &mut Dice::from_seed(1),
            &mut |_, _| {},
        );
        single += usize::from(before.crowd(area) == 1);
        let next = with_scene(&game, seat, Language::English, |scene| {
            (Amritsar::FOLLOWS)(scene, Some(then))
        });
        assert_eq!(next, None);
    }
    assert!(single > 0, "a single worker could be sent round the lake");
}

#[test]
fn the_main_action_that_is_done_is_the_elephants_on_every_tile() {
    let mut tiles = 0;
    for seed in 0..20 {
        let beside = |game: &Amritsar, seat: Seat| {
            let table = table(game);
            matches!(table.stage, Stage::Acting { .. })
                && table.stack.is_empty()
                && table.doing.main
                && game
                    .legal(seat)
                    .any(|action| matches!(action, Action::ElephantMain { .. }))
        };
        let (game, seat) = moment::<Amritsar>(Options::default(), 3, 40 * seed, 60, beside);
        for action in game.legal(seat) {
            let Action::ElephantMain { tile } = action else {
                continue;
            };
            tiles += 1;
            let press = with_scene(&game, seat, Language::English, |scene| {
                let focus = Focus::At(Item::Main(tile));
                (Amritsar::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A))
            });
            assert!(
                matches!(press, Outcome::Play(played, _) if played == action),
                "{press:?}"
            );
        }
    }
    assert!(tiles > 20, "{tiles}");
}
