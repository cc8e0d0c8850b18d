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
mod why;

use crate::kernel::choices::Legal;
use crate::kernel::dice::Dice;
use crate::kernel::event::{Audience, Undo};
use crate::kernel::game::{Game, SetupError, Turn};
use crate::kernel::play::Match;
use crate::kernel::seat::{PerSeat, Seat, SeatSet, Seats, Viewer};
use action::{Action, Event, Why};
use data::{CharacterSet, Junction, PURSE, PerCity, PerDial, TrackBox};
use state::{Gold, Rulings, Settlements, Stage, Table};
pub use state::{Options, Raja};
use tasks::Task;
use view::View;

// A match with its journal has its place in the handheld's 264 kB: two states and 2048 lines of 6 bytes.
const _: () = assert!(size_of::<Match<Raja>>() <= 1024);

impl Game for Raja {
    const NAME: &'static str = "raja";
    const RULES: u16 = 2;
    type Options = Options;
    type Action = Action;
    type Why = Why;
    type Event = Event;
    type View = View;

    fn new(options: Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError> {
        if seats.count() < 2 {
            return Err(SetupError::Players { least: 2, most: 5 });
        }
        if options.several && !options.auction {
            // Ruling 20.
            return Err(SetupError::Contradiction(
                "several characters always begin with the auction: switch on \"auction\" as well",
            ));
        }
        // §3.2: the governors are shuffled onto the boxes above the arrow.
        let mut order = [0u8, 1, 2, 3, 4, 5, 6];
        dice.shuffle(&mut order);
        let mut game = Self {
            table: Table {
                options,
                seats,
                stage: Stage::Choosing { seat: Seat::One },
                round: 0,
                last_round: false,
                maharaja: Junction::Start,
                track: PerCity::new(
                    order.map(|position| TrackBox::at(position).unwrap_or_default()),
                ),
                houses: Settlements::none(),
                hand: PerSeat::filled(0),
                quarry: PerSeat::filled(0),
                centre: PerCity::filled(None),
                outer: PerSeat::filled(PerCity::filled(0)),
                palaces_left: PerSeat::filled(0),
                architect: PerSeat::filled(Junction::Start),
                characters: PerSeat::filled(CharacterSet::from_bits(0)),
                free: CharacterSet::from_bits(0),
                chips: PerSeat::filled(0),
                chip_supply: 0,
                played: SeatSet::from_bits(0),
                tasks: PerDial::filled(Task::default()),
                chip: None,
                used: CharacterSet::from_bits(0),
            },
            gold: PerSeat::filled(Gold(0)),
            plans: PerSeat::filled(None),
            bank: 0,
            rulings: Rulings::default(),
        };
        game.table.free = game.table.deck();
        game.table.chip_supply = game.table.chips_in_play();
        game.hand_out_first_houses();
        for seat in seats.iter() {
            game.gold[seat] = Gold(PURSE);
            game.table.palaces_left[seat] = game.table.palaces_each();
        }
        if options.auction {
            game.table.stage = game.auction(Seat::One);
        }
        Ok(game)
    }

    fn under(&mut self, revision: u16) {
        self.rulings = match revision {
            1 => Rulings::First,
            _ => Rulings::Second,
        };
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.table.decider() {
            Some(seat) => Turn::Of(seat),
            None => Turn::Over(self.ranking()),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat) -> impl Legal<Action> {
        self.choices(seat, legal::Legal::new())
    }

    fn allows(&self, seat: Seat, action: Action) -> bool {
        self.choices(seat, legal::Legal::about(action))
            .contains(action)
    }

    fn why(&self, seat: Seat, action: Action) -> Why {
        self.refusal(seat, action)
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        _dice: &mut Dice,
        tell: &mut impl FnMut(Audience, Event),
    ) -> Undo {
        self.carry_out(seat, action, tell)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn private(&self, seat: Seat) -> bool {
        self.is_private(seat)
    }

    fn resample(&self, seat: Seat, dice: &mut Dice) -> Self {
        self.imagined_by(seat, dice)
    }

    fn audit(&self) -> Result<(), &'static str> {
        self.balance()
    }
}
