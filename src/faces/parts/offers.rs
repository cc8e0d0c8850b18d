//! Rows to choose from, each with a picture, a label and a price.
//!
//! Knows how rows look and how keys go through them; what they say and do comes from the game's face.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{
    DeedOf, DeedsOf, RoadGame,
    bar::{FOOT, draw_fitting, fitting, stamp},
    deed::{Deed, blocked, elsewhere, own_ways, possible_in, toll},
    pieces, plain,
    ways::Ways,
};
use crate::faces::parts::brush::*;
use crate::{faces::Scene, kernel::id::Id, ui::key::Key};

/// What a row says.
pub struct Said {
    /// On the left: what it is.
    pub text: Sentence,
    /// On the right or below: its price, how far it is, or why it is closed.
    pub value: Sentence,
    /// It cannot be done now.
    pub closed: bool,
}

impl Said {
    /// Whether both have room in two lines of a row: one each, or one after the other.
    pub fn has_room(&self, room: i32) -> bool {
        let fits = |text: &Sentence| text::width(text.as_str(), Type::Small) <= room;
        fits(&self.text) && fits(&self.value) || self.whole(room).is_some()
    }

    /// Both one after the other, if they have room in two lines.
    fn whole(&self, room: i32) -> Option<Sentence> {
        // A reason may have a colon of its own.
        let stop = if self.closed { " -" } else { "," };
        let whole = Sentence::of(format_args!("{}{stop} {}", self.text, self.value));
        let lines = text::lines(whole.as_str(), Type::Small, room).count();
        (lines <= 2).then_some(whole)
    }
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
/// The room for a row's text where rows are shortest.
pub const ROOM: i32 = 228 - 8 - 42;

/// The panel for rows that lie over another screen, above or below its middle, and the place of the rows in it.
pub fn pop_up(rows: usize, above: bool, canvas: &mut Canvas) -> Rectangle {
    let inner = popped_up(rows, above);
    let (top, height) = (inner.top_left.y - 5, inner.size.height as i32 + 8);
    panel(
        canvas,
        area(2, top, EDGE - 4, height),
        Ink::Night,
        Ink::Gold,
    );
    inner
}

/// The place of the rows in such a panel.
pub fn popped_up(rows: usize, above: bool) -> Rectangle {
    // Seven rows have room between the bars; more are scrolled.
    let height = (rows as i32).min(7) * ROW + 9;
    let top = if above { BAR + 2 } else { FOOT - height - 2 };
    area(6, top + 5, EDGE - 12, height - 8)
}

/// How many rows fit, and the first that is shown of so many, so that the focus is seen.
fn scrolled(rows: usize, focus: usize, within: Rectangle) -> (usize, usize) {
    let (mut fit, mut room) = (0, within.size.height as i32);
    while room >= ROW {
        (fit, room) = (fit + 1, room - ROW);
    }
    let first = focus.saturating_sub(fit / 2).min(rows.saturating_sub(fit));
    (fit, first)
}

/// Where the row in focus stands.
pub fn spot(rows: usize, row: u8, within: Rectangle) -> Rectangle {
    let focus = usize::from(row).min(rows.saturating_sub(1));
    let (_, first) = scrolled(rows, focus, within);
    let down = focus.saturating_sub(first) as i32 * ROW;
    let (left, top) = (within.top_left.x, within.top_left.y);
    area(left, top + down, within.size.width as i32, ROW - 1)
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
    let width = within.size.width as i32;
    let (fit, first) = scrolled(deeds.len(), focus, within);
    let scrolls = deeds.len() > fit;
    let width = if scrolls { width - 8 } else { width };
    for (place, (number, &deed)) in deeds.iter().enumerate().skip(first).take(fit).enumerate() {
        let y = top + place as i32 * ROW;
        let within = area(left, y, width, ROW - 1);
        let why = scene.language.words().hints.why;
        one(&said(scene, deed), why, number == focus, within, canvas);
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
        Deed::Task(dial) => blocked(scene, dial),
        _ => None,
    };
    let text = label(scene, deed);
    if let (Deed::Task(dial), Some(_)) = (deed, refused) {
        // What can be done after a journey is not closed: it says where, the cheapest first and as many as have room.
        let cities = elsewhere(scene, dial);
        for most in (1..=cities.len()).rev() {
            let said = Said {
                text: text.clone(),
                value: possible_in(scene, &cities, most),
                closed: false,
            };
            if most == 1 || said.has_room(ROOM) {
                return said;
            }
        }
    }
    Said {
        text,
        closed: refused.is_some(),
        // What is closed keeps its name beside the reason.
        value: match refused {
            Some(why) => G::reason(scene, why),
            None => value(scene, &own_ways(scene), deed),
        },
    }
}

/// What the keys do with the row in focus: A where it can be done, X where it is closed.
pub fn keys<G: RoadGame>(scene: &Scene<'_, G>, deeds: &DeedsOf<G>, row: u8) -> Sentence {
    let hints = &scene.language.words().hints;
    let deed = deeds.get(usize::from(row_in(deeds, row)));
    let closed = deed.is_some_and(|&deed| said(scene, deed).closed);
    let key = if closed { hints.why } else { hints.choose };
    Sentence::of(format_args!("{key}   {}", hints.back))
}

/// What a row says on the left.
pub fn label<G: RoadGame>(scene: &Scene<'_, G>, deed: DeedOf<G>) -> Sentence {
    let captions = G::captions(scene);
    match deed {
        Deed::Task(dial) => {
            let name = G::dial_name(scene, dial, false);
            match G::undone(scene, dial) {
                0 | 1 => plain(name),
                times => Sentence::of(format_args!("{name} {times}x")),
            }
        }
        Deed::GiveUp(dial) => {
            let name = G::dial_name(scene, dial, false);
            Sentence::of(format_args!("{}: {name}", captions.give_up))
        }
        Deed::Go(_) => plain(captions.travel),
        Deed::Chip => plain(captions.spend),
        Deed::Turn => Sentence::of(format_args!("{} ...", scene.language.words().face.turn)),
        Deed::End => plain(captions.end_turn),
        Deed::Play(_) | Deed::Closed(_) | Deed::Own(_) => G::label(scene, deed),
    }
}

/// What a row says on the right: its price, or how far it is.
pub fn value<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    deed: DeedOf<G>,
) -> Sentence {
    match deed {
        Deed::Task(_) => plain(scene.language.words().face.open),
        Deed::Go(place) => place
            .junction()
            .map_or_else(Sentence::default, |to| toll(scene, ways, to)),
        _ => G::value(scene, deed),
    }
}

/// What A does at a place by its first row, and what that costs.
pub fn offer<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    deed: DeedOf<G>,
) -> Sentence {
    let (label, value) = (label(scene, deed), value(scene, ways, deed));
    let stop = if value.as_str().is_empty() { "" } else { ", " };
    Sentence::of(format_args!("A: {label}{stop}{value}"))
}

/// The picture of a row.
fn icon<G: RoadGame>(scene: &Scene<'_, G>, deed: DeedOf<G>, middle: Point, canvas: &mut Canvas) {
    let dial = match deed {
        Deed::Task(dial) | Deed::GiveUp(dial) => Some(dial),
        _ => G::dial_of(deed),
    };
    match (dial, deed) {
        (Some(dial), _) => {
            G::picture(canvas, dial, scene.players[scene.seat].livery, middle, 1);
            if matches!(deed, Deed::GiveUp(_)) {
                pieces::strike(canvas, middle);
            }
        }
        (None, Deed::Chip) => pieces::chip(canvas, middle),
        (None, Deed::Turn) => pieces::scroll(canvas, middle),
        (None, Deed::End) => pieces::flag(canvas, middle),
        (None, Deed::Go(_)) => {
            let livery = scene.players[scene.seat].livery;
            G::walker(canvas, livery, middle - Point::new(8, 5));
            pieces::way(canvas, middle + Point::new(6, 0));
        }
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

fn one(said: &Said, why: &str, focused: bool, within: Rectangle, canvas: &mut Canvas) {
    let (left, top) = (within.top_left.x, within.top_left.y);
    let width = within.size.width as i32;
    let text = said.text.as_str();
    // Gold is for what A does: a closed row in focus is silver.
    let (ground, ink, quiet) = match (focused, said.closed) {
        (true, true) => (Ink::Silver, Ink::Night, Ink::Night),
        (true, false) => (Ink::Gold, Ink::Night, Ink::Night),
        (false, true) => (Ink::Dusk, Ink::Silver, Ink::Silver),
        (false, false) => (Ink::Dusk, Ink::White, Ink::Gold),
    };
    fill(canvas, within, ground);
    let text_left = left + 38;
    let room = width - 38 - 4;
    let value = said.value.as_str();
    let value_width = text::width(value, Type::Small);
    if text::width(text, Type::Small) + 4 + value_width > room {
        let mut write = |line: &str, ink, y| {
            let at = Point::new(text_left, y);
            text::draw(canvas, line, at, Align::Left, Type::Small, ink);
        };
        // Too much for one line: the price goes below, or on in the second line. A reason that has no room there is not
        // cut: X tells the whole.
        let long = value_width.max(text::width(text, Type::Small)) > room;
        match said.whole(room).filter(|_| long) {
            Some(whole) => {
                let lines = text::lines(whole.as_str(), Type::Small, room);
                for (line, y) in lines.zip([top - 2, top + 9]) {
                    write(line, ink, y);
                }
            }
            None => {
                write(fitting(text, Type::Small, room), ink, top - 2);
                let value = if value_width > room { why } else { value };
                write(value, quiet, top + 9);
            }
        }
        return;
    }
    let at = Point::new(text_left, top + 2);
    draw_fitting(canvas, text, at, room - value_width - 4, ink);
    // Beside a label that keeps its size, the price is set large where large text is set.
    let large = canvas.read(Type::Small);
    let both = text::width(text, Type::Body) + 4 + text::width(value, large);
    let (size, down) = match large {
        Type::Body if both <= room => (large, 2),
        _ => (Type::Small, 4),
    };
    let at = Point::new(left + width - 4, top + down);
    text::draw(canvas, value, at, Align::Right, size, quiet);
}
