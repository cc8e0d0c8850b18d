//! The guided first game of Raja, in German: one text for each step, none where the other player acts.

pub(super) const LESSON: &[&str] = &[
    "Willkommen bei Raja! Du bist ein Fürst und baust Paläste, wohin der Maharadscha reist. Wir spielen zusammen eine \
    Runde, Schritt für Schritt. Weiter mit A.",
    "Wähle zuerst einen Helfer: Der Händler bringt dir in jedem Zug 1 Gold. Niedrige Nummern spielen zuerst und gewinnen \
    bei Gleichstand. Drücke rechts, dann A.",
    "",
    "Ein Weg ist nur offen, wenn jedes Dorf ein Haus hat. Mit dem Kreuz gehst du über die Karte: zum Dorf Startort - \
    Bikaner, oberhalb vom Startort, dann A.",
    "",
    "Bikaner ist jetzt erreichbar. Als zweite Stadt wird Jaipur gewertet: Öffne den Weg dorthin mit einem Haus im Dorf \
    Bikaner - Jaipur.",
    "",
    "Die dritte Stadt wird Delhi. An diesem Weg liegen zwei Dörfer: Setze ein Haus ins Dorf Bikaner - Delhi.",
    "",
    "Dein letztes Haus kommt ins Dorf Delhi - Bikaner. Durch eigene Dörfer reist du kostenlos, und andere zahlen dir \
    1 Gold für jedes deiner Häuser.",
    "",
    "Der Maharadscha ist in Bikaner: Nach dieser Runde wird dort gewertet. Plane geheim zwei Aktionen: A setzt einen \
    Zeiger auf Gold, links zu Palast + Haus, A, mit A bestätigen.",
    "",
    "Du bist am Zug! Der Händler hat dir 1 Gold gebracht. Schicke deinen Architekten nach Bikaner: Gehe auf der Karte \
    dorthin, drücke A und wähle Reisen.",
    "Gut angekommen. Drücke A auf Bikaner und baue den großen Palast für 12 Gold. Er bringt hier 3 Punkte, ein kleiner \
    Palast 1.",
    "Nun das Haus, das du mit ihm geplant hast. In Bikaner bringt es noch 1 Punkt. In Städten baust du nur, wo dein \
    Architekt ist, in Dörfern überall.",
    "Nimm die geplanten 2 Gold: Drücke A auf irgendeinem Ort und wähle diese Zeile. Was du nicht ausführst, bringt \
    allen anderen 2 Gold.",
    "Alles ist getan. Drücke A, wähle die letzte Zeile, Du bist am Zug, dann Zug beenden, und bestätige. (Im echten \
    Spiel nimmt B einen Schritt zurück.)",
    "",
    "",
    "",
    "",
    "Dein Weg war kostenlos, der andere hat dir 1 Gold gezahlt. Du hattest 5 Punkte in Bikaner (Palast 3, Haus 1, \
    Architekt 1), der andere 2: 10 Gold für dich, 5 für ihn.",
    "So geht es von Stadt zu Stadt. Das Ende kommt mit einem 7. Palast oder auf Feld 10. Die meisten Paläste gewinnen, \
    dann das meiste Gold. X erklärt dir alles. Viel Spaß!",
];
