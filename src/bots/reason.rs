//! Why one way to play is better than another: the features that speak for it most.
//!
//! It compares two imagined positions, and does not know how anybody came there, nor words.

use crate::kernel::game::Turn;
use crate::kernel::seat::{PerSeat, Seat};
use crate::kernel::worth::{FEATURES, Worth};
use heapless::Vec;

/// How many reasons are given at most.
pub const REASONS: usize = 3;

/// A reason for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins the game.
    Wins,
    /// There is more or less of a feature where it leads to than where the next best does.
    Feature {
        /// Which, by its place among the names.
        feature: u8,
        /// More of it, or less.
        more: bool,
        /// Of the player himself, or of the others on average.
        own: bool,
    },
}

/// The reasons for a choice, the strongest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    /// What speaks for it.
    pub list: Vec<Reason, REASONS, u8>,
    /// Whether there was no other way worth a thought.
    pub only: bool,
}

impl Reasons {
    /// What speaks to a seat for one position and against another. Never inlined: the features of all players are large.
    #[inline(never)]
    pub fn between<G: Worth>(chosen: Option<&G>, other: Option<&G>, seat: Seat) -> Self {
        let mut reasons = Self::default();
        let (Some(chosen), Some(other)) = (chosen, other) else {
            reasons.only = true;
            return reasons;
        };
        let wins = |game: &G| match game.turn() {
            Turn::Over(ranking) => ranking.winners().any(|winner| winner == seat),
            Turn::Of(_) => false,
        };
        if wins(chosen) && !wins(other) {
            // There is room for the first.
            let _ = reasons.list.push(Reason::Wins);
        }
        let mut features = [
            PerSeat::filled([0; FEATURES]),
            PerSeat::filled([0; FEATURES]),
        ];
        let [here, there] = &mut features;
        chosen.features(seat, here);
        other.features(seat, there);
        // How far apart two positions are of which one has fewer rounds to come is told by what lies there, and so both are
        // weighed alike.
        let rounds = chosen.rounds_left();
        let rivals = i32::from(chosen.seats().count()) - 1;
        let mut strongest: Vec<(i32, Reason), REASONS> = Vec::new();
        for (feature, &[at_end, each_round]) in G::WEIGHTS.iter().enumerate() {
            let weight = i32::from(at_end) * 8 + i32::from(each_round) * rounds;
            let of = |seat: Seat| {
                let at = |all: &PerSeat<[i16; FEATURES]>| all[seat].get(feature).copied();
                i32::from(at(here).unwrap_or(0)) - i32::from(at(there).unwrap_or(0))
            };
            let others = chosen.seats().iter().filter(|&other| other != seat);
            let theirs: i32 = others.map(of).sum();
            // One of several rivals counts for his part.
            let sides = [(true, of(seat), rivals.max(1)), (false, theirs, -1)];
            for (own, more, share) in sides {
                let weighed = weight.saturating_mul(more).saturating_mul(share);
                if weighed > 0 {
                    let reason = Reason::Feature {
                        feature: feature as u8,
                        more: more > 0,
                        own,
                    };
                    note(&mut strongest, weighed, reason);
                }
            }
        }
        for (_, reason) in strongest {
            // A win and the strongest of the rest.
            let _ = reasons.list.push(reason);
        }
        reasons
    }
}

/// Keeps a reason, if it is among the strongest; of the same the first.
fn note(strongest: &mut Vec<(i32, Reason), REASONS>, weighed: i32, reason: Reason) {
    let place = strongest.iter().position(|&(known, _)| weighed > known);
    let place = place.unwrap_or(strongest.len());
    if place < REASONS {
        if strongest.is_full() {
            strongest.pop();
        }
        // There is room now.
        let _ = strongest.insert(place, (weighed, reason));
    }
}
