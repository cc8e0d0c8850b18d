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

pub use crate::words::face::{Hints, OptionText};
pub use de::German;
pub use en::English;
pub use labels::{Labels, OptionTexts};
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

    /// The text of a step of the guided first game; none where the other player acts, and none past the end.
    fn lesson(&self, step: usize) -> &'static str;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::raja::action::{HouseTask, MoveTask};
    use crate::games::raja::data::{Site, TrackBox, Village};
    use crate::games::raja::state::Plan;
    use crate::words::Language;

    fn told(event: Event, players: &[&'static str]) -> [String; 3] {
        let names = Names::new(players.iter().copied()).unwrap();
        Language::ALL.map(|language| {
            let mut text = String::new();
            language.raja().tell(event, &names, &mut text).unwrap();
            text
        })
    }

    const THREE: [&str; 3] = ["Ann", "Bo", "Cem"];

    #[test]
    fn palaces_are_told_in_plain_words() {
        let built = |ground| Event::PalaceBuilt {
            seat: Seat::One,
            city: City::Agra,
            ground,
            cost: Gold(12),
        };
        assert_eq!(
            told(built(Ground::Outer), &THREE),
            [
                "Ann builds a palace in Agra, 12 gold.",
                "Ann baut einen Palast in Agra, 12 Gold.",
                "Ann bouwt een paleis in Agra, 12 goud.",
            ]
        );
        assert_eq!(
            told(built(Ground::Centre), &THREE),
            [
                "Ann builds the central palace in Agra, 12 gold.",
                "Ann baut den großen Palast in Agra, 12 Gold.",
                "Ann bouwt het centrale paleis in Agra, 12 goud.",
            ]
        );
    }

    #[test]
    fn villages_are_told_by_their_roads() {
        let site = |number| Site::village(Village::numbered(number).unwrap());
        let moved = Event::HouseMoved {
            seat: Seat::Two,
            from: site(25),
            to: site(22),
            task: MoveTask::MoveHouse,
        };
        assert_eq!(
            told(moved, &THREE),
            [
                "Bo moves a house from the village near the start towards Udaipur \
                to the village between the start and Bikaner.",
                "Bo versetzt ein Haus aus dem Dorf beim Startort Richtung Udaipur \
                ins Dorf zwischen Startort und Bikaner.",
                "Bo verplaatst een huis van het dorp bij de startlocatie richting Udaipur \
                naar het dorp tussen startlocatie en Bikaner.",
            ]
        );
        let built = Event::HouseBuilt {
            seat: Seat::Two,
            site: site(5),
            task: HouseTask::Builder,
        };
        assert_eq!(
            told(built, &THREE),
            [
                "Bo builds a house in the village near Agra towards Udaipur, free as Builder.",
                "Bo baut ein Haus im Dorf bei Agra Richtung Udaipur, kostenlos als Unternehmer.",
                "Bo bouwt een huis in het dorp bij Agra richting Udaipur, kosteloos als Aannemer.",
            ]
        );
    }

    #[test]
    fn one_and_many_are_told_apart() {
        let scored = |points| Event::Scored {
            seat: Seat::One,
            points,
            gold: Gold(7),
        };
        let [english, german, dutch] = told(scored(1), &THREE);
        assert_eq!(english, "Ann has 1 point and gets 7 gold.");
        assert_eq!(german, "Ann hat 1 Punkt und erhält 7 Gold.");
        assert_eq!(dutch, "Ann heeft 1 punt en krijgt 7 goud.");
        let [english, german, dutch] = told(scored(2), &THREE);
        assert_eq!(english, "Ann has 2 points and gets 7 gold.");
        assert_eq!(german, "Ann hat 2 Punkte und erhält 7 Gold.");
        assert_eq!(dutch, "Ann heeft 2 punten en krijgt 7 goud.");
    }

    #[test]
    fn with_two_players_the_other_is_called_by_name() {
        let forgone = Event::Forgone {
            seat: Seat::One,
            dial: Dial::Palace,
        };
        assert_eq!(
            told(forgone, &["Ann", "Bo"]),
            [
                "Ann gives up Palace: 2 gold to Bo.",
                "Ann verzichtet auf Palast: 2 Gold an Bo.",
                "Ann ziet af van Paleis: 2 goud aan Bo.",
            ]
        );
        assert_eq!(
            told(forgone, &THREE)[0],
            "Ann gives up Palace: 2 gold to everybody else."
        );
    }

    #[test]
    fn the_mogul_is_declined() {
        let taken = |character| Event::CharacterTaken {
            seat: Seat::One,
            character,
            from: Some(Seat::Three),
        };
        let german = |character| {
            let [_, german, _] = told(taken(character), &THREE);
            german
        };
        assert_eq!(
            german(Character::Mogul),
            "Ann nimmt den Großfürsten von Cem."
        );
        assert_eq!(german(Character::Trader), "Ann nimmt den Händler von Cem.");
    }

    #[test]
    fn a_turn_begins_with_its_plan() {
        let begun = |one, other| Event::TurnBegan {
            seat: Seat::One,
            plan: Plan::new(one, other),
        };
        assert_eq!(
            told(begun(Dial::Palace, Dial::Palace), &THREE),
            [
                "Ann's turn: Palace, twice.",
                "Ann ist am Zug: zweimal Palast.",
                "Ann is aan de beurt: twee keer Paleis.",
            ]
        );
        assert_eq!(
            told(begun(Dial::Quarry, Dial::Gold), &THREE)[0],
            "Ann's turn: Gold, Quarry."
        );
        let round = Event::MaharajaMoved {
            city: City::Agra,
            place: TrackBox::at(9).unwrap(),
        };
        assert_eq!(
            told(round, &THREE)[1],
            "Der Maharadscha reist nach Agra; das Stadtwappen kommt auf Feld 3."
        );
    }
}
