//! What the things of Maharaja are, in German.

use crate::games::maharaja::data::{Character, Dial, Reward};
use crate::words::maharaja::Topic;

pub(super) const fn explain(topic: Topic) -> &'static str {
    match topic {
        Topic::Dial(dial) => action(dial),
        Topic::Character(character) => person(character),
        Topic::Reward(reward) => prize(reward),
        Topic::Statue => {
            "Eine Statue kostet 10 Münzen, beim Maharadscha 12. Dein Priester muss in der Stadt sein. In der Mitte \
            zählt sie 3 Anbetungspunkte (AP), sonst 2, am Ende 3 PP. Du hast 7; baut jemand die letzte, ist es die \
            letzte Runde."
        }
        Topic::Centre => {
            "Der eine Platz in der Mitte einer Stadt. Hier zählt eine Statue 3 Anbetungspunkte (AP), wenn die Stadt \
            gewertet wird, auf jedem anderen Platz 2."
        }
        Topic::BonusPlace => {
            "Zwei äußere Plätze jeder Stadt bringen einen Bonus. Wer dort baut, erhält ihn sofort: einen Aktionsmarker, \
            2 Münzen, 1 PP oder 1 Schrein aus dem Vorrat. Die Statue zählt 2 AP wie auf jedem äußeren Platz."
        }
        Topic::OuterPlace => {
            "Vier äußere Plätze jeder Stadt bringen keinen Bonus. Hier zählt eine Statue 2 Anbetungspunkte (AP), wenn \
            die Stadt gewertet wird, 1 weniger als in der Mitte."
        }
        Topic::Shrine => {
            "Ein Schrein kostet 1 Münze. Im Dorf öffnet er den Weg und bringt Wegegeld, in der Stadt zählt er 1 AP. Du \
            hast 20 und baust nur griffbereite: Die anderen liegen im Vorrat, bis du sie holst."
        }
        Topic::Village => {
            "Hier kannst du immer bauen, egal wo dein Priester ist. Ein Dorf fasst 2 Schreine, bei zwei Spielern nur 1. \
            Ein Weg ist offen, wenn jedes Dorf an ihm einen Schrein hat. Wo du einen hast, reist du kostenlos."
        }
        Topic::City => {
            "Hier baust du, solange dein Priester in der Stadt ist: Schreine ohne Grenze, Statuen, solange Plätze frei \
            sind. Es gibt 1 Platz in der Mitte und 6 außen, zwei davon mit Bonus."
        }
        Topic::Start => {
            "Hier beginnen alle Priester. Beim Reisen gilt der Startort als Stadt: Durchreise und Rast kosten nichts. \
            Gebaut und gewertet wird hier nie."
        }
        Topic::Track => {
            "Die Flagge ganz links zeigt, welche Stadt der Maharadscha nächste Runde besucht. Dann kommt sie rechts \
            hinter die letzte. Lücken schließen sich am Ende der Runde und bedeuten nichts. Gespielt werden sieben \
            Runden."
        }
        Topic::Maharaja => {
            "Er ist in der Stadt, die nach allen Zügen dieser Runde gewertet wird. Dort kostet eine Statue 12 Münzen. \
            Je mehr Anbetungspunkte du hast, desto mehr Münzen gibt es, und desto früher wählst du eine Belohnung."
        }
        Topic::Markers => {
            "Ein Marker gibt dir im Zug eine Aktion mehr, jede mögliche außer Charakter. Nur 1 Marker pro Zug. Manche \
            Statuenplätze bringen einen, ebenso die Charaktere 4 und 14. Es gibt nur 7."
        }
        Topic::Maharani => {
            "Ein Marker der Maharani leiht dir bis zum Ende der nächsten Runde die Fähigkeit eines Charakters, nicht \
            seine Nummer. Wirkt sie einmal pro Runde, geht er nach Gebrauch zurück. Nimmt jemand den Charakter, \
            behältst du sie."
        }
        Topic::Travel => {
            "In deinem Zug reist dein Priester, so oft du willst, Weg für Weg, ohne Zeiger. Jedes Dorf am Weg braucht \
            einen Schrein. Ist keiner deiner, zahlst du 1 Münze an den Besitzer jedes Schreins. Er rastet in Städten \
            und am Startort."
        }
        Topic::Rest => {
            "Geplantes darfst du lassen, ganz oder zum Teil, das kostet nichts. Aber beende eine Aktion oder lass ihren \
            Rest, bevor du eine andere beginnst. Steht von 2 Schreinen einer im Dorf, muss der in einer Stadt folgen."
        }
        Topic::Scoring => {
            "Nach allen Zügen: Statue in der Mitte 3 Anbetungspunkte (AP), außen 2, Schrein und Priester je 1. \
            Gleichstand gewinnt die niedrigere Nummer. Münzen: zu viert 12, 10, 8, 6, zu dritt 12, 9, 6, zu zweit 12, \
            6. Ohne AP: 3."
        }
        Topic::Rewards => {
            "Nach den Münzen wählen alle mit AP der Reihe nach eine Belohnung und nutzen sie sofort. Zur Wahl stehen \
            die untersten, eine mehr als Spieler, allein zwei. Genutzte kommen nach oben, im Solospiel aus dem Spiel."
        }
        Topic::Brahmabot => {
            "Dein Gegner, wenn du allein spielst. Seine Plättchen entscheiden, er baut kostenlos, sein Charakter sagt \
            nur, wann er dran ist. Bei Wertungen erhält er PP statt Münzen: 4 als Erster, 1, wenn du es bist. \
            Belohnungen nimmt er nicht."
        }
        Topic::Tiles => {
            "Jede Runde liegen drei seiner 12 Plättchen aus, das rechte verdeckt. In seinem Zug zieht er noch eines: \
            Dessen Haken sagt, welches der drei gilt. Er baut, was darauf oben steht, dann reist sein Priester in die \
            Stadt darunter."
        }
        Topic::Way => {
            "Sein Priester reist, wo die wenigsten neuen Schreine nötig sind, und baut diese kostenlos. Jeder deiner \
            Schreine am Weg bringt dir 1 Münze. Fehlte keiner, baut er noch eine Statue für 6 Münzen oder einen \
            Schrein und nimmt 1 Münze."
        }
        Topic::Level => {
            "Leicht: Er beginnt mit 4 Schreinen, ohne Münzen, mit 2 PP. Normal: 6 Schreine, 2 Münzen, 3 PP. Schwer: 8 \
            Schreine, 4 Münzen, 4 PP. Du gewinnst mit mehr PP als Brahmabot; ein Gleichstand gehört ihm."
        }
        Topic::Winning => {
            "Ende nach Runde 7 oder der Runde, in der jemand die siebte Statue baut. Dann: 3 PP je Statue, 1 PP je 5 \
            Münzen, 2 PP je Stadt mit den meisten AP (geteilt 1). Es gewinnen die meisten PP, dann Statuen, dann \
            Münzen."
        }
    }
}

const fn action(dial: Dial) -> &'static str {
    match dial {
        Dial::Statue => {
            "Baue 1 Statue 1 Münze billiger: für 9 Münzen, beim Maharadscha 11. Dein Priester muss in der Stadt sein \
            und ein Platz frei. Charakter 15 spart noch 3."
        }
        Dial::Shrine => {
            "Baue 1 Schrein kostenlos: in einem Dorf mit Platz oder in der Stadt, in der dein Priester ist. Du brauchst \
            einen griffbereiten Schrein."
        }
        Dial::StatueAndShrine => {
            "Baue 1 Statue für 10 Münzen, beim Maharadscha 12, und 1 Schrein für 1 Münze, in beliebiger Reihenfolge, \
            auch an verschiedenen Orten. Dazwischen darfst du reisen, und eines von beiden darfst du lassen."
        }
        Dial::TwoShrines => {
            "Baue 2 Schreine für je 1 Münze. Mindestens einer muss in einer Stadt stehen, in der dein Priester ist; der \
            andere in einem Dorf oder einer Stadt, auch einer anderen. Beginnst du im Dorf, muss der in der Stadt \
            folgen."
        }
        Dial::Coins => "Du erhältst 3 Münzen. Das kostet nichts und geht immer: eine sichere Wahl.",
        Dial::Supply => {
            "Hole 2 deiner Schreine aus dem Vorrat. Dann sind sie griffbereit, und du kannst sie im selben Zug bauen. \
            Ist nur noch 1 da, bekommst du ihn."
        }
        Dial::Prestige => {
            "Zahle 3 Münzen und erhalte 2 Prestigepunkte (PP). Du brauchst alle 3 Münzen. Die meisten PP gewinnen das \
            Spiel."
        }
        Dial::Character => {
            "Lege deinen Charakter zurück und nimm einen anderen, aus der Auslage oder von jemandem, der sofort neu \
            wählt. In diesem Zug nutzt du beide Fähigkeiten. Nummern entscheiden, wer als Nächster spielt und wer \
            Gleichstände gewinnt."
        }
        Dial::Flag => {
            "Versetze eine beliebige Flagge genau drei Felder nach links; Flaggen im Weg rücken nach rechts. Die Flagge \
            ganz links zeigt, wohin der Maharadscha nächste Runde reist. Die Stadt dieser Runde bleibt."
        }
    }
}

const fn person(character: Character) -> &'static str {
    match character {
        Character::Plain => {
            "Nummer 1: Du spielst zuerst und gewinnst bei Wertungen jeden Gleichstand. Mehr kann er nicht. Niedrige \
            Nummern spielen vor hohen."
        }
        Character::ShrineGift => {
            "Nummer 2, einmal pro Runde: In deinem Zug holst du 1 deiner Schreine aus dem Vorrat. Dann ist er \
            griffbereit."
        }
        Character::Exchange => {
            "Nummer 3, einmal pro Runde: In deinem Zug tauschst du bis zu dreimal, 2 Münzen gegen 1 PP oder 1 PP gegen \
            2 Münzen, auf einmal oder nach und nach."
        }
        Character::MarkerTrade => {
            "Nummer 4, einmal pro Runde: In deinem Zug zahlst du 1 PP für einen Aktionsmarker, falls noch einer da ist."
        }
        Character::StrongPriest => {
            "Nummer 5, bei Wertungen: Dein Priester zählt 2 AP statt 1. Er muss in der gewerteten Stadt sein."
        }
        Character::PrestigeGift => {
            "Nummer 6, einmal pro Runde: In deinem Zug erhältst du 1 Prestigepunkt (PP)."
        }
        Character::ShrinePairs => {
            "Nummer 7, bei Wertungen: Je zwei deiner Schreine in der gewerteten Stadt zählen zusammen 1 AP mehr."
        }
        Character::EverPresent => {
            "Nummer 8, bei Wertungen: Du hast 1 AP mehr, auch wenn nichts von dir in der Stadt steht. So hast du immer \
            einen Rang und wählst eine Belohnung."
        }
        Character::FreeTravel => {
            "Nummer 9, immer: Dein Priester reist kostenlos, und niemand wird bezahlt. Dörfer ohne Schrein bleiben \
            gesperrt."
        }
        Character::FlagMover => {
            "Nummer 10, einmal pro Runde: In deinem Zug versetzt du eine Flagge drei Felder nach links, ohne Zeiger."
        }
        Character::MorePrestige => {
            "Nummer 11, immer: Sooft du Prestigepunkte erhältst, kommt 1 PP dazu. Nicht in der Schlusswertung."
        }
        Character::BuildAnywhere => {
            "Nummer 12, immer: Du baust Statuen und Schreine in jeder Stadt, egal wo dein Priester ist."
        }
        Character::SupplyBuilder => {
            "Nummer 13, einmal pro Runde: In deinem Zug baust du für 1 Münze einen Schrein direkt aus dem Vorrat, in \
            einem Dorf mit Platz oder in jeder Stadt, egal wo dein Priester ist."
        }
        Character::MarkerGift => {
            "Nummer 14, einmal pro Runde: In deinem Zug erhältst du einen Aktionsmarker, falls noch einer da ist."
        }
        Character::CheapStatues => {
            "Nummer 15, immer: Eine Statue kostet dich 3 Münzen weniger. Mit der Aktion Statue sind es 4 weniger."
        }
        Character::DoubleReward => {
            "Nummer 16, bei Wertungen: Deine Belohnung wirkt zweimal. Mit der Maharani legst du zwei Marker auf \
            verschiedene Charaktere."
        }
    }
}

const fn prize(reward: Reward) -> &'static str {
    match reward {
        Reward::Coins => "Du erhältst 3 Münzen. Sie kommen zu denen für deinen Rang dazu.",
        Reward::Shrines => {
            "Du holst 3 deiner Schreine aus dem Vorrat, oder so viele, wie noch da sind. Dann sind sie griffbereit."
        }
        Reward::PrestigeAndCoin => "Du erhältst 1 Prestigepunkt (PP) und 1 Münze.",
        Reward::OthersPay => {
            "Alle anderen zahlen 2 Münzen in den Vorrat, auch Brahmabot. Wer nur 1 Münze hat, zahlt diese, wer keine \
            hat, nichts."
        }
        Reward::Prestige => {
            "Du erhältst 2 Prestigepunkte (PP). Mit Charakter 11 ist es einer mehr."
        }
        Reward::UpToThree => {
            "Du darfst 1 Münze für 1 PP zahlen, bis zu dreimal. Höre auf, wann du willst."
        }
        Reward::FreeShrine => {
            "Du baust kostenlos einen griffbereiten Schrein, in einem Dorf mit Platz oder in jeder Stadt, egal wo dein \
            Priester ist. Du darfst es auch lassen."
        }
        Reward::Maharani => {
            "Du legst einen Maharani-Marker auf einen Charakter der Auslage und hast seine Fähigkeit bis zum Ende der \
            nächsten Runde. Wirkt sie einmal pro Runde, geht der Marker nach Gebrauch zurück."
        }
    }
}
