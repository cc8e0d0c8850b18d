//! The guided first game of Maharaja, in German: one text for each step, none where the other player acts.

pub(super) const LESSON: &[&str] = &[
    "Willkommen bei Maharaja! Du baust Schreine und Götterstatuen, wohin der Maharadscha reist. Wir spielen zusammen \
    eine Runde, Schritt für Schritt. Weiter mit A.",
    "Wähle zuerst einen Charakter: Nummer 6 gibt dir jede Runde 1 Prestigepunkt (PP). Niedrige Nummern spielen zuerst \
    und gewinnen Gleichstände. Mit dem Kreuz zur 6, dann A.",
    "",
    "Ein Weg ist nur offen, wenn jedes Dorf einen Schrein hat. Mit dem Kreuz gehst du über die Karte: zum Dorf Startort \
    - Puri, rechts oberhalb vom Startort, dann A.",
    "",
    "Puri ist jetzt erreichbar. In der zweiten Runde reist der Maharadscha nach Haridwar. An dem Weg liegen zwei \
    Dörfer: Setze einen Schrein ins Dorf Puri - Haridwar.",
    "",
    "Nun das andere, das Dorf Haridwar - Puri: Dann gehört der ganze Weg dir.",
    "",
    "Dein letzter Schrein ist für die dritte Stadt: Dorf Puri - Kanchi. Durch eigene Dörfer reist du kostenlos, andere \
    zahlen dir 1 Münze je Schrein.",
    "",
    "Der Maharadscha ist in Puri: Nach dieser Runde wird dort gewertet. Plane geheim zwei Aktionen: A auf Statue + \
    Schrein, A auf 3 Münzen, mit A bestätigen.",
    "",
    "Du bist am Zug! In Städten baust du nur, wo dein Priester ist. Schicke ihn nach Puri: Gehe auf der Karte dorthin, \
    A, dann Reisen. Dein Schrein macht es kostenlos.",
    "Gut angekommen. Drücke A auf Puri und baue die Statue in der Mitte für 12 Münzen. Sie zählt 3 Anbetungspunkte \
    (AP); außen sind es 2, manchmal mit Bonus.",
    "Nun der Schrein, den du mit ihr geplant hast, für 1 Münze. In Puri zählt er noch 1 AP, und dein Priester auch.",
    "Nimm die geplanten 3 Münzen: Drücke A auf irgendeinem Ort und wähle diese Zeile. Was du lässt, kostet nichts, aber \
    die Aktion ist verloren.",
    "Nun dein Charakter: Drücke A, wähle die letzte Zeile, Du bist am Zug, und dort Prestigegeschenk. Das braucht keine \
    Aktion und geht einmal pro Runde.",
    "Alles ist getan. Wähle die letzte Zeile, Zug beenden, und bestätige. (Im echten Spiel nimmt B einen Schritt \
    zurück.)",
    "",
    "",
    "",
    "",
    "Puri wird gewertet: Du hast 5 AP und erhältst 12 Münzen, der andere hat 3 und erhält 6. Auch die Belohnung wählst \
    du zuerst. Nimm 2 PP: Die meisten PP gewinnen.",
    "",
    "Dein Weg war kostenlos, der andere hat dir 1 Münze gezahlt. Du hast jetzt 18 Münzen und 6 PP, und die Mitte von \
    Puri zählt für dich bis zum Schluss.",
    "So geht es sieben Runden, oder bis jemand eine siebte Statue baut. Dann bringen Statuen, Münzen und Städte noch \
    PP. X erklärt dir alles. Viel Spaß!",
];
