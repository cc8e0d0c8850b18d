### The texts of Amritsar.

## Captions and single words

label-game = Amritsar
label-about = Doneer voor de Gouden Tempel.
label-round = Ronde
label-decade = Decennium
label-coins = Munten
label-prestige = Prestige
label-prestige_short = PP
label-ride = Rit
label-workers = Arbeiders
label-actions = Acties
label-ride_again = Tweede rit
label-locked = gesloten
label-follow_up = Vervolgactie
label-storage = Opslag
label-goals = Doelen
label-mahouts = Mahouts
label-knowledge = Kennis
label-tax = Belasting
label-tax_due = Per decennium
label-elephant = Olifant
label-markers = Fiches
label-market = Markt
label-display = In de uitstalling
label-donation = Donatie
label-temple = Tempel
label-bridge = Brug
label-main = Hoofdactie
label-second = Tweede actie
label-elephant_action = Met de olifant
label-upgrade = Upgrade
label-level = Trede
label-beyond = daarboven
label-interim = elk decennium
label-at_the_end = aan het einde
label-buy = Koop
label-sell = Verkoop
label-pay = betaal
label-get = krijg
label-yours = Van jou
label-after = daarna
label-no_trade = zonder handel geen fiche
label-done = Klaar
label-nothing = niets
label-free = gratis
label-last_worker = laatste
label-golden = Gouden plaats
label-hidden = gedekt
label-look = X: alleen bekijken
label-hide = X: doelen verbergen
label-becomes = Wat deze beurt kan worden
label-look_around = A: rondkijken
label-look_keys = X legt uit, A verder, B terug
label-private = alleen voor jou
label-maharaja = Maharadja
label-supply = Voorraad
label-rows = Rijen fiches
label-his_goal = Zijn doel
label-his_actions = Zijn acties
label-scoring = Einde decennium
label-final_collected = Verzameld
label-final_tracks = Kennis
label-final_goals = Doel
label-total = Totaal
label-winner = Winnaar
label-winners = Winnaars

## The chapters of the rules, and what can be explained

Topic-Turn = Een beurt
    .help =
        Eerst mag je olifant verder. Dan moet je arbeiders verplaatsen, en waar de laatste staat heb je een tot drie
        acties. Daarna mogen anderen volgen. Vier ronden zijn een decennium, { $DECADES } decennia het spel. Je begint
        met { $START_PRESTIGE } prestigepunten (PP) en { $START_COINS } munt. De meeste PP winnen.
Topic-Elephant = Olifant
    .help =
        Hij draagt je fiches: je doneert alleen waar hij staat, en hij geeft een actie extra als je laatste arbeider
        in zijn zone is. Hij gaat met de klok mee, hoogstens drie zones. De eerste stap is gratis, elke volgende kost
        1 munt. Voorbij de maharadjafiche kost { $PENALTY_ONE }, { $PENALTY_TWO } of { $PENALTY_THREE } PP, per
        decennium. In je eerste beurt zet je hem waar je wilt.
Topic-Third = Tweede rit
    .help =
        Stap { $UNLOCKING_STEP } van Ontwikkeling opent hem: na je acties mag de olifant nog een keer, volgens
        dezelfde regels. Je krijgt ook de bewegingstegel: één keer, bij een van de ritten, brengt die hem naar elke
        zone, gratis en zonder straf.
Topic-Workers = Arbeiders verplaatsen
    .help =
        Neem alle arbeiders van een gebied en zet ze met de klok mee neer, een in elk gebied dat niet vol is; de
        kleuren in elke volgorde. De laatste wordt je actieve arbeider. Hij mag gebieden overslaan voor 1 munt elk,
        die daar blijft; volle gebieden gratis. In zijn zone kies je je acties.
Topic-Area = Werkgebied
    .help =
        Er passen { $WORKER_PLACES } arbeiders in; een vol gebied wordt overgeslagen. Munten hier mag je nemen als je
        hier arbeiders neemt, of als je laatste arbeider hier komt: alle of geen.
Topic-Golden = Gouden plaats
    .help =
        De eerste plaats van het tweede gebied van elke zone, naast een plaats van de maharadjafiche. Met twee spelers
        en alleen telt de arbeider hier na de ronde: zijn kleur roept mahouts. Is ze leeg, dan telt de volgende
        arbeider met de klok mee.
Topic-Actions = Acties
    .help =
        Kies een van de drie tegels in de zone van je actieve arbeider. De hoofdactie mag altijd, de tweede met een
        arbeider in de kleur van de tegel; in elke volgorde. Staat je olifant daar, dan geeft hij een hoofdactie van
        deze zone of een van je mahouts erbij: ervoor of erna, nooit ertussen.
Topic-ZoneTile = Zonetegel
    .help =
        Hij heeft een hoofdactie voor elke actieve arbeider, en op kleur een tweede actie voor een arbeider van die
        kleur. Elke zone heeft drie tegels in drie kleuren, die het hele spel blijven.
Topic-Mahouts = Mahouts
    .help =
        Een mahout op je bord is een actie: voor je olifant, voor een mahoutactie, en als vervolgactie wanneer de
        laatste arbeider van een ander de kleur van zijn plaats heeft. Je begint met degene die doneert; alle andere
        zijn upgrades voor 1 goud en 1 stap belasting.
Topic-Market = Markt
    .help =
        Koop en verkoop na elkaar zoveel je wilt. Je koopt het onderste stuk en verkoopt op de bovenste vrije plaats,
        voor de prijs van de rij; sommige plaatsen geven PP. Er passen { $MARKET_ROWS } per soort; daarbuiten geldt de
        hoogste of laagste prijs. Nooit dezelfde soort kopen en verkopen in een beurt. Wie handelt, laadt een fiche.
Topic-Storage = Opslag
    .help =
        Op elke plaats ligt 1 munt of 1 grondstof. Je begint met { $START_SLOTS } plaatsen; { $STORAGE_PLACES }
        opslagtegels brengen meer. Wat niet past, gaat terug, en jij kiest wat. Uitgestald liggen
        { $DISPLAY_A_PLAYER } tegels voor elke speler.
Topic-Upgrades = Upgrades
    .help =
        Opslag: betaal 1 marmer, neem een tegel uit de uitstalling. Doel: betaal 1 koper, leg een doel. Mahout: betaal
        1 goud, leg een mahout op een vrije kleur. Elk hoogstens drie. De fiche van de plaats komt op je olifant, de
        belasting stijgt zoals de tegel zegt, dan komt de bonus.
Topic-Tax = Belasting
    .help =
        Elk doel geeft { $GOAL_TAX } stap belasting, opslagtegels en mahouts wat ze tonen. Aan het einde van elk
        decennium betaal je de munten bij je fiche. Voor elke munt te weinig verlies je { $PENALTY_ONE },
        { $PENALTY_TWO } of { $PENALTY_THREE } PP, per decennium. Wat je kunt betalen, moet je betalen.
Topic-Goals = Doelen
    .help =
        Je hebt vier geheime doelen, een van elk type. Alleen die op je bord tellen aan het einde. Een ligt er voor de
        eerste beurt, de andere leg je met upgrades; de tweede, derde en vierde plaats geven een grondstof naar keuze,
        { $GOAL_COINS } munten of { $GOAL_PRESTIGE } PP. Niemand anders ziet welke het zijn.
Topic-Knowledge = Kennis
    .help =
        Drie sporen van { $TRACK_STEPS } stappen. Elke stap geeft meteen zijn bonus; sommige plaatsen betalen in
        plaats daarvan, eenmaal bereikt, aan het einde van elk decennium, en de laatste telt aan het einde. Daarboven
        geeft elke stap wat de pijl toont.
Topic-Markers = Donatiefiches
    .help =
        Elk van je { $MARKERS } fiches is een donatie. { $MARKERS_AT_MARKET } wachten op de markt, de andere op je
        bord onder upgrades. De olifant draagt er { $ELEPHANT_LOAD }: meer blijven op de markt of gaan daarheen. Is er
        op de markt geen meer, dan krijg je 1 PP.
Topic-Donation = Donatie
    .help =
        Leg een fiche van je olifant op een vrije plaats in zijn zone. Trede 1: 2 marmer, { $LEVEL_ONE } PP. Trede 2:
        marmer en koper, { $LEVEL_TWO }. Trede 3: koper en goud, { $LEVEL_THREE }. Trede 4: 2 goud, { $LEVEL_FOUR }.
        Vanaf trede 2 moeten beide plaatsen eronder bezet zijn, en elke fiche daar geeft { $SUPPORT } PP.
Topic-Temple = Tempeltegel
    .help =
        Aan het einde van het decennium betaalt hij in elke zone aan wie daar de meeste fiches heeft: 4, 3, 2 of 1 PP.
        Bij gelijke stand krijgt ieder alles, en zonder fiches krijgt niemand iets. Het volgende decennium heeft een
        andere.
Topic-Bridges = Brugtegel
    .help =
        Elk decennium heeft er een. Zo vaak je doet wat hij vraagt, krijg je wat hij toont: voor het verplaatsen van
        vier arbeiders, een donatie, handel op de markt of een upgrade. Hij telt ook in vervolgacties.
Topic-FollowUp = Vervolgactie
    .help =
        Na een beurt mogen alle anderen om de beurt de mahout gebruiken op hun plaats in de kleur van de actieve
        arbeider. Wie aan de beurt was, krijgt per keer 1 PP. Je mag weigeren. Met twee spelers roept na elke ronde ook
        de maharadjafiche een arbeider; daarvoor krijgt niemand PP.
Topic-Marker = Maharadjafiche
    .help =
        Ze ligt op een grens tussen zones en gaat na elke ronde verder. Een olifant die deze grens passeert, verliest
        { $PENALTY_ONE } PP in decennium I, { $PENALTY_TWO } in II en { $PENALTY_THREE } in III. Is ze terug op de
        rode plaats, dan eindigt het decennium.
Topic-Decade = Einde van een decennium
    .help =
        Na vier ronden: de tempeltegel wordt geteld, allen betalen belasting en krijgen de inkomsten van hun sporen.
        De brug wordt omgedraaid, de tempel groeit en draagt de volgende tegel. Na decennium III volgt de eindtelling.
Topic-Solo = De solo-maharadja
    .help =
        Je speelt als met twee en begint. Hij doneert eerst en heeft dan twee acties. Hij heeft geen arbeiders nodig
        en betaalt geen belasting. Na de ronde mag je de gouden arbeider volgen. Je wint met meer PP dan hij; gelijk
        is voor hem. Moeilijk: hij begint met twee fiches, en zijn doel telt dubbel.
Topic-SoloDonation = Zijn donaties
    .help =
        Hij doneert waar de tempel het meeste geeft en hij een plaats kan betalen: daarvan die met de meeste PP voor
        hem, dan de meest linkse. Zijn olifant gaat er gratis heen. Kan hij nergens doneren, dan neemt hij een fiche
        van zijn bord.
Topic-SoloActions = Zijn acties
    .help =
        De kleuren van je laatste en van de gouden arbeider kiezen er twee, in deze volgorde. Geel: een fiche, een
        marmer, en een marmer verlaat de markt. Blauw: twee grondstoffen, elk decennium betere. Wit: een stap kennis.
        Groen: donatie in de zone van zijn doel, anders als gewoonlijk, anders een fiche.
Topic-SoloBoard = Zijn bord
    .help =
        { $ROWS } rijen van { $ROW } fiches: is er een leeg, dan krijgt hij haar bonus. Wat hij neemt, komt uit zijn
        voorraad; ontbreekt een soort, dan neemt hij de volgende, is alles op, 1 PP. De laatste twee plaatsen van zijn
        spoor tellen aan het einde: opgeslagen grondstoffen, of munten die geen grondstof bedekt.
Topic-Winning = Het einde
    .help =
        Na decennium III telt elke laatste plaats van een spoor die je bereikt hebt: 1 PP per fiche op je olifant, per
        grondstof, per munt. Dan worden de doelen op je bord geteld. De meeste PP winnen; bij gelijke stand meer
        fiches op de donatietegels, dan deel je de winst.

## Variants, and what they can be

option-solo = Maharadja
    .about = Speel alleen tegen hem.
Difficulty-Easy = normaal
    .about = Hij begint met één fiche.
Difficulty-Hard = moeilijk
    .about = Twee fiches, en zijn doel telt dubbel.
Difficulty-None = uit
    .about = Twee tot vier mensen spelen.

## Colours, resources, zones and areas

Colour-White = wit
    .adj = witte
Colour-Yellow = geel
    .adj = gele
Colour-Blue = blauw
    .adj = blauwe
Colour-Green = groen
    .adj = groene
Resource-Marble = marmer
Resource-Copper = koper
Resource-Gold = goud
Good-Coin = 1 munt
    .no = munt
Good-Marble = 1 marmer
    .no = marmer
Good-Copper = 1 koper
    .no = koper
Good-Gold = 1 goud
    .no = goud
Zone-North = Noord
    .in = in het noorden
    .to = naar het noorden
Zone-East = Oost
    .in = in het oosten
    .to = naar het oosten
Zone-South = Zuid
    .in = in het zuiden
    .to = naar het zuiden
Zone-West = West
    .in = in het westen
    .to = naar het westen
Area-N1 = Noord 1
Area-N2 = Noord 2
Area-E1 = Oost 1
Area-E2 = Oost 2
Area-S1 = Zuid 1
Area-S2 = Zuid 2
Area-W1 = West 1
Area-W2 = West 2

## Tracks, upgrades, goals

Track-Development = Ontwikkeling
    .final = 1 PP per fiche
    .help =
        Dit spoor brengt fiches, upgrades en minder belasting: stap { $LESS_TAX_STEP } scheelt elk decennium 1 munt,
        stap { $UNLOCKING_STEP } opent de tweede rit, stap 6 is een gratis upgrade. De laatste plaats telt 1 PP per
        fiche op je olifant. Daarboven: een mahoutactie.
Track-Resources = Grondstoffen
    .final = 1 PP per grondstof
    .help =
        Dit spoor brengt marmer, koper en grondstoffen naar keuze, en vanaf de tussenplaats een ervan per decennium.
        De laatste plaats telt 1 PP per grondstof die je overhoudt. Daarboven: een grondstof naar keuze.
Track-Economy = Economie
    .final = 1 PP per munt
    .help =
        Dit spoor brengt munten, en vanaf de tussenplaats per decennium een munt en een PP. De laatste plaats telt 1
        PP per munt die je overhoudt. Daarboven: munten.
UpgradeKind-Storage = Opslag
    .low = opslag
UpgradeKind-Goal = Doel
    .low = doel
UpgradeKind-Mahout = Mahout
    .low = mahout
GoalType-A = Doel A
    .low = doel A
    .help =
        Meerderheden: { $MAJORITY_FIRST } PP als je het meeste hebt, { $MAJORITY_SECOND } als tweede. Gelijke standen
        delen de plaats. Je hebt er minstens één nodig: fiches in een zone, munten of grondstoffen.
GoalType-B = Doel B
    .low = doel B
    .help = Kennis: PP als je de tussenplaatsen van twee sporen of de laatste plaats van één spoor bereikt hebt.
GoalType-C = Doel C
    .low = doel C
    .help = Donaties naar plaats: PP per fiche in een zone, of voor fiches in veel zones of op veel treden.
GoalType-D = Doel D
    .low = doel D
    .help = Donaties naar trede: PP voor genoeg fiches op één trede, of op twee samen, in alle zones.

## What goals count

Purpose-MostMarkers = Meeste { FORM($zone, "in") }
    .help =
        { $MAJORITY_FIRST } PP voor de meeste fiches { FORM($zone, "in") }, { $MAJORITY_SECOND } voor plaats twee;
        minstens 1.
Purpose-MostCoins = Meeste munten
    .help = Meeste munten over: { $MAJORITY_FIRST } PP, tweede: { $MAJORITY_SECOND } PP; minstens 1.
Purpose-MostResources = Meeste grondstoffen
    .help = Meeste grondstoffen over: { $MAJORITY_FIRST } PP, tweede: { $MAJORITY_SECOND } PP; minstens 1.
Purpose-Interims = { $one } en { $other }: { $prestige } PP
    .help = { $prestige } PP voor stap 4 (tussenplaats) bij { $one } en { $other }.
Purpose-Final = { $track }: { $prestige } PP
    .help = { $prestige } PP als je de laatste plaats van { $track } bereikt hebt.
Purpose-Markers = Fiches { FORM($zone, "in") }
    .help = 1 PP voor elk van je fiches { FORM($zone, "in") }.
Purpose-Zones = Zones: { $first }/{ $second }/{ $third }/{ $fourth }
    .help = { $first }/{ $second }/{ $third }/{ $fourth } PP als je fiches in 1/2/3/4 zones hebt.
Purpose-Levels = Treden: { $first }/{ $second }/{ $third }/{ $fourth }
    .help = { $first }/{ $second }/{ $third }/{ $fourth } PP als je fiches op 1/2/3/4 treden hebt, in welke zones ook.
Purpose-OnTwo = { $count } op { NUMBER($one) }+{ NUMBER($other) }: { $prestige } PP
    .help =
        { $prestige } PP voor { $count } of meer fiches op de treden { NUMBER($one) } en { NUMBER($other) } samen,
        zone maakt niet uit.
Purpose-OnOne = Trede { NUMBER($level) }: { $first }/{ $second }/{ $third }/{ $fourth }
    .help =
        { $first }/{ $second }/{ $third }/{ $fourth } PP als je 1/2/3/4 fiches of meer op trede { NUMBER($level) }
        hebt, in welke zones ook.
Purpose-Once = Trede { NUMBER($level) }: { $prestige } PP
    .help = { $prestige } PP als je in een zone een fiche op trede { NUMBER($level) } hebt.

## Zone tiles

ZoneTile-W1 =
    .main = Mahout
    .second = Ontwikkeling +1
ZoneTile-W2 =
    .main = 1 goud
    .second = Grondstoffen +1
ZoneTile-W3 =
    .main = Een upgrade
    .second = Economie +1
ZoneTile-Y1 =
    .main = 1 naar keuze
    .second = 1 munt
ZoneTile-Y2 =
    .main = Mahout
    .second = Markt
ZoneTile-Y3 =
    .main = Opslag of mahout
    .second = 2 munten
ZoneTile-B1 =
    .main = Opslag of doel
    .second = 1 koper
ZoneTile-B2 =
    .main = 1 munt, markt
    .second = 2 marmer
ZoneTile-B3 =
    .main = Kennis +1
    .second = 2 marmer of 1 koper
ZoneTile-G1 =
    .main = 2 munten
    .second = Mahout
ZoneTile-G2 =
    .main = 2 marmer of 1 koper
    .second = Een upgrade
ZoneTile-G3 =
    .main = Markt
    .second = Mahout

## What symbols stand for

Symbol-MarbleOrCopper = { $MARBLE_NOT_COPPER } marmer of 1 koper
Symbol-Mahout = Mahout
Symbol-Donate = Donatie
Symbol-Market = Markt
Symbol-CoinAndMarket = 1 munt, markt
Symbol-Upgrade = Upgrade: { FORM($kind, "low") }
Symbol-UpgradeOr = { $one } of { FORM($other, "low") }
Symbol-AnyUpgrade = Een upgrade
Symbol-FreeUpgrade = Gratis upgrade
Symbol-Steps = { $track } +{ $steps }
Symbol-AnySteps = Kennis +{ $steps }
Symbol-Unlock = Tweede rit
Symbol-LessTax = belasting -1

## Bridges

Bridge-FourForResource = 4 arbeiders: grondstof
Bridge-FourForPrestige = 4 arbeiders: PP
Bridge-DonationForCoin = Donatie: munt
Bridge-MarketForPrestige = Markt: PP
Bridge-UpgradeForCoin = Upgrade: munt
Bridge-UpgradeForPrestige = Upgrade: PP
Occasion-FourWorkers = 4 arbeiders verplaatst
Occasion-Donation = Donatie
Occasion-Market = Markt
Occasion-Upgrade = Upgrade

## Storage tiles

StorageTile-CoinAndResource = Munt en grondstof
    .help = Als je hem legt, neem je meteen een munt en een grondstof naar keuze.
StorageTile-TwoMarble = Twee marmer
    .help = Als je hem legt, neem je meteen twee marmer.
StorageTile-TwoSteps = Twee stappen
    .help = Als je hem legt, zet je meteen twee stappen kennis: op één spoor of op twee. De bonussen komen na elkaar.
StorageTile-WhiteAsYellow = Wit als geel
    .help =
        Blijvend: je witte actieve arbeider mag als geel tellen, dus is ook de tweede actie van een gele tegel voor
        jou.
StorageTile-WhiteAsBlue = Wit als blauw
    .help =
        Blijvend: je witte actieve arbeider mag als blauw tellen, dus is ook de tweede actie van een blauwe tegel voor
        jou.
StorageTile-WhiteAsGreen = Wit als groen
    .help =
        Blijvend: je witte actieve arbeider mag als groen tellen, dus is ook de tweede actie van een groene tegel voor
        jou.
StorageTile-CheapPurchase = Goedkope koop
    .help = Blijvend: in elke marktactie is je eerste koop 1 munt goedkoper.
StorageTile-LessTax = Minder belasting
    .help = Blijvend: aan het einde van elk decennium betaal je 1 munt belasting minder.
StorageTile-FreeSkip = Gratis overslaan
    .help =
        Blijvend: telkens als je arbeiders verplaatst, mag de laatste één gebied gratis overslaan. Daar blijft geen
        munt.
StorageTile-NoPenalty = Vrije doorgang
    .help = Blijvend: je olifant passeert de maharadjafiche zonder PP te verliezen.
StorageTile-AllBridges = Alle bruggen
    .help = Blijvend: elke open brugtegel telt voor jou, ook die van latere decennia.
StorageTile-AnyTrack = Ander spoor
    .help = Blijvend: een stap op een bepaald spoor mag je op een ander spoor zetten.
StorageTile-Swap = Ruil
    .help =
        Eén keer in elk van je beurten, niet tijdens een actie: ruil marmer en koper, of koper en goud, heen of terug.
StorageTile-AnyPayment = Vrije betaling
    .help = Blijvend: je mag een upgrade met één grondstof naar keuze betalen.
StorageTile-FreeElephant = Vrije rit
    .help =
        Eén keer in het spel gaat je olifant naar elke zone, gratis en zonder straf. Dan wordt de tegel omgedraaid:
        een opslag van { $START_SLOTS } plaatsen. De belasting blijft.

## Mahouts

Mahout-Donate = Donatie
    .help =
        Met hem begin je, zonder belasting. Alleen hij doneert: een fiche van je olifant komt op een vrije plaats van
        zijn zone, voor de grondstoffen van de trede.
Mahout-Upgrade = Upgrade
    .help = Eén upgrade naar keuze: opslag, doel of mahout. Je betaalt zoals gewoonlijk.
Mahout-CoinAndPrestige = Munt en PP
    .help = Je neemt een munt en krijgt een PP.
Mahout-Market = Markt
    .help = Een marktactie: koop en verkoop, en een fiche komt op je olifant.
Mahout-CoinAndMarble = Munt en marmer
    .help = Je neemt een munt en een marmer.
Mahout-Resource = Grondstof
    .help = Je neemt een grondstof naar keuze.
Mahout-Knowledge = Kennis
    .help = Eén stap op een kennisspoor naar keuze.

## Means, payments, swaps, places

Means-Foot = te voet
Means-MovementTile = met de bewegingstegel
Means-StorageTile = met de opslagtegel
Payment-Marble = 1 marmer
    .for = voor 1 marmer
Payment-Copper = 1 koper
    .for = voor 1 koper
Payment-Gold = 1 goud
    .for = voor 1 goud
Payment-Nothing = niets
    .for = gratis
Swap-MarbleForCopper = Marmer voor koper
Swap-CopperForMarble = Koper voor marmer
Swap-CopperForGold = Koper voor goud
Swap-GoldForCopper = Goud voor koper
DonationPlace-a1 = trede 1, plaats 1
DonationPlace-a2 = trede 1, plaats 2
DonationPlace-a3 = trede 1, plaats 3
DonationPlace-a4 = trede 1, plaats 4
DonationPlace-a5 = trede 1, plaats 5
DonationPlace-a6 = trede 1, plaats 6
DonationPlace-b1 = trede 2, plaats 1
DonationPlace-b2 = trede 2, plaats 2
DonationPlace-b3 = trede 2, plaats 3
DonationPlace-b4 = trede 2, plaats 4
DonationPlace-b5 = trede 2, plaats 5
DonationPlace-c1 = trede 3, plaats 1
DonationPlace-c2 = trede 3, plaats 2
DonationPlace-c3 = trede 3, plaats 3
DonationPlace-c4 = trede 3, plaats 4
DonationPlace-d1 = trede 4, plaats 1
DonationPlace-d2 = trede 4, plaats 2
DonationPlace-d3 = trede 4, plaats 3

## Numbers with their nouns

Thing-Coin = { $number } { $number ->
        [one] munt
       *[other] munten
    }
Thing-Marble = { $number } marmer
Thing-Copper = { $number } koper
Thing-Gold = { $number } goud
Thing-Any = { $number } naar keuze
Thing-Prestige = { $number } PP
Thing-Marker = { $number } { $number ->
        [one] fiche
       *[other] fiches
    }
Thing-Worker = { $number } { $number ->
        [one] arbeider
       *[other] arbeiders
    }
Thing-Free = { $number } { $number ->
        [one] plaats vrij
       *[other] plaatsen vrij
    }
Thing-Slot = { $number } { $number ->
        [one] plaats
       *[other] plaatsen
    }
Thing-Tax = belasting +{ $number }

## Who does what now, and what the player who decides is asked to do

Stage-Opening = Leg je mahout
Stage-Elephant = Rijden of blijven
Stage-Lifting = Neem arbeiders
Stage-Sowing = Zet er een neer
Stage-Acting = Kies een actie
Stage-ElephantAgain = Nog een rit?
Stage-Following = Volgen?
Stage-Followed = Je vervolgactie
Stage-Income = Je inkomsten
Stage-Automa = De maharadja speelt
Stage-Over = Het spel is uit

## What is decided first

Pending-Excess = Te veel: geef terug
Pending-AreaCoins = Munten nemen?
Pending-Resource = Kies een grondstof
Pending-MarbleOrCopper = Marmer of koper?
Pending-Mahout = Kies een mahout
Pending-Donation = Doneer: waar?
Pending-Market = Koop of verkoop
Pending-Upgrade = Kies een upgrade
Pending-Goal = Welk doel?
Pending-Steps = Welk spoor?

## What A would do, and what would come of it

Hint-PlaceElephant = A: zet de olifant { FORM($zone, "in") }
Hint-Ride = A: { FORM($zone, "to") }{ $coins ->
        [0] {""}
       *[other] , { COUNT($coins, "Coin") }
    }{ $prestige ->
        [0] {""}
       *[other] , -{ $prestige } PP
    }
Hint-RideFree = A: rit { FORM($zone, "to") }, gratis
Hint-Stay = A: blijf { FORM($zone, "in") }
Hint-StayAndLift = A: blijf, { COUNT($workers, "Worker") } uit { $area }
Hint-Lift = A: neem { COUNT($workers, "Worker") }{ $coins ->
        [0] {""}
       *[other] , daar { COUNT($coins, "Coin") }
    }
Hint-Sow = A: { $colour } naar { $area }; laatste { $last }
Hint-Land = A: { $colour } naar { $area }{ $coins ->
        [0] {""}
       *[other] , { COUNT($coins, "Coin") }
    }
Hint-Full = { $area } is vol
Hint-Fits = { FORM($colour, "adj") } tegel { FORM($zone, "in") }
Hint-Buy = A: koop { $resource }, { COUNT($coins, "Coin") }
Hint-Sell = A: verkoop { $resource }, +{ COUNT($coins, "Coin") }{ $prestige ->
        [0] {""}
       *[other] , +{ $prestige } PP
    }
Hint-Donate = A: doneer op trede { NUMBER($level) }, +{ $prestige } PP
Hint-Lay = A: leg, belasting +{ $tax }
Hint-Study = A: { $track }, stap { $step }
Hint-Beyond = A: { $track }, voorbij het einde
Hint-Follow = A: volg met { $mahout }
Hint-Choose = A: kies
Hint-GoOn = A: verder

## Actions, for rows and buttons

Action-LayGoal = leg { FORM($goal, "low") }
Action-PlaceMahout = mahout op { $colour }
Action-PlaceElephant = olifant { FORM($zone, "to") }
Action-MoveElephant = rit { FORM($zone, "to") }{ $means ->
        [Foot] {""}
        [MovementTile] {" "}{ $means }
       *[StorageTile] {" "}{ $means }
    }
Action-Stay = blijven
Action-Lift = neem arbeiders: { $area }
Action-TakeCoins = neem de munten
Action-LeaveCoins = laat de munten liggen
Action-Sow = zet { $colour } neer
Action-Stand = hier staan
Action-Skip = overslaan, 1 munt
Action-SkipFree = gratis overslaan
Action-Main = Hoofdactie: { FORM($tile, "main") }
Action-Second = Tweede actie: { FORM($tile, "second") }
Action-ElephantMain = Olifant: { FORM($tile, "main") }
Action-ElephantMahout = Olifant: { $mahout }
Action-UseMahout = Mahout: { $mahout }
Action-Donate = doneer { FORM($zone, "in") }: { $place }
Action-TakeResource = neem { $resource }
Action-TakeCoin = eerst de munt
Action-Buy = koop { $resource }
Action-Sell = verkoop { $resource }
Action-LeaveMarket = verlaat de markt
Action-UpgradeStorage = { $tile } { FORM($payment, "for") }
Action-UpgradeGoal = Doelplaats { NUMBER($place) } { FORM($payment, "for") }
Action-UpgradeMahout = { $mahout } op { $colour } { FORM($payment, "for") }
Action-Study = { $track } +1
Action-Decline = weigeren
Action-GiveBack = geef { $good } terug
Action-Swap = { $swap }
Action-EndActions = acties beëindigen
Action-Follow = volgen
Action-TakeMarker = neem een fiche
Action-Act = actie van de { FORM($colour, "adj") } arbeider

## Where something came from

Cause-Main = hoofdactie: { FORM($tile, "main") }
Cause-Second = tweede actie: { FORM($tile, "second") }
Cause-Mahout = mahout: { $mahout }
Cause-Bridge = brugtegel
Cause-Track = kennis: { $track }
Cause-Storage = opslagtegel
Cause-GoalPlace = doelplaats { NUMBER($place) }
Cause-Choice = eigen keuze
Cause-Market = op de markt
Cause-Upgrade = door een upgrade
Cause-Donation = donatie
Cause-Support = fiche eronder
Cause-NoMarker = er was geen fiche meer
Cause-NoResource = er was geen grondstof meer
Cause-Passing = voorbij de maharadja
Cause-Area = uit { $area }
Cause-Temple = meeste fiches { FORM($zone, "in") }
Cause-Tax = onbetaalde belasting
Cause-FollowUp = vervolgactie
Cause-Row = rij { $number } is leeg
Cause-Worker = { FORM($colour, "adj") } arbeider

## Why the Maharaja does something

Reason-Temple = de tempel betaalt { $prestige } { FORM($zone, "in") }, de plaats { $gain } PP
Reason-Goal = zijn doel ligt { FORM($zone, "in") }, de plaats geeft { $gain } PP
Reason-NoDonation = hij kan nergens doneren
Reason-ActiveWorker = je laatste arbeider was { $colour }
Reason-GoldenWorker = de gouden arbeider is { $colour }
Reason-BothWorkers = beide arbeiders zijn { $colour }

## What happened

Event-GoalLaid = { $seat } legt een geheim doel op plaats { NUMBER($place) }.
Event-GoalChosen = { $seat } heeft { FORM($goal, "low") } op plaats { NUMBER($place) } gelegd.
Event-MahoutPlaced = { $seat } legt een mahout op { $colour }: { $mahout }.
Event-TurnBegan = { $seat } is aan de beurt.
Event-ElephantPlaced = { $seat } zet de olifant { FORM($zone, "in") }.
Event-ElephantMoved = { $seat } rijdt { FORM($to, "to") }{ $means ->
        [Foot] {""}
        [MovementTile] {" "}{ $means }
       *[StorageTile] {" "}{ $means }
    }{ $coins ->
        [0] .
       *[other] , voor { COUNT($coins, "Coin") }.
    }
Event-ElephantStayed = De olifant van { $seat } blijft staan.
Event-WorkersLifted = { $seat } neemt { COUNT($workers, "Worker") } uit { $area }.
Event-WorkerSown = { $seat } zet een { FORM($colour, "adj") } arbeider in { $area }.
Event-AreaSkipped = { $seat } slaat { $area } over{ $coins ->
        [0] , gratis.
       *[other] {" "}voor { COUNT($coins, "Coin") }.
    }
Event-WorkerActive = De actieve arbeider van { $seat } is { $colour }, { FORM($zone, "in") }.
Event-CoinsLeft = { $seat } laat de munten in { $area } liggen.
Event-ActionBegan = { $seat } voert uit: { $cause }.
Event-ElephantUsed = { $seat } gebruikt de olifant.
Event-CoinsReceived = { $seat } krijgt { COUNT($coins, "Coin") } ({ $cause }).
Event-ResourceReceived = { $seat } krijgt { $count } { $resource } ({ $cause }).
Event-ResourcePaid = { $seat } betaalt { $count } { $resource } ({ $cause }).
Event-GivenBack = { $seat } heeft geen plaats en geeft { $good } terug.
Event-PrestigeReceived = { $seat } krijgt { $prestige } PP ({ $cause }).
Event-PrestigeLost = { $seat } verliest { $prestige } PP ({ $cause }).
Event-MarkerLoaded = { $seat } laadt een fiche ({ $cause }).
Event-MarkerUnloaded = De olifant van { $seat } is vol: een fiche ligt op de markt ({ $cause }).
Event-Donated = { $seat } doneert { FORM($zone, "in") }: { $place }.
Event-Bought = { $seat } koopt { $resource } voor { COUNT($coins, "Coin") }.
Event-Sold = { $seat } verkoopt { $resource } voor { COUNT($coins, "Coin") }.
Event-StorageLaid = { $seat } legt { FORM($payment, "for") } een opslagtegel: { $tile }.
Event-StorageTurned = { $seat } draait een tegel om: een opslag van { $START_SLOTS } plaatsen.
Event-Studied = { $seat } leert: { $track }, stap { $step }.
Event-StudiedBeyond = { $seat } leert voorbij het einde van { $track }.
Event-ThirdPhaseOpened = { $seat } mag nu twee keer per beurt rijden en heeft de bewegingstegel.
Event-Swapped = { $seat } ruilt { $from } voor { $to }.
Event-Declined = { $seat } weigert.
Event-Lost = { $seat } kan een bonus niet gebruiken.
Event-Followed = { $seat } volgt met een mahout: { $mahout }.
Event-MarkerMoved = De ronde is voorbij: de maharadjafiche gaat naar de grens na { $zone }.
Event-MarkerCalled = De fiche roept de { FORM($colour, "adj") } arbeider.
Event-DecadeEnded = Decennium { $decade ->
        [1] I
        [2] II
       *[other] III
    } is voorbij.
Event-TaxPaid = { $seat } betaalt { COUNT($coins, "Coin") } van { $due } belasting.
Event-DecadeBegan = Decennium { $decade ->
        [1] I
        [2] II
       *[other] III
    } begint. Brugtegel: { $bridge }.
Event-AutomaReasoned = De maharadja: { $reason }.
Event-AutomaMoved = De olifant van de maharadja gaat { FORM($to, "to") }.
Event-AutomaStudied = De kennis van de maharadja komt op stap { $step }.
Event-MarketThinned = De maharadja neemt 1 { $resource } van de markt.
Event-GameEnded = Het spel is afgelopen: de doelen worden getoond.

## Why something is not allowed

Why-GameOver = Het spel is afgelopen.
Why-NotYourTurn = Wacht op je beurt: nu beslist iemand anders.
Why-AutomaDecides = Wat de maharadja doet, beslissen zijn regels: verder met A.
Why-NotNow = Dat kan nu niet: een beurt is rit, arbeiders, acties.
Why-DecideFirst = Beslis eerst wat het scherm vraagt.
Why-GoalLaid = { $goal } ligt al op je bord: leg een ander.
Why-ColourTaken = De eerste mahout van een ander ligt op { $colour }: kies een andere kleur.
Why-ElephantThere = Je olifant is al { FORM($zone, "in") }: blijf, of rijd verder.
Why-NotEnoughCoins = Je hebt { COUNT($needs, "Coin") } nodig en hebt er { $has }.
Why-NoMovementTile = Je hebt geen bewegingstegel: stap { $UNLOCKING_STEP } van Ontwikkeling brengt hem, voor één rit.
Why-NoStorageTile = Hiervoor heb je een opslagtegel nodig die je niet of niet meer hebt: { $tile }.
Why-NoWorkers = In { $area } werkt niemand: neem arbeiders uit een ander gebied.
Why-NotInHand = Je hebt geen { FORM($colour, "adj") } arbeider in de hand.
Why-LastWorker = Het is je laatste arbeider: laat hem hier staan, of sla over.
Why-NotLastWorker = Alleen de laatste arbeider mag gebieden overslaan: zet deze neer.
Why-TileElsewhere = Die tegel ligt in een andere zone: je acties zijn waar je laatste arbeider staat.
Why-OtherTile = Je hebt in deze beurt een andere tegel gekozen: { FORM($tile, "main") }.
Why-AlreadyDone = Dat heb je in deze beurt al gedaan.
Why-TileClosed = Na de actie van de olifant kan hier niets meer: beide acties ervoor, of beide erna.
Why-OtherColour = Voor de tweede actie zou je actieve arbeider { $colour } moeten zijn.
Why-ElephantElsewhere = Je olifant is in een andere zone: rijd daar eerst heen.
Why-ElephantUsed = Je olifant heeft in deze beurt zijn actie al gehad.
Why-NoSuchMahout = Deze mahout ligt niet op je bord ({ $mahout }): leg hem met een upgrade.
Why-ChangesNothing = Het zou nu niets veranderen.
Why-NoMarker = Er is geen fiche op je olifant: markt en upgrades brengen ze.
Why-NoPlace = Niet vrij: { $place }. Kies een vrije plaats.
Why-NotSupported = Voor { $place } moeten beide plaatsen eronder bezet zijn.
Why-NotEnough = Je hebt hiervoor niet genoeg { $resource }.
Why-SoldThisTurn = Je hebt in deze beurt { $resource } verkocht: koop een andere soort.
Why-BoughtThisTurn = Je hebt in deze beurt { $resource } gekocht: verkoop een andere soort.
Why-OtherUpgrade = Deze actie staat zo'n upgrade niet toe.
Why-NoRoom = Op je bord is er geen plaats voor vrij.
Why-NotOnDisplay = Niet uitgestald: { $tile }. Kies een andere tegel.
Why-GoalPlaceFilled = Op plaats { NUMBER($place) } ligt al een doel: kies een andere.
Why-MahoutPlaced = Deze mahout ligt al op je bord: { $mahout }.
Why-OtherPayment = Deze upgrade wordt anders betaald: opslag met marmer, doelen met koper, mahouts met goud.
Why-OtherTrack = Deze stap is niet voor { $track }: kies een ander spoor.
Why-NotDeclinable = Dit kun je niet weigeren: kies er een.
Why-NothingToGive = Je hebt geen { FORM($good, "no") } om terug te geven.
Why-NothingTraded = Koop of verkoop eerst iets: zonder handel is het geen marktactie.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welkom in Amritsar! Je verplaatst arbeiders en een olifant rond het meer, en doneert voor de Gouden Tempel. De
    meeste prestigepunten (PP) winnen. Verder met A.
lesson-1 =
    Je hebt vier geheime doelen. Doel C geeft 1 PP voor elk van je fiches in het zuiden: ga er met het kruis heen en
    druk op A.
lesson-2 =
    Je eerste mahout doneert. Op wit mag hij ook iets doen als de laatste arbeider van de ander wit is. Ga naar wit en
    druk op A.
lesson-3 =
    Jij bent aan de beurt! Eerst de olifant, die je fiches draagt. In het zuiden betaalt de tempel het meest, 4 PP: ga
    erheen en druk op A.
lesson-4 =
    Nu de arbeiders. De laatste die je neerzet, werkt in zijn zone; hij moet naar het zuiden. Ga naar Oost 1 en druk op
    A.
lesson-5 =
    Je hebt er twee in de hand, elk volgend gebied krijgt er een. Blauw moet de laatste zijn: kies geel voor Oost 2 en
    druk op A.
lesson-6 =
    Blauw is je laatste arbeider. Voor een munt kan hij een gebied overslaan, maar Zuid 1 is goed: ga erheen en druk op
    A.
lesson-7 =
    Hier liggen drie tegels. Boven staat een actie voor een arbeider van die kleur, onder de hoofdactie. Begin met die
    van de blauwe, 1 munt, markt: ga omlaag en druk op A.
lesson-8 = De munt mag voor of na de markt komen. Je hebt hem nu nodig: ga naar de munt en druk op A.
lesson-9 = Van elke kolom wordt eerst het onderste stuk verkocht. Koop een marmer voor 1 munt: ga erheen en druk op A.
lesson-10 =
    Je hebt gehandeld: een fiche komt op je olifant, en de brugtegel betaalt 1 PP. Ga naar het einde van de markt en
    druk op A.
lesson-11 = Blauwe arbeider, blauwe tegel: ook de tweede actie is van jou. Ga erheen, druk op A en neem 2 marmer.
lesson-12 =
    Je olifant is hier: hij doet nog een hoofdactie, van welke tegel ook. Ga naar de gele, Opslag of mahout, en druk op
    A.
lesson-13 =
    Leg voor een marmer de opslagtegel Munt en grondstof: ga erheen en druk op A. Hij brengt plaats en een fiche, maar
    ook belasting.
lesson-14 = Hij geeft een munt en een grondstof naar keuze. Neem goud: je volgende mahout kost er een.
lesson-15 =
    De laatste arbeider van de ander was wit, en je mahout ligt op wit: je mag volgen! Druk op A. De ander krijgt
    daarvoor 1 PP.
lesson-16 =
    Doneer 2 marmer op trede 1: nu 1 PP, en aan het einde telt doel C de fiche. Ga naar de eerste plaats en druk op A.
lesson-17 = Een nieuwe ronde. De olifant rijdt met de klok mee, de eerste zone is gratis: rijd naar het westen.
lesson-18 =
    Ook je laatste arbeider moet in het westen werken, dan doet de olifant daar ook mee. Neem de drie arbeiders van
    Zuid 1.
lesson-19 = Groen moet de laatste zijn. Zet de eerste blauwe arbeider neer: hij blijft in het volgende gebied.
lesson-20 = En de tweede blauwe in het gebied daarna.
lesson-21 = Groen komt aan in het westen: laat hem daar staan.
lesson-22 = De hoofdactie van de groene tegel: 2 marmer of 1 koper. Kies die.
lesson-23 = Neem het koper: het betaalt meteen een upgrade.
lesson-24 = Groene arbeider, groene tegel: ook de tweede actie is van jou, een upgrade naar keuze. Kies die.
lesson-25 = Een tweede doel brengt aan het einde PP. Het kost het koper, en je belasting stijgt een stap.
lesson-26 = Leg nu een van je doelen daar, in het geheim: doel A.
lesson-27 = De plaats van het doel geeft ook een grondstof. Neem een marmer.
lesson-28 = De olifant is hier: hij doet nog een hoofdactie. De gele tegel geeft 1 naar keuze: kies die.
lesson-29 =
    Dat was een ronde. Vier zijn een decennium: dan komen tempel, belasting en inkomsten. Na drie decennia tellen de
    doelen. X legt alles uit. Veel plezier!

## Waarom een weg beter is: waar er meer of minder van is

feature-score = prestige
feature-coins = munten
feature-marble = marmer
feature-copper = koper
feature-gold = goud
feature-kinds = soorten grondstoffen
feature-markers = fiches op de olifant
feature-markers_few = fiches klaar om te leggen
feature-markers_at_market = fiches op de markt
feature-donation_here = waarde van een donatie hier
feature-donation_next = waarde van een donatie hiernaast
feature-donations = donaties
feature-temple_now = prestige van tempels nu
feature-temples_later = prestige van tempels later
feature-lead_in_zones = voorsprong in de zones
feature-tax_unpaid = boete voor openstaande belasting
feature-tax = belasting
feature-development = ontwikkeling
feature-resources = kennis van grondstoffen
feature-economy = economie
feature-interims = sporen die elk decennium betalen
feature-finals = sporen aan het eind
feature-storage_tiles = opslagtegels
feature-places_left = vrije plaatsen in de opslag
feature-goals = doelen
feature-goal_progress = voortgang naar doelen
feature-donate = mahouts die doneren
feature-upgrade = mahouts voor upgrades
feature-coin_prestige = mahouts voor munt en prestige
feature-market = mahouts voor de markt
feature-coin_marble = mahouts voor munt en marmer
feature-resource = mahouts voor een grondstof
feature-knowledge = mahouts voor kennis
feature-movement_tile = bewegingsvrijheid
feature-third_phase = derde fasen
feature-steps_before = stappen voor de maharadja
feature-still_to_play = beurten in deze ronde
