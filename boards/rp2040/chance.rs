//! Chance: the bits of the ring oscillator, which runs as warm and as fast as it happens to.

use embassy_rp::clocks::RoscRng;

/// Words that are mixed into one. The processor asks some times during each beat of the oscillator, and bits that follow
/// each other are much alike: so many more are taken than are needed.
const WORDS: usize = 32;

/// Bits that nobody can know before.
pub fn chance() -> u64 {
    let mut oscillator = RoscRng;
    (0..WORDS).fold(0, |mixed: u64, _| {
        let stirred = mixed ^ oscillator.next_u64();
        stirred.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
    })
}
