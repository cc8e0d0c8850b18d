//! A player's name, letter by letter.

use embedded_graphics::prelude::Point;
use heapless::String;

use super::{App, Screen};
use crate::{
    kernel::{id::Id, seat::Seat},
    store::NAME,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, area, fill, panel},
        ink::Ink,
        key::{Key, KeyEvent},
        sound,
        text::{self, Align, Type},
    },
};

/// The letters as they lie, capitals; the last place is the end.
const ROWS: [&str; 6] = [
    "ABCDEFGH", //
    "IJKLMNOP", //
    "QRSTUVWX", //
    "YZÄÖÜÉËÏ", //
    "ß0123456", //
    "789-.' ",
];
/// Letters in a row, the end included.
const COLUMNS: usize = 8;
const LAST: usize = COLUMNS * ROWS.len() - 1;
const CELL: Point = Point::new(28, 25);
/// How high a cell is above a bar of two lines, in large text.
const LOW: i32 = 23;
const GRID: Point = Point::new(8, 66);

/// A name that is being written.
#[derive(Clone, Debug)]
pub(super) struct Letters {
    seat: Seat,
    name: String<NAME, u8>,
    at: usize,
    /// Whether letters come as capitals, where that was said; else the first one of a word does.
    capitals: Option<bool>,
}

impl Letters {
    pub const fn new() -> Self {
        Self {
            seat: Seat::One,
            name: String::new(),
            at: 0,
            capitals: None,
        }
    }

    /// Whether a word begins here.
    fn begins_word(&self) -> bool {
        self.name.is_empty() || self.name.ends_with([' ', '-'])
    }

    /// Whether letters come as capitals now.
    fn are_capitals(&self) -> bool {
        self.capitals.unwrap_or_else(|| self.begins_word())
    }

    /// The letter at a place; none at the end.
    fn letter(&self, at: usize) -> Option<char> {
        let row = ROWS.get(at / COLUMNS)?;
        let letter = row.chars().nth(at % COLUMNS)?;
        if self.are_capitals() {
            Some(letter)
        } else {
            // Each of these has one small letter.
            letter.to_lowercase().next()
        }
    }
}

impl App {
    /// Asks for the name of a guest.
    pub(super) fn open_letters(&mut self, seat: Seat) {
        let guest = self.table.party.guests.get(seat.index());
        self.screens.letters = Letters {
            seat,
            name: guest.map(|guest| guest.name.clone()).unwrap_or_default(),
            at: 0,
            capitals: None,
        };
        self.open(Screen::Letters);
        self.sound(sound::ACCEPT);
    }

    fn take_name(&mut self) {
        let letters = &self.screens.letters;
        let name = String::try_from(letters.name.trim()).unwrap_or_default();
        if let Some(guest) = self.table.party.guests.get_mut(letters.seat.index()) {
            guest.name = name;
        }
        self.open(Screen::Setup);
        self.sound(sound::ACCEPT);
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    let letters = &mut app.screens.letters;
    let (column, at) = (letters.at % COLUMNS, letters.at);
    match key {
        Key::Left if column == 0 => letters.at = at.saturating_add(COLUMNS - 1),
        Key::Left => letters.at = at.saturating_sub(1),
        Key::Right if column == COLUMNS - 1 => letters.at = at.saturating_sub(COLUMNS - 1),
        Key::Right => letters.at = at.saturating_add(1),
        Key::Up => {
            letters.at = at
                .checked_sub(COLUMNS)
                .unwrap_or(LAST - (COLUMNS - 1) + column)
        }
        Key::Down if at > LAST - COLUMNS => letters.at = column,
        Key::Down => letters.at = at.saturating_add(COLUMNS),
        Key::A => {
            let Some(letter) = letters.letter(at) else {
                return app.take_name();
            };
            if letters.name.push(letter).is_err() {
                app.changed();
                return app.sound(sound::REFUSE);
            }
            if letters.capitals == Some(false) {
                // Behind a letter small ones come by themselves, and the next word begins with a capital again.
                letters.capitals = None;
            }
            return app.accept();
        }
        Key::B => {
            if letters.name.pop().is_none() {
                return app.take_name();
            }
            app.changed();
            return app.sound(sound::BACK);
        }
        Key::X => {
            let wanted = !letters.are_capitals();
            letters.capitals = (wanted != letters.begins_word()).then_some(wanted);
        }
        Key::Y => return app.take_name(),
    }
    app.changed();
    app.sound(sound::FOCUS);
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let (words, letters) = (&app.words().letters, &app.screens.letters);
    frame::page(canvas, words.title, "");
    let keys = if letters.are_capitals() {
        words.keys_capital
    } else {
        words.keys
    };
    let high = if canvas.is_large() { LOW } else { CELL.y };
    let livery = app.table.party.livery(letters.seat);
    livery.paint_large(canvas, Point::new(20, 46));
    panel(canvas, area(34, 32, EDGE - 42, 28), Ink::Dusk, Ink::Gold);
    let size = text::largest(&letters.name, EDGE - 60);
    let at = Point::new(41, 35 + (Type::Title.line() - size.line()) / 2);
    text::draw(canvas, &letters.name, at, Align::Left, size, Ink::White);
    let wide = text::width(&letters.name, size);
    fill(canvas, area(42 + wide, 38, 2, 17), Ink::Gold);
    for place in 0..=LAST {
        let cell = Point::new(
            (place % COLUMNS) as i32 * CELL.x,
            (place / COLUMNS) as i32 * high,
        );
        let corner = GRID + cell;
        let focused = place == letters.at;
        let (ground, ink) = if focused {
            (Ink::Gold, Ink::Night)
        } else {
            (Ink::Dusk, Ink::White)
        };
        panel(
            canvas,
            area(corner.x, corner.y, CELL.x - 2, high - 2),
            ground,
            ground,
        );
        let mut sign = String::<4>::new();
        let size = match letters.letter(place) {
            Some(' ') => {
                // An open box stands for a space.
                fill(canvas, area(corner.x + 7, corner.y + 15, 12, 2), ink);
                fill(canvas, area(corner.x + 7, corner.y + 11, 2, 4), ink);
                fill(canvas, area(corner.x + 17, corner.y + 11, 2, 4), ink);
                continue;
            }
            Some(letter) => {
                let _ = sign.push(letter);
                Type::Title
            }
            None => {
                let _ = sign.push_str("OK");
                Type::Body
            }
        };
        let at = corner + Point::new(CELL.x / 2 - 1, (high - size.line()) / 2);
        text::draw(canvas, &sign, at, Align::Centre, size, ink);
    }
    frame::footer(canvas, keys);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_but_the_last_has_a_letter_and_small_ones_too() {
        let mut letters = Letters::new();
        for name in ["", "A"] {
            letters.name = String::try_from(name).unwrap();
            for at in 0..LAST {
                let letter = letters.letter(at).unwrap();
                // There is no capital ß at the beginning of a name.
                let has_both = letter.is_alphabetic() && letter != 'ß';
                assert!(!has_both || letter.is_uppercase() == name.is_empty());
            }
            assert_eq!(letters.letter(LAST), None);
        }
    }
}
