//! Files that are there whole or not at all.
//!
//! Whoever looks, at whatever moment, finds the old file, the new one or none, and never a half. Knows no contents.

use std::{
    fs::{self, File, Metadata, OpenOptions},
    io::{self, ErrorKind, Write as _},
    path::{Path, PathBuf},
    process,
};

/// As many symbolic links as a system follows before it takes them for a circle.
const LINKS: usize = 40;

/// For whom a new file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readers {
    /// For whom files usually are.
    Usual,
    /// For nobody but its owner.
    Owner,
}

/// Where a path leads when all its symbolic links are followed, whether something is there or not.
pub fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            // It is no link, or nothing.
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other(
        "its symbolic links lead round in a circle",
    ))
}

/// Whether an open file is the one that a path leads to.
pub fn in_place(file: &File, path: &Path) -> bool {
    let same = |(ours, theirs): (Metadata, Metadata)| {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt as _;
            (ours.dev(), ours.ino()) == (theirs.dev(), theirs.ino())
        }
        // Elsewhere a file has no number to know it by; but there an open one is not replaced so easily.
        #[cfg(not(unix))]
        {
            ours.len() == theirs.len()
        }
    };
    let both = file.metadata().ok().zip(fs::metadata(path).ok());
    both.is_some_and(same)
}

/// Writes a file in the place of whatever file was there. Symbolic links are followed.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let place = followed(path)?;
    match fs::metadata(&place) {
        Ok(found) if !found.is_file() => Err(io::Error::other("it is not an ordinary file")),
        _ => Part::write(&place, bytes, Readers::Usual)?
            .replace()
            .map(drop),
    }
}

/// A file under another name beside its place, until it is moved there.
pub struct Part {
    file: File,
    name: Remains,
    place: PathBuf,
}

/// The name of a part; nothing of that name is left behind.
struct Remains(PathBuf);

impl Drop for Remains {
    fn drop(&mut self) {
        // Gone where it was moved, and then there is nothing to remove. What stopped the writing is told; that the
        // remains stay too would add nothing.
        let _ = fs::remove_file(&self.0);
    }
}

impl Part {
    /// Writes all of it, and to the disk.
    pub fn write(place: &Path, bytes: &[u8], readers: Readers) -> io::Result<Self> {
        let (mut file, name) = Self::create(place, readers)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        let place = place.into();
        Ok(Self { file, name, place })
    }

    fn create(place: &Path, readers: Readers) -> io::Result<(File, Remains)> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        if readers == Readers::Owner {
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        for number in 0..u8::MAX {
            let mut name = place.file_name().unwrap_or_default().to_os_string();
            name.push(format!(".{}-{number}.part", process::id()));
            let name = place.with_file_name(name);
            match options.open(&name) {
                // Somebody else's, who may be alive.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                opened => return opened.map(|file| (file, Remains(name))),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// The file itself, to be locked or given rights before others find it.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Moves it to its place, whatever was there.
    pub fn replace(self) -> io::Result<File> {
        fs::rename(&self.name.0, &self.place)?;
        keep_folder(&self.place);
        Ok(self.file)
    }

    /// Moves it to its place if nothing is there: of all who try, one succeeds.
    pub fn claim(self) -> io::Result<File> {
        match fs::hard_link(&self.name.0, &self.place) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(error),
            // A disk without links, such as a camera's: the place is taken first, and filled then.
            Err(_) => {
                File::create_new(&self.place)?;
                fs::rename(&self.name.0, &self.place)?;
            }
            Ok(()) => {}
        }
        keep_folder(&self.place);
        Ok(self.file)
    }
}

/// Has the disk remember the names in a folder too: without them, a file that is whole could not be found after a power
/// cut. Not every system can.
fn keep_folder(place: &Path) {
    let folder = place.parent().filter(|folder| *folder != Path::new(""));
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}
