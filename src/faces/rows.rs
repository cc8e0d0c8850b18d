//! Rows to choose from, each with a picture, a label and a price.
//!
//! Knows how rows look and how keys go through them; what they say and do comes from the game's face.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::bar::{FOOT, clause, draw_fitting, fitting, stamp};
use crate::{
    kernel::{id::Id, notation::Sentence},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        key::Key,
        text::{self, Align, Type},
    },
};

/// What a row says.
pub(super) struct Said {
    /// On the left: what it is, or why it is closed.
    pub text: Sentence,
    /// On the right: its price, or how far it is.
    pub value: Sentence,
    /// It cannot be done now.
    pub closed: bool,
}

/// What came of a key on a list.
pub(super) enum Chosen<D> {
    /// The focus went to another row.
    Row(u8),
    /// This was chosen.
    Deed(D),
    /// The list was left.
    Left,
    /// The list has no use for the key.
    Nothing,
}

/// The row that is really in focus: a list may have become shorter.
pub(super) fn row_in<D>(deeds: &[D], row: u8) -> u8 {
    row.min((deeds.len() as u8).saturating_sub(1))
}

/// What a key leads to on a list.
pub(super) fn list<D: Copy>(deeds: &[D], row: u8, key: Key) -> Chosen<D> {
    let row = row_in(deeds, row);
    let last = row_in(deeds, u8::MAX);
    match key {
        Key::Up => Chosen::Row(if row == 0 { last } else { row - 1 }),
        Key::Down => Chosen::Row(if row >= last { 0 } else { row + 1 }),
        Key::A => deeds
            .get(usize::from(row))
            .map_or(Chosen::Nothing, |&deed| Chosen::Deed(deed)),
        Key::B => Chosen::Left,
        _ => Chosen::Nothing,
    }
}

/// The sector of a dial after a key: left and right go round, up and down go up and down on either side.
pub(super) fn turned<D: Id>(at: D, key: Key) -> Option<D> {
    let (count, sector) = (D::COUNT, at.index());
    let right_half = sector <= count / 2;
    let clockwise = match key {
        Key::Right => true,
        Key::Left => false,
        Key::Down => right_half,
        Key::Up => !right_half,
        _ => return None,
    };
    let last = count - 1;
    D::from_index(match (clockwise, sector) {
        (true, sector) if sector >= last => 0,
        (true, sector) => sector + 1,
        (false, 0) => last,
        (false, sector) => sector - 1,
    })
}

/// The height of a row.
pub(super) const ROW: i32 = 23;

/// The panel for rows that lie over another screen, above or below its middle, and the place of the rows in it.
pub(super) fn pop_up(rows: usize, above: bool, canvas: &mut Canvas) -> Rectangle {
    // Seven rows have room between the bars; more are scrolled.
    let height = (rows as i32).min(7) * ROW + 9;
    let top = if above { BAR + 2 } else { FOOT - height - 2 };
    panel(
        canvas,
        area(2, top, EDGE - 4, height),
        Ink::Night,
        Ink::Gold,
    );
    area(6, top + 5, EDGE - 12, height - 8)
}

/// Paints the rows that fit, scrolled so that the focus is seen.
pub(super) fn paint<D: Copy>(
    deeds: &[D],
    row: u8,
    within: Rectangle,
    canvas: &mut Canvas,
    say: impl Fn(D) -> Said,
    icon: impl Fn(&mut Canvas, D, Point),
) {
    let focus = usize::from(row_in(deeds, row));
    let (left, top) = (within.top_left.x, within.top_left.y);
    let (width, height) = (within.size.width as i32, within.size.height as i32);
    let (mut fit, mut room) = (0, height);
    while room >= ROW {
        (fit, room) = (fit + 1, room - ROW);
    }
    let first = focus
        .saturating_sub(fit / 2)
        .min(deeds.len().saturating_sub(fit));
    let scrolls = deeds.len() > fit;
    let width = if scrolls { width - 8 } else { width };
    for (place, (number, &deed)) in deeds.iter().enumerate().skip(first).take(fit).enumerate() {
        let y = top + place as i32 * ROW;
        let within = area(left, y, width, ROW - 1);
        one(&say(deed), number == focus, within, canvas);
        let middle = Point::new(left + 18, y + (ROW - 1) / 2);
        stamp(canvas, middle);
        icon(canvas, deed, middle);
    }
    if scrolls {
        // What lies above or below is told by an arrow each.
        let x = left + width + 2;
        if first > 0 {
            arrow(canvas, Point::new(x, top + 4), 1);
        }
        if first + fit < deeds.len() {
            arrow(canvas, Point::new(x, top + ROW * fit as i32 - 6), -1);
        }
    }
}

/// A small arrow, upward or downward.
fn arrow(canvas: &mut Canvas, tip: Point, way: i32) {
    for step in 0..3 {
        fill(
            canvas,
            area(tip.x + 2 - step, tip.y + way * step, 2 * step + 1, 1),
            Ink::Gold,
        );
    }
}

fn one(said: &Said, focused: bool, within: Rectangle, canvas: &mut Canvas) {
    let (left, top) = (within.top_left.x, within.top_left.y);
    let width = within.size.width as i32;
    let (text, closed) = (&said.text, said.closed);
    let value = if closed { "" } else { said.value.as_str() };
    fill(canvas, within, if focused { Ink::Gold } else { Ink::Dusk });
    let (ink, quiet) = match (focused, closed) {
        (true, _) => (Ink::Night, Ink::Night),
        (false, true) => (Ink::Silver, Ink::Silver),
        (false, false) => (Ink::White, Ink::Gold),
    };
    let text_left = left + 38;
    let room = width - 38 - 4;
    let mut lines = text::lines(text.as_str(), Type::Small, room);
    if closed && lines.nth(1).is_some() {
        let text = clause(text.as_str(), room);
        for (number, line) in text::lines(text, Type::Small, room).take(2).enumerate() {
            let at = Point::new(text_left, top - 2 + number as i32 * 11);
            text::draw(canvas, line, at, Align::Left, Type::Small, ink);
        }
        return;
    }
    let value_width = text::width(value, Type::Small);
    if text::width(text.as_str(), Type::Small) + 4 + value_width > room {
        // Too much for one line: the price goes below, or on in the second line if it is long.
        let whole = Sentence::of(format_args!("{text}, {value}"));
        let lines = if value_width > room {
            let (upper, lower) = split(clause(whole.as_str(), room), room);
            [(upper, ink), (lower, quiet)]
        } else {
            [
                (fitting(text.as_str(), Type::Small, room), ink),
                (value, quiet),
            ]
        };
        for ((line, ink), y) in lines.into_iter().zip([top - 2, top + 9]) {
            let at = Point::new(text_left, y);
            text::draw(canvas, line, at, Align::Left, Type::Small, ink);
        }
        return;
    }
    let at = Point::new(text_left, top + 2);
    draw_fitting(canvas, text.as_str(), at, room - value_width - 4, ink);
    let at = Point::new(left + width - 4, top + 4);
    text::draw(canvas, value, at, Align::Right, Type::Small, quiet);
}

/// The first two lines of a text.
fn split(text: &str, width: i32) -> (&str, &str) {
    let mut lines = text::lines(text, Type::Small, width);
    (lines.next().unwrap_or(""), lines.next().unwrap_or(""))
}
