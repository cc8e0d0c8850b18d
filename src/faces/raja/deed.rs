//! What can be done from a place or in a turn: the rows that only Raja has.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use super::{RajaScene, place::Place};
pub(super) use crate::faces::parts::may;
use crate::{
    faces::parts::{
        DeedOf, DeedsOf,
        deed::{self, Deed, Deeds, add, add_legal},
    },
    games::raja::{
        Raja,
        action::{Action, Ground, HouseTask, MoveTask, PalaceTask},
        data::{Character, City, Dial, Site},
        state::{Plan, Table},
    },
    kernel::{id::Id, seat::Seat},
};

/// A row that only Raja has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// Move a house away from here.
    MoveFrom(Site, MoveTask),
    /// The Builder's additional house.
    Builder,
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
    planned.is_some_and(|dials| dials.contains(&dial)) || table(scene).chip == Some(dial)
}

/// What the player would most likely want at a place, whether it is allowed or not.
pub(super) fn expected(scene: &RajaScene<'_>, place: Place) -> Action {
    let travel = place.junction().and_then(|to| deed::journey(scene, to));
    let house_task = deed::shown(scene).find_map(|dial| match dial {
        Dial::House => Some(HouseTask::House),
        Dial::TwoHouses => Some(HouseTask::TwoHouses),
        Dial::PalaceAndHouse => Some(HouseTask::PalaceAndHouse),
        _ => None,
    });
    let task = house_task.unwrap_or(HouseTask::House);
    match (travel, place.site()) {
        (Some(travel), _) => travel,
        (None, Some(site)) => Action::BuildHouse { site, task },
        (None, None) => deed::nowhere::<Raja>(),
    }
}

/// Adds what can be built at a place, and the houses that can be moved away.
pub(super) fn add_buildings(scene: &RajaScene<'_>, place: Place, deeds: &mut DeedsOf<Raja>) {
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
    for dial in [Dial::Order, Dial::Character] {
        if task_open(scene, dial) {
            add(deeds, Deed::Task(dial));
        }
    }
}

/// Whether a planned action that is done on its own page has anything left that is allowed.
fn task_open(scene: &RajaScene<'_>, dial: Dial) -> bool {
    match dial {
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
    if table.holds(seat, Character::Builder) {
        add(deeds, Deed::Own(Own::Builder));
    }
    if table.chips[seat] > 0 {
        add(deeds, Deed::Chip);
    }
    for dial in Dial::all() {
        add_legal(scene, deeds, Action::Forgo { dial });
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
