//! Makes the texts of a language one pool of bytes, and proves them while the compiler runs.
//!
//! What is told stands in classes: the events, the reasons, each kind of id, a group of labels. A class has kinds, and a
//! text for each of them stands in the file under class and kind (`Event-Passed`). Every text that is needed is there,
//! every one that is there is needed, a placeholder names a field of its kind, and every number of the rules is said: if
//! not, the compiler says so with file and line. Nothing of this file is left in the program but the pool. It knows no
//! language, and no game.
#![expect(
    clippy::indexing_slicing,
    reason = "all of it runs in the compiler, where an index beyond an end is an error like the others"
)]

use super::classes::{Sort, Vocabulary, kind_of};
use super::pool::{At, Pool, code, position, same};
use super::source::{Asked, Branch, ENTRIES, Index, Part, Source, compare, first, written};
use crate::kernel::vocabulary::Kind;

impl Source {
    /// How many texts a pool of it can have at most: each in the file, those of which nothing is said, and the end.
    pub(super) const fn most(&self, vocabulary: &Vocabulary) -> usize {
        vocabulary.count() + self.entries.len() + 1
    }
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
/// How many numbers the rules of a game may have.
const CONSTANTS: usize = 128;

/// A language on its way into the pool.
struct Linker<const TEXTS: usize, const BYTES: usize> {
    pool: Pool<TEXTS, BYTES>,
    vocabulary: &'static Vocabulary,
    index: Index,
    /// The texts of the file that are said.
    said: [bool; ENTRIES],
    /// Those of them that every language has.
    shared: [bool; ENTRIES],
    /// The numbers of the rules that are said.
    counted: [bool; CONSTANTS],
    extras: [Extra; EXTRAS],
    extra: usize,
    /// How many texts there are with those forms.
    texts: usize,
}

impl<const TEXTS: usize, const BYTES: usize> Linker<TEXTS, BYTES> {
    const fn at(&self, line: u32) -> At {
        At(self.index.source.file, line)
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
        let mut kind = 0;
        while kind < its.kinds.len() {
            self.pool.mark();
            let name = its.kinds[kind].name;
            match self.index.look(its.name, name, form) {
                Some(found) => {
                    let entry = &self.index.source.entries[found];
                    if position(name, its.silent).is_some() {
                        self.at(entry.line).fail(&[
                            "nothing is ever said of ",
                            its.name,
                            "-",
                            name,
                        ]);
                    }
                    self.said[found] = true;
                    self.shared[found] = asked == 0;
                    self.parts(self.at(entry.line), &its.kinds[kind], entry.parts);
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
            if let Some(found) = Index::of(others[other]).look(class, kind, form) {
                At(others[other].file, others[other].entries[found].line).fail(&[
                    class,
                    "-",
                    kind,
                    dot,
                    form,
                    " is missing in ",
                    self.index.source.file,
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
                    self.counted[number] = true;
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
        if let Some(number) = self.vocabulary.class(class)
            && let Some(kind) = kind_of(&self.vocabulary.classes[number], kind)
        {
            let base = self.form(at, number, "");
            self.pool.byte(byte);
            self.pool.letter(field);
            return self.pool.letter(base + kind);
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
        while number < self.index.source.entries.len() {
            if !self.said[number] {
                let entry = &self.index.source.entries[number];
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

    /// Fails for a number of the rules that no text says.
    const fn uncounted(&self) {
        let mut number = 0;
        while number < self.vocabulary.constants.len() {
            if !self.counted[number] {
                let (constant, _) = self.vocabulary.constants[number];
                self.at(1)
                    .fail(&["no text says $", constant, ", a number of the rules"]);
            }
            number += 1;
        }
    }

    /// Fails if another language has other placeholders.
    const fn compare(&self, other: &Index) {
        let mut number = 0;
        while number < self.index.source.entries.len() {
            let entry = &self.index.source.entries[number];
            if self.shared[number]
                && let Some(found) = other.look(entry.class, entry.kind, entry.form)
            {
                let there = &other.source.entries[found];
                let (here, at) = (self.at(entry.line), At(other.source.file, there.line));
                compare(here, entry.parts, at, there.parts);
                compare(at, there.parts, here, entry.parts);
            }
            number += 1;
        }
    }
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
        index: Index::of(source),
        said: [false; ENTRIES],
        shared: [false; ENTRIES],
        counted: [false; CONSTANTS],
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
    // The others say what the first one says.
    if !same(source.file, all[0].file) {
        linker.compare(&Index::of(all[0]));
    }
    linker.uncounted();
    linker.pool
}

#[cfg(test)]
mod tests;
