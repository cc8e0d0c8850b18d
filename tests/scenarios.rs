//! Keys in, screens and effects out: what a person does on the device, told as key scripts.

mod help;
mod saves;
mod secrets;
mod settings;

use std::collections::{HashSet, VecDeque};

use crate::sample::{Action, Focus, Options, Sample, Stage};
use crate::support::{
    app::{acting, ends, makes_long, planning, robbed, save, wander, wandered},
    device::{Device, flash::Chip},
    lively,
    lively::Titled,
    seated::Seated,
    with_scene,
};
use durbar::{
    app::{App, BoardFacts, Charge, Deals, Msg, Screen},
    faces::{Faced, Outcome},
    kernel::{
        dice::Dice,
        game::{Game, Turn},
        recorded::Recorded,
        seat::{Seat, Viewer},
    },
    shell::{rehearsal::rehearse, script::Script},
    store::{Listed, Store},
    ui::{
        canvas::{Canvas, SIDE},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
    },
    words::Language,
};

/// A device with one match on it, laid on the table; the curtain is drawn.
fn laid(
    options: Options,
    people: usize,
    stop: impl FnMut(&Recorded<Sample>, Action) -> bool,
) -> Device {
    let mut chip = Chip::new(16);
    save(&mut chip, options, people, 7, stop);
    let mut device = Device::with(chip);
    device.script("A");
    on(&device, Screen::Curtain);
    device
}

#[track_caller]
fn on(device: &Device, screen: Screen) {
    assert_eq!(device.app.screen(), screen);
}

fn journal(device: &Device) -> usize {
    assert!(device.play::<Sample>().is_some(), "no match");
    device.actions()
}

/// The saved matches, the latest first.
fn listed(device: &Device) -> Vec<Listed> {
    let mut chip = device.chip();
    chip.restart(None);
    let mut all = Vec::new();
    let mut store = Store::new(chip).expect("saves");
    store.list(|listed| all.push(listed)).expect("a list");
    all
}

#[test]
fn a_new_game_leads_to_the_first_turn_and_is_saved_from_the_start() {
    let mut device = Device::new(16);
    on(&device, Screen::Home);
    device.script("A");
    on(&device, Screen::Setup);
    device.script("A");
    on(&device, Screen::Curtain);
    device.assert_in_step();
    assert_eq!(listed(&device).len(), 1);
    device.script("A");
    on(&device, Screen::Table);
    assert_eq!(device.seat(), Some(Seat::One));
    let wanted = device
        .play::<Sample>()
        .unwrap()
        .legal(Seat::One)
        .next()
        .unwrap();
    assert!(device.play_by_keys::<Sample>(wanted).is_some());
    // What is chosen and placed at the beginning is open, and no news: nobody waits at a curtain.
    on(&device, Screen::Table);
    assert_eq!(device.seat(), Some(Seat::Two));
    device.assert_in_step();
}

#[test]
fn the_same_deal_is_the_same_game() {
    let begin = |deal: &str| {
        let mut device = Device::new(16);
        device.script(&format!("A up {deal} down A A"));
        *device.play::<Sample>().expect("a match").game()
    };
    assert_eq!(begin("right*5"), begin("right*5"));
    assert_ne!(begin("right*5"), begin("right*6"));
}

#[test]
fn a_name_is_written_corrected_kept_and_offered_again() {
    let mut device = Device::new(16);
    // M is in the second row; o comes small, and so does the wrong p beside it.
    device.script("A down*2 A");
    on(&device, Screen::Letters);
    device.script("down right*4 A right*2 A right A B Y");
    on(&device, Screen::Setup);
    device.script("up*2 A");
    on(&device, Screen::Curtain);
    let name = |device: &Device| {
        let known = listed(device).remove(0).summary.expect("a summary");
        known.players[0].name.to_string()
    };
    assert_eq!(name(&device), "Mo");
    // After a lesson, whose players have no names, and after switching off.
    for between in ["hold:Y up A down*3 A A hold:Y up A", "hold:Y up A"] {
        device.script(between);
        on(&device, Screen::Home);
        device.restart();
        device.script("down A A");
        on(&device, Screen::Curtain);
        assert_eq!(name(&device), "Mo");
    }
    assert_eq!(listed(&device).len(), 3);
}

#[test]
fn letters_change_between_capitals_and_small_ones_and_a_word_begins_with_a_capital_by_itself() {
    let mut device = Device::new(16);
    device.script("A down*2 A");
    on(&device, Screen::Letters);
    // Small from the start; after a blank a capital by itself, one more by wish, and a small one.
    device.script("X right*3 A right A down*5 right*2 A up*5 A X right A X left A Y up*2 A");
    on(&device, Screen::Curtain);
    let known = listed(&device).remove(0).summary.expect("a summary");
    assert_eq!(known.players[0].name, "de GHg");
}

#[test]
fn undo_takes_back_a_step_the_turn_and_then_says_why_not() {
    // A turn in which three things were done that can be taken back.
    let mut device = laid(Options::default(), 3, |table, _| {
        let Turn::Of(seat) = table.turn() else {
            return false;
        };
        let mut before = table.clone();
        (0..3).all(|_| before.undo(seat).is_ok())
    });
    device.script("A");
    on(&device, Screen::Table);
    let (played, seat) = (journal(&device), device.seat().unwrap());
    device.script("B");
    assert_eq!(journal(&device), played - 1);
    device.assert_in_step();
    let mut whole = device.play::<Sample>().unwrap().clone();
    let mut course = device.app.journal().clone();
    let all = whole.undo_all(&mut course, seat);
    all.expect("more to take back");
    device.script("hold:B");
    assert!(*device.play::<Sample>().unwrap() == whole && journal(&device) < played - 2);
    device.assert_in_step();
    on(&device, Screen::Table);

    let before = device.picture();
    device.script("B");
    assert_eq!(journal(&device), course.actions() as usize);
    let refused = device.picture();
    assert!(refused != before, "nothing is said");
    for y in 0..200 {
        assert!((0..SIDE).all(|x| refused.ink(x, y) == before.ink(x, y)));
    }
    // It stands until the next key.
    device.script("wait:3000");
    assert!(device.picture() == refused);
    device.script("X B");
    assert!(device.picture() == before);
}

/// The keys from the present focus to a choice that is refused.
fn way_to_a_refusal(device: &Device) -> Vec<Key> {
    let (table, _) = device.app.table().unwrap();
    let sitting = Sample::on(table).unwrap();
    let game = sitting.play().game();
    with_scene(game, device.seat().unwrap(), Language::English, |scene| {
        let start: Focus = sitting
            .focus()
            .unwrap_or_else(|| (Sample::BOARD.begin)(scene));
        let mut seen = HashSet::from([format!("{start:?}")]);
        let mut queue = VecDeque::from([(start, Vec::new())]);
        while let Some((focus, way)) = queue.pop_front() {
            for key in [Key::A, Key::Up, Key::Down, Key::Left, Key::Right] {
                let way = [way.as_slice(), &[key]].concat();
                match (Sample::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
                    Outcome::Moved(next) if seen.insert(format!("{next:?}")) => {
                        queue.push_back((next, way));
                    }
                    Outcome::Refused(_) => return way,
                    _ => {}
                }
            }
        }
        panic!("everything is allowed");
    })
}

#[test]
fn a_refusal_stands_until_the_next_key() {
    let mut device = laid(Options::default(), 3, acting(40));
    device.script("A");
    let (last, way) = way_to_a_refusal(&device)
        .split_last()
        .map(|(last, way)| (*last, way.to_vec()))
        .unwrap();
    for key in way {
        device.tap(key);
    }
    let before = device.picture();
    device.heard.clear();
    device.tap(last);
    let refused = device.picture();
    assert!(refused != before, "nothing is said");
    assert_eq!(device.heard, [sound::REFUSE]);
    device.script("wait:5000");
    assert!(
        device.picture() == refused,
        "the reason went away by itself"
    );
    device.script("X B");
    assert!(device.picture() != refused);
}

#[test]
fn the_menu_opens_from_every_screen_and_leads_back_to_it() {
    let mut chip = Chip::new(32);
    save(&mut chip, Options::default(), 3, 3, |_, _| false);
    save(&mut chip, Options::default(), 3, 7, acting(40));
    for (keys, screen) in [
        ("", Screen::Home),
        ("down A", Screen::Setup),
        ("down A down*3 A", Screen::Letters),
        ("down*4 A", Screen::Saves),
        ("down*4 A A", Screen::Chosen),
        ("down*4 A A down A", Screen::Ask),
        ("down*5 A", Screen::Statistics),
        ("down*6 A", Screen::Settings),
        ("down*7 A", Screen::DeviceTest),
        ("X", Screen::Topics),
        ("X A", Screen::Reading),
        ("down*3 A", Screen::Chapters),
        ("down*3 A A", Screen::Table),
        ("A", Screen::Curtain),
        ("A A", Screen::Table),
        ("A A right down", Screen::Table),
        ("A A X", Screen::Reading),
        ("A A Y Y right", Screen::Overview),
        ("A A Y Y left", Screen::Overview),
        ("A A Y Y left A left", Screen::History),
        ("down*4 A down A A", Screen::History),
    ] {
        let mut device = Device::with(chip.clone());
        device.script(keys);
        on(&device, screen);
        let before = device.picture();
        device.script("hold:Y");
        on(&device, Screen::Menu);
        device.script("B");
        on(&device, screen);
        assert!(device.picture() == before, "{keys}: the screen has changed");
        device.script("hold:Y A");
        on(&device, screen);
        // What the menu leads to leads back to it, however often it is opened there.
        device.script("hold:Y up*2 A hold:Y B*3");
        let ground = [
            screen,
            Screen::Home,
            Screen::Saves,
            Screen::Overview,
            Screen::Table,
        ];
        assert!(
            ground.contains(&device.app.screen()),
            "{keys}: {:?}",
            device.app.screen()
        );
    }
}

/// What the match on the table was dealt from.
fn seed_of(device: &Device) -> u64 {
    let (table, _) = device.app.table().expect("a match");
    <Sample as Titled>::on(table).expect("the sample").seed()
}

#[test]
fn the_same_table_plays_again_with_a_new_deal() {
    let mut last = None;
    let mut device = laid(Options::default(), 4, |table, next| {
        last = ends(table, next).then_some(next);
        last.is_some()
    });
    device.sit();
    device.play_by_keys::<Sample>(last.unwrap()).expect("a way");
    device.script("A A");
    on(&device, Screen::Result);
    let before = device.play::<Sample>().expect("a match");
    let (seats, seed) = (before.game().seats(), seed_of(&device));
    let names = listed(&device)[0].summary.as_ref().unwrap().players.clone();
    device.script("right A");
    assert!(matches!(
        device.app.screen(),
        Screen::Curtain | Screen::Table
    ));
    let now = device.play::<Sample>().expect("a match");
    assert_eq!(now.game().seats(), seats);
    assert_ne!(seed_of(&device), seed);
    assert_eq!(device.app.journal().actions(), 0);
    // Both are saved, and the same people play.
    let all = listed(&device);
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].summary.as_ref().unwrap().players, names);
    assert!(all[0].summary.as_ref().unwrap().finished.is_none());
    assert!(all[1].summary.as_ref().unwrap().finished.is_some());
    device.assert_in_step();
}

#[test]
fn a_finished_match_is_counted_and_can_be_watched_again() {
    let mut last = None;
    let mut device = laid(Options::default(), 4, |table, next| {
        last = ends(table, next).then_some(next);
        last.is_some()
    });
    device.sit();
    device
        .play_by_keys::<Sample>(last.unwrap())
        .expect("the last action");
    on(&device, Screen::Ceremony);
    // Step by step by itself, or at once.
    let first = device.picture();
    device.wait(5000);
    assert!(device.picture() != first);
    device.script("A");
    on(&device, Screen::Result);
    assert!(device.heard.contains(&sound::SCORING));
    let actions = journal(&device);
    assert!(
        listed(&device)[0]
            .summary
            .as_ref()
            .unwrap()
            .finished
            .is_some()
    );
    assert_ne!(*device.app.statistics(), Default::default());
    // Up shows from where everything came, and up again who won; the overview lies behind Y.
    let places = device.picture();
    device.script("up");
    assert!(device.picture() != places);
    device.script("up");
    assert!(device.picture() == places);
    device.script("Y B");
    on(&device, Screen::Result);
    // The board at the end, and the match from its beginning, which runs by itself.
    device.script("left A");
    on(&device, Screen::History);
    let board = device.picture();
    device.script("B left A");
    on(&device, Screen::History);
    let first = device.picture();
    assert!(first != board);
    device.wait(1000);
    assert!(device.picture() != first);
    device.script("B");
    on(&device, Screen::Result);
    device.script("left left left A");
    on(&device, Screen::Home);

    // It is not offered to be resumed.
    device.script("down*3 A A A");
    on(&device, Screen::History);
    assert_eq!(journal(&device), actions);
    let beginning = device.picture();
    device.script("A wait:2000 A");
    let later = device.picture();
    assert!(later != beginning);
    device.script("wait:3000");
    assert!(device.picture() == later, "it was halted");
    device.script("left up");
    assert!(device.picture() == beginning);
    device.script("B");
    on(&device, Screen::Saves);
    assert!(device.seated().is_none());
}

#[test]
fn what_changed_stands_out_for_a_moment() {
    let mut device = laid(Options::default(), 3, |table, next| {
        let pays = matches!(next, Action::BuildHouse { .. } | Action::TakeGold);
        let acting = matches!(
            table.view(Viewer::Bystander).table.stage,
            Stage::Acting { .. }
        );
        acting && pays && table.actions() > 30
    });
    device.script("A");
    let seat = device.seat();
    let game = *device.play::<Sample>().unwrap().game();
    let wanted = game
        .legal(seat.unwrap())
        .find(|action| matches!(action, Action::BuildHouse { .. } | Action::TakeGold))
        .unwrap();
    device.play_by_keys::<Sample>(wanted).expect("an action");
    on(&device, Screen::Table);
    let fresh = device.picture();
    device.wait(1000);
    let calm = device.picture();
    assert!(fresh != calm, "nothing stood out");
    device.wait(5000);
    assert!(device.picture() == calm);
}

/// Whether an action begins a round that everybody watches.
fn begins_round(table: &Recorded<Sample>, action: Action) -> bool {
    let Turn::Of(seat) = table.turn() else {
        return false;
    };
    let mut begins = false;
    let mut game = *table.game();
    game.apply(seat, action, &mut table.dice(), &mut |_, event| {
        begins |= Sample::ROUND.is_some_and(|round| (round.begins)(&event));
    });
    begins
}

#[test]
fn before_a_round_is_planned_everybody_sees_it_begin_and_needs_no_key_for_it() {
    // The first round, and a later one, which begins after a ceremony.
    for after in [0, 40] {
        let mut chip = Chip::new(16);
        let last = save(&mut chip, Options::default(), 3, 7, |table, action| {
            table.actions() >= after && begins_round(table, action)
        });
        let begun = || {
            let mut device = Device::with(chip.clone());
            device.script("A");
            device.sit();
            on(&device, Screen::Table);
            assert!(device.play_by_keys::<Sample>(last.unwrap()).is_some());
            if after > 0 {
                on(&device, Screen::Ceremony);
                device.script("A A");
            }
            on(&device, Screen::Moves);
            device.assert_in_step();
            device
        };
        // It moves, and then goes on by itself to the first who plans.
        let mut device = begun();
        let first = device.picture();
        device.wait(500);
        assert!(device.picture() != first);
        on(&device, Screen::Moves);
        device.wait(3000);
        on(&device, Screen::Curtain);
        // One key passes it over; X tells of it, and leads back.
        let mut device = begun();
        device.script("X");
        on(&device, Screen::Reading);
        device.script("B");
        on(&device, Screen::Moves);
        device.script("A");
        on(&device, Screen::Curtain);
        // It was no secret and is no news: the plan comes next, in the first round to everybody.
        device.script("hold:A");
        let news = if after > 0 {
            Screen::Moves
        } else {
            Screen::Table
        };
        on(&device, news);
    }
}

#[test]
fn who_is_about_to_start_says_with_one_key_how_many_they_are() {
    let mut device = Device::new(16);
    device.script("A right A");
    on(&device, Screen::Curtain);
    assert_eq!(
        device
            .play::<Sample>()
            .unwrap()
            .game()
            .seats()
            .iter()
            .count(),
        3
    );
    let mut device = Device::new(16);
    device.script("A left A");
    assert_eq!(
        device
            .play::<Sample>()
            .unwrap()
            .game()
            .seats()
            .iter()
            .count(),
        5
    );
}
