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

use super::classes::{Sort, Vocabulary, kind_of};
use super::pool::{At, Pool, code, position, same};
use super::source::{Asked, Branch, Part, Source, compare, first, look, written};
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::notation::Names;
    use crate::kernel::seat::Seat;
    use crate::kernel::vocabulary::Value;
    use crate::words::classes::Class;
    use crate::words::labels::{class, field, kind, told};
    use crate::words::say::{Counted, Line, Spot, Table, Talk};
    use crate::words::source::{Entry, id};

    const VOCABULARY: Vocabulary = Vocabulary {
        classes: &[
            Class {
                silent: &["Hidden"],
                ..told(
                    "Event",
                    &[
                        kind(
                            "Built",
                            &[
                                field("seat", "Seat"),
                                field("task", "Task"),
                                field("from", "Option<Seat>"),
                                field("houses", "u8"),
                                field("site", "Site"),
                            ],
                        ),
                        kind("Hidden", &[]),
                    ],
                    &[""],
                )
            },
            class!("Task" [] House Hut),
            class!("City" [""] Agra Delhi),
            told("Thing", &[kind("House", Counted::FIELDS)], &[""]),
            told("Spot", Spot::KINDS, &[]),
            told("Junction", Spot::JUNCTIONS, &[]),
        ],
        numbers: &["u8", "u16"],
        perhaps: &[],
        constants: &[("COST", 12)],
    };

    const fn entry(
        line: u32,
        [class, kind, form]: [&'static str; 3],
        parts: &'static [Part],
    ) -> Entry {
        let id = id(class, kind, form);
        Entry {
            line,
            id,
            class,
            kind,
            form,
            parts,
        }
    }

    const fn branch(key: &'static str, last: bool, parts: &'static [Part]) -> Branch {
        Branch {
            line: 9,
            key,
            last,
            parts,
        }
    }

    const fn source(file: &'static str, entries: &'static [Entry]) -> Source {
        Source {
            file,
            room: 900,
            entries,
        }
    }

    const BUILT: [&str; 3] = ["Event", "Built", ""];
    const AGRA: Entry = entry(2, ["City", "Agra", ""], &[Part::Plain("Agra")]);
    const DELHI: Entry = entry(3, ["City", "Delhi", ""], &[Part::Plain("Delhi")]);
    const HOUSE: Entry = entry(
        4,
        ["Thing", "House", ""],
        &[
            Part::Value(4, "number"),
            Part::Choice(
                4,
                "number",
                &[
                    branch("one", false, &[Part::Plain(" house")]),
                    branch("other", true, &[Part::Plain(" houses")]),
                ],
            ),
        ],
    );
    const BY_TASK: Part = Part::Choice(
        8,
        "task",
        &[
            branch("Hut", false, &[Part::Plain(" (hut)")]),
            branch(
                "House",
                true,
                &[Part::Plain(" for "), Part::Value(8, "COST")],
            ),
        ],
    );

    #[test]
    fn a_text_is_said_with_all_that_is_put_into_it() {
        const TEXTS: Source = source(
            "x.ftl",
            &[
                entry(
                    1,
                    BUILT,
                    &[
                        Part::Value(1, "seat"),
                        Part::Plain(": "),
                        Part::Asked(1, Asked::Count, "houses", "House"),
                        Part::Plain(" "),
                        Part::Asked(1, Asked::Place, "site", "to"),
                        BY_TASK,
                        Part::Choice(
                            1,
                            "from",
                            &[
                                branch("none", false, &[]),
                                branch("some", true, &[Part::Plain(", "), Part::Value(1, "from")]),
                            ],
                        ),
                    ],
                ),
                AGRA,
                DELHI,
                HOUSE,
                entry(
                    5,
                    ["Spot", "Village", "to"],
                    &[
                        Part::Plain("to "),
                        Part::Value(5, "near"),
                        Part::Plain("-"),
                        Part::Value(5, "far"),
                    ],
                ),
                entry(
                    6,
                    ["Spot", "City", "to"],
                    &[Part::Plain("to "), Part::Value(6, "city")],
                ),
                entry(7, ["Junction", "Start", ""], &[Part::Plain("Start")]),
                entry(8, ["Junction", "City", ""], &[Part::Value(8, "city")]),
            ],
        );
        const POOL: Pool<30, 900> = link(&VOCABULARY, TEXTS, &[TEXTS]);
        let table = Table::new(&POOL);
        let names = Names::new(["Ann", "Bo"]).unwrap();
        let said = |task, from, houses, site| {
            let values = [Seat::One as usize, task].map(Value::Id);
            let [seat, task] = values;
            let fields = [seat, task, from, Value::Number(houses), Value::Id(site)];
            let spot = |site| match site {
                0 => Spot::Village(0, 2),
                _ => Spot::City(0),
            };
            let talk = Talk {
                names: &names,
                spot,
            };
            let mut out = String::new();
            table.say(0, &Line(0, &fields), talk, &mut out).unwrap();
            out
        };
        assert_eq!(said(0, Value::Nothing, 1, 1), "Ann: 1 house to Agra for 12");
        assert_eq!(
            said(1, Value::Id(1), 2, 0),
            "Ann: 2 houses to Start-Delhi (hut), Bo"
        );
        assert_eq!(table.plain(VOCABULARY.base("City", "")), "Agra");
        assert_eq!(table.plain(1), "", "nothing is said of what is hidden");
    }

    /// What the compiler would say of these texts.
    fn complaint(source: Source, first: Source) -> String {
        let caught = std::panic::catch_unwind(|| link::<40, 900>(&VOCABULARY, source, &[first]));
        let why = caught.err().expect("something is wrong with them");
        why.downcast_ref::<String>().unwrap().clone()
    }

    #[test]
    fn what_is_wrong_is_said_with_file_and_line() {
        const GOOD: Source = source("en.ftl", &[entry(1, BUILT, &[BY_TASK]), AGRA, DELHI, HOUSE]);
        const MISSING: &[Entry] = &[entry(1, BUILT, &[BY_TASK]), AGRA, HOUSE];
        const UNKNOWN: &[Entry] = &[
            entry(1, BUILT, &[BY_TASK]),
            AGRA,
            DELHI,
            HOUSE,
            entry(7, ["Event", "Bilt", ""], &[]),
        ];
        const UNASKED: &[Entry] = &[
            entry(1, BUILT, &[BY_TASK]),
            AGRA,
            DELHI,
            HOUSE,
            entry(7, ["City", "Agra", "acc"], &[]),
        ];
        const MISSPELT: &[Entry] = &[
            entry(1, BUILT, &[Part::Value(6, "seet")]),
            AGRA,
            DELHI,
            HOUSE,
        ];
        const NO_CONSTANT: &[Entry] = &[
            entry(1, BUILT, &[Part::Value(6, "PRICE")]),
            AGRA,
            DELHI,
            HOUSE,
        ];
        const FORGETS: &[Entry] = &[
            entry(
                1,
                BUILT,
                &[Part::Choice(5, "task", &[branch("Hut", true, &[])])],
            ),
            AGRA,
            DELHI,
            HOUSE,
        ];
        const STRANGE: &[Entry] = &[
            entry(
                1,
                BUILT,
                &[Part::Choice(5, "task", &[branch("Tent", true, &[])])],
            ),
            AGRA,
            DELHI,
            HOUSE,
        ];
        const DIFFERS: &[Entry] = &[entry(1, BUILT, &[Part::Plain("built")]), AGRA, DELHI, HOUSE];
        const HALF: &[Entry] = &[
            entry(
                1,
                BUILT,
                &[BY_TASK, Part::Asked(6, Asked::Place, "site", "to")],
            ),
            AGRA,
            DELHI,
            HOUSE,
            entry(7, ["Spot", "City", "to"], &[]),
        ];
        for (entries, expected) in [
            (MISSING, "en.ftl:3: City-Delhi is missing in de.ftl"),
            (
                UNKNOWN,
                "de.ftl:7: nothing in the game is called Event-Bilt",
            ),
            (
                UNASKED,
                "de.ftl:7: nobody asks for the form \"acc\" of Agra",
            ),
            (MISSPELT, "de.ftl:6: Built has no $seet"),
            (
                NO_CONSTANT,
                "de.ftl:6: no number of the rules is called $PRICE",
            ),
            (FORGETS, "de.ftl:5: the choice forgets House"),
            (STRANGE, "de.ftl:9: no Task is called Tent"),
            (
                DIFFERS,
                "de.ftl:1: this text does not say $COST, which another language says: en.ftl",
            ),
            (
                HALF,
                "de.ftl:6: this asks for Spot-Village.to, which is missing",
            ),
        ] {
            assert_eq!(complaint(source("de.ftl", entries), GOOD), expected);
        }
    }
}
