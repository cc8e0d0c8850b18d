//! The reward tiles on their track, from the lowest field up, and the effect that is carried out.
//!
//! Knows which tile lies where, not what it is worth.

use super::{
    MaharajaScene, bar,
    deed::{self, may, table},
    pieces, say,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::parts::{card, offers},
    games::maharaja::{
        action::Action,
        data::{
            Character, PRESTIGE_MORE, REWARD_BOTH, REWARD_COINS, REWARD_OTHERS_PAY,
            REWARD_PRESTIGE, REWARD_SHRINES, Reward,
        },
    },
    words::maharaja::{Thing, Topic},
};

/// The size of a tile, and from one to the next.
const TILE: (i32, i32) = (56, 58);
const STEP: (i32, i32) = (59, 61);

/// The left upper corner of a field: the lowest is the first above.
fn corner(field: usize) -> Point {
    let (column, row) = ((field & 3) as i32, (field >> 2) as i32);
    Point::new(4 + STEP.0 * column, BAR + 6 + STEP.1 * row)
}

/// What a reward would bring now, as numbers before and after; nothing where that is for the player to decide.
pub(super) fn brings(scene: &MaharajaScene<'_>, reward: Reward) -> Sentence {
    let (table, seat) = (table(scene), scene.seat);
    let labels = say::texts(scene).labels();
    // Page 12: character 16 has it twice; character 11 gets one PP more each time.
    let times = 1 + u16::from(table.has(seat, Character::DoubleReward));
    let more = match table.has(seat, Character::MorePrestige) {
        true => PRESTIGE_MORE,
        false => 0,
    };
    let coins = |more: u16| {
        let now = table.coins[seat].0;
        let then = now.saturating_add(times.saturating_mul(more));
        Sentence::of(format_args!("{} {now} » {then}", labels.coins))
    };
    let prestige = |each: u16| {
        let now = table.prestige[seat].0;
        let each = each.saturating_add(more);
        let then = now.saturating_add(times.saturating_mul(each));
        Sentence::of(format_args!("{} {now} » {then}", labels.prestige_short))
    };
    match reward {
        Reward::Coins => coins(REWARD_COINS),
        Reward::Prestige => prestige(REWARD_PRESTIGE),
        Reward::PrestigeAndCoin => {
            let (points, money) = REWARD_BOTH;
            Sentence::of(format_args!("{}, {}", prestige(points), coins(money)))
        }
        Reward::Shrines => {
            let shrines = u16::from(REWARD_SHRINES).saturating_mul(times);
            let shrines = shrines.min(table.supply[seat].into());
            let shrines = say::count(scene, shrines, Thing::Shrine);
            Sentence::of(format_args!("+{shrines}"))
        }
        Reward::OthersPay => {
            let mut said = Sentence::default();
            for other in table.seats.iter().filter(|&other| other != seat) {
                let pays = table.coins[other].0.min(REWARD_OTHERS_PAY * times);
                let comma = if said.as_str().is_empty() { "" } else { ", " };
                let name = scene.players[other].name;
                let _ =
                    core::fmt::Write::write_fmt(&mut said, format_args!("{comma}{name} -{pays}"));
            }
            said
        }
        Reward::UpToThree | Reward::FreeShrine | Reward::Maharani => Sentence::default(),
    }
}

/// Where a reward lies.
pub(super) fn spot(scene: &MaharajaScene<'_>, reward: Reward) -> Rectangle {
    let mut fields = table(scene).rewards.iter();
    let at = corner(fields.position(|&other| other == Some(reward)).unwrap_or(0));
    area(at.x, at.y, TILE.0, TILE.1)
}

/// Paints the track of rewards, with a tile in focus when one is to be chosen.
pub(super) fn paint(scene: &MaharajaScene<'_>, focus: Option<Reward>, canvas: &mut Canvas) {
    let (table, texts) = (table(scene), say::texts(scene));
    fill(canvas, area(0, BAR, EDGE, bar::FOOT - BAR), Ink::Night);
    let livery = scene.players[scene.seat].livery;
    for (field, reward) in table.rewards.iter().enumerate() {
        let at = corner(field);
        let offered = field < usize::from(table.reward_reach());
        if offered {
            // A golden ledge below the fields from which may be chosen.
            let ledge = area(at.x - 1, at.y + TILE.1, TILE.0 + 5, 2);
            fill(canvas, ledge, Ink::Gold);
        }
        let Some(reward) = *reward else {
            panel(
                canvas,
                area(at.x, at.y, TILE.0, TILE.1),
                Ink::Dusk,
                Ink::Stone,
            );
            continue;
        };
        let open = match focus {
            Some(_) => may(scene, Action::ChooseReward { reward }),
            None => offered,
        };
        card::ground(canvas, at, TILE, focus == Some(reward), !open);
        let name = texts.reward(reward);
        // A name of two lines needs the room below the picture.
        let up = match card::two_lines(name, card::NAME) {
            (_, "") => 0,
            _ => 6,
        };
        let middle = at + Point::new(TILE.0 / 2, 22 - up);
        pieces::reward(canvas, reward, livery, middle);
        let middle = at + Point::new(TILE.0 / 2, TILE.1 - 15);
        card::name(canvas, middle, card::NAME, name);
    }
    bar::top(scene, canvas);
    match focus {
        None => bar::bottom(canvas, texts.heading(Topic::Rewards), "", EDGE - 10),
        Some(reward) => {
            let brings = brings(scene, reward);
            let can = Sentence::of(format_args!(
                "{}   {brings}",
                scene.language.words().hints.choose
            ));
            let action = Action::ChooseReward { reward };
            let does = say::does(scene, Some(action), can.as_str());
            let asked = texts.request(table.stage);
            let what = Sentence::of(format_args!("{asked}: {}", texts.reward(reward)));
            bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
        }
    }
}

/// Paints the rows of a reward that asks how often.
pub(super) fn paint_effect(scene: &MaharajaScene<'_>, row: u8, canvas: &mut Canvas) {
    paint(scene, None, canvas);
    let deeds = deed::effects(scene, None);
    let inner = offers::pop_up(deeds.len(), false, canvas);
    offers::paint(scene, &deeds, row, inner, canvas);
    let texts = say::texts(scene);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!("{}   {}", hints.choose, hints.what));
    let asked = texts.request(table(scene).stage);
    bar::bottom(canvas, asked, does.as_str(), EDGE - 10);
}
