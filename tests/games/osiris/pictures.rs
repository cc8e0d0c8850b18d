//! The screens of Osiris that are approved picture by picture.

use durbar::faces::Faced;
use durbar::faces::livery::Livery;
use durbar::faces::osiris::Focus;
use durbar::faces::{FRAMES, Player, Scene};
use durbar::games::osiris::action::{Action, Event};
use durbar::games::osiris::data::City;
use durbar::games::osiris::state::Stage;
use durbar::games::osiris::{Options, Osiris};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::id::Id;
use durbar::kernel::playthrough;
use durbar::kernel::seat::{PerSeat, Seat, Seats, Viewer};
use durbar::ui::canvas::Canvas;
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

use crate::support::{LANGUAGES, lively, moment, with_scene};

/// The players in the colours that the rules give them.
fn players(seats: Seats) -> PerSeat<Player<'static>> {
    let names = ["Mira", "Anton", "Zoë", "Willemijn", "Jörg"];
    let mut players = PerSeat::filled(Player::new("", Livery::Beige));
    let given = Osiris::CARD.colours.given.expect("the rules give them");
    for (seat, name) in seats.iter().zip(names) {
        let colours = given(seats, seat);
        players[seat] = Player {
            name,
            livery: colours.first().expect("a colour"),
            colours,
        };
    }
    players
}

/// Paints something as a viewer sees it.
fn picture(
    game: &Osiris,
    (seat, viewer): (Seat, Viewer),
    language: Language,
    paint: impl FnOnce(&Scene<'_, Osiris>, &mut Canvas),
) -> Canvas {
    let mut canvas = Canvas::new();
    let players = players(game.seats());
    let view = game.view(viewer);
    let scene = Scene {
        seat,
        judge: Some(&game.judge(seat)),
        ..Scene::new(&view, viewer, &players, language)
    };
    paint(&scene, &mut canvas);
    canvas
}

fn stage(game: &Osiris) -> Stage {
    game.view(Viewer::Bystander).table.stage
}

/// The focus after these keys.
fn after(scene: &Scene<'_, Osiris>, keys: &[Key]) -> Focus {
    keys.iter().fold(
        (Osiris::BOARD.begin)(scene),
        |focus, &key| match (Osiris::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
            durbar::faces::Outcome::Moved(next) => next,
            _ => focus,
        },
    )
}

/// All pictures, each with its name.
pub fn all() -> Vec<(String, Canvas)> {
    let mut album = Vec::new();
    let plain = Options::default();
    let mut canvas = Canvas::new();
    (Osiris::CARD.paint)(&mut canvas);
    album.push(("osiris-title".into(), canvas));
    let open = Viewer::Bystander;
    let mut both = |name: &str, game: &Osiris, who: (Seat, Viewer), keys: &[Key]| {
        for (word, language) in LANGUAGES {
            let canvas = picture(game, who, language, |scene, canvas| {
                (Osiris::BOARD.paint)(scene, after(scene, keys), canvas);
            });
            album.push((format!("osiris-{name}-{word}"), canvas));
        }
    };

    let (game, seat) = moment::<Osiris>(plain, 2, 1, 9, |game, _| stage(game) == Stage::Placing);
    both("placing", &game, (seat, open), &[Key::Right]);

    // A priest with many stones, far from home.
    let rich = |game: &Osiris, seat: Seat| {
        let table = game.view(open).table;
        let first = table.cities(seat).first().expect("a priest");
        let walks = table.steps(first, 4).len() > 1;
        stage(game) == Stage::Choosing
            && table.stones[first] >= 4
            && table.blockades.len() > 1
            && walks
    };
    let (game, seat) = moment::<Osiris>(plain, 4, 5, 60, rich);
    both("pyramid", &game, (seat, open), &[Key::A]);
    both("priest", &game, (seat, open), &[]);
    let pyramid = game;
    let chosen = seat;

    // A city would rebel.
    let rebel = |game: &Osiris, seat: Seat| {
        let table = game.view(open).table;
        let full = City::all().any(|city| table.stones[city] >= 6);
        stage(game) == Stage::Choosing && full && picture_focus_rebels(game, seat)
    };
    let (game, seat) = moment::<Osiris>(plain, 4, 11, 40, rebel);
    both("rebels", &game, (seat, open), &[Key::A]);

    let last =
        |game: &Osiris, _: Seat| matches!(stage(game), Stage::Marching(march) if march.left == 1);
    let (game, seat) = moment::<Osiris>(plain, 3, 7, 50, last);
    both("last-stone", &game, (seat, open), &[]);
    both("either", &game, (seat, open), &[Key::A]);

    let (game, seat) = moment::<Osiris>(plain, 4, 3, 70, |game, _| {
        matches!(stage(game), Stage::Exchanging(_))
    });
    both("fight", &game, (seat, Viewer::Player(seat)), &[Key::Down]);
    let mut shown = game;
    shown.apply(
        seat,
        Action::Exchange,
        &mut Dice::from_seed(1),
        &mut |_, _| {},
    );
    let Turn::Of(loser) = shown.turn() else {
        panic!("the loser looks")
    };
    both("shown", &shown, (loser, Viewer::Player(loser)), &[]);

    let (game, seat) =
        moment::<Osiris>(plain, 2, 13, 60, |game, _| stage(game) == Stage::Following);
    both("follower", &game, (seat, open), &[Key::Left, Key::A]);
    both("end", &game, (seat, open), &[]);

    // Nobody can move: the way out, or pass.
    let text = include_str!("../../playthroughs/osiris/r10-way-out-is-optional.txt");
    if let Some((game, seat)) = stuck(text) {
        both("way-out", &game, (seat, open), &[]);
        both("clears", &game, (seat, open), &[Key::Up, Key::A]);
    }

    for (word, language) in LANGUAGES {
        for (page, name) in ["temples", "priests", "board"].into_iter().enumerate() {
            let canvas = picture(&pyramid, (chosen, open), language, |scene, canvas| {
                Osiris::BOARD.pages[page](scene, canvas);
            });
            album.push((format!("osiris-page-{name}-{word}"), canvas));
        }
        let own = (chosen, Viewer::Player(chosen));
        let canvas = picture(&pyramid, own, language, |scene, canvas| {
            Osiris::BOARD.pages[1](scene, canvas);
        });
        album.push((format!("osiris-own-gods-{word}"), canvas));
        for count in 2..=4 {
            let game = finished(count);
            let Turn::Over(places) = game.turn() else {
                panic!("it goes on")
            };
            let canvas = picture(&game, (Seat::One, open), language, |scene, canvas| {
                (Osiris::BOARD.paint_result)(scene, &places, canvas);
            });
            album.push((format!("osiris-result-{count}-{word}"), canvas));
        }
    }
    album.extend(events());
    album
}

/// A state of a playthrough in which somebody has no step.
fn stuck(text: &str) -> Option<(Osiris, Seat)> {
    let mut found = None;
    let _ = playthrough::run::<Osiris>(text, |_, _, game, _| {
        if let Turn::Of(seat) = game.turn()
            && found.is_none()
            && game.legal(seat).any(|action| action == Action::Pass)
            && game
                .legal(seat)
                .any(|action| matches!(action, Action::WayOut { .. }))
        {
            found = Some((*game, seat));
        }
    });
    found
}

/// Whether the move that is offered first makes a city rebel.
fn picture_focus_rebels(game: &Osiris, seat: Seat) -> bool {
    let mut rebels = false;
    let mut copy = *game;
    let first = with_scene(game, seat, Language::English, |scene| {
        let focus = after(scene, &[Key::A]);
        (Osiris::BOARD.steer)(scene, focus, KeyEvent::Press(Key::A))
    });
    if let durbar::faces::Outcome::Play(action, _) = first {
        copy.apply(seat, action, &mut Dice::from_seed(1), &mut |_, event| {
            rebels |= matches!(event, Event::Rebelled { .. });
        });
    }
    rebels
}

/// What is told on the board: a walk that ends with a sowing, half way and at its end, and a fight.
fn events() -> Vec<(String, Canvas)> {
    let mut album = Vec::new();
    let seats = Seats::new(4).expect("a table");
    let (mut dice, mut whim) = (Dice::from_seed(8), Dice::from_seed(9));
    let mut game = Osiris::new(Options::default(), seats, &mut dice).expect("a game");
    let mut wanted = vec!["fought", "blocked", "rebelled", "sown", "moved", "placed"];
    while let Turn::Of(seat) = game.turn() {
        let action = lively(&game, seat, &mut whim);
        let mut told = Vec::new();
        game.apply(seat, action, &mut dice, &mut |to, event| {
            if to.includes(Viewer::Bystander) {
                told.push(event);
            }
        });
        let name = told.iter().find_map(|event| match event {
            Event::Fought { .. } => Some("fought"),
            Event::Blocked { .. } => Some("blocked"),
            Event::Rebelled { .. } => Some("rebelled"),
            Event::FollowerMoved { .. } => Some("moved"),
            Event::FollowerPlaced { .. } => Some("placed"),
            _ => None,
        });
        let sown = told.iter().any(|event| matches!(event, Event::Sown { .. }));
        let name = name.or(sown.then_some("sown"));
        let Some(name) = name.filter(|name| wanted.contains(name)) else {
            continue;
        };
        wanted.retain(|other| *other != name);
        for (frame, word) in [(FRAMES / 2, "half"), (FRAMES, "still")] {
            let who = (Seat::One, Viewer::Bystander);
            let canvas = picture(&game, who, Language::English, |scene, canvas| {
                Osiris::EVENT.expect("it moves")(scene, &told, frame, canvas);
            });
            album.push((format!("osiris-told-{name}-{word}"), canvas));
        }
    }
    album
}

/// A lively game at its end.
fn finished(count: u8) -> Osiris {
    let seats = Seats::new(count).expect("a table");
    let seed = u64::from(count);
    let (mut dice, mut whim) = (Dice::from_seed(seed), Dice::from_seed(!seed));
    let mut game = Osiris::new(Options::default(), seats, &mut dice).expect("a game");
    while let Turn::Of(seat) = game.turn() {
        let action = lively(&game, seat, &mut whim);
        game.apply(seat, action, &mut dice, &mut |_, _| {});
    }
    game
}
