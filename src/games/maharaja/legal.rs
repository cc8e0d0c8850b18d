//! The list of all that a player may do, made of bit sets so that it can be counted and picked from quickly.
//!
//! It says nothing that `check` does not say; a law holds the two together. It does not know why something is missing
//! from the list.

use super::action::{Action, Exchange, FlagTask, ShrineTask, StatueTask};
use super::data::{
    Character, CharacterSet, City, Dial, EXCHANGE_COINS, EXCHANGES, FLAG_STEPS, Junction, MAP,
    PRESTIGE_ACTION, Place, Reward, Road, SHRINE_COST, Site, Village,
};
use super::state::{Begun, Maharaja, Plan, Rulings, Stage};
use crate::kernel::choices::{Choices, Pick};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

/// How many groups a moment can have: a turn has 5 that need no pointer, 3 for the three abilities a player can have, and
/// 4 of the dial, for two pointers and a marker show three actions, and one of them has two groups; every other stage
/// has at most 2.
const GROUPS: usize = 12;

/// The kinds of groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Choose,
    Place,
    Plan,
    Statue(StatueTask),
    Shrine(ShrineTask),
    TakeCoins,
    TakeShrines,
    BuyPrestige,
    TakeCharacter,
    Flag(FlagTask),
    SpendMarker,
    UseAbility,
    Exchange,
    Travel,
    LeaveRest,
    EndTurn,
    ChooseReward,
    PayCoin,
    LayMaharani,
    Forced(Action),
}

/// The actions a player may do now, in a stable order.
#[derive(Clone, Debug)]
pub struct Legal {
    choices: Choices<Verb, GROUPS>,
    here: Junction,
}

/// All cities among the sites.
const CITIES: u64 = ((1 << City::COUNT) - 1) << Village::COUNT;

impl Legal {
    /// The action that a pick stands for.
    #[inline]
    fn action(&self, Pick { verb, row, .. }: Pick<Verb>) -> Option<Action> {
        Some(match verb {
            Verb::Choose => Action::Choose {
                character: Character::from_index(row)?,
            },
            Verb::Place => Action::Place {
                village: Village::from_index(row)?,
            },
            Verb::Plan => Action::Plan {
                plan: Plan::from_index(row)?,
            },
            Verb::Statue(task) => Action::BuildStatue {
                city: City::from_index(row / Place::COUNT)?,
                place: Place::from_index(row % Place::COUNT)?,
                task,
            },
            Verb::Shrine(task) => Action::BuildShrine {
                site: Site::from_index(row)?,
                task,
            },
            Verb::TakeCoins => Action::TakeCoins,
            Verb::TakeShrines => Action::TakeShrines,
            Verb::BuyPrestige => Action::BuyPrestige,
            Verb::TakeCharacter => Action::TakeCharacter {
                character: Character::from_index(row)?,
            },
            Verb::Flag(task) => Action::MoveFlag {
                city: City::from_index(row)?,
                task,
            },
            Verb::SpendMarker => Action::SpendMarker {
                dial: Dial::from_index(row)?,
            },
            Verb::UseAbility => Action::UseAbility {
                character: Character::from_index(row)?,
            },
            Verb::Exchange => Action::Exchange {
                way: Exchange::from_index(row)?,
            },
            Verb::Travel => {
                let to = Junction::from_index(MAP.other_end(row, self.here.index())?)?;
                Action::Travel {
                    to,
                    by: Road::from_index(row)?,
                }
            }
            Verb::LeaveRest => Action::LeaveRest,
            Verb::EndTurn => Action::EndTurn,
            Verb::ChooseReward => Action::ChooseReward {
                reward: Reward::from_index(row)?,
            },
            Verb::PayCoin => Action::PayCoin,
            Verb::LayMaharani => Action::LayMaharani {
                character: Character::from_index(row)?,
            },
            Verb::Forced(action) => action,
        })
    }
}

impl Iterator for Legal {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.choices.left(), Some(self.choices.left()))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let pick = self.choices.pick(n)?;
        self.action(pick)
    }
}

impl ExactSizeIterator for Legal {}

impl Maharaja {
    /// All that this seat may do now.
    pub(super) fn choices(&self, seat: Seat) -> Legal {
        let table = &self.table;
        let mut legal = Legal {
            choices: Choices::new(),
            here: table.priest[seat],
        };
        if table.decider() != Some(seat) {
            return legal;
        }
        let list = &mut legal.choices;
        match table.stage {
            Stage::Choosing { .. } | Stage::Replacing { .. } => {
                list.rows(Verb::Choose, u64::from(table.display.bits()));
            }
            Stage::Placing { .. } => list.rows(Verb::Place, u64::from(table.open_villages())),
            Stage::Planning { .. } => list.rows(Verb::Plan, (1 << Plan::COUNT) - 1),
            Stage::Acting { .. } => self.turn_groups(seat, &mut legal),
            Stage::Automa { .. } => {
                if let Some(deed) = self.forced() {
                    list.one(Verb::Forced(deed.action), true);
                }
            }
            Stage::Rewarding { .. } => {
                let offer = table.rewards_on_offer();
                let rows = offer.fold(0, |rows, reward| rows | 1 << reward.index());
                list.rows(Verb::ChooseReward, rows);
            }
            Stage::Applying { reward, barred, .. } => {
                match reward {
                    Reward::UpToThree => list.one(Verb::PayCoin, table.coins[seat].0 > 0),
                    Reward::FreeShrine => {
                        let sites = u64::from(table.open_villages()) | CITIES;
                        list.rows(Verb::Shrine(ShrineTask::Reward), sites);
                    }
                    Reward::Maharani => {
                        let barred = barred.map_or(0, |character| 1u64 << character.index());
                        let rows = u64::from(table.display.bits()) & !barred;
                        list.rows(Verb::LayMaharani, rows);
                    }
                    _ => {}
                }
                list.one(Verb::LeaveRest, true);
            }
            Stage::Over => {}
        }
        legal
    }

    /// The groups of a turn.
    #[inline]
    fn turn_groups(&self, seat: Seat, legal: &mut Legal) {
        let table = &self.table;
        let here = legal.here;
        let list = &mut legal.choices;
        let coins = table.coins[seat].0;
        let abilities = table.abilities(seat);
        let owed = table.begun == Some(Begun::CityShrineLeft);
        let (ones, twos) = table.occupied();
        let full = if table.village_capacity() == 1 {
            ones
        } else {
            twos
        };
        let villages = u64::from(!full & ((1 << Village::COUNT) - 1));
        let cities = if abilities.contains(Character::BuildAnywhere) {
            CITIES
        } else {
            here.city().map_or(0, |city| 1 << Site::city(city).index())
        };

        list.one(Verb::EndTurn, !owed);
        list.one(Verb::LeaveRest, table.begun.is_some() && !owed);
        list.rows(
            Verb::Travel,
            self.passable(seat, here, abilities, ones, twos),
        );
        if table.markers[seat] > 0 && table.spent.is_none() && table.begun.is_none() {
            list.rows(Verb::SpendMarker, self.marker_dials(seat, abilities));
        }
        self.ability_groups(seat, abilities, villages, list);

        // What was begun is finished first (ruling 3).
        match table.begun {
            Some(Begun::StatueLeft) => {
                let rows = self.statue_places(seat, abilities, cities, StatueTask::StatueAndShrine);
                list.rows(Verb::Statue(StatueTask::StatueAndShrine), rows);
            }
            Some(Begun::ShrineLeft) if table.tableau[seat] > 0 && coins >= SHRINE_COST => {
                list.rows(Verb::Shrine(ShrineTask::StatueAndShrine), villages | cities);
            }
            Some(Begun::SecondShrineLeft) if table.tableau[seat] > 0 && coins >= SHRINE_COST => {
                list.rows(Verb::Shrine(ShrineTask::TwoShrines), villages | cities);
            }
            Some(Begun::CityShrineLeft) if table.tableau[seat] > 0 && coins >= SHRINE_COST => {
                list.rows(Verb::Shrine(ShrineTask::TwoShrines), cities);
            }
            Some(_) => {}
            None => {
                for dial in self.shown(seat).filter(|&dial| table.due[dial] > 0) {
                    self.dial_groups(seat, dial, abilities, villages, cities, list);
                }
            }
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

    /// The roads that can be travelled, one bit each.
    #[inline]
    fn passable(
        &self,
        seat: Seat,
        here: Junction,
        abilities: CharacterSet,
        ones: u32,
        twos: u32,
    ) -> u64 {
        let table = &self.table;
        let coins = u32::from(table.coins[seat].0);
        let own = table.shrines[seat].bits();
        let free = abilities.contains(Character::FreeTravel);
        let mut roads = MAP.leaving(here.index());
        let mut passable = 0;
        while roads != 0 {
            let road = roads.trailing_zeros();
            roads &= roads.wrapping_sub(1);
            let on_road = MAP.villages(road as usize) as u32;
            let strange = on_road & !own;
            let open = on_road & !ones == 0;
            let toll = strange.count_ones() + (strange & twos).count_ones();
            passable |= u64::from(open && (free || toll <= coins)) << road;
        }
        if table.begun == Some(Begun::CityShrineLeft) {
            return self.keeping_the_city_shrine(seat, here, passable, free);
        }
        passable
    }

    /// Ruling 4: of these roads, those after which the owed shrine is still possible.
    fn keeping_the_city_shrine(&self, seat: Seat, here: Junction, roads: u64, free: bool) -> u64 {
        let table = &self.table;
        let stays = |by: Road| {
            let to = MAP
                .other_end(by.index(), here.index())
                .and_then(Junction::from_index);
            let toll = match table.toll(seat, by, 0) {
                Ok(toll) if !free => toll.total.0,
                _ => 0,
            };
            let coins = table.coins[seat].0.saturating_sub(toll);
            to.is_some_and(|to| table.city_shrine_stays(seat, coins, to, 0))
        };
        let kept = Road::all().filter(|&by| roads >> by.index() & 1 == 1 && stays(by));
        kept.fold(0, |kept, by| kept | 1 << by.index())
    }

    /// Abilities that work once a round.
    #[inline]
    fn ability_groups(
        &self,
        seat: Seat,
        abilities: CharacterSet,
        villages: u64,
        list: &mut Choices<Verb, GROUPS>,
    ) {
        let table = &self.table;
        // Nobody has more than three: one character, two markers.
        let unused = abilities.minus(table.used);
        let coins = table.coins[seat].0;
        let owed = table.begun == Some(Begun::CityShrineLeft);
        let mut simple = 0;
        for character in unused.iter() {
            let possible = match character {
                Character::ShrineGift => table.supply[seat] > 0,
                Character::MarkerTrade => table.prestige[seat].0 > 0 && table.marker_supply > 0,
                Character::PrestigeGift => true,
                Character::MarkerGift => table.marker_supply > 0,
                Character::Exchange if table.exchanges < EXCHANGES => {
                    let after = coins.checked_sub(EXCHANGE_COINS);
                    let coins = after.is_some_and(|after| {
                        !owed || table.city_shrine_stays(seat, after, table.priest[seat], 0)
                    });
                    let prestige = table.prestige[seat].0 > 0;
                    list.rows(
                        Verb::Exchange,
                        u64::from(coins) << Exchange::CoinsForPrestige.index()
                            | u64::from(prestige) << Exchange::PrestigeForCoins.index(),
                    );
                    false
                }
                Character::FlagMover => {
                    list.rows(Verb::Flag(FlagTask::Character), self.movable_flags());
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
                    list.rows(Verb::Shrine(ShrineTask::Character), sites);
                    false
                }
                _ => false,
            };
            simple |= u64::from(possible) << character.index();
        }
        list.rows(Verb::UseAbility, simple);
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
        list: &mut Choices<Verb, GROUPS>,
    ) {
        let table = &self.table;
        let coins = table.coins[seat].0;
        let shrines = table.tableau[seat];
        match dial {
            Dial::Statue => {
                let rows = self.statue_places(seat, abilities, cities, StatueTask::Statue);
                list.rows(Verb::Statue(StatueTask::Statue), rows);
            }
            Dial::Shrine if shrines > 0 => {
                list.rows(Verb::Shrine(ShrineTask::Shrine), villages | cities);
            }
            Dial::StatueAndShrine => {
                let rows = self.statue_places(seat, abilities, cities, StatueTask::StatueAndShrine);
                list.rows(Verb::Statue(StatueTask::StatueAndShrine), rows);
                if shrines > 0 && coins >= SHRINE_COST {
                    list.rows(Verb::Shrine(ShrineTask::StatueAndShrine), villages | cities);
                }
            }
            Dial::TwoShrines if shrines > 0 && coins >= SHRINE_COST => {
                let safe = if shrines > 1 {
                    self.safe_villages(seat, villages, coins - SHRINE_COST)
                } else {
                    0
                };
                list.rows(Verb::Shrine(ShrineTask::TwoShrines), safe | cities);
            }
            Dial::Coins => list.one(Verb::TakeCoins, true),
            Dial::Supply => list.one(Verb::TakeShrines, table.supply[seat] > 0),
            Dial::Prestige => list.one(Verb::BuyPrestige, coins >= PRESTIGE_ACTION.0),
            Dial::Character => list.rows(Verb::TakeCharacter, self.takable(seat)),
            Dial::Flag => list.rows(Verb::Flag(FlagTask::Flag), self.movable_flags()),
            Dial::Shrine | Dial::TwoShrines => {}
        }
    }

    /// The different actions that the pointers and the marker show.
    #[inline]
    fn shown(&self, seat: Seat) -> impl Iterator<Item = Dial> {
        let planned = self.plans[seat].map(Plan::dials);
        let first = planned.map(|[first, _]| first);
        let second = planned
            .map(|[_, second]| second)
            .filter(|&dial| Some(dial) != first);
        let marker = self
            .table
            .spent
            .filter(|&dial| Some(dial) != first && Some(dial) != second);
        first.into_iter().chain(second).chain(marker)
    }

    /// Free statue places in these cities that can be paid, one bit for each city and place.
    #[inline]
    fn statue_places(
        &self,
        seat: Seat,
        abilities: CharacterSet,
        cities: u64,
        task: StatueTask,
    ) -> u64 {
        let table = &self.table;
        if table.statues_left[seat] == 0 {
            return 0;
        }
        let mut left = cities >> Village::COUNT;
        let mut rows = 0;
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            let Some(city) = City::from_index(index) else {
                continue;
            };
            if table.coins[seat] < table.statue_cost(abilities, city, task) {
                continue;
            }
            for place in Place::all() {
                let free = table.statues[city].is_free(place);
                rows |= u64::from(free) << (index * Place::COUNT + place.index());
            }
        }
        rows
    }

    /// Flags that can move three fields to the left.
    fn movable_flags(&self) -> u64 {
        let flags = self.table.track.entries().iter().enumerate();
        flags.fold(0, |rows, (position, field)| {
            rows | u64::from(field.left(FLAG_STEPS).is_some()) << position
        })
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
