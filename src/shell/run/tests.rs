//! What the loop keeps to: keys and other tasks have their turn, and what is laid aside rests.

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

/// A board that has nothing but these keys.
fn bare<K: Keys>(keys: K) -> Ports<Dark, K, Late, Bare, Memory<'static>> {
    Ports {
        panel: Dark,
        keys,
        clock: Late,
        body: Bare,
        flash: Memory(&mut []),
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

/// Keys whose changes wait in a row, as a board queues them.
struct Queued(std::collections::VecDeque<KeySet>);

impl Keys for Queued {
    async fn changed(&mut self) -> KeySet {
        match self.0.pop_front() {
            Some(down) => down,
            None => core::future::pending().await,
        }
    }
}

#[test]
fn a_key_that_was_let_go_before_anybody_asked_was_pressed_all_the_same() {
    let facts = BoardFacts {
        board: "test",
        saves: 8192,
    };
    let app = App::new(facts, None);
    let x = KeySet::NONE.with(Key::X, true);
    let keys = Queued([x, KeySet::NONE, x, KeySet::NONE].into());
    let (mut ports, mut canvas) = (bare(keys), Canvas::new());
    let mut desk = Desk::new(&mut ports, &mut canvas);
    let told = async {
        let mut told = Vec::new();
        for _ in 0..4 {
            // Whoever erases ahead asks as well, and more than once.
            desk.is_pressed(&app).await;
            desk.is_pressed(&app).await;
            if let Heard::Msg(Msg::Key(event)) = desk.wait(&app).await {
                told.push(event);
            }
        }
        told
    };
    let (press, release) = (KeyEvent::Press(Key::X), KeyEvent::Release(Key::X));
    assert_eq!(block_on(told), [press, release, press, release]);
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
    let keys = Pressed(&pressed);
    let (mut ports, mut canvas) = (bare(keys), Canvas::new());
    let mut desk = Desk::new(&mut ports, &mut canvas);
    // Nobody lets the app take the alarm: it stays due.
    let waits = async {
        let (mut alarms, mut keys) = (0, Vec::new());
        for _ in 0..ROUNDS {
            match desk.wait(&app).await {
                Heard::Msg(Msg::Alarm) => alarms += 1,
                Heard::Msg(Msg::Key(event)) => keys.push(event),
                Heard::Msg(other) => panic!("{other:?}"),
                Heard::Asked(line) => panic!("{line}"),
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
