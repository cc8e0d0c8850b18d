//! The one loop: wait for a message, update, paint and show, and then do what else the update asked for.

use core::ops::ControlFlow;

use embassy_futures::select::{Either, select};
use embedded_storage::nor_flash::NorFlash;

use super::{
    ports::{Body, Clock, Keys, Panel, Ports},
    saves::{Keeper, Queue},
};
use crate::{
    app::{App, Effect, Msg},
    ui::{
        canvas::Canvas,
        ink::Rgb,
        key::Typist,
        rows::Shown,
        sound::Tune,
        time::{Moment, Span},
    },
};

/// How often the battery is read.
const CHARGE_EVERY: Span = Span::from_millis(30_000);

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
    let Ports {
        panel,
        keys,
        clock,
        body,
        flash,
    } = ports;
    let mut desk = Desk {
        charge_at: clock.now() + CHARGE_EVERY,
        panel,
        keys,
        clock,
        body,
        keeper: Keeper::open(flash),
        canvas,
        shown: Shown::new(),
        typist: Typist::default(),
        tune: &[],
        note_at: None,
        lamp: Rgb::BLACK,
        light: 0,
    };
    desk.run(app).await;
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
    charge_at: Moment,
    /// What is left of the tune that is playing, and when its next note is due.
    tune: Tune,
    note_at: Option<Moment>,
    /// The lamp and the light as they were set last.
    lamp: Rgb,
    light: u8,
}

impl<P: Panel, K: Keys, C: Clock, B: Body, F: NorFlash> Desk<'_, P, K, C, B, F> {
    async fn run(&mut self, app: &mut App) {
        let charge = self.body.charge().await;
        app.update(self.clock.now(), Msg::Charge(charge));
        let opened = self.keeper.wake(app);
        let begun = match opened {
            Some(msg) => self.take(app, msg).await,
            None => {
                self.show(app).await;
                self.shine(app);
                ControlFlow::Continue(())
            }
        };
        if begun.is_break() {
            return;
        }
        loop {
            let msg = self.wait(app).await;
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
            // The eye first: sound, light and saving can wait for the picture.
            if effects.contains(&Effect::Paint) {
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
            self.keeper.serve(app, &effects, &mut queue);
            next = queue.pop_front();
        }
        ControlFlow::Continue(())
    }

    /// Paints the app and shows the rows that changed; answers how long both took.
    async fn show(&mut self, app: &App) -> Msg {
        let start = self.clock.now();
        app.paint(self.canvas);
        if app.turned() {
            self.canvas.turn();
        }
        let rows = self.shown.update(self.canvas, app.palette());
        let painted = self.clock.now();
        self.panel.show(self.canvas, app.palette(), &rows).await;
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
    async fn wait(&mut self, app: &App) -> Msg {
        loop {
            let now = self.clock.now();
            if self.note_at.is_some_and(|at| at <= now) {
                self.sing();
            }
            if let Some(event) = self.typist.next(now) {
                return Msg::Key(event);
            }
            if app.alarm().is_some_and(|at| at <= now) {
                return Msg::Alarm;
            }
            if self.charge_at <= now {
                self.charge_at = now + CHARGE_EVERY;
                return Msg::Charge(self.body.charge().await);
            }
            let due = [self.note_at, self.typist.alarm(), app.alarm()]
                .into_iter()
                .flatten()
                .fold(self.charge_at, Moment::min);
            if let Either::First(down) = select(self.keys.changed(), self.clock.until(due)).await {
                let down = if app.turned() { down.turned() } else { down };
                self.typist.feed(down);
            }
        }
    }
}
