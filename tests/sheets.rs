//! Contact sheets of all approved pictures, for whoever looks at them: `DURBAR_SHEETS=folder cargo test --test table sheets`
//! writes them there, as everybody sees them and as those do who lack one kind of cones. With `DURBAR_BEFORE=folder` of
//! earlier pictures each stands beside what it was, and those that did not change are left out.

use std::{
    collections::BTreeMap,
    env,
    path::{Path, PathBuf},
};

use durbar::ui::{canvas::SIDE, ink::Rgb};

use crate::screens::{read, write};
use crate::support::vision::{DEUTERANOPIA, PROTANOPIA, seen_by};

/// Pictures of a sheet, across and down.
const ACROSS: usize = 4;
const DOWN: usize = 4;

/// All pictures of a folder, by their names.
fn pictures(folder: &Path) -> BTreeMap<String, Vec<Rgb>> {
    let entries = std::fs::read_dir(folder).expect("a folder of pictures");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let pictures = paths.filter(|path| path.extension().is_some_and(|kind| kind == "png"));
    pictures
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy();
            (name.into_owned(), read(&path))
        })
        .collect()
}

/// Puts pictures side by side, row by row.
fn sheet(pictures: &[&Vec<Rgb>], see: impl Fn(Rgb) -> Rgb) -> (usize, Vec<Rgb>) {
    let (wide, rows) = (ACROSS * SIDE, pictures.len().div_ceil(ACROSS));
    let mut pixels = vec![Rgb::BLACK; wide * rows * SIDE];
    for (number, picture) in pictures.iter().enumerate() {
        let corner = number / ACROSS * SIDE * wide + number % ACROSS * SIDE;
        for (at, pixel) in picture.iter().enumerate() {
            pixels[corner + at / SIDE * wide + at % SIDE] = see(*pixel);
        }
    }
    (wide, pixels)
}

#[test]
fn contact_sheets_show_every_picture_to_every_eye() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let now = pictures(&folder);
    assert!(now.len() > 400);
    let before = env::var_os("DURBAR_BEFORE").map(|folder| pictures(&PathBuf::from(folder)));
    let mut shown: Vec<&Vec<Rgb>> = Vec::new();
    for (name, picture) in &now {
        match before.as_ref().map(|before| before.get(name)) {
            Some(Some(old)) if old == picture => {}
            Some(Some(old)) => shown.extend([old, picture]),
            _ => shown.push(picture),
        }
    }
    let out = env::var_os("DURBAR_SHEETS").map(PathBuf::from);
    let mut put = 0;
    for (number, some) in shown.chunks(ACROSS * DOWN).enumerate() {
        put += some.len();
        let Some(out) = &out else { continue };
        for (eye, vision) in [
            ("all", None),
            ("deuteranopia", Some(&DEUTERANOPIA)),
            ("protanopia", Some(&PROTANOPIA)),
        ] {
            let (wide, sheet) = sheet(some, |pixel| match vision {
                Some(vision) => seen_by(pixel, vision),
                None => pixel,
            });
            write(&out.join(format!("{eye}-{number:02}.png")), &sheet, wide);
        }
    }
    // Nothing is left out but what did not change.
    assert!(before.is_some() || put == now.len());
}
