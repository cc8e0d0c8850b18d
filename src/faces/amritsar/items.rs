//! What the attention can rest on, and what A can mean there: one list for every moment.
//!
//! It asks the judge what is allowed, and knows no pixel.

use super::AmritsarScene;
use crate::games::amritsar::action::{Action, Means, Payment, Swap};
use crate::games::amritsar::data::{
    Area, Colour, DonationPlace, GoalPlace, GoalType, Good, Mahout, Resource, StorageTile, Track,
    WORKER_PLACES, Zone, ZoneTile, places,
};
use crate::games::amritsar::pending::Pending;
use crate::games::amritsar::state::{Stage, Table};
use crate::kernel::id::Id;
use heapless::Vec;

/// A thing on one of the screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A zone, as the elephant goes there.
    Zone(Zone),
    /// A work area.
    Area(Area),
    /// A worker in hand.
    Worker(Colour),
    /// Skip an area for a coin.
    Skip,
    /// Skip an area with S09.
    SkipFree,
    /// The main action of a zone tile.
    Main(ZoneTile),
    /// The second action of a zone tile.
    Second(ZoneTile),
    /// The elephant's action.
    Elephant,
    /// A swap with S13.
    Swap,
    /// The end of the actions.
    End,
    /// A place for a mahout.
    MahoutPlace(Colour),
    /// A goal.
    Goal(GoalType),
    /// A mahout whose action is carried out.
    Mahout(Mahout),
    /// A place of a donation tile.
    Place(DonationPlace),
    /// A resource that is taken.
    Resource(Resource),
    /// A good that goes back.
    Good(Good),
    /// A knowledge track.
    Track(Track),
    /// A purchase.
    Buy(Resource),
    /// A sale.
    Sell(Resource),
    /// The coin of "1 coin and market".
    Coin,
    /// The end of the market action.
    LeaveMarket,
    /// A storage tile.
    Storage(StorageTile),
    /// A goal place.
    GoalPlace(GoalPlace),
    /// A mahout that is hired.
    NewMahout(Mahout),
    /// Take the coins of an area.
    Take,
    /// Leave the coins of an area.
    Leave,
    /// Take a follow-up.
    Follow,
    /// Leave a bonus or a follow-up.
    Decline,
    /// The bridge tile.
    Bridge,
    /// The temple tile.
    Temple,
    /// A place of a knowledge track, from 0.
    Step(Track, u8),
    /// The tax track.
    Tax,
    /// The elephant with its markers.
    Load,
}

/// What belongs to one moment. The most are 18 places of a donation tile, or twelve storage tiles, four goal places, six
/// mahouts and the end; a ride has four zones, eight areas and two more.
pub(super) type Items = Vec<Item, 24>;

/// What A can mean on one thing: a mahout has four places and four payments at most.
pub(super) type Ways = Vec<Action, 16>;

/// Where the moment is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Screen {
    /// On the board; a choice stands on the lake.
    Board,
    /// In a zone.
    Zone(Zone),
    /// On the own board.
    Own,
    /// On the market.
    Market,
    /// Where upgrades are chosen.
    Workshop,
    /// On the own goals, in secret.
    Goals,
}

/// Where this moment is decided.
pub(super) fn screen(scene: &AmritsarScene<'_>) -> Screen {
    let table = &scene.view.table;
    if scene.judge.is_none() {
        return Screen::Board;
    }
    match (table.stack.top(), table.stage) {
        (Some(Pending::Donation), _) => table.boards[scene.seat]
            .elephant
            .map_or(Screen::Board, Screen::Zone),
        (Some(Pending::Market { .. }), _) => Screen::Market,
        (Some(Pending::Upgrade { .. }), _) => Screen::Workshop,
        (Some(Pending::Goal { .. }), _) => Screen::Goals,
        (Some(Pending::Steps { .. }), _) | (None, Stage::Opening { .. }) => Screen::Own,
        (None, Stage::Acting { .. }) => {
            let zone = table.doing.at.map(Area::zone);
            zone.map_or(Screen::Board, Screen::Zone)
        }
        _ => Screen::Board,
    }
}

/// Gathers the things of a moment that something can be done with.
struct Gather<'a, 'b> {
    scene: &'a AmritsarScene<'b>,
    items: Items,
}

impl Gather<'_, '_> {
    /// Each of these with which something can be done.
    fn alive(&mut self, items: impl Iterator<Item = Item>) {
        for item in items {
            if can(self.scene, item) {
                self.always(item);
            }
        }
    }

    /// This, whether or not.
    fn always(&mut self, item: Item) {
        // There is room: see the type.
        let _ = self.items.push(item);
    }
}

/// All that the attention can go to at this moment.
pub(super) fn items(scene: &AmritsarScene<'_>) -> Items {
    let table = &scene.view.table;
    let mut all = Gather {
        scene,
        items: Items::new(),
    };
    if scene.judge.is_none() {
        return all.items;
    }
    let one = core::iter::once::<Item>;
    match (table.stack.top(), table.stage) {
        (Some(pending), _) => of_pending(&mut all, pending, scene),
        (None, Stage::Opening { .. }) => all.alive(Colour::all().map(Item::MahoutPlace)),
        (None, Stage::Elephant { .. } | Stage::ElephantAgain { .. }) => {
            // A ride that costs too much says so.
            for zone in Zone::all() {
                all.always(Item::Zone(zone));
            }
            all.alive(Area::all().map(Item::Area));
            all.alive(one(Item::Swap));
            all.always(Item::Temple);
        }
        (None, Stage::Lifting { .. }) => {
            all.alive(Area::all().map(Item::Area));
            all.alive(one(Item::Swap));
            all.always(Item::Temple);
        }
        (None, Stage::Sowing { .. }) if table.in_hand() > 1 => {
            all.alive(Colour::all().map(Item::Worker));
        }
        (None, Stage::Sowing { .. }) => {
            for (area, _) in landings(scene) {
                all.always(Item::Area(area));
            }
            all.alive([Item::Skip, Item::SkipFree].into_iter());
        }
        (None, Stage::Acting { .. }) => {
            if let Some(zone) = table.doing.at.map(Area::zone) {
                let tiles = table.tiles[zone];
                all.alive(tiles.iter().map(Item::Second));
                all.alive(tiles.iter().map(Item::Main));
            }
            all.alive([Item::Elephant, Item::Swap, Item::End].into_iter());
            all.always(Item::Temple);
        }
        (None, Stage::Following { .. }) => all.alive([Item::Follow, Item::Decline].into_iter()),
        _ => {}
    }
    all.items
}

fn of_pending(all: &mut Gather<'_, '_>, pending: Pending, scene: &AmritsarScene<'_>) {
    let table = &scene.view.table;
    match pending {
        Pending::Excess => all.alive(Good::all().map(Item::Good)),
        Pending::AreaCoins => all.alive([Item::Take, Item::Leave].into_iter()),
        Pending::Resource { .. } | Pending::MarbleOrCopper => {
            all.alive(Resource::all().map(Item::Resource));
        }
        Pending::Mahout { .. } => {
            all.alive(Mahout::all().map(Item::Mahout));
            all.alive(core::iter::once(Item::Decline));
        }
        Pending::Donation => {
            let all_places = places(table.seats.count());
            all.alive(all_places.iter().map(Item::Place));
        }
        Pending::Market { .. } => {
            // What is barred says why.
            for resource in Resource::all() {
                all.always(Item::Buy(resource));
                all.always(Item::Sell(resource));
            }
            all.alive([Item::Coin, Item::LeaveMarket].into_iter());
        }
        Pending::Upgrade { .. } => {
            all.alive(table.display.iter().map(Item::Storage));
            all.alive(GoalPlace::all().map(Item::GoalPlace));
            all.alive(Mahout::all().map(Item::NewMahout));
            all.alive(core::iter::once(Item::Decline));
        }
        Pending::Goal { .. } => all.alive(GoalType::all().map(Item::Goal)),
        Pending::Steps { .. } => all.alive(Track::all().map(Item::Track)),
        Pending::Coin
        | Pending::PlaceBonus { .. }
        | Pending::TileBonus { .. }
        | Pending::Bridge { .. } => {}
    }
}

/// Whether something can be done with a thing.
pub(super) fn can(scene: &AmritsarScene<'_>, item: Item) -> bool {
    let mut found = false;
    meant(scene, item, &mut |action| {
        found = found || scene.allows(action)
    });
    found
}

/// All that A can mean on a thing.
pub(super) fn ways(scene: &AmritsarScene<'_>, item: Item) -> Ways {
    let mut ways = Ways::new();
    meant(scene, item, &mut |action| {
        if scene.allows(action) {
            // There is room: see the type.
            let _ = ways.push(action);
        }
    });
    ways
}

/// What A means on a thing: the first that is allowed, else the first at all.
pub(super) fn tried(scene: &AmritsarScene<'_>, item: Item) -> Option<Action> {
    let (mut first, mut allowed) = (None, None);
    meant(scene, item, &mut |action| {
        first = first.or(Some(action));
        if allowed.is_none() && scene.allows(action) {
            allowed = Some(action);
        }
    });
    allowed.or(first)
}

/// All actions that belong to a thing.
fn meant(scene: &AmritsarScene<'_>, item: Item, each: &mut dyn FnMut(Action)) {
    let table = &scene.view.table;
    match item {
        Item::Zone(zone) => match table.boards[scene.seat].elephant {
            None => each(Action::PlaceElephant { zone }),
            Some(here) if here == zone => each(Action::Stay),
            Some(_) => {
                for means in Means::all() {
                    each(Action::MoveElephant { zone, means });
                }
            }
        },
        Item::Area(area) => match table.stage {
            Stage::Sowing { .. } => each(toward(scene, area)),
            // Whoever takes workers at once lets the elephant stay.
            Stage::Elephant { .. } if table.crowd(area) > 0 => each(Action::Stay),
            Stage::Elephant { .. } | Stage::ElephantAgain { .. } => {}
            _ => each(Action::Lift { area }),
        },
        Item::Worker(colour) => each(Action::Sow { colour }),
        Item::Skip => each(Action::Skip),
        Item::SkipFree => each(Action::SkipFree),
        Item::Main(tile) => {
            let main = Action::Main { tile };
            each(main);
            // What the worker cannot do any more, the elephant may.
            if !scene.allows(main) {
                each(Action::ElephantMain { tile });
            }
        }
        Item::Second(tile) => each(Action::Second { tile }),
        Item::Elephant => {
            for mahout in table.boards[scene.seat].placed().iter() {
                each(Action::ElephantMahout { mahout });
            }
            // The others are done on their tiles.
            if let Some(zone) = table.doing.at.map(Area::zone) {
                let tiles = table.tiles[zone].iter();
                for tile in tiles.filter(|&tile| scene.allows(Action::Main { tile })) {
                    each(Action::ElephantMain { tile });
                }
            }
        }
        Item::Swap => Swap::all().for_each(|swap| each(Action::Swap { swap })),
        Item::End => each(Action::EndActions),
        Item::MahoutPlace(colour) => each(Action::PlaceMahout { colour }),
        Item::Goal(goal) => each(Action::LayGoal { goal }),
        Item::Mahout(mahout) => each(Action::UseMahout { mahout }),
        Item::Place(place) => {
            if let Some(zone) = table.boards[scene.seat].elephant {
                each(Action::Donate { place, zone });
            }
        }
        Item::Resource(resource) => each(Action::TakeResource { resource }),
        Item::Good(good) => each(Action::GiveBack { good }),
        Item::Track(track) => each(Action::Study { track }),
        Item::Buy(resource) => each(Action::Buy { resource }),
        Item::Sell(resource) => each(Action::Sell { resource }),
        Item::Coin => each(Action::TakeCoin),
        Item::LeaveMarket => each(Action::LeaveMarket),
        Item::Storage(tile) => {
            for payment in Payment::all() {
                each(Action::UpgradeStorage { tile, payment });
            }
        }
        Item::GoalPlace(place) => {
            for payment in Payment::all() {
                each(Action::UpgradeGoal { place, payment });
            }
        }
        Item::NewMahout(mahout) => {
            for payment in Payment::all() {
                for colour in Colour::all() {
                    each(Action::UpgradeMahout {
                        mahout,
                        colour,
                        payment,
                    });
                }
            }
        }
        Item::Take => each(Action::TakeCoins),
        Item::Leave => each(Action::LeaveCoins),
        Item::Follow => each(Action::Follow),
        Item::Decline => each(Action::Decline),
        Item::Bridge | Item::Temple | Item::Step(..) | Item::Tax | Item::Load => {}
    }
}

/// The next action of the last worker on its way to an area: it stands there, or skips, first with what is free.
fn toward(scene: &AmritsarScene<'_>, to: Area) -> Action {
    let table = &scene.view.table;
    let next = table.doing.at.map(|at| table.next_open(at));
    if next == Some(to) {
        Action::Stand
    } else if scene.allows(Action::SkipFree) {
        Action::SkipFree
    } else {
        Action::Skip
    }
}

/// The areas where a last worker can stand, each with the coins it takes.
pub(super) type Landings = Vec<(Area, u8), 8>;

/// Where the last of the workers in hand can stand.
pub(super) fn landings(scene: &AmritsarScene<'_>) -> Landings {
    let table = &scene.view.table;
    match table.doing.at {
        Some(at) => landings_from(table, scene, at, table.in_hand(), None),
        None => Landings::new(),
    }
}

/// Where the last of the workers of an area could stand, if they were lifted.
pub(super) fn landings_of(scene: &AmritsarScene<'_>, area: Area) -> Landings {
    let table = &scene.view.table;
    landings_from(table, scene, area, table.crowd(area) as u8, Some(area))
}

fn landings_from(
    table: &Table,
    scene: &AmritsarScene<'_>,
    from: Area,
    workers: u8,
    lifted: Option<Area>,
) -> Landings {
    let board = &table.boards[scene.seat];
    let mut crowds = [0usize; Area::COUNT];
    for (crowd, area) in crowds.iter_mut().zip(Area::all()) {
        *crowd = table.crowd(area);
        if lifted == Some(area) {
            *crowd = 0;
        }
    }
    let mut at = from;
    let open = |at: Area, crowds: &[usize; Area::COUNT]| {
        let mut next = at.next();
        for _ in 0..Area::COUNT {
            let crowd = crowds.get(next.index());
            if crowd.is_none_or(|&crowd| crowd < WORKER_PLACES) {
                break;
            }
            next = next.next();
        }
        next
    };
    for _ in 1..workers {
        at = open(at, &crowds);
        if let Some(crowd) = crowds.get_mut(at.index()) {
            *crowd += 1;
        }
    }
    let free = u8::from(board.has(StorageTile::FreeSkip) && !table.doing.skipped);
    // The coins of the origin are taken before the workers are put down.
    let found = lifted.map_or(0, |area| table.area_coins[area]);
    let coins = board.coins.saturating_add(found).min(Area::COUNT as u8);
    let mut list = Landings::new();
    for skips in 0..=coins.saturating_add(free) {
        at = open(at, &crowds);
        if list.iter().any(|&(area, _)| area == at) {
            break;
        }
        // Eight areas at most.
        let _ = list.push((at, skips.saturating_sub(free)));
    }
    list
}
