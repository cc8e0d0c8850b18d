//! Rows to choose from, each with a picture, a label and a price.
//!
//! Knows how rows look and how keys go through them; what they say and do comes from the game's face.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    DeedOf, DeedsOf, RoadGame,
    bar::{FOOT, clause, draw_fitting, fitting, stamp},
    deed::Deed,
    pieces, plain,
};
use crate::faces::parts::brush::*;
use crate::{faces::Scene, kernel::id::Id, ui::key::Key};

/// What a row says.
pub struct Said {
    /// On the left: what it is, or why it is closed.
    pub text: Sentence,
    /// On the right: its price, or how far it is.
    pub value: Sentence,
    /// It cannot be done now.
    pub closed: bool,
}

/// What came of a key on a list.
pub enum Chosen<D> {
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
pub fn row_in<D>(deeds: &[D], row: u8) -> u8 {
    row.min((deeds.len() as u8).saturating_sub(1))
}

/// What a key leads to on a list.
pub fn list<D: Copy>(deeds: &[D], row: u8, key: Key) -> Chosen<D> {
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
pub fn turned<D: Id>(at: D, key: Key) -> Option<D> {
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
pub const ROW: i32 = 23;

/// The panel for rows that lie over another screen, above or below its middle, and the place of the rows in it.
pub fn pop_up(rows: usize, above: bool, canvas: &mut Canvas) -> Rectangle {
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
pub fn paint<G: RoadGame>(
    scene: &Scene<'_, G>,
    deeds: &DeedsOf<G>,
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
        let within = area(left, y, width, ROW - 1);
        one(&said(scene, deed), number == focus, within, canvas);
        let middle = Point::new(left + 18, y + (ROW - 1) / 2);
        stamp(canvas, middle);
        icon(scene, deed, middle, canvas);
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

/// What a row says; a closed one says why.
pub fn said<G: RoadGame>(scene: &Scene<'_, G>, deed: DeedOf<G>) -> Said {
    let refused = match deed {
        Deed::Closed(action) => scene.refusal(action),
        _ => None,
    };
    Said {
        text: match refused {
            Some(why) => G::reason(scene, why),
            None => label(scene, deed),
        },
        value: value(scene, deed),
        closed: matches!(deed, Deed::Closed(_)),
    }
}

/// What a row says on the left.
pub fn label<G: RoadGame>(scene: &Scene<'_, G>, deed: DeedOf<G>) -> Sentence {
    match deed {
        Deed::Task(dial) => plain(G::dial_name(scene, dial, false)),
        Deed::Chip => plain(G::captions(scene).spend),
        Deed::Turn => Sentence::of(format_args!("{} ...", G::request(scene))),
        Deed::Map => plain(scene.language.words().face.map),
        Deed::End => plain(G::captions(scene).end_turn),
        Deed::Play(_) | Deed::Closed(_) | Deed::Own(_) => G::label(scene, deed),
    }
}

/// What a row says on the right: its price, or how far it is.
pub fn value<G: RoadGame>(scene: &Scene<'_, G>, deed: DeedOf<G>) -> Sentence {
    let Deed::Task(dial) = deed else {
        return G::value(scene, deed);
    };
    let words = &scene.language.words().face;
    let open = G::undone(scene, dial) > 0;
    let word = if open { words.open } else { words.done };
    match G::pointers(scene, dial) {
        0 | 1 => plain(word),
        times => Sentence::of(format_args!("{times}x  {word}")),
    }
}

/// What A does at a place by its first row, and what that costs.
pub fn offer<G: RoadGame>(scene: &Scene<'_, G>, deed: Option<DeedOf<G>>) -> Sentence {
    match deed {
        Some(Deed::Closed(action)) => match scene.refusal(action) {
            Some(why) if !G::idle(scene, why) => G::reason(scene, why),
            _ => Sentence::of(format_args!("A: {}", G::request(scene))),
        },
        Some(deed) => {
            let (label, value) = (label(scene, deed), value(scene, deed));
            let stop = if value.as_str().is_empty() { "" } else { ", " };
            Sentence::of(format_args!("A: {label}{stop}{value}"))
        }
        None => Sentence::default(),
    }
}

/// The picture of a row.
fn icon<G: RoadGame>(scene: &Scene<'_, G>, deed: DeedOf<G>, middle: Point, canvas: &mut Canvas) {
    match (G::dial_of(deed), deed) {
        (Some(dial), _) => {
            G::picture(canvas, dial, scene.players[scene.seat].livery, middle, 1);
            G::icon(scene, deed, middle, canvas);
        }
        (None, Deed::Chip) => pieces::chip(canvas, middle),
        (None, Deed::Turn) => pieces::scroll(canvas, middle),
        (None, Deed::End) => pieces::flag(canvas, middle),
        (None, Deed::Map) => pieces::chart(canvas, middle),
        (None, _) => G::icon(scene, deed, middle, canvas),
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
