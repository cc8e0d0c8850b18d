//! The journal of the table: what was decided, oldest first, as the bytes in which the saves keep it.
//!
//! One journal serves every match in turn. It holds the postcard bodies of the actions and nothing between them: no
//! seats, for whoever replays knows whose turn it is, and no lengths, for an action ends where it ends. So it is read
//! forwards only, from the beginning or from a [`Mark`].
//!
//! **A long match.** A game's rules may let a turn go on as long as its player likes, so no number of bytes would be a
//! proof. A full journal refuses
//! nothing: it forgets its oldest eighth, and the match remembers the state in which that part ended. The game goes on
//! as ever; its history begins later, and a turn that is itself longer than the journal can be taken back only so far. The
//! flash still has every action, and whoever opens the save comes to the same journal, because forgetting depends on
//! nothing but what was played and taken back. The players are told once, before it comes to that (`is_long`).
//!
//! It does not know what an action means, nor the frames and checksums of the saves.

use heapless::Vec;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The bytes of the table's journal: about 8,000 actions, of which a game of people takes a few hundred.
pub const BYTES: usize = 24 * 1024;

/// The longest action in bytes; the laws of the games hold each of theirs to it.
pub const LONGEST: usize = 16;

/// A place between two actions, counted from the beginning of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Mark {
    /// How many actions lie before it.
    pub actions: u32,
    /// How many bytes these take.
    bytes: u32,
}

/// An action in postcard: these bytes and no others, and not more than [`LONGEST`].
#[derive(Clone, Copy)]
pub(super) struct Body<'a>(&'a [u8]);

impl<'a> Body<'a> {
    /// The bytes of an action; none, were it too long.
    pub(super) fn of<A: Serialize>(action: &A, buffer: &'a mut [u8; LONGEST]) -> Option<Self> {
        let bytes = postcard::to_slice(action, buffer).ok()?;
        Some(Self(bytes))
    }

    /// Reads an action and keeps its bytes as they are; none where they are no action, or more than one.
    pub(super) fn read<A: DeserializeOwned>(bytes: &'a [u8]) -> Option<(A, Self)> {
        let (action, rest) = postcard::take_from_bytes(bytes).ok()?;
        (rest.is_empty() && bytes.len() <= LONGEST).then_some((action, Self(bytes)))
    }
}

/// The actions of a match.
#[derive(Clone, Debug)]
pub struct Journal<const N: usize = BYTES> {
    bytes: Vec<u8, N>,
    /// Where the bytes begin: what lies before is forgotten.
    first: Mark,
    /// Where they end.
    end: Mark,
    /// Where the last action begins, unless it was taken back.
    last: Mark,
}

impl<const N: usize> PartialEq for Journal<N> {
    /// Whether both hold the same actions; where the last one begins may be known to one of them only.
    fn eq(&self, other: &Self) -> bool {
        self.first == other.first && self.end == other.end && self.bytes == other.bytes
    }
}

impl<const N: usize> Default for Journal<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Journal<N> {
    /// What is forgotten at once. A multiple of the longest action at the least, or forgetting would not make room.
    const EIGHTH: usize = if N / 8 > LONGEST { N / 8 } else { LONGEST };

    /// An empty journal.
    #[must_use]
    #[inline(always)]
    pub const fn new() -> Self {
        const {
            assert!(N >= 4 * LONGEST, "a journal holds a few actions");
        }
        let start = Mark {
            actions: 0,
            bytes: 0,
        };
        Self {
            bytes: Vec::new(),
            first: start,
            end: start,
            last: start,
        }
    }

    /// Begins anew, for another match.
    pub fn clear(&mut self) {
        self.bytes.clear();
        (self.first, self.end, self.last) = Default::default();
    }

    /// How many actions were played and not taken back, since the beginning of the match.
    #[must_use]
    pub const fn actions(&self) -> u32 {
        self.end.actions
    }

    /// How many of these are forgotten.
    #[must_use]
    pub const fn forgotten(&self) -> u32 {
        self.first.actions
    }

    /// The bytes of the last action; none when it was taken back.
    #[must_use]
    pub fn last(&self) -> Option<&[u8]> {
        self.after(self.last).filter(|bytes| !bytes.is_empty())
    }

    /// Whether seven eighths of the journal are used: soon it forgets, or it did.
    #[must_use]
    pub const fn is_long(&self) -> bool {
        self.end.bytes as usize >= N.saturating_sub(Self::EIGHTH)
    }

    /// The end of what was played.
    pub(super) const fn end(&self) -> Mark {
        self.end
    }

    /// The bytes from a mark on.
    fn after(&self, mark: Mark) -> Option<&[u8]> {
        let from = mark.bytes.checked_sub(self.first.bytes)?;
        self.bytes.get(from as usize..)
    }

    /// The bytes between two marks.
    pub(super) fn between(&self, from: Mark, to: Mark) -> Option<&[u8]> {
        let length = to.bytes.checked_sub(from.bytes)?;
        self.after(from)?.get(..length as usize)
    }

    /// The action that follows a mark, and the mark after it; none at the end, and none of what is forgotten.
    pub(super) fn read<A: DeserializeOwned>(&self, at: Mark) -> Option<(A, Mark)> {
        let bytes = self.after(at)?;
        let (action, rest) = postcard::take_from_bytes(bytes).ok()?;
        let taken = bytes.len().checked_sub(rest.len())?;
        Some((action, at.over(taken)))
    }

    /// Adds an action; answers whether it had room, which `must_forget` tells before.
    pub(super) fn push(&mut self, body: Body<'_>) -> bool {
        let Body(body) = body;
        let added = self.bytes.extend_from_slice(body).is_ok();
        if added {
            self.last = self.end;
            self.end = self.end.over(body.len());
        }
        added
    }

    /// Up to where the journal must forget before it takes another action, if it must.
    pub(super) fn must_forget(&self) -> Option<u32> {
        let full = self.bytes.len().saturating_add(LONGEST) > N;
        full.then(|| self.first.bytes.saturating_add(Self::EIGHTH as u32))
    }

    /// Forgets what lies before a mark.
    pub(super) fn forget(&mut self, to: Mark) {
        let gone = to.bytes.saturating_sub(self.first.bytes) as usize;
        let gone = gone.min(self.bytes.len());
        self.bytes.copy_within(gone.., 0);
        self.bytes.truncate(self.bytes.len().saturating_sub(gone));
        self.first = to;
    }

    /// Takes back what lies after a mark.
    pub(super) fn cut(&mut self, to: Mark) {
        let left = to.bytes.saturating_sub(self.first.bytes) as usize;
        self.bytes.truncate(left);
        (self.end, self.last) = (to, to);
    }
}

impl Mark {
    /// The mark after one more action of so many bytes. A flash of 512 KiB ends before either number does.
    const fn over(self, bytes: usize) -> Self {
        Self {
            actions: self.actions.saturating_add(1),
            bytes: self.bytes.saturating_add(bytes as u32),
        }
    }

    /// Whether it lies at a byte or after it.
    pub(super) const fn reaches(self, byte: u32) -> bool {
        self.bytes >= byte
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push<const N: usize>(journal: &mut Journal<N>, action: [u8; 3]) -> bool {
        let mut buffer = [0; LONGEST];
        journal.push(Body::of(&action, &mut buffer).unwrap())
    }

    /// A journal of 64 bytes with actions of three bytes until it is full.
    fn full() -> Journal<64> {
        let mut journal = Journal::new();
        while journal.must_forget().is_none() {
            let number = journal.actions() as u8;
            assert!(push(&mut journal, [number, 1, 2]));
        }
        journal
    }

    #[test]
    fn actions_are_read_from_the_front_one_after_the_other() {
        let journal = full();
        assert_eq!(journal.actions(), 17);
        let mut at = Mark::default();
        for number in 0..17 {
            let (action, next) = journal.read::<[u8; 3]>(at).unwrap();
            assert_eq!(action, [number, 1, 2]);
            at = next;
        }
        assert_eq!(at, journal.end());
        assert_eq!(journal.read::<[u8; 3]>(at), None);
        assert_eq!(journal.last(), Some(&[16, 1, 2][..]));
    }

    #[test]
    fn bytes_are_taken_as_they_are_only_if_they_are_one_action() {
        let read = |bytes| Body::read::<[u8; 3]>(bytes).map(|(action, Body(kept))| (action, kept));
        assert_eq!(read(&[1, 2, 3]), Some(([1, 2, 3], &[1, 2, 3][..])));
        // Who would keep what follows would read it as an action that nobody has judged.
        assert_eq!(read(&[1, 2, 3, 4]), None);
        assert_eq!(read(&[1, 2]), None);
        assert!(Body::read::<[u8; LONGEST]>(&[0; LONGEST]).is_some());
        assert!(Body::read::<[u8; LONGEST + 1]>(&[0; LONGEST + 1]).is_none());
    }

    #[test]
    fn what_is_forgotten_makes_room_and_the_rest_stays() {
        let mut journal = full();
        let byte = journal.must_forget().unwrap();
        let mut at = Mark::default();
        while !at.reaches(byte) {
            at = journal.read::<[u8; 3]>(at).unwrap().1;
        }
        journal.forget(at);
        assert_eq!((journal.forgotten(), journal.actions()), (6, 17));
        assert_eq!(journal.must_forget(), None);
        assert_eq!(journal.read::<[u8; 3]>(Mark::default()), None);
        assert_eq!(journal.read::<[u8; 3]>(at).unwrap().0, [6, 1, 2]);
        assert!(push(&mut journal, [17, 1, 2]));
        assert_eq!(journal.last(), Some(&[17, 1, 2][..]));
    }

    #[test]
    fn what_is_cut_off_is_no_last_action() {
        let mut journal = full();
        let (_, first) = journal.read::<[u8; 3]>(Mark::default()).unwrap();
        journal.cut(first);
        assert_eq!((journal.actions(), journal.last()), (1, None));
        assert!(push(&mut journal, [9, 9, 9]));
        assert_eq!(journal.read::<[u8; 3]>(first).unwrap().0, [9, 9, 9]);
    }

    #[test]
    fn a_long_match_is_told_before_anything_is_forgotten() {
        let mut journal = Journal::<256>::new();
        while !journal.is_long() {
            assert_eq!(journal.must_forget(), None);
            push(&mut journal, [0; 3]);
        }
        assert!(journal.must_forget().is_none());
    }
}
