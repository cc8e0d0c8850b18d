//! What the things of Raja are, in Dutch.

use crate::games::raja::data::{Character, Dial};
use crate::words::raja::Topic;

pub(super) const fn explain(topic: Topic) -> &'static str {
    match topic {
        Topic::Dial(dial) => action(dial),
        Topic::Character(character) => person(character),
        Topic::Village => {
            "Hier kun je altijd bouwen, waar je architect ook is. In een dorp passen 2 huizen, met twee spelers maar \
            1. Een weg is open als elk dorp eraan een huis heeft. Waar je een huis hebt, reis je gratis door; anders \
            betaal je 1 goud aan de eigenaar van elk huis."
        }
        Topic::City => {
            "Hier bouw je zolang je architect in de stad is: zoveel huizen als je wilt, en paleizen zolang er velden \
            vrij zijn. Bij een telling geven architect, huis en buitenpaleis elk 1 punt, het centrale paleis 3."
        }
        Topic::PalaceSite => {
            "Een stad heeft 1 veld in het midden en 6 eromheen. Een paleis kost overal 12 goud (Bouwmeester: 9), en \
            je architect moet in de stad zijn. Het centrale paleis geeft bij een telling 3 punten, een buitenpaleis \
            1 (Priester: 2). Je mag er meerdere in één stad bouwen."
        }
        Topic::Start => {
            "Hier beginnen alle architecten. Voor het reizen is dit een stad: doorreizen en rusten kost niets. Er \
            wordt hier nooit gebouwd of geteld."
        }
        Topic::Track => {
            "De onderste gouverneur wijst aan waar de maharadja hierna heen reist. Dan gaat hij naar boven, vlak \
            boven de hoogste. Lege velden betekenen niets. Komt een gouverneur op veld 10 te liggen (kort spel: in ronde \
            8), dan is het de laatste ronde."
        }
        Topic::Quarry => {
            "Je huizen die nog niet in je voorraad zijn. De actie Steengroeve brengt je er 2; een andere manier is \
            er niet. Je hebt 20 huizen: gebouwde komen niet terug, maar je kunt ze verplaatsen."
        }
        Topic::Maharaja => {
            "Hij is in de stad die wordt geteld als iedereen deze ronde heeft gespeeld. Hoe meer punten je daar \
            hebt, hoe meer goud hij geeft; bij gelijke stand wint het lagere karakter. Je architect hoeft er niet te \
            zijn. Heb jij als enige punten, dan krijg je 5 goud extra."
        }
        Topic::Chips => {
            "Een actiefiche geeft je in je beurt een derde actie, elke behalve Karakterkaart. Niet meer dan 1 fiche \
            per beurt. Wat je er niet van doet, kost niets. De Yogi brengt fiches; je houdt ze als hij vertrekt."
        }
        Topic::Travel => {
            "In je beurt reis je zo vaak je wilt, weg voor weg; een pijl is niet nodig. Elk dorp aan de weg moet een \
            huis hebben. In dorpen zonder eigen huis betaal je 1 goud aan de eigenaar van elk huis. Steden en \
            startlocatie zijn gratis."
        }
        Topic::Forgo => {
            "Je hoeft niet te doen wat je gekozen hebt. Maar voor elke pijl die je niet volledig uitvoert, krijgen \
            alle anderen 2 goud van de bank. Ook Paleis + huis voor de helft of maar één van twee huizen is niet \
            volledig."
        }
        Topic::Winning => {
            "Het spel eindigt na de ronde waarin iemand het laatste van zijn 7 paleizen bouwt (kort spel: 6) of een \
            gouverneur op veld 10 komt (kort spel: in ronde 8). Wie de meeste paleizen heeft, wint; daarna telt het goud, dan \
            het lagere karakter."
        }
    }
}

const fn action(dial: Dial) -> &'static str {
    match dial {
        Dial::Gold => "De bank geeft je 2 goud. Dat kost niets en kan altijd: een veilige keuze.",
        Dial::House => {
            "Bouw 1 huis voor 1 goud: in een dorp met plaats, of in de stad waar je architect is. Je hebt een huis \
            in je voorraad nodig."
        }
        Dial::TwoHouses => {
            "Bouw 2 huizen voor elk 1 goud. Minstens één moet in een stad staan waar je architect is; het andere in \
            een dorp of een stad, ook een andere. Bouw je er maar één, dan krijgen alle anderen 2 goud."
        }
        Dial::MoveHouse => {
            "Neem een van je huizen van het bord en zet het in een dorp met plaats of in de stad waar je architect \
            is. Dat kost niets. Een dorp zonder huis onderbreekt de weg."
        }
        Dial::Quarry => {
            "Neem 2 van je huizen uit de steengroeve. Dat kost niets, en je kunt ze in dezelfde beurt bouwen. Is er \
            nog maar 1, dan krijg je dat, maar alle anderen krijgen 2 goud."
        }
        Dial::Palace => {
            "Bouw 1 paleis voor 12 goud, als Bouwmeester 9, op een vrij veld van de stad waar je architect is. \
            Paleizen winnen het spel: bouwt iemand zijn laatste, dan eindigt het met deze ronde."
        }
        Dial::PalaceAndHouse => {
            "Bouw 1 paleis voor 12 goud, als Bouwmeester 9, en 1 huis voor 1 goud, in elke volgorde, ook op \
            verschillende plaatsen. In een stad moet je architect er zijn. Bouw je er maar één van, dan krijgen alle \
            anderen 2 goud."
        }
        Dial::Order => {
            "Verplaats een gouverneur naar keuze precies 2 velden naar beneden; wie hij passeert, gaat 1 omhoog. De \
            onderste wijst aan waar de maharadja volgende ronde heen reist. De stad van deze ronde blijft."
        }
        Dial::Character => {
            "Neem een vrij karakter of dat van een ander en leg het jouwe terug; de ander kiest meteen een vrij \
            karakter. In deze beurt gebruik je beide vaardigheden. Met meerdere karakters houd je het jouwe; is er \
            geen vrij, dan ruil of steel je."
        }
    }
}

const fn person(character: Character) -> &'static str {
    match character {
        Character::Mogul => {
            "Nummer 1: je speelt als eerste en wint bij een telling elke gelijke stand. Meer kan hij niet. Lage \
            nummers spelen voor hoge."
        }
        Character::Trader => {
            "Nummer 2: je krijgt 1 goud van de bank, als je beurt begint of als je de kaart in je beurt neemt. Eén \
            keer per beurt."
        }
        Character::Sadhu => {
            "Nummer 3: bij een telling geven je buitenpaleizen elk 2 punten in plaats van 1. Je moet de kaart op dat \
            moment hebben."
        }
        Character::Monk => {
            "Nummer 4: reizen kost je niets, want de bank betaalt de eigenaars van de huizen. Dorpen zonder huis \
            blijven gesloten."
        }
        Character::Builder => {
            "Nummer 5: één keer in je beurt bouw of verplaats je 1 huis extra, kosteloos en zonder pijl. Om te \
            bouwen heb je een huis in je voorraad nodig; in een stad moet je architect er zijn."
        }
        Character::Artisan => {
            "Nummer 6: een paleis kost je 9 goud in plaats van 12. Je hebt er wel een pijl of een fiche voor nodig, \
            en je architect in de stad."
        }
        Character::Yogi => {
            "Nummer 7: één keer per beurt krijg je 1 actiefiche: als die begint of je de kaart neemt, en is er geen, \
            zodra er een terugkomt. Een fiche geeft een derde actie, meteen of later."
        }
    }
}
