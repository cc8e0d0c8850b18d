//! Keys in, screens and effects out: what a person does on the device, told as key scripts.

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
    app::{App, Charge, Facts, Msg, Screen},
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
    for between in ["hold:Y up A down*2 A hold:Y up A", "hold:Y up A"] {
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
        ("down*3 A", Screen::Saves),
        ("down*3 A A", Screen::Chosen),
        ("down*3 A A down A", Screen::Ask),
        ("down*4 A", Screen::Statistics),
        ("down*5 A", Screen::Settings),
        ("down*6 A", Screen::DeviceTest),
        ("X", Screen::Topics),
        ("X A", Screen::Card),
        ("down*2 A", Screen::Card),
        ("A", Screen::Curtain),
        ("A A", Screen::Table),
        ("A A right down", Screen::Table),
        ("A A X", Screen::Card),
        ("A A Y Y right", Screen::Overview),
        ("A A Y Y left", Screen::Overview),
        ("A A Y Y left A left", Screen::History),
        ("down*3 A down A A", Screen::History),
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

#[test]
fn leaving_a_secret_hides_it_at_once() {
    for (keys, way) in [
        ("hold:Y", Screen::Menu),
        ("Y hold:Y", Screen::Menu),
        ("X hold:Y", Screen::Menu),
        ("Y Y left A", Screen::History),
    ] {
        let mut device = laid(Options::default(), 3, planning(30));
        let curtain = device.picture();
        // A short press does not open it.
        device.script("A");
        on(&device, Screen::Curtain);
        device.sit();
        on(&device, Screen::Table);
        device.script(keys);
        on(&device, way);
        device.script("B");
        on(&device, Screen::Curtain);
        assert!(device.picture() == curtain, "{keys}");
    }
}

#[test]
fn a_key_held_on_from_the_screen_before_opens_no_curtain_and_deletes_nothing() {
    // The last key of a plan, held down while the device goes to the next player.
    let mut device = laid(Options::default(), 3, |table, next| {
        let Turn::Of(seat) = table.turn() else {
            return false;
        };
        let mut after = table.clone();
        let _ = after.play(seat, next, |_, _| {});
        planning(30)(table, next) && planning(30)(&after, next)
    });
    device.sit();
    on(&device, Screen::Table);
    let seat = device.seat();
    let (table, _) = device.app.table().unwrap();
    let sitting = Sample::on(table).unwrap();
    let wanted = lively(
        sitting.play().game(),
        seat.unwrap(),
        &mut Dice::from_seed(1),
    );
    let way = with_scene(
        sitting.play().game(),
        seat.unwrap(),
        Language::English,
        |scene| crate::support::by_keys::way(scene, (Sample::BOARD.begin)(scene), wanted, None).0,
    );
    let (last, first) = way.split_last().unwrap();
    for key in first {
        device.tap(*key);
    }
    device.hold(*last);
    assert_ne!(device.seat(), seat);
    on(&device, Screen::Curtain);

    device.script("hold:Y up A down*3 A A down hold:A");
    on(&device, Screen::Ask);
    assert_eq!(listed(&device).len(), 1);
}

#[test]
fn silence_blanks_the_panel_and_waking_lands_on_the_curtain() {
    let mut device = laid(Options::default(), 3, planning(30));
    let curtain = device.picture();
    device.sit();
    let table = device.picture();
    assert!(table != curtain);
    device.heard.clear();
    device.wait(121_000);
    assert_eq!(device.app.light(), 0);
    let dark = device.picture();
    assert!((0..SIDE).all(|y| (0..SIDE).all(|x| dark.ink(x, y) == Ink::Night)));
    assert!(device.heard.is_empty(), "it falls asleep with a noise");
    // The key that wakes does nothing else, however long it is held.
    device.script("hold:A");
    assert!(device.app.light() > 0);
    on(&device, Screen::Curtain);
    assert!(device.picture() == curtain);
    device.sit();
    assert!(device.picture() == table);
}

#[test]
fn a_secret_left_alone_closes_after_a_minute_however_long_the_device_stays_awake() {
    let mut device = laid(Options::default(), 3, planning(30));
    // The picture never goes out.
    device.script("hold:Y up*2 A up left*2 B B");
    let settings = format!("{:?}", device.app.settings());
    assert!(settings.contains("idle: 0"), "{settings}");
    on(&device, Screen::Curtain);
    let curtain = device.picture();
    for keys in ["", "X", "Y", "right"] {
        device.sit();
        device.script(keys);
        let shown = device.picture();
        device.heard.clear();
        device.wait(59_000);
        assert!(device.picture() == shown, "{keys}: it closes too soon");
        device.wait(2_000);
        on(&device, Screen::Curtain);
        assert!(device.picture() == curtain && device.app.light() > 0);
        assert!(device.heard.is_empty(), "it closes with a noise");
    }
    // What is no secret stays.
    let mut device = laid(Options::default(), 3, acting(40));
    device.script("A");
    device.wait(100_000);
    on(&device, Screen::Table);
}

#[test]
fn a_device_that_is_switched_on_and_laid_aside_goes_dark_too() {
    let mut device = Device::new(8);
    device.send(Msg::Charge(Some(Charge::at(3900, false))));
    device.wait(150_000);
    assert_eq!(device.app.light(), 0);
}

#[test]
fn switching_on_lands_on_the_curtain_of_the_interrupted_match() {
    for keys in [
        "",
        "hold:A",
        "hold:A X",
        "hold:A Y",
        "hold:A Y Y",
        "hold:Y",
        "hold:Y down A",
        "hold:A hold:Y",
    ] {
        let mut device = laid(Options::default(), 4, planning(30));
        let curtain = device.picture();
        let number = device.number();
        device.script(keys);
        device.restart();
        on(&device, Screen::Curtain);
        assert_eq!(device.number(), number);
        assert!(device.picture() == curtain);
    }
    // A match that was left is not opened by itself.
    let mut device = laid(Options::default(), 4, planning(30));
    device.script("hold:Y up A");
    device.restart();
    on(&device, Screen::Home);
}

#[test]
fn a_match_is_deleted_after_a_question_and_no_other() {
    let mut chip = Chip::new(32);
    for seed in [3, 4, 5] {
        save(&mut chip, Options::default(), 3, seed, planning(20));
    }
    let mut device = Device::with(chip);
    let before = listed(&device);
    device.script("down*3 A down A down A");
    on(&device, Screen::Ask);
    device.script("A");
    on(&device, Screen::Ask);
    device.script("B");
    on(&device, Screen::Chosen);
    assert_eq!(listed(&device), before);
    device.script("A hold:A");
    on(&device, Screen::Saves);
    let after = listed(&device);
    assert_eq!(after, [before[0].clone(), before[2].clone()]);
}

#[test]
fn when_the_saves_are_full_it_is_said_and_nothing_is_lost() {
    let mut device = Device::new(7);
    let mut begun = 0;
    // The first row at home is to go on with the latest match, once there is one.
    device.script("A A");
    while device.app.screen() == Screen::Curtain {
        begun += 1;
        device.assert_in_step();
        device.script("hold:Y up A down A A");
    }
    assert!(begun > 0);
    on(&device, Screen::Notice);
    let full = listed(&device);
    assert_eq!(full.len(), begun);
    device.script("A");
    on(&device, Screen::Notice);
    assert_eq!(listed(&device), full);
    device.script("B");
    on(&device, Screen::Home);
    // One is deleted, and then there is room.
    device.script("up*4 A A down A hold:A");
    assert_eq!(listed(&device).len(), begun - 1);
    device.script("B hold:Y B");
    device.restart();
    device.script("down A A");
    on(&device, Screen::Curtain);
    assert_eq!(listed(&device).len(), begun);
}

#[test]
fn when_the_flash_refuses_it_is_said_and_asked_again_until_it_does_it() {
    for private in [false, true] {
        let mut device = if private {
            laid(Options::default(), 3, planning(30))
        } else {
            laid(Options::default(), 3, acting(40))
        };
        device.sit();
        let play = device.play::<Sample>().unwrap();
        let wanted = lively(play.game(), device.seat().unwrap(), &mut Dice::from_seed(3));
        let played = journal(&device);
        device.fail(Some(0));
        assert!(device.play_by_keys::<Sample>(wanted).is_some());
        on(&device, Screen::Notice);
        assert_eq!(journal(&device), played + 1);
        device.script("A");
        on(&device, Screen::Notice);
        // It waits for an answer even if everybody falls asleep over it.
        device.wait(200_000);
        device.script("up");
        on(&device, Screen::Notice);
        device.fail(None);
        device.script("A");
        assert!([Screen::Curtain, Screen::Table].contains(&device.app.screen()));
        assert_eq!(journal(&device), played + 1);
        device.assert_in_step();
    }
}

#[test]
fn leaving_a_table_that_cannot_be_saved_loses_the_last_action_and_no_more() {
    let mut device = laid(Options::default(), 3, acting(40));
    device.script("A");
    let wanted = lively(
        device.play::<Sample>().unwrap().game(),
        device.seat().unwrap(),
        &mut Dice::from_seed(3),
    );
    let played = journal(&device);
    device.fail(Some(0));
    assert!(device.play_by_keys::<Sample>(wanted).is_some());
    device.script("B");
    device.fail(None);
    device.script("B B");
    on(&device, Screen::Home);
    device.restart();
    device.sit();
    assert_eq!(journal(&device), played);
    device.assert_in_step();
}

#[test]
fn a_finished_match_that_gives_way_is_told_of() {
    let mut chip = Chip::new(9);
    save(&mut chip, Options::default(), 2, 3, |_, _| false);
    let mut device = Device::with(chip);
    device.script("A A");
    let mut told = false;
    for _ in 0..9 {
        if device.app.screen() == Screen::Notice {
            told = true;
            break;
        }
        on(&device, Screen::Curtain);
        device.script("hold:Y up A down A A");
    }
    assert!(told);
    assert!(
        listed(&device)
            .iter()
            .all(|listed| listed.summary.as_ref().unwrap().finished.is_none())
    );
    device.script("A");
    on(&device, Screen::Curtain);
    device.assert_in_step();
}

#[test]
fn held_in_the_left_hand_picture_and_keys_are_turned() {
    let facts = Facts {
        board: "PC",
        saves: 16 * 4096,
    };
    let run = |keys: &str| {
        let mut app = App::new(facts, None);
        let script = Script::parse(keys).unwrap();
        let seen = rehearse(&mut app, script, None, &mut vec![0xFF; facts.saves], |_| {});
        (app, seen.seen)
    };
    // The row of the hand is the last but one. From then on up is down.
    let (app, turned) = run("up*2 A up*2 A B up down down");
    assert!(app.turned());
    on_app(&app, Screen::Home);
    let mut upright = Canvas::new();
    app.paint(&mut upright);
    let (_, usual) = run("up*2 A up*2 A A B down up up");
    assert!(
        upright == usual,
        "the same hand movements lead to the same row"
    );
    assert!(turned != usual);
    for y in 0..SIDE {
        assert!((0..SIDE).all(|x| turned.ink(x, y) == usual.ink(SIDE - 1 - x, SIDE - 1 - y)));
    }
}

#[track_caller]
fn on_app(app: &App, screen: Screen) {
    assert_eq!(app.screen(), screen);
}

#[test]
fn with_sound_off_all_is_silent_and_a_secret_is_silent_always() {
    let mut device = laid(Options::default(), 3, planning(30));
    let sounds = |device: &mut Device| std::mem::take(&mut device.heard).len();
    assert!(sounds(&mut device) > 0);
    device.sit();
    sounds(&mut device);
    device.script("right A left*3 A B X down B Y right*3 B up");
    assert_eq!(sounds(&mut device), 0, "the plan can be heard");
    let seat = device.seat();
    let wanted = lively(
        device.play::<Sample>().unwrap().game(),
        seat.unwrap(),
        &mut Dice::from_seed(1),
    );
    device.script("hold:Y B");
    device.sit();
    sounds(&mut device);
    device.play_by_keys::<Sample>(wanted).expect("a plan");
    assert_eq!(device.heard, [sound::HAND_OVER]);

    device.script("hold:Y up*2 A down*2 A B");
    sounds(&mut device);
    device.script("B hold:A A right*3 A B X B Y left B hold:Y up A down A down*3 right B");
    on(&device, Screen::Home);
    assert_eq!(sounds(&mut device), 0);
}

#[test]
fn a_low_battery_is_told_of_once_and_again_after_charging() {
    let mut device = laid(Options::default(), 3, acting(40));
    device.script("A");
    let mut told = 0;
    let mut read = |device: &mut Device, millivolts, charging| {
        device.send(Msg::Charge(Some(Charge::at(millivolts, charging))));
        if device.app.screen() == Screen::Notice {
            told += 1;
            device.script("A");
            on(device, Screen::Table);
        }
        told
    };
    for (millivolts, charging, expected) in [
        (4000, false, 0),
        (3500, false, 1),
        (3600, false, 1),
        (3500, false, 1),
        (3450, false, 1),
        (3500, true, 1),
        (3500, false, 2),
    ] {
        assert_eq!(
            read(&mut device, millivolts, charging),
            expected,
            "{millivolts}"
        );
    }
    // In a dark device nobody reads it; then it waits.
    read(&mut device, 3900, true);
    device.wait(200_000);
    assert_eq!(read(&mut device, 3400, false), 2);
    device.script("up A");
    on(&device, Screen::Table);
    assert_eq!(read(&mut device, 3400, false), 3);
}

#[test]
fn settings_outlive_switching_off() {
    let mut device = Device::new(8);
    let fresh = device.app.settings().clone();
    device.script("up*2 A");
    for _ in 0..8 {
        device.script("right down");
    }
    let set = device.app.settings().clone();
    assert_ne!(set, fresh);
    device.script("B");
    device.restart();
    assert_eq!(*device.app.settings(), set);
    assert!(device.app.turned());
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
    device.script("A");
    on(&device, Screen::Home);

    // It is not offered to be resumed.
    device.script("down*2 A A A");
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
fn the_guided_first_game_runs_to_its_end_by_keys() {
    let mut device = Device::new(8);
    device.script("down A");
    let (mut cards, mut deeds, mut moves) = (0, 0, 0);
    while device.app.screen() != Screen::Home {
        match device.app.screen() {
            Screen::Card => {
                cards += 1;
                device.script("A");
            }
            Screen::Ceremony => {
                device.wait(6000);
                device.script("A");
            }
            // What the other player does is shown for a while, or as long as one likes.
            Screen::Moves if moves % 2 == 0 => {
                moves += 1;
                device.script("A");
            }
            Screen::Moves => {
                moves += 1;
                let played = journal(&device);
                device.wait(2000);
                let went_on = device.app.screen() != Screen::Moves || journal(&device) > played;
                assert!(went_on);
            }
            Screen::Table => {
                let wanted = device.lesson_wants::<Sample>().expect("a deed");
                // Anything else is answered with the text, and does nothing.
                let other = device
                    .play::<Sample>()
                    .unwrap()
                    .legal(Seat::One)
                    .find(|action| *action != wanted);
                let played = journal(&device);
                if let Some(other) = other {
                    assert_eq!(device.play_by_keys::<Sample>(other), None);
                    on(&device, Screen::Card);
                    assert_eq!(journal(&device), played);
                    device.script("A");
                }
                device.play_by_keys::<Sample>(wanted).expect("the deed");
                deeds += 1;
            }
            screen => panic!("{screen:?}"),
        }
        assert!(cards < 100 && deeds < 100, "it does not end");
    }
    let steps = Sample::CARD.lesson.steps;
    println!(
        "{cards} cards, {deeds} deeds, {moves} moves of the other player: {} steps",
        steps.len()
    );
    assert!(cards > 10 && deeds > 5 && moves > 3);
    assert!(device.seated().is_none() && listed(&device).is_empty());
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

/// A device at whose table a wanderer sits; the curtain is open. Answers where he goes next.
fn wandering(
    sectors: usize,
    stop: impl FnMut(&Recorded<Sample>, Action) -> bool,
) -> (Device, Action) {
    let (chip, next) = wandered(sectors, stop);
    let mut device = Device::with(chip);
    device.script("A");
    device.sit();
    on(&device, Screen::Table);
    (device, next)
}

/// Plays lively to the end of the match.
fn finish(device: &mut Device) {
    let mut whim = Dice::from_seed(1);
    for _ in 0..2000 {
        device.sit();
        if !device.play_lively(&mut whim) {
            break;
        }
    }
    device.sit();
    on(device, Screen::Result);
}

#[test]
fn of_a_very_long_match_it_is_said_once_that_its_beginning_will_be_forgotten() {
    let (mut device, next) = wandering(32, makes_long);
    device.play_by_keys::<Sample>(next);
    on(&device, Screen::Notice);
    device.tap(Key::A);
    on(&device, Screen::Table);
    device.assert_in_step();
    let onward = |device: &mut Device| {
        let game = *device.play::<Sample>().expect("a match").game();
        let seat = device.seat().expect("a wanderer");
        let next = wander(&game, seat, &mut Dice::from_seed(3));
        assert!(device.play_by_keys::<Sample>(next).is_some());
        on(device, Screen::Table);
    };
    onward(&mut device);
    device.restart();
    device.sit();
    onward(&mut device);
    device.assert_in_step();
}

#[test]
fn a_match_that_forgot_its_beginning_is_looked_back_at_and_finished() {
    let (mut device, _) = wandering(32, |table, _| table.journal().forgotten() > 0);
    let (first, last) = (device.app.journal().forgotten(), device.actions());
    assert!(last > 6000 && first > 500, "{first} {last}");
    device.script("Y Y left A");
    on(&device, Screen::History);
    let end = device.picture();
    device.script("left");
    let before = device.picture();
    assert!(before != end);
    device.script("right");
    assert!(device.picture() == end);
    // Far back there is an end, and from there it goes forward again.
    for _ in 0..last / 10 {
        device.tap(Key::Up);
    }
    let beginning = device.picture();
    device.script("left");
    assert!(device.picture() == beginning);
    device.script("right");
    assert!(device.picture() != beginning);
    device.script("B B");
    finish(&mut device);
    device.assert_in_step();
    let known = listed(&device)[0].summary.clone().expect("a summary");
    assert!(known.finished.is_some() && known.actions as usize > last);
}

#[test]
fn where_no_room_is_left_the_match_can_be_played_to_its_end_unsaved() {
    let (mut device, next) = wandering(8, |_, _| false);
    let saved = device.actions();
    device.play_by_keys::<Sample>(next);
    on(&device, Screen::Notice);
    device.tap(Key::A);
    on(&device, Screen::Notice);
    device.tap(Key::X);
    on(&device, Screen::Table);
    finish(&mut device);
    assert!(device.actions() > saved);
    let known = listed(&device)[0].summary.clone().expect("a summary");
    assert_eq!((known.actions as usize, known.finished), (saved, None));
    // What was saved is still there, and is told to be full once more.
    device.restart();
    device.sit();
    assert_eq!(device.actions(), saved);
    device.play_by_keys::<Sample>(next);
    on(&device, Screen::Notice);
}

/// A device at whose table somebody plays alone against the rulebook; he decides.
fn alone() -> Device {
    let mut device = Device::new(16);
    // The second title; of two people one leaves.
    device.script("right A down left up A");
    for _ in 0..60 {
        if device.app.screen() == Screen::Table && device.seated().is_some_and(Seated::alone) {
            return device;
        }
        device.script("A");
    }
    panic!("nobody plays alone: {:?}", device.app.screen());
}

#[test]
fn who_plays_alone_never_meets_a_curtain() {
    let mut device = alone();
    let mut whim = Dice::from_seed(5);
    let mut met = 0;
    for _ in 0..30 {
        while device.app.screen() != Screen::Table {
            assert_ne!(device.app.screen(), Screen::Curtain);
            device.tap(Key::A);
        }
        // After sleep, after switching off, and from the menu.
        device.wait(1000);
        let table = device.picture();
        device.wait(130_000);
        assert_eq!(device.app.light(), 0);
        device.tap(Key::Up);
        on(&device, Screen::Table);
        assert!(device.picture() == table, "it woke up elsewhere");
        device.restart();
        on(&device, Screen::Table);
        device.script("hold:Y up A A");
        on(&device, Screen::Table);
        assert!(device.play_lively(&mut whim));
        if device.app.screen() == Screen::Moves {
            // Switched off while the rulebook plays, it goes on with that.
            met += 1;
            device.restart();
            assert_ne!(device.app.screen(), Screen::Curtain);
        }
    }
    assert!(met > 2, "the rulebook played {met} times");
}

#[test]
fn behind_the_curtain_one_is_told_what_happened_since_ones_last_decision() {
    // A character was taken while others had the device: its owner learns it before he chooses another.
    let mut device = laid(Options::default(), 3, robbed);
    let played = journal(&device);
    device.script("hold:A");
    on(&device, Screen::Moves);
    let first = device.picture();
    // What was taken comes first, below a red line.
    assert!((0..SIDE).all(|x| first.ink(x, 21) == Ink::Red));
    // Forth and back; looking back it halts.
    device.script("right");
    on(&device, Screen::Moves);
    let second = device.picture();
    assert!(second != first);
    device.script("left");
    assert!(device.picture() == first);
    device.wait(10_000);
    assert!(device.picture() == first);
    // X tells all of the step, and leads back to it.
    device.script("X");
    on(&device, Screen::Card);
    device.script("B");
    on(&device, Screen::Moves);
    assert!(device.picture() == first);
    // A skips all; nothing was played.
    device.script("A");
    on(&device, Screen::Table);
    assert_eq!(journal(&device), played);
    // It is told again after switching off, and runs by itself to the table.
    device.restart();
    device.script("hold:A");
    on(&device, Screen::Moves);
    assert!(device.picture() == first);
    for _ in 0..200 {
        device.wait(1000);
    }
    assert_ne!(device.app.screen(), Screen::Moves);
    // Whoever goes on with his own turn is told nothing.
    let mut device = laid(Options::default(), 3, acting(40));
    device.script("A");
    on(&device, Screen::Table);
}

#[test]
fn x_answers_on_every_list_and_page() {
    let mut chip = Chip::new(32);
    save(&mut chip, Options::default(), 3, 7, acting(40));
    for (keys, screen) in [
        ("down A", Screen::Setup),
        ("down A down", Screen::Setup),
        ("down A up", Screen::Setup),
        ("down*3 A", Screen::Saves),
        ("down*5 A", Screen::Settings),
        ("A A Y Y", Screen::Overview),
        ("A A Y Y left", Screen::Overview),
        ("A A Y Y left A left", Screen::History),
    ] {
        let mut device = Device::with(chip.clone());
        device.script(keys);
        on(&device, screen);
        let before = device.picture();
        device.script("X");
        on(&device, Screen::Card);
        device.script("B");
        on(&device, screen);
        assert!(device.picture() == before, "{keys}");
    }
}

#[test]
fn a_text_of_the_lesson_comes_back_when_another_lay_in_its_place() {
    let mut device = Device::new(16);
    device.script("down A");
    on(&device, Screen::Card);
    let text = device.picture();
    device.script("hold:Y up*2 A");
    on(&device, Screen::Settings);
    device.script("X");
    on(&device, Screen::Card);
    assert!(device.picture() != text);
    device.script("B");
    on(&device, Screen::Card);
    assert!(device.picture() == text, "where nothing can be done yet");
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
        on(&device, Screen::Card);
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

#[test]
fn x_on_a_page_of_the_overview_is_about_that_page() {
    let mut device = laid(Options::default(), 3, acting(40));
    device.sit();
    device.script("Y Y");
    on(&device, Screen::Overview);
    let mut cards = Vec::new();
    for _ in 0..4 {
        device.script("X");
        on(&device, Screen::Card);
        cards.push(device.picture());
        device.script("B right");
        on(&device, Screen::Overview);
    }
    for (number, card) in cards.iter().enumerate() {
        assert!(cards[..number].iter().all(|other| other != card));
    }
}
