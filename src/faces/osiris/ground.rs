//! The still ground of the board: the pyramid in the sun, and where its fields and cities lie on the screen.
//!
//! Light comes from the west: the eastern side lies in half shade, and every storey casts a shadow. All that needs a
//! division is worked out by the compiler. It knows no piece.

use crate::faces::parts::bar::FOOT;
use crate::faces::parts::brush::*;
use crate::games::osiris::data::City;
use crate::games::osiris::place::{Field, Place, PlaceKind};
use crate::kernel::id::Id;
use crate::ui::sprite::{Sprite, sprite};

/// The storeys from the lowest to the summit: left, top, right, bottom.
const STOREYS: [[i32; 4]; 4] = [
    [38, 47, 202, 184],
    [62, 62, 178, 160],
    [86, 77, 154, 136],
    [107, 90, 133, 112],
];
/// How high the wall of a storey is, seen from the south.
const WALL: i32 = 6;
/// Fields on a side of each ring.
const SIDES: [usize; 3] = [3, 2, 1];

/// A field: a band from the outer edge of its ring to the inner one, with slanting ends.
#[derive(Clone, Copy)]
pub(super) struct Band {
    /// Whether the outer edge runs from left to right.
    level: bool,
    /// Where the outer edge is, and which way the inner one lies.
    outer: i32,
    inward: i32,
    depth: i32,
    /// The ends of the outer edge, and how they move with each step inward, in 256ths.
    ends: [i32; 2],
    slopes: [i32; 2],
}

#[expect(clippy::indexing_slicing, reason = "runs while compiling")]
const BANDS: [Band; 24] = {
    let none = Band {
        level: true,
        outer: 0,
        inward: 1,
        depth: 1,
        ends: [0; 2],
        slopes: [0; 2],
    };
    let mut bands = [none; 24];
    let (mut ring, mut at) = (0, 0);
    while ring < 3 {
        let [left, top, right, bottom] = STOREYS[ring];
        let [in_left, in_top, in_right, in_bottom] = STOREYS[ring + 1];
        // The wall of the next storey stands on this one.
        let in_bottom = in_bottom + WALL;
        let count = SIDES[ring];
        let mut side = 0;
        while side < 4 {
            let (level, outer, inner) = match side {
                0 => (true, bottom, in_bottom),
                1 => (false, left, in_left),
                2 => (true, top, in_top),
                _ => (false, right, in_right),
            };
            // Clockwise: along the south to the left, along the west upwards, and so on.
            let (out, inn) = match side {
                0 => ([right, left], [in_right, in_left]),
                1 => ([bottom, top], [in_bottom, in_top]),
                2 => ([left, right], [in_left, in_right]),
                _ => ([top, bottom], [in_top, in_bottom]),
            };
            let mut number = 0;
            while number < count {
                let (n, k) = (count as i32, number as i32);
                let depth = (inner - outer).abs();
                let mut ends = [0; 2];
                let mut slopes = [0; 2];
                let mut end = 0;
                while end < 2 {
                    let cut = k + end as i32;
                    let from = out[0] + (out[1] - out[0]) * cut / n;
                    let to = inn[0] + (inn[1] - inn[0]) * cut / n;
                    ends[end] = from;
                    slopes[end] = (to - from) * 256 / depth;
                    end += 1;
                }
                if ends[0] > ends[1] {
                    ends = [ends[1], ends[0]];
                    slopes = [slopes[1], slopes[0]];
                }
                bands[at] = Band {
                    level,
                    outer,
                    inward: if inner > outer { 1 } else { -1 },
                    depth,
                    ends,
                    slopes,
                };
                at += 1;
                number += 1;
            }
            side += 1;
        }
        ring += 1;
    }
    bands
};

impl Band {
    /// A field's band.
    pub(super) fn of(field: Field) -> Option<&'static Self> {
        BANDS.get(field.index())
    }

    /// Whether it runs from left to right.
    pub(super) const fn is_level(&self) -> bool {
        self.level
    }

    /// Where its ends are, so far inward.
    const fn ends(&self, inward: i32) -> [i32; 2] {
        let [from, to] = self.ends;
        let [first, second] = self.slopes;
        [
            from + ((first * inward) >> 8),
            to + ((second * inward) >> 8),
        ]
    }

    /// Its middle.
    const fn middle(&self) -> Point {
        let half = self.depth >> 1;
        let across = self.outer + self.inward * half;
        let [from, to] = self.ends(half);
        let along = (from + to) >> 1;
        if self.level {
            Point::new(along, across)
        } else {
            Point::new(across, along)
        }
    }

    /// Fills it, but for a rim of this width.
    pub(super) fn fill(&self, canvas: &mut Canvas, rim: i32, ink: Ink) {
        for inward in 1 + rim..self.depth - rim {
            let across = self.outer + self.inward * inward;
            let [from, to] = self.ends(inward);
            let (from, long) = (from + 1 + rim, to - from - 1 - 2 * rim);
            if self.level {
                fill(canvas, area(from, across, long, 1), ink);
            } else {
                fill(canvas, area(across, from, 1, long), ink);
            }
        }
    }

    /// Dots along one of its ends.
    fn seam(&self, canvas: &mut Canvas) {
        for inward in (1..self.depth).step_by(3) {
            let across = self.outer + self.inward * inward;
            let [from, _] = self.ends(inward);
            let (x, y) = if self.level {
                (from, across)
            } else {
                (across, from)
            };
            fill(canvas, area(x, y, 1, 1), Ink::Brown);
        }
    }
}

/// The plate of a city: its corner and its size.
pub(super) const fn plate(city: City) -> (Point, i32, i32) {
    let number = city as i32;
    let along = number % 3;
    match number / 3 {
        0 => (Point::new(162 - 72 * along, 191), 60, 23),
        1 => (Point::new(2, 138 - 42 * along), 34, 39),
        2 => (Point::new(18 + 72 * along, 23), 60, 23),
        _ => (Point::new(204, 54 + 42 * along), 34, 39),
    }
}

/// The middle of a priest at home, on his city's plate.
pub(super) const fn home(city: City) -> Point {
    let (at, wide, high) = plate(city);
    if wide > high {
        Point::new(at.x + 22, at.y + 12)
    } else {
        Point::new(at.x + 8, at.y + 29)
    }
}

/// Where a stone comes from that is sown into a city: the gap before its plate on the way round.
pub(super) const fn before(city: City) -> Point {
    let (at, wide, high) = plate(city);
    let (half, low) = (at.y + (high >> 1), at.y + high - 8);
    match city as i32 / 3 {
        0 => Point::new(at.x + wide + 6, half),
        1 => Point::new(at.x + wide, low),
        2 => Point::new(at.x - 6, half),
        _ => Point::new(at.x - 1, low),
    }
}

/// The middles of all places, by their positions.
#[expect(clippy::indexing_slicing, reason = "runs while compiling")]
const SPOTS: [Point; 37] = {
    let mut spots = [Point::new(120, 101); 37];
    let mut at = 0;
    while at < 24 {
        spots[12 + at] = BANDS[at].middle();
        at += 1;
    }
    spots
};

/// The middle of a place.
pub(super) fn spot(place: Place) -> Point {
    match place.kind() {
        PlaceKind::City(city) => {
            let (at, wide, high) = plate(city);
            at + Point::new(wide >> 1, high >> 1)
        }
        PlaceKind::Field(_) | PlaceKind::Summit => {
            SPOTS.get(place.index()).copied().unwrap_or_default()
        }
    }
}

/// The middle of a priest at a place. On the terrace in the north caps would stick into the plates above: there they stand
/// a little lower.
pub(super) fn stand(place: Place) -> Point {
    let at = spot(place);
    at - Point::new(0, if at.y < 60 { -2 } else { 2 })
}

/// Where a place stands.
pub(super) fn spot_box(place: Place) -> Rectangle {
    match place.kind() {
        PlaceKind::City(city) => {
            let (at, wide, high) = plate(city);
            area(at.x, at.y, wide, high)
        }
        PlaceKind::Field(_) | PlaceKind::Summit => {
            let at = spot(place);
            area(at.x - 11, at.y - 11, 23, 23)
        }
    }
}

/// Paints the desert and the pyramid.
pub(super) fn paint(canvas: &mut Canvas) {
    fill(canvas, area(0, BAR, EDGE, FOOT - BAR), Ink::Clay);
    for (x, y) in [(5, 30), (226, 32), (4, 196), (225, 198)] {
        PALM.paint(canvas, Point::new(x, y), Ink::Green);
    }
    for ((storey, count), first) in STOREYS.iter().zip([3, 2, 1, 0]).zip([0, 12, 20, 24]) {
        let [left, top, right, bottom] = *storey;
        let (wide, high) = (right - left, bottom - top);
        // The shadow on what lies to the east.
        fill(canvas, area(right, top + 5, 4, high + 1), Ink::Brown);
        fill(canvas, area(left, top, wide, high), Ink::Sand);
        for band in BANDS.iter().skip(first + 3 * count).take(count) {
            shade(band, canvas);
        }
        wall(canvas, left, bottom, wide);
        fill(canvas, area(left, top, wide, 1), Ink::White);
        fill(canvas, area(left, top, 1, high), Ink::White);
        fill(canvas, area(right - 1, top, 1, high), Ink::Brown);
    }
    for band in &BANDS {
        band.seam(canvas);
    }
}

/// Half shade on the eastern side: every other column.
fn shade(band: &Band, canvas: &mut Canvas) {
    for inward in 0..=band.depth {
        let [from, to] = band.ends(inward);
        let x = band.outer + band.inward * inward;
        fill(canvas, area(x, from, 1, to - from), Ink::Clay);
    }
}

/// A wall of bricks, seen from the south.
fn wall(canvas: &mut Canvas, left: i32, top: i32, wide: i32) {
    fill(canvas, area(left, top, wide, WALL), Ink::Brown);
    fill(canvas, area(left, top, wide, 1), Ink::White);
    for (row, y) in [top + 1, top + 4].into_iter().enumerate() {
        let mut x = left + 4 * (row as i32) - 4;
        while x < left + wide {
            let from = x.max(left);
            let to = (x + 7).min(left + wide);
            fill(canvas, area(from, y, to - from, 2 - row as i32), Ink::Clay);
            x += 8;
        }
    }
}

/// Paints the golden tip.
pub(super) fn tip(canvas: &mut Canvas) {
    let (x, top) = (120, 82);
    for row in 0..24 {
        let half = (row + 1) >> 1;
        let y = top + row;
        fill(
            canvas,
            area(x - half, y, half + (half >> 1), 1),
            Ink::Yellow,
        );
        fill(
            canvas,
            area(x + (half >> 1), y, half - (half >> 1) + 1, 1),
            Ink::Gold,
        );
        if row % 5 == 4 {
            fill(
                canvas,
                area(x - half + 1, y, half + (half >> 1) - 1, 1),
                Ink::Orange,
            );
        }
        fill(canvas, area(x - half - 1, y, 1, 1), Ink::Night);
        fill(canvas, area(x + half + 1, y, 1, 1), Ink::Night);
    }
    fill(canvas, area(x - 13, top + 24, 27, 1), Ink::Night);
}

const PALM: Sprite = sprite![
    "..oo.oo..",
    ".o..o..o.",
    "o.ooooo.o",
    "..o.n.o..",
    ".o..n..o.",
    "....n....",
    "....n....",
    "....nn...",
    ".....n...",
    ".....n...",
    "....nn...",
    "...nnnn..",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_places_have_the_same_middle_and_all_lie_between_the_bars() {
        let spots: Vec<Point> = Place::all().map(spot).collect();
        for (number, at) in spots.iter().enumerate() {
            assert!((0..EDGE).contains(&at.x) && (BAR..FOOT).contains(&at.y));
            for other in &spots[..number] {
                let apart = *at - *other;
                assert!(apart.x.abs() + apart.y.abs() >= 16, "{at:?} {other:?}");
            }
        }
    }

    #[test]
    fn plates_and_pyramid_do_not_overlap() {
        for city in City::all() {
            let (at, wide, high) = plate(city);
            assert!(at.x >= 0 && at.x + wide <= EDGE && at.y >= BAR && at.y + high <= FOOT);
            let [left, top, right, bottom] = STOREYS[0];
            let beside = at.x + wide <= left || at.x >= right;
            assert!(beside || at.y + high <= top || at.y >= bottom + WALL);
        }
    }
}
