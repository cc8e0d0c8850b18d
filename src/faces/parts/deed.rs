//! What can be done from a place or in a turn: the rows that a player chooses from.
//!
//! Every row asks the judge; nothing here knows a rule, only where the player would look for an action.

use core::fmt::Write;

use heapless::Vec;

use super::{
    Activity, Cities, DeedOf, DeedsOf, FocusOf, PlaceOf, RoadGame,
    brush::Sentence,
    focus::Focus,
    map, may, plain,
    steer::own_place,
    ways::{Ways, ways},
};
use crate::{
    faces::Scene,
    kernel::{id::Id, seat::PerSeat},
    parts::roads::Junction,
};

/// A row to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<A, D, O, P> {
    /// Do this.
    Play(A),
    /// What the player would expect here, and cannot do now: the judge says why.
    Closed(A),
    /// Travel to this place, by the cheapest way.
    Go(P),
    /// A planned action: do it, or go where it is done.
    Task(D),
    /// Give up a planned action, after a question.
    GiveUp(D),
    /// Spend a chip.
    Chip,
    /// See the turn as a whole.
    Turn,
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

/// Adds those of the planned actions that have a page of their own and can be done.
pub fn add_tasks<G: RoadGame>(
    scene: &Scene<'_, G>,
    deeds: &mut DeedsOf<G>,
    dials: impl IntoIterator<Item = G::Dial>,
) {
    for dial in dials.into_iter().filter(|&dial| G::task_open(scene, dial)) {
        add(deeds, Deed::Task(dial));
    }
}

/// The different actions that the pointers and the chip of the seat's turn show.
pub fn shown<G: RoadGame>(scene: &Scene<'_, G>) -> impl Iterator<Item = G::Dial> {
    G::Dial::all().filter(|&dial| G::shows(scene, dial))
}

/// The cheapest ways of the seat's own traveller.
pub fn own_ways<G: RoadGame>(scene: &Scene<'_, G>) -> Ways<G::City, G::Road> {
    let here = G::traveller(scene, scene.seat);
    ways::<G>(here, |road| G::fare(scene, road))
}

/// The ways of the seat's own traveller by one road only.
pub fn only<G: RoadGame>(scene: &Scene<'_, G>, by: G::Road) -> Ways<G::City, G::Road> {
    let here = G::traveller(scene, scene.seat);
    let fare = |road: G::Road| G::fare(scene, road).filter(|_| road == by);
    ways::<G>(here, fare)
}

/// The first road of a journey to a junction that can be paid to its end; none where the traveller is.
pub fn journey<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    to: Junction<G::City>,
) -> Option<G::Action> {
    let (by, end) = ways.first(to)?;
    let action = G::travel(end, by);
    (ways.fare(to)? <= G::purse(scene) && may(scene, action)).then_some(action)
}

/// What the whole way to a junction costs, and who gets it.
pub fn toll<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    to: Junction<G::City>,
) -> Sentence {
    let mut owed = PerSeat::filled(0u16);
    for owner in G::players(scene).iter() {
        let roads = ways.roads(to);
        owed[owner] = roads.map(|(road, _)| G::owed(scene, road, owner)).sum();
    }
    let total: u16 = owed.entries().iter().sum();
    if total == 0 {
        return plain(G::captions(scene).no_toll);
    }
    let owners = || owed.iter().filter(|&(_, &owed)| owed > 0);
    let mut names = Sentence::default();
    for (number, (owner, owed)) in owners().enumerate() {
        let comma = if number > 0 { ", " } else { "" };
        let name = scene.players[owner].name;
        // With more owners than two, the names alone have room.
        let _ = match owners().count() {
            2 => write!(names, "{comma}{name} {owed}"),
            _ => write!(names, "{comma}{name}"),
        };
    }
    let mut said = G::toll_said(scene, names.as_str(), total);
    let paid = ways.fare(to).unwrap_or(0);
    let (purse, needed) = (G::purse(scene), G::plan_cost(scene));
    if purse >= needed && purse < needed.saturating_add(paid) {
        // What is planned could be paid now, and could not after this journey.
        let missing = needed.saturating_add(paid).saturating_sub(purse);
        let short = scene.language.words().face.plan_lacks;
        let _ = write!(said, "; {short} {missing}");
    }
    said
}

/// What can be done at a place itself.
pub fn at_place<G: RoadGame>(
    scene: &Scene<'_, G>,
    ways: &Ways<G::City, G::Road>,
    place: PlaceOf<G>,
) -> DeedsOf<G> {
    let mut deeds = Deeds::new();
    let travels = |to| journey(scene, ways, to).is_some();
    if G::activity(scene) == Activity::Acting && place.junction().is_some_and(travels) {
        add(&mut deeds, Deed::Go(place));
        // The road that leads there straight may be dearer, and is a choice all the same.
        if let Some(to) = place.junction().filter(|&to| ways.roads(to).count() > 1) {
            let here = G::traveller(scene, scene.seat);
            let straight = |&road: &G::Road| G::other_end(road, here) == Some(to);
            if let Some(by) = G::Road::all().find(straight) {
                add_legal(scene, &mut deeds, G::travel(to, by));
            }
        }
    }
    G::add_buildings(scene, place, &mut deeds);
    if place == own_place(scene) {
        G::add_anywhere(scene, &mut deeds);
    }
    deeds
}

/// Why nothing can be done at a place: what the way there or a building there needs.
pub fn why_not<G: RoadGame>(
    scene: &Scene<'_, G>,
    own: &Ways<G::City, G::Road>,
    place: PlaceOf<G>,
) -> Option<G::Why> {
    let here = G::traveller(scene, scene.seat);
    match (place.junction(), place.site()) {
        (Some(to), _) if to != here && G::activity(scene) == Activity::Acting => {
            if let Some((by, end)) = own.first(to) {
                let fare = own.fare(to).unwrap_or(0);
                let dear = (fare > G::purse(scene)).then(|| G::too_dear(scene, fare));
                return dear.or_else(|| scene.refusal(G::travel(end, by)));
            }
            // No way is open: the one with the fewest empty villages, and the first of them.
            let ways = ways::<G>(here, |road| Some(empty(scene, road).count() as u16));
            let gaps = ways
                .roads(to)
                .filter_map(|(road, _)| empty(scene, road).next());
            gaps.last().map(G::closed)
        }
        (_, Some(site)) => scene.refusal(G::expected(scene, site)),
        (_, None) => None,
    }
}

/// The villages on a road that have no building.
pub fn empty<G: RoadGame>(scene: &Scene<'_, G>, road: G::Road) -> impl Iterator<Item = G::Village> {
    let on_road = move |village: &G::Village| G::villages(road) >> village.index() & 1 == 1;
    let mut villages = G::Village::all().filter(on_road);
    core::iter::from_fn(move || villages.find(|&village| map::count(scene, village) == 0))
}

/// The rows at a place in a turn, or while something is built outside it.
pub fn here<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> DeedsOf<G> {
    let mut deeds = at_place(scene, &own_ways(scene), place);
    if G::activity(scene) == Activity::Acting {
        add(&mut deeds, Deed::Turn);
    }
    deeds
}

/// The rows of the turn as a whole: what is left of the plan, what is unused, and the end.
pub fn turn<G: RoadGame>(scene: &Scene<'_, G>) -> DeedsOf<G> {
    let mut deeds = Deeds::new();
    for dial in shown(scene).filter(|&dial| G::undone(scene, dial) > 0) {
        add(&mut deeds, Deed::Task(dial));
    }
    G::add_own(scene, &mut deeds);
    add(&mut deeds, Deed::End);
    deeds
}

/// Whether nothing is left of the plan.
pub fn all_done<G: RoadGame>(scene: &Scene<'_, G>) -> bool {
    G::Dial::all().all(|dial| G::undone(scene, dial) == 0)
}

/// Whether A on a place of the map ends the turn: at home, with nothing left of the plan.
pub fn ends_at<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> bool {
    G::activity(scene) == Activity::Acting && place == own_place(scene) && all_done(scene)
}

/// Why nothing can be done of a planned action where the traveller is; none where something can.
pub fn blocked<G: RoadGame>(scene: &Scene<'_, G>, dial: G::Dial) -> Option<G::Why> {
    if G::task_open(scene, dial) || place_for(scene, dial).is_some() {
        return None;
    }
    scene.refusal(G::tried(scene, dial))
}

/// The cities where something of a planned action could be done after a journey that can be paid together with it, the
/// cheapest journey first.
pub fn elsewhere<G: RoadGame>(scene: &Scene<'_, G>, dial: G::Dial) -> Cities<G::City> {
    let mut cities = Cities::new();
    if G::activity(scene) != Activity::Acting || G::undone(scene, dial) == 0 {
        return cities;
    }
    let ways = own_ways(scene);
    let purse = G::purse(scene);
    for fare in 0..=purse {
        for city in G::City::all() {
            let to = Junction::City(city);
            if ways.fare(to) == Some(fare)
                && journey(scene, &ways, to).is_some()
                && G::could(scene, dial, city, purse.saturating_sub(fare))
            {
                let _ = cities.push(city);
            }
        }
        if ways.dearest() <= fare {
            break;
        }
    }
    cities
}

/// Says that something is possible in some cities, naming so many of them and counting the rest.
pub fn possible_in<G: RoadGame>(scene: &Scene<'_, G>, cities: &[G::City], most: usize) -> Sentence {
    let mut said = Sentence::default();
    for (number, &city) in cities.iter().take(most).enumerate() {
        let name = G::junction_name(scene, Junction::City(city));
        let _ = match number {
            0 => write!(said, "{} {name}", scene.language.words().face.possible_in),
            _ => write!(said, ", {name}"),
        };
    }
    if cities.len() > most {
        let _ = write!(said, " +{}", cities.len() - most);
    }
    said
}

/// What X adds about the plan: of each planned action that cannot be done where the traveller is, why, and where it could
/// be.
pub fn explain_plan<G: RoadGame>(
    scene: &Scene<'_, G>,
    dials: impl Iterator<Item = G::Dial>,
    out: &mut dyn Write,
) {
    if G::activity(scene) != Activity::Acting {
        return;
    }
    for dial in dials.filter(|&dial| G::undone(scene, dial) > 0) {
        let Some(why) = blocked(scene, dial) else {
            continue;
        };
        let name = G::dial_name(scene, dial, false);
        let _ = write!(out, " {name}: {}", G::reason(scene, why));
        let cities = elsewhere(scene, dial);
        if !cities.is_empty() {
            let _ = write!(out, " {}.", possible_in(scene, &cities, usize::MAX));
        }
    }
}

/// What X adds about the plan at a focus: on a place all of it, on a planned action that one; answers whether the focus is one
/// of these.
pub fn explain_focus<G: RoadGame>(
    scene: &Scene<'_, G>,
    focus: FocusOf<G>,
    out: &mut dyn Write,
) -> bool {
    match focus {
        Focus::Map(_) | Focus::Look { plan: None, .. } => {
            explain_plan(scene, G::Dial::all(), out);
            true
        }
        Focus::Turn { row } => match row_of::<G>(&turn(scene), row) {
            Some(Deed::Task(dial)) => {
                explain_plan(scene, core::iter::once(dial), out);
                true
            }
            _ => false,
        },
        _ => false,
    }
}

/// The first planned action with something left that can be done on the map, and where.
pub fn next_on_map<G: RoadGame>(scene: &Scene<'_, G>) -> Option<(G::Dial, PlaceOf<G>)> {
    let mut left = shown(scene).filter(|&dial| G::undone(scene, dial) > 0);
    left.find_map(|dial| Some((dial, place_for(scene, dial)?)))
}

/// Whether something can be built at a place.
pub fn buildable<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> bool {
    let mut deeds = Deeds::new();
    G::add_buildings(scene, place, &mut deeds);
    !deeds.is_empty()
}

/// Where a planned action can be done on the map: here if here, else anywhere; none where it cannot.
pub fn place_for<G: RoadGame>(scene: &Scene<'_, G>, dial: G::Dial) -> Option<PlaceOf<G>> {
    let possible = |place: &PlaceOf<G>| {
        let mut deeds = Deeds::new();
        G::add_buildings(scene, *place, &mut deeds);
        deeds.iter().any(|&deed| G::serves(deed, dial))
    };
    let own = own_place(scene);
    let mut all = core::iter::once(own).chain(PlaceOf::<G>::all());
    all.find(possible)
}

/// The row that is in focus in a list of deeds.
pub fn row_of<G: RoadGame>(deeds: &DeedsOf<G>, row: u8) -> Option<DeedOf<G>> {
    deeds
        .get(usize::from(super::offers::row_in(deeds, row)))
        .copied()
}
