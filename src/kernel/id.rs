//! Typed ids: a village is never a road, and a table indexed by an id has an entry for every id.
//!
//! It does not know what the ids stand for.

use core::fmt::Debug;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value that names one of a fixed number of things.
///
/// Law: `index` is below `COUNT`, and `from_index` gives back the same id.
pub trait Id: Copy + Eq + Debug {
    /// How many there are.
    const COUNT: usize;
    /// The position in rulebook order, from 0.
    fn index(self) -> usize;
    /// The id at a position, if there is one.
    fn from_index(index: usize) -> Option<Self>;
    /// All of them in rulebook order.
    fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }
}

/// A table with exactly one entry for each id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Per<I, T, const N: usize> {
    entries: [T; N],
    key: PhantomData<I>,
}

impl<I: Id, T, const N: usize> Per<I, T, N> {
    /// Refuses to compile a table whose size is not the number of its ids.
    const ONE_ENTRY_EACH: () = assert!(N == I::COUNT);

    /// A table from its entries in rulebook order.
    pub const fn new(entries: [T; N]) -> Self {
        let () = Self::ONE_ENTRY_EACH;
        Self {
            entries,
            key: PhantomData,
        }
    }

    /// A table that holds the same entry everywhere.
    pub const fn filled(entry: T) -> Self
    where
        T: Copy,
    {
        Self::new([entry; N])
    }

    /// The entries in rulebook order.
    pub const fn entries(&self) -> &[T; N] {
        &self.entries
    }

    /// The entries with their ids, in rulebook order.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        I::all().zip(self.entries.iter())
    }
}

impl<I: Id, T: Copy + Default, const N: usize> Default for Per<I, T, N> {
    fn default() -> Self {
        Self::filled(T::default())
    }
}

impl<I: Id, T, const N: usize> Index<I> for Per<I, T, N> {
    type Output = T;

    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "an id's index is below COUNT, and COUNT is N: see ONE_ENTRY_EACH"
    )]
    fn index(&self, id: I) -> &T {
        &self.entries[id.index()]
    }
}

impl<I: Id, T, const N: usize> IndexMut<I> for Per<I, T, N> {
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "an id's index is below COUNT, and COUNT is N: see ONE_ENTRY_EACH"
    )]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.entries[id.index()]
    }
}

impl<I, T: Serialize, const N: usize> Serialize for Per<I, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        for entry in &self.entries {
            tuple.serialize_element(entry)?;
        }
        tuple.end()
    }
}

/// Reads the entries of a table one after the other.
struct Entries<I, T, const N: usize>(PhantomData<(I, T)>);

impl<'de, I: Id, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de>
    for Entries<I, T, N>
{
    type Value = Per<I, T, N>;

    fn expecting(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(formatter, "{N} entries")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut entries = [T::default(); N];
        for (position, entry) in entries.iter_mut().enumerate() {
            *entry = seq
                .next_element()?
                .ok_or_else(|| A::Error::invalid_length(position, &self))?;
        }
        Ok(Per::new(entries))
    }
}

impl<'de, I: Id, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de>
    for Per<I, T, N>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(N, Entries(PhantomData))
    }
}

/// The machine word a set lives in: the smallest that has a bit for each id.
pub trait Bits: Copy + Eq + Default + Debug {
    /// The bits in the widest word.
    fn widen(self) -> u64;
    /// The low bits of the widest word.
    fn narrow(bits: u64) -> Self;
}

macro_rules! bits {
    ($($word:ty),*) => { $(
        impl Bits for $word {
            #[inline]
            fn widen(self) -> u64 {
                u64::from(self)
            }
            #[inline]
            fn narrow(bits: u64) -> Self {
                bits as $word
            }
        }
    )* };
}
bits!(u8, u16, u32, u64);

/// A set of ids, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdSet<I, B> {
    bits: B,
    key: PhantomData<I>,
}

impl<I: Id, B: Bits> IdSet<I, B> {
    /// The set that holds what these bits say, bit 0 for the first id.
    #[inline]
    pub const fn from_bits(bits: B) -> Self {
        Self {
            bits,
            key: PhantomData,
        }
    }

    /// The set as bits, bit 0 for the first id.
    #[inline]
    pub const fn bits(self) -> B {
        self.bits
    }

    /// The set that holds nothing.
    #[must_use]
    pub fn empty() -> Self {
        Self::from_bits(B::default())
    }

    /// The set of one id.
    #[inline]
    pub fn only(id: I) -> Self {
        Self::from_bits(B::narrow(1 << id.index()))
    }

    /// Whether the id is in the set.
    #[inline]
    pub fn contains(self, id: I) -> bool {
        self.bits.widen() >> id.index() & 1 == 1
    }

    /// Puts the id in.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.bits = B::narrow(self.bits.widen() | 1 << id.index());
    }

    /// Takes the id out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.bits = B::narrow(self.bits.widen() & !(1 << id.index()));
    }

    /// The ids of either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(B::narrow(self.bits.widen() | other.bits.widen()))
    }

    /// The ids of both sets.
    #[must_use]
    #[inline]
    pub fn both(self, other: Self) -> Self {
        Self::from_bits(B::narrow(self.bits.widen() & other.bits.widen()))
    }

    /// The ids of this set that the other lacks.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self::from_bits(B::narrow(self.bits.widen() & !other.bits.widen()))
    }

    /// How many ids it holds.
    #[inline]
    pub fn len(self) -> u32 {
        self.bits.widen().count_ones()
    }

    /// Whether it holds nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::default()
    }

    /// The first id in rulebook order.
    #[inline]
    pub fn first(self) -> Option<I> {
        I::from_index(self.bits.widen().trailing_zeros() as usize)
    }

    /// The ids in rulebook order.
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut left = self.bits.widen();
        core::iter::from_fn(move || {
            let id = I::from_index(left.trailing_zeros() as usize)?;
            left &= left.wrapping_sub(1);
            Some(id)
        })
    }
}

impl<I: Id, B: Bits> FromIterator<I> for IdSet<I, B> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut all = Self::empty();
        ids.into_iter().for_each(|id| all.insert(id));
        all
    }
}

impl<I: Id, B: Bits> Default for IdSet<I, B> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<I, B: Serialize> Serialize for IdSet<I, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.bits.serialize(serializer)
    }
}

impl<'de, I: Id, B: Bits + Deserialize<'de>> Deserialize<'de> for IdSet<I, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bits = B::deserialize(deserializer)?;
        if I::COUNT < 64 && bits.widen() >> I::COUNT != 0 {
            return Err(D::Error::custom("a set holds an unknown id"));
        }
        Ok(Self::from_bits(bits))
    }
}

/// Makes a numbered id such as `V01`: a type that can only hold the numbers that exist.
macro_rules! numbered_id {
    ($(#[$doc:meta])* $name:ident, $count:literal, $letter:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// The one with this printed number, from 1, if it exists.
            pub const fn numbered(number: u8) -> Option<Self> {
                if number >= 1 && number <= $count { Some(Self(number - 1)) } else { None }
            }

            /// The printed number, from 1.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0 + 1
            }
        }

        $crate::kernel::id::byte_id!($name, $count);

        impl core::fmt::Display for $name {
            fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(out, concat!($letter, "{:02}"), self.number())
            }
        }
    };
}

/// Makes an id of a struct that holds its position in a byte, by how many there are.
macro_rules! byte_id {
    ($name:ident, $count:expr) => {
        impl $crate::kernel::id::Id for $name {
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                if index < $count {
                    Some(Self(index as u8))
                } else {
                    None
                }
            }
        }

        impl TryFrom<u8> for $name {
            type Error = &'static str;
            fn try_from(index: u8) -> Result<Self, Self::Error> {
                $crate::kernel::id::Id::from_index(usize::from(index))
                    .ok_or("there is no such number")
            }
        }

        impl From<$name> for u8 {
            fn from(id: $name) -> u8 {
                id.0
            }
        }
    };
}

/// Makes an amount of something.
macro_rules! amount {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub u16);

        impl From<u16> for $name {
            fn from(amount: u16) -> Self {
                Self(amount)
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(out, "{}", self.0)
            }
        }
    };
}

/// Makes a named id: an enum whose variants are the rulebook's words, in rulebook order.
macro_rules! named_id {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$each])* $variant),+ }

        impl $name {
            /// All of them in rulebook order.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The names of the variants, for those who know an id by its position.
            #[allow(dead_code, reason = "texts read it, and not every id has texts")]
            pub const NAMES: &[&str] = &[$(stringify!($variant)),+];

            /// Its word in notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl $crate::kernel::id::Id for $name {
            const COUNT: usize = Self::ALL.len();
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                out.write_str(self.word())
            }
        }
    };
}

pub(crate) use {amount, byte_id, named_id, numbered_id};

#[cfg(test)]
mod tests {
    use super::*;

    numbered_id!(
        /// A gate.
        Gate, 5, "G"
    );
    named_id!(
        /// A colour.
        Colour {
            /// Red.
            Red = "red",
            /// Dark blue.
            Blue = "dark blue",
        }
    );

    #[test]
    fn a_number_that_does_not_exist_cannot_be_held() {
        assert_eq!(Gate::numbered(0), None);
        assert_eq!(Gate::numbered(6), None);
        assert_eq!(Gate::numbered(5).unwrap().to_string(), "G05");
        assert!(postcard::from_bytes::<Gate>(&[5]).is_err());
        assert_eq!(postcard::from_bytes::<Gate>(&[4]), Ok(Gate(4)));
    }

    #[test]
    fn ids_and_their_positions_agree() {
        assert!(
            Gate::all()
                .enumerate()
                .all(|(position, gate)| gate.index() == position)
        );
        assert_eq!(Gate::all().count(), Gate::COUNT);
        assert_eq!(
            Colour::all().collect::<Vec<_>>(),
            [Colour::Red, Colour::Blue]
        );
        assert_eq!(Colour::Blue.to_string(), "dark blue");
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let mut set = IdSet::<Gate, u8>::empty();
        for gate in [Gate(4), Gate(1), Gate(4)] {
            set.insert(gate);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [Gate(1), Gate(4)]);
        set.remove(Gate(1));
        assert_eq!(
            (set.len(), set.first(), set.contains(Gate(1))),
            (1, Some(Gate(4)), false)
        );
        assert!(set.minus(IdSet::only(Gate(4))).is_empty());
    }

    #[test]
    fn a_set_with_an_unknown_id_is_not_read() {
        assert!(postcard::from_bytes::<IdSet<Gate, u8>>(&[0b10_0000]).is_err());
        assert!(postcard::from_bytes::<IdSet<Gate, u8>>(&[0b01_0000]).is_ok());
    }

    #[test]
    fn a_table_survives_writing_and_reading() {
        let table = Per::<Gate, u16, 5>::new([1, 2, 300, 4, 5]);
        let mut bytes = [0; 16];
        let written = postcard::to_slice(&table, &mut bytes).unwrap();
        assert_eq!(
            postcard::from_bytes::<Per<Gate, u16, 5>>(written),
            Ok(table)
        );
        assert!(postcard::from_bytes::<Per<Gate, u16, 5>>(&[1, 2]).is_err());
    }
}
