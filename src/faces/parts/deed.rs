//! What can be done from a place or in a turn: the rows that a player chooses from.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use heapless::Vec;

use super::{DeedOf, DeedsOf, Moment, PlaceOf, RoadGame, may};
use crate::{faces::Scene, kernel::id::Id, parts::roads::Junction};

/// A row to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<A, D, O> {
    /// Do this.
    Play(A),
    /// What the player would expect here, and cannot do now: the judge says why.
    Closed(A),
    /// A planned action: do it, or go where it is done.
    Task(D),
    /// Spend a chip.
    Chip,
    /// See the turn as a whole.
    Turn,
    /// Back to the map.
    Map,
    /// End the turn.
    End,
    /// A row that only this game has.
    Own(O),
}

/// Rows: the games prove that there is room, at a place and in a turn.
pub type Deeds<D> = Vec<D, 20>;

/// Adds a row; there is room, see `Deeds`.
pub fn add<D>(deeds: &mut Deeds<D>, deed: D) {
    let _ = deeds.push(deed);
}

/// Adds an action if it is allowed.
pub fn add_legal<G: RoadGame>(scene: &Scene<'_, G>, deeds: &mut DeedsOf<G>, action: G::Action) {
    if may(scene, action) {
        add(deeds, Deed::Play(action));
    }
}

/// The different actions that the pointers and the chip of the seat's turn show.
pub fn shown<G: RoadGame>(scene: &Scene<'_, G>) -> impl Iterator<Item = G::Dial> {
    G::Dial::all().filter(|&dial| G::shows(scene, dial))
}

/// The road from one junction to another, if one leads there.
pub fn road_between<G: RoadGame>(
    from: Junction<G::City>,
    to: Junction<G::City>,
) -> Option<G::Road> {
    G::Road::all().find(|&road| G::other_end(road, from) == Some(to))
}

/// The journey of one road to a junction; from a place without a road there, one by a road that does not lead there.
pub fn journey<G: RoadGame>(scene: &Scene<'_, G>, to: Junction<G::City>) -> Option<G::Action> {
    let here = G::traveller(scene, scene.seat);
    if here == to {
        return None;
    }
    let by = road_between::<G>(here, to).or_else(|| G::Road::all().next())?;
    Some(G::travel(to, by))
}

/// A journey to where the traveller is: at the start, where nothing is ever built, it comes nearest to what is wanted.
pub fn nowhere<G: RoadGame>() -> G::Action {
    let by = G::Road::all().next();
    by.map_or(G::END, |by| G::travel(Junction::Start, by))
}

/// What can be done at a place itself.
pub fn at_place<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> DeedsOf<G> {
    let mut deeds = Deeds::new();
    if let Some(travel) = place.junction().and_then(|to| journey(scene, to)) {
        add_legal(scene, &mut deeds, travel);
    }
    G::add_buildings(scene, place, &mut deeds);
    deeds
}

/// The rows at a place in a turn, or while something is built outside it.
pub fn here<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> DeedsOf<G> {
    let mut deeds = at_place(scene, place);
    if deeds.is_empty() {
        add(&mut deeds, Deed::Closed(G::expected(scene, place)));
    }
    G::add_anywhere(scene, &mut deeds);
    if G::moment(scene) == Moment::Acting {
        add(&mut deeds, Deed::Turn);
    }
    deeds
}

/// The rows of the turn as a whole.
pub fn turn<G: RoadGame>(scene: &Scene<'_, G>) -> DeedsOf<G> {
    let mut deeds = Deeds::new();
    if G::moment(scene) != Moment::Acting {
        add(&mut deeds, Deed::Map);
        return deeds;
    }
    for dial in shown(scene) {
        add(&mut deeds, Deed::Task(dial));
    }
    G::add_own(scene, &mut deeds);
    add(&mut deeds, Deed::Map);
    add(&mut deeds, Deed::End);
    deeds
}

/// The row that is in focus in a list of deeds.
pub fn row_of<G: RoadGame>(deeds: &DeedsOf<G>, row: u8) -> Option<DeedOf<G>> {
    deeds
        .get(usize::from(super::rows::row_in(deeds, row)))
        .copied()
}
