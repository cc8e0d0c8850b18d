mod flow;
pub mod keys;
pub mod pictures;
mod played;
mod sentences;
mod words;
