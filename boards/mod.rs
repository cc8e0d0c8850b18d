//! The machines that Durbar runs on, one file each: pins and facts of a machine stand there and nowhere else.
//!
//! A handheld is chosen by the feature of its name, `picosystem` or `waveshare-lcd-1-3`. Built for a PC, the board is
//! the PC, and the features mean nothing.

// A PC knows every board's facts, for pictures; a device only its own.
#[cfg(any(not(target_os = "none"), feature = "picosystem"))]
pub mod picosystem;
#[cfg(any(not(target_os = "none"), feature = "waveshare-lcd-1-3"))]
pub mod waveshare_lcd_1_3;

#[cfg(not(target_os = "none"))]
pub mod desktop;

#[cfg(target_os = "none")]
#[allow(
    dead_code,
    unused_imports,
    reason = "a board takes the drivers that it has parts for"
)]
pub mod rp2040;

#[cfg(all(
    target_os = "none",
    not(any(feature = "picosystem", feature = "waveshare-lcd-1-3"))
))]
compile_error!("choose a board: --features picosystem, or --features waveshare-lcd-1-3");

#[cfg(all(
    target_os = "none",
    feature = "picosystem",
    feature = "waveshare-lcd-1-3"
))]
compile_error!("choose ONE board: --features picosystem, or --features waveshare-lcd-1-3");

#[cfg(all(target_os = "none", feature = "waveshare-lcd-1-3"))]
pub use waveshare_lcd_1_3 as chosen;

#[cfg(all(
    target_os = "none",
    feature = "picosystem",
    not(feature = "waveshare-lcd-1-3")
))]
pub use picosystem as chosen;

/// How many bytes of flash are there for saves: the length of the region SAVES in memory.x, which holds for every board.
pub const SAVES: usize = 512 * 1024;
