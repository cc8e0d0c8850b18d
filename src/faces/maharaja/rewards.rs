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
    faces::parts::{card, rows},
    games::maharaja::{action::Action, data::Reward},
    words::maharaja::Topic,
};

/// The size of a tile, and from one to the next.
const TILE: (i32, i32) = (56, 58);
const STEP: (i32, i32) = (59, 61);

/// The left upper corner of a field: the lowest is the first above.
fn corner(field: usize) -> Point {
    let (column, row) = ((field & 3) as i32, (field >> 2) as i32);
    Point::new(4 + STEP.0 * column, BAR + 6 + STEP.1 * row)
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
        let middle = at + Point::new(TILE.0 / 2, 22);
        pieces::reward(canvas, reward, livery, middle);
        let middle = at + Point::new(TILE.0 / 2, TILE.1 - 15);
        card::name(canvas, middle, card::NAME, texts.reward(reward));
    }
    bar::top(scene, canvas);
    match focus {
        None => bar::bottom(canvas, texts.heading(Topic::Rewards), "", EDGE - 10),
        Some(reward) => {
            let can = Sentence::of(format_args!(
                "{}   {}",
                scene.language.words().hints.choose,
                scene.language.words().hints.what
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
    let inner = rows::pop_up(deeds.len(), false, canvas);
    rows::paint(scene, &deeds, row, inner, canvas);
    let texts = say::texts(scene);
    let hints = &scene.language.words().hints;
    let does = Sentence::of(format_args!("{}   {}", hints.choose, hints.what));
    let asked = texts.request(table(scene).stage);
    bar::bottom(canvas, asked, does.as_str(), EDGE - 10);
}
