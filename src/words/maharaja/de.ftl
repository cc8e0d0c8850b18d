### The texts of Maharaja.

## Captions and single words

label-game = Maharaja
label-about = Götterstatuen, wo der Maharadscha ist.
label-coins = Münzen
label-prestige = Prestige
label-prestige_short = PP
label-worship = Anbetung
label-statues = Statuen
label-characters = Charaktere
label-round = Runde
label-last_round = Letzte Runde
label-plan_hidden = hat geplant
label-plan_missing = noch kein Plan
label-confirm_plan = Plan bestätigen
label-end_turn = Zug beenden
label-no_toll = kostenlos
label-spend_marker = Marker einsetzen
label-pay_coin = { $REWARD_TRADE_PRICE } Münze für { $REWARD_TRADE_PRESTIGE } PP
label-lay_maharani = Marker legen
label-tile_hidden = verdeckt
label-final_collected = Gesammelt
label-final_cities = Städte
label-winner = Es gewinnt
label-rules = Regeln dieses Spiels
label-show = zeige
label-sources = Stadt für Stadt
label-from_start = Anfang
label-from_actions = Aktionen
label-from_rewards = Belohnungen

## What can be explained besides actions, characters and rewards

Topic-Statue = Statue
    .help =
        Eine Statue kostet { $STATUE_COST } Münzen, beim Maharadscha { $STATUE_COST_MAHARAJA }. Dein Priester muss in
        der Stadt sein. In der Mitte zählt sie { $WORSHIP_CENTRE } Anbetungspunkte (AP), sonst { $WORSHIP_OUTER }, am
        Ende { $STATUE_PRESTIGE } PP. Du hast { $STATUES }; baut jemand die letzte, ist es die letzte Runde.
Topic-Centre = Mitte
    .help =
        Der eine Platz in der Mitte einer Stadt. Hier zählt eine Statue { $WORSHIP_CENTRE } Anbetungspunkte (AP), wenn
        die Stadt gewertet wird, auf jedem anderen Platz { $WORSHIP_OUTER }.
Topic-BonusPlace = Bonusplatz
    .help =
        { $BONUS_PLACES } äußere Plätze jeder Stadt bringen einen Bonus. Wer dort baut, erhält ihn sofort: einen
        Aktionsmarker, { $BONUS_COINS } Münzen, { $BONUS_PRESTIGE } PP oder { $BONUS_SHRINES } Schrein aus dem Vorrat.
        Die Statue zählt { $WORSHIP_OUTER } AP wie auf jedem äußeren Platz.
Topic-OuterPlace = Äußerer Platz
    .help =
        { $PLAIN_PLACES } äußere Plätze jeder Stadt bringen keinen Bonus. Hier zählt eine Statue { $WORSHIP_OUTER }
        Anbetungspunkte (AP), wenn die Stadt gewertet wird, { $WORSHIP_LESS } weniger als in der Mitte.
Topic-Shrine = Schrein
    .help =
        Ein Schrein kostet { $SHRINE_COST } Münze. Im Dorf öffnet er den Weg und bringt Wegegeld, in der Stadt zählt
        er { $WORSHIP_PIECE } AP. Du hast { $SHRINES } und baust nur griffbereite: Die anderen liegen im Vorrat, bis
        du sie holst.
Topic-Village = Dorf
    .help =
        Hier kannst du immer bauen, egal wo dein Priester ist. Ein Dorf fasst { $VILLAGE_ROOM } Schreine, bei zwei
        Spielern nur { $VILLAGE_ROOM_TWO }. Ein Weg ist offen, wenn jedes Dorf an ihm einen Schrein hat. Wo du einen
        hast, reist du kostenlos.
Topic-City = Stadt
    .help =
        Hier baust du, solange dein Priester in der Stadt ist: Schreine ohne Grenze, Statuen, solange Plätze frei
        sind. Es gibt 1 Platz in der Mitte und { $OUTER_PLACES } außen, { $BONUS_PLACES } davon mit Bonus.
Topic-Start = Startort
    .help =
        Hier beginnen alle Priester. Beim Reisen gilt der Startort als Stadt: Durchreise und Rast kosten nichts.
        Gebaut und gewertet wird hier nie.
Topic-Track = Flaggenleiste
    .help =
        Die Flagge ganz links zeigt, welche Stadt der Maharadscha nächste Runde besucht. Dann kommt sie rechts hinter
        die letzte. Lücken schließen sich am Ende der Runde und bedeuten nichts. Gespielt werden { $ROUNDS } Runden.
Topic-Maharaja = Maharadscha
    .help =
        Er ist in der Stadt, die nach allen Zügen dieser Runde gewertet wird. Dort kostet eine Statue
        { $STATUE_COST_MAHARAJA } Münzen. Je mehr Anbetungspunkte du hast, desto mehr Münzen gibt es, und desto früher
        wählst du eine Belohnung.
Topic-Markers = Aktionsmarker
    .help =
        Ein Marker gibt dir im Zug eine Aktion mehr, jede mögliche außer Charakter. Nur 1 Marker pro Zug. Manche
        Statuenplätze bringen einen, ebenso die Charaktere { $MARKER_TRADE } und { $MARKER_GIFT }. Es gibt nur
        { $MARKERS }.
Topic-Maharani = Maharani-Marker
    .help =
        Ein Marker der Maharani leiht dir bis zum Ende der nächsten Runde die Fähigkeit eines Charakters, nicht seine
        Nummer. Wirkt sie einmal pro Runde, geht er nach Gebrauch zurück. Nimmt jemand den Charakter, behältst du sie.
Topic-Travel = Reisen
    .help =
        In deinem Zug reist dein Priester, so oft du willst, Weg für Weg, ohne Zeiger. Jedes Dorf am Weg braucht einen
        Schrein. Gehört dir keiner, zahlst du { $TOLL } Münze an den Besitzer jedes Schreins. Rasten kann dein Priester in
        Städten und am Startort.
Topic-Rest = Rest auslassen
    .help =
        Geplantes darfst du lassen, ganz oder zum Teil, das kostet nichts. Aber beende eine Aktion oder lass ihren
        Rest aus, bevor du eine andere beginnst. Steht von 2 Schreinen einer im Dorf, muss der in einer Stadt folgen.
Topic-Scoring = Stadtwertung
    .help =
        Nach allen Zügen: Statue in der Mitte { $WORSHIP_CENTRE } Anbetungspunkte (AP), außen { $WORSHIP_OUTER },
        Schrein und Priester je { $WORSHIP_PIECE }. Gleichstand gewinnt die niedrigere Nummer. Münzen: zu viert
        { $FOUR_FIRST }, { $FOUR_SECOND }, { $FOUR_THIRD }, { $FOUR_FOURTH }, zu dritt { $THREE_FIRST },
        { $THREE_SECOND }, { $THREE_THIRD }, zu zweit { $TWO_FIRST }, { $TWO_SECOND }. Ohne AP: { $CONSOLATION }.
Topic-Rewards = Belohnungen
    .help =
        Nach den Münzen wählen alle mit AP der Reihe nach eine Belohnung und nutzen sie sofort. Zur Wahl stehen die
        oben links, eine mehr als Spieler, allein { $SOLO_REWARDS }. Genutzte kommen ans Ende, im Solospiel aus dem
        Spiel.
Topic-Brahmabot = Brahmabot
    .help =
        Dein Gegner, wenn du allein spielst. Seine Plättchen entscheiden, er baut kostenlos, sein Charakter sagt nur,
        wann er dran ist. Bei Wertungen erhält er PP statt Münzen: { $PRESTIGE_FIRST } als Erster,
        { $PRESTIGE_SECOND }, wenn du es bist. Belohnungen nimmt er nicht.
Topic-Tiles = Brahmabots Plättchen
    .help =
        Jede Runde liegen { $SLOTS } seiner { $TILES } Plättchen aus, das rechte verdeckt. In seinem Zug zieht er noch
        eines: Dessen Haken sagt, welches der { $SLOTS } gilt. Er baut, was darauf oben steht, dann reist sein
        Priester in die Stadt darunter.
Topic-Way = Brahmabots Reise
    .help =
        Sein Priester reist dorthin, wo die wenigsten neuen Schreine nötig sind, und baut diese kostenlos. Jeder deiner
        Schreine am Weg bringt dir { $TOLL } Münze. Fehlte keiner, baut er noch eine Statue für { $STATUE_PRICE }
        Münzen oder einen Schrein und nimmt { $ARRIVAL_COINS } Münze.
Topic-Level = Stufe
    .help =
        Leicht: Er beginnt mit { $EASY_SHRINES } Schreinen, ohne Münzen, mit { $EASY_PRESTIGE } PP. Normal:
        { $NORMAL_SHRINES } Schreine, { $NORMAL_COINS } Münzen, { $NORMAL_PRESTIGE } PP. Schwer: { $HARD_SHRINES }
        Schreine, { $HARD_COINS } Münzen, { $HARD_PRESTIGE } PP. Du gewinnst mit mehr PP als Brahmabot; ein
        Gleichstand gehört ihm.
Topic-Winning = Spielende
    .help =
        Ende nach Runde { $ROUNDS } oder der Runde, in der jemand die letzte von { $STATUES } Statuen baut. Dann:
        { $STATUE_PRESTIGE } PP je Statue, 1 PP je { $COINS_FOR_PRESTIGE } Münzen, { $LEAD_ALONE } PP je Stadt mit den
        meisten AP (geteilt { $LEAD_TIED }). Es gewinnen die meisten PP, dann Statuen, dann Münzen.

## Variants, and what they can be

option-first_game = Erste Charaktere
    .about = { $FIRST_GAME } leichte Charaktere, zu viert.
option-first_rank = Prestige für Erste
    .about = Der erste Rang bringt { $FIRST_RANK_PRESTIGE } PP dazu.
option-weak_outer = Schwache Statuen
    .about = Äußere zählen bei Wertungen nur { $WORSHIP_OUTER_WEAK } AP.
option-dear_statues = Teure Statuen
    .about = Eine Statue kostet überall { $STATUE_COST_MAHARAJA } Münzen.
option-display_only = Sichere Charaktere
    .about = Niemand kann dir deinen nehmen.
option-final_tile = Schlusswertung
    .about = Was Städte am Ende bringen.
option-solo = Brahmabots Stufe
    .about = Spiele allein gegen ihn.
FinalTile-Majority = Mehrheiten
    .about = Meiste AP in einer Stadt: { $MAJORITY_ALONE } PP, geteilt { $MAJORITY_TIED }.
FinalTile-Presence = Präsenz
    .about = { $FINAL_PRESENCE } PP je Stadt, in der du gebaut hast.
FinalTile-Roads = Wege
    .about = Deine Schreine in beiden Dörfern am Weg: { $FINAL_ROAD } PP.
FinalTile-Statues = Statuen
    .about = { $FINAL_STATUES_PRESTIGE } PP je Stadt mit { $FINAL_STATUES } deiner Statuen.
FinalTile-Supply = Vorrat
    .about = Je Schrein, der im Vorrat bleibt: -{ $FINAL_SUPPLY } PP.
FinalTile-None = üblich
    .about = Meiste AP in einer Stadt: { $LEAD_ALONE } PP, geteilt { $LEAD_TIED }.
Level-Easy = leicht
    .about = Er hat { $EASY_SHRINES } Schreine, { $EASY_COINS } Münzen, { $EASY_PRESTIGE } PP.
Level-Normal = normal
    .about = Er hat { $NORMAL_SHRINES } Schreine, { $NORMAL_COINS } Münzen, { $NORMAL_PRESTIGE } PP.
Level-Hard = schwer
    .about = Er hat { $HARD_SHRINES } Schreine, { $HARD_COINS } Münzen, { $HARD_PRESTIGE } PP.
Level-None = aus
    .about = Es spielen zwei bis vier.

## The actions of the dial

Dial-Statue = Statue
    .long = Statue bauen, { $DISCOUNT } Münze weniger
    .help =
        Baue 1 Statue { $DISCOUNT } Münze billiger: für { $STATUE_ACTION } Münzen, beim Maharadscha
        { $STATUE_ACTION_MAHARAJA }. Dein Priester muss in der Stadt sein und ein Platz frei. Charakter
        { $CHEAP_STATUES } spart noch { $DISCOUNT_CHARACTER }.
Dial-Shrine = Schrein
    .long = Einen Schrein gratis bauen
    .help =
        Baue 1 Schrein kostenlos: in einem Dorf mit Platz oder in der Stadt, in der dein Priester ist. Du brauchst
        einen griffbereiten Schrein.
Dial-StatueAndShrine = Statue + Schrein
    .long = Statue und Schrein bauen
    .help =
        Baue 1 Statue für { $STATUE_COST } Münzen, beim Maharadscha { $STATUE_COST_MAHARAJA }, und 1 Schrein für
        { $SHRINE_COST } Münze, in beliebiger Reihenfolge, auch an verschiedenen Orten. Dazwischen darfst du reisen,
        und eines von beiden darfst du lassen.
Dial-TwoShrines = 2 Schreine
    .long = Zwei Schreine bauen
    .help =
        Baue 2 Schreine für je { $SHRINE_COST } Münze. Mindestens einer muss in einer Stadt stehen, in der dein
        Priester ist; der andere in einem Dorf oder einer Stadt, auch einer anderen. Beginnst du im Dorf, muss der in
        der Stadt folgen.
Dial-Coins = { $COINS_ACTION } Münzen
    .long = { $COINS_ACTION } Münzen holen
    .help = Du erhältst { $COINS_ACTION } Münzen. Das kostet nichts und geht immer: eine sichere Wahl.
Dial-Supply = Schreine holen
    .long = { $SUPPLY_ACTION } Schreine holen
    .help =
        Hole { $SUPPLY_ACTION } deiner Schreine aus dem Vorrat. Dann sind sie griffbereit, und du kannst sie im selben
        Zug bauen. Ist nur noch 1 da, bekommst du ihn.
Dial-Prestige = { $PRESTIGE_BOUGHT } PP kaufen
    .long = { $PRESTIGE_BOUGHT } PP für { $PRESTIGE_PRICE } Münzen
    .help =
        Zahle { $PRESTIGE_PRICE } Münzen und erhalte { $PRESTIGE_BOUGHT } Prestigepunkte (PP). Du brauchst alle
        { $PRESTIGE_PRICE } Münzen. Die meisten PP gewinnen das Spiel.
Dial-Character = Charakter
    .long = Charakter wechseln
    .help =
        Lege deinen Charakter zurück und nimm einen anderen, aus der Auslage oder von jemandem, der sofort neu wählt.
        Nutze die alte Fähigkeit vorher, die neue danach. Nummern entscheiden, wer als Nächster spielt und wer
        Gleichstände gewinnt.
Dial-Flag = Flagge
    .long = Flagge versetzen
    .help =
        Versetze eine beliebige Flagge genau { $FLAG_STEPS } Felder nach links; Flaggen im Weg rücken nach rechts. Die
        Flagge ganz links zeigt, wohin der Maharadscha nächste Runde reist. Die Stadt dieser Runde bleibt.

## Characters

Character-Plain = Immer zuerst
    .help =
        Nummer 1: Du spielst zuerst und gewinnst bei Wertungen jeden Gleichstand. Mehr kann er nicht. Niedrige Nummern
        spielen vor hohen.
Character-ShrineGift = Schreingeschenk
    .help =
        Nummer 2, einmal pro Runde: In deinem Zug holst du { $SHRINE_GIFT } deiner Schreine aus dem Vorrat. Dann ist
        er griffbereit.
Character-Exchange = Umtausch
    .help =
        Nummer 3, einmal pro Runde: In deinem Zug tauschst du bis zu { $EXCHANGES }-mal, { $EXCHANGE_COINS } Münzen
        gegen { $EXCHANGE_PRESTIGE } PP oder { $EXCHANGE_PRESTIGE } PP gegen { $EXCHANGE_COINS } Münzen, auf einmal
        oder nach und nach.
Character-MarkerTrade = Marker für { $EXCHANGE_PRESTIGE } PP
    .help =
        Nummer 4, einmal pro Runde: In deinem Zug zahlst du { $EXCHANGE_PRESTIGE } PP für einen Aktionsmarker, falls
        noch einer da ist.
Character-StrongPriest = Starker Priester
    .help =
        Nummer 5, bei Wertungen: Dein Priester zählt { $WORSHIP_PRIEST_STRONG } AP statt { $WORSHIP_PIECE }. Er muss
        in der gewerteten Stadt sein.
Character-PrestigeGift = Prestigegeschenk
    .help = Nummer 6, einmal pro Runde: In deinem Zug erhältst du { $PRESTIGE_GIFT } Prestigepunkt (PP).
Character-ShrinePairs = Schreinpaare
    .help =
        Nummer 7, bei Wertungen: Je { $SHRINES_OF_A_PAIR } deiner Schreine in der gewerteten Stadt zählen zusammen
        { $WORSHIP_PAIR } AP mehr.
Character-EverPresent = Immer dabei
    .help =
        Nummer 8, bei Wertungen: Du hast { $WORSHIP_EVER_PRESENT } AP mehr, auch wenn nichts von dir in der Stadt
        steht. So hast du immer einen Rang und wählst eine Belohnung.
Character-FreeTravel = Freie Reise
    .help =
        Nummer 9, immer: Dein Priester reist kostenlos, und niemand wird bezahlt. Dörfer ohne Schrein bleiben
        gesperrt.
Character-FlagMover = Flaggenträger
    .help =
        Nummer 10, einmal pro Runde: In deinem Zug versetzt du eine Flagge { $FLAG_STEPS } Felder nach links, ohne
        Zeiger.
Character-MorePrestige = Mehr Prestige
    .help =
        Nummer 11, immer: Sooft du Prestigepunkte erhältst, kommt { $PRESTIGE_MORE } PP dazu. Nicht in der
        Schlusswertung.
Character-BuildAnywhere = Baut überall
    .help = Nummer 12, immer: Du baust Statuen und Schreine in jeder Stadt, egal wo dein Priester ist.
Character-SupplyBuilder = Bau aus dem Vorrat
    .help =
        Nummer 13, einmal pro Runde: In deinem Zug baust du für { $SHRINE_COST } Münze einen Schrein direkt aus dem
        Vorrat, in einem Dorf mit Platz oder in jeder Stadt, egal wo dein Priester ist.
Character-MarkerGift = Markergeschenk
    .help = Nummer 14, einmal pro Runde: In deinem Zug erhältst du einen Aktionsmarker, falls noch einer da ist.
Character-CheapStatues = Günstige Statuen
    .help =
        Nummer 15, immer: Eine Statue kostet dich { $DISCOUNT_CHARACTER } Münzen weniger. Mit der Aktion Statue sind
        es { $DISCOUNT_BOTH } weniger.
Character-DoubleReward = Doppelte Belohnung
    .help =
        Nummer 16, bei Wertungen: Deine Belohnung wirkt zweimal. Mit der Maharani legst du zwei Marker auf
        verschiedene Charaktere.

## When abilities can be used

Ability-None = keine Fähigkeit
Ability-Once = einmal pro Runde
Ability-Lasting = immer
Ability-Scoring = bei Wertungen

## Reward tiles

Reward-Coins = { $REWARD_COINS } Münzen
    .help = Du erhältst { $REWARD_COINS } Münzen. Sie kommen zu denen für deinen Rang dazu.
Reward-Shrines = { $REWARD_SHRINES } Schreine
    .help =
        Du holst { $REWARD_SHRINES } deiner Schreine aus dem Vorrat, oder so viele, wie noch da sind. Dann sind sie
        griffbereit.
Reward-PrestigeAndCoin = { $REWARD_BOTH_PRESTIGE } PP + { $REWARD_BOTH_COINS } Münze
    .help = Du erhältst { $REWARD_BOTH_PRESTIGE } Prestigepunkt (PP) und { $REWARD_BOTH_COINS } Münze.
Reward-OthersPay = Andere zahlen { $REWARD_OTHERS_PAY }
    .help =
        Alle anderen zahlen { $REWARD_OTHERS_PAY } Münzen in den Vorrat, auch Brahmabot. Wer nur 1 Münze hat, zahlt
        diese, wer keine hat, nichts.
Reward-Prestige = { $REWARD_PRESTIGE } PP
    .help =
        Du erhältst { $REWARD_PRESTIGE } Prestigepunkte (PP). Mit Charakter { $MORE_PRESTIGE } ist es { $PRESTIGE_MORE } mehr.
Reward-UpToThree = Münzen für PP
    .help =
        Du darfst { $REWARD_TRADE_PRICE } Münze für { $REWARD_TRADE_PRESTIGE } PP zahlen, bis zu
        { $REWARD_TIMES }-mal. Höre auf, wann du willst.
Reward-FreeShrine = Freier Schrein
    .help =
        Du baust kostenlos einen griffbereiten Schrein, in einem Dorf mit Platz oder in jeder Stadt, egal wo dein
        Priester ist. Du darfst es auch lassen.
Reward-Maharani = Maharani
    .help =
        Du legst einen Maharani-Marker auf einen Charakter der Auslage und hast seine Fähigkeit bis zum Ende der
        nächsten Runde. Wirkt sie einmal pro Runde, geht der Marker nach Gebrauch zurück.

## Cities and their places for statues

City-Dwarka = Dwarka
City-Haridwar = Haridwar
City-Varanasi = Varanasi
City-Ujjain = Ujjain
City-Puri = Puri
City-Madurai = Madurai
City-Kanchi = Kanchi
StatuePlace-Centre = Mitte
StatuePlace-Upper = oberer Bonusplatz
StatuePlace-Lower = unterer Bonusplatz
StatuePlace-Outer = äußerer Platz
Bonus-Marker = 1 Aktionsmarker
Bonus-Coins = { $BONUS_COINS } Münzen
Bonus-Prestige = { $BONUS_PRESTIGE } PP
Bonus-Shrine = { $BONUS_SHRINES } Schrein

## Places

Junction-Start = Startort
    .to = zum Startort
Junction-City = { $city }
    .to = nach { $city }
Spot-Village = { $near } - { $far }
    .name = Dorf { $near } - { $far }
    .in = im Dorf { $near } - { $far }
    .to = ins Dorf { $near } - { $far }
Spot-City = { $city }
    .name = { $city }
    .in = in { $city }
    .to = nach { $city }

## Ways to exchange, and what is left of an action

Exchange-CoinsForPrestige = { $EXCHANGE_COINS } Münzen für { $EXCHANGE_PRESTIGE } PP
Exchange-PrestigeForCoins = { $EXCHANGE_PRESTIGE } PP für { $EXCHANGE_COINS } Münzen
Begun-StatueLeft = die Statue fehlt noch
Begun-ShrineLeft = der Schrein fehlt noch
Begun-SecondShrineLeft = ein Schrein fehlt noch
Begun-CityShrineLeft = ein Stadtschrein fehlt

## Brahmabot's tiles

Slot-Left = links
Slot-Middle = Mitte
Slot-Right = rechts
Order-StatueMaharaja = Statue: Maharadscha
Order-ShrineMaharaja = Schrein: Maharadscha
Order-StatueLeftmost = Statue: erste Flagge
Order-StatueCentre = Statue: freie Mitte
Order-StatueSecond = Statue: knapp Zweiter

## Numbers with their nouns

Thing-Coin = { $number } { $number ->
        [one] Münze
       *[other] Münzen
    }
Thing-Prestige = { $number } PP
Thing-Worship = { $number } AP
Thing-Shrine = { $number } { $number ->
        [one] Schrein
       *[other] Schreine
    }
Thing-Statue = { $number } { $number ->
        [one] Statue
       *[other] Statuen
    }
Thing-Marker = { $number } Marker
Thing-City = { $number } { $number ->
        [one] Stadt
       *[other] Städte
    }
Thing-Price = { $number ->
        [0] , kostenlos
       *[other] , { COUNT($number, "Coin") }
    }

## Who does what now, and what the player who decides is asked to do

Stage-Choosing = Wähle einen Charakter
Stage-Placing = Setze einen Schrein
Stage-Planning = Plane zwei Aktionen
Stage-Acting = Du bist am Zug
Stage-Replacing = Wähle neu
Stage-Automa = Brahmabot spielt
Stage-Rewarding = Wähle die Belohnung
Stage-Applying = Nutze die Belohnung
Stage-Paying = Zahle Münzen für PP
Stage-Building = Baue einen Schrein
Stage-Laying = Lege den Marker
Stage-Over = Spielende

## Plans, tolls, and where something came from

Plan-Both = { $one }, { $other }
Plan-Twice = zweimal { $one }
Toll-Owners = { COUNT($coins, "Coin") } an { $owners }
Cause-Dial = {""}
Cause-Character = {" "}(Charakter { NUMBER($character) })
Cause-Bonus = {" "}(Bonus)
Cause-Reward = {" "}(Belohnung)
Cause-Rank = {" "}(Rang)
Cause-Consolation = {" "}(ohne AP)
Cause-FirstRank = {" "}(erster Rang)
Cause-Arrival = {" "}(Ankunft)

## Why Brahmabot does something

Reason-Tick = Haken: { $slot }
Reason-Maharaja = dort ist der Maharadscha
Reason-Leftmost = Flagge ganz links
Reason-FreeCentre = erste mit freier Mitte
Reason-SecondBy = { $gap ->
        [0] Zweiter bei Gleichstand
       *[other] Zweiter mit { $gap } AP Abstand
    }
Reason-NoneQualifies = keine passt, erste mit Platz
Reason-Full = andere voll, erste mit Platz
Reason-NoStatueLeft = keine Statue übrig, also ein Schrein
Reason-NoShrineLeft = kein Schrein übrig
Reason-Way = { $new ->
        [0] der Weg ist offen
       *[other] unterwegs zu bauen: { COUNT($new, "Shrine") }
    }{ $foreign ->
        [0] {""}
       *[other] , { $foreign } von dir
    }
Reason-NoWay = kein Weg, nötig: { COUNT($new, "Shrine") }
Reason-EnoughCoins = { $STATUE_PRICE } Münzen für eine Statue
Reason-FewCoins = zu wenige Münzen für eine Statue
Reason-NoStatuePossible = keine Statue möglich
Reason-Finished = fertig

## What happened

Event-CharacterChosen = { $seat } wählt Charakter { NUMBER($character) } ({ $character }).
Event-ShrinePlaced = { $seat } stellt einen Schrein { PLACE($village, "to") }.
Event-AutomaSetUp = Brahmabot, { $level }: Schreine nach Aufbauplättchen { NUMBER($tile) }.
Event-MaharajaMoved = Runde { $round }: Der Maharadscha reist nach { $city }.
Event-TilesDrawn = Brahmabot hat die Plättchen { NUMBER($left) }, { NUMBER($middle) } und ein verdecktes.
Event-PlanConfirmed = { $seat } hat geplant.
Event-TurnBegan = { $seat } ist am Zug: { $plan }.
Event-AutomaBegan = Brahmabot ist am Zug.
Event-AutomaReasoned = Brahmabot{ $tile ->
        [none] {""}
       *[some] , Plättchen { NUMBER($tile) }
    }: { $city ->
        [none] {""}
       *[some] { $city },{" "}
    }{ $reason }.
Event-TileRevealed =
    Plättchen { NUMBER($tick) } gezogen, Haken { $slot }: Brahmabot spielt Plättchen { NUMBER($tile) }.
Event-StatueBuilt = { $seat } baut eine Statue in { $place ->
        [Centre] der Mitte von { $city }
        [Upper] { $city }
        [Lower] { $city }
       *[Outer] { $city }
    }{ $task ->
        [Statue] { COUNT($cost, "Price") }.
        [StatueAndShrine] { COUNT($cost, "Price") }.
        [Tile] .
       *[Arrival] { COUNT($cost, "Price") }.
    }
Event-ShrineBuilt = { $seat } baut einen Schrein { PLACE($site, "in") }{ $task ->
        [Shrine] { COUNT($cost, "Price") }.
        [StatueAndShrine] { COUNT($cost, "Price") }.
        [TwoShrines] { COUNT($cost, "Price") }.
        [Character] { COUNT($cost, "Price") } (Charakter { $SUPPLY_BUILDER }).
        [Reward] { COUNT($cost, "Price") }.
        [Tile] .
        [Way] .
       *[Arrival] .
    }
Event-ShrineMoved = { $seat } versetzt einen Schrein von { $from } { PLACE($to, "to") }.
Event-CoinsReceived = { $seat } erhält { COUNT($coins, "Coin") }{ $cause }.
Event-CoinsPaid = { $seat } zahlt { COUNT($coins, "Coin") }{ $cause }.
Event-PrestigeReceived = { $seat } erhält { $prestige } PP{ $cause }.
Event-PrestigePaid = { $seat } zahlt { $prestige } PP{ $cause }.
Event-ShrinesReceived = { $seat } holt { COUNT($shrines, "Shrine") } aus dem Vorrat{ $cause }.
Event-MarkerReceived = { $seat } erhält einen Aktionsmarker{ $cause }.
Event-FlagMoved = { $seat } versetzt die Flagge von { $city } { $FLAG_STEPS } Felder nach links{ $task ->
        [Flag] .
       *[Character] {" "}(Charakter { $FLAG_MOVER }).
    }
Event-CharacterTaken = { $seat } nimmt Charakter { NUMBER($character) } ({ $character }){ $from ->
        [none] .
       *[some] {" "}von { $from }.
    }
Event-CharacterDrawn = Neu in der Auslage: Charakter { NUMBER($character) } ({ $character }).
Event-MarkerSpent = { $seat } setzt einen Marker ein: { $dial }.
Event-Travelled = { $seat } reist { PLACE($to, "to") }.
Event-TollPaid = { $payer ->
        [none] { $to } erhält { COUNT($coins, "Coin") } aus dem Vorrat.
       *[some] { $payer } zahlt { COUNT($coins, "Coin") } an { $to }.
    }
Event-RestLeft = { $seat } lässt den Rest aus.
Event-LastRoundBegan = Alle { $STATUES } Statuen gebaut: Das ist die letzte Runde.
Event-CityScored = { $city } wird gewertet.
Event-Ranked = { $seat } ist auf Rang { $rank } mit { COUNT($points, "Worship") }.
Event-RewardChosen = { $seat } wählt als Belohnung: { $reward }{ $times ->
        [1] .
       *[other] , zweimal.
    }
Event-RewardGone = Diese Belohnung kommt aus dem Spiel: { $reward }.
Event-MaharaniLaid = { $seat } legt einen Maharani-Marker auf Charakter { NUMBER($character) } ({ $character }).
Event-MaharaniReturned =
    { $seat }: Der Maharani-Marker auf Charakter { NUMBER($character) } ({ $character }) geht zurück.
Event-TilesShuffled = Brahmabot: Plättchen { NUMBER($gone) } kommt aus dem Spiel, die anderen werden gemischt.
Event-GameEnded = Das Spiel ist zu Ende.

## When something can be done

Moment-Choosing = Charaktere werden zu Beginn gewählt, oder wenn dir deiner genommen wurde.
Moment-Placing = Die ersten Schreine werden vor der ersten Runde gesetzt.
Moment-Planning = Geplant wird zu Beginn einer Runde.
Moment-Turn = Das tust du in deinem Zug, nach dem Planen.
Moment-Scoring = Belohnungen werden gewählt, wenn eine Stadt gewertet wird.

## Why something is not allowed

Why-GameOver = Das Spiel ist zu Ende.
Why-NotYourTurn = Warte, bis du an der Reihe bist: Jetzt entscheidet jemand anderes.
Why-NotNow = { $moment }
Why-AutomaDecides = Was Brahmabot tut, entscheidet sein Plättchen: weiter mit A.
Why-NotOnDisplay = Charakter { NUMBER($character) } liegt nicht in der Auslage: Wähle einen, der dort liegt.
Why-NotInPlay = Charakter { NUMBER($character) } ist nicht im Spiel: Wähle einen anderen.
Why-OwnCharacter = Du hast Charakter { NUMBER($character) } selbst: Nimm einen anderen.
Why-DisplayOnly = In diesem Spiel sind Charaktere sicher: Nimm einen aus der Auslage.
Why-NoReplacement = Für Brahmabot ist kein anderer Charakter übrig: Er behält seinen.
Why-NotEnoughCoins = Du brauchst { COUNT($needs, "Coin") } und hast { $has }.
Why-NotEnoughPrestige = Dafür brauchst du { $EXCHANGE_PRESTIGE } PP und hast keinen.
Why-NotPlanned = Nicht in deinem Plan: { $dial }. { $dial ->
        [Statue] Tu, was du geplant hast, oder setze einen Marker ein.
        [Shrine] Tu, was du geplant hast, oder setze einen Marker ein.
        [StatueAndShrine] Tu, was du geplant hast, oder setze einen Marker ein.
        [TwoShrines] Tu, was du geplant hast, oder setze einen Marker ein.
        [Coins] Tu, was du geplant hast, oder setze einen Marker ein.
        [Supply] Tu, was du geplant hast, oder setze einen Marker ein.
        [Prestige] Tu, was du geplant hast, oder setze einen Marker ein.
        [Character] Das geht nur mit einem Zeiger, nicht mit einem Marker.
       *[Flag] Tu, was du geplant hast, oder setze einen Marker ein.
    }
Why-AlreadyDone = { $dial }: getan, davon ist in diesem Zug nichts übrig.
Why-FinishFirst = Beende erst die begonnene Aktion oder lass ihren Rest aus.
Why-OneMustBeInACity = Von zwei Schreinen muss einer in einer Stadt stehen: Baue diesen, wo dein Priester ist.
Why-CityShrineImpossible =
    Der Schrein in einer Stadt würde unmöglich: Behalte einen Schrein, eine Münze und einen Weg dafür.
Why-CityShrineOwed = Baue erst den Schrein in einer Stadt: Einer von zweien muss dort stehen.
Why-NoShrineOnTableau = Du hast keinen Schrein griffbereit: Hole welche aus dem Vorrat.
Why-SupplyEmpty = Dein Vorrat ist leer: Alle deine Schreine sind griffbereit oder auf dem Spielplan.
Why-VillageFull =
    Kein Platz { PLACE($village, "in") }: { $VILLAGE_ROOM } Schreine passen hinein, bei zwei Spielern
    { $VILLAGE_ROOM_TWO }.
Why-PriestElsewhere = Dein Priester muss in { $city } sein.
Why-NoStatueLeft = Du hast alle deine Statuen gebaut.
Why-NoPlace = { $place ->
        [Centre] Die Mitte von { $city } ist besetzt: Baue außen oder in einer anderen Stadt.
        [Upper] Dieser Bonusplatz in { $city } ist besetzt: Wähle einen anderen Platz.
        [Lower] Dieser Bonusplatz in { $city } ist besetzt: Wähle einen anderen Platz.
       *[Outer] Die { $PLAIN_PLACES } äußeren Plätze in { $city } sind besetzt: Wähle einen anderen Platz.
    }
Why-FlagTooFarLeft = Eine Flagge geht genau { $FLAG_STEPS } Felder nach links: Bei { $city } sind es weniger.
Why-NoSuchAbility =
    Dafür brauchst du Charakter { NUMBER($character) } ({ $character }) oder deinen Maharani-Marker darauf.
Why-AbilityUsed = Charakter { NUMBER($character) } hilft einmal pro Runde, und das ist geschehen.
Why-NotAnAbilityToUse =
    Für Charakter { NUMBER($character) } ({ $character }) gibt es keine Taste: Er wirkt, wo er gebraucht wird.
Why-NoMarkerLeft = Kein Aktionsmarker ist übrig: Alle { $MARKERS } sind vergeben.
Why-NoMarker =
    Du hast keinen Aktionsmarker: Bonusplätze und die Charaktere { $MARKER_TRADE } und { $MARKER_GIFT } bringen
    welche.
Why-MarkerSpentAlready = Du hast schon einen Marker eingesetzt: nur einer pro Zug.
Why-NoMarkerForCharacter = Mit einem Marker lässt sich kein Charakter wechseln: Wähle eine andere Aktion.
Why-NoSuchRoad = Von deinem Priester führt kein Weg dorthin: Reise über einen Nachbarort.
Why-VillageEmpty = Der Weg ist unterbrochen: Das Dorf { $village } braucht erst einen Schrein.
Why-NoRest = Es ist nichts begonnen, dessen Rest du auslassen könntest.
Why-RewardNotOnOffer = Nicht zur Wahl: { $reward }. Wähle eine oben links.
Why-MaharaniThere = Ein Marker dieser Belohnung liegt auf Charakter { NUMBER($character) }: Wähle einen anderen.
Why-OnlyBrahmabot = Das tut nur Brahmabot.
Why-OnlyWithReward = Das geht nur mit der Belohnung: { $reward }.
Why-AlreadyThere = Dein Priester ist schon hier: Reise auf einem der Wege weiter.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Willkommen bei Maharaja! Du baust Schreine und Götterstatuen dort, wohin der Maharadscha reist. Du lernst es in drei
    kurzen Kapiteln, Schritt für Schritt. Weiter mit A.
lesson-1 =
    Wähle zuerst einen Charakter: Nummer 6 gibt dir jede Runde 1 Prestigepunkt (PP). Niedrige Nummern spielen zuerst
    und gewinnen Gleichstände. Mit dem Kreuz zur 6, dann A.
lesson-2 =
    Ein Weg ist nur offen, wenn jedes Dorf einen Schrein hat. Mit dem Kreuz gehst du über die Karte: zum Dorf Startort
    - Puri, rechts oberhalb vom Startort, dann A.
lesson-3 =
    Puri ist jetzt erreichbar. In der zweiten Runde reist der Maharadscha nach Haridwar. An dem Weg liegen zwei Dörfer:
    Setze einen Schrein ins Dorf Puri - Haridwar.
lesson-4 = Nun das andere, das Dorf Haridwar - Puri: Dann gehört der ganze Weg dir.
lesson-5 =
    Dein letzter Schrein ist für die dritte Stadt: Dorf Puri - Kanchi. Durch eigene Dörfer reist du kostenlos, andere
    zahlen dir 1 Münze je Schrein.
lesson-6 =
    Der Maharadscha ist in Puri: Nach dieser Runde wird dort gewertet. Plane geheim zwei Aktionen: A auf Statue +
    Schrein, A auf 3 Münzen, mit A bestätigen.
lesson-7 =
    Du bist am Zug! Die 3 Münzen aus deinem Plan kamen von selbst. In Städten baust du nur, wo dein Priester ist:
    Schicke ihn nach Puri. Dein Schrein macht es kostenlos.
lesson-8 =
    Gut angekommen. Drücke A auf Puri und baue die Statue in der Mitte für 12 Münzen. Sie zählt 3 Anbetungspunkte (AP);
    außen sind es 2, manchmal mit Bonus.
lesson-9 =
    Nun der Schrein, den du mit ihr geplant hast, für 1 Münze. In Puri zählt er noch 1 AP, und dein Priester auch.
lesson-10 =
    Nun dein Charakter: Y öffnet den Zug, hinauf geht es zum Prestigegeschenk; dann A. Das braucht keine Aktion und
    geht einmal pro Runde.
lesson-11 = Alles ist getan: Beende mit A den Zug. (Im echten Spiel nimmt B einen Schritt zurück.)
lesson-12 =
    Puri wird gewertet: Du hast 5 AP und erhältst 12 Münzen, der andere hat 3 und erhält 6. Auch die Belohnung wählst
    du zuerst. Nimm 2 PP: Die meisten PP gewinnen.
lesson-13 =
    Dein Weg war kostenlos, der andere hat dir 1 Münze gezahlt. Du hast jetzt 18 Münzen und 6 PP, und die Mitte von
    Puri zählt für dich bis zum Schluss.
lesson-14 = Zweite Runde: Der Maharadscha ist in Haridwar. Plane Charakter und Flagge: zwei Aktionen, die nichts kosten.
lesson-15 =
    Wechsle deinen Charakter: Mit Nummer 5, Starker Priester, zählt dein Priester in der Wertung mehr. Deiner geht
    zurück in die Auslage.
lesson-16 =
    Die Flagge ganz links zeigt, wohin der Maharadscha als Nächstes geht: jetzt Kanchi. Versetze die von Varanasi, dann
    geht er dorthin.
lesson-17 = Beide Dörfer am Weg sind deine: Reise kostenlos nach Haridwar. Schon ein Priester allein zählt dort.
lesson-18 = Mehr ist nicht geplant: Beende den Zug. Dann kommt der andere, und Haridwar wird gewertet.
lesson-19 =
    Nur du warst in Haridwar: 12 Münzen, und wieder wählst du eine Belohnung. Nimm drei Schreine: Ohne Schreine baut
    man nichts in Dörfern.
lesson-20 =
    So geht es sieben Runden, oder bis jemand eine siebte Statue baut. Dann bringen Statuen, Münzen und Städte noch PP.
    X erklärt dir alles. Viel Spaß!

## Warum ein Weg besser ist: wovon es mehr oder weniger gibt

feature-score = Prestige
feature-coins = Münzen
feature-coins_for_statue = Münzen für eine Statue
feature-payable_statues = bezahlbare Statuen
feature-statues = Statuen
feature-shrines_on_tableau = Schreine auf dem Tableau
feature-shrines_on_tableau_few = Schreine zum Bauen bereit
feature-shrines_in_supply = Schreine im Vorrat
feature-villages = Dörfer mit eigenen Schreinen
feature-free_reach = kostenlos erreichbare Orte
feature-shrines_in_cities = Schreine in Städten
feature-outer_statues = äußere Statuen
feature-central_statues = zentrale Statuen
feature-pay_this = Ertrag dieser Stadt
feature-pay_next = Ertrag der nächsten Stadt
feature-pay_third = Ertrag der dritten Stadt
feature-pay_fourth = Ertrag der vierten Stadt
feature-pay_later = Ertrag späterer Städte
feature-lead_this = Vorsprung in dieser Stadt
feature-lead_next = Vorsprung in der nächsten Stadt
feature-markers = Marker
feature-maharani_markers = Marker der Maharani
feature-still_to_play = Züge in dieser Runde
feature-next_in_reach = Nähe zur nächsten Stadt
feature-C01 = Nutzen von Charakter 1
feature-C02 = Nutzen von Charakter 2
feature-C03 = Nutzen von Charakter 3
feature-C04 = Nutzen von Charakter 4
feature-C05 = Nutzen von Charakter 5
feature-C06 = Nutzen von Charakter 6
feature-C07 = Nutzen von Charakter 7
feature-C08 = Nutzen von Charakter 8
feature-C09 = Nutzen von Charakter 9
feature-C10 = Nutzen von Charakter 10
feature-C11 = Nutzen von Charakter 11
feature-C12 = Nutzen von Charakter 12
feature-C13 = Nutzen von Charakter 13
feature-C14 = Nutzen von Charakter 14
feature-C15 = Nutzen von Charakter 15
feature-C16 = Nutzen von Charakter 16
