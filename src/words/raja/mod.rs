//! The texts of Raja.
//!
//! A language is a type that answers `Texts`: names, titles, the log, reasons and explanations. A text that is missing
//! does not compile. Knows no screen, and no rule: what it says about the rules is said in words only.

mod de;
mod en;
mod labels;
mod nl;
mod place;

use crate::games::raja::action::{Event, Ground, Payer, Why};
use crate::games::raja::data::{Character, City, Dial, Junction};
use crate::games::raja::state::{Gold, Stage};
use crate::kernel::id::{Id, named_id};
use crate::kernel::notation::Names;
use crate::kernel::seat::Seat;
use core::fmt::{self, Write};

pub use de::German;
pub use en::English;
pub use labels::{Hints, Labels, OptionText, OptionTexts};
pub use nl::Dutch;
pub use place::Whereabouts;

named_id!(
    /// Something that is counted, with its singular and plural.
    Thing {
        /// Gold.
        Gold = "gold",
        /// Houses.
        House = "house",
        /// Palaces.
        Palace = "palace",
        /// Action chips.
        Chip = "chip",
        /// Points at a scoring.
        Point = "point",
    }
);

/// Something that can be explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// An action of the dial.
    Dial(Dial),
    /// A character.
    Character(Character),
    /// A village.
    Village,
    /// A city.
    City,
    /// A site for palaces.
    PalaceSite,
    /// The start.
    Start,
    /// The track of the governors.
    Track,
    /// A player's quarry.
    Quarry,
    /// The Maharaja.
    Maharaja,
    /// Action chips.
    Chips,
    /// Travel, which no pointer shows.
    Travel,
    /// Giving up an action.
    Forgo,
    /// How the game ends, and who wins.
    Winning,
}

impl Topic {
    /// All topics.
    pub fn all() -> impl Iterator<Item = Self> {
        Dial::all()
            .map(Self::Dial)
            .chain(Character::all().map(Self::Character))
            .chain([
                Self::Village,
                Self::City,
                Self::PalaceSite,
                Self::Start,
                Self::Track,
                Self::Quarry,
                Self::Maharaja,
                Self::Chips,
                Self::Travel,
                Self::Forgo,
                Self::Winning,
            ])
    }
}

/// All texts of Raja in one language.
pub trait Texts: Sync {
    /// Captions and single words.
    fn labels(&self) -> &'static Labels;

    /// The name of a character.
    fn character(&self, character: Character) -> &'static str;

    /// The short name of an action of the dial.
    fn dial(&self, dial: Dial) -> &'static str;

    /// An action of the dial in full words.
    fn dial_long(&self, dial: Dial) -> &'static str;

    /// A site of the palace garden.
    fn ground(&self, ground: Ground) -> &'static str;

    /// The title of the screen: who does what now.
    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result;

    /// What the player who decides is asked to do.
    fn request(&self, stage: Stage) -> &'static str;

    /// A number with its noun: "1 house", "2 houses".
    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result;

    /// To whom travel pays: "2 gold to Blue".
    fn toll(&self, payer: Payer, to: &str, gold: Gold, out: &mut dyn Write) -> fmt::Result;

    /// What a player leaves undone and what it brings the others, before the end of the turn. `times` is how many
    /// pointers on the action are not carried out in full.
    fn undone(
        &self,
        seat: Seat,
        dial: Dial,
        times: u8,
        names: &Names<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result;

    /// One sentence for the public log: what happened.
    ///
    /// Three events have no line of their own. `PlanMade` is a secret, and `PlanConfirmed` tells what may be told;
    /// `Compensated` is said by `Forgone`; `TurnEnded` is said by what begins next.
    fn tell(&self, event: Event, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result;

    /// One sentence that says why an action is not allowed, and what would be right.
    fn why(&self, why: Why, out: &mut dyn Write) -> fmt::Result;

    /// What is this? Two to four short sentences in plain words.
    fn explain(&self, topic: Topic) -> &'static str;

    /// The heading of an explanation.
    fn heading(&self, topic: Topic) -> &'static str {
        let labels = self.labels();
        match topic {
            Topic::Dial(dial) => self.dial_long(dial),
            Topic::Character(character) => self.character(character),
            Topic::Village => labels.village,
            Topic::City => labels.city,
            Topic::PalaceSite => labels.palace_site,
            Topic::Start => labels.start,
            Topic::Track => labels.track,
            Topic::Quarry => labels.quarry,
            Topic::Maharaja => labels.maharaja,
            Topic::Chips => labels.chips,
            Topic::Travel => labels.travel,
            Topic::Forgo => labels.forgo,
            Topic::Winning => labels.winning,
        }
    }

    /// The name of a city, the same in all languages.
    fn city(&self, city: City) -> &'static str {
        city.word()
    }

    /// The name of a place where an architect rests.
    fn junction(&self, junction: Junction) -> &'static str {
        match junction {
            Junction::Start => self.labels().start,
            Junction::City(city) => self.city(city),
        }
    }

    /// "Round 3".
    fn round(&self, round: u8, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} {round}", self.labels().round)
    }
}

/// The one opponent's name, if there is only one.
fn only_other<'a>(seat: Seat, names: &Names<'a>) -> Option<&'a str> {
    let mut others = names.seats().iter().filter(|&other| other != seat);
    match (others.next(), others.next()) {
        (Some(other), None) => Some(names.of(other)),
        _ => None,
    }
}

/// The gold that others get for this many actions not carried out in full.
fn compensation(times: u8) -> u16 {
    crate::games::raja::data::FORGONE * u16::from(times)
}
