//! The device in somebody's hands: what it is, how it is set, its battery, its clock and its sleep.
//!
//! It knows neither matches nor screens.

use super::{App, BoardFacts, Charge, Screen, Settings, charge, notice::Notice};
use crate::ui::{
    key::{Key, KeyEvent},
    time::{Span, Timestamp},
};

/// How long a secret lies open that nobody looks at.
const SECRET: Span = Span::from_millis(60_000);

/// The device.
#[derive(Clone)]
pub(super) struct Device {
    pub facts: BoardFacts,
    pub settings: Settings,
    /// Whether the settings are other than the saved ones.
    pub settings_changed: bool,
    pub charge: Option<Charge>,
    /// Whether the person was told that the battery is low.
    warned: bool,
    /// What chance the board has, stirred with the moments at which keys are pressed, which nobody can repeat; seeds come
    /// from it.
    pub entropy: u64,
    /// Whether nothing was ever set on this device, so that its language is asked for.
    pub newcomer: bool,
    pub now: Timestamp,
    /// When the picture goes out if no key is pressed.
    idle_at: Option<Timestamp>,
    /// When a secret that nobody looks at closes.
    secret_at: Option<Timestamp>,
    /// When something on the screen moves on.
    pub motion_at: Option<Timestamp>,
    /// Whether the picture is out.
    pub asleep: bool,
    /// Whether Y is down and has not counted as held.
    y_pending: bool,
    /// The key that was pressed last; none if it woke the device.
    newest: Option<Key>,
    /// Whether the last key was pressed on another screen: held on, it means nothing here.
    pub held_over: bool,
}

impl Device {
    /// As it is after switching on.
    #[inline(always)]
    pub const fn new(facts: BoardFacts) -> Self {
        Self {
            facts,
            settings: Settings::new(),
            settings_changed: false,
            charge: None,
            warned: false,
            newcomer: true,
            entropy: 0,
            now: Timestamp::START,
            idle_at: None,
            secret_at: None,
            motion_at: None,
            asleep: false,
            y_pending: false,
            newest: None,
            held_over: false,
        }
    }

    /// When something is due.
    pub fn alarm(&self) -> Option<Timestamp> {
        let due = [self.idle_at, self.secret_at, self.motion_at];
        due.into_iter().flatten().min()
    }

    /// Whether a moment has come that was set; it is due once.
    fn due(at: &mut Option<Timestamp>, now: Timestamp) -> bool {
        at.take_if(|at| *at <= now).is_some()
    }

    /// Whether the battery is low and nobody charges it.
    fn low(&self) -> bool {
        self.charge
            .is_some_and(|charge| charge.percent <= charge::LOW && !charge.charging)
    }

    /// Puts off when the picture goes out.
    fn stay_awake(&mut self) {
        self.idle_at = self.settings.idle().map(|idle| self.now + idle);
    }

    /// Makes a tap or nothing of what Y does: held, it opens the menu, so that a tap is known only when it is let go.
    fn tapped(&mut self, event: KeyEvent) -> Option<KeyEvent> {
        match event {
            KeyEvent::Press(Key::Y) => None,
            KeyEvent::Release(Key::Y) => {
                core::mem::take(&mut self.y_pending).then_some(KeyEvent::Press(Key::Y))
            }
            other => Some(other),
        }
    }
}

impl App {
    /// Takes in something that nobody can know before, for the deals without a number.
    pub fn stir(&mut self, chance: u64) {
        let stirred = self.device.entropy ^ chance;
        self.device.entropy = stirred.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }

    /// The battery was read.
    pub(super) fn charged(&mut self, charge: Option<Charge>) {
        if self.device.charge != charge {
            self.device.charge = charge;
            self.changed();
        }
        if self.device.low()
            && !self.device.warned
            && self.screen().has_menu()
            && !self.device.asleep
        {
            self.device.warned = true;
            self.notify(Notice::Battery);
        }
        // A charge that trembles about the mark is told of once; only the charger makes it news again.
        self.device.warned &= !charge.is_some_and(|charge| charge.charging);
        if self.device.idle_at.is_none() && !self.device.asleep {
            // Switched on and laid aside.
            self.device.stay_awake();
        }
    }

    pub(super) fn alarmed(&mut self) {
        let now = self.device.now;
        if Device::due(&mut self.device.motion_at, now) {
            self.screen().motion(self);
        }
        if Device::due(&mut self.device.secret_at, now) {
            self.hide();
        }
        if Device::due(&mut self.device.idle_at, now) {
            self.fall_asleep();
        }
    }

    /// A secret on the screen closes a while after the last key, however long the device stays awake.
    pub(super) fn guard_secret(&mut self) {
        let screen = self.screen();
        let shown = screen.at_table() && screen != Screen::Curtain && self.table.lesson.is_none();
        if !shown || self.device.asleep || !self.table.private() {
            self.device.secret_at = None;
        } else if self.device.secret_at.is_none() {
            self.device.secret_at = Some(self.device.now + SECRET);
        }
    }

    /// Nobody has pressed a key for long: the picture goes out, and a match goes back behind the curtain, unless one
    /// person plays alone, who has nobody to hide from.
    fn fall_asleep(&mut self) {
        self.device.asleep = true;
        self.keep_settings();
        let people = self.table.lesson.is_none() && !self.table.alone();
        if self.table.plays_itself() {
            // Nobody watches: it waits for who does.
            self.device.motion_at = None;
        }
        if self.screen().shows_match() && people && self.table.seat().is_some() {
            if self.waits_for_answer() {
                // Forgotten, the table would be ahead of its save.
                self.hide_below_notice();
            } else {
                self.draw_curtain();
            }
        }
        self.changed();
    }

    pub(super) fn key(&mut self, event: KeyEvent) {
        self.device.stay_awake();
        self.device.secret_at = None;
        if self.device.asleep {
            if let KeyEvent::Press(_) = event {
                self.device.asleep = false;
                self.device.held_over = true;
                self.device.y_pending = false;
                self.device.newest = None;
                self.changed();
            }
            return;
        }
        match event {
            KeyEvent::Press(key) => {
                self.stir(self.device.now.micros());
                self.device.held_over = false;
                self.device.y_pending |= key == Key::Y;
                self.device.newest = Some(key);
            }
            // Whoever ends his turn and keeps A down must not open the curtain of the next player.
            // The menu is nobody's secret: it opens also where others' moves lead to another screen meanwhile.
            KeyEvent::Hold(key) if self.device.held_over && key != Key::Y => return,
            _ => {}
        }
        if event == KeyEvent::Hold(Key::Y) {
            // Only who pressed it means the menu, not who held it already when the device was switched on, or woke it so.
            let pressed = self.device.newest == Some(Key::Y);
            let held = core::mem::take(&mut self.device.y_pending) && pressed;
            if held && self.screen().has_menu() {
                self.open_menu();
            }
            return;
        }
        let screen = self.screen();
        // The test of the device shows the keys as they are.
        let event = if screen == Screen::DeviceTest {
            self.device.y_pending &= event != KeyEvent::Release(Key::Y);
            Some(event)
        } else {
            self.device.tapped(event)
        };
        if let Some(event) = event {
            screen.update(self, event);
        }
    }

    /// Asks for a change of the picture after a moment.
    pub(super) fn after(&mut self, span: Span) {
        self.device.motion_at = Some(self.device.now + span);
    }
}
