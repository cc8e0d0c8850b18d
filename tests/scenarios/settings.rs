//! The device itself: how it is held, its sound, its battery, and what outlives switching off.

use super::*;

#[test]
fn held_in_the_left_hand_picture_and_keys_are_turned() {
    let facts = BoardFacts {
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
fn an_empty_battery_puts_the_device_out_until_it_is_charged() {
    let mut device = laid(Options::default(), 3, planning(30));
    device.sit();
    let read = |device: &mut Device, millivolts, charging| {
        device.send(Msg::Charge(Some(Charge::at(millivolts, charging))));
    };
    // A single reading may be a dip: it warns.
    read(&mut device, 3200, false);
    on(&device, Screen::Notice);
    let low = device.picture();
    read(&mut device, 3200, false);
    let empty = device.picture();
    assert!(empty != low, "the warning gives way to the farewell");
    device.wait(9_000);
    assert!(device.app.light() > 0 && device.picture() == empty);
    device.wait(2_000);
    assert_eq!(device.app.light(), 0, "nobody answers: it goes out");
    assert_eq!(device.app.alarm(), None, "and waits for nothing");
    // A key shows it for a moment; the answer puts it out.
    device.script("B");
    assert!(device.app.light() > 0 && device.picture() == empty);
    device.script("A");
    assert_eq!(device.app.light(), 0);
    device.script("A");
    read(&mut device, 3200, false);
    assert!(device.picture() == empty, "whoever wakes it is told again");
    // On the charger it goes on by itself, behind the curtain.
    read(&mut device, 3200, true);
    on(&device, Screen::Curtain);
    device.wait(60_000);
    assert!(device.app.light() > 0, "and stays as long as ever");
    // In the dark the charger wakes nobody.
    device.script("hold:Y up*2 A");
    for _ in 0..2 {
        read(&mut device, 3200, false);
    }
    device.wait(11_000);
    read(&mut device, 3200, true);
    assert_eq!((device.app.light(), device.app.alarm()), (0, None));
    device.script("A");
    on(&device, Screen::Curtain);
    device.wait(60_000);
    assert!(device.app.light() > 0, "and stays as long as ever");
}

#[test]
fn the_light_falls_in_steps_before_the_picture_goes_out_and_a_key_brings_it_back() {
    let mut device = Device::new(8);
    device.send(Msg::Charge(None));
    let home = device.picture();
    let full = device.app.light();
    let mut seen = vec![full];
    for _ in 0..1210 {
        device.wait(100);
        let light = device.app.light();
        if seen.last() != Some(&light) {
            seen.push(light);
        }
        assert!(light == 0 || device.picture() == home);
    }
    assert_eq!(seen.len(), 4, "two steps, and out: {seen:?}");
    assert!(seen.is_sorted_by(|a, b| a > b) && seen.last() == Some(&0));
    device.script("A");
    assert_eq!(device.app.light(), full);
    device.wait(61_000);
    assert!(device.app.light() < full);
    // Where it is only dim, the key does what it says.
    device.script("down");
    assert_eq!(device.app.light(), full);
    assert!(device.picture() != home);
}

#[test]
fn a_key_that_lies_under_something_keeps_nobody_awake() {
    for key in ["down", "A", "Y"] {
        let mut device = Device::new(8);
        device.script(&format!("press:{key} wait:60000 wait:60000 wait:2000"));
        assert_eq!(device.app.light(), 0, "{key}");
        // A script begins with no key down.
        device.script("wait:1000");
        assert_eq!(device.app.light(), 0, "{key} was let go");
        assert_eq!(device.app.alarm(), None);
        device.script(key);
        assert!(device.app.light() > 0, "{key} was pressed");
    }
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
fn a_held_y_means_the_menu_only_to_who_pressed_it_there() {
    let held = |device: &mut Device| {
        device.key(KeyEvent::Hold(Key::Y));
        device.app.screen()
    };
    // It was down when the device was switched on, or let go since.
    let mut device = Device::new(8);
    assert_eq!(held(&mut device), Screen::Home);
    device.script("Y");
    assert_eq!(held(&mut device), Screen::Home);
    // It woke the device.
    device.wait(11 * 60_000);
    device.key(KeyEvent::Press(Key::Y));
    assert_eq!(held(&mut device), Screen::Home);
    device.key(KeyEvent::Release(Key::Y));
    // On the screen that shows the keys themselves it still leads out.
    device.script("up A");
    on(&device, Screen::DeviceTest);
    device.key(KeyEvent::Press(Key::Y));
    assert_eq!(held(&mut device), Screen::Menu);
}

#[test]
fn the_language_is_asked_for_at_the_very_first_start_and_only_then() {
    let mut device = Device::new(8);
    let english = device.picture();
    device.script("Y");
    let german = device.picture();
    device.script("Y");
    let dutch = device.picture();
    assert!(english != german && german != dutch);
    device.script("Y");
    assert!(device.picture() == english);
    // Whoever goes on has it: from then on the key does nothing here, now and after switching on.
    device.script("Y down*3 A B");
    on(&device, Screen::Home);
    let home = device.picture();
    assert!(home != german);
    device.script("Y");
    assert!(device.picture() == home);
    device.restart();
    let first = device.picture();
    device.script("Y");
    assert!(device.picture() == first);
    device.script("down*3");
    assert!(device.picture() == home, "in the language that was chosen");
}

#[test]
fn a_language_that_is_known_outside_is_taken_where_nothing_was_ever_set() {
    let speaking = |language| Deals::default().speaking(Some(language));
    let mut device = Device::new(8);
    let english = device.picture();
    assert!(device.app.propose(speaking(Language::Dutch)));
    assert!(device.picture() != english);
    assert!(!device.app.propose(speaking(Language::Dutch)));
    // Who has set something keeps his own.
    device.script("down*3 A B");
    device.restart();
    let home = device.picture();
    assert!(!device.app.propose(speaking(Language::German)));
    assert!(device.picture() == home);
}
