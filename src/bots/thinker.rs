//! A computer player at work: it is handed imagined positions, thinks in slices, and answers what it does.
//!
//! What it has thought out for a whole turn it carries out step by step, and thinks again only when a step has become
//! illegal. It does not know the real position, nor what a slice costs.

use super::beam::{Beam, Tally};
use super::funnel::Funnel;
pub use super::ground::SAMPLES;
use super::ground::{Field, Ground, List, Slot};
use super::imagined::Imagined;
use super::level::Skill;
use super::line::{Code, Line};
use super::replies::Replies;
use crate::kernel::dice::Dice;
use crate::kernel::game::Turn;
use crate::kernel::random::Digest;
use crate::kernel::seat::Seat;
use crate::kernel::worth::{Awaited, Leads, Weights, Worth};

/// The seed of a decision: from the dice of the match and how many actions were played, so that the same match goes the
/// same way, also when it is resumed.
#[must_use]
pub fn seed_of(dice: &Dice, actions: u32) -> u64 {
    Digest::default().and(dice).and(&actions).number()
}

/// Whether a turn of this seat is over in a position: somebody plans, or it is another's turn. An answer that somebody owes
/// in it does not end it.
pub fn turn_is_over<G: Worth>(game: &G, seat: Seat) -> bool {
    match game.awaited() {
        Awaited::Plan | Awaited::Reply => true,
        Awaited::Turn => game.turn() != Turn::Of(seat),
        Awaited::Answer | Awaited::Open => false,
    }
}

/// What a computer player thinks about now, of whatever game.
#[derive(Clone, Debug)]
struct Mind {
    skill: Skill,
    beam: Beam,
    funnel: Option<Funnel>,
    replies: Option<Replies>,
    tally: Tally,
    /// What is left of the line that was thought out for this seat's turn.
    kept: Line,
    keeper: Option<Seat>,
    seat: Seat,
    ready: Option<Code>,
}

impl Mind {
    /// Begins to think about a decision; a line that was thought out before goes on.
    fn begin(&mut self, ground: &mut dyn Ground, seed: u64) {
        ground.imagine(0, Slot::ROOT);
        self.seat = ground.turn(Slot::ROOT).unwrap_or(Seat::One);
        self.tally = Tally {
            nodes: 0,
            error: self.skill.error,
            dice: Dice::from_seed(!seed),
        };
        self.ready = None;
        self.funnel = None;
        self.replies = None;
        let awaited = ground.awaited(Slot::ROOT);
        if awaited == Awaited::Turn && self.keeper == Some(self.seat) {
            self.ready = self
                .kept
                .pop()
                .filter(|&code| ground.allows(Slot::ROOT, code));
            if self.ready.is_some() {
                return;
            }
            self.kept = Line::EMPTY;
        }
        let mut leads = Leads::new();
        if awaited == Awaited::Turn {
            ground.leads(Slot::ROOT, &mut leads);
        }
        if awaited == Awaited::Plan || leads.len() > 1 {
            self.funnel = Some(Funnel::new(self.seat, self.skill, leads));
        } else {
            let (width, depth) = (self.skill.width, self.skill.depth);
            self.beam.begin(ground, width, depth, &mut self.tally);
        }
    }

    /// Thinks about so many positions more, and answers when it has decided.
    fn think(&mut self, ground: &mut dyn Ground, budget: u32) -> Option<Code> {
        let until = self.tally.nodes.saturating_add(budget);
        while self.ready.is_none() {
            // The cap is inside: a decision never looks at more.
            let over = self.tally.nodes >= self.skill.cap;
            let finished = over || self.step(ground);
            if finished {
                self.ready = self.decide(ground);
                break;
            }
            if self.tally.nodes >= until {
                return None;
            }
        }
        self.ready
    }

    /// Looks at one more position; says whether there are none left.
    fn step(&mut self, ground: &mut dyn Ground) -> bool {
        let (beam, tally) = (&mut self.beam, &mut self.tally);
        if let Some(funnel) = &mut self.funnel {
            return funnel.step(beam, ground, tally);
        }
        if let Some(replies) = &mut self.replies {
            return replies.step(beam, ground, tally);
        }
        if !beam.step(ground, tally) {
            return false;
        }
        ground.imagine(0, Slot::ROOT);
        let thinks_on = self.skill.replies > 0 && ground.awaited(Slot::ROOT) == Awaited::Turn;
        if thinks_on {
            let Skill { depth, replies, .. } = self.skill;
            self.replies = Some(Replies::new(self.seat, depth, replies, beam));
        }
        !thinks_on
    }

    /// What was found.
    fn decide(&mut self, ground: &mut dyn Ground) -> Option<Code> {
        if let Some(funnel) = &mut self.funnel {
            let Some(lead) = funnel.lead(&mut self.tally) else {
                let plan = funnel.choice(&mut self.tally);
                return ground.plan(usize::from(plan));
            };
            ground.imagine(0, Slot::ROOT);
            let mut line = ground.lead(Slot::ROOT, lead);
            let first = line.pop();
            (self.kept, self.keeper) = (line, Some(self.seat));
            return first;
        }
        let best = || self.beam.best().map(|&(_, line)| line).unwrap_or_default();
        let mut line = self.replies.as_ref().map_or_else(best, Replies::choice);
        ground.imagine(0, Slot::ROOT);
        let first = line.pop().or_else(|| {
            // The cap came before the first position where the turn may end: anything is better than nothing.
            let mut list = List::new();
            ground.list(Slot::ROOT, &mut list);
            list.first().copied()
        });
        // Who answers in another's turn keeps what was thought out for the other's.
        if ground.awaited(Slot::ROOT) == Awaited::Turn {
            // Who looks one action ahead thinks again before the next.
            self.kept = if self.skill.depth > 1 {
                line
            } else {
                Line::EMPTY
            };
            self.keeper = Some(self.seat);
        }
        first
    }
}

/// A computer player of a game.
#[derive(Clone, Debug)]
pub struct Thinker<G> {
    field: Field<G>,
    mind: Mind,
}

// The handheld has room for one.
const _: () = assert!(size_of::<Mind>() <= 4096);

impl<G: Worth> Thinker<G> {
    /// A player who has nothing to think about yet.
    #[inline(always)]
    pub const fn new(weights: Weights) -> Self {
        Self {
            field: Field::new(weights),
            mind: Mind {
                skill: Skill::GREEDY,
                beam: Beam::idle(),
                funnel: None,
                replies: None,
                tally: Tally {
                    nodes: 0,
                    error: 0,
                    dice: Dice::from_seed(0),
                },
                kept: Line::EMPTY,
                keeper: None,
                seat: Seat::One,
                ready: None,
            },
        }
    }

    /// Begins to think about a decision of a match, with this skill.
    pub fn begin(&mut self, skill: Skill, imagined: &[Imagined<G>; SAMPLES], seed: u64) {
        self.mind.skill = skill;
        self.field.imagine_anew(imagined, Dice::from_seed(seed));
        self.mind.begin(&mut self.field, seed);
    }

    /// For whose turn it has thought out what it goes on with.
    #[must_use]
    pub const fn keeper(&self) -> Option<Seat> {
        self.mind.keeper
    }

    /// The turn is over: what was thought out for it is forgotten.
    pub fn end_turn(&mut self) {
        self.mind.keeper = None;
        self.mind.kept = Line::EMPTY;
    }

    /// Thinks about so many positions more, and answers when it has decided. The same comes out however it is sliced.
    pub fn think(&mut self, budget: u32) -> Option<G::Action> {
        self.mind
            .think(&mut self.field, budget)
            .and_then(Code::action)
    }

    /// How many positions the decision has looked at.
    #[must_use]
    pub const fn nodes(&self) -> u32 {
        self.mind.tally.nodes
    }

    /// How many positions the decision may look at.
    #[must_use]
    pub const fn cap(&self) -> u32 {
        self.mind.skill.cap
    }

    /// Whose decision it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.mind.seat
    }
}
