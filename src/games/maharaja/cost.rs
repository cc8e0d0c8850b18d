//! What building and travelling cost in Maharaja.
//!
//! It does not know whether anything is allowed.

use super::action::{ShrineTask, StatueTask};
use super::data::{
    Character, CharacterSet, City, DISCOUNT, DISCOUNT_CHARACTER, Dial, Junction, MAP, Road,
    SHRINE_COST, STATUE_COST, STATUE_COST_MAHARAJA,
};
use super::state::{Coins, Table};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use crate::parts::settlements;

/// The tolls of one road.
pub type Toll = settlements::Toll<Coins>;

impl ShrineTask {
    /// The action of the dial that the shrine carries out, if it is one.
    pub(super) const fn dial(self) -> Option<Dial> {
        match self {
            Self::Shrine => Some(Dial::Shrine),
            Self::StatueAndShrine => Some(Dial::StatueAndShrine),
            Self::TwoShrines => Some(Dial::TwoShrines),
            Self::Character | Self::Reward | Self::Tile | Self::Way | Self::Arrival => None,
        }
    }

    /// What the shrine costs. The discount of the action "shrine" makes it free.
    #[must_use]
    pub const fn cost(self) -> Coins {
        match self {
            Self::StatueAndShrine | Self::TwoShrines | Self::Character => Coins(SHRINE_COST),
            Self::Shrine | Self::Reward | Self::Tile | Self::Way | Self::Arrival => Coins(0),
        }
    }
}

impl StatueTask {
    /// The action of the dial that the statue carries out, if it is one.
    pub(super) const fn dial(self) -> Option<Dial> {
        match self {
            Self::Statue => Some(Dial::Statue),
            Self::StatueAndShrine => Some(Dial::StatueAndShrine),
            Self::Tile | Self::Arrival => None,
        }
    }
}

impl Table {
    /// What a statue costs a player: 10, where the Maharaja is 12; less 1 for the discount action, less 3 for
    /// character 15.
    #[must_use]
    #[inline]
    pub fn statue_cost(&self, abilities: CharacterSet, city: City, task: StatueTask) -> Coins {
        let dear = self.options.dear_statues || self.maharaja == Some(city);
        let full = if dear {
            STATUE_COST_MAHARAJA
        } else {
            STATUE_COST
        };
        let action = if task == StatueTask::Statue {
            DISCOUNT
        } else {
            0
        };
        let character = if abilities.contains(Character::CheapStatues) {
            DISCOUNT_CHARACTER
        } else {
            0
        };
        Coins(full.saturating_sub(action + character))
    }

    /// What a statue costs a player where it costs least: the Maharaja is in one city of seven.
    #[must_use]
    #[inline]
    pub(super) fn cheapest_statue(&self, abilities: CharacterSet, task: StatueTask) -> Coins {
        let cost = |city| self.statue_cost(abilities, city, task);
        cost(City::Dwarka).min(cost(City::Haridwar))
    }

    /// What a road costs; one with a village without a shrine cannot be passed.
    #[must_use]
    pub fn toll(&self, seat: Seat, by: Road) -> Option<Toll> {
        self.shrines.tolls(seat).of(&MAP, by)
    }

    /// Ruling 4: whether the shrine owed in a city could be built from here with these coins, if a shrine stood in these
    /// villages too. From a city it can; from the start a city must be in reach.
    pub(super) fn city_shrine_stays(
        &self,
        seat: Seat,
        coins: u16,
        at: Junction,
        added: u32,
    ) -> bool {
        let Some(budget) = coins.checked_sub(SHRINE_COST) else {
            return false;
        };
        let abilities = self.abilities(seat);
        if at.city().is_some() || abilities.contains(Character::BuildAnywhere) {
            return true;
        }
        let free = abilities.contains(Character::FreeTravel);
        let tolls = self.shrines.tolls::<Coins>(seat).with(added);
        Road::all().any(|by| {
            MAP.other_end(by.index(), at.index()).is_some()
                && tolls
                    .of(&MAP, by)
                    .is_some_and(|toll| free || toll.total.0 <= budget)
        })
    }
}
