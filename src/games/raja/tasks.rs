//! The tasks of a turn: what the pointers of the dial ask for, and how far it is done.
//!
//! It counts; it does not know what a task costs, nor where it may be done.

use super::data::Dial;
use super::state::Table;
use serde::{Deserialize, Serialize};

/// How far the pointers on one action of the dial have been carried out in this turn.
///
/// Pointers on the same action are one task: what is done is counted in the way that is best for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Task {
    /// Planned pointers that are not forgone.
    pub due: u8,
    /// How often it was done; of two houses, those in cities; of palace and house, the palaces.
    pub first: u8,
    /// Of two houses, those in villages, and city houses in the place of one (ruling 23); of palace and house, the houses;
    /// of the quarry, how often it gave two.
    pub second: u8,
}

impl Task {
    /// Ruling 23: a chip is about to add its own "two houses". Of what was built before, no pointer can give more than
    /// one city house as the one it needs: the others are second houses, and leave no room for a village in the chip's.
    pub(super) fn settle_two_houses(&mut self) {
        let seconds = self.first.saturating_sub(self.due);
        self.first -= seconds;
        self.second += seconds;
    }
}

/// A part of an action of the dial that is done at one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of an action that has one part.
    Whole(Dial),
    /// The palace of "palace and house".
    Palace,
    /// The house of "palace and house".
    HouseBesidePalace,
    /// One of "two houses", in a city.
    OneOfTwoInCity,
    /// One of "two houses", in a village.
    OneOfTwoInVillage,
}

impl Part {
    /// The action of the dial.
    #[must_use]
    #[inline]
    pub const fn dial(self) -> Dial {
        match self {
            Self::Whole(dial) => dial,
            Self::Palace | Self::HouseBesidePalace => Dial::PalaceAndHouse,
            Self::OneOfTwoInCity | Self::OneOfTwoInVillage => Dial::TwoHouses,
        }
    }
}

impl Table {
    /// How many pointers are on this action, forgone ones aside, a chip's included.
    #[must_use]
    #[inline]
    pub fn pointers(&self, dial: Dial) -> u8 {
        self.doing.tasks[dial].due + u8::from(self.doing.chip == Some(dial))
    }

    /// §7.7: how many planned pointers on this action are not carried out in full.
    #[must_use]
    pub fn undone(&self, dial: Dial) -> u8 {
        let Task { due, first, second } = self.doing.tasks[dial];
        let full = match dial {
            // Each needs a house in a city; a second city house does as well as one in a village.
            Dial::TwoHouses if first >= second => (first + second) / 2,
            Dial::TwoHouses => first,
            Dial::PalaceAndHouse => first.min(second),
            Dial::Quarry => second,
            _ => first,
        };
        due.saturating_sub(full)
    }

    /// Whether the actions on the dial still allow this.
    #[must_use]
    #[inline]
    pub fn allows(&self, part: Part) -> bool {
        let Task { first, second, .. } = self.doing.tasks[part.dial()];
        let pointers = self.pointers(part.dial());
        match part {
            Part::Whole(_) | Part::Palace => first < pointers,
            Part::HouseBesidePalace => second < pointers,
            Part::OneOfTwoInCity => first + second < 2 * pointers,
            Part::OneOfTwoInVillage => first + second < 2 * pointers && second < pointers,
        }
    }

    /// Notes that this was done.
    pub(super) fn done(&mut self, part: Part) {
        let task = &mut self.doing.tasks[part.dial()];
        match part {
            Part::Whole(_) | Part::Palace | Part::OneOfTwoInCity => task.first += 1,
            Part::HouseBesidePalace | Part::OneOfTwoInVillage => task.second += 1,
        }
    }
}
