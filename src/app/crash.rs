//! The crash screen: what went wrong, where, and how to go on.
//!
//! It is shown after the restart that follows a panic, so it can count on a machine in order. Does not know how
//! the report outlived the restart.

use core::fmt::{Display, Write};

use embedded_graphics::prelude::Point;
use heapless::String;
use serde::{Deserialize, Serialize};

use super::{App, Cut, Effect};
use crate::ui::{
    canvas::Canvas,
    frame::{self, EDGE, MARGIN, area},
    ink::Ink,
    key::{Key, KeyEvent},
    text::{self, Align, Type},
};

/// Longest report that the screen has room for; a longer one is cut.
const WHAT: usize = 120;
/// Longest name of a file; of a longer one the end is kept, which tells more than the beginning.
const FILE: usize = 48;

/// What went wrong and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crash {
    what: String<WHAT>,
    file: String<FILE>,
    line: u32,
}

impl Crash {
    /// Makes a report, cutting what is too long.
    pub fn new(what: impl Display, file: &str, line: u32) -> Self {
        let mut cut = Cut::new();
        let _ = write!(cut, "{what}");
        let mut end = Cut::new();
        let surplus = file.chars().count().saturating_sub(FILE);
        for letter in file.chars().skip(surplus) {
            let _ = end.write_char(letter);
        }
        Self {
            what: cut.0,
            file: end.0,
            line,
        }
    }

    fn paint(&self, app: &App, canvas: &mut Canvas) {
        let words = &app.words().crash;
        frame::page(canvas, words.title, env!("CARGO_PKG_VERSION"));
        let width = EDGE - 2 * MARGIN;
        let at = Point::new(MARGIN, frame::BAR + 8);
        let at = text::draw_lines(canvas, words.comfort, at, width, Type::Small, Ink::Silver);

        let bottom = EDGE - 40;
        let top = at.y + 6;
        frame::panel(
            canvas,
            area(MARGIN, top, width, bottom - top),
            Ink::Dusk,
            Ink::Red,
        );
        let at = Point::new(MARGIN + 6, top + 5);
        let at = text::draw_lines(canvas, &self.what, at, width - 12, Type::Body, Ink::White);
        let mut place: String<{ FILE + 24 }> = String::new();
        let _ = write!(place, "{} {}", words.place, self.file);
        if self.line > 0 {
            let _ = write!(place, ":{}", self.line);
        }
        text::draw_lines(
            canvas,
            &place,
            at + Point::new(0, 4),
            width - 12,
            Type::Small,
            Ink::Silver,
        );

        text::draw(
            canvas,
            words.restart,
            Point::new(EDGE / 2, EDGE - 30),
            Align::Centre,
            Type::Body,
            Ink::Gold,
        );
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    if let Some(crash) = &app.screens.crash {
        crash.paint(app, canvas);
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    if event == KeyEvent::Press(Key::A) {
        app.effect(Effect::End);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_report_keeps_the_beginning_of_what_and_the_end_of_where() {
        let crash = Crash::new("ä".repeat(500), &("x/".repeat(100) + "rules.rs"), 7);
        assert_eq!(crash.what.chars().count(), WHAT / 2);
        assert!(crash.file.ends_with("rules.rs"));
        assert_eq!(crash.file.len(), FILE);
    }

    #[test]
    fn only_a_ends_the_crash_screen() {
        use crate::{
            app::{BoardFacts, Msg},
            ui::time::Timestamp,
        };
        const FACTS: BoardFacts = BoardFacts {
            board: "",
            saves: 0,
        };
        let mut app = App::new(FACTS, Some(Crash::new("why", "where", 1)));
        for key in Key::ALL {
            let press = Msg::Key(KeyEvent::Press(key));
            let ends = app.update(Timestamp::START, press).contains(&Effect::End);
            assert_eq!(ends, key == Key::A);
        }
    }
}
