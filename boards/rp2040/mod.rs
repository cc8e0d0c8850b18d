//! What boards with an RP2040 share: the drivers behind the ports. No pin is named here.

mod about;
mod chance;
pub mod crash;
mod deals;
mod flash;
pub mod hot;
mod keys;
mod light;
mod panel;
pub mod place;
pub mod usb;

pub use chance::chance;
pub use deals::deals;
pub use flash::Saves;
pub use keys::{Contact, Queue, watch};
pub use light::{Light, Tone};
pub use panel::{Mounting, St7789};

use super::chosen::CRYSTAL;
use durbar::{shell::ports::Clock, ui::time::Timestamp};
use embassy_rp::{
    Peri, Peripherals, bind_interrupts, config::Config, dma, peripherals, watchdog::Watchdog,
};
use embassy_time::{Duration, Instant, Timer};

bind_interrupts!(
    /// The interrupts that the drivers answer.
    pub struct Irqs {
        DMA_IRQ_0 => dma::InterruptHandler<peripherals::DMA_CH0>;
    }
);

/// Starts the chip's clocks: the crystal's first, which is given the time that its board asks for.
pub fn start() -> Peripherals {
    let mut config = Config::default();
    if let Some(crystal) = &mut config.clocks.xosc {
        crystal.delay_multiplier = CRYSTAL;
    }
    embassy_rp::init(config)
}

/// The chip's timer as the clock.
pub struct Timekeeper;

impl Clock for Timekeeper {
    fn now(&self) -> Timestamp {
        Timestamp::from_micros(Instant::now().as_micros())
    }

    async fn until(&mut self, moment: Timestamp) {
        Timer::at(Instant::from_micros(moment.micros())).await;
    }
}

/// How long the firmware may stay silent before the watchdog restarts the chip: longer than the slowest erase
/// of a flash sector by far.
const PATIENCE: Duration = Duration::from_secs(6);

/// Feeds the watchdog. It shares the executor with everything else, so that whatever blocks the executor starves it.
#[embassy_executor::task]
pub async fn guard(watchdog: Peri<'static, peripherals::WATCHDOG>) {
    let mut watchdog = Watchdog::new(watchdog);
    watchdog.pause_on_debug(true);
    watchdog.start(PATIENCE);
    loop {
        Timer::after(PATIENCE / 3).await;
        watchdog.feed(PATIENCE);
    }
}
