//! The sectors of the region: who owns each, who gets the next one, and how one becomes blank again.
//!
//! Sectors are erased in turn, so that wear spreads: the next is always the first free one after the one erased last.
//! It does not know records.

use super::error::Error;
use super::format::FORMAT;
use super::format::{
    DELETED, DELETED_LEN, HEAD, Head, Kind, MARKS, Marks, OWNER, Owner, PAGE, Ready, blank,
    committed,
};
use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;

/// The most sectors that are used: 512 KiB of 4 KiB each, what memory.x gives to saves.
pub(super) const SECTORS: usize = 128;
/// The fewest that make sense: settings, statistics, one for either to turn into, a match, and one for it to grow.
const LEAST: usize = 5;

/// What a sector is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    /// Nobody's; must be erased before use.
    Dead,
    /// Erased, and known to be.
    Ready,
    /// Somebody's.
    Owned(Owner),
    /// The first part of a match whose deletion was cut short.
    Deleted(Owner),
}

/// The flash and what its sectors are.
pub(super) struct Region<F> {
    flash: F,
    slots: Vec<Slot, SECTORS>,
    /// The serial of each ready sector, to use them in turn.
    serials: Vec<u32, SECTORS>,
    /// The highest serial so far, and the sector that has it.
    serial: u32,
    latest: usize,
    /// The highest match number so far.
    highest: u32,
}

impl<F: NorFlash> Region<F> {
    /// The bytes of a sector.
    pub const SECTOR: usize = F::ERASE_SIZE;

    /// Looks at every sector's head; ends deletions that the power cut short.
    pub fn open(flash: F) -> Result<Self, Error<F::Error>> {
        const {
            assert!(F::WRITE_SIZE == 1, "a commit is one byte");
            assert!(F::ERASE_SIZE.is_multiple_of(PAGE) && F::ERASE_SIZE >= 2 * PAGE);
            assert!(F::ERASE_SIZE <= MARKS * PAGE, "every page has a mark");
        }
        let count = flash
            .capacity()
            .checked_div(Self::SECTOR)
            .unwrap_or(0)
            .min(SECTORS);
        let mut region = Self {
            flash,
            slots: Vec::new(),
            serials: Vec::new(),
            serial: 0,
            latest: count.saturating_sub(1),
            highest: 0,
        };
        if count < LEAST {
            return Err(Error::TooSmall);
        }
        region.look(count)?;
        Ok(region)
    }

    /// Looks once more, after something was refused: how much of it was done, only the flash knows.
    pub fn look_again(&mut self) -> Result<(), Error<F::Error>> {
        let latest = self.latest;
        let count = self.count();
        let (slots, serials) = (self.slots.clone(), self.serials.clone());
        self.slots.clear();
        self.serials.clear();
        let seen = self.look(count);
        if self.count() < count {
            // It cannot even be read: then what was known is the best there is, until the next try.
            (self.slots, self.serials) = (slots, serials);
        }
        // Whose turn it is stays: the sector whose turn it was may be the one that does not hold.
        self.latest = latest;
        seen
    }

    /// Looks at the heads of so many sectors.
    fn look(&mut self, count: usize) -> Result<(), Error<F::Error>> {
        for sector in 0..count {
            let mut bytes = [0; HEAD];
            self.read(sector, 0, &mut bytes)?;
            let head = Head::read(&bytes);
            if let Some(ready) = head.ready {
                if ready.serial >= self.serial {
                    self.serial = ready.serial;
                    self.latest = sector;
                }
                self.highest = self.highest.max(ready.highest);
            }
            let slot = match head.owner {
                Some(owner) if head.deleted => {
                    // Only the first part of a match is ever marked; elsewhere these are the first zeros of a dropped head.
                    if owner.kind == Kind::Match as u8 && owner.part == 0 {
                        Slot::Deleted(owner)
                    } else {
                        Slot::Dead
                    }
                }
                Some(owner) if self.holds(sector, owner, head.twice)? => Slot::Owned(owner),
                None if head.ready.is_some() && head.unowned => Slot::Ready,
                _ => Slot::Dead,
            };
            if let Slot::Owned(owner) | Slot::Deleted(owner) = slot
                && owner.kind == Kind::Match as u8
            {
                self.highest = self.highest.max(owner.number);
            }
            // There is room: count is at most SECTORS.
            let _ = self.slots.push(slot);
            let _ = self
                .serials
                .push(head.ready.map_or(0, |ready| ready.serial));
        }
        for sector in 0..count {
            if let Some(&Slot::Deleted(owner)) = self.slots.get(sector) {
                self.bury(owner.number, Some(sector))?;
            }
        }
        Ok(())
    }

    /// Whether a sector with this owner really holds something, or its beginning was cut short.
    fn holds(&mut self, sector: usize, owner: Owner, twice: bool) -> Result<bool, Error<F::Error>> {
        if owner.format != FORMAT {
            return Ok(true);
        }
        if owner.kind == Kind::Match as u8 && owner.part == 0 {
            // The set-up is committed last: without it there is no match, unless what comes after it was begun.
            let mut head = [0xFF; HEAD + 1];
            self.read(sector, 0, &mut head)?;
            let begun = (0..MARKS).any(|mark| Marks::read(&head).made(mark));
            return Ok(begun || head.last().is_some_and(|&commit| committed(commit)));
        }
        Ok(twice || !self.is_blank(sector, HEAD)?)
    }

    /// Whether a sector is blank from here on.
    fn is_blank(&mut self, sector: usize, from: usize) -> Result<bool, Error<F::Error>> {
        let mut page = [0; PAGE];
        let mut at = from;
        while at < Self::SECTOR {
            let length = PAGE.wrapping_sub(at % PAGE);
            let bytes = page.get_mut(..length).unwrap_or(&mut []);
            self.read(sector, at, bytes)?;
            if !blank(bytes) {
                return Ok(false);
            }
            at = at.saturating_add(length);
        }
        Ok(true)
    }

    /// The place of a byte in the flash. Sectors and offsets are those of the region, which is smaller than 4 GiB.
    const fn place(sector: usize, offset: usize) -> u32 {
        sector.wrapping_mul(Self::SECTOR).wrapping_add(offset) as u32
    }

    /// Reads from a sector.
    pub fn read(
        &mut self,
        sector: usize,
        offset: usize,
        bytes: &mut [u8],
    ) -> Result<(), Error<F::Error>> {
        let place = Self::place(sector, offset);
        self.flash.read(place, bytes).map_err(Error::Flash)
    }

    /// Programs a part of a sector.
    pub fn program(
        &mut self,
        sector: usize,
        offset: usize,
        bytes: &[u8],
    ) -> Result<(), Error<F::Error>> {
        let place = Self::place(sector, offset);
        self.flash.write(place, bytes).map_err(Error::Flash)
    }

    /// What the sectors are.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        self.slots.iter().copied()
    }

    /// The sector of a part.
    pub fn find(&self, kind: Kind, number: u32, part: u16) -> Option<(usize, Owner)> {
        self.slots()
            .enumerate()
            .find_map(|(sector, slot)| match slot {
                Slot::Owned(owner) if owner.belongs(kind, number) && owner.part == part => {
                    Some((sector, owner))
                }
                _ => None,
            })
    }

    /// How many sectors something has.
    pub fn parts(&self, kind: Kind, number: u32) -> usize {
        let owned = |slot: &Slot| matches!(slot, Slot::Owned(owner) if owner.belongs(kind, number));
        self.slots().filter(owned).count()
    }

    /// How many sectors there are.
    pub fn count(&self) -> usize {
        self.slots.len()
    }

    /// How many belong to nobody.
    pub fn free(&self) -> usize {
        self.slots()
            .filter(|slot| !matches!(slot, Slot::Owned(_)))
            .count()
    }

    /// How many are erased ahead.
    pub fn ready(&self) -> usize {
        self.slots().filter(|&slot| slot == Slot::Ready).count()
    }

    /// The number for a new match: one that no saved match has.
    pub fn next_number(&self) -> u32 {
        let mut number = self.highest.wrapping_add(1).max(1);
        // At most SECTORS numbers are taken, so this ends.
        while self.parts(Kind::Match, number) > 0 {
            number = number.wrapping_add(1).max(1);
        }
        number
    }

    fn set(&mut self, sector: usize, slot: Slot) {
        if let Some(old) = self.slots.get_mut(sector) {
            *old = slot;
        }
    }

    /// Erases the free sector whose turn it is; answers none when every free one is ready.
    pub fn renew(&mut self) -> Result<Option<usize>, Error<F::Error>> {
        let count = self.slots.len();
        let turn = (1..=count).map(|step| {
            self.latest
                .wrapping_add(step)
                .checked_rem(count)
                .unwrap_or(0)
        });
        let dead = |sector: &usize| self.slots.get(*sector) == Some(&Slot::Dead);
        let Some(sector) = turn.clone().find(dead) else {
            return Ok(None);
        };
        // First the owner goes for good: an erase that is cut short must not bring back half of him.
        self.program(sector, 0, &[0; HEAD])?;
        let from = Self::place(sector, 0);
        let to = Self::place(sector, Self::SECTOR);
        self.flash.erase(from, to).map_err(Error::Flash)?;
        if !self.is_blank(sector, 0)? {
            // Let the next call try another.
            self.latest = sector;
            return Err(Error::Worn);
        }
        let ready = Ready {
            serial: self.serial.wrapping_add(1),
            highest: self.highest,
        };
        self.program(sector, 0, &ready.bytes())?;
        self.serial = ready.serial;
        self.latest = sector;
        if let Some(serial) = self.serials.get_mut(sector) {
            *serial = ready.serial;
        }
        self.set(sector, Slot::Ready);
        Ok(Some(sector))
    }

    /// The ready sector that waits longest.
    fn first_ready(&self) -> Option<usize> {
        let ready = self.slots.iter().zip(&self.serials).enumerate();
        ready
            .filter(|(_, (slot, _))| **slot == Slot::Ready)
            .min_by_key(|(_, (_, serial))| **serial)
            .map(|(sector, _)| sector)
    }

    /// Gives a free sector to somebody; erases one only if none was erased ahead.
    pub fn take(&mut self, owner: Owner) -> Result<usize, Error<F::Error>> {
        loop {
            let sector = match self.first_ready() {
                Some(sector) => sector,
                None => self.renew()?.ok_or(Error::Full)?,
            };
            // Whatever happens now, it is ready no more. So this loop ends.
            self.set(sector, Slot::Dead);
            if !self.is_blank(sector, OWNER)? {
                continue;
            }
            let bytes = owner.bytes();
            self.program(sector, OWNER, &bytes)?;
            let mut back = [0; size_of::<[u8; HEAD - OWNER]>()];
            self.read(sector, OWNER, &mut back)?;
            if !back.starts_with(&bytes) {
                return Err(Error::Worn);
            }
            self.set(sector, Slot::Owned(owner));
            if owner.kind == Kind::Match as u8 {
                self.highest = self.highest.max(owner.number);
            }
            return Ok(sector);
        }
    }

    /// Takes a sector from its owner.
    pub fn drop_sector(&mut self, sector: usize) -> Result<(), Error<F::Error>> {
        self.program(sector, 0, &[0; HEAD])?;
        self.set(sector, Slot::Dead);
        Ok(())
    }

    /// Deletes a match: once its first part is marked, it is gone, and the rest follows.
    pub fn delete(&mut self, number: u32) -> Result<(), Error<F::Error>> {
        let first = self.find(Kind::Match, number, 0).map(|(sector, _)| sector);
        if let Some(first) = first {
            self.program(first, DELETED, &[0; DELETED_LEN])?;
        }
        self.bury(number, first)
    }

    /// Drops the parts of a deleted match; the one with the mark last, for it tells that the others are to go.
    fn bury(&mut self, number: u32, first: Option<usize>) -> Result<(), Error<F::Error>> {
        for sector in 0..self.count() {
            let part = matches!(self.slots.get(sector), Some(Slot::Owned(owner)) if owner.belongs(Kind::Match, number));
            if part && Some(sector) != first {
                self.drop_sector(sector)?;
            }
        }
        match first {
            Some(first) => self.drop_sector(first),
            None => Ok(()),
        }
    }

    /// Gives the flash back.
    pub fn into_flash(self) -> F {
        self.flash
    }
}
