//! The curtain: who sees what, when the device changes hands, goes dark or wakes.

use super::*;

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

    device.script("hold:Y up A down*4 A A down hold:A");
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
    on(&device, Screen::Reading);
    device.script("B");
    on(&device, Screen::Moves);
    assert!(device.picture() == first);
    // A skips all; nothing was played.
    device.script("A");
    on(&device, Screen::Table);
    assert_eq!(journal(&device), played);
    device.wait(5000);
    let (skipped, mut moved) = (device.picture(), 0);
    // Up and down skip it too, and count at the table.
    for key in ["up", "down"] {
        let mut other = laid(Options::default(), 3, robbed);
        other.script(&format!("hold:A A {key}"));
        device.restart();
        device.script(&format!("hold:A {key}"));
        on(&device, Screen::Table);
        device.wait(5000);
        other.wait(5000);
        assert!(device.picture() == other.picture(), "{key} did otherwise");
        moved += usize::from(device.picture() != skipped);
    }
    assert!(moved > 0, "neither key moved the focus");
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
