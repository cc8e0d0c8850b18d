//! The screens of Raja that are approved picture by picture.

use durbar::faces::raja::{Focus, Hands, Lot, MapPlace, Page, Scoring};
use durbar::faces::{FRAMES, Faced, Ledger, Outcome, Scene};
use durbar::games::raja::action::{Action, Event, Why};
use durbar::games::raja::data::{Character, City, Dial, Village};
use durbar::games::raja::state::{Gold, Stage};
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::ui::canvas::Canvas;
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

use crate::support::{LANGUAGES, lively, moment, with_refusal, with_scene};

fn paint(game: &Raja, seat: Seat, language: Language, focus: Focus) -> Canvas {
    with_scene(game, seat, language, |scene| {
        let mut canvas = Canvas::new();
        (Raja::BOARD.paint)(scene, focus, &mut canvas);
        canvas
    })
}

fn begin(game: &Raja, seat: Seat) -> Focus {
    with_scene(game, seat, Language::English, Raja::BOARD.begin)
}

fn stage(game: &Raja) -> Stage {
    game.view(Viewer::Bystander).table.stage
}

fn legal(game: &Raja, seat: Seat, like: impl Fn(&Action) -> bool) -> usize {
    game.legal(seat).filter(like).count()
}

/// All pictures, each with its name.
pub fn all() -> Vec<(String, Canvas)> {
    let mut album = Vec::new();
    let plain = Options::default();
    let rich = Options {
        yogi: true,
        neutral: true,
        home: true,
        ..plain
    };
    let acting = |game: &Raja, _: Seat| matches!(stage(game), Stage::Acting { .. });
    let english = Language::English;

    let (game, seat) = moment::<Raja>(plain, 2, 1, 5, |game, _| {
        matches!(stage(game), Stage::Placing { .. })
    });
    let focus = Focus::Map(MapPlace::Village(Village::numbered(23).expect("a village")));
    album.push(("raja-placing".into(), paint(&game, seat, english, focus)));

    let travels = |action: &Action| matches!(action, Action::Travel { .. });
    let (game, seat) = moment::<Raja>(plain, 2, 3, 30, |game, seat| {
        acting(game, seat) && legal(game, seat, travels) > 1
    });
    let focus = begin(&game, seat);
    album.push((
        "raja-map-early-2".into(),
        paint(&game, seat, english, focus),
    ));

    let (game, seat) = moment::<Raja>(rich, 5, 5, 60, |game, seat| {
        acting(game, seat) && legal(game, seat, travels) > 0
    });
    let to = game.legal(seat).find_map(|action| match action {
        Action::Travel { to, .. } => Some(MapPlace::of_junction(to)),
        _ => None,
    });
    let focus = Focus::Map(to.expect("a journey"));
    for (word, language) in LANGUAGES {
        let name = format!("raja-map-early-5-{word}");
        album.push((name, paint(&game, seat, language, focus)));
    }

    let (game, seat) = moment::<Raja>(plain, 2, 7, 0, |game, seat| {
        acting(game, seat) && game.view(Viewer::Bystander).table.round > 6
    });
    let focus = begin(&game, seat);
    album.push(("raja-map-late-2".into(), paint(&game, seat, english, focus)));

    let (game, seat) = fullest(rich, 5);
    let focus = begin(&game, seat);
    album.push(("raja-map-late-5".into(), paint(&game, seat, english, focus)));
    let Focus::Map(place) = focus else {
        panic!("a turn begins on the map")
    };
    for (word, language) in LANGUAGES {
        let name = format!("raja-city-{word}");
        let focus = Focus::Here { place, row: 1 };
        album.push((name, paint(&game, seat, language, focus)));
    }
    for (word, language) in LANGUAGES {
        let name = format!("raja-turn-{word}");
        album.push((name, paint(&game, seat, language, Focus::Turn { row: 0 })));
        let name = format!("raja-end-{word}");
        let canvas = with_scene(&game, seat, language, |scene| {
            let mut canvas = Canvas::new();
            let ledger = Ledger {
                seat: Some(seat),
                paid: 12,
                received: 2,
            };
            let scene = Scene { ledger, ..*scene };
            (Raja::BOARD.paint)(&scene, Focus::Turn { row: u8::MAX }, &mut canvas);
            canvas
        });
        album.push((name, canvas));
        let done = moment::<Raja>(plain, 3, 9, 30, |game, seat| {
            let table = game.view(Viewer::Bystander).table;
            acting(game, seat)
                && table.holds(seat, Character::Builder)
                && !table.doing.used.contains(Character::Builder)
                && Dial::all().all(|dial| table.undone(dial) == 0)
        });
        let name = format!("raja-done-{word}");
        let canvas = with_scene(&done.0, done.1, language, |scene| {
            let mut canvas = Canvas::new();
            let ledger = Ledger {
                seat: Some(done.1),
                paid: 12,
                received: 2,
            };
            let scene = Scene { ledger, ..*scene };
            (Raja::BOARD.paint)(&scene, (Raja::BOARD.begin)(&scene), &mut canvas);
            canvas
        });
        album.push((name, canvas));
        let name = format!("raja-ride-{word}");
        album.push((name, ride(&game, language, FRAMES)));
        let name = format!("raja-give-up-{word}");
        let asks = Focus::GiveUp(Dial::PalaceAndHouse);
        album.push((name, paint(&game, seat, language, asks)));
        let why = Why::ArchitectElsewhere { city: City::Agra };
        let canvas = with_refusal(&game, seat, language, Some(why), |scene| {
            let mut canvas = Canvas::new();
            (Raja::BOARD.paint)(scene, focus, &mut canvas);
            canvas
        });
        album.push((format!("raja-refused-{word}"), canvas));
    }
    album.push(("raja-ride-half".into(), ride(&game, english, 4)));
    for (page, name) in ["players", "track", "characters"].into_iter().enumerate() {
        let canvas = with_scene(&game, seat, english, |scene| {
            let mut canvas = Canvas::new();
            Raja::BOARD.pages[page](scene, &mut canvas);
            canvas
        });
        album.push((format!("raja-page-{name}"), canvas));
    }

    let (game, seat) = fullest(rich, 3);
    let Focus::Map(place) = begin(&game, seat) else {
        panic!("a turn begins on the map")
    };
    let focus = Focus::Map(place);
    album.push((
        "raja-map-neutral".into(),
        paint(&game, seat, english, focus),
    ));
    let focus = Focus::Here { place, row: 0 };
    album.push((
        "raja-city-neutral".into(),
        paint(&game, seat, english, focus),
    ));

    let moves = |action: &Action| matches!(action, Action::MoveHouse { .. });
    let (game, seat) = moment::<Raja>(plain, 3, 11, 60, |game, seat| {
        acting(game, seat) && legal(game, seat, moves) > 1
    });
    let from = game.legal(seat).find_map(|action| match action {
        Action::MoveHouse { from, task, .. } => Some((from, task)),
        _ => None,
    });
    let (from, task) = from.expect("a house to move");
    let place = MapPlace::of_site(from);
    for (word, language) in LANGUAGES {
        let focus = Focus::Here { place, row: 0 };
        let name = format!("raja-village-{word}");
        album.push((name, paint(&game, seat, language, focus)));
    }
    let place = place.towards(Key::Right).unwrap_or(place);
    let focus = Focus::Page(Page::MoveTo { from, task, place });
    album.push(("raja-move".into(), paint(&game, seat, english, focus)));

    let (game, seat) = moment::<Raja>(plain, 3, 2, 20, |game, _| {
        matches!(stage(game), Stage::Planning { .. })
    });
    for (word, language) in LANGUAGES {
        let focus = Focus::Plan(Hands {
            at: Dial::TwoHouses,
            first: Some(Dial::PalaceAndHouse),
            second: None,
            turned: false,
        });
        let Focus::Plan(hands) = focus else { panic!() };
        let board = Focus::Look {
            at: MapPlace::of_city(City::Agra),
            plan: Some(hands),
        };
        let name = format!("raja-dial-board-{word}");
        album.push((name, paint(&game, seat, language, board)));
        let name = format!("raja-dial-{word}");
        album.push((name, paint(&game, seat, language, focus)));
    }
    let focus = Focus::Plan(Hands {
        at: Dial::Quarry,
        first: Some(Dial::Quarry),
        second: Some(Dial::Quarry),
        turned: false,
    });
    album.push(("raja-dial-both".into(), paint(&game, seat, english, focus)));

    let lowers = |action: &Action| matches!(action, Action::LowerGovernor { .. });
    let (game, seat) = moment::<Raja>(plain, 3, 13, 100, |game, seat| {
        acting(game, seat) && legal(game, seat, lowers) > 0
    });
    for (word, language) in LANGUAGES {
        let focus = Focus::Page(Page::Track { at: City::Jaipur });
        let name = format!("raja-track-{word}");
        album.push((name, paint(&game, seat, language, focus)));
    }

    let (game, seat) = moment::<Raja>(rich, 4, 17, 2, |game, _| {
        matches!(stage(game), Stage::Choosing { .. })
    });
    for (word, language) in LANGUAGES {
        let name = format!("raja-choose-{word}");
        album.push((name, paint(&game, seat, language, begin(&game, seat))));
    }

    let auction = Options {
        auction: true,
        several: true,
        ..rich
    };
    let (game, seat) = moment::<Raja>(auction, 4, 19, 3, |game, seat| {
        let high = matches!(stage(game), Stage::Bidding { high: Some(high), passed, .. } if high.seat != seat && high.gold < Gold(9) && passed.len() == 1);
        high
    });
    for (word, language) in LANGUAGES {
        let name = format!("raja-auction-{word}");
        album.push((name, paint(&game, seat, language, begin(&game, seat))));
    }
    let card = Focus::Page(Page::Auction {
        gold: Gold(8),
        at: Lot::Card(Character::Sadhu),
    });
    for (word, language) in LANGUAGES {
        let name = format!("raja-auction-card-{word}");
        album.push((name, paint(&game, seat, language, card)));
    }
    let swaps = |action: &Action| matches!(action, Action::Swap { .. });
    let (game, seat) = moment::<Raja>(auction, 3, 23, 30, |game, seat| {
        legal(game, seat, swaps) > 2
            && legal(game, seat, |action| matches!(action, Action::Entice { .. })) > 0
    });
    let want = Character::all()
        .find(|&want| {
            let table = game.view(Viewer::Bystander).table;
            let richer = table.holder(want);
            richer.is_some_and(|from| game.allows(seat, Action::Entice { from }))
        })
        .expect("a card to want");
    let focus = Focus::Page(Page::Deal { want, row: 0 });
    album.push(("raja-deal".into(), paint(&game, seat, english, focus)));
    let (game, seat) = moment::<Raja>(auction, 3, 23, 30, |game, _| {
        matches!(stage(game), Stage::Giving { .. })
    });
    album.push((
        "raja-give".into(),
        paint(&game, seat, english, begin(&game, seat)),
    ));

    let (game, seat) = moment::<Raja>(plain, 3, 29, 30, |game, _| {
        matches!(stage(game), Stage::Replacing { .. })
    });
    let first = begin(&game, seat);
    let focus = with_scene(&game, seat, english, |scene| {
        match (Raja::BOARD.steer)(scene, first, KeyEvent::Press(Key::Right)) {
            Outcome::Moved(focus) => focus,
            _ => first,
        }
    });
    album.push(("raja-victim".into(), paint(&game, seat, english, focus)));
    album.extend(scorings(rich));
    album.extend(super::evening::all());
    album
}

/// The Maharaja on his way from a city that was scored, at a frame.
fn ride(game: &Raja, language: Language, frame: u8) -> Canvas {
    let place = game.view(Viewer::Bystander).table.track[City::Ahmadabad];
    let events = [
        Event::CityScored { city: City::Delhi },
        Event::MaharajaMoved {
            city: City::Ahmadabad,
            place,
        },
    ];
    with_scene(game, Seat::One, language, |scene| {
        let mut canvas = Canvas::new();
        let round = Raja::ROUND.expect("a ride");
        (round.paint)(scene, &events, frame, &mut canvas);
        canvas
    })
}

/// The turn with most on the map among many games of players who travel a lot.
fn fullest(options: Options, seats: u8) -> (Raja, Seat) {
    let seats = Seats::new(seats).expect("a table");
    let mut best = None;
    for seed in 0..60 {
        let mut dice = Dice::from_seed(seed);
        let mut whim = Dice::from_seed(!seed);
        let mut game = Raja::new(options, seats, &mut dice).expect("a game");
        while let Turn::Of(seat) = game.turn() {
            let table = game.view(Viewer::Bystander).table;
            let palaces = legal(&game, seat, |action| {
                matches!(action, Action::BuildPalace { .. })
            });
            if matches!(table.stage, Stage::Acting { .. }) && palaces > 0 {
                let built = |city| -> u8 { seats.iter().map(|seat| table.outer[seat][city]).sum() };
                let lively = |city| {
                    let owners = seats
                        .iter()
                        .filter(|&seat| table.houses.in_city(seat, city) > 0);
                    3 * usize::from(built(city).min(4)) + owners.count()
                };
                let worth: usize = City::all().map(lively).sum();
                if best.as_ref().is_none_or(|(most, _, _)| worth > *most) {
                    best = Some((worth, game, seat));
                }
            }
            let travels: Vec<Action> = game
                .legal(seat)
                .filter(|action| matches!(action, Action::Travel { .. }))
                .collect();
            let action = if !travels.is_empty() && whim.below(2) == 0 {
                travels[whim.below(travels.len() as u32) as usize]
            } else {
                lively(&game, seat, &mut whim)
            };
            game.apply(seat, action, &mut dice, &mut |_, _| {});
        }
    }
    let (_, game, seat) = best.expect("a full map");
    (game, seat)
}

/// A scoring with several players, in three languages, and one with a single player.
fn scorings(options: Options) -> Vec<(String, Canvas)> {
    let mut album = Vec::new();
    for (name, seats, after, players) in
        [("raja-scoring", 5, 8, 5), ("raja-scoring-alone", 3, 0, 1)]
    {
        let (game, scoring) = (0..200)
            .find_map(|seed| scored(options, seats, seed, after, players))
            .expect("a scoring");
        for (word, language) in LANGUAGES {
            let canvas = with_scene(&game, Seat::One, language, |scene| {
                let mut canvas = Canvas::new();
                (Raja::CEREMONY.expect("it scores").paint)(
                    scene,
                    &scoring,
                    usize::MAX,
                    &mut canvas,
                );
                canvas
            });
            album.push((format!("{name}-{word}"), canvas));
        }
    }
    album
}

/// The first scoring of a lively game in which this many players get gold, from a round on.
pub fn scored(
    options: Options,
    seats: u8,
    seed: u64,
    after: u8,
    players: usize,
) -> Option<(Raja, Scoring)> {
    let mut dice = Dice::from_seed(seed);
    let mut whim = Dice::from_seed(!seed);
    let seats = Seats::new(seats).expect("a table");
    let mut game = Raja::new(options, seats, &mut dice).expect("a game");
    while let Turn::Of(seat) = game.turn() {
        let action = lively(&game, seat, &mut whim);
        let mut heard = None;
        game.apply(seat, action, &mut dice, &mut |_, event| {
            Scoring::hear(&mut heard, &event);
        });
        let round = game.view(Viewer::Bystander).table.round;
        if let Some(scoring) = heard.filter(|heard| heard.shares.len() == players)
            && round >= after
        {
            return Some((game, scoring));
        }
    }
    None
}
