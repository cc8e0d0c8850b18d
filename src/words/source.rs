//! The texts of a language as `build.rs` read them, and how they are found and compared.
//!
//! Nothing of it is left in the program. It knows no language, and no game.
#![expect(
    clippy::indexing_slicing,
    reason = "all of it runs in the compiler, where an index beyond an end is an error like the others"
)]

use super::pool::{At, same};

/// The texts of a language as they were read.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// The file, as an error names it.
    pub file: &'static str,
    /// How many bytes are enough for its pool.
    pub room: usize,
    /// The texts, in the order of the file.
    pub entries: &'static [Entry],
}

/// A text as it was read.
#[derive(Debug)]
pub struct Entry {
    /// The line of the file.
    pub line: u32,
    /// A number made of class, kind and form, by which it is found quickly.
    pub id: u32,
    /// What stands before the dash of its key.
    pub class: &'static str,
    /// What stands behind it.
    pub kind: &'static str,
    /// The form, such as a case or a longer name; none for the text itself.
    pub form: &'static str,
    /// What it says.
    pub parts: &'static [Part],
}

/// A part of a text, with its line.
#[derive(Debug)]
pub enum Part {
    /// Said as it stands.
    Plain(&'static str),
    /// A field, or a number of the rules if it is written in capitals.
    Value(u32, &'static str),
    /// A field in a form, or with a noun.
    Asked(u32, Asked, &'static str, &'static str),
    /// One of several texts, by a field.
    Choice(u32, &'static str, &'static [Branch]),
}

/// What is asked of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A form of a name.
    Form,
    /// A form of a place.
    Place,
    /// A number with its noun.
    Count,
    /// All the others at the table, by name if there is only one.
    Others,
    /// The printed number of an id.
    Number,
}

/// One text of a choice.
#[derive(Debug)]
pub struct Branch {
    /// The line of the file.
    pub line: u32,
    /// The value that chooses it.
    pub key: &'static str,
    /// Whether it is marked as the last resort.
    pub last: bool,
    /// What it says.
    pub parts: &'static [Part],
}

/// The number of a text, as `build.rs` makes it.
pub(super) const fn id(class: &str, kind: &str, form: &str) -> u32 {
    let (words, mut sum, mut word) = ([class, kind, form], 0x811C_9DC5_u32, 0);
    while word < words.len() {
        let (bytes, mut at) = (words[word].as_bytes(), 0);
        while at < bytes.len() {
            sum = (sum ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
            at += 1;
        }
        word += 1;
        if word < words.len() {
            sum = (sum ^ b'-' as u32).wrapping_mul(0x0100_0193);
        }
    }
    sum
}

/// How many texts a file may have.
pub(super) const ENTRIES: usize = 800;
/// The places of an index: more than twice as many as texts, so that a text is found where its number says, or near.
const PLACES: usize = 2048;
const _: () = assert!(PLACES > 2 * ENTRIES);
/// A place without a text.
const FREE: u16 = u16::MAX;

/// A file, and where its texts stand by their numbers: each is looked for in every language, and a walk through the whole
/// file for each of them would take the compiler seconds.
pub(super) struct Index {
    pub(super) source: Source,
    places: [u16; PLACES],
}

impl Index {
    pub(super) const fn of(source: Source) -> Self {
        assert!(source.entries.len() <= ENTRIES, "a file has too many texts");
        let (mut places, mut number) = ([FREE; PLACES], 0);
        while number < source.entries.len() {
            let mut place = source.entries[number].id as usize % PLACES;
            while places[place] != FREE {
                place = (place + 1) % PLACES;
            }
            places[place] = number as u16;
            number += 1;
        }
        Self { source, places }
    }

    /// The position of a text in the file.
    pub(super) const fn look(&self, class: &str, kind: &str, form: &str) -> Option<usize> {
        let id = id(class, kind, form);
        let mut place = id as usize % PLACES;
        while self.places[place] != FREE {
            let at = self.places[place] as usize;
            let entry = &self.source.entries[at];
            if entry.id == id
                && same(entry.kind, kind)
                && same(entry.form, form)
                && same(entry.class, class)
            {
                return Some(at);
            }
            place = (place + 1) % PLACES;
        }
        None
    }
}

/// Whether two texts are told apart by nothing: only such as have no choices are compared.
pub(super) const fn alike(one: &[Part], other: &[Part]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        let equal = match (&one[at], &other[at]) {
            (Part::Plain(one), Part::Plain(other)) => same(one, other),
            (Part::Value(_, one), Part::Value(_, other)) => same(one, other),
            _ => false,
        };
        if !equal {
            return false;
        }
        at += 1;
    }
    true
}

/// The first branch that says the same as this one.
pub(super) const fn first(branches: &[Branch], own: usize) -> usize {
    let mut at = 0;
    while at < own && !alike(branches[at].parts, branches[own].parts) {
        at += 1;
    }
    at
}

/// How many branches are written before the first one that says the same as this one; all, if there is no such branch.
pub(super) const fn written(branches: &[Branch], own: usize) -> usize {
    let until = if own < branches.len() {
        first(branches, own)
    } else {
        own
    };
    let (mut count, mut at) = (0, 0);
    while at < until {
        if first(branches, at) == at {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Whether a text names a placeholder.
pub(super) const fn names(parts: &[Part], name: &str) -> bool {
    let mut at = 0;
    while at < parts.len() {
        let named = match &parts[at] {
            Part::Plain(_) => false,
            Part::Value(_, value) | Part::Asked(_, _, value, _) => same(value, name),
            Part::Choice(_, value, branches) => {
                let (mut found, mut branch) = (same(value, name), 0);
                while branch < branches.len() && !found {
                    found = names(branches[branch].parts, name);
                    branch += 1;
                }
                found
            }
        };
        if named {
            return true;
        }
        at += 1;
    }
    false
}

/// Fails if a text names a placeholder that the same text in another language lacks.
pub(super) const fn compare(here: At, parts: &[Part], there: At, others: &[Part]) {
    let mut at = 0;
    while at < parts.len() {
        let name = match &parts[at] {
            Part::Plain(_) => "",
            Part::Value(_, name) | Part::Asked(_, _, name, _) => name,
            Part::Choice(_, name, branches) => {
                let mut branch = 0;
                while branch < branches.len() {
                    compare(here, branches[branch].parts, there, others);
                    branch += 1;
                }
                name
            }
        };
        if !name.is_empty() && !names(others, name) {
            there.fail(&[
                "this text does not say $",
                name,
                ", which another language says: ",
                here.0,
            ]);
        }
        at += 1;
    }
}
