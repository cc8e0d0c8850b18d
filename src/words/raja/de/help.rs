//! What the things of Raja are, in German.

use crate::games::raja::data::{Character, Dial};
use crate::words::raja::Topic;

pub(super) const fn explain(topic: Topic) -> &'static str {
    match topic {
        Topic::Dial(dial) => action(dial),
        Topic::Character(character) => person(character),
        Topic::Village => {
            "Hier kannst du immer bauen, egal wo dein Architekt ist. Ein Dorf fasst 2 Häuser, bei zwei Spielern nur \
            1. Ein Weg ist offen, wenn jedes Dorf an ihm ein Haus hat. Wo du ein Haus hast, reist du kostenlos \
            durch; sonst zahlst du 1 Gold an den Besitzer jedes Hauses."
        }
        Topic::City => {
            "Hier baust du, solange dein Architekt in der Stadt ist: beliebig viele Häuser, und Paläste, solange \
            Felder frei sind. Bei einer Wertung bringen Architekt, Haus und kleiner Palast je 1 Punkt, der große \
            Palast 3."
        }
        Topic::PalaceSite => {
            "Eine Stadt hat 1 Feld in der Mitte und 6 außen. Ein Palast kostet überall 12 Gold (Baumeister: 9), und \
            dein Architekt muss in der Stadt sein. Der große Palast in der Mitte bringt bei einer Wertung 3 Punkte, \
            ein kleiner 1 (Priester: 2). Mehrere in einer Stadt sind erlaubt."
        }
        Topic::Start => {
            "Hier beginnen alle Architekten. Beim Reisen gilt der Startort als Stadt: Durchreise und Rast kosten \
            nichts. Gebaut und gewertet wird hier nie."
        }
        Topic::Track => {
            "Das unterste Stadtwappen zeigt, wohin der Maharadscha als Nächstes reist. Dann kommt es direkt über das \
            oberste. Leere Felder bedeuten nichts. Liegt ein Wappen neu auf Feld 10 (kurzes Spiel: in Runde 8), ist es \
            die letzte Runde."
        }
        Topic::Quarry => {
            "Deine Häuser, die noch nicht im Vorrat sind. Die Aktion Steinbruch bringt dir 2 davon, einen anderen \
            Weg gibt es nicht. Du hast 20 Häuser: Gebaute kommen nicht zurück, lassen sich aber versetzen."
        }
        Topic::Maharaja => {
            "Er steht in der Stadt, die nach allen Zügen dieser Runde gewertet wird. Je mehr Punkte du dort hast, \
            desto mehr Gold gibt er dir; bei Gleichstand zählt die niedrigere Person. Dein Architekt muss nicht dort \
            sein. Hast nur du Punkte, gibt es 5 Gold mehr."
        }
        Topic::Chips => {
            "Ein Aktionschip gibt dir im Zug eine dritte Aktion, jede außer Personenkarte. Nur 1 Chip pro Zug. Was \
            du davon nicht tust, kostet nichts. Der Yogi bringt Chips; du behältst sie, wenn er geht."
        }
        Topic::Travel => {
            "In deinem Zug reist du, so oft du willst, Weg für Weg; einen Zeiger braucht es nicht. Jedes Dorf am Weg \
            braucht ein Haus. In Dörfern ohne eigenes Haus zahlst du 1 Gold an den Besitzer jedes Hauses. Städte und \
            Startort sind frei."
        }
        Topic::Forgo => {
            "Du musst nicht tun, was du geplant hast. Aber für jeden Zeiger, den du nicht ganz ausführst, erhalten \
            alle anderen 2 Gold von der Bank. Auch Palast + Haus zur Hälfte oder nur eines von 2 Häusern ist nicht \
            ganz."
        }
        Topic::Winning => {
            "Das Spiel endet nach der Runde, in der jemand den letzten seiner 7 Paläste baut (kurzes Spiel: 6) oder \
            ein Stadtwappen auf Feld 10 kommt (kurzes Spiel: in Runde 8). Es gewinnt, wer die meisten Paläste hat; dann zählt \
            das Gold, dann die niedrigere Person."
        }
    }
}

const fn action(dial: Dial) -> &'static str {
    match dial {
        Dial::Gold => {
            "Die Bank gibt dir 2 Gold. Das kostet nichts und geht immer: eine sichere Wahl."
        }
        Dial::House => {
            "Baue 1 Haus für 1 Gold: in einem Dorf mit Platz oder in der Stadt, in der dein Architekt ist. Du \
            brauchst ein Haus im Vorrat."
        }
        Dial::TwoHouses => {
            "Baue 2 Häuser für je 1 Gold. Mindestens eines muss in einer Stadt stehen, in der dein Architekt ist; \
            das andere in einem Dorf oder einer Stadt, auch einer anderen. Baust du nur eines, erhalten alle anderen \
            2 Gold."
        }
        Dial::MoveHouse => {
            "Nimm eines deiner Häuser vom Spielplan und setze es in ein Dorf mit Platz oder in die Stadt, in der \
            dein Architekt ist. Das kostet nichts. Ein Dorf ohne Haus unterbricht den Weg."
        }
        Dial::Quarry => {
            "Nimm 2 deiner Häuser aus dem Steinbruch. Das kostet nichts, und du kannst sie im selben Zug bauen. Ist \
            nur noch 1 da, bekommst du es, aber alle anderen erhalten 2 Gold."
        }
        Dial::Palace => {
            "Baue 1 Palast für 12 Gold, als Baumeister 9, auf ein freies Feld der Stadt, in der dein Architekt ist. \
            Paläste gewinnen das Spiel: Baut jemand den letzten eigenen, endet es mit dieser Runde."
        }
        Dial::PalaceAndHouse => {
            "Baue 1 Palast für 12 Gold, als Baumeister 9, und 1 Haus für 1 Gold, in beliebiger Reihenfolge, auch an \
            verschiedenen Orten. In einer Stadt muss dein Architekt dort sein. Baust du nur eines von beiden, \
            erhalten alle anderen 2 Gold."
        }
        Dial::Order => {
            "Versetze ein beliebiges Stadtwappen genau 2 Felder nach unten; überholte rücken 1 nach oben. Das \
            unterste Wappen zeigt, wohin der Maharadscha nächste Runde reist. Die Stadt dieser Runde bleibt."
        }
        Dial::Character => {
            "Nimm eine freie Person oder die eines anderen und lege deine zurück; der andere wählt sofort eine \
            freie. In diesem Zug nutzt du beide Fähigkeiten. Mit mehreren Personen behältst du deine; ist keine \
            frei, tauschst du oder wirbst ab."
        }
    }
}

const fn person(character: Character) -> &'static str {
    match character {
        Character::Mogul => {
            "Nummer 1: Du ziehst zuerst und gewinnst bei Wertungen jeden Gleichstand. Mehr kann er nicht. Niedrige \
            Nummern ziehen vor hohen."
        }
        Character::Trader => {
            "Nummer 2: Du erhältst 1 Gold von der Bank, wenn dein Zug beginnt oder wenn du die Karte im Zug nimmst. \
            Einmal pro Zug."
        }
        Character::Sadhu => {
            "Nummer 3: Bei einer Wertung zählen deine kleinen Paläste je 2 Punkte statt 1. Du musst die Karte in \
            diesem Moment haben."
        }
        Character::Monk => {
            "Nummer 4: Reisen kostet dich nichts, denn die Bank bezahlt die Besitzer der Häuser. Dörfer ohne Haus \
            bleiben gesperrt."
        }
        Character::Builder => {
            "Nummer 5: Einmal im Zug baust oder versetzt du 1 Haus mehr, kostenlos und ohne Zeiger. Zum Bauen \
            brauchst du ein Haus im Vorrat; in einer Stadt muss dein Architekt dort sein."
        }
        Character::Artisan => {
            "Nummer 6: Ein Palast kostet dich 9 Gold statt 12. Einen Zeiger oder Chip dafür brauchst du trotzdem, \
            und deinen Architekten in der Stadt."
        }
        Character::Yogi => {
            "Nummer 7: Einmal pro Zug erhältst du 1 Aktionschip: wenn er beginnt oder du die Karte nimmst, und ist \
            keiner da, sobald einer zurückkommt. Ein Chip gibt eine dritte Aktion, sofort oder später."
        }
    }
}
