//! What the face of Osiris says: what is in focus, what A would do there, and why not.
//!
//! The words come from the texts; here they are only put together. It paints nothing.

use core::fmt::Write;

use super::steer::settled;
use super::ways::{self, Ways, deeds, harvest, stander};
use super::{Focus, OsirisScene, Stop};
use crate::faces::{Teller, parts::plain};
use crate::games::osiris::Osiris;
use crate::games::osiris::action::{Action, Why};
use crate::games::osiris::data::{ANNOUNCED, Carrier, City, Colour, God, LAST_ROUND};
use crate::games::osiris::place::{Place, PlaceKind};
use crate::games::osiris::state::Stage;
use crate::kernel::id::Id;
use crate::kernel::notation::Sentence;
use crate::words::osiris::{Hint, Texts, Topic};

/// The texts of a scene.
pub(super) fn texts(scene: &OsirisScene<'_>) -> &'static Texts {
    scene.language.osiris()
}

/// What A would do, in words.
pub(super) fn hint(scene: &OsirisScene<'_>, hint: Hint) -> Sentence {
    let mut out = Sentence::default();
    let _ = texts(scene).hint(hint, &mut out);
    out
}

/// Why something is not allowed.
pub(super) fn reason(scene: &OsirisScene<'_>, why: Why) -> Sentence {
    let mut out = Sentence::default();
    let _ = texts(scene).why(why, &mut out);
    out
}

/// The round; from the announcement on with the last one.
pub(super) fn round(scene: &OsirisScene<'_>) -> Sentence {
    let round = scene.view.table.round;
    let mut out = Sentence::default();
    if round > 0 {
        let _ = texts(scene).round(round, &mut out);
    }
    if round >= ANNOUNCED {
        let _ = write!(out, " / {LAST_ROUND}");
    }
    out
}

/// The god that a priest carries, as far as the viewer sees it.
fn carried(scene: &OsirisScene<'_>, priest: City) -> Option<Sentence> {
    let god = scene.view.gods[Carrier::Priest(priest)]?;
    Some(hint(scene, Hint::Serves { priest, god }))
}

/// What is in focus on the pyramid, and what A would do there.
pub(super) fn at_place(scene: &OsirisScene<'_>, ways: &Ways, at: Place) -> (Sentence, Sentence) {
    let table = &scene.view.table;
    let (texts, priest) = (texts(scene), ways.march.priest);
    if at == table.priests[priest] {
        let name = carried(scene, priest).unwrap_or_else(|| plain(texts.city(priest)));
        let does = match deeds(scene, ways, at).first() {
            Some(&deed) => by_deed(scene, ways, at, deed),
            None => {
                let stones = ways.march.left;
                hint(scene, Hint::Priest { stones })
            }
        };
        return (name, does);
    }
    let name = Sentence::of(format_args!("{}: {}", texts.city(priest), texts.place(at)));
    let does = match deeds(scene, ways, at).as_slice() {
        [] => plain(texts.request(table.stage)),
        [deed] => by_deed(scene, ways, at, *deed),
        [Action::WayOut { .. }, ..] => hint(scene, Hint::Clear),
        _ => hint(scene, Hint::Either),
    };
    (name, does)
}

/// What A does at a place, in words.
pub(super) fn by_deed(scene: &OsirisScene<'_>, ways: &Ways, at: Place, deed: Action) -> Sentence {
    let does = hint(scene, of_deed(scene, ways, at, deed));
    match deed {
        // Its words are a row's too, and a row names no key.
        Action::WayOut { .. } => Sentence::of(format_args!("A: {does}")),
        _ => does,
    }
}

/// What comes of an action at a place.
fn of_deed(scene: &OsirisScene<'_>, ways: &Ways, at: Place, deed: Action) -> Hint {
    let table = &scene.view.table;
    let harvest = harvest(scene, ways, at, deed);
    let rebel = harvest.as_ref().and_then(|harvest| harvest.rebels.first());
    match deed {
        Action::Step { .. } => {
            let stones = ways.cost(at).unwrap_or(0);
            if at == Place::SUMMIT {
                return Hint::Throne;
            }
            if let Some(priest) = stander(table, at) {
                return Hint::Fight { priest };
            }
            let lifts = at
                .as_field()
                .is_some_and(|field| table.blockades.contains(field));
            match (harvest, rebel) {
                (_, Some(city)) => Hint::EndRebels {
                    stones: ways.march.used.saturating_add(stones),
                    city,
                },
                _ if lifts => Hint::Lift { stones },
                (Some(harvest), None) => Hint::End {
                    stones: ways.march.used.saturating_add(stones),
                    city: harvest.last,
                },
                (None, None) => Hint::Walk {
                    stones,
                    left: ways.march.left.saturating_sub(stones),
                },
            }
        }
        Action::Block { .. } => match (harvest, rebel) {
            (Some(harvest), _) if harvest.vassal => Hint::Vassal,
            (_, Some(city)) => Hint::BlockRebels { city },
            (harvest, None) => Hint::Block {
                city: harvest.map_or(ways.march.priest, |harvest| harvest.last),
            },
        },
        Action::WayOut { priest, stone, .. } => Hint::WayOut { priest, stone },
        Action::LeaveStone => Hint::Leave,
        _ => Hint::Pass,
    }
}

/// The label of a row at a place where A could mean several things.
pub(super) fn row(scene: &OsirisScene<'_>, deed: Action) -> Sentence {
    let labels = texts(scene).labels();
    match deed {
        Action::Step { .. } => plain(labels.walk),
        Action::WayOut { priest, stone, .. } => hint(scene, Hint::WayOut { priest, stone }),
        _ => plain(labels.block),
    }
}

/// What is in focus on the temples, and what A would do there.
pub(super) fn at_temple(
    scene: &OsirisScene<'_>,
    at: Stop,
    taken: Option<(God, Colour)>,
) -> (Sentence, Sentence) {
    let (texts, table) = (texts(scene), &scene.view.table);
    let asked = texts.request(table.stage);
    let Stop::Temple(god, colour) = at else {
        return (plain(asked), hint(scene, Hint::EndTurn));
    };
    let now = table.devotion(god);
    let name = match taken {
        Some((from, colour)) => Sentence::of(format_args!(
            "{} » {} ({})",
            texts.god(from),
            texts.god(god),
            texts.colour(colour)
        )),
        None => Sentence::of(format_args!(
            "{} ({})",
            texts.god(god),
            texts.colour(colour)
        )),
    };
    let puts = table.stage == Stage::Placing || taken.is_some();
    let does = if puts {
        let then = now.saturating_add(1);
        Hint::Put { now, then }
    } else {
        let then = now.saturating_sub(1);
        Hint::Take { now, then }
    };
    (name, hint(scene, does))
}

/// What there is to explain at a focus, and the action that a player would expect there.
fn topic(scene: &OsirisScene<'_>, focus: Focus) -> (Topic, Option<Action>) {
    let table = &scene.view.table;
    match focus {
        Focus::Pyramid { priest, at }
        | Focus::Here { priest, at, .. }
        | Focus::Going { priest, to: at } => {
            let ways = Ways::of(table, priest);
            let step = Action::Step { to: at, priest };
            let deed = deeds(scene, &ways, at).first().copied();
            let topic = match (at.kind(), deed) {
                (_, Some(Action::WayOut { .. } | Action::Pass)) => Topic::WayOut,
                (_, Some(Action::Block { .. } | Action::LeaveStone)) => Topic::Blockade,
                (PlaceKind::Summit, _) => Topic::Throne,
                (PlaceKind::Field(_), _)
                    if stander(table, at)
                        .is_some_and(|other| table.owner(other) != Some(scene.seat)) =>
                {
                    Topic::Fight
                }
                (PlaceKind::Field(field), _) if table.blockades.contains(field) => Topic::Blockade,
                (PlaceKind::City(_), _) => Topic::City,
                (PlaceKind::Field(_), _) => {
                    let ends = deed.and_then(|deed| harvest(scene, &ways, at, deed));
                    match ends {
                        Some(harvest) if !harvest.rebels.is_empty() => Topic::Rebellion,
                        Some(_) => Topic::Sowing,
                        None => Topic::Pyramid,
                    }
                }
            };
            let own = at == table.priests[priest];
            (topic, deed.or((!own).then_some(step)))
        }
        Focus::Temples { at, taken } => {
            let action = match (at, taken, table.stage) {
                (Stop::End, ..) => Action::EndTurn,
                (Stop::Temple(god, colour), _, Stage::Placing) => Action::Place { god, colour },
                (Stop::Temple(to, colour), Some((from, _)), _) => {
                    Action::MoveFollower { from, to, colour }
                }
                (Stop::Temple(..), None, _) => return (Topic::Temple, None),
            };
            (Topic::Temple, Some(action))
        }
        Focus::Fight { exchange } => {
            let action = match (table.stage, exchange) {
                (Stage::Showing(_), _) => Action::Seen,
                (_, true) => Action::Exchange,
                (_, false) => Action::KeepGods,
            };
            (Topic::Fight, Some(action))
        }
    }
}

/// Says what is in focus, what it costs, and why it cannot be done now.
pub(super) fn explain(scene: &OsirisScene<'_>, focus: Focus, out: &mut dyn Write) {
    let texts = texts(scene);
    let (topic, action) = topic(scene, focus);
    if let Focus::Pyramid { priest, at } | Focus::Here { priest, at, .. } = focus {
        let ways = Ways::of(&scene.view.table, priest);
        let (name, does) = at_place(scene, &ways, at);
        let _ = write!(out, "{name}. ");
        // What A does, as a sentence: the key stands in the bar.
        let does = does.as_str();
        let does = does.strip_prefix("A: ").unwrap_or(does);
        let (first, rest) = does.split_at_checked(1).unwrap_or(("", does));
        for letter in first.chars() {
            let _ = out.write_char(letter.to_ascii_uppercase());
        }
        let stop = if does.ends_with(['!', '?']) { "" } else { "." };
        let _ = write!(out, "{rest}{stop} ");
    }
    let _ = write!(out, "{}", texts.explain(topic));
    if let Some(why) = action.and_then(|action| scene.refusal(action)) {
        let _ = write!(out, " ");
        let _ = texts.why(why, out);
    }
    if let Focus::Pyramid { .. } = focus {
        for why in idle(scene) {
            let _ = write!(out, " ");
            let _ = texts.why(why, out);
        }
    }
}

/// How the game is told.
pub(super) const TELLER: Teller<Osiris> = Teller {
    tell: |event, names, language, out| language.osiris().tell(*event, names, out),
    weight: super::weight,
    reason,
    explain: |scene, focus, out| explain(scene, settled(scene, focus), out),
};

/// Why the other priests of the player cannot move, while one is chosen: the attention never goes to them.
fn idle<'a>(scene: &'a OsirisScene<'_>) -> impl Iterator<Item = Why> + 'a {
    let table = &scene.view.table;
    let chooses = table.stage == Stage::Choosing;
    let own = chooses.then(|| table.cities(scene.seat)).into_iter();
    own.flat_map(|own| own.iter()).filter_map(move |priest| {
        if !table.steps(priest, table.stones[priest]).is_empty() {
            return None;
        }
        // The way up is what most would ask for.
        let to = table.priests[priest].above().first()?;
        scene.refusal(Action::Step { to, priest })
    })
}

/// What is in focus.
pub(super) fn name(scene: &OsirisScene<'_>, focus: Focus) -> Sentence {
    match focus {
        Focus::Pyramid { priest, at } | Focus::Here { priest, at, .. } => {
            at_place(scene, &Ways::of(&scene.view.table, priest), at).0
        }
        Focus::Going { priest, to } => at_place(scene, &Ways::of(&scene.view.table, priest), to).0,
        Focus::Temples { at, taken } => at_temple(scene, at, taken).0,
        Focus::Fight { .. } => Sentence::default(),
    }
}

/// All that A can mean at a place for a priest.
pub(super) fn rows(
    scene: &OsirisScene<'_>,
    priest: City,
    at: Place,
) -> heapless::Vec<Action, { ways::DEEDS }> {
    deeds(scene, &Ways::of(&scene.view.table, priest), at)
}

/// The colours in the order of play.
pub(super) fn lines() -> impl Iterator<Item = (Colour, i32)> {
    Colour::all().zip(0..)
}
