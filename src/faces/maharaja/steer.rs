//! What the keys do on the pages of Maharaja's own.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use super::{
    Focus, MaharajaScene, Page,
    deed::{self, Own, applying, may, table},
};
use crate::{
    faces::{
        Outcome,
        parts::{
            Activity, OutcomeOf,
            offers::{Chosen, list},
            steer::{LAST, choose, in_rows_of_four, moved, own_place, play},
        },
    },
    games::maharaja::{
        Maharaja,
        action::{Action, FlagTask},
        data::{Character, City, Dial, Reward},
        state::Stage,
    },
    ui::key::Key,
};

/// What the player who decides may do now.
pub(super) fn activity(scene: &MaharajaScene<'_>) -> Activity {
    match table(scene).stage {
        Stage::Placing { .. } => Activity::Placing,
        Stage::Planning { .. } => Activity::Planning,
        Stage::Acting { .. } => Activity::Acting,
        Stage::Applying {
            reward: Reward::FreeShrine,
            ..
        } => Activity::Building,
        Stage::Automa { .. } | Stage::Over => Activity::Watching,
        _ => Activity::Elsewhere,
    }
}

/// Where the attention goes at the beginning of a stage that has a page of its own.
pub(super) fn begin(scene: &MaharajaScene<'_>) -> Focus {
    let table = table(scene);
    Focus::Page(match table.stage {
        Stage::Rewarding { .. } => Page::Rewards {
            at: table.rewards_on_offer().next().unwrap_or(Reward::Coins),
        },
        Stage::Applying { reward, .. } if reward != Reward::Maharani => Page::Effect { row: 0 },
        _ => Page::Cards {
            at: first_tile(scene),
        },
    })
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

/// Whether a page belongs to this moment.
pub(super) fn belongs(scene: &MaharajaScene<'_>, page: Page) -> bool {
    let stage = table(scene).stage;
    let (activity, reward) = (activity(scene), applying(scene));
    match page {
        Page::Track { .. } => activity == Activity::Acting,
        Page::Rewards { .. } => {
            activity == Activity::Elsewhere && matches!(stage, Stage::Rewarding { .. })
        }
        Page::Effect { .. } => reward == Some(Reward::UpToThree),
        Page::Lay { .. } => reward == Some(Reward::Maharani),
        Page::Cards { at } => {
            let choosing = matches!(stage, Stage::Choosing { .. } | Stage::Replacing { .. });
            let fits = activity == Activity::Acting
                || activity == Activity::Elsewhere && choosing
                || reward == Some(Reward::Maharani);
            fits && deed::court(scene).contains(&at)
        }
    }
}

/// What a key leads to.
pub(super) fn steer(scene: &MaharajaScene<'_>, page: Page, key: Key) -> OutcomeOf<Maharaja> {
    let top = Focus::Turn { row: LAST };
    let next = Focus::Next(own_place(scene));
    let to = |page| Outcome::Moved(Focus::Page(page));
    match page {
        Page::Track { at, task } => match key {
            Key::A => play(scene, Action::MoveFlag { city: at, task }, next),
            Key::B => Outcome::Moved(top),
            _ => moved(flag(scene, at, key).map(|at| Focus::Page(Page::Track { at, task }))),
        },
        Page::Cards { at } => on_cards(scene, at, key),
        Page::Lay { at, row } => match list(&deed::effects(scene, Some(at)), row, key) {
            Chosen::Row(row) => to(Page::Lay { at, row }),
            Chosen::Deed(deed) => choose(scene, deed, Focus::Page(Page::Cards { at })),
            Chosen::Left => to(Page::Cards { at }),
            Chosen::Nothing => Outcome::Nothing,
        },
        Page::Effect { row } => match list(&deed::effects(scene, None), row, key) {
            Chosen::Row(row) => to(Page::Effect { row }),
            Chosen::Deed(deed) => choose(scene, deed, Focus::Page(Page::Effect { row })),
            Chosen::Left => Outcome::Back,
            Chosen::Nothing => Outcome::Nothing,
        },
        Page::Rewards { at } => match key {
            Key::A => play(
                scene,
                Action::ChooseReward { reward: at },
                Focus::Page(Page::Rewards { at }),
            ),
            Key::B => Outcome::Back,
            _ => moved(reward(scene, at, key).map(|at| Focus::Page(Page::Rewards { at }))),
        },
    }
}

/// What A on a planned action does, if it is not done on the map.
pub(super) fn task(
    scene: &MaharajaScene<'_>,
    dial: Dial,
    then: Focus,
) -> Option<OutcomeOf<Maharaja>> {
    Some(match dial {
        Dial::Coins => play(scene, Action::TakeCoins, then),
        Dial::Supply => play(scene, Action::TakeShrines, then),
        Dial::Prestige => play(scene, Action::BuyPrestige, then),
        Dial::Flag => to_track(scene, FlagTask::Flag),
        Dial::Character => Outcome::Moved(Focus::Page(Page::Cards {
            at: first_tile(scene),
        })),
        _ => return None,
    })
}

/// What A on a row of Maharaja's own does.
pub(super) fn own(scene: &MaharajaScene<'_>, deed: Own) -> OutcomeOf<Maharaja> {
    match deed {
        Own::FlagMover => to_track(scene, FlagTask::Character),
        Own::SupplyBuilder => {
            let at = own_place(scene);
            Outcome::Moved(Focus::Look { at, plan: None })
        }
    }
}

/// The track, with the leftmost flag in focus that can be moved.
fn to_track(scene: &MaharajaScene<'_>, task: FlagTask) -> OutcomeOf<Maharaja> {
    let mut flags = table(scene).cities_from_left();
    let at = flags.find(|&city| may(scene, Action::MoveFlag { city, task }));
    Outcome::Moved(Focus::Page(Page::Track {
        at: at
            .or_else(|| table(scene).cities_from_left().next())
            .unwrap_or(City::Dwarka),
        task,
    }))
}

/// The flag next to another one on the track; past the last comes the first.
fn flag(scene: &MaharajaScene<'_>, at: City, key: Key) -> Option<City> {
    let track = &table(scene).track;
    let flags = || table(scene).cities_from_left();
    match key {
        Key::Right | Key::Down => flags()
            .find(|&city| track[city] > track[at])
            .or_else(|| flags().next()),
        Key::Left | Key::Up => flags()
            .rfind(|&city| track[city] < track[at])
            .or_else(|| flags().next_back()),
        _ => None,
    }
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

fn on_cards(scene: &MaharajaScene<'_>, at: Character, key: Key) -> OutcomeOf<Maharaja> {
    let then = Focus::Page(Page::Cards { at });
    let turn = Focus::Turn { row: LAST };
    let next = Focus::Next(own_place(scene));
    match (key, table(scene).stage) {
        (Key::A, Stage::Applying { .. }) => Outcome::Moved(Focus::Page(Page::Lay { at, row: 0 })),
        (Key::A, Stage::Acting { .. }) => {
            play(scene, Action::TakeCharacter { character: at }, next)
        }
        (Key::A, _) => play(scene, Action::Choose { character: at }, then),
        (Key::B, Stage::Acting { .. }) => Outcome::Moved(turn),
        (Key::B, _) => Outcome::Back,
        _ => moved(tile(scene, at, key).map(|at| Focus::Page(Page::Cards { at }))),
    }
}
