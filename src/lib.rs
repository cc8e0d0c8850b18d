//! Durbar, a pocket game table.
//!
//! All logic lives in this library: rules, screens, texts, saves. It runs unchanged on the handheld and on a PC, so it
//! knows neither: no `std`, no allocation, no `static`, no chip.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

pub mod app;
pub mod bots;
pub mod faces;
pub mod games;
pub mod kernel;
pub mod parts;
pub mod shell;
pub mod store;
pub mod ui;
pub mod words;
