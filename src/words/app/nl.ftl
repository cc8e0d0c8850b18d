### The texts of the app.

## On every screen

general-language = Nederlands
general-on = aan
general-off = uit
general-choose = A kiezen   B terug
general-back = B terug

## Home

home-resume = Verder
home-new_game = Samen spelen
home-play_alone = Alleen spelen
home-first_game = Eerste spel, met uitleg
home-saves = Bewaarde spellen
home-statistics = Statistieken
home-settings = Instellingen
home-device_test = Apparaat testen
home-keys = A kiezen   X regels   Y ingedrukt: menu

## Setting up a game

setup-title = Nieuw spel
setup-start = Beginnen
setup-players = Spelers
setup-deal = Opstelling
setup-random = willekeurig
setup-this_week = deze week
setup-about_players = Hoeveel er aan tafel zitten: links en rechts.
setup-about_guest = A schrijft de naam, links en rechts: mens of computer, Y de kleur.
setup-about_given = A schrijft de naam, links en rechts: mens of computer. De kleuren liggen vast in de regels.
setup-about_person = A schrijft de naam, Y wisselt kleur en vorm.
setup-about_named = A schrijft de naam. De kleuren liggen vast in de regels.
setup-about_deal = Zelfde nummer, zelfde begin: voor een revanche of een wedstrijd.
setup-person = mens
setup-computer = computer
setup-automa = automa
setup-program = programma
setup-about_computer = 1 vergist zich vaak, 4 denkt het langst. Ze zien alleen wat hun plaats ziet.
setup-about_automa = Deze plaats wordt door het regelboek gespeeld, tegen één speler.
setup-about_program = Een programma dat bij de start is genoemd. Het ziet alleen wat zijn plaats ziet.
setup-keys = A kiezen   links, rechts wijzigen   B terug

## The colours, which serve as names

colour-black = Zwart
colour-red = Rood
colour-yellow = Geel
colour-blue = Blauw
colour-green = Groen
colour-beige = Beige
colour-russet = Roodbruin
colour-brown = Bruin
colour-lilac = Paars
colour-orange = Oranje
colour-silver = Zilver

## The screen for a name

letters-title = Naam
letters-keys = A letter  B wissen  X hoofdletters  Y klaar
letters-keys_capital = A letter  B wissen  X kleine letters  Y klaar

## Where the end of a match leads

result-home = Titel
result-again = Nog eens
result-look_back = Terugblik
result-watch = Bekijken
result-board = Bord
result-climbed = Je stijgt. Volgende keer: niveau
result-crowned = Je hebt de besten verslagen. Kronen:

## Looking back at a match that is over

look_back-title = Terugblik
look_back-thinking = Ik denk na over elke beslissing die mensen namen: wat had ik gedaan met wat zij wisten?
look_back-stop = B stopt
look_back-nothing = Ik heb niets beters gevonden dan wat er gedaan is.
look_back-forgotten = Deze partij was zo lang dat het begin vergeten is. Een terugblik erop is er niet.
look_back-played = Dit is gedaan
look_back-better = Ik had dit gedaan
look_back-unsaid = Iets dat geen woorden heeft: het bord laat het zien.
look_back-cost = Dat kostte, van 50 % kans:
look_back-keys = A naar het bord   B terug

## The list of saved games

saves-title = Bewaarde spellen
saves-none = Er is nog geen spel bewaard.
saves-finished = afgelopen
saves-unfinished = loopt
saves-damaged = beschadigd
saves-troubled = niet te openen
saves-actions = zetten
saves-play_on = Verder spelen
saves-result = Uitslag bekijken
saves-watch = Opnieuw bekijken
saves-salvage = Bekijken wat heel is
saves-copy = Vanaf daar verder
saves-delete = Wissen
saves-about = Elke partij wordt na elke beslissing vanzelf bewaard. Hier speel je verder, bekijk je een afgelopen partij opnieuw of wis je er een. Wordt de ruimte krap, dan maken afgelopen partijen plaats voor nieuwe, de oudste eerst.
saves-keys = A kiezen   X wat is dit?   B terug

## The question before something is deleted

ask-title = Dit spel wissen?
ask-delete = Het komt niet terug, niet om te spelen en niet om te bekijken.
ask-keys = A ingedrukt: wissen   B nee
ask-reset_title = Terugzetten?
ask-reset = Licht, geluid, kleuren en al het andere worden als op een nieuw apparaat. Taal, namen en spellen blijven.
ask-reset_keys = A ingedrukt: ja   B nee

## The curtain

curtain-hold = Houd A ingedrukt als alleen jij kijkt
curtain-press = Druk op A en speel

## At the table

table-nothing_to_undo = Niets terug te nemen: sinds er iets bekend werd heb je niets gedaan.
table-another_player = Niets terug te nemen: een andere speler heeft al beslist.
table-too_often = Je kunt niets meer terugnemen: in dit spel gebeurde dat te vaak.
table-hint = Ik zou dit doen
table-hint_thinking = Ik denk na ...   B stopt
table-hint_wins = Daarmee win je het spel.
table-hint_only = Een andere weg is het overwegen niet waard.
table-hint_later = Wat later volgt, pleit ervoor.
table-hint_more = Je hebt meer:
table-hint_less = Je hebt minder:
table-hint_others_more = Anderen hebben meer:
table-hint_others_less = Anderen hebben minder:

## The log

log-title = Wat er gebeurde
log-empty = Nog niets.
log-steps = A stappen   X wat is dit?   B terug
log-about = De pagina's tonen wat open voor iedereen ligt en wat alleen van jou is; met links en rechts blader je. De laatste pagina vertelt wat er gebeurd is, en met A loop je vandaar stap voor stap door de hele partij.
log-beginning = Het begin
log-keys = Links en rechts: een stap, omhoog en omlaag: tien. A start en stopt, B gaat terug.
log-more = X meer

## A card to read

reading-title = Wat is dit?
reading-keys = omhoog, omlaag: lezen   B terug

## The lesson

lesson-title = Les
lesson-first = Eerste stappen
lesson-first_about = Hoe je begint, reist en bouwt.
lesson-second = Plannen en tellen
lesson-second_about = Een hele ronde: wat je beslist, en wat het oplevert.
lesson-third = De fijne kneepjes
lesson-third_about = Waarmee je wint: wat je pas de tweede keer ziet.
lesson-done = geleerd
lesson-real_game = Nu een echt spel
lesson-real_about = Met mensen of computers: met wie, kies je zo.
lesson-keys = A verder   Y vanaf het begin   B terug
lesson-not_that = Dat niet.
lesson-other = De les wil iets anders, dus er is niets gebeurd.

## The menu

menu-title = Menu
menu-go_on = Verder
menu-take_back = Beurt terugnemen
menu-hint = Wat zou jij doen?
menu-log = Wat er gebeurde
menu-rules = Regels
menu-settings = Instellingen
menu-home = Tafel verlaten
menu-to_title = Naar het titelscherm
menu-end_lesson = Les beëindigen
menu-saved = Het spel wordt na elke zet bewaard

## The lines of the settings

setting-language = Taal
    .about = Alle teksten op het scherm
setting-light = Helderheid
    .about = Links en rechts: donkerder, lichter
setting-sound = Geluid
    .about = Tonen bij zetten en doorgeven
setting-motion = Beweging
    .about = Uit: niets beweegt of knippert
setting-size = Letters
    .about = Lijsten, toetsen en uitleg
setting-hints = Tips
    .about = Uit: niemand krijgt raad
setting-colours = Kleuren
    .about = Lamplicht voor 's avonds, daglicht voor buiten
setting-hand = Knoppen
    .about = Linkerhand: draai het apparaat ondersteboven
setting-idle = Slaapt na
    .about = Wordt donker en verbergt het spel

## What stands beside them

settings-title = Instellingen
settings-normal = normaal
settings-large = groot
settings-lamplight = lamplicht
settings-daylight = daglicht
settings-right = rechterhand
settings-left = linkerhand
settings-never = nooit
settings-reset = Y: terugzetten

## The statistics

statistics-title = Statistieken
statistics-finished = spellen
statistics-best = Beste
statistics-rung = niveau
statistics-crowns = kronen
statistics-played = gespeeld
statistics-won = gewonnen
statistics-nobody = Wie een spel uitspeelt, wordt hier geteld.
statistics-people = mensen
statistics-streak = op rij
statistics-longest = langste
statistics-last = De laatste spellen
statistics-no_last = Er is nog geen spel uit.
statistics-keys = links, rechts: bladeren   B terug

## Notices

notice-not_saved = Niet bewaard
notice-cannot_open = Niet te openen
notice-newer_title = Een nieuwere Durbar was hier
notice-gave_way_title = Ruimte gemaakt
notice-battery_title = Accu bijna leeg
notice-empty_title = Accu leeg
notice-journal_title = Een heel lang spel
notice-program_title = Een plaats zonder programma
notice-no_program_title = Geen programma hier
notice-keys = A verder
notice-keys_again = A nog eens   B tafel verlaten
notice-keys_try = A nog eens   B terug
notice-keys_leave = B tafel verlaten
notice-keys_unsaved = A nog eens   X onbewaard verder   B verlaten
notice-keys_off = A uit

## What a notice is about, and what to do

trouble-damaged = Dit bewaarde spel is beschadigd.
    .advice = Wat heel is, staat bij de bewaarde spellen: om te bekijken, en als kopie om verder te spelen.
trouble-salvage = Het einde is verloren gegaan.
    .advice = Alle zetten tot daar zijn heel. Verder spelen maakt er een kopie van; het beschadigde spel blijft.
trouble-lost = Dit bewaarde spel is beschadigd.
    .advice = Niets ervan is leesbaar. De andere zijn in orde. Wis het om ruimte te maken.
trouble-newer_format = Een nieuwere Durbar heeft dit spel bewaard.
    .advice = Zet de nieuwere firmware terug om verder te gaan, of wis het.
trouble-unknown_game = Deze Durbar kent dat spel niet.
    .advice = Zet er firmware op die het wel kent, of wis het bewaarde spel.
trouble-other_rules = Het is met een andere versie van de regels gespeeld.
    .advice = Zet de firmware van toen terug, of wis het.
trouble-diverged = Nagespeeld leiden de zetten ergens anders heen.
    .advice = Zet de firmware van toen terug, of meld het ons.
trouble-newer_values = Zijn instellingen zijn hier onbekend.
    .advice = Ze blijven zoals ze zijn tot hij terugkomt, net als zijn statistieken en spellen. Tot dan beginnen instellingen en statistieken opnieuw.
trouble-flash = Het geheugen van het apparaat meldt een fout.
    .advice = Probeer het nog eens. Blijft het zo, dan is het geheugen versleten.
trouble-worn = Wat geschreven werd, is niet terug te lezen.
    .advice = Probeer het nog eens: er wordt een andere plek gebruikt. Blijft het zo, dan is het geheugen versleten.
trouble-too_small = Op dit apparaat is geen ruimte om te bewaren.
    .advice = Deze firmware past niet: zet de juiste erop.
trouble-full = Er is geen ruimte voor nog een spel.
    .advice = Speel er een uit of wis er een, dan kun je verder.
trouble-no_such_match = Dat spel is er niet meer.
    .advice = Kies er een uit de lijst.
trouble-finished = Dat spel is afgelopen.
    .advice = Begin een nieuw spel.
trouble-out_of_step = De tafel en het bewaarde spel komen niet overeen.
    .advice = Verlaat de tafel en open het spel opnieuw uit de lijst.
trouble-too_long = Een naam is te lang om te bewaren.
    .advice = Gebruik kortere namen.
trouble-gave_way = Het oudste afgelopen spel is gewist om ruimte te maken.
    .advice = Het is niet meer te bekijken. Lopende spellen worden nooit gewist.
trouble-gave_way_many = Om ruimte te maken zijn de oudste afgelopen spellen gewist:
    .advice = Ze zijn niet meer te bekijken. Lopende spellen worden nooit gewist.
trouble-battery = De accu is bijna leeg.
    .advice = Je spel wordt na elke zet bewaard: er gaat niets verloren als het apparaat uitgaat.
trouble-empty = De accu is leeg.
    .advice = Alles is bewaard. Het beeld gaat nu uit: laad het apparaat op, dan brengt elke toets je terug.
trouble-journal = Zo'n lang spel past niet meer in het verslag.
    .advice =
        Speel verder: alles wordt bewaard, ook het einde. Alleen de eerste zetten zijn straks niet meer te bekijken.
trouble-not_started = kan niet worden gestart.
    .advice = Een computer van niveau 2 neemt de plaats van nu af over. Meer staat in de terminal.
trouble-silent = gaf niet op tijd antwoord.
    .advice = Een computer van niveau 2 neemt de plaats van nu af over. Meer staat in de terminal.
trouble-ended = is midden in het spel gestopt.
    .advice = Een computer van niveau 2 neemt de plaats van nu af over. Meer staat in de terminal.
trouble-misplayed = antwoordde iets dat niet kan.
    .advice = Een computer van niveau 2 neemt de plaats van nu af over. Meer staat in de terminal.
trouble-no_program = Een programma heeft een plaats in dit spel, en hier is er geen.
    .advice = Een computer van niveau 2 speelt in zijn plaats, zolang het ontbreekt.

## The test of the device

device-title = Apparaat testen
device-light = Licht
device-tone = Toon
device-battery = Accu
device-no_battery = hier niet meetbaar
device-charging = laadt op
device-picture = Beeld
device-rules = Regels
device-not_checked = druk op A
device-saves = Ruimte voor spellen
device-keys = A testen  X taal  Y kleuren  Y ingedrukt: menu

## The crash screen

crash-title = Er ging iets mis
crash-comfort = Je bewaarde spellen zijn ongedeerd. Meld ons wat hieronder staat.
crash-place = In
crash-restart = Druk op A om te herstarten

## The words that all games share

face-first_pointer = 1e actie
face-second_pointer = 2e actie
face-move_to = Huis hierheen verplaatsen
face-open = te doen
face-possible_in = Kan in
face-plan_lacks = Je plan mist
face-now = nu
face-next = hierna
face-then = dan
face-order_then = Daarna
face-order_stays = De volgorde blijft gelijk.
face-order_over = Dit is de laatste ronde: daarna komt niets.
face-board = Y bord
face-everybody = iedereen kijkt
face-rides_here = De maharadja rijdt hierheen: telling in deze ronde
face-paid = betaald
face-received = gekregen
face-unused = Ongebruikt
face-turn = De hele beurt
face-scoring = Telling
face-alone = alleen
face-nothing = daar niets

## What the buttons do at the table

hint-choose = A kiezen
hint-confirm = A bevestigen
hint-go_on = A verder
hint-back = B terug
hint-what = X wat is dit?
hint-why = X waarom?
