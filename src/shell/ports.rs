//! What the loop needs of a board. Each board implements these; nothing here knows one.

use embedded_storage::nor_flash::NorFlash;

use super::console::Line;
use crate::{
    app::{Charge, Deals, Decided, Programs},
    ui::{
        canvas::Canvas,
        ink::{Palette, Rgb},
        key::KeySet,
        rows::Changes,
        time::Timestamp,
    },
};

/// The display.
pub trait Panel {
    /// Shows these changes of the canvas; returns when they have reached the display.
    fn show(
        &mut self,
        canvas: &Canvas,
        palette: &Palette,
        changes: Changes<'_>,
    ) -> impl Future<Output = ()>;

    /// Sets the light behind the display, in percent. The loop first calls it when a whole picture has been shown.
    fn light(&mut self, percent: u8);

    /// Puts the display to sleep, where it can; the next picture wakes it. It can be woken at any time.
    fn sleep(&mut self) -> impl Future<Output = ()> {
        async {}
    }
}

/// The keys.
pub trait Keys {
    /// Waits until the keys that are down have changed; answers all that are down then. A change is never lost,
    /// even one that comes while nobody waits.
    fn changed(&mut self) -> impl Future<Output = KeySet>;

    /// Stops the whole board, its clock too, until a key changes or it is plugged in; answers whether it did. A board that
    /// cannot, or is plugged in, or has a change to tell of, answers at once.
    fn rest(&mut self) -> impl Future<Output = bool> {
        async { false }
    }
}

/// The clock.
pub trait Clock {
    /// The moment it is.
    fn now(&self) -> Timestamp;

    /// Waits until a moment has come; it may return sooner, so whoever waits looks at the clock again.
    fn until(&mut self, moment: Timestamp) -> impl Future<Output = ()>;
}

/// What a board has besides: each part may be missing, and then nothing happens.
pub trait Body {
    /// Sounds a tone of this pitch in hertz until told otherwise; none is silence.
    fn tone(&mut self, _hertz: Option<u16>) {}

    /// Lights the lamp.
    fn glow(&mut self, _colour: Rgb) {}

    /// Bits that nobody can know before, for the deals without a number; asked for once, when the loop begins. Where there
    /// is no such source, the moments of the keys alone make a deal.
    fn chance(&mut self) -> u64 {
        0
    }

    /// The deals that whoever switched on proposes; asked for once, with the chance.
    fn deals(&mut self) -> Deals {
        Deals::default()
    }

    /// Waits for a line of the console; never where there is none. One that comes while nobody waits is not lost.
    fn asked(&mut self) -> impl Future<Output = Line> {
        core::future::pending()
    }

    /// Sends a text to whoever asked; waits for as long as that end takes nothing.
    fn answer(&mut self, _text: &str) -> impl Future<Output = ()> {
        async {}
    }

    /// The name of the program that can play beside people and computers, if there is one; asked for once, with the chance.
    fn program(&self) -> Option<&str> {
        None
    }

    /// Looks after the programs that play, each time before anything is waited for: asks the one whose turn it is, lets all go
    /// that are no longer needed, and answers what was decided, once. It never waits; what comes later ends `Clock::until`.
    fn attend(&mut self, _programs: &Programs<'_>) -> Option<Decided> {
        None
    }

    /// Reads the battery; none where there is none.
    fn charge(&mut self) -> impl Future<Output = Option<Charge>> {
        async { None }
    }
}

/// All of a board that the loop uses.
pub struct Ports<P: Panel, K: Keys, C: Clock, B: Body, F: NorFlash> {
    /// The display.
    pub panel: P,
    /// The keys.
    pub keys: K,
    /// The clock.
    pub clock: C,
    /// Piezo, lamp and battery, if there are any.
    pub body: B,
    /// The region of the flash in which games are kept.
    pub flash: F,
}
