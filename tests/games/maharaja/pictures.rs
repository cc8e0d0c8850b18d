//! The pictures of Maharaja: moments of lively games, as a player sees them.

use durbar::app::Screen;
use durbar::faces::maharaja::{Focus, Hands, MaharajaScene, MapPlace, Page, Scoring};
use durbar::faces::{Faced, Ledger, Outcome, Scene};
use durbar::games::maharaja::Maharaja;
use durbar::games::maharaja::action::{Action, FlagTask, Why};
use durbar::games::maharaja::data::{City, Dial, FinalTile, Kind, Reward, Village};
use durbar::games::maharaja::state::{Options, Stage};
use durbar::games::maharaja::tiles::Level;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::{Game, Turn};
use durbar::kernel::seat::{Seat, Seats, Viewer};
use durbar::ui::canvas::Canvas;
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;

use crate::support::app::{speaking, taps};
use crate::support::device::{Device, flash::Chip};
use crate::support::{LANGUAGES, finished, lively, moment, players, with_refusal, with_scene};

/// A state, and who looks at it.
type Shot = (Maharaja, Seat);

/// Pictures with their names.
struct Album(Vec<(String, Canvas)>);

impl Album {
    /// A picture in English.
    fn one(&mut self, name: &str, at: &Shot, paint: impl Fn(&MaharajaScene<'_>, &mut Canvas)) {
        let canvas = with_scene(&at.0, at.1, Language::English, |scene| {
            painted(scene, &paint)
        });
        self.0.push((format!("maharaja-{name}"), canvas));
    }

    /// A picture in each language.
    fn each(&mut self, name: &str, at: &Shot, paint: impl Fn(&MaharajaScene<'_>, &mut Canvas)) {
        for (word, language) in LANGUAGES {
            let canvas = with_scene(&at.0, at.1, language, |scene| painted(scene, &paint));
            self.0.push((format!("maharaja-{name}-{word}"), canvas));
        }
    }
}

fn painted(scene: &MaharajaScene<'_>, paint: &impl Fn(&MaharajaScene<'_>, &mut Canvas)) -> Canvas {
    let mut canvas = Canvas::new();
    paint(scene, &mut canvas);
    canvas
}

/// The face with this focus.
fn at(focus: Focus) -> impl Fn(&MaharajaScene<'_>, &mut Canvas) {
    move |scene, canvas| (Maharaja::BOARD.paint)(scene, focus, canvas)
}

/// The face as it begins.
fn fresh(scene: &MaharajaScene<'_>, canvas: &mut Canvas) {
    (Maharaja::BOARD.paint)(scene, (Maharaja::BOARD.begin)(scene), canvas);
}

fn stage(game: &Maharaja) -> Stage {
    game.view(Viewer::Bystander).table.stage
}

fn acting(game: &Maharaja) -> bool {
    matches!(stage(game), Stage::Acting { .. })
}

fn has(game: &Maharaja, seat: Seat, like: impl Fn(&Action) -> bool) -> bool {
    game.legal(seat).any(|action| like(&action))
}

fn village(number: u8) -> MapPlace {
    MapPlace::of_village(Village::numbered(number).expect("a village"))
}

const PLAIN: Options = Options {
    first_game: false,
    first_rank: false,
    weak_outer: false,
    dear_statues: false,
    display_only: false,
    final_tile: None,
    solo: None,
};
const SOLO: Options = Options {
    solo: Some(Level::Normal),
    final_tile: Some(FinalTile::Majority),
    ..PLAIN
};

/// All pictures, each with its name.
pub fn all() -> Vec<(String, Canvas)> {
    let mut canvas = Canvas::new();
    (Maharaja::CARD.paint)(&mut canvas);
    let mut album = Album(vec![("maharaja-title".into(), canvas)]);
    turns(&mut album);
    choices(&mut album);
    pages(&mut album);
    scorings(&mut album);
    evening(&mut album);
    album.0
}

/// One person against Brahmabot, from home to his moves; nothing is handed over.
fn evening(album: &mut Album) {
    for (language, (word, _)) in LANGUAGES.into_iter().enumerate() {
        let mut device = speaking(Chip::new(32), language);
        let mut look = |device: &Device, name: &str| {
            let name = format!("maharaja-{name}-{word}");
            album.0.push((name, device.picture()));
        };
        taps(&mut device, "right");
        look(&device, "home");
        // One player; the first deal.
        taps(&mut device, "A down left");
        look(&device, "setup-solo");
        taps(&mut device, "up up right down");
        taps(&mut device, "A");
        let mut whim = Dice::from_seed(5);
        while device.app.screen() == Screen::Table {
            device.play_lively(&mut whim);
        }
        // The first houses stand: the Maharaja rides.
        assert_eq!(device.app.screen(), Screen::Moves);
        device.wait(800);
        look(&device, "ride");
        taps(&mut device, "A");
        while device.app.screen() == Screen::Table {
            device.play_lively(&mut whim);
        }
        assert_eq!(device.app.screen(), Screen::Moves);
        // After the reveal comes a deed with its reason.
        taps(&mut device, "A A");
        look(&device, "moves");
        // Asleep in Brahmabot's turn, the device wakes where it was, and Brahmabot goes on.
        taps(&mut device, "hold:Y");
        device.wait(10 * 60 * 1000);
        taps(&mut device, "B B");
        assert_eq!(device.app.screen(), Screen::Moves);
    }
}

/// The map and what is done on it.
fn turns(album: &mut Album) {
    let placing = moment::<Maharaja>(PLAIN, 4, 1, 9, |game, _| {
        matches!(stage(game), Stage::Placing { .. })
    });
    album.one("placing", &placing, at(Focus::Map(village(25))));
    let travels = |action: &Action| matches!(action, Action::Travel { .. });
    let early = moment::<Maharaja>(PLAIN, 3, 3, 18, |game, seat| {
        acting(game) && has(game, seat, travels)
    });
    let to = early.0.legal(early.1).find_map(|action| match action {
        Action::Travel { to, .. } => Some(MapPlace::of_junction(to)),
        _ => None,
    });
    album.each("map", &early, at(Focus::Map(to.expect("a journey"))));
    let spot = village(27);
    album.each(
        "village",
        &early,
        at(Focus::Here {
            place: spot,
            row: 0,
        }),
    );
    let late = fullest(PLAIN, 4);
    album.one("map-late", &late, fresh);
    let begin = with_scene(&late.0, late.1, Language::English, Maharaja::BOARD.begin);
    let Focus::Map(spot) = begin else {
        panic!("a turn begins on the map")
    };
    album.each(
        "city",
        &late,
        at(Focus::Here {
            place: spot,
            row: 1,
        }),
    );
    album.each("turn", &late, at(Focus::Turn { row: 0 }));
    album.each("end", &late, |scene, canvas| {
        let ledger = Ledger {
            seat: Some(scene.seat),
            paid: 9,
            received: 3,
        };
        let scene = Scene { ledger, ..*scene };
        (Maharaja::BOARD.paint)(&scene, Focus::Turn { row: u8::MAX }, canvas);
    });
    let done = moment::<Maharaja>(PLAIN, 3, 4, 40, |game, seat| {
        let table = game.view(Viewer::Bystander).table;
        let mut once = table.abilities(seat).iter();
        acting(game)
            && once.any(|ability| ability.kind() == Kind::Once && !table.used.contains(ability))
            && with_scene(game, seat, Language::English, |scene| {
                let begin = (Maharaja::BOARD.begin)(scene);
                let key = KeyEvent::Press(Key::A);
                matches!(
                    (Maharaja::BOARD.steer)(scene, begin, key),
                    Outcome::Play(Action::EndTurn, _)
                )
            })
    });
    album.each("done", &done, |scene, canvas| {
        let ledger = Ledger {
            seat: Some(scene.seat),
            paid: 9,
            received: 3,
        };
        fresh(&Scene { ledger, ..*scene }, canvas);
    });
    for (word, language) in LANGUAGES {
        let why = Why::PriestElsewhere { city: City::Puri };
        let canvas = with_refusal(&late.0, late.1, language, Some(why), |scene| {
            painted(scene, &fresh)
        });
        let name = format!("maharaja-refused-{word}");
        album.0.push((name, canvas));
    }
    let solo = moment::<Maharaja>(SOLO, 2, 4, 40, |game, _| acting(game));
    album.one("map-solo", &solo, fresh);
    changed(album);
}

/// The numbers that changed stand out.
fn changed(album: &mut Album) {
    let takes = |action: &Action| *action == Action::TakeCoins;
    let (game, seat) = moment::<Maharaja>(PLAIN, 3, 5, 60, |game, seat| has(game, seat, takes));
    let viewer = Viewer::Player(seat);
    let before = game.view(viewer);
    let mut after = game;
    let mut dice = Dice::from_seed(1);
    after.apply(seat, Action::TakeCoins, &mut dice, &mut |_, _| {});
    let (view, players) = (after.view(viewer), players());
    let scene = Scene {
        judge: Some(&after.judge(seat)),
        before: Some(&before),
        ..Scene::new(&view, viewer, &players, Language::English)
    };
    album
        .0
        .push(("maharaja-changed".into(), painted(&scene, &fresh)));
    let players = |scene: &MaharajaScene<'_>, canvas: &mut Canvas| {
        Maharaja::BOARD.pages[0](scene, canvas);
    };
    album
        .0
        .push(("maharaja-changed-players".into(), painted(&scene, &players)));
}

/// Dial, track, characters and rewards.
fn choices(album: &mut Album) {
    let planning = moment::<Maharaja>(PLAIN, 3, 2, 20, |game, _| {
        matches!(stage(game), Stage::Planning { .. })
    });
    let plan = |second| {
        Focus::Plan(Hands {
            at: Dial::TwoShrines,
            first: Some(Dial::StatueAndShrine),
            second,
            turned: false,
        })
    };
    album.each("dial", &planning, at(plan(None)));
    let Focus::Plan(hands) = plan(None) else {
        panic!()
    };
    let board = Focus::Look {
        at: MapPlace::of_city(City::Puri),
        plan: Some(hands),
    };
    album.each("dial-board", &planning, at(board));
    let marker = |action: &Action| matches!(action, Action::SpendMarker { .. });
    let rich = moment::<Maharaja>(PLAIN, 3, 2, 40, |game, seat| has(game, seat, marker));
    album.one(
        "marker",
        &rich,
        at(Focus::Chip {
            at: Dial::Coins,
            turned: false,
        }),
    );
    let flags = |action: &Action| matches!(action, Action::MoveFlag { .. });
    let order = moment::<Maharaja>(PLAIN, 4, 13, 100, |game, seat| has(game, seat, flags));
    let table = order.0.view(Viewer::Bystander).table;
    let city = table.cities_from_left().nth(4).expect("a flag");
    let task = FlagTask::Flag;
    album.each(
        "track",
        &order,
        at(Focus::Page(Page::Track { at: city, task })),
    );
    let choosing = moment::<Maharaja>(PLAIN, 4, 17, 2, |game, _| {
        matches!(stage(game), Stage::Choosing { .. })
    });
    album.each("choose", &choosing, fresh);
    for seed in [31, 57, 90] {
        let (game, seat) = moment::<Maharaja>(PLAIN, 4, seed, 0, |game, _| {
            matches!(stage(game), Stage::Choosing { .. })
        });
        album.one(&format!("characters-{seed}"), &(game, seat), fresh);
    }
    let takes = |action: &Action| matches!(action, Action::TakeCharacter { .. });
    let taking = moment::<Maharaja>(PLAIN, 4, 2, 40, |game, seat| has(game, seat, takes));
    let held = taking.0.view(Viewer::Bystander).table;
    let wanted = held.character[Seat::One].or(held.display.iter().next());
    let focus = Focus::Page(Page::Cards {
        at: wanted.expect("a character"),
    });
    album.one("take", &taking, at(focus));
    let rewarding = moment::<Maharaja>(PLAIN, 4, 5, 60, |game, _| {
        let first = game
            .view(Viewer::Bystander)
            .table
            .ranks
            .iter()
            .flatten()
            .count()
            == 2;
        first && matches!(stage(game), Stage::Rewarding { .. })
    });
    album.each("rewards", &rewarding, fresh);
    for (name, reward) in [
        ("pay", Reward::UpToThree),
        ("free-shrine", Reward::FreeShrine),
        ("maharani", Reward::Maharani),
    ] {
        let applying = moment::<Maharaja>(
            PLAIN,
            3,
            5,
            60,
            |game, _| matches!(stage(game), Stage::Applying { reward: applied, .. } if applied == reward),
        );
        album.one(name, &applying, fresh);
        if reward == Reward::Maharani {
            let table = applying.0.view(Viewer::Bystander).table;
            let tile = table.display.iter().next().expect("a character");
            album.one(
                "lay",
                &applying,
                at(Focus::Page(Page::Lay { at: tile, row: 0 })),
            );
        }
    }
}

/// The pages of the overview.
fn pages(album: &mut Album) {
    let rich = Options {
        first_rank: true,
        weak_outer: true,
        dear_statues: true,
        display_only: true,
        final_tile: Some(FinalTile::Roads),
        ..PLAIN
    };
    let page = |number: usize| {
        move |scene: &MaharajaScene<'_>, canvas: &mut Canvas| {
            Maharaja::BOARD.pages[number](scene, canvas);
        }
    };
    let busy = moment::<Maharaja>(rich, 4, 7, 120, |game, _| {
        let table = game.view(Viewer::Bystander).table;
        acting(game) && table.maharani.iter().any(Option::is_some)
    });
    for (number, name) in ["players", "track", "characters", "rewards", "rules"]
        .into_iter()
        .enumerate()
    {
        album.each(&format!("page-{name}"), &busy, page(number));
    }
    let solo = moment::<Maharaja>(SOLO, 2, 9, 40, |game, _| {
        matches!(stage(game), Stage::Planning { .. })
    });
    album.each("page-tiles", &solo, page(4));
    album.one("page-players-solo", &solo, page(0));
    let shown = moment::<Maharaja>(SOLO, 2, 9, 40, |game, _| {
        let row = game.view(Viewer::Bystander).table.row;
        acting(game) && row.revealed.is_some()
    });
    album.one("page-tiles-revealed", &shown, page(4));
}

/// Scorings step by step, and the ends of games.
fn scorings(album: &mut Album) {
    let rank = Options {
        first_rank: true,
        ..PLAIN
    };
    for (name, options, seats, ranked) in [("scoring", rank, 4, 3), ("scoring-solo", SOLO, 2, 2)] {
        let (game, scoring) = (0..200)
            .find_map(|seed| scored(options, seats, seed, ranked))
            .expect("a scoring");
        let shown = |steps| {
            let scoring = scoring.clone();
            move |scene: &MaharajaScene<'_>, canvas: &mut Canvas| {
                (Maharaja::CEREMONY.expect("it scores").paint)(scene, &scoring, steps, canvas);
            }
        };
        let moment = (game, Seat::One);
        album.each(name, &moment, shown(usize::MAX));
        album.one(&format!("{name}-begins"), &moment, shown(1));
    }
    for (name, options, count) in [
        ("result-2", PLAIN, 2),
        ("result-3", PLAIN, 3),
        ("result-4", PLAIN, 4),
        ("result-solo", SOLO, 2),
    ] {
        let seats = Seats::new(count).expect("a table");
        let (game, tally) = finished::<Maharaja>(options, seats, u64::from(count));
        let Turn::Over(places) = game.turn() else {
            panic!("the game goes on")
        };
        album.each(name, &(game, Seat::One), |scene, canvas| {
            (Maharaja::BOARD.paint_result)(scene, &places, canvas);
        });
        if count == 4 || options == SOLO {
            let name = name.replace("result", "sources");
            let sources = Maharaja::SOURCES.expect("sources");
            album.each(&name, &(game, Seat::One), |scene, canvas| {
                (sources.paint)(scene, &places, &tally, canvas);
            });
        }
    }
}

/// Plays a lively game; the visitor sees each action and its events, and stops it by answering.
fn played<T>(
    options: Options,
    seats: u8,
    seed: u64,
    mut visit: impl FnMut(&Maharaja, Seat, Option<Scoring>) -> Option<T>,
) -> Option<T> {
    let mut dice = Dice::from_seed(seed);
    let mut whim = Dice::from_seed(!seed);
    let seats = Seats::new(seats).expect("a table");
    let mut game = Maharaja::new(options, seats, &mut dice).expect("a game");
    while let Turn::Of(seat) = game.turn() {
        let action = lively(&game, seat, &mut whim);
        let mut heard = None;
        game.apply(seat, action, &mut dice, &mut |_, event| {
            Scoring::hear(&mut heard, &event);
        });
        if let Some(found) = visit(&game, seat, heard) {
            return Some(found);
        }
    }
    None
}

/// A scoring of a lively game in which so many have a rank, after some rounds.
fn scored(options: Options, seats: u8, seed: u64, ranked: usize) -> Option<(Maharaja, Scoring)> {
    played(options, seats, seed, |game, _, heard| {
        let scoring = heard?;
        let ranks = scoring.shares.iter().filter(|share| share.rank.is_some());
        let late = game.view(Viewer::Bystander).table.round > 3;
        (late && ranks.count() == ranked).then_some((*game, scoring))
    })
}

/// The turn with most on the map among many games.
fn fullest(options: Options, seats: u8) -> Shot {
    let mut best = None;
    for seed in 0..40 {
        let _: Option<()> = played(options, seats, seed, |game, _, _| {
            let Turn::Of(seat) = game.turn() else {
                return None;
            };
            let table = game.view(Viewer::Bystander).table;
            let statues = |action: &Action| matches!(action, Action::BuildStatue { .. });
            if acting(game) && has(game, seat, statues) {
                let shrines: u32 = table
                    .seats
                    .iter()
                    .map(|seat| table.shrines.in_cities(seat))
                    .sum();
                let built: u32 = table
                    .seats
                    .iter()
                    .map(|seat| u32::from(table.statues_built(seat)))
                    .sum();
                let worth = 3 * built + shrines;
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, (*game, seat)));
                }
            }
            None
        });
    }
    best.expect("a full map").1
}
