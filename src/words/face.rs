//! The few words of the table's faces that no game's texts have, and those that all of them share.
//!
//! Knows no screen.

use super::Language;

/// Words beside a game's own texts.
#[derive(Debug)]
pub struct FaceWords {
    /// Back to the map.
    pub map: &'static str,
    /// The first and the second hand of a dial.
    pub hands: [&'static str; 2],
    /// A place to which a house is moved.
    pub move_to: &'static str,
    /// Beside what is done.
    pub done: &'static str,
    /// Beside what is still to do.
    pub open: &'static str,
    /// Title of a scoring.
    pub scoring: &'static str,
    /// Beside one who is alone in the scored city.
    pub alone: &'static str,
    /// Beside one who has nothing in the scored city.
    pub nothing: &'static str,
}

impl Language {
    /// The words of the faces in this language.
    #[must_use]
    pub const fn face(self) -> &'static FaceWords {
        match self {
            Self::English => &FaceWords {
                map: "Show the map",
                hands: ["1st action", "2nd action"],
                move_to: "Move the house here",
                done: "done",
                open: "to do",
                scoring: "Scoring",
                alone: "alone",
                nothing: "nothing there",
            },
            Self::German => &FaceWords {
                map: "Karte zeigen",
                hands: ["1. Aktion", "2. Aktion"],
                move_to: "Haus hierher versetzen",
                done: "getan",
                open: "offen",
                scoring: "Wertung",
                alone: "allein",
                nothing: "nichts dort",
            },
            Self::Dutch => &FaceWords {
                map: "Kaart tonen",
                hands: ["1e actie", "2e actie"],
                move_to: "Huis hierheen verplaatsen",
                done: "gedaan",
                open: "te doen",
                scoring: "Telling",
                alone: "alleen",
                nothing: "niets daar",
            },
        }
    }
}

/// A variant: its name, and what it changes in one line.
#[derive(Debug)]
pub struct OptionText {
    /// The name.
    pub name: &'static str,
    /// What it changes.
    pub about: &'static str,
}

/// What the buttons do, button first.
#[derive(Debug)]
pub struct Hints {
    /// A chooses.
    pub choose: &'static str,
    /// A confirms.
    pub confirm: &'static str,
    /// A builds.
    pub build: &'static str,
    /// A travels.
    pub travel: &'static str,
    /// A goes on.
    pub go_on: &'static str,
    /// A, held, reveals a secret screen.
    pub reveal: &'static str,
    /// B goes back.
    pub back: &'static str,
    /// B takes the last step back.
    pub undo: &'static str,
    /// X explains what is in focus.
    pub what: &'static str,
    /// Y shows the overview.
    pub overview: &'static str,
    /// Y, held, opens the menu.
    pub menu: &'static str,
}

/// The buttons in English.
pub(super) const HINTS_ENGLISH: Hints = Hints {
    choose: "A choose",
    confirm: "A confirm",
    build: "A build",
    travel: "A travel",
    go_on: "A go on",
    reveal: "Hold A to reveal",
    back: "B back",
    undo: "B undo",
    what: "X what is this?",
    overview: "Y overview",
    menu: "Hold Y: menu",
};

/// The buttons in German.
pub(super) const HINTS_GERMAN: Hints = Hints {
    choose: "A wählen",
    confirm: "A bestätigen",
    build: "A bauen",
    travel: "A reisen",
    go_on: "A weiter",
    reveal: "A halten zum Aufdecken",
    back: "B zurück",
    undo: "B rückgängig",
    what: "X was ist das?",
    overview: "Y Übersicht",
    menu: "Y halten: Menü",
};

/// The buttons in Dutch.
pub(super) const HINTS_DUTCH: Hints = Hints {
    choose: "A kiezen",
    confirm: "A bevestigen",
    build: "A bouwen",
    travel: "A reizen",
    go_on: "A verder",
    reveal: "Houd A vast: tonen",
    back: "B terug",
    undo: "B ongedaan maken",
    what: "X wat is dit?",
    overview: "Y overzicht",
    menu: "Houd Y vast: menu",
};
