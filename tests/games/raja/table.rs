mod evening;
pub mod flow;
pub mod keys;
mod lesson;
pub mod pictures;
mod played;
mod sentences;
pub mod whys;
mod words;
