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
    match (event, app.chosen) {
        // Held, so that no hasty thumb deletes an evening.
        (KeyEvent::Hold(Key::A), Some(number)) => {
            app.keep(Keep::Delete(number));
            app.saves_list = Default::default();
            app.leave(Screen::Saves);
        }
        (KeyEvent::Press(Key::B), _) => app.leave(Screen::Chosen),
        _ => {}
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let words = &app.words().ask;
    frame::page(canvas, words.title, "");
    let mut names = Sentence::default();
    if let Some(known) = app
        .chosen_match()
        .and_then(|listed| listed.summary.as_ref())
    {
        write_names(
            known,
            app.settings.language,
            Type::Body,
            i32::MAX,
            &mut names,
        );
    }
    let size = app.settings.listing();
    dialogue::paint(canvas, Ink::Red, names.as_str(), words.delete, size);
    frame::footer(canvas, words.keys);
}
