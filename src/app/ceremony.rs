//! A ceremony that everybody watches, step by step: it goes on by itself, and A skips.

use super::{App, Screen};
use crate::ui::{
    canvas::Canvas,
    frame,
    key::{Key, KeyEvent},
    sound,
    time::Span,
};

/// From step to step.
const PACE: Span = Span::from_millis(800);

impl App {
    /// Begins the ceremony that an action brought about.
    pub(super) fn begin_ceremony(&mut self) {
        self.go(Screen::Ceremony);
        self.sound(sound::SCORING);
        if self.settings.motion {
            self.steps = 0;
            self.after(PACE);
        } else {
            self.steps = usize::MAX;
        }
    }

    /// How many steps the ceremony has.
    fn all_steps(&self) -> usize {
        let table = self.table.as_ref();
        table.and_then(|table| table.sat().ceremony()).unwrap_or(0)
    }
}

pub(super) fn motion(app: &mut App) {
    app.steps = app.steps.saturating_add(1);
    app.changed();
    if app.steps < app.all_steps() {
        app.after(PACE);
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(Key::A) = event else {
        return;
    };
    if app.steps < app.all_steps() {
        app.steps = usize::MAX;
        app.motion_at = None;
        app.changed();
        return;
    }
    if let Some(table) = &mut app.table {
        table.sat_mut().end_ceremony();
    }
    if app.lesson.is_some() {
        app.lesson_goes_on();
    } else {
        app.sit_down();
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some(table) = &app.table else {
        return frame::blank(canvas);
    };
    let language = app.settings.language;
    table
        .sat()
        .paint_ceremony(&app.party, language, app.steps, canvas);
}
