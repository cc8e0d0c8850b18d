//! Pictures: each screen and each part, pixel for pixel as it was approved.
//!
//! A picture that is missing is written and fails the test, so that nobody approves one unseen; a picture that no
//! test asks for fails it too. To approve a change on purpose: delete the old picture, run, look, commit.

use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::{BufReader, BufWriter},
    path::{Path, PathBuf},
};

use durbar::{
    app::{App, BoardFacts, Charge, Crash},
    each_game,
    faces::Faced,
    shell::{rehearsal::rehearse, script::Script},
    ui::{
        canvas::{Canvas, SIDE},
        dial::Dial,
        frame::{self, EDGE, area},
        ink::{Ink, Palette, Rgb},
        key::Key,
        list::{List, Row},
        sprite::{Sprite, sprite},
        text::{Type, draw_lines},
    },
};
use embedded_graphics::prelude::Point;

const FACTS: BoardFacts = BoardFacts {
    board: "PicoSystem",
    saves: 512 * 1024,
};

/// The pictures of one test run.
struct Album {
    folder: PathBuf,
    asked: BTreeSet<String>,
    problems: Vec<String>,
}

impl Album {
    fn open() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
        Self {
            folder,
            asked: BTreeSet::new(),
            problems: Vec::new(),
        }
    }

    fn compare(&mut self, name: &str, canvas: &Canvas, palette: &Palette) {
        self.asked.insert(format!("{name}.png"));
        let path = self.folder.join(format!("{name}.png"));
        let found = pixels(canvas, palette);
        if !path.exists() {
            write(&path, &found, SIDE);
            self.problems.push(format!(
                "{name}: was missing, and is written now: look at it"
            ));
            return;
        }
        let approved = read(&path);
        if let Some(at) = approved.iter().zip(&found).position(|(a, b)| a != b) {
            let (x, y) = (at % SIDE, at / SIDE);
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
            write(&path, &found, SIDE);
            self.problems.push(format!(
                "{name}: differs from ({x}, {y}) on; see {}",
                path.display()
            ));
        }
    }

    fn close(mut self) {
        for entry in fs::read_dir(&self.folder).expect("the folder of pictures") {
            let name = entry
                .expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned();
            if !self.asked.contains(&name) {
                self.problems
                    .push(format!("{name}: no test asks for it any more"));
            }
        }
        assert!(self.problems.is_empty(), "\n{}", self.problems.join("\n"));
    }
}

fn pixels(canvas: &Canvas, palette: &Palette) -> Vec<Rgb> {
    let places = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
    places
        .map(|(x, y)| Rgb::seen(palette.colour(canvas.ink(x, y)).rgb565()))
        .collect()
}

/// Writes pixels as a picture so many wide.
pub fn write(path: &Path, pixels: &[Rgb], wide: usize) {
    let file = BufWriter::new(File::create(path).expect("a new file"));
    let mut encoder = png::Encoder::new(file, wide as u32, (pixels.len() / wide) as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let bytes: Vec<u8> = pixels
        .iter()
        .flat_map(|colour| [colour.r, colour.g, colour.b])
        .collect();
    encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(&bytes))
        .expect("a picture");
}

/// The pixels of an approved picture.
pub fn read(path: &Path) -> Vec<Rgb> {
    let file = BufReader::new(File::open(path).expect("a picture"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG file");
    let mut bytes = vec![0; reader.output_buffer_size().expect("its size")];
    reader.next_frame(&mut bytes).expect("its pixels");
    bytes
        .as_chunks::<3>()
        .0
        .iter()
        .map(|&[r, g, b]| Rgb { r, g, b })
        .collect()
}

fn device_test(keys: &str) -> (Canvas, Palette) {
    let script = Script::parse(keys).expect("a script");
    let seen = rehearse(
        &mut App::new(FACTS, None),
        script,
        Some(Charge::at(3775, false)),
        &mut vec![0xFF; FACTS.saves],
        |_| {},
    );
    (seen.seen, seen.palette)
}

#[test]
fn every_screen_looks_as_approved() {
    let mut album = Album::open();
    for (name, keys) in [
        ("device-test-en", "up A"),
        ("device-test-de", "up A X"),
        ("device-test-nl", "up A X*2"),
        (
            "device-test-keys",
            "up A Y up right press:left press:A press:X press:up press:B",
        ),
    ] {
        let (canvas, palette) = device_test(keys);
        album.compare(name, &canvas, &palette);
    }

    let crash = Crash::new(
        "index out of bounds: the len is 7 but the index is 9",
        &format!("src/games/{}/rules.rs", crate::sample::WORD),
        123,
    );
    let script = Script::parse("").expect("a script");
    let seen = rehearse(
        &mut App::new(FACTS, Some(crash)),
        script,
        None,
        &mut [],
        |_| {},
    );
    album.compare("crash", &seen.seen, &seen.palette);

    for (name, canvas) in [
        ("part-list", list()),
        ("part-dial", dial()),
        ("part-type", type_sizes()),
    ] {
        album.compare(name, &canvas, &Palette::LAMPLIGHT);
    }
    macro_rules! pictures {
        ($(($word:ident, $title:ident, $game:ty)),*) => {
            [$((<$game as Faced>::CARD, crate::$word::pictures::all())),*]
        };
    }
    for (card, pictures) in each_game!(pictures) {
        for (name, canvas) in pictures {
            // A title's sign is seen before its table, in the inks of the house.
            let sign = name.ends_with("-title");
            let palettes = if sign { &Palette::HOUSE } else { card.palettes };
            album.compare(&name, &canvas, &palettes[0]);
        }
    }
    for (name, canvas, palette) in crate::support::app::all() {
        album.compare(&name, &canvas, &palette);
    }
    album.close();
}

fn list() -> Canvas {
    let mut canvas = Canvas::new();
    frame::page(&mut canvas, "Ein Menü", "3 / 14");
    let mut list = List::default();
    for _ in 0..6 {
        list.steer(Key::Down, 14);
    }
    let labels = [
        "Partie fortsetzen",
        "Neues Spiel",
        "Überblick",
        "Größe",
        "Zurücknehmen",
        "Hilfe",
        "Geluid",
    ];
    list.paint(&mut canvas, area(6, 30, 228, 180), 14, |number| Row {
        label: labels[number % labels.len()],
        value: if number % 3 == 0 { "ein" } else { "" },
        open: number % 4 != 1,
        indent: 0,
    });
    frame::footer(&mut canvas, "A wählen   B zurück");
    canvas
}

fn dial() -> Canvas {
    const HOUSE: Sprite = sprite![
        "....#....",
        "...#o#...",
        "..#ooo#..",
        ".#ooooo#.",
        "#########",
        ".#ooooo#.",
        ".#o###o#.",
        ".#o#n#o#.",
        ".#######.",
    ];
    let mut canvas = Canvas::new();
    frame::page(&mut canvas, "A dial", "");
    let dial = Dial {
        centre: Point::new(EDGE / 2, 130),
        radius: 92,
        sectors: 9,
    };
    dial.paint(&mut canvas, Some(2));
    dial.paint_hands(&mut canvas, &[2, 5]);
    let inks = [Ink::Red, Ink::Blue, Ink::Green, Ink::Yellow, Ink::Lilac];
    for sector in 0..9 {
        HOUSE.paint_centred(&mut canvas, dial.place(sector), inks[sector % inks.len()]);
    }
    canvas
}

fn type_sizes() -> Canvas {
    let mut canvas = Canvas::new();
    frame::page(&mut canvas, "Type", "");
    let text =
        "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. Één vlugge café-ober.";
    let mut at = Point::new(6, 26);
    for size in Type::ALL {
        at = draw_lines(&mut canvas, text, at, 228, size, Ink::White) + Point::new(0, 4);
    }
    canvas
}
