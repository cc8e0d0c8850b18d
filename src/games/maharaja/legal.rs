//! All that a player may do in Maharaja: the one judge of legality.
//!
//! An action is legal exactly if it is listed here. It does not know why something is missing from the list.

use super::action::{Action, Exchange, FlagTask, ShrineTask, StatueTask};
use super::data::{
    Character, CharacterSet, City, Dial, EXCHANGE_COINS, EXCHANGE_PRESTIGE, EXCHANGES, FLAG_STEPS,
    Junction, MAP, PRESTIGE_ACTION, REWARD_TRADE, Reward, Road, SHRINE_COST, Site, StatuePlace,
    Village,
};
use super::state::{Begun, Coins, Maharaja, Plan, Stage};
use crate::kernel::choices::Choices;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use crate::parts::plan::shown;
use crate::parts::rulings::Rulings;

/// How many groups a moment can have: a turn has 8 that need neither pointer nor a special ability, for at most 5 roads
/// leave a junction; 3 for the three abilities a player can have, and 1 for all that are used by saying so. Two pointers
/// and a marker show three actions: "statue" has a group for each of 7 cities, "statue and shrine" 8, any other 1. Every
/// other stage has at most 2.
const GROUPS: usize = 28;

/// The actions a player may do now, in a stable order.
pub type Legal = Choices<Action, GROUPS>;

/// All cities among the sites.
const CITIES: u64 = ((1 << City::COUNT) - 1) << Village::COUNT;

impl Maharaja {
    /// Lists all that this seat, which decides, may do now, or what the list asks about: the one judge. The list is large, and is filled
    /// where it lies.
    pub(super) fn choices(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        match table.stage {
            Stage::Choosing { .. } | Stage::Replacing { .. } => {
                let display = table.display.bits();
                list.rows(display, |character| Action::Choose { character });
            }
            Stage::Placing { .. } => {
                list.rows(table.open_villages(), |village| Action::Place { village });
            }
            Stage::Planning { .. } => {
                list.rows((1u64 << Plan::COUNT) - 1, |plan| Action::Plan { plan });
            }
            Stage::Acting { .. } => self.turn_groups(seat, list),
            Stage::Automa { .. } => {
                if let Some(deed) = self.forced() {
                    list.one(true, deed.action);
                }
            }
            Stage::Rewarding { .. } => {
                let offer = table.rewards_on_offer();
                let offer = offer.fold(0u64, |rows, reward| rows | 1 << reward.index());
                list.rows(offer, |reward| Action::ChooseReward { reward });
            }
            Stage::Applying { reward, barred, .. } => {
                match reward {
                    Reward::UpToThree => {
                        list.one(table.coins[seat].0 >= REWARD_TRADE.0, Action::PayCoin)
                    }
                    Reward::FreeShrine => {
                        let task = ShrineTask::Reward;
                        let sites = u64::from(table.open_villages()) | CITIES;
                        list.rows(sites, |site| Action::BuildShrine { site, task });
                    }
                    Reward::Maharani => {
                        let barred = barred.map_or(0, |character| 1 << character.index());
                        let display = table.display.bits() & !barred;
                        list.rows(display, |character| Action::LayMaharani { character });
                    }
                    _ => {}
                }
                list.one(true, Action::LeaveRest);
            }
            Stage::Over => {}
        }
    }

    /// The groups of a turn.
    #[inline]
    fn turn_groups(&self, seat: Seat, list: &mut Legal) {
        let table = &self.table;
        let here = table.priest[seat];
        let abilities = table.abilities(seat);
        let owed = table.begun == Some(Begun::CityShrineLeft);

        list.one(!owed, Action::EndTurn);
        list.one(table.begun.is_some() && !owed, Action::LeaveRest);
        if list.wants(|action| matches!(action, Action::Travel { .. })) {
            self.travel_groups(seat, abilities, list);
        }
        // Most actions of a match end a turn or travel: what is built takes longer to list.
        if !list.wants(|action| !matches!(action, Action::EndTurn | Action::Travel { .. })) {
            return;
        }
        let villages = u64::from(table.open_villages());
        let cities = if abilities.contains(Character::BuildAnywhere) {
            CITIES
        } else {
            here.city().map_or(0, |city| 1 << Site::city(city).index())
        };
        let sites = villages | cities;

        if table.markers[seat] > 0 && table.spent.is_none() && table.begun.is_none() {
            let dials = self.marker_dials(seat, abilities);
            list.rows(dials, |dial| Action::SpendMarker { dial });
        }
        self.ability_groups(seat, abilities, villages, list);

        // What was begun is finished first (ruling 3).
        match table.begun {
            Some(Begun::StatueLeft) => {
                self.statue_groups(seat, abilities, cities, StatueTask::StatueAndShrine, list);
            }
            Some(Begun::ShrineLeft) => {
                self.shrine_group(seat, ShrineTask::StatueAndShrine, sites, list);
            }
            Some(Begun::SecondShrineLeft) => {
                self.shrine_group(seat, ShrineTask::TwoShrines, sites, list);
            }
            Some(Begun::CityShrineLeft) => {
                self.shrine_group(seat, ShrineTask::TwoShrines, cities, list);
            }
            None => {
                for dial in
                    shown(self.plans[seat], self.table.spent).filter(|&dial| table.due[dial] > 0)
                {
                    self.dial_groups(seat, dial, abilities, villages, cities, list);
                }
            }
        }
    }

    /// A shrine from the tableau, if one lies there and can be paid.
    #[inline]
    fn shrine_group(&self, seat: Seat, task: ShrineTask, sites: u64, list: &mut Legal) {
        if self.table.tableau[seat] > 0 && self.table.coins[seat] >= task.cost() {
            list.rows(sites, |site| Action::BuildShrine { site, task });
        }
    }

    /// The actions a marker may be spent on, one bit each (ruling 26).
    fn marker_dials(&self, seat: Seat, abilities: CharacterSet) -> u64 {
        let table = &self.table;
        let coins = table.coins[seat];
        let mut dials = ((1 << Dial::COUNT) - 1) & !(1 << Dial::Character.index());
        let mut unless = |holds: bool, dial: Dial| {
            if !holds {
                dials &= !(1 << dial.index());
            }
        };
        if self.rulings != Rulings::First {
            let shrine = table.tableau[seat] > 0;
            let statue = |task| {
                table.statues_left[seat] > 0 && coins >= table.cheapest_statue(abilities, task)
            };
            let paid_shrine = shrine && coins.0 >= SHRINE_COST;
            unless(statue(StatueTask::Statue), Dial::Statue);
            unless(shrine, Dial::Shrine);
            let both = paid_shrine || statue(StatueTask::StatueAndShrine);
            unless(both, Dial::StatueAndShrine);
            unless(paid_shrine, Dial::TwoShrines);
            unless(table.supply[seat] > 0, Dial::Supply);
            unless(coins.0 >= PRESTIGE_ACTION.0, Dial::Prestige);
        }
        dials
    }

    /// The roads that can be travelled; while a shrine is owed, only those after which it is still possible (ruling 4).
    #[inline]
    fn travel_groups(&self, seat: Seat, abilities: CharacterSet, list: &mut Legal) {
        let table = &self.table;
        let here = table.priest[seat];
        let coins = table.coins[seat];
        let free = abilities.contains(Character::FreeTravel);
        let owed = table.begun == Some(Begun::CityShrineLeft);
        let tolls = table.shrines.tolls::<Coins>(seat);
        let mut roads = MAP.leaving(here.index());
        while roads != 0 {
            let by = Road::from_index(roads.trailing_zeros() as usize);
            roads &= roads.wrapping_sub(1);
            if let Some(by) = by
                && let Some(toll) = tolls.of(&MAP, by)
                && let cost = if free { Coins(0) } else { toll.total }
                && cost <= coins
                && let Some(to) = MAP.other_end(by.index(), here.index())
                && let Some(to) = Junction::from_index(to)
                && (!owed || table.city_shrine_stays(seat, coins.0.saturating_sub(cost.0), to, 0))
            {
                list.one(true, Action::Travel { to, by });
            }
        }
    }

    /// Abilities that work once a round.
    #[inline]
    fn ability_groups(&self, seat: Seat, abilities: CharacterSet, villages: u64, list: &mut Legal) {
        let table = &self.table;
        // Nobody has more than three: one character, two markers.
        let unused = abilities.minus(table.used);
        let coins = table.coins[seat].0;
        let owed = table.begun == Some(Begun::CityShrineLeft);
        let mut simple = 0u64;
        for character in unused.iter() {
            let possible = match character {
                Character::ShrineGift => table.supply[seat] > 0,
                Character::MarkerTrade => {
                    table.prestige[seat].0 >= EXCHANGE_PRESTIGE && table.markers.left() > 0
                }
                Character::PrestigeGift => true,
                Character::MarkerGift => table.markers.left() > 0,
                Character::Exchange if table.exchanges < EXCHANGES => {
                    let after = coins.checked_sub(EXCHANGE_COINS);
                    let coins = after.is_some_and(|after| {
                        !owed || table.city_shrine_stays(seat, after, table.priest[seat], 0)
                    });
                    let prestige = table.prestige[seat].0 >= EXCHANGE_PRESTIGE;
                    let ways = u64::from(coins) << Exchange::CoinsForPrestige.index()
                        | u64::from(prestige) << Exchange::PrestigeForCoins.index();
                    list.rows(ways, |way| Action::Exchange { way });
                    false
                }
                Character::FlagMover => {
                    self.flag_group(FlagTask::Character, list);
                    false
                }
                Character::SupplyBuilder if table.supply[seat] > 0 && coins >= SHRINE_COST => {
                    let sites = if owed {
                        let after = coins - SHRINE_COST;
                        let cities = table.city_shrine_stays(seat, after, table.priest[seat], 0);
                        self.safe_villages(seat, villages, after) | if cities { CITIES } else { 0 }
                    } else {
                        villages | CITIES
                    };
                    let task = ShrineTask::Character;
                    list.rows(sites, |site| Action::BuildShrine { site, task });
                    false
                }
                _ => false,
            };
            simple |= u64::from(possible) << character.index();
        }
        list.rows(simple, |character| Action::UseAbility { character });
    }

    /// Ruling 4: of these villages, those where a shrine may come before the one owed in a city, with so many coins left.
    fn safe_villages(&self, seat: Seat, villages: u64, coins: u16) -> u64 {
        let table = &self.table;
        let here = table.priest[seat];
        let without = table.city_shrine_stays(seat, coins, here, 0);
        if without && here.city().is_some() {
            return villages;
        }
        let near = MAP.leaving(here.index());
        let on_the_way = Road::all()
            .filter(|by| near >> by.index() & 1 == 1)
            .fold(0, |all, by| all | MAP.villages(by.index()));
        // Only a shrine beside the priest can change what is in reach.
        let mut safe = if without { villages & !on_the_way } else { 0 };
        let mut left = villages & on_the_way;
        while left != 0 {
            let village = left & left.wrapping_neg();
            left &= left.wrapping_sub(1);
            if table.city_shrine_stays(seat, coins, here, village as u32) {
                safe |= village;
            }
        }
        safe
    }

    /// The groups of one action of the dial that may begin.
    #[inline]
    fn dial_groups(
        &self,
        seat: Seat,
        dial: Dial,
        abilities: CharacterSet,
        villages: u64,
        cities: u64,
        list: &mut Legal,
    ) {
        let table = &self.table;
        let coins = table.coins[seat].0;
        let sites = villages | cities;
        match dial {
            Dial::Statue => self.statue_groups(seat, abilities, cities, StatueTask::Statue, list),
            Dial::Shrine => self.shrine_group(seat, ShrineTask::Shrine, sites, list),
            Dial::StatueAndShrine => {
                self.statue_groups(seat, abilities, cities, StatueTask::StatueAndShrine, list);
                self.shrine_group(seat, ShrineTask::StatueAndShrine, sites, list);
            }
            Dial::TwoShrines => {
                // Ruling 4: a shrine in a village comes first only if the one in the city stays possible.
                let safe = match coins.checked_sub(SHRINE_COST) {
                    Some(left) if table.tableau[seat] > 1 => {
                        self.safe_villages(seat, villages, left)
                    }
                    _ => 0,
                };
                self.shrine_group(seat, ShrineTask::TwoShrines, safe | cities, list);
            }
            Dial::Coins => list.one(true, Action::TakeCoins),
            Dial::Supply => list.one(table.supply[seat] > 0, Action::TakeShrines),
            Dial::Prestige => list.one(coins >= PRESTIGE_ACTION.0, Action::BuyPrestige),
            Dial::Character => {
                list.rows(self.takable(seat), |character| Action::TakeCharacter {
                    character,
                });
            }
            Dial::Flag => self.flag_group(FlagTask::Flag, list),
        }
    }

    /// Free statue places in these cities that can be paid, a group for each city.
    #[inline]
    fn statue_groups(
        &self,
        seat: Seat,
        abilities: CharacterSet,
        cities: u64,
        task: StatueTask,
        list: &mut Legal,
    ) {
        let table = &self.table;
        if table.statues_left[seat] == 0 {
            return;
        }
        let mut left = cities >> Village::COUNT;
        while left != 0 {
            let city = City::from_index(left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            if let Some(city) = city
                && table.coins[seat] >= table.statue_cost(abilities, city, task)
            {
                let statues = &table.statues[city];
                let free = StatuePlace::all().fold(0u64, |free, place| {
                    free | u64::from(statues.is_free(place)) << place.index()
                });
                list.columns(free, |place| Action::BuildStatue { city, place, task });
            }
        }
    }

    /// Flags that can move three fields to the left (ruling 2: exactly three).
    fn flag_group(&self, task: FlagTask, list: &mut Legal) {
        let flags = self.table.track.entries().iter().enumerate();
        let movable = flags.fold(0u64, |rows, (position, field)| {
            rows | u64::from(field.back(FLAG_STEPS).is_some()) << position
        });
        list.rows(movable, |city| Action::MoveFlag { city, task });
    }

    /// Ruling 23: whether one whose character is taken finds another: always, but for Brahmabot when none is left.
    fn robbable(&self) -> bool {
        self.table.options.solo.is_none()
            || !self.table.display.is_empty()
            || !self.characters.is_empty()
    }

    /// The characters that may be taken in change.
    fn takable(&self, seat: Seat) -> u64 {
        let table = &self.table;
        let mut rows = u64::from(table.display.bits());
        if !table.options.display_only && self.robbable() {
            for other in table.seats.iter().filter(|&other| other != seat) {
                rows |= table.character[other].map_or(0, |character| 1 << character.index());
            }
        }
        rows
    }
}
