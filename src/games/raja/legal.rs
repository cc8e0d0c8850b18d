//! All that a player may do in Raja: the one judge of legality.
//!
//! An action is legal exactly if it is listed here. It does not know why something is missing from the list.

use super::action::{Action, Ground, HouseTask, MoveTask, PalaceTask};
use super::data::{
    Character, Dial, GOVERNOR_STEPS, HOUSE_COST, Junction, LEAST_BID, MAP, Road, Village,
};
use super::state::{Gold, HighBid, Plan, Raja, Stage};
use super::tasks::Part;
use crate::kernel::choices::Choices;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use crate::parts::plan::shown;

/// How many groups a moment can have: a turn has 10 that need no pointer, for at most 5 roads leave a junction; two
/// pointers and a chip show three actions, of which "palace and house" and changing character have two groups each; every
/// other stage has at most 2.
const GROUPS: usize = 15;

/// All villages among the sites.
const VILLAGES: u64 = (1 << Village::COUNT) - 1;

/// The actions a player may do now, in a stable order.
pub type Legal = Choices<Action, GROUPS>;

impl Raja {
    /// Lists all that this seat, which decides, may do now, or what the list asks about: the one judge. The list is large, and is filled
    /// where it lies.
    pub(super) fn choices(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        match table.stage {
            Stage::Choosing { .. } | Stage::Picking { .. } | Stage::Replacing { .. } => {
                list.rows(table.free.bits(), |character| Action::Choose { character });
            }
            Stage::Bidding { high, .. } => {
                let least = u32::from(least_bid(high).0).min(63);
                // Nobody has more than 15 gold before the first round, so a bid fits into a bit set.
                let up_to_own = (1u64 << (u32::from(self.gold[seat].0) + 1).min(63)) - 1;
                list.rows(up_to_own >> least << least, |gold| Action::Bid { gold });
                list.one(high.is_some(), Action::Pass);
            }
            Stage::Placing { .. } => {
                list.rows(table.open_villages(), |village| Action::Place { village });
            }
            Stage::Planning { .. } => {
                list.rows((1u64 << Plan::COUNT) - 1, |plan| Action::Plan { plan });
            }
            Stage::Giving { .. } => {
                let own = table.characters[seat].bits();
                list.rows(own, |character| Action::Give { character });
            }
            Stage::Acting { .. } => self.turn_groups(seat, list),
            Stage::Over => {}
        }
    }

    /// The groups of a turn.
    #[inline]
    fn turn_groups(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        let gold = self.gold[seat];

        list.one(true, Action::EndTurn);
        if list.wants(|action| matches!(action, Action::Travel { .. })) {
            self.travel_groups(seat, list);
        }
        // Most actions of a match end a turn or travel: what is built takes longer to list.
        if !list.wants(|action| !matches!(action, Action::EndTurn | Action::Travel { .. })) {
            return;
        }
        let sites = table.building_sites(seat).bits();
        // Ruling 16: one chip a turn, never for changing character.
        if table.chips[seat] > 0 && table.doing.chip.is_none() {
            let all_but_character = (1u64 << Dial::Character.index()) - 1;
            list.rows(all_but_character, |dial| Action::SpendChip { dial });
        }

        if table.holds(seat, Character::Builder) && !table.doing.used.contains(Character::Builder) {
            // Ruling 10: the Builder's house is free.
            if table.hand[seat] > 0 {
                let task = HouseTask::Builder;
                list.rows(sites, |site| Action::BuildHouse { site, task });
            }
            let task = MoveTask::Builder;
            list.pairs(table.house_sites(seat), sites, |from, to| {
                Action::MoveHouse { from, to, task }
            });
        }

        let can_pay = table.hand[seat] > 0 && gold >= Gold(HOUSE_COST);
        let houses = |task, sites: u64, list: &mut Legal| {
            if can_pay {
                list.rows(sites, |site| Action::BuildHouse { site, task });
            }
        };
        // Only actions that a pointer or a chip shows can have anything left.
        let mut undone = 0u64;
        for dial in shown(self.plans[seat], self.table.doing.chip) {
            undone |= u64::from(table.undone(dial) > 0) << dial.index();
            let whole = table.allows(Part::Whole(dial));
            match dial {
                Dial::Gold => list.one(whole, Action::TakeGold),
                Dial::House if whole => houses(HouseTask::House, sites, list),
                Dial::TwoHouses => {
                    let in_city = if table.allows(Part::OneOfTwoInCity) {
                        !VILLAGES
                    } else {
                        0
                    };
                    let in_village = if table.allows(Part::OneOfTwoInVillage) {
                        VILLAGES
                    } else {
                        0
                    };
                    houses(HouseTask::TwoHouses, sites & (in_city | in_village), list);
                }
                Dial::MoveHouse if whole => {
                    let task = MoveTask::MoveHouse;
                    list.pairs(table.house_sites(seat), sites, |from, to| {
                        Action::MoveHouse { from, to, task }
                    });
                }
                Dial::Quarry => list.one(whole && table.quarry[seat] > 0, Action::TakeHouses),
                Dial::Palace if whole => self.palace_group(seat, PalaceTask::Palace, list),
                Dial::PalaceAndHouse => {
                    if table.allows(Part::Palace) {
                        self.palace_group(seat, PalaceTask::PalaceAndHouse, list);
                    }
                    if table.allows(Part::HouseBesidePalace) {
                        houses(HouseTask::PalaceAndHouse, sites, list);
                    }
                }
                Dial::Order if whole => {
                    // Ruling 2: exactly two boxes.
                    let mut high = 0u64;
                    for (position, place) in table.track.entries().iter().enumerate() {
                        high |= u64::from(place.back(GOVERNOR_STEPS).is_some()) << position;
                    }
                    list.rows(high, |city| Action::LowerGovernor { city });
                }
                Dial::Character if whole => self.character_groups(seat, list),
                _ => {}
            }
        }
        list.rows(undone, |dial| Action::Forgo { dial });
    }

    /// The roads that can be travelled.
    #[inline]
    fn travel_groups(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        let here = table.architect[seat];
        let gold = self.gold[seat];
        let tolls = table.houses.tolls::<Gold>(seat);
        // Ruling 6: the bank pays for the Wandering Monk.
        let monk = table.holds(seat, Character::Monk);
        let mut roads = MAP.leaving(here.index());
        while roads != 0 {
            let by = Road::from_index(roads.trailing_zeros() as usize);
            roads &= roads.wrapping_sub(1);
            let asked = |road| {
                list.wants(|action| matches!(action, Action::Travel { by, .. } if by == road))
            };
            if let Some(by) = by
                && asked(by)
                && tolls
                    .of(&MAP, by)
                    .is_some_and(|toll| monk || toll.total <= gold)
                && let Some(to) = MAP.other_end(by.index(), here.index())
                && let Some(to) = Junction::from_index(to)
            {
                list.one(true, Action::Travel { to, by });
            }
        }
    }

    /// A palace where the architect is, if one is left, there is a site for it, and it can be paid.
    #[inline]
    fn palace_group(&self, seat: Seat, task: PalaceTask, list: &mut Legal) {
        let table = &self.table;
        let Some(city) = table.architect[seat].city() else {
            return;
        };
        if table.palaces_left[seat] > 0 && self.gold[seat] >= table.palace_cost(seat) {
            let free = |ground| u64::from(table.has_site(city, ground)) << ground.index();
            let grounds = free(Ground::Centre) | free(Ground::Outer);
            list.columns(grounds, |ground| Action::BuildPalace { city, ground, task });
        }
    }

    /// §7.6, §11.3: the ways to change character.
    fn character_groups(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        let own = table.characters[seat];
        // Ruling 12: any card in play but one's own.
        let others = table.deck().minus(own);
        if !table.options.several {
            list.rows(others.bits(), |character| Action::TakeCharacter {
                character,
            });
        } else if !table.free.is_empty() {
            // Ruling 20: with several characters, free cards only, as long as there are any.
            list.rows(table.free.bits(), |character| Action::TakeCharacter {
                character,
            });
        } else {
            list.pairs(others.bits(), own.bits(), |want, give| Action::Swap {
                want,
                give,
            });
            let richer = |other: &Seat| table.characters[*other].len() > own.len();
            let richer = table.seats.iter().filter(richer);
            let from = richer.fold(0u64, |from, other| from | 1 << other.index());
            list.rows(from, |from| Action::Entice { from });
        }
    }
}

/// The least that may be bid in an auction.
pub(super) fn least_bid(high: Option<HighBid>) -> Gold {
    high.map_or(Gold(LEAST_BID), |high| Gold(high.gold.0.saturating_add(1)))
}
