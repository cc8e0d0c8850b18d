//! An imagined round: everybody's turns one after the other, each as its player would play it at first sight.
//!
//! It is a machine of small steps, like the beam, which it lets run for every turn. It does not know why the round is
//! imagined.

use super::beam::{Beam, Tally, settle};
use super::ground::{Ground, Slot};
use super::line::Line;
use crate::kernel::seat::Seat;
use crate::kernel::worth::Awaited;

/// A round that ends the game counts no more than this.
const SURE: i32 = 3000;

/// A value of the end of a round, which no certain win outweighs beyond measure.
pub fn bounded(value: i32) -> i32 {
    value.clamp(-SURE, SURE)
}

/// A round that is imagined at `Slot::ROUND`.
#[derive(Clone, Debug, Default)]
pub struct Round {
    turns: u8,
    /// Whether the beam is under way.
    running: bool,
}

impl Round {
    /// Whether nothing was imagined yet.
    pub const fn is_new(&self) -> bool {
        self.turns == 0
    }

    /// Goes on by a step; answers what the round is worth to a player once it is over. His own turns are looked at wider.
    pub fn step(
        &mut self,
        beam: &mut Beam,
        ground: &mut dyn Ground,
        tally: &mut Tally,
        (seat, depth): (Seat, u8),
    ) -> Option<i32> {
        if self.running {
            if beam.step(ground, tally) {
                self.running = false;
                if let Some((_, line)) = beam.best() {
                    carry_out(ground, line, tally);
                }
            }
            return None;
        }
        self.turns += 1;
        let decides = ground.turn(Slot::ROUND);
        if decides.is_none()
            || ground.awaited(Slot::ROUND) == Awaited::Plan
            || self.turns > ground.turns(Slot::ROUND)
        {
            *self = Self::default();
            return Some(bounded(ground.value(Slot::ROUND, seat)));
        }
        ground.copy(Slot::ROUND, Slot::ROOT);
        let width = if decides == Some(seat) { 2 } else { 1 };
        beam.begin(ground, width, depth, tally);
        self.running = true;
        None
    }
}

/// Carries out a line in the imagined round, as far as it is allowed there.
pub fn carry_out(ground: &mut dyn Ground, line: &Line, tally: &mut Tally) {
    for &code in line.codes() {
        if ground.allows(Slot::ROUND, code) {
            ground.play(Slot::ROUND, code);
            settle(ground, Slot::ROUND, tally);
        }
    }
}
