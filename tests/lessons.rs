//! The lesson of every title by the keys that it points at: in three languages, with a wrong choice at every step that has
//! one, and with the power cut in every chapter.

use crate::support::app::speaking;
use crate::support::by_keys::KEYS;
use crate::support::device::{Device, flash::Chip};
use crate::support::{Played, with_scene};
use durbar::app::Screen;
use durbar::each_game;
use durbar::faces::{Outcome, Step};
use durbar::kernel::notation::{Names, Words};
use durbar::kernel::seat::Seat;
use durbar::kernel::vocabulary::Term;
use durbar::ui::key::{Key, KeyEvent};
use durbar::words::Language;
use embedded_graphics::geometry::Dimensions;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use std::collections::{HashSet, VecDeque};

const PANEL: Rectangle = Rectangle::new(Point::zero(), Size::new(240, 240));

/// A device that shows the chapters of a title.
fn chapters(language: usize, title: usize) -> Device {
    for downs in 1..9 {
        let mut device = speaking(Chip::new(8), language);
        for _ in 0..title {
            device.tap(Key::Right);
        }
        for _ in 0..downs {
            device.tap(Key::Down);
        }
        device.tap(Key::A);
        if device.app.screen() == Screen::Chapters {
            return device;
        }
    }
    panic!("no way to the chapters of title {title}");
}

/// The card lies whole on the screen, and beside the place that it speaks of; answers how tall it is.
fn card(device: &Device) -> u32 {
    let (card, spot) = device.app.task().expect("a card");
    assert_eq!(card.intersection(&PANEL), card, "{:?}", device.app.lesson());
    if let Some(spot) = spot {
        assert!(!spot.intersection(&PANEL).is_zero_sized());
        let hidden = card.intersection(&spot);
        assert!(
            hidden.is_zero_sized(),
            "{card:?} hides {spot:?} at {:?}",
            device.app.lesson()
        );
    }
    card.bounding_box().size.height
}

/// Chooses something else that is allowed, if anything is: nothing happens, and the card says so below its text.
fn stray<G: Played>(device: &mut Device, line: &str) -> bool {
    let (step, done, tall) = (device.app.lesson(), device.actions(), card(device));
    let play = device.play::<G>().expect("the title");
    let names = Names::plain(play.game().seats());
    let wanted = G::Action::read(&mut Words::of(line), &names).expect("an action");
    let Some(other) = play.legal(Seat::One).find(|&action| action != wanted) else {
        return false;
    };
    assert_eq!(device.play_by_keys::<G>(other), None, "{line}");
    assert_eq!(device.app.screen(), Screen::Table, "{line}");
    assert_eq!(
        (device.app.lesson(), device.actions()),
        (step, done),
        "{line}"
    );
    assert!(card(device) > tall, "{line}: it says nothing of {other:?}");
    true
}

/// The shortest keys from where the attention is to something that the rules refuse.
fn way_to_refusal<G: Played>(device: &Device) -> Option<Vec<Key>> {
    let (table, _) = device.app.table().expect("a table");
    let sitting = G::on(table).expect("the title");
    let game = sitting.play().game();
    with_scene(game, Seat::One, Language::English, |scene| {
        let start = sitting.focus().unwrap_or_else(|| (G::BOARD.begin)(scene));
        let mut seen = HashSet::from([format!("{start:?}")]);
        let mut queue = VecDeque::from([(start, Vec::new())]);
        while let Some((focus, keys)) = queue.pop_front() {
            for key in KEYS {
                let way = [keys.as_slice(), &[key]].concat();
                match (G::BOARD.steer)(scene, focus, KeyEvent::Press(key)) {
                    Outcome::Moved(next) if seen.insert(format!("{next:?}")) => {
                        queue.push_back((next, way));
                    }
                    Outcome::Refused(_) => return Some(way),
                    Outcome::Play(action, _)
                        if game.legal(Seat::One).all(|legal| legal != action) =>
                    {
                        return Some(way);
                    }
                    _ => {}
                }
            }
        }
        None
    })
}

/// Chooses something that the rules refuse, if keys lead to any: nothing happens, and the card says why.
fn refuse<G: Played>(device: &mut Device, line: &str) -> bool {
    let (step, done) = (device.app.lesson(), device.actions());
    let Some(way) = way_to_refusal::<G>(device) else {
        return false;
    };
    let (last, before) = way.split_last().expect("a key");
    before.iter().for_each(|&key| device.tap(key));
    assert_eq!(device.app.corrected(), None, "{line}: too early");
    let tall = card(device);
    device.tap(*last);
    assert_eq!(device.app.screen(), Screen::Table, "{line}");
    let now = (device.app.lesson(), device.actions());
    assert_eq!(now, (step, done), "{line}: by {way:?}");
    let (refused, why, whole) = device.app.corrected().expect("a word");
    assert!(refused && !why.as_str().is_empty(), "{line}: by {way:?}");
    assert!(whole && card(device) > tall, "{line}: it leaves out: {why}");
    true
}

/// Chooses whatever lies on the way of the cross but what is asked for, allowed or not: nothing happens, and nothing hides
/// the place. Answers how many of them the card spoke of.
fn wander(device: &mut Device) -> usize {
    let (step, done) = (device.app.lesson(), device.actions());
    let mut told = 0;
    for way in [
        Key::Right,
        Key::Down,
        Key::Left,
        Key::Up,
        Key::Up,
        Key::Left,
    ] {
        device.tap(way);
        assert_eq!((device.app.lesson(), device.actions()), (step, done));
        if device.app.pointed() == Some(Key::A) {
            continue;
        }
        let tall = card(device);
        device.tap(Key::A);
        assert_eq!(device.app.screen(), Screen::Table);
        assert_eq!((device.app.lesson(), device.actions()), (step, done));
        told += usize::from(card(device) > tall);
    }
    told
}

/// Learns a chapter to its end; answers how many deeds it had, how many wrong choices that were allowed, and how many
/// others it spoke of, and at how many of them something was tried that the rules refuse.
fn learn<G: Played>(device: &mut Device, chapter: usize) -> (usize, usize, usize, usize) {
    for _ in 0..chapter {
        device.tap(Key::Down);
    }
    device.tap(Key::A);
    let (mut deeds, mut strayed, mut told, mut refused) = (0, 0, 0, 0);
    for _ in 0..200 {
        match device.app.screen() {
            Screen::Chapters => return (deeds, strayed, told, refused),
            Screen::Moves | Screen::Ceremony => device.tap(Key::A),
            Screen::Table => {
                card(device);
                let (step, now) = device.app.lesson().expect("a step");
                let Step::Do(line) = now else {
                    device.tap(Key::A);
                    continue;
                };
                strayed += usize::from(stray::<G>(device, line));
                refused += usize::from(refuse::<G>(device, line));
                told += wander(device);
                if deeds == 1 {
                    // The power dies, and it goes on with the same step.
                    let done = device.actions();
                    device.restart();
                    assert_eq!(device.app.screen(), Screen::Table);
                    assert_eq!(device.app.lesson(), Some((step, now)));
                    assert_eq!(device.actions(), done);
                    assert!(device.app.pointed().is_some(), "it points at once");
                }
                for keys in 0.. {
                    assert!(keys < 16, "{line}: it points round in a circle");
                    let key = device
                        .app
                        .pointed()
                        .unwrap_or_else(|| panic!("no way to {line}"));
                    card(device);
                    device.tap(key);
                    if device.app.lesson() != Some((step, now)) {
                        break;
                    }
                }
                deeds += 1;
            }
            screen => panic!("{screen:?}"),
        }
    }
    panic!("it does not end");
}

fn learn_all<G: Played>(title: usize) {
    for language in 0..3 {
        let mut device = chapters(language, title);
        for chapter in 0..3 {
            // The chapter after the one that was learnt is in focus already.
            let (deeds, strayed, told, refused) = learn::<G>(&mut device, 0);
            println!(
                "{} {chapter}: {deeds} deeds, {strayed} wrong choices, {told} on the way, {refused} refused",
                G::NAME
            );
            assert!(deeds >= 2 && 2 * strayed >= deeds && told > 0);
            // Not every board lets one try what the rules refuse; that of the first title does.
            assert!(refused > 0 || title > 0);
        }
        device.tap(Key::A);
        assert_eq!(device.app.screen(), Screen::Setup, "a real game");
        // Each can be learnt by itself.
        for chapter in 0..3 {
            learn::<G>(&mut chapters(language, title), chapter);
        }
    }
}

macro_rules! lessons {
    ($(($word:ident, $title:ident, $game:ty)),*) => { $(
        #[test]
        fn $word() {
            learn_all::<$game>(position(stringify!($word)));
        }
    )* };
}

macro_rules! positions {
    ($(($word:ident, $title:ident, $game:ty)),*) => {
        fn position(name: &str) -> usize {
            [$(stringify!($word)),*].iter().position(|word| *word == name).expect("a title")
        }
    };
}
each_game!(positions);
each_game!(lessons);

#[test]
fn a_chapter_that_was_left_goes_on_or_begins_anew() {
    let mut device = chapters(0, 0);
    device.tap(Key::A);
    device.tap(Key::A);
    let left = device.app.lesson();
    assert!(matches!(left, Some((_, Step::Do(_)))));
    device.tap(Key::B);
    assert_eq!(
        (device.app.screen(), device.app.lesson()),
        (Screen::Chapters, None)
    );
    // What was left does not come back by itself.
    device.restart();
    assert_eq!(device.app.screen(), Screen::Home);
    let mut device = chapters_again(device);
    device.tap(Key::A);
    assert_eq!(device.app.lesson(), left);
    device.tap(Key::B);
    device.tap(Key::Y);
    assert!(matches!(device.app.lesson(), Some((_, Step::Read))));
}

fn chapters_again(mut device: Device) -> Device {
    device.script("down*2 A");
    assert_eq!(device.app.screen(), Screen::Chapters);
    device
}
