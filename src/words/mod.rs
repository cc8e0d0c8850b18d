//! All texts that a person reads, one file a language.
//!
//! A text is a field of `Words`, or of the texts of a game: a missing translation does not compile. Knows no screen:
//! where a text must fit is the painter's to say.

use serde::{Deserialize, Serialize};

pub mod app;
mod de;
mod en;
pub mod face;
pub mod maharaja;
mod nl;
mod place;
pub mod raja;

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Dutch];

    /// The next language, round without end.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::English => Self::German,
            Self::German => Self::Dutch,
            Self::Dutch => Self::English,
        }
    }

    /// The texts in this language.
    pub const fn words(self) -> &'static Words {
        match self {
            Self::English => &en::WORDS,
            Self::German => &de::WORDS,
            Self::Dutch => &nl::WORDS,
        }
    }

    /// The texts of Raja in this language.
    pub const fn raja(self) -> &'static dyn raja::Texts {
        match self {
            Self::English => &raja::English,
            Self::German => &raja::German,
            Self::Dutch => &raja::Dutch,
        }
    }

    /// The texts of Maharaja in this language.
    pub const fn maharaja(self) -> &'static dyn maharaja::Texts {
        match self {
            Self::English => &maharaja::English,
            Self::German => &maharaja::German,
            Self::Dutch => &maharaja::Dutch,
        }
    }
}

/// The texts.
#[derive(Debug)]
pub struct Words {
    /// The language's own name.
    pub language: &'static str,
    /// A switch that is on.
    pub on: &'static str,
    /// A switch that is off.
    pub off: &'static str,
    /// What the keys do, on screens that say nothing else.
    pub hints: app::Hints,
    /// The texts of the home screen.
    pub home: app::Home,
    /// The texts of the set-up.
    pub setup: app::Setup,
    /// The texts of the screen for a name.
    pub letters: app::Letters,
    /// The texts of the list of saved matches.
    pub saves: app::Saves,
    /// The texts of the question before something is deleted.
    pub ask: app::Ask,
    /// The texts of the hand-over screen.
    pub curtain: app::Curtain,
    /// What the app says at the table.
    pub table: app::TableWords,
    /// The texts of the log.
    pub log: app::Log,
    /// The texts of a card to read.
    pub card: app::Card,
    /// The texts of the menu.
    pub menu: app::Menu,
    /// The texts of the settings.
    pub settings: app::SettingsWords,
    /// The texts of the statistics.
    pub statistics: app::StatisticsWords,
    /// The texts of notices.
    pub notice: app::Notices,
    /// What the device test says.
    pub device_test: DeviceTest,
    /// What the crash screen says.
    pub crash: Crash,
}

/// The texts of the device test.
#[derive(Debug)]
pub struct DeviceTest {
    /// Title of the screen.
    pub title: &'static str,
    /// The light behind the panel, set with left and right.
    pub light: &'static str,
    /// The tone, set with up and down.
    pub tone: &'static str,
    /// The battery.
    pub battery: &'static str,
    /// Where a board has no battery that it can read.
    pub no_battery: &'static str,
    /// Beside the battery's charge.
    pub charging: &'static str,
    /// Time for painting and sending a picture.
    pub picture: &'static str,
    /// A digest of random games, the same on every machine.
    pub rules: &'static str,
    /// Before picture and rules were checked.
    pub not_checked: &'static str,
    /// Room for saves.
    pub saves: &'static str,
    /// What the keys A, X and Y do.
    pub keys: &'static str,
}

/// The texts of the crash screen.
#[derive(Debug)]
pub struct Crash {
    /// Title of the screen.
    pub title: &'static str,
    /// That nothing saved was lost.
    pub comfort: &'static str,
    /// Where it happened: stands before file and line.
    pub place: &'static str,
    /// How to go on.
    pub restart: &'static str,
}
