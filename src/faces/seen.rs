//! Whether pieces, as they are painted, stay apart by tone and by shape for every eye.

use embedded_graphics::prelude::{DrawTarget, Point};

use super::{Faced, livery::Livery};
use crate::ui::{
    canvas::Canvas,
    ink::{Ink, Rgb},
};
use vision::{EYES, least_step, tone};

#[path = "../../tests/support/vision.rs"]
#[allow(dead_code, reason = "the tests of the table use what is not used here")]
mod vision;

/// Paints a piece of a livery at a point.
pub(crate) type Paint = fn(&mut Canvas, Livery, Point);

/// The pixels of a piece that are its own, whatever it stands on.
fn painted(paint: Paint, livery: Livery) -> Vec<(usize, usize, Ink)> {
    let [one, other] = [Ink::Dusk, Ink::Teal].map(|ground| {
        let mut canvas = Canvas::new();
        canvas.clear(ground).unwrap();
        paint(&mut canvas, livery, Point::new(40, 40));
        canvas
    });
    let all = (0..80).flat_map(|y| (0..80).map(move |x| (x, y)));
    all.filter(|&(x, y)| one.ink(x, y) == other.ink(x, y))
        .map(|(x, y)| (x, y, one.ink(x, y)))
        .collect()
}

/// Holds that the pieces of a title tell whose they are, each by its name.
pub(crate) fn apart<G: Faced>(pieces: &[(&str, Paint)]) {
    let all = G::CARD.colours.all;
    for (name, paint) in pieces {
        for (number, one) in all.iter().enumerate() {
            let a = painted(*paint, *one);
            let own = a.iter().filter(|pixel| pixel.2 == one.ink()).count();
            assert!(own >= 6, "{} {name} {one:?}: {own} in its ink", G::NAME);
            for other in &all[..number] {
                let b = painted(*paint, *other);
                for palette in G::CARD.palettes {
                    for (eye, vision) in &EYES {
                        let [a, b] = [one, other].map(|livery| {
                            let colour: Rgb = palette.colour(livery.ink());
                            tone(colour, vision)
                        });
                        assert!(
                            (a - b).abs() >= least_step(all.len()),
                            "{} {name}: {one:?} {a:.0}, {other:?} {b:.0}, {eye}",
                            G::NAME
                        );
                    }
                }
                // Where all colours were one, the outlines and what is drawn inside would still differ.
                let plain = |pixels: &[(usize, usize, Ink)], livery: &Livery| -> Vec<_> {
                    let pixels = pixels.iter();
                    pixels
                        .map(|&(x, y, ink)| (x, y, ink == livery.ink() || ink == livery.on_ink()))
                        .collect()
                };
                let (a, b) = (plain(&a, one), plain(&b, other));
                let differ = a.iter().filter(|pixel| !b.contains(pixel)).count()
                    + b.iter().filter(|pixel| !a.contains(pixel)).count();
                assert!(differ >= 2, "{} {name}: {one:?}, {other:?}", G::NAME);
            }
        }
    }
}
