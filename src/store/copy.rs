//! A copy of what is whole of a match, which goes on where the match cannot.
//!
//! It does not know any game's rules: records are copied as they are.

use super::Store;
use super::error::{Error, Trouble};
use super::format::{Kind, PAGE};
use super::log::Log;
use super::matches::{Begun, Course, first_of};
use embedded_storage::nor_flash::NorFlash;

impl<F: NorFlash> Store<F> {
    /// Copies a match that is not finished, up to what is damaged of it, into a new one. The old one stays as it is.
    pub fn copy(&mut self, number: u32) -> Result<Begun, Error<F::Error>> {
        self.surely(|store| store.copy_whole(number))
    }

    fn copy_whole(&mut self, number: u32) -> Result<Begun, Error<F::Error>> {
        let log = Log {
            kind: Kind::Match,
            number,
        };
        let (mut whole, mut course) = (0u32, Course::default());
        let walked = self.region.walk(log, &mut |records| {
            for (kind, body) in records {
                course.note(kind, body)?;
                whole = whole.saturating_add(1);
            }
            Ok(())
        });
        match walked {
            Ok(_) | Err(Error::Trouble(Trouble::Damaged)) => {}
            Err(error) => return Err(error),
        }
        if course.finished {
            return Err(Error::Finished);
        }
        let mut page = [0; PAGE];
        let mut first = self.region.page(log, (0, 0), &mut 0, &mut page)?;
        let (_, setup) = first.clone().next().ok_or(Trouble::Damaged)?;
        // What begins so must be a set-up that reads.
        first_of(&mut first)?;
        let mut begun = self.begin_with(setup)?;
        if let Err(error) = self.copy_records(log, whole, &mut begun) {
            self.delete_one(begun.number)?;
            return Err(error);
        }
        Ok(begun)
    }

    /// Copies so many records of a log; the first, the set-up, is there already.
    fn copy_records(
        &mut self,
        log: Log,
        whole: u32,
        begun: &mut Begun,
    ) -> Result<(), Error<F::Error>> {
        let (mut read, mut copied) = (0, 0);
        let (mut part, mut start) = (0u16, 0usize);
        while copied < whole {
            let place = (part, start);
            start = start.saturating_add(PAGE);
            if start >= F::ERASE_SIZE {
                (part, start) = (part.saturating_add(1), 0);
            }
            let mut page = [0; PAGE];
            for (kind, body) in self.region.page(log, place, &mut read, &mut page)? {
                if copied > 0 && copied < whole {
                    let tail = self.tail(begun.number)?;
                    for gone in self.add(tail, kind, body)? {
                        // More than one call ever takes are not told of.
                        let _ = begun.gave_way.push(gone);
                    }
                }
                copied = copied.saturating_add(1);
            }
        }
        Ok(())
    }
}
