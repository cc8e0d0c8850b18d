//! Computer players: one search for all games, over what a game says its positions are worth.
//!
//! A player who thinks is handed imagined positions, which only `resample` makes, and never the real one: it cannot know
//! what its seat does not see. It thinks in slices that are counted in positions, never in time, so that the same
//! decision comes out on every machine, however it is sliced. It knows integers and a fixed memory; it does not know
//! screens, saves, or how long anything takes.

mod beam;
mod funnel;
mod ground;
mod imagined;
mod level;
mod line;
mod reason;
mod replies;
mod request;
mod round;
mod thinker;
mod value;

pub use ground::Field;
pub use imagined::{Imagined, imagine};
pub use level::{Level, Skill};
pub use line::Code;
pub use reason::{REASONS, Reason, Reasons};
pub use request::{DEPUTY, Misplayed, ask, heard, imagined, introduce, part, read_answer, request};
pub use thinker::{SAMPLES, Thinker, seed_of, turn_is_over};
pub use value::value;
