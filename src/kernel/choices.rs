//! A list of choices, made of bit sets so that it can be counted and picked from quickly.
//!
//! Every group is one kind of action with the places it may be done at. It does not know what a kind of action means:
//! a game turns a pick into its action.

use heapless::Vec;

/// One kind of action: once for each row, or for each row with each column but itself.
#[derive(Clone, Copy, Debug)]
struct Group<V> {
    verb: V,
    rows: u64,
    columns: u64,
    count: u32,
}

/// One choice: the kind of action, and the positions it speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick<V> {
    /// The kind of action.
    pub verb: V,
    /// The row's position.
    pub row: usize,
    /// The column's position; 0 in a group without columns.
    pub column: usize,
}

/// All choices of a moment, in a stable order; a game says how many groups a moment has at most.
#[derive(Clone, Debug)]
pub struct Choices<V, const GROUPS: usize> {
    groups: Vec<Group<V>, GROUPS>,
    /// The position of the next choice.
    next: u32,
    /// How many there are in all.
    total: u32,
}

/// The position of the n-th bit that is set, from 0.
#[inline]
fn nth_bit(mut bits: u64, n: u32) -> usize {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as usize
}

impl<V: Copy, const GROUPS: usize> Choices<V, GROUPS> {
    /// No choice yet.
    #[inline]
    pub const fn new() -> Self {
        Self {
            groups: Vec::new(),
            next: 0,
            total: 0,
        }
    }

    /// Adds a group of one choice for each row.
    #[inline]
    pub fn rows(&mut self, verb: V, rows: u64) {
        self.add(verb, rows, 0, rows.count_ones());
    }

    /// Adds a group that is one choice, or none.
    #[inline]
    pub fn one(&mut self, verb: V, possible: bool) {
        if possible {
            self.add(verb, 1, 0, 1);
        }
    }

    /// Adds a group of one choice for each row and each column, but not for a place with itself.
    #[inline]
    pub fn pairs(&mut self, verb: V, rows: u64, columns: u64) {
        let count = rows.count_ones() * columns.count_ones() - (rows & columns).count_ones();
        self.add(verb, rows, columns, count);
    }

    #[inline]
    fn add(&mut self, verb: V, rows: u64, columns: u64, count: u32) {
        if count > 0 {
            // There is room: the game proves its number of groups.
            let _ = self.groups.push(Group {
                verb,
                rows,
                columns,
                count,
            });
            self.total += count;
        }
    }

    /// How many choices are left to list.
    #[inline]
    pub fn left(&self) -> usize {
        self.total.saturating_sub(self.next) as usize
    }

    /// Passes over this many choices and gives the one after.
    #[inline]
    pub fn pick(&mut self, n: usize) -> Option<Pick<V>> {
        let mut position = self
            .next
            .saturating_add(u32::try_from(n).unwrap_or(u32::MAX));
        self.next = position.saturating_add(1).min(self.total);
        for group in &self.groups {
            if position < group.count {
                return Some(Self::within(group, position));
            }
            position -= group.count;
        }
        None
    }

    /// The choice at a position within a group.
    #[inline]
    fn within(group: &Group<V>, mut position: u32) -> Pick<V> {
        let verb = group.verb;
        if group.columns == 0 {
            let row = nth_bit(group.rows, position);
            return Pick {
                verb,
                row,
                column: 0,
            };
        }
        let width = group.columns.count_ones();
        let mut rows = group.rows;
        loop {
            let row = rows.trailing_zeros();
            let own = 1u64.checked_shl(row).unwrap_or(0);
            let here = width - u32::from(group.columns & own != 0);
            if position < here || rows == 0 {
                return Pick {
                    verb,
                    row: row as usize,
                    column: nth_bit(group.columns & !own, position),
                };
            }
            position -= here;
            rows &= rows.wrapping_sub(1);
        }
    }
}

impl<V: Copy, const GROUPS: usize> Default for Choices<V, GROUPS> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_listed_one_after_the_other() {
        let mut choices = Choices::<char, 4>::new();
        choices.rows('r', 0b1010);
        choices.one('o', true);
        choices.one('n', false);
        choices.pairs('p', 0b11, 0b101);
        assert_eq!(choices.left(), 6);
        let mut all = Vec::<_, 8>::new();
        while let Some(Pick { verb, row, column }) = choices.pick(0) {
            all.push((verb, row, column)).unwrap();
        }
        assert_eq!(
            all.as_slice(),
            [
                ('r', 1, 0),
                ('r', 3, 0),
                ('o', 0, 0),
                ('p', 0, 2),
                ('p', 1, 0),
                ('p', 1, 2)
            ]
        );
        assert_eq!(choices.left(), 0);
    }
}
