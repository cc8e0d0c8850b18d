//! The board: the pyramid with priests and blockades, the cities with their heaps, what can be reached and at what cost.
//!
//! While the move would end where the attention is, the plates show what each city would have then. It knows no rule.

use super::ways::{Harvest, Ways, deeds, harvest, sown, stander};
use super::{Focus, OsirisScene, ground, livery, pieces, say, steer};
use crate::faces::parts::{bar, bar::FOOT, brush::*};
use crate::games::osiris::action::Action;
use crate::games::osiris::data::{City, PlaceSet};
use crate::games::osiris::place::{Place, PlaceKind};
use crate::games::osiris::state::{Stage, Table};
use crate::kernel::id::Id;

/// Paints the bar at the top: who plays, the round, and the stones of a move.
pub(super) fn top(scene: &OsirisScene<'_>, note: Option<&str>, canvas: &mut Canvas) {
    fill(canvas, area(0, 0, EDGE, BAR - 1), Ink::Dusk);
    fill(canvas, area(0, BAR - 1, EDGE, 1), Ink::Gold);
    let player = scene.players[scene.seat];
    let mut left = 10;
    for own in player.colours.iter() {
        own.paint_large(canvas, Point::new(left, 10));
        left += 15;
    }
    let round = say::round(scene);
    let right = note.unwrap_or(round.as_str());
    let at = Point::new(EDGE - 5, 4);
    let room = EDGE / 3;
    let size = text::read(canvas, right, Type::Small, room);
    text::draw_read(
        canvas,
        right,
        at,
        (Align::Right, room),
        Type::Small,
        Ink::Silver,
    );
    let mut end = EDGE - 10 - text::width(right, size);
    if let (Stage::Marching(march), None) = (scene.view.table.stage, note) {
        let left = Sentence::of(format_args!("{}", march.left));
        let at = Point::new(end, 2);
        text::draw(
            canvas,
            left.as_str(),
            at,
            Align::Right,
            Type::Body,
            Ink::White,
        );
        end -= 16 + text::width(left.as_str(), Type::Body);
        pieces::stone_large(canvas, Point::new(end, 6));
    }
    let name = bar::fitting(player.name, Type::Body, end - left - 2);
    let at = Point::new(left - 4, 2);
    text::draw(canvas, name, at, Align::Left, Type::Body, Ink::White);
}

/// The same over what one player alone may see.
pub(super) fn top_alone(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    let private = say::texts(scene).labels().private;
    top(scene, Some(private), canvas);
    let end = EDGE - 16 - text::width(private, Type::Small);
    pieces::eye(canvas, Point::new(end, 11));
}

/// Paints the board between the bars as everybody sees it.
pub(super) fn still(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    without(scene, None, canvas);
}

/// The same without a priest, who is on the way.
pub(super) fn without(scene: &OsirisScene<'_>, away: Option<City>, canvas: &mut Canvas) {
    ground::paint(canvas);
    for city in City::all() {
        plate(scene, city, None, Look::Plain, canvas);
    }
    stand(&scene.view.table, away, canvas);
}

/// Paints the board as a page of the overview.
pub(super) fn paint_page(scene: &OsirisScene<'_>, canvas: &mut Canvas) {
    still(scene, canvas);
    top(scene, None, canvas);
    bar::bottom(canvas, say::round(scene).as_str(), "", EDGE - 10);
}

/// Paints the whole screen with the attention on a place.
pub(super) fn paint(scene: &OsirisScene<'_>, focus: Focus, canvas: &mut Canvas) {
    let (priest, at, row) = match focus {
        Focus::Pyramid { priest, at } | Focus::Going { priest, to: at } => (priest, at, None),
        Focus::Here { priest, at, row } => (priest, at, Some(row)),
        _ => return,
    };
    let table = &scene.view.table;
    let ways = Ways::of(table, priest);
    let all = deeds(scene, &ways, at);
    let deed = match row {
        Some(row) => all.get(usize::from(row)),
        None => all.first(),
    };
    let end = deed.and_then(|&deed| harvest(scene, &ways, at, deed));
    // While priests are chosen, what the one in focus can reach is lit too.
    let stops = steer::stops(scene, &ways, at).union(ways.reach());
    ground::paint(canvas);
    for place in stops.iter().filter(|&place| place != at) {
        light(canvas, place, Ink::Teal, Ink::White);
    }
    light(canvas, at, Ink::White, Ink::Gold);
    for city in City::all() {
        let look = match Place::city(city) {
            own if own == at => Look::Focus,
            own if stops.contains(own) => Look::Open,
            _ if city == priest => Look::Chosen,
            _ => Look::Plain,
        };
        plate(scene, city, end.as_ref(), look, canvas);
    }
    if let Some(end) = &end {
        sowing(canvas, end, priest);
    }
    way(canvas, &ways, at);
    stand(table, None, canvas);
    costs(scene, &ways, stops, canvas);
    chosen(canvas, table.priests[priest]);
    top(scene, None, canvas);
    let (name, does) = say::at_place(scene, &ways, at);
    match row {
        None => bar::bottom(canvas, name.as_str(), does.as_str(), EDGE - 10),
        Some(row) => {
            let does = deed.map_or(does, |&deed| say::by_deed(scene, &ways, at, deed));
            bar::bottom(canvas, name.as_str(), does.as_str(), EDGE - 10);
            rows(scene, &all, row, at, canvas);
        }
    }
}

/// A field with a rim.
fn light(canvas: &mut Canvas, place: Place, rim: Ink, ink: Ink) {
    match place.kind() {
        PlaceKind::Field(field) => {
            if let Some(band) = ground::Band::of(field) {
                band.fill(canvas, 0, rim);
                band.fill(canvas, 2, ink);
            }
        }
        PlaceKind::Summit => {
            fill(canvas, area(107, 90, 27, 23), rim);
            fill(canvas, area(109, 92, 23, 19), ink);
        }
        PlaceKind::City(_) => {}
    }
}

/// The dotted way to a place.
fn way(canvas: &mut Canvas, ways: &Ways, to: Place) {
    let mut at = to;
    while let Some(before) = ways.before(at) {
        trail(canvas, ground::spot(before), ground::spot(at), 5);
        at = before;
    }
}

/// Dots from one point to another, so many of four quarters and one.
pub(super) fn trail(canvas: &mut Canvas, from: Point, to: Point, dots: i32) {
    let apart = to - from;
    for dot in 1..dots {
        let at = from + Point::new((apart.x * dot) >> 2, (apart.y * dot) >> 2);
        fill(canvas, area(at.x - 1, at.y - 1, 4, 4), Ink::Night);
        fill(canvas, area(at.x, at.y, 2, 2), Ink::Gold);
    }
}

/// An arrow above the priest who is chosen.
fn chosen(canvas: &mut Canvas, at: Place) {
    let middle = match at.kind() {
        PlaceKind::City(_) => return,
        _ => ground::spot(at) - Point::new(0, 15),
    };
    for row in 0..4 {
        fill(
            canvas,
            area(middle.x - 4 + row, middle.y + row, 9 - 2 * row, 1),
            Ink::Night,
        );
    }
    fill(canvas, area(middle.x - 2, middle.y + 1, 5, 1), Ink::Gold);
    fill(canvas, area(middle.x - 1, middle.y + 2, 3, 1), Ink::Gold);
}

/// The tip, blockades, and the priests on the pyramid, the northern ones first. The tip would hide the blockade behind it,
/// and four round it end the game: so it is painted before them.
fn stand(table: &Table, away: Option<City>, canvas: &mut Canvas) {
    let crowned = City::all().find(|&city| table.priests[city] == Place::SUMMIT);
    if crowned.is_none() {
        ground::tip(canvas);
    }
    for field in table.blockades.iter() {
        pieces::blockade(canvas, ground::spot(Place::field(field)));
    }
    for city in City::all() {
        let at = table.priests[city];
        if table.in_play(city) && away != Some(city) && !matches!(at.kind(), PlaceKind::City(_)) {
            pieces::priest(canvas, city, ground::stand(at), 1);
        }
    }
}

/// What each place costs; swords where a fight waits.
fn costs(scene: &OsirisScene<'_>, ways: &Ways, stops: PlaceSet, canvas: &mut Canvas) {
    for place in stops.iter() {
        let Some(cost) = ways.cost(place) else {
            continue;
        };
        let spot = ground::spot(place);
        let spot = match place.kind() {
            // Where the priest who comes home will stand: no stone, figure or ring lies there.
            PlaceKind::City(city) => ground::home(city),
            PlaceKind::Summit => spot + Point::new(0, 6),
            PlaceKind::Field(field) => {
                let table = &scene.view.table;
                if stander(table, place).is_some() {
                    pieces::swords(canvas, spot + Point::new(-11, 4), 1);
                    spot + Point::new(11, 4)
                } else if table.blockades.contains(field) {
                    // Beside the block or below it, whichever way the field is long.
                    let level = ground::Band::of(field).is_some_and(ground::Band::is_level);
                    spot + if level {
                        Point::new(14, 1)
                    } else {
                        Point::new(0, 13)
                    }
                } else {
                    spot
                }
            }
        };
        pieces::badge(canvas, cost, spot, ways.ends(place));
    }
}

/// How a plate stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    /// The chosen priest's.
    Chosen,
    /// Something can be done there.
    Open,
    Focus,
}

/// A city: its owner's shape and rings, its priest when at home, its stones as a heap and as a figure.
fn plate(
    scene: &OsirisScene<'_>,
    city: City,
    end: Option<&Harvest>,
    look: Look,
    canvas: &mut Canvas,
) {
    let table = &scene.view.table;
    let (at, wide, high) = ground::plate(city);
    let rebels = end.is_some_and(|end| end.rebels.contains(city));
    let (paper, edge) = match look {
        _ if !table.in_play(city) => (Ink::Clay, Ink::Brown),
        Look::Focus => (Ink::Gold, Ink::White),
        Look::Chosen => (Ink::White, Ink::Gold),
        Look::Open => (Ink::White, Ink::Teal),
        Look::Plain => (Ink::Sand, Ink::Night),
    };
    let edge = if rebels { Ink::Red } else { edge };
    panel(canvas, area(at.x, at.y, wide, high), paper, edge);
    if look != Look::Plain || rebels {
        panel(
            canvas,
            area(at.x + 1, at.y + 1, wide - 2, high - 2),
            paper,
            edge,
        );
    }
    if !table.in_play(city) {
        return;
    }
    // Houses of mud brick: the beams of the roof, and the shade on the east and at the foot.
    // An edge that stands out stays whole.
    let plain = look == Look::Plain && !rebels;
    let roof = at.y + if plain { 1 } else { 2 };
    for beam in (3..wide - 4).step_by(6) {
        fill(canvas, area(at.x + beam, roof, 2, 2), Ink::Brown);
    }
    if plain {
        let foot = area(at.x + 2, at.y + high - 2, wide - 4, 1);
        let east = area(at.x + wide - 2, at.y + 3, 1, high - 5);
        fill(canvas, foot, Ink::Clay);
        fill(canvas, east, Ink::Clay);
    }
    livery(city.colour()).paint_on_paper(canvas, at + Point::new(8, 7));
    for ring in 0..i32::from(city.rings()) {
        fill(
            canvas,
            area(at.x + 4, at.y + 13 + 4 * ring, 9, 2),
            Ink::Night,
        );
    }
    let level = wide > high;
    if table.priests[city] == Place::city(city) {
        pieces::priest(canvas, city, ground::home(city), 1);
    }
    let (now, then) = (
        table.stones[city],
        end.map_or(table.stones[city], |end| end.table.stones[city]),
    );
    let before = scene.before.map_or(now, |before| before.table.stones[city]);
    let figure = if level {
        Point::new(57, 2)
    } else {
        Point::new(31, 1)
    };
    heap(canvas, city, then, then.saturating_sub(now));
    let number = Sentence::of(format_args!("{then}"));
    let spot = at + figure;
    if then != now || before != now {
        let width = text::width(number.as_str(), Type::Body);
        let mark = area(spot.x - width - 1, spot.y + 1, width + 2, 15);
        fill(canvas, mark, Ink::Gold);
    }
    text::draw(
        canvas,
        number.as_str(),
        spot,
        Align::Right,
        Type::Body,
        Ink::Night,
    );
    if rebels {
        pieces::flame(canvas, flame(city));
    }
}

/// The heap of a city, of which the last stones are new.
pub(super) fn heap(canvas: &mut Canvas, city: City, stones: u8, new: u8) {
    let (at, wide, high) = ground::plate(city);
    let level = wide > high;
    let corner = if level { (29, 20) } else { (14, 36) };
    // Two digits beside it leave less room.
    let a_row = if level && stones > 9 { 2 } else { 3 };
    pieces::heap(
        canvas,
        (stones, new),
        a_row,
        at + Point::new(corner.0, corner.1),
    );
}

/// Where the flame of a rebellion burns on a plate: clear of figure and rings.
pub(super) fn flame(city: City) -> Point {
    let (at, wide, high) = ground::plate(city);
    at + if wide > high {
        Point::new(36, 9)
    } else {
        Point::new(20, 24)
    }
}

/// Numbers on the way round, each before the city into which that stone of the mover's own is sown.
fn sowing(canvas: &mut Canvas, end: &Harvest, from: City) {
    for (city, number) in sown(&end.table, from, end.stones).zip(1..) {
        pieces::tag(canvas, number, ground::before(city));
    }
}

/// The top and the height of the rows at a place, on the half of the board where the place is not.
fn rows_at(deeds: &[Action], at: Place) -> (i32, i32) {
    let high = 24 * deeds.len() as i32 + 6;
    let above = ground::spot(at).y > 118;
    (if above { BAR + 6 } else { FOOT - high - 6 }, high)
}

/// Where a row at a place stands.
pub(super) fn spot(scene: &OsirisScene<'_>, priest: City, at: Place, row: u8) -> Rectangle {
    let ways = Ways::of(&scene.view.table, priest);
    let (top, _) = rows_at(&deeds(scene, &ways, at), at);
    area(24, top + 3 + 24 * i32::from(row), EDGE - 48, 23)
}

/// The rows at a place, on the half of the board where the place is not.
fn rows(scene: &OsirisScene<'_>, deeds: &[Action], row: u8, at: Place, canvas: &mut Canvas) {
    let (top, high) = rows_at(deeds, at);
    panel(
        canvas,
        area(20, top, EDGE - 40, high),
        Ink::Night,
        Ink::Gold,
    );
    // All in one type.
    let label = |deed| say::row(scene, deed);
    let fits = |&deed: &Action| text::width(label(deed).as_str(), Type::Body) <= EDGE - 60;
    let (size, down) = if deeds.iter().all(fits) {
        (Type::Body, 3)
    } else {
        (Type::Small, 5)
    };
    for (number, &deed) in deeds.iter().enumerate() {
        let y = top + 3 + 24 * number as i32;
        let focused = number == usize::from(row);
        let (ground, ink) = if focused {
            (Ink::Gold, Ink::Night)
        } else {
            (Ink::Dusk, Ink::White)
        };
        panel(canvas, area(24, y, EDGE - 48, 23), ground, ground);
        let at = Point::new(30, y + down);
        text::draw(canvas, label(deed).as_str(), at, Align::Left, size, ink);
    }
}
