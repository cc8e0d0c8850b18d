//! Osiris, a game of priests and gods on a pyramid for 2 to 4 players.
//!
//! Section numbers (§) are those of the printed rules, numbered rulings those of the reconstruction. Where both are silent,
//! this is how we play:
//! - The first step of a turn chooses the priest; nobody chooses a priest that cannot take a step.
//! - The move ends by itself when no stone is left, or when the last single stone can neither move the priest nor find an
//!   empty field. With two stones left there is always a step: the one back.
//! - A city that rebels sows its seven stones at once, before the stones in hand go on; so chains happen in the middle of a
//!   sowing. A city that has seven or more by lifted or resting stones rebels only when it next receives one by
//!   sowing, and each stone received makes it rebel once at most.
//! - The winner of a fight decides on the exchange, then the loser looks, always, even if both knew both gods before. The
//!   beaten priest is at home by then.
//! - A full round of passes are as many passes one after the other as there are players, whoever was the first; a way out
//!   is a move. The last one who passes may still move a follower, then the game ends. So does the last turn of
//!   round 100.
//! - After the winner of a tie in turn order come the others in the same order: there are no shared places then.
//! - When the game is over, all discs are turned up.
//! - Undo is not a rule: steps, blockades and followers may be taken back as long as nobody else has decided and nothing
//!   came to light. A fight, an exchange and a look may not.
//!
//! The game does not know screens, texts of other languages, or how it is saved.

pub mod action;
mod arrange;
mod books;
pub mod data;
mod facts;
mod knowledge;
mod legal;
mod notation;
pub mod place;
mod rules;
mod score;
pub mod sowing;
pub mod state;
pub mod view;
mod weights;
mod worth;

use crate::kernel::dice::Dice;
use crate::kernel::game::SetupError;
use crate::kernel::id::Id;
use crate::kernel::seat::{PerSeat, Seat, Seats};
use crate::kernel::verbs::game;
use action::{Action, Crier, Event, Why};
use data::{ALL_GODS, City, DiscSet, FieldSet, God, PerCity, PerColour, PerDisc, STONES_EACH};
use place::Place;
use state::{Followers, Stage, Table};
pub use state::{Options, Osiris};
use view::View;

game! {
    Osiris: "osiris";
    |game, seat, action, _dice, tell| game.carry_out(seat, action, &mut Crier::to(tell))
}

impl Osiris {
    /// The table as it is set up.
    fn new(options: Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError> {
        SetupError::unless(2..=4, seats)?;
        // §4: the discs are shuffled face down; one comes under each priest and one under the tip.
        let mut gods = [God::Amun; God::COUNT];
        for (place, god) in gods.iter_mut().zip(God::all()) {
            *place = god;
        }
        dice.shuffle(&mut gods);
        let mut game = Self {
            table: Table {
                options,
                seats,
                active: Seat::One,
                stage: Stage::Placing,
                round: 0,
                passes: 0,
                priests: PerCity::filled(Place::SUMMIT),
                stones: PerCity::filled(0),
                blockades: FieldSet::from_bits(0),
                followers: PerColour::filled(Followers::default()),
                looked: PerSeat::filled(DiscSet::from_bits(0)),
            },
            gods: PerDisc::new(gods),
            possible: PerSeat::filled(PerDisc::filled(ALL_GODS)),
        };
        for city in City::all() {
            game.table.priests[city] = Place::city(city);
            if game.table.in_play(city) {
                game.table.stones[city] = STONES_EACH;
            }
        }
        game.begin_knowing();
        Ok(game)
    }
}
