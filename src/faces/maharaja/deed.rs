//! What can be done from a place or in a turn: the rows that only Maharaja has.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use heapless::Vec;

use super::{MaharajaScene, place::MapPlace};
pub(super) use crate::faces::parts::may;
use crate::{
    faces::parts::{
        Activity, DeedOf, DeedsOf, RoadGame,
        deed::{Deed, Deeds, add, add_legal, add_tasks},
    },
    games::maharaja::{
        Maharaja,
        action::{Action, Exchange, FlagTask, ShrineTask, StatueTask, Why},
        data::{Character, City, Dial, Kind, Reward, Site, SiteKind, StatuePlace},
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
    Maharaja::activity(scene) == Activity::Acting
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

/// What the player would most likely want to build at a place, whether it is allowed or not.
pub(super) fn expected(scene: &MaharajaScene<'_>, site: Site) -> Action {
    let planned =
        |task: &ShrineTask| shrine_dial(*task).is_some_and(|dial| pointers(scene, dial) > 0);
    let task = match applying(scene) {
        Some(_) => Some(ShrineTask::Reward),
        None => ShrineTask::all().find(planned),
    };
    match (site.kind(), task) {
        (SiteKind::City(city), None) if pointers(scene, Dial::Statue) > 0 => {
            statue(scene, city, StatueTask::Statue)
        }
        (_, task) => Action::BuildShrine {
            site,
            task: task.unwrap_or(ShrineTask::Shrine),
        },
    }
}

/// A statue on the first place of a city that is free.
fn statue(scene: &MaharajaScene<'_>, city: City, task: StatueTask) -> Action {
    let statue = |place| Action::BuildStatue { city, place, task };
    let free = |&place: &StatuePlace| {
        let why = scene.refusal(statue(place));
        !matches!(why, Some(Why::NoPlace { .. }))
    };
    statue(StatuePlace::all().find(free).unwrap_or(StatuePlace::Outer))
}

/// The action of the dial that a shrine carries out.
const fn shrine_dial(task: ShrineTask) -> Option<Dial> {
    match task {
        ShrineTask::Shrine => Some(Dial::Shrine),
        ShrineTask::StatueAndShrine => Some(Dial::StatueAndShrine),
        ShrineTask::TwoShrines => Some(Dial::TwoShrines),
        _ => None,
    }
}

/// The action of the dial that a row carries out on the map.
pub(super) fn dial_of(deed: MaharajaDeed) -> Option<Dial> {
    match deed {
        Deed::Play(Action::BuildShrine { task, .. }) => shrine_dial(task),
        Deed::Play(Action::BuildStatue { task, .. }) => Some(match task {
            StatueTask::StatueAndShrine => Dial::StatueAndShrine,
            _ => Dial::Statue,
        }),
        _ => None,
    }
}

/// What the player would do first of a planned action, whether it is allowed or not.
pub(super) fn tried(scene: &MaharajaScene<'_>, dial: Dial) -> Action {
    let table = table(scene);
    // At the start nothing is built: the judge says which city it would need.
    let city = table.priest[scene.seat].city();
    let city = city.or(table.maharaja).unwrap_or(City::Dwarka);
    let shrine = |task| Action::BuildShrine {
        site: Site::city(city),
        task,
    };
    match dial {
        Dial::Statue => statue(scene, city, StatueTask::Statue),
        Dial::StatueAndShrine if table.begun == Some(Begun::ShrineLeft) => {
            shrine(ShrineTask::StatueAndShrine)
        }
        Dial::StatueAndShrine => statue(scene, city, StatueTask::StatueAndShrine),
        Dial::Shrine => shrine(ShrineTask::Shrine),
        Dial::TwoShrines => shrine(ShrineTask::TwoShrines),
        Dial::Coins => Action::TakeCoins,
        Dial::Supply => Action::TakeShrines,
        Dial::Prestige => Action::BuyPrestige,
        Dial::Flag => Action::MoveFlag {
            city: table.cities_from_left().next_back().unwrap_or(city),
            task: FlagTask::Flag,
        },
        Dial::Character => Action::TakeCharacter {
            character: table.display.iter().next().unwrap_or(Character::Plain),
        },
    }
}

/// Whether something of a planned action could be done by who is in a city with so many coins.
pub(super) fn could(scene: &MaharajaScene<'_>, dial: Dial, city: City, coins: u16) -> bool {
    let (table, seat) = (table(scene), scene.seat);
    let statue = |task| {
        let cost = table.statue_cost(table.abilities(seat), city, task);
        let free = StatuePlace::all().any(|place| table.statues[city].is_free(place));
        free && table.statues_left[seat] > 0 && coins >= cost.0
    };
    let shrine = |task: ShrineTask| table.tableau[seat] > 0 && coins >= task.cost().0;
    match (dial, table.begun) {
        (Dial::Statue, None) => statue(StatueTask::Statue),
        (Dial::Shrine, None) => shrine(ShrineTask::Shrine),
        (Dial::StatueAndShrine, None) => {
            statue(StatueTask::StatueAndShrine) || shrine(ShrineTask::StatueAndShrine)
        }
        (Dial::StatueAndShrine, Some(Begun::StatueLeft)) => statue(StatueTask::StatueAndShrine),
        (Dial::StatueAndShrine, Some(Begun::ShrineLeft)) => shrine(ShrineTask::StatueAndShrine),
        (Dial::TwoShrines, None | Some(Begun::SecondShrineLeft | Begun::CityShrineLeft)) => {
            shrine(ShrineTask::TwoShrines)
        }
        // What was begun is finished first (ruling 3).
        _ => false,
    }
}

/// What is left of the plan costs at the least.
pub(super) fn plan_cost(scene: &MaharajaScene<'_>) -> u16 {
    let table = table(scene);
    let statue = |task| {
        let costs =
            City::all().map(|city| table.statue_cost(table.abilities(scene.seat), city, task));
        costs.min().map_or(0, |cost| cost.0)
    };
    let shrine = |task: ShrineTask| task.cost().0;
    let of = |dial| match (dial, table.begun) {
        (Dial::Statue, _) => statue(StatueTask::Statue),
        (Dial::StatueAndShrine, Some(Begun::ShrineLeft)) => shrine(ShrineTask::StatueAndShrine),
        (Dial::StatueAndShrine, Some(Begun::StatueLeft)) => statue(StatueTask::StatueAndShrine),
        (Dial::StatueAndShrine, _) => {
            statue(StatueTask::StatueAndShrine) + shrine(ShrineTask::StatueAndShrine)
        }
        (Dial::TwoShrines, Some(Begun::SecondShrineLeft | Begun::CityShrineLeft)) => {
            shrine(ShrineTask::TwoShrines)
        }
        (Dial::TwoShrines, _) => 2 * shrine(ShrineTask::TwoShrines),
        _ => 0,
    };
    let all = Dial::all();
    all.map(|dial| of(dial).saturating_mul(undone(scene, dial).into()))
        .sum()
}

/// Adds what can be built at a place.
pub(super) fn add_buildings(
    scene: &MaharajaScene<'_>,
    spot: MapPlace,
    deeds: &mut DeedsOf<Maharaja>,
) {
    if let Some(city) = spot.city() {
        for task in [StatueTask::Statue, StatueTask::StatueAndShrine] {
            for place in StatuePlace::all() {
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
    add_tasks(scene, deeds, [Dial::Flag, Dial::Character]);
}

/// Whether a planned action that is done on its own page has anything left that is allowed.
pub(super) fn task_open(scene: &MaharajaScene<'_>, dial: Dial) -> bool {
    match dial {
        Dial::Coins => may(scene, Action::TakeCoins),
        Dial::Supply => may(scene, Action::TakeShrines),
        Dial::Prestige => may(scene, Action::BuyPrestige),
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
    // Used abilities disappear, as what is done does.
    let unused = |character: &Character| !table.used.contains(*character);
    for character in abilities
        .filter(|character| character.kind() == Kind::Once)
        .filter(unused)
    {
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
