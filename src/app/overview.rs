//! The overview: the pages of the face, and the log in plain words.

use embedded_graphics::prelude::Point;
use heapless::Deque;

use super::{App, Screen};
use crate::{
    kernel::{notation::Sentence, seat::Viewer},
    ui::{
        canvas::Canvas,
        frame::{self, BAR, EDGE, MARGIN, area, fill},
        ink::Ink,
        key::{Key, KeyEvent},
        shape::disc,
        sound,
        text::{self, Align},
    },
};

/// As many sentences as the page of the log could ever hold: each takes a line at the least.
const LINES: usize = 14;

/// Which page is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Overview {
    page: usize,
}

impl Overview {
    pub const fn new() -> Self {
        Self { page: 0 }
    }

    /// The page, from 0.
    pub const fn page(self) -> usize {
        self.page
    }
}

impl App {
    pub(super) fn open_overview(&mut self) {
        self.screens.overview.page = 0;
        self.open(Screen::Overview);
        self.sound(sound::FOCUS);
    }

    /// The pages of the face, and one for the log.
    fn pages(&self) -> usize {
        let table = self.table.laid.as_ref();
        table.map_or(1, |table| table.sat().pages().saturating_add(1))
    }

    /// Who looks at the overview.
    fn viewer(&self) -> Viewer {
        self.table
            .person()
            .map_or(Viewer::Bystander, Viewer::Player)
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let last = app.pages().saturating_sub(1);
    match key {
        Key::Left => {
            app.screens.overview.page = app.screens.overview.page.checked_sub(1).unwrap_or(last)
        }
        Key::Right if app.screens.overview.page >= last => app.screens.overview.page = 0,
        Key::Right => app.screens.overview.page = app.screens.overview.page.saturating_add(1),
        Key::A if app.screens.overview.page >= last => return app.watch(false),
        Key::A | Key::B | Key::Y => return app.back(),
        Key::X if app.ask_for_own() => return,
        Key::X => return app.explain_row(),
        Key::Up | Key::Down => return,
    }
    app.changed();
    app.sound(sound::FOCUS);
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some(table) = &app.table.laid else {
        return frame::blank(canvas);
    };
    let pages = app.pages();
    if app.screens.overview.page.saturating_add(1) < pages {
        let language = app.language();
        table.sat().paint_page(
            &app.table.party,
            language,
            app.viewer(),
            app.screens.overview.page,
            canvas,
        );
    } else {
        paint_log(app, canvas);
    }
    // A dot a page, the present one larger.
    for page in 0..pages {
        let x = EDGE - 9 - 11 * pages.saturating_sub(page.saturating_add(1)) as i32;
        let (radius, ink) = if page == app.screens.overview.page {
            (4, Ink::Gold)
        } else {
            (2, Ink::Silver)
        };
        disc(canvas, Point::new(x, EDGE - 8), radius, ink);
    }
}

/// The last sentences that fit, the newest at the bottom.
fn paint_log(app: &App, canvas: &mut Canvas) {
    let words = &app.words().log;
    frame::page(canvas, words.title, "");
    let Some(table) = &app.table.laid else { return };
    let sat = table.sat();
    let mut last: Deque<Sentence, LINES> = Deque::new();
    let actions = app.table.journal.actions();
    // Each action tells a sentence or more, or almost none: three times as many actions are looked at.
    let from = actions.saturating_sub(3 * LINES as u32);
    let reader = (&app.table.party, app.language());
    let (who, span) = (app.viewer(), (from, actions));
    sat.tell(&app.table.journal, reader, who, span, &mut |sentence| {
        if last.is_full() {
            last.pop_front();
        }
        // There is room: made above.
        let _ = last.push_back(Sentence::of(format_args!("{sentence}")));
    });
    let size = app.device.settings.listing();
    let (top, width) = (BAR + 4, EDGE - 2 * MARGIN);
    // Beside what the keys do there is a dot for each page. Set large, it takes a line more.
    let room = EDGE - 2 * MARGIN - 11 * app.pages() as i32;
    let alone = text::width(words.steps, size) <= room;
    let top_of_bar = EDGE - if alone { 18 } else { 32 };
    let mut bottom = top_of_bar - 6;
    let mut ink = Ink::White;
    for sentence in last.iter().rev() {
        let lines = text::lines(sentence.as_str(), size, width).count() as i32;
        let y = bottom - lines * size.line();
        if y < top {
            break;
        }
        text::draw_lines(
            canvas,
            sentence.as_str(),
            Point::new(MARGIN, y),
            width,
            size,
            ink,
        );
        bottom = y - 3;
        ink = Ink::Silver;
    }
    if last.is_empty() {
        let at = Point::new(MARGIN, top);
        text::draw_lines(canvas, words.empty, at, width, size, Ink::Silver);
    }
    fill(
        canvas,
        area(0, top_of_bar, EDGE, EDGE - top_of_bar),
        Ink::Dusk,
    );
    let lines = match words.steps.rsplit_once("   ") {
        Some((first, last)) if !alone => [first, last],
        _ => ["", words.steps],
    };
    for (line, up) in lines.into_iter().zip([16 + 14, 16]) {
        let at = Point::new(MARGIN, EDGE - up);
        text::draw_read(
            canvas,
            line,
            at,
            (Align::Left, EDGE),
            text::Type::Small,
            Ink::Gold,
        );
    }
}
