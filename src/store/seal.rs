//! The seals of records: each one's CRC, made one after the other.
//!
//! It does not know where records stand.

use super::format::{FRAME, committed};

/// The CRCs of an owner's records, one after the other.
///
/// Each begins with the owner's number and a sequence number. A CRC is linear: what a sequence number and the next one
/// make of it differs by what their difference alone would make, and that is one of a few ones in a row. So the next
/// beginning is one step away, and of a record only its own bytes are gone through.
#[derive(Clone, Copy)]
pub(super) struct Seals {
    begun: Crc,
    sequence: u32,
}

impl Seals {
    /// The seals from this record on.
    pub fn new(number: u32, sequence: u32) -> Self {
        let begun = Crc::new().add(&number.to_le_bytes());
        Self {
            begun: begun.add(&sequence.to_le_bytes()),
            sequence,
        }
    }

    /// The seal of the record in turn, of which this is kind, length and body.
    pub fn of(&self, record: &[u8]) -> [u8; 4] {
        self.begun.add(record).finish().to_le_bytes()
    }

    /// Whether a record that could only follow on the one in turn stands anywhere in these bytes, committed and sealed.
    #[cold]
    pub fn follows(&self, bytes: &[u8], sealed: fn(&[u8], &Self) -> bool) -> bool {
        let mut later = *self;
        // So many records could stand there and be lost, one behind the other.
        (0..bytes.len() / FRAME).any(|_| {
            later.next();
            let mut rest = bytes;
            while let [commit, after @ ..] = rest {
                if committed(*commit) && sealed(after, &later) {
                    return true;
                }
                rest = after;
            }
            false
        })
    }

    /// The sequence number of the record in turn.
    pub const fn sequence(&self) -> u32 {
        self.sequence
    }

    /// Goes on to the next record.
    pub fn next(&mut self) {
        // Ones at the end of a number are zeros at the end of its opposite. No log is so long that all 32 are.
        let ones = (!self.sequence | 1 << 31).trailing_zeros() as usize;
        self.begun.0 ^= Crc::STEPS.get(ones).copied().unwrap_or(0);
        self.sequence = self.sequence.wrapping_add(1);
    }
}

/// CRC-32 in the making; a byte a step, from a table of a kilobyte: most of the time that a list of all matches takes
/// goes by here.
#[derive(Clone, Copy)]
pub(super) struct Crc(u32);

#[expect(
    clippy::arithmetic_side_effects,
    reason = "a constant, checked by the compiler"
)]
const fn remainders() -> [u32; 256] {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let mut value = index as u32;
        let mut bit = 0;
        while bit < 8 {
            value = (value >> 1) ^ (0xEDB8_8320 * (value & 1));
            bit += 1;
        }
        #[expect(
            clippy::indexing_slicing,
            reason = "a constant, checked by the compiler"
        )]
        {
            table[index] = value;
        }
        index += 1;
    }
    table
}

/// What one, two, three ones in a row and so on, in a number of four bytes, make of a CRC.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "a constant, checked by the compiler"
)]
const fn steps() -> [u32; 32] {
    let mut steps = [0; 32];
    let mut ones = 0;
    while ones < 32 {
        let mut value = u32::MAX >> (31 - ones);
        let mut bit = 0;
        while bit < 32 {
            value = (value >> 1) ^ (0xEDB8_8320 * (value & 1));
            bit += 1;
        }
        #[expect(
            clippy::indexing_slicing,
            reason = "a constant, checked by the compiler"
        )]
        {
            steps[ones] = value;
        }
        ones += 1;
    }
    steps
}

impl Crc {
    const TABLE: [u32; 256] = remainders();
    const STEPS: [u32; 32] = steps();

    pub const fn new() -> Self {
        Self(u32::MAX)
    }

    pub fn add(mut self, bytes: &[u8]) -> Self {
        for &byte in bytes {
            let [low, ..] = self.0.to_le_bytes();
            let row = Self::TABLE.get(usize::from(low ^ byte));
            self.0 = (self.0 >> 8) ^ row.copied().unwrap_or(0);
        }
        self
    }

    pub const fn finish(self) -> u32 {
        !self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crc_is_the_one_of_zip_and_png() {
        assert_eq!(Crc::new().add(b"123456789").finish(), 0xCBF4_3926);
    }

    #[test]
    fn the_seal_of_the_next_record_is_as_if_its_number_had_been_gone_through() {
        for first in [0, 1, 6, 127, 0xFFFD, 0x7FFF_FFFE, u32::MAX - 1] {
            let mut seals = Seals::new(77, first);
            for sequence in first..first.saturating_add(3) {
                let whole = Crc::new().add(&77u32.to_le_bytes());
                let whole = whole.add(&sequence.to_le_bytes()).add(&[2, 1, 9]);
                assert_eq!(seals.of(&[2, 1, 9]), whole.finish().to_le_bytes());
                seals.next();
            }
        }
    }
}
