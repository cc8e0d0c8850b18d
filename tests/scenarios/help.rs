//! The guided first game, and what X answers.

use super::*;

#[test]
fn the_guided_first_game_runs_to_its_end_by_keys() {
    let mut device = Device::new(8);
    device.script("down*2 A");
    let (mut cards, mut deeds, mut moves) = (0, 0, 0);
    while device.app.screen() != Screen::Home {
        match device.app.screen() {
            Screen::Reading => {
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
                    on(&device, Screen::Reading);
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
fn a_text_of_the_lesson_comes_back_when_another_lay_in_its_place() {
    let mut device = Device::new(16);
    device.script("down*2 A");
    on(&device, Screen::Reading);
    let text = device.picture();
    device.script("hold:Y up*2 A");
    on(&device, Screen::Settings);
    device.script("X");
    on(&device, Screen::Reading);
    assert!(device.picture() != text);
    device.script("B");
    on(&device, Screen::Reading);
    assert!(device.picture() == text, "where nothing can be done yet");
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
