//! A list: rows of label and value, one of them in focus, scrolled so that the focus is seen.
//!
//! Knows how many rows there are; what they say, the painter asks for row by row.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    canvas::Canvas,
    frame::{area, fill},
    ink::Ink,
    key::Key,
    text::{self, Align, Type},
};

/// The height of a row.
pub const ROW: i32 = 22;

/// Which row is in focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct List {
    focus: usize,
}

/// What a row says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// On the left.
    pub label: &'a str,
    /// On the right.
    pub value: &'a str,
    /// Whether it can be chosen now.
    pub open: bool,
    /// How much room is left before the label, for a sign that the painter sets there.
    pub indent: i32,
}

impl Row<'_> {
    /// A row that says nothing.
    pub const EMPTY: Self = Row {
        label: "",
        value: "",
        open: true,
        indent: 0,
    };
}

impl List {
    /// The row in focus.
    pub fn focus(&self) -> usize {
        self.focus
    }

    /// Moves the focus; it runs round at the ends. Answers whether it moved.
    pub fn steer(&mut self, key: Key, rows: usize) -> bool {
        let last = rows.saturating_sub(1);
        let next = match key {
            Key::Up if self.focus == 0 => last,
            Key::Up => self.focus.saturating_sub(1),
            Key::Down if self.focus >= last => 0,
            Key::Down => self.focus.saturating_add(1),
            _ => return false,
        };
        let moved = next != self.focus;
        self.focus = next;
        moved
    }

    /// The list with another row in focus.
    pub const fn at(focus: usize) -> Self {
        Self { focus }
    }

    /// The same list when it has only so many rows: a focus past the last goes to the first.
    #[must_use]
    pub const fn within(self, rows: usize) -> Self {
        if self.focus < rows { self } else { Self::at(0) }
    }

    /// Where a row stands within an area, if it is seen: its top left corner.
    pub fn place(&self, within: Rectangle, rows: usize, number: usize) -> Option<Point> {
        let fit = (within.size.height as i32 / ROW) as usize;
        let place = number.checked_sub(self.first(rows, fit))?;
        (place < fit && number < rows).then(|| within.top_left + Point::new(0, place as i32 * ROW))
    }

    /// The first row seen, when this many of all the rows fit.
    fn first(&self, rows: usize, fit: usize) -> usize {
        // The focus stands in the middle, except near the ends, so that one sees what comes next.
        self.focus
            .saturating_sub(fit / 2)
            .min(rows.saturating_sub(fit))
    }

    /// Paints the rows that fit into an area, asking for each.
    pub fn paint<'a>(
        &self,
        canvas: &mut Canvas,
        within: Rectangle,
        rows: usize,
        row: impl Fn(usize) -> Row<'a>,
    ) {
        let (left, top) = (within.top_left.x, within.top_left.y);
        let (width, height) = (within.size.width as i32, within.size.height as i32);
        let fit = (height / ROW) as usize;
        let first = self.first(rows, fit);
        let scrolls = rows > fit;
        let width = if scrolls { width - 6 } else { width };
        let sizes = sizes(canvas, width, (0..rows).map(&row));
        for (place, number) in (first..rows).take(fit).enumerate() {
            let Row {
                label,
                value,
                open,
                indent,
            } = row(number);
            let y = top + place as i32 * ROW;
            let focused = number == self.focus;
            // What hangs below a line of large letters lies on the bar of the focus, too.
            let bar = (ROW - 1).max(sizes.0.line());
            let top_bar = y + ROW - 1 - bar;
            if focused {
                fill(canvas, area(left, top_bar, width, bar), Ink::Gold);
            }
            let ink = match (focused, open) {
                (true, _) => Ink::Night,
                (false, true) => Ink::White,
                (false, false) => Ink::Silver,
            };
            let y_label = top_bar + (bar - sizes.0.line()) / 2;
            let y_value = y + (ROW - 1 - sizes.1.line()) / 2;
            let mark = indent + if open { 0 } else { BARRED };
            if !open {
                // What cannot be chosen has a bar before it: colour is never the only sign.
                fill(canvas, area(left + 5, y + ROW / 2 - 1, 6, 2), ink);
            }
            // A long label gives way to the value.
            let room = width - 10 - mark - taken(value, sizes.1);
            text::draw(
                canvas,
                text::fitting(label, sizes.0, room),
                Point::new(left + 5 + mark, y_label),
                Align::Left,
                sizes.0,
                ink,
            );
            text::draw(
                canvas,
                value,
                Point::new(left + width - 5, y_value),
                Align::Right,
                sizes.1,
                ink,
            );
        }
        if scrolls {
            let (seen, all) = (fit as i32, rows as i32);
            let x = left + width + 3;
            fill(canvas, area(x, top, 3, height), Ink::Dusk);
            let (from, length) = (height * first as i32 / all, height * seen / all);
            fill(canvas, area(x, top + from, 3, length), Ink::Gold);
        }
    }
}

/// How far a bar before a label moves it.
const BARRED: i32 = 10;

/// How much of a row its value takes.
fn taken(value: &str, size: Type) -> i32 {
    match text::width(value, size) {
        0 => 0,
        wide => wide + 6,
    }
}

/// The sizes of labels and values: the same in every row, and as large as asked for if all have room so.
pub fn sizes<'a>(
    canvas: &Canvas,
    width: i32,
    rows: impl Iterator<Item = Row<'a>> + Clone,
) -> (Type, Type) {
    let asked = (canvas.read(Type::Body), canvas.read(Type::Small));
    let fits = |&(label, value): &(Type, Type)| {
        rows.clone().all(|row| {
            let mark = row.indent + if row.open { 0 } else { BARRED };
            let wide = text::width(row.label, label) + taken(row.value, value);
            wide <= width - 10 - mark
        })
    };
    let less = [asked, (Type::Body, asked.1)];
    less.into_iter()
        .find(fits)
        .unwrap_or((Type::Body, Type::Small))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_focus_runs_round_and_is_always_seen() {
        let mut list = List::default();
        for rows in [1, 2, 7, 8, 30] {
            list.focus = 0;
            for step in 0..2 * rows {
                assert_eq!(list.focus(), step % rows);
                let first = list.first(rows, 7);
                assert!((first..first + 7).contains(&list.focus()));
                assert!(first + 7 <= rows || first == 0);
                list.steer(Key::Down, rows);
            }
            list.steer(Key::Up, rows);
            assert_eq!(list.focus(), rows - 1);
        }
    }

    #[test]
    fn other_keys_and_an_empty_list_move_nothing() {
        let mut list = List::default();
        assert!(!list.steer(Key::A, 3));
        assert!(!list.steer(Key::Down, 0));
        assert!(!list.steer(Key::Up, 0));
        assert_eq!(list.focus(), 0);
    }
}
