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

use super::{
    App, Effect, Msg,
    settings::{LIGHT_LEAST, LIGHT_MOST, LIGHT_STEP},
};
use crate::{
    games::self_test,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area, fill},
        ink::{Ink, Rgb},
        key::{Key, KeyEvent, KeySet},
        sound::{Tune, note},
        text::{self, Align, Type},
        time::Span,
    },
};

/// The pitches that can be tried: an A in each octave that a piezo speaks well.
const PITCHES: [Tune; 5] = [
    &[note(220, 150)],
    &[note(440, 150)],
    &[note(880, 150)],
    &[note(1760, 150)],
    &[note(3520, 150)],
];

/// The state of the test.
#[derive(Clone, Debug)]
pub(super) struct DeviceTest {
    down: KeySet,
    /// The key that was pressed last, while any is down.
    last: Option<Key>,
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

/// A picture was measured: now the rules are checked.
pub(super) fn measured(app: &mut App, msg: Msg) {
    if let Msg::Measured { paint, flush } = msg {
        // The digest's halves are as good as the whole, and half as long.
        let rules = self_test().number() as u32;
        app.screens.device_test.checked = Some(Checked {
            paint,
            flush,
            rules,
        });
        app.changed();
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let test = &mut app.screens.device_test;
    match event {
        KeyEvent::Press(key) => {
            test.down = test.down.with(key, true);
            test.last = Some(key);
            app.changed();
            // Y counts when it is let go: held, it opens the menu and changes nothing here.
            if key != Key::Y {
                press(app, key);
            }
        }
        KeyEvent::Repeat(key) => press(app, key),
        KeyEvent::Release(key) => {
            let tapped = test.down.has(key);
            test.down = test.down.with(key, false);
            if test.down == KeySet::NONE {
                test.last = None;
            }
            app.changed();
            if key == Key::Y && tapped {
                press(app, key);
            }
        }
        KeyEvent::Hold(_) => {}
    }
}

fn press(app: &mut App, key: Key) {
    let last = PITCHES.len().saturating_sub(1);
    let (test, settings) = (&mut app.screens.device_test, &mut app.device.settings);
    let before = settings.clone();
    match key {
        Key::Left => {
            settings.light = settings.light.saturating_sub(LIGHT_STEP).max(LIGHT_LEAST);
        }
        Key::Right => {
            settings.light = settings.light.saturating_add(LIGHT_STEP).min(LIGHT_MOST);
        }
        Key::Up => test.pitch = test.pitch.saturating_add(1).min(last),
        Key::Down => test.pitch = test.pitch.saturating_sub(1),
        Key::X => settings.language = settings.language.next(),
        Key::Y => settings.palette = u8::from(settings.palette == 0),
        Key::A | Key::B => {}
    }
    app.device.settings_changed |= app.device.settings != before;
    app.changed();
    match key {
        // A test of the tone sounds even where tones are switched off.
        Key::Up | Key::Down => {
            let tune = PITCHES.get(app.screens.device_test.pitch).copied();
            app.effect(Effect::Sound(tune.unwrap_or(&[])));
        }
        Key::A => app.effect(Effect::MeasurePicture),
        _ => {}
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    app.screens.device_test.paint(app, canvas);
}

impl DeviceTest {
    pub const fn new() -> Self {
        Self {
            down: KeySet::NONE,
            last: None,
            pitch: 0,
            checked: None,
        }
    }

    /// No key is down as far as the test knows: it is left.
    pub fn let_go(&mut self) {
        self.down = KeySet::NONE;
        self.last = None;
    }

    /// The lamp's colour: each key tries another mixture.
    pub fn lamp(&self) -> Rgb {
        self.last.map_or(Rgb::BLACK, lamp)
    }

    fn hertz(&self) -> u16 {
        let tune = PITCHES.get(self.pitch).copied().unwrap_or(&[]);
        tune.first().map_or(0, |note| note.hertz)
    }

    fn paint(&self, app: &App, canvas: &mut Canvas) {
        let words = &app.words().device_test;
        frame::page(canvas, words.title, env!("CARGO_PKG_VERSION"));
        self.paint_keys(canvas);
        paint_inks(canvas);
        paint_letters(canvas);

        text::draw(
            canvas,
            app.device.facts.board,
            Point::new(EDGE / 2, 34),
            Align::Centre,
            Type::Small,
            Ink::White,
        );
        let language = app.words().general.language;
        text::draw(
            canvas,
            language,
            Point::new(EDGE / 2, 50),
            Align::Centre,
            Type::Small,
            Ink::Gold,
        );

        let mut value: String<48> = String::new();
        let lit = u32::from(app.device.settings.light);
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
        match app.device.charge {
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
        let _ = write!(value, "{} KB", app.device.facts.saves / 1024);
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

        frame::low_footer(canvas, words.keys);
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
