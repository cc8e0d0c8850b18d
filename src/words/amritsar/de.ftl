### The texts of Amritsar.

## Captions and single words

label-game = Amritsar
label-about = Spende für den Goldenen Tempel.
label-round = Runde
label-decade = Jahrzehnt
label-coins = Münzen
label-prestige = Prestige
label-prestige_short = PP
label-ride = Ritt
label-workers = Arbeiter
label-actions = Aktionen
label-ride_again = Zweiter Ritt
label-locked = gesperrt
label-follow_up = Folgeaktion
label-storage = Lager
label-goals = Ziele
label-mahouts = Mahuts
label-knowledge = Wissen
label-tax = Steuern
label-tax_due = Je Jahrzehnt fällig
label-elephant = Elefant
label-markers = Marker
label-market = Markt
label-display = In der Auslage
label-donation = Spende
label-temple = Tempel
label-bridge = Brücke
label-main = Hauptaktion
label-second = Zweitaktion
label-elephant_action = Mit dem Elefanten
label-upgrade = Upgrade
label-level = Stufe
label-beyond = darüber
label-interim = je Jahrzehnt
label-at_the_end = am Ende
label-buy = Kauf
label-sell = Verkauf
label-pay = zahle
label-get = erhalte
label-yours = Deins
label-after = danach
label-no_trade = ohne Handel kein Marker
label-done = Fertig
label-nothing = nichts
label-free = umsonst
label-last_worker = zuletzt
label-golden = Goldenes Feld
label-hidden = verdeckt
label-look = X: allein ansehen
label-hide = X: Ziele verdecken
label-becomes = Was dieser Zug werden kann
label-look_around = A: umsehen
label-look_keys = X erklärt, A weiter, B zurück
label-private = nur für dich
label-maharaja = Maharadscha
label-supply = Vorrat
label-rows = Markerreihen
label-his_goal = Sein Ziel
label-his_actions = Seine Aktionen
label-scoring = Ende des Jahrzehnts
label-final_collected = Gesammelt
label-final_tracks = Wissen
label-final_goals = Ziel
label-total = Summe
label-winner = Es gewinnt
label-winners = Es gewinnen

## The chapters of the rules, and what can be explained

Topic-Turn = Ein Zug
    .help =
        Zuerst darf dein Elefant weiterziehen. Dann musst du Arbeiter bewegen, und wo der letzte steht, hast du eine
        bis drei Aktionen. Danach dürfen andere folgen. Vier Runden sind ein Jahrzehnt, { $DECADES } Jahrzehnte das
        Spiel. Du beginnst mit { $START_PRESTIGE } Prestigepunkten (PP) und { $START_COINS } Münze. Die meisten PP
        gewinnen.
Topic-Elephant = Elefant
    .help =
        Er trägt deine Marker: Du spendest nur, wo er steht, und er gibt eine Aktion mehr, wenn dein letzter Arbeiter
        in seiner Zone ist. Er zieht im Uhrzeigersinn, bis zu drei Zonen. Der erste Schritt ist frei, jeder weitere
        kostet 1 Münze. Vorbei am Maharadschamarker kostet { $PENALTY_ONE }, { $PENALTY_TWO } oder { $PENALTY_THREE }
        PP, je nach Jahrzehnt. Im ersten Zug stellst du ihn irgendwohin.
Topic-Third = Zweiter Ritt
    .help =
        Schritt { $UNLOCKING_STEP } der Entwicklung schaltet ihn frei: Nach den Aktionen darf der Elefant noch einmal
        ziehen, nach denselben Regeln. Du erhältst auch das Bewegungsplättchen: Einmal, bei einem der Ritte, bringt es
        ihn in jede Zone, umsonst und ohne Strafe.
Topic-Workers = Arbeiter bewegen
    .help =
        Nimm alle Arbeiter eines Bereichs und setze sie im Uhrzeigersinn ab, in jeden nicht vollen Bereich einen; die
        Farben in beliebiger Folge. Der letzte wird dein aktiver Arbeiter. Er darf Bereiche überspringen, für je 1
        Münze, die dort bleibt; volle Bereiche umsonst. In seiner Zone wählst du deine Aktionen.
Topic-Area = Arbeitsbereich
    .help =
        { $WORKER_PLACES } Arbeiter haben Platz, ein voller Bereich wird übersprungen. Münzen hier darfst du nehmen,
        wenn du hier Arbeiter nimmst oder dein letzter Arbeiter hierher kommt: alle oder keine.
Topic-Golden = Goldenes Feld
    .help =
        Das erste Feld im zweiten Bereich jeder Zone, neben einem Feld des Maharadschamarkers. Zu zweit und allein
        zählt der Arbeiter hier nach der Runde: Seine Farbe ruft Mahuts. Ist es leer, zählt der nächste Arbeiter im
        Uhrzeigersinn.
Topic-Actions = Aktionen
    .help =
        Wähle eins der drei Plättchen in der Zone deines aktiven Arbeiters. Die Hauptaktion geht immer, die
        Zweitaktion mit einem Arbeiter in der Farbe des Plättchens; in beliebiger Folge. Steht dein Elefant dort, gibt
        er eine Hauptaktion dieser Zone oder einen deiner Mahuts dazu: davor oder danach, nie dazwischen.
Topic-ZoneTile = Zonenplättchen
    .help =
        Es hat eine Hauptaktion für jeden aktiven Arbeiter und auf farbigem Grund eine Zweitaktion für einen Arbeiter
        dieser Farbe. Jede Zone hat drei Plättchen in drei Farben, die das ganze Spiel bleiben.
Topic-Mahouts = Mahuts
    .help =
        Ein Mahut auf deiner Tafel ist eine Aktion: für deinen Elefanten, für eine Mahutaktion und als Folgeaktion,
        wenn der letzte Arbeiter eines anderen die Farbe seines Felds hat. Du beginnst mit dem, der spendet; alle
        anderen sind Upgrades für 1 Gold und 1 Schritt Steuern.
Topic-Market = Markt
    .help =
        Kaufe und verkaufe nacheinander, so viel du willst. Du kaufst das unterste Stück und verkaufst auf den
        obersten freien Platz, zum Preis der Reihe; manche Plätze geben PP. { $MARKET_ROWS } je Art haben Platz,
        darüber hinaus gilt der höchste oder niedrigste Preis. Nie dieselbe Art in einem Zug kaufen und verkaufen. Wer
        handelt, lädt einen Marker.
Topic-Storage = Lager
    .help =
        Auf jedem Lagerplatz liegt 1 Münze oder 1 Ressource. Du beginnst mit { $START_SLOTS } Plätzen,
        { $STORAGE_PLACES } Lagerplättchen bringen mehr. Was nicht passt, geht zurück, und du wählst, was. In der
        Auslage liegen für jeden { $DISPLAY_A_PLAYER } Plättchen.
Topic-Upgrades = Upgrades
    .help =
        Lager: Zahle 1 Marmor, nimm ein Plättchen der Auslage. Ziel: Zahle 1 Kupfer, lege ein Ziel. Mahut: Zahle 1
        Gold, lege einen Mahut auf eine freie Farbe. Je bis zu drei. Der Marker des Felds kommt auf deinen Elefanten,
        die Steuern steigen, wie das Plättchen sagt, dann kommt sein Bonus.
Topic-Tax = Steuern
    .help =
        Jedes Ziel bringt { $GOAL_TAX } Schritt Steuern, Lagerplättchen und Mahuts so viele, wie sie zeigen. Am Ende
        jedes Jahrzehnts zahlst du die Münzen bei deinem Marker. Je fehlender Münze verlierst du { $PENALTY_ONE },
        { $PENALTY_TWO } oder { $PENALTY_THREE } PP, je nach Jahrzehnt. Was du zahlen kannst, musst du zahlen.
Topic-Goals = Ziele
    .help =
        Du hast vier verdeckte Ziele, eins von jedem Typ. Nur die auf deiner Tafel zählen am Ende. Eins liegt vor dem
        ersten Zug dort, die anderen legst du durch Upgrades; das zweite, dritte und vierte Feld gibt eine beliebige
        Ressource, { $GOAL_COINS } Münzen oder { $GOAL_PRESTIGE } PP. Niemand sonst sieht, welche es sind.
Topic-Knowledge = Wissen
    .help =
        Drei Leisten mit { $TRACK_STEPS } Schritten. Jeder Schritt gibt sofort seinen Bonus; manche Felder zahlen
        stattdessen, einmal erreicht, am Ende jedes Jahrzehnts, und das letzte zählt am Ende. Darüber hinaus gibt
        jeder Schritt, was der Pfeil zeigt.
Topic-Markers = Spendenmarker
    .help =
        Jeder deiner { $MARKERS } Marker ist eine Spende. { $MARKERS_AT_MARKET } warten am Markt, die anderen auf
        deiner Tafel unter Upgrades. Der Elefant trägt { $ELEPHANT_LOAD }: Weitere bleiben am Markt oder kommen
        dorthin. Ist am Markt keiner mehr, gibt es für einen fälligen 1 PP.
Topic-Donation = Spende
    .help =
        Lege einen Marker vom Elefanten auf ein freies Feld seiner Zone. Stufe 1: 2 Marmor, { $LEVEL_ONE } PP. Stufe
        2: Marmor und Kupfer, { $LEVEL_TWO }. Stufe 3: Kupfer und Gold, { $LEVEL_THREE }. Stufe 4: 2 Gold,
        { $LEVEL_FOUR }. Ab Stufe 2 müssen beide Felder darunter belegt sein, und jeder Marker dort bringt
        { $SUPPORT } PP.
Topic-Temple = Tempelplättchen
    .help =
        Am Ende des Jahrzehnts zahlt es in jeder Zone dem, der dort die meisten Marker hat: 4, 3, 2 oder 1 PP. Bei
        Gleichstand erhalten alle die vollen PP, ohne Marker erhält niemand etwas. Das nächste Jahrzehnt hat ein
        anderes.
Topic-Bridges = Brückenplättchen
    .help =
        Jedes Jahrzehnt hat eins. Sooft du tust, was es verlangt, erhältst du, was es zeigt: für das Bewegen von vier
        Arbeitern, eine Spende, einen Handel am Markt oder ein Upgrade. Es zählt auch in Folgeaktionen.
Topic-FollowUp = Folgeaktion
    .help =
        Nach einem Zug dürfen alle anderen reihum den Mahut auf ihrem Feld in der Farbe des aktiven Arbeiters nutzen.
        Wer am Zug war, erhält für jede 1 PP. Du darfst ablehnen. Zu zweit ruft nach jeder Runde auch der
        Maharadschamarker einen Arbeiter; dafür erhält niemand PP.
Topic-Marker = Maharadschamarker
    .help =
        Er liegt auf einer Grenze zwischen Zonen und zieht nach jeder Runde weiter. Ein Elefant, der diese Grenze
        überquert, verliert { $PENALTY_ONE } PP in Jahrzehnt I, { $PENALTY_TWO } in II und { $PENALTY_THREE } in III.
        Ist er wieder auf dem roten Feld, endet das Jahrzehnt.
Topic-Decade = Ende eines Jahrzehnts
    .help =
        Nach vier Runden: Das Tempelplättchen wird gewertet, alle zahlen Steuern und erhalten die Einnahmen ihrer
        Leisten. Die Brücke wird umgedreht, der Tempel wächst und trägt das nächste Plättchen. Nach Jahrzehnt III
        folgt die Endwertung.
Topic-Solo = Der Solo-Maharadscha
    .help =
        Du spielst wie zu zweit und beginnst. Er spendet zuerst und hat dann zwei Aktionen. Er braucht keine Arbeiter
        und zahlt keine Steuern. Nach der Runde darfst du dem goldenen Arbeiter folgen. Du gewinnst mit mehr PP als
        er, Gleichstand ist seiner. Schwer: Er beginnt mit zwei Markern, und sein Ziel zählt doppelt.
Topic-SoloDonation = Seine Spenden
    .help =
        Er spendet, wo der Tempel am meisten bringt und er ein Feld bezahlen kann: davon das mit den meisten PP für
        ihn, dann das am weitesten links. Sein Elefant zieht umsonst dorthin. Kann er nirgends spenden, nimmt er einen
        Marker von seiner Tafel.
Topic-SoloActions = Seine Aktionen
    .help =
        Die Farben deines letzten und des goldenen Arbeiters wählen zwei, in dieser Folge. Gelb: ein Marker, ein
        Marmor, und ein Marmor verlässt den Markt. Blau: zwei Ressourcen, von Jahrzehnt zu Jahrzehnt bessere. Weiß:
        ein Schritt Wissen. Grün: Spende in der Zone seines Ziels, sonst wie üblich, sonst ein Marker.
Topic-SoloBoard = Seine Tafel
    .help =
        { $ROWS } Reihen mit { $ROW } Markern: Ist eine leer, erhält er ihren Bonus. Was er nimmt, kommt aus seinem
        Vorrat; fehlt eine Art, nimmt er die nächste, fehlt alles, 1 PP. Die letzten zwei Felder seiner Leiste zählen
        am Ende: Ressourcen im Lager, oder Münzen, die keine Ressource verdeckt.
Topic-Winning = Das Ende
    .help =
        Nach Jahrzehnt III zählt jedes letzte Feld einer Leiste, das du erreicht hast: 1 PP je Marker auf dem
        Elefanten, je Ressource, je Münze. Dann werden die Ziele auf deiner Tafel gewertet. Die meisten PP gewinnen;
        bei Gleichstand mehr Marker auf den Spendenplättchen, dann ist der Sieg geteilt.

## Variants, and what they can be

option-solo = Maharadscha
    .about = Spiele allein gegen ihn.
Difficulty-Easy = normal
    .about = Er beginnt mit einem Marker.
Difficulty-Hard = schwer
    .about = Zwei Marker, und sein Ziel zählt doppelt.
Difficulty-None = aus
    .about = Zwei bis vier Personen spielen.

## Colours, resources, zones and areas

Colour-White = weiß
    .noun = Weiß
    .nom = weißer
    .acc = weißen
    .gen = weißen
    .neu = weißes
Colour-Yellow = gelb
    .noun = Gelb
    .nom = gelber
    .acc = gelben
    .gen = gelben
    .neu = gelbes
Colour-Blue = blau
    .noun = Blau
    .nom = blauer
    .acc = blauen
    .gen = blauen
    .neu = blaues
Colour-Green = grün
    .noun = Grün
    .nom = grüner
    .acc = grünen
    .gen = grünen
    .neu = grünes
Resource-Marble = Marmor
Resource-Copper = Kupfer
Resource-Gold = Gold
Good-Coin = 1 Münze
    .no = keine Münze
Good-Marble = 1 Marmor
    .no = keinen Marmor
Good-Copper = 1 Kupfer
    .no = kein Kupfer
Good-Gold = 1 Gold
    .no = kein Gold
Zone-North = Nordzone
    .in = in der Nordzone
    .to = zur Nordzone
Zone-East = Ostzone
    .in = in der Ostzone
    .to = zur Ostzone
Zone-South = Südzone
    .in = in der Südzone
    .to = zur Südzone
Zone-West = Westzone
    .in = in der Westzone
    .to = zur Westzone
Area-N1 = Nord 1
Area-N2 = Nord 2
Area-E1 = Ost 1
Area-E2 = Ost 2
Area-S1 = Süd 1
Area-S2 = Süd 2
Area-W1 = West 1
Area-W2 = West 2

## Tracks, upgrades, goals

Track-Development = Entwicklung
    .final = 1 PP je Marker
    .help =
        Sie bringt Marker, Upgrades und weniger Steuern: Schritt { $LESS_TAX_STEP } spart je Jahrzehnt 1 Münze,
        Schritt { $UNLOCKING_STEP } öffnet den zweiten Ritt, Schritt 6 ist ein Upgrade umsonst. Das letzte Feld zählt
        1 PP je Marker auf deinem Elefanten. Darüber: eine Mahutaktion.
Track-Resources = Ressourcen
    .final = 1 PP je Ressource
    .help =
        Sie bringt Marmor, Kupfer und beliebige Ressourcen, und ab dem Zwischenfeld eine davon je Jahrzehnt. Das
        letzte Feld zählt 1 PP je Ressource, die du übrig hast. Darüber: eine beliebige Ressource.
Track-Economy = Wirtschaft
    .final = 1 PP je Münze
    .help =
        Sie bringt Münzen, und ab dem Zwischenfeld je Jahrzehnt eine Münze und einen PP. Das letzte Feld zählt 1 PP je
        Münze, die du übrig hast. Darüber: Münzen.
UpgradeKind-Storage = Lager
UpgradeKind-Goal = Ziel
UpgradeKind-Mahout = Mahut
GoalType-A = Ziel A
    .help =
        Mehrheiten: { $MAJORITY_FIRST } PP, wenn du am meisten hast, { $MAJORITY_SECOND } als Zweiter. Gleichstände
        teilen den Platz. Du brauchst mindestens eins: Marker in einer Zone, Münzen oder Ressourcen.
GoalType-B = Ziel B
    .help = Wissen: PP, wenn du die Zwischenfelder zweier Leisten oder das letzte Feld einer Leiste erreicht hast.
GoalType-C = Ziel C
    .help = Spenden nach Ort: PP je Marker in einer Zone, oder für Marker in vielen Zonen oder auf vielen Stufen.
GoalType-D = Ziel D
    .help = Spenden nach Stufe: PP für genug Marker auf einer Stufe, oder auf zweien zusammen, in allen Zonen.

## What goals count

Purpose-MostMarkers = Mehrheit { FORM($zone, "in") }
    .help =
        { $MAJORITY_FIRST } PP für die meisten Marker { FORM($zone, "in") }, { $MAJORITY_SECOND } für Platz zwei;
        mindestens 1.
Purpose-MostCoins = Meiste Münzen
    .help = { $MAJORITY_FIRST } PP für die meisten übrigen Münzen, { $MAJORITY_SECOND } für Platz zwei; mindestens 1.
Purpose-MostResources = Meiste Ressourcen
    .help =
        { $MAJORITY_FIRST } PP für die meisten übrigen Ressourcen, { $MAJORITY_SECOND } für Platz zwei; mindestens 1.
Purpose-Interims = { $one } und { $other }: { $prestige } PP
    .help = { $prestige } PP für Schritt 4 (Zwischenfeld) bei { $one } und { $other }.
Purpose-Final = { $track }: { $prestige } PP
    .help = { $prestige } PP, wenn du das letzte Feld von { $track } erreicht hast.
Purpose-Markers = Marker { FORM($zone, "in") }
    .help = 1 PP für jeden deiner Marker { FORM($zone, "in") }.
Purpose-Zones = Zonen: { $first }/{ $second }/{ $third }/{ $fourth }
    .help = { $first }/{ $second }/{ $third }/{ $fourth } PP, wenn du Marker in 1/2/3/4 Zonen hast.
Purpose-Levels = Stufen: { $first }/{ $second }/{ $third }/{ $fourth }
    .help =
        { $first }/{ $second }/{ $third }/{ $fourth } PP, wenn du Marker auf 1/2/3/4 Stufen hast, in beliebigen Zonen.
Purpose-OnTwo = { $count } auf { NUMBER($one) }+{ NUMBER($other) }: { $prestige } PP
    .help =
        { $prestige } PP für { $count } oder mehr Marker auf den Stufen { NUMBER($one) } und { NUMBER($other) }
        zusammen, Zone egal.
Purpose-OnOne = Stufe { NUMBER($level) }: { $first }/{ $second }/{ $third }/{ $fourth }
    .help =
        { $first }/{ $second }/{ $third }/{ $fourth } PP, wenn du 1/2/3/4 Marker oder mehr auf Stufe
        { NUMBER($level) } hast, in beliebigen Zonen.
Purpose-Once = Stufe { NUMBER($level) }: { $prestige } PP
    .help = { $prestige } PP, wenn du in irgendeiner Zone einen Marker auf Stufe { NUMBER($level) } hast.

## Zone tiles

ZoneTile-W1 =
    .main = Mahut
    .second = Entwicklung +1
ZoneTile-W2 =
    .main = 1 Gold
    .second = Ressourcen +1
ZoneTile-W3 =
    .main = Ein Upgrade
    .second = Wirtschaft +1
ZoneTile-Y1 =
    .main = 1 nach Wahl
    .second = 1 Münze
ZoneTile-Y2 =
    .main = Mahut
    .second = Markt
ZoneTile-Y3 =
    .main = Lager oder Mahut
    .second = 2 Münzen
ZoneTile-B1 =
    .main = Lager oder Ziel
    .second = 1 Kupfer
ZoneTile-B2 =
    .main = 1 Münze, Markt
    .second = 2 Marmor
ZoneTile-B3 =
    .main = Wissen +1
    .second = 2 Marmor/1 Kupfer
ZoneTile-G1 =
    .main = 2 Münzen
    .second = Mahut
ZoneTile-G2 =
    .main = 2 Marmor/1 Kupfer
    .second = Ein Upgrade
ZoneTile-G3 =
    .main = Markt
    .second = Mahut

## What symbols stand for

Symbol-MarbleOrCopper = { $MARBLE_NOT_COPPER } Marmor/1 Kupfer
Symbol-Mahout = Mahut
Symbol-Donate = Spende
Symbol-Market = Markt
Symbol-CoinAndMarket = 1 Münze, Markt
Symbol-Upgrade = { $kind }upgrade
Symbol-UpgradeOr = { $one } oder { $other }
Symbol-AnyUpgrade = Ein Upgrade
Symbol-FreeUpgrade = Upgrade umsonst
Symbol-Steps = { $track } +{ $steps }
Symbol-AnySteps = Wissen +{ $steps }
Symbol-Unlock = Zweiter Ritt
Symbol-LessTax = Steuern -1

## Bridges

Bridge-FourForResource = 4 Arbeiter: Ressource
Bridge-FourForPrestige = 4 Arbeiter: PP
Bridge-DonationForCoin = Spende: Münze
Bridge-MarketForPrestige = Markt: PP
Bridge-UpgradeForCoin = Upgrade: Münze
Bridge-UpgradeForPrestige = Upgrade: PP
Occasion-FourWorkers = 4 Arbeiter bewegt
Occasion-Donation = Spende
Occasion-Market = Markt
Occasion-Upgrade = Upgrade

## Storage tiles

StorageTile-CoinAndResource = Münze und Ressource
    .help = Wenn du es legst, nimmst du sofort eine Münze und eine beliebige Ressource.
StorageTile-TwoMarble = Zwei Marmor
    .help = Wenn du es legst, nimmst du sofort zwei Marmor.
StorageTile-TwoSteps = Zwei Schritte
    .help =
        Wenn du es legst, gehst du sofort zwei Schritte Wissen: auf einer Leiste oder auf zweien. Ihre Boni kommen
        nacheinander.
StorageTile-WhiteAsYellow = Weiß als Gelb
    .help =
        Dauerhaft: Dein weißer aktiver Arbeiter darf als gelb gelten, also gehört dir auch die Zweitaktion eines
        gelben Plättchens.
StorageTile-WhiteAsBlue = Weiß als Blau
    .help =
        Dauerhaft: Dein weißer aktiver Arbeiter darf als blau gelten, also gehört dir auch die Zweitaktion eines
        blauen Plättchens.
StorageTile-WhiteAsGreen = Weiß als Grün
    .help =
        Dauerhaft: Dein weißer aktiver Arbeiter darf als grün gelten, also gehört dir auch die Zweitaktion eines
        grünen Plättchens.
StorageTile-CheapPurchase = Billiger Kauf
    .help = Dauerhaft: In jeder Marktaktion ist dein erster Kauf 1 Münze billiger.
StorageTile-LessTax = Weniger Steuern
    .help = Dauerhaft: Am Ende jedes Jahrzehnts zahlst du 1 Münze Steuern weniger.
StorageTile-FreeSkip = Freier Sprung
    .help =
        Dauerhaft: Sooft du Arbeiter bewegst, darf der letzte einen Bereich umsonst überspringen. Dort bleibt keine
        Münze.
StorageTile-NoPenalty = Freie Passage
    .help = Dauerhaft: Dein Elefant zieht ohne Strafe am Maharadschamarker vorbei.
StorageTile-AllBridges = Alle Brücken
    .help = Dauerhaft: Jedes offene Brückenplättchen zählt für dich, auch die der späteren Jahrzehnte.
StorageTile-AnyTrack = Andere Leiste
    .help = Dauerhaft: Einen Schritt auf einer bestimmten Leiste darfst du auf einer anderen gehen.
StorageTile-Swap = Tausch
    .help =
        Einmal in jedem deiner Züge, nicht während einer Aktion: Tausche Marmor und Kupfer, oder Kupfer und Gold, in
        beiden Richtungen.
StorageTile-AnyPayment = Freie Zahlung
    .help = Dauerhaft: Du darfst ein Upgrade mit irgendeiner Ressource bezahlen.
StorageTile-FreeElephant = Freier Ritt
    .help =
        Einmal im Spiel zieht dein Elefant in jede Zone, umsonst und ohne Strafe. Dann wird das Plättchen umgedreht:
        ein Lager mit { $START_SLOTS } Plätzen. Seine Steuern bleiben.

## Mahouts

Mahout-Donate = Spende
    .help =
        Mit ihm beginnst du, ohne Steuern. Nur er spendet: Ein Marker vom Elefanten kommt auf ein freies Feld seiner
        Zone, für die Ressourcen der Stufe.
Mahout-Upgrade = Upgrade
    .help = Ein Upgrade nach Wahl: Lager, Ziel oder Mahut. Du bezahlst es wie sonst.
Mahout-CoinAndPrestige = Münze und PP
    .help = Du nimmst eine Münze und erhältst einen PP.
Mahout-Market = Markt
    .help = Eine Marktaktion: Kaufe und verkaufe, und ein Marker kommt auf deinen Elefanten.
Mahout-CoinAndMarble = Münze und Marmor
    .help = Du nimmst eine Münze und einen Marmor.
Mahout-Resource = Ressource
    .help = Du nimmst eine beliebige Ressource.
Mahout-Knowledge = Wissen
    .help = Ein Schritt auf einer Wissensleiste nach Wahl.

## Means, payments, swaps, places

Means-Foot = zu Fuß
Means-MovementTile = mit dem Bewegungsplättchen
Means-StorageTile = mit dem Lagerplättchen
Payment-Marble = 1 Marmor
    .for = für 1 Marmor
Payment-Copper = 1 Kupfer
    .for = für 1 Kupfer
Payment-Gold = 1 Gold
    .for = für 1 Gold
Payment-Nothing = nichts
    .for = umsonst
Swap-MarbleForCopper = Marmor gegen Kupfer
Swap-CopperForMarble = Kupfer gegen Marmor
Swap-CopperForGold = Kupfer gegen Gold
Swap-GoldForCopper = Gold gegen Kupfer
DonationPlace-a1 = Stufe 1, Feld 1
DonationPlace-a2 = Stufe 1, Feld 2
DonationPlace-a3 = Stufe 1, Feld 3
DonationPlace-a4 = Stufe 1, Feld 4
DonationPlace-a5 = Stufe 1, Feld 5
DonationPlace-a6 = Stufe 1, Feld 6
DonationPlace-b1 = Stufe 2, Feld 1
DonationPlace-b2 = Stufe 2, Feld 2
DonationPlace-b3 = Stufe 2, Feld 3
DonationPlace-b4 = Stufe 2, Feld 4
DonationPlace-b5 = Stufe 2, Feld 5
DonationPlace-c1 = Stufe 3, Feld 1
DonationPlace-c2 = Stufe 3, Feld 2
DonationPlace-c3 = Stufe 3, Feld 3
DonationPlace-c4 = Stufe 3, Feld 4
DonationPlace-d1 = Stufe 4, Feld 1
DonationPlace-d2 = Stufe 4, Feld 2
DonationPlace-d3 = Stufe 4, Feld 3

## Numbers with their nouns

Thing-Coin = { $number } { $number ->
        [one] Münze
       *[other] Münzen
    }
Thing-Marble = { $number } Marmor
Thing-Copper = { $number } Kupfer
Thing-Gold = { $number } Gold
Thing-Any = { $number } nach Wahl
Thing-Prestige = { $number } PP
Thing-Marker = { $number } Marker
Thing-Worker = { $number } Arbeiter
Thing-Free = { $number } { $number ->
        [one] Platz frei
       *[other] Plätze frei
    }
Thing-Slot = { $number } { $number ->
        [one] Lagerplatz
       *[other] Lagerplätze
    }
Thing-Tax = Steuern +{ $number }

## Who does what now, and what the player who decides is asked to do

Stage-Opening = Lege deinen Mahut
Stage-Elephant = Reiten oder bleiben
Stage-Lifting = Nimm Arbeiter
Stage-Sowing = Setze einen ab
Stage-Acting = Wähle eine Aktion
Stage-ElephantAgain = Noch ein Ritt?
Stage-Following = Folgen?
Stage-Followed = Deine Folgeaktion
Stage-Income = Deine Einnahme
Stage-Automa = Er ist am Zug
Stage-Over = Spielende

## What is decided first

Pending-Excess = Zu viel: Gib zurück
Pending-AreaCoins = Münzen nehmen?
Pending-Resource = Welche Ressource?
Pending-MarbleOrCopper = Marmor oder Kupfer?
Pending-Mahout = Wähle einen Mahut
Pending-Donation = Spende: wohin?
Pending-Market = Kauf oder Verkauf
Pending-Upgrade = Wähle ein Upgrade
Pending-Goal = Welches Ziel?
Pending-Steps = Welche Leiste?

## What A would do, and what would come of it

Hint-PlaceElephant = A: Elefant { FORM($zone, "to") }
Hint-Ride = A: { FORM($zone, "to") }{ $coins ->
        [0] {""}
       *[other] , { COUNT($coins, "Coin") }
    }{ $prestige ->
        [0] {""}
       *[other] , -{ $prestige } PP
    }
Hint-RideFree = A: Ritt { FORM($zone, "to") }, umsonst
Hint-Stay = A: { FORM($zone, "in") } bleiben
Hint-StayAndLift = A: bleiben, { COUNT($workers, "Worker") } aus { $area }
Hint-Lift = A: { COUNT($workers, "Worker") } nehmen{ $coins ->
        [0] {""}
       *[other] , dort { COUNT($coins, "Coin") }
    }
Hint-Sow = A: { FORM($colour, "noun") } nach { $area }; zuletzt { FORM($last, "noun") }
Hint-Land = A: { FORM($colour, "noun") } nach { $area }{ $coins ->
        [0] {""}
       *[other] , { COUNT($coins, "Coin") }
    }
Hint-Full = { $area } ist voll
Hint-Fits = { FORM($colour, "neu") } Plättchen der { $zone }
Hint-Buy = A: { $resource } kaufen, { COUNT($coins, "Coin") }
Hint-Sell = A: { $resource } verkaufen, +{ COUNT($coins, "Coin") }{ $prestige ->
        [0] {""}
       *[other] , +{ $prestige } PP
    }
Hint-Donate = A: auf Stufe { NUMBER($level) } spenden, +{ $prestige } PP
Hint-Lay = A: legen, Steuern +{ $tax }
Hint-Study = A: { $track }, Schritt { $step }
Hint-Beyond = A: { $track }, über das Ende hinaus
Hint-Follow = A: folgen mit { $mahout }
Hint-Choose = A: wählen
Hint-GoOn = A: weiter

## Actions, for rows and buttons

Action-LayGoal = { $goal } legen
Action-PlaceMahout = Mahut auf { FORM($colour, "noun") }
Action-PlaceElephant = Elefant { FORM($zone, "to") }
Action-MoveElephant = Ritt { FORM($zone, "to") }{ $means ->
        [Foot] {""}
        [MovementTile] {" "}{ $means }
       *[StorageTile] {" "}{ $means }
    }
Action-Stay = bleiben
Action-Lift = Arbeiter nehmen: { $area }
Action-TakeCoins = Münzen nehmen
Action-LeaveCoins = Münzen liegen lassen
Action-Sow = { FORM($colour, "noun") } absetzen
Action-Stand = hier stehen
Action-Skip = überspringen, 1 Münze
Action-SkipFree = umsonst überspringen
Action-Main = Hauptaktion: { FORM($tile, "main") }
Action-Second = Zweitaktion: { FORM($tile, "second") }
Action-ElephantMain = Elefant: { FORM($tile, "main") }
Action-ElephantMahout = Elefant: { $mahout }
Action-UseMahout = Mahut: { $mahout }
Action-Donate = Spende { FORM($zone, "in") }: { $place }
Action-TakeResource = { $resource } nehmen
Action-TakeCoin = erst die Münze
Action-Buy = { $resource } kaufen
Action-Sell = { $resource } verkaufen
Action-LeaveMarket = Markt verlassen
Action-UpgradeStorage = { $tile } { FORM($payment, "for") }
Action-UpgradeGoal = Zielfeld { NUMBER($place) } { FORM($payment, "for") }
Action-UpgradeMahout = { $mahout } auf { FORM($colour, "noun") } { FORM($payment, "for") }
Action-Study = { $track } +1
Action-Decline = ablehnen
Action-GiveBack = { $good } zurückgeben
Action-Swap = { $swap }
Action-EndActions = Aktionen beenden
Action-Follow = folgen
Action-TakeMarker = Marker nehmen
Action-Act = Aktion des { FORM($colour, "gen") } Arbeiters

## Where something came from

Cause-Main = Hauptaktion: { FORM($tile, "main") }
Cause-Second = Zweitaktion: { FORM($tile, "second") }
Cause-Mahout = Mahut: { $mahout }
Cause-Bridge = Brückenplättchen
Cause-Track = Wissen: { $track }
Cause-Storage = Lagerplättchen
Cause-GoalPlace = Zielfeld { NUMBER($place) }
Cause-Choice = eigene Wahl
Cause-Market = am Markt
Cause-Upgrade = durch ein Upgrade
Cause-Donation = Spende
Cause-Support = Marker darunter
Cause-NoMarker = kein Marker war übrig
Cause-NoResource = keine Ressource war übrig
Cause-Passing = am Maharadscha vorbei
Cause-Area = aus { $area }
Cause-Temple = meiste Marker { FORM($zone, "in") }
Cause-Tax = unbezahlte Steuern
Cause-FollowUp = Folgeaktion
Cause-Row = Reihe { $number } ist leer
Cause-Worker = { FORM($colour, "nom") } Arbeiter

## Why the Maharaja does something

Reason-Temple = der Tempel zahlt { FORM($zone, "in") } { $prestige }, das Feld { $gain } PP
Reason-Goal = sein Ziel liegt { FORM($zone, "in") }, das Feld bringt { $gain } PP
Reason-NoDonation = er kann nirgends spenden
Reason-ActiveWorker = dein letzter Arbeiter war { $colour }
Reason-GoldenWorker = der goldene Arbeiter ist { $colour }
Reason-BothWorkers = beide Arbeiter sind { $colour }

## What happened

Event-GoalLaid = { $seat } legt ein verdecktes Ziel auf Feld { NUMBER($place) }.
Event-GoalChosen = { $seat } hat { $goal } auf Feld { NUMBER($place) } gelegt.
Event-MahoutPlaced = { $seat } legt einen Mahut auf { FORM($colour, "noun") }: { $mahout }.
Event-TurnBegan = { $seat } ist am Zug.
Event-ElephantPlaced = { $seat } stellt den Elefanten auf: { $zone }.
Event-ElephantMoved = { $seat } reitet { FORM($to, "to") }{ $means ->
        [Foot] {""}
        [MovementTile] {" "}{ $means }
       *[StorageTile] {" "}{ $means }
    }{ $coins ->
        [0] .
       *[other] , für { COUNT($coins, "Coin") }.
    }
Event-ElephantStayed = Der Elefant bleibt stehen ({ $seat }).
Event-WorkersLifted = { $seat } nimmt { COUNT($workers, "Worker") } aus { $area }.
Event-WorkerSown = { $seat } setzt einen { FORM($colour, "acc") } Arbeiter ab: { $area }.
Event-AreaSkipped = { $seat } überspringt { $area }{ $coins ->
        [0] {" "}umsonst.
       *[other] {" "}für { COUNT($coins, "Coin") }.
    }
Event-WorkerActive = Der aktive Arbeiter ist { $colour }, { FORM($zone, "in") } ({ $seat }).
Event-CoinsLeft = { $seat } lässt die Münzen liegen: { $area }.
Event-ActionBegan = { $seat } beginnt: { $cause }.
Event-ElephantUsed = { $seat } nutzt den Elefanten.
Event-CoinsReceived = { $seat } erhält { COUNT($coins, "Coin") } ({ $cause }).
Event-ResourceReceived = { $seat } erhält { $count } { $resource } ({ $cause }).
Event-ResourcePaid = { $seat } zahlt { $count } { $resource } ({ $cause }).
Event-GivenBack = { $seat } hat keinen Platz und gibt { $good } zurück.
Event-PrestigeReceived = { $seat } erhält { $prestige } PP ({ $cause }).
Event-PrestigeLost = { $seat } verliert { $prestige } PP ({ $cause }).
Event-MarkerLoaded = { $seat } lädt einen Marker auf ({ $cause }).
Event-MarkerUnloaded = Der Elefant ist voll, ein Marker liegt am Markt ({ $seat }, { $cause }).
Event-Donated = { $seat } spendet { FORM($zone, "in") }: { $place }.
Event-Bought = { $seat } kauft { $resource } für { COUNT($coins, "Coin") }.
Event-Sold = { $seat } verkauft { $resource } für { COUNT($coins, "Coin") }.
Event-StorageLaid = { $seat } legt { FORM($payment, "for") } ein Lagerplättchen: { $tile }.
Event-StorageTurned = { $seat } dreht ein Plättchen um: ein Lager mit { $START_SLOTS } Plätzen.
Event-Studied = { $seat } lernt: { $track }, Schritt { $step }.
Event-StudiedBeyond = { $seat } lernt über das Ende hinaus: { $track }.
Event-ThirdPhaseOpened = { $seat } darf nun zweimal im Zug reiten und hat das Bewegungsplättchen.
Event-Swapped = { $seat } tauscht { $from } gegen { $to }.
Event-Declined = { $seat } lehnt ab.
Event-Lost = { $seat } kann einen Bonus nicht nutzen.
Event-Followed = { $seat } folgt mit einem Mahut: { $mahout }.
Event-MarkerMoved = Die Runde ist zu Ende: Der Maharadschamarker zieht hinter die { $zone }.
Event-MarkerCalled = Der Marker ruft den { FORM($colour, "acc") } Arbeiter.
Event-DecadeEnded = Jahrzehnt { $decade ->
        [1] I
        [2] II
       *[other] III
    } ist zu Ende.
Event-TaxPaid = { $seat } zahlt { COUNT($coins, "Coin") } von { $due } Steuern.
Event-DecadeBegan = Jahrzehnt { $decade ->
        [1] I
        [2] II
       *[other] III
    } beginnt. Brückenplättchen: { $bridge }.
Event-AutomaReasoned = Der Maharadscha: { $reason }.
Event-AutomaMoved = Der Elefant des Maharadschas geht { FORM($to, "to") }.
Event-AutomaStudied = Das Wissen des Maharadschas kommt auf Schritt { $step }.
Event-MarketThinned = Der Maharadscha nimmt 1 { $resource } vom Markt.
Event-GameEnded = Das Spiel ist zu Ende: Die Ziele werden aufgedeckt.

## Why something is not allowed

Why-GameOver = Das Spiel ist zu Ende.
Why-NotYourTurn = Warte, bis du an der Reihe bist: Jetzt entscheidet jemand anderes.
Why-AutomaDecides = Was der Maharadscha tut, entscheiden seine Regeln: weiter mit A.
Why-NotNow = Das passt jetzt nicht: Ein Zug ist Ritt, Arbeiter, Aktionen.
Why-DecideFirst = Entscheide zuerst, wonach der Bildschirm fragt.
Why-GoalLaid = { $goal } liegt schon auf deiner Tafel: Lege ein anderes.
Why-ColourTaken = Der erste Mahut eines anderen liegt auf { FORM($colour, "noun") }: Wähle eine andere Farbe.
Why-ElephantThere = Dein Elefant ist schon { FORM($zone, "in") }: Bleib, oder reite weiter.
Why-NotEnoughCoins = Du brauchst { COUNT($needs, "Coin") } und hast { $has }.
Why-NoMovementTile =
    Du hast kein Bewegungsplättchen: Schritt { $UNLOCKING_STEP } der Entwicklung bringt es, für einen Ritt.
Why-NoStorageTile = Dafür brauchst du ein Lagerplättchen, das du nicht oder nicht mehr hast: { $tile }.
Why-NoWorkers = In { $area } arbeitet niemand: Nimm Arbeiter aus einem anderen Bereich.
Why-NotInHand = Du hast keinen { FORM($colour, "acc") } Arbeiter in der Hand.
Why-LastWorker = Es ist dein letzter Arbeiter: Lass ihn hier stehen, oder überspringe.
Why-NotLastWorker = Nur der letzte Arbeiter darf Bereiche überspringen: Setze diesen ab.
Why-TileElsewhere =
    Dieses Plättchen liegt in einer anderen Zone: Deine Aktionen sind dort, wo dein letzter Arbeiter steht.
Why-OtherTile = Du hast in diesem Zug ein anderes Plättchen gewählt: { FORM($tile, "main") }.
Why-AlreadyDone = Das hast du in diesem Zug schon getan.
Why-TileClosed = Nach der Aktion des Elefanten geht hier nichts mehr: beide Aktionen davor, oder beide danach.
Why-OtherColour = Für die Zweitaktion müsste dein aktiver Arbeiter { $colour } sein.
Why-ElephantElsewhere = Dein Elefant ist in einer anderen Zone: Reite zuerst dorthin.
Why-ElephantUsed = Dein Elefant hatte in diesem Zug schon seine Aktion.
Why-NoSuchMahout = Dieser Mahut ist nicht auf deiner Tafel ({ $mahout }): Lege ihn durch ein Upgrade.
Why-ChangesNothing = Es würde jetzt nichts ändern.
Why-NoMarker = Auf deinem Elefanten ist kein Marker: Markt und Upgrades bringen sie.
Why-NoPlace = Nicht frei: { $place }. Wähle ein freies Feld.
Why-NotSupported = Für { $place } müssen beide Felder darunter belegt sein.
Why-NotEnough = Du hast dafür nicht genug { $resource }.
Why-SoldThisTurn = Du hast in diesem Zug { $resource } verkauft: Kaufe eine andere Art.
Why-BoughtThisTurn = Du hast in diesem Zug { $resource } gekauft: Verkaufe eine andere Art.
Why-OtherUpgrade = Diese Aktion erlaubt kein Upgrade dieser Art.
Why-NoRoom = Auf deiner Tafel ist dafür kein Feld frei.
Why-NotOnDisplay = Nicht in der Auslage: { $tile }. Wähle ein anderes Plättchen.
Why-GoalPlaceFilled = Auf Feld { NUMBER($place) } liegt schon ein Ziel: Wähle ein anderes.
Why-MahoutPlaced = Dieser Mahut ist schon auf deiner Tafel: { $mahout }.
Why-OtherPayment = Dieses Upgrade wird anders bezahlt: Lager mit Marmor, Ziele mit Kupfer, Mahuts mit Gold.
Why-OtherTrack = Dieser Schritt gilt nicht für { $track }: Wähle eine andere Leiste.
Why-NotDeclinable = Das kannst du nicht ablehnen: Wähle eins.
Why-NothingToGive = Du hast { FORM($good, "no") } zum Zurückgeben.
Why-NothingTraded = Kaufe oder verkaufe erst etwas: Ohne Handel ist es keine Marktaktion.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Willkommen in Amritsar! Du bewegst Arbeiter und einen Elefanten um den See und spendest für den Goldenen Tempel.
    Die meisten Prestigepunkte (PP) gewinnen. Weiter mit A.
lesson-1 =
    Du hast vier geheime Ziele. Ziel C gibt 1 PP für jeden deiner Marker in der Südzone: Geh mit dem Kreuz darauf und
    drücke A.
lesson-2 =
    Dein erster Mahut spendet. Auf Weiß darfst du ihn auch einsetzen, wenn der letzte Arbeiter des anderen weiß ist.
    Geh auf Weiß und drücke A.
lesson-3 =
    Du bist dran! Zuerst der Elefant, der deine Marker trägt. In der Südzone zahlt der Tempel am meisten, 4 PP: Geh
    dorthin und drücke A.
lesson-4 =
    Nun die Arbeiter. Der letzte, den du absetzt, bringt dir die Aktionen seiner Zone; er soll zur Südzone. Geh zu Ost
    1 und drücke A.
lesson-5 =
    Du hast zwei in der Hand, jeder nächste Bereich erhält einen. Blau soll der letzte sein: Wähle Gelb für Ost 2 und
    drücke A.
lesson-6 =
    Blau ist dein letzter Arbeiter. Für eine Münze könnte er einen Bereich überspringen, aber Süd 1 ist richtig: Geh
    dorthin und drücke A.
lesson-7 =
    Drei Plättchen liegen hier. Oben ist eine Aktion für einen Arbeiter dieser Farbe, unten die Hauptaktion. Beginne
    mit der des blauen, 1 Münze, Markt: Geh hinunter und drücke A.
lesson-8 = Die Münze darf vor oder nach dem Markt kommen. Du brauchst sie jetzt: Geh zur Münze und drücke A.
lesson-9 =
    Das unterste Stück jeder Spalte wird zuerst verkauft. Kaufe einen Marmor für 1 Münze: Geh dorthin und drücke A.
lesson-10 =
    Du hast gehandelt: Ein Marker kommt auf deinen Elefanten, und das Brückenplättchen zahlt 1 PP. Geh zum Ende des
    Markts und drücke A.
lesson-11 = Blauer Arbeiter, blaues Plättchen: Auch die Zweitaktion gehört dir. Drücke A darauf und nimm 2 Marmor.
lesson-12 =
    Dein Elefant ist hier: Er macht noch eine Hauptaktion, auf einem beliebigen Plättchen. Geh zum gelben, Lager oder
    Mahut, und drücke A.
lesson-13 =
    Lege für einen Marmor das Lagerplättchen Münze und Ressource: Geh darauf und drücke A. Es bringt Platz und einen
    Marker, aber auch Steuern.
lesson-14 = Es gibt eine Münze und eine beliebige Ressource. Nimm Gold: Dein nächster Mahut kostet eins.
lesson-15 =
    Der letzte Arbeiter des anderen war weiß, und dein Mahut liegt auf Weiß: Du darfst folgen! Drücke A. Der andere
    erhält dafür 1 PP.
lesson-16 = Spende 2 Marmor auf Stufe 1: jetzt 1 PP, und am Ende zählt Ziel C den Marker. Drücke A auf dem ersten Feld.
lesson-17 = Eine neue Runde. Der Elefant reitet im Uhrzeigersinn, die erste Zone kostet nichts: Reite zur Westzone.
lesson-18 =
    Auch dein letzter Arbeiter soll in die Westzone, damit der Elefant dort mithilft. Nimm die drei Arbeiter aus Süd 1.
lesson-19 = Grün soll der letzte sein. Setze den ersten blauen Arbeiter ab: Er bleibt im nächsten Bereich.
lesson-20 = Und den zweiten blauen in den Bereich danach.
lesson-21 = Grün kommt in der Westzone an: Lass ihn dort stehen.
lesson-22 = Die Hauptaktion des grünen Plättchens: 2 Marmor oder 1 Kupfer. Wähle sie.
lesson-23 = Nimm das Kupfer: Es bezahlt gleich ein Upgrade.
lesson-24 = Grüner Arbeiter, grünes Plättchen: Auch die Zweitaktion gehört dir, ein beliebiges Upgrade. Wähle sie.
lesson-25 = Ein zweites Ziel bringt am Ende PP. Es kostet das Kupfer, und deine Steuern steigen um einen Schritt.
lesson-26 = Nun lege eines deiner Ziele dorthin, geheim: Ziel A.
lesson-27 = Das Zielfeld gibt auch eine Ressource. Nimm einen Marmor.
lesson-28 = Der Elefant ist hier: Er führt noch eine Hauptaktion aus. Das gelbe Plättchen gibt 1 nach Wahl: Wähle es.
lesson-29 =
    Das war eine Runde. Vier sind ein Jahrzehnt: Dann kommen Tempel, Steuern und Einnahmen. Nach drei Jahrzehnten
    zählen die Ziele. X erklärt alles. Viel Spaß!

## Warum ein Weg besser ist: wovon es mehr oder weniger gibt

feature-score = Prestige
feature-coins = Münzen
feature-marble = Marmor
feature-copper = Kupfer
feature-gold = Gold
feature-kinds = Arten von Ressourcen
feature-markers = Marker auf dem Elefanten
feature-markers_few = Marker zum Legen bereit
feature-markers_at_market = Marker am Markt
feature-donation_here = Wert einer Spende hier
feature-donation_next = Wert einer Spende nebenan
feature-donations = Spenden
feature-temple_now = Prestige der Tempel jetzt
feature-temples_later = Prestige der Tempel später
feature-lead_in_zones = Vorsprung in den Zonen
feature-tax_unpaid = Strafe für offene Steuern
feature-tax = Steuern
feature-development = Entwicklung
feature-resources = Wissen über Ressourcen
feature-economy = Wirtschaft
feature-interims = Leisten, die jedes Jahrzehnt zahlen
feature-finals = Leisten am Ende
feature-storage_tiles = Lagerplättchen
feature-places_left = freie Plätze im Lager
feature-goals = Ziele
feature-goal_progress = Fortschritt bei Zielen
feature-donate = Mahuts, die spenden
feature-upgrade = Mahuts für Upgrades
feature-coin_prestige = Mahuts für Münze und Prestige
feature-market = Mahuts für den Markt
feature-coin_marble = Mahuts für Münze und Marmor
feature-resource = Mahuts für eine Ressource
feature-knowledge = Mahuts für Wissen
feature-movement_tile = Bewegungsfreiheit
feature-third_phase = dritte Phasen
feature-steps_before = Schritte vor dem Maharadscha
feature-still_to_play = Züge in dieser Runde
