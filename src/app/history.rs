//! The match step by step, as everybody may see it: what happened, and the board after it.

use embedded_graphics::prelude::Point;

use super::{App, Cut, Screen};
use crate::{
    faces::{FOOT, FRAMES},
    kernel::{notation::Sentence, seat::Viewer},
    ui::{
        canvas::Canvas,
        frame::{self, BAR, EDGE, area, fill, panel},
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

/// What happened is told in so many lines below the board at most.
const LINES: usize = 2;
/// From line to line in large text, as in the bar at the bottom: two of them hide no more of the board than that does.
const LARGE_LINE: i32 = 14;
/// How wide a count may be that is set large beside a name without room.
const COUNT: i32 = 46;
/// The room for the sign before a loss.
const SIGN: i32 = 14;

/// Paints the step that is looked at: the board, and what happened, as a viewer may hear of it; and what the keys do, where that
/// leaves room. A loss stands out.
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
    let rule = if loss { Ink::Red } else { Ink::Gold };
    fill(canvas, area(0, 0, EDGE, BAR - 1), Ink::Dusk);
    fill(canvas, area(0, BAR - 1, EDGE, 1), rule);
    let words = &app.words().log;
    let actor = sat.actor();
    let mut left = 5;
    if let Some(seat) = actor {
        let livery = app.table.party.livery(seat);
        livery.paint_large(canvas, Point::new(10, 10));
        left = 20;
    }
    let name = actor.map_or(words.beginning, |seat| app.table.party.name(seat, language));
    let mut beside = EDGE - 12 - left;
    if let Viewer::Player(_) = viewer {
        beside -= 22;
    }
    // A name keeps its room.
    let room = (beside - text::width(name, Type::Body)).max(COUNT);
    let size = text::read(canvas, count, Type::Small, room);
    beside -= text::width(count, size);
    if let Viewer::Player(told) = viewer {
        // For whom it is: the device may come from another hand without a curtain.
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
    let at = Point::new(left, 2);
    text::draw(canvas, name, at, Align::Left, Type::Body, Ink::White);
    text::draw(
        canvas,
        count,
        Point::new(EDGE - 6, if size == Type::Small { 4 } else { 2 }),
        Align::Right,
        size,
        Ink::Silver,
    );
    // What lies between the name and what stands on the right.
    let (free, end) = (
        beside - text::width(name, Type::Body) - 14,
        left + beside - 6,
    );

    // What happened, all of it behind X; below the board whole sentences, as many as have room beside what X does.
    let size = canvas.read(Type::Small);
    let left = if loss { 5 + SIGN } else { 5 };
    let width = EDGE - 5 - left;
    let has_room = |told: &str, sign: &str| {
        let mut lines = text::lines(told, size, width);
        lines.nth(LINES - 1).is_none_or(|last| {
            let wide = text::width(last, size) + 8 + text::width(sign, size);
            lines.next().is_none() && wide <= width
        })
    };
    let mut all: Cut<400> = Cut::new();
    let mut whole = 0;
    sat.told(reader, viewer, &mut |sentence| {
        let _ = core::fmt::write(&mut all, format_args!("{sentence} "));
        if has_room(all.as_str(), words.more) {
            whole = all.as_str().len();
        }
    });
    let (mut told, mut wide, mut most) = (all.as_str(), width, LINES);
    if actor.is_none() {
        // At the beginning nothing has happened that a long text could hide.
        (told, most) = (words.keys, usize::MAX);
    }
    let count = text::lines(told, size, width).count();
    let more = count > most;
    if more {
        match told.get(..whole).filter(|whole| !whole.is_empty()) {
            Some(whole) => told = whole,
            None => wide -= text::width(words.more, size) + 4,
        }
    }
    let (line, lift) = if size == Type::Small {
        (size.line(), 0)
    } else {
        (LARGE_LINE, 1)
    };
    let top = (EDGE - count.min(most) as i32 * line - 2 * lift).min(FOOT - 4 * lift);
    fill(canvas, area(0, top, EDGE, EDGE - top), Ink::Dusk);
    fill(canvas, area(0, top, EDGE, 1), rule);
    if loss {
        // Colour is never the only sign.
        panel(canvas, area(4, top + 5, 12, 18), Ink::Gold, Ink::Gold);
        let at = Point::new(10, top + 5);
        text::draw(canvas, "!", at, Align::Centre, Type::Body, Ink::Night);
    }
    let mut at = Point::new(left, top - lift);
    for line_told in text::lines(told, size, wide).take(most) {
        text::draw(canvas, line_told, at, Align::Left, size, Ink::White);
        at.y += line;
    }
    let last = Point::new(EDGE - 5, EDGE - size.line());
    if more {
        text::draw(canvas, words.more, last, Align::Right, size, Ink::Gold);
    } else if has_room(told, keys) {
        return text::draw(canvas, keys, last, Align::Right, size, Ink::Gold);
    }
    // What the keys do finds room above the board where it has none below.
    if text::width(keys, Type::Small) <= free {
        let at = Point::new(end, 4);
        let room = (Align::Right, free);
        text::draw_read(canvas, keys, at, room, Type::Small, Ink::Gold);
    }
}
