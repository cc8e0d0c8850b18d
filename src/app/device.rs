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

/// How long before the picture goes out the light is faint.
const FAINT: Span = Span::from_millis(10_000);
/// How long an empty battery is told of before the picture goes out.
const FAREWELL: Span = Span::from_millis(10_000);
/// So often in a row the battery must be found empty: a single reading may be a dip under load.
const EMPTY_READINGS: u8 = 2;

/// How bright the light is while nobody presses a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Glow {
    /// As it is set.
    Full,
    /// Half of the time until the picture goes out is over.
    Dimmed,
    /// The picture goes out soon.
    Faint,
}

impl Glow {
    /// The part of the light that is set, in percent. The eye finds all of them readable.
    const fn part(self) -> u8 {
        match self {
            Self::Full => 100,
            Self::Dimmed => 60,
            Self::Faint => 30,
        }
    }
}

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
    /// How often in a row the battery was found empty.
    empty_readings: u8,
    /// When the picture goes out if no key is pressed.
    idle_at: Option<Timestamp>,
    /// The light, and when it falls by another step.
    glow: Glow,
    dim_at: Option<Timestamp>,
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
            empty_readings: 0,
            idle_at: None,
            glow: Glow::Full,
            dim_at: None,
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
        let due = [self.idle_at, self.dim_at, self.secret_at, self.motion_at];
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

    /// Whether nothing is left in the battery and nobody charges it.
    const fn empty(&self) -> bool {
        self.empty_readings >= EMPTY_READINGS
    }

    /// How long the picture stays without a key.
    fn idle(&self) -> Option<Span> {
        if self.empty() {
            Some(FAREWELL)
        } else {
            self.settings.idle()
        }
    }

    /// Puts off when the picture goes out; the light is as it is set.
    fn stay_awake(&mut self) {
        let idle = self.idle();
        self.idle_at = idle.map(|idle| self.now + idle);
        self.glow = Glow::Full;
        self.dim_at = idle
            .filter(|idle| *idle > FAINT)
            .map(|idle| self.now + Span::from_micros(idle.micros() / 2));
    }

    /// The light falls by a step.
    fn dim(&mut self) {
        if self.glow == Glow::Full {
            self.glow = Glow::Dimmed;
            let rest = self.idle_at.map(|at| at.since(self.now).micros());
            self.dim_at = rest
                .and_then(|rest| rest.checked_sub(FAINT.micros()))
                .map(|until| self.now + Span::from_micros(until));
        } else {
            self.glow = Glow::Faint;
        }
    }

    /// The light behind the panel, in percent.
    pub fn light(&self) -> u8 {
        if self.asleep {
            return 0;
        }
        let light = u16::from(self.settings.light).saturating_mul(u16::from(self.glow.part()));
        // At least one: no light at all is sleep.
        u8::try_from(light.div_ceil(100)).unwrap_or(u8::MAX)
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
        let empty = charge.is_some_and(|charge| charge.percent == 0 && !charge.charging);
        let readings = self.device.empty_readings.saturating_add(1);
        self.device.empty_readings = if empty { readings } else { 0 };
        if self.device.empty() {
            self.say_farewell();
        } else if self.screen() == Screen::Notice && self.screens.notice == Some(Notice::Empty) {
            // A charger is there: it goes on.
            self.leave_notice();
            // As long as ever; in the dark it waits for a key.
            self.device.idle_at = None;
        } else if self.device.low()
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
        if Device::due(&mut self.device.dim_at, now) {
            self.device.dim();
        }
        if Device::due(&mut self.device.idle_at, now) {
            self.fall_asleep();
        }
    }

    /// The battery is empty: whoever looks is told, and the picture goes out before the battery does. All is saved already.
    fn say_farewell(&mut self) {
        let notice = self.screens.notice;
        let warned = self.screen() == Screen::Notice && notice == Some(Notice::Battery);
        // Another notice waits for its answer: it comes first, and the device goes out over it.
        if (warned || self.screen().has_menu()) && !self.device.asleep {
            self.notify(Notice::Empty);
            self.device.stay_awake();
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
    pub(super) fn fall_asleep(&mut self) {
        self.device.asleep = true;
        self.device.idle_at = None;
        self.device.dim_at = None;
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
        self.device.secret_at = None;
        if self.device.asleep {
            // A key that is let go, or lies under something in a bag, wakes nobody.
            if let KeyEvent::Press(_) = event {
                self.device.asleep = false;
                self.device.stay_awake();
                self.device.held_over = true;
                self.device.y_pending = false;
                self.device.newest = None;
                self.changed();
                if self.device.empty() {
                    self.say_farewell();
                }
            }
            return;
        }
        if !matches!(event, KeyEvent::Hold(_) | KeyEvent::Repeat(_)) {
            // A key that is down for minutes lies under something.
            self.device.stay_awake();
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
