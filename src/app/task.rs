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
    size: Type,
    wrong: Cut<320>,
    wrong_size: Type,
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
        let spot = self.screens.lead.and_then(|lead| lead.spot);
        let (above, below) = spot.map_or((0, 0), |spot| {
            let top = spot.top_left.y;
            (top - REACH, top + spot.size.height as i32 + REACH)
        });
        let lies_above = above - BAR > FOOT - below;
        // Where the text is long it takes the room of a bar.
        let room = if lies_above { above } else { EDGE - below };
        // Set large where that does not hide the place.
        let tall = |size| text::height(text, size, WIDTH).max(KEY + 8) + 2 * FRAME;
        let large = self.device.settings.large;
        let size = self.device.settings.listing();
        let size = if tall(size) <= room {
            size
        } else {
            Type::Small
        };
        let (mut size, mut height) = (size, tall(size));
        let (mut wrong, mut wrong_size) = (Cut::new(), Type::Small);
        if let Some((refused, told)) = table.sat().wrong(reader, Seat::One) {
            let below = |wrong: &str, size| text::height(wrong, size, EDGE - 18) + FRAME;
            // What would have happened is told as what did not: that stands before it, and after it if there is room. Of a
            // refusal the reason alone is true.
            let other = if refused { "" } else { words.other };
            let short = if refused {
                told.as_str()
            } else {
                words.not_that
            };
            let texts = [
                (words.not_that, told.as_str(), other),
                (words.not_that, told.as_str(), ""),
                (short, "", ""),
            ];
            // The step is set small rather than that its place is hidden, or what was wrong; and both rather than that less is
            // said than that.
            let sizes = [
                (size, size),
                (Type::Small, size),
                (size, Type::Small),
                (Type::Small, Type::Small),
            ];
            let [said, told, least] = &texts;
            let ways = sizes.map(|sizes| [(said, sizes), (told, sizes)]);
            let ways = ways.into_iter().flatten();
            let ways = ways.chain(sizes.map(|sizes| (least, sizes)));
            for ((before, told, after), sizes) in ways {
                wrong = Cut::new();
                for part in [before, told, after]
                    .into_iter()
                    .filter(|part| !part.is_empty())
                {
                    let blank = if wrong.as_str().is_empty() { "" } else { " " };
                    let _ = write!(wrong, "{blank}{part}");
                }
                (size, wrong_size) = sizes;
                height = tall(size) + below(wrong.as_str(), wrong_size);
                if height <= room {
                    break;
                }
            }
        }
        let top = if lies_above {
            BAR.min(above - height).max(0)
        } else {
            // The bar is taller in large text: the card takes its room.
            let foot = if large { EDGE } else { FOOT };
            (foot - height).max(below).min(EDGE - height)
        };
        let place = area(2, top, EDGE - 4, height);
        Some(Card {
            text,
            size,
            wrong,
            wrong_size,
            place,
        })
    }

    /// What the lesson says of the last choice, where it was not what is asked for: whether the rules refuse it, why or what
    /// would have happened, and whether the card says that whole.
    pub fn corrected(&self) -> Option<(bool, Sentence, bool)> {
        let reader = (&self.table.party, self.language());
        let (refused, told) = self.table.sat()?.wrong(reader, Seat::One)?;
        let whole = self.card()?.wrong.as_str().contains(told.as_str());
        Some((refused, told, whole))
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
    let foot = foot(canvas);
    if card.place.bottom_right().is_some_and(|end| end.y >= FOOT) {
        // Of a bar that is half covered nothing peeks out.
        fill(canvas, area(0, foot, EDGE, EDGE - foot), Ink::Night);
    } else if app.lesson_reads() {
        // Nothing can be chosen yet: the bar says what the keys do now, and no more.
        let (general, hints) = (&app.words().general, &app.words().hints);
        let (go_on, what, back) = (hints.go_on, hints.what, general.back);
        let keys = Sentence::of(format_args!("{go_on}   {what}   {back}"));
        fill(canvas, area(0, foot, EDGE, EDGE - foot), Ink::Dusk);
        fill(canvas, area(0, foot, EDGE, 1), Ink::Gold);
        let at = Point::new(EDGE / 2, FOOT + 7);
        let room = (Align::Centre, EDGE - 8);
        text::draw_read(canvas, keys.as_str(), at, room, Type::Small, Ink::Gold);
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
            card.wrong_size,
            Ink::Gold,
        );
    }
}

/// Where the bar at the bottom begins: it is a little taller in large text.
pub(super) const fn foot(canvas: &Canvas) -> i32 {
    if canvas.is_large() { FOOT - 4 } else { FOOT }
}

/// A ring round a place; round one that reaches under the bar it closes above that.
pub(super) fn ring(canvas: &mut Canvas, spot: Rectangle) {
    let (Point { x, y }, mut tall) = (spot.top_left, spot.size.height as i32);
    let above = foot(canvas) - 3 - y;
    if above > 10 {
        tall = tall.min(above);
    }
    let spot = area(x, y, spot.size.width as i32, tall);
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
