//! Maharaja, a game of statues in India for 2 to 4 players, and for one against Brahmabot.
//!
//! Pages are those of the printed rules; rulings 1 to 16 are those that came with the reconstructed board. Where both are
//! silent, this is how we play:
//! - 17: Brahmabot's last shrine. If he needs more new shrines for a way than he has on the tableau and in cities, he builds
//!   none of them and stays. The coin of his last step comes even if no shrine is left to build or to move.
//! - 18: Payable and reachable (ruling 4) mean the coins and shrines in hand now; what an ability could still bring does not
//!   count. The start is the only place from which a city may be out of reach.
//! - 19: An action of two parts that was begun is finished, or its rest left by saying so, before another begins or a marker
//!   is spent. Ending the turn leaves it too.
//! - 20: An ability that could bring nothing (an empty supply, no marker left) cannot be used, and so is not used up.
//! - 21: Whether a reward tile comes twice is settled when it is chosen: a Maharani marker laid on character 16 by the tile
//!   itself does not double it. What a tile lets one do (pay a coin, build the shrine, lay a marker) may be left.
//! - 22: Who has the same ability by his tile and by a Maharani marker, and uses it, sends the marker home; so do two
//!   markers of one player on one character.
//! - 23: Brahmabot's character can only be taken if he finds another, on display or in the stack.
//! - 24: A score may fall below 0 (supply loss).
//! - 25: For the order "second with the smallest gap" an outer statue counts 2, with every special rule.
//! - 26, since revision 2 of the rules; a match of revision 1 is finished without it: who lays a marker back carries the
//!   action out (page 7), so a marker is not spent on an action that no journey could make possible now: without the
//!   coins for the least of it, without a statue or a shrine to build, with an empty supply. What another action or an
//!   ability could still bring comes first. Where the priest stands is not asked, for he may travel inside the action.
//!   A flag can always be moved; which one cannot is told when it is chosen.
//! - Plans are made in seat order, so that the order tells nothing.
//! - Undo is not a rule: it is possible as long as nobody else has decided and nothing came to light.
//!
//! The game does not know screens, texts of other languages, or how it is saved.

pub mod action;
mod arrange;
mod books;
mod brahmabot;
pub mod cost;
pub mod data;
pub mod event;
mod facts;
mod legal;
mod notation;
mod opening;
pub mod pile;
mod reward;
mod round;
mod rules;
pub mod score;
pub mod state;
pub mod tiles;
pub mod view;
mod weights;
mod why;
mod worth;

use crate::kernel::play::Match;
use crate::kernel::verbs::game;
use action::{Action, Why};
use event::Event;
use state::{BRAHMABOT, Table};
pub use state::{Maharaja, Options};
use view::View;

// A match is three states, and where in the journal they stand.
const _: () = assert!(size_of::<Match<Maharaja>>() <= 1024);

game! {
    Maharaja: "maharaja" revision 2 with automa BRAHMABOT;
    |game, seat, action, dice, tell| game.carry_out(seat, action, dice, tell)
}
