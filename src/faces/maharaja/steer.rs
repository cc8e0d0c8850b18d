//! What the keys do at each focus of Maharaja.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use super::{
    Focus, MaharajaOutcome, MaharajaScene,
    deed::{self, Deed, acting, applying, may, table},
    place::Spot,
};
use crate::{
    faces::{
        Outcome,
        dial::{Hands, Set},
        rows::{Chosen, list, row_in, turned},
    },
    games::maharaja::{
        action::{Action, FlagTask},
        data::{Character, City, Dial, Reward},
        state::{Plan, Stage},
    },
    ui::key::{Key, KeyEvent},
};

/// Where the attention goes at the beginning of a stage.
pub(super) fn begin(scene: &MaharajaScene<'_>) -> Focus {
    let table = table(scene);
    let map = Focus::Map(priest(scene));
    if table.decider() != Some(scene.seat) {
        return map;
    }
    match table.stage {
        Stage::Choosing { .. } | Stage::Replacing { .. } => Focus::Cards {
            at: first_tile(scene),
        },
        Stage::Planning { .. } => Focus::Plan {
            at: Dial::Statue,
            first: None,
            second: None,
        },
        Stage::Rewarding { .. } => Focus::Rewards {
            at: table.rewards_on_offer().next().unwrap_or(Reward::Coins),
        },
        Stage::Applying { reward, .. } => match reward {
            Reward::Maharani => Focus::Cards {
                at: first_tile(scene),
            },
            Reward::FreeShrine => map,
            _ => Focus::Effect { row: 0 },
        },
        Stage::Placing { .. } | Stage::Acting { .. } | Stage::Automa { .. } | Stage::Over => map,
    }
}

/// The place of the own priest.
fn priest(scene: &MaharajaScene<'_>) -> Spot {
    Spot::of_junction(table(scene).priest[scene.seat])
}

/// The first character that may be taken, else the first that lies open.
fn first_tile(scene: &MaharajaScene<'_>) -> Character {
    let tiles = deed::court(scene);
    let wanted = |&&tile: &&Character| {
        deed::tile_action(scene, tile).is_some_and(|action| may(scene, action))
    };
    let tile = tiles.iter().find(wanted).or(tiles.first());
    tile.copied().unwrap_or(Character::Plain)
}

/// The focus itself if it belongs to this moment, else where the moment begins.
pub(super) fn settled(scene: &MaharajaScene<'_>, focus: Focus) -> Focus {
    let table = table(scene);
    let mine = table.decider() == Some(scene.seat);
    let acting = acting(scene);
    let reward = applying(scene);
    let belongs = match focus {
        Focus::Map(_) => {
            let placing = matches!(table.stage, Stage::Placing { .. } | Stage::Over);
            !mine || placing || acting || reward == Some(Reward::FreeShrine)
        }
        Focus::Here { .. } => acting || !mine || reward == Some(Reward::FreeShrine),
        Focus::Turn { .. } | Focus::End | Focus::Marker { .. } | Focus::Track { .. } => acting,
        Focus::Plan { .. } => mine && matches!(table.stage, Stage::Planning { .. }),
        Focus::Rewards { .. } => mine && matches!(table.stage, Stage::Rewarding { .. }),
        Focus::Effect { .. } => reward == Some(Reward::UpToThree),
        Focus::Lay { .. } => reward == Some(Reward::Maharani),
        Focus::Cards { at } => {
            let choosing = matches!(
                table.stage,
                Stage::Choosing { .. } | Stage::Replacing { .. }
            );
            let stage = acting || mine && choosing || reward == Some(Reward::Maharani);
            stage && deed::court(scene).contains(&at)
        }
    };
    if belongs { focus } else { begin(scene) }
}

/// What a key leads to.
pub(super) fn steer(scene: &MaharajaScene<'_>, focus: Focus, event: KeyEvent) -> MaharajaOutcome {
    let key = match event {
        KeyEvent::Press(key) | KeyEvent::Repeat(key) => key,
        KeyEvent::Hold(_) | KeyEvent::Release(_) => return Outcome::Nothing,
    };
    let top = Focus::Turn { row: 0 };
    match settled(scene, focus) {
        Focus::Map(spot) => on_map(scene, spot, key),
        Focus::Here { spot, row } => match list(&deed::here(scene, spot), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Here { spot, row }),
            Chosen::Deed(deed) => do_deed(scene, deed, Focus::Map(spot)),
            Chosen::Left => Outcome::Moved(Focus::Map(spot)),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::Turn { row } => match list(&deed::turn(scene), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Turn { row }),
            Chosen::Deed(deed) => do_deed(scene, deed, Focus::Turn { row }),
            Chosen::Left => Outcome::Moved(Focus::Map(priest(scene))),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::End => match key {
            Key::A => play(scene, Action::EndTurn, Focus::Map(priest(scene))),
            Key::B => Outcome::Moved(Focus::Turn {
                row: end_row(scene),
            }),
            _ => Outcome::Nothing,
        },
        Focus::Plan { at, first, second } => on_plan(scene, Hands { at, first, second }, key),
        Focus::Marker { at } => match key {
            Key::A => play(scene, Action::SpendMarker { dial: at }, top),
            Key::B => Outcome::Moved(top),
            _ => moved(turned(at, key).map(|at| Focus::Marker { at })),
        },
        Focus::Track { at, task } => match key {
            Key::A => play(scene, Action::MoveFlag { city: at, task }, top),
            Key::B => Outcome::Moved(top),
            _ => moved(flag(scene, at, key).map(|at| Focus::Track { at, task })),
        },
        Focus::Cards { at } => on_cards(scene, at, key),
        Focus::Lay { at, row } => match list(&deed::effects(scene, Some(at)), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Lay { at, row }),
            Chosen::Deed(deed) => do_deed(scene, deed, Focus::Cards { at }),
            Chosen::Left => Outcome::Moved(Focus::Cards { at }),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::Effect { row } => match list(&deed::effects(scene, None), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Effect { row }),
            Chosen::Deed(deed) => do_deed(scene, deed, Focus::Effect { row }),
            Chosen::Left => Outcome::Back,
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::Rewards { at } => match key {
            Key::A => play(
                scene,
                Action::ChooseReward { reward: at },
                Focus::Rewards { at },
            ),
            Key::B => Outcome::Back,
            _ => moved(reward(scene, at, key).map(|at| Focus::Rewards { at })),
        },
    }
}

fn moved(focus: Option<Focus>) -> MaharajaOutcome {
    focus.map_or(Outcome::Nothing, Outcome::Moved)
}

/// Plays an action if the judge allows it.
fn play(scene: &MaharajaScene<'_>, action: Action, then: Focus) -> MaharajaOutcome {
    match scene.refusal(action) {
        None => Outcome::Play(action, then),
        Some(why) => Outcome::Refused(why),
    }
}

/// The last row of the turn: its end.
fn end_row(scene: &MaharajaScene<'_>) -> u8 {
    row_in(&deed::turn(scene), u8::MAX)
}

/// The row that the turn is opened at: the first planned action with something left, else the end.
fn turn_row(scene: &MaharajaScene<'_>) -> u8 {
    let open = deed::turn(scene)
        .iter()
        .position(|deed| matches!(deed, Deed::Task(dial) if deed::undone(scene, *dial) > 0));
    open.map_or_else(|| end_row(scene), |row| row as u8)
}

fn do_deed(scene: &MaharajaScene<'_>, deed: Deed, then: Focus) -> MaharajaOutcome {
    let map = Focus::Map(priest(scene));
    match deed {
        // After a journey the attention is where the priest is.
        Deed::Play(action @ Action::Travel { to, .. }) => {
            play(scene, action, Focus::Map(Spot::of_junction(to)))
        }
        Deed::Play(action) | Deed::Closed(action) => play(scene, action, then),
        Deed::Task(Dial::Coins) => play(scene, Action::TakeCoins, then),
        Deed::Task(Dial::Supply) => play(scene, Action::TakeShrines, then),
        Deed::Task(Dial::Prestige) => play(scene, Action::BuyPrestige, then),
        Deed::Task(Dial::Flag) => to_track(scene, FlagTask::Flag),
        Deed::FlagMover => to_track(scene, FlagTask::Character),
        Deed::Task(Dial::Character) => Outcome::Moved(Focus::Cards {
            at: first_tile(scene),
        }),
        Deed::Task(_) | Deed::SupplyBuilder | Deed::Map => Outcome::Moved(map),
        Deed::Marker => Outcome::Moved(Focus::Marker { at: Dial::Statue }),
        Deed::Turn => Outcome::Moved(Focus::Turn {
            row: turn_row(scene),
        }),
        Deed::End => Outcome::Moved(Focus::End),
    }
}

/// The track, with the leftmost flag in focus that can be moved.
fn to_track(scene: &MaharajaScene<'_>, task: FlagTask) -> MaharajaOutcome {
    let mut flags = table(scene).cities_from_left();
    let at = flags.find(|&city| may(scene, Action::MoveFlag { city, task }));
    Outcome::Moved(Focus::Track {
        at: at
            .or_else(|| table(scene).cities_from_left().next())
            .unwrap_or(City::Dwarka),
        task,
    })
}

fn on_map(scene: &MaharajaScene<'_>, spot: Spot, key: Key) -> MaharajaOutcome {
    match key {
        Key::A => match (table(scene).stage, spot.village()) {
            (Stage::Placing { seat }, Some(village)) if seat == scene.seat => {
                play(scene, Action::Place { village }, Focus::Map(spot))
            }
            // The first shrines go into villages; the judge says so.
            (Stage::Placing { seat }, None) if seat == scene.seat => {
                play(scene, deed::expected(scene, spot), Focus::Map(spot))
            }
            _ => Outcome::Moved(Focus::Here { spot, row: 0 }),
        },
        Key::B => Outcome::Back,
        _ => moved(spot.towards(key).map(Focus::Map)),
    }
}

fn on_plan(scene: &MaharajaScene<'_>, hands: Hands<Dial>, key: Key) -> MaharajaOutcome {
    match hands.steer(key) {
        Set::Moved(Hands { at, first, second }) => {
            Outcome::Moved(Focus::Plan { at, first, second })
        }
        Set::Done(one, other) => {
            let plan = Plan::new(one, other);
            play(scene, Action::Plan { plan }, Focus::Map(priest(scene)))
        }
        Set::Back => Outcome::Back,
        Set::Nothing => Outcome::Nothing,
    }
}

/// The flag next to another one on the track.
fn flag(scene: &MaharajaScene<'_>, at: City, key: Key) -> Option<City> {
    let track = &table(scene).track;
    let mut flags = table(scene).cities_from_left();
    match key {
        Key::Right | Key::Down => flags.find(|&city| track[city] > track[at]),
        Key::Left | Key::Up => flags.rfind(|&city| track[city] < track[at]),
        _ => None,
    }
}

/// The position after a key among things that lie in rows of four.
fn in_rows_of_four(here: usize, count: usize, key: Key) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let next = match key {
        Key::Left => here.checked_sub(1)?,
        Key::Right => here + 1,
        Key::Up => here.checked_sub(4)?,
        // Below the end of a row lies nothing: the last one is the nearest.
        Key::Down if here / 4 < last / 4 => (here + 4).min(last),
        _ => return None,
    };
    (next <= last && next != here).then_some(next)
}

/// The character next to another one.
fn tile(scene: &MaharajaScene<'_>, at: Character, key: Key) -> Option<Character> {
    let tiles = deed::court(scene);
    let here = tiles.iter().position(|&tile| tile == at)?;
    tiles.get(in_rows_of_four(here, tiles.len(), key)?).copied()
}

/// The reward next to another one: they lie from the lowest field up, and empty fields are passed over.
fn reward(scene: &MaharajaScene<'_>, at: Reward, key: Key) -> Option<Reward> {
    let all = || table(scene).rewards.iter().copied().flatten();
    let here = all().position(|reward| reward == at)?;
    all().nth(in_rows_of_four(here, all().count(), key)?)
}

fn on_cards(scene: &MaharajaScene<'_>, at: Character, key: Key) -> MaharajaOutcome {
    let then = Focus::Cards { at };
    let turn = Focus::Turn { row: 0 };
    match (key, table(scene).stage) {
        (Key::A, Stage::Applying { .. }) => Outcome::Moved(Focus::Lay { at, row: 0 }),
        (Key::A, Stage::Acting { .. }) => {
            play(scene, Action::TakeCharacter { character: at }, turn)
        }
        (Key::A, _) => play(scene, Action::Choose { character: at }, then),
        (Key::B, Stage::Acting { .. }) => Outcome::Moved(turn),
        (Key::B, _) => Outcome::Back,
        _ => moved(tile(scene, at, key).map(|at| Focus::Cards { at })),
    }
}
