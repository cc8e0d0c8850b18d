//! Pixels and keys: the parts every screen is made of.
//!
//! Knows no game, no text of ours, no chip.

pub mod canvas;
pub mod dial;
mod font;
pub mod frame;
pub mod ground;
pub mod ink;
pub mod key;
pub mod list;
pub mod rows;
pub mod shape;
pub mod small;
pub mod sound;
pub mod sprite;
pub mod text;
pub mod time;
