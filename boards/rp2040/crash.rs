//! What happens when the firmware fails: it remembers why, restarts, and the app tells after the restart.
//!
//! A failing machine is no place to paint: interrupts, DMA and panel may be in any state. After the restart they
//! are in order, and the report has stayed in a corner of the RAM that nobody clears.

use core::{panic::PanicInfo, ptr};

// Linked for its side: it carries the log to the debug probe.
use defmt_rtt as _;

use cortex_m_rt::{ExceptionFrame, exception};
use durbar::app::Crash;
use embassy_rp::{
    peripherals::WATCHDOG,
    watchdog::{ResetReason, Watchdog},
};

/// Room for a report, larger than the largest one.
const ROOM: usize = 256;

/// The bytes of a report, and a checksum which the noise after switching on does not have.
#[derive(Clone, Copy)]
#[repr(C)]
struct Note {
    bytes: [u8; ROOM],
    sum: u32,
}

/// Left alone by the start-up code, and by the boot ROM, which uses the uppermost RAM only.
#[unsafe(link_section = ".uninit.crash")]
static mut NOTE: Note = Note {
    bytes: [0; ROOM],
    sum: 0,
};

fn sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, &byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Writes down what happened, for after the restart.
fn remember(crash: &Crash) {
    let mut note = Note {
        bytes: [0; ROOM],
        sum: 0,
    };
    let _ = postcard::to_slice(crash, &mut note.bytes);
    note.sum = sum(&note.bytes);
    // SAFETY: only `remember` and `recall` touch the note; the one runs with interrupts off and never returns to
    // other code, the other before there is any.
    unsafe { ptr::write_volatile(&raw mut NOTE, note) };
}

/// What went wrong before the last restart, once.
pub fn recall() -> Option<Crash> {
    // SAFETY: as above; every pattern of bits is a note.
    let note = unsafe { ptr::read_volatile(&raw const NOTE) };
    unsafe {
        ptr::write_volatile(
            &raw mut NOTE,
            Note {
                bytes: [0; ROOM],
                sum: 0,
            },
        )
    };
    if note.sum == sum(&note.bytes) {
        return postcard::from_bytes(&note.bytes).ok();
    }
    // SAFETY: reads a register that nobody writes.
    let watchdog = Watchdog::new(unsafe { WATCHDOG::steal() });
    // A locked-up core, after a stack overflow for one, cannot write anything down.
    let silent = matches!(watchdog.reset_reason(), Some(ResetReason::TimedOut));
    silent.then(|| {
        Crash::new(
            "The firmware stopped answering: endless work, or too deep a stack",
            "watchdog",
            0,
        )
    })
}

/// Starts the chip anew, peripherals included.
pub fn restart() -> ! {
    // SAFETY: nothing runs after this that could mind.
    Watchdog::new(unsafe { WATCHDOG::steal() }).trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}

#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    cortex_m::interrupt::disable();
    let (file, line) = info
        .location()
        .map_or(("", 0), |place| (place.file(), place.line()));
    defmt::error!(
        "panic at {=str}:{=u32}: {}",
        file,
        line,
        defmt::Display2Format(&info.message())
    );
    remember(&Crash::new(info.message(), file, line));
    restart()
}

#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    cortex_m::interrupt::disable();
    defmt::error!("hard fault at {=u32:#x}", frame.pc());
    let what = format_args!(
        "Hard fault at {:#010x}, called from {:#010x}",
        frame.pc(),
        frame.lr()
    );
    remember(&Crash::new(what, "hardware", 0));
    restart()
}
