//! `durbar flash`: the whole flash as one file, out and in, so that games move between PC, browser and handheld.
//!
//! Such a file is what all of them have in common: the bytes of the region for games and nothing else. Exit status 0:
//! done. 1: the saves refused. 2: the command or a file cannot be used, and nothing was changed. It does not know the
//! format; the library reads it.

use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    process::ExitCode,
};

use durbar::store::{Survey, format::FORMAT, survey};
use embedded_storage::nor_flash::NorFlash;

use super::{
    Done,
    export::{list, opened, unusable},
    file::{Part, Readers, followed},
    flash::{self, FileFlash},
    folder,
};
use crate::boards::SAVES;

const USAGE: &str = "durbar flash tells what the flash file is and holds, durbar flash export FILE copies it into FILE, \
                     durbar flash import FILE puts FILE in its place; --flash FILE names another flash file";

/// Runs a command: the arguments after `flash`.
pub fn run(args: &[String]) -> ExitCode {
    super::end(obey(args))
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
        None => folder::usual_place().map_err(unusable)?,
    };
    match *words.as_slice() {
        [] => tell(&path),
        ["export", file] => export(&path, Path::new(file)),
        ["import", file] => {
            let bytes = read(Path::new(file)).map_err(unusable)?;
            if named.is_none() {
                folder::make_folder(&path).map_err(unusable)?;
            }
            import(&path, file, bytes)
        }
        _ => Err((2, format!("this is not how a flash is moved: {USAGE}"))),
    }
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
    let held = held(&mut flash::read(path).map_err(unusable)?)?;
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

/// What the bytes of a flash file hold: a line about room, and one for each match.
fn held(bytes: &mut [u8]) -> Done<String> {
    let mut store = opened(bytes)?;
    let room = store.room();
    Ok(format!(
        "It holds, with {} of {} KiB free:\n{}",
        room.free / 1024,
        room.bytes / 1024,
        list(&mut store)?.trim_end()
    ))
}

fn export(path: &Path, file: &Path) -> Done<String> {
    let (name, from) = (file.display(), path.display());
    let mut bytes = flash::read(path).map_err(unusable)?;
    let copied = Part::write(file, &bytes, Readers::Owner).and_then(Part::claim);
    copied.map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => unusable(format!(
            "{name} is there already, and an export replaces nothing; name another"
        )),
        _ => unwritten(file, &why),
    })?;
    Ok(format!(
        "{name} is now a copy of the flash file {from}, {SAVES} bytes.\n{}",
        held(&mut bytes)?
    ))
}

fn unwritten(file: &Path, why: &io::Error) -> (u8, String) {
    let name = file.display();
    unusable(format!(
        "{name} cannot be written: {why}; it must be in a folder with room, and one that can be written"
    ))
}

/// The bytes of a file that can be taken for a flash; what cannot is told in a sentence.
pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    let bytes = flash::read(file)?;
    match survey(&bytes, FileFlash::ERASE_SIZE) {
        Survey::Saves { newest } if newest > FORMAT => Err(format!(
            "the games in {} are in format {newest}, which a newer Durbar wrote, and this one reads format {FORMAT}",
            file.display()
        )),
        _ => Ok(bytes),
    }
}

fn import(path: &Path, file: &str, mut bytes: Vec<u8>) -> Done<String> {
    let name = path.display();
    // From here to the end nobody else can have it.
    let mut flash = FileFlash::open(path).map_err(unusable)?;
    let before = flash.bytes().map_err(unusable)?;
    let blank = |bytes: &[u8]| survey(bytes, FileFlash::ERASE_SIZE) == Survey::Blank;
    let mut told = format!("The flash file {name} is now a copy of {file}.");
    if blank(&bytes) {
        told.push_str(&format!("\n{file} holds no games: it is an erased flash."));
    }
    if before == bytes {
        told = format!("The flash file {name} held exactly that already, and stays as it was.");
    } else {
        if !blank(&before) {
            let kept = put_aside(path, &before)?;
            told.push_str(&format!(
                "\nWhat it held before is kept in {}.",
                kept.display()
            ));
        }
        flash = flash
            .replaced(&bytes)
            .map_err(|why| unwritten(path, &why))?;
    }
    drop(flash);
    Ok(format!("{told}\n{}", held(&mut bytes)?))
}

/// Keeps the bytes of a flash file beside it, under the first number that is free.
fn put_aside(path: &Path, bytes: &[u8]) -> Done<PathBuf> {
    let place = followed(path).map_err(|why| unwritten(path, &why))?;
    for number in 1_u32.. {
        let mut kept = place.clone().into_os_string();
        kept.push(format!(".before-{number}"));
        let kept = PathBuf::from(kept);
        if fs::symlink_metadata(&kept).is_ok() {
            continue;
        }
        match Part::write(&kept, bytes, Readers::Owner).and_then(Part::claim) {
            Ok(_) => return Ok(kept),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            Err(why) => return Err(unwritten(&kept, &why)),
        }
    }
    Err(unusable(format!(
        "there are too many copies of {} beside it; move some elsewhere",
        place.display()
    )))
}
