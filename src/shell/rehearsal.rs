//! A board made of nothing: a key script for hands, time that passes at once, a canvas for a panel.
//!
//! It runs the very loop that a real board runs, and ends with the picture that would be seen there. Pictures of
//! screens and tests of key presses are made with it. Knows no screen.

use core::{
    cell::RefCell,
    future::poll_fn,
    pin::pin,
    task::{Context, Poll, Waker},
};

use embedded_storage::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};

use super::{
    ports::{Body, Clock, Keys, Panel, Ports},
    run,
    script::{Script, Step},
};
use crate::{
    app::{App, Charge},
    ui::{
        canvas::{Canvas, SIDE},
        ink::Palette,
        key::KeySet,
        rows::Rows,
        time::Moment,
    },
};

/// What a rehearsal leaves behind.
pub struct Rehearsal {
    /// The panel, as the rows that travelled there made it.
    pub seen: Canvas,
    /// The palette of the last whole picture.
    pub palette: Palette,
}

/// Plays a script to an app on a board with this charge in its battery and this much flash for saves.
pub fn rehearse(
    app: &mut App,
    script: Script<'_>,
    charge: Option<Charge>,
    saves: usize,
) -> Rehearsal {
    let rehearsal = RefCell::new(Rehearsal {
        seen: Canvas::new(),
        palette: Palette::LAMPLIGHT,
    });
    let stage = RefCell::new(Stage {
        now: Moment::START,
        next: Moment::START,
        over: false,
        steps: script.steps(),
    });
    let mut ports = Ports {
        panel: Seen(&rehearsal),
        keys: Hands(&stage),
        clock: Leap(&stage),
        body: Still(charge),
        flash: Erased(saves),
    };
    let mut canvas = Canvas::new();
    {
        let performance = pin!(run(app, &mut canvas, &mut ports));
        // Nothing here waits for the world: one poll runs until the script is over, and then never goes on.
        let _ = performance.poll(&mut Context::from_waker(Waker::noop()));
    }
    rehearsal.into_inner()
}

/// The script and the time that it has taken so far.
struct Stage<I> {
    now: Moment,
    /// When the next step begins.
    next: Moment,
    over: bool,
    steps: I,
}

struct Hands<'a, I>(&'a RefCell<Stage<I>>);

impl<I: Iterator<Item = Step>> Keys for Hands<'_, I> {
    fn changed(&mut self) -> impl Future<Output = KeySet> {
        poll_fn(|_| {
            let stage = &mut *self.0.borrow_mut();
            if stage.now < stage.next || stage.over {
                return Poll::Pending;
            }
            let Some(Step { down, span }) = stage.steps.next() else {
                stage.over = true;
                return Poll::Pending;
            };
            stage.next = stage.now + span;
            Poll::Ready(down)
        })
    }
}

struct Leap<'a, I>(&'a RefCell<Stage<I>>);

impl<I> Clock for Leap<'_, I> {
    fn now(&self) -> Moment {
        self.0.borrow().now
    }

    fn until(&mut self, moment: Moment) -> impl Future<Output = ()> {
        poll_fn(move |_| {
            let stage = &mut *self.0.borrow_mut();
            if stage.over {
                return Poll::Pending;
            }
            stage.now = stage.now.max(moment.min(stage.next));
            Poll::Ready(())
        })
    }
}

struct Seen<'a>(&'a RefCell<Rehearsal>);

impl Panel for Seen<'_> {
    async fn show(&mut self, canvas: &Canvas, palette: &Palette, rows: &Rows) {
        let mut rehearsal = self.0.borrow_mut();
        // Colours reach only the rows that travel: new ones count when the whole picture came in them.
        if rows.count() == SIDE {
            rehearsal.palette = *palette;
        }
        let pairs = rehearsal.seen.rows_mut().iter_mut().zip(canvas.rows());
        for (_, (seen, row)) in pairs.enumerate().filter(|(number, _)| rows.has(*number)) {
            *seen = *row;
        }
    }

    fn light(&mut self, _percent: u8) {}
}

/// A body that says always the same of its battery.
struct Still(Option<Charge>);

impl Body for Still {
    async fn charge(&mut self) -> Option<Charge> {
        self.0
    }
}

/// A flash that is erased and takes nothing.
struct Erased(usize);

impl ErrorType for Erased {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Erased {
    const READ_SIZE: usize = 1;

    fn read(&mut self, _offset: u32, bytes: &mut [u8]) -> Result<(), NorFlashErrorKind> {
        bytes.fill(0xFF);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0
    }
}

impl NorFlash for Erased {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, _from: u32, _to: u32) -> Result<(), NorFlashErrorKind> {
        Ok(())
    }

    fn write(&mut self, _offset: u32, _bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        Err(NorFlashErrorKind::Other)
    }
}
