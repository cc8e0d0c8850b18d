//! What the keys do: the cross goes to the nearest of all that can be done, A does it.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use super::items::{Item, Items, Screen, can, items, landings_of, screen, tried, ways};
use super::{AmritsarOutcome, AmritsarScene, Focus, place};
use crate::faces::{Outcome, parts::cross::nearest};
use crate::games::amritsar::action::Action;
use crate::games::amritsar::data::{Area, Colour, TEMPLES, Zone, ZoneTile};
use crate::games::amritsar::state::Stage;
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
    let first = all.first().copied();
    if !table.stack.is_empty() {
        return all.iter().copied().find(|&item| can(scene, item)).or(first);
    }
    match table.stage {
        Stage::Elephant { .. } | Stage::ElephantAgain { .. } => {
            let best = || {
                let prestige = TEMPLES[table.temple()];
                Zone::all().max_by_key(|&zone| prestige[zone])
            };
            board.elephant.or_else(best).map(Item::Zone)
        }
        // Where the last one can come to the own elephant without a coin.
        Stage::Lifting { .. } => {
            let beside = |area: &Area| {
                let near = landings_of(scene, *area).first().copied();
                near.is_some_and(|(to, _)| Some(to.zone()) == board.elephant)
            };
            let standing = Area::all().filter(|&area| table.crowd(area) > 0);
            let best = standing
                .filter(beside)
                .max_by_key(|&area| table.crowd(area));
            best.map(Item::Area).or(first)
        }
        Stage::Acting { .. } => {
            let both = |tile: &ZoneTile| can(scene, Item::Second(*tile));
            let zone = table.doing.at.map(Area::zone)?;
            let tiles = || table.tiles[zone].iter();
            let main = tiles()
                .filter(both)
                .chain(tiles())
                .map(Item::Main)
                .find(|&item| all.contains(&item));
            main.or(first)
        }
        _ => first,
    }
}

/// The focus, if it belongs to this moment; else where the attention begins.
pub(super) fn settled(scene: &AmritsarScene<'_>, focus: Focus) -> Focus {
    let fits = match focus {
        Focus::At(item) => items(scene).contains(&item),
        Focus::Going(area) => return settled(scene, Focus::At(Item::Area(area))),
        Focus::Ways { item, row } => {
            let count = ways(scene, item).len();
            items(scene).contains(&item) && count > 1 && usize::from(row) < count
        }
        // One looks around from the temple.
        Focus::Look { .. } | Focus::Own { .. } => items(scene).contains(&Item::Temple),
    };
    if fits { focus } else { begin(scene) }
}

/// What follows by itself: the rest of the last worker's way.
pub(super) fn follows(scene: &AmritsarScene<'_>, focus: Option<Focus>) -> Option<Action> {
    let table = &scene.view.table;
    let (Stage::Sowing { .. }, Some(Focus::Going(to))) = (table.stage, focus) else {
        return None;
    };
    if !table.stack.is_empty() || table.in_hand() != 1 {
        return None;
    }
    let next = tried(scene, Item::Area(to));
    next.filter(|&action| scene.allows(action))
}

/// What a key leads to.
pub(super) fn steer(scene: &AmritsarScene<'_>, focus: Focus, event: KeyEvent) -> AmritsarOutcome {
    let Some(key) = event.steers() else {
        return Outcome::Nothing;
    };
    match settled(scene, focus) {
        Focus::At(item) => on_item(scene, item, key),
        Focus::Going(area) => on_item(scene, Item::Area(area), key),
        Focus::Ways { item, row } => on_ways(scene, item, row, key),
        Focus::Look { zone, at } => on_look(scene, zone, at, key),
        Focus::Own { at } => on_own(scene, at, key),
    }
}

fn play(scene: &AmritsarScene<'_>, action: Action, item: Item) -> AmritsarOutcome {
    let then = match (action, item) {
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
    let spot = |item| place::spot(scene, on, all, item);
    let others = all.iter().copied().filter(|&other| other != item);
    nearest(key, spot(item), others.map(|other| (other, spot(other))))
}

fn on_item(scene: &AmritsarScene<'_>, item: Item, key: Key) -> AmritsarOutcome {
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
fn look(scene: &AmritsarScene<'_>, item: Item) -> AmritsarOutcome {
    let zone = looked_at(scene, item);
    let at = place::zone_items(scene, zone).first().copied();
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

fn on_ways(scene: &AmritsarScene<'_>, item: Item, row: u8, key: Key) -> AmritsarOutcome {
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
            let here = place::way(count, usize::from(row));
            let others = (0..count).filter(|&other| other != usize::from(row));
            let spots = others.map(|other| (other, place::way(count, other)));
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
fn on_look(scene: &AmritsarScene<'_>, zone: Zone, at: Item, key: Key) -> AmritsarOutcome {
    let all = place::zone_items(scene, zone);
    let here = all.iter().position(|&item| item == at).unwrap_or(0);
    let to = |zone: Zone, at: usize| {
        let all = place::zone_items(scene, zone);
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
fn on_own(scene: &AmritsarScene<'_>, at: Item, key: Key) -> AmritsarOutcome {
    let all = place::own_items(scene);
    match key {
        Key::A | Key::B => Outcome::Moved(Focus::At(Item::Temple)),
        // The overview has the boards of the others.
        Key::Y | Key::X => Outcome::Nothing,
        _ => {
            let spot = |item| place::own(scene, item);
            let others = all.iter().copied().filter(|&other| other != at);
            match nearest(key, spot(at), others.map(|other| (other, spot(other)))) {
                Some(at) => Outcome::Moved(Focus::Own { at }),
                None => Outcome::Nothing,
            }
        }
    }
}
