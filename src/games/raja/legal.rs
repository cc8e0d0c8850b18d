//! The list of all that a player may do, made of bit sets so that it can be counted and picked from quickly.
//!
//! Every group is one kind of action with the places it may be done at. It says nothing that `check` does not say; a law
//! holds the two together. It does not know why something is missing from the list.

use super::action::{Action, Ground, HouseTask, MoveTask, PalaceTask};
use super::data::{Character, City, Dial, HOUSE_COST, Junction, MAP, Road, Site, Village};
use super::state::{Gold, Plan, Raja, Stage};
use super::tasks::Part;
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;
use heapless::Vec;

/// How many groups a moment can have: a turn has at most the 18 that `turn_groups` names, every other stage 2.
const GROUPS: usize = 18;

/// The kinds of groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Choose,
    Bid,
    Pass,
    Place,
    Plan,
    Give,
    EndTurn,
    Travel,
    TakeGold,
    TakeHouses,
    Build(HouseTask),
    Move(MoveTask),
    Palace(PalaceTask),
    Lower,
    TakeCharacter,
    Swap,
    Entice,
    SpendChip,
    Forgo,
}

/// One kind of action: once for each row, or for each row with each column but itself.
#[derive(Clone, Copy, Debug)]
struct Group {
    verb: Verb,
    rows: u64,
    columns: u64,
    count: u32,
}

/// The actions a player may do now, in a stable order.
#[derive(Clone, Debug)]
pub struct Legal {
    groups: Vec<Group, GROUPS>,
    here: Junction,
    /// The position of the next action.
    next: u32,
    /// How many there are in all.
    total: u32,
}

/// The position of the n-th bit that is set, from 0.
#[inline]
fn nth_bit(mut bits: u64, n: u32) -> usize {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as usize
}

impl Legal {
    #[inline]
    fn new(here: Junction) -> Self {
        Self {
            groups: Vec::new(),
            here,
            next: 0,
            total: 0,
        }
    }

    /// Adds a group of one action for each row.
    #[inline]
    fn rows(&mut self, verb: Verb, rows: u64) {
        self.add(verb, rows, 0, rows.count_ones());
    }

    /// Adds a group that is one action, or none.
    #[inline]
    fn one(&mut self, verb: Verb, possible: bool) {
        if possible {
            self.add(verb, 1, 0, 1);
        }
    }

    /// Adds a group of one action for each row and each column, but not for a place with itself.
    #[inline]
    fn pairs(&mut self, verb: Verb, rows: u64, columns: u64) {
        let count = rows.count_ones() * columns.count_ones() - (rows & columns).count_ones();
        self.add(verb, rows, columns, count);
    }

    #[inline]
    fn add(&mut self, verb: Verb, rows: u64, columns: u64, count: u32) {
        if count > 0 {
            // There is room: see GROUPS.
            let _ = self.groups.push(Group {
                verb,
                rows,
                columns,
                count,
            });
            self.total += count;
        }
    }

    /// The action at a position within a group.
    #[inline]
    fn action(&self, group: &Group, position: u32) -> Option<Action> {
        let (row, column) = if group.columns == 0 {
            (nth_bit(group.rows, position), 0)
        } else {
            Self::pair(group, position)
        };
        Some(match group.verb {
            Verb::Choose => Action::Choose {
                character: Character::from_index(row)?,
            },
            Verb::Bid => Action::Bid {
                gold: Gold(row as u16),
            },
            Verb::Pass => Action::Pass,
            Verb::Place => Action::Place {
                village: Village::from_index(row)?,
            },
            Verb::Plan => Action::Plan {
                plan: Plan::from_index(row)?,
            },
            Verb::Give => Action::Give {
                character: Character::from_index(row)?,
            },
            Verb::EndTurn => Action::EndTurn,
            Verb::Travel => {
                let to = Junction::from_index(MAP.other_end(row, self.here.index())?)?;
                Action::Travel {
                    to,
                    by: Road::from_index(row)?,
                }
            }
            Verb::TakeGold => Action::TakeGold,
            Verb::TakeHouses => Action::TakeHouses,
            Verb::Build(task) => Action::BuildHouse {
                site: Site::from_index(row)?,
                task,
            },
            Verb::Move(task) => Action::MoveHouse {
                from: Site::from_index(row)?,
                to: Site::from_index(column)?,
                task,
            },
            Verb::Palace(task) => Action::BuildPalace {
                city: self.here.city()?,
                ground: Ground::from_index(row)?,
                task,
            },
            Verb::Lower => Action::LowerGovernor {
                city: City::from_index(row)?,
            },
            Verb::TakeCharacter => Action::TakeCharacter {
                character: Character::from_index(row)?,
            },
            Verb::Swap => Action::Swap {
                want: Character::from_index(row)?,
                give: Character::from_index(column)?,
            },
            Verb::Entice => Action::Entice {
                from: Seat::from_index(row)?,
            },
            Verb::SpendChip => Action::SpendChip {
                dial: Dial::from_index(row)?,
            },
            Verb::Forgo => Action::Forgo {
                dial: Dial::from_index(row)?,
            },
        })
    }

    /// The row and the column of a pair.
    #[inline]
    fn pair(group: &Group, mut position: u32) -> (usize, usize) {
        let width = group.columns.count_ones();
        let mut rows = group.rows;
        loop {
            let row = rows.trailing_zeros();
            let own = 1u64.checked_shl(row).unwrap_or(0);
            let here = width - u32::from(group.columns & own != 0);
            if position < here || rows == 0 {
                return (row as usize, nth_bit(group.columns & !own, position));
            }
            position -= here;
            rows &= rows.wrapping_sub(1);
        }
    }
}

impl Iterator for Legal {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.total.saturating_sub(self.next) as usize;
        (left, Some(left))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let mut position = self
            .next
            .saturating_add(u32::try_from(n).unwrap_or(u32::MAX));
        self.next = position.saturating_add(1).min(self.total);
        for group in &self.groups {
            if position < group.count {
                return self.action(group, position);
            }
            position -= group.count;
        }
        None
    }
}

impl ExactSizeIterator for Legal {}

impl Raja {
    /// All that this seat may do now.
    pub(super) fn choices(&self, seat: Seat) -> Legal {
        let table = &self.table;
        let mut legal = Legal::new(table.architect[seat]);
        if table.decider() != Some(seat) {
            return legal;
        }
        match table.stage {
            Stage::Choosing { .. } | Stage::Picking { .. } | Stage::Replacing { .. } => {
                legal.rows(Verb::Choose, u64::from(table.free.bits()));
            }
            Stage::Bidding { high, .. } => {
                let least = high.map_or(0, |high| u32::from(high.gold.0) + 1);
                // Nobody has more than 15 gold before the first round, so a bid fits into a bit set.
                let up_to_own = (1u64 << (u32::from(self.gold[seat].0) + 1).min(63)) - 1;
                legal.rows(Verb::Bid, up_to_own >> least.min(63) << least.min(63));
                legal.one(Verb::Pass, high.is_some());
            }
            Stage::Placing { .. } => legal.rows(Verb::Place, u64::from(table.open_villages())),
            Stage::Planning { .. } => legal.rows(Verb::Plan, (1 << Plan::COUNT) - 1),
            Stage::Giving { .. } => {
                legal.rows(Verb::Give, u64::from(table.characters[seat].bits()))
            }
            Stage::Acting { .. } => self.turn_groups(seat, &mut legal),
            Stage::Over => {}
        }
        legal
    }

    /// The groups of a turn.
    #[inline]
    fn turn_groups(&self, seat: Seat, legal: &mut Legal) {
        let table = &self.table;
        let gold = self.gold[seat].0;
        let own = table.houses[seat].bits();
        let (ones, twos) = table.occupied();
        let full = if table.village_capacity() == 1 {
            ones
        } else {
            twos
        };
        let villages = u64::from(!full & ((1 << Village::COUNT) - 1));
        let city = legal
            .here
            .city()
            .map_or(0, |city| 1u64 << Site::city(city).index());

        legal.one(Verb::EndTurn, true);

        let monk = table.holds(seat, Character::Monk);
        let mut roads = MAP.leaving(legal.here.index());
        let mut passable = 0;
        while roads != 0 {
            let road = roads.trailing_zeros();
            roads &= roads.wrapping_sub(1);
            let on_road = MAP.villages(road as usize) as u32;
            let strange = on_road & !own;
            let open = on_road & !ones == 0;
            let toll = strange.count_ones() + (strange & twos).count_ones();
            passable |= u64::from(open && (monk || toll <= u32::from(gold))) << road;
        }
        legal.rows(Verb::Travel, passable);

        if table.chips[seat] > 0 && table.chip.is_none() {
            legal.rows(Verb::SpendChip, (1 << Dial::Character.index()) - 1);
        }

        let builder =
            table.holds(seat, Character::Builder) && !table.used.contains(Character::Builder);
        let can_pay = table.hand[seat] > 0 && gold >= HOUSE_COST;
        if builder {
            if table.hand[seat] > 0 {
                legal.rows(Verb::Build(HouseTask::Builder), villages | city);
            }
            legal.pairs(
                Verb::Move(MoveTask::Builder),
                table.house_sites(seat),
                villages | city,
            );
        }

        // Only actions that a pointer or a chip shows can have anything left.
        let mut undone = 0;
        for dial in self.shown(seat) {
            undone |= u64::from(table.undone(dial) > 0) << dial.index();
            match dial {
                Dial::Gold => legal.one(Verb::TakeGold, table.allows(Part::Whole(dial))),
                Dial::House if can_pay && table.allows(Part::Whole(dial)) => {
                    legal.rows(Verb::Build(HouseTask::House), villages | city);
                }
                Dial::TwoHouses if can_pay => {
                    let in_city = if table.allows(Part::OneOfTwoInCity) {
                        city
                    } else {
                        0
                    };
                    let in_village = if table.allows(Part::OneOfTwoInVillage) {
                        villages
                    } else {
                        0
                    };
                    legal.rows(Verb::Build(HouseTask::TwoHouses), in_city | in_village);
                }
                Dial::MoveHouse if table.allows(Part::Whole(dial)) => {
                    legal.pairs(
                        Verb::Move(MoveTask::MoveHouse),
                        table.house_sites(seat),
                        villages | city,
                    );
                }
                Dial::Quarry => {
                    legal.one(
                        Verb::TakeHouses,
                        table.allows(Part::Whole(dial)) && table.quarry[seat] > 0,
                    );
                }
                Dial::Palace if table.allows(Part::Whole(dial)) => {
                    legal.rows(Verb::Palace(PalaceTask::Palace), self.palace_grounds(seat));
                }
                Dial::PalaceAndHouse => {
                    if table.allows(Part::Palace) {
                        legal.rows(
                            Verb::Palace(PalaceTask::PalaceAndHouse),
                            self.palace_grounds(seat),
                        );
                    }
                    if can_pay && table.allows(Part::HouseBesidePalace) {
                        legal.rows(Verb::Build(HouseTask::PalaceAndHouse), villages | city);
                    }
                }
                Dial::Order if table.allows(Part::Whole(dial)) => {
                    let mut high = 0;
                    for (position, place) in table.track.entries().iter().enumerate() {
                        high |= u64::from(place.lower(2).is_some()) << position;
                    }
                    legal.rows(Verb::Lower, high);
                }
                Dial::Character if table.allows(Part::Whole(dial)) => {
                    self.character_groups(seat, legal)
                }
                _ => {}
            }
        }
        legal.rows(Verb::Forgo, undone);
    }

    /// The different actions that the pointers and the chip show.
    #[inline]
    fn shown(&self, seat: Seat) -> impl Iterator<Item = Dial> {
        let planned = self.plans[seat].map(Plan::dials);
        let first = planned.map(|[first, _]| first);
        let second = planned
            .map(|[_, second]| second)
            .filter(|&dial| Some(dial) != first);
        let chip = self
            .table
            .chip
            .filter(|&dial| Some(dial) != first && Some(dial) != second);
        first.into_iter().chain(second).chain(chip)
    }

    /// Free palace sites where the architect is, if a palace is left and can be paid.
    fn palace_grounds(&self, seat: Seat) -> u64 {
        let table = &self.table;
        let Some(city) = table.architect[seat].city() else {
            return 0;
        };
        if table.palaces_left[seat] == 0 || self.gold[seat] < self.palace_cost(seat) {
            return 0;
        }
        u64::from(table.centre[city].is_none()) | u64::from(table.outer_free(city) > 0) << 1
    }

    /// §7.6, §11.3: the ways to change character.
    fn character_groups(&self, seat: Seat, legal: &mut Legal) {
        let table = &self.table;
        let own = table.characters[seat];
        let others = table.deck().minus(own);
        if !table.options.several {
            legal.rows(Verb::TakeCharacter, u64::from(others.bits()));
        } else if !table.free.is_empty() {
            legal.rows(Verb::TakeCharacter, u64::from(table.free.bits()));
        } else {
            legal.pairs(Verb::Swap, u64::from(others.bits()), u64::from(own.bits()));
            let mut richer = 0;
            for other in table
                .seats
                .iter()
                .filter(|&other| table.characters[other].len() > own.len())
            {
                richer |= 1 << other.index();
            }
            legal.rows(Verb::Entice, richer);
        }
    }

    /// Every action that could be thought of at this table.
    pub(super) fn thinkable(&self) -> impl Iterator<Item = Action> {
        let choose = Character::all().map(|character| Action::Choose { character });
        let give = Character::all().map(|character| Action::Give { character });
        let take = Character::all().map(|character| Action::TakeCharacter { character });
        let swap = Character::all()
            .flat_map(|want| Character::all().map(move |give| Action::Swap { want, give }));
        let bids = (0..40).map(|gold| Action::Bid { gold: Gold(gold) });
        let place = Village::all().map(|village| Action::Place { village });
        let plan = Plan::all().map(|plan| Action::Plan { plan });
        let build = HouseTask::all()
            .flat_map(|task| Site::all().map(move |site| Action::BuildHouse { site, task }));
        let moves = MoveTask::all().flat_map(|task| {
            Site::all().flat_map(move |from| {
                Site::all().map(move |to| Action::MoveHouse { from, to, task })
            })
        });
        let palaces = PalaceTask::all().flat_map(|task| {
            City::all().flat_map(move |city| {
                Ground::all().map(move |ground| Action::BuildPalace { city, ground, task })
            })
        });
        let lower = City::all().map(|city| Action::LowerGovernor { city });
        let entice = Seat::all().map(|from| Action::Entice { from });
        let chips = Dial::all().map(|dial| Action::SpendChip { dial });
        let forgo = Dial::all().map(|dial| Action::Forgo { dial });
        let travel =
            Road::all().flat_map(|by| Junction::all().map(move |to| Action::Travel { to, by }));
        [
            Action::Pass,
            Action::TakeGold,
            Action::TakeHouses,
            Action::EndTurn,
        ]
        .into_iter()
        .chain(choose)
        .chain(give)
        .chain(take)
        .chain(swap)
        .chain(bids)
        .chain(place)
        .chain(plan)
        .chain(build)
        .chain(moves)
        .chain(palaces)
        .chain(lower)
        .chain(entice)
        .chain(chips)
        .chain(forgo)
        .chain(travel)
    }
}
