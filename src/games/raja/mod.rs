//! Raja, a game of palaces in India for 2 to 5 players.
//!
//! Section numbers (§) are those of the printed rules. Where the rules are silent, this is how we play:
//! - Pointers on the same action are one task, and what was done is counted in the way that is best for the player: two
//!   pointers on "palace and house" with one palace and one house built are one action in full and one forgone.
//! - A chip spent on an action that is also planned fills the planned one first; what stays undone is the chip's, and
//!   costs nothing.
//! - Giving up an action early gives up the pointer of which least was done.
//! - Plans are made in seat order, so that the order tells nothing.
//! - Undo is not a rule: a forgone action, a journey or a bid may be taken back as long as nobody else has decided and
//!   nothing came to light. A confirmed plan may not.
//! - With several characters, the variant of §11.3, the auction must be switched on as well.
//! - In a turn, gold from the Trader and the chip from the Yogi are taken even if the player would rather not.
//! - With secret gold, what is paid is paid openly; only the purse is hidden, until the game is over.
//!
//! Since revision 2 of the rules; a match of revision 1 is finished without them:
//! - 21: A short game has at most 8 rounds (§11.1), also when gaps keep the governors below box 8.
//! - 22: The Yogi's chip comes in his turn (§11.2.2), not only at its start: if none is left when the turn begins or the
//!   card is taken, it comes by itself as soon as the player spends a chip, for that one is back in the supply. Nobody
//!   is asked, as with the Trader's gold: a chip in hand never hurts. The Yogi must be held at that moment.
//! - 23: A chip gives a third action (§11.2.3), so what was built before it was spent is none of its. Its "two houses" need
//!   a city house of their own (§7.2): after two city houses for a pointer, the chip allows one village, not two. In
//!   revision 1 the chip was one more pointer, whatever was built before.
//!
//! The game does not know screens, texts of other languages, or how it is saved.

pub mod action;
mod arrange;
mod books;
pub mod cost;
pub mod data;
mod facts;
mod legal;
mod notation;
mod opening;
mod rules;
mod score;
pub mod state;
pub mod tasks;
pub mod view;
mod weights;
mod why;
mod worth;

use crate::kernel::play::Match;
use crate::kernel::verbs::game;
use action::{Action, Event, Why};
pub use state::{Options, Raja};
use view::View;

// A match is three states, and where in the journal they stand.
const _: () = assert!(size_of::<Match<Raja>>() <= 1024);

game! {
    Raja: "raja" revision 2;
    |game, seat, action, _dice, tell| game.carry_out(seat, action, tell)
}
