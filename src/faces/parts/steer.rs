//! What the keys do on the screens that games of roads and dials share.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use super::{
    DeedOf, FocusOf, Moment, OutcomeOf, PlaceOf, RoadGame,
    deed::{self, Deed},
    dial::{Hands, Set},
    focus::Focus,
    place::Place,
    rows::{Chosen, list, row_in, turned},
};
use crate::{
    faces::{Outcome, Scene},
    ui::key::{Key, KeyEvent},
};

/// The place of the own traveller.
pub fn own_place<G: RoadGame>(scene: &Scene<'_, G>) -> PlaceOf<G> {
    Place::Junction(G::traveller(scene, scene.seat))
}

/// Where the attention goes at the beginning of a moment.
pub fn begin<G: RoadGame>(scene: &Scene<'_, G>) -> FocusOf<G> {
    match G::moment(scene) {
        Moment::Planning => Focus::Plan {
            at: G::FIRST,
            first: None,
            second: None,
        },
        Moment::Elsewhere => G::begin(scene),
        _ => Focus::Map(own_place(scene)),
    }
}

/// The focus itself if it belongs to this moment, else where the moment begins.
pub fn settled<G: RoadGame>(scene: &Scene<'_, G>, focus: FocusOf<G>) -> FocusOf<G> {
    let moment = G::moment(scene);
    let belongs = match focus {
        Focus::Map(_) => !matches!(moment, Moment::Planning | Moment::Elsewhere),
        Focus::Here { .. } => {
            matches!(moment, Moment::Acting | Moment::Building | Moment::Watching)
        }
        Focus::Turn { .. } | Focus::End | Focus::Chip { .. } => moment == Moment::Acting,
        Focus::Plan { .. } => moment == Moment::Planning,
        Focus::Page(page) => G::belongs(scene, page),
    };
    if belongs { focus } else { begin(scene) }
}

/// What a key leads to.
pub fn steer<G: RoadGame>(
    scene: &Scene<'_, G>,
    focus: FocusOf<G>,
    event: KeyEvent,
) -> OutcomeOf<G> {
    let key = match event {
        KeyEvent::Press(key) | KeyEvent::Repeat(key) => key,
        KeyEvent::Hold(_) | KeyEvent::Release(_) => return Outcome::Nothing,
    };
    let map = Focus::Map(own_place(scene));
    match settled(scene, focus) {
        Focus::Map(place) => on_map(scene, place, key),
        Focus::Here { place, row } => match list(&deed::here(scene, place), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Here { place, row }),
            Chosen::Deed(deed) => choose(scene, deed, Focus::Map(place)),
            Chosen::Left => Outcome::Moved(Focus::Map(place)),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::Turn { row } => match list(&deed::turn(scene), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Turn { row }),
            Chosen::Deed(deed) => choose(scene, deed, Focus::Turn { row }),
            Chosen::Left => Outcome::Moved(map),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::End => match key {
            Key::A => play(scene, G::END, map),
            Key::B => Outcome::Moved(Focus::Turn {
                row: end_row(scene),
            }),
            _ => Outcome::Nothing,
        },
        Focus::Plan { at, first, second } => on_plan(scene, Hands { at, first, second }, key),
        Focus::Chip { at } => match key {
            Key::A => play(scene, G::spend(at), Focus::Turn { row: 0 }),
            Key::B => Outcome::Moved(Focus::Turn { row: 0 }),
            _ => moved(turned(at, key).map(|at| Focus::Chip { at })),
        },
        Focus::Page(page) => G::steer(scene, page, key),
    }
}

/// The attention goes there, if there is such a place.
pub fn moved<F, A, W>(focus: Option<F>) -> Outcome<F, A, W> {
    focus.map_or(Outcome::Nothing, Outcome::Moved)
}

/// Plays an action if the judge allows it.
pub fn play<G: RoadGame>(
    scene: &Scene<'_, G>,
    action: G::Action,
    then: FocusOf<G>,
) -> OutcomeOf<G> {
    match scene.refusal(action) {
        None => Outcome::Play(action, then),
        Some(why) => Outcome::Refused(why),
    }
}

/// The last row of the turn: its end.
fn end_row<G: RoadGame>(scene: &Scene<'_, G>) -> u8 {
    row_in(&deed::turn(scene), u8::MAX)
}

/// The row that the turn is opened at: the first planned action with something left, else the end.
fn turn_row<G: RoadGame>(scene: &Scene<'_, G>) -> u8 {
    let open = deed::turn(scene)
        .iter()
        .position(|deed| matches!(deed, Deed::Task(dial) if G::undone(scene, *dial) > 0));
    open.map_or_else(|| end_row(scene), |row| row as u8)
}

/// What A on a row does.
pub fn choose<G: RoadGame>(
    scene: &Scene<'_, G>,
    deed: DeedOf<G>,
    then: FocusOf<G>,
) -> OutcomeOf<G> {
    let map = Focus::Map(own_place(scene));
    match deed {
        Deed::Play(action) | Deed::Closed(action) => play(scene, action, then),
        Deed::Task(dial) => G::task(scene, dial, then).unwrap_or(Outcome::Moved(map)),
        Deed::Map => Outcome::Moved(map),
        Deed::Chip => Outcome::Moved(Focus::Chip { at: G::FIRST }),
        Deed::Turn => Outcome::Moved(Focus::Turn {
            row: turn_row(scene),
        }),
        Deed::End => Outcome::Moved(Focus::End),
        Deed::Own(deed) => G::own(scene, deed),
    }
}

fn on_map<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>, key: Key) -> OutcomeOf<G> {
    match key {
        Key::A if G::moment(scene) == Moment::Placing => {
            // The first buildings go into villages; of any other place the judge says so.
            let action = match place.village() {
                Some(village) => G::place(village),
                None => G::expected(scene, place),
            };
            play(scene, action, Focus::Map(place))
        }
        Key::A => Outcome::Moved(Focus::Here { place, row: 0 }),
        Key::B => Outcome::Back,
        _ => moved(place.towards(key).map(Focus::Map)),
    }
}

fn on_plan<G: RoadGame>(scene: &Scene<'_, G>, hands: Hands<G::Dial>, key: Key) -> OutcomeOf<G> {
    match hands.steer(key) {
        Set::Moved(Hands { at, first, second }) => {
            Outcome::Moved(Focus::Plan { at, first, second })
        }
        Set::Done(one, other) => play(scene, G::plan(one, other), Focus::Map(own_place(scene))),
        Set::Back => Outcome::Back,
        Set::Nothing => Outcome::Nothing,
    }
}

/// The position after a key among things that lie in rows of four.
pub fn in_rows_of_four(here: usize, count: usize, key: Key) -> Option<usize> {
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
