//! Why something is not allowed in Maharaja, in Dutch.

use super::Dutch;
use super::tell::Person;
use crate::games::maharaja::action::{Moment, Why};
use crate::games::maharaja::data::{Dial, Place};
use crate::words::maharaja::{Counted, Texts, Thing};
use crate::words::place::nl::At;
use core::fmt::{self, Write};

pub(super) fn why(why: Why, out: &mut dyn Write) -> fmt::Result {
    out.write_str(match why {
        Why::GameOver => "Het spel is afgelopen.",
        Why::NotYourTurn => "Wacht op je beurt: nu beslist iemand anders.",
        Why::NotNow { moment } => match moment {
            Moment::Choosing => "Karakters kies je aan het begin, of als het jouwe is afgenomen.",
            Moment::Placing => "De eerste schrijnen plaats je voor de eerste ronde.",
            Moment::Planning => "Plannen maak je aan het begin van een ronde.",
            Moment::Turn => "Dat doe je in je beurt, na het plannen.",
            Moment::Scoring => "Beloningen kies je als een stad geteld wordt.",
        },
        Why::AutomaDecides => "Wat Brahmabot doet, beslist zijn tegel: verder met A.",
        Why::NotOnDisplay { character } => {
            let number = character.number();
            return write!(
                out,
                "Karakter {number} ligt niet in het aanbod: kies er een dat er wel ligt."
            );
        }
        Why::NotInPlay { character } => {
            let number = character.number();
            return write!(
                out,
                "Karakter {number} doet niet mee: kies een ander."
            );
        }
        Why::OwnCharacter { character } => {
            let number = character.number();
            return write!(out, "Je hebt karakter {number} zelf: neem een ander.");
        }
        Why::DisplayOnly => "In dit spel zijn karakters veilig: neem er een uit het aanbod.",
        Why::NoReplacement => "Voor Brahmabot is geen ander karakter over: hij houdt het zijne.",
        Why::NotEnoughCoins { needs, has } => {
            let needs = Counted(Dutch, needs.0, Thing::Coin);
            return write!(out, "Je hebt {needs} nodig en hebt er {has}.");
        }
        Why::NotEnoughPrestige => "Hiervoor heb je 1 PP nodig, en je hebt er geen.",
        Why::NotPlanned {
            dial: dial @ Dial::Character,
        } => {
            let dial = Dutch.dial(dial);
            return write!(out, "Niet in je plan: {dial}. Dat brengt alleen een pijl, geen fiche.");
        }
        Why::NotPlanned { dial } => {
            let dial = Dutch.dial(dial);
            return write!(
                out,
                "Niet in je plan: {dial}. Doe wat je gekozen hebt, of zet een fiche in."
            );
        }
        Why::AlreadyDone { dial } => {
            let dial = Dutch.dial(dial);
            return write!(out, "{dial}: gedaan, daar is deze beurt niets van over.");
        }
        Why::FinishFirst => "Maak eerst de begonnen actie af, of laat de rest.",
        Why::OneMustBeInACity => {
            "Van twee schrijnen moet er één in een stad staan: bouw deze waar je priester is."
        }
        Why::CityShrineImpossible => {
            "De schrijn in een stad zou onmogelijk worden: houd er een schrijn, een munt en een weg voor over."
        }
        Why::CityShrineOwed => "Bouw eerst de schrijn in een stad: een van de twee moet daar staan.",
        Why::NoShrineOnTableau => "Je hebt geen schrijn bij de hand: haal er uit de voorraad.",
        Why::SupplyEmpty => "Je voorraad is leeg: al je schrijnen zijn bij de hand of op het bord.",
        Why::VillageFull { village } => {
            let village = At(village);
            return write!(
                out,
                "Geen plaats in {village}: er passen 2 schrijnen in, met twee spelers 1."
            );
        }
        Why::PriestElsewhere { city } => {
            return write!(out, "Je priester moet in {city} zijn.");
        }
        Why::NoStatueLeft => "Je hebt al je beelden gebouwd.",
        Why::NoPlace { city, place } => {
            return match place {
                Place::Centre => write!(
                    out,
                    "Het midden van {city} is bezet: bouw eromheen of in een andere stad."
                ),
                Place::Upper | Place::Lower => write!(
                    out,
                    "Deze bonusplaats van {city} is bezet: kies een andere plaats."
                ),
                Place::Outer => write!(
                    out,
                    "De vier buitenplaatsen van {city} zijn bezet: kies een andere plaats."
                ),
            };
        }
        Why::FlagTooFarLeft { city } => {
            return write!(
                out,
                "Een vlag gaat precies drie velden naar links: bij {city} zijn dat er minder."
            );
        }
        Why::NoSuchAbility { character } => {
            let person = Person(character);
            return write!(
                out,
                "Hiervoor heb je {person} nodig, of je maharanifiche erop."
            );
        }
        Why::AbilityUsed { character } => {
            let number = character.number();
            return write!(
                out,
                "Karakter {number} helpt één keer per ronde, en dat is gebeurd."
            );
        }
        Why::NotAnAbilityToUse { character } => {
            let person = Person(character);
            return write!(
                out,
                "Voor {person} is er geen knop: het werkt waar het nodig is."
            );
        }
        Why::NoMarkerLeft => "Er is geen actiefiche over: alle 7 zijn vergeven.",
        Why::NoMarker => {
            "Je hebt geen actiefiche: bonusplaatsen en de karakters 4 en 14 brengen ze."
        }
        Why::MarkerSpentAlready => "Je hebt al een fiche ingezet: maar één per beurt.",
        Why::NoMarkerForCharacter => {
            "Met een fiche kun je geen karakter wisselen: kies een andere actie."
        }
        Why::NoSuchRoad => {
            "Vanaf je priester loopt daar geen weg heen: reis via een buurplaats."
        }
        Why::VillageEmpty { village } => {
            let village = At(village);
            return write!(out, "De weg is onderbroken: {village} heeft eerst een schrijn nodig.");
        }
        Why::NoRest => "Er is niets begonnen waarvan je de rest kunt laten.",
        Why::RewardNotOnOffer { reward } => {
            let reward = Dutch.reward(reward);
            return write!(
                out,
                "Niet te kiezen: {reward}. Kies een van de onderste beloningen."
            );
        }
        Why::MaharaniThere { character } => {
            let number = character.number();
            return write!(
                out,
                "Op karakter {number} ligt al een fiche van deze beloning: kies een ander."
            );
        }
        Why::AlreadyThere => "Je priester is hier al: reis verder over een van de wegen.",
        Why::OnlyBrahmabot => "Dat doet alleen Brahmabot.",
        Why::OnlyWithReward { reward } => {
            let reward = Dutch.reward(reward);
            return write!(out, "Dat kan alleen met de beloning: {reward}.");
        }
    })
}
