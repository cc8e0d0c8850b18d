//! The texts of Maharaja.
//!
//! A language is a type that answers `Texts`: names, titles, the log, reasons and explanations. A text that is missing
//! does not compile. Knows no screen, and no rule: what it says about the rules is said in words only.

mod de;
mod en;
mod labels;
mod nl;
mod place;

use crate::games::maharaja::action::{Exchange, Why};
use crate::games::maharaja::data::{
    Bonus, Character, City, Dial, FinalTile, Junction, Kind, Place, Reward,
};
use crate::games::maharaja::event::{Event, Reason};
use crate::games::maharaja::state::{Begun, Coins, Stage};
use crate::games::maharaja::tiles::{Goal, Level, Order, Slot};
use crate::kernel::id::{Id, named_id};
use crate::kernel::notation::Names;
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
        /// Coins.
        Coin = "coin",
        /// Prestige points, by their two letters.
        Prestige = "prestige",
        /// Worship points, by their two letters.
        Worship = "worship",
        /// Shrines.
        Shrine = "shrine",
        /// Statues.
        Statue = "statue",
        /// Action markers.
        Marker = "marker",
        /// Cities.
        City = "city",
    }
);

/// Something that can be explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// An action of the dial.
    Dial(Dial),
    /// A character.
    Character(Character),
    /// A reward tile.
    Reward(Reward),
    /// Statues: what they cost and count.
    Statue,
    /// The central statue place.
    Centre,
    /// An outer statue place with a bonus.
    BonusPlace,
    /// An outer statue place without one.
    OuterPlace,
    /// Shrines: what they cost and do, tableau and supply.
    Shrine,
    /// A village.
    Village,
    /// A city.
    City,
    /// The start.
    Start,
    /// The track of flags.
    Track,
    /// The Maharaja.
    Maharaja,
    /// Action markers.
    Markers,
    /// The markers of the Maharani.
    Maharani,
    /// Travel, which no pointer shows.
    Travel,
    /// Not doing what was planned, or only a part of it.
    Rest,
    /// The scoring of a city.
    Scoring,
    /// Reward tiles in general.
    Rewards,
    /// Brahmabot.
    Brahmabot,
    /// Brahmabot's tiles.
    Tiles,
    /// The journey of Brahmabot's priest.
    Way,
    /// How strong Brahmabot is.
    Level,
    /// How the game ends, and who wins.
    Winning,
}

impl Topic {
    /// All topics; the end of the game is the last.
    pub fn all() -> impl Iterator<Item = Self> {
        Dial::all()
            .map(Self::Dial)
            .chain(Character::all().map(Self::Character))
            .chain(Reward::all().map(Self::Reward))
            .chain([
                Self::Statue,
                Self::Centre,
                Self::BonusPlace,
                Self::OuterPlace,
                Self::Shrine,
                Self::Village,
                Self::City,
                Self::Start,
                Self::Track,
                Self::Maharaja,
                Self::Markers,
                Self::Maharani,
                Self::Travel,
                Self::Rest,
                Self::Scoring,
                Self::Rewards,
                Self::Brahmabot,
                Self::Tiles,
                Self::Way,
                Self::Level,
                Self::Winning,
            ])
    }

    /// How many topics there are: those of the three lists, and the rest.
    pub const COUNT: usize = Dial::COUNT + Character::COUNT + Reward::COUNT + 21;

    /// What there is to say of a statue place.
    #[must_use]
    pub const fn of_place(place: Place) -> Self {
        match place {
            Place::Centre => Self::Centre,
            Place::Upper | Place::Lower => Self::BonusPlace,
            Place::Outer => Self::OuterPlace,
        }
    }
}

/// All texts of Maharaja in one language.
pub trait Texts: Sync {
    /// Captions and single words.
    fn labels(&self) -> &'static Labels;

    /// What a character can do, in two or three words. The tiles have numbers and no names; the number stands before.
    fn character(&self, character: Character) -> &'static str;

    /// When an ability can be used.
    fn kind(&self, kind: Kind) -> &'static str;

    /// The short name of an action of the dial.
    fn dial(&self, dial: Dial) -> &'static str;

    /// An action of the dial in full words.
    fn dial_long(&self, dial: Dial) -> &'static str;

    /// The short name of a reward tile.
    fn reward(&self, reward: Reward) -> &'static str;

    /// A statue place.
    fn place(&self, place: Place) -> &'static str;

    /// What a statue place brings.
    fn bonus(&self, bonus: Bonus) -> &'static str;

    /// A final-scoring tile, or none: the value of that variant, and what it means in one line.
    fn final_tile(&self, tile: Option<FinalTile>) -> &'static OptionText;

    /// How strong Brahmabot is, or that he does not play: the value of that variant, and what it means in one line.
    fn level(&self, level: Option<Level>) -> &'static OptionText;

    /// A way to exchange with character 3.
    fn exchange(&self, way: Exchange) -> &'static str;

    /// What is left of an action that was begun.
    fn begun(&self, begun: Begun) -> &'static str;

    /// A place in the row of Brahmabot's tiles.
    fn slot(&self, slot: Slot) -> &'static str;

    /// What the top of a tile makes Brahmabot build.
    fn order(&self, order: Order) -> &'static str;

    /// Why Brahmabot does something, in a few words without a full stop: "second by 1".
    fn reason(&self, reason: Reason, out: &mut dyn Write) -> fmt::Result;

    /// The title of the screen: who does what now.
    fn title(&self, stage: Stage, names: &Names<'_>, out: &mut dyn Write) -> fmt::Result;

    /// What the player who decides is asked to do.
    fn request(&self, stage: Stage) -> &'static str;

    /// A number with its noun: "1 shrine", "2 shrines".
    fn count(&self, number: u16, thing: Thing, out: &mut dyn Write) -> fmt::Result;

    /// To whom travel pays: "2 coins to Blue".
    fn toll(&self, to: &str, coins: Coins, out: &mut dyn Write) -> fmt::Result;

    /// One sentence for the public log: what happened.
    ///
    /// Some events have no line of their own. `PlanMade` is a secret, and `PlanConfirmed` tells what may be told;
    /// `TurnEnded` is said by what begins next; what a bonus brings is told when it comes; and of Brahmabot's reasons
    /// the tick is told by `TileRevealed`, and that he is finished by the end of his turn.
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
            Topic::Reward(reward) => self.reward(reward),
            Topic::Statue => labels.statue,
            Topic::Centre => self.place(Place::Centre),
            Topic::BonusPlace => labels.bonus_place,
            Topic::OuterPlace => self.place(Place::Outer),
            Topic::Shrine => labels.shrine,
            Topic::Village => labels.village,
            Topic::City => labels.city,
            Topic::Start => labels.start,
            Topic::Track => labels.track,
            Topic::Maharaja => labels.maharaja,
            Topic::Markers => labels.markers,
            Topic::Maharani => labels.maharani_markers,
            Topic::Travel => labels.travel,
            Topic::Rest => labels.leave_rest,
            Topic::Scoring => labels.scoring,
            Topic::Rewards => labels.rewards,
            Topic::Brahmabot => labels.brahmabot,
            Topic::Tiles => labels.tiles,
            Topic::Way => labels.way,
            Topic::Level => labels.level,
            Topic::Winning => labels.winning,
        }
    }

    /// The name of a city, the same in all languages.
    fn city(&self, city: City) -> &'static str {
        city.word()
    }

    /// The name of a place where a priest rests.
    fn junction(&self, junction: Junction) -> &'static str {
        match junction {
            Junction::Start => self.labels().start,
            Junction::City(city) => self.city(city),
        }
    }

    /// Where a tile sends Brahmabot's priest.
    fn goal(&self, goal: Goal) -> &'static str {
        match goal {
            Goal::City(city) => self.city(city),
            Goal::Maharaja => self.labels().maharaja,
        }
    }

    /// "Round 3".
    fn round(&self, round: u8, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} {round}", self.labels().round)
    }
}

/// A number with its noun, within a sentence.
struct Counted<L>(L, u16, Thing);

impl<L: Texts> fmt::Display for Counted<L> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.count(self.1, self.2, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::maharaja::action::{ShrineTask, StatueTask};
    use crate::games::maharaja::data::{Site, Village};
    use crate::games::maharaja::event::Cause;
    use crate::games::maharaja::tiles::Tile;
    use crate::kernel::seat::Seat;
    use crate::words::Language;

    fn told(event: Event) -> [String; 3] {
        let names = Names::new(["Ann", "Brahmabot"]).unwrap();
        Language::ALL.map(|language| {
            let mut text = String::new();
            language.maharaja().tell(event, &names, &mut text).unwrap();
            text
        })
    }

    #[test]
    fn the_topics_are_counted_and_the_end_comes_last() {
        assert_eq!(Topic::all().count(), Topic::COUNT);
        assert_eq!(Topic::all().last(), Some(Topic::Winning));
    }

    #[test]
    fn brahmabot_gives_his_reasons() {
        let reasoned = |city, reason| Event::AutomaReasoned {
            tile: Tile::numbered(9),
            city,
            reason,
        };
        assert_eq!(
            told(reasoned(Some(City::Puri), Reason::SecondBy { gap: 1 })),
            [
                "Brahmabot, tile 9: Puri, second by 1.",
                "Brahmabot, Plättchen 9: Puri, Zweiter mit 1 AP Abstand.",
                "Brahmabot, tegel 9: Puri, tweede met 1 AP verschil.",
            ]
        );
        let way = Reason::Way { new: 1, foreign: 2 };
        assert_eq!(
            told(reasoned(Some(City::Puri), way)),
            [
                "Brahmabot, tile 9: Puri, way with 1 shrine to build, past 2 of yours.",
                "Brahmabot, Plättchen 9: Puri, unterwegs zu bauen: 1 Schrein, 2 von dir.",
                "Brahmabot, tegel 9: Puri, onderweg te bouwen: 1 schrijn, 2 van jou.",
            ]
        );
        assert_eq!(told(reasoned(None, Reason::Finished)), ["", "", ""]);
    }

    #[test]
    fn buildings_are_told_with_place_and_price() {
        let statue = Event::StatueBuilt {
            seat: Seat::One,
            city: City::Puri,
            place: Place::Centre,
            cost: Coins(12),
            task: StatueTask::StatueAndShrine,
        };
        assert_eq!(
            told(statue),
            [
                "Ann builds a statue in the centre of Puri, 12 coins.",
                "Ann baut eine Statue in der Mitte von Puri, 12 Münzen.",
                "Ann bouwt een beeld in het midden van Puri, 12 munten.",
            ]
        );
        let shrine = |number, cost, task| Event::ShrineBuilt {
            seat: Seat::One,
            site: Site::village(Village::numbered(number).unwrap()),
            cost: Coins(cost),
            task,
        };
        assert_eq!(
            told(shrine(24, 0, ShrineTask::Shrine)),
            [
                "Ann builds a shrine in the village between the start and Puri, for nothing.",
                "Ann baut einen Schrein im Dorf zwischen Startort und Puri, kostenlos.",
                "Ann bouwt een schrijn in het dorp tussen startlocatie en Puri, gratis.",
            ]
        );
        assert_eq!(
            told(shrine(25, 1, ShrineTask::Character)),
            [
                "Ann builds a shrine in the village near the start towards Haridwar, 1 coin (character 13).",
                "Ann baut einen Schrein im Dorf beim Startort Richtung Haridwar, 1 Münze (Charakter 13).",
                "Ann bouwt een schrijn in het dorp bij de startlocatie richting Haridwar, 1 munt (karakter 13).",
            ]
        );
    }

    #[test]
    fn receipts_say_where_they_come_from() {
        let coins = |coins, cause| Event::CoinsReceived {
            seat: Seat::One,
            coins: Coins(coins),
            cause,
        };
        assert_eq!(
            told(coins(1, Cause::Bonus)),
            [
                "Ann gets 1 coin (bonus).",
                "Ann erhält 1 Münze (Bonus).",
                "Ann krijgt 1 munt (bonus).",
            ]
        );
        assert_eq!(
            told(coins(3, Cause::Dial(Dial::Coins))),
            [
                "Ann gets 3 coins.",
                "Ann erhält 3 Münzen.",
                "Ann krijgt 3 munten.",
            ]
        );
    }
}
