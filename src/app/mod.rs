//! The app: everything a person sees and does, as one state that messages change.
//!
//! `update` answers effects and performs none; `paint` only reads. Knows no board but by its facts, and of the saves only
//! their words: who keeps them is the shell.

mod ask;
mod card;
mod ceremony;
mod charge;
mod crash;
mod curtain;

mod device_test;
mod dialogue;
mod history;
mod home;
mod kept;
mod lesson;
mod letters;
mod menu;
mod moves;
mod notice;
mod overview;
mod party;
mod result;
mod saves;
mod screen;
mod settings;
mod setup;
mod sitting;
mod statistics;
mod table;
mod tabletop;
mod title;

use core::fmt::{self, Write};

use heapless::{String, Vec};

use card::Card;
pub use charge::Charge;
pub use crash::Crash;

use device_test::DeviceTest;
use history::History;
use letters::Letters;
use notice::Notice;
use party::Party;
pub use screen::{Screen, WAYS};
pub use settings::Settings;
use setup::Setup;
pub use sitting::Sitting;
pub use statistics::Statistics;
pub use tabletop::Tabletop;
pub use title::Table;

use crate::{
    kernel::{game::Turn, journal::Journal, play::NoUndo, seat::Seat},
    store::{Error, Listed},
    ui::{
        canvas::Canvas,
        ink::{Palette, Rgb},
        key::{Key, KeyEvent},
        list::List,
        sound::{self, Tune},
        time::{Moment, Span},
    },
    words::app::Words,
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
    /// The saves did what was asked, and so many finished matches gave way; or why they did not.
    Kept(Keep, Result<usize, Error<()>>),
}

/// What the saves shall do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Begin the match that lies on the table.
    Begin,
    /// Add the last action of the match on the table.
    Action,
    /// Note how many actions were taken back.
    TakenBack,
    /// Note that the match on the table is finished.
    Finish,
    /// Lay a match on the table.
    Open(u32),
    /// Delete a match.
    Delete(u32),
    /// List all matches.
    List,
    /// Keep the settings.
    Settings,
    /// Keep the statistics.
    Statistics,
    /// Get room ready while nobody waits.
    Prepare,
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

/// As many matches as the largest region of saves has sectors.
const MATCHES: usize = 128;

/// How long a change stands out.
const MOMENT: Span = Span::from_millis(700);

/// The app.
pub struct App {
    facts: Facts,
    charge: Option<Charge>,
    /// Whether the person was told that the battery is low.
    warned: bool,
    settings: Settings,
    settings_changed: bool,
    statistics: Statistics,
    /// Grows with the moments at which keys are pressed, which nobody can repeat; seeds come from it.
    entropy: u64,

    table: Option<Table>,
    /// What was decided at the table: one journal for every match in turn.
    journal: Journal,
    /// Whether the players know that the journal soon forgets, or that it did.
    told_long: bool,
    /// Whether the match is played on though there is no room to save it.
    unsaved: bool,
    /// The number of the match on the table in the saves; a lesson has none.
    number: Option<u32>,
    party: Party,
    /// The step of the lesson, if the match on the table is one.
    lesson: Option<usize>,
    saves: Vec<Listed, MATCHES>,

    screen: Screen,
    crash: Option<Crash>,
    device_test: DeviceTest,
    home: List,
    /// Which title is shown at home.
    title: usize,
    setup: Setup,
    letters: Letters,
    saves_list: List,
    /// The saved match that was chosen from the list, and what can be done with it.
    chosen: Option<u32>,
    chosen_list: List,
    page: usize,
    history: History,
    card: Card,
    topics: List,
    topics_from: Screen,
    menu: List,
    menu_from: Screen,
    settings_list: List,
    settings_from: Screen,
    notice: Option<Notice>,
    notice_from: Screen,
    /// How many steps of the ceremony are shown.
    steps: usize,
    /// Why nothing was taken back: shown until the next key.
    no_undo: Option<NoUndo>,
    /// Whether the rulebook plays on as soon as the last action is saved.
    moves_when_saved: bool,

    now: Moment,
    /// When the picture goes out if no key is pressed.
    idle_at: Option<Moment>,
    /// When something on the screen moves on.
    motion_at: Option<Moment>,
    /// Whether the picture is out.
    asleep: bool,
    /// Whether Y is down and has not counted as held.
    y_pending: bool,
    /// Whether the last key was pressed on another screen: held on, it means nothing here.
    held_over: bool,
    out: Effects,
}

impl App {
    /// The app as it is after switching on; after a crash it tells of that first.
    pub const fn new(facts: Facts, crash: Option<Crash>) -> Self {
        Self {
            facts,
            charge: None,
            warned: false,
            settings: Settings::new(),
            settings_changed: false,
            statistics: Statistics::new(),
            entropy: 0,
            table: None,
            journal: Journal::new(),
            told_long: false,
            unsaved: false,
            number: None,
            party: Party::new(),
            lesson: None,
            saves: Vec::new(),
            screen: if crash.is_some() {
                Screen::Crash
            } else {
                Screen::Home
            },
            crash,
            device_test: DeviceTest::new(),
            home: List::at(0),
            title: 0,
            setup: Setup::new(),
            letters: Letters::new(),
            saves_list: List::at(0),
            chosen: None,
            chosen_list: List::at(0),
            page: 0,
            history: History::new(),
            card: Card::new(),
            topics: List::at(0),
            topics_from: Screen::Home,
            menu: List::at(0),
            menu_from: Screen::Home,
            settings_list: List::at(0),
            settings_from: Screen::Home,
            notice: None,
            notice_from: Screen::Home,
            steps: 0,
            no_undo: None,
            moves_when_saved: false,
            now: Moment::START,
            idle_at: None,
            motion_at: None,
            asleep: false,
            y_pending: false,
            held_over: false,
            out: Vec::new(),
        }
    }

    /// Takes a message; answers what is to be done.
    pub fn update(&mut self, now: Moment, msg: Msg) -> Effects {
        self.now = now;
        match msg {
            Msg::Key(event) => self.key(event),
            Msg::Alarm => self.alarmed(),
            Msg::Charge(charge) => {
                if self.charge != charge {
                    self.charge = charge;
                    self.changed();
                }
                self.warn();
                if self.idle_at.is_none() && !self.asleep {
                    // Switched on and laid aside.
                    self.stay_awake();
                }
            }
            Msg::Measured { .. } => {
                if self.screen == Screen::DeviceTest {
                    device_test::measured(self, msg);
                }
            }
            Msg::Kept(keep, result) => self.kept(keep, result),
        }
        core::mem::take(&mut self.out)
    }

    /// Paints the whole screen.
    pub fn paint(&self, canvas: &mut Canvas) {
        if self.asleep {
            crate::ui::frame::blank(canvas);
        } else {
            self.screen.paint(self, canvas);
        }
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// The palette of the screen.
    pub fn palette(&self) -> &'static Palette {
        self.settings.palette()
    }

    /// The light behind the panel, in percent.
    pub fn light(&self) -> u8 {
        if self.asleep { 0 } else { self.settings.light }
    }

    /// Whether the device is held the other way round.
    pub fn turned(&self) -> bool {
        self.settings.turned
    }

    /// The colour of the lamp: that of the player whose turn it is.
    pub fn lamp(&self) -> Rgb {
        match (self.asleep, self.screen, self.seat()) {
            (true, ..) => Rgb::BLACK,
            (_, Screen::DeviceTest, _) => self.device_test.lamp(),
            (_, _, Some(seat)) if self.screen.at_table() => {
                self.palette().colour(self.party.livery(seat).bright())
            }
            _ => Rgb::BLACK,
        }
    }

    /// When the app wants to hear `Msg::Alarm`.
    pub fn alarm(&self) -> Option<Moment> {
        [self.idle_at, self.motion_at].into_iter().flatten().min()
    }

    fn alarmed(&mut self) {
        if self.motion_at.is_some_and(|at| at <= self.now) {
            self.motion_at = None;
            self.screen.motion(self);
        }
        if self.idle_at.is_some_and(|at| at <= self.now) {
            self.idle_at = None;
            self.fall_asleep();
        }
    }

    /// Nobody has pressed a key for long: the picture goes out, and a match goes back behind the curtain.
    fn fall_asleep(&mut self) {
        self.asleep = true;
        self.keep_settings();
        if self.screen.shows_match() && self.lesson.is_none() && self.seat().is_some() {
            match (self.screen, self.notice) {
                // It waits for an answer: forgotten, the table would be ahead of its save.
                (Screen::Notice, Some(Notice::NotSaved(..))) => {
                    if self.notice_from.shows_match() {
                        self.notice_from = Screen::Curtain;
                    }
                }
                _ => self.draw_curtain(),
            }
        }
        self.changed();
    }

    /// Puts off when the picture goes out.
    fn stay_awake(&mut self) {
        self.idle_at = self.settings.idle().map(|idle| self.now + idle);
    }

    fn key(&mut self, event: KeyEvent) {
        self.stay_awake();
        if self.asleep {
            if let KeyEvent::Press(_) = event {
                self.asleep = false;
                self.held_over = true;
                self.changed();
            }
            return;
        }
        match event {
            KeyEvent::Press(_) => {
                let stirred = self.entropy ^ self.now.micros();
                self.entropy = stirred.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
                self.held_over = false;
            }
            // Whoever ends his turn and keeps A down must not open the curtain of the next player.
            KeyEvent::Hold(_) if self.held_over => return,
            _ => {}
        }
        if self.screen == Screen::DeviceTest && event != KeyEvent::Hold(Key::Y) {
            // It shows the keys as they are.
            return device_test::update(self, event);
        }
        // Y opens the menu when it is held, so that a tap is known only when it is let go.
        let event = match event {
            KeyEvent::Press(Key::Y) => {
                self.y_pending = true;
                None
            }
            KeyEvent::Hold(Key::Y) => {
                self.y_pending = false;
                if self.screen.has_menu() {
                    self.open_menu();
                }
                return;
            }
            KeyEvent::Release(Key::Y) => {
                core::mem::take(&mut self.y_pending).then_some(KeyEvent::Press(Key::Y))
            }
            other => Some(other),
        };
        if let Some(event) = event {
            self.screen.update(self, event);
        }
    }

    fn words(&self) -> &'static Words {
        self.settings.language.words()
    }

    /// The seat whose turn it is, while a match is on the table.
    fn seat(&self) -> Option<Seat> {
        match self.table.as_ref()?.sat().turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Whether the rulebook itself plays a seat of the match on the table.
    fn automa(&self, seat: Seat) -> bool {
        let table = self.table.as_ref();
        table.is_some_and(|table| table.sat().automa(seat))
    }

    /// Whether the rulebook itself plays the seat whose turn it is.
    fn automa_decides(&self) -> bool {
        self.seat().is_some_and(|seat| self.automa(seat))
    }

    /// The seats that people play.
    fn people_at_table(&self) -> impl Iterator<Item = Seat> {
        let seats = self.table.as_ref().map(|table| table.sat().seats());
        let seats = seats.into_iter().flat_map(|seats| seats.iter());
        seats.filter(|&seat| !self.automa(seat))
    }

    /// Who holds the device: the player whose turn it is; while the rulebook plays, the first of the people.
    fn person(&self) -> Option<Seat> {
        let seat = self.seat()?;
        if self.automa(seat) {
            self.people_at_table().next()
        } else {
            Some(seat)
        }
    }

    /// Whether one person plays alone, who has nobody to hide from.
    fn alone(&self) -> bool {
        self.people_at_table().count() == 1
    }

    /// Whether the seat whose turn it is has something to hide.
    fn private(&self) -> bool {
        let table = self.table.as_ref().zip(self.seat());
        !self.alone() && table.is_some_and(|(table, seat)| table.sat().private(seat))
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
        let secret = self.screen.at_table() && self.private() && tune != sound::HAND_OVER;
        if self.settings.sound && !secret && !self.asleep {
            self.effect(Effect::Sound(tune));
        }
    }

    /// A choice was taken.
    fn accept(&mut self) {
        self.changed();
        self.sound(sound::ACCEPT);
    }

    /// Goes to another screen.
    fn go(&mut self, screen: Screen) {
        if let Some(table) = self.table.as_mut().filter(|_| self.screen == Screen::Table) {
            table.sat_mut().look_away();
        }
        self.screen = screen;
        self.held_over = true;
        self.motion_at = None;
        self.changed();
    }

    /// Goes back to a screen; to a table with secrets by way of the curtain.
    fn leave(&mut self, to: Screen) {
        let shown = self.screen.at_table() || self.lesson.is_some();
        if to.at_table() && self.private() && !shown {
            self.draw_curtain();
        } else if to == Screen::Moves {
            self.show_move();
        } else {
            self.go(to);
        }
        self.sound(sound::BACK);
    }

    /// Moves the focus of a list.
    fn steer_list(&mut self, list: impl Fn(&mut Self) -> &mut List, key: Key, rows: usize) {
        if list(self).steer(key, rows) {
            self.changed();
            self.sound(sound::FOCUS);
        }
    }

    /// Asks for a change of the picture after a moment.
    fn after(&mut self, span: Span) {
        self.motion_at = Some(self.now + span);
    }

    /// Goes home; the match on the table is saved, and leaves it.
    fn go_home(&mut self) {
        // First the list: were the settings refused, it would be left out.
        self.keep(Keep::List);
        self.close();
        self.home = List::default();
        self.go(Screen::Home);
    }

    /// Takes the match off the table.
    fn close(&mut self) {
        let people = self.people_at_table().count();
        if people > 0 {
            // Whom the rulebook played leaves; the people stay for the next match.
            self.party.guests.truncate(people);
        }
        self.table = None;
        self.number = None;
        self.unsaved = false;
        self.moves_when_saved = false;
        if self.lesson.take().is_some() {
            // Two without names; those who played last sit down again for the next match.
            self.party = Party::new();
        }
        if self.settings.table.take().is_some() {
            self.settings_changed = true;
        }
        self.keep_settings();
    }

    /// Says once that the battery is low.
    fn warn(&mut self) {
        let low = self
            .charge
            .is_some_and(|charge| charge.percent <= charge::LOW && !charge.charging);
        if low && !self.warned && self.screen.has_menu() && !self.asleep {
            self.warned = true;
            self.notify(Notice::Battery);
        }
        // A charge that trembles about the mark is told of once; only the charger makes it news again.
        self.warned &= !self.charge.is_some_and(|charge| charge.charging);
    }
}

/// A text that takes what it has room for and drops the rest.
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
