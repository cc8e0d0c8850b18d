//! The one loop: wait for a message, update, paint and show, and then do what else the update asked for.

use core::ops::ControlFlow;

use embassy_futures::{
    select::{Either, select},
    yield_now,
};
use embedded_storage::nor_flash::NorFlash;

use super::{
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
        rest_at: None,
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
    charge_at: Timestamp,
    /// What is left of the tune that is playing, and when its next note is due.
    tune: Tune,
    note_at: Option<Timestamp>,
    /// The lamp and the light as they were set last.
    lamp: Rgb,
    light: u8,
    /// When the board rests; none while there is a picture.
    rest_at: Option<Timestamp>,
}

impl<P: Panel, K: Keys, C: Clock, B: Body, F: NorFlash> Desk<'_, P, K, C, B, F> {
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
        for msg in woken {
            if self.take(app, msg).await.is_break() {
                return;
            }
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
        match select(self.keys.changed(), yield_now()).await {
            Either::First(down) => {
                self.feel(app, down);
                true
            }
            Either::Second(()) => false,
        }
    }

    /// Paints the app and shows the rows that changed; answers how long both took.
    async fn show(&mut self, app: &App) -> Msg {
        let start = self.clock.now();
        app.paint(self.canvas);
        if app.turned() {
            self.canvas.turn();
        }
        let painted = self.clock.now();
        let rows = self.shown.update(self.canvas, app.palette());
        self.panel.show(self.canvas, app.palette(), rows).await;
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
        // Even when an alarm is always due, other tasks get their turn each time round, and so do the keys.
        self.is_pressed(app).await;
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
            if self.rest(app, now).await {
                continue;
            }
            let due = [self.note_at, self.typist.alarm(), app.alarm(), self.rest_at]
                .into_iter()
                .flatten()
                .fold(self.charge_at, Timestamp::min);
            if let Either::First(down) = select(self.keys.changed(), self.clock.until(due)).await {
                self.feel(app, down);
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use embassy_futures::{block_on, join::join};

    use super::*;
    use crate::{
        app::{BoardFacts, Charge},
        shell::rehearsal::Memory,
        ui::{
            ink::Palette,
            key::{Key, KeyEvent},
            rows::Changes,
        },
    };

    struct Dark;

    impl Panel for Dark {
        async fn show(&mut self, _: &Canvas, _: &Palette, _: Changes<'_>) {}
        fn light(&mut self, _: u8) {}
    }

    /// Keys that another task presses.
    struct Pressed<'a>(&'a Cell<Option<KeySet>>);

    impl Keys for Pressed<'_> {
        async fn changed(&mut self) -> KeySet {
            loop {
                if let Some(down) = self.0.take() {
                    return down;
                }
                yield_now().await;
            }
        }
    }

    /// A clock that has run ahead of every alarm.
    struct Late;

    impl Clock for Late {
        fn now(&self) -> Timestamp {
            Timestamp::from_micros(1 << 40)
        }
        async fn until(&mut self, _: Timestamp) {}
    }

    struct Bare;

    impl Body for Bare {
        async fn charge(&mut self) -> Option<Charge> {
            None
        }
    }

    /// A board on which nobody presses a key: what it does when the picture is out, in order, with the second.
    #[derive(Default)]
    struct Drawer {
        micros: Cell<u64>,
        done: std::cell::RefCell<Vec<(&'static str, u64)>>,
    }

    impl Drawer {
        fn note(&self, what: &'static str) {
            let second = self.micros.get() / 1_000_000;
            self.done.borrow_mut().push((what, second));
        }
    }

    impl Panel for &Drawer {
        async fn show(&mut self, _: &Canvas, _: &Palette, _: Changes<'_>) {
            self.note("show");
        }
        fn light(&mut self, _: u8) {}
        async fn sleep(&mut self) {
            self.note("panel");
        }
    }

    impl Keys for &Drawer {
        async fn changed(&mut self) -> KeySet {
            core::future::pending().await
        }
        async fn rest(&mut self) -> bool {
            self.note("rest");
            true
        }
    }

    impl Clock for &Drawer {
        fn now(&self) -> Timestamp {
            Timestamp::from_micros(self.micros.get())
        }
        async fn until(&mut self, moment: Timestamp) {
            self.micros.set(self.micros.get().max(moment.micros()));
            yield_now().await;
        }
    }

    impl Body for &Drawer {
        async fn charge(&mut self) -> Option<Charge> {
            self.note("charge");
            // It sinks, which changes what would be painted.
            let sunk = u16::try_from(self.micros.get() / 1_000_000).unwrap_or(0);
            Some(Charge::at(4000 - sunk, false))
        }
    }

    #[test]
    fn what_is_laid_aside_rests_once_the_picture_is_out_and_nothing_is_painted_any_more() {
        let facts = BoardFacts {
            board: "test",
            saves: 8192,
        };
        let mut app = App::new(facts, None);
        let drawer = Drawer::default();
        let mut saves = [0xFF; 8192];
        let mut ports = Ports {
            panel: &drawer,
            keys: &drawer,
            clock: &drawer,
            body: &drawer,
            flash: Memory(&mut saves),
        };
        let mut canvas = Canvas::new();
        let rested = async {
            while drawer
                .done
                .borrow()
                .iter()
                .filter(|(what, _)| *what == "rest")
                .count()
                < 3
            {
                yield_now().await;
            }
        };
        block_on(select(run(&mut app, &mut canvas, &mut ports), rested));
        let done = drawer.done.borrow();
        let place = |wanted| done.iter().position(|(what, _)| *what == wanted);
        let asleep = place("panel").expect("the panel sleeps");
        let out: Vec<_> = done.iter().skip(asleep).copied().collect();
        // The picture goes out after two minutes. The battery is read after each rest, and nothing is painted.
        let expected = [
            ("panel", 120),
            ("rest", 121),
            ("charge", 121),
            ("rest", 122),
            ("charge", 122),
            ("rest", 123),
            ("charge", 123),
        ];
        assert_eq!(out, expected);
        assert!(place("rest") > Some(asleep));
    }

    #[test]
    fn an_alarm_that_is_always_due_leaves_other_tasks_and_the_keys_their_turn() {
        const ROUNDS: usize = 40;
        let mut app = App::new(
            BoardFacts {
                board: "test",
                saves: 8192,
            },
            None,
        );
        app.update(Timestamp::START, Msg::Charge(None));
        assert!(app.alarm().is_some(), "an alarm is set");
        let pressed = Cell::new(None);
        let turns = Cell::new(0);
        let (mut keys, mut flash) = (Pressed(&pressed), Memory(&mut []));
        let mut canvas = Canvas::new();
        let mut desk = Desk {
            panel: &mut Dark,
            keys: &mut keys,
            clock: &mut Late,
            body: &mut Bare,
            keeper: Keeper::open(&mut flash),
            canvas: &mut canvas,
            shown: Shown::new(),
            typist: Typist::default(),
            charge_at: Late.now() + CHARGE_EVERY,
            tune: &[],
            note_at: None,
            lamp: Rgb::BLACK,
            light: 0,
            rest_at: None,
        };
        // Nobody lets the app take the alarm: it stays due.
        let waits = async {
            let (mut alarms, mut keys) = (0, Vec::new());
            for _ in 0..ROUNDS {
                match desk.wait(&app).await {
                    Msg::Alarm => alarms += 1,
                    Msg::Key(event) => keys.push(event),
                    other => panic!("{other:?}"),
                }
            }
            (alarms, keys, turns.get())
        };
        let other = async {
            while turns.get() < ROUNDS {
                turns.set(turns.get() + 1);
                if turns.get() == 5 {
                    pressed.set(Some(KeySet::NONE.with(Key::A, true)));
                }
                yield_now().await;
            }
        };
        let ((alarms, keys, had), ()) = block_on(join(waits, other));
        assert_eq!(keys.first(), Some(&KeyEvent::Press(Key::A)));
        assert!(alarms > ROUNDS / 2, "the alarm goes on: {alarms}");
        assert!(had >= ROUNDS - 10, "turns of the other task: {had}");
    }
}
