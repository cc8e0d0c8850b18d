//! The format of the saves, version 1, told so that a stranger could write a reader.
//!
//! The region is a row of **sectors**, each as large as the flash erases at once (4096 bytes on the handhelds). A sector
//! belongs to one match, to the settings, to the statistics, or to nobody. Numbers are little-endian; a CRC is CRC-32 as
//! zip and PNG use it (reflected polynomial 0xEDB88320, first and last value inverted).
//!
//! **The head** is the first 64 bytes of a sector:
//!
//! | bytes | what |
//! |---|---|
//! | 0..16 | ready mark: `Drdy`, u32 serial, u32 highest match number so far, CRC of these 12 bytes |
//! | 16..32 | owner: `Dbar`, u8 format version, u8 kind (1 match, 2 settings, 3 statistics), u16 part, u32 number, CRC of these 12 bytes |
//! | 32..48 | the owner once more |
//! | 48..56 | deleted mark: all ones, or at least 8 of its 64 bits are 0: the match is deleted |
//! | 56..64 | all ones |
//!
//! The ready mark is written when an erase has come to its end and the sector was read back as all ones; the serial grows
//! by one with each, so that the highest serial tells whose turn it is to be erased next. Giving a sector an owner writes
//! both copies; one good copy is enough to know the owner, unless nothing follows the head: then the writing of the head
//! was cut short, and the sector is nobody's. Before a sector is erased its head is overwritten with zeros, so that
//! no part of an erase can bring an owner back. A sector whose head says nothing else is nobody's.
//!
//! A match may have several sectors: parts 0, 1, 2 and so on, with one number. It exists when part 0 has an owner, no
//! deleted mark, and begins with a committed record. Parts without the one before are damage. Of the settings (and of the
//! statistics) several sectors may exist after a power cut; their numbers are generations, and the highest one that
//! holds a committed record counts. The head's layout holds for all versions to come; what follows it may change.
//!
//! **Records** follow the head. None crosses a boundary of 256 bytes, the page of the flash. A record is
//!
//! | bytes | what |
//! |---|---|
//! | 1 | commit: committed when at least 5 of its 8 bits are 0 |
//! | 1 | kind |
//! | 1 | length of the body, n |
//! | n | body |
//! | 4 | CRC of: u32 the owner's number, u32 the record's sequence number, kind, length, body |
//!
//! The sequence number counts the records of the owner from 0, over all parts; only the CRC knows it. The writer programs
//! everything but the commit, reads it back, and then programs the commit to 0. So, read from the front of a page:
//! - committed and the CRC agrees: a record;
//! - committed and the CRC does not agree: damage, never a power cut;
//! - not committed and all ones to the end of the page: the end of this page's records;
//! - not committed otherwise: the power died here, and the rest of the page means nothing; its length byte cannot be trusted.
//!
//! Records go on in the next page, and after the last page in the next part. The first page without records ends the
//! part, except that a part's very first page may be left out.
//!
//! | kind | record | body |
//! |---|---|---|
//! | 1 | set-up, always the first, in the first page | postcard: name of the game, u16 revision of its rules, u8 seats, list of players (name, u8 mind), u64 seed, bytes of the game's options |
//! | 2 | action, of the seat whose turn it is | postcard of the game's action |
//! | 3 | action and digest | u64 digest of state and dice after the action, then postcard of the action |
//! | 4 | taken back | postcard u16: how many of the last actions |
//! | 5 | finished | postcard of the places |
//! | 6 | value of settings or statistics; the last one counts | postcard of whatever the owner keeps |
//!
//! The digest is FNV-1a of 64 bits over the postcard bytes of the game's state and then of its dice.
//!
//! This module does not know what a record means, nor where sectors come from.

/// The version that this code reads and writes.
pub const FORMAT: u8 = 1;
/// What the flash programs at once, in bytes.
pub(super) const PAGE: usize = 256;
/// Length of the head of a sector.
pub(super) const HEAD: usize = 64;
/// Where the two copies of the owner begin, and where they end.
pub(super) const OWNER: usize = 16;
pub(super) const OWNER_END: usize = 48;
/// Where the deleted mark begins, and its length.
pub(super) const DELETED: usize = 48;
pub(super) const DELETED_LEN: usize = 8;
/// Zero bits that make a deleted mark: more than rot brings, fewer than a cut mark loses with any likelihood.
const DELETED_BITS: u32 = 8;
/// Zero bits that make a commit: the greater part, so that one rotten bit changes nothing.
const COMMIT_BITS: u32 = 5;
/// Bytes of a record besides its body.
pub(super) const FRAME: usize = 7;
/// The longest body: a record fills at most a page.
pub(super) const LONGEST_BODY: usize = PAGE - FRAME;

const READY_MAGIC: [u8; 4] = *b"Drdy";
const OWNER_MAGIC: [u8; 4] = *b"Dbar";

/// What a sector is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Kind {
    Match = 1,
    Settings = 2,
    Statistics = 3,
}

/// What a record is.
pub(super) mod record {
    pub const SETUP: u8 = 1;
    pub const ACTION: u8 = 2;
    pub const ACTION_AND_DIGEST: u8 = 3;
    pub const TAKEN_BACK: u8 = 4;
    pub const FINISHED: u8 = 5;
    pub const VALUE: u8 = 6;
}

/// The owner of a sector. The kind stays a number: a newer format may have more of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Owner {
    pub format: u8,
    pub kind: u8,
    pub part: u16,
    pub number: u32,
}

impl Owner {
    /// A part of something in this version's format.
    pub const fn new(kind: Kind, number: u32, part: u16) -> Self {
        Self {
            format: FORMAT,
            kind: kind as u8,
            part,
            number,
        }
    }

    /// Whether this is a part of that.
    pub const fn belongs(&self, kind: Kind, number: u32) -> bool {
        self.kind == kind as u8 && self.number == number
    }

    /// Both copies, as they stand in the head.
    pub fn bytes(&self) -> [u8; OWNER_END - OWNER] {
        let part = self.part.to_le_bytes();
        let mut middle = [self.format, self.kind, 0, 0];
        for (to, from) in middle.iter_mut().skip(2).zip(part) {
            *to = from;
        }
        let copy = stamp(OWNER_MAGIC, middle, self.number.to_le_bytes());
        let mut both = [0; OWNER_END - OWNER];
        for (to, from) in both.iter_mut().zip(copy.iter().chain(&copy)) {
            *to = *from;
        }
        both
    }

    /// One copy, if it is whole.
    fn read(copy: &[u8]) -> Option<Self> {
        let (middle, number) = checked(OWNER_MAGIC, copy)?;
        let [format, kind, low, high] = middle;
        Some(Self {
            format,
            kind,
            part: u16::from_le_bytes([low, high]),
            number: u32::from_le_bytes(number),
        })
    }
}

/// The ready mark of a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ready {
    pub serial: u32,
    pub highest: u32,
}

impl Ready {
    /// The mark as it stands in the head.
    pub fn bytes(&self) -> [u8; OWNER] {
        stamp(
            READY_MAGIC,
            self.serial.to_le_bytes(),
            self.highest.to_le_bytes(),
        )
    }
}

/// Three words and their CRC.
fn stamp(magic: [u8; 4], second: [u8; 4], third: [u8; 4]) -> [u8; 16] {
    let crc = Crc::new().add(&magic).add(&second).add(&third).finish();
    let words = [magic, second, third, crc.to_le_bytes()];
    let mut bytes = [0; 16];
    for (to, from) in bytes.iter_mut().zip(words.iter().flatten()) {
        *to = *from;
    }
    bytes
}

/// The second and third word of a stamp, if magic and CRC agree.
fn checked(magic: [u8; 4], stamp: &[u8]) -> Option<([u8; 4], [u8; 4])> {
    let word = |at: usize| -> Option<[u8; 4]> { stamp.get(at..at + 4)?.try_into().ok() };
    let crc = Crc::new().add(stamp.get(..12)?).finish();
    let good = word(0)? == magic && u32::from_le_bytes(word(12)?) == crc;
    if good {
        Some((word(4)?, word(8)?))
    } else {
        None
    }
}

/// What the head of a sector says.
pub(super) struct Head {
    pub ready: Option<Ready>,
    pub owner: Option<Owner>,
    /// Whether both copies of the owner are whole.
    pub twice: bool,
    pub deleted: bool,
    /// Whether all after the ready mark is blank.
    pub unowned: bool,
}

impl Head {
    /// Reads a head.
    pub fn read(bytes: &[u8; HEAD]) -> Self {
        let span = |from: usize, to: usize| bytes.get(from..to).unwrap_or(&[]);
        let ready = checked(READY_MAGIC, span(0, OWNER));
        let first = Owner::read(span(OWNER, OWNER + 16));
        let second = Owner::read(span(OWNER + 16, OWNER_END));
        let deleted = span(DELETED, DELETED + DELETED_LEN);
        Self {
            ready: ready.map(|(serial, highest)| Ready {
                serial: u32::from_le_bytes(serial),
                highest: u32::from_le_bytes(highest),
            }),
            owner: first.or(second),
            twice: first.is_some() && first == second,
            deleted: deleted.iter().map(|byte| byte.count_zeros()).sum::<u32>() >= DELETED_BITS,
            unowned: blank(span(OWNER, HEAD)),
        }
    }
}

/// Whether nothing was programmed here since the erase.
pub(super) fn blank(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| byte == 0xFF)
}

/// Whether a commit byte says that its record counts. Nearly every one is whole, and counting bits takes the chip a while.
#[inline]
pub(super) fn committed(commit: u8) -> bool {
    commit == 0 || still_committed(commit)
}

#[cold]
#[inline(never)]
const fn still_committed(commit: u8) -> bool {
    commit.count_zeros() >= COMMIT_BITS
}

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
struct Crc(u32);

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

    const fn new() -> Self {
        Self(u32::MAX)
    }

    fn add(mut self, bytes: &[u8]) -> Self {
        for &byte in bytes {
            let [low, ..] = self.0.to_le_bytes();
            let row = Self::TABLE.get(usize::from(low ^ byte));
            self.0 = (self.0 >> 8) ^ row.copied().unwrap_or(0);
        }
        self
    }

    const fn finish(self) -> u32 {
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

    #[test]
    fn a_head_reads_back_and_one_copy_of_the_owner_is_enough() {
        let owner = Owner::new(Kind::Match, 77, 3);
        let mut bytes = [0xFF; HEAD];
        bytes[OWNER..OWNER_END].copy_from_slice(&owner.bytes());
        bytes[..OWNER].copy_from_slice(
            &Ready {
                serial: 5,
                highest: 9,
            }
            .bytes(),
        );
        let head = Head::read(&bytes);
        assert_eq!(head.owner, Some(owner));
        assert!(head.twice && !head.deleted && !head.unowned);
        assert_eq!(
            head.ready,
            Some(Ready {
                serial: 5,
                highest: 9
            })
        );
        for at in OWNER..OWNER_END {
            let mut hurt = bytes;
            hurt[at] ^= 4;
            let head = Head::read(&hurt);
            assert_eq!(head.owner, Some(owner));
            assert!(!head.twice);
        }
    }
}
