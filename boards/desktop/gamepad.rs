//! A gamepad, where there is one: its four buttons, its cross and its left stick.
//!
//! Read from Linux's /dev/input/js*, with nothing but files. The usual crate, gilrs, needs the headers of libudev to be
//! built on Linux, and a fresh machine shall build this with Rust alone. The event devices would do as well, but only
//! the joystick devices bring the sticks to one scale without an ioctl, which safe code cannot make. Which button has
//! which number is not told by the device file; it follows from what the kernel lists in /sys, in the order that its
//! joydev driver goes through it. On other systems no gamepad is read: there it would take a library and unsafe code.
//!
//! Buttons go by the names of the kernel's gamepads, whose first one confirms everywhere. Does not know the window.

use std::{
    collections::HashSet,
    fs::{self, File},
    io::Read as _,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use durbar::ui::key::{Key, KeySet};

/// How long a gamepad may be there before it is noticed.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// How far a stick must lean, of 32767.
const LEAN: u16 = 16_384;

/// The kernel's codes, from its input-event-codes.h.
const BUTTONS: [(usize, Key); 8] = [
    (0x130, Key::A),
    (0x131, Key::B),
    (0x133, Key::X),
    (0x134, Key::Y),
    (0x220, Key::Up),
    (0x221, Key::Down),
    (0x222, Key::Left),
    (0x223, Key::Right),
];
/// The left stick and the cross, across and down.
const AXES: [(usize, [Key; 2]); 4] = [
    (0x00, [Key::Left, Key::Right]),
    (0x01, [Key::Up, Key::Down]),
    (0x10, [Key::Left, Key::Right]),
    (0x11, [Key::Up, Key::Down]),
];
/// Without this button it is no gamepad: a sensor of motion, say, which would steer with every tilt of the table.
const FIRST_BUTTON: usize = 0x130;

/// Calls `tell` in threads of its own, with a gamepad's number and the keys that are down on it, whenever they change.
/// Gamepads may come and go.
pub fn watch(tell: impl Fn(u32, KeySet) + Send + Sync + 'static) {
    if cfg!(target_os = "linux") {
        let tell = Arc::new(tell);
        // Without a thread there are no gamepads, and everything else goes on.
        let _ = thread::Builder::new()
            .name("gamepads".into())
            .spawn(move || look_for_them(&tell));
    }
}

fn look_for_them<T: Fn(u32, KeySet) + Send + Sync + 'static>(tell: &Arc<T>) {
    let known: Arc<Mutex<HashSet<u32>>> = Arc::default();
    loop {
        let names = fs::read_dir("/dev/input").into_iter().flatten().flatten();
        let numbers = names.filter_map(|entry| {
            let name = entry.file_name();
            name.to_str()?.strip_prefix("js")?.parse::<u32>().ok()
        });
        for number in numbers {
            let mut open = known.lock().unwrap_or_else(PoisonError::into_inner);
            if !open.insert(number) {
                continue;
            }
            drop(open);
            let (known, tell) = (known.clone(), tell.clone());
            let _ = thread::Builder::new()
                .name("gamepad".into())
                .spawn(move || {
                    if read(number, &*tell).is_some() {
                        // It is gone, and so are the hands on it.
                        tell(number, KeySet::NONE);
                        let mut open = known.lock().unwrap_or_else(PoisonError::into_inner);
                        open.remove(&number);
                    }
                });
        }
        thread::sleep(LOOK_EVERY);
    }
}

/// Reads a gamepad until it is gone. Nothing when it is none, or must not be read: then it need not be tried again.
fn read(number: u32, tell: &impl Fn(u32, KeySet)) -> Option<()> {
    let listed = |kind: &str| {
        let path = format!("/sys/class/input/js{number}/device/capabilities/{kind}");
        fs::read_to_string(Path::new(&path)).ok()
    };
    let mut pad = Pad::new(&listed("key")?, &listed("abs")?)?;
    let mut device = File::open(format!("/dev/input/js{number}")).ok()?;
    let mut event = [0; 8];
    while device.read_exact(&mut event).is_ok() {
        let before = pad.down();
        pad.take(event);
        if pad.down() != before {
            tell(number, pad.down());
        }
    }
    Some(())
}

/// A gamepad's buttons and axes by the numbers that its events have, and how they stand.
struct Pad {
    buttons: Vec<(Option<Key>, bool)>,
    axes: Vec<(Option<[Key; 2]>, i16)>,
}

impl Pad {
    /// From the kernel's lists of its buttons and axes, if it is a gamepad.
    fn new(keys: &str, axes: &str) -> Option<Self> {
        let (keys, axes) = (bits(keys), bits(axes));
        let has = |list: &[bool], code: usize| list.get(code).copied().unwrap_or(false);
        if !has(&keys, FIRST_BUTTON) {
            return None;
        }
        // The order in which joydev numbers them.
        let codes = (0x120..0x300)
            .chain(0x100..0x120)
            .filter(|&code| has(&keys, code));
        let key = |code| BUTTONS.iter().find(|(of, _)| *of == code);
        let axis = |code| AXES.iter().find(|(of, _)| *of == code);
        Some(Self {
            buttons: codes
                .map(|code| (key(code).map(|(_, key)| *key), false))
                .collect(),
            axes: (0..0x40)
                .filter(|&code| has(&axes, code))
                .map(|code| (axis(code).map(|(_, keys)| *keys), 0))
                .collect(),
        })
    }

    /// Takes an event: four bytes of time, two of value, one of kind, one of number.
    fn take(&mut self, [_, _, _, _, low, high, kind, number]: [u8; 8]) {
        let value = i16::from_le_bytes([low, high]);
        // Bit 7 says that it is how things stood at the beginning, which is as good.
        match kind & 0x7F {
            1 => {
                if let Some((_, down)) = self.buttons.get_mut(usize::from(number)) {
                    *down = value != 0;
                }
            }
            2 => {
                if let Some((_, leans)) = self.axes.get_mut(usize::from(number)) {
                    *leans = value;
                }
            }
            _ => {}
        }
    }

    /// The keys that are down.
    fn down(&self) -> KeySet {
        let buttons = self
            .buttons
            .iter()
            .filter_map(|(key, down)| key.filter(|_| *down));
        let axes = self.axes.iter().filter_map(|(keys, leans)| {
            let [less, more] = (*keys)?;
            let key = if *leans < 0 { less } else { more };
            (leans.unsigned_abs() >= LEAN).then_some(key)
        });
        buttons
            .chain(axes)
            .fold(KeySet::NONE, |down, key| down.with(key, true))
    }
}

/// The kernel's list of bits: words of its own width in hexadecimal, the highest first.
fn bits(list: &str) -> Vec<bool> {
    let words = list
        .split_whitespace()
        .rev()
        .map(|word| usize::from_str_radix(word, 16).unwrap_or(0));
    words
        .flat_map(|word| (0..usize::BITS).map(move |bit| (word >> bit) & 1 == 1))
        .collect()
}

#[cfg(test)]
#[cfg(target_pointer_width = "64")]
mod tests {
    use super::*;

    /// What the kernel lists for a common gamepad: eleven buttons, two sticks, two triggers, a cross.
    const KEYS: &str = "7cdb000000000000 0 0 0 0";
    const ABS: &str = "3003f";

    fn event(kind: u8, number: u8, value: i16) -> [u8; 8] {
        let [low, high] = value.to_le_bytes();
        [9, 9, 9, 9, low, high, kind, number]
    }

    fn down(pad: &Pad) -> Vec<Key> {
        Key::ALL
            .into_iter()
            .filter(|key| pad.down().has(*key))
            .collect()
    }

    #[test]
    fn buttons_and_axes_are_found_by_the_kernels_numbering() {
        let mut pad = Pad::new(KEYS, ABS).expect("a gamepad");
        assert_eq!((pad.buttons.len(), pad.axes.len()), (11, 8));
        for (number, key) in [(0, Key::A), (1, Key::B), (2, Key::X), (3, Key::Y)] {
            pad.take(event(0x81, number, 1));
            assert_eq!(down(&pad), [key]);
            pad.take(event(1, number, 0));
        }
        for (number, value, key) in [
            (0, -32767, Key::Left),
            (1, 20000, Key::Down),
            (6, 32767, Key::Right),
            (7, -32767, Key::Up),
        ] {
            pad.take(event(2, number, value));
            assert_eq!(down(&pad), [key]);
            pad.take(event(2, number, 3000));
            assert_eq!(down(&pad), []);
        }
    }

    #[test]
    fn a_key_is_down_while_stick_or_cross_holds_it() {
        let mut pad = Pad::new(KEYS, ABS).expect("a gamepad");
        pad.take(event(2, 0, -32767));
        pad.take(event(2, 6, -32767));
        pad.take(event(2, 0, 0));
        assert_eq!(down(&pad), [Key::Left]);
        pad.take(event(2, 6, 0));
        pad.take(event(1, 200, 1));
        pad.take(event(3, 0, 1));
        assert_eq!(down(&pad), []);
    }

    #[test]
    fn what_has_no_first_button_is_no_gamepad() {
        assert!(Pad::new("0", "3f").is_none());
        assert!(Pad::new("", "").is_none());
    }
}
