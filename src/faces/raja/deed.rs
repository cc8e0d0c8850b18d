//! What can be done from a place or in a turn: the rows that only Raja has.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use super::{RajaScene, place::MapPlace, say};
pub(super) use crate::faces::parts::may;
use crate::{
    faces::parts::{
        DeedOf, DeedsOf,
        deed::{Deed, Deeds, add, add_legal, add_tasks},
    },
    games::raja::{
        Raja,
        action::{Action, Ground, HouseTask, MoveTask, PalaceTask},
        data::{Character, City, Dial, HOUSE_COST, Site, SiteKind},
        state::{Plan, Table},
        tasks::Part,
    },
    kernel::{id::Id, seat::Seat},
};

/// A row that only Raja has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// Move a house away from here.
    MoveFrom(Site, MoveTask),
    /// The Builder's additional house: built, or without one in hand moved.
    Builder {
        /// Whether there is one in hand.
        builds: bool,
    },
}

/// A row: at a place at most 1 journey, 4 houses, 4 palaces, 2 moves, 4 planned actions done anywhere, and the turn; in
/// a turn at most 3 actions, 2 given up, the Builder, a chip, the map and the end.
pub(super) type RajaDeed = DeedOf<Raja>;

/// The table of a scene.
pub(super) fn table<'a>(scene: &RajaScene<'a>) -> &'a Table {
    &scene.view.table
}

/// Whether the pointers or the chip of a seat show an action.
pub(super) fn shows(scene: &RajaScene<'_>, dial: Dial) -> bool {
    let planned = scene.view.plans[scene.seat].known().map(Plan::dials);
    planned.is_some_and(|dials| dials.contains(&dial)) || table(scene).doing.chip == Some(dial)
}

/// What the player would most likely want to build at a place, whether it is allowed or not.
pub(super) fn expected(scene: &RajaScene<'_>, site: Site) -> Action {
    let task = HouseTask::all().find(|&task| {
        let dial = say::house_dial(task);
        dial.is_some_and(|dial| shows(scene, dial))
    });
    let palace = PalaceTask::all().find(|&task| shows(scene, palace_dial(task)));
    match (site.kind(), task, palace) {
        (SiteKind::City(city), None, Some(task)) => Action::BuildPalace {
            city,
            ground: ground(scene, city),
            task,
        },
        (_, task, _) => Action::BuildHouse {
            site,
            task: task.unwrap_or(HouseTask::House),
        },
    }
}

/// The action of the dial that a palace carries out.
pub(super) const fn palace_dial(task: PalaceTask) -> Dial {
    match task {
        PalaceTask::Palace => Dial::Palace,
        PalaceTask::PalaceAndHouse => Dial::PalaceAndHouse,
    }
}

/// The site that is looked for first: an outer one, unless all are taken.
fn ground(scene: &RajaScene<'_>, city: City) -> Ground {
    if table(scene).outer_free(city) > 0 {
        Ground::Outer
    } else {
        Ground::Centre
    }
}

/// What the player would do first of a planned action, whether it is allowed or not.
pub(super) fn tried(scene: &RajaScene<'_>, dial: Dial) -> Action {
    let table = table(scene);
    // At the start nothing is built: the judge says which city it would need.
    let city = table.architect[scene.seat].city();
    let city = city.or(table.maharaja.city()).unwrap_or(City::Jaisalmer);
    let site = Site::city(city);
    let palace = |task| Action::BuildPalace {
        city,
        ground: ground(scene, city),
        task,
    };
    match dial {
        Dial::Gold => Action::TakeGold,
        Dial::Quarry => Action::TakeHouses,
        Dial::House => Action::BuildHouse {
            site,
            task: HouseTask::House,
        },
        Dial::TwoHouses => Action::BuildHouse {
            site,
            task: HouseTask::TwoHouses,
        },
        Dial::MoveHouse => {
            let own = |&site: &Site| table.houses.at(scene.seat, site) > 0;
            Action::MoveHouse {
                from: Site::all().find(own).unwrap_or(site),
                to: site,
                task: MoveTask::MoveHouse,
            }
        }
        Dial::Palace => palace(PalaceTask::Palace),
        Dial::PalaceAndHouse if table.allows(Part::Palace) => palace(PalaceTask::PalaceAndHouse),
        Dial::PalaceAndHouse => Action::BuildHouse {
            site,
            task: HouseTask::PalaceAndHouse,
        },
        Dial::Order => Action::LowerGovernor { city },
        Dial::Character => Action::TakeCharacter {
            character: table.free.first().unwrap_or(Character::Mogul),
        },
    }
}

/// Whether something of a planned action could be done by who is in a city with so much gold.
pub(super) fn could(scene: &RajaScene<'_>, dial: Dial, city: City, gold: u16) -> bool {
    let (table, seat) = (table(scene), scene.seat);
    // §7.4: a palace needs a free site in the city.
    let site = table.centre[city].is_none() || table.outer_free(city) > 0;
    let palace = site && table.palaces_left[seat] > 0 && gold >= table.palace_cost(seat).0;
    // §7.2: a house in the city always has room.
    let house = table.hand[seat] > 0 && gold >= HOUSE_COST;
    match dial {
        Dial::House => house,
        Dial::TwoHouses => house && table.allows(Part::OneOfTwoInCity),
        Dial::MoveHouse => table.house_sites(seat) != 0,
        Dial::Palace => palace,
        Dial::PalaceAndHouse => {
            palace && table.allows(Part::Palace) || house && table.allows(Part::HouseBesidePalace)
        }
        _ => false,
    }
}

/// What is left of the plan costs at the least.
pub(super) fn plan_cost(scene: &RajaScene<'_>) -> u16 {
    let table = table(scene);
    let palace = table.palace_cost(scene.seat).0;
    let left = |dial| u16::from(table.undone(dial));
    let whole = |part, cost| if table.allows(part) { cost } else { 0 };
    let of = |dial| match dial {
        Dial::House => HOUSE_COST,
        Dial::TwoHouses => whole(Part::OneOfTwoInCity, HOUSE_COST) + HOUSE_COST,
        Dial::Palace => palace,
        Dial::PalaceAndHouse => {
            whole(Part::Palace, palace) + whole(Part::HouseBesidePalace, HOUSE_COST)
        }
        _ => 0,
    };
    Dial::all()
        .map(|dial| left(dial).saturating_mul(of(dial)))
        .sum()
}

/// Adds what can be built at a place, and the houses that can be moved away.
pub(super) fn add_buildings(scene: &RajaScene<'_>, place: MapPlace, deeds: &mut DeedsOf<Raja>) {
    if let Some(city) = place.city() {
        for task in PalaceTask::all() {
            for ground in Ground::all() {
                add_legal(scene, deeds, Action::BuildPalace { city, ground, task });
            }
        }
    }
    if let Some(site) = place.site() {
        for task in HouseTask::all() {
            add_legal(scene, deeds, Action::BuildHouse { site, task });
        }
        for task in MoveTask::all() {
            let can = |to| {
                may(
                    scene,
                    Action::MoveHouse {
                        from: site,
                        to,
                        task,
                    },
                )
            };
            if table(scene).houses.at(scene.seat, site) > 0 && Site::all().any(can) {
                add(deeds, Deed::Own(Own::MoveFrom(site, task)));
            }
        }
    }
}

/// Adds what can be done wherever the architect is.
pub(super) fn add_anywhere(scene: &RajaScene<'_>, deeds: &mut DeedsOf<Raja>) {
    add_legal(scene, deeds, Action::TakeGold);
    add_legal(scene, deeds, Action::TakeHouses);
    add_tasks(scene, deeds, [Dial::Order, Dial::Character]);
}

/// Whether a planned action that is done on its own page has anything left that is allowed.
pub(super) fn task_open(scene: &RajaScene<'_>, dial: Dial) -> bool {
    match dial {
        Dial::Gold => may(scene, Action::TakeGold),
        Dial::Quarry => may(scene, Action::TakeHouses),
        Dial::Order => City::all().any(|city| may(scene, Action::LowerGovernor { city })),
        Dial::Character => {
            let take = |character| may(scene, Action::TakeCharacter { character });
            Character::all().any(take) || dealing(scene)
        }
        _ => false,
    }
}

/// Whether cards are swapped and enticed away now, as none is free.
pub(super) fn dealing(scene: &RajaScene<'_>) -> bool {
    let own = table(scene).characters[scene.seat];
    let swap = |want| {
        own.iter()
            .any(|give| may(scene, Action::Swap { want, give }))
    };
    Character::all().any(swap) || Seat::all().any(|from| may(scene, Action::Entice { from }))
}

/// Adds the Builder, the chip, and what can be given up.
pub(super) fn add_own(scene: &RajaScene<'_>, deeds: &mut DeedsOf<Raja>) {
    let (table, seat) = (table(scene), scene.seat);
    // Used abilities disappear, as what is done does.
    if table.holds(seat, Character::Builder) && !table.doing.used.contains(Character::Builder) {
        let builds = table.hand[seat] > 0;
        add(deeds, Deed::Own(Own::Builder { builds }));
    }
    if table.chips[seat] > 0 {
        add(deeds, Deed::Chip);
    }
    for dial in Dial::all().filter(|&dial| may(scene, Action::Forgo { dial })) {
        add(deeds, Deed::GiveUp(dial));
    }
}

/// The rows for a card that another player holds, when cards are dealt between players.
pub(super) fn deals(scene: &RajaScene<'_>, want: Character) -> DeedsOf<Raja> {
    let mut deeds = Deeds::new();
    for give in table(scene).characters[scene.seat].iter() {
        add_legal(scene, &mut deeds, Action::Swap { want, give });
    }
    if let Some(from) = table(scene).holder(want) {
        add_legal(scene, &mut deeds, Action::Entice { from });
    }
    deeds
}
