//! What picotool tells of an image, also of one that is on a board: name, version, board, description.
//!
//! memory.x puts the header where it is looked for.

use embassy_rp::binary_info::{self, EntryAddr};

/// The name of the chosen board, as ./firmware calls it.
#[cfg(feature = "picopad")]
const BOARD: &core::ffi::CStr = c"picopad";
#[cfg(feature = "picosystem")]
const BOARD: &core::ffi::CStr = c"picosystem";
#[cfg(feature = "waveshare-lcd-1-3")]
const BOARD: &core::ffi::CStr = c"waveshare-lcd-1-3";

#[unsafe(link_section = ".bi_entries")]
#[used]
static ENTRIES: [EntryAddr; 5] = [
    binary_info::rp_program_name!(c"Durbar"),
    binary_info::rp_cargo_version!(),
    binary_info::rp_pico_board!(BOARD),
    binary_info::env!(
        binary_info::consts::TAG_RASPBERRY_PI,
        binary_info::consts::ID_RP_PROGRAM_DESCRIPTION,
        "CARGO_PKG_DESCRIPTION"
    ),
    binary_info::rp_program_build_attribute!(),
];
