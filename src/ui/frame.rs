//! The furniture of a screen: ground, bars, boxes, meters.
//!
//! Knows no screen and no words; texts come from whoever paints.

use embedded_graphics::{
    prelude::*,
    primitives::{PrimitiveStyleBuilder, Rectangle, RoundedRectangle},
};

use super::{
    canvas::{Canvas, SIDE},
    ink::Ink,
    text::{self, Align, Type},
};

/// The width and height of the screen.
pub const EDGE: i32 = SIDE as i32;
/// How high the bars at the top and the bottom are.
pub const BAR: i32 = 22;
/// The space between a text and the edge of the screen.
pub const MARGIN: i32 = 6;

/// Fills an area with one ink.
pub fn fill(canvas: &mut Canvas, area: Rectangle, ink: Ink) {
    // The canvas cannot fail.
    let _ = canvas.fill_solid(&area, ink);
}

/// The rectangle from a point with a width and a height; none of it where they are negative.
pub fn area(x: i32, y: i32, width: i32, height: i32) -> Rectangle {
    Rectangle::new(
        Point::new(x, y),
        Size::new(width.max(0) as u32, height.max(0) as u32),
    )
}

/// The dark ground, and nothing on it.
pub fn blank(canvas: &mut Canvas) {
    // The canvas cannot fail.
    let _ = canvas.clear(Ink::Night);
}

/// The ground, and a bar at the top with a title on the left and a note on the right.
pub fn page(canvas: &mut Canvas, title: &str, note: &str) {
    blank(canvas);
    fill(canvas, area(0, 0, EDGE, BAR), Ink::Dusk);
    fill(canvas, area(0, BAR, EDGE, 1), Ink::Gold);
    let (body, small) = (
        (BAR - Type::Body.line()) / 2,
        (BAR - Type::Small.line()) / 2,
    );
    text::draw(
        canvas,
        title,
        Point::new(MARGIN, body),
        Align::Left,
        Type::Body,
        Ink::White,
    );
    let beside = EDGE - 3 * MARGIN - text::width(title, Type::Body);
    text::draw_read(
        canvas,
        note,
        Point::new(EDGE - MARGIN, small),
        (Align::Right, beside),
        Type::Small,
        Ink::Silver,
    );
}

/// The bar at the bottom: what the keys do here. It grows upwards for a text that has no room in one line.
pub fn footer(canvas: &mut Canvas, note: &str) {
    let size = canvas.read(Type::Small);
    let top = footer_top(canvas, note);
    fill(canvas, area(0, top, EDGE, EDGE - top), Ink::Dusk);
    let mut y = top + (BAR - 4 - size.line()) / 2;
    for line in foot_lines(note, size) {
        let at = Point::new(EDGE / 2, y);
        text::draw(canvas, line, at, Align::Centre, size, Ink::Gold);
        y += FOOT_LINE;
    }
}

/// Where that bar begins.
pub fn footer_top(canvas: &Canvas, note: &str) -> i32 {
    let lines = foot_lines(note, canvas.read(Type::Small));
    EDGE - BAR + 4 - FOOT_LINE * (lines.count().max(1) as i32 - 1)
}

/// The lines of that bar: what two keys do is parted by more than one blank, and a line ends there if it can.
pub fn foot_lines(note: &str, size: Type) -> impl Iterator<Item = &str> {
    let mut rest = note.trim();
    core::iter::from_fn(move || {
        let fits = |end: &usize| {
            let line = rest.get(..*end);
            line.is_some_and(|line| text::width(line, size) <= FOOT_ROOM)
        };
        let gaps = rest.match_indices("  ").map(|(at, _)| at);
        let whole = gaps.chain([rest.len()]).take_while(fits).last();
        let line = match whole {
            Some(end) => rest.get(..end),
            None => text::lines(rest, size, FOOT_ROOM).next(),
        };
        let line = line.filter(|line| !line.is_empty())?;
        rest = rest.get(line.len()..).unwrap_or("").trim_start();
        Some(line)
    })
}

/// The same bar below a screen that is full: it never grows, and is set large only where it has room.
pub fn low_footer(canvas: &mut Canvas, note: &str) {
    let top = EDGE - BAR + 4;
    fill(canvas, area(0, top, EDGE, EDGE - top), Ink::Dusk);
    let at = Point::new(EDGE / 2, top + (BAR - 4 - Type::Small.line()) / 2);
    let room = (Align::Centre, FOOT_ROOM);
    text::draw_read(canvas, note, at, room, Type::Small, Ink::Gold);
}

/// From line to line in that bar, and how wide a line is at the most.
const FOOT_LINE: i32 = 14;
const FOOT_ROOM: i32 = EDGE - 8;

/// A box with rounded corners, filled and edged.
pub fn panel(canvas: &mut Canvas, area: Rectangle, ground: Ink, edge: Ink) {
    if area.size.width < 2 * CORNER || area.size.height < 2 * CORNER {
        return rounded(canvas, area, ground, edge);
    }
    // The same pixels in few spans: a screen of cards is made of these.
    let Point { x, y } = area.top_left;
    let (w, h) = (area.size.width as i32, area.size.height as i32);
    let (right, bottom) = (x.saturating_add(w - 1), y.saturating_add(h - 1));
    for row in [y, bottom] {
        fill(canvas, self::area(x + 2, row, w - 4, 1), edge);
    }
    for row in [y + 1, bottom - 1] {
        fill(canvas, self::area(x + 1, row, 1, 1), edge);
        fill(canvas, self::area(x + 2, row, w - 4, 1), ground);
        fill(canvas, self::area(right - 1, row, 1, 1), edge);
    }
    for column in [x, right] {
        fill(canvas, self::area(column, y + 2, 1, h - 4), edge);
    }
    fill(canvas, self::area(x + 1, y + 2, w - 2, h - 4), ground);
}

/// The radius of a box's corners.
const CORNER: u32 = 4;

/// Such a box of any size, with corners that give way where it is small.
fn rounded(canvas: &mut Canvas, area: Rectangle, ground: Ink, edge: Ink) {
    let style = PrimitiveStyleBuilder::new()
        .fill_color(ground)
        .stroke_color(edge)
        .stroke_width(1)
        .stroke_alignment(embedded_graphics::primitives::StrokeAlignment::Inside)
        .build();
    let _ = RoundedRectangle::with_equal_corners(area, Size::new_equal(CORNER))
        .into_styled(style)
        .draw(canvas);
}

/// A meter: a trough filled from the left to `part` of `whole`.
pub fn meter(canvas: &mut Canvas, area: Rectangle, part: u32, whole: u32, ink: Ink) {
    panel(canvas, area, Ink::Night, Ink::Stone);
    let inner = area.offset(-2);
    let filled = (inner.size.width * part.min(whole))
        .checked_div(whole)
        .unwrap_or(0);
    fill(
        canvas,
        Rectangle::new(inner.top_left, Size::new(filled, inner.size.height)),
        ink,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_of_two_lines_never_parts_a_key_from_what_it_does() {
        let lines = |note, size| foot_lines(note, size).collect::<Vec<_>>();
        let keys = "A choose   left, right change   B back";
        assert_eq!(lines(keys, Type::Small), [keys]);
        let large = lines(keys, Type::Body);
        assert_eq!(large, ["A choose   left, right change", "B back"]);
        // A sentence, or what one key does, ends its line at a blank like any other text.
        let told = "It goes dark after a while, and then it hides the game";
        let broken: Vec<_> = text::lines(told, Type::Body, FOOT_ROOM).collect();
        assert!(broken.len() > 1);
        assert_eq!(lines(told, Type::Body), broken);
        assert!(lines("", Type::Small).is_empty());
    }

    #[test]
    fn a_box_in_few_spans_is_the_rounded_rectangle_pixel_for_pixel() {
        let mut boxes = 0;
        for (x, y) in [(0, 0), (37, 101), (-5, -3), (225, 230)] {
            for (width, height) in (0..24).flat_map(|w| (0..24).map(move |h| (w, h))) {
                let area = area(x, y, width, height);
                let (mut fast, mut slow) = (Canvas::new(), Canvas::new());
                panel(&mut fast, area, Ink::Sand, Ink::Gold);
                rounded(&mut slow, area, Ink::Sand, Ink::Gold);
                assert!(fast == slow, "they differ for {area:?}");
                boxes += usize::from(width >= 8 && height >= 8);
            }
        }
        assert!(boxes > 1000);
    }
}
