//! Keys between a pin and ground, watched by interrupt.

use durbar::{
    shell::ports::Keys,
    ui::{
        key::{Debounce, Key, KeySet},
        time::Timestamp,
    },
};
use embassy_futures::select::{Either, select, select_array};
use embassy_rp::{
    Peri,
    clocks::dormant_sleep,
    gpio::{DormantWakeConfig, Input, Pin, Pull},
};
use embassy_sync::{blocking_mutex::raw::ThreadModeRawMutex, channel::Channel, signal::Signal};
use embassy_time::{Instant, Timer};

/// Changes that nobody has asked for yet. A hand makes a few in the time of one picture; when it is full, the
/// contacts are left alone until there is room, and are then read as they are.
static CHANGES: Channel<ThreadModeRawMutex, KeySet, 8> = Channel::new();

/// Asks whoever watches the contacts to stop the chip, and tells that it goes on, and whether it had stopped. Who asks does
/// nothing else meanwhile: no picture is on its way, and nothing is written.
static REST: Signal<ThreadModeRawMutex, ()> = Signal::new();
static RESTED: Signal<ThreadModeRawMutex, bool> = Signal::new();

/// A pin with a key on it: low while the key is down.
pub struct Contact {
    key: Key,
    pin: Input<'static>,
}

impl Contact {
    /// The key on a pin. Nothing on the boards pulls the pin up, so the chip does.
    pub fn new(key: Key, pin: Peri<'static, impl Pin>) -> Self {
        Self {
            key,
            pin: Input::new(pin, Pull::Up),
        }
    }
}

/// Watches the contacts and queues what the keys do.
///
/// A key that is down from the start on is not told: nobody pressed it to answer a screen that was not there yet.
/// `plug` is high while USB gives power.
pub async fn watch<const N: usize>(mut contacts: [Contact; N], mut plug: Input<'static>) -> ! {
    let mut debounce = Debounce::settled_at(down(&contacts));
    loop {
        let now = Timestamp::from_micros(Instant::now().as_micros());
        if let Some(keys) = debounce.feed(now, down(&contacts)) {
            CHANGES.send(keys).await;
        } else if let Some(moment) = debounce.deaf_until(now) {
            Timer::at(Instant::from_micros(moment.micros())).await;
        } else {
            // Waits for levels, not for edges: a change just before the wait is not missed.
            let opposite = contacts.each_mut().map(async |Contact { pin, .. }| {
                if pin.is_low() {
                    pin.wait_for_high().await
                } else {
                    pin.wait_for_low().await
                }
            });
            let changed = select_array(opposite);
            if let Either::Second(()) = select(changed, REST.wait()).await {
                RESTED.signal(rest(&mut contacts, &mut plug));
            }
        }
    }
}

/// Stops all clocks of the chip until a contact changes or the plug comes; answers whether it did.
///
/// The timer stands still meanwhile, and so does the watchdog, which counts its ticks. Any level that is not the present one
/// wakes: a change just before is not missed, and a key that lies under something in a bag stops nothing.
fn rest<const N: usize>(contacts: &mut [Contact; N], plug: &mut Input<'static>) -> bool {
    if plug.is_high() || !CHANGES.is_empty() {
        return false;
    }
    let _contacts = contacts.each_mut().map(|Contact { pin, .. }| {
        let low = pin.is_low();
        pin.dormant_wake(DormantWakeConfig {
            level_low: !low,
            level_high: low,
            ..DormantWakeConfig::default()
        })
    });
    let _plug = plug.dormant_wake(DormantWakeConfig {
        level_high: true,
        ..DormantWakeConfig::default()
    });
    // The memories are without power for the last moment before and the first after: nothing may interrupt that.
    cortex_m::interrupt::free(|_| dormant_sleep());
    true
}

/// The keys that are down. Two contacts may share a key: it is down while one of them is.
fn down(contacts: &[Contact]) -> KeySet {
    let low = contacts.iter().filter(|contact| contact.pin.is_low());
    low.fold(KeySet::NONE, |keys, contact| keys.with(contact.key, true))
}

/// The queue's other end.
pub struct Queue;

impl Keys for Queue {
    async fn changed(&mut self) -> KeySet {
        CHANGES.receive().await
    }

    async fn rest(&mut self) -> bool {
        REST.signal(());
        RESTED.wait().await
    }
}
