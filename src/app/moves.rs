//! What others do by themselves, one action at a time: paced, and A skips.

use super::{App, Driver, Keep, Screen, Then, history};
use crate::ui::{
    canvas::Canvas,
    key::{Key, KeyEvent},
    time::Span,
};

/// From action to action: long enough to read a sentence and find its place on the board.
const PACE: Span = Span::from_millis(1800);

impl App {
    /// Whether the rulebook itself plays the seat whose turn it is.
    pub(super) fn rulebook_decides(&self) -> bool {
        self.table.decider() == Some(Driver::Rulebook)
    }

    /// Shows the action that was played last.
    pub(super) fn show_move(&mut self) {
        self.step_to(u32::MAX);
        self.go(Screen::Moves);
        if self.table.number.is_some() {
            // Nobody waits while this is read; and who plays alone sees no curtain.
            self.keep(Keep::Prepare);
        }
        if self.device.settings.motion {
            self.after(PACE);
        }
    }

    /// Lets the rulebook play the seat whose turn it is: its only choice is played and shown.
    pub(super) fn let_move(&mut self) {
        let Some(table) = &mut self.table.laid else {
            return;
        };
        if !table.sat_mut().force(&mut self.table.journal) {
            // The seat that the rulebook plays has one choice: a law of the games.
            return;
        }
        self.keep(Keep::Action(Then::Wait));
        let ceremony = self
            .table
            .laid
            .as_ref()
            .is_some_and(|table| table.sat().ceremony().is_some());
        if ceremony {
            self.begin_ceremony();
        } else {
            self.show_move();
        }
    }

    fn move_was_seen(&mut self) {
        if self.table.lesson.is_some() {
            self.lesson_goes_on();
        } else {
            self.sit_down();
        }
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    if let KeyEvent::Press(Key::A | Key::B | Key::Right) = event {
        app.move_was_seen();
    }
}

pub(super) fn motion(app: &mut App) {
    app.move_was_seen();
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    history::paint(app, canvas);
}
