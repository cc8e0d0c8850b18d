//! A log: the records of one owner, read from the front and added at the end.
//!
//! It does not know what a record says.

use super::error::{Error, Trouble};
use super::format::{FORMAT, FRAME, HEAD, Kind, LONGEST_BODY, PAGE, blank, committed, record_crc};
use super::region::Region;
use embedded_storage::nor_flash::{ErrorType, NorFlash};

/// Whose log it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Log {
    pub kind: Kind,
    pub number: u32,
}

/// Where a log ends, and what the power left there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct End {
    /// The last sector, and its part.
    sector: usize,
    part: u16,
    /// Where in it the next record could begin.
    offset: usize,
    /// The sequence number of the next record.
    sequence: u32,
    /// A last commit that a cut left weak.
    weak: Option<(usize, usize)>,
    /// What a cut left of a record: sector, first byte after the commit, byte past the end.
    torn: Option<(usize, usize, usize)>,
}

impl End {
    /// The end of a log whose first sector was just taken.
    pub const fn of_new(sector: usize) -> Self {
        Self::of_part(sector, 0, 0)
    }

    /// The beginning of a part.
    const fn of_part(sector: usize, part: u16, sequence: u32) -> Self {
        Self {
            sector,
            part,
            offset: HEAD,
            sequence,
            weak: None,
            torn: None,
        }
    }

    /// The part that would follow.
    pub const fn next_part(&self) -> Option<u16> {
        self.part.checked_add(1)
    }

    /// The same log, going on in a new part.
    pub const fn in_part(&self, sector: usize, part: u16) -> Self {
        Self::of_part(sector, part, self.sequence)
    }

    /// How many records the log has.
    pub const fn records(&self) -> u32 {
        self.sequence
    }

    /// Where a record of this length would go, if there is room left in the sector.
    fn place(&self, length: usize, sector_size: usize) -> Option<usize> {
        let left = PAGE - self.offset % PAGE;
        let at = if length <= left {
            self.offset
        } else {
            self.offset + left
        };
        (at + length <= sector_size).then_some(at)
    }
}

/// What is done with each record: its kind and its body. Behind a pointer, so that walking is in the firmware once.
pub type Visit<'a, F> = dyn FnMut(u8, &[u8]) -> Result<(), Error<<F as ErrorType>::Error>> + 'a;

impl<F: NorFlash> Region<F> {
    /// Reads all records of a log, oldest first: kind and body. Stops at damage, after all that came before it.
    pub fn walk(&mut self, log: Log, visit: &mut Visit<'_, F>) -> Result<End, Error<F::Error>> {
        let mut end: Option<End> = None;
        let parts = self.parts(log.kind, log.number);
        for part in 0..parts {
            // There are at most as many parts as sectors.
            let part = part as u16;
            let (sector, owner) = self
                .find(log.kind, log.number, part)
                .ok_or(Trouble::Damaged)?;
            if owner.format != FORMAT {
                let format = owner.format;
                return Err(Trouble::NewerFormat { format }.into());
            }
            let sequence = end.map_or(0, |end| end.sequence);
            let mut next = End::of_part(sector, part, sequence);
            self.walk_part(log, &mut next, visit)?;
            end = Some(next);
        }
        end.ok_or(Error::NoSuchMatch)
    }

    /// Reads the records of one sector.
    fn walk_part(
        &mut self,
        log: Log,
        end: &mut End,
        visit: &mut Visit<'_, F>,
    ) -> Result<(), Error<F::Error>> {
        let mut page = [0; PAGE];
        for start in (0..Self::SECTOR).step_by(PAGE) {
            self.read(end.sector, start, &mut page)?;
            let mut at = if start == 0 { HEAD } else { 0 };
            let rest = |at: usize| page.get(at..).unwrap_or(&[]);
            if start > 0 && blank(&page) {
                break;
            }
            while let Some(&commit) = page.get(at) {
                if !committed(commit) {
                    if blank(rest(at)) {
                        end.offset = start + at;
                    } else {
                        let used = rest(at).iter().rposition(|&byte| byte != 0xFF);
                        let past = start + at + used.unwrap_or(0) + 1;
                        end.torn = Some((end.sector, start + at + 1, past));
                        end.offset = start + PAGE;
                    }
                    break;
                }
                let (kind, body) =
                    parse(rest(at), log.number, end.sequence).ok_or(Trouble::Damaged)?;
                visit(kind, body)?;
                end.weak = (commit != 0).then_some((end.sector, start + at));
                end.torn = None;
                end.sequence = end.sequence.saturating_add(1);
                at += FRAME + body.len();
                end.offset = start + at;
            }
        }
        Ok(())
    }

    /// Makes what a power cut left at the end definite: a weak commit becomes strong, half a record becomes nothing.
    pub fn settle(&mut self, end: &mut End) -> Result<(), Error<F::Error>> {
        if let Some((sector, at)) = end.weak.take() {
            self.program(sector, at, &[0])?;
        }
        if let Some((sector, from, past)) = end.torn.take() {
            // The record may be whole but for its commit: were that to become whole later, the CRC must not agree.
            let zeros = [0; PAGE];
            let zeros = zeros.get(..past.saturating_sub(from)).unwrap_or(&zeros);
            if !zeros.is_empty() {
                self.program(sector, from, zeros)?;
            }
        }
        Ok(())
    }

    /// Whether the end's sector has room for a record with a body of this length.
    pub fn fits(&self, end: &End, body: usize) -> bool {
        end.place(FRAME + body, Self::SECTOR).is_some()
    }

    /// Adds a record: everything first, and when it reads back, the commit. The caller has made sure that it fits.
    pub fn add(
        &mut self,
        log: Log,
        end: &mut End,
        kind: u8,
        body: &[u8],
    ) -> Result<(), Error<F::Error>> {
        if body.len() > LONGEST_BODY {
            return Err(Error::TooLong);
        }
        let length = FRAME + body.len();
        let at = end.place(length, Self::SECTOR).ok_or(Error::Full)?;
        let crc = record_crc(log.number, end.sequence, kind, body).to_le_bytes();
        // A body is at most LONGEST_BODY long, so its length is a byte.
        let front = [kind, body.len() as u8];
        let mut record = [0xFF; PAGE];
        let bytes = front.iter().chain(body).chain(&crc);
        for (to, from) in record.iter_mut().zip(bytes) {
            *to = *from;
        }
        let payload = record.get(..length - 1).unwrap_or(&record);
        self.program(end.sector, at + 1, payload)?;
        let mut back = [0; PAGE];
        let back = back.get_mut(..length - 1).unwrap_or(&mut []);
        self.read(end.sector, at + 1, back)?;
        if back != payload {
            return Err(Error::Worn);
        }
        self.program(end.sector, at, &[0])?;
        end.offset = at + length;
        end.sequence = end.sequence.saturating_add(1);
        Ok(())
    }
}

/// The record at the front of these bytes, if its CRC agrees.
fn parse(bytes: &[u8], number: u32, sequence: u32) -> Option<(u8, &[u8])> {
    let kind = *bytes.get(1)?;
    let length = usize::from(*bytes.get(2)?);
    let body = bytes.get(3..3 + length)?;
    let crc = bytes.get(3 + length..FRAME + length)?;
    let good = record_crc(number, sequence, kind, body).to_le_bytes() == *crc;
    good.then_some((kind, body))
}
