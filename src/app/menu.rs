//! The menu, which opens from everywhere.

use heapless::Vec;

use super::{App, Screen};
use crate::ui::{
    canvas::Canvas,
    frame::{self, EDGE, area},
    key::{Key, KeyEvent},
    list::{List, ROW, Row},
    sound,
};
use embedded_graphics::prelude::Point;

/// What the menu offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offer {
    GoOn,
    TakeBack,
    Hint,
    Log,
    Rules,
    Settings,
    Home,
}

impl App {
    pub(super) fn open_menu(&mut self) {
        self.screens.menu = List::default();
        self.screens.device_test.let_go();
        // What the menu led to leads back to it: opened from there, it still leads to where it was opened first.
        self.open(Screen::Menu);
        self.sound(sound::ACCEPT);
    }

    fn offers(&self) -> Vec<Offer, 7> {
        let playing = self.table.laid.is_some();
        // Only whoever has opened the curtain may take back, and only in his own turn.
        let from = self.screens.stack.below(Screen::Menu);
        let own = matches!(from, Screen::Table | Screen::Overview | Screen::Reading);
        let turn = own && self.table.seat().is_some() && self.table.lesson.is_none();
        // What one comes from is not offered: leaving it would lead to the menu, and from there to it again.
        let elsewhere = |screens: &[Screen]| !screens.contains(&from);
        let log = playing && self.table.lesson.is_none() && elsewhere(&[Screen::History]);
        [
            (true, Offer::GoOn),
            (turn, Offer::TakeBack),
            (turn && self.may_hint(), Offer::Hint),
            (log, Offer::Log),
            (elsewhere(&[Screen::Topics, Screen::Reading]), Offer::Rules),
            (elsewhere(&[Screen::Settings]), Offer::Settings),
            (from != Screen::Home, Offer::Home),
        ]
        .into_iter()
        .filter_map(|(offered, offer)| offered.then_some(offer))
        .collect()
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(key) = event else { return };
    let offers = app.offers();
    match key {
        Key::Up | Key::Down => app.steer_list(|screens| &mut screens.menu, key, offers.len()),
        Key::A => {
            if let Some(&offer) = offers.get(app.screens.menu.focus()) {
                choose(app, offer);
            }
        }
        Key::B | Key::Y => app.back(),
        Key::Left | Key::Right | Key::X => {}
    }
}

fn choose(app: &mut App, offer: Offer) {
    match offer {
        Offer::GoOn => app.back(),
        Offer::TakeBack => {
            app.back_to(Screen::Table);
            if let Some(seat) = app.table.seat() {
                app.take_back(seat, true);
            }
        }
        Offer::Hint => app.ask_for_hint(),
        Offer::Log => app.watch(false),
        Offer::Rules => app.open_topics(),
        Offer::Settings => app.open_settings(),
        Offer::Home => {
            app.go_home();
            app.sound(sound::ACCEPT);
        }
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let words = &app.words().menu;
    frame::page(canvas, words.title, "");
    super::home::battery(app, canvas, Point::new(EDGE - 28, 6));
    let offers = app.offers();
    let within = area(14, 44, EDGE - 28, 7 * ROW);
    app.screens
        .menu
        .paint(canvas, within, offers.len(), |number| Row {
            label: match offers.get(number) {
                Some(Offer::GoOn) | None => words.go_on,
                Some(Offer::TakeBack) => words.take_back,
                Some(Offer::Hint) => words.hint,
                Some(Offer::Log) => words.log,
                Some(Offer::Rules) => words.rules,
                Some(Offer::Settings) => words.settings,
                Some(Offer::Home) if app.table.lesson.is_some() => words.end_lesson,
                Some(Offer::Home) if app.table.laid.is_none() => words.to_title,
                Some(Offer::Home) => words.home,
            },
            ..Row::EMPTY
        });
    let saved = app.table.number.is_some();
    frame::footer(
        canvas,
        if saved {
            words.saved
        } else {
            app.words().general.choose
        },
    );
}
