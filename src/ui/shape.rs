//! Round and slanting shapes, made of solid spans: no floating point, no division, few calls to the canvas.
//!
//! Knows no screen; the generic primitives set pixel by pixel, which a map of many discs cannot afford.

use embedded_graphics::prelude::*;

use super::{
    canvas::Canvas,
    frame::{area, fill},
    ink::Ink,
};

/// Fills a disc.
pub fn disc(canvas: &mut Canvas, centre: Point, radius: i32, ink: Ink) {
    // A little more than the radius makes small discs round instead of pointed.
    let reach = radius * radius + radius;
    let narrowed = |mut half: i32, dy: i32| {
        while half > 0 && half * half + dy * dy > reach {
            half -= 1;
        }
        half
    };
    // Rows of the same width are filled together: at the waist they are many.
    let (mut half, mut begun) = (radius, 0);
    for dy in 0..=radius {
        let next = narrowed(half, dy + 1);
        if next == half && dy < radius {
            continue;
        }
        let (left, width, rows) = (centre.x - half, 2 * half + 1, dy - begun + 1);
        if begun == 0 {
            fill(canvas, area(left, centre.y - dy, width, 2 * dy + 1), ink);
        } else {
            fill(canvas, area(left, centre.y + begun, width, rows), ink);
            fill(canvas, area(left, centre.y - dy, width, rows), ink);
        }
        (half, begun) = (next, dy + 1);
    }
}

/// Draws a line with a width, in runs along its longer side.
pub fn line(canvas: &mut Canvas, from: Point, to: Point, width: i32, ink: Ink) {
    let apart = to - from;
    let flat = apart.x.abs() >= apart.y.abs();
    // Seen so that the longer side goes forward: `along` grows by one, `across` by at most one.
    let (from, to) = match (flat, apart.x < 0, apart.y < 0) {
        (true, true, _) | (false, _, true) => (to, from),
        _ => (from, to),
    };
    let (mut along, end, mut across, goal) = if flat {
        (from.x, to.x, from.y, to.y)
    } else {
        (from.y, to.y, from.x, to.x)
    };
    let (length, rise, step) = (end - along, (goal - across).abs(), (goal - across).signum());
    let mut error = length / 2;
    let mut begun = along;
    let half = width / 2;
    while along <= end {
        error -= rise;
        let turns = error < 0;
        if turns || along == end {
            let run = along - begun + 1;
            let span = if flat {
                area(begun, across - half, run, width)
            } else {
                area(across - half, begun, width, run)
            };
            fill(canvas, span, ink);
            begun = along + 1;
        }
        if turns {
            across += step;
            error += length;
        }
        along += 1;
    }
}

/// Draws four corners round a point: the sign of the focus, which no piece looks like.
pub fn corners(canvas: &mut Canvas, centre: Point, reach: i32, arm: i32, thick: i32, ink: Ink) {
    let (left, top) = (centre.x - reach, centre.y - reach);
    let (right, bottom) = (centre.x + reach + 1, centre.y + reach + 1);
    for y in [top, bottom - thick] {
        fill(canvas, area(left, y, arm, thick), ink);
        fill(canvas, area(right - arm, y, arm, thick), ink);
    }
    for x in [left, right - thick] {
        fill(canvas, area(x, top, thick, arm), ink);
        fill(canvas, area(x, bottom - arm, thick, arm), ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(canvas: &Canvas) -> Vec<(i32, i32)> {
        let places = (0..240).flat_map(|y| (0..240).map(move |x| (x, y)));
        places
            .filter(|&(x, y)| canvas.ink(x, y) == Ink::White)
            .map(|(x, y)| (x as i32, y as i32))
            .collect()
    }

    #[test]
    fn a_disc_is_symmetric_and_reaches_its_radius() {
        for radius in 0..40 {
            let mut canvas = Canvas::new();
            disc(&mut canvas, Point::new(100, 100), radius, Ink::White);
            let all = painted(&canvas);
            assert!(all.contains(&(100 + radius, 100)) && all.contains(&(100, 100 - radius)));
            for &(x, y) in &all {
                assert!(all.contains(&(y, x)) && all.contains(&(200 - x, y)));
                assert!((x - 100).abs() <= radius && (y - 100).abs() <= radius);
            }
        }
    }

    #[test]
    fn a_line_joins_its_ends_whichever_way_it_goes() {
        let middle = Point::new(120, 120);
        for end in [
            (200, 130),
            (130, 200),
            (40, 100),
            (100, 40),
            (120, 120),
            (120, 30),
            (30, 120),
        ] {
            let end = Point::new(end.0, end.1);
            for (from, to) in [(middle, end), (end, middle)] {
                let mut canvas = Canvas::new();
                line(&mut canvas, from, to, 1, Ink::White);
                let all = painted(&canvas);
                assert!(all.contains(&(from.x, from.y)) && all.contains(&(to.x, to.y)));
                let apart = to - from;
                let longest = apart.x.abs().max(apart.y.abs()) as usize;
                assert_eq!(all.len(), longest + 1, "{from:?} {to:?}");
            }
        }
    }

    #[test]
    fn shapes_beyond_the_edge_harm_nothing() {
        let mut canvas = Canvas::new();
        disc(&mut canvas, Point::new(-3, 250), 20, Ink::White);
        line(
            &mut canvas,
            Point::new(-50, -50),
            Point::new(300, 280),
            3,
            Ink::White,
        );
        corners(&mut canvas, Point::new(0, 239), 9, 4, 2, Ink::White);
        assert!(!painted(&canvas).is_empty());
    }
}
