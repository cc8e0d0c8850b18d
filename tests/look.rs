//! What must be seen: liveries apart for every eye, text and signs off their ground, type that can be read.

use durbar::{
    each_game,
    faces::{Faced, livery::Livery},
    kernel::id::Id,
    ui::{
        canvas::Canvas,
        ink::{Ink, Palette, Rgb},
        text::{self, Align, Type},
    },
};
use embedded_graphics::prelude::{DrawTarget, Point};

use crate::support::vision::{EYES, contrast, least_step, tone};

/// A livery's own pictures: on paper, small on dark ground, large, each with its ground.
fn pictures(livery: Livery) -> [(Canvas, Ink); 3] {
    let at = Point::new(20, 20);
    [
        (
            Ink::Sand,
            Livery::paint_on_paper as fn(Livery, &mut Canvas, Point),
        ),
        (Ink::Dusk, Livery::paint_small),
        (Ink::Dusk, Livery::paint_large),
    ]
    .map(|(ground, paint)| {
        let mut canvas = Canvas::new();
        canvas.clear(ground).unwrap();
        paint(livery, &mut canvas, at);
        (canvas, ground)
    })
}

/// The places that are not ground.
fn shape((canvas, ground): &(Canvas, Ink)) -> Vec<(usize, usize)> {
    let places = (0..40).flat_map(|y| (0..40).map(move |x| (x, y)));
    places
        .filter(|&(x, y)| canvas.ink(x, y) != *ground)
        .collect()
}

/// The ink that most of a picture has, its ground and its rim aside.
fn body(picture: &(Canvas, Ink), rim: Ink) -> Ink {
    let places = shape(picture);
    let count = |ink: Ink| {
        let of_ink = places.iter().filter(|&&(x, y)| picture.0.ink(x, y) == ink);
        of_ink.count()
    };
    let inks = Ink::ALL.into_iter().filter(|&ink| ink != rim);
    let most = inks.max_by_key(|&ink| count(ink)).unwrap();
    if count(most) == 0 { rim } else { most }
}

#[test]
fn liveries_are_apart_in_tone_and_shape_for_every_eye() {
    let mut pairs = 0;
    macro_rules! cards {
        ($(($word:ident, $title:ident, $game:ty)),*) => { [$(<$game as Faced>::CARD),*] };
    }
    for card in each_game!(cards) {
        let all = card.colours.all;
        for palette in card.palettes.iter().chain(&Palette::HOUSE) {
            for (name, vision) in &EYES {
                for (number, one) in all.iter().enumerate() {
                    for other in &all[..number] {
                        let (a, b) = (pictures(*one), pictures(*other));
                        for (a, b) in a.iter().zip(&b).skip(1) {
                            let [a, b] = [a, b].map(|picture| {
                                tone(palette.colour(body(picture, Ink::White)), vision)
                            });
                            // The house shows purple and silver of one title only before its table.
                            let own = card.palettes.contains(palette);
                            assert!(
                                !own || (a - b).abs() >= least_step(all.len()),
                                "{one:?} {a:.0} and {other:?} {b:.0}: {name}"
                            );
                        }
                        // Of 7 pixels across, a cross and a disc differ in their four corners only.
                        for ((a, b), least) in a.iter().zip(&b).zip([4, 4, 20]) {
                            let [a, b] = [shape(a), shape(b)];
                            let apart = a.iter().filter(|place| !b.contains(place)).count()
                                + b.iter().filter(|place| !a.contains(place)).count();
                            assert!(apart >= least, "{one:?} and {other:?}: {apart} pixels");
                        }
                        pairs += 1;
                    }
                }
            }
        }
    }
    assert!(pairs > 200, "{pairs}");
}

#[test]
fn black_is_black_wherever_it_is_painted() {
    for picture in &pictures(Livery::Black) {
        let rim = if picture.1 == Ink::Sand {
            Ink::Night
        } else {
            Ink::White
        };
        assert_eq!(body(picture, rim), Ink::Night);
        // On dark ground a rim keeps it apart.
        let places = shape(picture);
        let lost = places.iter().filter(|&&(x, y)| {
            let neighbours = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
            picture.1 == Ink::Dusk
                && picture.0.ink(x, y) == Ink::Night
                && neighbours
                    .iter()
                    .any(|&(x, y)| picture.0.ink(x, y) == Ink::Dusk)
        });
        assert_eq!(lost.count(), 0);
    }
}

#[test]
fn what_is_written_on_a_colour_is_read_in_every_palette() {
    let grounds = [
        (
            Ink::White,
            [Ink::Night, Ink::Dusk, Ink::Stone, Ink::Brown, Ink::Blue].as_slice(),
        ),
        (Ink::Silver, &[Ink::Night, Ink::Dusk]),
        (Ink::Gold, &[Ink::Night, Ink::Dusk]),
        (
            Ink::Night,
            &[
                Ink::White,
                Ink::Sand,
                Ink::Clay,
                Ink::Gold,
                Ink::Silver,
                Ink::Yellow,
                Ink::Green,
                Ink::Orange,
                Ink::Teal,
            ],
        ),
    ];
    let every = Livery::all().collect::<Vec<_>>();
    let mut all: Vec<(Palette, &[Livery])> =
        Palette::HOUSE.map(|house| (house, &every[..])).to_vec();
    macro_rules! add {
        ($(($word:ident, $title:ident, $game:ty)),*) => {
            $(for palette in <$game as Faced>::CARD.palettes {
                all.push((*palette, <$game as Faced>::CARD.colours.all));
            })*
        };
    }
    each_game!(add);
    for (palette, liveries) in &all {
        for (text, grounds) in grounds {
            for &ground in grounds {
                let contrast = contrast(palette.colour(text), palette.colour(ground));
                assert!(contrast >= 4.5, "{text:?} on {ground:?}: {contrast:.2}");
            }
        }
        for livery in *liveries {
            let contrast = contrast(
                palette.colour(livery.on_ink()),
                palette.colour(livery.ink()),
            );
            assert!(contrast >= 4.5, "on {livery:?}: {contrast:.2}");
        }
    }
    assert!(all.len() > 8);
}

#[test]
fn the_smallest_type_is_seven_pixels_high() {
    for size in Type::ALL {
        let mut canvas = Canvas::new();
        text::draw(
            &mut canvas,
            "H7",
            Point::new(20, 20),
            Align::Left,
            size,
            Ink::White,
        );
        for x in [20, 20 + text::width("H", size) as usize] {
            let column = |y: &usize| (x..x + 5).any(|x| canvas.ink(x, *y) == Ink::White);
            let rows = (0..60).filter(column).count();
            assert!(rows >= 7, "{size:?}: {rows}");
        }
    }
}

/// A letter of a size, as it is painted: its pixels from the top left corner of its box, and the others of the box with a
/// column more at both sides.
struct Letter {
    ink: Vec<(usize, usize)>,
    clear: Vec<(usize, usize)>,
    wide: usize,
    high: usize,
}

impl Letter {
    fn new(letter: &str, size: Type) -> Self {
        let mut canvas = Canvas::new();
        let at = Point::new(10, 10);
        text::draw(&mut canvas, letter, at, Align::Left, size, Ink::White);
        let pixels = shape(&(canvas, Ink::Night));
        let ends =
            |values: Vec<usize>| (*values.iter().min().unwrap(), *values.iter().max().unwrap());
        let (left, right) = ends(pixels.iter().map(|&(x, _)| x).collect());
        let (top, bottom) = ends(pixels.iter().map(|&(_, y)| y).collect());
        // One column before it.
        let ink: Vec<_> = pixels
            .iter()
            .map(|&(x, y)| (x + 1 - left, y - top))
            .collect();
        let (wide, high) = (right - left + 3, bottom - top + 1);
        let all = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
        let clear = all.filter(|place| !ink.contains(place)).collect();
        Self {
            ink,
            clear,
            wide,
            high,
        }
    }

    /// Whether it stands at a place of a picture: in which colour, and on which grounds.
    fn at(&self, picture: &[Rgb], (x, y): (usize, usize)) -> Option<(Rgb, Vec<Rgb>)> {
        let pixel = |&(dx, dy): &(usize, usize)| picture[(y + dy) * 240 + x + dx];
        let colour = pixel(&self.ink[0]);
        // Most places are of one colour all around: they are left at once.
        if pixel(&self.clear[0]) == colour
            || self.ink.iter().any(|place| pixel(place) != colour)
            || self.clear.iter().any(|place| pixel(place) == colour)
        {
            return None;
        }
        let mut grounds: Vec<Rgb> = Vec::new();
        for place in &self.clear {
            let beside =
                |&(dx, dy): &(usize, usize)| dx.abs_diff(place.0) + dy.abs_diff(place.1) == 1;
            if self.ink.iter().any(beside) && !grounds.contains(&pixel(place)) {
                grounds.push(pixel(place));
            }
        }
        Some((colour, grounds))
    }
}

#[test]
fn every_text_has_its_contrast_on_the_very_pixels_around_it() {
    // Letters that nothing else looks like.
    let letters: Vec<Letter> = Type::ALL
        .into_iter()
        .flat_map(|size| {
            ["a", "e", "g", "s", "R", "S", "B"].map(|letter| Letter::new(letter, size))
        })
        // Signs that lead on; small ones are like many a thing on a map.
        .chain(["<", ">"].map(|sign| Letter::new(sign, Type::Title)))
        .collect();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let (mut seen, mut faint) = (0, std::collections::BTreeMap::new());
    for entry in std::fs::read_dir(folder).expect("the pictures") {
        let path = entry.expect("a file").path();
        let picture = crate::screens::read(&path);
        for letter in &letters {
            for y in 0..240 - letter.high {
                for x in 0..240 - letter.wide {
                    let Some((colour, grounds)) = letter.at(&picture, (x, y)) else {
                        continue;
                    };
                    seen += 1;
                    for ground in grounds {
                        let contrast = contrast(colour, ground);
                        if contrast < 4.5 {
                            let name = path.file_stem().expect("a name").to_string_lossy();
                            let where_ = format!("{name} at {x}, {y}: {contrast:.2}");
                            faint.insert(format!("{colour:?} on {ground:?}"), where_);
                        }
                    }
                }
            }
        }
    }
    println!("{seen} letters");
    assert!(seen > 10_000, "{seen}");
    assert!(faint.is_empty(), "{faint:#?}");
}
