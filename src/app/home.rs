//! Home: a title with its picture, and the way to everything else.

use embedded_graphics::prelude::Point;
use heapless::Vec;

use super::{App, Keep, Screen, thinking, title::Title};
use crate::{
    faces::TITLE,
    kernel::notation::Sentence,
    store::Listed,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, area, fill, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        list::{List, Row},
        sound,
        text::{self, Align, Type},
    },
    words::Language,
};

/// What can be chosen at home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Resume(u32),
    NewGame,
    PlayAlone,
    FirstGame,
    Saves,
    Statistics,
    Settings,
    DeviceTest,
}

/// The ways, a row each.
pub(super) type Ways = Vec<Way, 8>;

/// Where one is at home.
#[derive(Clone, Copy, Debug)]
pub(super) struct Home {
    list: List,
    title: Title,
}

impl Home {
    pub const fn new() -> Self {
        Self {
            list: List::at(0),
            title: Title::FIRST,
        }
    }

    /// Comes home: to the first row, of the title that was shown last.
    pub fn begin(&mut self) {
        self.list = List::default();
    }

    /// The title that is shown.
    pub const fn title(&self) -> Title {
        self.title
    }

    /// Shows a title from now on.
    pub const fn show(&mut self, title: Title) {
        self.title = title;
    }

    /// There are so many rows from now on.
    pub fn bound(&mut self, rows: usize) {
        self.list = self.list.within(rows);
    }
}

/// Whether somebody can play a title alone: against computers, or against the rulebook.
fn can_be_played_alone(title: Title) -> bool {
    thinking::plays(title) || title.card().players.contains(&1)
}

impl App {
    /// The title that is shown at home.
    pub(super) fn home_title(&self) -> Title {
        self.screens.home.title()
    }

    /// The latest match that can be played on.
    fn latest(&self) -> Option<&Listed> {
        self.screens.saves.listed().iter().find(|listed| {
            let open = |known: &crate::store::Summary| known.finished.is_none();
            listed.trouble.is_none() && listed.summary.as_ref().is_some_and(open)
        })
    }

    /// Whether the language is asked for: where nothing was ever set, and no match is saved.
    fn asks_language(&self) -> bool {
        self.device.newcomer && self.screens.saves.listed().is_empty()
    }

    pub(super) fn ways(&self) -> Ways {
        let resume = self.latest().map(|listed| Way::Resume(listed.number));
        let alone = can_be_played_alone(self.home_title());
        resume
            .into_iter()
            .chain([Way::NewGame])
            .chain(alone.then_some(Way::PlayAlone))
            .chain([
                Way::FirstGame,
                Way::Saves,
                Way::Statistics,
                Way::Settings,
                Way::DeviceTest,
            ])
            .collect()
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let ways = app.ways();
    match key {
        Key::Up | Key::Down => app.steer_list(|screens| &mut screens.home.list, key, ways.len()),
        Key::Left | Key::Right if Title::ALL.len() > 1 => {
            let home = &mut app.screens.home;
            home.title = home.title.neighbour(key == Key::Right);
            // The same way stays in focus, wherever it stands now; one that this title lacks gives way to the one before it.
            let focus = home.list.focus();
            let before = ways.get(focus.saturating_sub(1));
            let now = app.ways();
            let place = |way: Option<&Way>| now.iter().position(|now| Some(now) == way);
            let found = place(ways.get(focus)).or_else(|| place(before));
            app.screens.home.list = List::at(found.unwrap_or(0));
            app.changed();
            app.sound(sound::FOCUS);
        }
        Key::A => {
            if let Some(&way) = ways.get(app.screens.home.list.focus()) {
                app.sound(sound::ACCEPT);
                choose(app, way);
            }
        }
        Key::X => app.open_topics(),
        Key::Y if app.asks_language() => {
            app.device.settings.language = app.language().next();
            app.device.settings_changed = true;
            app.accept();
        }
        Key::Left | Key::Right | Key::B | Key::Y => {}
    }
}

fn choose(app: &mut App, way: Way) {
    // Whoever goes on has the language.
    app.device.newcomer = false;
    app.keep_settings();
    match way {
        Way::Resume(number) => app.keep(Keep::Open(number)),
        Way::NewGame => app.open_setup(false),
        Way::PlayAlone => app.open_setup(true),
        Way::FirstGame => app.open_chapters(),
        Way::Saves => {
            app.screens.saves.begin();
            app.open(Screen::Saves);
            // Once more: an earlier list may have been refused.
            app.keep(Keep::List);
        }
        Way::Statistics => {
            app.screens.statistics = 0;
            app.open(Screen::Statistics);
        }
        Way::Settings => app.open_settings(),
        Way::DeviceTest => app.open(Screen::DeviceTest),
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let (words, language) = (&app.words().home, app.language());
    frame::blank(canvas);
    let title = app.home_title().card();
    (title.paint)(canvas);
    // The name, and the year in which the game came out, where the name does not tell it.
    let name = (title.texts.name)(language);
    let year = Sentence::of(format_args!("{}", title.year));
    let told = name.contains(year.as_str());
    let year = if told { "" } else { year.as_str() };
    let gap = if told { 0 } else { 6 };
    let wide = text::width(name, Type::Title) + gap + text::width(year, Type::Small);
    let at = Point::new((EDGE - wide) / 2, TITLE - 25);
    text::draw(canvas, name, at, Align::Left, Type::Title, Ink::White);
    let at = Point::new((EDGE + wide) / 2, TITLE - 18);
    text::draw(canvas, year, at, Align::Right, Type::Small, Ink::White);
    if Title::ALL.len() > 1 {
        for (x, sign) in [(8, "<"), (EDGE - 8, ">")] {
            // On a ground of its own: a title's picture may be of any colour there.
            panel(
                canvas,
                area(x - 7, TITLE - 22, 15, 17),
                Ink::Night,
                Ink::Night,
            );
            let at = Point::new(x, TITLE - 25);
            text::draw(canvas, sign, at, Align::Centre, Type::Title, Ink::White);
        }
    }
    fill(canvas, area(0, TITLE, EDGE, 1), Ink::Gold);
    battery(app, canvas, Point::new(EDGE - 26, 5));

    let ways = app.ways();
    let mut names = Sentence::default();
    if let Some(known) = app.latest().and_then(|listed| listed.summary.as_ref()) {
        let (label, value) = (canvas.read(Type::Body), canvas.read(Type::Small));
        let room = EDGE - 38 - text::width(words.resume, label);
        super::saves::write_names(known, language, value, room, &mut names);
    }
    let bottom = if app.asks_language() {
        EDGE - 20
    } else {
        frame::footer_top(canvas, words.keys) - 2
    };
    let within = area(4, TITLE + 5, EDGE - 8, bottom - TITLE - 5);
    app.screens
        .home
        .list
        .paint(canvas, within, ways.len(), |number| {
            let way = ways.get(number).copied().unwrap_or(Way::NewGame);
            let label = match way {
                Way::Resume(_) => words.resume,
                Way::NewGame => words.new_game,
                Way::PlayAlone => words.play_alone,
                Way::FirstGame => words.first_game,
                Way::Saves => words.saves,
                Way::Statistics => words.statistics,
                Way::Settings => words.settings,
                Way::DeviceTest => words.device_test,
            };
            Row {
                label,
                value: if let Way::Resume(_) = way {
                    names.as_str()
                } else {
                    ""
                },
                open: true,
                indent: 0,
            }
        });
    if app.asks_language() {
        languages(app, canvas);
    } else {
        frame::footer(canvas, words.keys);
    }
}

/// Asks for the language, where nothing was ever set: each by its own name, and the key that leads from one to the next.
fn languages(app: &App, canvas: &mut Canvas) {
    frame::footer(canvas, "");
    let at = Point::new(10, EDGE - 18);
    text::draw(canvas, "Y", at, Align::Left, Type::Body, Ink::Gold);
    let mut left = 26;
    for language in Language::ALL {
        let name = language.words().general.language;
        let wide = text::width(name, Type::Label) + 10;
        let mut ink = Ink::White;
        if language == app.language() {
            fill(canvas, area(left, EDGE - 16, wide, 14), Ink::Gold);
            ink = Ink::Night;
        }
        let at = Point::new(left + 5, EDGE - 16);
        text::draw(canvas, name, at, Align::Left, Type::Label, ink);
        left += wide + 4;
    }
}

/// Paints what is left in the battery, where there is one: a shape that empties, and a bolt or a bar beside it.
pub(super) fn battery(app: &App, canvas: &mut Canvas, at: Point) {
    let Some(charge) = app.device.charge else {
        return;
    };
    let low = charge.percent <= super::charge::LOW && !charge.charging;
    let ink = if low { Ink::Red } else { Ink::White };
    fill(canvas, area(at.x - 1, at.y - 1, 22, 11), Ink::Night);
    fill(canvas, area(at.x, at.y, 18, 9), ink);
    fill(canvas, area(at.x + 18, at.y + 2, 2, 5), ink);
    fill(canvas, area(at.x + 1, at.y + 1, 16, 7), Ink::Night);
    let filled = i32::from(charge.percent) * 14 / 100;
    fill(canvas, area(at.x + 2, at.y + 2, filled, 5), ink);
    if charge.charging {
        // A bolt.
        for (x, y, width) in [
            (9, 1, 2),
            (8, 2, 2),
            (7, 3, 2),
            (6, 4, 5),
            (9, 5, 2),
            (8, 6, 2),
        ] {
            fill(canvas, area(at.x + x, at.y + y, width, 1), Ink::Gold);
        }
    }
    if low {
        // An exclamation mark: colour is never the only sign.
        fill(canvas, area(at.x + 11, at.y + 2, 2, 3), Ink::White);
        fill(canvas, area(at.x + 11, at.y + 6, 2, 1), Ink::White);
    }
}
