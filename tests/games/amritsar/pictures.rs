//! The screens of Amritsar that are approved picture by picture.

use durbar::faces::Faced;
use durbar::faces::amritsar::{Focus, Item};
use durbar::faces::livery::Livery;
use durbar::faces::{FRAMES, Outcome, Player, Scene, Variants};
use durbar::games::amritsar::action::{Action, Why};
use durbar::games::amritsar::data::{Resource, Track, Zone};
use durbar::games::amritsar::event::Event;
use durbar::games::amritsar::pending::Pending;
use durbar::games::amritsar::state::{Difficulty, MAHARAJA, Stage, Table};
use durbar::games::amritsar::{Amritsar, Options};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::seat::{PerSeat, Seat, Seats, Viewer};
use durbar::ui::canvas::Canvas;
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

use crate::support::{LANGUAGES, lively, moment, with_scene};

/// The players in their colours; the Maharaja has his own name, as in the set-up.
fn players(game: &Amritsar, language: Language) -> PerSeat<Player<'static>> {
    let mut players = PerSeat::new([
        Player::new("Mira", Livery::Red),
        Player::new("Anton", Livery::Lilac),
        Player::new("Zoë", Livery::Orange),
        Player::new("Willemijn", Livery::Silver),
        Player::new("Jörg", Livery::Green),
    ]);
    if let Some(name) = table(game).options.automa(language) {
        players[MAHARAJA].name = name;
    }
    players
}

/// Paints something as a viewer sees it.
fn picture(
    game: &Amritsar,
    (seat, viewer): (Seat, Viewer),
    language: Language,
    refused: Option<Why>,
    paint: impl FnOnce(&Scene<'_, Amritsar>, &mut Canvas),
) -> Canvas {
    let mut canvas = Canvas::new();
    let (players, view) = (players(game, language), game.view(viewer));
    let scene = Scene {
        seat,
        judge: Some(&game.judge(seat)),
        refused,
        ..Scene::new(&view, viewer, &players, language)
    };
    paint(&scene, &mut canvas);
    canvas
}

fn table(game: &Amritsar) -> Table {
    game.view(Viewer::Bystander).table
}

/// The focus after these keys.
fn after(scene: &Scene<'_, Amritsar>, keys: &[Key]) -> Focus {
    keys.iter().fold(
        (Amritsar::BOARD.begin)(scene),
        |focus, &key| match (Amritsar::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
            Outcome::Moved(next) => next,
            _ => focus,
        },
    )
}

/// Why A refuses what is in focus after these keys, if it does.
fn refusal(game: &Amritsar, seat: Seat, keys: &[Key]) -> Option<Why> {
    with_scene(game, seat, Language::English, |scene| {
        let focus = after(scene, keys);
        match (Amritsar::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A)) {
            Outcome::Refused(why) => Some(why),
            _ => None,
        }
    })
}

/// Whether this pends.
fn pends(game: &Amritsar, fits: impl Fn(Pending) -> bool) -> bool {
    table(game).stack.top().is_some_and(fits)
}

/// Adds a screen in every language.
fn screen(
    album: &mut Vec<(String, Canvas)>,
    name: &str,
    game: &Amritsar,
    who: (Seat, Viewer),
    keys: &[Key],
) {
    for (word, language) in LANGUAGES {
        let canvas = picture(game, who, language, None, |scene, canvas| {
            (Amritsar::BOARD.paint)(scene, after(scene, keys), canvas);
        });
        album.push((format!("amritsar-{name}-{word}"), canvas));
    }
}

/// All pictures, each with its name.
pub fn all() -> Vec<(String, Canvas)> {
    let mut album = Vec::new();
    let plain = Options::default();
    let open = Viewer::Bystander;
    let mut canvas = Canvas::new();
    (Amritsar::CARD.paint)(&mut canvas);
    album.push(("amritsar-title".into(), canvas));

    type Fits = fn(&Amritsar, Seat) -> bool;
    // A name, people, a seed, after how many decisions, keys, and when.
    type Wanted<'a> = (&'a str, u8, u64, usize, &'a [Key], Fits);
    let moments: [Wanted<'_>; 12] = [
        ("mahout-place", 3, 1, 1, &[Key::Right], |game, _| {
            let table = table(game);
            table.stack.is_empty() && matches!(table.stage, Stage::Opening { .. })
        }),
        ("ride", 4, 5, 260, &[Key::Left], |game, _| {
            matches!(table(game).stage, Stage::Elephant { .. }) && table(game).stack.is_empty()
        }),
        ("lift", 3, 8, 150, &[], |game, _| {
            matches!(table(game).stage, Stage::Lifting { .. }) && table(game).stack.is_empty()
        }),
        ("sowing", 2, 9, 120, &[Key::Right], |game, _| {
            matches!(table(game).stage, Stage::Sowing { .. })
                && table(game).stack.is_empty()
                && table(game).in_hand() > 2
        }),
        ("landing", 2, 9, 120, &[Key::Right], |game, seat| {
            let table = table(game);
            matches!(table.stage, Stage::Sowing { .. })
                && table.stack.is_empty()
                && table.in_hand() == 1
                && table.boards[seat].coins > 2
        }),
        ("acting", 3, 12, 150, &[], |game, seat| {
            let table = table(game);
            matches!(table.stage, Stage::Acting { .. })
                && table.stack.is_empty()
                && table.elephant_beside(seat)
        }),
        ("donation", 3, 2, 150, &[], |game, _| {
            pends(game, |pending| pending == Pending::Donation)
        }),
        ("market", 3, 3, 100, &[Key::Right], |game, _| {
            pends(game, |pending| {
                matches!(pending, Pending::Market { traded: true, .. })
            })
        }),
        ("upgrade", 4, 4, 100, &[Key::Right], |game, _| {
            pends(game, |pending| matches!(pending, Pending::Upgrade { .. }))
        }),
        ("steps", 3, 6, 100, &[Key::Down], |game, _| {
            pends(game, |pending| matches!(pending, Pending::Steps { .. }))
        }),
        ("resource", 3, 7, 100, &[Key::Right], |game, _| {
            pends(game, |pending| matches!(pending, Pending::Resource { .. }))
        }),
        ("follow", 3, 8, 100, &[], |game, _| {
            matches!(table(game).stage, Stage::Following { .. }) && table(game).stack.is_empty()
        }),
    ];
    for (name, people, seed, from, keys, fits) in moments {
        let (game, seat) = moment::<Amritsar>(plain, people, seed, from, fits);
        screen(&mut album, name, &game, (seat, open), keys);
    }
    let (game, seat) = moment::<Amritsar>(plain, 3, 12, 150, |game, seat| {
        let table = table(game);
        matches!(table.stage, Stage::Acting { .. })
            && table.stack.is_empty()
            && table.elephant_beside(seat)
            && !table.doing.elephant
    });
    for (word, language) in LANGUAGES {
        let canvas = picture(&game, (seat, open), language, None, |scene, canvas| {
            let item = Item::Elephant;
            (Amritsar::BOARD.paint)(scene, Focus::Ways { item, row: 1 }, canvas);
        });
        album.push((format!("amritsar-elephant-{word}"), canvas));
    }

    let (game, seat) = moment::<Amritsar>(plain, 3, 5, 300, |game, _| {
        matches!(table(game).stage, Stage::Lifting { .. }) && table(game).stack.is_empty()
    });
    let looks = [
        (
            "look",
            Focus::Look {
                zone: Zone::East,
                at: Item::Bridge,
            },
        ),
        (
            "own",
            Focus::Own {
                at: Item::Step(Track::Development, 1),
            },
        ),
        ("temple", Focus::At(Item::Temple)),
    ];
    for (word, language) in LANGUAGES {
        for (name, focus) in looks {
            let canvas = picture(&game, (seat, open), language, None, |scene, canvas| {
                (Amritsar::BOARD.paint)(scene, focus, canvas);
            });
            album.push((format!("amritsar-{name}-{word}"), canvas));
        }
    }

    let (game, seat) = moment::<Amritsar>(plain, 3, 1, 0, |game, _| {
        pends(game, |pending| matches!(pending, Pending::Goal { .. }))
    });
    let own = (seat, Viewer::Player(seat));
    screen(&mut album, "goal", &game, own, &[Key::Down]);
    pages(&mut album);
    ends(&mut album);
    told(&mut album);
    album
}

/// The pages of the overview, open and own, and a refusal.
fn pages(album: &mut Vec<(String, Canvas)>) {
    let open = Viewer::Bystander;
    let (game, seat) = moment::<Amritsar>(Options::default(), 4, 5, 260, |game, _| {
        matches!(table(game).stage, Stage::Elephant { .. }) && table(game).stack.is_empty()
    });
    for (word, language) in LANGUAGES {
        for (page, name) in ["becomes", "own", "players", "market", "goals"]
            .into_iter()
            .enumerate()
        {
            let canvas = picture(&game, (seat, open), language, None, |scene, canvas| {
                Amritsar::BOARD.pages[page](scene, canvas);
            });
            album.push((format!("amritsar-page-{name}-{word}"), canvas));
        }
        let own = (seat, Viewer::Player(seat));
        let canvas = picture(&game, own, language, None, |scene, canvas| {
            Amritsar::BOARD.pages[4](scene, canvas);
        });
        album.push((format!("amritsar-own-goals-{word}"), canvas));
    }
    // A ride that is not to be had.
    let keys = [Key::Left];
    let closed = |game: &Amritsar, seat: Seat| {
        let rides = matches!(table(game).stage, Stage::Elephant { .. });
        let refused = || refusal(game, seat, &keys);
        rides && table(game).stack.is_empty() && refused().is_some()
    };
    let (game, seat) = moment::<Amritsar>(Options::default(), 4, 5, 100, closed);
    let refused = refusal(&game, seat, &keys);
    for (word, language) in LANGUAGES {
        let canvas = picture(&game, (seat, open), language, refused, |scene, canvas| {
            (Amritsar::BOARD.paint)(scene, after(scene, &keys), canvas);
        });
        album.push((format!("amritsar-refused-{word}"), canvas));
    }
}

/// The end of a decade, half told and whole, and the results of two, four and one against the Maharaja.
fn ends(album: &mut Vec<(String, Canvas)>) {
    let open = Viewer::Bystander;
    for (name, options, count) in [
        ("2", Options::default(), 2),
        ("4", Options::default(), 4),
        (
            "solo",
            Options {
                solo: Some(Difficulty::Hard),
            },
            2,
        ),
    ] {
        let seats = Seats::new(count).expect("a table");
        let seed = u64::from(count);
        let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
        let mut game = Amritsar::new(options, seats, &mut dice).expect("a game");
        let mut decades = 0;
        while let Turn::Of(seat) = game.turn() {
            let action = lively(&game, seat, &mut whim);
            let mut heard = None;
            game.apply(seat, action, &mut dice, &mut |_, event| {
                (Amritsar::CEREMONY.expect("it scores").hear)(&mut heard, &event);
            });
            let Some(scoring) = heard else { continue };
            decades += 1;
            if decades != 2 || name == "2" {
                continue;
            }
            for (word, language) in LANGUAGES {
                for (steps, part) in [(1, "begun"), (3, "whole")] {
                    let canvas =
                        picture(&game, (Seat::One, open), language, None, |scene, canvas| {
                            (Amritsar::CEREMONY.expect("it scores").paint)(
                                scene, &scoring, steps, canvas,
                            );
                        });
                    album.push((format!("amritsar-decade-{name}-{part}-{word}"), canvas));
                }
            }
        }
        let Turn::Over(places) = game.turn() else {
            panic!("it goes on")
        };
        for (word, language) in LANGUAGES {
            let canvas = picture(&game, (Seat::One, open), language, None, |scene, canvas| {
                (Amritsar::BOARD.paint_result)(scene, &places, canvas);
            });
            album.push((format!("amritsar-result-{name}-{word}"), canvas));
        }
    }
}

/// What is told on the board: a ride half way, a sowing, a donation, a purchase, and the Maharaja's steps.
fn told(album: &mut Vec<(String, Canvas)>) {
    let options = Options {
        solo: Some(Difficulty::Easy),
    };
    let seats = Seats::new(2).expect("a table");
    let (mut dice, mut whim) = (Dice::from_seed(8), Dice::from_seed(9));
    let mut game = Amritsar::new(options, seats, &mut dice).expect("a game");
    let mut wanted = vec![
        "moved",
        "lifted",
        "donated",
        "bought",
        "his-donation",
        "his-action",
    ];
    while let Turn::Of(seat) = game.turn() {
        let action = lively(&game, seat, &mut whim);
        let mut events = Vec::new();
        game.apply(seat, action, &mut dice, &mut |to, event| {
            if to.includes(Viewer::Bystander) {
                events.push(event);
            }
        });
        let automa = game.automa(seat);
        let name = match action {
            Action::Act { .. } => Some("his-action"),
            Action::Donate { .. } if automa => Some("his-donation"),
            _ => events.iter().find_map(|event| match event {
                Event::ElephantMoved { .. } => Some("moved"),
                Event::WorkersLifted { .. } => Some("lifted"),
                Event::Donated { .. } => Some("donated"),
                Event::Bought {
                    resource: Resource::Copper | Resource::Marble,
                    ..
                } => Some("bought"),
                _ => None,
            }),
        };
        let Some(name) = name.filter(|name| wanted.contains(name)) else {
            continue;
        };
        wanted.retain(|other| *other != name);
        for (frame, word) in [(FRAMES / 2, "half"), (FRAMES, "still")] {
            let who = (Seat::One, Viewer::Bystander);
            let canvas = picture(&game, who, Language::English, None, |scene, canvas| {
                Amritsar::EVENT.expect("it moves")(scene, &events, frame, canvas);
            });
            album.push((format!("amritsar-told-{name}-{word}"), canvas));
        }
    }
}
