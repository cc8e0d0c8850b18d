//! The ground on which the search walks: numbered places, each with an imagined position of some game.
//!
//! The search knows this trait alone and is in the image once; what a game adds is a thin `Field`. It does not know in
//! what order anybody looks at positions.

use super::imagined::Imagined;
use super::level::WIDTH;
use super::line::{Code, Line};
use super::value::{WON, value};
use crate::kernel::dice::Dice;
use crate::kernel::game::{Game, Turn};
use crate::kernel::play::{Entry, apply};
use crate::kernel::seat::{PerSeat, Seat, Seats};
use crate::kernel::worth::{Awaited, FEATURES, Leads, Weights, Worth, utility};
use heapless::Vec;

/// How many choices of a moment are thought of at most; a longer list loses its end.
pub const CHOICES: usize = 64;
/// How many imagined positions a decision is thought about with.
pub const SAMPLES: usize = 4;

/// What is thought of at a moment.
pub type List = Vec<Code, CHOICES>;

/// A place for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot(u8);

impl Slot {
    /// Where a beam begins.
    pub const ROOT: Self = Self(2 * WIDTH as u8);
    /// What an action leads to.
    pub const CHILD: Self = Self(2 * WIDTH as u8 + 1);
    /// What ending the turn there leads to.
    pub const ENDED: Self = Self(2 * WIDTH as u8 + 2);
    /// What an answer of somebody leads to.
    pub const ANSWER: Self = Self(2 * WIDTH as u8 + 3);
    /// An imagined round.
    pub const ROUND: Self = Self(2 * WIDTH as u8 + 4);
    /// How many there are.
    const COUNT: usize = 2 * WIDTH + 5;

    /// One of those that a beam keeps: of its even or odd steps.
    pub const fn kept(odd: bool, position: u8) -> Self {
        let half = if odd { WIDTH as u8 } else { 0 };
        Self(half + position % WIDTH as u8)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Imagined positions of some game.
pub trait Ground {
    /// Who plays.
    fn seats(&self) -> Seats;
    /// How many plans there are.
    fn plans(&self) -> usize;
    /// The action that makes a plan.
    fn plan(&self, position: usize) -> Option<Code>;
    /// How many turns are imagined at most.
    fn turns(&self, at: Slot) -> u8;
    /// Puts one of the imagined positions of the decision there.
    fn imagine(&mut self, sample: usize, to: Slot);
    /// Puts the same position there.
    fn copy(&mut self, from: Slot, to: Slot);
    /// Whether two positions are the same.
    fn same(&self, one: Slot, other: Slot) -> bool;
    /// Who decides; nobody when the game is over.
    fn turn(&self, at: Slot) -> Option<Seat>;
    /// What kind of decision is due.
    fn awaited(&self, at: Slot) -> Awaited;
    /// What is thought of there, without what ends the turn.
    fn list(&self, at: Slot, list: &mut List);
    /// Whether an action is legal there.
    fn allows(&self, at: Slot, code: Code) -> bool;
    /// The ways to begin the turn there.
    fn leads(&self, at: Slot, leads: &mut Leads);
    /// Begins the turn there in one of these ways, and answers its steps.
    fn lead(&mut self, at: Slot, lead: u8) -> Line;
    /// What tells the turns of a player apart.
    fn number(&self, at: Slot) -> u8;
    /// What ends the turn there, if it may end.
    fn ending(&self, at: Slot) -> Option<Code>;
    /// What is presumed to be decided there.
    fn presumed(&self, at: Slot) -> Option<Code>;
    /// Carries out a legal action there.
    fn play(&mut self, at: Slot, code: Code);
    /// Supposes that turns begin there, with these plans.
    fn suppose(&mut self, at: Slot, plans: &PerSeat<Option<u8>>, first: Option<Seat>);
    /// What the position is worth to a player.
    fn value(&self, at: Slot, seat: Seat) -> i32;
    /// What is hoped for from what was begun there.
    fn promise(&self, at: Slot, seat: Seat) -> i32;
}

/// Imagined positions of one game.
#[derive(Clone, Debug)]
pub struct Field<G> {
    /// None before the first decision: so a field is made where it stays, without its positions on the stack.
    imagined: Vec<G, SAMPLES>,
    slots: Vec<G, { Slot::COUNT }>,
    weights: Weights,
    /// What is drawn or rolled in imagined positions.
    dice: Dice,
}

impl<G: Worth> Field<G> {
    /// A field without positions, before the first decision.
    #[inline(always)]
    pub const fn new(weights: Weights) -> Self {
        Self {
            imagined: Vec::new(),
            slots: Vec::new(),
            weights,
            dice: Dice::from_seed(0),
        }
    }

    /// The ground for a decision: what the seat could believe in, several times over.
    pub fn imagine_anew(&mut self, imagined: &[Imagined<G>; SAMPLES], dice: Dice) {
        self.imagined.clear();
        for imagined in imagined {
            // As many as there is room for.
            let _ = self.imagined.push(imagined.state().clone());
        }
        let [first, ..] = imagined;
        while self.slots.push(first.state().clone()).is_ok() {}
        self.dice = dice;
    }

    /// The position at a place: there is one since the first decision, for the constants of `Slot` end with the last.
    pub(super) fn at(&self, slot: Slot) -> Option<&G> {
        self.slots.get(slot.index())
    }

    fn at_mut(&mut self, slot: Slot) -> Option<&mut G> {
        self.slots.get_mut(slot.index())
    }

    /// What the position is worth to each player, as one of them sees it.
    fn utilities(&self, game: &G, viewer: Seat) -> PerSeat<i32> {
        let mut features = PerSeat::filled([0; FEATURES]);
        game.features(viewer, &mut features);
        let rounds = game.rounds_left();
        let mut utilities = PerSeat::filled(0);
        for seat in game.seats().iter() {
            utilities[seat] = utility::<G>(&features[seat], &self.weights, rounds);
        }
        utilities
    }
}

impl<G: Worth> Ground for Field<G> {
    fn seats(&self) -> Seats {
        self.at(Slot::ROOT).map_or(Seats::ONE, Game::seats)
    }

    fn plans(&self) -> usize {
        G::PLANS
    }

    fn plan(&self, position: usize) -> Option<Code> {
        G::plan(position).map(|action| Code::of(&action))
    }

    fn turns(&self, at: Slot) -> u8 {
        self.at(at).map_or(0, Worth::turns)
    }

    fn imagine(&mut self, sample: usize, to: Slot) {
        let imagined = self.imagined.get(sample % SAMPLES);
        if let Some((place, imagined)) = self.slots.get_mut(to.index()).zip(imagined) {
            place.clone_from(imagined);
        }
    }

    fn copy(&mut self, from: Slot, to: Slot) {
        // There is nothing to do where both are the same place.
        if let Ok([from, to]) = self.slots.get_disjoint_mut([from.index(), to.index()]) {
            to.clone_from(from);
        }
    }

    fn same(&self, one: Slot, other: Slot) -> bool {
        self.at(one) == self.at(other)
    }

    fn turn(&self, at: Slot) -> Option<Seat> {
        match self.at(at)?.turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    fn awaited(&self, at: Slot) -> Awaited {
        self.at(at).map_or(Awaited::Answer, Worth::awaited)
    }

    fn list(&self, at: Slot, list: &mut List) {
        list.clear();
        let Some(game) = self.at(at) else { return };
        let Turn::Of(seat) = game.turn() else { return };
        let matters = game.matters(seat);
        for action in game.legal(seat) {
            if !game.is_dull(seat, action, matters) && list.push(Code::of(&action)).is_err() {
                break;
            }
        }
        // Somebody who can do nothing else does what is dull.
        if list.is_empty()
            && game.ending().is_none()
            && let Some(action) = game.legal(seat).next()
        {
            let _ = list.push(Code::of(&action));
        }
    }

    fn allows(&self, at: Slot, code: Code) -> bool {
        match self.at(at).map(|game| (game, game.turn(), code.action())) {
            Some((game, Turn::Of(seat), Some(action))) => game.allows(seat, action),
            _ => false,
        }
    }

    fn leads(&self, at: Slot, leads: &mut Leads) {
        if let Some(game) = self.at(at) {
            game.leads(leads);
        }
    }

    fn lead(&mut self, at: Slot, lead: u8) -> Line {
        let (mut line, mut last) = (Line::EMPTY, None);
        let begun = (self.turn(at), self.number(at));
        while let Some(action) = self.at(at).and_then(|game| game.lead(lead, last)) {
            let code = Code::of(&action);
            // Where nothing can be done then, the turn is over by itself.
            let over = (self.turn(at), self.number(at)) != begun;
            if over || line.is_full() || !self.allows(at, code) {
                break;
            }
            line = line.and(code);
            self.play(at, code);
            last = Some(action);
        }
        line
    }

    fn number(&self, at: Slot) -> u8 {
        self.at(at).map_or(0, Worth::number)
    }

    fn ending(&self, at: Slot) -> Option<Code> {
        self.at(at)?.ending().map(|action| Code::of(&action))
    }

    fn presumed(&self, at: Slot) -> Option<Code> {
        let action = self.at(at)?.presumed()?;
        Some(Code::of(&action))
    }

    fn play(&mut self, at: Slot, code: Code) {
        let mut dice = self.dice;
        if let Some(game) = self.at_mut(at)
            && let Turn::Of(seat) = game.turn()
            && let Some(action) = code.action()
        {
            apply(game, Entry { seat, action }, &mut dice, &mut |_, _| {});
        }
        self.dice = dice;
    }

    fn suppose(&mut self, at: Slot, plans: &PerSeat<Option<u8>>, first: Option<Seat>) {
        let mut dice = self.dice;
        if let Some(game) = self.at_mut(at)
            && let Some(entry) = game.suppose(plans, first)
        {
            apply(game, entry, &mut dice, &mut |_, _| {});
        }
        self.dice = dice;
    }

    fn value(&self, at: Slot, seat: Seat) -> i32 {
        let Some(game) = self.at(at) else { return 0 };
        let worth = value(&self.utilities(game, seat), game.seats(), seat);
        match game.turn() {
            Turn::Of(_) => worth,
            // A game that is over is won, shared, or lost, and then by how much tells little.
            Turn::Over(ranking) => {
                let won = ranking.winners().any(|winner| winner == seat);
                let shared = ranking.winners().count() > 1;
                let over = match (won, shared) {
                    (true, false) => WON,
                    (true, true) => WON / 2,
                    (false, _) => -WON,
                };
                over.saturating_add(worth.clamp(-WON / 4, WON / 4))
            }
        }
    }

    fn promise(&self, at: Slot, seat: Seat) -> i32 {
        self.at(at).map_or(0, |game| game.promise(seat))
    }
}
