//! The panel: an ST7789 with 240 by 240 pixels or more, fed by DMA.

use core::ops::Range;

use durbar::{
    shell::ports::Panel,
    ui::{
        canvas::{Canvas, LANES, SIDE},
        ink::{Ink, Palette},
        rows::{Changes, Patch, STRIP},
    },
};
use embassy_futures::{
    join::join,
    select::{Either, select},
};
use embassy_rp::{
    gpio::{Input, Output},
    spi::{Async, Config, Instance, Phase, Polarity, Spi},
};
use embassy_time::{Duration, Instant, Timer};

use super::Light;

/// The fastest that the chip's SPI goes at its stock clock; the panel takes it.
const HERTZ: u32 = 62_500_000;
/// After a reset the panel must be left alone for so long before it is woken.
const RESET: Duration = Duration::from_millis(120);
/// And so long after it was woken.
const WAKE: Duration = Duration::from_millis(5);
/// So long after it was put to sleep it may not be woken, nor put to sleep so long after it was woken.
const SLEEP: Duration = Duration::from_millis(120);
/// Two refreshes at the slowest rate: a tearing signal that is high for so long says nothing.
const TEARING: Duration = Duration::from_millis(50);

/// Pairs of pixels in a row.
const ROW: usize = SIDE / 2;

/// Pairs of pixels in the panel's own format, two bytes a pixel. Aligned, so that a pair is copied in one piece.
#[repr(align(4))]
struct Pairs<const N: usize>([[u8; 4]; N]);

// Commands of the ST7789, by the names in its data sheet.
const SLPIN: u8 = 0x10;
const SLPOUT: u8 = 0x11;
const INVON: u8 = 0x21;
const DISPOFF: u8 = 0x28;
const DISPON: u8 = 0x29;
const CASET: u8 = 0x2A;
const RASET: u8 = 0x2B;
const RAMWR: u8 = 0x2C;
const TEON: u8 = 0x35;
const MADCTL: u8 = 0x36;
const COLMOD: u8 = 0x3A;
const PORCTRL: u8 = 0xB2;
const GCTRL: u8 = 0xB7;
const VCOMS: u8 = 0xBB;
const LCMCTRL: u8 = 0xC0;
const VDVVRHEN: u8 = 0xC2;
const VRHS: u8 = 0xC3;
const VDVS: u8 = 0xC4;
const FRCTRL2: u8 = 0xC6;
const PWCTRL1: u8 = 0xD0;
const PVGAMCTRL: u8 = 0xE0;
const NVGAMCTRL: u8 = 0xE1;

/// How a panel is built into its board.
pub struct Mounting {
    /// The order in which its memory is filled, so that the picture stands upright.
    pub order: u8,
    /// The refresh rate, as FRCTRL2 codes it.
    pub refresh: u8,
    /// Whether the clock on the wire rests high, and data is taken as it rises again; else it rests low.
    pub rests_high: bool,
    /// Columns of the glass on each side of the picture, which stay black.
    pub beside: u16,
}

/// What the panel does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// It was reset, and knows nothing.
    Reset,
    /// It shows its memory.
    Awake,
    /// It shows nothing, and keeps its memory and how it was set up.
    Asleep,
}

/// The panel and everything wired to it.
pub struct St7789<T: Instance + 'static> {
    bus: Bus<T>,
    reset: Output<'static>,
    tearing: Option<Input<'static>>,
    light: Option<Light>,
    mounting: Mounting,
    state: State,
    /// When the panel may change its state.
    ready_at: Instant,
    /// The bytes on the wire for each pair of pixels, made from the palette.
    pairs: Pairs<256>,
    palette: Option<Palette>,
    strips: [Pairs<{ STRIP * ROW }>; 2],
}

impl<T: Instance> St7789<T> {
    /// Takes the pins and resets the panel. It wakes with the first picture, so that painting goes on meanwhile.
    pub fn new(
        mut spi: Spi<'static, T, Async>,
        select: Output<'static>,
        data: Output<'static>,
        mut reset: Output<'static>,
        tearing: Option<Input<'static>>,
        light: Option<Light>,
        mounting: Mounting,
    ) -> Self {
        let mut config = Config::default();
        config.frequency = HERTZ;
        if mounting.rests_high {
            config.polarity = Polarity::IdleHigh;
            config.phase = Phase::CaptureOnSecondTransition;
        }
        spi.set_config(&config);
        reset.set_low();
        // The data sheet asks for 10 microseconds.
        cortex_m::asm::delay(125 * 20);
        reset.set_high();
        Self {
            bus: Bus {
                spi,
                select,
                data,
                left: mounting.beside,
            },
            reset,
            tearing,
            light,
            mounting,
            state: State::Reset,
            ready_at: Instant::now() + RESET,
            pairs: Pairs([[0; 4]; 256]),
            palette: None,
            strips: [const { Pairs([[0; 4]; STRIP * ROW]) }; 2],
        }
    }

    /// Wakes the panel, and sets it up if it was reset; it shows nothing yet.
    async fn wake(&mut self) {
        Timer::at(self.ready_at).await;
        self.bus.command(SLPOUT, &[]).await;
        self.ready_at = Instant::now() + SLEEP;
        Timer::after(WAKE).await;
        if self.state == State::Reset {
            self.set_up().await;
        }
    }

    /// Sets the panel up.
    async fn set_up(&mut self) {
        let bus = &mut self.bus;
        bus.command(MADCTL, &[self.mounting.order]).await;
        bus.command(COLMOD, &[0x55]).await;
        bus.command(PORCTRL, &[0x0C, 0x0C, 0x00, 0x33, 0x33]).await;
        bus.command(GCTRL, &[0x14]).await;
        bus.command(VCOMS, &[0x37]).await;
        bus.command(LCMCTRL, &[0x2C]).await;
        bus.command(VDVVRHEN, &[0x01]).await;
        bus.command(VRHS, &[0x12]).await;
        bus.command(VDVS, &[0x20]).await;
        bus.command(FRCTRL2, &[self.mounting.refresh]).await;
        bus.command(PWCTRL1, &[0xA4, 0xA1]).await;
        let positive = [
            0xD0, 0x08, 0x11, 0x08, 0x0C, 0x15, 0x39, 0x33, 0x50, 0x36, 0x13, 0x14, 0x29, 0x2D,
        ];
        bus.command(PVGAMCTRL, &positive).await;
        let negative = [
            0xD0, 0x08, 0x10, 0x08, 0x06, 0x06, 0x39, 0x44, 0x51, 0x0B, 0x16, 0x14, 0x2F, 0x31,
        ];
        bus.command(NVGAMCTRL, &negative).await;
        bus.command(INVON, &[]).await;
        if self.tearing.is_some() {
            bus.command(TEON, &[0]).await;
        }
        if self.mounting.beside > 0 {
            self.blacken_sides().await;
        }
    }

    /// Blackens what of the glass is beside the picture. No picture has been made yet: the strips are black.
    async fn blacken_sides(&mut self) {
        let beside = self.mounting.beside;
        let [strip, _] = &self.strips;
        for left in [0, beside + SIDE as u16] {
            self.bus.window(left, beside, 0).await;
            let mut pairs = usize::from(beside) * ROW;
            while let Some(part) = strip.0.get(..pairs.min(strip.0.len()))
                && !part.is_empty()
            {
                let _ = self.bus.spi.write(part.as_flattened()).await;
                pairs -= part.len();
            }
            self.bus.release();
        }
    }

    /// Waits out the panel's pause between two refreshes, in which the signal is high.
    ///
    /// The panel refreshes a row in 49 microseconds, and a row takes 61 to travel. A picture that begins after the
    /// refresh has begun therefore falls behind it and is shown whole by the next one; one that begins in the pause is
    /// overtaken, and torn. Of the time of a refresh, 16.9 ms, the pause is 1.2: that is the longest wait. Whoever begins
    /// within 1.8 ms before the pause is overtaken far below, where the next refresh comes round: one whole picture in
    /// nine. To wait for the beginning of a refresh instead would cost each picture 8 ms, and the slowest 17.
    async fn avoid_tearing(&mut self) {
        let Some(tearing) = &mut self.tearing else {
            return;
        };
        if tearing.is_low() {
            return;
        }
        if let Either::Second(()) = select(tearing.wait_for_low(), Timer::after(TEARING)).await {
            defmt::warn!("the panel's tearing signal does not pulse; pictures go without it");
            self.tearing = None;
        }
    }

    /// Makes the table of pairs for a palette.
    fn learn(&mut self, palette: &Palette) {
        if self.palette == Some(*palette) {
            return;
        }
        self.palette = Some(*palette);
        for (both, pair) in self.pairs.0.iter_mut().enumerate() {
            let ink = |number: usize| Ink::ALL.get(number & 0xF).copied().unwrap_or(Ink::Night);
            let [left, right] =
                [ink(both), ink(both >> 4)].map(|ink| palette.colour(ink).rgb565().to_be_bytes());
            *pair = [left[0], left[1], right[0], right[1]];
        }
    }
}

impl<T: Instance> Panel for St7789<T> {
    async fn show(&mut self, canvas: &Canvas, palette: &Palette, changes: Changes<'_>) {
        self.learn(palette);
        if self.state == State::Awake {
            self.avoid_tearing().await;
        } else {
            self.wake().await;
        }
        let mut changes = changes;
        let mut expand = |strip: &mut Pairs<{ STRIP * ROW }>| {
            let patch = changes.next()?;
            let length = expand(canvas, &patch, &self.pairs, strip);
            Some((patch, length))
        };
        let [mut sent, mut made] = self.strips.each_mut();
        let mut strip = expand(sent);
        // Where the panel goes on writing: the columns of its window, and the row that it would write next.
        let mut open = None;
        while let Some((Patch { rows, words }, length)) = strip {
            if open != Some((words.clone(), rows.start)) {
                self.bus.release();
                self.bus.patch(words.clone(), rows.start as u8).await;
            }
            open = Some((words, rows.end));
            // While one strip travels, the next is found and made.
            let pairs = sent.0.get(..length).unwrap_or_default();
            let travel = self.bus.spi.write(pairs.as_flattened());
            (_, strip) = join(travel, async { expand(made) }).await;
            (sent, made) = (made, sent);
        }
        self.bus.release();
        if self.state != State::Awake {
            self.state = State::Awake;
            self.bus.command(DISPON, &[]).await;
        }
    }

    async fn sleep(&mut self) {
        if self.state == State::Awake {
            self.state = State::Asleep;
            Timer::at(self.ready_at).await;
            self.bus.command(DISPOFF, &[]).await;
            self.bus.command(SLPIN, &[]).await;
            self.ready_at = Instant::now() + SLEEP;
        }
    }

    fn light(&mut self, percent: u8) {
        if let Some(light) = &mut self.light {
            light.set(percent, 100);
        }
    }
}

impl<T: Instance> Drop for St7789<T> {
    fn drop(&mut self) {
        self.reset.set_low();
    }
}

/// Turns a patch of the canvas into pairs for the panel; answers how many.
#[inline(never)]
#[expect(
    clippy::indexing_slicing,
    reason = "a byte has as many values as the table has pairs"
)]
fn expand(
    canvas: &Canvas,
    patch: &Patch,
    pairs: &Pairs<256>,
    strip: &mut Pairs<{ STRIP * ROW }>,
) -> usize {
    let rows = canvas.rows().get(patch.rows.clone()).unwrap_or_default();
    let wide = patch.words.len() * (LANES / 2);
    for (row, made) in rows.iter().zip(strip.0.chunks_exact_mut(wide.max(1))) {
        let words = row.get(patch.words.clone()).unwrap_or_default();
        for (word, four) in words.iter().zip(made.as_chunks_mut::<4>().0) {
            let [a, b, c, d] = word.to_le_bytes();
            *four = [
                pairs.0[usize::from(a)],
                pairs.0[usize::from(b)],
                pairs.0[usize::from(c)],
                pairs.0[usize::from(d)],
            ];
        }
    }
    rows.len() * wide
}

/// The wires to the panel.
struct Bus<T: Instance + 'static> {
    spi: Spi<'static, T, Async>,
    select: Output<'static>,
    data: Output<'static>,
    /// The column of the glass at which the picture begins.
    left: u16,
}

impl<T: Instance> Bus<T> {
    /// Sends a command with its parameters.
    async fn command(&mut self, command: u8, parameters: &[u8]) {
        self.begin(command).await;
        // A few bytes: the DMA would take longer to set up than they take to send.
        let _ = self.spi.blocking_write(parameters);
        self.release();
    }

    /// Begins to write these words of the picture's rows, from this row on; `release` ends it.
    async fn patch(&mut self, words: Range<usize>, first: u8) {
        let left = self.left + (words.start * LANES) as u16;
        self.window(left, (words.len() * LANES) as u16, first).await;
    }

    /// Begins to write so many columns of the glass, from this row on.
    async fn window(&mut self, left: u16, columns: u16, first: u8) {
        const LAST: u8 = (SIDE - 1) as u8;
        let [a, b] = left.to_be_bytes();
        let [c, d] = (left + columns - 1).to_be_bytes();
        self.command(CASET, &[a, b, c, d]).await;
        self.command(RASET, &[0, first, 0, LAST]).await;
        self.begin(RAMWR).await;
    }

    async fn begin(&mut self, command: u8) {
        self.select.set_low();
        self.data.set_low();
        let _ = self.spi.blocking_write(&[command]);
        self.data.set_high();
    }

    fn release(&mut self) {
        self.select.set_high();
    }
}
