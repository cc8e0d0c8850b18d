//! The table, as the player sees it whose turn it is: keys go to the face, and what it decides to the match.

use super::{
    App, Effect, Keep, MOMENT, Then, hint,
    sat::{Sat, Steered},
    task,
};
use crate::{
    faces::FOOT,
    kernel::{play::NoUndo, seat::Seat},
    store::MOST_TAKEN_BACK,
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
    if app.lesson_reads() && event != KeyEvent::Press(Key::X) {
        // There is nothing to do yet.
        match event {
            KeyEvent::Press(Key::A) => app.lesson_goes_on(),
            KeyEvent::Press(Key::B) => app.leave_chapter(),
            _ => {}
        }
        return;
    }
    if app.stop_hint(event) {
        return;
    }
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
        // What lies behind the own screen is the overview, where the face has no use for the key.
        KeyEvent::Press(Key::Y) => {
            if !steer(app, seat, event) {
                app.open_overview();
            }
        }
        KeyEvent::Hold(Key::B) => app.take_back(seat, true),
        event => {
            steer(app, seat, event);
        }
    }
}

/// Gives the face a key; answers whether it had a use for it.
fn steer(app: &mut App, seat: Seat, event: KeyEvent) -> bool {
    let wanted = app.lesson_wants();
    let language = app.language();
    let Some(table) = &mut app.table.laid else {
        return false;
    };
    let (covered, received) = (table.sat().covered(seat), table.sat().received());
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
        Steered::Back if app.table.lesson.is_some() => app.leave_chapter(),
        Steered::Back => app.take_back(seat, false),
        Steered::Played => {
            let now = app.table.sat().map_or(0, Sat::received);
            if now > received {
                app.sound(sound::COINS);
            }
            app.played(seat, covered);
        }
    }
    steered != Steered::Nothing
}

impl App {
    /// An action was accepted: it is saved, and the device goes to whoever decides next. Where the seat's secrets were
    /// covered until now, they come behind the curtain even if it goes on itself.
    fn played(&mut self, seat: Seat, covered: bool) {
        self.changed();
        let ceremony = self.table.sat().and_then(Sat::ceremony).is_some();
        let moves = !ceremony && self.rulebook_decides();
        let follows = !ceremony && !moves && self.follows(seat);
        if self.table.number.is_some() {
            self.keep(Keep::Action(match (moves, follows) {
                (true, _) => Then::Move,
                (_, true) => Then::Follow,
                _ => Then::Wait,
            }));
        }
        if ceremony {
            self.begin_ceremony();
        } else if self.table.lesson.is_some() {
            self.lesson_goes_on();
        } else if self.show_round() {
            // Then the curtain.
        } else if self.table.seat() == Some(seat) && !(covered && self.table.private()) {
            self.sound(sound::ACCEPT);
            if self.device.settings.motion {
                self.after(MOMENT);
            } else if let Some(table) = &mut self.table.laid {
                table.sat_mut().calm();
            }
        } else if moves {
            self.step_to(u32::MAX);
            self.wait_for_move();
        } else {
            self.sit_down();
        }
        if follows && self.table.number.is_none() {
            // What is not saved needs not wait.
            self.follow();
        }
    }

    /// Whether something follows by itself for the seat that decides; never in a lesson, which goes step by step.
    pub(super) fn follows(&self, seat: Seat) -> bool {
        let reader = (&self.table.party, self.language());
        let sat = self.table.sat().filter(|_| self.table.lesson.is_none());
        self.table.seat() == Some(seat) && sat.is_some_and(|sat| sat.follows(reader, seat))
    }

    /// Plays what follows by itself for the player who has the device.
    pub(super) fn follow(&mut self) {
        let (language, seat) = (self.language(), self.table.seat());
        let Some(seat) = seat.filter(|_| self.table.lesson.is_none()) else {
            return;
        };
        let kept = |effect: &Effect| matches!(effect, Effect::Keep(Keep::Action(_)));
        if let Some(at) = self.out.iter().position(kept) {
            // Actions are saved one by one.
            if let (true, Some(keep)) = (self.follows(seat), self.out.get_mut(at)) {
                *keep = Effect::Keep(Keep::Action(Then::Follow));
            }
            return;
        }
        let Some(table) = &mut self.table.laid else {
            return;
        };
        let covered = table.sat().covered(seat);
        let reader = (&self.table.party, language);
        if table
            .sat_mut()
            .follow(&mut self.table.journal, reader, seat)
        {
            self.played(seat, covered);
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
        let covered = table.sat().covered(seat);
        let undone = if self.table.taken_back >= MOST_TAKEN_BACK {
            Err(NoUndo::TooOften)
        } else {
            table.sat_mut().undo(&mut self.table.journal, seat, all)
        };
        match undone {
            Ok(()) => {
                self.table.taken_back = self.table.taken_back.saturating_add(1);
                self.table.forget_thoughts();
                self.keep(Keep::TakenBack);
                self.sound(sound::BACK);
                if covered && self.table.private() {
                    // What is to be decided in secret again comes behind the curtain, as it did.
                    self.hide();
                }
            }
            // Held, B has taken back one action when it was pressed: that none is left needs no word.
            Err(NoUndo::Nothing | NoUndo::AnotherPlayer) if all => {}
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
    if app.table.lesson.is_some() {
        task::paint(app, canvas);
    }
    hint::paint(app, canvas);
    if let Some(why) = app.screens.no_undo {
        let words = &app.words().table;
        let reason = match why {
            NoUndo::Nothing => words.nothing_to_undo,
            NoUndo::AnotherPlayer => words.another_player,
            NoUndo::TooOften => words.too_often,
        };
        // It covers the bar whole.
        let size = canvas.read(Type::Small);
        let top = (EDGE - text::height(reason, size, EDGE - 20) - 4).min(FOOT - 6);
        panel(canvas, area(0, top, EDGE, EDGE - top), Ink::Night, Ink::Red);
        let at = Point::new(10, top + 2);
        text::draw_lines(canvas, reason, at, EDGE - 20, size, Ink::White);
    }
}
