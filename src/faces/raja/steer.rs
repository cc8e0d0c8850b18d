//! What the keys do on the pages of Raja's own.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use super::deed::{self, Own, dealing, may, table};
use super::{Focus, Lot, Page, RajaScene, place::MapPlace};
use crate::faces::Outcome;
use crate::faces::parts::offers::{Chosen, list};
use crate::faces::parts::steer::{LAST, choose, in_rows_of_four, moved, own_place, play};
use crate::faces::parts::{Activity, OutcomeOf};
use crate::games::raja::Raja;
use crate::games::raja::action::{Action, MoveTask};
use crate::games::raja::data::{Character, City, Dial, Site};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::id::Id;
use crate::ui::key::Key;

/// What the player who decides may do now.
pub(super) fn activity(scene: &RajaScene<'_>) -> Activity {
    match table(scene).stage {
        Stage::Placing { .. } => Activity::Placing,
        Stage::Planning { .. } => Activity::Planning,
        Stage::Acting { .. } => Activity::Acting,
        Stage::Over => Activity::Watching,
        _ => Activity::Elsewhere,
    }
}

/// Where the attention goes at the beginning of a stage that has a page of its own.
pub(super) fn begin(scene: &RajaScene<'_>) -> Focus {
    let table = table(scene);
    Focus::Page(match table.stage {
        Stage::Bidding { .. } => Page::Auction {
            gold: least_bid(scene),
            at: Lot::Bid,
        },
        Stage::Giving { .. } => Page::Cards {
            at: table.characters[scene.seat]
                .first()
                .unwrap_or(Character::Mogul),
        },
        _ => Page::Cards {
            at: table.free.first().unwrap_or(Character::Mogul),
        },
    })
}

/// The least bid that the auction allows.
pub(super) fn least_bid(scene: &RajaScene<'_>) -> Gold {
    match table(scene).stage {
        Stage::Bidding {
            high: Some(high), ..
        } => Gold(high.gold.0.saturating_add(1)),
        _ => Gold(0),
    }
}

/// Whether a page belongs to this moment.
pub(super) fn belongs(scene: &RajaScene<'_>, page: Page) -> bool {
    let activity = activity(scene);
    let bidding = matches!(table(scene).stage, Stage::Bidding { .. });
    match page {
        Page::MoveTo { .. } | Page::Track { .. } | Page::Deal { .. } => {
            activity == Activity::Acting
        }
        Page::Auction { .. } => activity == Activity::Elsewhere && bidding,
        Page::Cards { .. } => {
            activity == Activity::Acting || activity == Activity::Elsewhere && !bidding
        }
    }
}

/// What a key leads to.
pub(super) fn steer(scene: &RajaScene<'_>, page: Page, key: Key) -> OutcomeOf<Raja> {
    let to = |page| Outcome::Moved(Focus::Page(page));
    match page {
        Page::MoveTo { from, task, place } => on_move(scene, from, task, place, key),
        Page::Track { at } => match key {
            Key::A => play(
                scene,
                Action::LowerGovernor { city: at },
                Focus::Next(own_place(scene)),
            ),
            Key::B => Outcome::Moved(Focus::Turn { row: LAST }),
            _ => moved(governor(scene, at, key).map(|at| Focus::Page(Page::Track { at }))),
        },
        Page::Cards { at } => on_cards(scene, at, key),
        Page::Deal { want, row } => match list(&deed::deals(scene, want), row, key) {
            Chosen::Row(row) => to(Page::Deal { want, row }),
            Chosen::Deed(deed) => choose(scene, deed, Focus::Next(own_place(scene))),
            Chosen::Left => to(Page::Cards { at: want }),
            Chosen::Nothing => Outcome::Nothing,
        },
        Page::Auction { gold, at } => on_auction(scene, gold, at, key),
    }
}

/// What A on a planned action does, if it is not done on the map.
pub(super) fn task(scene: &RajaScene<'_>, dial: Dial, then: Focus) -> Option<OutcomeOf<Raja>> {
    Some(match dial {
        Dial::Gold => play(scene, Action::TakeGold, then),
        Dial::Quarry => play(scene, Action::TakeHouses, then),
        Dial::Order => Outcome::Moved(Focus::Page(Page::Track {
            at: lowest_movable(scene),
        })),
        Dial::Character => Outcome::Moved(Focus::Page(Page::Cards {
            at: first_wanted(scene),
        })),
        _ => return None,
    })
}

/// What A on a row of Raja's own does.
pub(super) fn own(scene: &RajaScene<'_>, deed: Own) -> OutcomeOf<Raja> {
    Outcome::Moved(match deed {
        Own::MoveFrom(from, task) => Focus::Page(Page::MoveTo {
            from,
            task,
            place: MapPlace::of_site(from),
        }),
        Own::Builder { .. } => Focus::Look {
            at: own_place(scene),
            plan: None,
        },
    })
}

/// The lowest governor that can go down, else the first.
fn lowest_movable(scene: &RajaScene<'_>) -> City {
    City::all()
        .filter(|&city| may(scene, Action::LowerGovernor { city }))
        .min_by_key(|&city| table(scene).track[city])
        .unwrap_or(City::Jaisalmer)
}

/// The first card that can be taken, else the first that is not the player's own.
fn first_wanted(scene: &RajaScene<'_>) -> Character {
    let take = |&character: &Character| may(scene, Action::TakeCharacter { character });
    let other = |&character: &Character| !table(scene).holds(scene.seat, character);
    Character::all()
        .find(take)
        .or_else(|| Character::all().find(other))
        .unwrap_or(Character::Mogul)
}

fn on_move(
    scene: &RajaScene<'_>,
    from: Site,
    task: MoveTask,
    place: MapPlace,
    key: Key,
) -> OutcomeOf<Raja> {
    match key {
        Key::A => {
            // The start takes no house: there the source itself is asked for, and the judge says it is no other place.
            let to = place.site().unwrap_or(from);
            play(
                scene,
                Action::MoveHouse { from, to, task },
                Focus::Next(place),
            )
        }
        Key::B => Outcome::Moved(Focus::Here {
            place: MapPlace::of_site(from),
            row: 0,
        }),
        _ => moved(
            place
                .towards(key)
                .map(|place| Focus::Page(Page::MoveTo { from, task, place })),
        ),
    }
}

/// The governor next to another one on the track: up and right are higher, down and left lower; past the highest comes the
/// lowest.
fn governor(scene: &RajaScene<'_>, at: City, key: Key) -> Option<City> {
    let track = &table(scene).track;
    let here = track[at];
    let others = || City::all().filter(|&city| city != at);
    let (lowest, highest) = (
        others().min_by_key(|&city| track[city]),
        others().max_by_key(|&city| track[city]),
    );
    match key {
        Key::Up | Key::Right => others()
            .filter(|&city| track[city] > here)
            .min_by_key(|&city| track[city])
            .or(lowest),
        Key::Down | Key::Left => others()
            .filter(|&city| track[city] < here)
            .max_by_key(|&city| track[city])
            .or(highest),
        _ => None,
    }
}

/// The card next to another one: the cards lie in rows of four.
fn card(scene: &RajaScene<'_>, at: Character, key: Key) -> Option<Character> {
    let cards = table(scene).deck().len() as usize;
    Character::from_index(in_rows_of_four(at.index(), cards, key)?)
}

fn on_cards(scene: &RajaScene<'_>, at: Character, key: Key) -> OutcomeOf<Raja> {
    let stage = table(scene).stage;
    let turn = matches!(stage, Stage::Acting { .. });
    let then = Focus::Page(Page::Cards { at });
    match key {
        Key::A => match stage {
            Stage::Giving { .. } => play(scene, Action::Give { character: at }, then),
            Stage::Acting { .. } => {
                let take = Action::TakeCharacter { character: at };
                let other = !table(scene).holds(scene.seat, at);
                if !may(scene, take) && other && dealing(scene) {
                    Outcome::Moved(Focus::Page(Page::Deal { want: at, row: 0 }))
                } else {
                    play(scene, take, Focus::Next(own_place(scene)))
                }
            }
            _ => play(scene, Action::Choose { character: at }, then),
        },
        Key::B if turn => Outcome::Moved(Focus::Turn { row: LAST }),
        Key::B => Outcome::Back,
        _ => moved(card(scene, at, key).map(|at| Focus::Page(Page::Cards { at }))),
    }
}

fn on_auction(scene: &RajaScene<'_>, gold: Gold, at: Lot, key: Key) -> OutcomeOf<Raja> {
    let least = least_bid(scene);
    // The own purse is always seen.
    let most = scene.view.gold[scene.seat].unwrap_or(least).max(least);
    let gold = gold.clamp(least, most);
    let on = |gold, at| Focus::Page(Page::Auction { gold, at });
    let bid = |gold: u16| Outcome::Moved(on(Gold(gold).clamp(least, most), Lot::Bid));
    let free = table(scene).free;
    let first = free.first().map_or(Lot::Bid, Lot::Card);
    match (key, at) {
        (Key::B, _) => Outcome::Back,
        (Key::X | Key::Y, _) => Outcome::Nothing,
        // The cards lie above the bid, and above them comes the last row again.
        (Key::Up, Lot::Pass) | (Key::Down | Key::A, Lot::Card(_)) => {
            Outcome::Moved(on(gold, Lot::Bid))
        }
        (Key::Up, Lot::Bid) | (Key::Down, Lot::Pass) => Outcome::Moved(on(gold, first)),
        (Key::Down, Lot::Bid) | (Key::Up, Lot::Card(_)) => Outcome::Moved(on(gold, Lot::Pass)),
        (Key::Right, Lot::Card(card)) => {
            let next = free.iter().find(|&other| other > card);
            Outcome::Moved(on(gold, next.map_or(first, Lot::Card)))
        }
        (Key::Left, Lot::Card(card)) => {
            let before = free.iter().filter(|&other| other < card).last();
            let card = before.or_else(|| free.iter().last());
            Outcome::Moved(on(gold, card.map_or(first, Lot::Card)))
        }
        (Key::Right, _) => bid(gold.0.saturating_add(1)),
        (Key::Left, _) => bid(gold.0.saturating_sub(1)),
        (Key::A, Lot::Bid) => play(scene, Action::Bid { gold }, on(gold, Lot::Bid)),
        (Key::A, Lot::Pass) => play(scene, Action::Pass, on(gold, Lot::Bid)),
    }
}
