//! Why something is not allowed in Maharaja, in English.

use super::English;
use super::tell::Person;
use crate::games::maharaja::action::{Moment, Why};
use crate::games::maharaja::data::{Dial, Place};
use crate::words::maharaja::{Counted, Texts, Thing};
use crate::words::place::en::At;
use core::fmt::{self, Write};

pub(super) fn why(why: Why, out: &mut dyn Write) -> fmt::Result {
    out.write_str(match why {
        Why::GameOver => "The game is over.",
        Why::NotYourTurn => "Wait for your turn: somebody else decides now.",
        Why::NotNow { moment } => match moment {
            Moment::Choosing => "Characters are chosen at the start, or when yours was taken.",
            Moment::Placing => "The first shrines are placed before the first round.",
            Moment::Planning => "Plans are made at the beginning of a round.",
            Moment::Turn => "This is done in your turn, after the plans.",
            Moment::Scoring => "Rewards are chosen when a city is scored.",
        },
        Why::AutomaDecides => "His tile decides what Brahmabot does: go on with A.",
        Why::NotOnDisplay { character } => {
            let number = character.number();
            return write!(
                out,
                "Character {number} is not on display: choose one that is."
            );
        }
        Why::NotInPlay { character } => {
            let number = character.number();
            return write!(
                out,
                "Character {number} is not in this game: choose another."
            );
        }
        Why::OwnCharacter { character } => {
            let number = character.number();
            return write!(out, "You hold character {number} yourself: take another.");
        }
        Why::DisplayOnly => "Characters are safe in this game: take one from the display.",
        Why::NoReplacement => "No other character is left for Brahmabot: he keeps his.",
        Why::NotEnoughCoins { needs, has } => {
            let needs = Counted(English, needs.0, Thing::Coin);
            return write!(out, "You need {needs} and have {has}.");
        }
        Why::NotEnoughPrestige => "You need 1 PP for this and have none.",
        Why::NotPlanned {
            dial: dial @ Dial::Character,
        } => {
            let dial = English.dial(dial);
            return write!(
                out,
                "Not in your plan: {dial}. Only a pointer brings it, no marker."
            );
        }
        Why::NotPlanned { dial } => {
            let dial = English.dial(dial);
            return write!(
                out,
                "Not in your plan: {dial}. Do what you planned, or spend a marker."
            );
        }
        Why::AlreadyDone { dial } => {
            let dial = English.dial(dial);
            return write!(out, "{dial}: done, nothing of it is left in this turn.");
        }
        Why::FinishFirst => "First finish the action you began, or leave its rest.",
        Why::OneMustBeInACity => {
            "One of two shrines must stand in a city: build this one where your priest is."
        }
        Why::CityShrineImpossible => {
            "The shrine in a city would become impossible: keep a shrine, a coin and a way for it."
        }
        Why::CityShrineOwed => "First build the shrine in a city: one of two must stand there.",
        Why::NoShrineOnTableau => "You have no shrine at hand: fetch some from the supply.",
        Why::SupplyEmpty => "Your supply is empty: all your shrines are at hand or on the board.",
        Why::VillageFull { village } => {
            let village = At(village);
            return write!(
                out,
                "There is no room in {village}: 2 shrines fit in, with two players 1."
            );
        }
        Why::PriestElsewhere { city } => {
            return write!(out, "Your priest must be in {city}.");
        }
        Why::NoStatueLeft => "You have built all your statues.",
        Why::NoPlace { city, place } => {
            return match place {
                Place::Centre => write!(
                    out,
                    "The centre of {city} is taken: build on an outer place or in another city."
                ),
                Place::Upper | Place::Lower => write!(
                    out,
                    "This bonus place of {city} is taken: choose another place."
                ),
                Place::Outer => write!(
                    out,
                    "The four outer places of {city} are taken: choose another place."
                ),
            };
        }
        Why::FlagTooFarLeft { city } => {
            return write!(
                out,
                "A flag moves exactly three fields: {city} has fewer to its left."
            );
        }
        Why::NoSuchAbility { character } => {
            let person = Person(character);
            return write!(
                out,
                "For this you need {person}, or your Maharani marker on it."
            );
        }
        Why::AbilityUsed { character } => {
            let number = character.number();
            return write!(
                out,
                "Character {number} helps once a round, and has done so."
            );
        }
        Why::NotAnAbilityToUse { character } => {
            let person = Person(character);
            return write!(
                out,
                "There is no button for {person}: it works where it is needed."
            );
        }
        Why::NoMarkerLeft => "No action marker is left: players hold all 7.",
        Why::NoMarker => {
            "You have no action marker: bonus places and the characters 4 and 14 bring them."
        }
        Why::MarkerSpentAlready => "You have spent a marker: only one a turn.",
        Why::NoMarkerForCharacter => {
            "A marker is not for changing character: choose another action."
        }
        Why::NoSuchRoad => {
            "No road leads there from your priest: travel by way of a neighbouring place."
        }
        Why::VillageEmpty { village } => {
            let village = At(village);
            return write!(out, "The road is closed: {village} needs a shrine first.");
        }
        Why::NoRest => "Nothing is begun whose rest could be left.",
        Why::RewardNotOnOffer { reward } => {
            let reward = English.reward(reward);
            return write!(
                out,
                "Not on offer: {reward}. Choose one of the lowest tiles."
            );
        }
        Why::MaharaniThere { character } => {
            let number = character.number();
            return write!(
                out,
                "A marker of this reward lies on character {number}: choose another."
            );
        }
        Why::AlreadyThere => "Your priest is here already: travel on by a road.",
        Why::OnlyBrahmabot => "Only Brahmabot does this.",
        Why::OnlyWithReward { reward } => {
            let reward = English.reward(reward);
            return write!(out, "This needs the reward: {reward}.");
        }
    })
}
