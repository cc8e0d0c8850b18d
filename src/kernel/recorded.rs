//! A match with a journal of its own: for tools, tests and texts, which have no table.
//!
//! It does not know what its course is wanted for.

use super::dice::Dice;
use super::event::Audience;
use super::game::{Game, SetupError};
use super::journal::{BYTES, Journal};
use super::play::{Entry, Match, NoUndo};
use super::replay::{Opening, Played, Replay, Unfit};
use super::seat::{Seat, Seats};
use core::ops::Deref;

/// A match and its journal.
#[derive(Clone, PartialEq, Debug)]
pub struct Recorded<G: Game, const N: usize = BYTES> {
    play: Match<G>,
    journal: Journal<N>,
}

impl<G: Game, const N: usize> Deref for Recorded<G, N> {
    type Target = Match<G>;

    fn deref(&self) -> &Match<G> {
        &self.play
    }
}

impl<G: Game, const N: usize> Recorded<G, N> {
    /// A new match.
    pub fn start(options: G::Options, seats: Seats, seed: u64) -> Result<Self, SetupError> {
        Ok(Self {
            play: Match::start(options, seats, seed)?,
            journal: Journal::new(),
        })
    }

    /// A match that goes on from a position; its past is not known.
    pub fn from_position(game: G, dice: Dice) -> Self {
        Self {
            play: Match::from_position(game, dice),
            journal: Journal::new(),
        }
    }

    /// Goes by the rulings of an older revision from the beginning; nothing was played yet.
    pub fn under(&mut self, revision: u16) {
        self.play.under(revision);
    }

    /// The match and its journal, for whoever plays it.
    pub(crate) const fn parts_mut(&mut self) -> (&mut Match<G>, &mut Journal<N>) {
        (&mut self.play, &mut self.journal)
    }

    /// What was decided, in bytes.
    pub const fn journal(&self) -> &Journal<N> {
        &self.journal
    }

    /// How many actions were played and not taken back.
    pub const fn actions(&self) -> usize {
        self.journal.actions() as usize
    }

    /// Who did what, as far back as the journal reaches.
    pub fn course(&self) -> impl Iterator<Item = Entry<G::Action>> {
        let mut position = self.play.origin().clone();
        core::iter::from_fn(move || position.step(&self.journal, &mut |_, _| {}))
    }

    /// Does an action for a player, or refuses it and changes nothing. What happens is told as it happens.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        mut tell: impl FnMut(Audience, G::Event),
    ) -> Result<(), G::Why> {
        self.play.play(&mut self.journal, seat, action, &mut tell)
    }

    /// Whether this player could take back the last action now.
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.play.can_undo(&self.journal, seat)
    }

    /// Takes back this player's last action.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.play.undo(&mut self.journal, seat)
    }

    /// Takes back all this player did since the last point of no return.
    pub fn undo_all(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.play.undo_all(&mut self.journal, seat)
    }

    /// The match without its journal.
    pub fn into_parts(self) -> (Match<G>, Journal<N>) {
        (self.play, self.journal)
    }
}

impl<G: Game, const N: usize> Replay for Recorded<G, N> {
    fn restart(&mut self, opening: &Opening<'_>) -> Result<(), Unfit> {
        self.play = opening.begin()?;
        self.journal.clear();
        Ok(())
    }

    fn replay(&mut self, body: &[u8]) -> bool {
        self.play.replay(&mut self.journal, body)
    }

    fn take_back(&mut self, actions: u32) -> bool {
        self.play.take_back(&mut self.journal, actions).is_ok()
    }
}

impl<G: Game, const N: usize> Played for Recorded<G, N> {
    fn actions(&self) -> u32 {
        self.journal.actions()
    }

    fn last(&self) -> Option<&[u8]> {
        self.journal.last()
    }

    fn digest(&self) -> u64 {
        self.play.digest()
    }
}
