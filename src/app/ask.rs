//! Whether something shall really be done that cannot be undone: a match deleted, the settings reset.

use super::{App, Keep, Screen, dialogue, saves::write_names};
use crate::{
    kernel::notation::Sentence,
    ui::{
        canvas::Canvas,
        frame,
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        text::Type,
    },
};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Whether the chosen match shall be deleted.
    Delete,
    /// Whether the settings shall be as on a new device.
    Reset,
}

impl App {
    /// Asks.
    pub(super) fn ask(&mut self, question: Question) {
        self.screens.question = question;
        self.open(Screen::Ask);
        self.sound(sound::ACCEPT);
    }

    /// Does what was asked.
    fn do_it(&mut self) {
        match self.screens.question {
            Question::Delete => {
                let Some(number) = self.screens.saves.chosen().map(|listed| listed.number) else {
                    return;
                };
                self.keep(Keep::Delete(number));
                self.screens.saves.begin();
                self.back_to(Screen::Saves);
            }
            Question::Reset => {
                self.reset_settings();
                self.back_to(Screen::Settings);
            }
        }
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    match event {
        // Held, so that no hasty thumb deletes an evening.
        KeyEvent::Hold(Key::A) => app.do_it(),
        KeyEvent::Press(Key::B) => app.back(),
        _ => {}
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let words = &app.words().ask;
    let (title, about, keys) = match app.screens.question {
        Question::Delete => (words.title, words.delete, words.keys),
        Question::Reset => (words.reset_title, words.reset, words.reset_keys),
    };
    frame::page(canvas, title, "");
    let mut what = Sentence::default();
    let chosen = app.screens.saves.chosen();
    match app.screens.question {
        Question::Delete => {
            if let Some(known) = chosen.and_then(|listed| listed.summary.as_ref()) {
                write_names(known, app.language(), Type::Body, i32::MAX, &mut what);
            }
        }
        Question::Reset => what = Sentence::of(format_args!("{}", app.words().settings.title)),
    }
    let size = app.device.settings.listing();
    dialogue::paint(canvas, Ink::Red, what.as_str(), about, size);
    frame::footer(canvas, keys);
}
