//! Why something is not allowed in Maharaja, in German.

use super::German;
use super::tell::Person;
use crate::games::maharaja::action::{Moment, Why};
use crate::games::maharaja::data::{Dial, Place};
use crate::words::maharaja::{Counted, Texts, Thing};
use crate::words::place::de::{In, Lying};
use core::fmt::{self, Write};

pub(super) fn why(why: Why, out: &mut dyn Write) -> fmt::Result {
    out.write_str(match why {
        Why::GameOver => "Das Spiel ist zu Ende.",
        Why::NotYourTurn => "Warte, bis du an der Reihe bist: Jetzt entscheidet jemand anderes.",
        Why::NotNow { moment } => match moment {
            Moment::Choosing => "Charaktere werden zu Beginn gewählt, oder wenn dir deiner genommen wurde.",
            Moment::Placing => "Die ersten Schreine werden vor der ersten Runde gesetzt.",
            Moment::Planning => "Geplant wird zu Beginn einer Runde.",
            Moment::Turn => "Das tust du in deinem Zug, nach dem Planen.",
            Moment::Scoring => "Belohnungen werden gewählt, wenn eine Stadt gewertet wird.",
        },
        Why::AutomaDecides => "Was Brahmabot tut, entscheidet sein Plättchen: weiter mit A.",
        Why::NotOnDisplay { character } => {
            let number = character.number();
            return write!(
                out,
                "Charakter {number} liegt nicht in der Auslage: Wähle einen, der dort liegt."
            );
        }
        Why::NotInPlay { character } => {
            let number = character.number();
            return write!(
                out,
                "Charakter {number} ist nicht im Spiel: Wähle einen anderen."
            );
        }
        Why::OwnCharacter { character } => {
            let number = character.number();
            return write!(out, "Du hast Charakter {number} selbst: Nimm einen anderen.");
        }
        Why::DisplayOnly => "In diesem Spiel sind Charaktere sicher: Nimm einen aus der Auslage.",
        Why::NoReplacement => "Für Brahmabot ist kein anderer Charakter übrig: Er behält seinen.",
        Why::NotEnoughCoins { needs, has } => {
            let needs = Counted(German, needs.0, Thing::Coin);
            return write!(out, "Du brauchst {needs} und hast {has}.");
        }
        Why::NotEnoughPrestige => "Dafür brauchst du 1 PP und hast keinen.",
        Why::NotPlanned {
            dial: dial @ Dial::Character,
        } => {
            let dial = German.dial(dial);
            return write!(out, "Nicht in deinem Plan: {dial}. Das bringt nur ein Zeiger, kein Marker.");
        }
        Why::NotPlanned { dial } => {
            let dial = German.dial(dial);
            return write!(
                out,
                "Nicht in deinem Plan: {dial}. Tu, was du geplant hast, oder setze einen Marker ein."
            );
        }
        Why::AlreadyDone { dial } => {
            let dial = German.dial(dial);
            return write!(out, "{dial}: getan, davon ist in diesem Zug nichts übrig.");
        }
        Why::FinishFirst => "Beende erst die begonnene Aktion oder lass ihren Rest.",
        Why::OneMustBeInACity => {
            "Von zwei Schreinen muss einer in einer Stadt stehen: Baue diesen, wo dein Priester ist."
        }
        Why::CityShrineImpossible => {
            "Der Schrein in einer Stadt würde unmöglich: Behalte einen Schrein, eine Münze und einen Weg dafür."
        }
        Why::CityShrineOwed => "Baue erst den Schrein in einer Stadt: Einer von zweien muss dort stehen.",
        Why::NoShrineOnTableau => "Du hast keinen Schrein griffbereit: Hole welche aus dem Vorrat.",
        Why::SupplyEmpty => "Dein Vorrat ist leer: Alle deine Schreine sind griffbereit oder auf dem Spielplan.",
        Why::VillageFull { village } => {
            let village = In(village);
            return write!(
                out,
                "Kein Platz {village}: 2 Schreine passen hinein, bei zwei Spielern 1."
            );
        }
        Why::PriestElsewhere { city } => {
            return write!(out, "Dein Priester muss in {city} sein.");
        }
        Why::NoStatueLeft => "Du hast alle deine Statuen gebaut.",
        Why::NoPlace { city, place } => {
            return match place {
                Place::Centre => write!(
                    out,
                    "Die Mitte von {city} ist besetzt: Baue außen oder in einer anderen Stadt."
                ),
                Place::Upper | Place::Lower => write!(
                    out,
                    "Dieser Bonusplatz in {city} ist besetzt: Wähle einen anderen Platz."
                ),
                Place::Outer => write!(
                    out,
                    "Die vier äußeren Plätze in {city} sind besetzt: Wähle einen anderen Platz."
                ),
            };
        }
        Why::FlagTooFarLeft { city } => {
            return write!(
                out,
                "Eine Flagge geht genau drei Felder nach links: Bei {city} sind es weniger."
            );
        }
        Why::NoSuchAbility { character } => {
            let person = Person(character);
            return write!(
                out,
                "Dafür brauchst du {person} oder deinen Maharani-Marker darauf."
            );
        }
        Why::AbilityUsed { character } => {
            let number = character.number();
            return write!(
                out,
                "Charakter {number} hilft einmal pro Runde, und das ist geschehen."
            );
        }
        Why::NotAnAbilityToUse { character } => {
            let person = Person(character);
            return write!(
                out,
                "Für {person} gibt es keine Taste: Er wirkt, wo er gebraucht wird."
            );
        }
        Why::NoMarkerLeft => "Kein Aktionsmarker ist übrig: Alle 7 sind vergeben.",
        Why::NoMarker => {
            "Du hast keinen Aktionsmarker: Bonusplätze und die Charaktere 4 und 14 bringen welche."
        }
        Why::MarkerSpentAlready => "Du hast schon einen Marker eingesetzt: nur einer pro Zug.",
        Why::NoMarkerForCharacter => {
            "Mit einem Marker lässt sich kein Charakter wechseln: Wähle eine andere Aktion."
        }
        Why::NoSuchRoad => {
            "Von deinem Priester führt kein Weg dorthin: Reise über einen Nachbarort."
        }
        Why::VillageEmpty { village } => {
            let village = Lying(village);
            return write!(out, "Der Weg ist unterbrochen: Das Dorf {village} braucht erst einen Schrein.");
        }
        Why::NoRest => "Es ist nichts begonnen, dessen Rest du lassen könntest.",
        Why::RewardNotOnOffer { reward } => {
            let reward = German.reward(reward);
            return write!(
                out,
                "Nicht zur Wahl: {reward}. Wähle eine der untersten Belohnungen."
            );
        }
        Why::MaharaniThere { character } => {
            let number = character.number();
            return write!(
                out,
                "Ein Marker dieser Belohnung liegt auf Charakter {number}: Wähle einen anderen."
            );
        }
        Why::AlreadyThere => "Dein Priester ist schon hier: Reise auf einem der Wege weiter.",
        Why::OnlyBrahmabot => "Das tut nur Brahmabot.",
        Why::OnlyWithReward { reward } => {
            let reward = German.reward(reward);
            return write!(out, "Das geht nur mit der Belohnung: {reward}.");
        }
    })
}
