//! Round and slanting shapes, made of solid spans: no floating point, no division, few calls to the canvas.
//!
//! Knows no screen; the generic primitives set pixel by pixel, which a map of many discs cannot afford.

use embedded_graphics::prelude::*;

use super::{
    canvas::{Canvas, Span},
    frame::{area, fill},
    ink::Ink,
};

/// Fills a disc.
pub fn disc(canvas: &mut Canvas, centre: Point, radius: i32, ink: Ink) {
    oval(canvas, centre, 0, radius, ink);
}

/// Fills a disc that is drawn out to both sides by so many pixels.
pub fn oval(canvas: &mut Canvas, centre: Point, drawn_out: i32, radius: i32, ink: Ink) {
    let row = |half: i32| {
        let reach = half + drawn_out;
        Span::new(centre.x - reach, centre.x + reach + 1, ink)
    };
    // A little more than the radius makes small discs round instead of pointed.
    let reach = radius * radius + radius;
    let mut half = radius;
    let mut span = row(half);
    for dy in 0..=radius {
        let wider = half;
        while half > 0 && half * half + dy * dy > reach {
            half -= 1;
        }
        if half < wider {
            span = row(half);
        }
        if let Some(span) = &span {
            canvas.stroke(centre.y + dy, span);
            canvas.stroke(centre.y - dy, span);
        }
    }
}

/// No line is wider.
const WIDEST: usize = 8;

/// Draws a line with a width of at most eight: row by row, whichever way it goes.
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
    let half = width / 2;
    if !flat {
        let at = |across: i32| Span::new(across - half, across - half + width, ink);
        let mut span = at(across);
        while along <= end {
            if let Some(span) = &span {
                canvas.stroke(along, span);
            }
            error -= rise;
            if error < 0 {
                across += step;
                error += length;
                span = at(across);
            }
            along += 1;
        }
        return;
    }
    // Where the last runs began, each at the number of its run. A row of the picture is crossed by as many runs as the line
    // is wide: it is filled once, with the last of them, from where the first of them began.
    let mut begun = [along; WIDEST];
    let mut run = 0usize;
    let row = |canvas: &mut Canvas, begun: &[i32; WIDEST], run: usize, to: i32, across: i32| {
        let first = run.saturating_sub(width as usize - 1) % WIDEST;
        let from = begun.get(first).copied().unwrap_or(to);
        let y = across - half + if step < 0 { width - 1 } else { 0 };
        canvas.span(y, from, to + 1, ink);
    };
    loop {
        error -= rise;
        if error < 0 || along == end {
            row(canvas, &begun, run, along, across);
            if along == end {
                break;
            }
            run += 1;
            if let Some(next) = begun.get_mut(run % WIDEST) {
                *next = along + 1;
            }
            across += step;
            error += length;
        }
        along += 1;
    }
    // The last rows end with the line, as if it went on.
    for _ in 1..width {
        run += 1;
        across += if step < 0 { -1 } else { 1 };
        row(canvas, &begun, run, end, across);
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
    fn an_oval_is_a_disc_whose_halves_are_moved_apart() {
        let centre = Point::new(100, 100);
        for (drawn_out, radius) in [(0, 6), (1, 6), (3, 6), (2, 4), (9, 20)] {
            let (mut ours, mut moved) = (Canvas::new(), Canvas::new());
            oval(&mut ours, centre, drawn_out, radius, Ink::White);
            for x in -drawn_out..=drawn_out {
                disc(&mut moved, centre + Point::new(x, 0), radius, Ink::White);
            }
            assert!(ours == moved, "{drawn_out} {radius}");
        }
    }

    #[test]
    fn a_wide_line_is_a_thin_one_spread_across_its_way() {
        let middle = Point::new(120, 120);
        for (x, y) in [
            (200, 131),
            (131, 200),
            (40, 97),
            (97, 40),
            (120, 40),
            (40, 120),
            (180, 60),
        ] {
            let end = Point::new(x, y);
            for (from, to) in [(middle, end), (end, middle)] {
                let mut thin = Canvas::new();
                line(&mut thin, from, to, 1, Ink::White);
                let apart = to - from;
                let flat = apart.x.abs() >= apart.y.abs();
                for width in 1..=8 {
                    let mut wide = Canvas::new();
                    line(&mut wide, from, to, width, Ink::White);
                    let mut spread = Canvas::new();
                    for (x, y) in painted(&thin) {
                        let strip = if flat {
                            area(x, y - width / 2, 1, width)
                        } else {
                            area(x - width / 2, y, width, 1)
                        };
                        fill(&mut spread, strip, Ink::White);
                    }
                    assert!(wide == spread, "{from:?} {to:?} {width}");
                }
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
