//! What can be done from a place or in a turn: the rows that a player chooses from.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use heapless::Vec;

use super::{MaharajaScene, place::Spot};
use crate::{
    faces::place::road_between,
    games::maharaja::{
        action::{Action, Exchange, FlagTask, ShrineTask, StatueTask},
        data::{Character, City, Dial, Junction, Kind, MAP, Place, Reward, Road},
        state::{Begun, Plan, Stage, Table},
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
    /// A planned action: do it, or go where it is done.
    Task(Dial),
    /// Character 10: go to the track.
    FlagMover,
    /// Character 13: its shrine is built on the map.
    SupplyBuilder,
    /// Spend an action marker.
    Marker,
    /// See the turn as a whole.
    Turn,
    /// Back to the map.
    Map,
    /// End the turn.
    End,
}

/// Rows: at a place at most 1 journey, 8 statues, 4 shrines, the rest of an action, 3 planned actions done anywhere, 2 on
/// pages of their own, and the turn; in a turn at most 3 actions, 3 abilities of which one has two rows, the rest, a
/// marker, the map and the end.
pub type Deeds = Vec<Deed, 20>;

/// The table of a scene.
pub(super) fn table<'a>(scene: &MaharajaScene<'a>) -> &'a Table {
    &scene.view.table
}

/// Whether the seat may do this now.
pub(super) fn may(scene: &MaharajaScene<'_>, action: Action) -> bool {
    scene.allows(action)
}

/// Whether the seat decides, in its turn.
pub(super) fn acting(scene: &MaharajaScene<'_>) -> bool {
    table(scene).stage == (Stage::Acting { seat: scene.seat })
}

/// The reward whose effect the seat carries out now.
pub(super) fn applying(scene: &MaharajaScene<'_>) -> Option<Reward> {
    match table(scene).stage {
        Stage::Applying { seat, reward, .. } if seat == scene.seat => Some(reward),
        _ => None,
    }
}

/// The plan of a seat, as far as it is seen.
pub(super) fn plan(scene: &MaharajaScene<'_>, seat: Seat) -> Option<Plan> {
    match scene.view.plans[seat] {
        PlanSeen::Known(plan) => Some(plan),
        PlanSeen::NotMade | PlanSeen::Hidden => None,
    }
}

/// How many pointers and markers of this turn show an action.
pub(super) fn pointers(scene: &MaharajaScene<'_>, dial: Dial) -> u8 {
    let planned = plan(scene, scene.seat).map(Plan::dials);
    let hands = planned.into_iter().flatten().chain(table(scene).spent);
    hands.filter(|&shown| shown == dial).count() as u8
}

/// The different actions that the pointers and the marker of the seat's turn show.
pub(super) fn shown(scene: &MaharajaScene<'_>) -> impl Iterator<Item = Dial> {
    Dial::all().filter(|&dial| pointers(scene, dial) > 0)
}

/// How often an action is still to be done, one that was begun included.
pub(super) fn undone(scene: &MaharajaScene<'_>, dial: Dial) -> u8 {
    let table = table(scene);
    let begun = match table.begun {
        Some(Begun::StatueLeft | Begun::ShrineLeft) => dial == Dial::StatueAndShrine,
        Some(Begun::SecondShrineLeft | Begun::CityShrineLeft) => dial == Dial::TwoShrines,
        None => false,
    };
    table.due[dial].saturating_add(u8::from(begun))
}

/// Adds a row; there is room, see `Deeds`.
fn add(deeds: &mut Deeds, deed: Deed) {
    let _ = deeds.push(deed);
}

fn add_legal(scene: &MaharajaScene<'_>, deeds: &mut Deeds, action: Action) {
    if may(scene, action) {
        add(deeds, Deed::Play(action));
    }
}

/// The journey of one road to a junction; from a place without a road there, one by a road that does not lead there.
fn journey(scene: &MaharajaScene<'_>, to: Junction) -> Option<Action> {
    let here = table(scene).priest[scene.seat];
    if here == to {
        return None;
    }
    let by = road_between(&MAP, here, to).or_else(|| Road::all().next())?;
    Some(Action::Travel { to, by })
}

/// What the player would most likely want at a place, whether it is allowed or not.
pub(super) fn expected(scene: &MaharajaScene<'_>, spot: Spot) -> Action {
    let travel = spot.junction().and_then(|to| journey(scene, to));
    let planned = shown(scene).find_map(|dial| match dial {
        Dial::Shrine => Some(ShrineTask::Shrine),
        Dial::StatueAndShrine => Some(ShrineTask::StatueAndShrine),
        Dial::TwoShrines => Some(ShrineTask::TwoShrines),
        _ => None,
    });
    let task = match applying(scene) {
        Some(_) => ShrineTask::Reward,
        None => planned.unwrap_or(ShrineTask::Shrine),
    };
    let statue = shown(scene).any(|dial| dial == Dial::Statue) && planned.is_none();
    match (travel, spot.site(), spot.city()) {
        (Some(travel), ..) if acting(scene) => travel,
        (_, _, Some(city)) if statue && acting(scene) => Action::BuildStatue {
            city,
            place: Place::Outer,
            task: StatueTask::Statue,
        },
        (_, Some(site), _) => Action::BuildShrine { site, task },
        // At the start, with the priest there, nothing is ever built: only a journey to where he is comes near.
        _ => Road::all()
            .next()
            .map_or(Action::EndTurn, |by| Action::Travel {
                to: Junction::Start,
                by,
            }),
    }
}

/// What can be done at a place itself.
pub(super) fn at_place(scene: &MaharajaScene<'_>, spot: Spot) -> Deeds {
    let mut deeds = Deeds::new();
    if let Some(travel) = spot.junction().and_then(|to| journey(scene, to)) {
        add_legal(scene, &mut deeds, travel);
    }
    if let Some(city) = spot.city() {
        for task in [StatueTask::Statue, StatueTask::StatueAndShrine] {
            for place in Place::all() {
                add_legal(scene, &mut deeds, Action::BuildStatue { city, place, task });
            }
        }
    }
    if let Some(site) = spot.site() {
        for task in ShrineTask::all() {
            add_legal(scene, &mut deeds, Action::BuildShrine { site, task });
        }
    }
    deeds
}

/// The rows at a place in a turn, or while a reward is carried out.
pub(super) fn here(scene: &MaharajaScene<'_>, spot: Spot) -> Deeds {
    let mut deeds = at_place(scene, spot);
    if deeds.is_empty() {
        add(&mut deeds, Deed::Closed(expected(scene, spot)));
    }
    add_legal(scene, &mut deeds, Action::LeaveRest);
    if acting(scene) {
        for action in [Action::TakeCoins, Action::TakeShrines, Action::BuyPrestige] {
            add_legal(scene, &mut deeds, action);
        }
        for dial in [Dial::Flag, Dial::Character] {
            if task_open(scene, dial) {
                add(&mut deeds, Deed::Task(dial));
            }
        }
        add(&mut deeds, Deed::Turn);
    }
    deeds
}

/// Whether a planned action that is done on its own page has anything left that is allowed.
fn task_open(scene: &MaharajaScene<'_>, dial: Dial) -> bool {
    match dial {
        Dial::Flag => {
            let task = FlagTask::Flag;
            City::all().any(|city| may(scene, Action::MoveFlag { city, task }))
        }
        Dial::Character => {
            Character::all().any(|character| may(scene, Action::TakeCharacter { character }))
        }
        _ => false,
    }
}

/// The rows of the turn as a whole.
pub(super) fn turn(scene: &MaharajaScene<'_>) -> Deeds {
    let mut deeds = Deeds::new();
    let (table, seat) = (table(scene), scene.seat);
    if !acting(scene) {
        add(&mut deeds, Deed::Map);
        return deeds;
    }
    for dial in shown(scene) {
        add(&mut deeds, Deed::Task(dial));
    }
    add_legal(scene, &mut deeds, Action::LeaveRest);
    let abilities = table.abilities(seat).iter();
    for character in abilities.filter(|character| character.kind() == Kind::Once) {
        match character {
            Character::Exchange => {
                for way in Exchange::all() {
                    add_either(scene, &mut deeds, Action::Exchange { way });
                }
            }
            Character::FlagMover => add(&mut deeds, Deed::FlagMover),
            Character::SupplyBuilder => add(&mut deeds, Deed::SupplyBuilder),
            character => add_either(scene, &mut deeds, Action::UseAbility { character }),
        }
    }
    if table.markers[seat] > 0 {
        add(&mut deeds, Deed::Marker);
    }
    add(&mut deeds, Deed::Map);
    add(&mut deeds, Deed::End);
    deeds
}

fn add_either(scene: &MaharajaScene<'_>, deeds: &mut Deeds, action: Action) {
    let allowed = may(scene, action);
    let deed = if allowed { Deed::Play } else { Deed::Closed };
    add(deeds, deed(action));
}

/// The rows of a reward that is carried out: with a character in focus, its Maharani marker first.
pub(super) fn effects(scene: &MaharajaScene<'_>, character: Option<Character>) -> Deeds {
    let mut deeds = Deeds::new();
    let action = match character {
        Some(character) => Action::LayMaharani { character },
        None => Action::PayCoin,
    };
    add_either(scene, &mut deeds, action);
    add_legal(scene, &mut deeds, Action::LeaveRest);
    deeds
}

/// The characters that lie open: those on display from the left, then those that players hold.
pub(super) fn court(scene: &MaharajaScene<'_>) -> Vec<Character, 16> {
    let table = table(scene);
    let held = table.seats.iter().filter_map(|seat| table.character[seat]);
    table.display.iter().chain(held).collect()
}

/// What A on a character means in this stage.
pub(super) fn tile_action(scene: &MaharajaScene<'_>, character: Character) -> Option<Action> {
    match table(scene).stage {
        Stage::Choosing { .. } | Stage::Replacing { .. } => Some(Action::Choose { character }),
        Stage::Acting { .. } => Some(Action::TakeCharacter { character }),
        Stage::Applying { .. } => Some(Action::LayMaharani { character }),
        _ => None,
    }
}
