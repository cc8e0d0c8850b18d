//! `durbar flash`: the whole flash as one file, out and in, so that games move between PC, browser and handheld.
//!
//! Such a file is what all of them have in common: the bytes of the region for games and nothing else. Exit status 0:
//! done. 1: the saves refused. 2: the command or a file cannot be used, and nothing was changed. It does not know the
//! format; the library reads it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use durbar::store::{Store, Survey, format::FORMAT, survey};
use embedded_storage::nor_flash::NorFlash;

use super::{
    export::{Done, list, refused},
    file::write_whole,
    flash::{self, FileFlash},
};
use crate::boards::SAVES;

const USAGE: &str = "durbar flash tells what the flash file is and holds, durbar flash export FILE copies it into FILE, \
                     durbar flash import FILE puts FILE in its place; --flash FILE names another flash file";

/// Runs a command: the arguments after `flash`.
pub fn run(args: &[String]) -> ExitCode {
    match obey(args) {
        Ok(text) => super::print(text.trim_end()),
        Err((status, sentence)) => {
            eprintln!("durbar: {sentence}");
            ExitCode::from(status)
        }
    }
}

fn obey(args: &[String]) -> Done<String> {
    let mut words: Vec<&str> = args.iter().map(String::as_str).collect();
    let named = match words.iter().position(|&word| word == "--flash") {
        None => None,
        Some(at) => {
            let path = words.get(at + 1).map(PathBuf::from);
            words.drain(at..words.len().min(at + 2));
            Some(path.ok_or_else(|| (2, format!("--flash needs a file after it: {USAGE}")))?)
        }
    };
    let path = match &named {
        Some(path) => path.clone(),
        None => flash::usual_place().map_err(unusable)?,
    };
    match *words.as_slice() {
        [] => tell(&path),
        ["export", file] => export(&path, Path::new(file)),
        ["import", file] => {
            let bytes = read(Path::new(file))?;
            if named.is_none() {
                flash::make_folder(&path).map_err(unusable)?;
            }
            import(&path, file, &bytes)
        }
        _ => Err((2, format!("this is not how a flash is moved: {USAGE}"))),
    }
}

fn unusable(sentence: String) -> (u8, String) {
    (2, sentence)
}

/// What the flash file is, and what it holds.
fn tell(path: &Path) -> Done<String> {
    let name = path.display();
    if !fs::exists(path).unwrap_or(true) {
        return Ok(format!(
            "The flash file is {name}, and is not there yet: it is made when you play.\n{}",
            about()
        ));
    }
    let held = held(path)?;
    Ok(format!(
        "The flash file is {name}, {SAVES} bytes.\n{held}\n{}",
        about()
    ))
}

fn about() -> &'static str {
    "It is the region for games of a handheld's flash, byte for byte: the page in the browser exports and imports the \
     same file, and a board takes it at 0x10180000.\n\
     durbar flash export FILE copies it, durbar flash import FILE puts another in its place."
}

/// What a flash file holds: a line about room, and one for each match.
fn held(path: &Path) -> Done<String> {
    let flash = FileFlash::existing(path).map_err(unusable)?;
    let mut store = Store::new(flash).map_err(refused)?;
    let room = store.room();
    let matches = list(&mut store)?;
    Ok(format!(
        "It holds, with {} of {} KiB free:\n{}",
        room.free / 1024,
        room.bytes / 1024,
        matches.trim_end()
    ))
}

fn export(path: &Path, file: &Path) -> Done<String> {
    let (name, from) = (file.display(), path.display());
    if fs::symlink_metadata(file).is_ok() {
        let why = format!("{name} is there already, and an export replaces nothing; name another");
        return Err((2, why));
    }
    let held = held(path)?;
    let bytes = FileFlash::existing(path)
        .map_err(unusable)?
        .bytes()
        .map_err(|_| (2, format!("the flash file {from} cannot be read")))?;
    write_whole(file, &bytes).map_err(|why| (2, format!("{name} cannot be written: {why}")))?;
    Ok(format!(
        "{name} is now a copy of the flash file {from}, {SAVES} bytes.\n{held}"
    ))
}

/// The bytes of a file that can be a flash; what cannot is told in a sentence.
pub fn read(file: &Path) -> Done<Vec<u8>> {
    let name = file.display();
    let wrong = |why: String| (2, format!("{name} cannot be taken in: {why}"));
    let found = fs::metadata(file).map_err(|why| wrong(why.to_string()))?;
    if !found.is_file() {
        return Err(wrong("it is not an ordinary file".into()));
    }
    if found.len() != SAVES as u64 {
        return Err(wrong(format!(
            "it has {} bytes, and a flash file of Durbar has {SAVES}, no more and no fewer",
            found.len()
        )));
    }
    let bytes = fs::read(file).map_err(|why| wrong(why.to_string()))?;
    match survey(&bytes, FileFlash::ERASE_SIZE) {
        Survey::Saves { newest } if newest > FORMAT => Err(wrong(format!(
            "its games are in format {newest}, which a newer Durbar wrote, and this one reads format {FORMAT}"
        ))),
        Survey::Saves { .. } | Survey::Blank => Ok(bytes),
        Survey::Foreign => Err(wrong(
            "it has the right size, but no part of it bears the mark of a Durbar".into(),
        )),
    }
}

fn import(path: &Path, file: &str, bytes: &[u8]) -> Done<String> {
    let name = path.display();
    // Opened, so that nobody plays meanwhile; and read, so that nothing is lost by it.
    let before = FileFlash::open(path)
        .map_err(unusable)?
        .bytes()
        .map_err(|_| (2, format!("the flash file {name} cannot be read")))?;
    let mut told = format!("The flash file {name} is now a copy of {file}.");
    if survey(&before, FileFlash::ERASE_SIZE) != Survey::Blank {
        let mut kept = path.as_os_str().to_os_string();
        kept.push(".before");
        let kept = PathBuf::from(kept);
        put(&kept, &before)?;
        told.push_str(&format!(
            "\nWhat it held before is kept in {}.",
            kept.display()
        ));
    }
    put(path, bytes)?;
    Ok(format!("{told}\n{}", held(path)?))
}

fn put(path: &Path, bytes: &[u8]) -> Done<()> {
    write_whole(path, bytes)
        .map_err(|why| (2, format!("{} cannot be written: {why}", path.display())))
}
