//! What the keys do on the screens that games of roads and dials share.
//!
//! It changes nothing and paints nothing: a key gives another focus, an action to play, or a reason.

use super::{
    Activity, DeedOf, FocusOf, OutcomeOf, PlaceOf, RoadGame,
    deed::{self, Deed},
    dial::{self, Hands, Set},
    focus::Focus,
    map, may,
    offers::{Chosen, list},
    place::MapPlace,
};
use crate::{
    faces::{Outcome, Scene},
    kernel::id::Id,
    parts::roads::Junction,
    ui::key::{Key, KeyEvent},
};

/// The last row of a list, whatever its length: of a turn, its end.
pub const LAST: u8 = u8::MAX;

/// The place of the own traveller.
pub fn own_place<G: RoadGame>(scene: &Scene<'_, G>) -> PlaceOf<G> {
    MapPlace::Junction(G::traveller(scene, scene.seat))
}

/// Where the attention goes at the beginning of a moment.
pub fn begin<G: RoadGame>(scene: &Scene<'_, G>) -> FocusOf<G> {
    match G::activity(scene) {
        Activity::Planning => Focus::Plan(Hands::begun(G::FIRST)),
        Activity::Elsewhere => G::begin(scene),
        Activity::Placing | Activity::Building => Focus::Map(suggested(scene, own_place(scene))),
        Activity::Acting => settled(scene, Focus::Next(own_place(scene))),
        Activity::Watching => Focus::Map(own_place(scene)),
    }
}

/// The focus itself if it belongs to this moment, else where the moment begins.
pub fn settled<G: RoadGame>(scene: &Scene<'_, G>, focus: FocusOf<G>) -> FocusOf<G> {
    let activity = G::activity(scene);
    let on_map = !matches!(activity, Activity::Planning | Activity::Elsewhere);
    let belongs = match focus {
        Focus::Map(_) => on_map,
        Focus::Look { plan, .. } => {
            if plan.is_some() {
                activity == Activity::Planning
            } else {
                on_map
            }
        }
        Focus::Next(place) | Focus::Going(place) if on_map => {
            return match activity {
                // Nothing of the plan is left: at home A ends the turn, and the cross goes on from there.
                Activity::Acting if deed::all_done(scene) => Focus::Map(own_place(scene)),
                Activity::Placing | Activity::Building => Focus::Map(suggested(scene, place)),
                // The attention goes home, where the roads and the end begin; a village in which more can be built keeps it.
                Activity::Acting
                    if matches!(focus, Focus::Next(_))
                        && !(place.village().is_some() && deed::buildable(scene, place)) =>
                {
                    Focus::Map(own_place(scene))
                }
                _ => Focus::Map(place),
            };
        }
        Focus::Next(_) | Focus::Going(_) => false,
        Focus::Here { .. } => {
            matches!(
                activity,
                Activity::Acting | Activity::Building | Activity::Watching
            )
        }
        Focus::Turn { .. } | Focus::GiveUp(_) | Focus::Chip { .. } => activity == Activity::Acting,
        Focus::Plan(_) => activity == Activity::Planning,
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
        Focus::Look { at, plan } => on_look(scene, at, plan, key),
        Focus::Next(place) | Focus::Going(place) => Outcome::Moved(Focus::Map(place)),
        Focus::Here { place, row } => match list(&deed::here(scene, place), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Here { place, row }),
            Chosen::Deed(deed) => choose(scene, deed, Focus::Next(place)),
            Chosen::Left => Outcome::Moved(Focus::Map(place)),
            Chosen::Nothing => Outcome::Nothing,
        },
        Focus::Turn { row } => match list(&deed::turn(scene), row, key) {
            Chosen::Row(row) => Outcome::Moved(Focus::Turn { row }),
            Chosen::Deed(deed) => choose(scene, deed, Focus::Next(own_place(scene))),
            Chosen::Left => Outcome::Moved(map),
            // Beside the rows lies the board.
            Chosen::Nothing => moved(own_place(scene).towards(key).map(look)),
        },
        Focus::GiveUp(dial) => match (key, G::give_up(dial)) {
            (Key::A, Some(action)) => play(scene, action, Focus::Next(own_place(scene))),
            (Key::B, _) => Outcome::Moved(Focus::Turn { row: LAST }),
            _ => Outcome::Nothing,
        },
        Focus::Plan(hands) => on_plan(scene, hands, key),
        Focus::Chip { at, turned } => match key {
            Key::A => play(scene, G::spend(at), Focus::Next(own_place(scene))),
            Key::B => Outcome::Moved(Focus::Turn { row: LAST }),
            _ => moved(dial::towards(at, turned, key).map(|at| Focus::Chip { at, turned: true })),
        },
        Focus::Page(page) => G::steer(scene, page, key),
    }
}

/// What follows by itself, without a key: the next road of a journey; and when a seat has just taken the device, or has just
/// planned as the last and plays first, what its plan brings without a decision.
pub fn follows<G: RoadGame>(scene: &Scene<'_, G>, focus: Option<FocusOf<G>>) -> Option<G::Action> {
    if G::activity(scene) != Activity::Acting {
        return None;
    }
    match focus {
        None | Some(Focus::Plan(_)) => G::forced(scene),
        Some(Focus::Going(to)) => deed::journey(scene, &deed::own_ways(scene), to.junction()?),
        Some(_) => None,
    }
}

/// Whether the hands that are set belong to a plan that is wanted.
pub fn leads<G: RoadGame>(_: &Scene<'_, G>, focus: FocusOf<G>, wanted: G::Action) -> bool {
    let Focus::Plan(hands) = focus else {
        return true;
    };
    match (hands.first, hands.second) {
        (Some(one), Some(other)) => G::plan(one, other) == wanted,
        (Some(one), None) => G::Dial::all().any(|other| G::plan(one, other) == wanted),
        (None, _) => true,
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

/// What A on a row does.
pub fn choose<G: RoadGame>(
    scene: &Scene<'_, G>,
    deed: DeedOf<G>,
    then: FocusOf<G>,
) -> OutcomeOf<G> {
    match deed {
        Deed::Play(action) | Deed::Closed(action) => play(scene, action, then),
        Deed::Go(place) => {
            let ways = deed::own_ways(scene);
            let first = place
                .junction()
                .and_then(|to| deed::journey(scene, &ways, to));
            first.map_or(Outcome::Nothing, |action| {
                Outcome::Play(action, Focus::Going(place))
            })
        }
        Deed::Task(dial) => match (G::task(scene, dial, then), deed::place_for(scene, dial)) {
            (Some(outcome), _) => outcome,
            (None, Some(place)) => Outcome::Moved(look(place)),
            (None, None) => match deed::elsewhere(scene, dial).first() {
                // Where it could be done after a journey.
                Some(&city) => Outcome::Moved(look(MapPlace::of_city(city))),
                None => play(scene, G::tried(scene, dial), then),
            },
        },
        Deed::GiveUp(dial) => Outcome::Moved(Focus::GiveUp(dial)),
        Deed::Chip => Outcome::Moved(Focus::Chip {
            at: G::FIRST,
            turned: false,
        }),
        Deed::Turn => Outcome::Moved(Focus::Turn { row: LAST }),
        Deed::End => play(scene, G::END, then),
        Deed::Own(deed) => G::own(scene, deed),
    }
}

/// A on a place: what can be done there is done if it is one thing; of several one is chosen.
fn act<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>) -> OutcomeOf<G> {
    let activity = G::activity(scene);
    if activity == Activity::Placing {
        // The first buildings go into villages; the cross goes nowhere else, but for the free look.
        let place_in = |village| play(scene, G::place(village), Focus::Next(place));
        return place.village().map_or(Outcome::Nothing, place_in);
    }
    let here = Focus::Here { place, row: 0 };
    if activity == Activity::Watching {
        return moved(place.city().map(|_| here));
    }
    let ways = deed::own_ways(scene);
    let deeds = deed::at_place(scene, &ways, place);
    match (deeds.as_slice(), activity) {
        // Nothing here: to where something of the plan can be done, else to the end.
        ([], Activity::Acting) if place == own_place(scene) => {
            Outcome::Moved(match deed::next_on_map(scene) {
                Some((_, at)) => look(at),
                None => Focus::Turn { row: LAST },
            })
        }
        ([], _) => deed::why_not(scene, &ways, place).map_or(Outcome::Nothing, Outcome::Refused),
        ([deed], _) => choose(scene, *deed, Focus::Next(place)),
        _ => Outcome::Moved(here),
    }
}

fn on_map<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>, key: Key) -> OutcomeOf<G> {
    let own = own_place(scene);
    match (key, G::activity(scene)) {
        (Key::A, Activity::Acting) if deed::ends_at(scene, place) => {
            play(scene, G::END, Focus::Next(own))
        }
        // To where one can go, one goes at once: what else there is to do is chosen in the free look.
        (Key::A, Activity::Acting) if place != own => {
            match deed::at_place(scene, &deed::own_ways(scene), place).first() {
                Some(&deed @ Deed::Go(_)) => choose(scene, deed, Focus::Next(place)),
                _ => act(scene, place),
            }
        }
        (Key::A, _) => act(scene, place),
        (Key::B, _) => Outcome::Back,
        (Key::Y, Activity::Watching) => Outcome::Nothing,
        // Where a decision begins the turn is one key away, and so its end two; the board lies behind it.
        (Key::Y, Activity::Acting) if place == own || place.village().is_some() => {
            Outcome::Moved(Focus::Turn { row: LAST })
        }
        (Key::Y, _) => Outcome::Moved(look(place)),
        _ => moved(step(scene, place, key).map(Focus::Map)),
    }
}

/// The free look at a place.
fn look<P, D, O>(at: P) -> Focus<P, D, O> {
    Focus::Look { at, plan: None }
}

/// The free look: the cross goes everywhere, and of what can be done at a place A does the only thing, or lets choose.
fn on_look<G: RoadGame>(
    scene: &Scene<'_, G>,
    at: PlaceOf<G>,
    plan: Option<Hands<G::Dial>>,
    key: Key,
) -> OutcomeOf<G> {
    let acting = G::activity(scene) == Activity::Acting;
    match (key, plan) {
        (Key::A | Key::B, Some(hands)) => Outcome::Moved(Focus::Plan(hands)),
        (Key::A, None) => act(scene, at),
        (Key::B, None) if acting => Outcome::Moved(Focus::Map(own_place(scene))),
        (Key::B, None) => Outcome::Moved(settled(scene, Focus::Next(at))),
        _ => moved(at.towards(key).map(|at| Focus::Look { at, plan })),
    }
}

fn on_plan<G: RoadGame>(scene: &Scene<'_, G>, hands: Hands<G::Dial>, key: Key) -> OutcomeOf<G> {
    if key == Key::Y {
        return Outcome::Moved(Focus::Look {
            at: own_place(scene),
            plan: Some(hands),
        });
    }
    match hands.steer(key) {
        Set::Moved(hands) => Outcome::Moved(Focus::Plan(hands)),
        Set::Done(one, other) => play(scene, G::plan(one, other), Focus::Plan(hands)),
        Set::Back => Outcome::Back,
        Set::Nothing => Outcome::Nothing,
    }
}

/// Where the cross goes on the map: in a turn from junction to junction; while something is to be built, to where it can
/// be.
fn step<G: RoadGame>(scene: &Scene<'_, G>, place: PlaceOf<G>, key: Key) -> Option<PlaceOf<G>> {
    let way = || {
        let mut ways = [Key::Up, Key::Right, Key::Down, Key::Left].into_iter();
        ways.position(|way| way == key)
    };
    match (G::activity(scene), place) {
        (Activity::Acting, _) => {
            // From a village that was built in, the way leads on from the own traveller.
            let from = place.junction().unwrap_or(G::traveller(scene, scene.seat));
            let to = G::CROSS.get(from.index())?.get(way()?)?;
            Junction::from_index(usize::from(*to)).map(MapPlace::Junction)
        }
        (Activity::Placing, MapPlace::Village(from)) => {
            let way = way()?;
            let mut at = from;
            // What is full is passed over; round a circle of full ones to the nearest that is not.
            for _ in 0..4 {
                let to = G::VILLAGE_CROSS.get(at.index())?.get(way)?;
                at = G::Village::from_index(usize::from(*to))?;
                if at != from && may(scene, G::place(at)) {
                    return Some(MapPlace::Village(at));
                }
            }
            place.nearest_towards(key, |place| {
                place
                    .village()
                    .is_some_and(|village| may(scene, G::place(village)))
            })
        }
        (Activity::Placing | Activity::Building, _) => {
            let ways = deed::own_ways(scene);
            place.nearest_towards(key, |place| map::sign(scene, &ways, place).is_some())
        }
        _ => place.towards(key),
    }
}

/// A place for the next building: where the focus is if there is room, else the next gap on the way from the start to the
/// city that is scored first, else the nearest place with room.
fn suggested<G: RoadGame>(scene: &Scene<'_, G>, near: PlaceOf<G>) -> PlaceOf<G> {
    let ways = deed::own_ways(scene);
    let open = |place: &PlaceOf<G>| match G::activity(scene) {
        Activity::Building => deed::buildable(scene, *place),
        _ => map::sign(scene, &ways, *place).is_some(),
    };
    if near.village().is_some() && open(&near) {
        return near;
    }
    gap(scene).filter(open).unwrap_or_else(|| {
        let far = |place: &PlaceOf<G>| {
            let apart = place.point() - near.point();
            apart.x * apart.x + apart.y * apart.y
        };
        let nearest = PlaceOf::<G>::all().filter(open).min_by_key(far);
        nearest.unwrap_or(near)
    })
}

/// The first village without a building on the way from the start to the Maharaja's city that has the fewest of them.
fn gap<G: RoadGame>(scene: &Scene<'_, G>) -> Option<PlaceOf<G>> {
    let gaps = |road| Some(deed::empty(scene, road).count() as u16);
    let ways = super::ways::ways::<G>(Junction::Start, gaps);
    let roads = ways.roads(Junction::City(G::goal(scene)?));
    // The last road comes first: the gap nearest to the start is the last one found.
    let first = roads
        .filter_map(|(road, _)| deed::empty(scene, road).next())
        .last()?;
    may(scene, G::place(first)).then_some(MapPlace::Village(first))
}

/// The position after a key among things that lie in rows of four; past an end it goes on at the other one.
pub fn in_rows_of_four(here: usize, count: usize, key: Key) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let (column, below) = (here & 3, here + 4);
    let next = match key {
        Key::Left => here.checked_sub(1).unwrap_or(last),
        Key::Right if here >= last => 0,
        Key::Right => here + 1,
        // Above the first row lies the last one; below the end of a row lies nothing: the last one is the nearest.
        Key::Up => here
            .checked_sub(4)
            .unwrap_or_else(|| ((last & !3) + column).min(last)),
        Key::Down if (here & !3) == (last & !3) => column,
        Key::Down => below.min(last),
        _ => return None,
    };
    (next != here).then_some(next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{maharaja::Maharaja, raja::Raja};

    fn holds<G: RoadGame>() {
        let junctions = || 0..Junction::<G::City>::COUNT;
        let keys = |from: usize| G::CROSS[from].map(usize::from);
        let at = |index| Junction::<G::City>::from_index(index).unwrap();
        let mut far = 0;
        for from in junctions() {
            for to in junctions().filter(|&to| to != from) {
                let near = keys(from).contains(&to);
                let next = keys(from).iter().any(|&by| keys(by).contains(&to));
                assert!(near || next, "{from} to {to}");
                let road = G::Road::all().any(|road| G::other_end(road, at(from)) == Some(at(to)));
                far += usize::from(road && !near);
            }
            assert!(!keys(from).contains(&from));
        }
        // Two junctions have five roads, and a cross has four keys.
        assert_eq!(far, 2);
    }

    /// How many keys it takes from a village to each of them.
    fn far<G: RoadGame>(from: usize) -> Vec<usize> {
        let mut far = vec![usize::MAX; G::Village::COUNT];
        let mut queue = std::collections::VecDeque::from([from]);
        far[from] = 0;
        while let Some(at) = queue.pop_front() {
            for to in G::VILLAGE_CROSS[at].map(usize::from) {
                if far[to] == usize::MAX {
                    far[to] = far[at] + 1;
                    queue.push_back(to);
                }
            }
        }
        far
    }

    #[test]
    fn while_placing_every_village_is_four_keys_away_at_most_and_most_are_two() {
        fn holds<G: RoadGame>() {
            let all = || (0..G::Village::COUNT).flat_map(far::<G>);
            assert_eq!(G::Village::COUNT, G::VILLAGE_CROSS.len());
            assert!(all().max() <= Some(4));
            let (keys, count) = (all().sum::<usize>(), all().count());
            println!("{keys} keys for {count} ways");
            assert!(4 * keys <= 9 * count, "more than 2.25 keys on average");
        }
        holds::<Raja>();
        holds::<Maharaja>();
    }

    #[test]
    fn of_eight_things_in_rows_of_four_each_is_three_keys_away_at_most() {
        const WAYS: [Key; 4] = [Key::Up, Key::Right, Key::Down, Key::Left];
        for count in 1..=12 {
            for from in 0..count {
                let mut seen = std::collections::HashSet::from([from]);
                for _ in 0..3 {
                    let last: Vec<usize> = seen.iter().copied().collect();
                    for at in last {
                        seen.extend(
                            WAYS.iter()
                                .filter_map(|&key| in_rows_of_four(at, count, key)),
                        );
                    }
                }
                assert!(seen.len() == count || count > 8, "{from} of {count}");
                assert!(seen.iter().all(|&at| at < count));
            }
        }
    }

    #[test]
    fn the_cross_reaches_a_neighbour_with_one_key_and_every_junction_with_two() {
        holds::<Raja>();
        holds::<Maharaja>();
    }
}
