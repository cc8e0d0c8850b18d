//! A turn of Osiris that flows: few presses, whole ways, and secrets behind the curtain.

use crate::support::{
    app::taps,
    device::{Device, flash::Chip},
    lively, moment, with_scene,
};
use durbar::app::Screen;
use durbar::faces::osiris::{Focus, Stop};
use durbar::faces::{Faced, Outcome, Weight};
use durbar::games::osiris::action::{Action, Event};
use durbar::games::osiris::data::{City, God};
use durbar::games::osiris::place::{Field, Place};
use durbar::games::osiris::state::Stage;
use durbar::games::osiris::{Options, Osiris};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

fn stage(game: &Osiris) -> Stage {
    game.view(Viewer::Bystander).table.stage
}

#[test]
fn one_press_walks_a_whole_way_and_stops_where_something_is_to_be_decided() {
    let mut walks = 0;
    for seed in 0..300 {
        let far = |game: &Osiris, seat| {
            matches!(stage(game), Stage::Choosing)
                && game
                    .view(Viewer::Player(seat))
                    .table
                    .cities(seat)
                    .iter()
                    .any(|city| game.view(Viewer::Bystander).table.stones[city] >= 4)
        };
        let (game, seat) = moment::<Osiris>(Options::default(), 4, 10 + 7 * seed, 40, far);
        let play = with_scene(&game, seat, Language::English, |scene| {
            let press = |focus| (Osiris::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A));
            let begin = (Osiris::BOARD.begin)(scene);
            let focus = match press(begin) {
                Outcome::Moved(focus) => focus,
                _ => begin,
            };
            match (focus, press(focus)) {
                (Focus::Pyramid { at, .. }, Outcome::Play(action, then)) => {
                    Some((at, action, then))
                }
                _ => None,
            }
        });
        let Some((to, mut action, then)) = play else {
            continue;
        };
        let mut game = game;
        let mut steps = 0;
        loop {
            game.apply(seat, action, &mut Dice::from_seed(1), &mut |_, _| {});
            steps += 1;
            assert!(steps < 20);
            if game.turn() != Turn::Of(seat) {
                break;
            }
            let next = with_scene(&game, seat, Language::English, |scene| {
                (Osiris::FOLLOWS)(scene, Some(then))
            });
            match next {
                Some(next) => action = next,
                None => break,
            }
        }
        walks += usize::from(steps > 1);
        let table = game.view(Viewer::Bystander).table;
        let arrived = City::all().any(|city| table.priests[city] == to);
        let fight = matches!(table.stage, Stage::Exchanging(_));
        assert!(arrived || fight, "the way led elsewhere");
    }
    assert!(walks > 20, "{walks} ways of several steps");
}

#[test]
fn a_follower_is_taken_up_and_put_down_and_none_is_moved_by_one_press() {
    let (game, seat) = moment::<Osiris>(Options::default(), 2, 3, 60, |game, _| {
        stage(game) == Stage::Following
    });
    with_scene(&game, seat, Language::German, |scene| {
        let press = |focus, key| (Osiris::BOARD.steer)(scene, focus, KeyEvent::Press(key));
        let begin = (Osiris::BOARD.begin)(scene);
        assert!(matches!(
            press(begin, Key::A),
            Outcome::Play(Action::EndTurn, _)
        ));
        let table = &scene.view.table;
        let colour = table.colours(seat).first().unwrap();
        let from = table.followers[colour].present().first().unwrap();
        let at = Stop::Temple(from, colour);
        let held = Focus::Temples { at, taken: None };
        let Outcome::Moved(taken) = press(held, Key::A) else {
            panic!("it is taken up")
        };
        assert_eq!(press(taken, Key::B), Outcome::Moved(held));
        let Outcome::Play(Action::MoveFollower { from: left, to, .. }, _) = press(taken, Key::A)
        else {
            panic!("it is put down")
        };
        assert!(left == from && to != from);
    });
}

#[test]
fn whoever_decides_finds_nothing_in_focus_that_a_refuses() {
    let mut stuck = 0;
    for seed in 0..32 {
        let options = Options {
            rebellion: seed % 2 == 0,
            way_out: seed % 4 < 2,
        };
        let seats = Seats::new(2 + (seed % 3) as u8).unwrap();
        let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
        let mut game = Osiris::new(options, seats, &mut dice).unwrap();
        while let Turn::Of(seat) = game.turn() {
            let table = game.view(Viewer::Bystander).table;
            stuck += u32::from(table.stage == Stage::Choosing && table.movable(seat).is_none());
            with_scene(&game, seat, Language::English, |scene| {
                let mut found = vec![(Osiris::BOARD.begin)(scene)];
                let mut next = 0;
                while let Some(&focus) = found.get(next) {
                    next += 1;
                    for key in Key::ALL {
                        match (Osiris::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
                            Outcome::Moved(to) if !found.contains(&to) => found.push(to),
                            Outcome::Refused(why) => panic!("{key:?} at {focus:?}: {why:?}"),
                            _ => {}
                        }
                    }
                }
            });
            let action = lively(&game, seat, &mut whim);
            game.apply(seat, action, &mut dice, &mut |_, _| {});
        }
    }
    assert!(stuck > 20, "{stuck} moments without a step");
}

#[test]
fn what_is_taken_from_a_seat_is_a_loss_to_it_and_news_to_the_others() {
    let weight = |event: &Event, seat| (Osiris::TELLER.weight)(event, seat);
    let field = Field::named('a', 1).unwrap();
    let with = Some(Seat::Two);
    let (winner, loser) = (City::Tanis, City::Giseh);
    for event in [
        Event::Fought {
            priest: winner,
            stander: loser,
            winner,
            field,
            beaten: with,
        },
        Event::GodsExchanged {
            winner,
            loser,
            with,
        },
        Event::Rebelled {
            city: loser,
            seat: with,
        },
    ] {
        assert_eq!(weight(&event, Seat::Two), Weight::Loss);
        assert_eq!(weight(&event, Seat::One), Weight::News);
    }
    let seen = Event::GodSeen {
        seat: Seat::One,
        priest: winner,
        god: God::Isis,
    };
    assert_eq!(weight(&seen, Seat::One), Weight::Nothing);
}

/// Whose loss a fight, an exchange and a rebellion are, the events tell truly.
#[test]
fn the_events_name_the_owner_of_what_was_lost() {
    let mut told = [0; 3];
    for seed in 0..200 {
        let seats = Seats::new(2 + (seed % 3) as u8).unwrap();
        let mut table = Recorded::<Osiris>::start(Options::default(), seats, seed).unwrap();
        let mut dice = Dice::from_seed(seed);
        while let Turn::Of(seat) = table.turn() {
            let before = table.view(Viewer::Bystander).table;
            let action = lively(table.game(), seat, &mut dice);
            let check = |event: Event| match event {
                Event::Fought {
                    priest,
                    stander,
                    winner,
                    beaten,
                    ..
                } => {
                    let loser = if winner == priest { stander } else { priest };
                    assert_eq!(beaten, before.owner(loser));
                    Some(0)
                }
                Event::GodsExchanged { loser, with, .. } => {
                    assert_eq!(with, before.owner(loser));
                    Some(1)
                }
                Event::Rebelled { city, seat } => {
                    assert_eq!(seat, before.owner(city));
                    Some(2)
                }
                _ => None,
            };
            table
                .play(seat, action, |_, event| {
                    if let Some(kind) = check(event) {
                        told[kind] += 1;
                    }
                })
                .unwrap();
        }
    }
    assert!(told.iter().all(|&count: &u32| count > 20), "{told:?}");
}

#[test]
fn no_way_leads_over_a_blockade_or_a_strange_priest() {
    for seed in 0..60 {
        let (game, seat) = moment::<Osiris>(Options::default(), 3, 900 + seed, 50, |game, _| {
            matches!(stage(game), Stage::Choosing | Stage::Marching(_))
        });
        let table = game.view(Viewer::Bystander).table;
        with_scene(&game, seat, Language::Dutch, |scene| {
            for to in Place::all() {
                for priest in table.cities(seat).iter() {
                    let focus = Focus::Pyramid { priest, at: to };
                    let outcome = (Osiris::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A));
                    if let Outcome::Play(Action::Step { to: first, .. }, Focus::Going { to, .. }) =
                        outcome
                        && first != to
                    {
                        let field = first.as_field();
                        let free = field.is_none_or(|field| table.empty_fields().contains(field));
                        assert!(free, "{first} is on the way to {to}");
                    }
                }
            }
        });
    }
}

#[test]
fn a_curtain_falls_before_secrets_alone_and_between_open_turns_what_happened_is_told_at_once() {
    let mut device = Device::with(Chip::new(32));
    taps(&mut device, "right right A up right down A A");
    let mut whim = Dice::from_seed(3);
    let (mut handed, mut told, mut curtains) = (0, 0, 0);
    loop {
        match device.app.screen() {
            Screen::Table => {
                let (before, secret) = (device.seat(), device.private());
                assert!(device.play_lively(&mut whim));
                let open = device.seat().is_some() && !device.private();
                if open && !secret && device.seat() != before {
                    handed += 1;
                    assert_ne!(device.app.screen(), Screen::Curtain);
                }
            }
            Screen::Moves => {
                told += 1;
                // It waits for whoever takes the device, unless he has opened a curtain.
                if !device.private() {
                    device.wait(10_000);
                    assert_eq!(device.app.screen(), Screen::Moves);
                }
                taps(&mut device, "A");
            }
            Screen::Curtain => {
                assert!(device.private(), "a curtain before nothing");
                curtains += 1;
                device.hold(Key::A);
            }
            Screen::Result => break,
            other => panic!("{other:?} comes between"),
        }
    }
    assert!(
        handed > 30 && told > 30,
        "{handed} handed over, {told} told"
    );
    assert!(curtains > 0, "no fight was decided in private");
}

#[test]
fn x_tells_why_the_other_priests_cannot_move() {
    let (game, seat) = moment::<Osiris>(Options::default(), 4, 5, 60, |game, seat| {
        let table = game.view(Viewer::Bystander).table;
        let empty = |city: &City| table.stones[*city] == 0;
        stage(game) == Stage::Choosing
            && table.movable(seat).is_some()
            && table.cities(seat).iter().any(|city| empty(&city))
    });
    let table = game.view(Viewer::Bystander).table;
    with_scene(&game, seat, Language::English, |scene| {
        let mut told = String::new();
        (Osiris::TELLER.explain)(scene, (Osiris::BOARD.begin)(scene), &mut told);
        let mut empty = 0;
        for city in table.cities(seat).iter() {
            let name = Language::English.osiris().city(city);
            let said = told.contains(&format!("{name} has no stones"));
            assert_eq!(said, table.stones[city] == 0, "{told}");
            empty += usize::from(said);
        }
        assert!(empty > 0);
    });
}
