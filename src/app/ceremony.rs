//! A ceremony that everybody watches, step by step: it goes on by itself, and A skips.

use super::{App, Screen};
use crate::ui::{
    canvas::Canvas,
    frame,
    key::{Key, KeyEvent},
    sound,
    time::Span,
};

/// How far the ceremony is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ceremony {
    /// How many of its steps are shown.
    steps: usize,
}

impl Ceremony {
    pub const fn new() -> Self {
        Self { steps: 0 }
    }
}

/// From step to step.
const PACE: Span = Span::from_millis(800);
/// How long the whole of it stands where nobody plays who would press a key.
const WHILE: Span = Span::from_millis(4000);

impl App {
    /// Begins the ceremony that an action brought about.
    pub(super) fn begin_ceremony(&mut self) {
        self.go(Screen::Ceremony);
        self.sound(sound::SCORING);
        if self.device.settings.motion {
            self.screens.ceremony.steps = 0;
            self.after(PACE);
        } else {
            self.screens.ceremony.steps = usize::MAX;
        }
    }

    /// Goes on with the ceremony, after something else lay above it.
    pub(super) fn resume_ceremony(&mut self) {
        self.open(Screen::Ceremony);
        if self.device.settings.motion {
            self.after(PACE);
        }
    }

    /// How many steps the ceremony has.
    fn all_steps(&self) -> usize {
        let table = self.table.laid.as_ref();
        table.and_then(|table| table.sat().ceremony()).unwrap_or(0)
    }
}

pub(super) fn motion(app: &mut App) {
    app.screens.ceremony.steps = app.screens.ceremony.steps.saturating_add(1);
    app.changed();
    let (steps, all) = (app.screens.ceremony.steps, app.all_steps());
    if steps < all {
        app.after(PACE);
    } else if app.table.plays_itself() {
        // Nobody has to press a key: whoever watches has seen it after a while.
        if steps > all {
            end(app);
        } else {
            app.after(WHILE);
        }
    }
}

/// It is over, and the match goes on.
fn end(app: &mut App) {
    if let Some(table) = &mut app.table.laid {
        table.sat_mut().end_ceremony();
    }
    if app.table.lesson.is_some() {
        app.lesson_goes_on();
    } else if !app.show_round() {
        app.sit_down();
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    match event {
        KeyEvent::Press(Key::A) => {}
        KeyEvent::Press(Key::X) => return app.explain_step(),
        _ => return,
    }
    if app.screens.ceremony.steps < app.all_steps() {
        app.screens.ceremony.steps = usize::MAX;
        app.device.motion_at = None;
        app.changed();
        return;
    }
    end(app);
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some(table) = &app.table.laid else {
        return frame::blank(canvas);
    };
    let language = app.language();
    table.sat().paint_ceremony(
        &app.table.party,
        language,
        app.screens.ceremony.steps,
        canvas,
    );
}
