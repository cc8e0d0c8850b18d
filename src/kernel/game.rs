//! The contract of a game.
//!
//! A game is a value: a small state that answers who decides, what is allowed, and what a viewer sees. The laws that
//! every game keeps stand with the functions below and are tested for all games alike. It does not know screens, saves
//! or computer players.

use super::choices::Legal;
use super::dice::Dice;
use super::event::{Audience, Undo};
use super::rank::Ranking;
use super::seat::{Seat, Seats, Viewer};
use super::vocabulary::{Term, Thinkable, Told};
use core::cell::OnceCell;
use core::fmt::{self, Debug, Display};
use core::ops::RangeInclusive;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This player decides.
    Of(Seat),
    /// The game is over, with these places.
    Over(Ranking),
}

/// What a seat has to hide now. The device is handed over before anything secret comes to the screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Secrecy {
    /// Nothing: it sees what everybody sees.
    Open,
    /// It knows what others do not, and decides nothing of it now. Its secrets come to the screen behind the curtain:
    /// with the table, where the face paints them there, or else when its player asks for them.
    Holds,
    /// What it decides now is for its eyes alone: the curtain comes before the decision. So is what it is shown now: a
    /// showing is a decision with one choice, to have looked. It is never taken without the player, and it comes again
    /// after a loss of power, for nothing goes on before it.
    Decides,
}

/// Why a match cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is made for another number of players.
    Players {
        /// The fewest it takes.
        least: u8,
        /// The most it takes.
        most: u8,
    },
    /// Two options contradict each other; the sentence says which, and what to do.
    Contradiction(&'static str),
}

impl SetupError {
    /// Complains of a number of players for which the game is not made.
    pub fn unless(players: RangeInclusive<u8>, seats: Seats) -> Result<(), Self> {
        let (&least, &most) = (players.start(), players.end());
        let fits = players.contains(&seats.count());
        fits.then_some(()).ok_or(Self::Players { least, most })
    }
}

impl Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { least, most } => {
                write!(out, "the game is for {least} to {most} players")
            }
            Self::Contradiction(sentence) => out.write_str(sentence),
        }
    }
}

/// The judge of one seat's actions.
pub trait Judge<G: Game> {
    /// Whether the seat may do this now.
    fn allows(&self, action: G::Action) -> bool;
    /// Why it may not; asked only about what is not allowed.
    fn why(&self, action: G::Action) -> G::Why;
}

/// Where a judge sits: the list of choices, as soon as it is asked for.
struct Bench<'a, G, F, L> {
    game: &'a G,
    seat: Seat,
    list: F,
    legal: OnceCell<L>,
}

impl<G: Game, F: Fn() -> L, L: Legal<G::Action>> Judge<G> for Bench<'_, G, F, L> {
    fn allows(&self, action: G::Action) -> bool {
        self.legal.get_or_init(&self.list).contains(action)
    }

    fn why(&self, action: G::Action) -> G::Why {
        self.game.why(self.seat, action)
    }
}

/// A game: its whole state, and its rules.
///
/// Laws: choices exist exactly for the seat whose turn it is; an action is among `legal` exactly when `contains` says so;
/// the same state, action and dice give the same result; the books (`audit`) balance after every action; a seat that
/// the rulebook plays (`automa`) has one choice at a time.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    /// Its name in files and commands.
    const NAME: &'static str;
    /// The revision of its rules: one more when an old save would not replay to the same state. A game still knows the
    /// rulings of every revision since the first (`under`).
    const RULES: u16 = 1;
    /// The variants that are switched on or off.
    type Options: Copy + PartialEq + Default + Debug + Serialize + DeserializeOwned;
    /// One decision of one player, small and atomic.
    type Action: Debug + Serialize + DeserializeOwned + Term + Thinkable + Told;
    /// Why an action is not allowed. It tells nothing that the asking player may not know.
    type Why: Debug + Term + Thinkable + Told;
    /// What happened, in the past tense.
    type Event: Copy + PartialEq + Debug + Told;
    /// What one viewer sees.
    type View: Clone + PartialEq + Debug;

    /// A match at its very beginning.
    fn new(options: Self::Options, seats: Seats, dice: &mut Dice) -> Result<Self, SetupError>;

    /// Goes by the rulings of this revision, from 1 to `RULES`, to the end of the match; called right after `new`, which
    /// goes by the latest. The revision stays out of the serialised state, so that digests of old saves still agree:
    /// who keeps a state keeps the revision beside it.
    fn under(&mut self, _revision: u16) {}

    /// Who plays.
    fn seats(&self) -> Seats;

    /// Who decides next.
    fn turn(&self) -> Turn;

    /// All that this seat may do now, in a stable order: the one judge of legality. `len`, `nth` and `contains` are quick,
    /// without visiting every action.
    fn legal(&self, seat: Seat) -> impl Legal<Self::Action>;

    /// Why this seat may not do this now; asked only about what is not among `legal`.
    fn why(&self, seat: Seat, action: Self::Action) -> Self::Why;

    /// Whether this seat may do this now: the same as whether it is among `legal`. A game whose choices take long to list
    /// lists only those of the action's kind.
    fn allows(&self, seat: Seat, action: Self::Action) -> bool {
        self.legal(seat).contains(action)
    }

    /// The judge of this seat's actions. The choices are listed once for all that is asked, and not at all if nothing is.
    fn judge(&self, seat: Seat) -> impl Judge<Self> {
        Bench {
            game: self,
            seat,
            list: move || self.legal(seat),
            legal: OnceCell::new(),
        }
    }

    /// Does an action that is among `legal`; only the kernel calls it.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        tell: &mut impl FnMut(Audience, Self::Event),
    ) -> Undo;

    /// What this viewer sees: the only place that decides what is secret.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this seat has to hide now. Only the seat whose turn it is decides in secret, and none that the rulebook plays.
    fn secrecy(&self, seat: Seat) -> Secrecy;

    /// An imagined state that this seat could believe in: its own view is the same, the rest is drawn anew.
    fn resample(&self, seat: Seat, dice: &mut Dice) -> Self;

    /// Whether the rulebook itself plays this seat: it then has exactly one choice at a time.
    fn automa(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether the books balance; if not, which one does not.
    fn audit(&self) -> Result<(), &'static str>;
}
