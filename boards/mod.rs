//! The machines that Durbar runs on, one file each: pins and facts of a machine stand there and nowhere else.
//!
//! A handheld is chosen by the feature of its name: `picosystem`, `waveshare-lcd-1-3` or `picopad`. Built for a PC, the
//! board is the PC, and the features mean nothing.

// A PC knows every board's facts, for pictures; a device only its own.
#[cfg(any(not(target_os = "none"), feature = "picopad"))]
pub mod picopad;
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
    not(any(
        feature = "picopad",
        feature = "picosystem",
        feature = "waveshare-lcd-1-3"
    ))
))]
compile_error!("choose a board: --features picosystem, waveshare-lcd-1-3 or picopad");

#[cfg(all(
    target_os = "none",
    any(
        all(feature = "picopad", feature = "picosystem"),
        all(feature = "picopad", feature = "waveshare-lcd-1-3"),
        all(feature = "picosystem", feature = "waveshare-lcd-1-3")
    )
))]
compile_error!("choose ONE board: --features picosystem, waveshare-lcd-1-3 or picopad");

#[cfg(all(target_os = "none", feature = "picopad"))]
pub use picopad as chosen;

#[cfg(all(target_os = "none", feature = "picosystem", not(feature = "picopad")))]
pub use picosystem as chosen;

#[cfg(all(
    target_os = "none",
    feature = "waveshare-lcd-1-3",
    not(any(feature = "picopad", feature = "picosystem"))
))]
pub use waveshare_lcd_1_3 as chosen;

/// How many bytes of flash are there for saves: the length of the region SAVES in memory.x, which holds for every board.
pub const SAVES: usize = 512 * 1024;
