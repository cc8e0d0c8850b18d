mod evening;
pub mod flow;
pub mod keys;
mod lesson;
pub mod pictures;
mod played;
mod sentences;
mod whys;
mod words;
