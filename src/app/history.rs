//! The match step by step, as everybody may see it: what happened, and the board after it.

use embedded_graphics::prelude::Point;

use super::{App, Cut, Screen};
use crate::{
    faces::{FOOT, FRAMES},
    kernel::{notation::Sentence, seat::Viewer},
    ui::{
        canvas::Canvas,
        frame::{self, BAR, EDGE, area, fill},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        text::{self, Align, Type},
        time::Span,
    },
};

/// From step to step, when it runs by itself.
const PACE: Span = Span::from_millis(900);
/// A long stride.
const STRIDE: u32 = 10;

/// Where the history stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct History {
    /// How many actions were played.
    step: u32,
}

impl History {
    pub const fn new() -> Self {
        Self { step: 0 }
    }
}

impl App {
    /// Looks at the match from its end, or watches it from its beginning.
    pub(super) fn watch(&mut self, beginning: bool) {
        self.open(Screen::History);
        self.step_to(if beginning { 0 } else { u32::MAX });
    }

    /// How many steps the match has.
    const fn last_step(&self) -> u32 {
        self.table.journal.actions()
    }

    /// The first step that is still known.
    const fn first_step(&self) -> u32 {
        self.table.journal.forgotten()
    }

    pub(super) fn step_to(&mut self, step: u32) {
        let step = step.min(self.last_step()).max(self.first_step());
        self.screens.history.step = step;
        if let Some(table) = &mut self.table.laid {
            table.sat_mut().look_back(&self.table.journal, step);
        }
        self.changed();
    }
}

/// Lets it run by itself.
pub(super) fn run(app: &mut App) {
    app.after(PACE);
}

pub(super) fn motion(app: &mut App) {
    app.step_to(app.screens.history.step.saturating_add(1));
    if app.screens.history.step < app.last_step() {
        app.after(PACE);
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let step = app.screens.history.step;
    match key {
        Key::Left => app.step_to(step.saturating_sub(1)),
        Key::Right => app.step_to(step.saturating_add(1)),
        Key::Up => app.step_to(step.saturating_sub(STRIDE)),
        Key::Down => app.step_to(step.saturating_add(STRIDE)),
        Key::A => {
            // It runs while something is due, and halts otherwise.
            if app.device.motion_at.take().is_none() {
                if step >= app.last_step() {
                    app.step_to(0);
                }
                run(app);
            }
            return app.accept();
        }
        Key::B => {
            if app.screens.stack.below(Screen::History) == Screen::Saves {
                app.close();
            }
            return app.back();
        }
        Key::X => return app.explain_step(),
        Key::Y => return,
    }
    app.sound(sound::FOCUS);
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let step = app.screens.history.step;
    let count = Sentence::of(format_args!("{step} / {}", app.last_step()));
    let shown = (count.as_str(), false, FRAMES);
    paint_step(app, Viewer::Bystander, shown, "", canvas);
}

/// What happened is told in so many lines below the board at most; in fewer where they are large, which hide as much of it.
const LINES: usize = 4;
/// How wide a count may be that is set large, so that names keep their room.
const COUNT: i32 = 46;

/// Paints the step that is looked at: the board, and what happened, as a viewer may hear of it; below that what the keys do,
/// where it leaves room. A loss stands out.
pub(super) fn paint_step(
    app: &App,
    viewer: Viewer,
    (count, loss, frame): (&str, bool, u8),
    keys: &str,
    canvas: &mut Canvas,
) {
    let Some(table) = &app.table.laid else {
        return frame::blank(canvas);
    };
    let (sat, language) = (table.sat(), app.language());
    let reader = (&app.table.party, language);
    sat.paint_past(reader, viewer, frame, canvas);
    let line = if loss { Ink::Red } else { Ink::Gold };
    fill(canvas, area(0, 0, EDGE, BAR - 1), Ink::Dusk);
    fill(canvas, area(0, BAR - 1, EDGE, 1), line);
    let words = &app.words().log;
    let actor = sat.actor();
    let mut left = 5;
    if let Some(seat) = actor {
        let livery = app.table.party.livery(seat);
        livery.paint_large(canvas, Point::new(10, 10));
        left = 20;
    }
    let name = actor.map_or(words.beginning, |seat| app.table.party.name(seat, language));
    let at = Point::new(left, 2);
    // Room for a count of four digits twice; that of a very long match has more.
    let size = text::read(canvas, count, Type::Small, COUNT);
    let mut beside = EDGE - 12 - left - text::width(count, size);
    if let Viewer::Player(told) = viewer {
        // For whom it is: the device may come from another hand without a curtain.
        beside -= 22;
        let at = Point::new(left + beside + 12, 10);
        for row in 0..4 {
            let tip = at.x - 14 + row;
            fill(
                canvas,
                area(tip, at.y - 3 + row, 1, 7 - 2 * row),
                Ink::Silver,
            );
        }
        app.table.party.livery(told).paint_large(canvas, at);
    }
    let name = text::fitting(name, Type::Body, beside.min(EDGE - 85));
    text::draw(canvas, name, at, Align::Left, Type::Body, Ink::White);
    text::draw(
        canvas,
        count,
        Point::new(EDGE - 6, if size == Type::Small { 4 } else { 2 }),
        Align::Right,
        size,
        Ink::Silver,
    );

    // What happened: as many lines as fit, all of it behind X.
    let mut told: Cut<400> = Cut::new();
    sat.told(reader, viewer, &mut |sentence| {
        let _ = core::fmt::write(&mut told, format_args!("{sentence} "));
    });
    let told = if actor.is_none() {
        words.keys
    } else {
        told.as_str()
    };
    let mut width = EDGE - 10;
    // At the beginning nothing has happened that a long text could hide.
    let lines = if actor.is_none() { LINES + 2 } else { LINES };
    let small = text::read_lines(
        canvas,
        told,
        Type::Small,
        width,
        lines as i32 * Type::Small.line(),
    );
    let all = text::lines(told, small, width).count();
    let height = all.min(LINES) as i32 * small.line();
    let top = (EDGE - height).min(FOOT);
    fill(canvas, area(0, top, EDGE, EDGE - top), Ink::Dusk);
    fill(canvas, area(0, top, EDGE, 1), line);
    let last = Point::new(EDGE - 5, EDGE - 1 - small.line());
    if all > LINES {
        // There is more to read.
        text::draw(canvas, words.more, last, Align::Right, small, Ink::Gold);
        width -= text::width(words.more, small) + 4;
    }
    let mut end = 0;
    for (number, line) in text::lines(told, small, width).take(LINES).enumerate() {
        let at = Point::new(5, top + number as i32 * small.line());
        text::draw(canvas, line, at, Align::Left, small, Ink::White);
        end = at.x + text::width(line, small) + 8;
    }
    // A line of its own, or what is left of the last one.
    let free = (EDGE - top - height) / Type::Small.line() > 0;
    if all <= LINES && (free || end + text::width(keys, small) <= last.x) {
        let size = if free { Type::Small } else { small };
        let at = Point::new(last.x, EDGE - size.line());
        text::draw(canvas, keys, at, Align::Right, size, Ink::Gold);
    }
}
