//! What the saves ask of a match, whatever the game: one door without type parameters, so that they are in the
//! firmware once.
//!
//! It does not know where a match is kept, nor in which frames.

use super::game::Game;
use super::play::Match;
use super::seat::Seats;

/// How a match began: all that is needed to begin it once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening<'a> {
    /// The game's name in files.
    pub game: &'a str,
    /// The revision of the rules that it goes by.
    pub rules: u16,
    /// Who plays.
    pub seats: Seats,
    /// The seed of the dice.
    pub seed: u64,
    /// The options, in postcard.
    pub options: &'a [u8],
}

/// Why a match cannot begin so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// There is no game of this name here.
    UnknownGame,
    /// It goes by a revision of the rules that is not known here.
    UnknownRules {
        /// The latest that is known.
        ours: u16,
    },
    /// The options cannot be read.
    Unreadable,
    /// The game cannot be set up so.
    Impossible,
}

impl Opening<'_> {
    /// The options, if the opening is one of this game and its rules are known.
    pub fn options<G: Game>(&self) -> Result<G::Options, Unfit> {
        if self.game != G::NAME {
            return Err(Unfit::UnknownGame);
        }
        if !(1..=G::RULES).contains(&self.rules) {
            return Err(Unfit::UnknownRules { ours: G::RULES });
        }
        postcard::from_bytes(self.options).map_err(|_| Unfit::Unreadable)
    }

    /// Begins the match, by the rules that it went by.
    pub fn begin<G: Game>(&self) -> Result<Match<G>, Unfit> {
        let options = self.options::<G>()?;
        let begun = Match::start(options, self.seats, self.seed);
        let mut play = begun.map_err(|_| Unfit::Impossible)?;
        if self.rules != G::RULES {
            play.under(self.rules);
        }
        Ok(play)
    }
}

/// What the saves write down of a match after each of its actions.
pub trait Played {
    /// How many actions were played and not taken back.
    fn actions(&self) -> u32;
    /// The action that was played last, in postcard; none when it was taken back.
    fn last(&self) -> Option<&[u8]>;
    /// The digest of state and dice.
    fn digest(&self) -> u64;
}

/// A place at which a match is played, as the saves see it.
pub trait Replay: Played {
    /// Begins a match there, in place of the one before. After a refusal the place is as it was.
    fn restart(&mut self, opening: &Opening<'_>) -> Result<(), Unfit>;
    /// Plays an action, in postcard, for the seat whose turn it is; answers whether it was allowed.
    fn replay(&mut self, body: &[u8]) -> bool;
    /// Takes back so many of the last actions; answers whether that may be.
    fn take_back(&mut self, actions: u32) -> bool;
}
