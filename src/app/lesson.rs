//! The guided first game: a text, then what it asks for, and meanwhile what the other player does.
//!
//! The course is the face's; a lesson is not saved.

use super::{App, Party, Screen};
use crate::{faces::Step, ui::sound};

/// The action that a step asks for, in notation.
pub(super) fn wanted(app: &App, step: usize) -> Option<&'static str> {
    let lesson = &app.table.laid.as_ref()?.title().card().lesson;
    match lesson.steps.get(step) {
        Some(Step::Do(action)) => Some(action),
        _ => None,
    }
}

impl App {
    /// Begins the guided first game of the title that is shown at home.
    pub(super) fn begin_lesson(&mut self) {
        let title = self.home_title();
        self.table.party = Party::new();
        self.table.party.take_colours(&title.card().colours);
        self.table.party.seat(2);
        self.table.begin(&title.usual(), title.card().lesson.seed);
        self.table.lesson = Some(0);
        self.explain_lesson();
    }

    /// The text of a step was read.
    pub(super) fn lesson_was_read(&mut self) {
        if self.lesson_reads() {
            self.lesson_goes_on();
        } else {
            self.go(Screen::Table);
            self.sound(sound::ACCEPT);
        }
    }

    /// Whether the step of the lesson asks for nothing.
    pub(super) fn lesson_reads(&self) -> bool {
        self.lesson_step(self.table.lesson.unwrap_or(0)) == Some(Step::Read)
    }

    fn lesson_step(&self, step: usize) -> Option<Step> {
        let lesson = &self.table.laid.as_ref()?.title().card().lesson;
        lesson.steps.get(step).copied()
    }

    /// The step is done: the other player does what is his, and the next text comes.
    pub(super) fn lesson_goes_on(&mut self) {
        let step = self.table.lesson.unwrap_or(0).saturating_add(1);
        self.table.lesson = Some(step);
        match (self.lesson_step(step), &mut self.table.laid) {
            (Some(Step::See(action)), Some(table)) => {
                let sat = table.sat_mut();
                let seen = sat.see(&mut self.table.journal, action);
                sat.begin(&self.table.journal);
                if !seen {
                    // A test replays the course, so this does not happen; if it did, the lesson would end here.
                    return self.go_home();
                }
                if sat.ceremony().is_some() {
                    return self.begin_ceremony();
                }
                self.show_move();
            }
            (Some(_), Some(table)) => {
                table.sat_mut().begin(&self.table.journal);
                self.sound(sound::ACCEPT);
                self.explain_lesson();
            }
            _ => self.go_home(),
        }
    }
}
