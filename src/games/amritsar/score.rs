//! The final scoring of Amritsar: knowledge tracks, goals, ties.
//!
//! It counts as if the game ended now. It does not know who may see a goal.

use super::data::{
    Aim, GOALS, GoalPlace, INTERIM_STEP, Level, MAJORITY, SOLO_COINS, SOLO_TRACK, TRACK_STEPS,
    Track, Zone,
};
use super::state::{Amritsar, Difficulty, Laid, MAHARAJA, Table};
use crate::kernel::id::{Id, Per};
use crate::kernel::rank::Ranking;
use crate::kernel::seat::Seat;

/// A player's PP by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// PP on the track of the board.
    pub prestige: u16,
    /// PP of the final places of the knowledge tracks; the Maharaja's under Development.
    pub tracks: Per<Track, u8, 3>,
    /// PP of the goal on each place; the Maharaja's on the first.
    pub goals: Per<GoalPlace, u8, 4>,
}

impl Score {
    /// All PP.
    #[must_use]
    pub fn total(&self) -> u16 {
        let tracks = self.tracks.entries().iter();
        let parts = tracks.chain(self.goals.entries());
        parts.fold(self.prestige, |sum, &part| {
            sum.saturating_add(u16::from(part))
        })
    }
}

impl Amritsar {
    /// A player's score if the game ended now.
    #[must_use]
    pub fn final_score(&self, seat: Seat) -> Score {
        self.table.score(seat, &self.dealt[seat], &self.laid[seat])
    }

    /// The final places. Equal PP: more markers on the donation tiles; against the Maharaja equal PP are lost.
    pub(super) fn ranking(&self) -> Ranking {
        Ranking::by(self.table.seats, |seat| {
            let total = self.final_score(seat).total();
            let tie = if self.table.options.solo.is_some() {
                u8::from(seat == MAHARAJA)
            } else {
                self.table.donations(seat)
            };
            (total, tie)
        })
    }
}

impl Table {
    /// A score from the goals dealt and where they lie.
    #[must_use]
    pub fn score(&self, seat: Seat, dealt: &super::state::Dealt, laid: &Laid) -> Score {
        let board = &self.boards[seat];
        let mut score = Score {
            prestige: board.prestige,
            ..Score::default()
        };
        if self.is_automa(seat) {
            score.tracks[Track::Development] = self.automa_track();
            let times = 1 + u8::from(self.options.solo == Some(Difficulty::Hard));
            let zone = self.solo.goal;
            score.goals[GoalPlace::First] = zone.map_or(0, |zone| times * self.markers(seat, zone));
            return score;
        }
        for (track, &steps) in board.tracks.iter() {
            if steps >= TRACK_STEPS {
                score.tracks[track] = match track {
                    Track::Development => board.load,
                    Track::Resources => board.resources(),
                    Track::Economy => board.coins,
                };
            }
        }
        for (place, &kind) in laid.iter() {
            let aim = kind.and_then(|kind| GOALS[kind].get(usize::from(dealt[kind])));
            score.goals[place] = aim.map_or(0, |&aim| self.worth(seat, aim));
        }
        score
    }

    /// The Maharaja's final place: stored resources, or coins that no resource covers.
    fn automa_track(&self) -> u8 {
        let stored = self.solo.stored();
        let last = SOLO_TRACK.len();
        match usize::from(self.solo.knowledge) {
            step if step == last => {
                let visible = SOLO_COINS.iter().filter(|&&place| place > stored);
                // Six at most.
                visible.count() as u8
            }
            step if step + 1 == last => stored,
            _ => 0,
        }
    }

    /// Markers of a player in a zone.
    #[must_use]
    pub fn markers(&self, seat: Seat, zone: Zone) -> u8 {
        // At most 16.
        self.donated[seat][zone].len() as u8
    }

    /// Markers of a player on a level, in all zones.
    #[must_use]
    pub fn markers_on(&self, seat: Seat, level: Level) -> u8 {
        let zones = self.donated[seat].entries().iter();
        let count = |places: &super::data::DonationPlaceSet| {
            let on = places.iter().filter(|place| place.level() == level);
            // At most 16.
            on.count() as u8
        };
        zones.map(count).sum()
    }

    /// What a goal brings a player.
    #[must_use]
    pub fn worth(&self, seat: Seat, aim: Aim) -> u8 {
        let board = &self.boards[seat];
        let by = |counted: u8, row: [u8; 4]| {
            let last = usize::from(counted).min(row.len());
            let at = last.checked_sub(1);
            at.and_then(|at| row.get(at)).copied().unwrap_or(0)
        };
        let if_so = |holds: bool, prestige: u8| if holds { prestige } else { 0 };
        match aim {
            Aim::MostMarkers(zone) => self.majority(seat, |seat| self.markers(seat, zone)),
            Aim::MostCoins => self.majority(seat, |seat| self.boards[seat].coins),
            Aim::MostResources => self.majority(seat, |seat| {
                if self.is_automa(seat) {
                    self.solo.stored()
                } else {
                    self.boards[seat].resources()
                }
            }),
            Aim::Interims(one, other, prestige) => {
                let reached = |track| board.tracks[track] >= INTERIM_STEP;
                if_so(reached(one) && reached(other), prestige)
            }
            Aim::Final(track, prestige) => if_so(board.tracks[track] >= TRACK_STEPS, prestige),
            Aim::Markers(zone) => self.markers(seat, zone),
            Aim::Zones(row) => {
                let zones = Zone::all().filter(|&zone| self.markers(seat, zone) > 0);
                by(zones.count() as u8, row)
            }
            Aim::Levels(row) => {
                let levels = Level::all().filter(|&level| self.markers_on(seat, level) > 0);
                by(levels.count() as u8, row)
            }
            Aim::OnTwo(one, other, count, prestige) => {
                let both = self.markers_on(seat, one) + self.markers_on(seat, other);
                if_so(both >= count, prestige)
            }
            Aim::OnOne(level, row) => by(self.markers_on(seat, level), row),
        }
    }

    /// Goals of type A: the first and the second count, however many tie before or beside; at least 1 is needed.
    fn majority(&self, seat: Seat, count: impl Fn(Seat) -> u8) -> u8 {
        let own = count(seat);
        let mut above = 0u64;
        for other in self.seats.iter().map(&count).filter(|&other| other > own) {
            above |= 1u64.checked_shl(u32::from(other)).unwrap_or(1 << 63);
        }
        // Different numbers above the own one: two who tie first leave the second place to the next.
        let rank = above.count_ones() as usize;
        if own == 0 {
            return 0;
        }
        MAJORITY.get(rank).copied().unwrap_or(0)
    }
}
