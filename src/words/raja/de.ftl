### The texts of Raja.

## Captions and single words

label-game = Raja
label-about = Baue Paläste, wo der Maharadscha ist.
label-gold = Gold
label-palaces = Paläste
label-points = Punkte
label-characters = Personen
label-free_card = frei
label-round = Runde
label-last_round = Letzte Runde
label-confirm_plan = Plan bestätigen
label-end_turn = Zug beenden
label-no_toll = kostenlos
label-spend_chip = Chip einsetzen
label-builder_house = Haus (Unternehmer)
label-builder_move = Umzug (Unternehmer)
label-swap = Im Tausch
label-entice = Abwerben
label-bid = Bieten
label-pass = Passen
label-passed = gepasst
label-winner = Es gewinnt
label-others = die anderen
label-show = zeige
label-sources = Stadt für Stadt
label-from_start = Anfang
label-from_bank = Bank
label-from_tolls = Wegzoll
label-for_houses = Häuser

## What can be explained besides actions and characters

Topic-Village = Dorf
    .help =
        Hier kannst du immer bauen, egal wo dein Architekt ist. Ein Dorf fasst { $VILLAGE_ROOM } Häuser, bei zwei
        Spielern nur { $VILLAGE_ROOM_TWO }. Ein Weg ist offen, wenn jedes Dorf an ihm ein Haus hat. Wo du ein Haus
        hast, reist du kostenlos durch; sonst zahlst du { $TOLL } Gold an den Besitzer jedes Hauses.
Topic-City = Stadt
    .help =
        Hier baust du, solange dein Architekt in der Stadt ist: beliebig viele Häuser, und Paläste, solange Felder
        frei sind. Bei einer Wertung bringen Architekt, Haus und kleiner Palast je { $POINTS_PIECE } Punkt, der große
        Palast { $POINTS_CENTRE }.
Topic-PalaceSite = Palastplatz
    .help =
        Eine Stadt hat 1 Feld in der Mitte und { $OUTER_SITES } außen. Ein Palast kostet überall { $PALACE_COST } Gold
        (Baumeister: { $PALACE_COST_ARTISAN }), und dein Architekt muss in der Stadt sein. Der große Palast in der
        Mitte bringt bei einer Wertung { $POINTS_CENTRE } Punkte, ein kleiner { $POINTS_PIECE } (Priester:
        { $POINTS_OUTER_SADHU }). Mehrere in einer Stadt sind erlaubt.
Topic-Start = Startort
    .help =
        Hier beginnen alle Architekten. Beim Reisen gilt der Startort als Stadt: Durchreise und Rast kosten nichts.
        Gebaut und gewertet wird hier nie.
Topic-Track = Wertungsleiste
    .help =
        Das unterste Stadtwappen zeigt, wohin der Maharadscha als Nächstes reist. Dann kommt es direkt über das
        oberste. Leere Felder bedeuten nichts. Kommt ein Wappen auf Feld { $LAST_BOX } (kurzes Spiel: in Runde
        { $ROUNDS_SHORT }), ist es die letzte Runde.
Topic-Quarry = Steinbruch
    .help =
        Deine Häuser, die noch nicht griffbereit sind. Die Aktion Steinbruch bringt dir { $QUARRY_ACTION } davon,
        einen anderen Weg gibt es nicht. Du hast { $HOUSES } Häuser: Gebaute kommen nicht zurück, lassen sich aber
        versetzen.
Topic-Maharaja = Maharadscha
    .help =
        Er steht in der Stadt, die nach allen Zügen dieser Runde gewertet wird. Je mehr Punkte du dort hast, desto
        mehr Gold gibt er dir; bei Gleichstand zählt die niedrigere Nummer. Dein Architekt muss nicht dort sein. Hast
        nur du Punkte, gibt es { $MONOPOLY } Gold mehr.
Topic-Chips = Chips
    .help =
        Ein Aktionschip gibt dir im Zug eine dritte Aktion, jede außer Personenkarte. Nur 1 Chip pro Zug. Was du davon
        nicht tust, kostet nichts. Der Yogi bringt Chips; du behältst sie, wenn er geht.
Topic-Travel = Reisen
    .help =
        In deinem Zug reist du, so oft du willst, Weg für Weg; einen Zeiger braucht es nicht. Jedes Dorf am Weg
        braucht ein Haus. In Dörfern ohne eigenes Haus zahlst du { $TOLL } Gold an den Besitzer jedes Hauses. Städte
        und Startort sind frei.
Topic-Forgo = Verzichten
    .help =
        Du musst nicht tun, was du geplant hast. Aber für jeden Zeiger, den du nicht ganz ausführst, erhalten alle
        anderen { $FORGONE } Gold von der Bank. Auch Palast + Haus zur Hälfte oder nur eines von 2 Häusern gilt nicht
        als ausgeführt.
Topic-Winning = Spielende
    .help =
        Das Spiel endet nach der Runde, in der jemand den letzten seiner { $PALACES } Paläste baut (kurzes Spiel:
        { $PALACES_SHORT }) oder ein Stadtwappen auf Feld { $LAST_BOX } kommt (kurzes Spiel: in Runde
        { $ROUNDS_SHORT }). Es gewinnt, wer die meisten Paläste hat; dann zählt das Gold, dann die niedrigere Nummer.

## Variants

option-short = Kurzes Spiel
    .about = Je { $PALACES_SHORT } Paläste, höchstens { $ROUNDS_SHORT } Runden.
option-yogi = Yogi und Chips
    .about = Ein Chip bringt eine dritte Aktion.
option-neutral = Neutrale Paläste
    .about = Freie Farben belegen äußere Felder.
option-auction = Versteigerung
    .about = Biete um die ersten Personen.
option-home = Heimatstädte
    .about = { $POINTS_HOME } Punkt mehr in der Heimatstadt.
option-several = Mehrere Personen
    .about = Sammle Personen; mit Versteigerung.
option-secret_gold = Geheimes Gold
    .about = Nur du siehst dein Gold.

## The actions of the dial

Dial-Gold = Gold
    .long = { $GOLD_ACTION } Gold nehmen
    .help = Die Bank gibt dir { $GOLD_ACTION } Gold. Das kostet nichts und geht immer: eine sichere Wahl.
Dial-House = Haus
    .long = Ein Haus bauen
    .help =
        Baue 1 Haus für { $HOUSE_COST } Gold: in einem Dorf mit Platz oder in der Stadt, in der dein Architekt ist. Du
        brauchst ein griffbereites Haus.
Dial-TwoHouses = 2 Häuser
    .long = Zwei Häuser bauen
    .help =
        Baue 2 Häuser für je { $HOUSE_COST } Gold. Mindestens eines muss in einer Stadt stehen, in der dein Architekt
        ist; das andere in einem Dorf oder einer Stadt, auch einer anderen. Baust du nur eines, erhalten alle anderen
        { $FORGONE } Gold.
Dial-MoveHouse = Haus versetzen
    .long = Ein Haus versetzen
    .help =
        Nimm eines deiner Häuser vom Spielplan und setze es in ein Dorf mit Platz oder in die Stadt, in der dein
        Architekt ist. Das kostet nichts. Ein Dorf ohne Haus unterbricht den Weg.
Dial-Quarry = Steinbruch
    .long = { $QUARRY_ACTION } Häuser aus dem Steinbruch
    .help =
        Nimm { $QUARRY_ACTION } deiner Häuser aus dem Steinbruch. Das kostet nichts, und du kannst sie im selben Zug
        bauen. Ist nur noch 1 da, bekommst du es, aber alle anderen erhalten { $FORGONE } Gold.
Dial-Palace = Palast
    .long = Einen Palast bauen
    .help =
        Baue 1 Palast für { $PALACE_COST } Gold, als Baumeister { $PALACE_COST_ARTISAN }, auf ein freies Feld der
        Stadt, in der dein Architekt ist. Paläste gewinnen das Spiel: Baut jemand den letzten eigenen, endet es mit
        dieser Runde.
Dial-PalaceAndHouse = Palast + Haus
    .long = Palast und Haus bauen
    .help =
        Baue 1 Palast für { $PALACE_COST } Gold, als Baumeister { $PALACE_COST_ARTISAN }, und 1 Haus für
        { $HOUSE_COST } Gold, in beliebiger Reihenfolge, auch an verschiedenen Orten. In Städten baust du nur, wo
        dein Architekt ist. Baust du nur eines von beiden, erhalten alle anderen { $FORGONE } Gold.
Dial-Order = Reihenfolge
    .long = Wertungsreihenfolge ändern
    .help =
        Versetze ein beliebiges Stadtwappen genau { $GOVERNOR_STEPS } Felder nach unten; überholte rücken 1 nach oben.
        Das unterste Wappen zeigt, wohin der Maharadscha nächste Runde reist. Die Stadt dieser Runde bleibt.
Dial-Character = Personenkarte
    .long = Personenkarte wechseln
    .help =
        Nimm eine freie Person oder die eines anderen und lege deine zurück; der andere wählt sofort eine freie. Nutze
        die alte Fähigkeit vorher, die neue danach. Mit mehreren Personen behältst du deine; ist keine frei, tauschst
        du oder wirbst ab.

## Characters

Character-Mogul = Großfürst
    .acc = den Großfürsten
    .help =
        Nummer 1: Du ziehst zuerst und gewinnst bei Wertungen jeden Gleichstand. Mehr kann er nicht. Niedrige Nummern
        ziehen vor hohen.
Character-Trader = Händler
    .acc = den Händler
    .help =
        Nummer 2: Du erhältst { $TRADER_GOLD } Gold von der Bank, wenn dein Zug beginnt oder wenn du die Karte im Zug
        nimmst. Einmal pro Zug.
Character-Sadhu = Priester
    .acc = den Priester
    .help =
        Nummer 3: Bei einer Wertung zählen deine kleinen Paläste je { $POINTS_OUTER_SADHU } Punkte statt
        { $POINTS_PIECE }. Du musst die Karte in diesem Moment haben.
Character-Monk = Wanderer
    .acc = den Wanderer
    .help =
        Nummer 4: Reisen kostet dich nichts, denn die Bank bezahlt die Besitzer der Häuser. Dörfer ohne Haus bleiben
        gesperrt.
Character-Builder = Unternehmer
    .acc = den Unternehmer
    .help =
        Nummer 5: Einmal im Zug baust oder versetzt du 1 Haus mehr, kostenlos und ohne Zeiger. Zum Bauen brauchst du
        ein griffbereites Haus; in Städten baust du nur, wo dein Architekt ist.
Character-Artisan = Baumeister
    .acc = den Baumeister
    .help =
        Nummer 6: Ein Palast kostet dich { $PALACE_COST_ARTISAN } Gold statt { $PALACE_COST }. Einen Zeiger oder Chip
        dafür brauchst du trotzdem, und deinen Architekten in der Stadt.
Character-Yogi = Yogi
    .acc = den Yogi
    .help =
        Nummer 7: Einmal pro Zug erhältst du 1 Aktionschip: wenn er beginnt oder du die Karte nimmst, und ist keiner
        da, sobald einer zurückkommt. Ein Chip gibt eine dritte Aktion, sofort oder später.

## Cities

City-Jaisalmer = Jaisalmer
City-Delhi = Delhi
City-Agra = Agra
City-Udaipur = Udaipur
City-Ahmadabad = Ahmadabad
City-Bikaner = Bikaner
City-Jaipur = Jaipur

## Sites for palaces

Ground-Centre = Großer Palast
Ground-Outer = Kleiner Palast

## Places

Junction-Start = Startort
    .to = zum Startort
Junction-City = { $city }
    .to = nach { $city }
Spot-Village = { $near } - { $far }
    .name = Dorf { $near } - { $far }
    .in = im Dorf { $near } - { $far }
    .from = aus dem Dorf { $near } - { $far }
    .to = ins Dorf { $near } - { $far }
Spot-City = { $city }
    .name = { $city }
    .in = in { $city }
    .from = aus { $city }
    .to = nach { $city }

## Numbers with their nouns

Thing-House = { $number } { $number ->
        [one] Haus
       *[other] Häuser
    }
Thing-Palace = { $number } { $number ->
        [one] Palast
       *[other] Paläste
    }
Thing-Point = { $number } { $number ->
        [one] Punkt
       *[other] Punkte
    }
Thing-Gold = { $number } Gold
Thing-Chip = { $number } { $number ->
        [one] Chip
       *[other] Chips
    }

## Who does what now, and what the player who decides is asked to do

Stage-Choosing = Wähle eine Person
Stage-Bidding = Biete oder passe
Stage-Picking = Wähle eine Person
Stage-Placing = Setze ein Haus
Stage-Planning = Plane zwei Aktionen
Stage-Acting = Du bist am Zug
Stage-Replacing = Wähle neu
Stage-Giving = Gib eine Person ab
Stage-Over = Spielende

## Plans, and who pays

Plan-Both = { $one }, { $other }
Plan-Twice = zweimal { $one }
Payer-Traveller = { $seat }
Payer-Bank = Die Bank
Toll-Traveller = { $gold } Gold an { $owners }
Toll-Bank = { $gold } Gold von der Bank an { $owners }
Undone-Dial = { $dial } nicht getan: { $gold } Gold an { OTHERS($seat) }
Offer-Bid = { $gold } Gold bieten

## What happened

Event-CharacterChosen = { $seat } wählt { FORM($character, "acc") }.
Event-BidMade = { $seat } bietet { $gold } Gold.
Event-Passed = { $seat } passt.
Event-AuctionWon = { $seat } erhält den Zuschlag für { $gold } Gold.
Event-HousePlaced = { $seat } stellt ein Haus { PLACE($village, "to") }.
Event-HousesHandedOut = Alle erhalten { $HOUSES_IN_HAND } Häuser.
Event-MaharajaMoved = Der Maharadscha reist nach { $city }{ $place ->
        [none] .
       *[some] ; das Stadtwappen kommt auf Feld { $place }.
    }
Event-LastRoundBegan = Das ist die letzte Runde.
Event-PlanConfirmed = { $seat } hat geplant.
Event-TurnBegan = { $seat } ist am Zug: { $plan }.
Event-GoldTaken = { $seat } nimmt { $GOLD_ACTION } Gold.
Event-TraderPaid = { $seat } erhält { $TRADER_GOLD } Gold als Händler.
Event-ChipGained = { $seat } erhält einen Aktionschip als Yogi.
Event-HouseBuilt = { $seat } baut ein Haus { PLACE($site, "in") }{ $task ->
        [House] , { $HOUSE_COST } Gold.
        [TwoHouses] , { $HOUSE_COST } Gold.
        [PalaceAndHouse] , { $HOUSE_COST } Gold.
       *[Builder] , kostenlos als Unternehmer.
    }
Event-HouseMoved = { $seat } versetzt ein Haus { PLACE($from, "from") } { PLACE($to, "to") }{ $task ->
        [MoveHouse] .
       *[Builder] {" "}(Unternehmer).
    }
Event-HousesTaken = { $seat } nimmt { COUNT($houses, "House") } aus dem Steinbruch.
Event-PalaceBuilt = { $seat } baut { $ground ->
        [Centre] den großen Palast
       *[Outer] einen Palast
    } in { $city }, { $cost } Gold.
Event-GovernorLowered = { $seat } versetzt das Stadtwappen von { $city } um { $GOVERNOR_STEPS } Felder nach unten.
Event-CharacterTaken = { $seat } nimmt { FORM($character, "acc") }{ $from ->
        [none] .
       *[some] {" "}von { $from }.
    }
Event-Swapped = { $seat } nimmt { FORM($want, "acc") } von { $with } und gibt dafür { FORM($give, "acc") }.
Event-Enticed = { $seat } wirbt eine Person von { $from } ab.
Event-CharacterGiven = { $from } gibt { FORM($character, "acc") } an { $to } ab.
Event-ChipSpent = { $seat } setzt einen Aktionschip ein: { $dial }.
Event-Travelled = { $seat } reist { PLACE($to, "to") }.
Event-TollPaid = { $payer } zahlt { $gold } Gold an { $to }.
Event-Forgone = { $seat } verzichtet auf { $dial }: { $FORGONE } Gold an { OTHERS($seat) }.
Event-CityScored = { $city } wird gewertet.
Event-Scored = { $seat } hat { COUNT($points, "Point") } und erhält { $gold } Gold.
Event-MonopolyPaid = { $seat } ist dort allein: { $gold } Gold mehr.
Event-GameEnded = Das Spiel ist zu Ende.

## When something can be done

Moment-Choosing = Personen werden zu Beginn gewählt, oder wenn dir deine genommen wurde.
Moment-Auction = Geboten wird nur in einer Versteigerung.
Moment-Placing = Die ersten Häuser werden vor der ersten Runde gesetzt.
Moment-Planning = Geplant wird zu Beginn einer Runde.
Moment-Giving = Eine Person gibst du ab, wenn jemand sie abwirbt.
Moment-Turn = Das tust du in deinem Zug, nach dem Planen.

## Why something is not allowed

Why-GameOver = Das Spiel ist zu Ende.
Why-NotYourTurn = Warte, bis du an der Reihe bist: Jetzt entscheidet jemand anderes.
Why-NotNow = { $moment }
Why-NotInThisVariant = Das gehört zu einer Variante, die in diesem Spiel nicht gilt.
Why-NotInPlay = Der { $character } spielt nicht mit: Wähle eine andere Person.
Why-CharacterHeld = Schon vergeben: Wähle eine freie Person.
Why-OwnCharacter = Du hast { FORM($character, "acc") } selbst: Nimm eine andere Person.
Why-NotYourCharacter = Du hast { FORM($character, "acc") } nicht: Gib eine deiner eigenen Personen.
Why-FreeCharactersLeft = Solange eine Person frei ist, nimm eine freie.
Why-NoFreeCharacters = Keine Person ist frei: Tausche eine oder wirb eine ab.
Why-NotMoreCharacters = Abwerben kannst du nur bei jemandem, der mehr Personen hat als du.
Why-NoSuchOpponent = Wähle jemand anderen in diesem Spiel.
Why-OpenerMustBid = Du eröffnest diese Versteigerung: Biete, und sei es { $LEAST_BID } Gold.
Why-BidTooLow = Biete mindestens { $least } Gold.
Why-NotEnoughGold = Du brauchst { $needs } Gold und hast { $has }.
Why-NotPlanned = Nicht in deinem Plan: { $dial }. Du kannst nur tun, was du geplant hast.
Why-AlreadyDone = { $dial }: getan oder aufgegeben, davon ist in diesem Zug nichts übrig.
Why-OneMustBeInACity = Von zwei Häusern darf nur eines in einem Dorf stehen: Baue das andere, wo dein Architekt ist.
Why-NoHouseInHand = Du hast kein Haus griffbereit: Hole welche aus dem Steinbruch.
Why-VillageFull =
    Kein Platz { PLACE($village, "in") }: { $VILLAGE_ROOM } Häuser passen hinein, bei zwei Spielern
    { $VILLAGE_ROOM_TWO }.
Why-ArchitectElsewhere = Dein Architekt muss in { $city } sein.
Why-NoHouseThere = Du hast kein Haus { PLACE($site, "in") }: Wähle einen Ort, wo du eines hast.
Why-SamePlace = Versetze das Haus an einen anderen Ort.
Why-CardNotHeld = Dafür brauchst du { FORM($character, "acc") }.
Why-AbilityUsed = Der { $character } hilft einmal pro Zug, und das ist geschehen.
Why-QuarryEmpty = Dein Steinbruch ist leer: Alle deine Häuser sind griffbereit oder auf dem Spielplan.
Why-NoPalaceLeft = Du hast alle deine Paläste gebaut.
Why-NoSite = { $ground ->
        [Centre] Die Mitte von { $city } ist besetzt: Baue außen oder in einer anderen Stadt.
       *[Outer] Alle äußeren Felder von { $city } sind besetzt: Baue in der Mitte oder in einer anderen Stadt.
    }
Why-GovernorTooLow = Ein Stadtwappen geht genau { $GOVERNOR_STEPS } Felder nach unten: { $city } liegt zu tief.
Why-NoChip = Du hast keinen Aktionschip: Der Yogi bringt einen pro Zug.
Why-ChipSpentAlready = Du hast schon einen Aktionschip eingesetzt: nur einer pro Zug.
Why-NoChipForCharacter = Mit einem Chip lässt sich keine Person wechseln: Wähle eine andere Aktion.
Why-NoSuchRoad = Von deinem Architekten führt kein Weg dorthin: Reise über einen Nachbarort.
Why-VillageEmpty = Der Weg ist unterbrochen: Das Dorf { $village } braucht erst ein Haus.
Why-NothingToForgo = { $dial }: Davon ist nichts mehr übrig, auf das du verzichten kannst.
Why-AlreadyThere = Dein Architekt ist schon hier: Reise auf einem der Wege weiter.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Willkommen bei Raja! Du bist ein Fürst und baust Paläste dort, wohin der Maharadscha reist. Du lernst es in drei
    kurzen Kapiteln, Schritt für Schritt. Weiter mit A.
lesson-1 =
    Wähle zuerst einen Helfer: Der Händler bringt dir in jedem Zug 1 Gold. Niedrige Nummern spielen zuerst und gewinnen
    bei Gleichstand. Drücke rechts, dann A.
lesson-2 =
    Ein Weg ist nur offen, wenn jedes Dorf ein Haus hat. Mit dem Kreuz gehst du über die Karte: zum Dorf Startort -
    Bikaner, oberhalb vom Startort, dann A.
lesson-3 =
    Bikaner ist jetzt erreichbar. Als zweite Stadt wird Jaipur gewertet: Öffne den Weg dorthin mit einem Haus im Dorf
    Bikaner - Jaipur.
lesson-4 = Die dritte Stadt wird Delhi. An diesem Weg liegen zwei Dörfer: Setze ein Haus ins Dorf Bikaner - Delhi.
lesson-5 =
    Dein letztes Haus kommt ins Dorf Delhi - Bikaner. Durch eigene Dörfer reist du kostenlos, und andere zahlen dir 1
    Gold für jedes deiner Häuser.
lesson-6 =
    Der Maharadscha ist in Bikaner: Nach dieser Runde wird dort gewertet. Plane geheim zwei Aktionen: A setzt einen
    Zeiger auf Gold, links zu Palast + Haus, A, mit A bestätigen.
lesson-7 =
    Du bist am Zug! 2 Gold aus deinem Plan und 1 vom Händler kamen von selbst. Schicke deinen Architekten nach Bikaner:
    Gehe mit dem Kreuz dorthin und drücke A.
lesson-8 =
    Gut angekommen. Drücke A auf Bikaner und baue den großen Palast für 12 Gold. Er bringt hier 3 Punkte, ein kleiner
    Palast 1.
lesson-9 =
    Nun das Haus, das du mit ihm geplant hast. In Bikaner bringt es noch 1 Punkt. In Städten baust du nur, wo dein
    Architekt ist, in Dörfern überall.
lesson-10 =
    Der Plan ist ausgeführt: Beende mit A den Zug. Was du nicht ausführst, bringt allen anderen 2 Gold. Im echten Spiel
    nimmt B einen Schritt zurück.
lesson-11 =
    Dein Weg war kostenlos, der andere hat dir 1 Gold gezahlt. Du hattest 5 Punkte in Bikaner (Palast 3, Haus 1,
    Architekt 1), der andere 2: 10 Gold für dich, 5 für ihn.
lesson-12 =
    Zweite Runde: Der Maharadscha ist in Jaipur. Plane Personenkarte und Reihenfolge: zwei Aktionen, die kein Gold
    kosten.
lesson-13 =
    Nimm dem anderen seinen Helfer: Mit dem Baumeister kostet dich jeder Palast 9 Gold statt 12. Der andere muss neu
    wählen.
lesson-14 =
    Das unterste Stadtwappen wird als Nächstes besucht. Das wäre Delhi. Schiebe das von Agra hinunter, dann kommt der
    Maharadscha dorthin.
lesson-15 = Ein Architekt allein zählt 1 Punkt, wo der Maharadscha ist. Dein Haus öffnet den Weg: Reise nach Jaipur.
lesson-16 = Mehr ist nicht geplant: Beende den Zug. Dann führt der andere seinen Plan aus, und Jaipur wird gewertet.
lesson-17 =
    Ein Architekt brachte dir das Gold des Ersten, denn sonst war niemand da. Auch die Reihenfolge zählte: Der
    Maharadscha ist nun in Agra.
lesson-18 =
    So geht es von Stadt zu Stadt. Das Ende kommt mit einem 7. Palast oder auf Feld 10. Die meisten Paläste gewinnen,
    dann das meiste Gold. X erklärt dir alles. Viel Spaß!

## Warum ein Weg besser ist: wovon es mehr oder weniger gibt

feature-palaces = Paläste
feature-gold = Gold
feature-gold_for_palace = Gold für einen Palast
feature-payable_palaces = bezahlbare Paläste
feature-houses_in_hand = griffbereite Häuser
feature-houses_in_hand_few = Häuser zum Bauen bereit
feature-houses_in_quarry = Häuser im Steinbruch
feature-villages = Dörfer mit eigenen Häusern
feature-free_reach = kostenlos erreichbare Orte
feature-houses_in_cities = Häuser in Städten
feature-outer_palaces = kleine Paläste
feature-central_palaces = große Paläste
feature-pay_this = Ertrag dieser Stadt
feature-pay_next = Ertrag der nächsten Stadt
feature-pay_third = Ertrag der dritten Stadt
feature-pay_fourth = Ertrag der vierten Stadt
feature-pay_later = Ertrag späterer Städte
feature-lead_this = Vorsprung in dieser Stadt
feature-lead_next = Vorsprung in der nächsten Stadt
feature-chips = Aktionschips
feature-Mogul = Nutzen vom Großfürsten
feature-Trader = Nutzen vom Händler
feature-Sadhu = Nutzen vom Priester
feature-Monk = Nutzen vom Wanderer
feature-Builder = Nutzen vom Unternehmer
feature-Artisan = Nutzen vom Baumeister
feature-Yogi = Nutzen vom Yogi
feature-still_to_play = Züge in dieser Runde
feature-architect_here = Anwesenheit in dieser Stadt
feature-next_in_reach = Nähe zur nächsten Stadt
feature-centres_in_reach = freie Zentren in Reichweite
