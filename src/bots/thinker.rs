//! A computer player at work: it is handed imagined positions, thinks in slices, and answers what it does.
//!
//! What it has thought out for a whole turn it carries out step by step, and thinks again only when a step has become
//! illegal. It does not know the real position, nor what a slice costs.

use super::beam::{Beam, Tally, settle};
use super::funnel::{Funnel, NOTHING};
pub use super::ground::SAMPLES;
use super::ground::{Field, Ground, List, Slot};
use super::imagined::Imagined;
use super::level::Skill;
use super::line::{Code, Line};
use super::reason::Reasons;
use super::replies::{Replies, best_two};
use super::round::carry_out;
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
    /// What was chosen and the next best: plans, or places among the lines; how many of them were carried out to be
    /// compared, and whether the beam looks for how one goes on.
    ways: [Option<u8>; 2],
    compared: u8,
    comparing: bool,
    /// While another action is weighed: what the choice is worth, and what is known of the other.
    weighing: Option<(i32, i32)>,
}

/// How widely is looked for how a plan would be carried out, when it is compared.
const LOOK: u8 = 2;

/// Where the position lies that the choice leads to, once the next best is there too.
const CHOSEN: Slot = Slot::kept(false, 0);

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
        (self.ways, self.compared, self.comparing) = ([None; 2], 0, false);
        self.weighing = None;
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
            self.ways = funnel.choice(&mut self.tally);
            let plan = self.ways.first().copied().flatten().unwrap_or(0);
            let Some(lead) = funnel.lead(plan) else {
                return ground.plan(usize::from(plan));
            };
            ground.imagine(0, Slot::ROOT);
            let mut line = ground.lead(Slot::ROOT, lead);
            let first = line.pop();
            (self.kept, self.keeper) = (line, Some(self.seat));
            return first;
        }
        self.ways = match &self.replies {
            Some(replies) => replies.best_two(),
            // The best comes first.
            None => best_two(self.beam.offers().iter().copied()),
        };
        let [best, _] = self.ways;
        let mut line = best.map_or(Line::EMPTY, |best| self.line(best));
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

    /// One of the lines that were found for the turn.
    fn line(&self, place: u8) -> Line {
        let offer = || {
            let offer = self.beam.offers().get(usize::from(place));
            offer.map(|&(_, line)| line)
        };
        let line = self
            .replies
            .as_ref()
            .map_or_else(offer, |all| all.line(place));
        line.unwrap_or_default()
    }

    /// Carries out what was chosen and the next best, to compare what they lead to: as many positions more; says whether
    /// both are there. What was chosen lies at `CHOSEN` then, and the next best at `Slot::ROUND`.
    fn compare(&mut self, ground: &mut dyn Ground, budget: u32) -> bool {
        let until = self.tally.nodes.saturating_add(budget);
        while let Some(&Some(way)) = self.ways.get(usize::from(self.compared)) {
            let found = match &self.funnel {
                None => true,
                Some(_) if self.comparing => self.beam.step(ground, &mut self.tally),
                Some(funnel) => {
                    funnel.suppose(ground, Slot::ROOT, self.seat, way);
                    let depth = self.skill.depth;
                    self.beam.begin(ground, LOOK, depth, &mut self.tally);
                    self.comparing = true;
                    false
                }
            };
            if found {
                self.reach(ground, way);
                self.compared += 1;
                self.comparing = false;
            }
            if self.tally.nodes >= until {
                return false;
            }
        }
        true
    }

    /// Plays a way to its end, at `Slot::ROUND`.
    fn reach(&mut self, ground: &mut dyn Ground, way: u8) {
        if self.compared > 0 {
            // No beam needs the place any more.
            ground.copy(Slot::ROUND, CHOSEN);
        }
        let line = match &self.funnel {
            Some(funnel) => {
                funnel.suppose(ground, Slot::ROUND, self.seat, way);
                self.beam.best().map(|&(_, line)| line).unwrap_or_default()
            }
            None => {
                ground.imagine(0, Slot::ROUND);
                self.line(way)
            }
        };
        let number = ground.number(Slot::ROUND);
        carry_out(ground, &line, &mut self.tally);
        // A turn ends with all its phases.
        while number > 0
            && ground.number(Slot::ROUND) == number
            && ground.turn(Slot::ROUND) == Some(self.seat)
            && let Some(end) = ground.ending(Slot::ROUND)
        {
            ground.play(Slot::ROUND, end);
        }
        // Those reply who do so at once, also where the turn ended without a step of the line.
        if ground.awaited(Slot::ROUND) == Awaited::Reply {
            settle(ground, Slot::ROUND, &mut self.tally);
        }
    }

    /// What the choice is worth, by what was looked at, and what is known of another action so far; none where the cap came
    /// before anything was found.
    fn worths(&self, code: Code) -> Option<(i32, i32)> {
        if let Some(funnel) = &self.funnel {
            let [chosen, _] = self.ways;
            return Some((funnel.worth(chosen?)?, NOTHING));
        }
        let lines = self.beam.offers().iter();
        let mut known = lines.filter(|(_, line)| line.codes().first() == Some(&code));
        let &(best, _) = self.beam.best()?;
        // The best of them comes first.
        Some((best, known.next().map_or(NOTHING, |&(value, _)| value)))
    }

    /// Thinks about so many positions more by how much another action is worse than the choice, and answers when it knows:
    /// as well as its turn may go on after it. What the cap leaves no room for is not worse.
    fn weigh(&mut self, ground: &mut dyn Ground, code: Code, budget: u32) -> Option<u32> {
        if self.ready == Some(code) {
            return Some(0);
        }
        let until = self.tally.nodes.saturating_add(budget);
        let (best, known) = match self.weighing {
            Some(worths) => worths,
            None => {
                let Some((best, known)) = self.worths(code) else {
                    return Some(0);
                };
                self.weighing = Some((best, known));
                match self.put(ground, code) {
                    None => return Some(0),
                    Some(false) => {
                        let value = ground.value(Slot::ROOT, self.seat).max(known);
                        return Some(self.short_of(ground, code, best, value));
                    }
                    Some(true) => {}
                }
                let (width, depth) = (self.skill.width, self.skill.depth);
                self.beam.begin(ground, width, depth, &mut self.tally);
                (best, known)
            }
        };
        while !self.beam.step(ground, &mut self.tally) {
            if self.tally.nodes >= self.skill.cap {
                return Some(0);
            }
            if self.tally.nodes >= until {
                return None;
            }
        }
        let found = self.beam.best().map_or(NOTHING, |&(value, _)| value);
        Some(self.short_of(ground, code, best, found.max(known)))
    }

    /// Puts where an action leads to at the root; says whether the turn goes on there, or nothing where that is not known.
    fn put(&mut self, ground: &mut dyn Ground, code: Code) -> Option<bool> {
        ground.imagine(0, Slot::ROOT);
        if ground.awaited(Slot::ROOT) == Awaited::Plan {
            let plan = (0..ground.plans()).find(|&plan| ground.plan(plan) == Some(code))?;
            let funnel = self.funnel.as_ref()?;
            funnel.suppose(ground, Slot::ROOT, self.seat, plan as u8);
            return Some(true);
        }
        if !ground.allows(Slot::ROOT, code) {
            return None;
        }
        let number = ground.number(Slot::ROOT);
        ground.play(Slot::ROOT, code);
        self.tally.nodes += 1;
        settle(ground, Slot::ROOT, &mut self.tally);
        let goes_on = ground.turn(Slot::ROOT) == Some(self.seat)
            && ground.awaited(Slot::ROOT) == Awaited::Turn
            && ground.number(Slot::ROOT) == number;
        Some(goes_on)
    }

    /// By how much a value falls short of the best. Where a way to begin was chosen, that which begins with the action counts
    /// too: a beam may not find how it goes on.
    fn short_of(&self, ground: &mut dyn Ground, code: Code, best: i32, value: i32) -> u32 {
        let better = self
            .funnel
            .iter()
            .flat_map(|funnel| funnel.leads_above(value));
        let mut begun = better.filter_map(|(lead, value)| {
            ground.imagine(0, Slot::ROOT);
            let mut line = ground.lead(Slot::ROOT, lead);
            (line.pop() == Some(code)).then_some(value)
        });
        // The best comes first.
        let value = begun.next().unwrap_or(value);
        u32::try_from(best.saturating_sub(value)).unwrap_or(0)
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
                ways: [None; 2],
                compared: 0,
                comparing: false,
                weighing: None,
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

    /// Thinks about so many positions more why it has decided so, and answers when it knows. What comes after the turn it
    /// forgets: whoever asks need not follow.
    pub fn explain(&mut self, budget: u32) -> Option<Reasons> {
        if !self.mind.compare(&mut self.field, budget) {
            return None;
        }
        if self.mind.keeper == Some(self.mind.seat) {
            self.end_turn();
        }
        let [chosen, other] = self.compared();
        Some(Reasons::between(chosen, other, self.mind.seat))
    }

    /// Thinks about so many positions more by how much an action is worse than what it has decided, and answers when it knows.
    pub fn weigh(&mut self, action: &G::Action, budget: u32) -> Option<u32> {
        self.mind.weigh(&mut self.field, Code::of(action), budget)
    }

    /// Where what was chosen leads to, and where the next best: none where there is no other way.
    pub fn compared(&self) -> [Option<&G>; 2] {
        match self.mind.compared {
            0 => [None; 2],
            1 => [self.field.at(Slot::ROUND), None],
            _ => [self.field.at(CHOSEN), self.field.at(Slot::ROUND)],
        }
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
