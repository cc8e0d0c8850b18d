//! What the keys do: the cross goes to the nearest of all that can be done, A does it.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use super::ways::{Ways, deeds};
use super::{Focus, OsirisScene, Stop, ground, say, temples};
use crate::faces::{Outcome, OutcomeOf, parts::cross::nearest};
use crate::games::osiris::data::{City, CitySet, Colour, God, PlaceSet};
use crate::games::osiris::place::Place;
use crate::games::osiris::state::{Stage, Table};
use crate::games::osiris::{Osiris, action::Action};
use crate::kernel::id::Id;
use crate::ui::key::{Key, KeyEvent};

/// The priests that the player can choose: those that can take a step, or all where none can.
fn priests(table: &Table, scene: &OsirisScene<'_>) -> CitySet {
    if let Stage::Marching(march) = table.stage {
        return CitySet::only(march.priest);
    }
    let own = table.cities(scene.seat);
    let movable = own
        .iter()
        .filter(|&priest| !table.steps(priest, table.stones[priest]).is_empty())
        .fold(CitySet::empty(), |all, priest| {
            all.union(CitySet::only(priest))
        });
    if movable.is_empty() { own } else { movable }
}

/// Whether the player has a choice of priests that can move.
fn chooses(table: &Table, scene: &OsirisScene<'_>) -> bool {
    table.stage == Stage::Choosing
        && table.movable(scene.seat).is_some()
        && priests(table, scene).len() > 1
}

/// Where the attention goes for a priest: to the place that most would go to, else to himself.
fn on_priest(scene: &OsirisScene<'_>, priest: City) -> Focus {
    let table = &scene.view.table;
    let ways = Ways::of(table, priest);
    let here = table.priests[priest];
    // The last stone of a priest who cannot walk may block any field; of who is shut in, other priests are no answer.
    let does = |at: &Place| !deeds(scene, &ways, *at).is_empty();
    let others = || stops(scene, &ways, here).iter().find(does);
    let best = ways.best(table).map(|(place, _)| place);
    let at = best.or_else(others).unwrap_or(here);
    Focus::Pyramid { priest, at }
}

/// Where the attention begins.
pub(super) fn begin(scene: &OsirisScene<'_>) -> Focus {
    let table = &scene.view.table;
    match table.stage {
        Stage::Choosing | Stage::Marching(_) => {
            // The one who can get highest, and of several the first.
            let highest = |priest: &City| {
                let best = Ways::of(table, *priest).best(table);
                u8::MAX - best.map_or(0, |(_, level)| level)
            };
            let first = priests(table, scene).iter().min_by_key(highest);
            let first = first.unwrap_or(City::Tanis);
            // Where there is a choice of priests, it comes first.
            if chooses(table, scene) {
                let at = table.priests[first];
                return Focus::Pyramid { priest: first, at };
            }
            on_priest(scene, first)
        }
        Stage::Placing => {
            let puts = |colour: &Colour| {
                let colour = *colour;
                table.waiting(colour) > 0
            };
            let own = table.colours(scene.seat);
            let colour = own
                .iter()
                .find(puts)
                .or(own.first())
                .unwrap_or(Colour::Beige);
            let fits = |god: &God| table.followers[colour].room().contains(*god);
            // From the middle of the page on.
            let middle = God::Isis.index();
            let gods = God::all().skip(middle).chain(God::all().take(middle));
            let god = gods.into_iter().find(fits).unwrap_or(God::Isis);
            Focus::Temples {
                at: Stop::Temple(god, colour),
                taken: None,
            }
        }
        Stage::Following | Stage::Over(_) => Focus::Temples {
            at: Stop::End,
            taken: None,
        },
        Stage::Exchanging(_) | Stage::Showing(_) => Focus::Fight { exchange: false },
    }
}

/// The focus, if it belongs to this moment; else where the attention begins.
pub(super) fn settled(scene: &OsirisScene<'_>, focus: Focus) -> Focus {
    let table = &scene.view.table;
    let fits = match (table.stage, focus) {
        (Stage::Choosing | Stage::Marching(_), Focus::Pyramid { priest, at }) => {
            let ways = Ways::of(table, priest);
            priests(table, scene).contains(priest) && stops(scene, &ways, at).contains(at)
        }
        (Stage::Choosing | Stage::Marching(_), Focus::Here { priest, at, row }) => {
            say::rows(scene, priest, at).len() > usize::from(row)
        }
        (Stage::Placing, Focus::Temples { at, taken: None }) => match at {
            Stop::Temple(god, colour) => {
                table.waiting(colour) > 0
                    && table.colours(scene.seat).contains(colour)
                    && table.followers[colour].room().contains(god)
            }
            Stop::End => false,
        },
        (Stage::Following, Focus::Temples { at, taken }) => {
            let held = |(god, colour): (God, Colour)| {
                table.colours(scene.seat).contains(colour)
                    && table.followers[colour].present().contains(god)
            };
            let lifted = taken.is_none_or(held);
            lifted
                && match (at, taken) {
                    (Stop::End, _) => taken.is_none(),
                    (Stop::Temple(god, colour), None) => held((god, colour)),
                    (Stop::Temple(god, colour), Some((from, own))) => {
                        colour == own && god != from && table.followers[own].room().contains(god)
                    }
                }
        }
        (Stage::Exchanging(_) | Stage::Showing(_), Focus::Fight { .. }) => true,
        _ => false,
    };
    if fits { focus } else { begin(scene) }
}

/// The places where A means something: the priests that can be chosen, while one is in focus; then what can be reached or
/// blocked. Who cannot move at all has both together: what can be cleared, and the priests to pass with.
pub(super) fn stops(scene: &OsirisScene<'_>, ways: &Ways, at: Place) -> PlaceSet {
    let table = &scene.view.table;
    let mut stops = ways.reach().bits();
    match table.stage {
        Stage::Marching(march) if march.left == 1 => {
            stops |= u64::from(table.empty_fields().bits()) << City::COUNT;
            if ways.reach().is_empty() {
                stops |= 1 << table.priests[march.priest].index();
            }
        }
        Stage::Choosing => {
            let stuck = table.movable(scene.seat).is_none();
            if stuck || at == table.priests[ways.march.priest] {
                stops = table.standing(priests(table, scene)).bits();
            }
            if stuck {
                for field in table.blockades.iter() {
                    let at = Place::field(field);
                    if !deeds(scene, ways, at).is_empty() {
                        stops |= 1 << at.index();
                    }
                }
            }
        }
        _ => {}
    }
    PlaceSet::from_bits(stops)
}

/// What follows by itself: the rest of a way.
pub(super) fn follows(scene: &OsirisScene<'_>, focus: Option<Focus>) -> Option<Action> {
    let (Stage::Marching(march), Some(Focus::Going { priest, to })) =
        (scene.view.table.stage, focus)
    else {
        return None;
    };
    if march.priest != priest {
        return None;
    }
    Ways::of(&scene.view.table, priest)
        .first(to)
        .filter(|&step| scene.allows(step))
}

/// What a key leads to.
pub(super) fn steer(scene: &OsirisScene<'_>, focus: Focus, event: KeyEvent) -> OutcomeOf<Osiris> {
    let Some(key) = event.steers() else {
        return Outcome::Nothing;
    };
    match settled(scene, focus) {
        Focus::Pyramid { priest, at } | Focus::Going { priest, to: at } => {
            on_pyramid(scene, priest, at, key)
        }
        Focus::Here { priest, at, row } => on_rows(scene, (priest, at), row, key),
        Focus::Temples { at, taken } => on_temples(scene, at, taken, key),
        Focus::Fight { exchange } => on_fight(scene, exchange, key),
    }
}

fn on_pyramid(scene: &OsirisScene<'_>, priest: City, at: Place, key: Key) -> OutcomeOf<Osiris> {
    let table = &scene.view.table;
    let (ways, here) = (Ways::of(table, priest), table.priests[priest]);
    match key {
        Key::A => match deeds(scene, &ways, at).as_slice() {
            [] if at == here => match on_priest(scene, priest) {
                Focus::Pyramid { at: to, .. } if to == at => {
                    scene.play(Action::Pass, Focus::Pyramid { priest, at })
                }
                focus => Outcome::Moved(focus),
            },
            [] => scene.play(
                Action::Step { to: at, priest },
                Focus::Pyramid { priest, at },
            ),
            [deed] => scene.play(*deed, Focus::Going { priest, to: at }),
            _ => Outcome::Moved(Focus::Here { priest, at, row: 0 }),
        },
        // Another priest, where there is one.
        Key::B if at != here && chooses(table, scene) => {
            Outcome::Moved(Focus::Pyramid { priest, at: here })
        }
        Key::B => Outcome::Back,
        _ => {
            let all = stops(scene, &ways, at).iter().filter(|&stop| stop != at);
            let next = nearest(
                key,
                ground::spot(at),
                all.map(|stop| (stop, ground::spot(stop))),
            );
            let Some(next) = next else {
                return Outcome::Nothing;
            };
            // Whoever is met becomes the chosen one.
            let met = priests(table, scene)
                .iter()
                .find(|&other| table.priests[other] == next);
            let priest = match table.stage {
                Stage::Choosing => met.unwrap_or(priest),
                _ => priest,
            };
            Outcome::Moved(Focus::Pyramid { priest, at: next })
        }
    }
}

fn on_rows(
    scene: &OsirisScene<'_>,
    (priest, at): (City, Place),
    row: u8,
    key: Key,
) -> OutcomeOf<Osiris> {
    let rows = say::rows(scene, priest, at);
    let to = |row| Outcome::Moved(Focus::Here { priest, at, row });
    match key {
        Key::A => match rows.get(usize::from(row)) {
            Some(&deed) => scene.play(deed, Focus::Going { priest, to: at }),
            None => Outcome::Nothing,
        },
        Key::Up => to(row.checked_sub(1).unwrap_or(rows.len() as u8 - 1)),
        Key::Down if usize::from(row) + 1 < rows.len() => to(row + 1),
        Key::Down => to(0),
        Key::B => Outcome::Moved(Focus::Pyramid { priest, at }),
        _ => Outcome::Nothing,
    }
}

/// The stops of the temples at this moment.
fn temple_stops(
    scene: &OsirisScene<'_>,
    taken: Option<(God, Colour)>,
) -> impl Iterator<Item = Stop> {
    let table = &scene.view.table;
    let (stage, own) = (table.stage, table.colours(scene.seat));
    let gods = God::all().flat_map(|god| Colour::all().map(move |colour| (god, colour)));
    let fits = move |&(god, colour): &(God, Colour)| {
        let followers = table.followers[colour];
        own.contains(colour)
            && match (stage, taken) {
                (Stage::Placing, _) => table.waiting(colour) > 0 && followers.room().contains(god),
                (_, None) => followers.present().contains(god),
                (_, Some((from, held))) => {
                    colour == held && god != from && followers.room().contains(god)
                }
            }
    };
    // With a follower in hand the cross goes from temple to temple; B puts it back.
    let end = (stage == Stage::Following && taken.is_none()).then_some(Stop::End);
    gods.filter(fits)
        .map(|(god, colour)| Stop::Temple(god, colour))
        .chain(end)
}

fn on_temples(
    scene: &OsirisScene<'_>,
    at: Stop,
    taken: Option<(God, Colour)>,
    key: Key,
) -> OutcomeOf<Osiris> {
    let table = &scene.view.table;
    let here = Focus::Temples { at, taken };
    match key {
        Key::A => match (at, taken, table.stage) {
            (Stop::Temple(god, colour), _, Stage::Placing) => {
                scene.play(Action::Place { god, colour }, here)
            }
            (Stop::End, ..) => scene.play(Action::EndTurn, here),
            (Stop::Temple(god, colour), None, _) => {
                let taken = Some((god, colour));
                // From the middle on every temple is near; and it tells nothing of what the player knows.
                let near = |stop: &Stop| {
                    let apart = temples::stop(*stop) - temples::MIDDLE;
                    apart.x.abs() + apart.y.abs()
                };
                let next = temple_stops(scene, taken).min_by_key(near);
                Outcome::Moved(Focus::Temples {
                    at: next.unwrap_or(Stop::End),
                    taken,
                })
            }
            (Stop::Temple(to, colour), Some((from, _)), _) => {
                scene.play(Action::MoveFollower { from, to, colour }, here)
            }
        },
        Key::B => match taken {
            Some((god, colour)) => Outcome::Moved(Focus::Temples {
                at: Stop::Temple(god, colour),
                taken: None,
            }),
            None => Outcome::Back,
        },
        _ => {
            let all = temple_stops(scene, taken).filter(|&stop| stop != at);
            let points = all.map(|stop| (stop, temples::stop(stop)));
            match nearest(key, temples::stop(at), points) {
                Some(at) => Outcome::Moved(Focus::Temples { at, taken }),
                None => Outcome::Nothing,
            }
        }
    }
}

fn on_fight(scene: &OsirisScene<'_>, exchange: bool, key: Key) -> OutcomeOf<Osiris> {
    let here = Focus::Fight { exchange };
    let showing = matches!(scene.view.table.stage, Stage::Showing(_));
    match key {
        Key::A if showing => scene.play(Action::Seen, here),
        Key::A if exchange => scene.play(Action::Exchange, here),
        Key::A => scene.play(Action::KeepGods, here),
        Key::Up | Key::Down if !showing => Outcome::Moved(Focus::Fight {
            exchange: !exchange,
        }),
        Key::B => Outcome::Back,
        _ => Outcome::Nothing,
    }
}
