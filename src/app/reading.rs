//! A text to read: what something is, or a topic of the rules. And the list of the topics.

use core::fmt::Write as _;

use embedded_graphics::prelude::Point;

use super::{App, Cut, Screen};
use crate::{
    faces::{SUBJECT, TitleCard},
    kernel::seat::{Seat, Viewer},
    ui::{
        canvas::Canvas,
        frame::{self, BAR, EDGE, MARGIN, area, fill},
        ink::Ink,
        key::{Key, KeyEvent},
        list::{ROW, Row},
        sound,
        text::{self, Align},
    },
};

/// The longest text that a page of it holds: a topic, what it costs, and why it cannot be done now.
const TEXT: usize = 900;

/// What is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    /// What is in focus at the table.
    Focus,
    /// A topic of the rules.
    Topic(usize),
    /// The step that is looked at, for this viewer.
    Step(Viewer),
    /// The row in focus of the screen below.
    Row,
}

/// A text that is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    told: Told,
    /// How many lines are scrolled away.
    first: usize,
}

impl Reading {
    pub const fn new() -> Self {
        Self {
            told: Told::Focus,
            first: 0,
        }
    }
}

impl App {
    fn show_card(&mut self, told: Told) {
        self.screens.reading = Reading { told, first: 0 };
        self.open(Screen::Reading);
    }

    /// Explains what is in focus; at the end of a match, how it is won.
    pub(super) fn explain(&mut self) {
        let told = match self.screen() {
            // The last topic of every game is its end.
            Screen::Result => Told::Topic(self.topics_of().saturating_sub(1)),
            _ => Told::Focus,
        };
        self.show_card(told);
        self.sound(sound::FOCUS);
    }

    /// Tells all of the step that is looked at.
    pub(super) fn explain_step(&mut self) {
        let viewer = match self.screen() {
            Screen::Moves => self.screens.moves.viewer(),
            _ => Viewer::Bystander,
        };
        self.show_card(Told::Step(viewer));
        self.sound(sound::FOCUS);
    }

    /// Explains the row in focus.
    pub(super) fn explain_row(&mut self) {
        self.show_card(Told::Row);
        self.sound(sound::FOCUS);
    }

    /// Opens the rules.
    pub(super) fn open_topics(&mut self) {
        self.screens.topics = Default::default();
        self.open(Screen::Topics);
        self.sound(sound::ACCEPT);
    }

    fn card_title(&self) -> &'static TitleCard {
        let table = self.table.laid.as_ref();
        let title = table.map_or_else(|| self.home_title(), super::AnySitting::title);
        title.card()
    }

    /// How many topics the rules have.
    fn topics_of(&self) -> usize {
        self.card_title().texts.topics
    }

    /// The heading and the text.
    fn card_text(&self) -> (&'static str, Cut<TEXT>) {
        let (language, words) = (self.language(), self.words());
        let mut text = Cut::new();
        let heading = match self.screens.reading.told {
            Told::Focus => {
                let seat = self.table.person().unwrap_or(Seat::One);
                let reader = (&self.table.party, language);
                let sat = self.table.sat();
                let title = sat.map_or("", |sat| sat.explain(reader, seat, &mut text));
                if title.is_empty() {
                    words.reading.title
                } else {
                    title
                }
            }
            Told::Topic(number) => {
                let topic = (self.card_title().texts.topic)(number, language);
                let (heading, about) = topic.unwrap_or(("", ""));
                let _ = text.write_str(about);
                heading
            }
            Told::Step(viewer) => {
                let reader = (&self.table.party, language);
                if let Some(sat) = self.table.sat() {
                    sat.told(reader, viewer, &mut |sentence| {
                        let _ = write!(text, "{sentence} ");
                    });
                }
                words.log.title
            }
            Told::Row => {
                let (heading, about) = match self.screens.stack.below(Screen::Reading) {
                    Screen::Setup => self.setup_about(),
                    Screen::Settings => self.setting_about(),
                    Screen::Overview => self.page_about(),
                    _ => (words.saves.title, words.saves.about),
                };
                let _ = text.write_str(about);
                heading
            }
        };
        (heading, text)
    }

    /// What the page of the overview is about.
    fn page_about(&self) -> (&'static str, &'static str) {
        let log = &self.words().log;
        let page = self.screens.overview.page();
        let topic = self.table.sat().and_then(|sat| sat.about_page(page));
        let about = topic.and_then(|topic| (self.card_title().texts.topic)(topic, self.language()));
        about.unwrap_or((log.title, log.about))
    }

    /// Where the text begins: below the picture of what it is about, if there is one.
    fn card_top(&self) -> i32 {
        let pictured = self.table.sat().is_some_and(|sat| sat.has_picture());
        if pictured && self.screens.reading.told == Told::Focus {
            TOP + SUBJECT + 2
        } else {
            TOP
        }
    }

    /// How many lines fit.
    fn card_lines(&self) -> usize {
        let size = self.device.settings.reading();
        ((BOTTOM - self.card_top()) / size.line()) as usize
    }
}

/// Where the text stands.
const TOP: i32 = BAR + 8;
const BOTTOM: i32 = EDGE - 22;
const WIDTH: i32 = EDGE - 2 * MARGIN - 6;

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let size = app.device.settings.reading();
    match key {
        Key::Up => app.screens.reading.first = app.screens.reading.first.saturating_sub(1),
        Key::Down => {
            let (_, text) = app.card_text();
            let lines = text::lines(text.as_str(), size, WIDTH).count();
            let most = lines.saturating_sub(app.card_lines());
            app.screens.reading.first = app.screens.reading.first.saturating_add(1).min(most);
        }
        Key::A | Key::B | Key::X => return app.back(),
        Key::Left | Key::Right | Key::Y => return,
    }
    app.changed();
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let (heading, text) = app.card_text();
    let size = app.device.settings.reading();
    let lines = text::lines(text.as_str(), size, WIDTH);
    let (top, fit) = (app.card_top(), app.card_lines());
    let mut at = Point::new(MARGIN, top);
    frame::page(canvas, heading, "");
    if let (true, Some(sat)) = (top > TOP, app.table.sat()) {
        let seat = app.table.person().unwrap_or(Seat::One);
        fill(canvas, area(0, BAR + 1, EDGE, SUBJECT), Ink::Sand);
        let middle = Point::new(EDGE / 2, BAR + 1 + SUBJECT / 2);
        let reader = (&app.table.party, app.language());
        sat.paint_subject(reader, seat, middle, canvas);
    }
    for line in lines.skip(app.screens.reading.first).take(fit) {
        text::draw(canvas, line, at, Align::Left, size, Ink::White);
        at.y += size.line();
    }
    let all = text::lines(text.as_str(), size, WIDTH).count();
    if all > fit {
        let (height, all) = (BOTTOM - top, all as i32);
        let part = |lines: i32| (height * lines).checked_div(all).unwrap_or(0);
        fill(canvas, area(EDGE - 5, top, 3, height), Ink::Dusk);
        let from = part(app.screens.reading.first as i32);
        let length = part(fit as i32);
        fill(canvas, area(EDGE - 5, top + from, 3, length), Ink::Gold);
    }
    let words = &app.words().reading;
    let keys = if all > fit {
        words.keys
    } else {
        app.words().general.back
    };
    frame::footer(canvas, keys);
}

pub(super) fn update_topics(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    match key {
        Key::Up | Key::Down => {
            let rows = app.topics_of();
            app.steer_list(|screens| &mut screens.topics, key, rows);
        }
        Key::A => {
            app.show_card(Told::Topic(app.screens.topics.focus()));
            app.sound(sound::ACCEPT);
        }
        Key::B => app.back(),
        Key::Left | Key::Right | Key::X | Key::Y => {}
    }
}

pub(super) fn paint_topics(app: &App, canvas: &mut Canvas) {
    let language = app.language();
    let title = app.card_title();
    frame::page(canvas, app.words().menu.rules, (title.texts.name)(language));
    let within = area(4, 27, EDGE - 8, 8 * ROW);
    app.screens
        .topics
        .paint(canvas, within, title.texts.topics, |number| Row {
            label: (title.texts.topic)(number, language).map_or("", |(heading, _)| heading),
            ..Row::EMPTY
        });
    frame::footer(canvas, app.words().general.choose);
}
