//! The list of all that a player may do, made of bit sets so that it can be counted and picked from quickly.
//!
//! Every group is one kind of action with the places it may be done at. It says nothing that `check` does not say; a law
//! holds the two together. It does not know why something is missing from the list.

use super::action::{Action, Ground, HouseTask, MoveTask, PalaceTask};
use super::data::{Character, City, Dial, HOUSE_COST, Junction, MAP, Road, Site, Village};
use super::state::{Gold, Plan, Raja, Stage};
use super::tasks::Part;
use crate::kernel::choices::{Choices, Pick};
use crate::kernel::id::Id;
use crate::kernel::seat::Seat;

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

/// The actions a player may do now, in a stable order.
#[derive(Clone, Debug)]
pub struct Legal {
    choices: Choices<Verb, GROUPS>,
    here: Junction,
}

impl Legal {
    /// The action that a pick stands for.
    #[inline]
    fn action(&self, Pick { verb, row, column }: Pick<Verb>) -> Option<Action> {
        Some(match verb {
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

impl Raja {
    /// All that this seat may do now.
    pub(super) fn choices(&self, seat: Seat) -> Legal {
        let table = &self.table;
        let mut legal = Legal {
            choices: Choices::new(),
            here: table.architect[seat],
        };
        if table.decider() != Some(seat) {
            return legal;
        }
        match table.stage {
            Stage::Choosing { .. } | Stage::Picking { .. } | Stage::Replacing { .. } => {
                legal
                    .choices
                    .rows(Verb::Choose, u64::from(table.free.bits()));
            }
            Stage::Bidding { high, .. } => {
                let least = high.map_or(0, |high| u32::from(high.gold.0) + 1);
                // Nobody has more than 15 gold before the first round, so a bid fits into a bit set.
                let up_to_own = (1u64 << (u32::from(self.gold[seat].0) + 1).min(63)) - 1;
                legal
                    .choices
                    .rows(Verb::Bid, up_to_own >> least.min(63) << least.min(63));
                legal.choices.one(Verb::Pass, high.is_some());
            }
            Stage::Placing { .. } => legal
                .choices
                .rows(Verb::Place, u64::from(table.open_villages())),
            Stage::Planning { .. } => legal.choices.rows(Verb::Plan, (1 << Plan::COUNT) - 1),
            Stage::Giving { .. } => legal
                .choices
                .rows(Verb::Give, u64::from(table.characters[seat].bits())),
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

        legal.choices.one(Verb::EndTurn, true);

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
        legal.choices.rows(Verb::Travel, passable);

        if table.chips[seat] > 0 && table.chip.is_none() {
            legal
                .choices
                .rows(Verb::SpendChip, (1 << Dial::Character.index()) - 1);
        }

        let builder =
            table.holds(seat, Character::Builder) && !table.used.contains(Character::Builder);
        let can_pay = table.hand[seat] > 0 && gold >= HOUSE_COST;
        if builder {
            if table.hand[seat] > 0 {
                legal
                    .choices
                    .rows(Verb::Build(HouseTask::Builder), villages | city);
            }
            legal.choices.pairs(
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
                Dial::Gold => legal
                    .choices
                    .one(Verb::TakeGold, table.allows(Part::Whole(dial))),
                Dial::House if can_pay && table.allows(Part::Whole(dial)) => {
                    legal
                        .choices
                        .rows(Verb::Build(HouseTask::House), villages | city);
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
                    legal
                        .choices
                        .rows(Verb::Build(HouseTask::TwoHouses), in_city | in_village);
                }
                Dial::MoveHouse if table.allows(Part::Whole(dial)) => {
                    legal.choices.pairs(
                        Verb::Move(MoveTask::MoveHouse),
                        table.house_sites(seat),
                        villages | city,
                    );
                }
                Dial::Quarry => {
                    legal.choices.one(
                        Verb::TakeHouses,
                        table.allows(Part::Whole(dial)) && table.quarry[seat] > 0,
                    );
                }
                Dial::Palace if table.allows(Part::Whole(dial)) => {
                    legal
                        .choices
                        .rows(Verb::Palace(PalaceTask::Palace), self.palace_grounds(seat));
                }
                Dial::PalaceAndHouse => {
                    if table.allows(Part::Palace) {
                        legal.choices.rows(
                            Verb::Palace(PalaceTask::PalaceAndHouse),
                            self.palace_grounds(seat),
                        );
                    }
                    if can_pay && table.allows(Part::HouseBesidePalace) {
                        legal
                            .choices
                            .rows(Verb::Build(HouseTask::PalaceAndHouse), villages | city);
                    }
                }
                Dial::Order if table.allows(Part::Whole(dial)) => {
                    let mut high = 0;
                    for (position, place) in table.track.entries().iter().enumerate() {
                        high |= u64::from(place.lower(2).is_some()) << position;
                    }
                    legal.choices.rows(Verb::Lower, high);
                }
                Dial::Character if table.allows(Part::Whole(dial)) => {
                    self.character_groups(seat, legal)
                }
                _ => {}
            }
        }
        legal.choices.rows(Verb::Forgo, undone);
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
        if table.palaces_left[seat] == 0 || self.gold[seat] < self.table.palace_cost(seat) {
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
            legal
                .choices
                .rows(Verb::TakeCharacter, u64::from(others.bits()));
        } else if !table.free.is_empty() {
            legal
                .choices
                .rows(Verb::TakeCharacter, u64::from(table.free.bits()));
        } else {
            legal
                .choices
                .pairs(Verb::Swap, u64::from(others.bits()), u64::from(own.bits()));
            let mut richer = 0;
            for other in table
                .seats
                .iter()
                .filter(|&other| table.characters[other].len() > own.len())
            {
                richer |= 1 << other.index();
            }
            legal.choices.rows(Verb::Entice, richer);
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
