//! The land of a game of roads as a picture: the ground, the roads, villages and cities with their pieces, what is possible,
//! and the focus.
//!
//! The ground is stored; everything on it is made of solid spans and small sprites, without division. It knows no list and
//! no rule.

use super::{
    PlaceOf, RoadGame, Sign, atlas,
    brush::*,
    map::{count, stops},
    pieces,
    place::Drawn,
};
use crate::{
    faces::Scene,
    kernel::{id::Id, seat::Seat},
    parts::roads::{Junction, Site},
    ui::{
        ink::Palette,
        shape::{disc, line},
        sprite::{Sprite, sprite},
    },
};

/// The inks of every map of roads, by lamplight and in bright sun: what is possible has one of its own.
pub(in crate::faces) const INKS: [Palette; 2] = [
    Palette::LAMPLIGHT.with(&[(Ink::LOTUS, 0xEE_5A_A6)]),
    Palette::DAYLIGHT.with(&[(Ink::LOTUS, 0xF4_64_B4)]),
];

/// How a city is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The ink of the ring round it, if it is in focus: gold where A does something, white where one only looks.
    pub ring: Option<Ink>,
    /// Something can be done here and now.
    pub blooms: bool,
}

/// Paints the map between the bars, with the roads that can be taken and the signs of its places; without a focus nothing
/// is lit.
pub fn board<G: RoadGame>(
    scene: &Scene<'_, G>,
    focus: Option<(PlaceOf<G>, Ink)>,
    lit: &dyn Fn(G::Road) -> bool,
    sign: &dyn Fn(PlaceOf<G>) -> Option<Sign>,
    canvas: &mut Canvas,
) {
    G::GROUND.paint(canvas, BAR as usize);
    // A map of the games has 38 places, 30 of them villages; one more would stay without a sign.
    let mut counts = [0; 32];
    for (count_of, village) in counts.iter_mut().zip(G::Village::all()) {
        *count_of = count(scene, village);
    }
    for road in G::Road::all() {
        way::<G>(road, lit(road), &counts, canvas);
    }
    let ring = |place| focus.and_then(|(at, ring)| (at == place).then_some(ring));
    let mut signs = [None; 40];
    if focus.is_some() {
        for (sign_of, place) in signs.iter_mut().zip(PlaceOf::<G>::all()) {
            *sign_of = sign(place);
        }
    }
    let court = |(sign, place): (Option<Sign>, PlaceOf<G>), canvas: &mut Canvas| {
        if let Some(spot) = place.village() {
            let count = counts.get(spot.index()).copied().unwrap_or(0);
            village(scene, spot, (count, sign, ring(place)), canvas);
        }
    };
    let places = || signs.into_iter().zip(PlaceOf::<G>::all());
    for of in places().filter(|&(_, place)| ring(place).is_none()) {
        court(of, canvas);
    }
    for (sign, place) in places() {
        if let Some(spot) = place.junction() {
            junction(scene, spot, sign, ring(place), canvas);
        }
    }
    for spot in Junction::all() {
        travellers(scene, spot, canvas);
    }
    if let Some(at) = G::crowned(scene) {
        // Above a city, whole below the bar; round the start is no room, so it lies there on the start itself.
        let up = at.city().map_or(0, |_| G::REACH + 1);
        let mut at = at.spot() - Point::new(0, up);
        at.y = at.y.max(BAR + atlas::CROWN_UP + 1);
        atlas::crown(canvas, at);
    }
    for road in G::Road::all().filter(|&road| lit(road)) {
        tolls(scene, road, canvas);
    }
    // A village in focus lies on everything that its ring meets.
    for of in places().filter(|&(_, place)| ring(place).is_some()) {
        court(of, canvas);
    }
}

/// A road. The ground shows it dashed; where every village has a building it can be travelled, and is paved. One that A would
/// take is golden.
fn way<G: RoadGame>(road: G::Road, goes: bool, counts: &[u8], canvas: &mut Canvas) {
    let Some((from, to, villages)) = stops::<G>(road) else {
        return;
    };
    let built = |village: &G::Village| counts.get(village.index()).is_some_and(|&count| count > 0);
    let (edge, bed, wide) = match goes {
        true => (Ink::Night, Ink::Gold, 7),
        false if villages.iter().flatten().all(built) => (Ink::Brown, Ink::White, 6),
        false => return,
    };
    let mut at = from.spot();
    let villages = villages.into_iter().flatten().map(Drawn::spot);
    for stop in villages.chain([to.spot()]) {
        line(canvas, at, stop, wide, edge);
        line(canvas, at, stop, wide - 2, bed);
        at = stop;
    }
}

/// A coin over each village of a road that costs something.
fn tolls<G: RoadGame>(scene: &Scene<'_, G>, road: G::Road, canvas: &mut Canvas) {
    let Some((_, _, villages)) = stops::<G>(road).filter(|_| G::fare(scene, road) > Some(0)) else {
        return;
    };
    for village in villages.into_iter().flatten() {
        if G::built(scene, scene.seat, Site::village(village)) == 0 {
            // Whole, below the bar.
            let mut at = village.spot() - Point::new(0, 10);
            at.y = at.y.max(BAR + 6);
            disc(canvas, at, 5, Ink::White);
            pieces::coin(canvas, at);
        }
    }
}

fn village<G: RoadGame>(
    scene: &Scene<'_, G>,
    village: G::Village,
    (count, sign, ring): (u8, Option<Sign>, Option<Ink>),
    canvas: &mut Canvas,
) {
    let at = village.spot();
    let blooms = sign == Some(Sign::Build);
    if let Some(ring) = ring {
        atlas::halo(canvas, at, 4, if blooms { 12 } else { 10 }, ring);
    }
    if blooms && ring.is_some() {
        atlas::blooming_village(canvas, at);
    } else if blooms {
        atlas::open_village(canvas, at);
    } else {
        atlas::village(canvas, at, count);
    }
    let site = Site::village(village);
    // One building stands in the middle, or to the left where a second one has room.
    let mut x = match (count, blooms) {
        (1, true) | (2.., _) => at.x - 7,
        _ => at.x - 3,
    };
    for seat in Seat::all().filter(|_| count > 0) {
        for _ in 0..G::built(scene, seat, site) {
            G::building(canvas, scene.players[seat].livery, Point::new(x, at.y - 4));
            x += 7;
        }
    }
    match (sign, count) {
        (Some(Sign::Build), 0) => PLUS.paint_centred(canvas, at, Ink::Night),
        (Some(Sign::Build), _) => {
            PLUS.paint_centred(canvas, at + Point::new(4, 0), Ink::Night);
        }
        (Some(Sign::Take), _) => TAKE.paint_centred(canvas, at - Point::new(0, 9), Ink::LOTUS),
        _ => {}
    }
}

/// A city with its palaces, its lower town and its name; or the start.
fn junction<G: RoadGame>(
    scene: &Scene<'_, G>,
    junction: Junction<G::City>,
    sign: Option<Sign>,
    ring: Option<Ink>,
    canvas: &mut Canvas,
) {
    let at = junction.spot();
    let Some(city) = junction.city() else {
        if let Some(ring) = ring {
            atlas::halo(canvas, at, 0, 14, ring);
        } else if sign.is_some() {
            disc(canvas, at, 12, Ink::White);
        }
        return atlas::START.paint_centred(canvas, at, Ink::Stone);
    };
    let blooms = matches!(sign, Some(Sign::Build | Sign::Take));
    G::town(scene, city, Look { ring, blooms }, at, canvas);
    let site = Site::city(city);
    let built = || {
        let all = Seat::all().map(|seat| (seat, G::built(scene, seat, site)));
        all.filter(|&(_, count)| count > 0)
    };
    let owners = built().count() as i32;
    let mut spot = at + Point::new(-((9 * owners) >> 1), 11);
    spot.x = spot.x.clamp(0, EDGE - 9 * owners);
    for (seat, count) in built() {
        atlas::town_house(canvas, scene.players[seat].livery, count, spot);
        spot.x += 9;
    }
    let ink = match sign {
        _ if ring == Some(Ink::Gold) => Ink::Gold,
        Some(Sign::Build | Sign::Take | Sign::Beyond) => Ink::LOTUS,
        Some(Sign::Go) => Ink::White,
        None => PLAIN,
    };
    name(scene, city, ink, canvas);
}

/// The ink of a name where nothing can be done.
pub(super) const PLAIN: Ink = Ink::Clay;

/// The name of a city, below it and its lower town.
pub(super) fn name<G: RoadGame>(
    scene: &Scene<'_, G>,
    city: G::City,
    ink: Ink,
    canvas: &mut Canvas,
) {
    let site = Site::city(city);
    let town = Seat::all().any(|seat| G::built(scene, seat, site) > 0);
    let below = if town { 24 } else { G::REACH - 1 };
    let junction = Junction::City(city);
    let name = G::junction_name(scene, junction);
    let at = junction.spot() + Point::new(0, below);
    atlas::ribbon(canvas, name, at, ink, ink != PLAIN);
}

/// Those who rest at a junction.
fn travellers<G: RoadGame>(scene: &Scene<'_, G>, junction: Junction<G::City>, canvas: &mut Canvas) {
    let mut rooms = rooms::<G>(junction);
    for seat in G::players(scene).iter() {
        if G::traveller(scene, seat) == junction {
            // Where all rooms are taken he stands before the first of them.
            let before = Point::new(-G::REACH - 5, 7);
            let spot = rooms.next().unwrap_or(junction.spot() + before);
            atlas::walker(canvas, scene.players[seat].livery, spot);
        }
    }
}

/// Where travellers can rest at a junction, the best places first: on the flanks of a city, below and beside the start.
fn rooms<G: RoadGame>(junction: Junction<G::City>) -> impl Iterator<Item = Point> {
    let (at, reach) = (junction.spot(), G::REACH);
    let rooms = match junction.city() {
        Some(_) => [
            (-reach - 8, 0),
            (reach, 0),
            (-reach - 7, -13),
            (reach - 1, -13),
            (reach + 9, 0),
            (-reach - 17, 0),
            (-reach - 16, -13),
            (reach - 10, -26),
        ],
        None => [
            (-13, 9),
            (-4, 9),
            (5, 9),
            (-19, -5),
            (-28, -5),
            (-37, -5),
            (-46, -5),
            (10, -4),
        ],
    };
    let rooms = rooms.into_iter().map(move |(x, y)| at + Point::new(x, y));
    rooms.filter(|&room| is_free::<G>(room))
}

/// Whether a traveller is whole on the map there, and hides nothing of a village, even if it is open.
fn is_free<G: RoadGame>(spot: Point) -> bool {
    let whole = spot.y > BAR && (0..=EDGE - atlas::WALKER.0).contains(&spot.x);
    whole
        && G::Village::all().all(|village| {
            let at = village.spot();
            let gap = |from: i32, size: i32, at: i32| (from - at).max(at - from - size + 1).max(0);
            let x = gap(spot.x, atlas::WALKER.0, at.x);
            let y = gap(spot.y, atlas::WALKER.1, at.y);
            // An open court reaches 10 to the sides and 7 up and down, and has cut corners.
            x > 10 || y > 7 || x + y > 13
        })
}

const PLUS: Sprite = sprite!["..o..", "..o..", "ooooo", "..o..", "..o..",];
const TAKE: Sprite = sprite!["...#...", "..#o#..", ".#ooo#.", "#ooooo#", "#######"];

#[cfg(test)]
mod tests {
    use embedded_graphics::prelude::DrawTarget;

    use super::*;
    use crate::games::{maharaja::Maharaja, raja::Raja};

    /// The laws of the ground of one board, which was drawn with these letters.
    fn holds<G: RoadGame>(letters: &str) {
        let mut canvas = Canvas::new();
        canvas.clear(Ink::Red).unwrap();
        G::GROUND.paint(&mut canvas, BAR as usize);
        let rows: Vec<&str> = letters.lines().collect();
        assert_eq!(rows.len() as i32, super::super::bar::FOOT - BAR);
        for (row, y) in rows.iter().zip(BAR as usize..) {
            let drawn = crate::ui::sprite::inks::<{ EDGE as usize }>(row);
            for (x, ink) in drawn.into_iter().enumerate() {
                assert_eq!(canvas.ink(x, y), ink, "{x}, {y}");
            }
        }
        // Above and below nothing is touched.
        assert_eq!(canvas.ink(0, BAR as usize - 1), Ink::Red);
        assert_eq!(canvas.ink(239, super::super::bar::FOOT as usize), Ink::Red);
        // Every road is drawn where the places stand: a third of each leg and more is dash, the rest is gap.
        let mut legs = 0;
        for road in G::Road::all() {
            let (from, to, villages) = stops::<G>(road).unwrap();
            let mut at = from.spot();
            for stop in villages
                .into_iter()
                .flatten()
                .map(Drawn::spot)
                .chain([to.spot()])
            {
                let apart = stop - at;
                let dashed = |step: &i32| {
                    let spot = at + Point::new(apart.x * step / 32, apart.y * step / 32);
                    canvas.ink(spot.x as usize, spot.y as usize) == Ink::Brown
                };
                let dashed = (0..=32).filter(dashed).count();
                assert!((10..32).contains(&dashed), "{road:?}: {dashed}");
                (at, legs) = (stop, legs + 1);
            }
        }
        assert_eq!(legs, 46);
    }

    #[test]
    fn the_ground_is_as_drawn_and_its_roads_lead_through_the_places() {
        holds::<Raja>(include_str!("../raja/ground.txt"));
        holds::<Maharaja>(include_str!("../maharaja/ground.txt"));
    }

    /// No traveller hides anything of an open village, and so many have room at each junction.
    fn rests<G: RoadGame>(at_start: usize) {
        let courts = |canvas: &mut Canvas| {
            canvas.clear(Ink::Red).unwrap();
            for village in G::Village::all() {
                atlas::open_village(canvas, village.spot());
            }
        };
        let mut free = Canvas::new();
        courts(&mut free);
        for junction in Junction::<G::City>::all() {
            let mut canvas = Canvas::new();
            courts(&mut canvas);
            let rooms: Vec<Point> = rooms::<G>(junction).collect();
            let least = if junction.city().is_some() {
                4
            } else {
                at_start
            };
            assert!(rooms.len() >= least, "{junction:?}: {}", rooms.len());
            for &room in &rooms {
                assert!(room.y > BAR && (0..=EDGE - 9).contains(&room.x));
                atlas::walker(&mut canvas, crate::faces::livery::Livery::Blue, room);
            }
            let all = (0..240).flat_map(|y| (0..240).map(move |x| (x, y)));
            let mut courts = all.filter(|&(x, y)| free.ink(x, y) != Ink::Red);
            assert!(courts.all(|(x, y)| canvas.ink(x, y) == free.ink(x, y)));
        }
    }

    #[test]
    fn travellers_rest_beside_villages() {
        rests::<Raja>(5);
        rests::<Maharaja>(4);
    }

    /// A village in focus shows its whole ring, whatever stands there.
    fn whole<G: RoadGame>(seats: u8) {
        use crate::{faces::Player, kernel::dice::Dice, kernel::seat::*, words::Language};
        let players = PerSeat::new([Player::new("", crate::faces::livery::Livery::Blue); 5]);
        let seats = Seats::new(seats).unwrap();
        let game = G::new(G::Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        let view = game.view(Viewer::Bystander);
        let scene = Scene::<G>::new(&view, Viewer::Bystander, &players, Language::English);
        for village in G::Village::all() {
            let place = PlaceOf::<G>::of_village(village);
            let mut canvas = Canvas::new();
            let open = |place: PlaceOf<G>| place.village().map(|_| Sign::Build);
            board(
                &scene,
                Some((place, Ink::Gold)),
                &|_| false,
                &open,
                &mut canvas,
            );
            let mut alone = Canvas::new();
            alone.clear(Ink::Red).unwrap();
            let look = (0, Some(Sign::Build), Some(Ink::Gold));
            super::village(&scene, village, look, &mut alone);
            // What is above the map is under the bar.
            let all = (BAR as usize..240).flat_map(|y| (0..240).map(move |x| (x, y)));
            let mut own = all.filter(|&(x, y)| alone.ink(x, y) != Ink::Red);
            assert!(
                own.all(|(x, y)| canvas.ink(x, y) == alone.ink(x, y)),
                "{village:?}"
            );
            let ring = (0..BAR as usize).flat_map(|y| (0..240).map(move |x| (x, y)));
            let cut = ring.filter(|&(x, y)| alone.ink(x, y) == Ink::LOTUS);
            assert_eq!(cut.count(), 0, "{village:?} is under the bar");
        }
    }

    #[test]
    fn a_village_in_focus_is_seen_whole() {
        whole::<Raja>(5);
        whole::<Maharaja>(4);
    }

    fn seen<G: RoadGame + crate::faces::Faced>() {
        crate::faces::seen::apart::<G>(&[
            ("building", G::building),
            ("traveller", G::walker),
            ("centre", atlas::stone),
            ("lower town", |canvas, livery, at| {
                atlas::town_house(canvas, livery, 1, at);
            }),
        ]);
    }

    #[test]
    fn pieces_are_apart_in_tone_and_shape_for_every_eye() {
        seen::<Raja>();
        seen::<Maharaja>();
    }

    /// No corner that closes in on a city lies on its name.
    fn names<G: RoadGame>() {
        use crate::{faces::Player, kernel::dice::Dice, kernel::seat::*, words::Language};
        let players = PerSeat::new([Player::new("", crate::faces::livery::Livery::Black); 5]);
        let game = G::new(
            G::Options::default(),
            Seats::new(2).unwrap(),
            &mut Dice::from_seed(1),
        );
        let view = game.unwrap().view(Viewer::Bystander);
        let scene = Scene::<G>::new(&view, Viewer::Bystander, &players, Language::English);
        for city in G::City::all() {
            let mut named = Canvas::new();
            named.clear(Ink::Red).unwrap();
            name(&scene, city, PLAIN, &mut named);
            for frame in 0..=crate::faces::FRAMES {
                let mut canvas = Canvas::new();
                board(&scene, None, &|_| false, &|_| None, &mut canvas);
                let place = PlaceOf::<G>::of_city(city);
                super::super::happened::bracket(&scene, place, frame, &mut canvas);
                let all = (0..240).flat_map(|y| (0..240).map(move |x| (x, y)));
                let mut own = all.filter(|&(x, y)| named.ink(x, y) != Ink::Red);
                assert!(own.all(|(x, y)| canvas.ink(x, y) == named.ink(x, y)));
            }
        }
    }

    #[test]
    fn the_corners_round_a_city_leave_its_name_free() {
        names::<Raja>();
        names::<Maharaja>();
    }

    /// How many pixels of an ink a ring of another ink has more of it, round the same place.
    fn rings<G: RoadGame>() {
        use crate::{faces::Player, kernel::dice::Dice, kernel::seat::*, words::Language};
        let players = PerSeat::new([Player::new("", crate::faces::livery::Livery::Black); 5]);
        let seats = Seats::new(2).unwrap();
        let game = G::new(G::Options::default(), seats, &mut Dice::from_seed(1)).unwrap();
        let view = game.view(Viewer::Bystander);
        let scene = Scene::<G>::new(&view, Viewer::Bystander, &players, Language::English);
        for place in PlaceOf::<G>::all() {
            let [gold, white, none] = [Some(Ink::Gold), Some(Ink::White), None].map(|ring| {
                let mut canvas = Canvas::new();
                let focus = ring.map(|ring| (place, ring));
                board(&scene, focus, &|_| false, &|_| None, &mut canvas);
                canvas
            });
            let all = || (0..240).flat_map(|y| (0..240).map(move |x| (x, y)));
            let is = |canvas: &Canvas, (x, y), ink| canvas.ink(x, y) == ink;
            // Each is a ring of its own ink, and the free look has no gold that nobody's look has.
            let rings = all().filter(|&at| is(&gold, at, Ink::Gold) && is(&white, at, Ink::White));
            assert!(rings.count() >= 30, "{place:?}");
            let gilded = all().filter(|&at| is(&white, at, Ink::Gold) && !is(&none, at, Ink::Gold));
            assert_eq!(gilded.count(), 0, "{place:?}");
        }
    }

    #[test]
    fn the_free_look_has_a_white_ring_and_the_focus_a_golden_one() {
        rings::<Raja>();
        rings::<Maharaja>();
    }

    /// Where a city's pieces reach at the most, and where a village does.
    fn apart<G: RoadGame>(most: usize) {
        let mut touches = 0;
        for city in G::City::all() {
            let at = Junction::City(city).spot();
            let name_ends = at.y + 24 + 13;
            assert!(
                at.y - G::REACH >= BAR && name_ends <= super::super::bar::FOOT,
                "{city:?}"
            );
            for village in G::Village::all() {
                let spot = village.spot();
                let far = spot - at;
                // The ring and the lower town of four; a village with two houses.
                let ring = far.x * far.x + far.y * far.y < (G::REACH + 6) * (G::REACH + 6);
                let town = far.x.abs() < 18 + 9 && (12 - 6..24 + 6).contains(&far.y);
                touches += usize::from(ring || town);
            }
        }
        assert!(touches <= most, "{touches}");
    }

    #[test]
    fn no_city_covers_a_village_or_leaves_the_map() {
        apart::<Raja>(2);
        apart::<Maharaja>(3);
    }
}
