//! What the program can be told: every command with its ways, its options and what its failure means.
//!
//! It is a table; it reads nothing and prints nothing.

/// A command.
#[derive(Debug)]
pub struct Command {
    /// Its first word; playing has none.
    pub name: &'static str,
    /// What may follow, and what that does: a row for each way to call it.
    pub calls: &'static [Row],
    /// Its options, each with the word for its value if it takes one.
    pub options: &'static [Row],
    /// What its exit status says besides 0, done, and 2, wrong use.
    pub failure: Option<&'static str>,
}

/// What is written, and what it means.
pub type Row = (&'static str, &'static str);

/// The option of all that keep games.
pub const FLASH: Row = ("--flash FILE", "with the games of FILE");

/// All commands, in the order in which they are told.
pub const COMMANDS: &[Command] = &[
    Command {
        name: "",
        calls: &[(
            "",
            "play in a window, or in the terminal where there is no display",
        )],
        options: &[
            ("--window", "play in a window"),
            ("--terminal", "play in the terminal"),
            (
                "--flash FILE",
                "keep the games in FILE, made if it is missing",
            ),
            (
                "--program COMMAND",
                "offer seats to a program that plays (see tests/players/README.md)",
            ),
            (
                "--seconds N",
                "so long may it think about a decision, usually 5",
            ),
        ],
        failure: Some("the game could not go on"),
    },
    Command {
        name: "--shot",
        calls: &[(
            "KEYS OUT.png",
            "press the keys named in KEYS and write the picture to OUT.png",
        )],
        options: STAGE,
        failure: None,
    },
    Command {
        name: "--looks",
        calls: &[(
            "FILE",
            "press the keys of FILE and print a digest of the picture at each \"look\"",
        )],
        options: STAGE,
        failure: None,
    },
    Command {
        name: "sheet",
        calls: &[(
            "OUT.png [FOLDER]",
            "lay all pictures of FOLDER, usually tests/screens, on one sheet",
        )],
        options: &[],
        failure: None,
    },
    Command {
        name: "replay",
        calls: &[("FILE", "run a playthrough and say whether it comes true")],
        options: &[("--show", "with the whole position after each line")],
        failure: Some("a line does not come true"),
    },
    Command {
        name: "export",
        calls: &[(
            "[NUMBER]",
            "list the saved matches, or tell one as a playthrough",
        )],
        options: &[
            (
                "--secrets",
                "tell one that is not over, with its seed and all that is hidden",
            ),
            FLASH,
        ],
        failure: Some("the saves refused"),
    },
    Command {
        name: "import",
        calls: &[("FILE", "save the match that a playthrough tells")],
        options: &[FLASH],
        failure: Some("the saves refused"),
    },
    Command {
        name: "flash",
        calls: &[
            ("", "tell what the file with the games is and holds"),
            (
                "export FILE",
                "copy it, for a browser, another PC or a handheld",
            ),
            (
                "import FILE",
                "put such a copy in its place; what was there is kept in a file beside",
            ),
        ],
        options: &[FLASH],
        failure: Some("the saves refused"),
    },
    Command {
        name: "device",
        calls: &[
            ("list", "list the matches of the handheld at the USB plug"),
            (
                "export NUMBER",
                "tell one that is finished as a playthrough",
            ),
            (
                "import FILE",
                "save the match that a playthrough tells on the handheld",
            ),
        ],
        options: &[(
            "--port PATH",
            "at this serial port; usually at the only one that is there",
        )],
        failure: Some("the device refused"),
    },
    Command {
        name: "sim",
        calls: &[(
            "GAME|all",
            "play random games, of every game in turn, and count lengths, scores and wins",
        )],
        options: &[
            (
                "--players N|any",
                "so many players, or every number in turn",
            ),
            ("--games N", "so many games"),
            ("--seed S", "from this seed on"),
            (
                "--options \"A B\"|any",
                "with these variants, or every combination in turn",
            ),
            ("--check", "the books are balanced after each action"),
            ("--json", "tell it for a program"),
            ("--digest", "tell it as one number"),
            ("--text", "tell one game as a playthrough"),
            (
                "--often WORD",
                "with --text: actions that begin with WORD more often, such as travel",
            ),
            ("--actions N", "with --text: N actions at most"),
            (
                "--progress auto|on|off",
                "say how far it is; usually to a person",
            ),
        ],
        failure: Some("a game did not end, or a check did not hold"),
    },
    Command {
        name: "keys",
        calls: &[(
            "GAME",
            "count the shortest presses to every kind of decision, through turns and rounds",
        )],
        options: &[
            (
                "--people N",
                "at tables for so many people, or usually of several numbers",
            ),
            ("--games N", "in so many games of lively players"),
            ("--seed S", "from this seed on"),
            ("--json", "tell it for a program"),
        ],
        failure: Some("keys do not lead to something that is legal"),
    },
    Command {
        name: "arena",
        calls: &[
            (
                "GAME A B",
                "let computer players A and B play each other, every deal twice with sides exchanged;",
            ),
            (
                "",
                "A, B: 1, 2, 3, 4, greedy, beam4, random or \"program:COMMAND\", another program",
            ),
            (
                "",
                "that plays (see tests/players/README.md); B: also rulebook, for whom it plays",
            ),
        ],
        options: &[
            ("--players N", "so many players, every other seat for A"),
            ("--games N", "so many games"),
            ("--seed S", "from this seed on"),
            (
                "--options \"A B\"|any",
                "with these variants, or every combination in turn",
            ),
            ("--threads N", "on so many cores, usually all"),
            ("--json", "tell it for a program"),
            (
                "--longest N",
                "tell the decisions that were thought about longest instead",
            ),
            ("--text N", "tell the game of a number, from 0, instead"),
            (
                "--seconds N",
                "so long may a program think about a decision, usually 5",
            ),
        ],
        failure: Some("a game did not end"),
    },
    Command {
        name: "train",
        calls: &[
            (
                "GAME",
                "let computer players learn from games against themselves, in the source folder;",
            ),
            ("", "new weights are written only if they beat the old ones"),
        ],
        options: &[
            (
                "--games N",
                "from so many games; what was played before a stop is not played again",
            ),
            ("--seed S", "from this seed on"),
            ("--gate N", "so many games against the old ones"),
            ("--weights FILE", "another file for the weights"),
            ("--samples FILE", "another file for what was played"),
        ],
        failure: Some("the new weights did not win, and nothing was written"),
    },
    Command {
        name: "completions",
        calls: &[(
            "bash|zsh|fish",
            "print what makes the shell complete these words",
        )],
        options: &[],
        failure: None,
    },
];

/// The options of the board that keys are pressed on.
const STAGE: &[Row] = &[
    (
        "--board BOARD",
        "as seen on picosystem, waveshare-lcd-1-3, picopad or desktop (usual)",
    ),
    ("--battery MILLIVOLTS", "with this voltage in the battery"),
    (
        "--flash FILE",
        "with the games of FILE, which stays as it is",
    ),
    (
        "--program COMMAND",
        "with a program that plays, whose answers are waited for",
    ),
];
