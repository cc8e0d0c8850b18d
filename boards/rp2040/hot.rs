//! The code that lies in RAM and comes there late: `memory.x` says what it is, and why.
//!
//! It does not know what the code does. Nothing of it may be called before it is loaded.

use core::ptr;
use cortex_m::asm;

unsafe extern "C" {
    static mut __hot_start: u32;
    static __hot_end: u32;
    static __hot_source: u32;
}

/// Copies the code from the flash to where it is run.
pub fn load() {
    // SAFETY: the linker lays the three out as whole words, source and place apart from each other, and nobody else ever
    // takes a reference to either.
    unsafe {
        let start = &raw mut __hot_start;
        let words = (&raw const __hot_end).offset_from_unsigned(start.cast_const());
        ptr::copy_nonoverlapping(&raw const __hot_source, start, words);
    }
    // What is called next was just written.
    asm::dsb();
    asm::isb();
}
