//! Where a priest can go with the stones of this turn, and what would come of it.
//!
//! A way leads over free fields alone: who would fight or lift a blockade on the way is asked again there. It asks the
//! rules for every single step.

use crate::games::osiris::{
    action::{Action, Freed},
    data::{City, CitySet, PlaceSet, ROUND_THE_SUMMIT},
    place::{Place, PlaceKind},
    sowing::Sowing,
    state::{March, Stage, Table},
};
use crate::kernel::id::Id;
use heapless::Vec;

use super::OsirisScene;

/// How many places there are.
const PLACES: usize = <Place as Id>::COUNT;
/// A place that cannot be reached.
const FAR: u8 = u8::MAX;

/// The ways of a priest.
pub(super) struct Ways {
    /// The priest, and the stones that are left and used.
    pub march: March,
    /// The stones to each place.
    costs: [u8; PLACES],
    /// The place before each.
    before: [u8; PLACES],
}

impl Ways {
    /// All ways of a priest who moves, or would move.
    pub(super) fn of(table: &Table, priest: City) -> Self {
        let march = match table.stage {
            Stage::Marching(march) if march.priest == priest => march,
            // Another one is on the way.
            Stage::Marching(_) => March {
                priest,
                left: 0,
                used: 0,
            },
            _ => March {
                priest,
                left: table.stones[priest],
                used: 0,
            },
        };
        let mut ways = Self {
            march,
            costs: [FAR; PLACES],
            before: [FAR; PLACES],
        };
        let start = table.priests[priest];
        ways.set(start, 0, start);
        let mut table = *table;
        for cost in 0..march.left {
            for from in Place::all() {
                if ways.raw(from) != cost || from != start && !open(&table, from) {
                    continue;
                }
                table.priests[priest] = from;
                for to in table.steps(priest, march.left - cost).iter() {
                    let price = cost + if from.beside().contains(to) { 1 } else { 2 };
                    if price < ways.raw(to) {
                        ways.set(to, price, from);
                    }
                }
            }
            table.priests[priest] = start;
        }
        ways
    }

    fn set(&mut self, place: Place, cost: u8, before: Place) {
        if let Some((own, from)) = self
            .costs
            .get_mut(place.index())
            .zip(self.before.get_mut(place.index()))
        {
            (*own, *from) = (cost, before.index() as u8);
        }
    }

    fn raw(&self, place: Place) -> u8 {
        self.costs.get(place.index()).copied().unwrap_or(FAR)
    }

    /// The stones that a way to a place takes; none where no way leads, or where the priest is.
    pub(super) fn cost(&self, place: Place) -> Option<u8> {
        Some(self.raw(place)).filter(|&cost| cost > 0 && cost <= self.march.left)
    }

    /// Whether the move would be over there.
    pub(super) fn ends(&self, place: Place) -> bool {
        self.cost(place) == Some(self.march.left)
    }

    /// All places that can be reached.
    pub(super) fn reach(&self) -> PlaceSet {
        let reached = Place::all().filter(|&place| self.cost(place).is_some());
        PlaceSet::from_bits(reached.fold(0, |all, place| all | 1 << place.index()))
    }

    /// The place before another on its way.
    pub(super) fn before(&self, place: Place) -> Option<Place> {
        self.cost(place)?;
        let before = self.before.get(place.index()).copied()?;
        Place::from_index(before.into())
    }

    /// The first step of the way to a place.
    pub(super) fn first(&self, to: Place) -> Option<Action> {
        let mut step = to;
        // A way has fewer steps than there are places.
        for _ in 0..PLACES {
            let from = self.before(step)?;
            if self.raw(from) == 0 {
                return Some(Action::Step {
                    to: step,
                    priest: self.march.priest,
                });
            }
            step = from;
        }
        None
    }

    /// The place that most would go to: high up, and soon there; and how high it is.
    pub(super) fn best(&self, table: &Table) -> Option<(Place, u8)> {
        let worth = |&(place, level): &(Place, u8)| {
            let fight = stander(table, place).is_some();
            (!fight, level, u8::MAX - self.raw(place))
        };
        let reached = self.reach().iter().map(|place| (place, level(place)));
        reached.max_by_key(worth)
    }
}

/// How high a place is.
fn level(place: Place) -> u8 {
    match place.kind() {
        PlaceKind::City(_) => 0,
        PlaceKind::Field(field) => match field.index() {
            0..12 => 1,
            12..20 => 2,
            _ => 3,
        },
        PlaceKind::Summit => 4,
    }
}

/// Whether somebody can go on from a place as if it were nothing.
fn open(table: &Table, place: Place) -> bool {
    match place.kind() {
        PlaceKind::City(_) => true,
        PlaceKind::Field(field) => table.empty_fields().contains(field),
        PlaceKind::Summit => false,
    }
}

/// The priest who stands on a place of the pyramid.
pub(super) fn stander(table: &Table, place: Place) -> Option<City> {
    table.priest_at(place.as_field()?)
}

/// The most that A can mean at a place.
pub(super) const DEEDS: usize = 4;

/// What A can mean at a place, for a priest that is chosen.
pub(super) fn deeds(scene: &OsirisScene<'_>, ways: &Ways, at: Place) -> Vec<Action, DEEDS> {
    let mut deeds = Vec::new();
    let mut add = |action: Action| {
        if scene.allows(action) {
            // Two priests below a field, and two uses of its stone.
            let _ = deeds.push(action);
        }
    };
    let table = &scene.view.table;
    if let Some(step) = ways.first(at) {
        add(step);
    }
    match (table.stage, at.as_field()) {
        (Stage::Marching(_), Some(field)) if ways.march.left == 1 => add(Action::Block { field }),
        (Stage::Choosing, Some(field)) if table.blockades.contains(field) => {
            for priest in table.cities(scene.seat).iter() {
                for stone in Freed::all() {
                    add(Action::WayOut {
                        field,
                        priest,
                        stone,
                    });
                }
            }
        }
        _ => {}
    }
    if at == table.priests[ways.march.priest] {
        add(match table.stage {
            Stage::Choosing => Action::Pass,
            _ => Action::LeaveStone,
        });
    }
    deeds
}

/// What comes of a move that ends.
pub(super) struct Harvest {
    /// The cities' stones afterwards.
    pub table: Table,
    /// The mover's own stones that are sown; none where the summit is blocked all round.
    pub stones: u8,
    /// Where the last of them falls.
    pub last: City,
    /// The cities that rebel.
    pub rebels: CitySet,
    /// Whether the summit is blocked all round: then nothing is sown.
    pub vassal: bool,
}

/// What comes of an action with which the move ends; none where it does not, or where a fight decides first.
pub(super) fn harvest(
    scene: &OsirisScene<'_>,
    ways: &Ways,
    at: Place,
    deed: Action,
) -> Option<Harvest> {
    let mut table = scene.view.table;
    let priest = ways.march.priest;
    let mut vassal = false;
    let used = match deed {
        Action::Step { .. } => {
            if !ways.ends(at) || at == Place::SUMMIT || stander(&table, at).is_some() {
                return None;
            }
            let lifted = at
                .as_field()
                .is_some_and(|field| table.blockades.contains(field));
            table.stones[priest] = table.stones[priest].saturating_add(lifted.into());
            ways.march.used.saturating_add(ways.cost(at)?)
        }
        Action::Block { field } => {
            table.stones[priest] = table.stones[priest].saturating_sub(1);
            table.blockades.insert(field);
            vassal = ROUND_THE_SUMMIT.minus(table.blockades).is_empty();
            ways.march.used
        }
        Action::LeaveStone => ways.march.used,
        _ => return None,
    };
    let mut rebels = CitySet::empty();
    if !vassal {
        table.sow(priest, used, |sowing| {
            if let Sowing::Rebelled(city) = sowing {
                rebels.insert(city);
            }
        });
    }
    let last = sown(&table, priest, used).last().unwrap_or(priest);
    Some(Harvest {
        table,
        stones: if vassal { 0 } else { used },
        last,
        rebels,
        vassal,
    })
}

/// The cities into which so many stones of a city are sown, one after the other.
pub(super) fn sown(table: &Table, from: City, stones: u8) -> impl Iterator<Item = City> {
    let table = *table;
    let ring = core::iter::successors(Some(from.left()), |city| Some(city.left()));
    let others = ring.filter(move |&city| city != from && table.in_play(city));
    others.take(stones.into())
}
