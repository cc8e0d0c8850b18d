//! Pictures of the evening around the turns: the sign, what has just changed, a scoring share by share, the result.

use durbar::faces::raja::{Focus, MapPlace, Scoring};
use durbar::faces::{Faced, Scene, Tally};
use durbar::games::raja::action::Action;
use durbar::games::raja::data::PURSE;
use durbar::games::raja::{Options, Raja};
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::playthrough;
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::ui::canvas::Canvas;
use durbar::words::Language;

use super::pictures::scored;
use crate::support::{LANGUAGES, every_table, finished, lively, moment, with_scene};

/// All pictures, each with its name.
pub fn all() -> Vec<(String, Canvas)> {
    let mut canvas = Canvas::new();
    (Raja::CARD.paint)(&mut canvas);
    let mut album = vec![("raja-title".into(), canvas)];
    changes(&mut album);
    steps(&mut album);
    results(&mut album);
    album
}

/// What stands out after an action: on the map, and on the page of the players.
fn changes(album: &mut Vec<(String, Canvas)>) {
    let options = Options {
        yogi: true,
        ..Options::default()
    };
    let palace = |action: &Action| matches!(action, Action::BuildPalace { .. });
    let (mut game, seat) = moment::<Raja>(options, 3, 3, 80, |game, seat| {
        game.legal(seat).any(|action| palace(&action))
    });
    let before = game.view(Viewer::Player(seat));
    let action = game.legal(seat).find(palace).expect("a palace");
    game.apply(seat, action, &mut Dice::from_seed(1), &mut |_, _| {});
    let after = |paint: &dyn Fn(&Scene<'_, Raja>, &mut Canvas)| {
        with_scene(&game, seat, Language::English, |scene| {
            let mut canvas = Canvas::new();
            let scene = Scene {
                before: Some(&before),
                ..*scene
            };
            paint(&scene, &mut canvas);
            canvas
        })
    };
    let place = MapPlace::of_junction(before.table.architect[seat]);
    album.push((
        "raja-changed-down".into(),
        after(&|scene, canvas| (Raja::BOARD.paint)(scene, Focus::Map(place), canvas)),
    ));

    // A scoring brings gold to several players at once, and the last turn may have brought or cost some.
    let (game, seat, before) = (0..200)
        .find_map(|seed| end_of_round(options, seed))
        .expect("the end of a round");
    let mut canvases = [Canvas::new(), Canvas::new()];
    with_scene(&game, seat, Language::English, |scene| {
        let scene = Scene {
            before: Some(&before),
            ..*scene
        };
        let [map, page] = &mut canvases;
        (Raja::BOARD.paint)(&scene, (Raja::BOARD.begin)(&scene), map);
        Raja::BOARD.pages[0](&scene, page);
    });
    let [map, page] = canvases;
    album.push(("raja-changed-up".into(), map));
    album.push(("raja-changed-players".into(), page));
}

/// A later moment of a game, and what a seat saw a whole turn ago: then much has changed.
fn end_of_round(
    options: Options,
    seed: u64,
) -> Option<(Raja, Seat, durbar::games::raja::view::View)> {
    let seats = Seats::new(5).expect("a table");
    let mut dice = Dice::from_seed(seed);
    let mut whim = Dice::from_seed(!seed);
    let mut game = Raja::new(options, seats, &mut dice).ok()?;
    let mut old = game.view(Viewer::Player(Seat::One));
    while let Turn::Of(seat) = game.turn() {
        let round = game.view(Viewer::Bystander).table.round;
        let action = lively(&game, seat, &mut whim);
        game.apply(seat, action, &mut dice, &mut |_, _| {});
        let new = game.view(Viewer::Player(Seat::One));
        if new.table.round > round && round > 3 {
            let up = new.gold[Seat::One] > old.gold[Seat::One];
            if up && new.table.palaces_left != old.table.palaces_left {
                return Some((game, Seat::One, old));
            }
            old = new;
        }
    }
    None
}

/// A scoring before its first share and after its second.
fn steps(album: &mut Vec<(String, Canvas)>) {
    let options = Options {
        home: true,
        ..Options::default()
    };
    let (game, scoring): (Raja, Scoring) = (0..200)
        .find_map(|seed| scored(options, 4, seed, 5, 3))
        .expect("a scoring");
    let paint = |steps: usize, language: Language| {
        with_scene(&game, Seat::One, language, |scene| {
            let mut canvas = Canvas::new();
            (Raja::CEREMONY.expect("it scores").paint)(scene, &scoring, steps, &mut canvas);
            canvas
        })
    };
    for (word, language) in LANGUAGES {
        album.push((format!("raja-scoring-begins-{word}"), paint(0, language)));
        album.push((format!("raja-scoring-half-{word}"), paint(2, language)));
        album.push((format!("raja-scoring-ends-{word}"), paint(3, language)));
    }
}

/// The end of games of two to five players.
fn results(album: &mut Vec<(String, Canvas)>) {
    let result = |game: &Raja, language: Language| {
        let Turn::Over(places) = game.turn() else {
            panic!("the game goes on")
        };
        with_scene(game, Seat::One, language, |scene| {
            let mut canvas = Canvas::new();
            (Raja::BOARD.paint_result)(scene, &places, &mut canvas);
            canvas
        })
    };
    for count in [2, 3, 4] {
        let (game, _) = at_the_end(count);
        for (word, language) in LANGUAGES {
            let name = format!("raja-result-{count}-{word}");
            album.push((name, result(&game, language)));
        }
    }
    for count in [2, 5] {
        let (game, tally) = at_the_end(count);
        let Turn::Over(places) = game.turn() else {
            panic!("the game goes on")
        };
        let sources = Raja::SOURCES.expect("sources");
        for (word, language) in LANGUAGES {
            let canvas = with_scene(&game, Seat::One, language, |scene| {
                let mut canvas = Canvas::new();
                (sources.paint)(scene, &places, &tally, &mut canvas);
                canvas
            });
            album.push((format!("raja-sources-{count}-{word}"), canvas));
        }
    }
    // Here palaces, gold and characters all decide.
    let text =
        include_str!("../../playthroughs/raja/r15-ranking-by-palaces-then-gold-then-character.txt");
    let mut last = None;
    playthrough::run::<Raja>(text, |_, _, game, _| last = Some(*game)).expect("it comes true");
    let game = last.expect("a state");
    for (word, language) in LANGUAGES {
        let name = format!("raja-result-5-{word}");
        album.push((name, result(&game, language)));
    }
}

/// A lively game at its end, and where its gold came from.
fn at_the_end(count: u8) -> (Raja, Tally) {
    let seats = Seats::new(count).expect("a table");
    finished(Options::default(), seats, u64::from(count))
}

#[test]
fn what_came_and_went_is_the_gold_at_the_end() {
    let (mut games, mut cities) = (0, 0);
    for ((options, seats), seed) in every_table::<Raja>().into_iter().zip(0..) {
        let (game, tally) = finished::<Raja>(options, seats, seed);
        let view = game.view(Viewer::Bystander);
        for seat in seats.iter() {
            let gold = view.gold[seat].expect("all gold lies open at the end");
            let sum = i32::from(PURSE) + tally.all(seat);
            assert_eq!(sum, i32::from(gold.0), "{options:?} {seed} {seat:?}");
            cities += (0..7).filter(|&line| tally.of(seat, line) > 0).count();
        }
        games += 1;
    }
    assert!(games > 100 && cities > games, "{games} {cities}");
}
