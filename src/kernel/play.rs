//! A match: the one checked door to a game, its journal, and undo.
//!
//! Undo goes back to a checkpoint and plays the few actions since once more. The checkpoint moves forward when
//! something hidden came to light, when dice were used, and when another player begins to decide; so nobody can take
//! back what another has answered, even if the other took his answer back. It does not know saves: they write down the
//! set-up and the journal.

use super::dice::Dice;
use super::event::{Audience, Undo};
use super::game::{Game, SetupError, Turn};
use super::seat::{Seat, Seats, Viewer};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How many actions a journal holds.
///
/// The longest of two million random games has 557; people wander less. No rule of Raja ends a journey, so no number would
/// be a proof: a full journal refuses the next action.
pub const JOURNAL: usize = 2048;

/// One line of the journal: who did what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
}

/// Applies an action. The listener is behind a pointer, so that all of a game's rules are in the firmware once and not
/// again for every listener.
fn apply<G: Game>(
    game: &mut G,
    entry: Entry<G::Action>,
    dice: &mut Dice,
    tell: &mut dyn FnMut(Audience, G::Event),
) -> Undo {
    game.apply(entry.seat, entry.action, dice, &mut |audience, event| {
        tell(audience, event);
    })
}

/// Why an action was refused; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<W> {
    /// The rules do not allow it.
    Illegal(W),
    /// The journal has no room for another action.
    JournalFull,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has done nothing since the last point of no return.
    Nothing,
    /// The last decision was another player's.
    AnotherPlayer,
}

/// A match in play.
#[derive(Clone, PartialEq, Debug)]
pub struct Match<G: Game, const N: usize = JOURNAL> {
    game: G,
    dice: Dice,
    /// The state and the dice before the first action.
    origin: (G, Dice),
    /// The state before the first action that can be taken back.
    checkpoint: G,
    /// How many actions had been played at the checkpoint.
    settled: usize,
    journal: Vec<Entry<G::Action>, N>,
}

impl<G: Game, const N: usize> Match<G, N> {
    /// A new match.
    pub fn start(options: G::Options, seats: Seats, seed: u64) -> Result<Self, SetupError> {
        let mut dice = Dice::from_seed(seed);
        let game = G::new(options, seats, &mut dice)?;
        Ok(Self::from_position(game, dice))
    }

    /// Begins another match in the same memory: a match is too large to be handed around on a small stack.
    pub fn restart(
        &mut self,
        options: G::Options,
        seats: Seats,
        seed: u64,
    ) -> Result<(), SetupError> {
        let mut dice = Dice::from_seed(seed);
        self.game = G::new(options, seats, &mut dice)?;
        self.dice = dice;
        self.origin = (self.game.clone(), dice);
        self.journal.clear();
        self.settle();
        Ok(())
    }

    /// Goes by the rulings of an older revision from the beginning; nothing was played yet.
    pub fn under(&mut self, revision: u16) {
        self.game.under(revision);
        self.origin.0 = self.game.clone();
        self.settle();
    }

    /// A match that goes on from a position; its past is not known.
    pub fn from_position(game: G, dice: Dice) -> Self {
        Self {
            checkpoint: game.clone(),
            origin: (game.clone(), dice),
            game,
            dice,
            settled: 0,
            journal: Vec::new(),
        }
    }

    /// The state of play.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The dice as they lie.
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// Who decides next.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// All that this seat may do now.
    pub fn legal(&self, seat: Seat) -> impl ExactSizeIterator<Item = G::Action> + Clone {
        self.game.legal(seat)
    }

    /// Whether this seat may do this now, and if not, why.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Why> {
        self.game.check(seat, action)
    }

    /// All actions so far, oldest first.
    pub fn journal(&self) -> &[Entry<G::Action>] {
        &self.journal
    }

    /// The state after so many actions, all played once more from the beginning. What happened is told again, with the
    /// number of the action that made it happen.
    pub fn past(&self, actions: usize, mut tell: impl FnMut(usize, Audience, G::Event)) -> G {
        let (mut game, mut dice) = self.origin.clone();
        for (number, entry) in self.journal.iter().take(actions).enumerate() {
            let mut tell = |audience, event| tell(number, audience, event);
            apply(&mut game, *entry, &mut dice, &mut tell);
        }
        game
    }

    /// Does an action for a player, or refuses it and changes nothing. What happens is told as it happens.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        mut tell: impl FnMut(Audience, G::Event),
    ) -> Result<(), Refused<G::Why>> {
        self.game.check(seat, action).map_err(Refused::Illegal)?;
        if self.journal.is_full() {
            return Err(Refused::JournalFull);
        }
        if self.journal.last().is_some_and(|last| last.seat != seat) {
            self.settle();
        }
        // There is room: asked above.
        let entry = Entry { seat, action };
        let _ = self.journal.push(entry);
        let dice_before = self.dice;
        let undo = apply(&mut self.game, entry, &mut self.dice, &mut tell);
        if undo == Undo::Closed || self.dice != dice_before {
            self.settle();
        }
        Ok(())
    }

    /// Makes the present state the one that undo cannot pass.
    fn settle(&mut self) {
        self.checkpoint = self.game.clone();
        self.settled = self.journal.len();
    }

    /// Whether this player could take back the last action now.
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        match self.journal.last() {
            Some(last) if last.seat != seat => Err(NoUndo::AnotherPlayer),
            Some(_) if self.journal.len() > self.settled => Ok(()),
            _ => Err(NoUndo::Nothing),
        }
    }

    /// Takes back this player's last action.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.can_undo(seat)?;
        self.journal.pop();
        self.replay();
        Ok(())
    }

    /// Takes back all this player did since the last point of no return.
    pub fn undo_all(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.can_undo(seat)?;
        self.journal.truncate(self.settled);
        self.replay();
        Ok(())
    }

    /// Plays the actions since the checkpoint once more. They used no dice, or they would be settled.
    fn replay(&mut self) {
        self.game = self.checkpoint.clone();
        let mut dice = self.dice;
        for entry in self.journal.iter().skip(self.settled) {
            apply(&mut self.game, *entry, &mut dice, &mut |_, _| {});
        }
    }
}
