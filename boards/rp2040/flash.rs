//! The region of the flash in which games are kept, as memory.x lays it out.

use embassy_rp::{
    Peri,
    flash::{Blocking, ERASE_SIZE, Error, Flash},
    peripherals::FLASH,
};
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};

/// The smallest flash of all boards, and the end of what memory.x uses.
const SIZE: usize = 2 * 1024 * 1024;

unsafe extern "C" {
    /// First byte of the region, counted from the beginning of the flash.
    static __saves_start: u8;
    /// The byte past its end.
    static __saves_end: u8;
}

/// The region for saves; its offsets begin at 0.
pub struct Saves {
    flash: Flash<'static, FLASH, Blocking, SIZE>,
    start: u32,
    size: usize,
}

impl Saves {
    /// Takes the flash.
    pub fn new(flash: Peri<'static, FLASH>) -> Self {
        // The linker's symbols are addresses; there is nothing behind them to read.
        let start = &raw const __saves_start as usize;
        let end = &raw const __saves_end as usize;
        Self {
            flash: Flash::new_blocking(flash),
            start: start as u32,
            size: end.saturating_sub(start),
        }
    }

    /// A span of the region as a place in the flash; refused where it leaves the region.
    fn place(&self, offset: u32, length: usize) -> Result<u32, Error> {
        let end = (offset as usize)
            .checked_add(length)
            .ok_or(Error::OutOfBounds)?;
        if end > self.size {
            return Err(Error::OutOfBounds);
        }
        Ok(self.start + offset)
    }
}

impl ErrorType for Saves {
    type Error = Error;
}

impl ReadNorFlash for Saves {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Error> {
        let place = self.place(offset, bytes.len())?;
        self.flash.blocking_read(place, bytes)
    }

    fn capacity(&self) -> usize {
        self.size
    }
}

impl NorFlash for Saves {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = ERASE_SIZE;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Error> {
        let length = to.checked_sub(from).ok_or(Error::OutOfBounds)?;
        let place = self.place(from, length as usize)?;
        self.flash.blocking_erase(place, place + length)
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Error> {
        let place = self.place(offset, bytes.len())?;
        self.flash.blocking_write(place, bytes)
    }
}
