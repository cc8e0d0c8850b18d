//! All that a player may do, made of bit sets so that it can be counted, picked from and asked quickly.
//!
//! Every group is an action made by a constructor, and runs over the values of its first field (its rows), of its second
//! (its columns), or of both. It does not know what an action means.

use super::vocabulary::{Ordinal, Thinkable};
use core::mem::discriminant;
use heapless::Vec;

/// What a player may do now.
pub trait Legal<A>: ExactSizeIterator<Item = A> + Clone {
    /// Whether an action is among all the choices, listed already or not. It looks at the action's group and its bit.
    fn contains(&self, action: A) -> bool;
}

/// One action, or one for each row, for each column, or for each row with each column but itself.
#[derive(Clone, Copy, Debug)]
struct Group<A> {
    /// The action, with any value in the fields that vary.
    action: A,
    rows: u64,
    columns: u64,
    count: u32,
}

/// All choices of a moment, in a stable order; a game says how many groups a moment has at most.
#[derive(Clone, Debug)]
pub struct Choices<A, const GROUPS: usize> {
    groups: Vec<Group<A>, GROUPS>,
    /// How many choices are still to come.
    ahead: u32,
    /// What is still to come of the group that is being listed.
    rest: Rest,
    /// The only action that is asked about; none where all choices are wanted.
    about: Option<A>,
}

/// Where in its groups a list of choices has come, so that the next one is found without counting from the beginning: a
/// computer player lists those of every position it thinks of.
#[derive(Clone, Copy, Debug)]
struct Rest {
    /// How many groups were begun; the last of them is being listed.
    begun: usize,
    /// How many of its choices are to come, in which rows, and in which columns of the first of these.
    count: u32,
    rows: u64,
    columns: u64,
}

/// Passes over so many of the bits that are set, takes the next, and answers its position.
#[inline]
fn take_bit(bits: &mut u64, n: u32) -> usize {
    for _ in 0..n {
        *bits &= bits.wrapping_sub(1);
    }
    let position = bits.trailing_zeros() as usize;
    *bits &= bits.wrapping_sub(1);
    position
}

/// The lowest bit that is set. The chip shifts a long word by a call; this takes none.
#[inline]
const fn lowest(bits: u64) -> u64 {
    bits & bits.wrapping_neg()
}

/// Whether a bit is set.
#[inline]
const fn has(bits: u64, position: usize) -> bool {
    // In halves: the chip shifts a long word by a call.
    let half = if position < 32 { bits } else { bits >> 32 } as u32;
    position < 64 && half >> (position % 32) & 1 == 1
}

/// A value of a type, to stand in a field that varies.
#[inline]
fn any<P: Ordinal>() -> Option<P> {
    P::at(0)
}

impl<A: Thinkable, const GROUPS: usize> Choices<A, GROUPS> {
    /// No choice yet.
    #[inline]
    pub const fn new() -> Self {
        Self {
            groups: Vec::new(),
            ahead: 0,
            rest: Rest {
                begun: 0,
                count: 0,
                rows: 0,
                columns: 0,
            },
            about: None,
        }
    }

    /// No choice yet, and only those are wanted that can tell whether this action is among them: whoever lists them may
    /// pass over what is of another kind.
    #[inline]
    pub const fn about(action: A) -> Self {
        let mut choices = Self::new();
        choices.about = Some(action);
        choices
    }

    /// Whether choices of some kinds are wanted; `of` says whether an action is of them.
    #[inline]
    pub fn wants(&self, of: impl FnOnce(A) -> bool) -> bool {
        self.about.is_none_or(of)
    }

    /// Adds one choice, if it is possible.
    #[inline]
    pub fn one(&mut self, possible: bool, action: A) {
        if possible {
            self.add(Some(action), 0, 0, 1);
        }
    }

    /// Adds one choice for each of these values of the first field.
    #[inline]
    pub fn rows<R: Ordinal>(&mut self, rows: impl Into<u64>, make: impl FnOnce(R) -> A) {
        let rows = rows.into();
        let action = any().map(make);
        debug_assert!(action.is_none_or(|action| action.place(0) == 0));
        self.add(action, rows, 0, rows.count_ones());
    }

    /// Adds one choice for each of these values of the second field.
    #[inline]
    pub fn columns<C: Ordinal>(&mut self, columns: impl Into<u64>, make: impl FnOnce(C) -> A) {
        let columns = columns.into();
        let action = any().map(make);
        debug_assert!(action.is_none_or(|action| action.place(1) == 0));
        self.add(action, 0, columns, columns.count_ones());
    }

    /// Adds one choice for each of these values of the first field with each of these of the second, but not for a place
    /// with itself.
    #[inline]
    pub fn pairs<R: Ordinal, C: Ordinal>(
        &mut self,
        rows: impl Into<u64>,
        columns: impl Into<u64>,
        make: impl FnOnce(R, C) -> A,
    ) {
        let (rows, columns) = (rows.into(), columns.into());
        let action = any().zip(any()).map(|(row, column)| make(row, column));
        debug_assert!(action.is_none_or(|action| action.place(0) == 0 && action.place(1) == 0));
        let count = rows.count_ones() * columns.count_ones() - (rows & columns).count_ones();
        self.add(action, rows, columns, count);
    }

    #[inline]
    fn add(&mut self, action: Option<A>, rows: u64, columns: u64, count: u32) {
        if let (Some(action), 1..) = (action, count) {
            // There is room: the game proves its number of groups.
            let _ = self.groups.push(Group {
                action,
                rows,
                columns,
                count,
            });
            self.ahead += count;
        }
    }
}

impl<A: Thinkable> Group<A> {
    /// Passes over so many of the choices that are left of the group, which are more, and takes the next.
    #[inline]
    fn take(&self, rest: &mut Rest, mut n: u32) -> Option<A> {
        match (self.rows, self.columns) {
            (0, 0) => Some(self.action),
            (_, 0) => self.action.with(0, take_bit(&mut rest.rows, n)),
            (0, _) => self.action.with(1, take_bit(&mut rest.columns, n)),
            _ => {
                loop {
                    let here = rest.columns.count_ones();
                    if n < here || rest.rows == 0 {
                        break;
                    }
                    n -= here;
                    rest.rows &= rest.rows.wrapping_sub(1);
                    rest.columns = self.beside(rest.rows);
                }
                let row = rest.rows.trailing_zeros() as usize;
                let action = self.action.with(0, row)?;
                action.with(1, take_bit(&mut rest.columns, n))
            }
        }
    }

    /// The columns of the first of these rows: of pairs none is a place with itself.
    #[inline]
    const fn beside(&self, rows: u64) -> u64 {
        self.columns & !lowest(rows)
    }

    /// Whether an action of the same kind is in the group, with these in its first and its second field.
    #[inline]
    fn contains(&self, action: A, [row, column]: [usize; 2]) -> bool {
        let (rows, columns) = (self.rows, self.columns);
        if rows != 0 && !has(rows, row) || columns != 0 && !has(columns, column) {
            return false;
        }
        let same = match (rows, columns) {
            (0, 0) => Some(self.action),
            (_, 0) => self.action.with(0, row),
            (0, _) => self.action.with(1, column),
            // Of pairs none is a place with itself.
            _ if row == column => None,
            _ => {
                let action = self.action.with(0, row);
                action.and_then(|action| action.with(1, column))
            }
        };
        same == Some(action)
    }
}

impl<A: Thinkable, const GROUPS: usize> Iterator for Choices<A, GROUPS> {
    type Item = A;

    #[inline]
    fn next(&mut self) -> Option<A> {
        self.nth(0)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.ahead as usize;
        (left, Some(left))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<A> {
        let mut n = u32::try_from(n).unwrap_or(u32::MAX);
        let rest = &mut self.rest;
        while n >= rest.count {
            n -= rest.count;
            self.ahead -= rest.count;
            rest.count = 0;
            let group = self.groups.get(rest.begun)?;
            *rest = Rest {
                begun: rest.begun + 1,
                count: group.count,
                rows: group.rows,
                columns: group.beside(group.rows),
            };
        }
        rest.count -= n + 1;
        self.ahead -= n + 1;
        let group = self.groups.get(rest.begun.wrapping_sub(1))?;
        group.take(rest, n)
    }
}

impl<A: Thinkable, const GROUPS: usize> ExactSizeIterator for Choices<A, GROUPS> {}

impl<A: Thinkable, const GROUPS: usize> Legal<A> for Choices<A, GROUPS> {
    fn contains(&self, action: A) -> bool {
        // Most groups are of another kind: whoever paints a board asks hundreds of times.
        let kind = discriminant(&action);
        let mut places = None;
        let mut groups = self.groups.iter();
        groups.any(|group| {
            discriminant(&group.action) == kind && {
                let places = places.get_or_insert_with(|| [action.place(0), action.place(1)]);
                group.contains(action, *places)
            }
        })
    }
}

impl<A: Thinkable, const GROUPS: usize> Default for Choices<A, GROUPS> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::seat::Seat;
    use crate::kernel::vocabulary::vocabulary;

    vocabulary! {
        /// What the tests choose from.
        pub enum Deed: "a deed" {
            /// Points at a seat.
            Point { at: Seat } = ["point at " at],
            /// Rests.
            Rest = ["rest"],
            /// Gives from one seat to another, and waits for a third.
            Give { from: Seat, to: Seat, waits: Seat } = ["give " from " to " to " for " waits],
        }
    }
    use Seat::{Four, One, Three, Two};

    fn choices() -> Choices<Deed, 5> {
        let mut choices = Choices::new();
        choices.rows(0b1010u64, |at| Deed::Point { at });
        choices.one(true, Deed::Rest);
        choices.one(false, Deed::Point { at: One });
        choices.pairs(0b11u64, 0b101u64, |from, to| Deed::Give {
            from,
            to,
            waits: Four,
        });
        choices.columns(0b10u64, |to| Deed::Give {
            from: Four,
            to,
            waits: One,
        });
        choices
    }

    fn give(from: Seat, to: Seat, waits: Seat) -> Deed {
        Deed::Give { from, to, waits }
    }

    #[test]
    fn groups_are_listed_one_after_the_other() {
        let mut left = choices();
        assert_eq!(left.len(), 7);
        assert_eq!(
            left.by_ref().collect::<std::vec::Vec<_>>(),
            [
                Deed::Point { at: Two },
                Deed::Point { at: Four },
                Deed::Rest,
                give(One, Three, Four),
                give(Two, One, Four),
                give(Two, Three, Four),
                give(Four, Two, One),
            ]
        );
        assert_eq!(left.len(), 0);
    }

    #[test]
    fn whatever_is_passed_over_the_same_follows() {
        let listed: std::vec::Vec<Deed> = choices().collect();
        for first in 0..9 {
            for second in 0..9 {
                let mut left = choices();
                assert_eq!(left.nth(first), listed.get(first).copied());
                assert_eq!(left.len(), 7usize.saturating_sub(first + 1));
                assert_eq!(left.nth(second), listed.get(first + 1 + second).copied());
                assert_eq!(left.len(), 7usize.saturating_sub(first + second + 2));
                assert_eq!(left.next(), listed.get(first + second + 2).copied());
            }
        }
    }

    #[test]
    fn exactly_what_is_listed_is_contained() {
        let listed: std::vec::Vec<Deed> = choices().collect();
        let mut contained = 0;
        for deed in Deed::every() {
            assert_eq!(choices().contains(deed), listed.contains(&deed), "{deed:?}");
            contained += u32::from(choices().contains(deed));
        }
        assert_eq!(contained, 7);
    }
}
