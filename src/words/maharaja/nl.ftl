### The texts of Maharaja.

## Captions and single words

label-game = Maharaja (2020)
label-about = Godenbeelden waar de maharadja komt.
label-coins = Munten
label-prestige = Prestige
label-prestige_short = PP
label-worship = Aanbidding
label-statues = Beelden
label-characters = Karakters
label-round = Ronde
label-last_round = Laatste ronde
label-plan_hidden = heeft gekozen
label-plan_missing = nog geen plan
label-confirm_plan = Plan bevestigen
label-end_turn = Beurt beëindigen
label-no_toll = gratis
label-spend_marker = Fiche inzetten
label-pay_coin = { $REWARD_TRADE_PRICE } munt voor { $REWARD_TRADE_PRESTIGE } PP
label-lay_maharani = Fiche leggen
label-tile_hidden = gedekt
label-final_collected = Verzameld
label-final_cities = Steden
label-winner = Winnaar
label-rules = Regels van dit spel
label-show = toon
label-sources = Stad voor stad
label-from_start = Begin
label-from_actions = Acties
label-from_rewards = Beloningen

## What can be explained besides actions, characters and rewards

Topic-Statue = Beeld
    .help =
        Een beeld kost { $STATUE_COST } munten, bij de maharadja { $STATUE_COST_MAHARAJA }. Je priester moet in de
        stad zijn. In het midden telt het { $WORSHIP_CENTRE } aanbiddingspunten (AP), elders { $WORSHIP_OUTER }, aan
        het eind { $STATUE_PRESTIGE } PP. Je hebt er { $STATUES }; bouwt iemand het laatste, dan is het de laatste
        ronde.
Topic-Centre = Midden
    .help =
        De ene plaats in het midden van een stad. Een beeld telt hier { $WORSHIP_CENTRE } aanbiddingspunten (AP) als
        de stad wordt geteld, op elke andere plaats { $WORSHIP_OUTER }.
Topic-BonusPlace = Bonusplaats
    .help =
        { $BONUS_PLACES } buitenplaatsen van elke stad geven een bonus. Wie daar bouwt, krijgt die meteen: een
        actiefiche, { $BONUS_COINS } munten, { $BONUS_PRESTIGE } PP of { $BONUS_SHRINES } schrijn uit de voorraad. Het
        beeld telt { $WORSHIP_OUTER } AP, zoals op elke buitenplaats.
Topic-OuterPlace = Buitenplaats
    .help =
        { $PLAIN_PLACES } buitenplaatsen van elke stad geven geen bonus. Een beeld telt hier { $WORSHIP_OUTER }
        aanbiddingspunten (AP) als de stad wordt geteld, { $WORSHIP_LESS } minder dan in het midden.
Topic-Shrine = Schrijn
    .help =
        Een schrijn kost { $SHRINE_COST } munt. In een dorp opent hij de weg en brengt hij tol op, in een stad telt
        hij { $WORSHIP_PIECE } AP. Je hebt er { $SHRINES } en bouwt alleen wat je bij de hand hebt: de andere liggen
        in de voorraad tot je ze haalt.
Topic-Village = Dorp
    .help =
        Hier kun je altijd bouwen, waar je priester ook is. In een dorp passen { $VILLAGE_ROOM } schrijnen, met twee
        spelers maar { $VILLAGE_ROOM_TWO }. Een weg is open als elk dorp eraan een schrijn heeft. Waar je er een hebt,
        reis je gratis.
Topic-City = Stad
    .help =
        Hier bouw je zolang je priester in de stad is: schrijnen zonder grens, beelden zolang er plaatsen vrij zijn.
        Er is 1 plaats in het midden en { $OUTER_PLACES } eromheen, { $BONUS_PLACES } daarvan met een bonus.
Topic-Start = Startlocatie
    .help =
        Hier beginnen alle priesters. Voor het reizen is dit een stad: doorreizen en rusten kost niets. Er wordt hier
        nooit gebouwd of geteld.
Topic-Track = Vlaggenspoor
    .help =
        De vlag helemaal links wijst aan welke stad de maharadja volgende ronde bezoekt. Dan gaat hij rechts achter de
        laatste. Gaten sluiten zich aan het eind van de ronde en betekenen niets. Er zijn { $ROUNDS } rondes.
Topic-Maharaja = Maharadja
    .help =
        Hij is in de stad die wordt geteld als iedereen deze ronde heeft gespeeld. Een beeld kost daar
        { $STATUE_COST_MAHARAJA } munten. Hoe meer aanbiddingspunten je hebt, hoe meer munten je krijgt en hoe eerder
        je een beloning kiest.
Topic-Markers = Actiefiches
    .help =
        Een fiche geeft je in je beurt een actie extra, elke mogelijke behalve Karakter. Niet meer dan 1 fiche per
        beurt. Sommige plaatsen voor beelden brengen er een, en ook de karakters { $MARKER_TRADE } en
        { $MARKER_GIFT }. Er zijn er maar { $MARKERS }.
Topic-Maharani = Maharanifiches
    .help =
        Een fiche van de maharani leent je tot het eind van de volgende ronde de vaardigheid van een karakter, niet
        het nummer. Werkt die één keer per ronde, dan gaat de fiche na gebruik terug. Neemt iemand het karakter, dan
        blijft ze van jou.
Topic-Travel = Reizen
    .help =
        In je beurt reist je priester zo vaak je wilt, weg voor weg, zonder pijl. Elk dorp aan de weg moet een schrijn
        hebben. Is er geen van jou, dan betaal je { $TOLL } munt aan de eigenaar van elke schrijn. Hij rust in steden
        en op de startlocatie.
Topic-Rest = De rest overslaan
    .help =
        Wat je gekozen hebt mag je laten, helemaal of voor een deel, dat kost niets. Maar maak een actie af, of sla
        de rest over, voor je een andere begint. Staat van twee schrijnen er één in een dorp, dan moet die in een stad
        volgen.
Topic-Scoring = Stadstelling
    .help =
        Na alle beurten: centraal beeld { $WORSHIP_CENTRE } aanbiddingspunten (AP), ander beeld { $WORSHIP_OUTER },
        schrijn en priester { $WORSHIP_PIECE }. Bij gelijke stand wint het lagere karakter. Munten: met vier
        { $FOUR_FIRST }, { $FOUR_SECOND }, { $FOUR_THIRD }, { $FOUR_FOURTH }, met drie { $THREE_FIRST },
        { $THREE_SECOND }, { $THREE_THIRD }, met twee { $TWO_FIRST }, { $TWO_SECOND }. Zonder AP: { $CONSOLATION }.
Topic-Rewards = Beloningen
    .help =
        Na de munten kiest iedereen met AP op volgorde van rang een beloning en gebruikt die meteen. Je kiest uit die
        linksboven, één meer dan er spelers zijn, alleen uit { $SOLO_REWARDS }. Gebruikte gaan naar het eind, in het
        solospel uit het spel.
Topic-Brahmabot = Brahmabot
    .help =
        Je tegenstander als je alleen speelt. Zijn tegels beslissen, hij bouwt gratis en zijn karakter zegt alleen
        wanneer hij speelt. Bij een telling krijgt hij PP, geen munten: { $PRESTIGE_FIRST } als hij eerste is,
        { $PRESTIGE_SECOND } als jij het bent. Beloningen neemt hij niet.
Topic-Tiles = Brahmabots tegels
    .help =
        Elke ronde liggen er { $SLOTS } van zijn { $TILES } tegels, de rechter gedekt. In zijn beurt trekt hij er nog
        een: het vinkje daarop zegt welke van de { $SLOTS } hij speelt. Hij bouwt wat er boven staat, dan reist zijn
        priester naar de stad eronder.
Topic-Way = Brahmabots reis
    .help =
        Zijn priester reist daarheen waar de minste nieuwe schrijnen nodig zijn en bouwt die gratis. Elke schrijn van jou
        onderweg brengt je { $TOLL } munt. Ontbrak er geen, dan bouwt hij nog een beeld voor { $STATUE_PRICE } munten,
        of een schrijn en neemt { $ARRIVAL_COINS } munt.
Topic-Level = Niveau
    .help =
        Makkelijk: hij begint met { $EASY_SHRINES } schrijnen, zonder munten, met { $EASY_PRESTIGE } PP. Normaal:
        { $NORMAL_SHRINES } schrijnen, { $NORMAL_COINS } munten, { $NORMAL_PRESTIGE } PP. Moeilijk: { $HARD_SHRINES }
        schrijnen, { $HARD_COINS } munten, { $HARD_PRESTIGE } PP. Je wint met meer PP dan Brahmabot; bij gelijke stand
        wint hij.
Topic-Winning = Einde van het spel
    .help =
        Einde na ronde { $ROUNDS }, of na de ronde waarin iemand het laatste van { $STATUES } beelden bouwt. Dan:
        { $STATUE_PRESTIGE } PP per beeld, 1 PP per { $COINS_FOR_PRESTIGE } munten, { $LEAD_ALONE } PP per stad waar
        je de meeste AP hebt (gedeeld { $LEAD_TIED }). De meeste PP winnen, dan de beelden, dan de munten.

## Variants, and what they can be

option-first_game = Eerste karakters
    .about = { $FIRST_GAME } makkelijke karakters, met z'n vieren.
option-first_rank = Prestige voor de eerste
    .about = De eerste rang krijgt { $FIRST_RANK_PRESTIGE } PP extra.
option-weak_outer = Zwakke beelden
    .about = Buitenbeelden geven bij tellingen { $WORSHIP_OUTER_WEAK } AP.
option-dear_statues = Dure beelden
    .about = Een beeld kost overal { $STATUE_COST_MAHARAJA } munten.
option-display_only = Veilige karakters
    .about = Niemand kan het jouwe afnemen.
option-final_tile = Eindtelling
    .about = Wat steden aan het eind geven.
option-solo = Brahmabots niveau
    .about = Speel alleen tegen hem.
FinalTile-Majority = meerderheid
    .about = Meeste AP in een stad: { $MAJORITY_ALONE } PP, gedeeld { $MAJORITY_TIED }.
FinalTile-Presence = aanwezig
    .about = { $FINAL_PRESENCE } PP per stad waar je hebt gebouwd.
FinalTile-Roads = wegen
    .about = { $FINAL_ROAD } PP per weg met jouw schrijnen in elk dorp.
FinalTile-Statues = beelden
    .about = { $FINAL_STATUES_PRESTIGE } PP per stad met { $FINAL_STATUES } beelden van jou.
FinalTile-Supply = voorraad
    .about = -{ $FINAL_SUPPLY } PP per schrijn nog in de voorraad.
FinalTile-None = gewoon
    .about = Meeste AP in een stad: { $LEAD_ALONE } PP, gedeeld { $LEAD_TIED }.
Level-Easy = makkelijk
    .about = Hij heeft { $EASY_SHRINES } schrijnen, { $EASY_COINS } munten, { $EASY_PRESTIGE } PP.
Level-Normal = normaal
    .about = Hij heeft { $NORMAL_SHRINES } schrijnen, { $NORMAL_COINS } munten, { $NORMAL_PRESTIGE } PP.
Level-Hard = moeilijk
    .about = Hij heeft { $HARD_SHRINES } schrijnen, { $HARD_COINS } munten, { $HARD_PRESTIGE } PP.
Level-None = uit
    .about = Er spelen er twee tot vier.

## The actions of the dial

Dial-Statue = Beeld
    .long = Beeld bouwen, { $DISCOUNT } munt minder
    .low = beeld
    .help =
        Bouw 1 beeld voor { $DISCOUNT } munt minder: { $STATUE_ACTION } munten, bij de maharadja
        { $STATUE_ACTION_MAHARAJA }. Je priester moet in de stad zijn en er moet een plaats vrij zijn. Karakter
        { $CHEAP_STATUES } scheelt nog { $DISCOUNT_CHARACTER } munten.
Dial-Shrine = Schrijn
    .long = Gratis een schrijn bouwen
    .low = schrijn
    .help =
        Bouw gratis 1 schrijn: in een dorp met plaats, of in de stad waar je priester is. Je hebt een schrijn bij de
        hand nodig.
Dial-StatueAndShrine = Beeld + schrijn
    .long = Beeld en schrijn bouwen
    .low = beeld + schrijn
    .help =
        Bouw 1 beeld voor { $STATUE_COST } munten, bij de maharadja { $STATUE_COST_MAHARAJA }, en 1 schrijn voor
        { $SHRINE_COST } munt, in elke volgorde, ook op verschillende plaatsen. Ertussen mag je reizen, en een van de
        twee mag je laten.
Dial-TwoShrines = Twee schrijnen
    .long = Twee schrijnen bouwen
    .low = twee schrijnen
    .help =
        Bouw 2 schrijnen voor elk { $SHRINE_COST } munt. Minstens één moet in een stad staan waar je priester is; de
        andere in een dorp of een stad, ook een andere. Begin je in een dorp, dan moet de schrijn in een stad volgen.
Dial-Coins = { $COINS_ACTION } munten
    .long = { $COINS_ACTION } munten nemen
    .low = { $COINS_ACTION } munten
    .help = Neem { $COINS_ACTION } munten. Dat kost niets en kan altijd: een veilige keuze.
Dial-Supply = Schrijnen halen
    .long = { $SUPPLY_ACTION } schrijnen halen
    .low = schrijnen halen
    .help =
        Haal { $SUPPLY_ACTION } van je schrijnen uit de voorraad. Je hebt ze dan bij de hand en kunt ze in dezelfde
        beurt bouwen. Is er nog maar 1, dan krijg je die.
Dial-Prestige = { $PRESTIGE_BOUGHT } PP kopen
    .long = { $PRESTIGE_BOUGHT } PP voor { $PRESTIGE_PRICE } munten
    .low = { $PRESTIGE_BOUGHT } PP kopen
    .help =
        Betaal { $PRESTIGE_PRICE } munten en krijg { $PRESTIGE_BOUGHT } prestigepunten (PP). Je hebt alle
        { $PRESTIGE_PRICE } munten nodig. De meeste PP winnen het spel.
Dial-Character = Karakter
    .long = Karakter wisselen
    .low = karakter
    .help =
        Leg je karakter terug en neem een ander, uit het aanbod of van iemand, die meteen een nieuw kiest. Gebruik de
        oude vaardigheid ervoor, de nieuwe erna. De nummers beslissen wie er volgt en wie bij gelijke stand wint.
Dial-Flag = Vlag
    .long = Vlag verplaatsen
    .low = vlag
    .help =
        Verplaats een vlag naar keuze precies { $FLAG_STEPS } velden naar links; vlaggen in de weg schuiven naar
        rechts. De vlag helemaal links wijst aan waar de maharadja volgende ronde heen reist. De stad van deze ronde
        blijft.

## Characters

Character-Plain = Altijd als eerste
    .help =
        Nummer 1: je speelt als eerste en wint bij een telling elke gelijke stand. Meer kan hij niet. Lage nummers
        spelen voor hoge.
Character-ShrineGift = Schrijncadeau
    .help =
        Nummer 2, één keer per ronde: in je beurt haal je { $SHRINE_GIFT } van je schrijnen uit de voorraad. Je hebt
        hem dan bij de hand.
Character-Exchange = Wisselen
    .help =
        Nummer 3, één keer per ronde: in je beurt wissel je tot { $EXCHANGES } keer, { $EXCHANGE_COINS } munten voor
        { $EXCHANGE_PRESTIGE } PP of { $EXCHANGE_PRESTIGE } PP voor { $EXCHANGE_COINS } munten, in één keer of na
        elkaar.
Character-MarkerTrade = Fiche voor { $EXCHANGE_PRESTIGE } PP
    .help =
        Nummer 4, één keer per ronde: in je beurt betaal je { $EXCHANGE_PRESTIGE } PP voor een actiefiche, als er nog
        een is.
Character-StrongPriest = Sterke priester
    .help =
        Nummer 5, bij een telling: je priester telt { $WORSHIP_PRIEST_STRONG } AP in plaats van { $WORSHIP_PIECE }.
        Hij moet in de getelde stad zijn.
Character-PrestigeGift = Prestigecadeau
    .help = Nummer 6, één keer per ronde: in je beurt krijg je { $PRESTIGE_GIFT } prestigepunt (PP).
Character-ShrinePairs = Schrijnparen
    .help =
        Nummer 7, bij een telling: elke { $SHRINES_OF_A_PAIR } schrijnen van jou in de getelde stad tellen samen
        { $WORSHIP_PAIR } AP extra.
Character-EverPresent = Altijd aanwezig
    .help =
        Nummer 8, bij een telling: je hebt { $WORSHIP_EVER_PRESENT } AP extra, ook als er niets van jou in de stad
        staat. Zo heb je altijd een rang en kies je een beloning.
Character-FreeTravel = Gratis reizen
    .help =
        Nummer 9, altijd: je priester reist gratis, en niemand wordt betaald. Dorpen zonder schrijn blijven gesloten.
Character-FlagMover = Vlaggendrager
    .help =
        Nummer 10, één keer per ronde: in je beurt verplaats je een vlag { $FLAG_STEPS } velden naar links, zonder
        pijl.
Character-MorePrestige = Meer prestige
    .help =
        Nummer 11, altijd: telkens als je prestigepunten krijgt, komt er { $PRESTIGE_MORE } PP bij. Niet bij de
        eindtelling.
Character-BuildAnywhere = Bouwt overal
    .help = Nummer 12, altijd: je bouwt beelden en schrijnen in elke stad, waar je priester ook is.
Character-SupplyBuilder = Bouwt uit voorraad
    .help =
        Nummer 13, één keer per ronde: in je beurt bouw je voor { $SHRINE_COST } munt een schrijn rechtstreeks uit de
        voorraad, in een dorp met plaats of in elke stad, waar je priester ook is.
Character-MarkerGift = Fichecadeau
    .help = Nummer 14, één keer per ronde: in je beurt krijg je een actiefiche, als er nog een is.
Character-CheapStatues = Goedkope beelden
    .help =
        Nummer 15, altijd: een beeld kost je { $DISCOUNT_CHARACTER } munten minder. Met de actie Beeld is het
        { $DISCOUNT_BOTH } minder.
Character-DoubleReward = Dubbele beloning
    .help =
        Nummer 16, bij een telling: je beloning werkt twee keer. Met de maharani leg je twee fiches op verschillende
        karakters.

## When abilities can be used

Ability-None = geen vaardigheid
Ability-Once = één keer per ronde
Ability-Lasting = altijd
Ability-Scoring = bij een telling

## Reward tiles

Reward-Coins = { $REWARD_COINS } munten
    .help = Je neemt { $REWARD_COINS } munten. Ze komen bij die voor je rang.
Reward-Shrines = { $REWARD_SHRINES } schrijnen
    .help =
        Je haalt { $REWARD_SHRINES } van je schrijnen uit de voorraad, of zoveel als er nog zijn. Je hebt ze dan bij
        de hand.
Reward-PrestigeAndCoin = { $REWARD_BOTH_PRESTIGE } PP + { $REWARD_BOTH_COINS } munt
    .help = Je krijgt { $REWARD_BOTH_PRESTIGE } prestigepunt (PP) en { $REWARD_BOTH_COINS } munt.
Reward-OthersPay = Anderen betalen { $REWARD_OTHERS_PAY }
    .help =
        Alle anderen betalen { $REWARD_OTHERS_PAY } munten aan de voorraad, ook Brahmabot. Wie maar 1 munt heeft,
        betaalt die; wie er geen heeft, betaalt niets.
Reward-Prestige = { $REWARD_PRESTIGE } PP
    .help =
        Je krijgt { $REWARD_PRESTIGE } prestigepunten (PP). Met karakter { $MORE_PRESTIGE } is het er { $PRESTIGE_MORE } meer.
Reward-UpToThree = Munten voor PP
    .help =
        Je mag { $REWARD_TRADE_PRICE } munt betalen voor { $REWARD_TRADE_PRESTIGE } PP, tot { $REWARD_TIMES } keer.
        Stop wanneer je wilt.
Reward-FreeShrine = Gratis schrijn
    .help =
        Je bouwt gratis een schrijn die je bij de hand hebt, in een dorp met plaats of in elke stad, waar je priester
        ook is. Je mag het ook laten.
Reward-Maharani = Maharani
    .help =
        Je legt een maharanifiche op een karakter uit het aanbod en hebt die vaardigheid tot het eind van de volgende
        ronde. Werkt ze één keer per ronde, dan gaat de fiche na gebruik terug.

## Cities and their places for statues

City-Dwarka = Dwarka
City-Haridwar = Haridwar
City-Varanasi = Varanasi
City-Ujjain = Ujjain
City-Puri = Puri
City-Madurai = Madurai
City-Kanchi = Kanchi
StatuePlace-Centre = midden
StatuePlace-Upper = bovenste bonusplaats
StatuePlace-Lower = onderste bonusplaats
StatuePlace-Outer = buitenplaats
Bonus-Marker = 1 actiefiche
Bonus-Coins = { $BONUS_COINS } munten
Bonus-Prestige = { $BONUS_PRESTIGE } PP
Bonus-Shrine = { $BONUS_SHRINES } schrijn

## Places

Junction-Start = Start
    .the = de startlocatie
Junction-City = { $city }
    .the = { $city }
Spot-Village = het dorp { $near } - { $far }
    .name = Dorp { $near } - { $far }
Spot-City = { $city }
    .name = { $city }

## Ways to exchange, and what is left of an action

Exchange-CoinsForPrestige = { $EXCHANGE_COINS } munten voor { $EXCHANGE_PRESTIGE } PP
Exchange-PrestigeForCoins = { $EXCHANGE_PRESTIGE } PP voor { $EXCHANGE_COINS } munten
Begun-StatueLeft = het beeld ontbreekt
Begun-ShrineLeft = de schrijn ontbreekt
Begun-SecondShrineLeft = één schrijn ontbreekt
Begun-CityShrineLeft = nog één in een stad

## Brahmabot's tiles

Slot-Left = links
Slot-Middle = midden
Slot-Right = rechts
Order-StatueMaharaja = Beeld: maharadja
Order-ShrineMaharaja = Schrijn: maharadja
Order-StatueLeftmost = Beeld: eerste vlag
Order-StatueCentre = Beeld: vrij midden
Order-StatueSecond = Beeld: nipt tweede

## Numbers with their nouns

Thing-Coin = { $number } { $number ->
        [one] munt
       *[other] munten
    }
Thing-Prestige = { $number } PP
Thing-Worship = { $number } AP
Thing-Shrine = { $number } { $number ->
        [one] schrijn
       *[other] schrijnen
    }
Thing-Statue = { $number } { $number ->
        [one] beeld
       *[other] beelden
    }
Thing-Marker = { $number } { $number ->
        [one] fiche
       *[other] fiches
    }
Thing-City = { $number } { $number ->
        [one] stad
       *[other] steden
    }
Thing-Price = { $number ->
        [0] , gratis
       *[other] , { COUNT($number, "Coin") }
    }

## Who does what now, and what the player who decides is asked to do

Stage-Choosing = Kies een karakter
Stage-Placing = Plaats een schrijn
Stage-Planning = Kies twee acties
Stage-Acting = Jij bent aan de beurt
Stage-Replacing = Kies opnieuw
Stage-Automa = Brahmabot speelt
Stage-Rewarding = Kies een beloning
Stage-Applying = Gebruik de beloning
Stage-Paying = Betaal munten voor PP
Stage-Building = Bouw een schrijn
Stage-Laying = Leg de fiche
Stage-Over = Einde van het spel

## Plans, tolls, and where something came from

Plan-Both = { $one }, { $other }
    .low = { FORM($one, "low") }, { FORM($other, "low") }
Plan-Twice = twee keer { FORM($one, "low") }
    .low = twee keer { FORM($one, "low") }
Toll-Owners = { COUNT($coins, "Coin") } aan { $owners }
Cause-Dial = {""}
Cause-Character = {" "}(karakter { NUMBER($character) })
Cause-Bonus = {" "}(bonus)
Cause-Reward = {" "}(beloning)
Cause-Rank = {" "}(rang)
Cause-Consolation = {" "}(zonder AP)
Cause-FirstRank = {" "}(eerste rang)
Cause-Arrival = {" "}(aankomst)

## Why Brahmabot does something

Reason-Tick = vinkje: { $slot }
Reason-Maharaja = daar is de maharadja
Reason-Leftmost = vlag helemaal links
Reason-FreeCentre = eerste met vrij midden
Reason-SecondBy = { $gap ->
        [0] tweede bij gelijke stand
       *[other] tweede met { $gap } AP verschil
    }
Reason-NoneQualifies = geen past, eerste met plaats
Reason-Full = andere vol, eerste met plaats
Reason-NoStatueLeft = geen beeld over, dus een schrijn
Reason-NoShrineLeft = geen schrijn over
Reason-Way = { $new ->
        [0] de weg is open
       *[other] onderweg te bouwen: { COUNT($new, "Shrine") }
    }{ $foreign ->
        [0] {""}
       *[other] , { $foreign } van jou
    }
Reason-NoWay = geen weg, nodig: { COUNT($new, "Shrine") }
Reason-EnoughCoins = { $STATUE_PRICE } munten voor een beeld
Reason-FewCoins = te weinig munten voor een beeld
Reason-NoStatuePossible = geen beeld mogelijk
Reason-Finished = klaar

## What happened

Event-CharacterChosen = { $seat } kiest karakter { NUMBER($character) } ({ $character }).
Event-ShrinePlaced = { $seat } plaatst een schrijn in { $village }.
Event-AutomaSetUp = Brahmabot, { $level }: schrijnen volgens opzettegel { NUMBER($tile) }.
Event-MaharajaMoved = Ronde { $round }: de maharadja reist naar { $city }.
Event-TilesDrawn = Brahmabot heeft de tegels { NUMBER($left) }, { NUMBER($middle) } en een gedekte.
Event-PlanConfirmed = { $seat } heeft gekozen.
Event-TurnBegan = { $seat } is aan de beurt: { FORM($plan, "low") }.
Event-AutomaBegan = Brahmabot is aan de beurt.
Event-AutomaReasoned = Brahmabot{ $tile ->
        [none] {""}
       *[some] , tegel { NUMBER($tile) }
    }: { $city ->
        [none] {""}
       *[some] { $city },{" "}
    }{ $reason }.
Event-TileRevealed = Tegel { NUMBER($tick) } getrokken, vinkje { $slot }: Brahmabot speelt tegel { NUMBER($tile) }.
Event-StatueBuilt = { $seat } bouwt een beeld in { $place ->
        [Centre] het midden van { $city }
        [Upper] { $city }
        [Lower] { $city }
       *[Outer] { $city }
    }{ $task ->
        [Statue] { COUNT($cost, "Price") }.
        [StatueAndShrine] { COUNT($cost, "Price") }.
        [Tile] .
       *[Arrival] { COUNT($cost, "Price") }.
    }
Event-ShrineBuilt = { $seat } bouwt een schrijn in { $site }{ $task ->
        [Shrine] { COUNT($cost, "Price") }.
        [StatueAndShrine] { COUNT($cost, "Price") }.
        [TwoShrines] { COUNT($cost, "Price") }.
        [Character] { COUNT($cost, "Price") } (karakter { $SUPPLY_BUILDER }).
        [Reward] { COUNT($cost, "Price") }.
        [Tile] .
        [Way] .
       *[Arrival] .
    }
Event-ShrineMoved = { $seat } verplaatst een schrijn van { $from } naar { $to }.
Event-CoinsReceived = { $seat } krijgt { COUNT($coins, "Coin") }{ $cause }.
Event-CoinsPaid = { $seat } betaalt { COUNT($coins, "Coin") }{ $cause }.
Event-PrestigeReceived = { $seat } krijgt { $prestige } PP{ $cause }.
Event-PrestigePaid = { $seat } betaalt { $prestige } PP{ $cause }.
Event-ShrinesReceived = { $seat } haalt { COUNT($shrines, "Shrine") } uit de voorraad{ $cause }.
Event-MarkerReceived = { $seat } krijgt een actiefiche{ $cause }.
Event-FlagMoved = { $seat } verplaatst de vlag van { $city } { $FLAG_STEPS } velden naar links{ $task ->
        [Flag] .
       *[Character] {" "}(karakter { $FLAG_MOVER }).
    }
Event-CharacterTaken = { $seat } neemt karakter { NUMBER($character) } ({ $character }){ $from ->
        [none] .
       *[some] {" "}van { $from }.
    }
Event-CharacterDrawn = Nieuw in het aanbod: karakter { NUMBER($character) } ({ $character }).
Event-MarkerSpent = { $seat } zet een fiche in: { FORM($dial, "low") }.
Event-Travelled = { $seat } reist naar { PLACE($to, "the") }.
Event-TollPaid = { $payer ->
        [none] { $to } krijgt { COUNT($coins, "Coin") } uit de voorraad.
       *[some] { $payer } betaalt { COUNT($coins, "Coin") } aan { $to }.
    }
Event-RestLeft = { $seat } slaat de rest over.
Event-LastRoundBegan = Alle { $STATUES } beelden gebouwd: dit is de laatste ronde.
Event-CityScored = { $city } wordt geteld.
Event-Ranked = { $seat } is { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } met { COUNT($points, "Worship") }.
Event-RewardChosen = { $seat } kiest als beloning: { $reward }{ $times ->
        [1] .
       *[other] , twee keer.
    }
Event-RewardGone = Deze beloning gaat uit het spel: { $reward }.
Event-MaharaniLaid = { $seat } legt een maharanifiche op karakter { NUMBER($character) } ({ $character }).
Event-MaharaniReturned = { $seat }: de maharanifiche op karakter { NUMBER($character) } ({ $character }) gaat terug.
Event-TilesShuffled = Brahmabot: tegel { NUMBER($gone) } gaat uit het spel, de andere worden geschud.
Event-GameEnded = Het spel is afgelopen.

## When something can be done

Moment-Choosing = Karakters kies je aan het begin, of als het jouwe is afgenomen.
Moment-Placing = De eerste schrijnen plaats je voor de eerste ronde.
Moment-Planning = Plannen maak je aan het begin van een ronde.
Moment-Turn = Dat doe je in je beurt, na het plannen.
Moment-Scoring = Beloningen kies je als een stad geteld wordt.

## Why something is not allowed

Why-GameOver = Het spel is afgelopen.
Why-NotYourTurn = Wacht op je beurt: nu beslist iemand anders.
Why-NotNow = { $moment }
Why-AutomaDecides = Wat Brahmabot doet, beslist zijn tegel: verder met A.
Why-NotOnDisplay = Karakter { NUMBER($character) } ligt niet in het aanbod: kies er een dat er wel ligt.
Why-NotInPlay = Karakter { NUMBER($character) } doet niet mee: kies een ander.
Why-OwnCharacter = Je hebt karakter { NUMBER($character) } zelf: neem een ander.
Why-DisplayOnly = In dit spel zijn karakters veilig: neem er een uit het aanbod.
Why-NoReplacement = Voor Brahmabot is geen ander karakter over: hij houdt het zijne.
Why-NotEnoughCoins = Je hebt { COUNT($needs, "Coin") } nodig en hebt er { $has }.
Why-NotEnoughPrestige = Hiervoor heb je { $EXCHANGE_PRESTIGE } PP nodig, en je hebt er geen.
Why-NotPlanned = Niet in je plan: { $dial }. { $dial ->
        [Statue] Doe wat je gekozen hebt, of zet een fiche in.
        [Shrine] Doe wat je gekozen hebt, of zet een fiche in.
        [StatueAndShrine] Doe wat je gekozen hebt, of zet een fiche in.
        [TwoShrines] Doe wat je gekozen hebt, of zet een fiche in.
        [Coins] Doe wat je gekozen hebt, of zet een fiche in.
        [Supply] Doe wat je gekozen hebt, of zet een fiche in.
        [Prestige] Doe wat je gekozen hebt, of zet een fiche in.
        [Character] Dat kan alleen met een pijl.
       *[Flag] Doe wat je gekozen hebt, of zet een fiche in.
    }
Why-AlreadyDone = { $dial }: gedaan, daar is deze beurt niets van over.
Why-FinishFirst = Maak eerst de begonnen actie af, of sla de rest over.
Why-OneMustBeInACity = Van twee schrijnen moet er één in een stad staan: bouw deze waar je priester is.
Why-CityShrineImpossible =
    De schrijn in een stad zou onmogelijk worden: houd er een schrijn, een munt en een weg voor over.
Why-CityShrineOwed = Bouw eerst de schrijn in een stad: een van de twee moet daar staan.
Why-NoShrineOnTableau = Je hebt geen schrijn bij de hand: haal er uit de voorraad.
Why-SupplyEmpty = Je voorraad is leeg: al je schrijnen zijn bij de hand of op het bord.
Why-VillageFull =
    Geen plaats in { $village }: er passen { $VILLAGE_ROOM } schrijnen in, met twee spelers { $VILLAGE_ROOM_TWO }.
Why-PriestElsewhere = Je priester moet in { $city } zijn.
Why-NoStatueLeft = Je hebt al je beelden gebouwd.
Why-NoPlace = { $place ->
        [Centre] Het midden van { $city } is bezet: bouw eromheen of in een andere stad.
        [Upper] Deze bonusplaats van { $city } is bezet: kies een andere plaats.
        [Lower] Deze bonusplaats van { $city } is bezet: kies een andere plaats.
       *[Outer] De { $PLAIN_PLACES } buitenplaatsen van { $city } zijn bezet: kies een andere plaats.
    }
Why-FlagTooFarLeft = Een vlag gaat precies { $FLAG_STEPS } velden naar links: bij { $city } zijn dat er minder.
Why-NoSuchAbility = Hiervoor heb je karakter { NUMBER($character) } ({ $character }) nodig, of je maharanifiche erop.
Why-AbilityUsed = Karakter { NUMBER($character) } helpt één keer per ronde, en dat is gebeurd.
Why-NotAnAbilityToUse =
    Voor karakter { NUMBER($character) } ({ $character }) is er geen knop: het werkt waar het nodig is.
Why-NoMarkerLeft = Er is geen actiefiche over: alle { $MARKERS } zijn vergeven.
Why-NoMarker =
    Je hebt geen actiefiche: bonusplaatsen en de karakters { $MARKER_TRADE } en { $MARKER_GIFT } brengen ze.
Why-MarkerSpentAlready = Je hebt al een fiche ingezet: maar één per beurt.
Why-NoMarkerForCharacter = Met een fiche kun je geen karakter wisselen: kies een andere actie.
Why-NoSuchRoad = Vanaf je priester loopt daar geen weg heen: reis via een buurplaats.
Why-VillageEmpty = De weg is onderbroken: { $village } heeft eerst een schrijn nodig.
Why-NoRest = Er is niets begonnen waarvan je de rest kunt overslaan.
Why-RewardNotOnOffer = Niet te kiezen: { $reward }. Kies er een linksboven.
Why-MaharaniThere = Op karakter { NUMBER($character) } ligt al een fiche van deze beloning: kies een ander.
Why-OnlyBrahmabot = Dat doet alleen Brahmabot.
Why-OnlyWithReward = Dat kan alleen met de beloning: { $reward }.
Why-AlreadyThere = Je priester is hier al: reis verder over een van de wegen.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welkom bij Maharaja! Je bouwt schrijnen en godenbeelden waar de maharadja komt. Je leert het in drie korte
    hoofdstukken, stap voor stap. Verder met A.
lesson-1 =
    Kies eerst een karakter: nummer 6 geeft je elke ronde 1 prestigepunt (PP). Lage nummers spelen eerst en winnen bij
    gelijke stand. Ga met het kruis naar 6, dan A.
lesson-2 =
    Een weg is pas open als elk dorp een schrijn heeft. Met het kruis ga je over de kaart: naar Dorp Start - Puri,
    rechts boven de startlocatie. Druk dan op A.
lesson-3 =
    Puri is nu bereikbaar. In de tweede ronde reist de maharadja naar Haridwar. Aan die weg liggen twee dorpen: plaats
    een schrijn in Dorp Puri - Haridwar.
lesson-4 = Nu het andere, Dorp Haridwar - Puri: dan is de hele weg van jou.
lesson-5 =
    Je laatste schrijn is voor de derde stad: Dorp Puri - Kanchi. Door je eigen dorpen reis je gratis, en anderen
    betalen je 1 munt per schrijn.
lesson-6 =
    De maharadja is in Puri: na deze ronde wordt daar geteld. Kies in het geheim twee acties: A op Beeld + schrijn, A
    op 3 munten, en A bevestigt.
lesson-7 =
    Jij bent aan de beurt! De 3 munten uit je plan kwamen vanzelf. In steden bouw je alleen waar je priester is: stuur
    hem naar Puri. Door je schrijn is het gratis.
lesson-8 =
    Goed aangekomen. Druk op A bij Puri en bouw het beeld in het midden voor 12 munten. Het telt 3 aanbiddingspunten
    (AP); eromheen zijn het er 2, soms met bonus.
lesson-9 = Nu de schrijn die je erbij had gekozen, voor 1 munt. In Puri telt hij nog 1 AP, en je priester ook.
lesson-10 =
    Nu je karakter: Y opent je beurt, omhoog staat Prestigecadeau; dan A. Dat kost geen actie en kan één keer per
    ronde.
lesson-11 = Alles is gedaan: eindig met A je beurt. (In een echt spel neemt B een stap terug.)
lesson-12 =
    Puri wordt geteld: jij hebt 5 AP en krijgt 12 munten, de ander heeft er 3 en krijgt er 6. Ook de beloning kies jij
    als eerste. Neem 2 PP: de meeste PP winnen.
lesson-13 =
    Jouw weg was gratis, de ander betaalde jou 1 munt. Je hebt nu 18 munten en 6 PP, en het midden van Puri telt voor
    jou tot het eind.
lesson-14 = Ronde twee: de maharadja is in Haridwar. Plan Karakter en Vlag: twee acties die niets kosten.
lesson-15 =
    Wissel je karakter: met nummer 5, Sterke priester, telt je priester meer bij een telling. Het jouwe gaat terug naar
    het aanbod.
lesson-16 =
    De vlag helemaal links wijst aan waar de maharadja hierna heen gaat: nu Kanchi. Verzet die van Varanasi, dan gaat hij
    daarheen.
lesson-17 = Beide dorpen aan de weg zijn van jou: reis gratis naar Haridwar. Een priester alleen telt daar al.
lesson-18 = Meer is er niet gepland: eindig je beurt. Dan komt de ander, en wordt Haridwar geteld.
lesson-19 =
    Alleen jij was in Haridwar: 12 munten, en weer kies je een beloning. Neem drie schrijnen: zonder schrijnen bouw je
    niets in dorpen.
lesson-20 =
    Zo gaat het zeven rondes, of tot iemand een zevende beeld bouwt. Dan brengen beelden, munten en steden nog PP op. X
    legt alles uit. Veel plezier!

## Waarom een weg beter is: waar er meer of minder van is

feature-score = prestige
feature-coins = munten
feature-coins_for_statue = munten voor een beeld
feature-payable_statues = betaalbare beelden
feature-statues = beelden
feature-shrines_on_tableau = schrijnen op het tableau
feature-shrines_on_tableau_few = schrijnen klaar om te bouwen
feature-shrines_in_supply = schrijnen in de voorraad
feature-villages = dorpen met eigen schrijnen
feature-free_reach = tolvrij bereikbare plaatsen
feature-shrines_in_cities = schrijnen in steden
feature-outer_statues = buitenste beelden
feature-central_statues = centrale beelden
feature-pay_this = opbrengst van deze stad
feature-pay_next = opbrengst van de volgende stad
feature-pay_third = opbrengst van de derde stad
feature-pay_fourth = opbrengst van de vierde stad
feature-pay_later = opbrengst van latere steden
feature-lead_this = voorsprong in deze stad
feature-lead_next = voorsprong in de volgende stad
feature-markers = fiches
feature-maharani_markers = fiches van de Maharani
feature-still_to_play = beurten in deze ronde
feature-next_in_reach = bereik tot de volgende stad
feature-C01 = nut van karakter 1
feature-C02 = nut van karakter 2
feature-C03 = nut van karakter 3
feature-C04 = nut van karakter 4
feature-C05 = nut van karakter 5
feature-C06 = nut van karakter 6
feature-C07 = nut van karakter 7
feature-C08 = nut van karakter 8
feature-C09 = nut van karakter 9
feature-C10 = nut van karakter 10
feature-C11 = nut van karakter 11
feature-C12 = nut van karakter 12
feature-C13 = nut van karakter 13
feature-C14 = nut van karakter 14
feature-C15 = nut van karakter 15
feature-C16 = nut van karakter 16
