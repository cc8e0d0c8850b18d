//! A file that stands for the flash: the bytes of the region for saves, and nothing else.
//!
//! It behaves as the chip does: writing only clears bits, erasing sets those of whole sectors. Each change reaches the
//! disk before the call returns, so a program that is killed loses nothing. Does not know what is saved.

use std::{
    env,
    fmt::Display,
    fs::{self, File, TryLockError},
    io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use embedded_storage::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};

use super::file::write_whole;
use crate::boards::SAVES;

/// What an erased byte holds.
const ERASED: u8 = 0xFF;

/// The flash in a file; no other Durbar can open that file meanwhile.
#[derive(Debug)]
pub struct FileFlash {
    file: File,
}

/// What can be a flash, in words.
pub fn what() -> String {
    format!(
        "a file of {SAVES} bytes that can be read and written and is used by no other, or not there yet"
    )
}

/// Where the file is when nobody names it; or what the environment lacks.
pub fn usual_place() -> Result<PathBuf, String> {
    let home = |name: &str| {
        let set = env::var_os(name).filter(|value| !value.is_empty());
        set.map(PathBuf::from)
    };
    let data = if cfg!(windows) {
        home("APPDATA").ok_or("APPDATA is not set")
    } else if cfg!(target_os = "macos") {
        home("HOME")
            .map(|home| home.join("Library/Application Support"))
            .ok_or("HOME is not set")
    } else {
        home("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| home("HOME").map(|home| home.join(".local/share")))
            .ok_or("neither XDG_DATA_HOME nor HOME is set")
    };
    match data {
        Ok(data) => Ok(data.join("durbar").join("flash.bin")),
        Err(lack) => Err(format!(
            "there is no usual place for saved games, since {lack}; --flash FILE names one, {}",
            what()
        )),
    }
}

/// Makes the folder of the usual place.
pub fn make_folder(path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|error| {
        format!(
            "the folder {} for saved games cannot be made: {error}; --flash FILE names another place",
            folder.display()
        )
    })
}

impl FileFlash {
    /// Looks whether a file could be opened, and makes none. What cannot be a flash is told in a sentence.
    pub fn check(path: &Path) -> Result<(), String> {
        Self::find(path).map(drop)
    }

    /// Opens a file, or makes an erased one. What cannot be a flash is told in a sentence and left as it is.
    pub fn open(path: &Path) -> Result<Self, String> {
        if let Some(flash) = Self::find(path)? {
            return Ok(flash);
        }
        let cannot = |why: &dyn Display| {
            let name = path.display();
            format!(
                "the flash file {name} cannot be made: {why}; its folder must be there, and one that can be written"
            )
        };
        write_whole(path, &vec![ERASED; SAVES]).map_err(|error| cannot(&error))?;
        Self::find(path)?.ok_or_else(|| cannot(&"it is gone again"))
    }

    /// Opens a file that must be there.
    pub fn existing(path: &Path) -> Result<Self, String> {
        Self::find(path)?.ok_or_else(|| {
            format!(
                "there is no flash file {}; --flash FILE names another",
                path.display()
            )
        })
    }

    /// The file, if there is one.
    fn find(path: &Path) -> Result<Option<Self>, String> {
        let wrong = |fault: &str| {
            let (name, right) = (path.display(), what());
            Err(format!("the flash file {name} {fault}; it must be {right}"))
        };
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
        if let Err(error) = File::open(path) {
            return wrong(&format!("cannot be read: {error}"));
        }
        let file = match File::options().read(true).write(true).open(path) {
            Ok(file) => file,
            Err(error) => return wrong(&format!("cannot be written: {error}")),
        };
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { file })),
            Err(TryLockError::WouldBlock) => wrong("is in use by another Durbar"),
            Err(TryLockError::Error(error)) => wrong(&format!("cannot be locked: {error}")),
        }
    }

    /// All bytes of it.
    pub fn bytes(&mut self) -> Result<Vec<u8>, NorFlashErrorKind> {
        let mut bytes = vec![0; SAVES];
        self.read(0, &mut bytes)?;
        Ok(bytes)
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

    /// Puts bytes in a place within bounds, and on the disk.
    fn put(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        self.seek(offset, bytes.len())?;
        self.file
            .write_all(bytes)
            .and_then(|()| self.file.sync_data())
            .map_err(broken)
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
    use std::process;

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
        trial.0.write(70_000, b"raja").unwrap();
        let refusal = FileFlash::open(&trial.1).expect_err("it is in use");
        assert!(refusal.contains("in use by another Durbar"), "{refusal}");
        // A file cannot be opened twice, so the first must be closed before.
        trial.0.file.unlock().unwrap();
        let mut again = FileFlash::open(&trial.1).unwrap();
        let mut bytes = [0; 4];
        again.read(70_000, &mut bytes).unwrap();
        assert_eq!(&bytes, b"raja");
    }
}
