//! A log: the records of one owner, read from the front and added at the end.
//!
//! It does not know what a record says.

use super::error::{Error, Trouble};
use super::format::{
    FORMAT, FRAME, HEAD, Kind, LONGEST_BODY, LONGEST_PLAYED, Marks, PAGE, blank, committed,
};
use super::region::Region;
use super::seal::Seals;
use embedded_storage::nor_flash::{ErrorType, NorFlash};
use heapless::Vec;

/// From here on in a new part the part before is told of it: not sooner, so that the one decision which begins a part,
/// and may save some actions, does not wait for this too.
const LATE: usize = HEAD + 64;

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
    /// A page whose first record is not marked: sector and mark.
    unmarked: Option<(usize, usize)>,
    /// The sector of the part before, which has not been told yet that this one has records.
    before: Option<usize>,
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
            unmarked: None,
            before: None,
        }
    }

    /// The part that would follow.
    pub const fn next_part(&self) -> Option<u16> {
        self.part.checked_add(1)
    }

    /// The same log, going on in a new part.
    pub const fn in_part(&self, sector: usize, part: u16) -> Self {
        let mut end = Self::of_part(sector, part, self.sequence);
        end.before = Some(self.sector);
        end
    }

    /// How many records the log has.
    pub const fn records(&self) -> u32 {
        self.sequence
    }

    /// Where a record of this length would go, if there is room left in the sector.
    fn place(&self, length: usize, sector_size: usize) -> Option<usize> {
        let left = PAGE.wrapping_sub(self.offset % PAGE);
        let at = if length <= left {
            self.offset
        } else {
            self.offset.saturating_add(left)
        };
        (at.saturating_add(length) <= sector_size).then_some(at)
    }
}

/// What is done with the records of a page. Behind a pointer, so that walking is in the firmware once; a page at a time,
/// because there are tens of thousands of records.
pub type Visit<'a, F> = dyn FnMut(Records<'_>) -> Result<(), Error<<F as ErrorType>::Error>> + 'a;

/// The records of a page, one after the other: kind and body.
#[derive(Clone, Copy)]
pub(super) struct Records<'a> {
    bytes: &'a [u8],
    /// The page: its part, and where in the sector it begins.
    pub page: (u16, usize),
}

impl<'a> Iterator for Records<'a> {
    type Item = (u8, &'a [u8]);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let &[_, kind, length, ..] = self.bytes else {
            return None;
        };
        let (record, rest) = self.bytes.split_at_checked(FRAME + usize::from(length))?;
        self.bytes = rest;
        let body = record.get(3..3 + usize::from(length))?;
        Some((kind, body))
    }
}

impl<F: NorFlash> Region<F> {
    /// Reads all records of a log, oldest first. Stops at damage, after all that came before it.
    pub fn walk(&mut self, log: Log, visit: &mut Visit<'_, F>) -> Result<End, Error<F::Error>> {
        let mut end: Option<End> = None;
        let mut told = false;
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
            next.before = end.filter(|_| !told).map(|end| end.sector);
            let marks = self.walk_part(log, &mut next, visit)?;
            if told && next.sequence == sequence {
                return Err(Trouble::Damaged.into());
            }
            told = marks.made(Marks::NEXT_PART);
            end = Some(next);
        }
        if told {
            // There was another part.
            return Err(Trouble::Damaged.into());
        }
        end.ok_or(Error::NoSuchMatch)
    }

    /// Reads the records of one sector; answers its marks.
    fn walk_part(
        &mut self,
        log: Log,
        end: &mut End,
        visit: &mut Visit<'_, F>,
    ) -> Result<Marks, Error<F::Error>> {
        let mut page = [0; PAGE];
        let mut marks = Marks::read(&[]);
        let mut seals = Seals::new(log.number, end.sequence);
        for start in (0..Self::SECTOR).step_by(PAGE) {
            self.read(end.sector, start, &mut page)?;
            let from = if start == 0 { HEAD } else { 0 };
            if start == 0 {
                marks = Marks::read(&page);
            }
            // First all of a page is checked, then told: both go quicker so, for the code of each stays in the cache.
            let found = check(&page, from, &mut seals);
            if found.end > from {
                visit(Records {
                    bytes: page.get(from..found.end).unwrap_or(&[]),
                    page: (end.part, start),
                })?;
                end.weak = found.weak.map(|at| (end.sector, start.saturating_add(at)));
                end.torn = None;
                let mark = start / PAGE;
                let marked = start == 0 || marks.made(mark);
                end.unmarked = (!marked).then_some((end.sector, mark));
            } else if start > 0 && marks.made(start / PAGE) {
                // A record stood here.
                return Err(Trouble::Damaged.into());
            }
            end.sequence = seals.sequence();
            if found.end > 0 {
                end.offset = start.saturating_add(found.end);
            }
            match found.then {
                // A page without records ends the part, but the first one may be without.
                Then::Nothing if found.end == 0 => {
                    self.nothing_behind(end.sector, start, &marks)?;
                    break;
                }
                Then::Nothing => {}
                // Farther than a record reaches no cut leaves anything: that is what is left of some that are lost.
                Then::Torn { past }
                    if log.kind == Kind::Match
                        && found.end > from
                        && past.saturating_sub(found.end) > LONGEST_PLAYED =>
                {
                    return Err(Trouble::Damaged.into());
                }
                Then::Torn { past } => {
                    let payload = start.saturating_add(found.end).saturating_add(1);
                    end.torn = Some((end.sector, payload, start.saturating_add(past)));
                    end.offset = start.saturating_add(PAGE);
                }
                Then::Damage => return Err(Trouble::Damaged.into()),
            }
        }
        Ok(marks)
    }

    /// Reads one page of a log into a buffer, from the record in turn on; answers its good records, and counts them.
    pub fn page<'p>(
        &mut self,
        log: Log,
        place: (u16, usize),
        sequence: &mut u32,
        page: &'p mut [u8; PAGE],
    ) -> Result<Records<'p>, Error<F::Error>> {
        let (part, start) = place;
        let found = self.find(log.kind, log.number, part);
        let (sector, owner) = found.ok_or(Error::NoSuchMatch)?;
        if owner.format != FORMAT {
            let format = owner.format;
            return Err(Trouble::NewerFormat { format }.into());
        }
        self.read(sector, start, page)?;
        let mut seals = Seals::new(log.number, *sequence);
        let from = if start == 0 { HEAD } else { 0 };
        let found = check(page, from, &mut seals);
        *sequence = seals.sequence();
        Ok(Records {
            bytes: page.get(from..found.end).unwrap_or(&[]),
            page: place,
        })
    }

    /// Makes sure that a part ends with this page: that no later one was ever begun, nor looks as if it had been. That is
    /// found now, and not when the log has grown so far.
    fn nothing_behind(
        &mut self,
        sector: usize,
        page: usize,
        marks: &Marks,
    ) -> Result<(), Error<F::Error>> {
        for start in (page..Self::SECTOR).step_by(PAGE).skip(1) {
            let mut commit = [0xFF];
            self.read(sector, start, &mut commit)?;
            if marks.made(start / PAGE) || committed(commit[0]) {
                return Err(Trouble::Damaged.into());
            }
        }
        Ok(())
    }

    /// Makes a begun mark in the head of a sector.
    fn mark(&mut self, sector: usize, mark: usize) -> Result<(), Error<F::Error>> {
        let (place, bits) = Marks::place(mark);
        let mut byte = [0];
        self.read(sector, place, &mut byte)?;
        let made = byte[0] & !bits;
        if made != byte[0] {
            self.program(sector, place, &[made])?;
        }
        Ok(())
    }

    /// Tells the part before the last one that this has records, if that was put off.
    pub fn tell_part_before(&mut self, end: &mut End) -> Result<(), Error<F::Error>> {
        let begun = end.offset > HEAD;
        if let Some(before) = end.before.filter(|_| begun) {
            self.mark(before, Marks::NEXT_PART)?;
            end.before = None;
        }
        Ok(())
    }

    /// The last page that has a record of this kind, without asking whether the records are good: whoever walks there will.
    pub fn last_page_with(
        &mut self,
        log: Log,
        wanted: u8,
    ) -> Result<Option<(u16, usize)>, Error<F::Error>> {
        for part in (0..self.parts(log.kind, log.number) as u16).rev() {
            let Some((sector, _)) = self.find(log.kind, log.number, part) else {
                continue;
            };
            for start in (0..Self::SECTOR).step_by(PAGE).rev() {
                let mut page = [0; PAGE];
                let from = if start == 0 { HEAD } else { 0 };
                // Most pages behind the end are blank, which their first byte tells.
                self.read(
                    sector,
                    start.saturating_add(from),
                    page.get_mut(..1).unwrap_or(&mut []),
                )?;
                if !committed(page[0]) {
                    continue;
                }
                self.read(sector, start, &mut page)?;
                let mut records = Records {
                    bytes: page.get(from..).unwrap_or(&[]),
                    page: (part, start),
                };
                while records
                    .bytes
                    .first()
                    .is_some_and(|&commit| committed(commit))
                {
                    match records.next() {
                        Some((kind, _)) if kind == wanted => return Ok(Some((part, start))),
                        Some(_) => {}
                        None => break,
                    }
                }
            }
        }
        Ok(None)
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
        if let Some((sector, mark)) = end.unmarked {
            self.mark(sector, mark)?;
            end.unmarked = None;
        }
        Ok(())
    }

    /// Goes past pages that should be blank and are not, so that no record comes to stand before what is none.
    pub fn go_past_spoilt(&mut self, end: &mut End, body: usize) -> Result<(), Error<F::Error>> {
        while let Some(at) = end.place(FRAME.saturating_add(body), Self::SECTOR) {
            let mut page = [0; PAGE];
            if !at.is_multiple_of(PAGE) {
                break;
            }
            self.read(end.sector, at, &mut page)?;
            if blank(&page) {
                break;
            }
            end.offset = at.saturating_add(PAGE);
        }
        Ok(())
    }

    /// Whether the end's sector has room for a record with a body of this length.
    pub fn fits(&self, end: &End, body: usize) -> bool {
        end.place(FRAME.saturating_add(body), Self::SECTOR)
            .is_some()
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
        let length = FRAME.saturating_add(body.len());
        let at = end.place(length, Self::SECTOR).ok_or(Error::Full)?;
        // A body is at most LONGEST_BODY long, so its length is a byte, and a record fits into a page.
        let mut record: Vec<u8, PAGE> = Vec::from_array([kind, body.len() as u8]);
        let _ = record.extend_from_slice(body);
        let seal = Seals::new(log.number, end.sequence).of(&record);
        let _ = record.extend_from_slice(&seal);
        let payload = record.as_slice();
        let behind = at.saturating_add(1);
        self.program(end.sector, behind, payload)?;
        let mut back = [0; PAGE];
        let back = back.get_mut(..payload.len()).unwrap_or(&mut []);
        self.read(end.sector, behind, back)?;
        if back != payload {
            return Err(Error::Worn);
        }
        self.program(end.sector, at, &[0])?;
        end.offset = at.saturating_add(length);
        end.sequence = end.sequence.saturating_add(1);
        // The record counts. If a mark is refused now, it is made when the next record is added.
        if at.is_multiple_of(PAGE) {
            end.unmarked = Some((end.sector, at / PAGE));
            if self.mark(end.sector, at / PAGE).is_ok() {
                end.unmarked = None;
            }
        } else if at >= LATE {
            let _ = self.tell_part_before(end);
        }
        Ok(())
    }
}

/// What the records of a page are followed by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    /// The end of the page, or nothing to its end.
    Nothing,
    /// What a cut left of a record, up to here.
    Torn { past: usize },
    /// A record that is not as it was written.
    Damage,
}

/// What a page holds.
struct Found {
    /// Where its good records end.
    end: usize,
    /// The last one's commit, if a cut left it weak.
    weak: Option<usize>,
    then: Then,
}

/// Goes through the records of a page as far as they are good. Most of the time that a list of all matches takes goes by
/// here: what is the same for nearly every record is asked first, and the seals are kept at hand.
fn check(page: &[u8; PAGE], from: usize, seals: &mut Seals) -> Found {
    let mut at_hand = *seals;
    let mut rest = page.get(from..).unwrap_or(&[]);
    let mut weak = None;
    let then = loop {
        let [commit, after_commit @ ..] = rest else {
            break Then::Nothing;
        };
        if !committed(*commit) {
            let Some(last) = rest.iter().rposition(|&byte| byte != 0xFF) else {
                break Then::Nothing;
            };
            let follows = at_hand.follows(rest, |bytes, seals| sealed(bytes, seals).is_some());
            break if follows {
                Then::Damage
            } else {
                Then::Torn {
                    past: place(rest).wrapping_add(last).wrapping_add(1),
                }
            };
        }
        let Some(after) = sealed(after_commit, &at_hand) else {
            break Then::Damage;
        };
        weak = (*commit != 0).then_some(place(rest));
        rest = after;
        at_hand.next();
    };
    *seals = at_hand;
    Found {
        end: place(rest),
        weak,
        then,
    }
}

/// Where in a page the rest of it begins.
#[inline]
const fn place(rest: &[u8]) -> usize {
    PAGE.wrapping_sub(rest.len())
}

/// What follows the record at the front of these bytes, its commit left out, if its seal is good.
#[inline]
fn sealed<'a>(bytes: &'a [u8], seals: &Seals) -> Option<&'a [u8]> {
    let &[_, length, ..] = bytes else {
        return None;
    };
    let (record, after) = bytes.split_at_checked(2 + usize::from(length))?;
    let (seal, after) = after.split_first_chunk::<4>()?;
    (seals.of(record) == *seal).then_some(after)
}
