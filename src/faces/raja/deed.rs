//! What can be done from a place or in a turn: the rows that a player chooses from.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use heapless::Vec;

use super::{RajaScene, place::Place};
use crate::{
    faces::place::road_between,
    games::raja::{
        action::{Action, Ground, HouseTask, MoveTask, PalaceTask},
        data::{Character, City, Dial, Junction, MAP, Road, Site},
        state::{Plan, Stage, Table},
        view::PlanSeen,
    },
    kernel::{id::Id, seat::Seat},
};

/// A row to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Do this.
    Play(Action),
    /// What the player would expect here, and cannot do now: the judge says why.
    Closed(Action),
    /// Move a house away from here.
    MoveFrom(Site, MoveTask),
    /// A planned action: do it, or go where it is done.
    Task(Dial),
    /// The Builder's additional house.
    Builder,
    /// Spend a chip.
    Chip,
    /// See the turn as a whole.
    Turn,
    /// Back to the map.
    Map,
    /// End the turn.
    End,
}

/// Rows: at a place at most 1 journey, 4 houses, 4 palaces, 2 moves, 4 planned actions done anywhere, and the turn; in
/// a turn at most 3 actions, 2 given up, the Builder, a chip, the map and the end.
pub type Deeds = Vec<Deed, 16>;

/// The table of a scene.
pub(super) fn table<'a>(scene: &RajaScene<'a>) -> &'a Table {
    &scene.view.table
}

/// Whether the seat may do this now.
pub(super) fn may(scene: &RajaScene<'_>, action: Action) -> bool {
    scene.allows(action)
}

/// The plan of a seat, as far as it is seen.
pub(super) fn plan(scene: &RajaScene<'_>, seat: Seat) -> Option<Plan> {
    match scene.view.plans[seat] {
        PlanSeen::Known(plan) => Some(plan),
        PlanSeen::NotMade | PlanSeen::Hidden => None,
    }
}

/// The different actions that a seat's pointers and the chip of this turn show.
pub(super) fn shown(scene: &RajaScene<'_>, seat: Seat) -> impl Iterator<Item = Dial> {
    let planned = plan(scene, seat).map(Plan::dials);
    let chip = table(scene).chip;
    Dial::all().filter(move |dial| {
        planned.is_some_and(|dials| dials.contains(dial)) || chip == Some(*dial)
    })
}

/// Adds a row; there is room, see `Deeds`.
fn add(deeds: &mut Deeds, deed: Deed) {
    let _ = deeds.push(deed);
}

fn add_legal(scene: &RajaScene<'_>, deeds: &mut Deeds, action: Action) {
    if may(scene, action) {
        add(deeds, Deed::Play(action));
    }
}

/// The journey of one road to a junction; from a place without a road there, one by a road that does not lead there.
pub(super) fn journey(scene: &RajaScene<'_>, to: Junction) -> Option<Action> {
    let here = table(scene).architect[scene.seat];
    if here == to {
        return None;
    }
    let by = road_between(&MAP, here, to).or_else(|| Road::all().next())?;
    Some(Action::Travel { to, by })
}

/// What the player would most likely want at a place, whether it is allowed or not.
pub(super) fn expected(scene: &RajaScene<'_>, place: Place) -> Action {
    let travel = place.junction().and_then(|to| journey(scene, to));
    let house_task = shown(scene, scene.seat).find_map(|dial| match dial {
        Dial::House => Some(HouseTask::House),
        Dial::TwoHouses => Some(HouseTask::TwoHouses),
        Dial::PalaceAndHouse => Some(HouseTask::PalaceAndHouse),
        _ => None,
    });
    let task = house_task.unwrap_or(HouseTask::House);
    match (travel, place.site()) {
        (Some(travel), _) => travel,
        (None, Some(site)) => Action::BuildHouse { site, task },
        // At the start, with the architect there, nothing is ever built: only a journey to where he is comes near.
        (None, None) => Road::all()
            .next()
            .map_or(Action::EndTurn, |by| Action::Travel {
                to: Junction::Start,
                by,
            }),
    }
}

/// The first thing that can be done at a place itself.
pub(super) fn first_here(scene: &RajaScene<'_>, place: Place) -> Option<Deed> {
    at_place(scene, place).first().copied()
}

/// What can be done at a place itself.
fn at_place(scene: &RajaScene<'_>, place: Place) -> Deeds {
    let mut deeds = Deeds::new();
    if let Some(travel) = place.junction().and_then(|to| journey(scene, to)) {
        add_legal(scene, &mut deeds, travel);
    }
    if let Some(city) = place.city() {
        for task in PalaceTask::all() {
            for ground in Ground::all() {
                add_legal(
                    scene,
                    &mut deeds,
                    Action::BuildPalace { city, ground, task },
                );
            }
        }
    }
    if let Some(site) = place.site() {
        for task in HouseTask::all() {
            add_legal(scene, &mut deeds, Action::BuildHouse { site, task });
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
                add(&mut deeds, Deed::MoveFrom(site, task));
            }
        }
    }
    deeds
}

/// The rows at a place in a turn.
pub(super) fn here(scene: &RajaScene<'_>, place: Place) -> Deeds {
    let mut deeds = at_place(scene, place);
    if deeds.is_empty() {
        add(&mut deeds, Deed::Closed(expected(scene, place)));
    }
    if table(scene).active() == Some(scene.seat) {
        add_legal(scene, &mut deeds, Action::TakeGold);
        add_legal(scene, &mut deeds, Action::TakeHouses);
        for dial in [Dial::Order, Dial::Character] {
            if task_open(scene, dial) {
                add(&mut deeds, Deed::Task(dial));
            }
        }
        add(&mut deeds, Deed::Turn);
    }
    deeds
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

/// The rows of the turn as a whole.
pub(super) fn turn(scene: &RajaScene<'_>) -> Deeds {
    let mut deeds = Deeds::new();
    let (table, seat) = (table(scene), scene.seat);
    if table.stage != (Stage::Acting { seat }) {
        add(&mut deeds, Deed::Map);
        return deeds;
    }
    for dial in shown(scene, seat) {
        add(&mut deeds, Deed::Task(dial));
    }
    if table.holds(seat, Character::Builder) {
        add(&mut deeds, Deed::Builder);
    }
    if table.chips[seat] > 0 {
        add(&mut deeds, Deed::Chip);
    }
    for dial in Dial::all() {
        add_legal(scene, &mut deeds, Action::Forgo { dial });
    }
    add(&mut deeds, Deed::Map);
    add(&mut deeds, Deed::End);
    deeds
}

/// The rows for a card that another player holds, when cards are dealt between players.
pub(super) fn deals(scene: &RajaScene<'_>, want: Character) -> Deeds {
    let mut deeds = Deeds::new();
    for give in table(scene).characters[scene.seat].iter() {
        add_legal(scene, &mut deeds, Action::Swap { want, give });
    }
    if let Some(from) = table(scene).holder(want) {
        add_legal(scene, &mut deeds, Action::Entice { from });
    }
    deeds
}
