//! What the keys do: the cross goes to the nearest of all that can be done, A does it.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use core::cmp::Reverse;

use super::board::has_colour;
use super::items::{Item, Items, Screen, can, items, landings, landings_of, screen, tried, ways};
use super::{AmritsarScene, Focus, layout};
use crate::faces::{Outcome, OutcomeOf, parts::cross::nearest};
use crate::games::amritsar::data::{
    Area, Colour, DonationPlace, Good, Mahout, Resource, TEMPLES, Track, Zone, places,
};
use crate::games::amritsar::pending::Pending;
use crate::games::amritsar::state::Stage;
use crate::games::amritsar::{Amritsar, action::Action};
use crate::kernel::id::Id;
use crate::ui::key::{Key, KeyEvent};

/// Where the attention begins.
pub(super) fn begin(scene: &AmritsarScene<'_>) -> Focus {
    let all = items(scene);
    Focus::At(likely(scene, &all).unwrap_or(Item::Temple))
}

/// What most players would want, as far as it is plain.
fn likely(scene: &AmritsarScene<'_>, all: &Items) -> Option<Item> {
    let table = &scene.view.table;
    let board = &table.boards[scene.seat];
    let best = match (table.stack.top(), table.stage) {
        (Some(pending), _) => answer(scene, pending, all),
        (None, Stage::Elephant { .. }) if board.elephant.is_some() => crowd(scene),
        (None, Stage::Elephant { .. }) => {
            let prestige = TEMPLES[table.temple()];
            let zone = Zone::all().max_by_key(|&zone| prestige[zone]);
            zone.map(Item::Zone)
        }
        (None, Stage::ElephantAgain { .. }) => board.elephant.map(Item::Zone),
        (None, Stage::Lifting { .. }) => crowd(scene),
        // What a tile has no second action for where the last one comes to is put down first.
        (None, Stage::Sowing { .. }) if table.in_hand() > 1 => {
            let to = landings(scene).first().map(|&(to, _)| to.zone());
            let kept = |colour| to.is_some_and(|zone| has_colour(table, zone, colour));
            let colours = Colour::all().filter(|&colour| table.doing.hand[colour] > 0);
            let next = colours.min_by_key(|&colour| kept(colour));
            next.map(Item::Worker)
        }
        (None, Stage::Acting { .. }) => {
            let zone = table.doing.at.map(Area::zone);
            let tiles = || zone.into_iter().flat_map(|zone| table.tiles[zone].iter());
            let open = |item: &Item| all.contains(item);
            // Both halves of a tile, from top to bottom.
            let mut both = tiles().filter(|&tile| open(&Item::Main(tile)));
            let mahout = Mahout::Donate;
            let donates = scene.allows(Action::ElephantMahout { mahout });
            both.find(|&tile| open(&Item::Second(tile)))
                .map(Item::Second)
                .or_else(|| tiles().map(Item::Second).find(open))
                .or_else(|| {
                    let mains = || tiles().filter(|&tile| scene.allows(Action::Main { tile }));
                    let first = mains().next().map(Item::Main);
                    first.or(donates.then_some(Item::Elephant))
                })
                .or_else(|| tiles().map(Item::Main).find(open))
        }
        _ => None,
    };
    let alive = || all.iter().copied().find(|&item| can(scene, item));
    best.filter(|item| all.contains(item))
        .or_else(alive)
        .or(all.first().copied())
}

/// What most players would answer to what pends.
fn answer(scene: &AmritsarScene<'_>, pending: Pending, all: &Items) -> Option<Item> {
    let table = &scene.view.table;
    let board = &table.boards[scene.seat];
    match pending {
        // The cheapest goes.
        Pending::Excess => [Good::Marble, Good::Coin, Good::Copper, Good::Gold]
            .into_iter()
            .map(Item::Good)
            .find(|item| all.contains(item)),
        // What there is least of.
        Pending::Resource { .. } | Pending::MarbleOrCopper => Resource::all()
            .filter(|&resource| all.contains(&Item::Resource(resource)))
            .min_by_key(|&resource| board.goods[resource])
            .map(Item::Resource),
        Pending::Market { .. } => Resource::all()
            .filter(|&resource| can(scene, Item::Buy(resource)))
            .min_by_key(|&resource| board.goods[resource])
            .map(Item::Buy),
        // The highest step, on own markers.
        Pending::Donation => {
            let zone = board.elephant?;
            let own =
                |place: DonationPlace| table.donated[scene.seat][zone].both(place.below()).len();
            places(table.seats.count())
                .iter()
                .filter(|&place| all.contains(&Item::Place(place)))
                .max_by_key(|&place| (place.level(), own(place), Reverse(place.column())))
                .map(Item::Place)
        }
        // One track after the other.
        Pending::Steps { .. } => Track::all()
            .filter(|&track| all.contains(&Item::Track(track)))
            .max_by_key(|&track| board.tracks[track])
            .map(Item::Track),
        _ => None,
    }
}

/// The area whose workers most players would take: those whose last one comes to the own elephant without a coin, and has
/// a second action there.
fn crowd(scene: &AmritsarScene<'_>) -> Option<Item> {
    let table = &scene.view.table;
    let own = table.boards[scene.seat].elephant;
    let standing = Area::all().filter(|&area| table.crowd(area) > 0);
    let best = standing.max_by_key(|&area| {
        let to = landings_of(scene, area).first().map(|&(to, _)| to.zone());
        let mut hand = table.workers[area].into_iter().flatten();
        let fits = to.is_some_and(|zone| hand.any(|colour| has_colour(table, zone, colour)));
        let beside = to.is_some() && to == own;
        let worth = table.crowd(area) as u8 + table.area_coins[area] + 2 * u8::from(fits);
        worth + 6 * u8::from(beside)
    });
    best.map(Item::Area)
}

/// The focus, if it belongs to this moment; else where the attention begins.
pub(super) fn settled(scene: &AmritsarScene<'_>, focus: Focus) -> Focus {
    let fits = match focus {
        Focus::At(item) => items(scene).contains(&item),
        Focus::Going(area) => return settled(scene, Focus::At(Item::Area(area))),
        // With the workers in hand something else is asked.
        Focus::Taking(area) => match scene.view.table.stage {
            Stage::Elephant { .. } | Stage::Lifting { .. } => {
                return settled(scene, Focus::At(Item::Area(area)));
            }
            _ => false,
        },
        Focus::Ways { item, row } => {
            let count = ways(scene, item).len();
            items(scene).contains(&item) && count > 1 && usize::from(row) < count
        }
        // One looks around from the temple.
        Focus::Look { .. } | Focus::Own { .. } => items(scene).contains(&Item::Temple),
    };
    if fits { focus } else { begin(scene) }
}

/// What follows by itself: the workers are taken for which the elephant stays, and the last one goes the rest of its way.
pub(super) fn follows(scene: &AmritsarScene<'_>, focus: Option<Focus>) -> Option<Action> {
    let table = &scene.view.table;
    let goes_on = match (focus?, table.stage) {
        _ if !table.stack.is_empty() => None,
        (Focus::Taking(area), Stage::Lifting { .. }) => Some(area),
        (Focus::Going(area), Stage::Sowing { .. }) if table.in_hand() == 1 => Some(area),
        _ => None,
    };
    let next = tried(scene, Item::Area(goes_on?));
    next.filter(|&action| scene.allows(action))
}

/// What a key leads to.
pub(super) fn steer(
    scene: &AmritsarScene<'_>,
    focus: Focus,
    event: KeyEvent,
) -> OutcomeOf<Amritsar> {
    let Some(key) = event.steers() else {
        return Outcome::Nothing;
    };
    match settled(scene, focus) {
        Focus::At(item) => on_item(scene, item, key),
        Focus::Taking(area) | Focus::Going(area) => on_item(scene, Item::Area(area), key),
        Focus::Ways { item, row } => on_ways(scene, item, row, key),
        Focus::Look { zone, at } => on_look(scene, zone, at, key),
        Focus::Own { at } => on_own(scene, at, key),
    }
}

fn play(scene: &AmritsarScene<'_>, action: Action, item: Item) -> OutcomeOf<Amritsar> {
    let then = match (action, item) {
        (Action::Stay | Action::Lift { .. }, Item::Area(from)) => Focus::Taking(from),
        (Action::Stand | Action::Skip | Action::SkipFree, Item::Area(to)) => Focus::Going(to),
        _ => Focus::At(after(scene, action, item)),
    };
    scene.play(action, then)
}

/// Where the attention goes after an action, if it can be there.
fn after(scene: &AmritsarScene<'_>, action: Action, item: Item) -> Item {
    match action {
        // The other half of the tile comes next.
        Action::Main { tile } if can(scene, Item::Second(tile)) => Item::Second(tile),
        Action::Second { tile } => Item::Main(tile),
        _ => item,
    }
}

/// The thing next to another one among some, as they lie on a screen.
fn next(scene: &AmritsarScene<'_>, on: Screen, all: &Items, item: Item, key: Key) -> Option<Item> {
    let spot = |item| layout::spot(scene, on, all, item);
    let others = all.iter().copied().filter(|&other| other != item);
    nearest(key, spot(item), others.map(|other| (other, spot(other))))
}

fn on_item(scene: &AmritsarScene<'_>, item: Item, key: Key) -> OutcomeOf<Amritsar> {
    match key {
        Key::A if item == Item::Temple => look(scene, item),
        Key::A => match (ways(scene, item).as_slice(), tried(scene, item)) {
            (&[action], _) => play(scene, action, item),
            ([], Some(action)) => play(scene, action, item),
            ([], None) => Outcome::Nothing,
            _ => Outcome::Moved(Focus::Ways { item, row: 0 }),
        },
        Key::B => Outcome::Back,
        _ => {
            let all = items(scene);
            match next(scene, screen(scene), &all, item, key) {
                Some(item) => Outcome::Moved(Focus::At(item)),
                None => Outcome::Nothing,
            }
        }
    }
}

/// Looks at a zone from near.
fn look(scene: &AmritsarScene<'_>, item: Item) -> OutcomeOf<Amritsar> {
    let zone = looked_at(scene, item);
    let at = layout::zone_items(scene, zone).first().copied();
    let at = at.unwrap_or(Item::Temple);
    Outcome::Moved(Focus::Look { zone, at })
}

/// The zone that is looked at from a thing.
fn looked_at(scene: &AmritsarScene<'_>, item: Item) -> Zone {
    let table = &scene.view.table;
    let own = table.boards[scene.seat].elephant;
    match (item, screen(scene)) {
        (Item::Zone(zone), _) | (_, Screen::Zone(zone)) => zone,
        (Item::Area(area), _) => area.zone(),
        _ => table
            .doing
            .at
            .map(Area::zone)
            .or(own)
            .unwrap_or(Zone::North),
    }
}

fn on_ways(scene: &AmritsarScene<'_>, item: Item, row: u8, key: Key) -> OutcomeOf<Amritsar> {
    let all = ways(scene, item);
    let count = all.len();
    match key {
        Key::A => match all.get(usize::from(row)) {
            Some(&action) => play(scene, action, item),
            None => Outcome::Nothing,
        },
        Key::B => Outcome::Moved(Focus::At(item)),
        Key::X | Key::Y => Outcome::Nothing,
        _ => {
            let here = layout::way(count, usize::from(row));
            let others = (0..count).filter(|&other| other != usize::from(row));
            let spots = others.map(|other| (other, layout::way(count, other)));
            match nearest(key, here, spots) {
                Some(row) => Outcome::Moved(Focus::Ways {
                    item,
                    // Sixteen at most.
                    row: row as u8,
                }),
                None => Outcome::Nothing,
            }
        }
    }
}

/// Looking at a zone: left and right go from thing to thing, and past the last to the next zone.
fn on_look(scene: &AmritsarScene<'_>, zone: Zone, at: Item, key: Key) -> OutcomeOf<Amritsar> {
    let all = layout::zone_items(scene, zone);
    let here = all.iter().position(|&item| item == at).unwrap_or(0);
    let to = |zone: Zone, at: usize| {
        let all = layout::zone_items(scene, zone);
        let at = all.get(at.min(all.len().saturating_sub(1))).copied();
        let at = at.unwrap_or(Item::Temple);
        Outcome::Moved(Focus::Look { zone, at })
    };
    match key {
        Key::Right if here + 1 < all.len() => to(zone, here + 1),
        Key::Right => to(zone.plus(1), 0),
        Key::Left => match here.checked_sub(1) {
            Some(before) => to(zone, before),
            None => to(zone.plus(3), usize::MAX),
        },
        Key::Down => to(zone.plus(1), here),
        Key::Up => to(zone.plus(3), here),
        Key::A => Outcome::Moved(Focus::Own {
            at: Item::MahoutPlace(Colour::White),
        }),
        Key::B => Outcome::Moved(Focus::At(Item::Temple)),
        Key::X | Key::Y => Outcome::Nothing,
    }
}

/// Looking at the own board.
fn on_own(scene: &AmritsarScene<'_>, at: Item, key: Key) -> OutcomeOf<Amritsar> {
    let all = layout::own_items(scene);
    match key {
        Key::A | Key::B => Outcome::Moved(Focus::At(Item::Temple)),
        // The overview has the boards of the others.
        Key::Y | Key::X => Outcome::Nothing,
        _ => {
            let spot = |item| layout::own(scene, item);
            let others = all.iter().copied().filter(|&other| other != at);
            match nearest(key, spot(at), others.map(|other| (other, spot(other)))) {
                Some(at) => Outcome::Moved(Focus::Own { at }),
                None => Outcome::Nothing,
            }
        }
    }
}
