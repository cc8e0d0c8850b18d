//! What the face of Maharaja says: names of places, labels of rows, prices before they are paid.
//!
//! The words come from the texts; here they are only put together. It paints nothing.

use core::fmt::Write;

use super::{
    Focus, MaharajaScene, Page,
    deed::{self, MaharajaDeed, Own, table},
    place::MapPlace,
    rewards, track,
};
use crate::{
    faces::parts::{
        DeedsOf,
        deed::{Deed, explain_focus, here, only, row_of, shown, toll, turn},
        plain,
    },
    games::maharaja::{
        Maharaja,
        action::{Action, FlagTask, ShrineTask, StatueTask, Why},
        data::{Character, Dial, Junction, PRESTIGE_ACTION, Reward, Road, SUPPLY_ACTION, bonus},
        state::{Coins, Stage},
    },
    kernel::notation::Sentence,
    words::maharaja::{Texts, Thing, Topic},
};

/// The texts of a scene.
pub(super) fn texts(scene: &MaharajaScene<'_>) -> &'static Texts {
    scene.language.maharaja()
}

/// A number with its noun.
pub(super) fn count(scene: &MaharajaScene<'_>, number: u16, thing: Thing) -> Sentence {
    let mut out = Sentence::default();
    let _ = texts(scene).count(number, thing, &mut out);
    out
}

/// An amount of coins with its noun; nothing costs nothing.
fn price(scene: &MaharajaScene<'_>, amount: Coins) -> Sentence {
    match amount.0 {
        0 => plain(texts(scene).labels().no_toll),
        coins => count(scene, coins, Thing::Coin),
    }
}

/// What the straight road to a junction costs, where it is not the cheapest way.
fn straight(scene: &MaharajaScene<'_>, to: Junction, by: Road) -> Sentence {
    toll(scene, &only::<Maharaja>(scene, by), to)
}

/// The picture of the dial that stands for a row.
pub(super) fn deed_dial(deed: MaharajaDeed) -> Option<Dial> {
    match deed {
        Deed::Play(action) | Deed::Closed(action) => match action {
            Action::TakeCoins => Some(Dial::Coins),
            Action::TakeShrines => Some(Dial::Supply),
            Action::BuyPrestige | Action::PayCoin => Some(Dial::Prestige),
            Action::BuildShrine { .. } | Action::Place { .. } => Some(Dial::Shrine),
            Action::BuildStatue { .. } => Some(Dial::Statue),
            Action::MoveFlag { .. } => Some(Dial::Flag),
            Action::TakeCharacter { .. } => Some(Dial::Character),
            Action::SpendMarker { dial } => Some(dial),
            _ => None,
        },
        Deed::Task(dial) => Some(dial),
        Deed::Own(Own::FlagMover) => Some(Dial::Flag),
        Deed::Own(Own::SupplyBuilder) => Some(Dial::Shrine),
        Deed::GiveUp(dial) => Some(dial),
        Deed::Go(_) | Deed::Chip | Deed::Turn | Deed::End => None,
    }
}

/// A character with its number.
pub(super) fn character(scene: &MaharajaScene<'_>, character: Character) -> Sentence {
    let name = texts(scene).character(character);
    Sentence::of(format_args!("{} {name}", character.number()))
}

/// What a row of Maharaja's own says on the left.
pub(super) fn label(scene: &MaharajaScene<'_>, deed: MaharajaDeed) -> Sentence {
    match deed {
        Deed::Play(action) | Deed::Closed(action) => action_label(scene, action),
        Deed::Own(Own::FlagMover) => character(scene, Character::FlagMover),
        Deed::Own(Own::SupplyBuilder) => character(scene, Character::SupplyBuilder),
        _ => Sentence::default(),
    }
}

/// Which of several planned actions something serves is said only where there are several.
fn serving(scene: &MaharajaScene<'_>, what: &str, dial: Dial, dials: &[Dial]) -> Sentence {
    let planned = shown(scene).filter(|dial| dials.contains(dial));
    if planned.count() > 1 {
        Sentence::of(format_args!("{what} ({})", texts(scene).dial(dial)))
    } else {
        plain(what)
    }
}

fn action_label(scene: &MaharajaScene<'_>, action: Action) -> Sentence {
    let texts = texts(scene);
    let labels = texts.labels();
    match action {
        Action::Travel { .. } => plain(texts.heading(Topic::Travel)),
        Action::BuildShrine { task, .. } => {
            let dial = match task {
                ShrineTask::StatueAndShrine => Dial::StatueAndShrine,
                ShrineTask::TwoShrines => Dial::TwoShrines,
                ShrineTask::Character => return character(scene, Character::SupplyBuilder),
                ShrineTask::Reward => return plain(texts.reward(Reward::FreeShrine)),
                _ => Dial::Shrine,
            };
            let all = [Dial::Shrine, Dial::StatueAndShrine, Dial::TwoShrines];
            serving(scene, texts.dial(Dial::Shrine), dial, &all)
        }
        Action::BuildStatue { city, place, task } => {
            let dial = match task {
                StatueTask::StatueAndShrine => Dial::StatueAndShrine,
                _ => Dial::Statue,
            };
            let what = match bonus(city, place) {
                Some(bonus) => Sentence::of(format_args!(
                    "{}, +{}",
                    texts.dial(Dial::Statue),
                    texts.bonus(bonus)
                )),
                None => Sentence::of(format_args!(
                    "{}, {}",
                    texts.dial(Dial::Statue),
                    texts.place(place)
                )),
            };
            let all = [Dial::Statue, Dial::StatueAndShrine];
            serving(scene, what.as_str(), dial, &all)
        }
        Action::TakeCoins => plain(texts.dial_long(Dial::Coins)),
        Action::TakeShrines => plain(texts.dial_long(Dial::Supply)),
        Action::BuyPrestige => plain(texts.dial_long(Dial::Prestige)),
        Action::UseAbility { character: which } => character(scene, which),
        Action::Exchange { way } => plain(texts.exchange(way)),
        Action::PayCoin => plain(labels.pay_coin),
        Action::LayMaharani { character: which } => Sentence::of(format_args!(
            "{}: {}",
            labels.lay_maharani,
            texts.character(which)
        )),
        Action::LeaveRest => plain(texts.heading(Topic::Rest)),
        Action::EndTurn => plain(labels.end_turn),
        _ => Sentence::default(),
    }
}

/// What a row says on the right: its price, or how far it is.
pub(super) fn value(scene: &MaharajaScene<'_>, deed: MaharajaDeed) -> Sentence {
    let (table, seat) = (table(scene), scene.seat);
    let texts = texts(scene);
    match deed {
        Deed::Play(Action::Travel { to, by }) => straight(scene, to, by),
        Deed::Play(action) => match action {
            // Its name says that it is free.
            Action::BuildShrine {
                task: ShrineTask::Reward,
                ..
            } => Sentence::default(),
            Action::BuildShrine { task, .. } => price(scene, task.cost()),
            Action::BuildStatue { city, task, .. } => {
                price(scene, table.statue_cost(table.abilities(seat), city, task))
            }
            Action::TakeShrines => {
                let shrines = table.supply[seat].min(SUPPLY_ACTION);
                Sentence::of(format_args!("+{shrines}"))
            }
            Action::BuyPrestige => price(scene, Coins(PRESTIGE_ACTION.0)),
            Action::LeaveRest => match (table.begun, table.stage) {
                (Some(begun), _) => plain(texts.begun(begun)),
                (None, Stage::Applying { left, .. }) => Sentence::of(format_args!("{left}")),
                _ => Sentence::default(),
            },
            Action::PayCoin => match table.stage {
                Stage::Applying { left, .. } => Sentence::of(format_args!("{left}x")),
                _ => Sentence::default(),
            },
            _ => Sentence::default(),
        },
        Deed::Own(_) => plain(scene.language.words().face.open),
        Deed::Chip => count(scene, u16::from(table.markers[seat]), Thing::Marker),
        _ => Sentence::default(),
    }
}

/// Why something is not allowed.
pub(super) fn reason(scene: &MaharajaScene<'_>, why: Why) -> Sentence {
    let mut out = Sentence::default();
    let _ = texts(scene).why(why, &mut out);
    out
}

/// What A does, or why it cannot be done.
pub(super) fn does(scene: &MaharajaScene<'_>, action: Option<Action>, can: &str) -> Sentence {
    match action.map(|action| scene.refusal(action)) {
        Some(None) => plain(can),
        Some(Some(why)) => reason(scene, why),
        None => Sentence::default(),
    }
}

/// What there is to explain at a focus, and the action that a player would expect there.
pub(super) fn topic(scene: &MaharajaScene<'_>, focus: Focus) -> (Topic, Option<Action>) {
    let of_row = |deed: Option<MaharajaDeed>, other: Topic| match deed {
        Some(deed @ (Deed::Play(action) | Deed::Closed(action))) => {
            let topic = match action {
                Action::Travel { .. } => Topic::Travel,
                Action::LeaveRest => Topic::Rest,
                Action::BuildStatue { place, .. } => Topic::of_place(place),
                Action::BuildShrine { .. } => Topic::Shrine,
                Action::UseAbility { character } => Topic::Character(character),
                Action::Exchange { .. } => Topic::Character(Character::Exchange),
                Action::PayCoin => Topic::Reward(Reward::UpToThree),
                Action::LayMaharani { character } => Topic::Character(character),
                _ => deed_dial(deed).map_or(other, Topic::Dial),
            };
            (topic, Some(action))
        }
        Some(Deed::Own(Own::FlagMover)) => (Topic::Character(Character::FlagMover), None),
        Some(Deed::Own(Own::SupplyBuilder)) => (Topic::Character(Character::SupplyBuilder), None),
        Some(Deed::Chip) => (Topic::Markers, None),
        Some(Deed::End) => (Topic::Rest, None),
        Some(Deed::Go(_)) => (Topic::Travel, None),
        Some(Deed::Task(dial)) => (Topic::Dial(dial), Some(deed::tried(scene, dial))),
        Some(Deed::GiveUp(dial)) => (Topic::Dial(dial), None),
        Some(Deed::Turn) | None => (other, None),
    };
    let of_spot = |spot: MapPlace| match (spot.village(), spot.city()) {
        (Some(_), _) => Topic::Village,
        (None, Some(city)) if table(scene).maharaja == Some(city) => Topic::Maharaja,
        (None, Some(_)) => Topic::City,
        (None, None) => Topic::Start,
    };
    let row = |deeds: &DeedsOf<Maharaja>, row: u8| row_of::<Maharaja>(deeds, row);
    match focus {
        Focus::Map(spot) | Focus::Next(spot) | Focus::Going(spot) => (of_spot(spot), None),
        Focus::Look { at, .. } => (of_spot(at), None),
        Focus::Here { place, row: at } => of_row(row(&here(scene, place), at), of_spot(place)),
        Focus::Turn { row: at } => of_row(row(&turn(scene), at), Topic::Winning),
        Focus::GiveUp(_) => (Topic::Rest, None),
        Focus::Plan(hands) => (Topic::Dial(hands.at), None),
        Focus::Chip { at, .. } => (Topic::Dial(at), Some(Action::SpendMarker { dial: at })),
        Focus::Page(page) => match page {
            Page::Track { at, task } => {
                let topic = match task {
                    FlagTask::Flag => Topic::Track,
                    FlagTask::Character => Topic::Character(Character::FlagMover),
                };
                (topic, Some(Action::MoveFlag { city: at, task }))
            }
            Page::Cards { at } => (Topic::Character(at), deed::tile_action(scene, at)),
            Page::Lay { at, row: which } => of_row(
                row(&deed::effects(scene, Some(at)), which),
                Topic::Character(at),
            ),
            Page::Effect { row: at } => {
                of_row(row(&deed::effects(scene, None), at), Topic::Rewards)
            }
            Page::Rewards { at } => (Topic::Reward(at), Some(Action::ChooseReward { reward: at })),
        },
    }
}

/// Says what is in focus, what it costs, and why it cannot be done now.
pub(super) fn explain(scene: &MaharajaScene<'_>, focus: Focus, out: &mut dyn Write) {
    let texts = texts(scene);
    let (topic, action) = topic(scene, focus);
    let _ = write!(out, "{}", texts.explain(topic));
    if let Topic::Character(character) = topic {
        let _ = write!(out, " ({})", texts.kind(character.kind()));
    }
    if explain_focus(scene, focus, out) {
        return;
    }
    if let Focus::Page(Page::Rewards { at }) = focus {
        let brings = rewards::brings(scene, at);
        if !brings.as_str().is_empty() {
            let _ = write!(out, " {brings}.");
        }
    }
    if let Focus::Page(Page::Track { at, .. }) = focus {
        let _ = write!(out, " {}", track::comes(scene, at));
    }
    if let Some(action) = action {
        match scene.refusal(action) {
            None => {
                let deed = Deed::Play(action);
                let (label, value) = (label(scene, deed), value(scene, deed));
                if !value.as_str().is_empty() {
                    let _ = write!(out, " {label}: {value}.");
                }
            }
            Some(why) => {
                let _ = write!(out, " ");
                let _ = texts.why(why, out);
            }
        }
    }
}
