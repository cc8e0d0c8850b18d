mod flow;
pub mod keys;
mod lesson;
pub mod pictures;
mod played;
mod sentences;
mod words;
