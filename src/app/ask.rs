//! Whether a match shall really be deleted.

use super::{App, Keep, Screen, dialogue, saves::write_names};
use crate::{
    kernel::notation::Sentence,
    ui::{
        canvas::Canvas,
        frame,
        ink::Ink,
        key::{Key, KeyEvent},
        text::Type,
    },
};

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let chosen = app.screens.saves.chosen().map(|listed| listed.number);
    match (event, chosen) {
        // Held, so that no hasty thumb deletes an evening.
        (KeyEvent::Hold(Key::A), Some(number)) => {
            app.keep(Keep::Delete(number));
            app.screens.saves.begin();
            app.back_to(Screen::Saves);
        }
        (KeyEvent::Press(Key::B), _) => app.back(),
        _ => {}
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let words = &app.words().ask;
    frame::page(canvas, words.title, "");
    let mut names = Sentence::default();
    if let Some(known) = app
        .screens
        .saves
        .chosen()
        .and_then(|listed| listed.summary.as_ref())
    {
        write_names(known, app.language(), Type::Body, i32::MAX, &mut names);
    }
    let size = app.device.settings.listing();
    dialogue::paint(canvas, Ink::Red, names.as_str(), words.delete, size);
    frame::footer(canvas, words.keys);
}
