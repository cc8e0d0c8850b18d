//! The one loop: wait for a message, update, paint and show, and then do what else the update asked for.
//!
//! It does not know what a message means, nor what is said over the console.

mod talk;
#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

use embassy_futures::{
    select::{Either, Either3, select, select3},
    yield_now,
};
use embedded_storage::nor_flash::NorFlash;

use super::{
    console::{Line, Refusal},
    ports::{Body, Clock, Keys, Panel, Ports},
    saves::{Keeper, Queue},
};
use crate::{
    app::{App, Effect, Keep, Msg, Then},
    ui::{
        canvas::Canvas,
        ink::Rgb,
        key::{KeySet, Typist},
        rows::Shown,
        sound::Tune,
        time::{Span, Timestamp},
    },
};

/// How often the battery is read.
const CHARGE_EVERY: Span = Span::from_millis(30_000);

/// How long after the picture went out the board rests, and after each rest that no key ended.
const REST_AFTER: Span = Span::from_millis(1000);

/// Runs the app on a board until the app ends itself.
pub async fn run<P, K, C, B, F>(
    app: &mut App,
    canvas: &mut Canvas,
    ports: &mut Ports<P, K, C, B, F>,
) where
    P: Panel,
    K: Keys,
    C: Clock,
    B: Body,
    F: NorFlash,
{
    Desk::new(ports, canvas).run(app).await;
}

/// What the loop waits for.
enum Heard {
    /// A message for the app.
    Msg(Msg),
    /// A line of the console.
    Asked(Line),
}

/// The board, and what the loop remembers from one turn to the next.
struct Desk<'a, P, K, C, B, F> {
    panel: &'a mut P,
    keys: &'a mut K,
    clock: &'a mut C,
    body: &'a mut B,
    keeper: Keeper<&'a mut F>,
    canvas: &'a mut Canvas,
    shown: Shown,
    typist: Typist,
    charge_at: Timestamp,
    /// What is left of the tune that is playing, and when its next note is due.
    tune: Tune,
    note_at: Option<Timestamp>,
    /// The lamp and the light as they were set last.
    lamp: Rgb,
    light: u8,
    /// When the board rests; none while there is a picture.
    rest_at: Option<Timestamp>,
    /// Why a text is not imported whose other lines are still to come, and until when they may.
    refused: Option<(Refusal, Timestamp)>,
}

impl<'a, P: Panel, K: Keys, C: Clock, B: Body, F: NorFlash> Desk<'a, P, K, C, B, F> {
    /// Made in place, for it is large.
    #[inline(always)]
    fn new(ports: &'a mut Ports<P, K, C, B, F>, canvas: &'a mut Canvas) -> Self {
        Self {
            charge_at: ports.clock.now() + CHARGE_EVERY,
            panel: &mut ports.panel,
            keys: &mut ports.keys,
            clock: &mut ports.clock,
            body: &mut ports.body,
            keeper: Keeper::open(&mut ports.flash),
            canvas,
            shown: Shown::new(),
            typist: Typist::default(),
            tune: &[],
            note_at: None,
            lamp: Rgb::BLACK,
            light: 0,
            rest_at: None,
            refused: None,
        }
    }

    async fn run(&mut self, app: &mut App) {
        let charge = self.body.charge().await;
        app.update(self.clock.now(), Msg::Charge(charge));
        let woken = self.keeper.wake(app);
        if woken.is_empty() {
            self.show(app).await;
            self.shine(app);
        }
        // After the first picture, for it takes a while, and before any key.
        app.stir(self.body.chance());
        if app.propose(self.body.deals()) && woken.is_empty() {
            self.show(app).await;
        }
        app.invite(self.body.program());
        for msg in woken {
            if self.take(app, msg).await.is_break() {
                return;
            }
        }
        loop {
            let msg = match self.wait(app).await {
                Heard::Msg(msg) => msg,
                Heard::Asked(line) => match self.converse(app, &line).await {
                    Some(msg) => msg,
                    None => continue,
                },
            };
            if self.take(app, msg).await.is_break() {
                return;
            }
        }
    }

    /// Lets the app take a message, and does what comes of it until nothing is left to do.
    async fn take(&mut self, app: &mut App, msg: Msg) -> ControlFlow<()> {
        let mut queue = Queue::new();
        let mut next = Some(msg);
        while let Some(msg) = next {
            let effects = app.update(self.clock.now(), msg);
            // The eye first: sound, light and saving can wait for the picture; but not for one that is replaced at once by
            // what follows by itself.
            let follows = |effect: &Effect| match effect {
                Effect::Keep(Keep::Action(then)) => *then != Then::Wait,
                _ => false,
            };
            // Once the panel sleeps there is nothing to see.
            let out = self.rest_at.is_some() && app.asleep();
            if effects.contains(&Effect::Paint) && !effects.iter().any(follows) && !out {
                self.show(app).await;
            }
            self.shine(app);
            for effect in &effects {
                match effect {
                    Effect::Paint | Effect::Keep(_) => {}
                    Effect::Sound(tune) => {
                        self.tune = tune;
                        self.sing();
                    }
                    Effect::MeasurePicture => {
                        self.shown.forget();
                        // There is room: `Queue` says why.
                        let _ = queue.push_back(self.show(app).await);
                    }
                    Effect::End => return ControlFlow::Break(()),
                }
            }
            self.keeper.serve(app.kept(), &effects, &mut queue);
            next = queue.pop_front();
            if next.is_none() && self.keeper.has_more() && !self.is_pressed(app).await {
                next = self.keeper.go_on(app.kept());
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a key changed: it goes before what is erased ahead. To erase all blocks at once takes longer than a key is
    /// down, and nobody would hear of it.
    async fn is_pressed(&mut self, app: &App) -> bool {
        if self.typist.is_behind() {
            return true;
        }
        // The executor lets whoever asked last go first: only the second time round the contacts have had their turn.
        let turns = async {
            yield_now().await;
            yield_now().await;
        };
        match select(self.keys.changed(), turns).await {
            Either::First(down) => {
                self.feel(app, down);
                true
            }
            Either::Second(()) => false,
        }
    }

    /// Paints the app and shows what changed; answers how long both took.
    async fn show(&mut self, app: &App) -> Msg {
        let start = self.clock.now();
        app.paint(self.canvas);
        if app.turned() {
            self.canvas.turn();
        }
        let painted = self.clock.now();
        let changes = self.shown.update(self.canvas, app.palette());
        self.panel.show(self.canvas, app.palette(), changes).await;
        Msg::Measured {
            paint: painted.since(start),
            flush: self.clock.now().since(painted),
        }
    }

    /// Sets the light behind the panel and the lamp as the app wants them. The light follows the first whole picture:
    /// before it, the panel holds noise.
    fn shine(&mut self, app: &App) {
        let (light, lamp) = (app.light(), app.lamp());
        if light != self.light {
            self.light = light;
            self.panel.light(light);
        }
        if lamp != self.lamp {
            self.lamp = lamp;
            self.body.glow(lamp);
        }
    }

    /// Sounds the next note of the tune, or falls silent.
    fn sing(&mut self) {
        match self.tune.split_first() {
            Some((note, rest)) => {
                self.tune = rest;
                self.body.tone(Some(note.hertz));
                self.note_at = Some(self.clock.now() + note.span);
            }
            None => {
                self.body.tone(None);
                self.note_at = None;
            }
        }
    }

    /// Waits for the next message, doing what falls due meanwhile.
    async fn wait(&mut self, app: &App) -> Heard {
        // Even when an alarm is always due, other tasks get their turn each time round, and so do the keys.
        self.is_pressed(app).await;
        loop {
            let now = self.clock.now();
            if self.note_at.is_some_and(|at| at <= now) {
                self.sing();
            }
            if let Some(event) = self.typist.next(now) {
                return Heard::Msg(Msg::Key(event));
            }
            if let Some(decided) = self.body.attend(&app.programs()) {
                return Heard::Msg(Msg::Decided(decided));
            }
            if app.alarm().is_some_and(|at| at <= now) {
                return Heard::Msg(Msg::Alarm);
            }
            if self.charge_at <= now {
                self.charge_at = now + CHARGE_EVERY;
                return Heard::Msg(Msg::Charge(self.body.charge().await));
            }
            if self.rest(app, now).await {
                continue;
            }
            let due = [self.note_at, self.typist.alarm(), app.alarm(), self.rest_at]
                .into_iter()
                .flatten()
                .fold(self.charge_at, Timestamp::min);
            self.canvas.prepare();
            let heard = select3(
                self.keys.changed(),
                self.clock.until(due),
                self.body.asked(),
            );
            match heard.await {
                Either3::First(down) => self.feel(app, down),
                Either3::Second(()) => {}
                Either3::Third(line) => return Heard::Asked(line),
            }
        }
    }

    /// Lets the panel sleep and then the board rest while the picture is out and nothing is to come; answers whether the
    /// board rested.
    async fn rest(&mut self, app: &App, now: Timestamp) -> bool {
        if !app.asleep() {
            self.rest_at = None;
        } else if app.alarm().is_none() && self.note_at.is_none() {
            match self.rest_at {
                None => {
                    self.panel.sleep().await;
                    self.rest_at = Some(self.clock.now() + REST_AFTER);
                }
                Some(at) if at <= now => {
                    let rested = self.keys.rest().await;
                    let now = self.clock.now();
                    self.rest_at = Some(now + REST_AFTER);
                    if rested {
                        // Nobody knows how long it was.
                        self.charge_at = now;
                    }
                    return rested;
                }
                Some(_) => {}
            }
        }
        false
    }

    /// Takes the keys that are down now, as the device is held.
    fn feel(&mut self, app: &App, down: KeySet) {
        self.typist
            .feed(if app.turned() { down.turned() } else { down });
    }
}
