//! Saves: deleted, full, refused, and matches longer than a journal.

use super::*;
use durbar::{app::Keep, store::Error};

#[test]
fn a_match_is_deleted_after_a_question_and_no_other() {
    let mut chip = Chip::new(32);
    for seed in [3, 4, 5] {
        save(&mut chip, Options::default(), 3, seed, planning(20));
    }
    let mut device = Device::with(chip);
    let before = listed(&device);
    device.script("down*4 A down A down A");
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
fn what_would_be_refused_for_ever_is_not_tried_again() {
    let mut device = laid(Options::default(), 2, acting(40));
    for error in [
        Error::TooSmall,
        Error::Finished,
        Error::OutOfStep,
        Error::TakenBackTooOften,
        Error::TooLong,
    ] {
        device.script("A");
        on(&device, Screen::Table);
        device.send(Msg::Kept(Keep::Settings, Err(error)));
        device.script("A");
        on(&device, Screen::Notice);
        device.script("B");
        on(&device, Screen::Home);
        device.script("A");
        on(&device, Screen::Curtain);
    }
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

#[test]
fn where_the_focus_rests_the_board_is_seen_and_nobody_sits_down() {
    let mut chip = Chip::new(32);
    for seed in [3, 4, 5] {
        save(&mut chip, Options::default(), 3, seed, planning(20));
    }
    let mut device = Device::with(chip);
    let before = listed(&device);
    device.script("down*4 A");
    on(&device, Screen::Saves);
    let list = device.picture();
    device.wait(400);
    let first = device.picture();
    assert!(first != list);
    // The same people, and another board: so one is told from the other.
    device.script("down");
    device.wait(400);
    let second = device.picture();
    device.script("up");
    device.wait(400);
    assert!(device.picture() == first && second != first);
    // Nothing of it stays: neither a match on the table nor other guests.
    device.script("A B B");
    on(&device, Screen::Home);
    assert!(device.seated().is_none());
    assert_eq!(listed(&device), before);
    device.restart();
    on(&device, Screen::Home);
    // A damaged one is not played over.
    let mut chip = device.chip();
    let at = chip.bytes.len() / 4;
    for byte in &mut chip.bytes[at..at + 9000] {
        *byte &= 0xA5;
    }
    let mut device = Device::with(chip);
    device.script("up*4 A");
    device.wait(400);
    for _ in 0..4 {
        device.script("down");
        device.wait(400);
    }
    device.script("B");
    on(&device, Screen::Home);
}
