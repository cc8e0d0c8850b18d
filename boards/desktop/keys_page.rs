//! The page of keys, shown in place of the picture when F1 is pressed: keyboard, gamepad and window.
//!
//! Does not know the window.

use durbar::ui::{
    canvas::{Canvas, SIDE},
    frame::{self, MARGIN},
    ink::{Ink, Palette, Rgb},
    key::Key,
    text::{self, Align, Type},
};
use embedded_graphics::prelude::*;

use super::{keyboard, picture::Picture};

/// A key of the handheld, what it does, and its place on a gamepad.
const DEEDS: [(Key, &str, &str); 4] = [
    (Key::A, "chooses, confirms", "A, cross"),
    (Key::B, "goes back, undoes", "B, circle"),
    (Key::X, "what is this?", "X, square"),
    (Key::Y, "overview; held: the menu", "Y, triangle"),
];

/// Where what a key does stands, right of the longest name.
const COLUMN: i32 = 52;

/// The page as a picture.
pub fn picture() -> Picture {
    let mut canvas = Canvas::new();
    paint(&mut canvas);
    let mut picture = Picture::new(SIDE, Rgb::BLACK);
    for (y, row) in picture.rows_mut().enumerate() {
        for (x, dot) in row.iter_mut().enumerate() {
            *dot = Rgb::seen(Palette::LAMPLIGHT.colour(canvas.ink(x, y)).rgb565());
        }
    }
    picture
}

fn paint(canvas: &mut Canvas) {
    frame::page(canvas, "Keys", "F1");
    let mut y = 26;
    let mut entry = |name: &str, deed: &str, where_: &str| {
        let mut put = |text: &str, x: i32, y: i32, size: Type, ink: Ink| {
            text::draw(canvas, text, Point::new(x, y), Align::Left, size, ink);
        };
        put(name, MARGIN, y, Type::Body, Ink::Gold);
        put(deed, COLUMN, y, Type::Body, Ink::White);
        put(where_, COLUMN, y + 15, Type::Small, Ink::Silver);
        y += 31;
    };
    entry(
        "cross",
        "moves the focus",
        "arrow keys · pad: cross, left stick",
    );
    for (key, deed, pad) in DEEDS {
        let caps: Vec<&str> = keyboard::others(key).collect();
        let mut places = key.name().to_owned();
        for cap in caps {
            places.push_str(", ");
            places.push_str(cap);
        }
        places.push_str(" · pad ");
        places.push_str(pad);
        entry(key.name(), deed, &places);
    }
    entry("F11", "whole screen, and back", "Ctrl-Q ends the game");
    frame::footer(canvas, "Any key goes on");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_leaves_its_margins_free() {
        let mut canvas = Canvas::new();
        paint(&mut canvas);
        let ground = canvas.ink(0, 100);
        for y in 24..SIDE - 22 {
            for x in [0, 1, SIDE - 2, SIDE - 1] {
                assert_eq!(canvas.ink(x, y), ground, "{x} {y}");
            }
        }
    }
}
