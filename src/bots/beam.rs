//! A beam over a whole turn: from the best few positions of each step all actions are tried, and every position where
//! the turn may end is valued as if it ended there.
//!
//! It is a machine of small steps, so that thinking can pause between any two. It does not know plans.

use super::ground::{Ground, List, Slot};
use super::level::WIDTH;
use super::line::{Code, Line};
use crate::kernel::dice::Dice;
use crate::kernel::seat::Seat;
use crate::kernel::worth::Awaited;
use heapless::Vec;

/// How many open decisions follow one another at most: an auction of five players.
const OPEN: usize = 64;
/// After how many steps without anything better a beam ends: two roads lead to most that is worth a journey.
const STALE: u8 = 3;
/// How many ways to play a turn are remembered.
pub const OFFERS: usize = 4;

/// What a decision has cost so far, and how it errs.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Positions that were looked at.
    pub nodes: u32,
    /// How far a value may be off.
    pub error: u16,
    /// Draws the errors.
    pub dice: Dice,
}

impl Tally {
    /// How far this value is off.
    fn off(&mut self) -> i32 {
        let error = i32::from(self.error);
        // As likely above as below, and small ones more often.
        let half = u32::from(self.error) + 1;
        if error == 0 {
            0
        } else {
            (self.dice.below(half) + self.dice.below(half)) as i32 - error
        }
    }
}

/// A position that is followed.
#[derive(Clone, Debug)]
struct Leaf {
    slot: Slot,
    /// What it is worth if the turn ends there, with what is hoped for.
    worth: i32,
    /// The same, with the error.
    key: i32,
    line: Line,
}

/// A beam over one turn, or over one decision.
#[derive(Clone, Debug)]
pub struct Beam {
    seat: Seat,
    /// The number of the turn.
    number: u8,
    width: u8,
    depth: u8,
    now: Vec<Leaf, WIDTH>,
    next: Vec<Leaf, WIDTH>,
    step: u8,
    parent: u8,
    list: List,
    at: u8,
    /// The best ways to play the turn, and what they are worth, the best first.
    offers: Vec<(i32, Line), OFFERS>,
    /// How many steps have brought nothing better.
    stale: u8,
    better: bool,
}

impl Beam {
    /// A beam that has nothing to do.
    #[inline(always)]
    pub const fn idle() -> Self {
        Self {
            seat: Seat::One,
            number: 0,
            width: 1,
            depth: 1,
            now: Vec::new(),
            next: Vec::new(),
            step: 0,
            parent: 0,
            list: Vec::new(),
            at: 0,
            offers: Vec::new(),
            stale: 0,
            better: false,
        }
    }

    /// Begins at the root, for the seat that decides there.
    pub fn begin(&mut self, ground: &mut dyn Ground, width: u8, depth: u8, tally: &mut Tally) {
        self.seat = ground.turn(Slot::ROOT).unwrap_or(Seat::One);
        self.number = ground.number(Slot::ROOT);
        self.width = width.clamp(1, WIDTH as u8);
        self.depth = depth;
        self.step = 0;
        self.parent = 0;
        self.at = 0;
        self.offers.clear();
        self.stale = 0;
        self.better = false;
        self.now.clear();
        self.next.clear();
        let slot = Slot::kept(false, 0);
        ground.copy(Slot::ROOT, slot);
        if let Some(end) = ground.ending(slot) {
            ground.copy(slot, Slot::ENDED);
            tally.nodes += 1;
            self.end(ground, end, tally);
            let value = ground.value(Slot::ENDED, self.seat) + tally.off();
            self.offer(value, Line::default().and(end));
            self.better = false;
        }
        // There is room for the first.
        let _ = self.now.push(Leaf {
            slot,
            worth: 0,
            key: 0,
            line: Line::default(),
        });
        ground.list(slot, &mut self.list);
    }

    /// The best line, and what it is worth; none before anything was looked at.
    pub fn best(&self) -> Option<&(i32, Line)> {
        self.offers.first()
    }

    /// The best lines, the best first, none worth the same: two orders of the same actions mostly are.
    pub fn offers(&self) -> &[(i32, Line)] {
        &self.offers
    }

    /// Looks at one more position; says whether there are none left.
    pub fn step(&mut self, ground: &mut dyn Ground, tally: &mut Tally) -> bool {
        if let Some(&code) = self.list.get(usize::from(self.at)) {
            self.at += 1;
            self.expand(ground, code, tally);
            return false;
        }
        self.at = 0;
        self.parent += 1;
        if usize::from(self.parent) >= self.now.len() {
            self.step += 1;
            self.parent = 0;
            // A long way to the first end is not stale.
            let hopes = self.better || self.offers.is_empty();
            self.stale = if hopes { 0 } else { self.stale + 1 };
            self.better = false;
            core::mem::swap(&mut self.now, &mut self.next);
            self.next.clear();
        }
        match self.now.get(usize::from(self.parent)) {
            Some(leaf) if self.step < self.depth && self.stale < STALE => {
                ground.list(leaf.slot, &mut self.list);
                false
            }
            _ => true,
        }
    }

    /// Tries an action of the parent.
    fn expand(&mut self, ground: &mut dyn Ground, code: Code, tally: &mut Tally) {
        let Some(parent) = self.now.get(usize::from(self.parent)) else {
            return;
        };
        let line = parent.line.and(code);
        ground.copy(parent.slot, Slot::CHILD);
        ground.play(Slot::CHILD, code);
        tally.nodes += 1;
        settle(ground, Slot::CHILD, tally);
        let goes_on = ground.turn(Slot::CHILD) == Some(self.seat)
            && ground.awaited(Slot::CHILD) == Awaited::Turn
            && ground.number(Slot::CHILD) == self.number;
        if !goes_on {
            let value = ground.value(Slot::CHILD, self.seat) + tally.off();
            self.offer(value, line);
            return;
        }
        let off = tally.off();
        let worth = match ground.ending(Slot::CHILD) {
            Some(end) => {
                ground.copy(Slot::CHILD, Slot::ENDED);
                self.end(ground, end, tally);
                let value = ground.value(Slot::ENDED, self.seat);
                self.offer(value + off, line.and(end));
                value + ground.promise(Slot::CHILD, self.seat)
            }
            // Where the turn may not end, the position counts for what comes after it.
            None => ground.value(Slot::CHILD, self.seat),
        };
        if self.step + 1 < self.depth {
            self.keep(ground, worth, off, line);
        }
    }

    /// Ends the turn, with all its phases where turns have numbers, and lets those reply who do so at once.
    fn end(&self, ground: &mut dyn Ground, end: Code, tally: &mut Tally) {
        ground.play(Slot::ENDED, end);
        while self.number > 0
            && ground.number(Slot::ENDED) == self.number
            && ground.turn(Slot::ENDED) == Some(self.seat)
            && let Some(end) = ground.ending(Slot::ENDED)
        {
            ground.play(Slot::ENDED, end);
        }
        if ground.awaited(Slot::ENDED) == Awaited::Reply {
            settle(ground, Slot::ENDED, tally);
        }
    }

    /// Notes where a turn could end.
    fn offer(&mut self, value: i32, line: Line) {
        let place = self.offers.iter().position(|&(known, _)| value >= known);
        let place = place.unwrap_or(self.offers.len());
        if place >= OFFERS
            || self
                .offers
                .get(place)
                .is_some_and(|&(known, _)| known == value)
        {
            return;
        }
        if self.offers.is_full() {
            self.offers.pop();
        }
        // There is room now.
        let _ = self.offers.insert(place, (value, line));
        self.better |= place == 0;
    }

    /// Keeps the child for the next step, if it is among the best and not there already by another way.
    fn keep(&mut self, ground: &mut dyn Ground, worth: i32, off: i32, line: Line) {
        let known = |leaf: &Leaf| leaf.worth == worth && ground.same(leaf.slot, Slot::CHILD);
        if self.next.iter().any(known) {
            return;
        }
        let key = worth + off;
        let odd = self.step.is_multiple_of(2);
        let slot = if self.next.len() < usize::from(self.width) {
            let slot = Slot::kept(odd, self.next.len() as u8);
            let _ = self.next.push(Leaf {
                slot,
                worth,
                key,
                line,
            });
            slot
        } else {
            let worst = self.next.iter_mut().min_by_key(|leaf| leaf.key);
            let Some(worst) = worst.filter(|worst| worst.key < key) else {
                return;
            };
            worst.worth = worth;
            worst.key = key;
            worst.line = line;
            worst.slot
        };
        ground.copy(Slot::CHILD, slot);
    }
}

/// Lets everybody decide what is open, each as it is best for himself at first sight.
pub fn settle(ground: &mut dyn Ground, at: Slot, tally: &mut Tally) {
    for _ in 0..OPEN {
        let Some(seat) = ground
            .turn(at)
            .filter(|_| matches!(ground.awaited(at), Awaited::Open | Awaited::Reply))
        else {
            return;
        };
        // A reply takes as long as a position, also where it goes without thinking.
        tally.nodes += u32::from(ground.awaited(at) == Awaited::Reply);
        let answer = match ground.presumed(at) {
            Some(code) => Some(code),
            None => first_sight(ground, at, seat, tally),
        };
        match answer {
            Some(code) => ground.play(at, code),
            None => return,
        }
    }
}

/// What is best for a seat at first sight.
fn first_sight(ground: &mut dyn Ground, at: Slot, seat: Seat, tally: &mut Tally) -> Option<Code> {
    let mut list = List::new();
    ground.list(at, &mut list);
    let mut best = None;
    for &code in &list {
        ground.copy(at, Slot::ANSWER);
        ground.play(Slot::ANSWER, code);
        tally.nodes += 1;
        let value = ground.value(Slot::ANSWER, seat);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, code));
        }
    }
    best.map(|(_, code)| code)
}
