//! The one loop: wait for a message, update, paint and show, and then do what else the update asked for.

use embassy_futures::select::{Either, select};
use embedded_storage::nor_flash::NorFlash;

use super::ports::{Body, Clock, Keys, Panel, Ports};
use crate::{
    app::{App, Effect, Msg},
    ui::{
        canvas::Canvas,
        key::Typist,
        rows::Shown,
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
    let mut desk = Desk {
        charge_at: ports.clock.now() + CHARGE_EVERY,
        ports,
        canvas,
        shown: Shown::new(),
        typist: Typist::default(),
        silence_at: None,
    };
    desk.run(app).await;
}

/// The board, and what the loop remembers from one turn to the next.
struct Desk<'a, P: Panel, K: Keys, C: Clock, B: Body, F: NorFlash> {
    ports: &'a mut Ports<P, K, C, B, F>,
    canvas: &'a mut Canvas,
    shown: Shown,
    typist: Typist,
    charge_at: Moment,
    silence_at: Option<Moment>,
}

impl<P: Panel, K: Keys, C: Clock, B: Body, F: NorFlash> Desk<'_, P, K, C, B, F> {
    async fn run(&mut self, app: &mut App) {
        app.update(Msg::Charge(self.ports.body.charge().await));
        self.show(app).await;
        // The light follows the first whole picture: before it, the panel holds noise.
        self.ports.panel.light(app.light());

        loop {
            let mut msg = Some(self.wait().await);
            while let Some(now) = msg.take() {
                let effects = app.update(now);
                // The eye first: sound, light and saving can wait for the picture.
                if effects.contains(&Effect::Paint) {
                    self.show(app).await;
                }
                for effect in effects {
                    match effect {
                        Effect::Paint => {}
                        Effect::Tone { hertz, span } => {
                            self.ports.body.tone(Some(hertz));
                            self.silence_at = Some(self.ports.clock.now() + span);
                        }
                        Effect::Glow(colour) => self.ports.body.glow(colour),
                        Effect::Light(percent) => self.ports.panel.light(percent),
                        Effect::MeasurePicture => {
                            self.shown.forget();
                            msg = Some(self.show(app).await);
                        }
                        Effect::End => return,
                    }
                }
            }
        }
    }

    /// Paints the app and shows the rows that changed; answers how long both took.
    async fn show(&mut self, app: &App) -> Msg {
        let Ports { panel, clock, .. } = &mut *self.ports;
        let start = clock.now();
        app.paint(self.canvas);
        let rows = self.shown.update(self.canvas, app.palette());
        let painted = clock.now();
        panel.show(self.canvas, app.palette(), &rows).await;
        Msg::Measured {
            paint: painted.since(start),
            flush: clock.now().since(painted),
        }
    }

    /// Waits for the next message, doing what falls due meanwhile.
    async fn wait(&mut self) -> Msg {
        let Ports {
            keys, clock, body, ..
        } = &mut *self.ports;
        loop {
            let now = clock.now();
            if self.silence_at.is_some_and(|at| at <= now) {
                self.silence_at = None;
                body.tone(None);
            }
            if let Some(event) = self.typist.next(now) {
                return Msg::Key(event);
            }
            if self.charge_at <= now {
                self.charge_at = now + CHARGE_EVERY;
                return Msg::Charge(body.charge().await);
            }
            let due = [self.silence_at, self.typist.alarm()]
                .into_iter()
                .flatten()
                .fold(self.charge_at, Moment::min);
            if let Either::First(down) = select(keys.changed(), clock.until(due)).await {
                self.typist.feed(down);
            }
        }
    }
}
