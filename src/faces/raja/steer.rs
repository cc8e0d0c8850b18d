//! What the keys do at each focus of Raja.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

pub(super) use crate::faces::rows::row_in;

use super::{
    Focus, RajaOutcome, RajaScene,
    deed::{self, Deed, dealing, may, table},
    place::Place,
};
use crate::{
    faces::{
        Outcome,
        dial::{Hands, Set},
        rows::{Chosen, list, turned},
    },
    games::raja::{
        action::{Action, MoveTask},
        data::{Character, City, Dial, Site},
        state::{Gold, Plan, Stage},
    },
    kernel::id::Id,
    ui::key::{Key, KeyEvent},
};

/// Where the attention goes at the beginning of a stage.
pub(super) fn begin(scene: &RajaScene<'_>) -> Focus {
    let table = table(scene);
    if table.decider() != Some(scene.seat) {
        return Focus::Map(architect(scene));
    }
    match table.stage {
        Stage::Choosing { .. } | Stage::Picking { .. } | Stage::Replacing { .. } => Focus::Cards {
            at: table.free.first().unwrap_or(Character::Mogul),
        },
        Stage::Giving { .. } => Focus::Cards {
            at: table.characters[scene.seat]
                .first()
                .unwrap_or(Character::Mogul),
        },
        Stage::Bidding { .. } => Focus::Auction {
            gold: least_bid(scene),
            pass: false,
        },
        Stage::Planning { .. } => Focus::Plan {
            at: Dial::Gold,
            first: None,
            second: None,
        },
        Stage::Placing { .. } | Stage::Acting { .. } | Stage::Over => Focus::Map(architect(scene)),
    }
}

/// The place of the own architect.
fn architect(scene: &RajaScene<'_>) -> Place {
    Place::of_junction(table(scene).architect[scene.seat])
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

/// The focus itself if it belongs to this moment, else where the moment begins.
pub(super) fn settled(scene: &RajaScene<'_>, focus: Focus) -> Focus {
    let table = table(scene);
    let mine = table.decider() == Some(scene.seat);
    let acting = mine && matches!(table.stage, Stage::Acting { .. });
    let belongs = match focus {
        Focus::Map(_) => {
            !mine || matches!(table.stage, Stage::Placing { .. } | Stage::Over) || acting
        }
        Focus::Here { .. } => acting || !mine,
        Focus::MoveTo { .. }
        | Focus::Turn { .. }
        | Focus::End
        | Focus::Chip { .. }
        | Focus::Track { .. }
        | Focus::Deal { .. } => acting,
        Focus::Plan { .. } => mine && matches!(table.stage, Stage::Planning { .. }),
        Focus::Auction { .. } => mine && matches!(table.stage, Stage::Bidding { .. }),
        Focus::Cards { .. } => {
            acting
                || mine
                    && matches!(
                        table.stage,
                        Stage::Choosing { .. }
                            | Stage::Picking { .. }
                            | Stage::Replacing { .. }
                            | Stage::Giving { .. }
                    )
        }
    };
    if belongs { focus } else { begin(scene) }
}

/// What a key leads to.
pub(super) fn steer(scene: &RajaScene<'_>, focus: Focus, event: KeyEvent) -> RajaOutcome {
    let key = match event {
        KeyEvent::Press(key) | KeyEvent::Repeat(key) => key,
        KeyEvent::Hold(_) | KeyEvent::Release(_) => return Outcome::Nothing,
    };
    let focus = settled(scene, focus);
    match focus {
        Focus::Map(place) => on_map(scene, place, key),
        Focus::Here { place, row } => {
            let deeds = deed::here(scene, place);
            match list(&deeds, row, key) {
                Chosen::Row(row) => Outcome::Moved(Focus::Here { place, row }),
                Chosen::Deed(deed) => do_deed(scene, deed, Focus::Map(place)),
                Chosen::Left => Outcome::Moved(Focus::Map(place)),
                Chosen::Nothing => Outcome::Nothing,
            }
        }
        Focus::MoveTo { from, task, place } => on_move(scene, from, task, place, key),
        Focus::Turn { row } => match list(&deed::turn(scene), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Turn { row }),
            Chosen::Deed(deed) => do_deed(scene, deed, Focus::Turn { row }),
            Chosen::Left => Outcome::Moved(Focus::Map(architect(scene))),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::End => match key {
            Key::A => play(scene, Action::EndTurn, Focus::Map(architect(scene))),
            Key::B => Outcome::Moved(Focus::Turn {
                row: end_row(scene),
            }),
            _ => Outcome::Nothing,
        },
        Focus::Plan { at, first, second } => on_plan(scene, Hands { at, first, second }, key),
        Focus::Chip { at } => match key {
            Key::A => play(
                scene,
                Action::SpendChip { dial: at },
                Focus::Turn { row: 0 },
            ),
            Key::B => Outcome::Moved(Focus::Turn { row: 0 }),
            _ => moved(turned(at, key).map(|at| Focus::Chip { at })),
        },
        Focus::Track { at } => match key {
            Key::A => play(
                scene,
                Action::LowerGovernor { city: at },
                Focus::Turn { row: 0 },
            ),
            Key::B => Outcome::Moved(Focus::Turn { row: 0 }),
            _ => moved(governor(scene, at, key).map(|at| Focus::Track { at })),
        },
        Focus::Cards { at } => on_cards(scene, at, key),
        Focus::Deal { want, row } => match list(&deed::deals(scene, want), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Deal { want, row }),
            Chosen::Deed(deed) => do_deed(scene, deed, Focus::Turn { row: 0 }),
            Chosen::Left => Outcome::Moved(Focus::Cards { at: want }),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::Auction { gold, pass } => on_auction(scene, gold, pass, key),
    }
}

fn moved(focus: Option<Focus>) -> RajaOutcome {
    focus.map_or(Outcome::Nothing, Outcome::Moved)
}

/// Plays an action if the judge allows it.
fn play(scene: &RajaScene<'_>, action: Action, then: Focus) -> RajaOutcome {
    match scene.refusal(action) {
        None => Outcome::Play(action, then),
        Some(why) => Outcome::Refused(why),
    }
}

/// The last row of the turn: its end.
pub(super) fn end_row(scene: &RajaScene<'_>) -> u8 {
    row_in(&deed::turn(scene), u8::MAX)
}

/// The row that the turn is opened at: the first planned action with something left, else the end.
pub(super) fn turn_row(scene: &RajaScene<'_>) -> u8 {
    let table = table(scene);
    let open = deed::turn(scene)
        .iter()
        .position(|deed| matches!(deed, Deed::Task(dial) if table.undone(*dial) > 0));
    open.map_or_else(|| end_row(scene), |row| row as u8)
}

fn do_deed(scene: &RajaScene<'_>, deed: Deed, then: Focus) -> RajaOutcome {
    let map = Focus::Map(architect(scene));
    match deed {
        // After a journey the attention is where the architect is.
        Deed::Play(action @ Action::Travel { to, .. }) => {
            play(scene, action, Focus::Map(Place::of_junction(to)))
        }
        Deed::Play(action) | Deed::Closed(action) => play(scene, action, then),
        Deed::MoveFrom(from, task) => Outcome::Moved(Focus::MoveTo {
            from,
            task,
            place: Place::of_site(from),
        }),
        Deed::Task(Dial::Gold) => play(scene, Action::TakeGold, then),
        Deed::Task(Dial::Quarry) => play(scene, Action::TakeHouses, then),
        Deed::Task(Dial::Order) => Outcome::Moved(Focus::Track {
            at: lowest_movable(scene),
        }),
        Deed::Task(Dial::Character) => Outcome::Moved(Focus::Cards {
            at: first_wanted(scene),
        }),
        Deed::Task(_) | Deed::Builder | Deed::Map => Outcome::Moved(map),
        Deed::Chip => Outcome::Moved(Focus::Chip { at: Dial::Gold }),
        Deed::Turn => Outcome::Moved(Focus::Turn {
            row: turn_row(scene),
        }),
        Deed::End => Outcome::Moved(Focus::End),
    }
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

fn on_map(scene: &RajaScene<'_>, place: Place, key: Key) -> RajaOutcome {
    match key {
        Key::A => match (table(scene).stage, place.village()) {
            (Stage::Placing { seat }, Some(village)) if seat == scene.seat => {
                play(scene, Action::Place { village }, Focus::Map(place))
            }
            // The first houses go into villages; the judge says so.
            (Stage::Placing { seat }, None) if seat == scene.seat => {
                play(scene, deed::expected(scene, place), Focus::Map(place))
            }
            _ => Outcome::Moved(Focus::Here { place, row: 0 }),
        },
        Key::B => Outcome::Back,
        _ => moved(place.towards(key).map(Focus::Map)),
    }
}

fn on_move(
    scene: &RajaScene<'_>,
    from: Site,
    task: MoveTask,
    place: Place,
    key: Key,
) -> RajaOutcome {
    match key {
        Key::A => {
            // The start takes no house: there the source itself is asked for, and the judge says it is no other place.
            let to = place.site().unwrap_or(from);
            play(
                scene,
                Action::MoveHouse { from, to, task },
                Focus::Map(place),
            )
        }
        Key::B => Outcome::Moved(Focus::Here {
            place: Place::of_site(from),
            row: 0,
        }),
        _ => moved(
            place
                .towards(key)
                .map(|place| Focus::MoveTo { from, task, place }),
        ),
    }
}

fn on_plan(scene: &RajaScene<'_>, hands: Hands<Dial>, key: Key) -> RajaOutcome {
    match hands.steer(key) {
        Set::Moved(Hands { at, first, second }) => {
            Outcome::Moved(Focus::Plan { at, first, second })
        }
        Set::Done(one, other) => {
            let plan = Plan::new(one, other);
            play(scene, Action::Plan { plan }, Focus::Map(architect(scene)))
        }
        Set::Back => Outcome::Back,
        Set::Nothing => Outcome::Nothing,
    }
}

/// The governor next to another one on the track: up and right are higher, down and left lower.
fn governor(scene: &RajaScene<'_>, at: City, key: Key) -> Option<City> {
    let track = &table(scene).track;
    let here = track[at];
    let others = City::all().filter(|&city| city != at);
    match key {
        Key::Up | Key::Right => others
            .filter(|&city| track[city] > here)
            .min_by_key(|&city| track[city]),
        Key::Down | Key::Left => others
            .filter(|&city| track[city] < here)
            .max_by_key(|&city| track[city]),
        _ => None,
    }
}

/// The card next to another one: the cards lie in two rows, 4 and 3.
fn card(scene: &RajaScene<'_>, at: Character, key: Key) -> Option<Character> {
    let here = at.index();
    let next = match key {
        Key::Left => here.checked_sub(1)?,
        Key::Right => here + 1,
        Key::Up => here.checked_sub(4)?,
        // Below the fourth card of the upper row lies none: the last one is the nearest.
        Key::Down if here < 4 => (here + 4).min(table(scene).deck().len() as usize - 1),
        _ => return None,
    };
    let next = Character::from_index(next)?;
    (table(scene).deck().contains(next) && next != at).then_some(next)
}

fn on_cards(scene: &RajaScene<'_>, at: Character, key: Key) -> RajaOutcome {
    let stage = table(scene).stage;
    let turn = matches!(stage, Stage::Acting { .. });
    let then = Focus::Cards { at };
    match key {
        Key::A => match stage {
            Stage::Giving { .. } => play(scene, Action::Give { character: at }, then),
            Stage::Acting { .. } => {
                let take = Action::TakeCharacter { character: at };
                let other = !table(scene).holds(scene.seat, at);
                if !may(scene, take) && other && dealing(scene) {
                    Outcome::Moved(Focus::Deal { want: at, row: 0 })
                } else {
                    play(scene, take, Focus::Turn { row: 0 })
                }
            }
            _ => play(scene, Action::Choose { character: at }, then),
        },
        Key::B if turn => Outcome::Moved(Focus::Turn { row: 0 }),
        Key::B => Outcome::Back,
        _ => moved(card(scene, at, key).map(|at| Focus::Cards { at })),
    }
}

fn on_auction(scene: &RajaScene<'_>, gold: Gold, pass: bool, key: Key) -> RajaOutcome {
    let least = least_bid(scene);
    // The own purse is always seen.
    let most = scene.view.gold[scene.seat].unwrap_or(least).max(least);
    let gold = gold.clamp(least, most);
    let bid = |gold: u16| {
        let gold = Gold(gold).clamp(least, most);
        Outcome::Moved(Focus::Auction { gold, pass: false })
    };
    match key {
        Key::Right => bid(gold.0.saturating_add(1)),
        Key::Left => bid(gold.0.saturating_sub(1)),
        Key::Up | Key::Down => Outcome::Moved(Focus::Auction { gold, pass: !pass }),
        Key::A if pass => play(scene, Action::Pass, Focus::Auction { gold, pass: false }),
        Key::A => play(scene, Action::Bid { gold }, Focus::Auction { gold, pass }),
        Key::B => Outcome::Back,
        Key::X | Key::Y => Outcome::Nothing,
    }
}
