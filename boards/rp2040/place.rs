//! Places in memory for what is too large for the stack, and is made where it stays.
//!
//! Such a place belongs into `.uninit`, which the start leaves alone: it would clear 88 KiB in vain, at the slow clock of the
//! ring oscillator, before the panel can even be reset. It does not know what it holds.

use core::{cell::UnsafeCell, mem::MaybeUninit};

/// A place for one thing.
pub struct Place<T>(UnsafeCell<MaybeUninit<T>>);

// SAFETY: `fill` is called once, says its contract, and nothing else touches the place.
unsafe impl<T> Sync for Place<T> {}

impl<T> Place<T> {
    /// A place at which anything may lie.
    pub const fn new() -> Self {
        Self(UnsafeCell::new(MaybeUninit::uninit()))
    }

    /// Makes the thing where it stays.
    ///
    /// # Safety
    ///
    /// It is called at most once for a place.
    #[inline(always)]
    #[expect(
        clippy::mut_from_ref,
        reason = "it is the only reference there ever is, by the contract"
    )]
    pub unsafe fn fill(&'static self, make: impl FnOnce() -> T) -> &'static mut T {
        // SAFETY: no other reference was ever made, by the contract above.
        let place = unsafe { &mut *self.0.get() };
        place.write(make())
    }
}
