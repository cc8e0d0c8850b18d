//! The table, as the player sees it whose turn it is: keys go to the face, and what it decides to the match.

use super::{
    App, Keep, MOMENT, Screen, Then, lesson,
    sat::{Sat, Steered},
};
use crate::{
    faces::FOOT,
    kernel::{play::NoUndo, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, area, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        text::{self, Type},
    },
};
use embedded_graphics::prelude::Point;

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let Some(seat) = app.table.seat() else { return };
    match event {
        // A refusal stands until the next key: letting go is none, nor is holding on.
        KeyEvent::Press(_) | KeyEvent::Repeat(_) if app.screens.no_undo.take().is_some() => {
            app.changed()
        }
        KeyEvent::Release(_) => return,
        KeyEvent::Hold(key) if key != Key::B => return,
        _ => {}
    }
    match event {
        KeyEvent::Press(Key::X) => app.explain(),
        KeyEvent::Press(Key::Y) => app.open_overview(),
        KeyEvent::Hold(Key::B) => app.take_back(seat, true),
        event => steer(app, seat, event),
    }
}

fn steer(app: &mut App, seat: Seat, event: KeyEvent) {
    let wanted = app.table.lesson.and_then(|step| lesson::wanted(app, step));
    let language = app.language();
    let Some(table) = &mut app.table.laid else {
        return;
    };
    let reader = (&app.table.party, language);
    let steered = table
        .sat_mut()
        .steer(&mut app.table.journal, reader, seat, event, wanted);
    match steered {
        Steered::Nothing => {}
        Steered::Moved => {
            app.changed();
            app.sound(sound::FOCUS);
        }
        Steered::Refused => {
            app.changed();
            app.sound(sound::REFUSE);
        }
        Steered::Back if app.table.lesson.is_some() => app.explain_lesson(),
        Steered::Back => app.take_back(seat, false),
        Steered::NotInLesson => {
            app.explain_lesson();
            app.sound(sound::REFUSE);
        }
        Steered::Played => app.played(seat),
    }
}

impl App {
    /// An action was accepted: it is saved, and the device goes to whoever decides next.
    fn played(&mut self, seat: Seat) {
        self.changed();
        let ceremony = self.table.sat().and_then(Sat::ceremony).is_some();
        let moves = !ceremony && self.rulebook_decides();
        if self.table.number.is_some() {
            self.keep(Keep::Action(if moves { Then::Move } else { Then::Wait }));
        }
        if ceremony {
            self.begin_ceremony();
        } else if self.table.lesson.is_some() {
            self.lesson_goes_on();
        } else if self.table.seat() == Some(seat) {
            self.sound(sound::ACCEPT);
            if self.device.settings.motion {
                self.after(MOMENT);
            } else if let Some(table) = &mut self.table.laid {
                table.sat_mut().calm();
            }
        } else if moves {
            self.step_to(u32::MAX);
            self.go(Screen::Moves);
        } else {
            self.sit_down();
        }
    }

    /// Takes back the last action, or the whole turn; says why where that ends.
    pub(super) fn take_back(&mut self, seat: Seat, all: bool) {
        if self.table.lesson.is_some() {
            return;
        }
        self.changed();
        let Some(table) = &mut self.table.laid else {
            return;
        };
        match table.sat_mut().undo(&mut self.table.journal, seat, all) {
            Ok(()) => {
                self.keep(Keep::TakenBack);
                self.sound(sound::BACK);
            }
            // Held, B has taken back one action when it was pressed: that none is left needs no word.
            Err(_) if all => {}
            Err(why) => {
                self.screens.no_undo = Some(why);
                self.sound(sound::REFUSE);
            }
        }
    }
}

/// What changed has stood out for long enough.
pub(super) fn calm(app: &mut App) {
    let calmed = app
        .table
        .laid
        .as_mut()
        .is_some_and(|table| table.sat_mut().calm());
    if calmed {
        app.changed();
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some((table, seat)) = app.table.laid.as_ref().zip(app.table.seat()) else {
        return frame::blank(canvas);
    };
    let language = app.language();
    table.sat().paint(&app.table.party, language, seat, canvas);
    if let Some(why) = app.screens.no_undo {
        let words = &app.words().table;
        let reason = match why {
            NoUndo::Nothing => words.nothing_to_undo,
            NoUndo::AnotherPlayer => words.another_player,
        };
        // It covers the bar whole.
        let box_ = area(0, FOOT - 6, EDGE, EDGE - FOOT + 6);
        panel(canvas, box_, Ink::Night, Ink::Red);
        let at = Point::new(10, FOOT - 4);
        text::draw_lines(canvas, reason, at, EDGE - 20, Type::Small, Ink::White);
    }
}
