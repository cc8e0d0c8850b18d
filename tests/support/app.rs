//! Pictures of the app's screens in every language, each reached with keys from saved matches.

use durbar::{
    app::{Charge, Keep, Msg, Screen},
    faces::livery::Livery,
    kernel::{
        dice::Dice,
        game::{Game, Turn},
        id::Id,
        play::NoUndo,
        rank::Ranking,
        recorded::Recorded,
        seat::{Seat, Seats, Viewer},
    },
    store::{Error, SavedPlayer, Setup, Store, Trouble},
    ui::{
        canvas::Canvas,
        ink::Palette,
        key::{Key, KeyEvent},
    },
};

use crate::sample::{Action, Options, Sample, Stage};

use super::{
    LANGUAGES,
    device::{Device, flash::Chip},
    lively,
};

/// A match with its course.
type Course = Recorded<Sample>;

/// A picture with its name and its colours.
pub type Picture = (String, Canvas, Palette);

/// Who sits at the tables, and in which colours.
pub const PEOPLE: [(&str, Livery); 5] = [
    ("Mira", Livery::Red),
    ("Anton", Livery::Blue),
    ("Zoë", Livery::Yellow),
    ("Willemijn", Livery::Black),
    ("Jörg", Livery::Green),
];

/// Saves a lively match of so many until the visitor stops it, or to its end; answers what would have come next.
pub fn save(
    chip: &mut Chip<4096>,
    options: Options,
    people: usize,
    seed: u64,
    stop: impl FnMut(&Course, Action) -> bool,
) -> Option<Action> {
    save_by(chip, options, people, seed, lively, stop)
}

/// What a wanderer does: he travels wherever he can, and builds nothing before he must.
pub fn wander(game: &Sample, seat: Seat, whim: &mut Dice) -> Action {
    let ways: Vec<Action> = game
        .legal(seat)
        .filter(|action| matches!(action, Action::Travel { .. }))
        .collect();
    match ways.len() {
        0 => lively(game, seat, whim),
        count => ways[whim.below(count as u32) as usize],
    }
}

/// Whether an action would make a match so long that its players are told.
pub fn makes_long(table: &Course, action: Action) -> bool {
    let mut next = table.clone();
    let Turn::Of(seat) = next.turn() else {
        return false;
    };
    next.play(seat, action, |_, _| {}).expect("legal");
    next.journal().is_long()
}

/// Saves a match of so many, played in some manner, until the visitor stops it or the room ends; answers what would have
/// come next.
pub fn save_by(
    chip: &mut Chip<4096>,
    options: Options,
    people: usize,
    seed: u64,
    choose: impl Fn(&Sample, Seat, &mut Dice) -> Action,
    stop: impl FnMut(&Course, Action) -> bool,
) -> Option<Action> {
    let player = |(name, livery): (&str, Livery)| SavedPlayer {
        name: heapless::String::try_from(name).expect("a short name"),
        mind: (livery.index() as u8 + 1) << 4,
    };
    let setup = Setup {
        options,
        players: PEOPLE.into_iter().take(people).map(player).collect(),
        seed,
        rules: Sample::RULES,
    };
    save_as(chip, &setup, choose, stop)
}

/// Saves a match that was set up so.
fn save_as(
    chip: &mut Chip<4096>,
    setup: &Setup<Options>,
    choose: impl Fn(&Sample, Seat, &mut Dice) -> Action,
    mut stop: impl FnMut(&Course, Action) -> bool,
) -> Option<Action> {
    let (options, seed) = (setup.options, setup.seed);
    let seats = Seats::new(setup.players.len() as u8).expect("a table");
    let mut table = Course::start(options, seats, seed).expect("a match");
    let mut whim = Dice::from_seed(!seed);
    let mut store = Store::new(chip).expect("saves");
    let number = store.begin::<Sample>(setup).expect("room").number;
    loop {
        let seat = match table.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(places) => {
                store.finish(number, &places).expect("room");
                return None;
            }
        };
        let next = choose(table.game(), seat, &mut whim);
        if stop(&table, next) {
            return Some(next);
        }
        table.play(seat, next, |_, _| {}).expect("legal");
        match store.append(number, &table) {
            Err(Error::Full) => return Some(next),
            appended => drop(appended.expect("a save")),
        }
    }
}

/// A chip with a match of one person against a computer of the second level, and the action by which the person wins it.
pub fn nearly_won() -> (Chip<4096>, Action) {
    for seed in 0..100 {
        let player = |name: &str, mind| SavedPlayer {
            name: heapless::String::try_from(name).expect("a short name"),
            mind,
        };
        let setup = Setup {
            options: Options::default(),
            players: [player("Mira", 0x20), player("", 0x42)]
                .into_iter()
                .collect(),
            seed,
            rules: Sample::RULES,
        };
        let mut chip = Chip::new(32);
        let wins = |table: &Course, action| {
            let mut game = *table.game();
            let own = game.turn() == Turn::Of(Seat::One);
            if own {
                game.apply(Seat::One, action, &mut table.dice(), &mut |_, _| {});
            }
            let won = |places: Ranking| places.winners().eq([Seat::One]);
            own && matches!(game.turn(), Turn::Over(places) if won(places))
        };
        if let Some(last) = save_as(&mut chip, &setup, lively, wins) {
            return (chip, last);
        }
    }
    panic!("nobody wins");
}

/// A chip with the match of two of whom one travels without end, and where he goes when the visitor stops him or the room
/// ends. Where a way costs gold, a journey ends: so a deal is looked for on which it does not.
pub fn wandered(
    sectors: usize,
    mut stop: impl FnMut(&Course, Action) -> bool,
) -> (Chip<4096>, Action) {
    for seed in 0..100 {
        let mut chip = Chip::new(sectors);
        let next = save_by(&mut chip, Options::default(), 2, seed, wander, &mut stop);
        if let Some(next @ Action::Travel { .. }) = next {
            return (chip, next);
        }
    }
    panic!("nobody travels for so long");
}

/// Whether an action would end the match.
pub fn ends(table: &Course, action: Action) -> bool {
    let mut game = *table.game();
    let Turn::Of(seat) = game.turn() else {
        return false;
    };
    game.apply(seat, action, &mut table.dice(), &mut |_, _| {});
    matches!(game.turn(), Turn::Over(_))
}

fn stage(table: &Course) -> Stage {
    table.view(Viewer::Bystander).table.stage
}

/// After so many actions, somebody plans.
pub fn planning(after: usize) -> impl FnMut(&Course, Action) -> bool {
    move |table, _| table.actions() >= after && matches!(stage(table), Stage::Planning { .. })
}

/// After so many actions, somebody acts and has done something already that can be taken back.
pub fn acting(after: usize) -> impl FnMut(&Course, Action) -> bool {
    move |table, _| {
        let Turn::Of(seat) = table.turn() else {
            return false;
        };
        table.actions() >= after
            && matches!(stage(table), Stage::Acting { .. })
            && table.can_undo(seat).is_ok()
    }
}

/// Somebody's character was taken, and he chooses another.
pub fn robbed(table: &Course, _: Action) -> bool {
    matches!(stage(table), Stage::Replacing { .. })
}

/// A chip with saved matches of every kind; the latest one stands where the visitor stops it.
fn shelf(people: usize, stop: impl FnMut(&Course, Action) -> bool) -> Chip<4096> {
    let plain = Options::default();
    let mut chip = Chip::new(32);
    save(&mut chip, plain, 3, 3, |_, _| false);
    let before = chip.clone();
    save(&mut chip, plain, 2, 4, planning(20));
    // Of this one a bit has changed since it was written.
    let written: Vec<usize> = (0..chip.bytes.len())
        .filter(|&at| chip.bytes[at] != before.bytes[at])
        .collect();
    chip.bytes[written[written.len() / 2]] ^= 0x10;
    save(&mut chip, plain, 5, 5, planning(100));
    save(&mut chip, plain, 4, 6, |_, _| false);
    save(&mut chip, plain, people, 7, stop);
    chip
}

/// A device whose texts are in this language, at home.
pub fn speaking(chip: Chip<4096>, language: usize) -> Device {
    let mut device = Device::with(chip);
    taps(&mut device, "up up A");
    // Once round, so that the first one is set, too.
    for _ in 0..LANGUAGES.len() + language {
        device.tap(Key::Right);
    }
    device.tap(Key::B);
    device.restart();
    assert_eq!(device.app.screen(), Screen::Home);
    device
}

/// Taps keys, by their names; "hold:A" holds one.
pub fn taps(device: &mut Device, keys: &str) {
    for word in keys.split_whitespace() {
        match word.strip_prefix("hold:") {
            Some(key) => device.hold(Key::named(key).expect("a key")),
            None => device.tap(Key::named(word).expect("a key")),
        }
    }
}

struct Album<'a> {
    word: &'a str,
    pictures: &'a mut Vec<Picture>,
}

impl Album<'_> {
    /// Takes a picture, of the screen that it should be.
    #[track_caller]
    fn take(&mut self, device: &Device, screen: Screen, name: &str) {
        assert_eq!(device.app.screen(), screen, "{name}");
        let name = format!("{name}-{}", self.word);
        self.pictures
            .push((name, device.picture(), *device.app.palette()));
    }
}

/// All pictures.
pub fn all() -> Vec<Picture> {
    let mut pictures = Vec::new();
    for (number, (word, _)) in LANGUAGES.into_iter().enumerate() {
        let mut album = Album {
            word,
            pictures: &mut pictures,
        };
        home_and_setup(&mut album, number);
        saves(&mut album, number);
        table(&mut album, number);
        end(&mut album, number);
        ladder(&mut album, number);
        lesson(&mut album, number);
        notices(&mut album, number);
        programs(&mut album, number);
        hints(&mut album, number);
        large(&mut album, number);
    }
    pictures
}

/// A program in the set-up, waited for, at fault, and missing where it would play.
fn programs(album: &mut Album<'_>, language: usize) {
    let mut device = speaking(Chip::new(32), language);
    device.invite(Some(crate::programs::failing(language)));
    taps(&mut device, crate::programs::OTHER);
    taps(&mut device, "right right right");
    album.take(&device, Screen::Setup, "setup-program");
    taps(&mut device, "up up up up right down A");
    while device.app.screen() == Screen::Table {
        device.tap(Key::A);
    }
    device.wait(3500);
    album.take(&device, Screen::Moves, "program-waited");
    device.wait(3000);
    album.take(&device, Screen::Notice, "notice-program");
    // Nothing of that is in the saves yet: switched on without it, it is missing.
    let mut device = speaking(Chip::new(32), language);
    device.invite(Some(crate::programs::failing(language)));
    taps(&mut device, crate::programs::OTHER);
    taps(&mut device, crate::programs::BEGIN);
    device.invite(None);
    album.take(&device, Screen::Notice, "notice-no-program");
}

/// What a computer would do: of the first title in every language, of the others in one each.
fn hints(album: &mut Album<'_>, language: usize) {
    for (number, (word, way)) in crate::hints::titles().into_iter().enumerate() {
        if number > 0 && (number - 1) % LANGUAGES.len() != language {
            continue;
        }
        let device = speaking(Chip::new(32), language);
        let mut device = crate::hints::at_table(device, &way);
        device.wait(1500);
        if number == 0 {
            taps(&mut device, "hold:Y down down");
            album.take(&device, Screen::Menu, "menu-hint");
            device.key(KeyEvent::Press(Key::A));
            album.take(&device, Screen::Table, "hint-thinking");
            device.key(KeyEvent::Release(Key::A));
        } else {
            taps(&mut device, crate::hints::ASK);
        }
        device.wait(20_000);
        album.take(&device, Screen::Table, &format!("{word}-hint"));
    }
}

/// Sets texts large at home.
fn enlarge(device: &mut Device) {
    taps(device, "up up A down down down down right B");
    device.restart();
    assert_eq!(device.app.screen(), Screen::Home);
}

/// What is read most, in large type.
fn large(album: &mut Album<'_>, language: usize) {
    let mut device = speaking(shelf(5, planning(80)), language);
    enlarge(&mut device);
    album.take(&device, Screen::Home, "home-large");
    taps(&mut device, "down down down down A");
    device.wait(400);
    album.take(&device, Screen::Saves, "saves-large");
    taps(&mut device, "down down down A");
    album.take(&device, Screen::Chosen, "chosen-large");
    taps(&mut device, "B B down A");
    album.take(&device, Screen::Statistics, "statistics-large");
    taps(&mut device, "left");
    album.take(&device, Screen::Statistics, "statistics-last-large");
    device.restart();
    taps(&mut device, "A");
    album.take(&device, Screen::Curtain, "curtain-large");
    taps(&mut device, "hold:A");
    album.take(&device, Screen::Moves, "news-large");

    let mut device = speaking(Chip::new(32), language);
    enlarge(&mut device);
    taps(&mut device, "down A up right");
    album.take(&device, Screen::Setup, "setup-large");
    device.restart();
    let mut device = crate::hints::at_table(device, &crate::hints::titles()[0].1);
    device.wait(1500);
    taps(&mut device, crate::hints::ASK);
    device.wait(20_000);
    album.take(&device, Screen::Table, "hint-large");

    let mut device = speaking(Chip::new(8), language);
    enlarge(&mut device);
    taps(&mut device, "down down A");
    album.take(&device, Screen::Chapters, "lesson-chapters-large");
    taps(&mut device, "A");
    album.take(&device, Screen::Table, "lesson-first-large");
    taps(&mut device, "A A");
    album.take(&device, Screen::Table, "lesson-wrong-large");
    taps(&mut device, "B B X");
    album.take(&device, Screen::Topics, "topics-large");
    taps(&mut device, "down down A");
    album.take(&device, Screen::Reading, "topic-large");
    taps(&mut device, "B B A down down A");
    album.take(&device, Screen::Letters, "name-large");

    // At the table.
    let mut device = speaking(shelf(4, acting(80)), language);
    enlarge(&mut device);
    taps(&mut device, "A A");
    album.take(&device, Screen::Table, "map-large");
    let refused = Msg::Kept(Keep::Settings, Err(Error::Flash(())));
    device.send(refused);
    album.take(&device, Screen::Notice, "notice-large");

    // The end of a match, and what was counted.
    let mut device = over(language, true);
    album.take(&device, Screen::Ceremony, "last-scoring-large");
    device.tap(Key::A);
    album.take(&device, Screen::Result, "result-large");
    taps(&mut device, "up");
    album.take(&device, Screen::Result, "result-sources-large");
    taps(&mut device, "up");
    device.script("right right A");
    album.take(&device, Screen::LookBack, "look-back-thinking-large");
    device.wait(60_000);
    album.take(&device, Screen::LookBack, "look-back-large");
    taps(&mut device, "B left left left A");
    album.take(&device, Screen::History, "history-more-large");
    taps(&mut device, "left left left left");
    album.take(&device, Screen::History, "history-large");
    taps(&mut device, "B B up up up A right");
    album.take(&device, Screen::Statistics, "statistics-person-large");
    taps(&mut device, "B up A A up A");
    album.take(&device, Screen::Ask, "ask-large");
}

fn home_and_setup(album: &mut Album<'_>, language: usize) {
    let mut device = Device::with(Chip::new(8));
    for _ in 0..language {
        device.tap(Key::Y);
    }
    album.take(&device, Screen::Home, "home-first");
    let mut device = speaking(Chip::new(8), language);
    album.take(&device, Screen::Home, "home");
    taps(&mut device, "down down down A");
    album.take(&device, Screen::Saves, "saves-none");
    taps(&mut device, "B down A");
    album.take(&device, Screen::Statistics, "statistics-none");
    taps(&mut device, "B down A");
    album.take(&device, Screen::Settings, "settings");
    taps(&mut device, "down down down down down down");
    album.take(&device, Screen::Settings, "settings-hand");
    taps(&mut device, "Y");
    album.take(&device, Screen::Ask, "ask-reset");
    taps(&mut device, "B B hold:Y");
    album.take(&device, Screen::Menu, "menu-home");

    let mut device = speaking(shelf(5, planning(80)), language);
    device.charge = Some(Charge::at(3775, language == 1));
    device.send(Msg::Charge(device.charge));
    album.take(&device, Screen::Home, "home-resume");
    // The players of the match that was left sit down for the next one.
    taps(&mut device, "A hold:Y up A down A");
    album.take(&device, Screen::Setup, "setup");
    taps(&mut device, "down");
    album.take(&device, Screen::Setup, "setup-players");
    taps(&mut device, "down down down down down");
    album.take(&device, Screen::Setup, "setup-guest");
    taps(&mut device, "up up A down down down right right right");
    album.take(&device, Screen::Letters, "name");
    taps(&mut device, "Y down down down down down");
    album.take(&device, Screen::Setup, "setup-variants");
    taps(&mut device, "B A up right");
    album.take(&device, Screen::Setup, "setup-deal");
    taps(&mut device, "X");
    album.take(&device, Screen::Reading, "setup-card");
    taps(
        &mut device,
        "B B right down A right down down down right right",
    );
    // One who plays alone, on the next title: computers, and whom the rulebook plays.
    album.take(&device, Screen::Setup, "setup-computer");
    taps(&mut device, "up up left left");
    taps(&mut device, "down down");
    album.take(&device, Screen::Setup, "setup-automa");
    taps(&mut device, "B left X");
    album.take(&device, Screen::Topics, "topics");
    taps(&mut device, "down down A");
    album.take(&device, Screen::Reading, "topic");
}

fn saves(album: &mut Album<'_>, language: usize) {
    let mut device = speaking(shelf(5, planning(80)), language);
    taps(&mut device, "down down down down A");
    // The board of the one in focus is seen when the focus rests.
    device.wait(400);
    album.take(&device, Screen::Saves, "saves");
    taps(&mut device, "down");
    device.wait(400);
    album.take(&device, Screen::Saves, "saves-finished");
    taps(&mut device, "up");
    taps(&mut device, "X");
    album.take(&device, Screen::Reading, "saves-card");
    taps(&mut device, "B");
    taps(&mut device, "A");
    album.take(&device, Screen::Chosen, "chosen");
    taps(&mut device, "down A");
    album.take(&device, Screen::Ask, "ask");
    taps(&mut device, "B B down A");
    album.take(&device, Screen::Chosen, "chosen-finished");
    taps(&mut device, "B down down A");
    album.take(&device, Screen::Chosen, "chosen-damaged");
}

fn table(album: &mut Album<'_>, language: usize) {
    let mut device = speaking(shelf(4, planning(80)), language);
    taps(&mut device, "A");
    album.take(&device, Screen::Curtain, "curtain-secret");
    taps(&mut device, "hold:A");
    album.take(&device, Screen::Moves, "news");
    taps(&mut device, "A hold:Y");
    album.take(&device, Screen::Menu, "menu");

    // The character was taken while others had the device.
    let mut device = speaking(shelf(3, robbed), language);
    taps(&mut device, "A hold:A");
    album.take(&device, Screen::Moves, "news-loss");

    let mut device = speaking(shelf(4, acting(80)), language);
    taps(&mut device, "A");
    album.take(&device, Screen::Curtain, "curtain-open");
    taps(&mut device, "A X");
    album.take(&device, Screen::Reading, "card");
    taps(&mut device, "B Y Y left");
    album.take(&device, Screen::Overview, "log");
    taps(&mut device, "X");
    album.take(&device, Screen::Reading, "log-card");
    taps(&mut device, "B");
    taps(&mut device, "A left left");
    album.take(&device, Screen::History, "history");
    taps(&mut device, "up up up up up up up up up up up up up up up");
    album.take(&device, Screen::History, "history-beginning");
    // In large type.
    taps(&mut device, "hold:Y down down A down down down down right");
    album.take(&device, Screen::Settings, "settings-large");
    taps(&mut device, "B");
    album.take(&device, Screen::Menu, "menu-large");
    taps(&mut device, "B B");
    album.take(&device, Screen::Overview, "log-large");
    taps(&mut device, "B X");
    album.take(&device, Screen::Reading, "card-large");
    taps(&mut device, "B");
    album.take(&device, Screen::Table, "table-large");

    for (name, wanted) in [
        ("no-undo-another", NoUndo::AnotherPlayer),
        ("no-undo-nothing", NoUndo::Nothing),
    ] {
        let stop = |table: &Course, _| {
            let Turn::Of(seat) = table.turn() else {
                return false;
            };
            let acts = matches!(stage(table), Stage::Acting { .. });
            table.actions() > 20 && acts && table.can_undo(seat) == Err(wanted)
        };
        let mut device = speaking(shelf(2, stop), language);
        taps(&mut device, "A");
        device.sit();
        // What was played by itself since is taken back first.
        let mut actions = device.actions() + 1;
        while core::mem::replace(&mut actions, device.actions()) != device.actions() {
            taps(&mut device, "B");
        }
        album.take(&device, Screen::Table, name);
    }
}

/// A device before whose people the last scoring of a match was watched.
fn over(language: usize, large: bool) -> Device {
    let mut last = None;
    let chip = shelf(4, |table, next| {
        let over = ends(table, next);
        last = over.then_some(next);
        over
    });
    let mut device = speaking(chip, language);
    if large {
        enlarge(&mut device);
    }
    taps(&mut device, "A");
    device.sit();
    let keys = device.play_by_keys::<Sample>(last.expect("a last action"));
    assert!(keys.is_some());
    device.wait(6000);
    device
}

fn end(album: &mut Album<'_>, language: usize) {
    let mut device = over(language, false);
    album.take(&device, Screen::Ceremony, "last-scoring");
    device.tap(Key::A);
    album.take(&device, Screen::Result, "result");
    taps(&mut device, "up");
    album.take(&device, Screen::Result, "result-sources");
    taps(&mut device, "up");
    taps(&mut device, "X");
    album.take(&device, Screen::Reading, "result-card");
    taps(&mut device, "B");
    device.script("right right A");
    album.take(&device, Screen::LookBack, "look-back-thinking");
    device.wait(60_000);
    album.take(&device, Screen::LookBack, "look-back");
    // What the last action came to takes more lines than there is room for.
    taps(&mut device, "B left left left A");
    album.take(&device, Screen::History, "history-more");
    taps(&mut device, "B B up up up A");
    album.take(&device, Screen::Statistics, "statistics");
    taps(&mut device, "right");
    album.take(&device, Screen::Statistics, "statistics-person");
    taps(&mut device, "left left");
    album.take(&device, Screen::Statistics, "statistics-last");
}

fn ladder(album: &mut Album<'_>, language: usize) {
    let (chip, last) = nearly_won();
    let mut device = speaking(chip, language);
    taps(&mut device, "A");
    assert!(device.play_by_keys::<Sample>(last).is_some());
    device.tap(Key::A);
    device.tap(Key::A);
    album.take(&device, Screen::Result, "ladder");
    taps(&mut device, "A up up up A");
    album.take(&device, Screen::Statistics, "ladder-statistics");
}

fn lesson(album: &mut Album<'_>, language: usize) {
    let mut device = speaking(Chip::new(8), language);
    taps(&mut device, "down down A");
    album.take(&device, Screen::Chapters, "lesson-chapters");
    taps(&mut device, "A");
    album.take(&device, Screen::Table, "lesson-first");
    taps(&mut device, "A");
    album.take(&device, Screen::Table, "lesson-way");
    taps(&mut device, "A");
    album.take(&device, Screen::Table, "lesson-wrong");
    taps(&mut device, "right");
    album.take(&device, Screen::Table, "lesson-here");
    taps(&mut device, "A A A A");
    album.take(&device, Screen::Table, "lesson-map");
    taps(&mut device, "hold:Y");
    album.take(&device, Screen::Menu, "lesson-menu");
}

/// Every kind of notice, each in one language, and the most important one in all.
fn notices(album: &mut Album<'_>, language: usize) {
    let mut device = speaking(shelf(2, acting(40)), language);
    taps(&mut device, "A A");
    let mut show = |device: &mut Device, name: &str, msg: Msg| {
        device.send(msg);
        album.take(device, Screen::Notice, name);
        if name == "notice-empty" {
            // Only a charger ends it.
            device.send(Msg::Charge(Some(Charge::at(3900, true))));
        } else if let Msg::Kept(
            Keep::Settings,
            Err(Error::TooSmall | Error::Finished | Error::OutOfStep | Error::TooLong),
        ) = msg
        {
            // Only leaving the table does, to which one may come back.
            taps(device, "A");
            assert_eq!(device.app.screen(), Screen::Notice);
            taps(device, "B A A");
        } else {
            device.tap(Key::A);
            device.tap(Key::A);
        }
        assert_ne!(device.app.screen(), Screen::Notice);
    };
    let refused = |error| Msg::Kept(Keep::Settings, Err(error));
    show(&mut device, "notice-flash", refused(Error::Flash(())));
    match language {
        0 => {
            show(&mut device, "notice-worn", refused(Error::Worn));
            show(&mut device, "notice-too-small", refused(Error::TooSmall));
            show(
                &mut device,
                "notice-gave-way",
                Msg::Kept(Keep::Prepare, Ok(2)),
            );
            show(&mut device, "notice-finished", refused(Error::Finished));
        }
        1 => {
            show(&mut device, "notice-full", refused(Error::Full));
            show(&mut device, "notice-out-of-step", refused(Error::OutOfStep));
            let low = Msg::Charge(Some(Charge::at(3300, false)));
            show(&mut device, "notice-battery", low);
            // Found so again, it is empty.
            let empty = Msg::Charge(Some(Charge::at(3300, false)));
            show(&mut device, "notice-empty", empty);
            show(&mut device, "notice-too-long", refused(Error::TooLong));
        }
        _ => {}
    }
    taps(&mut device, "hold:Y up A");
    let kept = |error| Msg::Kept(Keep::Open(1), Err(error));
    let trouble = |trouble| kept(Error::Trouble(trouble));
    let newer = Trouble::NewerFormat { format: 2 };
    let settings = Msg::Kept(Keep::Settings, Err(Error::Trouble(newer)));
    show(&mut device, "notice-newer-values", settings);
    match language {
        0 => {
            show(
                &mut device,
                "notice-newer",
                trouble(Trouble::NewerFormat { format: 2 }),
            );
            show(
                &mut device,
                "notice-diverged",
                trouble(Trouble::Diverged { actions: 3 }),
            );
        }
        1 => {
            show(&mut device, "notice-damaged", trouble(Trouble::Damaged));
            show(&mut device, "notice-no-match", kept(Error::NoSuchMatch));
        }
        _ => {
            show(&mut device, "notice-unknown", trouble(Trouble::UnknownGame));
            let other = Trouble::OtherRules { saved: 1, ours: 2 };
            show(&mut device, "notice-other-rules", trouble(other));
            let mut device = long_match(language);
            album.take(&device, Screen::Notice, "notice-journal");
            device.tap(Key::A);
            assert_eq!(device.app.screen(), Screen::Table);
        }
    }
}

/// A device at whose table somebody has travelled until the journal was nearly full, and travels once more.
fn long_match(language: usize) -> Device {
    let (chip, next) = wandered(32, makes_long);
    let mut device = speaking(chip, language);
    taps(&mut device, "A hold:A");
    device.play_by_keys::<Sample>(next);
    device
}
