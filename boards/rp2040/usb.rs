//! The USB plug as a serial line: lines in, text out. What they mean is the console's affair.

use durbar::shell::console::{Line, Reader};
use embassy_futures::join::join3;
use embassy_rp::{
    Peri, bind_interrupts,
    peripherals::USB,
    usb::{Driver, InterruptHandler},
};
use embassy_sync::{
    blocking_mutex::raw::ThreadModeRawMutex, channel::Channel, pipe::Pipe, signal::Signal,
};
use embassy_usb::{
    Builder, Config,
    class::cdc_acm::{CdcAcmClass, State},
};

bind_interrupts!(
    struct Irqs {
        USBCTRL_IRQ => InterruptHandler<USB>;
    }
);

/// Bytes of a packet: the most that the line's full speed has.
const PACKET: usize = 64;

/// The line that waits for an answer. Meanwhile nothing more is read, and the other end waits.
static ASKED: Channel<ThreadModeRawMutex, Line, 1> = Channel::new();
/// Text on its way out.
static SAID: Pipe<ThreadModeRawMutex, 256> = Pipe::new();
/// The first picture is out: now there is time for the plug.
static BEGIN: Signal<ThreadModeRawMutex, ()> = Signal::new();

/// Waits for a line.
pub async fn asked() -> Line {
    BEGIN.signal(());
    ASKED.receive().await
}

/// Sends a text; waits for room for as long as the other end takes nothing. Of a text that is given up nothing is left to
/// stand before the next one.
pub async fn answer(text: &str) {
    let sending = Sending;
    SAID.write_all(text.as_bytes()).await;
    core::mem::forget(sending);
}

/// A text on its way; dropped, it is given up.
struct Sending;

impl Drop for Sending {
    fn drop(&mut self) {
        SAID.clear();
    }
}

/// Serves the plug, from the first picture on.
#[embassy_executor::task]
pub async fn serve(usb: Peri<'static, USB>) {
    BEGIN.wait().await;
    let mut config = Config::new(0x2E8A, 0x000A);
    config.manufacturer = Some("Durbar");
    config.product = Some("Durbar");
    config.serial_number = None;
    let (mut descriptors, mut control) = ([0; 96], [0; PACKET]);
    let mut state = State::new();
    let driver = Driver::new(usb, Irqs);
    let mut builder = Builder::new(
        driver,
        config,
        &mut descriptors,
        &mut [],
        &mut [],
        &mut control,
    );
    let class = CdcAcmClass::new(&mut builder, &mut state, PACKET as u16);
    let mut device = builder.build();
    let (mut sender, mut receiver) = class.split();
    let hear = async {
        loop {
            receiver.wait_connection().await;
            let mut reader = Reader::default();
            let mut packet = [0; PACKET];
            while let Ok(length) = receiver.read_packet(&mut packet).await {
                for &byte in packet.iter().take(length) {
                    if let Some(line) = reader.feed(byte) {
                        ASKED.send(line).await;
                    }
                }
            }
        }
    };
    let say = async {
        loop {
            sender.wait_connection().await;
            let mut packet = [0; PACKET];
            loop {
                // Shorter than a packet can be: then each one is the end of what was sent, and nothing waits for more.
                let length = SAID.read(&mut packet[..PACKET - 1]).await;
                let said = packet.get(..length).unwrap_or_default();
                if sender.write_packet(said).await.is_err() {
                    break;
                }
            }
        }
    };
    join3(device.run(), hear, say).await;
}
