//! A file that stands for the flash: the bytes of the region for saves, and nothing else.
//!
//! It behaves as the chip does: writing only clears bits, erasing sets those of whole sectors. Each change reaches the
//! disk before the call returns, so a program that is killed loses nothing. As long as it is used the file is locked:
//! who plays is alone, who reads shares it with others who read. A file without the mark of a Durbar is never written.
//! Does not know what is saved.

use std::{
    fs::{self, File, TryLockError},
    io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use durbar::store::{Survey, survey};
use embedded_storage::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};

use super::file::{Part, Readers, followed, in_place};
use crate::boards::SAVES;

/// What an erased byte holds.
const ERASED: u8 = 0xFF;

/// How often a file is tried that somebody uses or replaces, and how long apart: who only reads it is done by then.
const TRIES: usize = 25;
const BETWEEN: Duration = Duration::from_millis(10);

/// What a file is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Read,
    Write,
}

/// What is wrong with the file since its last change, in a sentence; for whoever shows the game.
#[derive(Clone, Debug, Default)]
pub struct Trouble(Arc<Mutex<Option<String>>>);

impl Trouble {
    /// The sentence, if something is wrong.
    pub fn told(&self) -> Option<String> {
        let told = self.0.lock();
        told.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn tell(&self, sentence: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = sentence;
    }
}

/// The flash in a file; no other Durbar can open that file meanwhile.
#[derive(Debug)]
pub struct FileFlash {
    file: File,
    path: PathBuf,
    trouble: Trouble,
}

/// What can be a flash, in words.
pub fn what() -> String {
    format!(
        "a file of {SAVES} bytes with the mark of a Durbar, or erased, that can be read and written and is used by no \
         other; or not there yet"
    )
}

/// Says what is wrong with a file.
fn wrong(path: &Path, purpose: Use, fault: &str) -> String {
    let name = path.display();
    let right = match purpose {
        Use::Read => format!(
            "a file of {SAVES} bytes with the mark of a Durbar, or erased, that can be read and in which nobody plays"
        ),
        Use::Write => what(),
    };
    format!("the flash file {name} {fault}; it must be {right}")
}

fn missing(path: &Path) -> String {
    let name = path.display();
    format!("there is no flash file {name}; name one that is there, or play, and it is made")
}

/// All bytes of a file, in which nobody plays meanwhile.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    let found = find(path, Use::Read)?;
    found.map(|(_, bytes)| bytes).ok_or_else(|| missing(path))
}

/// The file, if there is one, locked for its use, and all that is in it.
fn find(path: &Path, purpose: Use) -> Result<Option<(File, Vec<u8>)>, String> {
    let wrong = |fault: &str| Err(wrong(path, purpose, fault));
    let mut fault = "comes and goes";
    for _ in 0..TRIES {
        match fs::metadata(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return wrong(&format!("cannot be read: {error}")),
            Ok(found) if found.is_dir() => return wrong("is a directory"),
            // Opening a pipe would wait for its other end.
            Ok(found) if !found.is_file() => return wrong("is not an ordinary file"),
            Ok(found) if found.len() != SAVES as u64 => {
                return wrong(&format!("has {} bytes", found.len()));
            }
            Ok(_) => {}
        }
        let mut opened = File::open(path).map_err(|error| ("read", error));
        if opened.is_ok() && purpose == Use::Write {
            let both = File::options().read(true).write(true).open(path);
            opened = both.map_err(|error| ("written", error));
        }
        let mut file = match opened {
            Ok(file) => file,
            // Since it was looked at.
            Err((_, error)) if error.kind() == ErrorKind::NotFound => continue,
            Err((what, error)) => return wrong(&format!("cannot be {what}: {error}")),
        };
        let locked = match purpose {
            Use::Read => file.try_lock_shared(),
            Use::Write => file.try_lock(),
        };
        match locked {
            // Whoever had locked it may have put another in its place.
            Ok(()) if in_place(&file, path) => {
                let mut bytes = Vec::with_capacity(SAVES);
                return match file.read_to_end(&mut bytes) {
                    Err(error) => wrong(&format!("cannot be read: {error}")),
                    Ok(_) if survey(&bytes, FileFlash::ERASE_SIZE) == Survey::Foreign => {
                        wrong("bears no mark of a Durbar")
                    }
                    Ok(_) => Ok(Some((file, bytes))),
                };
            }
            Ok(()) => fault = "is replaced again and again",
            Err(TryLockError::WouldBlock) => fault = "is in use by another Durbar",
            Err(TryLockError::Error(error)) => return wrong(&format!("cannot be locked: {error}")),
        }
        thread::sleep(BETWEEN);
    }
    wrong(fault)
}

/// Makes an erased file, which is locked before anybody can find it. Of all who try at once, one succeeds.
fn make(path: &Path) -> io::Result<File> {
    let part = Part::write(&followed(path)?, &vec![ERASED; SAVES], Readers::Owner)?;
    part.file().try_lock()?;
    part.claim()
}

impl FileFlash {
    fn new(file: File, path: &Path) -> Self {
        Self {
            file,
            path: path.into(),
            trouble: Trouble::default(),
        }
    }

    /// Looks whether a file could be opened, and makes none. What cannot be a flash is told in a sentence.
    pub fn check(path: &Path) -> Result<(), String> {
        find(path, Use::Write).map(drop)
    }

    /// Opens a file, or makes an erased one. What cannot be a flash is told in a sentence and left as it is.
    pub fn open(path: &Path) -> Result<Self, String> {
        loop {
            if let Some((file, _)) = find(path, Use::Write)? {
                return Ok(Self::new(file, path));
            }
            match make(path) {
                Ok(file) => return Ok(Self::new(file, path)),
                // Another was faster, and its file is looked at.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => {
                    let name = path.display();
                    return Err(format!(
                        "the flash file {name} cannot be made: {error}; its folder must be there, and one that can be \
                         written"
                    ));
                }
            }
        }
    }

    /// Opens a file that must be there.
    pub fn existing(path: &Path) -> Result<Self, String> {
        let found = find(path, Use::Write)?;
        let (file, _) = found.ok_or_else(|| missing(path))?;
        Ok(Self::new(file, path))
    }

    /// Puts a file with these bytes in the place of this one, with its rights; nobody can come between.
    pub fn replaced(self, bytes: &[u8]) -> io::Result<Self> {
        let part = Part::write(&followed(&self.path)?, bytes, Readers::Owner)?;
        let rights = self.file.metadata()?.permissions();
        part.file().set_permissions(rights)?;
        part.file().try_lock()?;
        let file = part.replace()?;
        Ok(Self { file, ..self })
    }

    /// All bytes of it.
    pub fn bytes(&mut self) -> Result<Vec<u8>, String> {
        let mut bytes = vec![0; SAVES];
        self.read(0, &mut bytes)
            .map_err(|_| wrong(&self.path, Use::Write, "cannot be read"))?;
        Ok(bytes)
    }

    /// Where it is told what is wrong with the file.
    pub fn trouble(&self) -> Trouble {
        self.trouble.clone()
    }

    /// Goes to an offset from which so many bytes can be had.
    fn seek(&mut self, offset: u32, length: usize) -> Result<(), NorFlashErrorKind> {
        let offset = offset as usize;
        if offset.checked_add(length).is_none_or(|end| end > SAVES) {
            return Err(NorFlashErrorKind::OutOfBounds);
        }
        self.file
            .seek(SeekFrom::Start(offset as u64))
            .map(drop)
            .map_err(broken)
    }

    /// Puts bytes in a place within bounds, and on the disk; tells what is wrong if that fails.
    fn put(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        self.seek(offset, bytes.len())?;
        // Before, so that a file that was moved elsewhere is left alone; after, since only what will be found again
        // counts as saved.
        let put = self
            .stays()
            .and_then(|()| self.write_through(bytes))
            .and_then(|()| self.stays());
        self.trouble.tell(put.as_ref().err().cloned());
        put.map_err(|_| NorFlashErrorKind::Other)
    }

    fn write_through(&self, bytes: &[u8]) -> Result<(), String> {
        let written = (&self.file).write_all(bytes);
        written
            .and_then(|()| self.file.sync_data())
            .map_err(|error| {
                let name = self.path.display();
                format!(
                    "the flash file {name} cannot be written: {error}; what was done last is not saved"
                )
            })
    }

    /// Insists that the file is still where it was opened.
    fn stays(&self) -> Result<(), String> {
        if in_place(&self.file, &self.path) {
            return Ok(());
        }
        let name = self.path.display();
        Err(format!(
            "the flash file {name} was replaced, moved or removed by another program, and nothing is saved since; end \
             Durbar and start it again to go on with what is there now"
        ))
    }
}

/// A disk that fails is, for the loop, a flash that fails.
fn broken(_: io::Error) -> NorFlashErrorKind {
    NorFlashErrorKind::Other
}

impl ErrorType for FileFlash {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for FileFlash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NorFlashErrorKind> {
        self.seek(offset, bytes.len())?;
        self.file.read_exact(bytes).map_err(broken)
    }

    fn capacity(&self) -> usize {
        SAVES
    }
}

impl NorFlash for FileFlash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NorFlashErrorKind> {
        if to < from || to as usize > SAVES {
            return Err(NorFlashErrorKind::OutOfBounds);
        }
        if [from, to]
            .into_iter()
            .any(|edge| !(edge as usize).is_multiple_of(Self::ERASE_SIZE))
        {
            return Err(NorFlashErrorKind::NotAligned);
        }
        self.put(from, &vec![ERASED; to.saturating_sub(from) as usize])
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        let mut cells = vec![0; bytes.len()];
        self.read(offset, &mut cells)?;
        for (cell, byte) in cells.iter_mut().zip(bytes) {
            *cell &= byte;
        }
        self.put(offset, &cells)
    }
}

#[cfg(test)]
mod tests {
    use std::{env, process, sync::Barrier};

    use durbar::store::Store;

    use super::*;

    /// A new flash in a file that goes away with it.
    struct Trial(FileFlash, PathBuf);

    impl Trial {
        fn new(name: &str) -> Self {
            let path = env::temp_dir().join(format!("durbar-{name}-{}.bin", process::id()));
            let _ = fs::remove_file(&path);
            Self(FileFlash::open(&path).expect("a new flash"), path)
        }

        fn bytes<const N: usize>(&mut self, offset: u32) -> [u8; N] {
            let mut bytes = [0; N];
            self.0.read(offset, &mut bytes).expect("within bounds");
            bytes
        }
    }

    impl Drop for Trial {
        fn drop(&mut self) {
            let _ = fs::remove_file(&self.1);
        }
    }

    #[test]
    fn writing_only_clears_bits_and_erasing_sets_them_sector_by_sector() {
        let mut trial = Trial::new("bits");
        assert_eq!(trial.bytes(4094), [0xFF; 4]);
        trial.0.write(4094, &[0xF0, 0xAA, 0x0F, 0x33]).unwrap();
        trial.0.write(4095, &[0xCC, 0xFF]).unwrap();
        assert_eq!(trial.bytes(4093), [0xFF, 0xF0, 0x88, 0x0F, 0x33, 0xFF]);
        trial.0.erase(4096, 8192).unwrap();
        assert_eq!(trial.bytes(4093), [0xFF, 0xF0, 0x88, 0xFF, 0xFF, 0xFF]);
        let file = fs::read(&trial.1).unwrap();
        assert_eq!(file.len(), SAVES);
        assert_eq!(file[4093..4099], [0xFF, 0xF0, 0x88, 0xFF, 0xFF, 0xFF]);
    }

    #[test]
    fn nothing_happens_outside_or_across_the_edge() {
        let mut trial = Trial::new("bounds");
        let end = SAVES as u32;
        let out = Err(NorFlashErrorKind::OutOfBounds);
        assert_eq!(trial.0.read(end - 1, &mut [0; 2]), out);
        assert_eq!(trial.0.read(u32::MAX, &mut [0; 2]), out);
        assert_eq!(trial.0.write(end - 1, &[0, 0]), out);
        assert_eq!(trial.0.write(end, &[0]), out);
        assert_eq!(trial.0.erase(end, end + 4096), out);
        assert_eq!(trial.0.erase(8192, 4096), out);
        assert_eq!(trial.0.write(end - 1, &[0x12]), Ok(()));
        assert_eq!(trial.0.erase(end - 4096, end), Ok(()));
        assert_eq!(fs::metadata(&trial.1).unwrap().len(), SAVES as u64);
        assert!(
            fs::read(&trial.1)
                .unwrap()
                .iter()
                .all(|&byte| byte == ERASED)
        );
    }

    #[test]
    fn only_whole_sectors_are_erased() {
        let mut trial = Trial::new("sectors");
        trial.0.write(0, &[0; 8192]).unwrap();
        for (from, to) in [(0, 1), (1, 4096), (4095, 8192), (100, 100)] {
            assert_eq!(trial.0.erase(from, to), Err(NorFlashErrorKind::NotAligned));
        }
        assert_eq!(trial.bytes(0), [0; 8192]);
        assert_eq!(trial.0.erase(4096, 4096), Ok(()));
        assert_eq!(trial.bytes(0), [0; 8192]);
    }

    #[test]
    fn what_was_written_is_there_when_the_file_is_opened_again() {
        let mut trial = Trial::new("again");
        let refusal = FileFlash::open(&trial.1).expect_err("it is in use");
        assert!(refusal.contains("in use by another Durbar"), "{refusal}");
        // With a mark, as all that is written has.
        Store::new(&mut trial.0).unwrap().prepare().unwrap();
        trial.0.write(70_000, b"save").unwrap();
        // A file cannot be opened twice, so the first must be closed before.
        trial.0.file.unlock().unwrap();
        let mut again = FileFlash::open(&trial.1).unwrap();
        let mut bytes = [0; 4];
        again.read(70_000, &mut bytes).unwrap();
        assert_eq!(&bytes, b"save");
    }

    #[test]
    fn of_many_first_starts_at_once_one_has_the_file() {
        let path = env::temp_dir().join(format!("durbar-first-{}.bin", process::id()));
        for round in 0..25 {
            let _ = fs::remove_file(&path);
            let start = Barrier::new(4);
            let begin = || {
                start.wait();
                FileFlash::open(&path)
            };
            let opened = thread::scope(|scope| {
                [(); 4]
                    .map(|()| scope.spawn(begin))
                    .map(|thread| thread.join().expect("no panic"))
            });
            let mut winners: Vec<_> = opened.into_iter().filter_map(Result::ok).collect();
            assert_eq!(winners.len(), 1, "round {round}");
            winners[0].write(round, &[7]).expect("its own file");
            assert_eq!(fs::read(&path).unwrap()[round as usize], 7);
        }
        fs::remove_file(&path).unwrap();
    }

    #[test]
    #[cfg(unix)]
    fn a_file_that_was_replaced_is_told_of_and_not_written() {
        let mut trial = Trial::new("replaced");
        let trouble = trial.0.trouble();
        trial.0.write(0, &[1]).unwrap();
        assert_eq!(trouble.told(), None);
        let aside = trial.1.with_extension("aside");
        fs::rename(&trial.1, &aside).unwrap();
        for there in [false, true] {
            if there {
                fs::write(&trial.1, vec![ERASED; SAVES]).unwrap();
            }
            assert_eq!(trial.0.write(9, &[2]), Err(NorFlashErrorKind::Other));
            let told = trouble.told().expect("a sentence");
            assert!(told.contains("was replaced, moved or removed"), "{told}");
            assert_eq!(fs::read(&aside).unwrap()[9], ERASED);
        }
        // Back in its place, all is well again.
        fs::rename(&aside, &trial.1).unwrap();
        assert_eq!(trial.0.write(9, &[2]), Ok(()));
        assert_eq!(trouble.told(), None);
    }
}
