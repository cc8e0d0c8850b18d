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
    let charge = ports.body.charge().await;
    app.update(Msg::Charge(charge));
    let mut desk = Desk {
        shown: Shown::new(),
        typist: Typist::default(),
        charge_at: ports.clock.now() + CHARGE_EVERY,
        silence_at: None,
    };
    desk.show(app, canvas, ports).await;
    // The light follows the first whole picture: before it, the panel holds noise.
    ports.panel.light(app.light());

    loop {
        let mut msg = Some(desk.wait(ports).await);
        while let Some(now) = msg.take() {
            let effects = app.update(now);
            // The eye first: sound, light and saving can wait for the picture.
            if effects.contains(&Effect::Paint) {
                desk.show(app, canvas, ports).await;
            }
            for effect in effects {
                match effect {
                    Effect::Paint => {}
                    Effect::Tone { hertz, span } => {
                        ports.body.tone(Some(hertz));
                        desk.silence_at = Some(ports.clock.now() + span);
                    }
                    Effect::Glow(colour) => ports.body.glow(colour),
                    Effect::Light(percent) => ports.panel.light(percent),
                    Effect::MeasurePicture => {
                        desk.shown.forget();
                        msg = Some(desk.show(app, canvas, ports).await);
                    }
                    Effect::End => return,
                }
            }
        }
    }
}

/// What the loop remembers from one turn to the next.
struct Desk {
    shown: Shown,
    typist: Typist,
    charge_at: Moment,
    silence_at: Option<Moment>,
}

impl Desk {
    /// Paints the app and shows the rows that changed; answers how long both took.
    async fn show<P, K, C, B, F>(
        &mut self,
        app: &App,
        canvas: &mut Canvas,
        ports: &mut Ports<P, K, C, B, F>,
    ) -> Msg
    where
        P: Panel,
        K: Keys,
        C: Clock,
        B: Body,
        F: NorFlash,
    {
        let start = ports.clock.now();
        app.paint(canvas);
        let rows = self.shown.update(canvas, app.palette());
        let painted = ports.clock.now();
        ports.panel.show(canvas, app.palette(), &rows).await;
        Msg::Measured {
            paint: painted.since(start),
            flush: ports.clock.now().since(painted),
        }
    }

    /// Waits for the next message, doing what falls due meanwhile.
    async fn wait<P, K, C, B, F>(&mut self, ports: &mut Ports<P, K, C, B, F>) -> Msg
    where
        P: Panel,
        K: Keys,
        C: Clock,
        B: Body,
        F: NorFlash,
    {
        loop {
            let now = ports.clock.now();
            if self.silence_at.is_some_and(|at| at <= now) {
                self.silence_at = None;
                ports.body.tone(None);
            }
            if let Some(event) = self.typist.next(now) {
                return Msg::Key(event);
            }
            if self.charge_at <= now {
                self.charge_at = now + CHARGE_EVERY;
                return Msg::Charge(ports.body.charge().await);
            }
            let due = [self.silence_at, self.typist.alarm()]
                .into_iter()
                .flatten()
                .fold(self.charge_at, Moment::min);
            if let Either::First(down) = select(ports.keys.changed(), ports.clock.until(due)).await
            {
                self.typist.feed(down);
            }
        }
    }
}
