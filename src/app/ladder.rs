//! The ladder: who plays a title alone and wins against computers moves up, and meets better ones next time.
//!
//! There is one for each title of a device, whoever holds it. It does not know where it is kept.

use serde::{Deserialize, Serialize};

use super::{App, Driver, Level, title::Title};
use crate::kernel::id::Id;

/// As many games as there will be.
const TITLES: usize = 4;

/// How far somebody has come, by the position of the title in the list of games: up to the top by the level of the best
/// computers that were beaten, then by a crown for each win there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Ladder([u8; TITLES]);

/// Where somebody stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rung {
    /// These are the next to be beaten.
    At(Level),
    /// The best were beaten so often.
    Crowns(u8),
}

impl Ladder {
    /// Nobody has won yet.
    pub const fn new() -> Self {
        Self([0; TITLES])
    }

    /// Where somebody stands who has won.
    pub fn rung(&self, title: Title) -> Option<Rung> {
        let steps = self.0.get(place(title)).copied().unwrap_or(0);
        let beaten = usize::from(steps).checked_sub(1)?;
        let next = beaten.saturating_add(1);
        let crowns = next.saturating_sub(Level::all().count().saturating_sub(1));
        Some(match Level::from_index(next) {
            Some(level) => Rung::At(level),
            None => Rung::Crowns(crowns as u8),
        })
    }

    /// Whom somebody meets who plays alone. Who has not won yet meets the second: it errs, and yet wants to win.
    pub fn proposed(&self, title: Title) -> Level {
        match self.rung(title) {
            None => Level::Two,
            Some(Rung::At(level)) => level,
            Some(Rung::Crowns(_)) => Level::Four,
        }
    }

    /// Somebody has won alone against computers of this level at the least; answers whether he moves up.
    fn won(&mut self, title: Title, level: Level) -> bool {
        let Some(steps) = self.0.get_mut(place(title)) else {
            return false;
        };
        // There are four levels.
        let beaten = level.index().saturating_add(1) as u8;
        let top = level == Level::Four;
        if beaten <= *steps && !top {
            return false;
        }
        *steps = if top {
            (*steps).max(beaten.saturating_sub(1)).saturating_add(1)
        } else {
            beaten
        };
        true
    }
}

/// The position of a title in the list of games.
fn place(title: Title) -> usize {
    let all = Title::ALL.iter();
    all.take_while(|other| **other != title).count()
}

impl App {
    /// The match on the table is over, and counted for the first time: who has won it alone moves up.
    pub(super) fn climb(&mut self) {
        let Some((table, places)) = self.table.laid.as_ref().zip(self.table.places()) else {
            return;
        };
        let title = table.title();
        let Some(person) = self.table.people().next().filter(|_| self.table.alone()) else {
            return;
        };
        let drivers = table
            .sat()
            .seats()
            .iter()
            .map(|seat| self.table.driver(seat));
        let computers = drivers.filter_map(|driver| match driver {
            Driver::Computer(level) => Some(level),
            Driver::Person | Driver::Rulebook | Driver::Program => None,
        });
        let weakest = computers.min_by_key(|level| level.index());
        let won = places.winners().any(|winner| winner == person);
        let Some(level) = weakest.filter(|_| won) else {
            return;
        };
        if self.device.settings.ladder.0.won(title, level) {
            self.table.climbed = true;
            self.device.settings_changed = true;
            self.keep_settings();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_beats_a_rung_or_a_higher_one_moves_up_and_at_the_top_wins_crowns() {
        let title = Title::FIRST;
        let mut ladder = Ladder::new();
        assert_eq!(
            (ladder.rung(title), ladder.proposed(title)),
            (None, Level::Two)
        );
        for (level, up, rung) in [
            (Level::One, true, Rung::At(Level::Two)),
            (Level::One, false, Rung::At(Level::Two)),
            (Level::Three, true, Rung::At(Level::Four)),
            (Level::Two, false, Rung::At(Level::Four)),
            (Level::Three, false, Rung::At(Level::Four)),
            (Level::Four, true, Rung::Crowns(1)),
            (Level::Three, false, Rung::Crowns(1)),
            (Level::Four, true, Rung::Crowns(2)),
        ] {
            assert_eq!(ladder.won(title, level), up, "{level:?}");
            assert_eq!(ladder.rung(title), Some(rung), "{level:?}");
        }
        assert_eq!(ladder.proposed(title), Level::Four);
        // From the ground to the crown at once, and each title for itself.
        let mut ladder = Ladder::new();
        assert!(ladder.won(title, Level::Four));
        assert_eq!(ladder.rung(title), Some(Rung::Crowns(1)));
        let others = Title::ALL.iter().filter(|other| **other != title);
        assert!(
            others
                .into_iter()
                .all(|&other| ladder.rung(other).is_none())
        );
    }

    #[test]
    fn crowns_stay_at_the_most_that_has_room() {
        let mut ladder = Ladder::new();
        for _ in 0..1000 {
            assert!(ladder.won(Title::FIRST, Level::Four));
        }
        assert_eq!(ladder.rung(Title::FIRST), Some(Rung::Crowns(u8::MAX - 3)));
    }
}
