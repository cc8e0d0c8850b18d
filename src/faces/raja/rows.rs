//! Rows to choose from, each with a picture, a label and a price.
//!
//! Knows how rows look; what they say comes from the deeds.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    RajaScene,
    bar::{FOOT, clause, draw_fitting, fitting, stamp},
    deed::{Deed, Deeds},
    pieces, say,
    steer::row_in,
};
use crate::{
    games::raja::action::Action,
    kernel::notation::Sentence,
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        text::{self, Align, Type},
    },
};

/// The height of a row.
pub(super) const ROW: i32 = 23;

/// The panel for rows that lie over another screen, above or below its middle, and the place of the rows in it.
pub(super) fn pop_up(deeds: &Deeds, above: bool, canvas: &mut Canvas) -> Rectangle {
    // Seven rows have room between the bars; more are scrolled.
    let height = (deeds.len() as i32).min(7) * ROW + 9;
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
pub(super) fn paint(
    scene: &RajaScene<'_>,
    deeds: &Deeds,
    row: u8,
    within: Rectangle,
    canvas: &mut Canvas,
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
        one(
            scene,
            deed,
            number == focus,
            area(left, y, width, ROW - 1),
            canvas,
        );
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

fn one(scene: &RajaScene<'_>, deed: Deed, focused: bool, within: Rectangle, canvas: &mut Canvas) {
    let (left, top) = (within.top_left.x, within.top_left.y);
    let (width, height) = (within.size.width as i32, within.size.height as i32);
    let closed = matches!(deed, Deed::Closed(_));
    fill(canvas, within, if focused { Ink::Gold } else { Ink::Dusk });
    let (ink, quiet) = match (focused, closed) {
        (true, _) => (Ink::Night, Ink::Night),
        (false, true) => (Ink::Silver, Ink::Silver),
        (false, false) => (Ink::White, Ink::Gold),
    };
    let middle = Point::new(left + 18, top + height / 2);
    icon(scene, deed, middle, canvas);
    let label = say::deed_label(scene, deed);
    let text = if closed {
        match deed {
            Deed::Closed(action) => match (scene.judge)(action) {
                Err(why) => say::reason(scene, why),
                Ok(()) => label,
            },
            _ => label,
        }
    } else {
        label
    };
    let value = say::deed_value(scene, deed);
    let value = if closed { "" } else { value.as_str() };
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

/// The picture of a row.
fn icon(scene: &RajaScene<'_>, deed: Deed, middle: Point, canvas: &mut Canvas) {
    let livery = scene.players[scene.seat].livery;
    stamp(canvas, middle);
    match (say::deed_dial(deed), deed) {
        (Some(dial), _) => {
            pieces::picture(canvas, dial, livery, middle, 1);
            if matches!(deed, Deed::Play(Action::Forgo { .. })) {
                pieces::strike(canvas, middle);
            }
        }
        (None, Deed::Play(_) | Deed::Closed(_)) => {
            pieces::architect(canvas, livery, middle - Point::new(8, 5));
            pieces::way(canvas, middle + Point::new(6, 0));
        }
        (None, Deed::Chip) => pieces::chip(canvas, middle),
        (None, Deed::Turn) => pieces::scroll(canvas, middle),
        (None, Deed::End) => pieces::flag(canvas, middle),
        (None, _) => pieces::chart(canvas, middle),
    }
}
