//! What must be seen: liveries apart for every eye, text and signs off their ground, type that can be read.

use durbar::{
    each_game,
    faces::{Faced, livery::Livery},
    kernel::id::Id,
    ui::{
        canvas::{Canvas, SIDE},
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

/// A place beside a sign, and what of the sign lies there: an ink of its rim, and the ink behind that.
type Beside = ((usize, usize), Vec<(usize, usize)>);

/// A sign as it is written in the source: the letters of its pixels.
struct Sign {
    /// Where it is written.
    place: String,
    /// The folder of the face that it belongs to; of another one it is not looked for.
    face: String,
    /// Its pixels of each ink, and how many inks.
    inks: Vec<Vec<(usize, usize)>>,
    /// The places around it.
    around: Vec<Beside>,
    size: (usize, usize),
}

impl Sign {
    fn new(place: String, face: &str, rows: &[&str]) -> Self {
        let size = (rows[0].len(), rows.len());
        let (mut letters, mut inks) = (Vec::new(), Vec::<Vec<_>>::new());
        let mut of = std::collections::BTreeMap::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, letter) in row
                .bytes()
                .enumerate()
                .filter(|&(_, letter)| letter != b'.')
            {
                let ink = letters.iter().position(|&other| other == letter);
                let ink = ink.unwrap_or_else(|| {
                    letters.push(letter);
                    inks.push(Vec::new());
                    inks.len() - 1
                });
                // A row and a column are left around it.
                inks[ink].push((x + 1, y + 1));
                of.insert((x + 1, y + 1), ink);
            }
        }
        let mut around = std::collections::BTreeMap::<_, Vec<_>>::new();
        // What is behind a rim, which has up to three pixels.
        let behind = |(x, y): (usize, usize), side: (isize, isize), rim: usize| {
            let at = |deep: isize| {
                let x = x.checked_add_signed(side.0 * deep)?;
                of.get(&(x, y.checked_add_signed(side.1 * deep)?)).copied()
            };
            let inward = (1..=3).map_while(at);
            inward.into_iter().find(|&ink| ink != rim).unwrap_or(rim)
        };
        for (&(x, y), &rim) in &of {
            for (beside, side) in [
                ((x - 1, y), (1, 0)),
                ((x + 1, y), (-1, 0)),
                ((x, y - 1), (0, 1)),
                ((x, y + 1), (0, -1)),
            ] {
                if !of.contains_key(&beside) {
                    let body = behind((x, y), side, rim);
                    around.entry(beside).or_default().push((rim, body));
                }
            }
        }
        Self {
            place,
            face: face.to_string(),
            inks,
            around: around.into_iter().collect(),
            size,
        }
    }

    /// The colours of its inks, if it stands at a place of a picture.
    fn at(&self, picture: &[Rgb], (x, y): (usize, usize)) -> Option<Vec<Rgb>> {
        let pixel = |&(dx, dy): &(usize, usize)| picture[(y + dy) * SIDE + x + dx];
        // Most places are of one colour all around: they are left at once.
        let other = self.inks.get(1).map_or(&self.around[0].0, |ink| &ink[0]);
        if pixel(&self.inks[0][0]) == pixel(other) {
            return None;
        }
        let mut colours: Vec<Rgb> = Vec::new();
        for places in &self.inks {
            let colour = pixel(&places[0]);
            if colours.contains(&colour) || places.iter().any(|place| pixel(place) != colour) {
                return None;
            }
            colours.push(colour);
        }
        // What has few inks is found by its clear places too.
        let merges = |((place, _), colours): (&Beside, &Vec<Rgb>)| colours.contains(&pixel(place));
        let found =
            self.inks.len() > 2 || !self.around.iter().any(|around| merges((around, &colours)));
        found.then_some(colours)
    }

    /// The share of its edge that stands off the ground, or whose body stands off its rim or the ground.
    fn seen(&self, picture: &[Rgb], (x, y): (usize, usize), colours: &[Rgb]) -> (usize, usize) {
        let stands_off = |((dx, dy), beside): &&Beside| {
            let ground = picture[(y + dy) * SIDE + x + dx];
            beside.iter().any(|&(rim, body)| {
                let (rim, body) = (colours[rim], colours[body]);
                [(rim, ground), (body, ground), (body, rim)]
                    .iter()
                    .any(|&(one, other)| contrast(one, other) >= 4.5)
            })
        };
        (
            self.around.iter().filter(stands_off).count(),
            self.around.len(),
        )
    }
}

/// All sprites of the faces and the app, as their sources write them; scenery is ground, and no sign.
fn signs() -> Vec<Sign> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut signs = Vec::new();
    let mut folders = vec![root.join("faces"), root.join("app")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path.ends_with("ground.rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source");
            for (number, (at, _)) in text.match_indices("sprite![").enumerate() {
                let rest = text[at..].split(']').next().expect("a part");
                let rows: Vec<&str> = rest.split('"').skip(1).step_by(2).collect();
                let pixels = rows.iter().flat_map(|row| row.bytes());
                // Smaller ones are found anywhere.
                if pixels.filter(|&letter| letter != b'.').count() >= 16 {
                    let name = path.strip_prefix(&root).expect("below it").display();
                    let face = folder.file_name().expect("a name").to_string_lossy();
                    signs.push(Sign::new(format!("{name}, sprite {number}"), &face, &rows));
                }
            }
        }
    }
    signs
}

#[test]
fn every_sign_stands_off_the_very_ground_it_is_painted_on() {
    let signs = signs();
    macro_rules! words {
        ($(($word:ident, $title:ident, $game:ty)),*) => { [$(stringify!($word)),*] };
    }
    let games = each_game!(words);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let (mut found, mut faint) = (0, std::collections::BTreeMap::new());
    let mut kinds = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the pictures") {
        let path = entry.expect("a file").path();
        let name = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        // A sign says the same in every language.
        if name.ends_with("-de") || name.ends_with("-nl") {
            continue;
        }
        let shown = games.iter().find(|game| name.starts_with(*game));
        let picture = crate::screens::read(&path);
        let of_others = |sign: &&Sign| {
            let own = games.iter().find(|game| **game == sign.face);
            own.is_none() || shown.is_none() || own == shown
        };
        for sign in signs.iter().filter(of_others) {
            for y in 0..SIDE - sign.size.1 - 1 {
                for x in 0..SIDE - sign.size.0 - 1 {
                    let Some(colours) = sign.at(&picture, (x, y)) else {
                        continue;
                    };
                    found += 1;
                    kinds.insert(sign.place.clone());
                    let (seen, all) = sign.seen(&picture, (x, y), &colours);
                    if 2 * seen < all {
                        let where_ = format!("{name} at {x}, {y}: {seen} of {all}");
                        faint.insert(sign.place.clone(), where_);
                    }
                }
            }
        }
    }
    println!("{found} signs of {} kinds", kinds.len());
    assert!(found > 2000 && kinds.len() > 80, "{found}, {}", kinds.len());
    assert!(faint.is_empty(), "{faint:#?}");
}
