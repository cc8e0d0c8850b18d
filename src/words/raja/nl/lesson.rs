//! The guided first game of Raja, in Dutch: one text for each step, none where the other player acts.

pub(super) const LESSON: &[&str] = &[
    "Welkom bij Maharadja! Je bent een vorst en bouwt paleizen waar de maharadja komt. We spelen samen één ronde, stap \
    voor stap. Verder met A.",
    "Kies eerst een helper: de Koopman brengt je in elke beurt 1 goud. Lage nummers spelen eerst en winnen bij gelijke \
    stand. Druk op rechts en dan op A.",
    "",
    "Een weg is pas open als elk dorp een huis heeft. Met het kruis ga je over de kaart: naar Dorp Startlocatie - \
    Bikaner, boven de startlocatie. Druk dan op A.",
    "",
    "Bikaner is nu bereikbaar. Als tweede stad wordt Jaipur geteld: open de weg daarheen met een huis in Dorp Bikaner \
    - Jaipur.",
    "",
    "De derde stad wordt Delhi. Aan die weg liggen twee dorpen: plaats een huis in Dorp Bikaner - Delhi.",
    "",
    "Je laatste huis komt in Dorp Delhi - Bikaner. Door je eigen dorpen reis je gratis, en anderen betalen je 1 goud \
    voor elk huis van jou.",
    "",
    "De maharadja is in Bikaner: na deze ronde wordt daar geteld. Kies in het geheim twee acties: A zet een wijzer op \
    Goud, links naar Paleis + huis, A, en A bevestigt.",
    "",
    "Jij bent aan de beurt! De Koopman heeft je 1 goud gebracht. Stuur je architect naar Bikaner: ga er op de kaart \
    heen, druk op A en kies Reizen.",
    "Goed aangekomen. Druk op A bij Bikaner en bouw het centrale paleis voor 12 goud. Het geeft hier 3 punten, een \
    buitenpaleis 1.",
    "Nu het huis dat je erbij had gekozen. In Bikaner geeft het nog 1 punt. In steden bouw je alleen waar je architect \
    is, in dorpen overal.",
    "Neem de 2 goud uit je plan: druk op A bij een plek en kies die regel. Wat je niet doet, levert alle anderen \
    2 goud op.",
    "Alles is gedaan. Druk op A, kies de laatste regel, Jij bent aan de beurt, dan Beurt beëindigen, en bevestig. (In \
    een echt spel neemt B een stap terug.)",
    "",
    "",
    "",
    "",
    "Jouw weg was gratis, de ander betaalde jou 1 goud. Jij had 5 punten in Bikaner (paleis 3, huis 1, architect 1), \
    de ander 2: 10 goud voor jou en 5 voor de ander.",
    "Zo gaat het van stad naar stad. Het einde komt met een 7e paleis of op veld 10. De meeste paleizen winnen, dan \
    het meeste goud. X legt alles uit. Veel plezier!",
];
