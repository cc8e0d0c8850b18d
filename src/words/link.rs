//! Makes the texts of a language one pool of bytes, and proves them while the compiler runs.
//!
//! What is told stands in classes: the events, the reasons, each kind of id, a group of labels. A class has kinds, and a
//! text for each of them stands in the file under class and kind (`Event-Passed`). Every text that is needed is there,
//! every one that is there is needed, and a placeholder names a field of its kind: if not, the compiler says so with file
//! and line. Nothing of this file is left in the program but the pool. It knows no language, and no game.
#![expect(
    clippy::indexing_slicing,
    reason = "all of it runs in the compiler, where an index beyond an end is an error like the others"
)]

use crate::kernel::vocabulary::{Field, Kind};
use core::str;

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

/// Things that are told alike.
#[derive(Debug)]
pub struct Class {
    /// Its name in the files.
    pub name: &'static str,
    /// What there is of it, with the fields that a text can name.
    pub kinds: &'static [Kind],
    /// The forms that every language has; a file may have more, where its own sentences ask for them.
    pub forms: &'static [&'static str],
    /// The kinds of which nothing is said.
    pub silent: &'static [&'static str],
}

/// All that can be told in a game, or in the app.
#[derive(Debug)]
pub struct Vocabulary {
    /// The classes, in the order of the pool.
    pub classes: &'static [Class],
    /// The types of fields that are numbers.
    pub numbers: &'static [&'static str],
    /// The types of fields that are numbers or nothing.
    pub perhaps: &'static [&'static str],
    /// The numbers of the rules.
    pub constants: &'static [(&'static str, u16)],
}

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
const fn same(one: &str, other: &str) -> bool {
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
const fn position(word: &str, list: &[&str]) -> Option<usize> {
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
struct At(&'static str, u32);

impl At {
    /// Stops the compiler with file, line and these words.
    #[expect(clippy::panic, reason = "only the compiler can come here")]
    const fn fail(self, words: &[&str]) -> ! {
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

impl Source {
    /// How many texts a pool of it can have at most: each in the file, those of which nothing is said, and the end.
    pub(super) const fn most(&self, vocabulary: &Vocabulary) -> usize {
        vocabulary.count() + self.entries.len() + 1
    }
}

impl<const TEXTS: usize, const BYTES: usize> Pool<TEXTS, BYTES> {
    const NEW: Self = Self {
        starts: [0; TEXTS],
        bytes: [0; BYTES],
        texts: 0,
        used: 0,
    };

    const fn push(&mut self, text: &str) {
        let text = text.as_bytes();
        let (_, free) = self.bytes.split_at_mut(self.used);
        let (here, _) = free.split_at_mut(text.len());
        here.copy_from_slice(text);
        self.used += text.len();
    }

    const fn byte(&mut self, byte: u8) {
        self.bytes[self.used] = byte;
        self.used += 1;
    }

    /// A number as a letter of the pool.
    #[expect(clippy::panic, reason = "only the compiler can come here")]
    const fn letter(&mut self, number: usize) {
        let Some(letter) = char::from_u32(code::LETTER + number as u32) else {
            panic!("a number is too great for a letter")
        };
        let mut bytes = [0; 4];
        self.push(letter.encode_utf8(&mut bytes));
    }

    /// A number as it is read.
    const fn digits(&mut self, number: u32) {
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
    const fn mark(&mut self) {
        assert!(self.used <= u16::MAX as usize, "a pool has at most 64 KB");
        self.starts[self.texts] = self.used as u16;
        self.texts += 1;
    }
}

/// What a field is, for a text.
#[derive(Clone, Copy)]
enum Sort {
    /// A number or a player's name.
    Bare,
    /// Of this class.
    Class(usize),
    /// A place where something is built, of this class.
    Spot(usize),
    /// A place where travellers rest, of this class.
    Junction(usize),
    /// Something without words.
    Mute,
}

/// A form that only one language has.
#[derive(Clone, Copy)]
struct Extra {
    class: usize,
    form: &'static str,
    /// The first of its texts.
    base: usize,
    /// Where it was asked for.
    line: u32,
}

/// How many forms a language may have for itself.
const EXTRAS: usize = 24;
/// How many texts a file may have.
const ENTRIES: usize = 800;

/// A language on its way into the pool.
struct Linker<const TEXTS: usize, const BYTES: usize> {
    pool: Pool<TEXTS, BYTES>,
    vocabulary: &'static Vocabulary,
    source: Source,
    /// The texts of the file that are said.
    said: [bool; ENTRIES],
    extras: [Extra; EXTRAS],
    extra: usize,
    /// How many texts there are with those forms.
    texts: usize,
}

impl Vocabulary {
    const fn class(&self, name: &str) -> Option<usize> {
        let mut at = 0;
        while at < self.classes.len() {
            let own = self.classes[at].name;
            if name.len() == own.len() && same(name, own) {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// The first text of a class in a form that every language has.
    const fn find(&self, class: usize, form: &str) -> Option<usize> {
        let (mut base, mut at) = (0, 0);
        while at < class {
            base += self.classes[at].kinds.len() * self.classes[at].forms.len();
            at += 1;
        }
        match position(form, self.classes[class].forms) {
            Some(number) => Some(base + number * self.classes[class].kinds.len()),
            None => None,
        }
    }

    /// The first text of a class in a form: what the program adds a kind to.
    #[expect(clippy::panic, reason = "only the compiler can come here")]
    pub const fn base(&self, class: &str, form: &str) -> usize {
        let base = match self.class(class) {
            Some(class) => self.find(class, form),
            None => None,
        };
        match base {
            Some(base) => base,
            None => {
                panic!("the program asks for a class or a form that its vocabulary does not have")
            }
        }
    }

    /// How many texts every language has.
    const fn count(&self) -> usize {
        let (mut count, mut at) = (0, 0);
        while at < self.classes.len() {
            count += self.classes[at].kinds.len() * self.classes[at].forms.len();
            at += 1;
        }
        count
    }

    /// What a field is, and whether there may be nothing in it.
    const fn sort(&self, field: &Field) -> (Sort, bool) {
        let (name, maybe) = match strip(field.of) {
            Some(inner) => (inner, true),
            None => (field.of, position(field.of, self.perhaps).is_some()),
        };
        if same(name, "Seat")
            || position(name, self.numbers).is_some()
            || position(name, self.perhaps).is_some()
        {
            return (Sort::Bare, maybe);
        }
        if same(name, "Village") || same(name, "Site") {
            if let Some(class) = self.class("Spot") {
                return (Sort::Spot(class), maybe);
            }
        }
        match self.class(name) {
            Some(class) if same(name, "Junction") => (Sort::Junction(class), maybe),
            Some(class) => (Sort::Class(class), maybe),
            None => (Sort::Mute, maybe),
        }
    }
}

/// The type within an `Option`.
const fn strip(of: &'static str) -> Option<&'static str> {
    const BEFORE: &str = "Option<";
    if of.len() <= BEFORE.len() {
        return None;
    }
    let (before, rest) = of.split_at(BEFORE.len());
    if !same(before, BEFORE) {
        return None;
    }
    Some(rest.split_at(rest.len() - 1).0)
}

/// The number of a text, as `build.rs` makes it.
const fn id(class: &str, kind: &str, form: &str) -> u32 {
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

/// The position of a text in the file, looked for from the place where the one before it stood.
const fn look(source: &Source, from: usize, class: &str, kind: &str, form: &str) -> Option<usize> {
    let (entries, id) = (source.entries, id(class, kind, form));
    let (mut at, mut step) = (from, 0);
    while step < entries.len() {
        if at >= entries.len() {
            at = 0;
        }
        let entry = &entries[at];
        if entry.id == id
            && same(entry.kind, kind)
            && same(entry.form, form)
            && same(entry.class, class)
        {
            return Some(at);
        }
        at += 1;
        step += 1;
    }
    None
}

/// The position of a kind in its class.
const fn kind_of(class: &Class, name: &str) -> Option<usize> {
    let mut at = 0;
    while at < class.kinds.len() {
        if same(class.kinds[at].name, name) {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// Whether two texts are told apart by nothing: only such as have no choices are compared.
const fn alike(one: &[Part], other: &[Part]) -> bool {
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

/// Whether a text names a placeholder.
const fn names(parts: &[Part], name: &str) -> bool {
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
const fn compare(here: At, parts: &[Part], there: At, others: &[Part]) {
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

impl<const TEXTS: usize, const BYTES: usize> Linker<TEXTS, BYTES> {
    const fn at(&self, line: u32) -> At {
        At(self.source.file, line)
    }

    /// The first text of a class in a form; if every language need not have it, it is linked after the others.
    const fn form(&mut self, at: At, class: usize, form: &'static str) -> usize {
        if let Some(base) = self.vocabulary.find(class, form) {
            return base;
        }
        let mut number = 0;
        while number < self.extra {
            let extra = &self.extras[number];
            if extra.class == class && same(extra.form, form) {
                return extra.base;
            }
            number += 1;
        }
        let base = self.texts;
        self.extras[self.extra] = Extra {
            class,
            form,
            base,
            line: at.1,
        };
        self.extra += 1;
        self.texts += self.vocabulary.classes[class].kinds.len();
        base
    }

    /// All texts of a class in a form.
    const fn class(&mut self, class: usize, form: &str, asked: u32, others: &[Source]) {
        let its = &self.vocabulary.classes[class];
        let (mut kind, mut from) = (0, 0);
        while kind < its.kinds.len() {
            self.pool.mark();
            let name = its.kinds[kind].name;
            match look(&self.source, from, its.name, name, form) {
                Some(found) => {
                    let entry = &self.source.entries[found];
                    if position(name, its.silent).is_some() {
                        self.at(entry.line).fail(&[
                            "nothing is ever said of ",
                            its.name,
                            "-",
                            name,
                        ]);
                    }
                    self.said[found] = true;
                    self.parts(self.at(entry.line), &its.kinds[kind], entry.parts);
                    from = found;
                }
                None if position(name, its.silent).is_some() => {}
                None => self.missing(its.name, name, form, asked, others),
            }
            kind += 1;
        }
    }

    /// Fails for a text that is missing, and says where another language has it.
    const fn missing(
        &self,
        class: &str,
        kind: &str,
        form: &str,
        asked: u32,
        others: &[Source],
    ) -> ! {
        let dot = if form.is_empty() { "" } else { "." };
        if asked > 0 {
            self.at(asked).fail(&[
                "this asks for ",
                class,
                "-",
                kind,
                dot,
                form,
                ", which is missing",
            ]);
        }
        let mut other = 0;
        while other < others.len() {
            if let Some(found) = look(&others[other], 0, class, kind, form) {
                At(others[other].file, others[other].entries[found].line).fail(&[
                    class,
                    "-",
                    kind,
                    dot,
                    form,
                    " is missing in ",
                    self.source.file,
                ]);
            }
            other += 1;
        }
        self.at(1)
            .fail(&["nothing is said of ", class, "-", kind, dot, form])
    }

    /// The position and the sort of a field.
    const fn field(&self, at: At, kind: &Kind, name: &str) -> (usize, Sort, bool) {
        let mut number = 0;
        while number < kind.fields.len() {
            if same(kind.fields[number].name, name) {
                let (sort, maybe) = self.vocabulary.sort(&kind.fields[number]);
                return (number, sort, maybe);
            }
            number += 1;
        }
        at.fail(&[kind.name, " has no $", name])
    }

    const fn parts(&mut self, at: At, kind: &Kind, parts: &'static [Part]) {
        let mut number = 0;
        while number < parts.len() {
            match &parts[number] {
                Part::Plain(text) => self.pool.push(text),
                Part::Value(line, name) => self.value(At(at.0, *line), kind, name),
                Part::Asked(line, asked, name, word) => {
                    self.asked(At(at.0, *line), kind, *asked, name, word);
                }
                Part::Choice(line, name, branches) => {
                    self.choice(At(at.0, *line), kind, name, branches);
                }
            }
            number += 1;
        }
    }

    /// A field as it is, or a number of the rules.
    const fn value(&mut self, at: At, kind: &Kind, name: &str) {
        if name.as_bytes()[0].is_ascii_uppercase() {
            let mut number = 0;
            while number < self.vocabulary.constants.len() {
                let (constant, value) = self.vocabulary.constants[number];
                if same(constant, name) {
                    return self.pool.digits(value as u32);
                }
                number += 1;
            }
            at.fail(&["no number of the rules is called $", name]);
        }
        let (field, sort, _) = self.field(at, kind, name);
        if let Sort::Bare = sort {
            self.pool.byte(code::VALUE);
            self.pool.letter(field);
        } else {
            self.told(at, name, field, sort, "");
        }
    }

    /// A field that has texts of its own.
    const fn told(&mut self, at: At, name: &str, field: usize, sort: Sort, form: &'static str) {
        let (byte, class) = match sort {
            Sort::Class(class) => (code::TOLD, class),
            Sort::Spot(class) => (code::SPOT, class),
            Sort::Junction(class) => (code::JUNCTION, class),
            Sort::Bare | Sort::Mute => at.fail(&["there are no words for $", name]),
        };
        let base = self.form(at, class, form);
        self.pool.byte(byte);
        self.pool.letter(field);
        self.pool.letter(base);
    }

    const fn asked(&mut self, at: At, kind: &Kind, asked: Asked, name: &str, word: &'static str) {
        let (field, sort, _) = self.field(at, kind, name);
        match (asked, sort) {
            (Asked::Form, Sort::Class(_)) | (Asked::Place, Sort::Spot(_) | Sort::Junction(_)) => {
                self.told(at, name, field, sort, word);
            }
            (Asked::Count, Sort::Bare) => self.noun(at, code::COUNT, field, "Thing", word),
            (Asked::Number, Sort::Class(_) | Sort::Mute) => {
                self.pool.byte(code::NUMBER);
                self.pool.letter(field);
            }
            (Asked::Others, Sort::Bare) => self.noun(at, code::OTHERS, field, "label", "others"),
            _ => at.fail(&["this cannot be asked of $", name]),
        }
    }

    /// A field, and the text that goes with it.
    const fn noun(&mut self, at: At, byte: u8, field: usize, class: &str, kind: &str) {
        if let Some(number) = self.vocabulary.class(class) {
            if let Some(kind) = kind_of(&self.vocabulary.classes[number], kind) {
                let base = self.form(at, number, "");
                self.pool.byte(byte);
                self.pool.letter(field);
                return self.pool.letter(base + kind);
            }
        }
        at.fail(&["there is no ", class, "-", kind])
    }

    const fn choice(&mut self, at: At, kind: &Kind, name: &str, branches: &'static [Branch]) {
        let (field, sort, maybe) = self.field(at, kind, name);
        if maybe {
            let [none, some] = branches else {
                at.fail(&["$", name, " is there or not: [none] and *[some]"])
            };
            if !same(none.key, "none") || !same(some.key, "some") {
                at.fail(&["$", name, " is there or not: [none] and *[some]"]);
            }
            self.pool.byte(code::BY_PRESENCE);
            self.pool.letter(field);
            self.branch(at, kind, none);
            return self.branch(at, kind, some);
        }
        match sort {
            Sort::Class(class) => self.by_kind(at, kind, field, class, branches),
            Sort::Bare => self.by_number(at, kind, field, branches),
            Sort::Spot(_) | Sort::Junction(_) | Sort::Mute => {
                at.fail(&["$", name, " cannot choose a text"])
            }
        }
    }

    const fn branch(&mut self, at: At, kind: &Kind, branch: &Branch) {
        self.parts(At(at.0, branch.line), kind, branch.parts);
        self.pool.byte(code::END);
    }

    /// A choice by a typed id: each value is named.
    const fn by_kind(
        &mut self,
        at: At,
        kind: &Kind,
        field: usize,
        class: usize,
        branches: &'static [Branch],
    ) {
        let its = &self.vocabulary.classes[class];
        let mut number = 0;
        while number < branches.len() {
            if kind_of(its, branches[number].key).is_none() {
                At(at.0, branches[number].line).fail(&[
                    "no ",
                    its.name,
                    " is called ",
                    branches[number].key,
                ]);
            }
            number += 1;
        }
        self.pool.byte(code::BY_KIND);
        self.pool.letter(field);
        self.pool.letter(its.kinds.len());
        // Branches that say the same are written once: the first of them, in the order of the file.
        let mut value = 0;
        while value < its.kinds.len() {
            let mut own = 0;
            while own < branches.len() && !same(branches[own].key, its.kinds[value].name) {
                own += 1;
            }
            if own == branches.len() {
                at.fail(&["the choice forgets ", its.kinds[value].name]);
            }
            self.pool.letter(written(branches, own));
            value += 1;
        }
        self.pool.letter(written(branches, branches.len()));
        number = 0;
        while number < branches.len() {
            if first(branches, number) == number {
                self.branch(at, kind, &branches[number]);
            }
            number += 1;
        }
    }

    /// A choice by a number: some of them, and the others.
    const fn by_number(&mut self, at: At, kind: &Kind, field: usize, branches: &'static [Branch]) {
        self.pool.byte(code::BY_NUMBER);
        self.pool.letter(field);
        self.pool.letter(branches.len() - 1);
        let mut number = 0;
        while number < branches.len() {
            let branch = &branches[number];
            let here = At(at.0, branch.line);
            if number + 1 == branches.len() {
                if !same(branch.key, "other") || !branch.last {
                    here.fail(&["a choice by number ends with *[other]"]);
                }
            } else if same(branch.key, "one") {
                self.pool.letter(1);
            } else {
                match branch.key.as_bytes() {
                    [digit @ b'0'..=b'9'] => self.pool.letter((*digit - b'0') as usize),
                    _ => here.fail(&[branch.key, " is no number"]),
                }
            }
            number += 1;
        }
        number = 0;
        while number < branches.len() {
            self.branch(at, kind, &branches[number]);
            number += 1;
        }
    }

    /// Fails if a text is about nothing in the game, or if nobody asks for it.
    const fn unsaid(&self) {
        let mut number = 0;
        while number < self.source.entries.len() {
            if !self.said[number] {
                let entry = &self.source.entries[number];
                let known = match self.vocabulary.class(entry.class) {
                    Some(class) => kind_of(&self.vocabulary.classes[class], entry.kind).is_some(),
                    None => false,
                };
                let at = self.at(entry.line);
                if known {
                    at.fail(&[
                        "nobody asks for the form \"",
                        entry.form,
                        "\" of ",
                        entry.kind,
                    ]);
                }
                at.fail(&[
                    "nothing in the game is called ",
                    entry.class,
                    "-",
                    entry.kind,
                ]);
            }
            number += 1;
        }
    }

    /// Fails if another language has other placeholders.
    const fn compare(&self, other: &Source) {
        let (mut number, mut from) = (0, 0);
        while number < self.source.entries.len() {
            let entry = &self.source.entries[number];
            let shared = match self.vocabulary.class(entry.class) {
                Some(class) => self.vocabulary.find(class, entry.form).is_some(),
                None => false,
            };
            if shared {
                if let Some(found) = look(other, from, entry.class, entry.kind, entry.form) {
                    let there = &other.entries[found];
                    let (here, at) = (self.at(entry.line), At(other.file, there.line));
                    compare(here, entry.parts, at, there.parts);
                    compare(at, there.parts, here, entry.parts);
                    from = found;
                }
            }
            number += 1;
        }
    }
}

/// The first branch that says the same as this one.
const fn first(branches: &[Branch], own: usize) -> usize {
    let mut at = 0;
    while at < own && !alike(branches[at].parts, branches[own].parts) {
        at += 1;
    }
    at
}

/// How many branches are written before the first one that says the same as this one; all, if there is no such branch.
const fn written(branches: &[Branch], own: usize) -> usize {
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

/// The pool of a language, with more room than it needs.
pub(super) const fn link<const TEXTS: usize, const BYTES: usize>(
    vocabulary: &'static Vocabulary,
    source: Source,
    all: &[Source],
) -> Pool<TEXTS, BYTES> {
    let mut linker = Linker::<TEXTS, BYTES> {
        pool: Pool::NEW,
        vocabulary,
        source,
        said: [false; ENTRIES],
        extras: [Extra {
            class: 0,
            form: "",
            base: 0,
            line: 0,
        }; EXTRAS],
        extra: 0,
        texts: vocabulary.count(),
    };
    let mut class = 0;
    while class < vocabulary.classes.len() {
        let mut form = 0;
        while form < vocabulary.classes[class].forms.len() {
            linker.class(class, vocabulary.classes[class].forms[form], 0, all);
            form += 1;
        }
        class += 1;
    }
    // These may ask for more of them.
    let mut extra = 0;
    while extra < linker.extra {
        let Extra {
            class, form, line, ..
        } = linker.extras[extra];
        linker.class(class, form, line, all);
        extra += 1;
    }
    linker.pool.mark();
    linker.unsaid();
    linker.compare(&all[0]);
    linker.pool
}
