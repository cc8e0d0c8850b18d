//! A person against computers, by keys: set-up, their moves, and a power cut while one thinks. One such match of each game is a
//! script that the device plays too, `tests/device/*.script`.

use std::fmt::Write as _;

use crate::evenings::assert_written;
use crate::support::{
    app::taps,
    device::{Device, flash::Chip},
};
use durbar::{
    app::{Screen, Statistics},
    each_thought,
    kernel::{dice::Dice, id::Id, seat::Seat},
    ui::key::Key,
};

/// From home to a match of one person against a computer of the second level, by the first deal, whose row is the last.
const AGAINST_ONE: &str = "down A up right down A";
/// The same against the strongest, who thinks long enough about a plan to be cut off.
const AGAINST_FOUR: &str = "down A up right down down down down right right up up up A";
/// The same against two of the second level.
const AGAINST_TWO: &str = "down A right up right down A";
/// Two computers of the first level and nobody else.
const NOBODY: &str = "down A up right down down down right down left up up up A";
/// How much longer the handheld thinks about a decision, in milliseconds, and about how many of them between two keys.
const THOUGHT: u32 = 2500;
const THOUGHTS: u32 = 6;
/// How much longer it takes for the pictures of what moves.
const PICTURES: u32 = 2000;
/// The longest wait that a key script knows.
const LONGEST: u32 = 60_000;

/// The keys at home that lead to a title.
fn titles() -> Vec<(&'static str, String)> {
    macro_rules! words {
        ($(($word:ident, $title:ident, $game:ty)),*) => { [$(stringify!($word)),*] };
    }
    let words = each_thought!(words).into_iter().enumerate();
    let way = |number| "right ".repeat(number);
    words.map(|(number, word)| (word, way(number))).collect()
}

/// A match of a person, who sits first, against one computer.
fn begun(way: &str, setup: &str) -> Device {
    let mut device = Device::with(Chip::new(32));
    taps(&mut device, way);
    taps(&mut device, setup);
    assert!(device.app.table().is_some());
    device
}

/// Lets time pass and everybody play, until a moment; answers whether it came before the end.
fn play(device: &mut Device, whim: &mut Dice, mut until: impl FnMut(&Device) -> bool) -> bool {
    for _ in 0..40_000 {
        if until(device) {
            return true;
        }
        match device.app.screen() {
            Screen::Table => {
                assert_eq!(device.seat(), Some(Seat::One), "a computer's seat is asked");
                device.play_lively(whim);
            }
            Screen::Moves => device.wait(20),
            Screen::Ceremony => taps(device, "A"),
            Screen::Result => return false,
            other => panic!("{other:?}: who plays alone meets nothing else"),
        }
    }
    panic!("the match does not end");
}

#[test]
fn a_person_plays_whole_matches_against_a_computer() {
    for (word, way) in titles() {
        let mut seats = [0u32; Seat::COUNT];
        for seed in [1, 2] {
            let mut device = begun(&way, AGAINST_ONE);
            let mut last = 0;
            let ended = !play(&mut device, &mut Dice::from_seed(seed), |device| {
                if let Some(seat) = device.seat().filter(|_| device.actions() > last) {
                    seats[seat.index()] += 1;
                    last = device.actions();
                }
                false
            });
            assert!(ended, "{word}");
            device.assert_in_step();
        }
        assert!(seats[0] > 20 && seats[1] > 20, "{word}: {seats:?}");
    }
}

#[test]
fn a_power_cut_while_a_computer_thinks_changes_nothing_of_what_it_does() {
    for (word, way) in titles() {
        let mut device = begun(&way, AGAINST_FOUR);
        let mut whim = Dice::from_seed(2);
        let mut thoughts = 0;
        let mut actions = 0;
        let mut seen = (0, None);
        let (mut goes_on, mut midst) = (false, 0);
        while thoughts < 12
            && play(&mut device, &mut whim, |device| {
                let now = (device.actions(), device.seat());
                if now != seen {
                    // The computer has played last, and what it wanted to do next is not in the saves.
                    goes_on = seen.1 == now.1;
                    seen = now;
                }
                let thinks = now.1 == Some(Seat::Two);
                // Every other time in the midst of a turn.
                let there = goes_on || thoughts % 2 == 0;
                thinks && there && device.app.screen() == Screen::Moves && now.0 > actions + 3
            })
        {
            thoughts += 1;
            midst += u32::from(goes_on);
            actions = device.actions();
            let mut cut = Device::with(device.chip());
            cut.restart();
            taps(&mut cut, "A");
            let decided = |device: &Device| device.actions() > actions;
            assert!(play(&mut device, &mut whim, decided));
            if cut.app.table().is_none() {
                panic!("{word}: the match is not offered: {:?}", cut.app.screen());
            }
            for _ in 0..400 {
                if cut.actions() > actions {
                    break;
                }
                match cut.app.screen() {
                    Screen::Curtain => cut.hold(Key::A),
                    _ => cut.wait(500),
                }
            }
            let (one, other) = (device.app.journal(), cut.app.journal());
            assert!(cut.actions() > actions, "{word}: it does not go on");
            assert_eq!(one.last(), other.last(), "{word}");
        }
        println!("{word}: {thoughts} cuts, {midst} in the midst of a turn");
        assert!(thoughts > 6 && midst > 2, "{word}: {thoughts}, {midst}");
    }
}

#[test]
fn a_table_of_computers_plays_itself_and_can_be_halted_hurried_and_left() {
    for (word, way) in titles() {
        let mut device = begun(&way, NOBODY);
        assert!(device.app.plays_itself(), "{word}");
        let paced = |device: &mut Device, millis| {
            let before = device.actions();
            device.wait(millis);
            device.actions() - before
        };
        // By itself, at a pace that can be read.
        let moves = paced(&mut device, 60_000);
        assert!((10..60).contains(&moves), "{word}: {moves} moves a minute");
        // Left halts it, in the midst of a thought or between two moves, and one sees that it is halted.
        for pause in [300, 1130, 2010] {
            device.wait(pause);
            if device.app.screen() != Screen::Moves {
                continue;
            }
            taps(&mut device, "left");
            assert_eq!(paced(&mut device, 60_000), 0, "{word}");
            taps(&mut device, "A");
            assert!(paced(&mut device, 20_000) > 0, "{word}: it goes on");
        }
        // The menu opens from everywhere, and leads back to where it goes on.
        taps(&mut device, "hold:Y");
        assert_eq!(device.app.screen(), Screen::Menu, "{word}");
        assert_eq!(
            paced(&mut device, 60_000),
            0,
            "{word}: it waits below the menu"
        );
        taps(&mut device, "B");
        assert!(paced(&mut device, 20_000) > 0, "{word}");
        // A hurries: move by move to the end, without a curtain, and nobody's result is counted.
        let mut presses = 0;
        while device.app.screen() != Screen::Result {
            assert!(
                matches!(device.app.screen(), Screen::Moves | Screen::Ceremony),
                "{word}: {:?}",
                device.app.screen()
            );
            taps(&mut device, "A");
            device.wait(100);
            presses += 1;
            assert!(presses < 4000, "{word}: it does not end");
        }
        assert_eq!(*device.app.statistics(), Statistics::default(), "{word}");
        device.assert_in_step();
        // Whoever comes back finds it finished, and whoever plays next people.
        taps(&mut device, "A A");
        assert!(!device.app.plays_itself(), "{word}");
    }
}

#[test]
fn nobody_watches_a_device_that_sleeps_and_so_its_computers_wait() {
    let (_, way) = titles().remove(0);
    let mut device = begun(&way, NOBODY);
    device.wait(30 * 60_000);
    assert_eq!(device.app.light(), 0, "it sleeps");
    let actions = device.actions();
    device.wait(30 * 60_000);
    assert_eq!(device.actions(), actions, "they play in the dark");
    taps(&mut device, "A");
    assert_eq!(device.actions(), actions, "the first key wakes");
    taps(&mut device, "A");
    device.wait(20_000);
    assert!(device.actions() > actions);
}

/// A whole match against two computers as keys, with waits in which the handheld has decided.
fn told(way: &str) -> String {
    let mut device = begun(way, AGAINST_TWO);
    let mut script = format!("{way}{AGAINST_TWO}");
    if device.app.screen() == Screen::Table {
        // The handheld gets room ready when a match begins, and is deaf while it erases a block.
        device.wait(PICTURES);
        write!(script, " wait:{PICTURES}").expect("room");
    }
    let mut whim = Dice::from_seed(3);
    let (mut waited, mut decided) = (0, 0);
    loop {
        let screen = device.app.screen();
        if screen == Screen::Moves {
            let before = device.actions();
            device.wait(20);
            waited += 20;
            decided += (device.actions() - before) as u32;
            continue;
        }
        if waited > 0 {
            // The handheld has as much time more as it may think; here as there that may lead on.
            let more = PICTURES + THOUGHT * decided.min(THOUGHTS);
            device.wait(more);
            let mut left = waited + more;
            while left > LONGEST {
                write!(script, " wait:{LONGEST}").expect("room");
                left -= LONGEST;
            }
            write!(script, " wait:{left}").expect("room");
            (waited, decided) = (0, 0);
            continue;
        }
        let keys = match screen {
            Screen::Table => {
                let seated = device.seated().expect("a match");
                seated.lively(&mut whim).expect("something to do").0
            }
            Screen::Ceremony => vec![Key::A],
            Screen::Result => break,
            other => panic!("{other:?}: who plays alone meets nothing else"),
        };
        for key in keys {
            write!(script, " {}", key.name()).expect("room");
            device.tap(key);
        }
    }
    script + "\n"
}

#[test]
fn the_scripts_of_matches_against_two_are_what_a_lively_player_does() {
    for (word, way) in titles() {
        assert_written(&format!("{word}-against-two.script"), &told(&way));
    }
}
