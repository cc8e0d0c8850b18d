### The texts of Raja.

## Captions and single words

label-game = Maharadja (2004)
label-about = Bouw paleizen waar de maharadja komt.
label-gold = Goud
label-palaces = Paleizen
label-points = Punten
label-characters = Karakters
label-free_card = vrij
label-round = Ronde
label-last_round = Laatste ronde
label-confirm_plan = Plan bevestigen
label-end_turn = Beurt beëindigen
label-no_toll = kosteloos
label-spend_chip = Fiche inzetten
label-builder_house = Huis (Aannemer)
label-builder_move = Verplaatsen (Aannemer)
label-swap = In ruil
label-entice = Weglokken
label-bid = Bieden
label-pass = Passen
label-passed = gepast
label-winner = Winnaar
label-others = de anderen
label-show = toon
label-sources = Stad voor stad
label-from_start = Begin
label-from_bank = Bank
label-from_tolls = Tol
label-for_houses = Huizen

## What can be explained besides actions and characters

Topic-Village = Dorp
    .help =
        Hier kun je altijd bouwen, waar je architect ook is. In een dorp passen { $VILLAGE_ROOM } huizen, met twee
        spelers maar { $VILLAGE_ROOM_TWO }. Een weg is open als elk dorp eraan een huis heeft. Waar je een huis hebt,
        reis je gratis door; anders betaal je { $TOLL } goud aan de eigenaar van elk huis.
Topic-City = Stad
    .help =
        Hier bouw je zolang je architect in de stad is: zoveel huizen als je wilt, en paleizen zolang er velden vrij
        zijn. Bij een telling geven architect, huis en buitenpaleis elk { $POINTS_PIECE } punt, het centrale paleis
        { $POINTS_CENTRE }.
Topic-PalaceSite = Paleisveld
    .help =
        Een stad heeft 1 veld in het midden en { $OUTER_SITES } eromheen. Een paleis kost overal { $PALACE_COST } goud
        (Bouwmeester: { $PALACE_COST_ARTISAN }), en je architect moet in de stad zijn. Het centrale paleis geeft bij
        een telling { $POINTS_CENTRE } punten, een buitenpaleis { $POINTS_PIECE } (Priester: { $POINTS_OUTER_SADHU }).
        Je mag er meerdere in één stad bouwen.
Topic-Start = Startlocatie
    .help =
        Hier beginnen alle architecten. Voor het reizen is dit een stad: doorreizen en rusten kost niets. Er wordt
        hier nooit gebouwd of geteld.
Topic-Track = Stedenspoor
    .help =
        De onderste gouverneur wijst aan waar de maharadja hierna heen reist. Dan gaat hij naar boven, vlak boven de
        hoogste. Lege velden betekenen niets. Komt een gouverneur op veld { $LAST_BOX } te liggen (kort spel: in ronde
        { $ROUNDS_SHORT }), dan is het de laatste ronde.
Topic-Quarry = Steengroeve
    .help =
        Je huizen die je nog niet bij de hand hebt. De actie Steengroeve brengt je er { $QUARRY_ACTION }; een andere
        manier is er niet. Je hebt { $HOUSES } huizen: gebouwde komen niet terug, maar je kunt ze verplaatsen.
Topic-Maharaja = Maharadja
    .help =
        Hij is in de stad die wordt geteld als iedereen deze ronde heeft gespeeld. Hoe meer punten je daar hebt, hoe
        meer goud hij geeft; bij gelijke stand wint het lagere nummer. Je architect hoeft er niet te zijn. Heb jij
        als enige punten, dan krijg je { $MONOPOLY } goud extra.
Topic-Chips = Fiches
    .help =
        Een actiefiche geeft je in je beurt een derde actie, elke behalve Karakterkaart. Niet meer dan 1 fiche per
        beurt. Wat je er niet van doet, kost niets. De Yogi brengt fiches; je houdt ze als hij vertrekt.
Topic-Travel = Reizen
    .help =
        In je beurt reis je zo vaak je wilt, weg voor weg; een pijl is niet nodig. Elk dorp aan de weg moet een huis
        hebben. In dorpen zonder eigen huis betaal je { $TOLL } goud aan de eigenaar van elk huis. Steden en
        startlocatie zijn gratis.
Topic-Forgo = Afzien
    .help =
        Je hoeft niet te doen wat je gekozen hebt. Maar voor elke pijl die je niet volledig uitvoert, krijgen alle
        anderen { $FORGONE } goud van de bank. Ook Paleis + huis voor de helft of maar één van twee huizen is niet
        volledig.
Topic-Winning = Einde van het spel
    .help =
        Het spel eindigt na de ronde waarin iemand het laatste van zijn { $PALACES } paleizen bouwt (kort spel:
        { $PALACES_SHORT }) of een gouverneur op veld { $LAST_BOX } komt (kort spel: in ronde { $ROUNDS_SHORT }). Wie
        de meeste paleizen heeft, wint; daarna telt het goud, dan het lagere nummer.

## Variants

option-short = Kort spel
    .about = Elk { $PALACES_SHORT } paleizen, hoogstens { $ROUNDS_SHORT } ronden.
option-yogi = Yogi en fiches
    .about = Een fiche geeft een derde actie.
option-neutral = Neutrale paleizen
    .about = Vrije kleuren bezetten buitenvelden.
option-auction = Veiling
    .about = Bied op de eerste karakters.
option-home = Thuissteden
    .about = { $POINTS_HOME } punt extra in je thuisstad.
option-several = Meerdere karakters
    .about = Verzamel karakters; met veiling.
option-secret_gold = Geheim goud
    .about = Alleen jij ziet je goud.

## The actions of the dial

Dial-Gold = Goud
    .long = { $GOLD_ACTION } goud nemen
    .low = goud
    .help = De bank geeft je { $GOLD_ACTION } goud. Dat kost niets en kan altijd: een veilige keuze.
Dial-House = Huis
    .long = Een huis bouwen
    .low = huis
    .help =
        Bouw 1 huis voor { $HOUSE_COST } goud: in een dorp met plaats, of in de stad waar je architect is. Je hebt een
        huis bij de hand nodig.
Dial-TwoHouses = Twee huizen
    .long = Twee huizen bouwen
    .low = twee huizen
    .help =
        Bouw 2 huizen voor elk { $HOUSE_COST } goud. Minstens één moet in een stad staan waar je architect is; het
        andere in een dorp of een stad, ook een andere. Bouw je er maar één, dan krijgen alle anderen { $FORGONE }
        goud.
Dial-MoveHouse = Huis verplaatsen
    .long = Een huis verplaatsen
    .low = huis verplaatsen
    .help =
        Neem een van je huizen van het bord en zet het in een dorp met plaats of in de stad waar je architect is. Dat
        kost niets. Een dorp zonder huis onderbreekt de weg.
Dial-Quarry = Steengroeve
    .long = { $QUARRY_ACTION } huizen uit de steengroeve
    .low = steengroeve
    .help =
        Neem { $QUARRY_ACTION } van je huizen uit de steengroeve. Dat kost niets, en je kunt ze in dezelfde beurt
        bouwen. Is er nog maar 1, dan krijg je dat, maar alle anderen krijgen { $FORGONE } goud.
Dial-Palace = Paleis
    .long = Een paleis bouwen
    .low = paleis
    .help =
        Bouw 1 paleis voor { $PALACE_COST } goud, als Bouwmeester { $PALACE_COST_ARTISAN }, op een vrij veld van de
        stad waar je architect is. Paleizen winnen het spel: bouwt iemand zijn laatste, dan eindigt het met deze
        ronde.
Dial-PalaceAndHouse = Paleis + huis
    .long = Paleis en huis bouwen
    .low = paleis + huis
    .help =
        Bouw 1 paleis voor { $PALACE_COST } goud, als Bouwmeester { $PALACE_COST_ARTISAN }, en 1 huis voor
        { $HOUSE_COST } goud, in elke volgorde, ook op verschillende plaatsen. In een stad moet je architect er zijn.
        Bouw je er maar één van, dan krijgen alle anderen { $FORGONE } goud.
Dial-Order = Volgorde
    .long = Volgorde veranderen
    .low = volgorde
    .help =
        Verplaats een gouverneur naar keuze precies { $GOVERNOR_STEPS } velden naar beneden; wie hij passeert, gaat 1
        omhoog. De onderste wijst aan waar de maharadja volgende ronde heen reist. De stad van deze ronde blijft.
Dial-Character = Karakterkaart
    .long = Karakterkaart wisselen
    .low = karakterkaart
    .help =
        Neem een vrij karakter of dat van een ander en leg het jouwe terug; de ander kiest meteen een vrij karakter.
        Gebruik de oude vaardigheid ervoor, de nieuwe erna. Met meerdere karakters houd je het jouwe; is er geen vrij,
        dan ruil je of lok je er een weg.

## Characters

Character-Mogul = Grootvorst
    .help =
        Nummer 1: je speelt als eerste en wint bij een telling elke gelijke stand. Meer kan hij niet. Lage nummers
        spelen voor hoge.
Character-Trader = Koopman
    .help =
        Nummer 2: je krijgt { $TRADER_GOLD } goud van de bank, als je beurt begint of als je de kaart in je beurt
        neemt. Eén keer per beurt.
Character-Sadhu = Priester
    .help =
        Nummer 3: bij een telling geven je buitenpaleizen elk { $POINTS_OUTER_SADHU } punten in plaats van
        { $POINTS_PIECE }. Je moet de kaart op dat moment hebben.
Character-Monk = Zwerfmonnik
    .help =
        Nummer 4: reizen kost je niets, want de bank betaalt de eigenaars van de huizen. Dorpen zonder huis blijven
        gesloten.
Character-Builder = Aannemer
    .help =
        Nummer 5: één keer in je beurt bouw of verplaats je 1 huis extra, kosteloos en zonder pijl. Om te bouwen heb
        je een huis bij de hand nodig; in een stad moet je architect er zijn.
Character-Artisan = Bouwmeester
    .help =
        Nummer 6: een paleis kost je { $PALACE_COST_ARTISAN } goud in plaats van { $PALACE_COST }. Je hebt er wel een
        pijl of een fiche voor nodig, en je architect in de stad.
Character-Yogi = Yogi
    .help =
        Nummer 7: één keer per beurt krijg je 1 actiefiche: als die begint of je de kaart neemt, en is er geen, zodra
        er een terugkomt. Een fiche geeft een derde actie, meteen of later.

## Cities

City-Jaisalmer = Jaisalmer
City-Delhi = Delhi
City-Agra = Agra
City-Udaipur = Udaipur
City-Ahmadabad = Ahmadabad
City-Bikaner = Bikaner
City-Jaipur = Jaipur

## Sites for palaces

Ground-Centre = Centraal paleis
Ground-Outer = Buitenpaleis

## Places

Junction-Start = Start
    .the = de startlocatie
Junction-City = { $city }
    .the = { $city }
Spot-Village = het dorp { $near } - { $far }
    .name = Dorp { $near } - { $far }
Spot-City = { $city }
    .name = { $city }

## Numbers with their nouns

Thing-House = { $number } { $number ->
        [one] huis
       *[other] huizen
    }
Thing-Palace = { $number } { $number ->
        [one] paleis
       *[other] paleizen
    }
Thing-Point = { $number } { $number ->
        [one] punt
       *[other] punten
    }
Thing-Gold = { $number } goud
Thing-Chip = { $number } { $number ->
        [one] fiche
       *[other] fiches
    }

## Who does what now, and what the player who decides is asked to do

Stage-Choosing = Kies een karakter
Stage-Bidding = Bied of pas
Stage-Picking = Kies een karakter
Stage-Placing = Plaats een huis
Stage-Planning = Kies twee acties
Stage-Acting = Jij bent aan de beurt
Stage-Replacing = Kies opnieuw
Stage-Giving = Geef een karakter
Stage-Over = Einde van het spel

## Plans, and who pays

Plan-Both = { $one }, { $other }
    .low = { FORM($one, "low") }, { FORM($other, "low") }
Plan-Twice = twee keer { FORM($one, "low") }
    .low = twee keer { FORM($one, "low") }
Payer-Traveller = { $seat }
Payer-Bank = De bank
Toll-Traveller = { $gold } goud aan { $owners }
Toll-Bank = { $gold } goud van de bank aan { $owners }
Undone-Dial = { $dial } niet gedaan: { $gold } goud aan { OTHERS($seat) }
Offer-Bid = { $gold } goud bieden

## What happened

Event-CharacterChosen = { $seat } kiest de { $character }.
Event-BidMade = { $seat } biedt { $gold } goud.
Event-Passed = { $seat } past.
Event-AuctionWon = { $seat } wint de veiling voor { $gold } goud.
Event-HousePlaced = { $seat } plaatst een huis in { $village }.
Event-HousesHandedOut = Iedereen krijgt { $HOUSES_IN_HAND } huizen.
Event-MaharajaMoved = De maharadja reist naar { $city }{ $place ->
        [none] .
       *[some] ; de gouverneur gaat naar veld { $place }.
    }
Event-LastRoundBegan = Dit is de laatste ronde.
Event-PlanConfirmed = { $seat } heeft twee acties gekozen.
Event-TurnBegan = { $seat } is aan de beurt: { FORM($plan, "low") }.
Event-GoldTaken = { $seat } neemt { $GOLD_ACTION } goud.
Event-TraderPaid = { $seat } krijgt { $TRADER_GOLD } goud als Koopman.
Event-ChipGained = { $seat } krijgt een actiefiche als Yogi.
Event-HouseBuilt = { $seat } bouwt een huis in { $site }{ $task ->
        [House] , { $HOUSE_COST } goud.
        [TwoHouses] , { $HOUSE_COST } goud.
        [PalaceAndHouse] , { $HOUSE_COST } goud.
       *[Builder] , kosteloos als Aannemer.
    }
Event-HouseMoved = { $seat } verplaatst een huis van { $from } naar { $to }{ $task ->
        [MoveHouse] .
       *[Builder] {" "}(Aannemer).
    }
Event-HousesTaken = { $seat } neemt { COUNT($houses, "House") } uit de steengroeve.
Event-PalaceBuilt = { $seat } bouwt { $ground ->
        [Centre] het centrale paleis
       *[Outer] een paleis
    } in { $city }, { $cost } goud.
Event-GovernorLowered = { $seat } verplaatst de gouverneur van { $city } { $GOVERNOR_STEPS } velden naar beneden.
Event-CharacterTaken = { $seat } neemt de { $character }{ $from ->
        [none] .
       *[some] {" "}van { $from }.
    }
Event-Swapped = { $seat } neemt de { $want } van { $with } en geeft daarvoor de { $give }.
Event-Enticed = { $seat } lokt een karakter weg bij { $from }.
Event-CharacterGiven = { $from } geeft de { $character } aan { $to }.
Event-ChipSpent = { $seat } zet een actiefiche in: { FORM($dial, "low") }.
Event-Travelled = { $seat } reist naar { PLACE($to, "the") }.
Event-TollPaid = { $payer } betaalt { $gold } goud aan { $to }.
Event-Forgone = { $seat } ziet af van { FORM($dial, "low") }: { $FORGONE } goud aan { OTHERS($seat) }.
Event-CityScored = { $city } wordt geteld.
Event-Scored = { $seat } heeft { COUNT($points, "Point") } en krijgt { $gold } goud.
Event-MonopolyPaid = { $seat } is daar alleen: { $gold } goud extra.
Event-GameEnded = Het spel is afgelopen.

## When something can be done

Moment-Choosing = Karakters kies je aan het begin, of als het jouwe is afgenomen.
Moment-Auction = Bieden doe je alleen in een veiling.
Moment-Placing = De eerste huizen plaats je voor de eerste ronde.
Moment-Planning = Plannen maak je aan het begin van een ronde.
Moment-Giving = Een karakter geef je als iemand het weglokt.
Moment-Turn = Dat doe je in je beurt, na het plannen.

## Why something is not allowed

Why-GameOver = Het spel is afgelopen.
Why-NotYourTurn = Wacht op je beurt: nu beslist iemand anders.
Why-NotNow = { $moment }
Why-NotInThisVariant = Dit hoort bij een variant die in dit spel niet meedoet.
Why-NotInPlay = De { $character } doet niet mee: kies een ander karakter.
Why-CharacterHeld = Al bezet: kies een vrij karakter.
Why-OwnCharacter = Je hebt de { $character } zelf: neem een ander karakter.
Why-NotYourCharacter = Je hebt de { $character } niet: geef een van je eigen karakters.
Why-FreeCharactersLeft = Zolang er een karakter vrij is, neem je een vrij karakter.
Why-NoFreeCharacters = Er is geen karakter vrij: ruil er een of lok er een weg.
Why-NotMoreCharacters = Je kunt alleen weglokken bij iemand die meer karakters heeft dan jij.
Why-NoSuchOpponent = Kies een andere speler in dit spel.
Why-OpenerMustBid = Jij opent deze veiling: bied, al is het { $LEAST_BID } goud.
Why-BidTooLow = Bied ten minste { $least } goud.
Why-NotEnoughGold = Je hebt { $needs } goud nodig en hebt er { $has }.
Why-NotPlanned = Niet in je plan: { $dial }. Je kunt alleen doen wat je gekozen hebt.
Why-AlreadyDone = { $dial }: gedaan of opgegeven, daar is deze beurt niets van over.
Why-OneMustBeInACity = Van twee huizen mag er maar één in een dorp staan: bouw het andere waar je architect is.
Why-NoHouseInHand = Je hebt geen huis bij de hand: haal er uit de steengroeve.
Why-VillageFull =
    Geen plaats in { $village }: er passen { $VILLAGE_ROOM } huizen in, met twee spelers { $VILLAGE_ROOM_TWO }.
Why-ArchitectElsewhere = Je architect moet in { $city } zijn.
Why-NoHouseThere = Je hebt geen huis in { $site }: kies een plaats waar je er een hebt.
Why-SamePlace = Verplaats het huis naar een andere plaats.
Why-CardNotHeld = Hiervoor heb je de { $character } nodig.
Why-AbilityUsed = De { $character } helpt één keer per beurt, en dat is gebeurd.
Why-QuarryEmpty = Je steengroeve is leeg: al je huizen zijn bij de hand of op het bord.
Why-NoPalaceLeft = Je hebt al je paleizen gebouwd.
Why-NoSite = { $ground ->
        [Centre] Het midden van { $city } is bezet: bouw eromheen of in een andere stad.
       *[Outer] Alle buitenvelden van { $city } zijn bezet: bouw in het midden of in een andere stad.
    }
Why-GovernorTooLow = Een gouverneur gaat precies { $GOVERNOR_STEPS } velden naar beneden: { $city } ligt te laag.
Why-NoChip = Je hebt geen actiefiche: de Yogi brengt er één per beurt.
Why-ChipSpentAlready = Je hebt al een actiefiche ingezet: maar één per beurt.
Why-NoChipForCharacter = Met een fiche kun je geen karakterkaart wisselen: kies een andere actie.
Why-NoSuchRoad = Vanaf je architect loopt daar geen weg heen: reis via een buurplaats.
Why-VillageEmpty = De weg is onderbroken: { $village } heeft eerst een huis nodig.
Why-NothingToForgo = { $dial }: er is niets meer over om van af te zien.
Why-AlreadyThere = Je architect is hier al: reis verder over een van de wegen.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welkom bij Maharadja! Je bent een vorst en bouwt paleizen waar de maharadja komt. Je leert het in drie korte
    hoofdstukken, stap voor stap. Verder met A.
lesson-1 =
    Kies eerst een helper: de Koopman brengt je in elke beurt 1 goud. Lage nummers spelen eerst en winnen bij gelijke
    stand. Druk op rechts en dan op A.
lesson-2 =
    Een weg is pas open als elk dorp een huis heeft. Met het kruis ga je over de kaart: naar Dorp Start - Bikaner,
    boven de startlocatie. Druk dan op A.
lesson-3 =
    Bikaner is nu bereikbaar. Als tweede stad wordt Jaipur geteld: open de weg daarheen met een huis in Dorp Bikaner -
    Jaipur.
lesson-4 = De derde stad wordt Delhi. Aan die weg liggen twee dorpen: plaats een huis in Dorp Bikaner - Delhi.
lesson-5 =
    Je laatste huis komt in Dorp Delhi - Bikaner. Door je eigen dorpen reis je gratis, en anderen betalen je 1 goud
    voor elk huis van jou.
lesson-6 =
    De maharadja is in Bikaner: na deze ronde wordt daar geteld. Kies in het geheim twee acties: A zet een pijl op
    Goud, links naar Paleis + huis, A, en A bevestigt.
lesson-7 =
    Jij bent aan de beurt! 2 goud uit je plan en 1 van de Koopman kwamen vanzelf. Stuur je architect naar Bikaner: ga
    er met het kruis heen en druk op A.
lesson-8 =
    Goed aangekomen. Druk op A bij Bikaner en bouw het centrale paleis voor 12 goud. Het geeft hier 3 punten, een
    buitenpaleis 1.
lesson-9 =
    Nu het huis dat je erbij had gekozen. In Bikaner geeft het nog 1 punt. In steden bouw je alleen waar je architect
    is, in dorpen overal.
lesson-10 =
    Je plan is uitgevoerd: eindig met A je beurt. Wat je niet doet, levert alle anderen 2 goud op. In een echt spel
    neemt B een stap terug.
lesson-11 =
    Jouw weg was gratis, de ander betaalde jou 1 goud. Jij had 5 punten in Bikaner (paleis 3, huis 1, architect 1), de
    ander 2: 10 goud voor jou en 5 voor de ander.
lesson-12 = Ronde twee: de maharadja is in Jaipur. Plan Karakterkaart en Volgorde: twee acties die geen goud kosten.
lesson-13 =
    Neem de helper van de ander: met de Bouwmeester kost elk paleis jou 9 goud in plaats van 12. De ander kiest een
    nieuwe.
lesson-14 =
    Volgorde: de laagste gouverneur is de volgende. Dat zou Delhi zijn. Schuif die van Agra omlaag, dan gaat de
    maharadja daarheen.
lesson-15 = Een architect alleen telt al 1 punt waar de maharadja is. Jouw huis opent de weg: reis naar Jaipur.
lesson-16 = Meer is er niet gepland: eindig je beurt. Dan voert de ander zijn plan uit, en wordt Jaipur geteld.
lesson-17 =
    Eén architect bracht je het goud van de eerste plaats, want er was niemand anders. Ook de volgorde telde: de
    maharadja is nu in Agra.
lesson-18 =
    Zo gaat het van stad naar stad. Het einde komt met een 7e paleis of op veld 10. De meeste paleizen winnen, dan het
    meeste goud. X legt alles uit. Veel plezier!

## Waarom een weg beter is: waar er meer of minder van is

feature-palaces = paleizen
feature-gold = goud
feature-gold_for_palace = goud voor een paleis
feature-payable_palaces = betaalbare paleizen
feature-houses_in_hand = huizen bij de hand
feature-houses_in_hand_few = huizen klaar om te bouwen
feature-houses_in_quarry = huizen in de groeve
feature-villages = dorpen met eigen huizen
feature-free_reach = tolvrij bereikbare plaatsen
feature-houses_in_cities = huizen in steden
feature-outer_palaces = buitenpaleizen
feature-central_palaces = centrale paleizen
feature-pay_this = opbrengst van deze stad
feature-pay_next = opbrengst van de volgende stad
feature-pay_third = opbrengst van de derde stad
feature-pay_fourth = opbrengst van de vierde stad
feature-pay_later = opbrengst van latere steden
feature-lead_this = voorsprong in deze stad
feature-lead_next = voorsprong in de volgende stad
feature-chips = actiefiches
feature-Mogul = nut van de Grootvorst
feature-Trader = nut van de Koopman
feature-Sadhu = nut van de Priester
feature-Monk = nut van de Zwerfmonnik
feature-Builder = nut van de Aannemer
feature-Artisan = nut van de Bouwmeester
feature-Yogi = nut van de Yogi
feature-still_to_play = beurten in deze ronde
feature-architect_here = aanwezigheid in deze stad
feature-next_in_reach = bereik tot de volgende stad
feature-centres_in_reach = vrije centra binnen bereik
