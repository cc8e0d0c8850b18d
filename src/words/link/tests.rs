use super::*;
use crate::kernel::notation::Names;
use crate::kernel::seat::Seat;
use crate::kernel::vocabulary::Value;
use crate::words::classes::Class;
use crate::words::labels::{class, field, kind, told};
use crate::words::say::{Counted, Line, Spot, Talk, TextTable};
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

const fn entry(line: u32, [class, kind, form]: [&'static str; 3], parts: &'static [Part]) -> Entry {
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
    let table = TextTable::new(&POOL);
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

/// What the compiler says of texts in a second language, where something is wrong.
macro_rules! complaints {
    ($($law:ident: $entries:ident, $words:literal;)+) => { $(
        #[test]
        #[should_panic(expected = $words)]
        fn $law() {
            link::<40, 900>(&VOCABULARY, source("de.ftl", $entries), &[GOOD]);
        }
    )+ };
}

complaints! {
    a_text_is_missing: MISSING, "en.ftl:3: City-Delhi is missing in de.ftl";
    a_text_is_about_nothing: UNKNOWN, "de.ftl:7: nothing in the game is called Event-Bilt";
    nobody_asks_for_a_form: UNASKED, "de.ftl:7: nobody asks for the form \"acc\" of Agra";
    a_placeholder_is_misspelt: MISSPELT, "de.ftl:6: Built has no $seet";
    a_number_is_not_in_the_rules: NO_CONSTANT, "de.ftl:6: no number of the rules is called $PRICE";
    a_choice_forgets_a_value: FORGETS, "de.ftl:5: the choice forgets House";
    a_choice_has_a_strange_value: STRANGE, "de.ftl:9: no Task is called Tent";
    a_placeholder_is_not_said: DIFFERS, "de.ftl:1: this text does not say $COST, which another language says: en.ftl";
    a_form_is_half_there: HALF, "de.ftl:6: this asks for Spot-Village.to, which is missing";
}

#[test]
#[should_panic(expected = "de.ftl:1: no text says $COST, a number of the rules")]
fn a_number_of_the_rules_is_not_said() {
    const OTHER: Source = source("en.ftl", DIFFERS);
    link::<40, 900>(&VOCABULARY, source("de.ftl", DIFFERS), &[OTHER]);
}
