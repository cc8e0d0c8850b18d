//! Hints by keys: asked for in the menu, thought about at the table, stopped by any key, and for the own eyes only.

use crate::support::{
    app::taps,
    device::{Device, flash::Chip},
};
use durbar::{app::Screen, each_thought, kernel::dice::Dice, ui::key::Key};

/// From home to a match of one person against a computer of the second level, by the first deal.
const AGAINST_ONE: &str = "down A up right down A";
/// From home to a match of two people.
const TWO: &str = "A up right down A";
/// From the table to a hint: its row is the third of the menu.
pub const ASK: &str = "hold:Y down down A";

/// The keys at home that lead to a title.
pub fn titles() -> Vec<(&'static str, String)> {
    macro_rules! words {
        ($(($word:ident, $title:ident, $game:ty)),*) => { [$(stringify!($word)),*] };
    }
    let words = each_thought!(words).into_iter().enumerate();
    let way = |number| "right ".repeat(number);
    words.map(|(number, word)| (word, way(number))).collect()
}

/// A person at his own table, where he decides, against a computer.
pub fn at_table(mut device: Device, way: &str) -> Device {
    taps(&mut device, way);
    taps(&mut device, AGAINST_ONE);
    for _ in 0..400 {
        match device.app.screen() {
            Screen::Table => return device,
            Screen::Moves => device.wait(100),
            _ => device.tap(Key::A),
        }
    }
    panic!("nobody decides: {:?}", device.app.screen());
}

#[test]
fn a_hint_is_thought_about_in_slices_and_a_plays_it() {
    for (word, way) in titles() {
        let mut device = at_table(Device::with(Chip::new(32)), &way);
        device.wait(1500);
        let before = device.picture();
        taps(&mut device, "hold:Y down down");
        device.key(durbar::ui::key::KeyEvent::Press(Key::A));
        assert_eq!(device.app.screen(), Screen::Table, "{word}");
        let thinking = device.picture();
        assert!(
            thinking != before,
            "{word}: nobody says that it is thought about"
        );
        // B stops it, and takes back nothing.
        let actions = device.actions();
        device.key(durbar::ui::key::KeyEvent::Press(Key::B));
        device.wait(20_000);
        assert!(device.picture() == before, "{word}: it goes on");
        taps(&mut device, ASK);
        device.wait(20_000);
        let shown = device.picture();
        assert!(shown != before && shown != thinking, "{word}");
        assert_eq!(
            (device.app.screen(), device.actions()),
            (Screen::Table, actions)
        );
        // B again puts it away; asked once more it is the same, and A plays it.
        device.tap(Key::B);
        assert!(device.picture() != shown, "{word}");
        assert_eq!(device.actions(), actions);
        taps(&mut device, ASK);
        device.wait(20_000);
        assert!(device.picture() == shown, "{word}: another hint");
        device.tap(Key::A);
        assert!(device.actions() > actions, "{word}: A does not play it");
        device.assert_in_step();
    }
}

#[test]
fn a_setting_forbids_hints_and_outlives_the_power() {
    let mut device = Device::with(Chip::new(32));
    taps(&mut device, "up up A down down down down down A B");
    device.restart();
    let mut device = at_table(device, "");
    device.wait(1500);
    taps(&mut device, ASK);
    // The third row is another one.
    assert_ne!(device.app.screen(), Screen::Table);
}

#[test]
fn a_hint_about_secrets_comes_behind_the_curtain_and_goes_with_it() {
    for (word, way) in titles() {
        let mut device = Device::with(Chip::new(32));
        taps(&mut device, &way);
        taps(&mut device, TWO);
        let mut whim = Dice::from_seed(3);
        let mut met = 0;
        for _ in 0..60 {
            device.sit();
            if device.app.screen() != Screen::Table {
                break;
            }
            let seat = device.seat();
            taps(&mut device, ASK);
            // Two people: what the one knows is not for the other.
            if device.app.screen() == Screen::Curtain {
                met += 1;
                device.wait(3000);
                assert_eq!(device.app.screen(), Screen::Curtain, "{word}");
                device.sit();
                assert_eq!((device.app.screen(), device.seat()), (Screen::Table, seat));
                device.wait(15_000);
                let shown = device.picture();
                // Left alone it closes, and is not there when the curtain opens again.
                device.wait(70_000);
                assert_eq!(device.app.screen(), Screen::Curtain, "{word}");
                device.sit();
                device.wait(15_000);
                assert!(device.picture() != shown, "{word}: the hint has stayed");
            } else {
                device.wait(15_000);
                assert!(!device.private(), "{word}: a secret without a curtain");
                device.tap(Key::B);
            }
            device.sit();
            if !device.play_lively(&mut whim) || met > 2 {
                break;
            }
        }
        assert!(met > 0, "{word}: no secret");
    }
}
