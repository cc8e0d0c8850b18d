//! What the lesson asks for, over the table: its text on the half of the screen where the place is not, a ring and an arrow
//! at the place, and the key that leads on.
//!
//! It paints, and decides nothing.

use core::fmt::Write as _;

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{App, Cut};
use crate::{
    faces::FOOT,
    kernel::{notation::Sentence, seat::Seat},
    ui::{
        canvas::Canvas,
        frame::{BAR, EDGE, area, fill, panel},
        ink::Ink,
        key::Key,
        shape::disc,
        text::{self, Align, Type},
    },
};

/// The room for the key beside the text.
const KEY: i32 = 34;
/// The room for the text.
const WIDTH: i32 = EDGE - 4 - 14 - KEY;
/// What frames the text above and below.
const FRAME: i32 = 5;
/// How far ring and arrow reach beyond the place.
const REACH: i32 = 12;

/// What the card says, and where it lies.
pub(super) struct Card {
    text: &'static str,
    wrong: Cut<320>,
    size: Type,
    /// Where it lies on the screen.
    pub place: Rectangle,
}

impl App {
    /// The card of the lesson's step, beside the place that it speaks of.
    pub(super) fn card(&self) -> Option<Card> {
        let (step, _) = self.lesson()?;
        let table = self.table.laid.as_ref()?;
        let (language, words) = (self.language(), &self.words().lesson);
        let card = table.title().card();
        let text = (card.texts.step)(card.lesson.said(step)?, language);
        let reader = (&self.table.party, language);
        let size = self.device.settings.listing();
        let count = |text: &str, size: Type, width| {
            text::lines(text, size, width).count() as i32 * size.line()
        };
        let mut height = count(text, size, WIDTH).max(KEY + 8) + 2 * FRAME;
        let spot = self.screens.lead.and_then(|lead| lead.spot);
        let (above, below) = spot.map_or((0, 0), |spot| {
            let top = spot.top_left.y;
            (top - REACH, top + spot.size.height as i32 + REACH)
        });
        let lies_above = above - BAR > FOOT - below;
        // Where the text is long it takes the room of a bar.
        let room = if lies_above { above } else { EDGE - below };
        let mut wrong = Cut::new();
        if let Some((refused, told)) = table.sat().wrong(reader, Seat::One) {
            let told = told.as_str();
            let _ = write!(wrong, "{} {told}", words.not_that);
            let tall = |wrong: &str| count(wrong, Type::Small, EDGE - 18) + FRAME;
            if !refused {
                let whole = Sentence::of(format_args!("{} {told} {}", words.not_that, words.other));
                // That nothing has happened is seen, too.
                if height + tall(whole.as_str()) <= room {
                    let _ = write!(wrong, " {}", words.other);
                }
            }
            height += tall(wrong.as_str());
        }
        let top = if lies_above {
            BAR.min(above - height).max(0)
        } else {
            (FOOT - height).max(below).min(EDGE - height)
        };
        let place = area(2, top, EDGE - 4, height);
        Some(Card {
            text,
            wrong,
            size,
            place,
        })
    }

    /// Where the lesson's card lies, and the place that it speaks of.
    pub fn task(&self) -> Option<(Rectangle, Option<Rectangle>)> {
        let card = self.card()?;
        Some((card.place, self.screens.lead.and_then(|lead| lead.spot)))
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let Some((card, (step, _))) = app.card().zip(app.lesson()) else {
        return;
    };
    let lead = app.screens.lead;
    if let Some(spot) = lead.and_then(|lead| lead.spot) {
        ring(canvas, spot);
        arrow(canvas, spot, card.place.top_left.y > spot.top_left.y);
    }
    if card.place.bottom_right().is_some_and(|end| end.y >= FOOT) {
        // Of a bar that is half covered nothing peeks out.
        fill(canvas, area(0, FOOT, EDGE, EDGE - FOOT), Ink::Night);
    }
    panel(canvas, card.place, Ink::Night, Ink::Gold);
    let corner = card.place.top_left;
    let mut at = corner + Point::new(7, FRAME);
    text::draw_lines(canvas, card.text, at, WIDTH, card.size, Ink::White);
    // The key, and how far the chapter is.
    let middle = Point::new(EDGE - 4 - KEY / 2, corner.y + FRAME + KEY / 2);
    key(canvas, middle, lead.map_or(Key::A, |lead| lead.key));
    if let Some(table) = &app.table.laid {
        let (place, all) = table.title().card().lesson.place(step);
        let count = Sentence::of(format_args!("{place}/{all}"));
        let below = Point::new(middle.x, middle.y + KEY / 2 - 2);
        text::draw(
            canvas,
            count.as_str(),
            below,
            Align::Centre,
            Type::Small,
            Ink::Silver,
        );
    }
    if !card.wrong.as_str().is_empty() {
        let lines = text::lines(card.text, card.size, WIDTH).count() as i32;
        at.y += (lines * card.size.line()).max(KEY + 8) + 1;
        fill(canvas, area(8, at.y, EDGE - 16, 1), Ink::Red);
        at.y += FRAME - 2;
        text::draw_lines(
            canvas,
            card.wrong.as_str(),
            at,
            EDGE - 18,
            Type::Small,
            Ink::Gold,
        );
    }
}

/// A ring round a place.
fn ring(canvas: &mut Canvas, spot: Rectangle) {
    for (ink, out) in [
        (Ink::Night, 3),
        (Ink::Gold, 2),
        (Ink::Gold, 1),
        (Ink::Night, 0),
    ] {
        let (x, y) = (spot.top_left.x - out, spot.top_left.y - out);
        let (wide, high) = (
            spot.size.width as i32 + 2 * out,
            spot.size.height as i32 + 2 * out,
        );
        for side in [
            area(x, y, wide, 1),
            area(x, y + high - 1, wide, 1),
            area(x, y, 1, high),
            area(x + wide - 1, y, 1, high),
        ] {
            fill(canvas, side, ink);
        }
    }
}

/// An arrow at a place, from below or from above.
fn arrow(canvas: &mut Canvas, spot: Rectangle, below: bool) {
    let x = spot.top_left.x + spot.size.width as i32 / 2;
    let (top, way) = if below {
        (spot.top_left.y + spot.size.height as i32 + 3, 1)
    } else {
        (spot.top_left.y - 4, -1)
    };
    for row in 0..8 {
        let y = top + way * row;
        fill(canvas, area(x - row - 1, y, 2 * row + 3, 1), Ink::Night);
        if row > 0 && row < 7 {
            fill(canvas, area(x - row + 1, y, 2 * row - 1, 1), Ink::Gold);
        }
    }
}

/// The key that leads on: an arm of the cross, or a round key with its letter.
fn key(canvas: &mut Canvas, middle: Point, key: Key) {
    const ARM: i32 = 9;
    if !key.is_way() {
        disc(canvas, middle, 13, Ink::Gold);
        let at = middle - Point::new(0, Type::Body.line() / 2);
        text::draw(
            canvas,
            key.name(),
            at,
            Align::Centre,
            Type::Body,
            Ink::Night,
        );
        return;
    }
    let arms = [
        (Key::Up, 0, -ARM),
        (Key::Down, 0, ARM),
        (Key::Left, -ARM, 0),
        (Key::Right, ARM, 0),
    ];
    let part = |canvas: &mut Canvas, x: i32, y: i32, ink| {
        let corner = middle + Point::new(x - 4, y - 4);
        fill(canvas, area(corner.x, corner.y, 9, 9), ink);
    };
    part(canvas, 0, 0, Ink::Stone);
    for (way, x, y) in arms {
        let pressed = way == key;
        part(canvas, x, y, if pressed { Ink::Gold } else { Ink::Stone });
        if pressed {
            // The way that it leads.
            let tip = middle + Point::new(x + x.signum() * 2, y + y.signum() * 2);
            for row in 0..3 {
                let at = tip - Point::new(x.signum() * row, y.signum() * row);
                let (wide, high) = if x == 0 {
                    (2 * row + 1, 1)
                } else {
                    (1, 2 * row + 1)
                };
                fill(
                    canvas,
                    area(at.x - wide / 2, at.y - high / 2, wide, high),
                    Ink::Night,
                );
            }
        }
    }
}
