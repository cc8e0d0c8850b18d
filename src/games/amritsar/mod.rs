//! Amritsar, a game of workers and donations round the Golden Temple, for 2 to 4 players, and for one against the Maharaja.
//!
//! Sections are those of the printed rules; numbers and rulings on them came with the reconstructed box (`data`). Where
//! all of these are silent, this is how we play:
//! - A mahout action won by a step beyond Development bars that step for its own mahout only; S03, laid by an
//!   upgrade inside of it, may step Development again, for there is only one S03.
//! - S13 is offered before the elephant moves, before workers are taken, between actions and in phase 3.
//! - A swap, a bought and a sold kind are remembered for the own turn; the ban on trades starts afresh with each follow-up.
//! - Incomes of one player come in the order Development, Resources, Economy.
//! - A follow-up is asked about only if it would change something; the point for it comes when it is taken.
//! - In "1 coin and market" the coin comes before the first trade or after the market, never between; who takes it
//!   first may then leave the market without a trade.
//! - Goal upgrade: the place is chosen openly, then the goal in secret.
//! - A zone's three tiles lie in no order.
//! - Undo is not a rule: it is possible as long as nobody else has decided and the goals have not come to light.
//!
//! The game does not know screens, texts of other languages, or how it is saved.

pub mod action;
mod arrange;
mod books;
pub mod data;
mod effect;
pub mod event;
mod facts;
pub mod ids;
mod lead;
mod legal;
mod notation;
mod opening;
pub mod pending;
pub mod possible;
mod round;
mod rules;
pub mod score;
pub mod solo;
pub mod state;
pub mod view;
mod weights;
mod why;
mod worth;

use crate::kernel::play::Match;
use crate::kernel::verbs::game;
use action::{Action, Why};
use event::{Crier, Event};
pub use state::{Amritsar, Options};
use state::{MAHARAJA, Table};
use view::View;

// A match is three states, and where in the journal they stand: the largest of all games.
const _: () = assert!(size_of::<Match<Amritsar>>() <= 3 * 512 + 128);

game! {
    Amritsar: "amritsar" with automa MAHARAJA;
    |game, seat, action, _dice, tell| game.carry_out(seat, action, &mut Crier::to(tell))
}
