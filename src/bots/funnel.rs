//! How a secret plan is chosen: all plans are looked at quickly, the better ones again and wider, and the best few are
//! tried in imagined rounds against plans that the others could well have made. A way to begin a turn is chosen alike,
//! but for the imagined rounds.
//!
//! It is a machine of small steps, like the beam. It does not know what a plan is made of.

use super::beam::{Beam, Tally};
use super::ground::{Ground, Slot};
use super::level::{Skill, WIDTH};
use super::round::{Round, bounded};
use crate::kernel::id::Id;
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::worth::Leads;

/// The most plans of a game.
const PLANS: usize = 64;
/// The most plans that are tried in imagined rounds.
const FINALISTS: usize = 6;
/// How many plans of another player are thought likely.
const LIKELY: usize = 4;

/// How far a choice has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// All plans, the quickest way.
    All,
    /// The better ones, wider.
    Good,
    /// The best of those, widest.
    Wide,
    /// What the others could plan.
    Rivals,
    /// Imagined rounds.
    Rounds,
    /// The choice is made.
    Done,
}

/// A choice among all plans.
#[derive(Clone, Debug)]
pub struct Funnel {
    seat: Seat,
    /// The ways to begin a turn, if one of those is chosen: they take the place of plans.
    leads: Leads,
    skill: Skill,
    phase: Phase,
    /// Whether the beam is under way.
    running: bool,
    /// The plan, by its position or by its place in the order.
    at: u8,
    values: [i32; PLANS],
    /// Plans from the best on.
    order: [u8; PLANS],
    /// The other player whose plans are looked at.
    rival: u8,
    /// The likely plans of the others, and what they are worth to them.
    likely: PerSeat<[(i32, u8); LIKELY]>,
    /// The imagined round, and the plans that everybody has in it.
    sample: u8,
    plans: PerSeat<Option<u8>>,
    round: Round,
    sums: [i32; FINALISTS],
    counts: [u8; FINALISTS],
}

/// Nothing was found yet.
pub const NOTHING: i32 = i32::MIN / 2;

impl Funnel {
    /// A choice for a seat: of a plan, or of these ways to begin a turn.
    pub fn new(seat: Seat, skill: Skill, leads: Leads) -> Self {
        Self {
            seat,
            leads,
            skill,
            phase: Phase::All,
            running: false,
            at: 0,
            values: [NOTHING; PLANS],
            order: core::array::from_fn(|position| position as u8),
            rival: 0,
            likely: PerSeat::filled([(NOTHING, 0); LIKELY]),
            sample: 0,
            plans: PerSeat::filled(None),
            round: Round::default(),
            sums: [0; FINALISTS],
            counts: [0; FINALISTS],
        }
    }

    /// Looks at one more position; says whether the choice is made.
    pub fn step(&mut self, beam: &mut Beam, ground: &mut dyn Ground, tally: &mut Tally) -> bool {
        if self.running {
            if beam.step(ground, tally) {
                self.running = false;
                self.found(beam);
            }
            return false;
        }
        match self.phase {
            Phase::All => {
                if self.at < self.count(ground) {
                    self.look(beam, ground, tally, self.seat, self.at, 1);
                } else {
                    self.sort();
                    self.enter(Phase::Good);
                }
            }
            Phase::Good => self.again(beam, ground, tally, self.skill.good, self.skill.width),
            Phase::Wide => self.again(beam, ground, tally, self.skill.wide, WIDTH as u8),
            Phase::Rivals => self.rivals(beam, ground, tally),
            Phase::Rounds => self.rounds(beam, ground, tally),
            Phase::Done => return true,
        }
        false
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.at = 0;
        let no_rounds = self.skill.finalists < 2 || self.skill.rounds == 0;
        if phase == Phase::Rivals && (no_rounds || !self.leads.is_empty()) {
            self.phase = Phase::Done;
        }
    }

    /// How many plans there are, or ways to begin.
    fn count(&self, ground: &dyn Ground) -> u8 {
        let all = match self.leads.len() {
            0 => ground.plans(),
            count => count,
        };
        all.min(PLANS) as u8
    }

    /// Puts the plans into order, the best first.
    fn sort(&mut self) {
        let values = self.values;
        let value = |plan: u8| values.get(usize::from(plan)).copied().unwrap_or(NOTHING);
        self.order
            .sort_unstable_by_key(|&plan| (-value(plan), plan));
    }

    fn ordered(&self, place: u8) -> u8 {
        self.order.get(usize::from(place)).copied().unwrap_or(0)
    }

    /// Begins to look at a plan of a seat.
    fn look(
        &mut self,
        beam: &mut Beam,
        ground: &mut dyn Ground,
        tally: &mut Tally,
        seat: Seat,
        plan: u8,
        width: u8,
    ) {
        self.suppose(ground, Slot::ROOT, seat, plan);
        beam.begin(ground, width, self.skill.depth, tally);
        self.running = true;
    }

    /// Looks at the best plans again.
    fn again(
        &mut self,
        beam: &mut Beam,
        ground: &mut dyn Ground,
        tally: &mut Tally,
        count: u8,
        width: u8,
    ) {
        if self.at < count.min(self.count(ground)) {
            let plan = self.ordered(self.at);
            self.look(beam, ground, tally, self.seat, plan, width);
        } else {
            self.sort();
            let next = if self.phase == Phase::Good {
                Phase::Wide
            } else {
                Phase::Rivals
            };
            self.enter(next);
        }
    }

    /// Looks at what the others could plan.
    fn rivals(&mut self, beam: &mut Beam, ground: &mut dyn Ground, tally: &mut Tally) {
        let rival = Seat::from_index(usize::from(self.rival));
        match rival.filter(|&rival| ground.seats().contains(rival)) {
            None => self.enter(Phase::Rounds),
            Some(rival) if rival != self.seat && self.at < self.looked_at(ground) => {
                self.look(beam, ground, tally, rival, self.ordered(self.at), 1);
            }
            Some(_) => {
                self.rival += 1;
                self.at = 0;
            }
        }
    }

    /// How many plans of another player are looked at: fewer of each where there are many players. Those come first that
    /// are good for oneself, for much of what makes a plan good lies on the table for everybody.
    fn looked_at(&self, ground: &dyn Ground) -> u8 {
        let rivals = ground.seats().count().saturating_sub(1).max(1);
        (ground.plans().min(PLANS) as u8) / rivals
    }

    /// Goes on with imagined rounds: the finalists one after the other, each against the same plans of the others.
    fn rounds(&mut self, beam: &mut Beam, ground: &mut dyn Ground, tally: &mut Tally) {
        if self.round.is_new() {
            if self.at >= self.skill.finalists.min(FINALISTS as u8) {
                self.at = 0;
                self.sample += 1;
            }
            if self.sample >= self.skill.rounds {
                self.phase = Phase::Done;
                return;
            }
            if self.at == 0 {
                self.draw(ground, tally);
            }
            self.plans[self.seat] = Some(self.ordered(self.at));
            ground.imagine(usize::from(self.sample), Slot::ROUND);
            ground.suppose(Slot::ROUND, &self.plans, None);
        }
        let seat = (self.seat, self.skill.depth);
        let Some(value) = self.round.step(beam, ground, tally, seat) else {
            return;
        };
        let place = usize::from(self.at);
        if let (Some(sum), Some(count)) = (self.sums.get_mut(place), self.counts.get_mut(place)) {
            *sum += value;
            *count += 1;
        }
        self.at += 1;
    }

    /// Draws plans of the others from those that are likely.
    fn draw(&mut self, ground: &dyn Ground, tally: &mut Tally) {
        for rival in ground.seats().iter().filter(|&rival| rival != self.seat) {
            let likely = &self.likely[rival];
            // The better half of the time the best, then the next, and so on.
            let mut place = 0;
            while place + 1 < LIKELY && tally.dice.below(2) == 1 {
                place += 1;
            }
            self.plans[rival] = likely.get(place).map(|&(_, plan)| plan);
        }
    }

    /// Takes what the beam has found.
    fn found(&mut self, beam: &Beam) {
        let value = beam.best().map_or(NOTHING, |&(value, _)| value);
        match self.phase {
            Phase::All => self.note(self.at, value),
            Phase::Good | Phase::Wide => self.note(self.ordered(self.at), value),
            Phase::Rivals => {
                let mut fresh = (value, self.ordered(self.at));
                if let Some(rival) = Seat::from_index(usize::from(self.rival)) {
                    let likely = &mut self.likely[rival];
                    for place in likely {
                        if fresh.0 > place.0 {
                            core::mem::swap(place, &mut fresh);
                        }
                    }
                }
            }
            // A round has its own.
            Phase::Rounds | Phase::Done => {}
        }
        self.at += 1;
    }

    fn note(&mut self, plan: u8, value: i32) {
        if let Some(place) = self.values.get_mut(usize::from(plan)) {
            *place = value;
        }
    }

    /// The way to begin at a place, if one was to be chosen.
    pub fn lead(&self, place: u8) -> Option<u8> {
        self.leads.get(usize::from(place)).copied()
    }

    /// What was found of a plan, or of a way to begin.
    pub fn worth(&self, plan: u8) -> Option<i32> {
        let value = self.values.get(usize::from(plan)).copied();
        value.filter(|&value| value > NOTHING)
    }

    /// The ways to begin that are worth more than this, the best first.
    pub fn leads_above(&self, least: i32) -> impl Iterator<Item = (u8, i32)> + '_ {
        let leads = self.order.iter();
        let leads = leads.filter_map(|&place| Some((self.lead(place)?, self.worth(place)?)));
        leads.take_while(move |&(_, value)| value > least)
    }

    /// Puts a plan, or a way to begin, at a place of its own: as it is looked at.
    pub fn suppose(&self, ground: &mut dyn Ground, at: Slot, seat: Seat, plan: u8) {
        ground.imagine(0, at);
        match self.leads.get(usize::from(plan)) {
            Some(&lead) => {
                ground.lead(at, lead);
            }
            None => {
                let mut plans = PerSeat::filled(None);
                plans[seat] = Some(plan);
                ground.suppose(at, &plans, Some(seat));
            }
        }
    }

    /// The plan to make, as far as it was thought: the best, or one that is near to it. And the best of the others.
    pub fn choice(&mut self, tally: &mut Tally) -> [Option<u8>; 2] {
        self.sort();
        let tried = self.counts.iter().take_while(|&&count| count > 0).count();
        let mut worth = [(NOTHING, 0u8); PLANS];
        for (place, entry) in worth.iter_mut().enumerate() {
            let plan = self.ordered(place as u8);
            let first = self.values.get(usize::from(plan)).copied();
            let mut value = first.unwrap_or(NOTHING);
            if tried > 1 {
                match (self.sums.get(place), self.counts.get(place)) {
                    (Some(&sum), Some(&count)) if count > 0 => {
                        value = (bounded(value) + 2 * (sum / i32::from(count))) / 3;
                    }
                    _ => value = NOTHING,
                }
            }
            *entry = (value, plan);
        }
        let best = worth.iter().map(|&(value, _)| value).max().unwrap_or(0);
        let near = best.saturating_sub(i32::from(self.skill.near));
        let good = worth.iter().filter(|&&(value, _)| value >= near);
        let count = good.clone().count() as u32;
        let drawn = tally.dice.below(count) as usize;
        let chosen = good.clone().nth(drawn).map_or(0, |&(_, plan)| plan);
        let others = worth
            .iter()
            .filter(|&&(value, plan)| plan != chosen && value > NOTHING);
        let next = others.reduce(|best, other| if other.0 > best.0 { other } else { best });
        [Some(chosen), next.map(|&(_, plan)| plan)]
    }
}
