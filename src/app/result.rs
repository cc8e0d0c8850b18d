//! The end of a match: places, and how they came about.

use super::App;
use crate::ui::{
    canvas::Canvas,
    frame,
    key::{Key, KeyEvent},
};

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let KeyEvent::Press(key) = event else { return };
    match key {
        Key::A => app.go_home(),
        Key::X => app.explain(),
        Key::Y => app.open_overview(),
        Key::B | Key::Left | Key::Right | Key::Up | Key::Down => app.watch(false),
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some(table) = &app.table.laid else {
        return frame::blank(canvas);
    };
    let language = app.language();
    table.sat().paint_result(&app.table.party, language, canvas);
}
