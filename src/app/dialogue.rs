//! A box with something to know: what it is, and below it, smaller, what that means.
//!
//! Knows neither the texts nor the keys.

use embedded_graphics::prelude::Point;

use crate::ui::{
    canvas::Canvas,
    frame::{EDGE, area, panel},
    ink::Ink,
    text::{self, Type},
};

/// Around the box, and between it and its text.
const OUTSIDE: i32 = 8;
const INSIDE: i32 = 9;
/// Between the two texts.
const BETWEEN: i32 = 8;

/// Paints the box in the middle, as high as its texts are.
pub(super) fn paint(canvas: &mut Canvas, edge: Ink, what: &str, more: &str, size: Type) {
    let wide = EDGE - 2 * OUTSIDE;
    let width = wide - 2 * INSIDE;
    let tall = |text, size: Type| text::lines(text, size, width).count() as i32 * size.line();
    let height = tall(what, Type::Body) + BETWEEN + tall(more, size) + 2 * INSIDE;
    let top = (EDGE - height) / 2;
    panel(canvas, area(OUTSIDE, top, wide, height), Ink::Dusk, edge);
    let at = Point::new(OUTSIDE + INSIDE, top + INSIDE);
    let at = text::draw_lines(canvas, what, at, width, Type::Body, Ink::White);
    let at = at + Point::new(0, BETWEEN);
    text::draw_lines(canvas, more, at, width, size, Ink::Silver);
}
