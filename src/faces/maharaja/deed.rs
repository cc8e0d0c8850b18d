//! What can be done from a place or in a turn: the rows that only Maharaja has.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use heapless::Vec;

use super::{MaharajaScene, place::Spot};
pub(super) use crate::faces::parts::may;
use crate::{
    faces::parts::{
        DeedOf, DeedsOf, Moment, RoadGame,
        deed::{self, Deed, Deeds, add, add_legal},
    },
    games::maharaja::{
        Maharaja,
        action::{Action, Exchange, FlagTask, ShrineTask, StatueTask},
        data::{Character, City, Dial, Kind, Place, Reward},
        state::{Begun, Plan, Stage, Table},
    },
    kernel::id::Id,
};

/// A row that only Maharaja has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// Character 10: go to the track.
    FlagMover,
    /// Character 13: its shrine is built on the map.
    SupplyBuilder,
}

/// A row: at a place at most 1 journey, 8 statues, 4 shrines, the rest of an action, 3 planned actions done anywhere, 2 on
/// pages of their own, and the turn; in a turn at most 3 actions, 3 abilities of which one has two rows, the rest, a
/// marker, the map and the end.
pub(super) type MaharajaDeed = DeedOf<Maharaja>;

/// The table of a scene.
pub(super) fn table<'a>(scene: &MaharajaScene<'a>) -> &'a Table {
    &scene.view.table
}

/// Whether the seat decides, in its turn.
pub(super) fn acting(scene: &MaharajaScene<'_>) -> bool {
    Maharaja::moment(scene) == Moment::Acting
}

/// The reward whose effect the seat carries out now.
pub(super) fn applying(scene: &MaharajaScene<'_>) -> Option<Reward> {
    match table(scene).stage {
        Stage::Applying { seat, reward, .. } if seat == scene.seat => Some(reward),
        _ => None,
    }
}

/// How many pointers and markers of this turn show an action.
pub(super) fn pointers(scene: &MaharajaScene<'_>, dial: Dial) -> u8 {
    let planned = scene.view.plans[scene.seat].known().map(Plan::dials);
    let hands = planned.into_iter().flatten().chain(table(scene).spent);
    hands.filter(|&shown| shown == dial).count() as u8
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

/// What the player would most likely want at a place, whether it is allowed or not.
pub(super) fn expected(scene: &MaharajaScene<'_>, spot: Spot) -> Action {
    let travel = spot.junction().and_then(|to| deed::journey(scene, to));
    let planned = deed::shown(scene).find_map(|dial| match dial {
        Dial::Shrine => Some(ShrineTask::Shrine),
        Dial::StatueAndShrine => Some(ShrineTask::StatueAndShrine),
        Dial::TwoShrines => Some(ShrineTask::TwoShrines),
        _ => None,
    });
    let task = match applying(scene) {
        Some(_) => ShrineTask::Reward,
        None => planned.unwrap_or(ShrineTask::Shrine),
    };
    let statue = deed::shown(scene).any(|dial| dial == Dial::Statue) && planned.is_none();
    match (travel, spot.site(), spot.city()) {
        (Some(travel), ..) if acting(scene) => travel,
        (_, _, Some(city)) if statue && acting(scene) => Action::BuildStatue {
            city,
            place: Place::Outer,
            task: StatueTask::Statue,
        },
        (_, Some(site), _) => Action::BuildShrine { site, task },
        _ => deed::nowhere::<Maharaja>(),
    }
}

/// Adds what can be built at a place.
pub(super) fn add_buildings(scene: &MaharajaScene<'_>, spot: Spot, deeds: &mut DeedsOf<Maharaja>) {
    if let Some(city) = spot.city() {
        for task in [StatueTask::Statue, StatueTask::StatueAndShrine] {
            for place in Place::all() {
                add_legal(scene, deeds, Action::BuildStatue { city, place, task });
            }
        }
    }
    if let Some(site) = spot.site() {
        for task in ShrineTask::all() {
            add_legal(scene, deeds, Action::BuildShrine { site, task });
        }
    }
}

/// Adds what can be done wherever the priest is.
pub(super) fn add_anywhere(scene: &MaharajaScene<'_>, deeds: &mut DeedsOf<Maharaja>) {
    add_legal(scene, deeds, Action::LeaveRest);
    if !acting(scene) {
        return;
    }
    for action in [Action::TakeCoins, Action::TakeShrines, Action::BuyPrestige] {
        add_legal(scene, deeds, action);
    }
    for dial in [Dial::Flag, Dial::Character] {
        if task_open(scene, dial) {
            add(deeds, Deed::Task(dial));
        }
    }
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

/// Adds the rest of an action, the abilities and the marker.
pub(super) fn add_own(scene: &MaharajaScene<'_>, deeds: &mut DeedsOf<Maharaja>) {
    let (table, seat) = (table(scene), scene.seat);
    add_legal(scene, deeds, Action::LeaveRest);
    let abilities = table.abilities(seat).iter();
    for character in abilities.filter(|character| character.kind() == Kind::Once) {
        match character {
            Character::Exchange => {
                for way in Exchange::all() {
                    add_either(scene, deeds, Action::Exchange { way });
                }
            }
            Character::FlagMover => add(deeds, Deed::Own(Own::FlagMover)),
            Character::SupplyBuilder => add(deeds, Deed::Own(Own::SupplyBuilder)),
            character => add_either(scene, deeds, Action::UseAbility { character }),
        }
    }
    if table.markers[seat] > 0 {
        add(deeds, Deed::Chip);
    }
}

fn add_either(scene: &MaharajaScene<'_>, deeds: &mut DeedsOf<Maharaja>, action: Action) {
    let allowed = may(scene, action);
    let deed = if allowed { Deed::Play } else { Deed::Closed };
    add(deeds, deed(action));
}

/// The rows of a reward that is carried out: with a character in focus, its Maharani marker first.
pub(super) fn effects(
    scene: &MaharajaScene<'_>,
    character: Option<Character>,
) -> DeedsOf<Maharaja> {
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
