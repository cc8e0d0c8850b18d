//! A model of NOR flash whose power dies after any byte of any operation.

use durbar::kernel::dice::Dice;
use embedded_storage::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

/// What a program or an erase leaves when the power dies in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tear {
    /// Bytes in order, whole ones.
    Bytes,
    /// Words of four bytes in order, whole ones.
    Words,
    /// Any bits that were to change have changed or not, by chance, few or many of them.
    Bits,
    /// Any bytes of a program, any sixteenths of an erased sector: done or not, by chance.
    Patches,
}

pub const TEARS: [Tear; 4] = [Tear::Bytes, Tear::Words, Tear::Bits, Tear::Patches];

/// When the power dies, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// After how many more bytes.
    pub after: usize,
    pub tear: Tear,
    pub seed: u64,
}

/// There is no power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPower;

impl NorFlashError for NoPower {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

/// The flash chip, with sectors of this size.
#[derive(Clone)]
pub struct Chip<const SECTOR: usize> {
    pub bytes: Vec<u8>,
    /// How often each sector was erased.
    pub erases: Vec<u32>,
    /// Bytes programmed or erased since the last `restart`: the unit of cuts.
    pub touched: usize,
    /// Programs and erases since the last `restart`.
    pub programs: usize,
    pub erased: usize,
    cut: Option<Cut>,
    on: bool,
}

impl<const SECTOR: usize> Chip<SECTOR> {
    /// A chip as it leaves the factory.
    pub fn new(sectors: usize) -> Self {
        Self::with(vec![0xFF; sectors * SECTOR])
    }

    /// A chip that holds these bytes.
    pub fn with(bytes: Vec<u8>) -> Self {
        Self {
            erases: vec![0; bytes.len() / SECTOR],
            bytes,
            touched: 0,
            programs: 0,
            erased: 0,
            cut: None,
            on: true,
        }
    }

    /// Power on, with the next cut or none.
    pub fn restart(&mut self, cut: Option<Cut>) {
        self.on = true;
        self.touched = 0;
        self.programs = 0;
        self.erased = 0;
        self.cut = cut;
    }

    /// Whether the power died.
    pub fn died(&self) -> bool {
        !self.on
    }

    /// Changes a span to new bytes, or a part of it if the power dies.
    fn change(
        &mut self,
        from: usize,
        length: usize,
        patch: usize,
        new: impl Fn(u8, usize) -> u8,
    ) -> Result<(), NoPower> {
        let left = self
            .cut
            .map_or(usize::MAX, |cut| cut.after.saturating_sub(self.touched));
        let done = left.min(length);
        self.touched += done;
        let Some(cut) = self.cut.filter(|_| left < length) else {
            for at in from..from + length {
                self.bytes[at] = new(self.bytes[at], at - from);
            }
            return Ok(());
        };
        self.on = false;
        let mut dice = Dice::from_seed(cut.seed);
        let end = from + done;
        let whole = match cut.tear {
            Tear::Bytes => end,
            Tear::Words => (end - end % 4).max(from),
            Tear::Bits | Tear::Patches => from,
        };
        for at in from..whole {
            self.bytes[at] = new(self.bytes[at], at - from);
        }
        // An operation that has not begun changes nothing.
        if done == 0 {
            return Err(NoPower);
        }
        let keep = 1 + dice.below(15);
        let mut kept = false;
        for at in from..from + length {
            let old = self.bytes[at];
            let goal = new(old, at - from);
            if cut.tear == Tear::Bits {
                for bit in 0..8 {
                    if dice.below(16) < keep {
                        self.bytes[at] ^= (old ^ goal) & 1 << bit;
                    }
                }
            } else if cut.tear == Tear::Patches {
                if (at - from).is_multiple_of(patch) {
                    kept = dice.below(16) < keep;
                }
                if kept {
                    self.bytes[at] = goal;
                }
            }
        }
        Err(NoPower)
    }
}

impl<const SECTOR: usize> ErrorType for Chip<SECTOR> {
    type Error = NoPower;
}

impl<const SECTOR: usize> ReadNorFlash for Chip<SECTOR> {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NoPower> {
        if !self.on {
            return Err(NoPower);
        }
        let offset = offset as usize;
        bytes.copy_from_slice(&self.bytes[offset..offset + bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl<const SECTOR: usize> NorFlash for Chip<SECTOR> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NoPower> {
        if !self.on {
            return Err(NoPower);
        }
        let (from, to) = (from as usize, to as usize);
        assert!(from.is_multiple_of(SECTOR) && to == from + SECTOR);
        self.erases[from / SECTOR] += 1;
        self.erased += 1;
        self.change(from, SECTOR, SECTOR / 16, |_, _| 0xFF)
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NoPower> {
        if !self.on {
            return Err(NoPower);
        }
        let offset = offset as usize;
        assert!(!bytes.is_empty(), "a program of nothing");
        assert_eq!(
            offset / 256,
            (offset + bytes.len() - 1) / 256,
            "a program crosses a page"
        );
        self.programs += 1;
        self.change(offset, bytes.len(), 1, |old, at| old & bytes[at])
    }
}
