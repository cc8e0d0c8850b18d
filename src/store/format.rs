//! The format of the saves, version 1, told so that a stranger could write a reader.
//!
//! The region is a row of **sectors**, each as large as the flash erases at once (4096 bytes on the handhelds). A sector
//! belongs to one match, to the settings, to the statistics, to the records of players, or to nobody. Numbers are little-endian; a CRC is CRC-32 as
//! zip and PNG use it (reflected polynomial 0xEDB88320, first and last value inverted).
//!
//! **The head** is the first 64 bytes of a sector:
//!
//! | bytes | what |
//! |---|---|
//! | 0..16 | ready mark: `Drdy`, u32 serial, u32 highest match number so far, CRC of these 12 bytes |
//! | 16..32 | owner: `Dbar`, u8 format version, u8 kind (1 match, 2 settings, 3 statistics, 4 records), u16 part, u32 number, CRC of these 12 bytes |
//! | 32..48 | the owner once more |
//! | 48..56 | deleted mark: the match is deleted when more than half of its 64 bits are 0 |
//! | 56..64 | begun marks: 16 of four bits, two in a byte, the first in its lower half; made when at least 2 of the four bits are 0 |
//!
//! The ready mark is written when an erase has come to its end and the sector was read back as all ones; the serial grows
//! by one with each, so that the highest serial tells whose turn it is to be erased next. Giving a sector an owner writes
//! both copies; one good copy is enough to know the owner, unless nothing follows the head: then the writing of the head
//! was cut short, and the sector is nobody's. Before a sector is erased its head is overwritten with zeros, so that
//! no part of an erase can bring an owner back. A sector whose head says nothing else is nobody's. Where both
//! copies of the owner are hurt, each bit is that of one of them, such that the CRC agrees: so it is known unless the same
//! bit is hurt in both, or more than ten in all.
//!
//! The begun mark of page 1 and of those after it is made when the first record of that page is committed; that of page 0
//! when the next part has records (a little later, to spread the work, and at the latest when the match is finished). So a
//! page or a part that is marked and holds no record was lost. Where there is no mark nothing is said: the power may have
//! died before it was made, and the first writers of this format made none.
//!
//! A match may have several sectors: parts 0, 1, 2 and so on, with one number. It exists when part 0 has an owner, no
//! deleted mark, and begins with a committed record. Parts without the one before are damage. Of the settings (and of the
//! statistics) several sectors may exist after a power cut; their numbers are generations, and the highest one that
//! holds a committed record counts. The head's layout holds for all versions to come; what follows it may change. Of the
//! settings there may also be sectors of several versions: each firmware goes by those of the highest version that it
//! knows, and leaves the others as they are.
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
//!   But if a committed record with a later sequence number and a CRC that agrees follows in the page, it is damage: nobody
//!   writes there after a cut. So it is if in a match's log, behind a record of the same page, anything but ones stands
//!   farther on than the longest record reaches: 31 bytes, for of all records only the set-up is longer.
//!
//! Records go on in the next page, and after the last page in the next part. The first page without records ends the
//! part, except that a part's very first page may be left out; no later page of it begins with a commit, else it is damage.
//!
//! | kind | record | body |
//! |---|---|---|
//! | 1 | set-up, always the first, in the first page | postcard: name of the game, u16 revision of its rules, u8 seats, list of players (name, u8 mind), u64 seed, bytes of the game's options |
//! | 2 | action, of the seat whose turn it is | postcard of the game's action |
//! | 3 | action and digest | u64 digest of state and dice after the action, then postcard of the action |
//! | 4 | taken back | postcard u16: how many of the last actions |
//! | 5 | finished | postcard of the places |
//! | 6 | value of settings, statistics or records; the last one counts | postcard of whatever the owner keeps |
//! | 7 | who decides for a player from here on; readers that do not know it pass it over | postcard: u8 seat from 0, u8 mind as in the set-up |
//!
//! The digest is FNV-1a of 64 bits over the postcard bytes of the game's state and then of its dice.
//!
//! This module does not know what a record means, nor where sectors come from.

use super::seal::Crc;
use crate::kernel::journal::LONGEST;
use heapless::Vec;

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
/// Where the begun marks stand, and how many there are.
pub(super) const BEGUN: usize = 56;
pub(super) const MARKS: usize = 16;
/// Zero bits that make a begun mark: one more than one rotten bit brings, one fewer than one rotten bit leaves.
const BEGUN_BITS: u32 = 2;
/// Zero bits that make a deleted mark: the greater part, so that no few bytes of damage delete a match. A cut may leave
/// fewer: then the match is still there, and nobody was told that it is gone.
const DELETED_BITS: u32 = 33;
/// Zero bits that make a commit: the greater part, so that one rotten bit changes nothing.
const COMMIT_BITS: u32 = 5;
/// Bytes of a record besides its body.
pub(super) const FRAME: usize = 7;
/// The longest record of a match behind its set-up: an action with a digest.
pub(super) const LONGEST_PLAYED: usize = FRAME + 8 + LONGEST;
/// The longest body: a record fills at most a page.
pub(super) const LONGEST_BODY: usize = PAGE - FRAME;

/// As many bits are mended in an owner.
const MENDED: usize = 10;

const READY_MAGIC: [u8; 4] = *b"Drdy";
const OWNER_MAGIC: [u8; 4] = *b"Dbar";

/// What a sector is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Kind {
    Match = 1,
    Settings = 2,
    Statistics = 3,
    Records = 4,
}

/// What a record is.
pub(super) mod record {
    pub const SETUP: u8 = 1;
    pub const ACTION: u8 = 2;
    pub const ACTION_AND_DIGEST: u8 = 3;
    pub const TAKEN_BACK: u8 = 4;
    pub const FINISHED: u8 = 5;
    pub const VALUE: u8 = 6;
    pub const MIND: u8 = 7;
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

    /// What both copies were, when bits have changed in each: where they differ, one of them is right. So all that differs
    /// is tried; so few owners are looked at that none of another CRC agrees by chance.
    #[cold]
    fn mend(first: &[u8], second: &[u8]) -> Option<Self> {
        let mut copy: [u8; 16] = first.try_into().ok()?;
        let mut differ: Vec<u8, MENDED> = Vec::new();
        for (place, (one, other)) in first.iter().zip(second).enumerate() {
            for bit in (0..8).filter(|bit| (one ^ other) >> bit & 1 == 1) {
                // Sixteen bytes have 128 bits.
                differ
                    .push(place.wrapping_mul(8).wrapping_add(bit) as u8)
                    .ok()?;
            }
        }
        // As one counts in Gray's code, a single bit changes from each to the next.
        for turn in 1u32..1 << differ.len() {
            let changed = differ.get(turn.trailing_zeros() as usize)?;
            *copy.get_mut(usize::from(changed / 8))? ^= 1 << (changed % 8);
            let mended = Self::read(&copy);
            if mended.is_some() {
                return mended;
            }
        }
        None
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
    let word = |at: usize| -> Option<[u8; 4]> { stamp.get(at..)?.first_chunk().copied() };
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
        let copies = [span(OWNER, OWNER + 16), span(OWNER + 16, OWNER_END)];
        let [first, second] = copies.map(Owner::read);
        let [one, other] = copies;
        let owner = first.or(second).or_else(|| Owner::mend(one, other));
        let deleted = span(DELETED, DELETED + DELETED_LEN);
        Self {
            ready: ready.map(|(serial, highest)| Ready {
                serial: u32::from_le_bytes(serial),
                highest: u32::from_le_bytes(highest),
            }),
            owner,
            twice: first.is_some() && first == second,
            deleted: deleted.iter().map(|byte| byte.count_zeros()).sum::<u32>() >= DELETED_BITS,
            unowned: blank(span(OWNER, HEAD)),
        }
    }
}

/// The begun marks of a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marks([u8; MARKS / 2]);

impl Marks {
    /// The mark that tells of the next part.
    pub const NEXT_PART: usize = 0;

    /// The byte in the head that holds a mark, and the bits of it that are the mark's.
    pub const fn place(mark: usize) -> (usize, u8) {
        let bits = if mark.is_multiple_of(2) { 0x0F } else { 0xF0 };
        (BEGUN.saturating_add(mark / 2), bits)
    }

    /// Reads them from the first page of a sector.
    pub fn read(page: &[u8]) -> Self {
        let bytes = page
            .get(BEGUN..HEAD)
            .and_then(|bytes| bytes.try_into().ok());
        Self(bytes.unwrap_or([0xFF; MARKS / 2]))
    }

    /// Whether a mark was made.
    pub fn made(&self, mark: usize) -> bool {
        let (place, bits) = Self::place(mark);
        let byte = self.0.get(place.saturating_sub(BEGUN));
        byte.is_some_and(|byte| (!byte & bits).count_ones() >= BEGUN_BITS)
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

#[cfg(test)]
mod tests {
    use super::*;

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
            // As many bits in the other copy too, elsewhere: they are mended. The same ones are not.
            let other = OWNER + (at + 16 - OWNER) % 32;
            hurt[other] ^= 0x61;
            hurt[at] ^= 0x18;
            let head = Head::read(&hurt);
            assert_eq!(head.owner, Some(owner), "byte {at}");
            assert!(!head.twice);
            hurt[other] ^= 4;
            assert_eq!(Head::read(&hurt).owner, None, "byte {at}");
        }
    }

    #[test]
    fn one_rotten_bit_neither_makes_nor_unmakes_a_begun_mark() {
        for mark in 0..MARKS {
            let (place, bits) = Marks::place(mark);
            let mut page = [0xFF; PAGE];
            for made in [false, true] {
                for bit in 0..8 {
                    page[place] ^= 1 << bit;
                    for other in 0..MARKS {
                        assert_eq!(Marks::read(&page).made(other), made && other == mark);
                    }
                    page[place] ^= 1 << bit;
                }
                page[place] &= !bits;
            }
            assert!((BEGUN..HEAD).contains(&place));
        }
    }
}
