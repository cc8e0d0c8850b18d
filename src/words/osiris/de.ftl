### The texts of Osiris.

## Captions and single words

label-game = Osiris
label-about = Bring deinen Gott auf die Pyramide.
label-round = Runde
label-winner = Es gewinnt
label-winners = Es gewinnen
label-others = alle anderen
label-end_turn = Zug beenden
label-walk = Hierher ziehen
label-block = Hier blockieren
label-keep = Behalten
label-exchange = Tauschen
label-seen = Beide gesehen
label-private = nur für dich
label-temples = Tempel
label-priests = Priester und Götter
label-look = X: deine Götter sehen
label-hide = X: Götter verbergen
label-tip = Spitze
label-vassal = Der Vasall
label-out = nicht dabei

## What can be explained

Topic-Pyramid = Pyramide
    .help =
        Ein Priester zieht mit allen Machtsteinen seiner Stadt: Ein Schritt zur Seite auf dem Ring kostet 1 Stein,
        einer hinauf oder hinunter 2. Die Reihenfolge ist frei. Solange ein Schritt geht, muss er sein. In die eigene
        Stadt darf er hinab, in fremde nie. Eigene Priester teilen kein Feld.
Topic-City = Stadt
    .help =
        Hier liegen die Machtsteine ihres Priesters; ohne Steine zieht er nicht. Zu Beginn hat jede Stadt
        { $STONES_EACH }. Ein Priester heißt nach seiner Stadt, Farbe und Ringe zeigen ihn. Wer geschlagen wird, kommt heim.
Topic-Sowing = Aussäen
    .help =
        Nach dem Zug kommen die benutzten Steine aus der Stadt, im Uhrzeigersinn je einer in die nächsten Städte, nie
        in die eigene. So nährst du andere: Das Bild zeigt vorher, was jede Stadt hätte und wohin der letzte Stein
        fällt. Was nicht benutzt oder aufgehoben wurde, bleibt daheim.
Topic-Rebellion = Rebellion
    .help =
        Eine Stadt, die beim Aussäen einen Stein bekommt und dann { $REBELLION } oder mehr hat, rebelliert sofort:
        { $REBELLION } ihrer Steine gehen an die nächsten Städte. Eine Rebellion kann die nächste auslösen. Vor dem Spiel
        kann man das abschalten.
Topic-Blockade = Blockade
    .help =
        Der letzte einzelne Stein eines Zuges darf nach einem Schritt zur Blockade werden, auf jedem Feld ohne Priester
        und Stein. Von unten und oben kommt niemand daran vorbei. Ein Schritt von der Seite hebt sie auf: Der Stein
        kommt in die Stadt des Ziehenden und ruht bis zum nächsten Zug.
Topic-WayOut = Ausweg
    .help =
        Wer keinen Schritt tun kann, darf eine Blockade direkt über einem eigenen Priester wegnehmen und für 2 Steine dorthin
        steigen. Der Stein zieht mit oder ruht daheim. Man darf auch passen. Vor dem Spiel kann man das abschalten.
Topic-Fight = Kampf
    .help =
        Wer auf das Feld eines fremden Priesters zieht, kämpft. Der Gott mit weniger Anhängern aller Farben verliert, bei
        Gleichstand wer dort stand. Der Verlierer geht heim. Der Sieger sieht beide Götter und darf tauschen, dann sieht sie
        der Verlierer. Wer im Zug siegt, zieht weiter; wer verliert, nicht.
Topic-Gods = Götter
    .help =
        Jeder Priester und die Spitze tragen einen verdeckten Gott. Die deiner Priester darfst du jederzeit ansehen: Y, dann
        X. Was du gesehen hast, siehst du wieder, auch nach einem Tausch. Ausgerechnet wird nichts für dich.
Topic-Temple = Tempel
    .help =
        Anhänger entscheiden alles: Kämpfe, und wer mit einem Gott gewinnt. Von jeder Farbe gibt es { $FOLLOWERS }, in einen
        Tempel passen höchstens { $FOLLOWERS_OF_A_COLOUR } einer Farbe. Am Ende deines Zuges darfst du einen eigenen in einen
        anderen Tempel setzen.
Topic-Throne = Spitze
    .help =
        Ein Priester, der hierher steigt, beendet das Spiel sofort. Sein Gott wird gezeigt, und wer die meisten
        Anhänger in dessen Tempel hat, gewinnt: Fülle also vorher den Tempel. Der Schritt hinauf kostet 2 Steine.
Topic-Winning = Das Ende
    .help =
        Kommt ein Gott auf den Thron, gewinnen die meisten Anhänger in seinem Tempel, wer ihn auch hinbrachte. Zwei Farben
        eines Spielers zählen zusammen. Bei Gleichstand gilt die Zugfolge ab dem, der das Spiel beendet. Mehr sagen die drei
        Enden in den Regeln.

## How a match ends

Ending-Summit = Thron
    .long = Ein Priester besteigt den Thron
    .help =
        Ein Priester steigt auf die Spitze: Sein Gott wird gezeigt. Die meisten Anhänger in dessen Tempel gewinnen. Bei
        Gleichstand, auch 0 zu 0, gewinnt der Erste in der Zugfolge ab dem, der zog.
Ending-Blocked = blockiert
    .long = Die Spitze ist ringsum blockiert
    .help =
        Vier Blockaden stehen um die Spitze: Der Vasall besteigt den Thron, der Gott der Spitze wird gezeigt. Die
        meisten Anhänger bei ihm gewinnen, bei Gleichstand in Zugfolge ab dem, der die letzte setzte. Hat niemand
        einen, verliert dieser allein.
Ending-Endless = Vasall
    .long = Der Vasall hatte Geduld
    .help =
        Wenn alle nacheinander passen oder Runde { $LAST_ROUND } vorbei ist, besteigt der Vasall den Thron. Die meisten
        Anhänger beim Gott der Spitze gewinnen, Gleiche teilen, und hat niemand einen, teilen alle. Ab Runde { $ANNOUNCED }
        sagt es der Bildschirm an.

## Variants

option-rebellion = Rebellion
    .about = Eine Stadt mit { $REBELLION } Steinen verteilt sie.
option-way_out = Ausweg
    .about = Wer nicht ziehen kann, räumt eine Blockade.

## Cities, gods and colours

City-Tanis = Tanis
City-Bubastis = Bubastis
City-Heliopolis = Heliopolis
City-Giseh = Giseh
City-Memphis = Memphis
City-Sakkara = Sakkara
City-Hermopolis = Hermopolis
City-Amarna = Amarna
City-Abydos = Abydos
City-Thebes = Theben
City-Edfu = Edfu
City-Aswan = Assuan
God-Amun = Amun
God-Anubis = Anubis
God-Bastet = Bastet
God-Khnum = Chnum
God-Hathor = Hathor
God-Horus = Horus
God-Isis = Isis
God-Maat = Maat
God-Osiris = Osiris
God-Ptah = Ptah
God-Re = Re
God-Seth = Seth
God-Thoth = Thot
Colour-Beige = beige
Colour-Russet = rotbraun
Colour-Yellow = gelb
Colour-Brown = braun

## The fields of the pyramid, each by the nearest city, and the way to a place

Field-a0 = Stufe 1 bei Tanis
Field-a1 = Stufe 1 bei Bubastis
Field-a2 = Stufe 1 bei Heliopolis
Field-a3 = Stufe 1 bei Giseh
Field-a4 = Stufe 1 bei Memphis
Field-a5 = Stufe 1 bei Sakkara
Field-a6 = Stufe 1 bei Hermopolis
Field-a7 = Stufe 1 bei Amarna
Field-a8 = Stufe 1 bei Abydos
Field-a9 = Stufe 1 bei Theben
Field-a10 = Stufe 1 bei Edfu
Field-a11 = Stufe 1 bei Assuan
Field-b0 = Stufe 2 bei Tanis
Field-b1 = Stufe 2 bei Heliopolis
Field-b2 = Stufe 2 bei Giseh
Field-b3 = Stufe 2 bei Sakkara
Field-b4 = Stufe 2 bei Hermopolis
Field-b5 = Stufe 2 bei Abydos
Field-b6 = Stufe 2 bei Theben
Field-b7 = Stufe 2 bei Assuan
Field-c0 = Stufe 3 bei Bubastis
Field-c1 = Stufe 3 bei Memphis
Field-c2 = Stufe 3 bei Amarna
Field-c3 = Stufe 3 bei Edfu
Place-Tanis = nach Tanis
Place-Bubastis = nach Bubastis
Place-Heliopolis = nach Heliopolis
Place-Giseh = nach Giseh
Place-Memphis = nach Memphis
Place-Sakkara = nach Sakkara
Place-Hermopolis = nach Hermopolis
Place-Amarna = nach Amarna
Place-Abydos = nach Abydos
Place-Thebes = nach Theben
Place-Edfu = nach Edfu
Place-Aswan = nach Assuan
Place-a0 = auf Stufe 1 bei Tanis
Place-a1 = auf Stufe 1 bei Bubastis
Place-a2 = auf Stufe 1 bei Heliopolis
Place-a3 = auf Stufe 1 bei Giseh
Place-a4 = auf Stufe 1 bei Memphis
Place-a5 = auf Stufe 1 bei Sakkara
Place-a6 = auf Stufe 1 bei Hermopolis
Place-a7 = auf Stufe 1 bei Amarna
Place-a8 = auf Stufe 1 bei Abydos
Place-a9 = auf Stufe 1 bei Theben
Place-a10 = auf Stufe 1 bei Edfu
Place-a11 = auf Stufe 1 bei Assuan
Place-b0 = auf Stufe 2 bei Tanis
Place-b1 = auf Stufe 2 bei Heliopolis
Place-b2 = auf Stufe 2 bei Giseh
Place-b3 = auf Stufe 2 bei Sakkara
Place-b4 = auf Stufe 2 bei Hermopolis
Place-b5 = auf Stufe 2 bei Abydos
Place-b6 = auf Stufe 2 bei Theben
Place-b7 = auf Stufe 2 bei Assuan
Place-c0 = auf Stufe 3 bei Bubastis
Place-c1 = auf Stufe 3 bei Memphis
Place-c2 = auf Stufe 3 bei Amarna
Place-c3 = auf Stufe 3 bei Edfu
Place-summit = auf die Spitze

## What is counted

Thing-Stone = { $number ->
        [1] 1 Stein
       *[other] { $number } Steine
    }
Thing-Follower = { $number ->
        [1] 1 Anhänger
       *[other] { $number } Anhänger
    }

## Who does what now

Stage-Placing = Setze einen Anhänger
Stage-Choosing = Zieh einen Priester
Stage-Marching = Zieh weiter
Stage-Exchanging = Götter tauschen?
Stage-Showing = Sieh beide Götter an
Stage-Following = Einen versetzen?
Stage-Over = Spiel zu Ende

## What A would do, and what would come of it

Hint-Priest = A: ziehen, { COUNT($stones, "Stone") }
Hint-Walk = A: ziehen, { COUNT($stones, "Stone") } ({ $left } übrig)
Hint-End = A: ziehen, { $stones } säen; der letzte in { $city }
Hint-EndRebels = A: ziehen, { $stones } säen; { $city } rebelliert!
Hint-Lift = A: Blockade aufheben, { COUNT($stones, "Stone") }
Hint-Fight = A: Kampf mit dem Priester von { $priest }
Hint-Throne = A: auf den Thron, das Spiel endet
Hint-Either = A: ziehen oder blockieren
Hint-Block = A: blockieren, säen; der letzte in { $city }
Hint-BlockRebels = A: blockieren, säen; { $city } rebelliert!
Hint-Vassal = A: blockieren; der Vasall besteigt den Thron, das Spiel endet
Hint-WayOut = { $priest }, der Stein { $stone ->
        [Joins] zieht mit
       *[Rests] ruht daheim
    }
Hint-Clear = A: räumen und hinaufsteigen, 2 Steine
Hint-Leave = A: letzten Stein daheim lassen
Hint-Pass = A: passen, kein Priester kann ziehen
Hint-Put = A: hier einsetzen, aus { $now } wird { $then }
Hint-Take = A: einen aufnehmen, aus { $now } wird { $then }
Hint-EndTurn = A: Zug beenden, keinen versetzen
Hint-Won = Du siegst: { $loser } muss heim
Hint-Lost = Du verlierst: { $loser } muss heim
Hint-Serves = { $priest } trägt { $god }

## What happened

Event-FollowerPlaced = { $seat } setzt einen Anhänger ({ $colour }) zu { $god }.
Event-RoundAnnounced = Runde { $round }: Nach Runde { $LAST_ROUND } besteigt der Vasall den Thron.
Event-Stepped = Der Priester von { $priest } geht { $to }.
Event-BlockadeLifted = Der Priester von { $priest } hebt die Blockade auf: { $field }.
Event-WayOutTaken = Blockade geräumt für { $priest }, { $field }; der Stein { $stone ->
        [Joins] zieht mit.
       *[Rests] ruht in der Stadt.
    }
Event-Blocked = { $seat } blockiert { $field } mit einem Stein aus { $priest }.
Event-StoneLeft = Der letzte Stein bleibt in { $priest }.
Event-Passed = { $seat } kann nicht ziehen und passt.
Event-Fought = { $priest } kämpft mit { $stander }, { $field }: { $winner } siegt.
Event-GodSeen = { $seat } sieht, dass { $priest } { $god } trägt.
Event-GodsExchanged = Die Götter von { $winner } und { $loser } werden getauscht.
Event-GodsKept = { $winner } und { $loser } behalten ihre Götter.
Event-Sown = { $stones ->
        [1] 1 Stein wird
       *[other] { $stones } Steine werden
    } aus { $from } gesät.
Event-Rebelled = { $city } rebelliert: { $REBELLION } Steine werden von dort gesät.
Event-FollowerMoved = { $seat } versetzt einen Anhänger ({ $colour }) von { $from } zu { $to }.
Event-Crowned = Der Priester von { $priest } besteigt den Thron mit { $god }.
Event-VassalCrowned = Der Vasall besteigt den Thron; die Spitze trägt { $god }.
Event-GameEnded = Das Spiel ist zu Ende.

## When something can be done

Moment-Placing = Anhänger werden vor der ersten Runde gesetzt.
Moment-Choosing = Das geht am Anfang eines Zuges, vor dem ersten Schritt.
Moment-Marching = Das geht, während ein Priester zieht.
Moment-Exchanging = Götter tauscht, wer einen Kampf gewonnen hat.
Moment-Showing = Das ist für den Verlierer eines Kampfes.
Moment-Following = Das geht am Ende eines Zuges, nach dem Ziehen.

## Why something is not allowed

Why-GameOver = Das Spiel ist zu Ende.
Why-NotYourTurn = Warte auf deinen Zug: Jetzt entscheidet jemand anders.
Why-NotNow = { $moment }
Why-NotInThisVariant = Das gehört zu einer Zusatzregel, die in diesem Spiel aus ist.
Why-NotYourColour = Diese gehören dir nicht ({ $colour }): Wähle eigene.
Why-AllPlaced = Alle { $FOLLOWERS } Anhänger ({ $colour }) stehen schon.
Why-TempleFull = { $god } hat { $FOLLOWERS_OF_A_COLOUR } Anhänger ({ $colour }), mehr passen nicht: Wähle einen anderen Tempel.
Why-NoFollower = Bei { $god } steht kein Anhänger ({ $colour }): Nimm einen anderen auf.
Why-SameTemple = Setze den Anhänger in einen anderen Tempel.
Why-AnotherMoves = Ein Priester pro Zug: { $priest } ist unterwegs.
Why-NoStones = { $priest } hat keine Steine: Der Priester kann nicht ziehen.
Why-NotBeside = Kein einzelner Schritt führt { $to }: Zieh über die Felder dazwischen.
Why-StrangeCity = { $city } ist nicht die eigene Stadt: Fremde betritt kein Priester.
Why-TwoStones = Hinauf oder hinunter kostet 2 Steine; { $priest } hat nicht genug übrig.
Why-OwnPriest = Dort steht dein Priester von { $priest }: Eigene teilen kein Feld.
Why-Blockade = Hier steht eine Blockade ({ $field }): Nur von der Seite wird sie aufgehoben.
Why-CanMove = { $priest } kann einen Schritt tun: Wer ziehen kann, muss.
Why-NotAbove = Nicht direkt über { $priest }: { $field }. Nur solche Blockaden kann man räumen.
Why-NoBlockade = Hier steht keine Blockade: { $field }.
Why-NotLastStone = Nur der letzte einzelne Stein kann Blockade werden, nach einem Schritt.
Why-Taken = Schon besetzt: { $field }. Eine Blockade braucht ein Feld ohne Priester und Stein.

## The lesson: a text for each step that says something, through all chapters

lesson-0 =
    Willkommen bei Osiris! Dreizehn Götter liegen verdeckt unter zwölf Priestern und der Spitze. Wer Anhänger beim
    richtigen Gott hat, gewinnt. Weiter mit A.
lesson-1 =
    Zuerst werden alle Anhänger gesetzt, einer nach dem anderen. Du hast Beige und Gelb, je fünf. Drück A: Der erste
    geht zu Isis.
lesson-2 =
    Anhänger entscheiden Kämpfe: Der Gott mit weniger verliert, egal welcher Farbe. Gib Isis einen zweiten: Drück A.
lesson-3 = In einen Tempel passen drei einer Farbe. Mach deine bei Isis voll: Drück noch einmal A.
lesson-4 = Für Beige ist Isis nun voll. Neben ihr steht Maat: Das Kreuz geht dorthin, wo etwas geht. Drück A für Maat.
lesson-5 =
    Die Götter deiner Priester kennst du: im Spiel Y, dann X, und A halten, wenn nur du hinsiehst. Drück hier noch
    einmal A für Maat.
lesson-6 = Das war der letzte beige. Auch Gelb gehört dir: Drück A, und der erste gelbe geht zu Isis.
lesson-7 = Deine zwei Farben zählen am Ende zusammen. Drück A für einen zweiten gelben bei Isis.
lesson-8 =
    Den Gott der Spitze kennt niemand. Er zählt, wenn die Spitze ringsum blockiert ist. Drück A für einen dritten.
lesson-9 = Zwei sind übrig. Im Spiel gehst du, wohin du willst; drück hier A für Maat.
lesson-10 =
    Drück A für den letzten. Dann beginnen die Priester: Die Steine einer Stadt sind die Schritte ihres Priesters.
lesson-11 =
    Der erste Priester auf der Spitze beendet das Spiel, sein Gott wird gezeigt. Die meisten Anhänger in dessen Tempel
    gewinnen, wer ihn auch brachte. Weiter mit A.
lesson-12 =
    Tanis hat zwei Steine: ein Schritt hinauf. Das helle Feld zeigt die Kosten, die Schilder, wohin die Steine fallen.
    Drück zweimal A.
lesson-13 =
    Die Steine gingen in die nächsten zwei Städte. Nun dürftest du einen Anhänger versetzen: hinauf zum Tempel. Wir tun
    es nicht: Drück A.
lesson-14 =
    Wo zwei Priester sich treffen, kämpfen sie: Der Gott mit weniger Anhängern muss heim, der Sieger darf heimlich
    tauschen. Kommt niemand hinauf, zählt der Gott der Spitze. Weiter mit A.
lesson-15 = Bubastis hat drei Steine. Zwei davon sind ein Schritt hinauf: Geh auf das helle Feld davor, und drück A.
lesson-16 =
    Ein Stein bleibt übrig: Er darf zur Blockade werden, an der niemand vorbeikommt. Blockiere das Feld über deinem
    Priester.
lesson-17 =
    Nun versetze einen Anhänger: Unter deinem Priester von Bubastis liegt Osiris. Bring einen gelben von Maat zu
    Osiris, damit er im Kampf stärker ist.
lesson-18 =
    So geht es weiter: mit allen Steinen ziehen, säen, klettern. Mit einem letzten Stein darfst du blockieren. X
    erklärt, was im Blick ist. Viel Spaß!

## Warum ein Weg besser ist: wovon es mehr oder weniger gibt

feature-next_can_win = Hoffnung, im nächsten Zug zu siegen
feature-next_twice = Wege zum Sieg im nächsten Zug
feature-soon_can_win = Hoffnung auf baldigen Sieg
feature-later_can_win = Hoffnung auf späteren Sieg
feature-could_win_twice = Wege zum Sieg
feature-one_short = Sieger, denen 1 Stein fehlt
feature-two_short = Sieger, denen 2 oder 3 Steine fehlen
feature-four_short = Sieger, denen 4 Steine fehlen
feature-height_of_winners = Höhe wahrscheinlicher Sieger
feature-height = Höhe auf der Pyramide
feature-best_way = Fortschritt des besten Priesters
feature-stones = Steine
feature-priests_with_stones = Priester mit Steinen zum Gehen
feature-winners = Priester, deren Gott siegen würde
feature-leads = Vorsprung in den Tempeln
feature-lead_of_highest = Tempelvorsprung des höchsten Priesters
feature-tip = Hoffnung durch den Gott der Spitze
feature-tip_blockades = Blockaden zugunsten der Spitze
feature-next_three_blockades = Chance, die Spitze zu schließen
feature-unrest = Städte kurz vor der Rebellion
feature-priests_in_danger = Priester in Gefahr
feature-height_in_danger = Höhe in Gefahr
feature-known_gods = Götter, die andere kennen
feature-turns_to_wait = Züge zu warten
feature-together = vereinte Anhänger
