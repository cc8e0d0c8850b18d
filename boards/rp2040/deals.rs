//! Deals that come from outside, and a language: whoever starts the chip anew may leave their numbers in a scratch register of the watchdog,
//! which only the loss of power clears. The page in a browser does so for a link with a deal; a handheld has none.

use durbar::{app::Deals, words::Language};
use embassy_rp::{peripherals::WATCHDOG, watchdog::Watchdog};

/// What stands in the upper half of the register if the lower half tells deals: that of the week, and the one asked for.
const MARK: u16 = 0xDEA1;

/// The deals that were left there; they are taken away, so that the next start finds none.
pub fn deals() -> Deals {
    // SAFETY: the scratch register is nobody else's; whoever feeds the watchdog does not look at it.
    let mut watchdog = Watchdog::new(unsafe { WATCHDOG::steal() });
    let left = watchdog.get_scratch(0);
    if (left >> 16) as u16 != MARK {
        return Deals::default();
    }
    watchdog.set_scratch(0, 0);
    let [asked, week, ..] = left.to_le_bytes();
    // The highest bits of both tell the language, counted from 1; 0 where it is not known.
    let language = usize::from(asked >> 7 | week >> 7 << 1).checked_sub(1);
    let language = language.and_then(|at| Language::ALL.get(at).copied());
    Deals::new(asked & 0x7F, week & 0x7F).speaking(language)
}
