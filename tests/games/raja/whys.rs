//! One honest why: where a planned action could be done, what comes of a choice, and what X says of what is in focus.

use super::flow::{acting, press, stage, turns};
use crate::support::{lively, moment, with_scene};
use durbar::faces::raja::{Focus, MapPlace, Page};
use durbar::faces::{Faced, Outcome, Scene};
use durbar::games::raja::action::{Action, HouseTask, MoveTask, PalaceTask, Why};
use durbar::games::raja::data::{City, Dial, Junction};
use durbar::games::raja::state::Stage;
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::ui::canvas::Canvas;
use durbar::ui::ink::Ink;
use durbar::ui::key::Key;
use durbar::words::Language;
use durbar::words::raja::Topic;

/// What X says at a focus.
fn explained(scene: &Scene<'_, Raja>, focus: Focus) -> String {
    let mut said = String::new();
    (Raja::TELLER.explain)(scene, focus, &mut said);
    said
}

/// Whether an action carries out one of the dial on the map.
fn serves(action: Action, dial: Dial) -> bool {
    let of = match action {
        Action::BuildHouse { task, .. } => match task {
            HouseTask::House => Dial::House,
            HouseTask::TwoHouses => Dial::TwoHouses,
            HouseTask::PalaceAndHouse => Dial::PalaceAndHouse,
            HouseTask::Builder => return false,
        },
        Action::BuildPalace { task, .. } => match task {
            PalaceTask::Palace => Dial::Palace,
            PalaceTask::PalaceAndHouse => Dial::PalaceAndHouse,
        },
        Action::MoveHouse { task, .. } => match task {
            MoveTask::MoveHouse => Dial::MoveHouse,
            MoveTask::Builder => return false,
        },
        _ => return false,
    };
    of == dial
}

/// The rows of the turn that are planned actions, with their actions.
fn planned(scene: &Scene<'_, Raja>) -> Vec<(Focus, Dial)> {
    let table = &scene.view.table;
    let left = Dial::all().filter(|&dial| table.undone(dial) > 0);
    let row = |(row, dial)| (Focus::Turn { row }, dial);
    (0..).zip(left).map(row).collect()
}

/// The game after a journey to a city, if one can be made.
fn arrived(game: &Raja, seat: Seat, city: City) -> Option<Raja> {
    let mut game = *game;
    let place = MapPlace::of_city(city);
    while let Some(action) = with_scene(&game, seat, Language::English, |scene| {
        (Raja::FOLLOWS)(scene, Some(Focus::Going(place)))
    }) {
        game.apply(seat, action, &mut Dice::from_seed(1), &mut |_, _| {});
    }
    let at = game.view(Viewer::Bystander).table.architect[seat];
    (at == Junction::City(city)).then_some(game)
}

#[test]
fn what_cannot_be_done_here_says_where_it_could_be_done_and_nowhere_else() {
    let (mut named, mut not) = (0, 0);
    turns::<Raja>(acting, |game, seat| {
        let mut said = Vec::new();
        with_scene(game, seat, Language::English, |scene| {
            for (focus, dial) in planned(scene) {
                said.push((dial, explained(scene, focus)));
            }
        });
        for (dial, said) in said {
            // What can be done at once says nothing of the kind.
            if game.legal(seat).any(|action| serves(action, dial)) {
                assert!(!said.contains("Possible in"), "{said}");
                continue;
            }
            let places = said.split("Possible in").nth(1).unwrap_or("");
            let here = game.view(Viewer::Bystander).table.architect[seat];
            for city in City::all().filter(|&city| here != Junction::City(city)) {
                let can = arrived(game, seat, city)
                    .is_some_and(|game| game.legal(seat).any(|action| serves(action, dial)));
                assert_eq!(
                    places.contains(Language::English.raja().city(city)),
                    can,
                    "{dial:?} in {city:?}: {said}"
                );
                named += usize::from(can);
                not += usize::from(!can);
            }
        }
    });
    println!("{named} cities named, {not} not");
    assert!(named > 20 && not > 500);
}

#[test]
fn a_planned_action_leads_to_where_a_does_something_or_says_why_and_never_into_a_loop() {
    // Palace + house, the house built, no gold: the row led to a place where A was refused, again and again.
    let (mut led, mut refused) = (0, 0);
    turns::<Raja>(acting, |game, seat| {
        with_scene(game, seat, Language::English, |scene| {
            for (focus, dial) in planned(scene) {
                match press::<Raja>(scene, focus, Key::A) {
                    Outcome::Moved(look @ Focus::Look { at, .. }) => {
                        let there = press::<Raja>(scene, look, Key::A);
                        let own = at.junction() == Some(scene.view.table.architect[seat]);
                        let does = match there {
                            Outcome::Play(..) => true,
                            Outcome::Moved(Focus::Here { .. } | Focus::Page(_)) => true,
                            Outcome::Moved(Focus::Turn { .. }) => own,
                            _ => false,
                        };
                        assert!(does, "{dial:?}: {there:?}");
                        led += 1;
                    }
                    Outcome::Refused(why) => {
                        assert!(!matches!(why, Why::AlreadyDone { .. }), "{dial:?}");
                        refused += 1;
                    }
                    Outcome::Moved(Focus::Page(_)) | Outcome::Play(..) => {}
                    other => panic!("{dial:?}: {other:?}"),
                }
            }
        });
    });
    println!("{led} led to a place, {refused} said why");
    assert!(led > 50 && refused > 20);
}

#[test]
fn lowering_a_governor_says_before_what_comes_of_it() {
    let (mut stays, mut changes) = (0, 0);
    let orders = |game: &Raja| game.view(Viewer::Bystander).table.track;
    turns::<Raja>(acting, |game, seat| {
        for city in City::all() {
            let action = Action::LowerGovernor { city };
            if !game.allows(seat, action) {
                continue;
            }
            let said = with_scene(game, seat, Language::English, |scene| {
                explained(scene, Focus::Page(Page::Track { at: city }))
            });
            let mut after = *game;
            after.apply(seat, action, &mut Dice::from_seed(1), &mut |_, _| {});
            let order = |game: &Raja| {
                let track = orders(game);
                let mut cities: Vec<City> = City::all().collect();
                cities.sort_by_key(|&city| track[city]);
                cities
            };
            let (now, then) = (order(game), order(&after));
            let names = |cities: &[City]| {
                let names: Vec<&str> = cities
                    .iter()
                    .map(|&city| Language::English.raja().city(city))
                    .collect();
                names.join(", ")
            };
            if game.view(Viewer::Bystander).table.last_round {
                assert!(said.ends_with("This round is the last: nothing comes after it."));
            } else if now == then {
                assert!(said.ends_with("The order stays as it is."), "{said}");
                stays += 1;
            } else {
                let order = format!("Then: {}", names(&then[..2]));
                assert!(said.ends_with(&order), "{said}: {order}");
                changes += 1;
            }
        }
    });
    println!("{stays} change nothing, {changes} do");
    assert!(stays > 3 && changes > 20);
}

#[test]
fn after_the_end_no_city_is_scored_any_more() {
    let mut dice = Dice::from_seed(4);
    let mut whim = Dice::from_seed(!4);
    let seats = Seats::new(3).unwrap();
    let mut game = Raja::new(Options::default(), seats, &mut dice).unwrap();
    let noted = |game: &Raja| {
        with_scene(game, Seat::One, Language::English, |scene| {
            let mut canvas = Canvas::new();
            Raja::BOARD.pages[1](scene, &mut canvas);
            // Beside the track stands what is scored when.
            let place = (22..214).flat_map(|y| (134..240).map(move |x| (x, y)));
            place
                .filter(|&(x, y)| canvas.ink(x, y) != Ink::Sand)
                .count()
        })
    };
    let mut during = 0;
    while let Turn::Of(seat) = game.turn() {
        during = noted(&game);
        let action = lively(&game, seat, &mut whim);
        game.apply(seat, action, &mut dice, &mut |_, _| {});
    }
    assert!(during > 0);
    assert_eq!(noted(&game), 0);
}

#[test]
fn in_the_auction_x_explains_the_card_in_focus_and_every_card_can_be_looked_at() {
    let options = Options {
        auction: true,
        ..Options::default()
    };
    let (game, seat) = moment::<Raja>(options, 4, 19, 3, |game, _| {
        matches!(stage(game), Stage::Bidding { .. })
    });
    with_scene(&game, seat, Language::English, |scene| {
        let begin = (Raja::BOARD.begin)(scene);
        let moved = |focus, key| match press::<Raja>(scene, focus, key) {
            Outcome::Moved(focus) => focus,
            other => panic!("{key:?}: {other:?}"),
        };
        let mut focus = moved(begin, Key::Up);
        let texts = Language::English.raja();
        let mut titles = Vec::new();
        for card in scene.view.table.free.iter() {
            let about = texts.explain(Topic::Character(card)).to_string();
            assert!(explained(scene, focus).starts_with(&about), "{card:?}");
            let title = (Raja::SUBJECT.expect("a subject").title)(scene, focus);
            assert_eq!(title, texts.heading(Topic::Character(card)));
            titles.push(title);
            focus = moved(focus, Key::Right);
        }
        assert!(titles.len() > 3);
        // Round the cards, and back to the bid; passing lies below it.
        assert_eq!(focus, moved(begin, Key::Up));
        assert_eq!(moved(focus, Key::A), begin);
        let pass = press::<Raja>(scene, moved(begin, Key::Down), Key::A);
        assert!(matches!(pass, Outcome::Play(Action::Pass, _)));
    });
}
