//! What a game offers to whoever thinks ahead: what a position is worth to each player, in numbers that have names, and
//! which of its moments are secret, which belong to one turn, and which are not worth a thought.
//!
//! It does not know how anybody thinks; it values positions, imagined ones as well as real ones.

use super::game::Game;
use super::play::Entry;
use super::seat::{PerSeat, Seat};
use heapless::Vec;

/// The most features a game has.
pub const FEATURES: usize = 40;

/// The features of one player in a position.
pub type Features = [i16; FEATURES];

/// What a feature is worth: at the end of a game, and an eighth of what it is worth more for each round that is left.
/// The unit is 1/256 of the natural logarithm of the chances to win.
pub type Weight = [i16; 2];

/// The weights of all features, in their order.
pub type Weights = [Weight; FEATURES];

/// The plans of all players, by their positions; none where it is not known.
pub type Positions = PerSeat<Option<u8>>;

/// The ways to begin a turn that are thought of, a number each.
pub type Leads = Vec<u8, 64>;

/// What kind of decision a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A plan is made in secret, to be carried out later.
    Plan,
    /// A step of a turn that goes on until its player ends it.
    Turn,
    /// One decision by itself; the position after it can be valued.
    Answer,
    /// One decision by itself that leaves something in the air: a position is valued after those of this kind.
    Open,
    /// What somebody decides at once when a turn has ended: it is over, and is valued after those of this kind.
    Reply,
}

/// A game whose positions can be valued.
pub trait Worth: Game {
    /// The names of the features, in their order; at most `FEATURES`.
    const NAMES: &'static [&'static str];
    /// What they are worth.
    const WEIGHTS: &'static [Weight];
    /// How many plans there are.
    const PLANS: usize;
    /// How far a value may be off for the first three levels, in units of weight.
    const ERRORS: [u16; 3] = [220, 100, 30];
    /// How many positions a slice of thinking looks at: up to 6 ms on the handheld, so that a key and its picture keep to 30.
    const SLICE: u32 = 16;
    /// In how many imagined positions the best ways to play a turn are followed by the others' turns.
    const REPLIES: u8 = 2;

    /// How many turns an imagined round has at most, where nobody plans ahead; with plans it ends when the next are made,
    /// and has fewer than these, with rewards and the steps of a player whom the rulebook plays.
    fn turns(&self) -> u8 {
        60
    }

    /// What kind of decision is due.
    fn awaited(&self) -> Awaited;

    /// How many rounds are left, this one included; 0 when the game is over.
    fn rounds_left(&self) -> i32;

    /// The features of all players as one of them sees them: of the others' secrets he knows what he can work out.
    fn features(&self, viewer: Seat, into: &mut PerSeat<Features>);

    /// The action that makes the plan at a position.
    fn plan(position: usize) -> Option<Self::Action>;

    /// Supposes that these are the plans, by their positions; a player without one here plans anything. It answers the
    /// last plan, which is still to be made: turns begin with it. Those before `first` have had theirs.
    fn suppose(&mut self, plans: &Positions, first: Option<Seat>) -> Option<Entry<Self::Action>>;

    /// The ways to begin a turn that has not begun, in a game where the first steps say nothing by themselves: such a way
    /// is chosen as one.
    fn leads(&self, _into: &mut Leads) {}

    /// The next step of a way to begin, after the one that was taken last; none where it has led.
    fn lead(&self, _lead: u8, _last: Option<Self::Action>) -> Option<Self::Action> {
        None
    }

    /// What tells the turns of a player apart, where one may follow another without anybody else's; 0 between turns.
    fn number(&self) -> u8 {
        0
    }

    /// The action that ends what the player does now, if there is one and it is allowed.
    fn ending(&self) -> Option<Self::Action>;

    /// What `is_dull` wants to know of a position, once for all its actions: places to build in, and places to take
    /// something from.
    fn matters(&self, seat: Seat) -> [u64; 2];

    /// Whether nobody would think of this legal action: it is no better than another that is thought of.
    fn is_dull(&self, seat: Seat, action: Self::Action, matters: [u64; 2]) -> bool;

    /// What everybody presumes to be decided now, where that goes without thinking.
    fn presumed(&self) -> Option<Self::Action> {
        None
    }

    /// What was begun in this turn and cannot be seen in a position where the turn is over: how much a player who thinks
    /// should hope for, in units of weight.
    fn promise(&self, _seat: Seat) -> i32 {
        0
    }
}

/// The weights of a game as a whole table.
#[must_use]
pub fn weights<G: Worth>() -> Weights {
    let mut all = [[0; 2]; FEATURES];
    for (place, weight) in all.iter_mut().zip(G::WEIGHTS) {
        *place = *weight;
    }
    all
}

/// What a position is worth to a player: the sum of the features by their weights, as many as a game has.
#[must_use]
pub fn utility<G: Worth>(features: &Features, weights: &Weights, rounds_left: i32) -> i32 {
    let (mut late, mut more) = (0i32, 0i32);
    let weighted = features.iter().zip(weights).take(G::WEIGHTS.len());
    for (&feature, &[at_end, each_round]) in weighted {
        // A feature and a weight are 16 bits wide, and there are 40 of them: gold is the only one beyond 100.
        late = late.wrapping_add(i32::from(feature) * i32::from(at_end));
        more = more.wrapping_add(i32::from(feature) * i32::from(each_round));
    }
    late.wrapping_add(more.wrapping_mul(rounds_left) / 8)
}

/// Writes a player's features down, part after part.
pub fn write(into: &mut Features, parts: &[&[i16]]) {
    let mut places = into.iter_mut();
    for part in parts {
        for (&value, place) in part.iter().zip(places.by_ref()) {
            *place = value;
        }
    }
}

/// A number as a feature; far beyond what a feature needs, it stays at the bound.
#[must_use]
pub fn feature(number: impl TryInto<i16>) -> i16 {
    number.try_into().unwrap_or(i16::MAX)
}
