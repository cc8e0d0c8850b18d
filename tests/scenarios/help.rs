//! What X answers.

use super::*;

#[test]
fn x_answers_on_every_list_and_page() {
    let mut chip = Chip::new(32);
    save(&mut chip, Options::default(), 3, 7, acting(40));
    for (keys, screen) in [
        ("down A", Screen::Setup),
        ("down A down", Screen::Setup),
        ("down A up", Screen::Setup),
        ("down*2 A", Screen::Setup),
        ("down*2 A down*3", Screen::Setup),
        ("down*4 A", Screen::Saves),
        ("down*6 A", Screen::Settings),
        ("A A Y Y", Screen::Overview),
        ("A A Y Y left", Screen::Overview),
        ("A A Y Y left A left", Screen::History),
    ] {
        let mut device = Device::with(chip.clone());
        device.script(keys);
        on(&device, screen);
        let before = device.picture();
        device.script("X");
        on(&device, Screen::Reading);
        device.script("B");
        on(&device, screen);
        assert!(device.picture() == before, "{keys}");
    }
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
        on(&device, Screen::Reading);
        cards.push(device.picture());
        device.script("B right");
        on(&device, Screen::Overview);
    }
    for (number, card) in cards.iter().enumerate() {
        assert!(cards[..number].iter().all(|other| other != card));
    }
}
