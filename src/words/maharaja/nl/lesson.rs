//! The guided first game of Maharaja, in Dutch: one text for each step, none where the other player acts.

pub(super) const LESSON: &[&str] = &[
    "Welkom bij Maharaja! Je bouwt schrijnen en godenbeelden waar de maharadja komt. We spelen samen één ronde, stap \
    voor stap. Verder met A.",
    "Kies eerst een karakter: nummer 6 geeft je elke ronde 1 prestigepunt (PP). Lage nummers spelen eerst en winnen bij \
    gelijke stand. Ga met het kruis naar 6, dan A.",
    "",
    "Een weg is pas open als elk dorp een schrijn heeft. Met het kruis ga je over de kaart: naar Dorp Startlocatie - \
    Puri, rechts boven de startlocatie. Druk dan op A.",
    "",
    "Puri is nu bereikbaar. In de tweede ronde reist de maharadja naar Haridwar. Aan die weg liggen twee dorpen: plaats \
    een schrijn in Dorp Puri - Haridwar.",
    "",
    "Nu het andere, Dorp Haridwar - Puri: dan is de hele weg van jou.",
    "",
    "Je laatste schrijn is voor de derde stad: Dorp Puri - Kanchi. Door je eigen dorpen reis je gratis, en anderen \
    betalen je 1 munt per schrijn.",
    "",
    "De maharadja is in Puri: na deze ronde wordt daar geteld. Kies in het geheim twee acties: A op Beeld + schrijn, A \
    op 3 munten, en A bevestigt.",
    "",
    "Jij bent aan de beurt! In steden bouw je alleen waar je priester is. Stuur hem naar Puri: ga er op de kaart heen, \
    A, dan Reizen. Door je schrijn is het gratis.",
    "Goed aangekomen. Druk op A bij Puri en bouw het beeld in het midden voor 12 munten. Het telt 3 aanbiddingspunten \
    (AP); eromheen zijn het er 2, soms met bonus.",
    "Nu de schrijn die je erbij had gekozen, voor 1 munt. In Puri telt hij nog 1 AP, en je priester ook.",
    "Neem de 3 munten uit je plan: druk op A bij een plek en kies die regel. Wat je laat, kost niets, maar de actie is \
    verloren.",
    "Nu je karakter: druk op A, kies de laatste regel, Jij bent aan de beurt, en daar Prestigecadeau. Dat kost geen \
    actie en kan één keer per ronde.",
    "Alles is gedaan. Kies de laatste regel, Beurt beëindigen, en bevestig. (In een echt spel neemt B een stap terug.)",
    "",
    "",
    "",
    "",
    "Puri wordt geteld: jij hebt 5 AP en krijgt 12 munten, de ander heeft er 3 en krijgt er 6. Ook de beloning kies jij \
    als eerste. Neem 2 PP: de meeste PP winnen.",
    "",
    "Jouw weg was gratis, de ander betaalde jou 1 munt. Je hebt nu 18 munten en 6 PP, en het midden van Puri telt voor \
    jou tot het eind.",
    "Zo gaat het zeven rondes, of tot iemand een zevende beeld bouwt. Dan brengen beelden, munten en steden nog PP op. \
    X legt alles uit. Veel plezier!",
];
