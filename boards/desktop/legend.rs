//! The strip under the picture in the window: which key is which, and what the handheld shows besides its picture.
//!
//! Does not know where the strip is put.

use durbar::ui::{
    canvas::{Canvas, SIDE},
    frame::{area, fill},
    ink::{Ink, Palette, Rgb},
    key::Key,
    sprite::{Sprite, sprite},
    text::{self, Align, Type},
};
use embedded_graphics::prelude::*;

use super::{keyboard, machine::Signs};

/// How many dots high the strip is; it is as wide as the picture.
pub const HEIGHT: usize = 32;

/// The ground under strip and picture: darker than any ground in the picture, so that the picture's edge is seen.
pub const GROUND: Rgb = Rgb::hex(0x0A_08_0F);

/// The ink that stands for the lamp's colour here, since a lamp can have any colour and an ink only its own.
const LAMP: Ink = Ink::Teal;

const SUN: Sprite = sprite![
    "....g....",
    ".g.....g.",
    "...ggg...",
    "..ggggg..",
    "g.ggggg.g",
    "..ggggg..",
    "...ggg...",
    ".g.....g.",
    "....g....",
];

const NOTE: Sprite = sprite![
    "..ooooo", "..ooooo", "..o...o", "..o...o", "..o...o", ".oo..oo", "ooo.ooo", "ooo.ooo",
    ".o...o.",
];

const BULB: Sprite = sprite![
    "..ttttt..",
    ".toooot..",
    "tooooooot",
    "tooooooot",
    "tooooooot",
    "tooooooot",
    "tooooooot",
    ".tooooot.",
    "..ttttt..",
];

const UP: Sprite = sprite!["...w...", "..www..", ".wwwww.", "wwwwwww"];
const DOWN: Sprite = sprite!["wwwwwww", ".wwwww.", "..www..", "...w..."];
const LEFT: Sprite = sprite!["...w", "..ww", ".www", "wwww", ".www", "..ww", "...w"];
const RIGHT: Sprite = sprite!["w...", "ww..", "www.", "wwww", "www.", "ww..", "w..."];

/// The strip, as rows of colours.
pub fn rows(signs: Signs) -> impl Iterator<Item = [Rgb; SIDE]> {
    let mut canvas = Canvas::new();
    paint(&mut canvas, signs);
    (0..HEIGHT).map(move |y| {
        std::array::from_fn(|x| match canvas.ink(x, y) {
            Ink::Night => GROUND,
            LAMP => signs.lamp,
            ink => Palette::LAMPLIGHT.colour(ink),
        })
    })
}

fn paint(canvas: &mut Canvas, signs: Signs) {
    let mut pen = 2;
    for key in Key::ALL {
        let middle = cap(canvas, &mut pen);
        match key {
            Key::Up => UP.paint_centred(canvas, middle, Ink::White),
            Key::Down => DOWN.paint_centred(canvas, middle, Ink::White),
            Key::Left => LEFT.paint_centred(canvas, middle, Ink::White),
            Key::Right => {
                RIGHT.paint_centred(canvas, middle, Ink::White);
                pen += 8;
            }
            Key::A | Key::B | Key::X | Key::Y => {
                let at = middle - Point::new(0, 8);
                text::draw(
                    canvas,
                    key.name(),
                    at,
                    Align::Centre,
                    Type::Small,
                    Ink::Gold,
                );
                // One other cap is enough here; the help tells them all.
                if let Some(other) = keyboard::others(key).next() {
                    let at = Point::new(pen, 1);
                    text::draw(canvas, other, at, Align::Left, Type::Small, Ink::Silver);
                    pen += text::width(other, Type::Small) + 1;
                }
                pen += 7;
            }
        }
    }

    let signs_top = 20;
    SUN.paint(canvas, Point::new(3, signs_top), Ink::Gold);
    let light = format!("{} %", signs.light);
    write(canvas, &light, 16);
    BULB.paint(canvas, Point::new(64, signs_top), LAMP);
    if let Some(hertz) = signs.tone {
        NOTE.paint(canvas, Point::new(92, signs_top), Ink::Silver);
        write(canvas, &format!("{hertz} Hz"), 103);
    }
    let at = Point::new(SIDE as i32 - 4, 18);
    text::draw(
        canvas,
        "F1 all keys",
        at,
        Align::Right,
        Type::Small,
        Ink::Silver,
    );
}

/// Paints an empty cap at the pen and moves the pen past it; answers the cap's middle.
fn cap(canvas: &mut Canvas, pen: &mut i32) -> Point {
    let left = *pen;
    *pen += 17;
    fill(canvas, area(left + 1, 1, 13, 15), Ink::Dusk);
    fill(canvas, area(left, 2, 15, 13), Ink::Dusk);
    Point::new(left + 7, 8)
}

fn write(canvas: &mut Canvas, value: &str, x: i32) {
    let at = Point::new(x, 18);
    text::draw(canvas, value, at, Align::Left, Type::Small, Ink::Silver);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_in_the_strip_has_room() {
        let signs = Signs {
            light: 100,
            lamp: Rgb::hex(0x12_34_56),
            tone: Some(u16::MAX),
        };
        let mut canvas = Canvas::new();
        paint(&mut canvas, signs);
        for y in 0..SIDE {
            for x in 0..SIDE {
                let edge = x == 0 || x == SIDE - 1 || y == 0 || y >= HEIGHT;
                assert!(!edge || canvas.ink(x, y) == Ink::Night, "{x} {y}");
            }
        }
    }

    #[test]
    fn the_lamp_is_seen_in_its_own_colour() {
        let lamp = Rgb::hex(0x12_34_56);
        let strip = |lamp| {
            rows(Signs {
                lamp,
                ..Signs::default()
            })
            .flatten()
            .collect::<Vec<_>>()
        };
        assert!(strip(lamp).contains(&lamp));
        assert!(!strip(Rgb::BLACK).contains(&lamp));
    }
}
