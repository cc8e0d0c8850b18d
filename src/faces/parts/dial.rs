//! Planning on a dial: two hands that are set one after the other, and how the dial is painted.
//!
//! Knows sectors and hands; the pictures and the words come from the game's face.

use super::{
    RoadGame,
    bar::{self, FOOT},
    map, pieces,
    place::Drawn,
    plain,
};
use crate::faces::parts::brush::*;
use crate::{
    faces::{Scene, livery::Livery},
    kernel::id::Id,
    parts::roads::Junction,
    ui::{
        dial,
        key::Key,
        shape::{disc, line},
    },
};

/// How far a plan is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hands<D> {
    /// The sector in focus.
    pub at: D,
    /// The first hand, if set.
    pub first: Option<D>,
    /// The second hand, if set.
    pub second: Option<D>,
    /// Whether the hand that is to be set was turned already.
    pub turned: bool,
}

/// What a key led to.
pub enum Set<D> {
    /// The focus or a hand changed.
    Moved(Hands<D>),
    /// Both hands are set, and confirmed.
    Done(D, D),
    /// Nothing is left to take back here.
    Back,
    /// The dial has no use for the key.
    Nothing,
}

impl<D: Id> Hands<D> {
    /// A plan that is begun, with a sector in focus.
    pub const fn begun(at: D) -> Self {
        Self {
            at,
            first: None,
            second: None,
            turned: false,
        }
    }

    /// What a key leads to: the first direction points straight to a sector, the next ones go round.
    pub fn steer(self, key: Key) -> Set<D> {
        let moved = |at, first, second, turned| {
            Set::Moved(Self {
                at,
                first,
                second,
                turned,
            })
        };
        match (key, self.first, self.second) {
            (Key::A, None, _) => moved(self.at, Some(self.at), None, false),
            (Key::A, first, None) => moved(self.at, first, Some(self.at), false),
            (Key::A, Some(one), Some(other)) => Set::Done(one, other),
            (Key::B, first @ Some(_), Some(other)) => moved(other, first, None, false),
            (Key::B, Some(one), None) => moved(one, None, None, false),
            (Key::B, None, _) => Set::Back,
            // Both hands are set: a turn of the dial takes the second one up again.
            (_, first, _) => match towards(self.at, self.turned, key) {
                Some(at) => moved(at, first, None, true),
                None => Set::Nothing,
            },
        }
    }

    /// The sectors that the hands point at; one that is still to be set points at the focus.
    pub fn sectors(self) -> [Option<usize>; 2] {
        let second = self.first.map(|_| self.second.unwrap_or(self.at));
        [Some(self.first.unwrap_or(self.at)), second].map(|hand| hand.map(Id::index))
    }
}

/// The sector after a direction: the first one points straight to a sector, the next ones go round.
pub fn towards<D: Id>(from: D, turned: bool, key: Key) -> Option<D> {
    let straight = pointed(key).filter(|&at| !turned && at != from);
    straight.or_else(|| super::offers::turned(from, key))
}

/// The sector that a direction points at.
fn pointed<D: Id>(key: Key) -> Option<D> {
    D::from_index(match key {
        Key::Up => 0,
        Key::Right => (D::COUNT + 1) / 4,
        Key::Down => D::COUNT / 2,
        Key::Left => D::COUNT - D::COUNT / 4,
        _ => return None,
    })
}

/// The middle of the dial.
pub const CENTRE: Point = Point::new(90, 118);
/// From the middle to the rim.
const RADIUS: i32 = 86;
/// The left edge of the rail beside the dial, and its width.
const RAIL: (i32, i32) = (180, 58);

/// The dial's place on the screen, with its sectors.
const fn round<D: Id>() -> dial::Dial {
    dial::Dial {
        centre: CENTRE,
        radius: RADIUS,
        sectors: D::COUNT,
    }
}

/// Where an action stands on the dial.
pub fn spot<D: Id>(at: D) -> Rectangle {
    let (middle, reach) = (round::<D>().place(at.index()), RADIUS / 4 + 1);
    area(
        middle.x - reach,
        middle.y - reach,
        2 * reach + 1,
        2 * reach + 1,
    )
}

/// Paints the dial between the bars, with a picture in each sector.
fn face<G: RoadGame>(
    scene: &Scene<'_, G>,
    at: G::Dial,
    hands: [Option<usize>; 2],
    canvas: &mut Canvas,
) {
    let face = round::<G::Dial>();
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Night);
    face.paint(canvas, Some(at.index()));
    match hands {
        [Some(first), Some(second)] => face.paint_hands(canvas, &[first, second]),
        [Some(first), None] => face.paint_hands(canvas, &[first]),
        [None, _] => {}
    }
    let livery = scene.players[scene.seat].livery;
    for sector in G::Dial::all() {
        G::picture(canvas, sector, livery, face.place(sector.index()), 2);
    }
    rail(scene, canvas);
    G::top(scene, canvas);
}

/// The rail: the Maharaja's city below his crown, and the ones that come after it.
fn rail<G: RoadGame>(scene: &Scene<'_, G>, canvas: &mut Canvas) {
    let words = &scene.language.words().face;
    let (left, wide) = RAIL;
    let middle = left + (wide >> 1);
    let write = |canvas: &mut Canvas, text: &str, y, ink| {
        let at = Point::new(middle, y);
        text::draw(canvas, text, at, Align::Centre, Type::Small, ink);
    };
    let mut y = BAR + 16;
    if let Some(at) = G::crowned(scene) {
        panel(canvas, area(left, y, wide, 28), Ink::White, Ink::Gold);
        pieces::large_crown(canvas, Point::new(middle, y - 6));
        write(canvas, G::junction_name(scene, at), y + 1, Ink::Night);
        write(canvas, words.now, y + 13, Ink::Brown);
    }
    y += 30;
    let labels = [words.next, words.then, ""];
    for (city, label) in G::coming(scene).into_iter().zip(labels) {
        let tall = if label.is_empty() { 16 } else { 28 };
        panel(canvas, area(left, y, wide, tall), Ink::Dusk, Ink::Stone);
        let name = G::junction_name(scene, Junction::City(city));
        write(canvas, name, y + 1, Ink::White);
        write(canvas, label, y + 13, Ink::Silver);
        y += tall + 2;
    }
    small_board(scene, canvas);
}

/// The left upper corner of the small board, and its height.
const BOARD: (Point, i32) = (Point::new(RAIL.0, FOOT - 66), 49);

/// The board in the size of a stamp: the roads, who leads in which city, the crown, and where the own traveller is.
fn small_board<G: RoadGame>(scene: &Scene<'_, G>, canvas: &mut Canvas) {
    let (corner, tall) = BOARD;
    panel(
        canvas,
        area(corner.x, corner.y, RAIL.1, tall),
        Ink::Sand,
        Ink::Stone,
    );
    // A map is 240 by 192 pixels, and this one about a quarter of it.
    let spot = |junction: Junction<G::City>| {
        let at = junction.spot() - Point::new(0, BAR);
        corner + Point::new((at.x * 62) >> 8, (at.y * 62) >> 8)
    };
    for road in G::Road::all() {
        if let Some((from, to, _)) = map::stops::<G>(road) {
            line(canvas, spot(from), spot(to), 1, Ink::Brown);
        }
    }
    for junction in Junction::all() {
        let at = spot(junction);
        // Who leads is told by the shape besides the colour.
        if let Some(leader) = junction.city().and_then(|city| leader(scene, city)) {
            leader.paint_on_paper(canvas, at);
            continue;
        }
        let ink = match junction.city() {
            Some(_) => Ink::White,
            None => Ink::Stone,
        };
        disc(canvas, at, 4, Ink::Night);
        disc(canvas, at, 3, ink);
    }
    if let Some(at) = G::crowned(scene) {
        pieces::crown(canvas, spot(at) - Point::new(0, 7));
    }
    let own = scene.players[scene.seat].livery;
    let own_spot = spot(G::traveller(scene, scene.seat));
    G::walker(canvas, own, own_spot + Point::new(4, -5));
}

/// The livery of who has most in a city; none where nobody has, or nobody more than all others.
fn leader<G: RoadGame>(scene: &Scene<'_, G>, city: G::City) -> Option<Livery> {
    let (mut most, mut leads) = (0, None);
    for seat in G::players(scene).iter() {
        let points = G::points(scene, seat, city);
        if points > most {
            (most, leads) = (points, Some(scene.players[seat].livery));
        } else if points == most {
            leads = None;
        }
    }
    leads
}

/// Paints the dial with the hands that are set; one that is still to be set points at the focus.
pub fn paint<G: RoadGame>(scene: &Scene<'_, G>, hands: Hands<G::Dial>, canvas: &mut Canvas) {
    face(scene, hands.at, hands.sectors(), canvas);
    let words = &scene.language.words().face;
    let both = |first, second| G::plan_said(scene, first, second);
    let (what, does) = match (hands.first, hands.second) {
        (Some(first), Some(second)) => (both(first, second), G::captions(scene).confirm_plan),
        (Some(first), None) => (both(first, hands.at), words.second_pointer),
        (None, _) => (
            plain(G::dial_name(scene, hands.at, true)),
            words.first_pointer,
        ),
    };
    let does = Sentence::of(format_args!("A: {does}"));
    bar::bottom(canvas, what.as_str(), does.as_str(), EDGE - 10);
    let at = Point::new(RAIL.0 + (RAIL.1 >> 1), FOOT - 16);
    text::draw(
        canvas,
        words.board,
        at,
        Align::Centre,
        Type::Small,
        Ink::Gold,
    );
}

/// Paints the dial for the choice of a chip's action.
pub fn paint_chip<G: RoadGame>(scene: &Scene<'_, G>, at: G::Dial, canvas: &mut Canvas) {
    face(scene, at, [Some(at.index()), None], canvas);
    pieces::chip(canvas, CENTRE);
    let does = match scene.refusal(G::spend(at)) {
        None => Sentence::of(format_args!("A: {}", G::captions(scene).spend)),
        Some(why) => G::reason(scene, why),
    };
    bar::bottom(
        canvas,
        G::dial_name(scene, at, true),
        does.as_str(),
        EDGE - 10,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::raja::data::Dial;

    #[test]
    fn from_every_sector_every_other_is_two_keys_away_at_most() {
        const WAYS: [Key; 4] = [Key::Up, Key::Right, Key::Down, Key::Left];
        let after = |hands: Hands<Dial>, key| match hands.steer(key) {
            Set::Moved(hands) => hands,
            _ => panic!("a direction turns the hand"),
        };
        let mut far = 0;
        for from in Dial::all() {
            let begun = Hands::begun(from);
            let near: Vec<_> = WAYS.iter().map(|&key| after(begun, key)).collect();
            for to in Dial::all().filter(|&to| to != from) {
                let one = near.iter().any(|hands| hands.at == to);
                let two = |hands: &Hands<Dial>| WAYS.iter().any(|&key| after(*hands, key).at == to);
                assert!(one || near.iter().any(two), "{from:?} to {to:?}");
                far += usize::from(!one);
            }
        }
        // Of eight others four are one key away.
        assert!(far <= 4 * Dial::COUNT, "{far}");
    }
}
