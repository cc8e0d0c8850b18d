//! What the face of Raja says: names of places, labels of rows, prices before they are paid.
//!
//! The words come from the texts; here they are only put together. It paints nothing.

use core::fmt::Write;

use super::deed::{self, Own, RajaDeed, table};
use super::{Focus, Lot, Page, RajaScene, place::MapPlace, track};
use crate::faces::parts::deed::only;
use crate::faces::parts::deed::{Deed, explain_focus, here, row_of, shown, turn};
use crate::faces::parts::{self, plain};
use crate::games::raja::Raja;
use crate::games::raja::action::{Action, HouseTask, MoveTask, PalaceTask, Payer, Why};
use crate::games::raja::data::{Character, Dial, FORGONE, HOUSE_COST, Junction, Road, Site};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::id::Id;
use crate::kernel::notation::{Names, Sentence};
use crate::words::raja::{Texts, Thing, Topic};

/// The texts of a scene.
pub(super) fn texts(scene: &RajaScene<'_>) -> &'static Texts {
    scene.language.raja()
}

/// The names of the players of a scene.
pub(super) fn names<'a>(scene: &RajaScene<'a>) -> Names<'a> {
    parts::names(scene, table(scene).seats)
}

/// An amount of gold with its noun.
pub(super) fn gold(scene: &RajaScene<'_>, amount: Gold) -> Sentence {
    let mut out = Sentence::default();
    let _ = texts(scene).count(amount.0, Thing::Gold, &mut out);
    out
}

/// What A does with a bid.
pub(super) fn bid(scene: &RajaScene<'_>, amount: Gold) -> Sentence {
    let mut out = Sentence::default();
    let _ = texts(scene).bid(amount, &mut out);
    out
}

/// What a way costs, and whom it pays.
pub(super) fn toll(scene: &RajaScene<'_>, owners: &str, total: u16) -> Sentence {
    let (seat, mut out) = (scene.seat, Sentence::default());
    let payer = if table(scene).holds(seat, Character::Monk) {
        Payer::Bank
    } else {
        Payer::Traveller(seat)
    };
    let _ = texts(scene).toll(payer, owners, Gold(total), &mut out);
    out
}

/// What the straight road to a junction costs, where it is not the cheapest way.
fn straight(scene: &RajaScene<'_>, to: Junction, by: Road) -> Sentence {
    let ways = only::<Raja>(scene, by);
    parts::deed::toll(scene, &ways, to)
}

/// The action of the dial that a house carries out; the Builder's carries out none.
pub(super) const fn house_dial(task: HouseTask) -> Option<Dial> {
    match task {
        HouseTask::House => Some(Dial::House),
        HouseTask::TwoHouses => Some(Dial::TwoHouses),
        HouseTask::PalaceAndHouse => Some(Dial::PalaceAndHouse),
        HouseTask::Builder => None,
    }
}

/// The picture of the dial that stands for a row.
pub(super) fn deed_dial(deed: RajaDeed) -> Option<Dial> {
    match deed {
        Deed::Play(action) | Deed::Closed(action) => match action {
            Action::TakeGold => Some(Dial::Gold),
            Action::TakeHouses => Some(Dial::Quarry),
            Action::BuildHouse { .. } | Action::Place { .. } => Some(Dial::House),
            Action::MoveHouse { .. } => Some(Dial::MoveHouse),
            Action::BuildPalace { .. } => Some(Dial::Palace),
            Action::LowerGovernor { .. } => Some(Dial::Order),
            Action::TakeCharacter { .. } | Action::Swap { .. } | Action::Entice { .. } => {
                Some(Dial::Character)
            }
            Action::Forgo { dial } | Action::SpendChip { dial } => Some(dial),
            _ => None,
        },
        Deed::Own(Own::MoveFrom(..) | Own::Builder { builds: false }) => Some(Dial::MoveHouse),
        Deed::Task(dial) => Some(dial),
        Deed::Own(Own::Builder { builds: true }) => Some(Dial::House),
        Deed::GiveUp(dial) => Some(dial),
        Deed::Go(_) | Deed::Chip | Deed::Turn | Deed::End => None,
    }
}

/// What a row of Raja's own says on the left.
pub(super) fn label(scene: &RajaScene<'_>, deed: RajaDeed) -> Sentence {
    let labels = texts(scene).labels();
    match deed {
        Deed::Play(action) | Deed::Closed(action) => action_label(scene, action),
        Deed::Own(Own::MoveFrom(_, MoveTask::MoveHouse)) => {
            plain(texts(scene).dial_long(Dial::MoveHouse))
        }
        Deed::Own(Own::MoveFrom(_, MoveTask::Builder) | Own::Builder { builds: false }) => {
            plain(labels.builder_move)
        }
        Deed::Own(Own::Builder { builds: true }) => plain(labels.builder_house),
        _ => Sentence::default(),
    }
}

fn action_label(scene: &RajaScene<'_>, action: Action) -> Sentence {
    let texts = texts(scene);
    let labels = texts.labels();
    match action {
        Action::Travel { .. } => plain(texts.heading(Topic::Travel)),
        Action::BuildHouse { task, .. } => match house_dial(task) {
            Some(Dial::PalaceAndHouse) => Sentence::of(format_args!(
                "{} ({})",
                texts.dial(Dial::House),
                texts.dial(Dial::PalaceAndHouse)
            )),
            Some(dial) => plain(texts.dial(dial)),
            None => plain(labels.builder_house),
        },
        Action::BuildPalace { ground, task, .. } => {
            // Which of two planned actions it serves is said only where both are planned.
            let both = [Dial::Palace, Dial::PalaceAndHouse]
                .iter()
                .all(|&dial| shown(scene).any(|shown| shown == dial));
            match task {
                PalaceTask::PalaceAndHouse if both => Sentence::of(format_args!(
                    "{} ({})",
                    texts.ground(ground),
                    texts.dial(Dial::PalaceAndHouse)
                )),
                _ => plain(texts.ground(ground)),
            }
        }
        Action::TakeGold => plain(texts.dial_long(Dial::Gold)),
        Action::TakeHouses => plain(texts.dial_long(Dial::Quarry)),
        Action::Swap { give, .. } => {
            Sentence::of(format_args!("{}: {}", labels.swap, texts.character(give)))
        }
        Action::Entice { from } => Sentence::of(format_args!(
            "{}: {}",
            labels.entice, scene.players[from].name
        )),
        _ => Sentence::default(),
    }
}

/// What a row says on the right: its price, or how far it is.
pub(super) fn value(scene: &RajaScene<'_>, deed: RajaDeed) -> Sentence {
    let table = table(scene);
    match deed {
        Deed::Play(action) | Deed::Closed(action) => match action {
            Action::Travel { to, by } => straight(scene, to, by),
            Action::BuildHouse { task, .. } if task != HouseTask::Builder => {
                gold(scene, Gold(HOUSE_COST))
            }
            Action::BuildPalace { .. } => gold(scene, table.palace_cost(scene.seat)),
            _ => Sentence::default(),
        },
        Deed::End => {
            let left: u8 = Dial::all().map(|dial| table.undone(dial)).sum();
            if left == 0 {
                return Sentence::default();
            }
            let cost = gold(scene, Gold(FORGONE.saturating_mul(left.into())));
            Sentence::of(format_args!("{} +{cost}", texts(scene).labels().others))
        }
        Deed::Chip => {
            let mut out = Sentence::default();
            let chips = u16::from(table.chips[scene.seat]);
            let _ = texts(scene).count(chips, Thing::Chip, &mut out);
            out
        }
        _ => Sentence::default(),
    }
}

/// What A would do at a place with a house taken up.
pub(super) fn moving(
    scene: &RajaScene<'_>,
    from: Site,
    task: MoveTask,
    place: MapPlace,
) -> Sentence {
    let to = place.site().unwrap_or(from);
    match scene.refusal(Action::MoveHouse { from, to, task }) {
        None => Sentence::of(format_args!("A: {}", scene.language.words().face.move_to)),
        Some(why) => reason(scene, why),
    }
}

/// Why something is not allowed.
pub(super) fn reason(scene: &RajaScene<'_>, why: Why) -> Sentence {
    let mut out = Sentence::default();
    let _ = texts(scene).why(why, &mut out);
    out
}

/// What there is to explain at a focus, and the action that a player would expect there.
pub(super) fn topic(scene: &RajaScene<'_>, focus: Focus) -> (Topic, Option<Action>) {
    let of_row = |deed: Option<RajaDeed>, other: Topic| match deed {
        Some(Deed::Play(action) | Deed::Closed(action)) => {
            let topic = match action {
                Action::Travel { .. } => Topic::Travel,
                Action::Forgo { .. } => Topic::Forgo,
                Action::BuildPalace { .. } => Topic::PalaceSite,
                _ => deed.and_then(deed_dial).map_or(other, Topic::Dial),
            };
            (topic, Some(action))
        }
        Some(Deed::Own(Own::Builder { .. } | Own::MoveFrom(_, MoveTask::Builder))) => {
            (Topic::Character(Character::Builder), None)
        }
        Some(Deed::Go(_)) => (Topic::Travel, None),
        Some(Deed::GiveUp(_)) => (Topic::Forgo, None),
        Some(Deed::Chip) => (Topic::Chips, None),
        Some(Deed::End) => (Topic::Forgo, None),
        Some(Deed::Task(dial)) => (Topic::Dial(dial), Some(deed::tried(scene, dial))),
        deed => (deed.and_then(deed_dial).map_or(other, Topic::Dial), None),
    };
    let of_place = |place: MapPlace| match (place.village(), place.city()) {
        (Some(_), _) => Topic::Village,
        (None, Some(city)) if table(scene).maharaja.city() == Some(city) => Topic::Maharaja,
        (None, Some(_)) => Topic::City,
        (None, None) => Topic::Start,
    };
    match focus {
        Focus::Map(place) | Focus::Next(place) | Focus::Going(place) => (of_place(place), None),
        Focus::Look { at, .. } => (of_place(at), None),
        Focus::Here { place, row } => {
            of_row(row_of::<Raja>(&here(scene, place), row), of_place(place))
        }
        Focus::Turn { row } => of_row(row_of::<Raja>(&turn(scene), row), Topic::Winning),
        Focus::GiveUp(_) => (Topic::Forgo, None),
        Focus::Plan(hands) => (Topic::Dial(hands.at), None),
        Focus::Chip { at, .. } => (Topic::Dial(at), Some(Action::SpendChip { dial: at })),
        Focus::Page(page) => match page {
            Page::MoveTo { from, task, place } => {
                let to = place.site().unwrap_or(from);
                let action = Action::MoveHouse { from, to, task };
                (Topic::Dial(Dial::MoveHouse), Some(action))
            }
            Page::Track { at } => (Topic::Track, Some(Action::LowerGovernor { city: at })),
            Page::Cards { at } => (Topic::Character(at), card_action(scene, at)),
            Page::Deal { want, row } => {
                let row = row_of::<Raja>(&deed::deals(scene, want), row);
                of_row(row, Topic::Character(want))
            }
            // What is bid for is explained with each bid: by the card that is looked at, else by the first.
            Page::Auction { gold, at } => {
                let first = table(scene).free.first();
                let of_card = first.map_or(Topic::Winning, Topic::Character);
                match at {
                    Lot::Card(card) => (Topic::Character(card), None),
                    Lot::Bid => (of_card, Some(Action::Bid { gold })),
                    Lot::Pass => (of_card, Some(Action::Pass)),
                }
            }
        },
    }
}

/// What A on a card means in this stage.
pub(super) fn card_action(scene: &RajaScene<'_>, character: Character) -> Option<Action> {
    match table(scene).stage {
        Stage::Choosing { .. } | Stage::Picking { .. } | Stage::Replacing { .. } => {
            Some(Action::Choose { character })
        }
        Stage::Giving { .. } => Some(Action::Give { character }),
        Stage::Acting { .. } => Some(Action::TakeCharacter { character }),
        _ => None,
    }
}

/// Says what is in focus, and why it cannot be done now.
pub(super) fn explain(scene: &RajaScene<'_>, focus: Focus, out: &mut dyn Write) {
    let texts = texts(scene);
    let (topic, action) = topic(scene, focus);
    let _ = write!(out, "{}", texts.explain(topic));
    if let Focus::Here { place, row } = focus
        && let Some(deed @ Deed::Play(_)) = row_of::<Raja>(&here(scene, place), row)
    {
        let (label, value) = (label(scene, deed), value(scene, deed));
        if !value.as_str().is_empty() {
            let _ = write!(out, " {label}: {value}.");
        }
    }
    if explain_focus(scene, focus, out) {
        return;
    }
    if let Focus::Page(Page::Track { at }) = focus {
        let _ = write!(out, " {}", track::comes(scene, at));
    }
    if let Some(why) = action.and_then(|action| scene.refusal(action)) {
        let _ = write!(out, " ");
        let _ = texts.why(why, out);
    }
}
