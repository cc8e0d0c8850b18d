//! Whether a match shall really be deleted.

use embedded_graphics::prelude::Point;

use super::{App, Keep, Screen};
use crate::ui::{
    canvas::Canvas,
    frame::{self, EDGE, MARGIN, area, panel},
    ink::Ink,
    key::{Key, KeyEvent},
    text::{self, Type},
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
    panel(canvas, area(8, 50, EDGE - 16, 110), Ink::Dusk, Ink::Red);
    let width = EDGE - 4 * MARGIN;
    let at = Point::new(2 * MARGIN + 4, 60);
    text::draw_lines(canvas, words.delete, at, width - 8, Type::Body, Ink::White);
    frame::footer(canvas, words.keys);
}
