//! The app: everything a person sees and does, as one state that messages change.
//!
//! `update` answers effects and performs none; `paint` only reads. Knows no board but by its facts, and of the saves only
//! their words: who keeps them is the shell.

mod ask;
mod ceremony;
mod chapters;
mod charge;
mod crash;
mod curtain;
mod deal;
mod device;
mod device_test;
mod dialogue;
mod driver;
mod hint;
mod history;
mod home;
mod kept;
mod ladder;
mod later;
mod lesson;
mod letters;
mod look_back;
mod menu;
mod moves;
mod news;
mod notice;
mod overview;
mod party;
mod programs;
mod reading;
mod records;
mod result;
mod sat;
mod saves;
mod screen;
mod seating;
mod settings;
mod setup;
mod sitting;
mod stack;
mod statistics;
mod table;
mod tabletop;
mod task;
mod thinking;
mod title;
mod told;

use core::fmt::{self, Write};

use heapless::{String, Vec};

pub use charge::Charge;
pub use crash::Crash;
pub use deal::Deals;
use device::Device;
pub use driver::{Driver, Level};
pub use kept::Kept;
use party::Party;
pub use programs::{Decided, Lapse, Programs};
pub use records::Records;
use screen::Screens;
pub use screen::{Screen, WAYS};
pub use settings::Settings;
pub use sitting::Sitting;
pub use statistics::Statistics;
pub use tabletop::Tabletop;
pub use title::AnySitting;

use crate::{
    kernel::seat::Seat,
    store::Error,
    ui::{
        canvas::Canvas,
        ink::{Palette, Rgb},
        key::{Key, KeyEvent},
        list::List,
        sound::{self, Tune},
        time::{Span, Timestamp},
    },
    words::{Language, app::AppWords},
};

/// What the app must know of the board it runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardFacts {
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
    /// The moment has come that `App::alarm` asked for.
    Alarm,
    /// The battery was read.
    Charge(Option<Charge>),
    /// A picture took this long to paint and to send.
    Measured {
        /// Painting, and finding what changed.
        paint: Span,
        /// Sending.
        flush: Span,
    },
    /// The program that was asked has decided, or decides no more.
    Decided(Decided),
    /// The saves did what was asked, and so many finished matches gave way; or why they did not.
    Kept(Keep, Result<usize, Error<()>>),
}

/// What the saves shall do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Begin the match that lies on the table.
    Begin,
    /// Add the last action of the match on the table.
    Action(Then),
    /// Note how many actions were taken back.
    TakenBack,
    /// Note who decides for a seat of the match on the table from now on.
    Mind(Seat),
    /// Note that the match on the table is finished.
    Finish,
    /// Lay a match on the table.
    Open(u32),
    /// Lay a match on the table for a glance at it: it is not played there.
    Glance(u32),
    /// Lay what is whole of a damaged match on the table, to be watched.
    Salvage(u32),
    /// Make a copy of what is whole of a damaged match, and lay that on the table.
    Copy(u32),
    /// Delete a match.
    Delete(u32),
    /// List all matches.
    List,
    /// Keep the settings.
    Settings,
    /// Keep the statistics.
    Statistics,
    /// Keep who played against whom.
    Records,
    /// Get room ready while nobody waits.
    Prepare,
}

/// What follows when an action is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// Nothing by itself.
    Wait,
    /// The rulebook plays on: an action is saved before the next one is played.
    Move,
    /// The player's own row of actions goes on, such as a journey of several roads.
    Follow,
}

/// What the loop shall do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Show the app anew.
    Paint,
    /// Sound a tune.
    Sound(Tune),
    /// Do something with the saves; what follows of these is left out when it fails.
    Keep(Keep),
    /// Show everything anew and tell how long it took.
    MeasurePicture,
    /// Leave the loop.
    End,
}

/// What an update asks for: a picture, a tune, and four things for the saves are the most that one brings.
pub type Effects = Vec<Effect, 8>;

/// How long a change stands out.
const MOMENT: Span = Span::from_millis(700);

/// The app.
#[derive(Clone)]
pub struct App {
    device: Device,
    table: Tabletop,
    screens: Screens,
    statistics: Statistics,
    records: Records,
    /// What the update asks for so far.
    out: Effects,
}

impl App {
    /// The app as it is after switching on; after a crash it tells of that first.
    #[inline(always)]
    pub const fn new(facts: BoardFacts, crash: Option<Crash>) -> Self {
        Self {
            device: Device::new(facts),
            table: Tabletop::new(),
            screens: Screens::new(crash),
            statistics: Statistics::new(),
            records: Records::new(),
            out: Vec::new(),
        }
    }

    /// Takes a message; answers what is to be done.
    pub fn update(&mut self, now: Timestamp, msg: Msg) -> Effects {
        self.device.now = now;
        match msg {
            Msg::Key(event) => self.key(event),
            Msg::Alarm => self.alarmed(),
            Msg::Charge(charge) => self.charged(charge),
            Msg::Measured { .. } => {
                if self.screen() == Screen::DeviceTest {
                    device_test::measured(self, msg);
                }
            }
            Msg::Decided(decided) => self.decided(decided),
            Msg::Kept(keep, result) => self.answered(keep, result),
        }
        self.guard_secret();
        self.point();
        core::mem::take(&mut self.out)
    }

    /// Paints the whole screen.
    pub fn paint(&self, canvas: &mut Canvas) {
        canvas.set_large(self.device.settings.large);
        if self.device.asleep {
            crate::ui::frame::blank(canvas);
        } else {
            self.screen().paint(self, canvas);
        }
    }

    /// The palette of the screen: where a match is seen, its title's own.
    pub fn palette(&self) -> &'static Palette {
        let screen = self.screen();
        let glance = screen == Screen::Saves && self.table.glanced.is_some();
        let seen = glance || screen.shows_match() || screen == Screen::Result;
        let table = self.table.laid.as_ref().filter(|_| seen);
        let palettes = table.map_or(&Palette::HOUSE, |table| table.title().card().palettes);
        self.device.settings.palette(palettes)
    }

    /// The light behind the panel, in percent.
    pub fn light(&self) -> u8 {
        self.device.light()
    }

    /// Whether the picture is out, until a key is pressed.
    pub fn asleep(&self) -> bool {
        self.device.asleep
    }

    /// Whether the device is held the other way round.
    pub fn turned(&self) -> bool {
        self.device.settings.turned
    }

    /// The colour of the lamp: that of the player whose turn it is.
    pub fn lamp(&self) -> Rgb {
        match (self.device.asleep, self.screen(), self.table.seat()) {
            (true, ..) => Rgb::BLACK,
            (_, Screen::DeviceTest, _) => self.screens.device_test.lamp(),
            // At the end that of who won; of several, the first.
            (_, Screen::Result, _) => {
                let winner = self
                    .table
                    .places()
                    .and_then(|places| places.winners().next());
                let livery = winner.map(|seat| self.table.party.livery(seat));
                livery.map_or(Rgb::BLACK, |livery| self.palette().colour(livery.light()))
            }
            (_, screen, Some(seat)) if screen.at_table() => {
                let livery = self.table.party.livery(seat);
                self.palette().colour(livery.light())
            }
            _ => Rgb::BLACK,
        }
    }

    /// When the app wants to hear `Msg::Alarm`.
    pub fn alarm(&self) -> Option<Timestamp> {
        self.device.alarm()
    }

    fn language(&self) -> Language {
        self.device.settings.language
    }

    fn words(&self) -> &'static AppWords {
        self.language().words()
    }

    fn changed(&mut self) {
        if !self.out.contains(&Effect::Paint) {
            self.effect(Effect::Paint);
        }
    }

    fn effect(&mut self, effect: Effect) {
        // There is room: `Effects` says why.
        let _ = self.out.push(effect);
    }

    fn keep(&mut self, keep: Keep) {
        self.effect(Effect::Keep(keep));
    }

    fn sound(&mut self, tune: Tune) {
        // Over a secret the device is silent: tones could be counted.
        let secret = self.screen().at_table() && self.table.private() && tune != sound::HAND_OVER;
        if !self.device.settings.sound || secret || self.device.asleep {
            return;
        }
        let asked = self.out.iter_mut().find_map(|effect| match effect {
            Effect::Sound(asked) => Some(asked),
            _ => None,
        });
        match asked {
            // Of several the one that tells most is heard: a ride, and not the key that led to it.
            Some(asked) if tune.len() > asked.len() => *asked = tune,
            Some(_) => {}
            None => self.effect(Effect::Sound(tune)),
        }
    }

    /// A choice was taken.
    fn accept(&mut self) {
        self.changed();
        self.sound(sound::ACCEPT);
    }

    /// Moves the focus of a list.
    fn steer_list(&mut self, list: impl Fn(&mut Screens) -> &mut List, key: Key, rows: usize) {
        if list(&mut self.screens).steer(key, rows) {
            self.changed();
            self.sound(sound::FOCUS);
        }
    }

    /// Goes home; the match on the table is saved, and leaves it.
    fn go_home(&mut self) {
        // First the list: were the settings refused, it would be left out.
        self.keep(Keep::List);
        self.close();
        self.screens.home.begin();
        self.go(Screen::Home);
    }

    /// Takes the match off the table.
    fn close(&mut self) {
        self.table.clear();
        let settings = &mut self.device.settings;
        if settings.table.take().is_some() | settings.lessons.0.leave() {
            self.device.settings_changed = true;
        }
        self.keep_settings();
    }
}

/// A text that takes what it has room for and drops the rest.
#[derive(Clone)]
struct Cut<const N: usize>(String<N>);

impl<const N: usize> Cut<N> {
    const fn new() -> Self {
        Self(String::new())
    }

    fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl<const N: usize> Write for Cut<N> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars()
            .try_for_each(|letter| self.0.push(letter).map_err(|_| fmt::Error))
    }
}

#[cfg(test)]
mod tiny;
