//! The chapters of a title's lesson, and a real game after them.

use super::{App, Screen};
use crate::{
    kernel::notation::Sentence,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area},
        ink::Ink,
        key::{Key, KeyEvent},
        list::{List, ROW, Row},
        sound, text,
    },
};
use embedded_graphics::prelude::Point;

impl App {
    /// Opens the chapters of the title that is shown at home: at the first that was not learnt to its end.
    pub(super) fn open_chapters(&mut self) {
        let done = self.device.settings.lessons.0.of(self.home_title()).done;
        self.screens.chapters = List::at(done.trailing_ones() as usize).within(self.chapter_rows());
        self.open(Screen::Chapters);
    }

    /// Takes the lesson off the table, and shows its chapters.
    pub(super) fn show_chapters(&mut self, focus: usize) {
        self.close();
        self.screens.home.begin();
        self.go(Screen::Home);
        self.screens.chapters = List::at(focus).within(self.chapter_rows());
        self.open(Screen::Chapters);
    }

    /// A row a chapter, and the real game.
    fn chapter_rows(&self) -> usize {
        let chapters = self.home_title().card().lesson.chapters();
        chapters.saturating_add(1)
    }

    /// The step with which a chapter goes on, if it was begun.
    fn begun(&self, chapter: usize) -> Option<usize> {
        let title = self.home_title();
        let step = usize::from(self.device.settings.lessons.0.of(title).step);
        let lesson = &title.card().lesson;
        let within =
            lesson.chapter_of(step) == Some(chapter) && lesson.begins(chapter) != Some(step);
        within.then_some(step)
    }

    /// Goes on with a chapter, or begins it anew; behind the last comes the real game.
    fn choose_chapter(&mut self, chapter: usize, anew: bool) {
        let title = self.home_title();
        let begun = self.begun(chapter).filter(|_| !anew);
        let step = begun.or_else(|| title.card().lesson.begins(chapter));
        match step {
            Some(step) => self.begin_lesson(title, step),
            None if anew => {}
            None => {
                self.back();
                self.open_setup(false);
                self.sound(sound::ACCEPT);
            }
        }
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let focus = app.screens.chapters.focus();
    match key {
        Key::Up | Key::Down => {
            let rows = app.chapter_rows();
            app.steer_list(|screens| &mut screens.chapters, key, rows);
        }
        Key::A => app.choose_chapter(focus, false),
        Key::Y => app.choose_chapter(focus, true),
        Key::B => app.back(),
        Key::Left | Key::Right | Key::X => {}
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let (words, language) = (&app.words().lesson, app.language());
    let title = app.home_title();
    let card = title.card();
    frame::page(canvas, words.title, (card.texts.name)(language));
    let learnt = app.device.settings.lessons.0.of(title);
    let rows = app.chapter_rows();
    let names = [words.first, words.second, words.third];
    let how_far = |chapter: usize| match app.begun(chapter) {
        Some(step) => {
            let (place, all) = card.lesson.place(step);
            Sentence::of(format_args!("{place} / {all}"))
        }
        None if learnt.done >> chapter & 1 == 1 => Sentence::of(format_args!("{}", words.done)),
        None => Sentence::default(),
    };
    let far: [Sentence; 3] = core::array::from_fn(how_far);
    let within = area(4, 30, EDGE - 8, 4 * ROW);
    app.screens
        .chapters
        .paint(canvas, within, rows, |number| Row {
            label: names.get(number).copied().unwrap_or(words.real_game),
            value: far.get(number).map_or("", Sentence::as_str),
            open: true,
            indent: 0,
        });
    let focus = app.screens.chapters.focus();
    let abouts = [words.first_about, words.second_about, words.third_about];
    let about = abouts.get(focus).copied().unwrap_or(words.real_about);
    let at = Point::new(MARGIN, 30 + 4 * ROW + 10);
    let size = app.device.settings.reading();
    text::draw_lines(canvas, about, at, EDGE - 2 * MARGIN, size, Ink::White);
    let keys = match app.begun(focus) {
        Some(_) => words.keys,
        None => app.words().general.choose,
    };
    frame::footer(canvas, keys);
}
