//! What the face of Amritsar says: what is in focus, what A would do there, and why not.
//!
//! The words come from the texts; here they are only put together. It paints nothing.

use core::fmt::Write;

use super::items::{Item, landings, tried, ways};
use super::steer::settled;
use super::{AmritsarScene, Focus, board};
use crate::faces::{Teller, parts::plain};
use crate::games::amritsar::Amritsar;
use crate::games::amritsar::action::{Action, Means, Why};
use crate::games::amritsar::data::{
    Area, COVERED, Colour, GOAL_TAX, LEVELS, MAHOUTS, Mahout, PRICES, STORAGE_TILES, StorageTile,
    TRACK_STEPS, ZONE_TILES, Zone,
};
use crate::games::amritsar::pending::Pending;
use crate::games::amritsar::state::{Stage, Table};
use crate::games::amritsar::view::GoalsSeen;
use crate::kernel::id::Id;
use crate::kernel::notation::Sentence;
use crate::words::amritsar::{Hint, Texts, Thing, Topic};

/// The texts of a scene.
pub(super) fn texts(scene: &AmritsarScene<'_>) -> &'static Texts {
    scene.language.amritsar()
}

/// A sentence that a text writes.
pub(super) fn told(write: impl FnOnce(&mut Sentence) -> core::fmt::Result) -> Sentence {
    let mut out = Sentence::default();
    // A sentence that is full says what it can.
    let _ = write(&mut out);
    out
}

/// What A would do, in words.
pub(super) fn hint(scene: &AmritsarScene<'_>, hint: Hint) -> Sentence {
    told(|out| texts(scene).hint(hint, out))
}

/// Why something is not allowed.
pub(super) fn reason(scene: &AmritsarScene<'_>, why: Why) -> Sentence {
    told(|out| texts(scene).why(why, out))
}

/// An action in few words, as a headline.
pub(super) fn action(scene: &AmritsarScene<'_>, action: Action) -> Sentence {
    let words = told(|out| texts(scene).action(action, out));
    capital(words.as_str())
}

/// The same words with a capital at the beginning. Of the letters beyond ASCII only an umlaut begins a word that we say.
fn capital(words: &str) -> Sentence {
    let mut rest = words.chars();
    let first = match rest.next() {
        None => return Sentence::default(),
        Some('ü') => 'Ü',
        Some(letter) => letter.to_ascii_uppercase(),
    };
    Sentence::of(format_args!("{first}{}", rest.as_str()))
}

/// The decade as the board writes it: by its strokes.
pub(super) fn decade(scene: &AmritsarScene<'_>, decade: u8) -> Sentence {
    let strokes = match decade {
        0 | 1 => "I",
        2 => "II",
        _ => "III",
    };
    Sentence::of(format_args!("{} {strokes}", texts(scene).labels().decade))
}

/// A number with its noun.
pub(super) fn count(scene: &AmritsarScene<'_>, number: u8, thing: Thing) -> Sentence {
    told(|out| texts(scene).count(u16::from(number), thing, out))
}

/// That A chooses.
pub(super) fn choose(scene: &AmritsarScene<'_>) -> Sentence {
    hint(scene, Hint::Choose)
}

/// What the seat is asked for.
pub(super) fn asks(scene: &AmritsarScene<'_>) -> Sentence {
    let (texts, table) = (texts(scene), &scene.view.table);
    plain(match table.stack.top() {
        Some(pending) => texts.asks(pending),
        None => texts.request(table.stage),
    })
}

/// The mahout of a follow-up.
pub(super) fn follower(scene: &AmritsarScene<'_>) -> Option<Mahout> {
    let table = &scene.view.table;
    table.following_mahout(scene.seat)
}

/// The PP that a ride on foot to a zone would cost.
pub(super) fn penalty(scene: &AmritsarScene<'_>, to: Zone) -> u8 {
    let table = &scene.view.table;
    let board = &table.boards[scene.seat];
    let passes = |from: Zone| from != to && table.passes(from, to);
    if board.has(StorageTile::NoPenalty) || !board.elephant.is_some_and(passes) {
        0
    } else {
        u8::try_from(board.prestige).map_or(table.penalty(), |own| table.penalty().min(own))
    }
}

/// The name of a thing, and what A would do with it.
pub(super) fn lines(scene: &AmritsarScene<'_>, item: Item) -> (Sentence, Sentence) {
    (name(scene, item), does(scene, item))
}

/// The colour that the last worker would have, if it is certain.
pub(super) fn last(table: &Table, put: Option<Colour>) -> Option<Colour> {
    let mut left = Colour::all().filter(|&colour| {
        let away = u8::from(put == Some(colour));
        table.doing.hand[colour] > away
    });
    let one = left.next()?;
    left.next().is_none().then_some(one)
}

/// The name of a thing.
fn name(scene: &AmritsarScene<'_>, item: Item) -> Sentence {
    let (texts, table) = (texts(scene), &scene.view.table);
    let labels = texts.labels();
    let board = &table.boards[scene.seat];
    match item {
        Item::Zone(zone) => plain(texts.zone(zone)),
        Item::Area(area) => match table.stage {
            Stage::Sowing { .. } => {
                let colour = last(table, None);
                let fits = colour.filter(|&colour| board::has_colour(table, area.zone(), colour));
                match fits {
                    Some(colour) => {
                        let zone = area.zone();
                        let fits = hint(scene, Hint::Fits { colour, zone });
                        Sentence::of(format_args!("{}: {fits}", texts.area(area)))
                    }
                    None => plain(texts.area(area)),
                }
            }
            _ => plain(texts.area(area)),
        },
        Item::Main(tile) => {
            let by = match tried(scene, item) {
                Some(Action::ElephantMain { .. }) => labels.elephant,
                _ => labels.main,
            };
            Sentence::of(format_args!("{by}: {}", texts.main(tile)))
        }
        Item::Second(tile) => {
            let colour = texts.colour(tile.colour());
            let second = texts.second(tile);
            Sentence::of(format_args!("{} ({colour}): {second}", labels.second))
        }
        Item::Elephant => plain(labels.elephant_action),
        Item::Swap => plain(texts.storage(StorageTile::Swap)),
        Item::MahoutPlace(colour) => match board.mahouts[colour] {
            Some(mahout) => {
                let (colour, mahout) = (texts.colour(colour), texts.mahout(mahout));
                Sentence::of(format_args!("{} ({colour}): {mahout}", labels.mahouts))
            }
            None => Sentence::of(format_args!("{}: {}", labels.mahouts, texts.colour(colour))),
        },
        Item::Goal(goal) => goal_name(scene, goal),
        Item::Mahout(mahout) | Item::NewMahout(mahout) => plain(texts.mahout(mahout)),
        Item::Place(place) => {
            let level = place.level();
            told(|out| {
                write!(out, "{} {}: ", labels.level, level.index() + 1)?;
                texts.level(level, out)
            })
        }
        Item::Resource(resource) | Item::Buy(resource) | Item::Sell(resource) => {
            capital(texts.resource(resource))
        }
        Item::Good(good) => plain(texts.good(good)),
        Item::Track(track) => {
            let step = board.tracks[track].saturating_add(1);
            step_name(scene, track, step)
        }
        Item::Step(track, step) => step_name(scene, track, step.saturating_add(1)),
        Item::Storage(tile) => {
            let row = STORAGE_TILES[tile];
            let slots = count(scene, row.slots, Thing::Slot);
            Sentence::of(format_args!("{}: {slots}", texts.storage(tile)))
        }
        Item::GoalPlace(place) => {
            let bonus = crate::games::amritsar::data::GOAL_PLACES[place];
            told(|out| {
                write!(out, "{} {}: ", labels.goals, place.index() + 1)?;
                texts.gain(bonus, out)
            })
        }
        Item::Bridge => match table.bridge() {
            Some(bridge) => {
                // The tile's own words have a colon.
                Sentence::of(format_args!("{}, {}", labels.bridge, texts.bridge(bridge)))
            }
            None => plain(labels.bridge),
        },
        Item::Temple => plain(labels.temple),
        Item::Tax => {
            let due = table.tax_due(scene.seat);
            let due = count(scene, due, Thing::Coin);
            Sentence::of(format_args!("{}: {due}", labels.tax_due))
        }
        Item::Load => {
            let load = count(scene, board.load, Thing::Marker);
            Sentence::of(format_args!("{}: {load}", labels.elephant))
        }
        Item::Worker(_) => match table.doing.at {
            Some(at) => {
                let (from, to) = (texts.area(at), texts.area(table.next_open(at)));
                Sentence::of(format_args!("{from} > {to}"))
            }
            None => asks(scene),
        },
        Item::Skip | Item::SkipFree | Item::Take | Item::Leave => asks(scene),
        Item::Follow | Item::Decline => asks(scene),
        Item::End | Item::Coin | Item::LeaveMarket => match tried(scene, item) {
            Some(deed) => action(scene, deed),
            None => asks(scene),
        },
    }
}

/// A goal in few words, as far as the viewer knows it.
fn goal_name(scene: &AmritsarScene<'_>, goal: crate::games::amritsar::data::GoalType) -> Sentence {
    match scene.view.goals[scene.seat] {
        GoalsSeen::Known { dealt, .. } => told(|out| texts(scene).goal(goal, dealt[goal], out)),
        GoalsSeen::Hidden => plain(texts(scene).goal_type(goal)),
    }
}

fn step_name(
    scene: &AmritsarScene<'_>,
    track: crate::games::amritsar::data::Track,
    step: u8,
) -> Sentence {
    let texts = texts(scene);
    let does = told(|out| texts.step(track, step, out));
    // When it comes has a colon of its own.
    let before = if does.as_str().contains(": ") {
        ","
    } else {
        ":"
    };
    told(|out| {
        out.write_str(texts.track(track))?;
        if step <= TRACK_STEPS {
            write!(out, " {step}")?;
        }
        write!(out, "{before} {does}")
    })
}

/// What A would do.
fn does(scene: &AmritsarScene<'_>, item: Item) -> Sentence {
    let table = &scene.view.table;
    let board = &table.boards[scene.seat];
    let all = ways(scene, item);
    if item == Item::Temple {
        return plain(texts(scene).labels().look_around);
    }
    if all.is_empty() {
        // Why not, where it is short; X tells the whole.
        let why = tried(scene, item).and_then(|action| scene.refusal(action));
        return why.map_or_else(Sentence::default, |why| reason(scene, why));
    }
    if all.len() > 1 {
        return hint(scene, Hint::Choose);
    }
    let told = match item {
        Item::Zone(zone) => match all.first() {
            Some(Action::PlaceElephant { .. }) => Hint::PlaceElephant { zone },
            Some(Action::MoveElephant {
                means: Means::Foot, ..
            }) => {
                let from = board.elephant.unwrap_or(zone);
                Hint::Ride {
                    zone,
                    coins: from.steps_to(zone).saturating_sub(1),
                    prestige: penalty(scene, zone),
                }
            }
            Some(Action::MoveElephant { .. }) => Hint::RideFree { zone },
            _ => Hint::Stay { zone },
        },
        Item::Area(area) => match table.stage {
            Stage::Sowing { .. } => {
                let coins = landings(scene)
                    .iter()
                    .find(|&&(to, _)| to == area)
                    .map(|&(_, cost)| cost);
                Hint::Land {
                    colour: last(table, None).unwrap_or(Colour::White),
                    area,
                    coins: coins.unwrap_or(0),
                }
            }
            Stage::Elephant { .. } => Hint::StayAndLift {
                area,
                workers: table.crowd(area) as u8,
            },
            _ => Hint::Lift {
                workers: table.crowd(area) as u8,
                coins: table.area_coins[area],
            },
        },
        Item::Worker(colour) => match (
            table.doing.at.map(|at| table.next_open(at)),
            last(table, Some(colour)),
        ) {
            (Some(area), Some(last)) => Hint::Sow { colour, area, last },
            (Some(_), None) => return by_action(scene, item),
            _ => Hint::Choose,
        },
        Item::Buy(resource) => Hint::Buy {
            resource,
            coins: price(scene, resource),
        },
        Item::Sell(resource) => {
            let row = table.free_row(resource);
            let at = |prices: &[u8; 4]| row.and_then(|row| prices.get(row)).copied();
            Hint::Sell {
                resource,
                coins: at(&PRICES).unwrap_or(PRICES[0]),
                prestige: at(&COVERED[resource]).unwrap_or(0),
            }
        }
        Item::Place(place) => {
            let level = place.level();
            let prestige = LEVELS[level].1;
            let own = board.elephant.map_or(0, |zone| {
                table.donated[scene.seat][zone].both(place.below()).len()
            });
            Hint::Donate {
                level,
                // Two at most.
                prestige: prestige.saturating_add(own as u8),
            }
        }
        Item::Storage(tile) => Hint::Lay {
            tax: STORAGE_TILES[tile].tax,
        },
        Item::GoalPlace(_) => Hint::Lay { tax: GOAL_TAX },
        Item::NewMahout(mahout) => Hint::Lay {
            tax: MAHOUTS[mahout].1,
        },
        Item::Track(track) => match board.tracks[track] {
            steps if steps >= TRACK_STEPS => Hint::Beyond { track },
            steps => Hint::Study {
                track,
                step: steps.saturating_add(1),
            },
        },
        // The line above tells which.
        Item::Main(_) | Item::Second(_) => Hint::Choose,
        Item::Follow => match follower(scene) {
            Some(mahout) => Hint::Follow { mahout },
            None => Hint::Choose,
        },
        _ => return by_action(scene, item),
    };
    hint(scene, told)
}

/// What A does, as its action is called.
fn by_action(scene: &AmritsarScene<'_>, item: Item) -> Sentence {
    match tried(scene, item) {
        Some(deed) => told(|out| {
            out.write_str("A: ")?;
            texts(scene).action(deed, out)
        }),
        None => Sentence::default(),
    }
}

/// What the next piece of a resource costs the seat.
pub(super) fn price(
    scene: &AmritsarScene<'_>,
    resource: crate::games::amritsar::data::Resource,
) -> u8 {
    let table = &scene.view.table;
    let bought = matches!(
        table.stack.top(),
        Some(Pending::Market { bought: true, .. })
    );
    table.price_for(scene.seat, resource, bought)
}

/// The rules about a thing.
fn about(scene: &AmritsarScene<'_>, item: Item, out: &mut dyn Write) -> core::fmt::Result {
    let (texts, table) = (texts(scene), &scene.view.table);
    let board = &table.boards[scene.seat];
    let topic = match item {
        Item::Zone(_) if matches!(table.stage, Stage::ElephantAgain { .. }) => Topic::Third,
        Item::Zone(_) => Topic::Elephant,
        Item::Area(area) => {
            if Area::golden(area.zone()) == area {
                write!(out, "{} ", texts.explain(Topic::Golden))?;
            }
            Topic::Workers
        }
        Item::Worker(_) | Item::Skip => Topic::Workers,
        Item::SkipFree => Topic::StorageTile(StorageTile::FreeSkip),
        Item::Take | Item::Leave => Topic::Area,
        Item::Main(tile) => return texts.about_tile(tile, out),
        Item::Second(tile) => Topic::of_effect(ZONE_TILES[tile].second),
        Item::Elephant | Item::End => Topic::Actions,
        Item::Swap => Topic::StorageTile(StorageTile::Swap),
        Item::MahoutPlace(colour) => match board.mahouts[colour] {
            Some(mahout) => return texts.about_mahout(mahout, out),
            None => Topic::Mahouts,
        },
        Item::Mahout(mahout) | Item::NewMahout(mahout) => return texts.about_mahout(mahout, out),
        Item::Goal(goal) => match scene.view.goals[scene.seat] {
            GoalsSeen::Known { dealt, .. } => return texts.goal_long(goal, dealt[goal], out),
            GoalsSeen::Hidden => Topic::GoalType(goal),
        },
        Item::GoalPlace(_) => Topic::Goals,
        Item::Place(_) => Topic::Donation,
        Item::Resource(_) | Item::Good(_) => Topic::Storage,
        Item::Track(track) | Item::Step(track, _) => Topic::Track(track),
        Item::Buy(_) | Item::Sell(_) | Item::Coin | Item::LeaveMarket => Topic::Market,
        Item::Storage(tile) => return texts.about_storage(tile, out),
        Item::Follow => Topic::FollowUp,
        Item::Decline => match table.stack.top() {
            Some(Pending::Upgrade { .. }) => Topic::Upgrades,
            Some(_) => Topic::Mahouts,
            None => Topic::FollowUp,
        },
        Item::Bridge => Topic::Bridges,
        Item::Temple => Topic::Temple,
        Item::Tax => Topic::Tax,
        Item::Load => Topic::Markers,
    };
    out.write_str(texts.explain(topic))
}

/// Says what is in focus, what it costs, and why it cannot be done now.
pub(super) fn explain(scene: &AmritsarScene<'_>, focus: Focus, out: &mut dyn Write) {
    let (item, row) = match focus {
        Focus::At(item) | Focus::Own { at: item } | Focus::Look { at: item, .. } => (item, None),
        Focus::Taking(area) | Focus::Going(area) => (Item::Area(area), None),
        Focus::Ways { item, row } => (item, Some(row)),
    };
    let chosen = row.and_then(|row| ways(scene, item).get(usize::from(row)).copied());
    let name = match chosen {
        Some(deed) => action(scene, deed),
        None => name(scene, item),
    };
    let stop = if name.as_str().ends_with(['!', '?']) {
        ""
    } else {
        "."
    };
    let _ = write!(out, "{name}{stop} ");
    let _ = match chosen {
        Some(Action::ElephantMain { tile }) => about(scene, Item::Main(tile), out),
        Some(Action::ElephantMahout { mahout }) => about(scene, Item::Mahout(mahout), out),
        Some(Action::MoveElephant {
            means: Means::MovementTile,
            ..
        }) => out.write_str(texts(scene).explain(Topic::Third)),
        Some(Action::MoveElephant {
            means: Means::StorageTile,
            ..
        }) => about(scene, Item::Storage(StorageTile::FreeElephant), out),
        _ => about(scene, item, out),
    };
    let here = matches!(focus, Focus::At(_) | Focus::Taking(_) | Focus::Going(_));
    let dead = here && ways(scene, item).is_empty();
    if let Some(why) = tried(scene, item)
        .filter(|_| dead)
        .and_then(|action| scene.refusal(action))
    {
        let _ = write!(out, " {}", reason(scene, why));
    }
}

/// How the game is told.
pub(super) const TELLER: Teller<Amritsar> = Teller {
    tell: |event, names, language, out| language.amritsar().tell(*event, names, out),
    weight: super::weight,
    reason,
    explain: |scene, focus, out| explain(scene, settled(scene, focus), out),
};
