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
    app::{App, Charge, Decided, Programs},
    ui::{
        canvas::{Canvas, SIDE, WORDS},
        ink::Palette,
        key::KeySet,
        rows::{Changes, Patch},
        time::Timestamp,
    },
};

/// What a rehearsal leaves behind.
pub struct Rehearsal {
    /// The panel, as what travelled there made it.
    pub seen: Canvas,
    /// The palette of the last whole picture.
    pub palette: Palette,
}

/// Plays a script to an app on a board with this charge in its battery and this memory for saves; wherever the script
/// looks, the visitor sees the panel.
pub fn rehearse(
    app: &mut App,
    script: Script<'_>,
    charge: Option<Charge>,
    saves: &mut [u8],
    visit: impl FnMut(&Rehearsal),
) -> Rehearsal {
    rehearse_with(0, app, script, charge, saves, visit)
}

/// The same on a board with this chance.
pub fn rehearse_with(
    chance: u64,
    app: &mut App,
    script: Script<'_>,
    charge: Option<Charge>,
    saves: &mut [u8],
    visit: impl FnMut(&Rehearsal),
) -> Rehearsal {
    let body = Still {
        charge,
        chance,
        program: None,
    };
    perform(body, app, script, saves, visit)
}

/// A program on a board that is rehearsed: its name, and how it is looked after.
pub type Host<'a> = (&'a str, &'a mut dyn FnMut(&Programs<'_>) -> Option<Decided>);

/// The same on a board with a program, whose answers are waited for: the script's time stands still meanwhile.
pub fn rehearse_beside(
    program: Host<'_>,
    app: &mut App,
    script: Script<'_>,
    charge: Option<Charge>,
    saves: &mut [u8],
    visit: impl FnMut(&Rehearsal),
) -> Rehearsal {
    let body = Still {
        charge,
        chance: 0,
        program: Some(program),
    };
    perform(body, app, script, saves, visit)
}

fn perform(
    body: Still<'_>,
    app: &mut App,
    script: Script<'_>,
    saves: &mut [u8],
    visit: impl FnMut(&Rehearsal),
) -> Rehearsal {
    let rehearsal = RefCell::new(Rehearsal {
        seen: Canvas::new(),
        palette: Palette::LAMPLIGHT,
    });
    let stage = RefCell::new(Stage {
        now: Timestamp::START,
        next: Timestamp::START,
        look: false,
        over: false,
        steps: script.steps(),
    });
    let mut ports = Ports {
        panel: Seen(&rehearsal),
        keys: Hands {
            stage: &stage,
            rehearsal: &rehearsal,
            visit,
        },
        clock: Leap(&stage),
        body,
        flash: Memory(saves),
    };
    let mut canvas = Canvas::new();
    {
        let mut performance = pin!(run(app, &mut canvas, &mut ports));
        // Nothing here waits for the world: each poll runs until the loop gives others a turn, or the script is over.
        let mut context = Context::from_waker(Waker::noop());
        while performance.as_mut().poll(&mut context).is_pending() && !stage.borrow().over {}
    }
    rehearsal.into_inner()
}

/// The script and the time that it has taken so far.
struct Stage<I> {
    now: Timestamp,
    /// When the next step begins.
    next: Timestamp,
    /// Whether the picture is looked at before that.
    look: bool,
    over: bool,
    steps: I,
}

struct Hands<'a, I, V> {
    stage: &'a RefCell<Stage<I>>,
    rehearsal: &'a RefCell<Rehearsal>,
    visit: V,
}

impl<I: Iterator<Item = Step>, V: FnMut(&Rehearsal)> Keys for Hands<'_, I, V> {
    fn changed(&mut self) -> impl Future<Output = KeySet> {
        poll_fn(|_| {
            let stage = &mut *self.stage.borrow_mut();
            if stage.now < stage.next || stage.over {
                return Poll::Pending;
            }
            if core::mem::take(&mut stage.look) {
                (self.visit)(&self.rehearsal.borrow());
            }
            let Some(Step { down, span, look }) = stage.steps.next() else {
                stage.over = true;
                return Poll::Pending;
            };
            stage.next = stage.now + span;
            stage.look = look;
            Poll::Ready(down)
        })
    }
}

struct Leap<'a, I>(&'a RefCell<Stage<I>>);

impl<I> Clock for Leap<'_, I> {
    fn now(&self) -> Timestamp {
        self.0.borrow().now
    }

    fn until(&mut self, moment: Timestamp) -> impl Future<Output = ()> {
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
    async fn show(&mut self, canvas: &Canvas, palette: &Palette, changes: Changes<'_>) {
        let mut rehearsal = self.0.borrow_mut();
        let mut came = 0;
        for Patch { rows, words } in changes {
            let seen = rehearsal.seen.rows_mut().get_mut(rows.clone());
            let made = canvas.rows().get(rows);
            for (seen, made) in seen.into_iter().flatten().zip(made.into_iter().flatten()) {
                let pairs = seen.iter_mut().zip(made).enumerate();
                for (_, (seen, made)) in pairs.filter(|(at, _)| words.contains(at)) {
                    *seen = *made;
                    came += 1;
                }
            }
        }
        // Colours reach only what travels: new ones count when the whole picture came in them.
        if came == SIDE * WORDS {
            rehearsal.palette = *palette;
        }
    }

    fn light(&mut self, _percent: u8) {}
}

/// A body that says always the same of its battery, and has always the same chance.
struct Still<'a> {
    charge: Option<Charge>,
    chance: u64,
    program: Option<Host<'a>>,
}

impl Body for Still<'_> {
    fn program(&self) -> Option<&str> {
        self.program.as_ref().map(|(name, _)| *name)
    }

    fn attend(&mut self, programs: &Programs<'_>) -> Option<Decided> {
        let (_, attend) = self.program.as_mut()?;
        attend(programs)
    }

    fn chance(&mut self) -> u64 {
        self.chance
    }

    async fn charge(&mut self) -> Option<Charge> {
        self.charge
    }
}

/// Memory that behaves as a flash does: writing only clears bits, erasing sets those of whole sectors.
pub struct Memory<'a>(pub &'a mut [u8]);

impl Memory<'_> {
    fn span(&mut self, from: u32, length: usize) -> Result<&mut [u8], NorFlashErrorKind> {
        let from = from as usize;
        let end = from.checked_add(length);
        end.and_then(|end| self.0.get_mut(from..end))
            .ok_or(NorFlashErrorKind::OutOfBounds)
    }
}

impl ErrorType for Memory<'_> {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Memory<'_> {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NorFlashErrorKind> {
        bytes.copy_from_slice(self.span(offset, bytes.len())?);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.len()
    }
}

impl NorFlash for Memory<'_> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NorFlashErrorKind> {
        let length = to.checked_sub(from).ok_or(NorFlashErrorKind::OutOfBounds)?;
        self.span(from, length as usize)?.fill(0xFF);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        let cells = self.span(offset, bytes.len())?;
        for (cell, byte) in cells.iter_mut().zip(bytes) {
            *cell &= byte;
        }
        Ok(())
    }
}
