//! The settings: what a person has set, and the screen on which it is set.
//!
//! It does not know where settings are kept.

use core::fmt::Write as _;

use embedded_graphics::prelude::Point;
use heapless::String;
use serde::{Deserialize, Serialize};

use super::{App, Keep, Screen, ask::Question, ladder::Ladder, later::Later, lesson::Lessons};
use crate::{
    kernel::notation::Sentence,
    store::NAME,
    ui::{
        canvas::Canvas,
        frame::{self, EDGE, MARGIN, area},
        ink::{Ink, Palette},
        key::{Key, KeyEvent},
        list::{List, Row},
        text::{self, Align, Type},
        time::Span,
    },
    words::Language,
};

/// The darkest that the panel can be made: a black one would look broken.
pub(super) const LIGHT_LEAST: u8 = 10;
pub(super) const LIGHT_MOST: u8 = 100;
/// One step of the light, in percent.
pub(super) const LIGHT_STEP: u8 = 10;

/// Minutes of silence after which the picture goes out; 0 is never.
const IDLE: [u8; 5] = [1, 2, 5, 10, 0];

/// What a person has set. Saved by the position of its fields: new ones go to the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The language of all texts.
    pub(super) language: Language,
    /// The light behind the panel, in percent.
    pub(super) light: u8,
    /// Whether there are tones.
    pub(super) sound: bool,
    /// Whether things move and flash.
    pub(super) motion: bool,
    /// Whether long texts are set large.
    pub(super) large: bool,
    /// Which of the palettes is in use.
    pub(super) palette: u8,
    /// Whether the device is held the other way round, so that the left hand chooses.
    pub(super) turned: bool,
    /// Minutes of silence after which the picture goes out; 0 is never.
    pub(super) idle: u8,
    /// The match that lies on the table, to go on with after switching on.
    pub(super) table: Option<u32>,
    /// The names that were last given to the players, by seat.
    pub(super) names: [String<NAME, u8>; 5],
    /// The digest of the statistics when that match was laid on the table: as long as it is theirs, the match is not
    /// counted, whatever cut the power.
    pub(super) uncounted: Later<u64>,
    /// How far the lessons were learnt.
    pub(super) lessons: Later<Lessons>,
    /// Whether nobody may ask what a computer would do: what was saved before is as if new, and there one may.
    pub(super) no_hints: Later<bool>,
    /// How far somebody has come who plays alone.
    pub(super) ladder: Later<Ladder>,
}

impl Settings {
    /// As they are on a new device.
    pub const fn new() -> Self {
        Self {
            language: Language::English,
            light: 80,
            sound: true,
            motion: true,
            large: false,
            palette: 0,
            turned: false,
            idle: 2,
            table: None,
            names: [const { String::new() }; 5],
            uncounted: Later(0),
            lessons: Later(Lessons::new()),
            no_hints: Later(false),
            ladder: Later(Ladder::new()),
        }
    }

    /// As on a new device, except for what is not set on this screen, and for the language: whoever resets the light still
    /// wants to read.
    fn reset(&mut self) {
        *self = Self {
            language: self.language,
            table: self.table,
            names: core::mem::take(&mut self.names),
            uncounted: self.uncounted.clone(),
            lessons: self.lessons.clone(),
            ladder: self.ladder.clone(),
            ..Self::new()
        };
    }

    /// The same with every value in its range: they may come from a newer firmware.
    #[must_use]
    pub fn sound_ones(mut self) -> Self {
        self.light = self.light.clamp(LIGHT_LEAST, LIGHT_MOST);
        self
    }

    /// Of the palettes, by lamplight and in bright sun, the one that is set.
    pub fn palette(&self, all: &'static [Palette; 2]) -> &'static Palette {
        let [lamplight, daylight] = all;
        if self.palette == 0 {
            lamplight
        } else {
            daylight
        }
    }

    /// How long nothing may be done before the picture goes out.
    pub fn idle(&self) -> Option<Span> {
        (self.idle > 0).then(|| Span::from_millis(u32::from(self.idle).saturating_mul(60_000)))
    }

    /// The size of texts that have a screen for themselves.
    pub fn reading(&self) -> Type {
        Type::Body.read(self.large)
    }

    /// The size of texts of which much shall fit.
    pub fn listing(&self) -> Type {
        Type::Small.read(self.large)
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new()
    }
}

/// How many lines there are, and how many of them the screen shows at once.
const LINES: usize = 9;
const LIST: (i32, i32) = (30, 22 * 8);

fn line(settings: &Settings, number: usize) -> (&'static str, Sentence) {
    let words = settings.language.words();
    let (lines, texts) = (&words.setting, &words.settings);
    let say = |text: &str| Sentence::of(format_args!("{text}"));
    let on = |on: bool| {
        say(if on {
            words.general.on
        } else {
            words.general.off
        })
    };
    match number {
        0 => (lines.language.name, say(words.general.language)),
        1 => (
            lines.light.name,
            Sentence::of(format_args!("{} %", settings.light)),
        ),
        2 => (lines.sound.name, on(settings.sound)),
        3 => (lines.motion.name, on(settings.motion)),
        4 => (
            lines.size.name,
            say(if settings.large {
                texts.large
            } else {
                texts.normal
            }),
        ),
        5 => (lines.hints.name, on(!settings.no_hints.0)),
        6 => (
            lines.colours.name,
            say(if settings.palette == 0 {
                texts.lamplight
            } else {
                texts.daylight
            }),
        ),
        7 => (
            lines.hand.name,
            say(if settings.turned {
                texts.left
            } else {
                texts.right
            }),
        ),
        _ => {
            let mut idle = Sentence::default();
            let _ = match settings.idle {
                0 => idle.write_str(texts.never),
                minutes => write!(idle, "{minutes} min"),
            };
            (lines.idle.name, idle)
        }
    }
}

/// What a line is for.
fn about(settings: &Settings, number: usize) -> &'static str {
    let lines = settings.language.words().setting.all();
    lines.get(number).map_or("", |line| line.about)
}

fn next(values: &[u8], now: u8, forward: bool) -> u8 {
    let at = values.iter().position(|&value| value == now).unwrap_or(0);
    let count = values.len();
    let step = if forward { 1 } else { count.saturating_sub(1) };
    let index = at.saturating_add(step).checked_rem(count).unwrap_or(0);
    values.get(index).copied().unwrap_or(now)
}

/// Sets a line to its next value, or to the one before.
fn change(settings: &mut Settings, number: usize, forward: bool) {
    match number {
        0 => {
            settings.language = settings.language.next();
            if !forward {
                // Two steps forward are one back, of three.
                settings.language = settings.language.next();
            }
        }
        1 => {
            let light = if forward {
                settings.light.saturating_add(LIGHT_STEP)
            } else {
                settings.light.saturating_sub(LIGHT_STEP)
            };
            settings.light = light.clamp(LIGHT_LEAST, LIGHT_MOST);
        }
        2 => settings.sound = !settings.sound,
        3 => settings.motion = !settings.motion,
        4 => settings.large = !settings.large,
        5 => settings.no_hints.0 = !settings.no_hints.0,
        6 => {
            // Two palettes are counted in a byte.
            let last = (Palette::ALL.len() as u8).saturating_sub(1);
            settings.palette = match (forward, settings.palette) {
                (true, now) if now >= last => 0,
                (true, now) => now.saturating_add(1),
                (false, 0) => last,
                (false, now) => now.saturating_sub(1),
            };
        }
        7 => settings.turned = !settings.turned,
        _ => settings.idle = next(&IDLE, settings.idle, forward),
    }
}

pub(super) fn update(app: &mut App, event: KeyEvent) {
    let (KeyEvent::Press(key) | KeyEvent::Repeat(key)) = event else {
        return;
    };
    match key {
        Key::Up | Key::Down => app.steer_list(|screens| &mut screens.settings, key, LINES),
        Key::Left | Key::Right | Key::A => {
            let row = app.screens.settings.focus();
            change(&mut app.device.settings, row, key != Key::Left);
            app.device.settings_changed = true;
            app.accept();
        }
        Key::B => {
            app.keep_settings();
            app.back();
        }
        Key::X => app.explain_row(),
        Key::Y => app.ask(Question::Reset),
    }
}

pub(super) fn paint(app: &App, canvas: &mut Canvas) {
    let words = app.words();
    // In large text the bar at the bottom may need the room above it.
    let (note, below) = if canvas.is_large() {
        (words.settings.reset, "")
    } else {
        (env!("CARGO_PKG_VERSION"), words.settings.reset)
    };
    frame::page(canvas, words.settings.title, note);
    let within = area(6, LIST.0, EDGE - 12, LIST.1);
    let lines: [_; LINES] = core::array::from_fn(|number| line(&app.device.settings, number));
    app.screens.settings.paint(canvas, within, LINES, |number| {
        lines.get(number).map_or(Row::EMPTY, |(label, value)| Row {
            label,
            value: value.as_str(),
            open: true,
            indent: 0,
        })
    });
    text::draw(
        canvas,
        below,
        Point::new(EDGE - MARGIN, LIST.0 + LIST.1),
        Align::Right,
        Type::Small,
        Ink::Silver,
    );
    frame::footer(
        canvas,
        about(&app.device.settings, app.screens.settings.focus()),
    );
}

impl App {
    /// The setting in focus: its name, and what it is for.
    pub(super) fn setting_about(&self) -> (&'static str, &'static str) {
        let row = self.screens.settings.focus();
        let lines = self.words().setting.all();
        let line = lines.get(row);
        line.map_or(("", ""), |line| (line.name, line.about))
    }

    /// Sets everything as it is on a new device.
    pub(super) fn reset_settings(&mut self) {
        self.device.settings.reset();
        self.device.settings_changed = true;
        self.keep_settings();
    }

    /// Keeps the settings, if they were changed.
    pub(super) fn keep_settings(&mut self) {
        if core::mem::take(&mut self.device.settings_changed) {
            self.keep(Keep::Settings);
        }
    }

    /// Opens the settings.
    pub(super) fn open_settings(&mut self) {
        self.screens.settings = List::default();
        self.open(Screen::Settings);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_can_be_changed_and_changed_back() {
        for number in 0..LINES {
            let mut settings = Settings::new();
            change(&mut settings, number, true);
            assert_ne!(settings, Settings::new());
            change(&mut settings, number, false);
            assert_eq!(settings, Settings::new());
        }
    }

    #[test]
    fn a_reset_leaves_language_names_and_the_match_on_the_table() {
        let mut settings = Settings::new();
        for number in 0..LINES {
            change(&mut settings, number, true);
        }
        settings.table = Some(7);
        settings.uncounted = Later(9);
        settings.names[1] = String::try_from("Zo").unwrap();
        let language = settings.language;
        assert_ne!(language, Settings::new().language);
        settings.reset();
        assert_eq!(settings.language, language);
        assert_eq!((settings.table, &settings.uncounted), (Some(7), &Later(9)));
        assert_eq!(settings.names[1], "Zo");
        settings.language = Settings::new().language;
        for number in 1..LINES {
            let shown = |settings: &Settings| line(settings, number).1.as_str().to_string();
            assert_eq!(shown(&settings), shown(&Settings::new()));
        }
    }

    #[test]
    fn settings_of_the_first_firmware_are_read() {
        let mut buffer = [0; 200];
        let bytes = postcard::to_slice(&Settings::new(), &mut buffer).unwrap();
        let (_, first) = bytes.split_last().unwrap();
        assert_eq!(postcard::from_bytes::<Settings>(first), Ok(Settings::new()));
    }

    #[test]
    fn settings_fit_into_one_record_and_come_back() {
        let mut settings = Settings::new();
        for name in &mut settings.names {
            *name = String::try_from("WWWWWWWWWWWWWWWW").unwrap();
        }
        settings.table = Some(u32::MAX);
        settings.uncounted = Later(u64::MAX);
        let mut buffer = [0; 200];
        let bytes = postcard::to_slice(&settings, &mut buffer).unwrap();
        assert_eq!(postcard::from_bytes::<Settings>(bytes), Ok(settings));
    }
}
