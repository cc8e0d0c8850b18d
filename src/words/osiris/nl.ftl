### The texts of Osiris.

## Captions and single words

label-game = Osiris
label-about = Breng je god naar de top van de piramide.
label-round = Ronde
label-winner = Winnaar
label-winners = Winnaars
label-others = alle anderen
label-end_turn = Beurt beëindigen
label-walk = Hierheen lopen
label-block = Hier blokkeren
label-keep = Houden
label-exchange = Ruilen
label-seen = Beide gezien
label-private = alleen voor jou
label-temples = Tempels
label-priests = Priesters en goden
label-look = X: je goden bekijken
label-hide = X: goden verbergen
label-tip = Top
label-vassal = De vazal
label-out = doet niet mee

## What can be explained

Topic-Pyramid = Piramide
    .help =
        Een priester loopt met alle machtstenen van zijn stad: een stap opzij op de ring kost 1 steen, omhoog of omlaag kost
        2. De volgorde is vrij. Zolang een stap kan, moet hij. Omlaag mag alleen naar de eigen stad, nooit naar een andere.
        Eigen priesters delen geen veld.
Topic-City = Stad
    .help =
        Hier liggen de machtstenen van haar priester; zonder stenen loopt hij niet. Aan het begin heeft elke stad er
        { $STONES_EACH }. Een priester heet naar zijn stad, kleur en ringen tonen hem. Wie verslagen wordt, komt thuis.
Topic-Sowing = Zaaien
    .help =
        Na de zet gaan de gebruikte stenen uit de stad met de klok mee naar de volgende steden, telkens een, nooit naar de
        eigen. Zo voed je anderen: het beeld toont vooraf wat elke stad zou hebben en waar de laatste steen valt. Wat niet
        gebruikt of opgeheven is, blijft thuis.
Topic-Rebellion = Opstand
    .help =
        Een stad die bij het zaaien een steen krijgt en dan { $REBELLION } of meer heeft, komt meteen in opstand:
        { $REBELLION } van haar stenen gaan naar de volgende steden. De ene opstand kan de volgende brengen. Voor het spel
        kan dit uitgezet worden.
Topic-Blockade = Blokkade
    .help =
        De laatste losse steen van een zet mag na een stap een blokkade worden, op elk veld zonder priester en steen. Van
        onder en boven komt niemand erlangs. Een stap van opzij heft haar op: de steen gaat naar de stad van wie kwam en rust
        tot de volgende beurt.
Topic-WayOut = Uitweg
    .help =
        Wie geen enkele stap kan doen, mag een blokkade vlak boven een eigen priester wegnemen en er voor 2 stenen heen
        klimmen. De steen doet mee of rust thuis. Passen mag ook. Voor het spel kan dit uitgezet worden.
Topic-Fight = Gevecht
    .help =
        Wie op het veld van een vreemde priester stapt, vecht. De god met minder aanhangers, van welke kleur ook,
        verliest; bij gelijke stand wie er stond. De verliezer gaat naar huis. De winnaar bekijkt beide goden en mag
        ruilen, dan kijkt de verliezer. Wie in zijn zet wint, loopt verder; wie verliest, niet.
Topic-Gods = Goden
    .help =
        Elke priester en de top dragen een verborgen god. Die van je eigen priesters mag je altijd bekijken: Y, dan X. Wat je
        gezien hebt, zie je weer, ook na een ruil. Er wordt niets voor je uitgerekend.
Topic-Temple = Tempel
    .help =
        Aanhangers beslissen alles: gevechten, en wie met een god wint. Van elke kleur zijn er { $FOLLOWERS }, in een tempel
        passen er hooguit { $FOLLOWERS_OF_A_COLOUR } van een kleur. Aan het eind van je beurt mag je er een van jezelf naar
        een andere tempel zetten.
Topic-Throne = Top
    .help =
        Een priester die hier komt, beëindigt het spel meteen. Zijn god wordt getoond, en wie de meeste aanhangers in diens
        tempel heeft, wint: vul dus eerst de tempel. De stap omhoog kost 2 stenen.
Topic-Winning = Het einde
    .help =
        Komt een god op de troon, dan winnen de meeste aanhangers in zijn tempel, wie hem er ook bracht. Twee kleuren van een
        speler tellen samen. Bij gelijke stand telt de volgorde vanaf wie het spel beëindigde. De drie eindes in de regels
        zeggen meer.

## How a match ends

Ending-Summit = troon
    .long = Een priester bestijgt de troon
    .help =
        Een priester stapt op de top: zijn god wordt getoond. De meeste aanhangers in diens tempel winnen. Bij gelijke stand,
        ook 0 tegen 0, wint de eerste in de volgorde vanaf wie liep.
Ending-Blocked = geblokkeerd
    .long = De top is rondom geblokkeerd
    .help =
        Vier blokkades staan om de top: de vazal bestijgt de troon, de god van de top wordt getoond. De meeste aanhangers bij
        hem winnen, bij gelijke stand in volgorde vanaf wie de laatste zette. Heeft niemand er een, dan verliest alleen die
        speler.
Ending-Endless = vazal
    .long = De vazal had geduld
    .help =
        Als allen na elkaar passen, of als ronde { $LAST_ROUND } voorbij is, bestijgt de vazal de troon. De meeste aanhangers
        bij de god van de top winnen, gelijken delen, en heeft niemand er een, dan delen allen. Vanaf ronde { $ANNOUNCED }
        zegt het scherm dat.

## Variants

option-rebellion = Opstand
    .about = Een stad met { $REBELLION } stenen zaait ze meteen.
option-way_out = Uitweg
    .about = Wie niet kan lopen, ruimt een blokkade.

## Cities, gods and colours

City-Tanis = Tanis
City-Bubastis = Bubastis
City-Heliopolis = Heliopolis
City-Giseh = Gizeh
City-Memphis = Memphis
City-Sakkara = Sakkara
City-Hermopolis = Hermopolis
City-Amarna = Amarna
City-Abydos = Abydos
City-Thebes = Thebe
City-Edfu = Edfu
City-Aswan = Aswan
God-Amun = Amon
God-Anubis = Anubis
God-Bastet = Bastet
God-Khnum = Chnoem
God-Hathor = Hathor
God-Horus = Horus
God-Isis = Isis
God-Maat = Maat
God-Osiris = Osiris
God-Ptah = Ptah
God-Re = Re
God-Seth = Seth
God-Thoth = Thoth
Colour-Beige = beige
Colour-Russet = roodbruin
Colour-Yellow = geel
Colour-Brown = bruin

## The fields of the pyramid, each by the nearest city, and the way to a place

Field-a0 = trede 1 bij Tanis
Field-a1 = trede 1 bij Bubastis
Field-a2 = trede 1 bij Heliopolis
Field-a3 = trede 1 bij Gizeh
Field-a4 = trede 1 bij Memphis
Field-a5 = trede 1 bij Sakkara
Field-a6 = trede 1 bij Hermopolis
Field-a7 = trede 1 bij Amarna
Field-a8 = trede 1 bij Abydos
Field-a9 = trede 1 bij Thebe
Field-a10 = trede 1 bij Edfu
Field-a11 = trede 1 bij Aswan
Field-b0 = trede 2 bij Tanis
Field-b1 = trede 2 bij Heliopolis
Field-b2 = trede 2 bij Gizeh
Field-b3 = trede 2 bij Sakkara
Field-b4 = trede 2 bij Hermopolis
Field-b5 = trede 2 bij Abydos
Field-b6 = trede 2 bij Thebe
Field-b7 = trede 2 bij Aswan
Field-c0 = trede 3 bij Bubastis
Field-c1 = trede 3 bij Memphis
Field-c2 = trede 3 bij Amarna
Field-c3 = trede 3 bij Edfu
Place-Tanis = naar Tanis
Place-Bubastis = naar Bubastis
Place-Heliopolis = naar Heliopolis
Place-Giseh = naar Gizeh
Place-Memphis = naar Memphis
Place-Sakkara = naar Sakkara
Place-Hermopolis = naar Hermopolis
Place-Amarna = naar Amarna
Place-Abydos = naar Abydos
Place-Thebes = naar Thebe
Place-Edfu = naar Edfu
Place-Aswan = naar Aswan
Place-a0 = naar trede 1 bij Tanis
Place-a1 = naar trede 1 bij Bubastis
Place-a2 = naar trede 1 bij Heliopolis
Place-a3 = naar trede 1 bij Gizeh
Place-a4 = naar trede 1 bij Memphis
Place-a5 = naar trede 1 bij Sakkara
Place-a6 = naar trede 1 bij Hermopolis
Place-a7 = naar trede 1 bij Amarna
Place-a8 = naar trede 1 bij Abydos
Place-a9 = naar trede 1 bij Thebe
Place-a10 = naar trede 1 bij Edfu
Place-a11 = naar trede 1 bij Aswan
Place-b0 = naar trede 2 bij Tanis
Place-b1 = naar trede 2 bij Heliopolis
Place-b2 = naar trede 2 bij Gizeh
Place-b3 = naar trede 2 bij Sakkara
Place-b4 = naar trede 2 bij Hermopolis
Place-b5 = naar trede 2 bij Abydos
Place-b6 = naar trede 2 bij Thebe
Place-b7 = naar trede 2 bij Aswan
Place-c0 = naar trede 3 bij Bubastis
Place-c1 = naar trede 3 bij Memphis
Place-c2 = naar trede 3 bij Amarna
Place-c3 = naar trede 3 bij Edfu
Place-summit = naar de top

## What is counted

Thing-Stone = { $number ->
        [1] 1 steen
       *[other] { $number } stenen
    }
Thing-Follower = { $number ->
        [1] 1 aanhanger
       *[other] { $number } aanhangers
    }

## Who does what now

Stage-Placing = Zet een aanhanger
Stage-Choosing = Loop met een priester
Stage-Marching = Loop verder
Stage-Exchanging = Goden ruilen?
Stage-Showing = Bekijk beide goden
Stage-Following = Eén verzetten?
Stage-Over = Spel afgelopen

## What A would do, and what would come of it

Hint-Priest = A: lopen, { COUNT($stones, "Stone") }
Hint-Walk = A: lopen, { COUNT($stones, "Stone") } ({ $left } over)
Hint-End = A: lopen, { $stones } zaaien; de laatste in { $city }
Hint-EndRebels = A: lopen, { $stones } zaaien; opstand in { $city }!
Hint-Lift = A: blokkade opheffen, { COUNT($stones, "Stone") }
Hint-Fight = A: gevecht met de priester van { $priest }
Hint-Throne = A: op de troon, het spel eindigt
Hint-Either = A: lopen of blokkeren
Hint-Block = A: blokkeren, zaaien; de laatste in { $city }
Hint-BlockRebels = A: blokkeren, zaaien; opstand in { $city }!
Hint-Vassal = A: blokkeren; de vazal bestijgt de troon, het spel eindigt
Hint-WayOut = { $priest }, de steen { $stone ->
        [Joins] doet mee
       *[Rests] rust thuis
    }
Hint-Clear = A: ruimen en klimmen, 2 stenen
Hint-Leave = A: laatste steen thuis laten
Hint-Pass = A: passen, geen priester kan lopen
Hint-Put = A: hier neerzetten, { $now } wordt { $then }
Hint-Take = A: er een opnemen, { $now } wordt { $then }
Hint-EndTurn = A: beurt beëindigen zonder verzetten
Hint-Won = Je wint: { $loser } gaat naar huis
Hint-Lost = Je verliest: { $loser } gaat naar huis
Hint-Serves = { $priest } draagt { $god }

## What happened

Event-FollowerPlaced = { $seat } zet een aanhanger ({ $colour }) bij { $god }.
Event-RoundAnnounced = Ronde { $round }: na ronde { $LAST_ROUND } bestijgt de vazal de troon.
Event-Stepped = De priester van { $priest } gaat { $to }.
Event-BlockadeLifted = De priester van { $priest } heft de blokkade op: { $field }.
Event-WayOutTaken = Blokkade geruimd voor { $priest }, { $field }; de steen { $stone ->
        [Joins] doet mee.
       *[Rests] rust in de stad.
    }
Event-Blocked = { $seat } blokkeert { $field } met een steen uit { $priest }.
Event-StoneLeft = De laatste steen blijft in { $priest }.
Event-Passed = { $seat } kan niet lopen en past.
Event-Fought = { $priest } vecht met { $stander }, { $field }: { $winner } wint.
Event-GodSeen = { $seat } ziet dat { $priest } { $god } draagt.
Event-GodsExchanged = De goden van { $winner } en { $loser } worden geruild.
Event-GodsKept = { $winner } en { $loser } houden hun goden.
Event-Sown = { $stones ->
        [1] 1 steen wordt
       *[other] { $stones } stenen worden
    } uit { $from } gezaaid.
Event-Rebelled = { $city } komt in opstand: { $REBELLION } stenen worden van daar gezaaid.
Event-FollowerMoved = { $seat } verzet een aanhanger ({ $colour }) van { $from } naar { $to }.
Event-Crowned = De priester van { $priest } bestijgt de troon met { $god }.
Event-VassalCrowned = De vazal bestijgt de troon; de top draagt { $god }.
Event-GameEnded = Het spel is afgelopen.

## When something can be done

Moment-Placing = Aanhangers worden voor de eerste ronde gezet.
Moment-Choosing = Dat kan aan het begin van een beurt, voor de eerste stap.
Moment-Marching = Dat kan terwijl een priester loopt.
Moment-Exchanging = Goden ruilt wie een gevecht gewonnen heeft.
Moment-Showing = Dat is voor de verliezer van een gevecht.
Moment-Following = Dat kan aan het eind van een beurt, na het lopen.

## Why something is not allowed

Why-GameOver = Het spel is afgelopen.
Why-NotYourTurn = Wacht op je beurt: nu beslist iemand anders.
Why-NotNow = { $moment }
Why-NotInThisVariant = Dit hoort bij een extra regel die in dit spel uit staat.
Why-NotYourColour = Deze zijn niet van jou ({ $colour }): kies er van jezelf.
Why-AllPlaced = Alle { $FOLLOWERS } aanhangers ({ $colour }) staan er al.
Why-TempleFull = { $god } heeft { $FOLLOWERS_OF_A_COLOUR } aanhangers ({ $colour }), meer passen er niet: kies een andere tempel.
Why-NoFollower = Bij { $god } staat geen aanhanger ({ $colour }): neem een andere op.
Why-SameTemple = Zet de aanhanger in een andere tempel.
Why-AnotherMoves = Een priester per beurt: { $priest } is onderweg.
Why-NoStones = { $priest } heeft geen stenen: de priester kan niet lopen.
Why-NotBeside = Geen enkele stap leidt { $to }: loop over de velden ertussen.
Why-StrangeCity = { $city } is niet de eigen stad: geen priester betreedt een andere.
Why-TwoStones = Omhoog of omlaag kost 2 stenen; { $priest } heeft er niet genoeg over.
Why-OwnPriest = Daar staat je priester van { $priest }: eigen priesters delen geen veld.
Why-Blockade = Hier staat een blokkade ({ $field }): alleen van opzij wordt zij opgeheven.
Why-CanMove = { $priest } kan een stap doen: wie kan lopen, moet.
Why-NotAbove = Niet vlak boven { $priest }: { $field }. Alleen zo'n blokkade kan geruimd worden.
Why-NoBlockade = Hier staat geen blokkade: { $field }.
Why-NotLastStone = Alleen de laatste losse steen kan een blokkade worden, na een stap.
Why-Taken = Al bezet: { $field }. Een blokkade heeft een veld zonder priester en steen nodig.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Welkom bij Osiris! Dertien goden liggen verborgen onder twaalf priesters en de top. Wie aanhangers bij de juiste
    god heeft, wint. Verder met A.
lesson-1 =
    Eerst worden alle aanhangers gezet, een voor een. Jij hebt beige en geel, elk vijf. Druk op A: de eerste gaat naar
    Isis.
lesson-2 =
    Aanhangers beslissen gevechten: de god met minder verliest, van welke kleur ook. Geef Isis een tweede: druk op A.
lesson-3 = In een tempel passen er drie van een kleur. Maak die van jou bij Isis vol: druk nog eens op A.
lesson-4 = Voor beige is Isis nu vol. Naast haar staat Maat: het kruis gaat naar wat kan. Druk op A voor Maat.
lesson-5 =
    De goden van je priesters ken je: in het spel Y, dan X, en A vasthouden als alleen jij kijkt. Druk hier op A, nog een
    bij Maat.
lesson-6 = Dat was de laatste beige. Ook geel is van jou: druk op A, en de eerste gele gaat naar Isis.
lesson-7 = Je twee kleuren tellen aan het eind samen. Druk op A voor een tweede gele bij Isis.
lesson-8 = De god van de top kent niemand. Hij telt als de top rondom geblokkeerd is. Druk op A voor een derde.
lesson-9 = Twee zijn er over. In het spel ga je waarheen je wilt; druk hier op A voor Maat.
lesson-10 = Druk op A voor de laatste. Dan beginnen de priesters: de stenen van een stad zijn de stappen van haar priester.
lesson-11 =
    De eerste priester op de top beëindigt het spel, zijn god wordt getoond. De meeste aanhangers in diens tempel
    winnen, wie hem ook bracht. Verder met A.
lesson-12 =
    Tanis heeft twee stenen: een stap omhoog. Het lichte veld toont de kosten, de borden waar de stenen vallen. Druk twee keer op A.
lesson-13 =
    De stenen gingen naar de volgende twee steden. Nu mag je een aanhanger verzetten: omhoog naar een tempel. Wij doen
    het niet: druk op A.
lesson-14 =
    Waar twee priesters elkaar treffen, vechten ze: de god met minder aanhangers moet naar huis, de winnaar mag stiekem
    ruilen. Haalt niemand de top, dan telt de god van de top. Verder met A.
lesson-15 = Bubastis heeft drie stenen. Twee daarvan zijn een stap omhoog: ga naar het lichte veld ervoor, en druk op A.
lesson-16 =
    Eén steen blijft over: die mag een blokkade worden, waar niemand langs kan. Blokkeer het veld boven je priester.
lesson-17 =
    Verzet nu een aanhanger: onder je priester van Bubastis ligt Osiris. Breng een gele van Maat naar Osiris, zodat hij
    sterker vecht.
lesson-18 =
    Zo gaat het verder: met alle stenen lopen, zaaien, klimmen. Met een laatste steen mag je blokkeren. X legt uit wat
    in beeld is. Veel plezier!

## Waarom een weg beter is: waar er meer of minder van is

feature-next_can_win = hoop op winst in de volgende beurt
feature-next_twice = wegen naar winst volgende beurt
feature-soon_can_win = hoop op spoedige winst
feature-later_can_win = hoop op latere winst
feature-could_win_twice = wegen naar winst
feature-one_short = winnaars die 1 steen missen
feature-two_short = winnaars die 2 of 3 stenen missen
feature-four_short = winnaars die 4 stenen missen
feature-height_of_winners = hoogte van waarschijnlijke winnaars
feature-height = hoogte op de piramide
feature-best_way = voortgang van de beste priester
feature-stones = stenen
feature-priests_with_stones = priesters met stenen om te lopen
feature-winners = priesters wier god zou winnen
feature-leads = voorsprong in de tempels
feature-lead_of_highest = tempelvoorsprong van de hoogste priester
feature-tip = hoop door de god van de top
feature-tip_blockades = blokkades ten gunste van de top
feature-next_three_blockades = kans om de top te sluiten
feature-unrest = steden vlak voor opstand
feature-priests_in_danger = priesters in gevaar
feature-height_in_danger = hoogte in gevaar
feature-known_gods = goden die anderen kennen
feature-turns_to_wait = beurten wachten
feature-together = aanhangers bijeen
