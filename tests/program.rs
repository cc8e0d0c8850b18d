//! What stands around the library: the program of the PC, the scripts at the root, and who may import whom.
//!
//! It is one test binary: `cargo test --test program desktop`.
#![allow(missing_docs, reason = "tests are named after the laws they hold")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod architecture;
mod arena;
mod desktop;
mod sample;
#[cfg(unix)]
mod tools;
