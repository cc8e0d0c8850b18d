### The texts of the app.

## On every screen

general-language = Deutsch
general-on = an
general-off = aus
general-choose = A wählen   B zurück
general-back = B zurück

## Home

home-resume = Fortsetzen
home-new_game = Zusammen spielen
home-play_alone = Allein spielen
home-first_game = Erstes Spiel, geführt
home-saves = Gespeicherte Spiele
home-statistics = Statistik
home-settings = Einstellungen
home-device_test = Gerät testen
home-keys = A wählen   X Regeln   Y halten: Menü

## Setting up a game

setup-title = Neues Spiel
setup-start = Los geht's
setup-players = Spieler
setup-deal = Startaufstellung
setup-random = zufällig
setup-this_week = diese Woche
setup-about_players = Wie viele am Tisch sitzen: links und rechts.
setup-about_guest = A schreibt den Namen, links und rechts: Mensch oder Computer, Y die Farbe.
setup-about_given = A schreibt den Namen, links und rechts: Mensch oder Computer. Die Farben legen die Regeln fest.
setup-about_person = A schreibt den Namen, Y wechselt Farbe und Form.
setup-about_named = A schreibt den Namen. Die Farben legen die Regeln fest.
setup-about_deal = Gleiche Nummer, gleicher Anfang: für Revanche oder Wettkampf.
setup-person = Mensch
setup-computer = Computer
setup-automa = Automa
setup-program = Programm
setup-about_computer = 1 irrt sich oft, 4 denkt am längsten. Alle sehen nur, was ihr Platz sieht.
setup-about_automa = Diesen Platz spielt das Regelheft, gegen einen Spieler.
setup-about_program = Ein Programm, das beim Start genannt wurde. Es sieht nur, was sein Platz sieht.
setup-keys = A wählen   links, rechts ändern   B zurück

## The colours, which serve as names

colour-black = Schwarz
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-beige = Beige
colour-russet = Rotbraun
colour-brown = Braun
colour-lilac = Lila
colour-orange = Orange
colour-silver = Silber

## The screen for a name

letters-title = Name
letters-keys = A setzen  B löschen  X GROSS  Y fertig
letters-keys_capital = A setzen  B löschen  X klein  Y fertig

## Where the end of a match leads

result-home = Titel
result-again = Nochmal
result-look_back = Rückblick
result-watch = Ansehen
result-board = Brett
result-climbed = Du steigst auf. Nächstes Mal: Stufe
result-crowned = Du hast die Besten geschlagen. Kronen:

## Looking back at a match that is over

look_back-title = Rückblick
look_back-thinking = Ich denke über jede Entscheidung nach, die Menschen trafen: Was hätte ich getan mit dem, was sie wussten?
look_back-stop = B hält an
look_back-nothing = Ich habe nichts Besseres gefunden als das, was getan wurde.
look_back-forgotten = Diese Partie war so lang, dass ihr Anfang vergessen ist. Einen Rückblick auf sie gibt es nicht.
look_back-played = Das wurde getan
look_back-better = Das hätte ich getan
look_back-unsaid = Etwas, das keine Worte hat: Das Brett zeigt es.
look_back-cost = Verlust, von 50 % Chance:
look_back-keys = A zum Brett   B zurück

## The list of saved games

saves-title = Gespeicherte Spiele
saves-none = Noch ist kein Spiel gespeichert.
saves-finished = beendet
saves-unfinished = läuft
saves-damaged = beschädigt
saves-troubled = nicht zu öffnen
saves-actions = Züge
saves-play_on = Weiterspielen
saves-result = Ergebnis zeigen
saves-watch = Noch einmal ansehen
saves-salvage = Ansehen, was heil ist
saves-copy = Von dort weiterspielen
saves-delete = Löschen
saves-about = Jede Partie wird nach jeder Entscheidung von selbst gespeichert. Hier wird sie weitergespielt, nach ihrem Ende noch einmal angesehen oder gelöscht. Wird der Platz knapp, weichen beendete Partien den neuen, die ältesten zuerst.
saves-keys = A wählen   X was ist das?   B zurück

## The question before something is deleted

ask-title = Dieses Spiel löschen?
ask-delete = Es kommt nicht zurück, weder zum Spielen noch zum Ansehen.
ask-keys = A halten: löschen   B nein
ask-reset_title = Zurücksetzen?
ask-reset = Licht, Töne, Farben und alles andere werden wie auf einem neuen Gerät. Sprache, Namen und Spiele bleiben.
ask-reset_keys = A halten: ja   B nein

## The curtain

curtain-hold = A halten, wenn nur du hinsiehst
curtain-press = Drücke A und spiele

## At the table

table-nothing_to_undo = Nichts zurückzunehmen: Du hast nichts getan, seit zuletzt etwas aufgedeckt wurde.
table-another_player = Nichts zurückzunehmen: Inzwischen hat jemand anders entschieden.
table-too_often = Es lässt sich nichts mehr zurücknehmen: In diesem Spiel geschah das zu oft.
table-hint = Das würde ich tun
table-hint_thinking = Ich denke nach ...   B hält an
table-hint_wins = Damit gewinnst du das Spiel.
table-hint_only = Kein anderer Weg ist einen Gedanken wert.
table-hint_later = Was später folgt, spricht dafür.
table-hint_more = Du hast mehr:
table-hint_less = Du hast weniger:
table-hint_others_more = Andere haben mehr:
table-hint_others_less = Andere haben weniger:

## The log

log-title = Was geschah
log-empty = Noch nichts.
log-steps = A Schritte   X erklären   B zurück
log-about = Die Seiten zeigen, was offen vor allen liegt, und was nur dir gehört; links und rechts blättern. Die letzte Seite erzählt, was geschehen ist, und mit A geht es von dort Schritt für Schritt durch die ganze Partie.
log-beginning = Der Anfang
log-keys = Links und rechts: ein Schritt, hoch und runter: zehn. A startet und stoppt, B zurück.
log-more = X mehr

## A card to read

reading-title = Was ist das?
reading-keys = hoch, runter: lesen   B zurück

## The lesson

lesson-title = Lektion
lesson-first = Erste Schritte
lesson-first_about = Wie man anfängt, zieht und baut.
lesson-second = Planen und werten
lesson-second_about = Eine ganze Runde: was man entscheidet, und was es bringt.
lesson-third = Die Feinheiten
lesson-third_about = Womit man gewinnt: was man erst beim zweiten Mal sieht.
lesson-done = gelernt
lesson-real_game = Jetzt richtig spielen
lesson-real_about = Mit Menschen oder Computern: mit wem, wählst du gleich.
lesson-keys = A weiter   Y von vorn   B zurück
lesson-not_that = Das nicht.
lesson-other = Die Lektion will etwas anderes, also ist nichts geschehen.

## The menu

menu-title = Menü
menu-go_on = Weiter
menu-take_back = Zug zurücknehmen
menu-hint = Was würdest du tun?
menu-log = Was geschah
menu-rules = Regeln
menu-settings = Einstellungen
menu-home = Tisch verlassen
menu-to_title = Zum Titelbild
menu-end_lesson = Lektion beenden
menu-saved = Das Spiel wird nach jedem Zug gespeichert

## The lines of the settings

setting-language = Sprache
    .about = Alle Texte auf dem Bildschirm
setting-light = Helligkeit
    .about = Links und rechts: dunkler, heller
setting-sound = Töne
    .about = Töne für Züge und Weitergabe
setting-motion = Bewegung
    .about = Aus: nichts bewegt sich, nichts blinkt
setting-size = Schrift
    .about = Listen, Tasten, Erklärungen
setting-hints = Tipps
    .about = Aus: niemandem wird geraten
setting-colours = Farben
    .about = Lampenlicht für abends, Tageslicht für draußen
setting-hand = Tasten für
    .about = Linke Hand: Gerät auf den Kopf drehen
setting-idle = Schläft nach
    .about = Wird dunkel und verdeckt das Spiel

## What stands beside them

settings-title = Einstellungen
settings-normal = normal
settings-large = groß
settings-lamplight = Lampenlicht
settings-daylight = Tageslicht
settings-right = die rechte Hand
settings-left = die linke Hand
settings-never = nie
settings-reset = Y: zurücksetzen

## The statistics

statistics-title = Statistik
statistics-finished = Spiele
statistics-best = Bestwert
statistics-rung = Stufe
statistics-crowns = Kronen
statistics-played = gespielt
statistics-won = gewonnen
statistics-nobody = Wer ein Spiel zu Ende spielt, wird hier gezählt.
statistics-people = Menschen
statistics-streak = in Folge
statistics-longest = längste
statistics-last = Die letzten Spiele
statistics-no_last = Noch ist kein Spiel zu Ende.
statistics-keys = links, rechts: blättern   B zurück

## Notices

notice-not_saved = Nicht gespeichert
notice-cannot_open = Nicht zu öffnen
notice-newer_title = Ein neueres Durbar war hier
notice-gave_way_title = Platz geschaffen
notice-battery_title = Akku schwach
notice-empty_title = Akku leer
notice-journal_title = Ein sehr langes Spiel
notice-program_title = Ein Platz ohne Programm
notice-no_program_title = Kein Programm da
notice-keys = A weiter
notice-keys_again = A noch einmal   B Tisch verlassen
notice-keys_try = A noch einmal   B zurück
notice-keys_leave = B Tisch verlassen
notice-keys_unsaved = A nochmal   X ungesichert weiter   B verlassen
notice-keys_off = A aus

## What a notice is about, and what to do

trouble-damaged = Dieser Spielstand ist beschädigt.
    .advice = Was heil ist, steht bei den gespeicherten Spielen: zum Ansehen, und als Kopie zum Weiterspielen.
trouble-salvage = Das Ende ging verloren.
    .advice = Alle Züge bis dahin sind heil. Weiterspielen macht eine Kopie davon; der beschädigte Spielstand bleibt.
trouble-lost = Dieser Spielstand ist beschädigt.
    .advice = Nichts davon ist lesbar. Die anderen sind in Ordnung. Lösche ihn, um Platz zu schaffen.
trouble-newer_format = Ein neueres Durbar hat dieses Spiel gespeichert.
    .advice = Spiele die neuere Firmware wieder auf, um weiterzuspielen, oder lösche es.
trouble-unknown_game = Dieses Durbar kennt das Spiel nicht.
    .advice = Spiele eine Firmware auf, die es hat, oder lösche den Spielstand.
trouble-other_rules = Es wurde nach einer anderen Fassung der Regeln gespielt.
    .advice = Spiele die Firmware von damals auf, oder lösche es.
trouble-diverged = Nachgespielt führen die Züge anderswohin.
    .advice = Spiele die Firmware von damals auf, oder melde es uns.
trouble-newer_values = Seine Einstellungen sind hier unbekannt.
    .advice = Sie bleiben, wie sie sind, bis es wiederkommt, ebenso seine Statistik und seine Spiele. Bis dahin beginnen Einstellungen und Statistik neu.
trouble-flash = Der Speicher des Geräts meldet einen Fehler.
    .advice = Versuche es noch einmal. Bleibt es dabei, ist der Speicher verschlissen.
trouble-worn = Was geschrieben wurde, lässt sich nicht zurücklesen.
    .advice =
        Versuche es noch einmal: Es wird eine andere Stelle genommen. Bleibt es dabei, ist der Speicher verschlissen.
trouble-too_small = Auf diesem Gerät ist kein Platz für Spielstände.
    .advice = Diese Firmware passt nicht: Spiele die richtige auf.
trouble-full = Für einen weiteren Spielstand ist kein Platz.
    .advice = Beende oder lösche ein Spiel, dann geht es weiter.
trouble-no_such_match = Dieses Spiel gibt es nicht mehr.
    .advice = Wähle eines aus der Liste.
trouble-finished = Dieses Spiel ist beendet.
    .advice = Beginne ein neues.
trouble-out_of_step = Tisch und Spielstand stimmen nicht überein.
    .advice = Verlasse den Tisch und öffne das Spiel wieder aus der Liste.
trouble-too_long = Ein Name ist zu lang zum Speichern.
    .advice = Nimm kürzere Namen.
trouble-gave_way = Das älteste beendete Spiel wurde gelöscht, um Platz zu schaffen.
    .advice = Es lässt sich nicht mehr ansehen. Laufende Spiele werden nie gelöscht.
trouble-gave_way_many = Um Platz zu schaffen, wurden die ältesten beendeten Spiele gelöscht:
    .advice = Sie lassen sich nicht mehr ansehen. Laufende Spiele werden nie gelöscht.
trouble-battery = Der Akku ist fast leer.
    .advice = Dein Spiel wird nach jedem Zug gespeichert: Es geht nichts verloren, wenn das Gerät ausgeht.
trouble-empty = Der Akku ist leer.
    .advice = Alles ist gespeichert. Das Bild geht jetzt aus: Lade das Gerät, dann bringt dich jede Taste zurück.
trouble-journal = So ein langes Spiel passt nicht mehr in den Verlauf.
    .advice = Spiele weiter: Alles wird gesichert, auch das Ende. Nur die ersten Züge kann man bald nicht mehr ansehen.
trouble-not_started = lässt sich nicht starten.
    .advice = Ein Computer der Stufe 2 übernimmt den Platz von nun an. Mehr steht im Terminal.
trouble-silent = hat nicht rechtzeitig geantwortet.
    .advice = Ein Computer der Stufe 2 übernimmt den Platz von nun an. Mehr steht im Terminal.
trouble-ended = hat sich mitten im Spiel beendet.
    .advice = Ein Computer der Stufe 2 übernimmt den Platz von nun an. Mehr steht im Terminal.
trouble-misplayed = hat etwas geantwortet, das nicht geht.
    .advice = Ein Computer der Stufe 2 übernimmt den Platz von nun an. Mehr steht im Terminal.
trouble-no_program = Ein Programm hat einen Platz in diesem Spiel, und hier gibt es keines.
    .advice = Ein Computer der Stufe 2 spielt an seiner Stelle, solange es fehlt.

## The test of the device

device-title = Gerät testen
device-light = Licht
device-tone = Ton
device-battery = Akku
device-no_battery = hier nicht messbar
device-charging = lädt
device-picture = Bild
device-rules = Regeln
device-not_checked = A drücken
device-saves = Platz für Spiele
device-keys = A testen  X Sprache  Y Farben  Y halten: Menü

## The crash screen

crash-title = Etwas ging schief
crash-comfort = Gespeicherte Spiele sind unversehrt. Bitte melde uns, was hier steht.
crash-place = In
crash-restart = A drücken für Neustart

## The words that all games share

face-first_pointer = 1. Aktion
face-second_pointer = 2. Aktion
face-move_to = Haus hierher versetzen
face-open = offen
face-possible_in = Möglich in
face-plan_lacks = Deinem Plan fehlen
face-now = jetzt
face-next = danach
face-then = dann
face-order_then = Danach
face-order_stays = Die Reihenfolge bleibt, wie sie ist.
face-order_over = Diese Runde ist die letzte: danach kommt nichts.
face-board = Y Brett
face-everybody = alle schauen
face-rides_here = Der Maharadscha reitet her: hier wird gewertet
face-paid = bezahlt
face-received = erhalten
face-unused = Ungenutzt
face-turn = Der ganze Zug
face-scoring = Wertung
face-alone = allein
face-nothing = dort nichts

## What the buttons do at the table

hint-choose = A wählen
hint-confirm = A bestätigen
hint-go_on = A weiter
hint-back = B zurück
hint-what = X was ist das?
hint-why = X warum?
