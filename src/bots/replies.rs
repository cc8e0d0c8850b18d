//! What comes of a turn: the best few ways to play it are followed by the turns of the others, to the end of the round.
//!
//! It is a machine of small steps, like the beam. It does not know what a turn is made of.

use super::beam::{Beam, OFFERS, Tally};
use super::ground::{Ground, Slot};
use super::line::Line;
use super::round::{Round, bounded, carry_out};
use crate::kernel::seat::Seat;
use heapless::Vec;

/// A choice among the best ways to play a turn.
#[derive(Clone, Debug)]
pub struct Replies {
    seat: Seat,
    depth: u8,
    /// In how many imagined positions the replies are thought of.
    samples: u8,
    /// The lines, from the best on, what each is worth at first, and what its rounds were worth.
    lines: Vec<(i32, Line, i32), OFFERS>,
    /// What the rounds were worth that the present sample has had so far.
    fresh: [i32; OFFERS],
    at: u8,
    sample: u8,
    round: Round,
}

impl Replies {
    /// A choice among what a beam has found.
    pub fn new(seat: Seat, depth: u8, samples: u8, beam: &Beam) -> Self {
        Self {
            seat,
            depth,
            samples,
            lines: beam
                .offers()
                .iter()
                .map(|&(value, line)| (value, line, 0))
                .collect(),
            fresh: [0; OFFERS],
            at: 0,
            sample: 0,
            round: Round::default(),
        }
    }

    /// Looks at one more position; says whether there are none left.
    pub fn step(&mut self, beam: &mut Beam, ground: &mut dyn Ground, tally: &mut Tally) -> bool {
        if usize::from(self.at) >= self.lines.len() {
            // Only a sample in which all were tried counts, or some would be compared with other luck than the rest.
            for ((_, _, sum), fresh) in self.lines.iter_mut().zip(self.fresh) {
                *sum += fresh;
            }
            self.at = 0;
            self.sample += 1;
        }
        if self.sample >= self.samples || self.lines.len() < 2 {
            return true;
        }
        let place = usize::from(self.at);
        let (Some((_, line, _)), Some(fresh)) = (self.lines.get(place), self.fresh.get_mut(place))
        else {
            return true;
        };
        if self.round.is_new() {
            ground.imagine(usize::from(self.sample), Slot::ROUND);
            carry_out(ground, line, tally);
        }
        let seat = (self.seat, self.depth);
        if let Some(value) = self.round.step(beam, ground, tally, seat) {
            *fresh = value;
            self.at += 1;
        }
        false
    }

    /// The line at a place.
    pub fn line(&self, place: u8) -> Option<Line> {
        self.lines.get(usize::from(place)).map(|&(_, line, _)| line)
    }

    /// The places of the line to play, the best by how the turn and the rounds after it looked, and of the next best.
    pub fn best_two(&self) -> [Option<u8>; 2] {
        let tried = i32::from(self.sample);
        let worth = |&(value, _, sum): &(i32, Line, i32)| match sum.checked_div(tried) {
            Some(mean) => (bounded(value) + 2 * mean) / 3,
            None => value,
        };
        best_two(self.lines.iter().map(|line| (worth(line), line.1)))
    }
}

/// The places of the best of some lines, and of the next best: of the best that begins otherwise, or where all begin alike,
/// of the best other. Of the same worth the first, which was the best at first.
pub fn best_two(lines: impl Iterator<Item = (i32, Line)> + Clone) -> [Option<u8>; 2] {
    let lines = || lines.clone().enumerate();
    // There are four at the most.
    let place = |(place, _): (usize, _)| place as u8;
    let best = most(lines());
    let begins = |line: &Line| line.codes().first().copied();
    let first = best.and_then(|(_, (_, line))| begins(&line));
    let others = || lines().filter(|&(place, _)| Some(place) != best.map(|(best, _)| best));
    let otherwise = most(others().filter(|(_, (_, line))| begins(line) != first));
    let next = otherwise.or_else(|| most(others()));
    [best.map(place), next.map(place)]
}

/// What is worth most, and of the same worth the first.
fn most(lines: impl Iterator<Item = (usize, (i32, Line))>) -> Option<(usize, (i32, Line))> {
    lines.reduce(|best, line| if line.1.0 > best.1.0 { line } else { best })
}
