//! A match on the table of a device, whatever the game.

use durbar::app::{AnySitting, Sitting};
use durbar::each_game;
use durbar::kernel::dice::Dice;
use durbar::kernel::game::Turn;
use durbar::kernel::journal::Journal;
use durbar::kernel::recorded::Recorded;
use durbar::kernel::seat::{Seat, Seats};
use durbar::store::Store;
use durbar::ui::key::Key;
use durbar::words::Language;

use super::device::flash::Chip;
use super::{Played, by_keys, lively, with_scene};

/// What is asked of a match on the table, whatever the game.
pub trait Seated {
    /// The game's name in files.
    fn game(&self) -> &'static str;
    /// Who decides.
    fn seat(&self) -> Option<Seat>;
    /// Whether the rulebook plays a seat.
    fn automa(&self, seat: Seat) -> bool;
    /// Whether somebody plays alone against the rulebook.
    fn alone(&self) -> bool;
    /// Whether a seat has something to hide.
    fn private(&self, seat: Seat) -> bool;
    /// Whether the books balance.
    fn audit(&self) -> Result<(), &'static str>;
    /// The keys to what a lively player would do, and whether the match ends before anybody decides again.
    fn lively(&self, whim: &mut Dice) -> Option<(Vec<Key>, bool)>;
    /// Insists that the save with a number opens to the very match.
    fn assert_saved(&self, chip: Chip<4096>, number: u32, journal: &Journal);
}

/// The shortest keys to an action, from where the attention is.
pub fn keys_to<G: Played>(sitting: &Sitting<G>, seat: Seat, wanted: G::Action) -> Vec<Key> {
    with_scene(sitting.play().game(), seat, Language::English, |scene| {
        let start = sitting.focus().unwrap_or_else(|| (G::BOARD.begin)(scene));
        by_keys::way(scene, start, wanted, None).0
    })
}

impl<G: Played> Seated for Sitting<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seat(&self) -> Option<Seat> {
        match self.play().turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    fn automa(&self, seat: Seat) -> bool {
        self.play().game().automa(seat)
    }

    fn alone(&self) -> bool {
        let seats = self.play().game().seats();
        seats.iter().filter(|&seat| !self.automa(seat)).count() == 1
    }

    fn private(&self, seat: Seat) -> bool {
        G::BOARD.is_secret(self.play().game(), seat)
    }

    fn audit(&self) -> Result<(), &'static str> {
        self.play().game().audit()
    }

    fn lively(&self, whim: &mut Dice) -> Option<(Vec<Key>, bool)> {
        let seat = self.seat()?;
        let (mut after, mut dice) = (self.play().game().clone(), self.play().dice());
        let wanted = lively(&after, seat, whim);
        let mut next = Some((seat, wanted));
        while let Some((seat, action)) = next {
            after.apply(seat, action, &mut dice, &mut |_, _| {});
            next = match after.turn() {
                Turn::Of(seat) if after.automa(seat) => {
                    after.legal(seat).next().map(|action| (seat, action))
                }
                _ => None,
            };
        }
        let ends = matches!(after.turn(), Turn::Over(_));
        Some((keys_to(self, seat, wanted), ends))
    }

    #[track_caller]
    fn assert_saved(&self, chip: Chip<4096>, number: u32, journal: &Journal) {
        let mut store = Store::new(chip).expect("the saves open");
        let setup = store.setup::<G>(number).expect("the match is there");
        let seats = Seats::new(setup.players.len() as u8).expect("players");
        let mut saved = Recorded::<G>::start(setup.options, seats, setup.seed).expect("a match");
        store.open(number, &mut saved).expect("the match opens");
        assert_eq!(saved.journal(), journal, "another course is saved");
        assert!(*saved == *self.play(), "another match is saved");
    }
}

macro_rules! tables {
    ($(($word:ident, $name:ident, $game:ty)),*) => {
        /// The match on a table, whatever the game.
        pub fn seated(table: &AnySitting) -> &dyn Seated {
            match table {
                $(AnySitting::$name(sitting) => sitting,)*
            }
        }
    };
}
each_game!(tables);
