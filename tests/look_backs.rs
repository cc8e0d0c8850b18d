//! Looking back at a match that is over, by keys: thought about in slices, stopped, gone on with, and led to the board.

use crate::{
    hints::{at_table, titles},
    support::{
        app::taps,
        device::{Device, flash::Chip},
    },
};
use durbar::{
    app::Screen,
    kernel::dice::Dice,
    ui::key::{Key, KeyEvent},
};

/// From the result to the look back.
const LOOK_BACK: &str = "right right A";

/// Longer than any look back takes here.
const LONG: u32 = 100_000;

/// A match of one person against a computer, played to its end.
fn over(way: &str) -> Device {
    let mut device = at_table(Device::with(Chip::new(32)), way);
    let mut whim = Dice::from_seed(8);
    for _ in 0..4000 {
        match device.app.screen() {
            Screen::Result => return device,
            Screen::Table => assert!(device.play_lively(&mut whim)),
            Screen::Moves => device.wait(200),
            _ => device.tap(Key::A),
        }
    }
    panic!("it does not end: {:?}", device.app.screen());
}

#[test]
fn a_look_back_is_stopped_gone_on_with_and_leads_to_the_board_and_back() {
    for (word, way) in titles() {
        let mut device = over(&way);
        let actions = device.actions();
        taps(&mut device, "right right");
        let result = device.picture();
        device.key(KeyEvent::Press(Key::A));
        device.key(KeyEvent::Release(Key::A));
        assert_eq!(device.app.screen(), Screen::LookBack, "{word}");
        let begun = device.picture();
        // B stops it.
        device.wait(40);
        taps(&mut device, "B");
        assert_eq!(device.app.screen(), Screen::Result, "{word}");
        assert!(device.picture() == result, "{word}");
        device.wait(5000);
        assert!(device.picture() == result, "{word}: it goes on");
        // The menu comes between, and it goes on after it.
        taps(&mut device, "A");
        device.wait(60);
        taps(&mut device, "hold:Y");
        assert_eq!(device.app.screen(), Screen::Menu, "{word}");
        taps(&mut device, "B");
        assert_eq!(device.app.screen(), Screen::LookBack, "{word}");
        device.wait(LONG);
        let found = device.picture();
        assert!(found != begun, "{word}: it does not end");
        // A shows the moment on the board, and B leads back to the same row of the list.
        taps(&mut device, "down");
        let second = device.picture();
        assert!(second != found, "{word}: one decision alone");
        taps(&mut device, "A");
        assert_eq!(device.app.screen(), Screen::History, "{word}");
        taps(&mut device, "B");
        assert_eq!(device.app.screen(), Screen::LookBack, "{word}");
        assert!(device.picture() == second, "{word}");
        // It is known from now on, and without an interruption it is the same.
        taps(&mut device, "B A up");
        assert!(device.picture() == found, "{word}: thought about again");
        taps(&mut device, "B B");
        device.restart();
        taps(&mut device, "down down down A A down A");
        assert_eq!(device.app.screen(), Screen::Result, "{word}");
        taps(&mut device, LOOK_BACK);
        device.wait(LONG);
        assert!(device.picture() == found, "{word}: another look back");
        assert_eq!(device.actions(), actions, "{word}");
        device.assert_in_step();
    }
}
