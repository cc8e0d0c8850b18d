//! `sheet OUT.png [FOLDER]`: all pictures of a folder on one sheet, each with its name below, to be looked through.
//!
//! Knows neither screens nor tests.

use std::{fs, io::Cursor, path::Path, process::ExitCode};

use durbar::ui::{
    canvas::{Canvas, SIDE},
    ink::{Ink, Palette, Rgb},
    text::{self, Align, Type},
};
use embedded_graphics::prelude::Point;

use super::{picture::Picture, refuse, shot};

/// Where the approved pictures are.
const USUAL: &str = "tests/screens";
/// The side of a picture on the sheet: two thirds, in which letters can still be read.
const TILE: usize = 160;
/// How high the name below it is.
const NAME: usize = 15;
/// Around each.
const GAP: usize = 4;
/// Pictures in a row.
const COLUMNS: usize = 12;

/// Makes the sheet that the arguments after `sheet` ask for.
pub fn run(args: &[String]) -> ExitCode {
    match make(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => refuse(sentence),
    }
}

fn make(args: &[String]) -> Result<(), String> {
    let (out, folder) = match args {
        [out] => (out, USUAL),
        [out, folder] => (out, folder.as_str()),
        _ => {
            return Err(
                "sheet needs the name of the picture, and perhaps a folder: durbar sheet OUT.png [FOLDER]"
                    .into(),
            );
        }
    };
    let entries = fs::read_dir(folder).map_err(|error| {
        format!("the folder {folder} cannot be read: {error}; name one with pictures")
    })?;
    let mut paths: Vec<_> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "png"))
        // A sheet in the same folder is no picture of a screen.
        .filter(|path| path != Path::new(out))
        .collect();
    paths.sort();
    if paths.is_empty() {
        return Err(format!("there are no PNG files in {folder}"));
    }
    let columns = paths.len().min(COLUMNS);
    let rows = paths.len().div_ceil(columns);
    let (wide, tall) = (TILE + GAP, TILE + NAME + GAP);
    let (width, height) = (columns * wide + GAP, rows * tall + GAP);
    let mut sheet = vec![Palette::LAMPLIGHT.colour(Ink::Stone); width * height];
    for (number, path) in paths.iter().enumerate() {
        let corner = (GAP + number % columns * wide, GAP + number / columns * tall);
        let tile = read(path)?.scaled(TILE);
        lay(&mut sheet, width, corner, tile.rows());
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let label = label(&name);
        let rows = label
            .rows()
            .take(NAME)
            .map(|row| row.get(..TILE).unwrap_or(row));
        lay(&mut sheet, width, (corner.0, corner.1 + TILE), rows);
    }
    let bytes: Vec<u8> = sheet.iter().flat_map(|dot| [dot.r, dot.g, dot.b]).collect();
    let png = encode(&bytes, width, height)
        .map_err(|error| format!("the sheet cannot be made: {error}"))?;
    shot::write(out, &png)
}

/// Lays rows of dots on the sheet.
fn lay<'a>(
    sheet: &mut [Rgb],
    width: usize,
    (x, y): (usize, usize),
    rows: impl Iterator<Item = &'a [Rgb]>,
) {
    for (to, from) in sheet.chunks_exact_mut(width).skip(y).zip(rows) {
        for (dot, colour) in to.iter_mut().skip(x).zip(from) {
            *dot = *colour;
        }
    }
}

/// A name, written at the top of a picture; a long one is cut.
fn label(name: &str) -> Picture {
    let mut canvas = Canvas::new();
    let name = text::fitting(name, Type::Small, TILE as i32);
    let middle = Point::new(TILE as i32 / 2, 0);
    text::draw(
        &mut canvas,
        name,
        middle,
        Align::Centre,
        Type::Small,
        Ink::White,
    );
    let mut picture = Picture::new(SIDE, Rgb::BLACK);
    for (y, row) in picture.rows_mut().enumerate() {
        for (x, dot) in row.iter_mut().enumerate() {
            *dot = Palette::LAMPLIGHT.colour(canvas.ink(x, y));
        }
    }
    picture
}

/// The picture of a screen in a file.
fn read(path: &Path) -> Result<Picture, String> {
    let name = path.display();
    let file =
        fs::read(path).map_err(|error| format!("the picture {name} cannot be read: {error}"))?;
    let broken =
        |error: png::DecodingError| format!("the file {name} is not a whole PNG picture: {error}");
    let mut decoder = png::Decoder::new(Cursor::new(&file));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(broken)?;
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    if (width, height) != (SIDE, SIDE) {
        return Err(format!(
            "the picture {name} has {width} x {height} dots, and that of a screen has {SIDE} x {SIDE}"
        ));
    }
    let samples = reader.output_color_type().0.samples();
    let size = reader.output_buffer_size().unwrap_or(0);
    let mut bytes = vec![0; size];
    reader.next_frame(&mut bytes).map_err(broken)?;
    let mut picture = Picture::new(SIDE, Rgb::BLACK);
    let dots = picture.rows_mut().flatten();
    for (dot, sample) in dots.zip(bytes.chunks_exact(samples.max(1))) {
        *dot = match *sample {
            [r, g, b, ..] => Rgb { r, g, b },
            [gray, ..] => Rgb {
                r: gray,
                g: gray,
                b: gray,
            },
            [] => Rgb::BLACK,
        };
    }
    Ok(picture)
}

fn encode(bytes: &[u8], width: usize, height: usize) -> Result<Vec<u8>, png::EncodingError> {
    let mut png = Vec::new();
    // A sheet of a thousand pictures has far fewer dots than a u32 counts.
    let mut encoder = png::Encoder::new(&mut png, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(bytes)?;
    writer.finish()?;
    Ok(png)
}
