//! The few words of the table's faces that no game's texts have.
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
