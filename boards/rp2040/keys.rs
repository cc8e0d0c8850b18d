//! Keys between a pin and ground, watched by interrupt.

use durbar::{
    shell::ports::Keys,
    ui::{
        key::{Debounce, Key, KeySet},
        time::Timestamp,
    },
};
use embassy_futures::select::select_array;
use embassy_rp::{
    Peri,
    gpio::{Input, Pin, Pull},
};
use embassy_sync::{blocking_mutex::raw::ThreadModeRawMutex, channel::Channel};
use embassy_time::{Instant, Timer};

/// Changes that nobody has asked for yet. A hand makes a few in the time of one picture; when it is full, the
/// contacts are left alone until there is room, and are then read as they are.
static CHANGES: Channel<ThreadModeRawMutex, KeySet, 8> = Channel::new();

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
pub async fn watch<const N: usize>(mut contacts: [Contact; N]) -> ! {
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
            select_array(opposite).await;
        }
    }
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
}
