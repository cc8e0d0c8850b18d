//! A device for tests: the app and its saves as the loop brings them together, with hands, a clock and a power switch.
//!
//! It paints only when it is asked to, so that millions of keys can be pressed.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use durbar::{
    app::{App, BoardFacts, Charge, Decided, Effect, Msg, Programs, Screen, Sitting},
    kernel::{dice::Dice, play::Match, seat::Seat},
    shell::{Keeper, Queue, script::Script},
    store::{Store, Value},
    ui::{
        canvas::Canvas,
        key::{Key, KeyEvent, Typist},
        sound::Tune,
        time::{Span, Timestamp},
    },
};
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};

#[path = "../saves/flash.rs"]
pub mod flash;

use super::Played;
use super::lively::Titled;
use super::seated::{Seated, keys_to, seated};
use flash::{Chip, Cut, NoPower, Tear};

/// A flash chip that outlives the device's sleep.
#[derive(Clone)]
pub struct Flash(Rc<RefCell<Chip<4096>>>);

impl ErrorType for Flash {
    type Error = NoPower;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NoPower> {
        self.0.borrow_mut().read(offset, bytes)
    }

    fn capacity(&self) -> usize {
        self.0.borrow().capacity()
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NoPower> {
        self.0.borrow_mut().erase(from, to)
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NoPower> {
        self.0.borrow_mut().write(offset, bytes)
    }
}

/// A device that is switched on.
pub struct Device {
    pub app: Box<App>,
    keeper: Keeper<Flash>,
    flash: Flash,
    pub now: Timestamp,
    /// When it believes to be switched on.
    start: Timestamp,
    pub charge: Option<Charge>,
    /// All tunes since somebody asked.
    pub heard: Vec<Tune>,
    /// How often a key led from one screen to another.
    pub ways: HashMap<(Screen, Screen), u64>,
    /// Whether the app has ended itself.
    pub ended: bool,
    typist: Typist,
    /// The program that can play here.
    host: Option<Host>,
}

/// How the program is looked after that can play here.
pub type Host = Box<dyn FnMut(&Programs<'_>) -> Option<Decided>>;

/// What it is called.
pub const PROGRAM: &str = "example";

const FACTS: BoardFacts = BoardFacts {
    board: "PicoSystem",
    saves: 512 * 1024,
};

impl Device {
    /// A new device with so many sectors for saves.
    pub fn new(sectors: usize) -> Self {
        Self::with(Chip::new(sectors))
    }

    /// A device with a used flash, switched on.
    pub fn with(chip: Chip<4096>) -> Self {
        Self::at(Timestamp::START, chip)
    }

    /// The same, and its clock stands so whenever it is switched on.
    pub fn at(start: Timestamp, chip: Chip<4096>) -> Self {
        let flash = Flash(Rc::new(RefCell::new(chip)));
        let mut device = Self {
            app: Box::new(App::new(FACTS, None)),
            keeper: Keeper::open(flash.clone()),
            flash,
            now: start,
            start,
            charge: None,
            heard: Vec::new(),
            ways: HashMap::new(),
            ended: false,
            typist: Typist::default(),
            host: None,
        };
        device.wake();
        device
    }

    /// A program comes, or goes; it is switched off and on for that.
    pub fn invite(&mut self, host: Option<Host>) {
        self.host = host;
        self.restart();
    }

    /// Switches the device off, whatever it was doing, and on again.
    pub fn restart(&mut self) {
        self.fail(None);
        *self.app = App::new(FACTS, None);
        self.keeper = Keeper::open(self.flash.clone());
        self.now = self.start;
        self.ended = false;
        self.typist = Typist::default();
        self.wake();
    }

    fn wake(&mut self) {
        self.app.update(self.now, Msg::Charge(self.charge));
        self.app.invite(self.host.as_ref().map(|_| PROGRAM));
        for msg in self.keeper.wake(&mut self.app) {
            self.send(msg);
        }
    }

    /// From so many bytes on the flash refuses everything; none of it from now on.
    pub fn fail(&mut self, after: Option<usize>) {
        let cut = after.map(|after| Cut {
            after,
            tear: Tear::Bytes,
            seed: 0,
        });
        self.flash.0.borrow_mut().restart(cut);
    }

    /// The power dies so; nothing is done from then on.
    pub fn cut(&mut self, cut: Cut) {
        self.flash.0.borrow_mut().restart(Some(cut));
    }

    /// Whether the flash has refused.
    pub fn refuses(&self) -> bool {
        self.flash.0.borrow().died()
    }

    /// Something happens to the bytes of the flash while it is switched off.
    pub fn hurt(&mut self, how: impl FnOnce(&mut [u8])) {
        how(&mut self.flash.0.borrow_mut().bytes);
        self.restart();
    }

    /// The flash as it is.
    pub fn chip(&self) -> Chip<4096> {
        self.flash.0.borrow().clone()
    }

    /// Lets the app take a message, and the saves do what comes of it.
    pub fn send(&mut self, msg: Msg) {
        let mut queue = Queue::new();
        let mut next = Some(msg);
        while let Some(msg) = next {
            let effects = self.app.update(self.now, msg);
            assert!(!effects.is_full(), "an effect may have found no room");
            for effect in &effects {
                match effect {
                    Effect::Sound(tune) => self.heard.push(tune),
                    Effect::End => self.ended = true,
                    Effect::MeasurePicture => {
                        let paint = Span::from_millis(1);
                        let measured = Msg::Measured {
                            paint,
                            flush: paint,
                        };
                        queue.push_back(measured).expect("room");
                    }
                    Effect::Paint | Effect::Keep(_) => {}
                }
            }
            self.keeper.serve(self.app.kept(), &effects, &mut queue);
            assert!(!queue.is_full(), "a message may have found no room");
            next = queue.pop_front();
            if next.is_none() {
                next = self.keeper.go_on(self.app.kept());
            }
        }
        let attend = |attend: &mut Host| attend(&self.app.programs());
        if let Some(decided) = self.host.as_mut().and_then(attend) {
            self.send(Msg::Decided(decided));
        }
    }

    /// A key does something; where that leads is noted.
    pub fn key(&mut self, event: KeyEvent) {
        let from = self.app.screen();
        self.send(Msg::Key(event));
        let to = self.app.screen();
        if from != to {
            *self.ways.entry((from, to)).or_default() += 1;
        }
    }

    /// Time passes, and what falls due in it comes about.
    pub fn wait(&mut self, millis: u32) {
        let end = self.now + Span::from_millis(millis);
        while let Some(at) = self.app.alarm().filter(|at| *at <= end) {
            self.now = self.now.max(at);
            self.send(Msg::Alarm);
        }
        self.now = end;
    }

    /// Plays a key script, as hands would on the board.
    #[track_caller]
    pub fn script(&mut self, text: &str) {
        for step in Script::parse(text).expect("a script").steps() {
            let turned = self.app.turned();
            self.typist.feed(if turned {
                step.down.turned()
            } else {
                step.down
            });
            let end = self.now + step.span;
            loop {
                while let Some(event) = self.typist.next(self.now) {
                    self.key(event);
                }
                let due = self.typist.alarm().map_or(end, |at| at.min(end));
                let millis = due.since(self.now).micros() / 1000;
                self.wait(millis);
                if due == end {
                    break;
                }
            }
        }
    }

    /// Presses a key and lets it go.
    pub fn tap(&mut self, key: Key) {
        self.wait(60);
        self.key(KeyEvent::Press(key));
        self.wait(60);
        self.key(KeyEvent::Release(key));
    }

    /// Presses a key for long.
    pub fn hold(&mut self, key: Key) {
        self.wait(60);
        self.key(KeyEvent::Press(key));
        self.wait(600);
        self.key(KeyEvent::Hold(key));
        self.wait(60);
        self.key(KeyEvent::Release(key));
    }

    /// What the panel shows.
    pub fn picture(&self) -> Canvas {
        let mut canvas = Canvas::new();
        self.app.paint(&mut canvas);
        canvas
    }

    /// The match on the table, if it is one of this game.
    pub fn play<G: Titled>(&self) -> Option<&Match<G>> {
        let (table, _) = self.app.table()?;
        G::on(table).map(Sitting::play)
    }

    /// The match on the table, whatever the game.
    pub fn seated(&self) -> Option<&dyn Seated> {
        self.app.table().map(|(table, _)| seated(table))
    }

    /// The number of the match on the table in the saves.
    pub fn number(&self) -> Option<u32> {
        self.app.table().and_then(|(_, number)| number)
    }

    /// How many actions were played at the table.
    pub fn actions(&self) -> usize {
        self.app.journal().actions() as usize
    }

    /// Who decides, at a table where somebody does.
    pub fn seat(&self) -> Option<Seat> {
        self.seated()?.seat()
    }

    /// Whether that seat has something to hide, and somebody to hide it from.
    pub fn private(&self) -> bool {
        self.seated()
            .zip(self.seat())
            .is_some_and(|(seated, seat)| seated.private(seat) && !self.app.alone())
    }

    /// Goes through the curtain, or a ceremony, to the table.
    pub fn sit(&mut self) {
        for _ in 0..8 {
            match self.app.screen() {
                Screen::Curtain => self.hold(Key::A),
                Screen::Ceremony | Screen::Moves => self.tap(Key::A),
                _ => return,
            }
        }
    }

    /// Plays an action with the keys of the table, by the shortest way; answers how many keys it took, or none if another
    /// screen came between.
    pub fn play_by_keys<G: Played>(&mut self, wanted: G::Action) -> Option<usize> {
        let (table, _) = self.app.table()?;
        let way = keys_to(G::on(table)?, self.seat()?, wanted);
        self.press(&way)
    }

    /// Presses keys at the table that play an action; answers how many, or none if another screen came between.
    pub fn press(&mut self, way: &[Key]) -> Option<usize> {
        let before = self.actions();
        for &key in way {
            if self.app.screen() != Screen::Table {
                return None;
            }
            self.tap(key);
        }
        (self.actions() > before).then_some(way.len())
    }

    /// Plays what a lively player would, with the keys; answers whether it was somebody's turn.
    pub fn play_lively(&mut self, whim: &mut Dice) -> bool {
        let lively = self.seated().and_then(|seated| seated.lively(whim));
        let Some((keys, _)) = lively else {
            return false;
        };
        for key in keys {
            self.tap(key);
        }
        true
    }

    /// Whether the match on the table is a lesson, of which only the step is saved.
    pub fn lesson(&self) -> bool {
        self.app.lesson().is_some()
    }

    /// Insists that the save of the match on the table opens to the very match.
    #[track_caller]
    pub fn assert_in_step(&self) {
        // Where no room is left a match may go on unsaved: the save then stays behind.
        // Of a damaged one what is whole may be watched: the save has no end to open to.
        let elsewhere = self.app.goes_unsaved() || self.app.is_watched();
        let saved = self.number().filter(|_| !elsewhere);
        if let Some((seated, number)) = self.seated().zip(saved) {
            let mut chip = self.chip();
            chip.restart(None);
            seated.assert_saved(chip, number, self.app.journal());
        }
    }

    /// The settings as they are saved, in bytes.
    pub fn saved_settings(&self) -> Option<durbar::app::Settings> {
        let mut chip = self.chip();
        chip.restart(None);
        let mut store = Store::new(chip).ok()?;
        store.value(Value::Settings).ok()?
    }
}
