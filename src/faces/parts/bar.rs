//! The bars of a face's screens, and how numbers, names and reasons are written on them.
//!
//! Knows no game: what stands on a bar comes from whoever paints.

use core::cmp::Ordering;

use heapless::Vec;

use super::{Activity, RoadGame, deed::shown, pieces};
pub use crate::faces::FOOT;
use crate::faces::Scene;
use crate::faces::parts::brush::*;
use crate::kernel::{game::Game, seat::Seat};
pub use crate::ui::text::fitting;

/// Draws a text in body type, or in small type where it is too wide; `at` is the top of a body line.
pub fn draw_fitting(canvas: &mut Canvas, text: &str, at: Point, width: i32, ink: Ink) {
    if text::width(text, Type::Body) <= width {
        text::draw(canvas, text, at, Align::Left, Type::Body, ink);
    } else {
        let lower = Point::new(0, 2);
        let text = fitting(text, Type::Small, width);
        text::draw(canvas, text, at + lower, Align::Left, Type::Small, ink);
    }
}

/// How a number that a seat has now stands to what it was before the last action; nothing stands out without a before.
pub fn change<G: Game, T: Ord>(
    scene: &Scene<'_, G>,
    of: impl Fn(&G::View) -> Option<T>,
) -> Ordering {
    match (of(scene.view), scene.before.and_then(&of)) {
        (Some(now), Some(before)) => now.cmp(&before),
        _ => Ordering::Equal,
    }
}

/// Writes a number; one that has just changed stands on gold, with an arrow up or down.
pub fn figure(
    canvas: &mut Canvas,
    text: &str,
    at: Point,
    align: Align,
    size: Type,
    change: Ordering,
) {
    let mut ink = Ink::White;
    if change != Ordering::Equal {
        ink = Ink::Night;
        let width = text::width(text, size);
        let left = match align {
            Align::Right => at.x - width,
            Align::Left | Align::Centre => at.x - 1,
        };
        // Above and below the digits there is room for the arrow, so that nothing moves aside for it.
        let (top, height, arrow) = match size {
            Type::Small | Type::Label => (at.y, 14, 1),
            Type::Body | Type::Title => (at.y - 2, size.line() + 4, 3),
        };
        fill(canvas, area(left, top, width + 1, height), Ink::Gold);
        let tip = left + (width >> 1);
        for row in 0..=arrow {
            let y = match change {
                Ordering::Greater => top + row,
                _ => top + height - 1 - row,
            };
            fill(canvas, area(tip - row, y, 2 * row + 1, 1), ink);
        }
    }
    text::draw(canvas, text, at, align, size, ink);
}

/// The things of the player who looks, in the top bar, written from the right end to the left.
pub struct Purse<'a> {
    canvas: &'a mut Canvas,
    right: i32,
}

impl<'a> Purse<'a> {
    /// Paints the ground of the top bar.
    pub fn open(canvas: &'a mut Canvas) -> Self {
        fill(canvas, area(0, 0, EDGE, BAR - 1), Ink::Dusk);
        fill(canvas, area(0, BAR - 1, EDGE, 1), Ink::Gold);
        let right = EDGE - 3;
        Self { canvas, right }
    }

    /// Writes a number of the player's, as far as it is seen, with its sign, so wide, before it.
    pub fn put<G: Game>(
        &mut self,
        scene: &Scene<'_, G>,
        of: impl Fn(&G::View) -> Option<u16>,
        wide: i32,
        sign: impl FnOnce(&mut Canvas, Point),
    ) {
        let Some(number) = of(scene.view) else { return };
        let change = change(scene, of);
        let number = Sentence::of(format_args!("{number}"));
        self.write(number.as_str(), change, wide, sign);
    }

    /// Writes what there is of a thing in other words than a number alone, in the same way.
    pub fn write(
        &mut self,
        number: &str,
        change: Ordering,
        wide: i32,
        sign: impl FnOnce(&mut Canvas, Point),
    ) {
        let at = Point::new(self.right, 2);
        figure(self.canvas, number, at, Align::Right, Type::Body, change);
        let left = self.right - text::width(number, Type::Body);
        sign(self.canvas, Point::new(left - 2 - (wide >> 1), 10));
        // A broad sign needs a little more air before the next number.
        self.right = left - 7 - wide - i32::from(wide > 9);
    }

    /// Writes whose things they are, in the room that is left.
    pub fn close<G: Game>(self, scene: &Scene<'_, G>) {
        let player = scene.players[scene.seat];
        player.livery.paint_large(self.canvas, Point::new(10, 10));
        let at = Point::new(20, 2);
        draw_fitting(self.canvas, player.name, at, self.right - 22, Ink::White);
    }
}

/// Writes a heading in the middle of a band at the top of the screen, as large as there is room.
pub fn heading(canvas: &mut Canvas, title: &str, width: i32, band: i32, ink: Ink) {
    let size = if text::width(title, Type::Title) <= width {
        Type::Title
    } else {
        Type::Body
    };
    let title = fitting(title, size, width);
    let at = Point::new(EDGE / 2, (band - size.line()) / 2);
    text::draw(canvas, title, at, Align::Centre, size, ink);
}

/// Paints the bottom bar: what is in focus, and below it what A does. Nothing is ever cut: the bar grows upwards for a
/// long text, and what is in focus keeps its line.
pub fn bottom(canvas: &mut Canvas, what: &str, does: &str, width: i32) {
    grown(canvas, (what, width), (does, width));
}

/// The same with what goes on by A at the right of what is in focus.
pub fn bottom_going_on(canvas: &mut Canvas, what: &str, does: &str, key: &str) {
    bottom(canvas, what, does, EDGE - 10);
    let size = canvas.read(Type::Small);
    let more = text::lines(does, size, EDGE - 10).count().max(1) as i32;
    let (line, taller) = lines_in(size);
    let y = FOOT - taller - line * (more - 1);
    let at = Point::new(EDGE - 5, y + if size == Type::Small { 1 } else { -1 });
    text::draw(canvas, key, at, Align::Right, size, Ink::Gold);
}

/// The same with a width for each; answers the top of the last line.
pub fn grown(canvas: &mut Canvas, (what, wide): (&str, i32), (does, width): (&str, i32)) -> i32 {
    let size = canvas.read(Type::Small);
    // As large as it has room beside whatever stands at the right: what is in focus is read first.
    let one = text::width(what, Type::Body) <= wide.min(width);
    let (head, rise) = match (one, size) {
        (false, Type::Small) => (size, 1),
        _ => (Type::Body, -1),
    };
    let (what, does) = (broken(what, head, wide), broken(does, size, width));
    let (heads, more) = (what.len().max(1) as i32, does.len().max(1) as i32);
    let (line, taller) = lines_in(size);
    let top = FOOT - taller - line * (heads + more - 2);
    fill(canvas, area(0, top, EDGE, EDGE - top), Ink::Dusk);
    fill(canvas, area(0, top, EDGE, 1), Ink::Gold);
    let mut y = top;
    for text in what {
        let at = Point::new(5, y + rise);
        text::draw(canvas, text, at, Align::Left, head, Ink::White);
        y += line;
    }
    y = top + line * heads + if size == Type::Small { 1 } else { -1 };
    for text in does {
        text::draw(canvas, text, Point::new(5, y), Align::Left, size, Ink::Gold);
        y += line;
    }
    FOOT + LINE
}

/// From line to line in the bottom bar, and how much taller it is: two lines of the larger type need a little more than two
/// of the smaller.
const fn lines_in(size: Type) -> (i32, i32) {
    match size {
        Type::Small => (LINE, 0),
        _ => (LARGE_LINE, 4),
    }
}

/// A text in lines: they are counted before they are painted, and measured once. No more have room on the screen.
fn broken(text: &str, size: Type, width: i32) -> Vec<&str, 20> {
    text::lines(text, size, width).take(20).collect()
}

/// From line to line in the bottom bar, and in large type.
const LINE: i32 = 12;
const LARGE_LINE: i32 = 14;

/// Paints the bottom bar with so many stamps at its right; each gets its number and its middle.
fn bottom_with(
    canvas: &mut Canvas,
    what: &str,
    does: &str,
    stamps: usize,
    mut each: impl FnMut(&mut Canvas, usize, Point),
) {
    let width = EDGE - 8 - 34 * stamps as i32;
    let size = canvas.read(Type::Small);
    let fits = |text| text::width(text, size) <= width;
    if !(fits(what) && fits(does)) {
        // What A does here, or cannot do, matters more than the plan.
        return bottom(canvas, what, does, EDGE - 8);
    }
    bottom(canvas, what, does, width);
    for number in 0..stamps {
        let middle = Point::new(EDGE - 17 - 34 * number as i32, FOOT + 13);
        stamp(canvas, middle);
        each(canvas, number, middle);
    }
}

/// Paints the bottom bar of a turn, with the planned actions and how far they are at its right.
pub fn bottom_of_turn<G: RoadGame>(
    scene: &Scene<'_, G>,
    canvas: &mut Canvas,
    what: &str,
    does: &str,
) {
    let acting = G::activity(scene) == Activity::Acting;
    let dials = || shown(scene).filter(|_| acting);
    let livery = scene.players[scene.seat].livery;
    bottom_with(canvas, what, does, dials().count(), |canvas, number, at| {
        let Some(dial) = dials().nth(number) else {
            return;
        };
        G::picture(canvas, dial, livery, at, 1);
        let times = G::pointers(scene, dial);
        if times > 1 {
            pieces::times(canvas, times, at + Point::new(8, -7));
        }
        match (G::undone(scene, dial), times) {
            // What was given up is not done.
            (0, 0) => pieces::strike(canvas, at),
            (0, _) => {
                // On paper a white tick would be lost among what the picture shows.
                crate::ui::shape::disc(canvas, at + Point::new(10, 5), 6, Ink::Night);
                pieces::tick(canvas, at + Point::new(10, 6));
            }
            _ => {}
        }
    });
}

/// Paints a piece of paper for a picture of the dial.
pub fn stamp(canvas: &mut Canvas, middle: Point) {
    let at = middle - Point::new(16, 10);
    fill(canvas, area(at.x + 1, at.y, 30, 21), Ink::Sand);
    fill(canvas, area(at.x, at.y + 1, 32, 19), Ink::Sand);
}

/// Paints why the last choice was refused, over the bottom of the screen; what was chosen keeps its name above.
pub fn refusal(what: &str, reason: &str, canvas: &mut Canvas) {
    let size = canvas.read(Type::Small);
    let lines = text::lines(reason, size, EDGE - 44).count() as i32;
    let height = (lines * size.line() + 12).max(30);
    let top = EDGE - height - 3;
    // What the bar said until now must not peek out from under the reason.
    fill(canvas, area(0, top - 1, EDGE, EDGE - top + 1), Ink::Dusk);
    if !what.is_empty() {
        let high = size.line() * text::lines(what, size, EDGE - 10).count() as i32;
        let over = top - 2 - high;
        fill(canvas, area(0, over, EDGE, high + 1), Ink::Dusk);
        fill(canvas, area(0, over, EDGE, 1), Ink::Gold);
        let at = Point::new(5, over + 1);
        text::draw_lines(canvas, what, at, EDGE - 10, size, Ink::White);
    }
    panel(canvas, area(3, top, EDGE - 6, height), Ink::Night, Ink::Red);
    panel(
        canvas,
        area(4, top + 1, EDGE - 8, height - 2),
        Ink::Night,
        Ink::Red,
    );
    // A barred circle says "no" without a word.
    let middle = Point::new(20, top + height / 2);
    crate::ui::shape::disc(canvas, middle, 9, Ink::Red);
    fill(canvas, area(middle.x - 6, middle.y - 1, 13, 3), Ink::White);
    let at = Point::new(36, top + (height - lines * size.line()) / 2);
    text::draw_lines(canvas, reason, at, EDGE - 44, size, Ink::White);
}

/// Writes a small number or name with its middle line at a point; a number that has just changed stands out.
pub fn note(canvas: &mut Canvas, text: &str, at: Point, change: Ordering) {
    let at = at - Point::new(0, 7);
    figure(canvas, text, at, Align::Left, Type::Small, change);
}

/// Paints a player's shape and name, the name no wider than this.
pub fn player<G: Game>(
    scene: &Scene<'_, G>,
    canvas: &mut Canvas,
    seat: Seat,
    at: Point,
    width: i32,
    ink: Ink,
) {
    let player = scene.players[seat];
    player.livery.paint_large(canvas, at + Point::new(7, 8));
    let name = fitting(player.name, Type::Small, width - 18);
    let at = at + Point::new(18, 2);
    let room = (Align::Left, width - 18);
    text::draw_read(canvas, name, at, room, Type::Small, ink);
}
