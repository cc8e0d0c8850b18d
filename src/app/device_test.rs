//! "Test this device": keys light up as pressed, all inks and letters are shown, light and tone can be tried.
//!
//! It is as useful on a freshly soldered board as on one that fell into the bath. Does not know what a board lacks:
//! a tone without a beeper is just not heard.

use core::fmt::Write as _;

use embedded_graphics::{
    prelude::*,
    primitives::{Circle, PrimitiveStyle},
};
use heapless::String;

use super::{Desk, Effect, Effects, Msg, effects};
use crate::{
    games::self_test,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area, fill},
        ink::{Ink, Palette, Rgb},
        key::{Key, KeyEvent, KeySet},
        text::{self, Align, Type},
        time::Span,
    },
};

/// The pitches that can be tried: an A in each octave that a piezo speaks well.
const PITCHES: [u16; 5] = [220, 440, 880, 1760, 3520];
/// One step of the light, in percent.
const LIGHT_STEP: u8 = 10;
/// The darkest that the panel can be made: a black one would look broken.
const LIGHT_LEAST: u8 = 10;
const LIGHT_MOST: u8 = 100;

/// The state of the test.
#[derive(Clone, Debug, Default)]
pub(super) struct DeviceTest {
    down: KeySet,
    pitch: usize,
    checked: Option<Checked>,
}

/// What a check has found.
#[derive(Clone, Copy, Debug)]
struct Checked {
    paint: Span,
    flush: Span,
    /// Of random games: the same on every machine that plays by the same rules.
    rules: u32,
}

impl DeviceTest {
    pub(super) fn update(&mut self, desk: &mut Desk, msg: Msg) -> Effects {
        match msg {
            Msg::Key(KeyEvent::Press(key)) => {
                self.down = self.down.with(key, true);
                self.press(desk, key)
            }
            Msg::Key(KeyEvent::Repeat(key)) => self.press(desk, key),
            Msg::Key(KeyEvent::Release(key)) => {
                self.down = self.down.with(key, false);
                let mut list = effects([Effect::Paint]);
                if self.down == KeySet::NONE {
                    let _ = list.push(Effect::Glow(Rgb::BLACK));
                }
                list
            }
            Msg::Key(KeyEvent::Hold(_)) | Msg::Charge(_) => Effects::new(),
            Msg::Measured { paint, flush } => {
                // The digest's halves are as good as the whole, and half as long.
                let rules = self_test().number() as u32;
                self.checked = Some(Checked {
                    paint,
                    flush,
                    rules,
                });
                effects([Effect::Paint])
            }
        }
    }

    fn press(&mut self, desk: &mut Desk, key: Key) -> Effects {
        let last = PITCHES.len().saturating_sub(1);
        let mut list = effects([Effect::Paint, Effect::Glow(lamp(key))]);
        let more = match key {
            Key::Left => {
                desk.light = desk.light.saturating_sub(LIGHT_STEP).max(LIGHT_LEAST);
                Some(Effect::Light(desk.light))
            }
            Key::Right => {
                desk.light = desk.light.saturating_add(LIGHT_STEP).min(LIGHT_MOST);
                Some(Effect::Light(desk.light))
            }
            Key::Up => {
                self.pitch = self.pitch.saturating_add(1).min(last);
                Some(self.tone())
            }
            Key::Down => {
                self.pitch = self.pitch.saturating_sub(1);
                Some(self.tone())
            }
            Key::A => Some(Effect::MeasurePicture),
            Key::X => {
                desk.language = desk.language.next();
                None
            }
            Key::Y => {
                desk.palette = desk
                    .palette
                    .saturating_add(1)
                    .checked_rem(Palette::ALL.len())
                    .unwrap_or(0);
                None
            }
            Key::B => None,
        };
        list.extend(more);
        list
    }

    fn hertz(&self) -> u16 {
        PITCHES.get(self.pitch).copied().unwrap_or(440)
    }

    fn tone(&self) -> Effect {
        Effect::Tone {
            hertz: self.hertz(),
            span: Span::from_millis(150),
        }
    }

    pub(super) fn paint(&self, desk: &Desk, canvas: &mut Canvas) {
        let words = &desk.language.words().device_test;
        frame::page(canvas, words.title, env!("CARGO_PKG_VERSION"));
        self.paint_keys(canvas);
        paint_inks(canvas);
        paint_letters(canvas);

        text::draw(
            canvas,
            desk.facts.board,
            Point::new(EDGE / 2, 34),
            Align::Centre,
            Type::Small,
            Ink::White,
        );
        let language = desk.language.words().language;
        text::draw(
            canvas,
            language,
            Point::new(EDGE / 2, 50),
            Align::Centre,
            Type::Small,
            Ink::Gold,
        );

        let mut value: String<48> = String::new();
        let lit = u32::from(desk.light);
        line(canvas, 0, words.light, "");
        steered_by(canvas, 0, [Key::Left, Key::Right]);
        frame::meter(
            canvas,
            area(104, ROWS + 2, EDGE - MARGIN - 104, 9),
            lit,
            u32::from(LIGHT_MOST),
            Ink::Gold,
        );

        let _ = write!(value, "{} Hz", self.hertz());
        line(canvas, 1, words.tone, &value);
        steered_by(canvas, 1, [Key::Up, Key::Down]);

        value.clear();
        match desk.charge {
            None => {
                let _ = value.push_str(words.no_battery);
            }
            Some(charge) => {
                let _ = write!(value, "{} %", charge.percent);
                if charge.charging {
                    let _ = write!(value, ", {}", words.charging);
                }
            }
        }
        line(canvas, 2, words.battery, &value);

        value.clear();
        let _ = write!(value, "{} KB", desk.facts.saves / 1024);
        line(canvas, 3, words.saves, &value);

        let not_yet = words.not_checked;
        match self.checked {
            None => {
                line(canvas, 4, words.picture, not_yet);
                line(canvas, 5, words.rules, not_yet);
            }
            Some(Checked {
                paint,
                flush,
                rules,
            }) => {
                value.clear();
                let _ = write!(value, "{} + {} ms", Millis(paint), Millis(flush));
                line(canvas, 4, words.picture, &value);
                value.clear();
                let _ = write!(value, "{rules:08x}");
                line(canvas, 5, words.rules, &value);
            }
        }

        frame::footer(canvas, words.keys);
    }

    fn paint_keys(&self, canvas: &mut Canvas) {
        for key in Key::ALL {
            let down = self.down.has(key);
            let (ground, ink) = if down {
                (Ink::Gold, Ink::Night)
            } else {
                (Ink::Dusk, Ink::White)
            };
            let at = place(key);
            match key {
                Key::Up | Key::Down | Key::Left | Key::Right => {
                    frame::panel(canvas, area(at.x - 9, at.y - 9, 19, 19), ground, Ink::Stone);
                    arrow(canvas, key, at, ink);
                }
                Key::A | Key::B | Key::X | Key::Y => {
                    let disc = Circle::with_center(at, 21);
                    let _ = disc
                        .into_styled(PrimitiveStyle::with_fill(ground))
                        .draw(canvas);
                    let _ = disc
                        .into_styled(PrimitiveStyle::with_stroke(Ink::Stone, 1))
                        .draw(canvas);
                    let top = at - Point::new(0, Type::Body.line() / 2 + 1);
                    text::draw(canvas, key.name(), top, Align::Centre, Type::Body, ink);
                }
            }
        }
    }
}

/// The middle of a key's picture: a cross on the left, a diamond on the right, as on the device.
fn place(key: Key) -> Point {
    let (cross, diamond) = (Point::new(38, 58), Point::new(EDGE - 39, 58));
    match key {
        Key::Up => cross - Point::new(0, 20),
        Key::Down => cross + Point::new(0, 20),
        Key::Left => cross - Point::new(20, 0),
        Key::Right => cross + Point::new(20, 0),
        Key::A => diamond + Point::new(24, 0),
        Key::B => diamond + Point::new(0, 22),
        Key::X => diamond - Point::new(0, 22),
        Key::Y => diamond - Point::new(24, 0),
    }
}

/// A triangle that points where the key does.
fn arrow(canvas: &mut Canvas, key: Key, at: Point, ink: Ink) {
    for step in 0..5 {
        let (narrow, from) = (2 * step + 1, step - 2);
        let strip = match key {
            Key::Up => area(at.x - step, at.y + from, narrow, 1),
            Key::Down => area(at.x - step, at.y - from, narrow, 1),
            Key::Left => area(at.x + from, at.y - step, 1, narrow),
            _ => area(at.x - from, at.y - step, 1, narrow),
        };
        fill(canvas, strip, ink);
    }
}

/// The lamp's colour while a key is down: each key tries another mixture.
const fn lamp(key: Key) -> Rgb {
    Rgb::hex(match key {
        Key::Up => 0xFF_00_00,
        Key::Down => 0x00_FF_00,
        Key::Left => 0x00_00_FF,
        Key::Right => 0xFF_FF_00,
        Key::A => 0xFF_FF_FF,
        Key::B => 0xFF_00_FF,
        Key::X => 0x00_FF_FF,
        Key::Y => 0xFF_80_00,
    })
}

fn paint_inks(canvas: &mut Canvas) {
    fill(canvas, area(0, 93, EDGE, 16), Ink::White);
    for (number, ink) in Ink::ALL.into_iter().enumerate() {
        fill(canvas, area(number as i32 * 15, 94, 15, 14), ink);
    }
}

fn paint_letters(canvas: &mut Canvas) {
    let rows = [
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZ ÄÖÜ", 111),
        ("abcdefghijklmnopqrstuvwxyz äöüß éëïóú", 123),
        ("0123456789 .,:;!?-+*/%&()'\"=×·", 135),
    ];
    for (letters, y) in rows {
        text::draw(
            canvas,
            letters,
            Point::new(EDGE / 2, y),
            Align::Centre,
            Type::Small,
            Ink::Silver,
        );
    }
}

/// The top of the first line of values.
const ROWS: i32 = 149;
/// From line to line.
const LINE: i32 = 12;

/// A line of label and value.
fn line(canvas: &mut Canvas, number: i32, label: &str, value: &str) {
    let y = ROWS + number * LINE;
    text::draw(
        canvas,
        label,
        Point::new(MARGIN, y),
        Align::Left,
        Type::Small,
        Ink::Silver,
    );
    text::draw(
        canvas,
        value,
        Point::new(EDGE - MARGIN, y),
        Align::Right,
        Type::Small,
        Ink::White,
    );
}

/// The two keys that change a line's value.
fn steered_by(canvas: &mut Canvas, number: i32, keys: [Key; 2]) {
    let y = ROWS + number * LINE + 6;
    for (x, key) in [70, 84].into_iter().zip(keys) {
        arrow(canvas, key, Point::new(x, y), Ink::Gold);
    }
}

/// Milliseconds with one decimal.
struct Millis(Span);

impl core::fmt::Display for Millis {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let tenths = self.0.micros() / 100;
        write!(f, "{}.{}", tenths / 10, tenths % 10)
    }
}
