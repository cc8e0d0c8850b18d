//! What the things of Maharaja are, in Dutch.

use crate::games::maharaja::data::{Character, Dial, Reward};
use crate::words::maharaja::Topic;

pub(super) const fn explain(topic: Topic) -> &'static str {
    match topic {
        Topic::Dial(dial) => action(dial),
        Topic::Character(character) => person(character),
        Topic::Reward(reward) => prize(reward),
        Topic::Statue => {
            "Een beeld kost 10 munten, bij de maharadja 12. Je priester moet in de stad zijn. In het midden telt het 3 \
            aanbiddingspunten (AP), elders 2, aan het eind 3 PP. Je hebt er 7; bouwt iemand het laatste, dan is het de \
            laatste ronde."
        }
        Topic::Centre => {
            "De ene plaats in het midden van een stad. Een beeld telt hier 3 aanbiddingspunten (AP) als de stad wordt \
            geteld, op elke andere plaats 2."
        }
        Topic::BonusPlace => {
            "Twee buitenplaatsen van elke stad geven een bonus. Wie daar bouwt, krijgt die meteen: een actiefiche, 2 \
            munten, 1 PP of 1 schrijn uit de voorraad. Het beeld telt 2 AP, zoals op elke buitenplaats."
        }
        Topic::OuterPlace => {
            "Vier buitenplaatsen van elke stad geven geen bonus. Een beeld telt hier 2 aanbiddingspunten (AP) als de \
            stad wordt geteld, 1 minder dan in het midden."
        }
        Topic::Shrine => {
            "Een schrijn kost 1 munt. In een dorp opent hij de weg en brengt hij tol op, in een stad telt hij 1 AP. Je \
            hebt er 20 en bouwt alleen wat je bij de hand hebt: de andere liggen in de voorraad tot je ze haalt."
        }
        Topic::Village => {
            "Hier kun je altijd bouwen, waar je priester ook is. In een dorp passen 2 schrijnen, met twee spelers maar \
            1. Een weg is open als elk dorp eraan een schrijn heeft. Waar je er een hebt, reis je gratis."
        }
        Topic::City => {
            "Hier bouw je zolang je priester in de stad is: schrijnen zonder grens, beelden zolang er plaatsen vrij \
            zijn. Er is 1 plaats in het midden en 6 eromheen, twee daarvan met een bonus."
        }
        Topic::Start => {
            "Hier beginnen alle priesters. Voor het reizen is dit een stad: doorreizen en rusten kost niets. Er wordt \
            hier nooit gebouwd of geteld."
        }
        Topic::Track => {
            "De vlag helemaal links wijst aan welke stad de maharadja volgende ronde bezoekt. Dan gaat hij rechts \
            achter de laatste. Gaten sluiten zich aan het eind van de ronde en betekenen niets. Er zijn zeven rondes."
        }
        Topic::Maharaja => {
            "Hij is in de stad die wordt geteld als iedereen deze ronde heeft gespeeld. Een beeld kost daar 12 munten. \
            Hoe meer aanbiddingspunten je hebt, hoe meer munten je krijgt en hoe eerder je een beloning kiest."
        }
        Topic::Markers => {
            "Een fiche geeft je in je beurt een actie extra, elke mogelijke behalve Karakter. Niet meer dan 1 fiche per beurt. \
            Sommige plaatsen voor beelden brengen er een, en ook de karakters 4 en 14. Er zijn er maar 7."
        }
        Topic::Maharani => {
            "Een fiche van de maharani leent je tot het eind van de volgende ronde de vaardigheid van een karakter, \
            niet het nummer. Werkt die één keer per ronde, dan gaat de fiche na gebruik terug. Neemt iemand het \
            karakter, dan blijft ze van jou."
        }
        Topic::Travel => {
            "In je beurt reist je priester zo vaak je wilt, weg voor weg, zonder pijl. Elk dorp aan de weg moet een \
            schrijn hebben. Is er geen van jou, dan betaal je 1 munt aan de eigenaar van elke schrijn. Hij rust in \
            steden en op de startlocatie."
        }
        Topic::Rest => {
            "Wat je gekozen hebt mag je laten, helemaal of voor een deel, dat kost niets. Maar maak een actie af, of \
            laat de rest, voor je een andere begint. Staat van twee schrijnen er één in een dorp, dan moet die in een \
            stad volgen."
        }
        Topic::Scoring => {
            "Na alle beurten: centraal beeld 3 aanbiddingspunten (AP), ander beeld 2, schrijn en priester 1. Bij \
            gelijke stand wint het lagere karakter. Munten: met vier 12, 10, 8, 6, met drie 12, 9, 6, met twee 12, 6. \
            Zonder AP: 3."
        }
        Topic::Rewards => {
            "Na de munten kiest iedereen met AP op volgorde van rang een beloning en gebruikt die meteen. Je kiest uit \
            de onderste, één meer dan er spelers zijn, alleen uit twee. Gebruikte gaan bovenop, in het solospel uit \
            het spel."
        }
        Topic::Brahmabot => {
            "Je tegenstander als je alleen speelt. Zijn tegels beslissen, hij bouwt gratis en zijn karakter zegt alleen \
            wanneer hij speelt. Bij een telling krijgt hij PP, geen munten: 4 als hij eerste is, 1 als jij het bent. \
            Beloningen neemt hij niet."
        }
        Topic::Tiles => {
            "Elke ronde liggen er drie van zijn 12 tegels, de rechter dicht. In zijn beurt trekt hij er nog een: het \
            vinkje daarop zegt welke van de drie hij speelt. Hij bouwt wat er boven staat, dan reist zijn priester \
            naar de stad eronder."
        }
        Topic::Way => {
            "Zijn priester reist waar de minste nieuwe schrijnen nodig zijn en bouwt die gratis. Elke schrijn van jou \
            onderweg brengt je 1 munt. Ontbrak er geen, dan bouwt hij nog een beeld voor 6 munten, of een schrijn en \
            neemt 1 munt."
        }
        Topic::Level => {
            "Makkelijk: hij begint met 4 schrijnen, zonder munten, met 2 PP. Normaal: 6 schrijnen, 2 munten, 3 PP. \
            Moeilijk: 8 schrijnen, 4 munten, 4 PP. Je wint met meer PP dan Brahmabot; bij gelijke stand wint hij."
        }
        Topic::Winning => {
            "Einde na ronde 7, of na de ronde waarin iemand een zevende beeld bouwt. Dan: 3 PP per beeld, 1 PP per 5 \
            munten, 2 PP per stad waar je de meeste AP hebt (gedeeld 1). De meeste PP winnen, dan de beelden, dan de \
            munten."
        }
    }
}

const fn action(dial: Dial) -> &'static str {
    match dial {
        Dial::Statue => {
            "Bouw 1 beeld voor 1 munt minder: 9 munten, bij de maharadja 11. Je priester moet in de stad zijn en er \
            moet een plaats vrij zijn. Karakter 15 scheelt nog 3 munten."
        }
        Dial::Shrine => {
            "Bouw gratis 1 schrijn: in een dorp met plaats, of in de stad waar je priester is. Je hebt een schrijn bij \
            de hand nodig."
        }
        Dial::StatueAndShrine => {
            "Bouw 1 beeld voor 10 munten, bij de maharadja 12, en 1 schrijn voor 1 munt, in elke volgorde, ook op \
            verschillende plaatsen. Ertussen mag je reizen, en een van de twee mag je laten."
        }
        Dial::TwoShrines => {
            "Bouw 2 schrijnen voor elk 1 munt. Minstens één moet in een stad staan waar je priester is; de andere in \
            een dorp of een stad, ook een andere. Begin je in een dorp, dan moet de schrijn in een stad volgen."
        }
        Dial::Coins => "Neem 3 munten. Dat kost niets en kan altijd: een veilige keuze.",
        Dial::Supply => {
            "Haal 2 van je schrijnen uit de voorraad. Je hebt ze dan bij de hand en kunt ze in dezelfde beurt bouwen. \
            Is er nog maar 1, dan krijg je die."
        }
        Dial::Prestige => {
            "Betaal 3 munten en krijg 2 prestigepunten (PP). Je hebt alle 3 munten nodig. De meeste PP winnen het spel."
        }
        Dial::Character => {
            "Leg je karakter terug en neem een ander, uit het aanbod of van iemand, die meteen een nieuw kiest. In deze \
            beurt gebruik je beide vaardigheden. De nummers beslissen wie er volgt en wie bij gelijke stand wint."
        }
        Dial::Flag => {
            "Verplaats een vlag naar keuze precies drie velden naar links; vlaggen in de weg schuiven naar rechts. De \
            vlag helemaal links wijst aan waar de maharadja volgende ronde heen reist. De stad van deze ronde blijft."
        }
    }
}

const fn person(character: Character) -> &'static str {
    match character {
        Character::Plain => {
            "Nummer 1: je speelt als eerste en wint bij een telling elke gelijke stand. Meer kan hij niet. Lage nummers \
            spelen voor hoge."
        }
        Character::ShrineGift => {
            "Nummer 2, één keer per ronde: in je beurt haal je 1 van je schrijnen uit de voorraad. Je hebt hem dan bij \
            de hand."
        }
        Character::Exchange => {
            "Nummer 3, één keer per ronde: in je beurt wissel je tot drie keer, 2 munten voor 1 PP of 1 PP voor 2 \
            munten, in één keer of na elkaar."
        }
        Character::MarkerTrade => {
            "Nummer 4, één keer per ronde: in je beurt betaal je 1 PP voor een actiefiche, als er nog een is."
        }
        Character::StrongPriest => {
            "Nummer 5, bij een telling: je priester telt 2 AP in plaats van 1. Hij moet in de getelde stad zijn."
        }
        Character::PrestigeGift => {
            "Nummer 6, één keer per ronde: in je beurt krijg je 1 prestigepunt (PP)."
        }
        Character::ShrinePairs => {
            "Nummer 7, bij een telling: elke twee schrijnen van jou in de getelde stad tellen samen 1 AP extra."
        }
        Character::EverPresent => {
            "Nummer 8, bij een telling: je hebt 1 AP extra, ook als er niets van jou in de stad staat. Zo heb je altijd \
            een rang en kies je een beloning."
        }
        Character::FreeTravel => {
            "Nummer 9, altijd: je priester reist gratis, en niemand wordt betaald. Dorpen zonder schrijn blijven \
            gesloten."
        }
        Character::FlagMover => {
            "Nummer 10, één keer per ronde: in je beurt verplaats je een vlag drie velden naar links, zonder pijl."
        }
        Character::MorePrestige => {
            "Nummer 11, altijd: telkens als je prestigepunten krijgt, komt er 1 PP bij. Niet bij de eindtelling."
        }
        Character::BuildAnywhere => {
            "Nummer 12, altijd: je bouwt beelden en schrijnen in elke stad, waar je priester ook is."
        }
        Character::SupplyBuilder => {
            "Nummer 13, één keer per ronde: in je beurt bouw je voor 1 munt een schrijn rechtstreeks uit de voorraad, \
            in een dorp met plaats of in elke stad, waar je priester ook is."
        }
        Character::MarkerGift => {
            "Nummer 14, één keer per ronde: in je beurt krijg je een actiefiche, als er nog een is."
        }
        Character::CheapStatues => {
            "Nummer 15, altijd: een beeld kost je 3 munten minder. Met de actie Beeld is het 4 minder."
        }
        Character::DoubleReward => {
            "Nummer 16, bij een telling: je beloning werkt twee keer. Met de maharani leg je twee fiches op \
            verschillende karakters."
        }
    }
}

const fn prize(reward: Reward) -> &'static str {
    match reward {
        Reward::Coins => "Je neemt 3 munten. Ze komen bij die voor je rang.",
        Reward::Shrines => {
            "Je haalt 3 van je schrijnen uit de voorraad, of zoveel als er nog zijn. Je hebt ze dan bij de hand."
        }
        Reward::PrestigeAndCoin => "Je krijgt 1 prestigepunt (PP) en 1 munt.",
        Reward::OthersPay => {
            "Alle anderen betalen 2 munten aan de voorraad, ook Brahmabot. Wie maar 1 munt heeft, betaalt die; wie er \
            geen heeft, betaalt niets."
        }
        Reward::Prestige => "Je krijgt 2 prestigepunten (PP). Met karakter 11 is het er een meer.",
        Reward::UpToThree => {
            "Je mag 1 munt betalen voor 1 PP, tot drie keer. Stop wanneer je wilt."
        }
        Reward::FreeShrine => {
            "Je bouwt gratis een schrijn die je bij de hand hebt, in een dorp met plaats of in elke stad, waar je \
            priester ook is. Je mag het ook laten."
        }
        Reward::Maharani => {
            "Je legt een maharanifiche op een karakter uit het aanbod en hebt die vaardigheid tot het eind van de \
            volgende ronde. Werkt ze één keer per ronde, dan gaat de fiche na gebruik terug."
        }
    }
}
