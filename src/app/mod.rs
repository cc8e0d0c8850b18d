//! The app: everything a person sees and does, as one state that messages change.
//!
//! `update` answers effects and performs none; `paint` only reads. Knows no board but by its facts.

mod charge;
mod crash;
mod device_test;
mod screen;

use heapless::Vec;

pub use charge::Charge;
pub use crash::Crash;
use screen::Screen;

use crate::{
    ui::{
        canvas::Canvas,
        ink::{Palette, Rgb},
        key::KeyEvent,
        time::Span,
    },
    words::Language,
};

/// What the app must know of the board it runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The board's name, as its maker writes it.
    pub board: &'static str,
    /// How many bytes of flash are there for saves.
    pub saves: usize,
}

/// What has come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg {
    /// A key did something.
    Key(KeyEvent),
    /// The battery was read.
    Charge(Option<Charge>),
    /// A picture took this long to paint and to send.
    Measured {
        /// Painting, and finding what changed.
        paint: Span,
        /// Sending.
        flush: Span,
    },
}

/// What the loop shall do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Show the app anew.
    Paint,
    /// Sound a tone.
    Tone {
        /// Its pitch.
        hertz: u16,
        /// Its length.
        span: Span,
    },
    /// Light the lamp.
    Glow(Rgb),
    /// Set the light behind the panel, in percent.
    Light(u8),
    /// Show everything anew and tell how long it took.
    MeasurePicture,
    /// Leave the loop.
    End,
}

/// What an update asks for; a paint, a tone, a lamp and a light are the most that one brings.
pub type Effects = Vec<Effect, 4>;

/// The app.
#[derive(Clone, Debug)]
pub struct App {
    desk: Desk,
    screen: Screen,
}

/// What all screens share.
#[derive(Clone, Debug)]
struct Desk {
    facts: Facts,
    language: Language,
    /// Which of the palettes is in use.
    palette: usize,
    /// The light behind the panel, in percent.
    light: u8,
    charge: Option<Charge>,
}

impl App {
    /// The app as it is after switching on; after a crash it tells of that first.
    pub fn new(facts: Facts, crash: Option<Crash>) -> Self {
        let desk = Desk {
            facts,
            language: Language::English,
            palette: 0,
            light: 80,
            charge: None,
        };
        Self {
            desk,
            screen: Screen::first(crash),
        }
    }

    /// Takes a message; answers what is to be done.
    pub fn update(&mut self, msg: Msg) -> Effects {
        match msg {
            Msg::Charge(charge) => {
                let changed = self.desk.charge != charge;
                self.desk.charge = charge;
                effects(changed.then_some(Effect::Paint))
            }
            msg => self.screen.update(&mut self.desk, msg),
        }
    }

    /// Paints the whole screen.
    pub fn paint(&self, canvas: &mut Canvas) {
        self.screen.paint(&self.desk, canvas);
    }

    /// The palette of the screen.
    pub fn palette(&self) -> &'static Palette {
        Palette::ALL
            .get(self.desk.palette)
            .unwrap_or(&Palette::LAMPLIGHT)
    }

    /// The light behind the panel, in percent.
    pub fn light(&self) -> u8 {
        self.desk.light
    }
}

/// Collects effects; those past the capacity would be lost, and `Effects` says why there are none.
fn effects(all: impl IntoIterator<Item = Effect>) -> Effects {
    all.into_iter().take(Effects::new().capacity()).collect()
}
