//! Hands on a device: those that know nothing, and those that play.

use super::*;

/// The screens on which B stands for something else than back, or to which back leads.
const GROUND: [Screen; 10] = [
    Screen::Moves,
    Screen::Home,
    Screen::Letters,
    Screen::Curtain,
    Screen::Table,
    Screen::Ceremony,
    Screen::Result,
    Screen::DeviceTest,
    Screen::Crash,
    Screen::Setup,
];

/// Hands on a device.
pub(super) struct Hands {
    pub(super) device: Device,
    pub(super) dice: Dice,
    pub(super) tally: Tally,
    /// Whether the last press led to another screen: held on, the key must do nothing there.
    pub(super) moved_on: bool,
}

/// Ways that no key goes in the games there are, and why.
pub(super) const UNTRODDEN: [(Screen, Screen); 1] = [
    // A guided game ends with a text, not with a deed.
    (Screen::Table, Screen::Home),
];

/// Ways that want a computer or the rulebook to begin, or to have the last word: hands that know nothing seldom see it.
pub(super) const SELDOM: [(Screen, Screen); 7] = [
    (Screen::Result, Screen::Moves),
    // A chapter that ends with a scoring.
    (Screen::Ceremony, Screen::Chapters),
    (Screen::Setup, Screen::Moves),
    (Screen::Moves, Screen::Result),
    (Screen::Curtain, Screen::Ceremony),
    // The battery runs low just while somebody looks back.
    (Screen::Notice, Screen::LookBack),
    // A chapter that was left just while others' deeds were shown.
    (Screen::Chapters, Screen::Moves),
];

impl Hands {
    pub(super) fn one_in(&mut self, chances: u32) -> bool {
        self.dice.below(chances) == 0
    }

    pub(super) fn any_key(&mut self) -> Key {
        Key::ALL[self.dice.below(8) as usize]
    }

    /// A key does something, and the laws are looked at.
    pub(super) fn key(&mut self, event: KeyEvent) {
        let device = &mut self.device;
        let (from, journal) = (device.app.screen(), journal(device));
        let asleep = device.app.light() == 0;
        device.key(event);
        self.tally.keys += 1;
        let to = device.app.screen();
        if device.ended {
            device.restart();
            self.tally.count("restarts after a crash");
            return;
        }
        if from != to && to != Screen::Notice {
            let ways = WAYS.iter().find(|(screen, _)| *screen == from);
            let known = ways.is_some_and(|(_, ways)| ways.contains(&to));
            assert!(known, "{event:?} leads from {from:?} to {to:?}");
        }
        match event {
            KeyEvent::Press(_) => self.moved_on = from != to || asleep,
            KeyEvent::Hold(_) if self.moved_on => {
                assert_eq!((from, journal), (to, self::journal(device)), "{event:?}");
                self.tally.count("keys held on");
            }
            _ => {}
        }
        if device.private() && !device.lesson() && from != to {
            // What is secret is reached through the curtain, by holding A, and by nothing else.
            let secret = |screen| {
                matches!(
                    screen,
                    Screen::Table
                        | Screen::Moves
                        | Screen::Overview
                        | Screen::Reading
                        | Screen::History
                )
            };
            if from == Screen::Curtain && secret(to) {
                assert_eq!(event, KeyEvent::Hold(Key::A));
                self.tally.count("curtains opened");
            } else if to == Screen::Table {
                assert!(secret(from), "{event:?} leads from {from:?} to a secret");
            }
        }
        if matches!(to, Screen::Curtain | Screen::Table | Screen::Ceremony) {
            assert!(device.seat().is_some() || to == Screen::Ceremony);
        }
        if journal != self::journal(device) {
            self.tally.count("actions and undos");
        }
    }

    pub(super) fn tap(&mut self, key: Key) {
        self.device.wait(40);
        self.key(KeyEvent::Press(key));
        self.device.wait(40);
        self.key(KeyEvent::Release(key));
    }

    pub(super) fn hold(&mut self, key: Key) {
        self.device.wait(40);
        self.key(KeyEvent::Press(key));
        self.device.wait(600);
        self.key(KeyEvent::Hold(key));
        self.device.wait(40);
        self.key(KeyEvent::Release(key));
    }

    /// Something, by chance.
    pub(super) fn whim(&mut self) {
        match self.dice.below(1000) {
            0..520 => {
                let key = Key::ALL[self.dice.below(6) as usize];
                self.tap(key);
            }
            520..640 => self.tap(Key::A),
            640..700 => self.tap(Key::B),
            700..770 => self.hold(Key::A),
            770..790 => self.hold(Key::Y),
            790..800 => self.hold(Key::B),
            800..850 => self.tap(Key::X),
            850..900 => self.tap(Key::Y),
            900..950 => {
                // What no hand can do is survived too.
                let key = self.any_key();
                let event = [
                    KeyEvent::Press(key),
                    KeyEvent::Repeat(key),
                    KeyEvent::Hold(key),
                    KeyEvent::Release(key),
                ];
                let event = event[self.dice.below(4) as usize];
                self.key(event);
            }
            950..960 => {
                // A direction held down.
                let key = Key::ALL[self.dice.below(4) as usize];
                self.key(KeyEvent::Press(key));
                for _ in 0..self.dice.below(30) {
                    self.key(KeyEvent::Repeat(key));
                }
                self.key(KeyEvent::Release(key));
            }
            960..980 => {
                let millis = self.dice.below(2000);
                self.device.wait(millis);
            }
            980..982 => self.pause(),
            982..990 => {
                let charge =
                    Charge::at(3300 + self.dice.below(900) as u16, self.dice.below(3) == 0);
                self.device.charge = (self.dice.below(9) > 0).then_some(charge);
                self.device.send(Msg::Charge(self.device.charge));
                self.tally.count("battery readings");
            }
            990..996 => self.go_home(),
            996 => {
                self.device.restart();
                self.tally.count("power cuts between keys");
            }
            997 => self.cut_within(),
            998 => self.refuse(),
            _ => self.look(),
        }
        if self.one_in(50)
            && let Some(seated) = self.device.seated()
        {
            assert_eq!(seated.audit(), Ok(()));
        }
        if self.one_in(300) && self.device.app.screen() != Screen::Notice {
            self.device.assert_in_step();
            self.tally.count("saves compared with the table");
        }
    }

    /// Nobody does anything for long.
    pub(super) fn pause(&mut self) {
        let was = self.device.app.screen();
        self.device.wait(11 * 60_000);
        let is = self.device.app.screen();
        let asleep = self.device.app.light() == 0;
        if asleep {
            self.tally.count("sleeps");
            // While the rulebook plays, silence leads on to whatever comes of it.
            let itself = was == Screen::Moves || self.device.app.plays_itself();
            if is != was && is != Screen::Notice && !itself {
                assert_eq!(is, Screen::Curtain, "silence led from {was:?} to {is:?}");
            }
            assert!(
                is != Screen::Table || self.device.lesson() || self.device.app.alone(),
                "the table is shown when the device wakes"
            );
        }
    }

    /// The power dies in the middle of whatever the next keys have the saves do.
    pub(super) fn cut_within(&mut self) {
        let after = self.dice.below(300) as usize;
        self.device.fail(Some(after));
        for _ in 0..60 {
            let key = Key::ALL[self.dice.below(6) as usize];
            self.tap(key);
            if self.device.refuses() {
                self.tally.count("power cuts within a save");
                break;
            }
        }
        self.device.restart();
    }

    /// The flash refuses for a while; then it is asked once more and does it.
    pub(super) fn refuse(&mut self) {
        let after = self.dice.below(100) as usize;
        self.device.fail(Some(after));
        for _ in 0..40 {
            self.tap(Key::A);
            if self.device.app.screen() == Screen::Notice {
                self.tally.count("saves refused");
                break;
            }
            let key = self.any_key();
            self.tap(key);
        }
        self.device.fail(None);
        if self.one_in(2) {
            self.tap(Key::A);
        }
    }

    /// While the device is switched off its flash forgets something: bits, a run of bytes, a page.
    pub(super) fn forget(&mut self) {
        self.go_home();
        let dice = &mut self.dice;
        self.device.hurt(|bytes| {
            let any = |dice: &mut Dice, most: usize| dice.below(most as u32) as usize;
            let from = any(dice, bytes.len() - 256);
            match dice.below(4) {
                0 | 1 => {
                    for _ in 0..1 + dice.below(6) {
                        bytes[any(dice, from + 256)] ^= 1 << dice.below(8);
                    }
                }
                2 => bytes[from..][..1 + any(dice, 64)].fill(dice.word() as u8),
                _ => bytes[from / 256 * 256..][..256].fill(0xFF),
            }
        });
        self.tally.count("damages");
    }

    /// The menu or a notice comes between, and leads back.
    pub(super) fn interrupt(&mut self) {
        // The first key wakes who sleeps, and does no more.
        if self.device.app.light() == 0 {
            self.tap(Key::Y);
        }
        let screen = self.device.app.screen();
        if self.one_in(2) {
            self.hold(Key::Y);
            self.tap(Key::B);
        } else {
            self.device.send(Msg::Charge(Some(Charge::at(4000, true))));
            self.device.send(Msg::Charge(Some(Charge::at(3300, false))));
            self.tap(Key::A);
        }
        let hidden = self.device.private() && !self.device.lesson();
        // What others do goes on by itself, also while a key is held.
        if ![Screen::Notice, Screen::Moves].contains(&screen) && !hidden {
            assert_eq!(self.device.app.screen(), screen);
            self.tally.count("interruptions");
        }
    }

    /// Opens the latest match from the list of all.
    pub(super) fn open_latest(&mut self) {
        for _ in 0..4 {
            self.tap(Key::Up);
        }
        for _ in 0..3 {
            self.tap(Key::A);
        }
    }

    /// Every screen can be painted.
    pub(super) fn look(&mut self) {
        self.device.picture();
        let settings = format!("{:?}", self.device.app.settings());
        let set = settings.split(", ").map(str::to_string);
        self.tally.settings.extend(set);
        self.tally.count("pictures");
    }

    /// Home is reached from everywhere, by keys that do not know where they are.
    pub(super) fn go_home(&mut self) {
        let from = self.device.app.screen();
        for _ in 0..4 {
            for step in [
                None,
                None,
                Some((Key::Y, true)),
                Some((Key::Up, false)),
                Some((Key::A, false)),
            ] {
                if self.device.app.screen() == Screen::Home && self.device.app.light() > 0 {
                    self.tally.count("ways home");
                    return;
                }
                match step {
                    None => self.tap(Key::B),
                    Some((key, true)) => self.hold(key),
                    Some((key, false)) => self.tap(key),
                }
            }
        }
        assert_eq!(
            self.device.app.screen(),
            Screen::Home,
            "no way home from {from:?}"
        );
    }

    /// Back leads somewhere: from no screen round in a circle.
    pub(super) fn go_back(&mut self) {
        let mut trail = Vec::new();
        for _ in 0..8 {
            trail.push(self.device.app.screen());
            let screen = self.device.app.screen();
            if GROUND.contains(&screen) && self.device.app.light() > 0 {
                self.tally.count("ways back");
                return;
            }
            self.tap(Key::B);
        }
        panic!("back leads round in a circle: {trail:?}");
    }

    /// Goes to where somebody decides, or to the end; while the rulebook plays, something may come between.
    pub(super) fn sit(&mut self) {
        for _ in 0..60 {
            match self.device.app.screen() {
                Screen::Curtain => self.hold(Key::A),
                Screen::Moves if self.one_in(12) => self.interrupt(),
                Screen::Moves if self.one_in(6) => self.come_back(),
                Screen::Ceremony | Screen::Moves => self.tap(Key::A),
                _ => return,
            }
        }
    }

    /// The device is left while the rulebook plays; whoever comes back finds the match as it was.
    pub(super) fn come_back(&mut self) {
        let way = self.dice.below(4);
        match way {
            0 => self.device.restart(),
            1 => self.pause(),
            _ => {
                self.hold(Key::Y);
                self.tap(Key::Up);
                self.tap(Key::A);
                if way == 2 {
                    self.tap(Key::A);
                } else {
                    self.open_latest();
                }
            }
        }
        self.moved_on = false;
        if self.device.app.screen() != Screen::Notice {
            self.device.assert_in_step();
            self.tally.count("returns while the rulebook played");
        }
    }

    /// Plays a match to its end, or until something comes between.
    pub(super) fn play(&mut self) {
        for _ in 0..900 {
            self.sit();
            if self.device.app.screen() != Screen::Table {
                break;
            }
            let Some(seated) = self.device.seated() else {
                break;
            };
            let alone = seated.alone();
            let Some((keys, ends)) = seated.lively(&mut self.dice) else {
                break;
            };
            // The last action is the one after which most is to be saved.
            if ends {
                match self.dice.below(4) {
                    0 => self.device.fail(Some(self.dice.below(24) as usize)),
                    1 => self.device.fail(Some(self.dice.below(90) as usize)),
                    _ => {}
                }
            }
            let pressed = self.device.press(&keys);
            self.tally.keys += 2 * pressed.unwrap_or(0) as u64;
            if ends && alone {
                // The rulebook may have the last word.
                self.device.sit();
            }
            self.moved_on = false;
            if self.device.refuses() {
                if self.one_in(2) {
                    // What is over, but not known to be, is opened from home.
                    self.tap(Key::B);
                    self.device.fail(None);
                    if self.device.app.screen() == Screen::Notice {
                        // The list is asked for once more.
                        self.tap(Key::A);
                    }
                    self.go_home();
                    if self.one_in(2) {
                        self.open_latest();
                    }
                    self.tally.count("ends that were not saved");
                } else {
                    self.device.restart();
                    self.tally.count("power cuts at the end");
                }
                return;
            }
            self.device.fail(None);
            if self.device.app.screen() == Screen::Ceremony && self.one_in(4) {
                self.interrupt();
            }
            if self.one_in(25) {
                for _ in 0..self.dice.below(12) {
                    self.whim();
                }
                if self.device.seat().is_none() {
                    return;
                }
                self.go_back();
            }
        }
        if self.device.app.screen() == Screen::Result {
            self.tally
                .count_kind("matches finished", kind(&self.device));
            self.device.assert_in_step();
            self.interrupt();
            if self.one_in(8) && self.device.app.screen() == Screen::Result {
                self.look_back();
            }
            if self.one_in(3) && self.device.app.screen() == Screen::Result {
                // The same people once more.
                self.tap(Key::Right);
                self.tap(Key::A);
                self.tally.count("matches played again");
            }
        }
    }

    /// Looks back at the match that is over, to the end or until it is stopped.
    fn look_back(&mut self) {
        for key in [Key::Right, Key::Right, Key::A] {
            self.tap(key);
        }
        if self.one_in(3) {
            // To the menu and back.
            self.hold(Key::Y);
            self.tap(Key::B);
        }
        if self.one_in(2) {
            self.device.wait(40_000);
            self.tap(Key::A);
        }
        for _ in 0..self.dice.below(12) {
            self.whim();
        }
        while matches!(self.device.app.screen(), Screen::LookBack | Screen::History) {
            self.tap(Key::B);
        }
        self.tally.count("looks back");
        if self.device.app.screen() == Screen::Result {
            for _ in 0..2 {
                self.tap(Key::Left);
            }
        }
    }

    /// One of the titles is shown at home.
    pub(super) fn choose_title(&mut self) {
        for _ in 0..self.dice.below(2) {
            let key = [Key::Left, Key::Right][self.dice.below(2) as usize];
            self.tap(key);
        }
    }

    /// Follows the guided first game, as far as it goes.
    pub(super) fn learn(&mut self) {
        self.go_home();
        self.choose_title();
        for _ in 0..9 {
            self.tap(Key::A);
            if self.device.app.screen() == Screen::Chapters {
                break;
            }
            self.go_home();
            for _ in 0..1 + self.dice.below(3) {
                self.tap(Key::Down);
            }
        }
        if self.device.app.screen() != Screen::Chapters {
            return;
        }
        // Any of the three.
        for _ in 0..self.dice.below(3) {
            self.tap(Key::Down);
        }
        self.tap(Key::A);
        if !self.device.lesson() {
            return;
        }
        let kind = kind(&self.device);
        for _ in 0..200 {
            if self.one_in(20) {
                self.interrupt();
            }
            match self.device.app.screen() {
                Screen::Reading | Screen::Ceremony | Screen::Moves => self.tap(Key::A),
                Screen::Table => {
                    self.tap(self.device.app.pointed().unwrap_or(Key::A));
                }
                Screen::Chapters => {
                    self.tally.count_kind("lessons learned", kind);
                    return;
                }
                _ => return,
            }
        }
    }

    /// The settings cannot be saved when they are left for the menu.
    pub(super) fn lose_settings(&mut self) {
        self.go_home();
        self.hold(Key::Y);
        self.tap(Key::Up);
        self.tap(Key::A);
        self.tap(Key::Right);
        self.device.fail(Some(0));
        self.tap(Key::B);
        self.device.fail(None);
        self.tap(Key::A);
    }

    /// Opens and deletes saved matches, and the flash or the battery gives trouble meanwhile.
    pub(super) fn visit_saves(&mut self) {
        if self.one_in(4) {
            self.lose_settings();
        }
        self.go_home();
        for _ in 0..2 + self.dice.below(3) {
            self.tap(Key::Up);
        }
        self.tap(Key::A);
        if self.one_in(4) {
            self.interrupt();
        }
        for _ in 0..self.dice.below(8) {
            if self.device.app.screen() == Screen::Home {
                break;
            }
            if self.device.app.screen() == Screen::Ask && self.one_in(2) {
                self.interrupt();
            }
            match self.dice.below(12) {
                0 => self.device.fail(Some(0)),
                1 => {
                    self.device.send(Msg::Charge(Some(Charge::at(4000, true))));
                    self.device.send(Msg::Charge(Some(Charge::at(3300, false))));
                }
                2 => self.tap(Key::B),
                3..6 => self.tap(Key::Down),
                6 => self.hold(Key::A),
                _ => self.tap(Key::A),
            }
        }
        self.device.fail(None);
    }

    /// Sets up a match from home: by chance alone, short, and with variants.
    pub(super) fn set_up(&mut self, alone: bool) {
        self.go_home();
        self.choose_title();
        // The first row is to go on with the latest match, if there is one.
        self.tap(Key::A);
        if self.device.app.screen() != Screen::Setup {
            self.go_home();
            self.tap(Key::Down);
            self.tap(Key::A);
        }
        if alone {
            self.tap(Key::Down);
            // Where the game allows: of two people one leaves, and whom the rulebook plays sits down.
            for _ in 0..6 {
                let before = self.device.app.guests();
                self.tap(Key::Left);
                if (before, self.device.app.guests()) == (2, 2) {
                    break;
                }
            }
            // And something may be different, or somebody have another colour.
            for _ in 0..1 + self.dice.below(9) {
                self.tap(Key::Down);
            }
            if self.one_in(2) {
                self.tap(Key::Right);
            }
        }
        let changes = if alone { 0 } else { self.dice.below(20) };
        // Computers sit down seldom: they think for longer than hands that know nothing have patience.
        let computers = self.one_in(12);
        let mut row = 0;
        for _ in 0..changes {
            let mut key = [Key::Down, Key::Right, Key::A, Key::Left][self.dice.below(4) as usize];
            row += usize::from(key == Key::Down);
            let guests = 2..2 + self.device.app.guests();
            if guests.contains(&row) && [Key::Left, Key::Right].contains(&key) && !computers {
                key = Key::Y;
            }
            self.leave_letters();
            if self.device.app.screen() != Screen::Setup {
                return;
            }
            self.tap(key);
        }
        self.leave_letters();
        for _ in 0..24 {
            if self.device.app.screen() != Screen::Setup {
                return;
            }
            self.tap(Key::Up);
            self.tap(Key::A);
            self.leave_letters();
        }
    }

    /// Goes back to the set-up, whatever name is written.
    pub(super) fn leave_letters(&mut self) {
        if self.device.app.screen() == Screen::Letters {
            if self.one_in(20) {
                self.interrupt();
            }
            self.tap(Key::Y);
        }
    }
}
