//! A pool of texts as it grows while the compiler runs: where they begin, and their bytes with the codes of what is put
//! in; and how the compiler is stopped when something is wrong.
//!
//! It knows no text.
#![expect(
    clippy::indexing_slicing,
    reason = "all of it runs in the compiler, where an index beyond an end is an error like the others"
)]

use core::str;

/// The codes of the pool; what follows them is written as letters, so that the pool is text.
pub(super) mod code {
    /// A number or a name: field.
    pub const VALUE: u8 = 1;
    /// Something that is told: field, first text of its class.
    pub const TOLD: u8 = 2;
    /// A village or a city: field, first text of its class.
    pub const SPOT: u8 = 3;
    /// A place where travellers rest: field, first text of its class.
    pub const JUNCTION: u8 = 4;
    /// A number with its noun: field, text.
    pub const COUNT: u8 = 5;
    /// The others: field, text if they are many.
    pub const OTHERS: u8 = 6;
    /// The printed number of an id: field.
    pub const NUMBER: u8 = 7;
    /// A choice by kind: field, how many kinds, the branch of each, how many branches, the branches.
    pub const BY_KIND: u8 = 14;
    /// A choice by number: field, how many numbers, the numbers, the branches, and the one for all others.
    pub const BY_NUMBER: u8 = 15;
    /// A choice by whether there is something: field, the branch for nothing, the other one.
    pub const BY_PRESENCE: u8 = 16;
    /// The end of a branch.
    pub const END: u8 = 17;
    /// What is added to a number to make it a letter.
    pub const LETTER: u32 = 0x30;
}

/// Whether two words are the same.
pub(super) const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// The position of a word in a list.
pub(super) const fn position(word: &str, list: &[&str]) -> Option<usize> {
    let mut at = 0;
    while at < list.len() {
        if word.len() == list[at].len() && same(word, list[at]) {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// A line of a file where something is wrong.
#[derive(Clone, Copy)]
pub(super) struct At(pub &'static str, pub u32);

impl At {
    /// Stops the compiler with file, line and these words.
    #[expect(clippy::panic, reason = "only the compiler can come here")]
    pub(super) const fn fail(self, words: &[&str]) -> ! {
        let mut out = Pool::<1, 400>::NEW;
        out.push(self.0);
        out.push(":");
        out.digits(self.1);
        out.push(": ");
        let mut at = 0;
        while at < words.len() {
            out.push(words[at]);
            at += 1;
        }
        match str::from_utf8(out.bytes.split_at(out.used).0) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("a text is wrong"),
        }
    }
}

/// The pool as it grows: where the texts begin and where the last one ends, and their bytes.
pub(super) struct Pool<const TEXTS: usize, const BYTES: usize> {
    pub(super) starts: [u16; TEXTS],
    pub(super) bytes: [u8; BYTES],
    /// How many texts there are so far, and bytes.
    pub(super) texts: usize,
    pub(super) used: usize,
}

impl<const TEXTS: usize, const BYTES: usize> Pool<TEXTS, BYTES> {
    pub(super) const NEW: Self = Self {
        starts: [0; TEXTS],
        bytes: [0; BYTES],
        texts: 0,
        used: 0,
    };

    pub(super) const fn push(&mut self, text: &str) {
        let text = text.as_bytes();
        let (_, free) = self.bytes.split_at_mut(self.used);
        let (here, _) = free.split_at_mut(text.len());
        here.copy_from_slice(text);
        self.used += text.len();
    }

    pub(super) const fn byte(&mut self, byte: u8) {
        self.bytes[self.used] = byte;
        self.used += 1;
    }

    /// A number as a letter of the pool.
    #[expect(clippy::panic, reason = "only the compiler can come here")]
    pub(super) const fn letter(&mut self, number: usize) {
        let Some(letter) = char::from_u32(code::LETTER + number as u32) else {
            panic!("a number is too great for a letter")
        };
        let mut bytes = [0; 4];
        self.push(letter.encode_utf8(&mut bytes));
    }

    /// A number as it is read.
    pub(super) const fn digits(&mut self, number: u32) {
        if number > 9 {
            self.digits(number / 10);
        }
        self.byte(b'0' + (number % 10) as u8);
    }

    /// The same pool with the room that it needs.
    pub(super) const fn trimmed<const T: usize, const B: usize>(&self) -> Pool<T, B> {
        let mut pool = Pool::<T, B>::NEW;
        pool.starts.copy_from_slice(self.starts.split_at(T).0);
        pool.bytes.copy_from_slice(self.bytes.split_at(B).0);
        (pool.texts, pool.used) = (self.texts, self.used);
        pool
    }

    /// A text begins here, or the last one ended.
    pub(super) const fn mark(&mut self) {
        assert!(self.used <= u16::MAX as usize, "a pool has at most 64 KB");
        self.starts[self.texts] = self.used as u16;
        self.texts += 1;
    }
}
