//! A person against computers, by keys: set-up, their moves, and a power cut while one thinks. One such match of each game is a
//! script that the device plays too, `tests/device/*.script`.

use std::fmt::Write as _;

use crate::evenings::assert_written;
use crate::support::{
    app::taps,
    device::{Device, flash::Chip},
};
use durbar::{
    app::Screen,
    each_thought,
    kernel::{dice::Dice, id::Id, seat::Seat},
    ui::key::Key,
};

/// From home to a match of the first deal against one computer: its row stands above that of the deal, which is the last,
/// and then its level stands between them.
const AGAINST_ONE: &str = "A up right up right down down down A";
/// The same against the strongest, who thinks long enough about a plan to be cut off.
const AGAINST_FOUR: &str = "A up right up right down right right down down A";

/// The same against two of the second level.
const AGAINST_TWO: &str = "A down right up up right up right right down down down A";
/// How much longer the handheld thinks about a decision, in milliseconds, and about how many of them between two keys.
const THOUGHT: u32 = 2500;
const THOUGHTS: u32 = 6;
/// How much longer it takes for the pictures of what moves.
const PICTURES: u32 = 2000;

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
fn a_person_plays_a_whole_match_against_a_computer() {
    for (word, way) in titles() {
        let mut device = begun(&way, AGAINST_ONE);
        let mut seats = [0u32; Seat::COUNT];
        let mut last = 0;
        let ended = !play(&mut device, &mut Dice::from_seed(1), |device| {
            if let Some(seat) = device.seat().filter(|_| device.actions() > last) {
                seats[seat.index()] += 1;
                last = device.actions();
            }
            false
        });
        assert!(ended, "{word}");
        assert!(seats[0] > 20 && seats[1] > 20, "{word}: {seats:?}");
        device.assert_in_step();
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
                thinks && device.app.screen() == Screen::Moves && now.0 > actions + 4
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

/// A whole match against two computers as keys, with waits in which the handheld has decided.
fn told(way: &str) -> String {
    let mut device = begun(way, AGAINST_TWO);
    // A key that comes while a match begins may come too soon for the handheld.
    device.wait(PICTURES);
    let mut script = format!("{way}{AGAINST_TWO} wait:{PICTURES}");
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
            write!(script, " wait:{}", waited + more).expect("room");
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
