/**
 * All texts of the page, a table a language, in the handheld's own three. A text with values in it is a function of
 * them. Tests hold the tables to the same keys and the same values. Knows neither page nor worker.
 */

export const WORDS = {
  en: {
    subtitle: 'a pocket game table',
    handheld: 'The handheld',
    cross: 'Cross of directions',
    up: 'Up',
    left: 'Left',
    right: 'Right',
    down: 'Down',
    screen: 'The screen of the handheld',
    lamp: 'Lamp',
    buttons: 'Buttons',
    asleep: 'Asleep. Press a key.',
    tools: 'Tools',
    sound: 'Sound',
    picture: 'Screenshot',
    export: 'Export',
    import: 'Import',
    reset: 'Reset',
    undo: 'Take back',
    update: 'Open it now',
    legend: 'Keys',
    move: 'moves',
    choose: 'chooses',
    back: 'back, takes back',
    ask: 'what is this?',
    overview: 'overview; held: menu',
    help: 'How games are kept',
    about:
      'Games are kept in this browser, move by move: closing the page is only a power cut. Export gives them to you as a ' +
      'file, and Import takes such a file in, here, on a PC (durbar flash import) or on a real handheld. Import also takes ' +
      'another firmware (UF2). Files can be dropped anywhere on the page. A gamepad plays too.',
    licences: 'Licences of all that is in it',
    keptForGood: 'This browser has promised to keep the games until you delete them.',
    keptForNow: 'This browser may drop the games when space gets short: Export now and then.',
    keptUnasked: 'This browser makes no promise to keep the games at such an address: Export now and then.',
    speed: ({ part }) => `speed ${part} %`,
    load: ({ part, load }) => `The emulated chip reaches ${part} % of real time, and takes ${load} % of a core for it.`,
    switchingOn: 'Switching on…',
    deal: ({ asked }) => `This link proposes deal ${asked}: a new game has it chosen already.`,
    noDeal: 'This link asks for a deal that does not exist: deals have whole numbers from 1 to 99. All of them can be played.',
    file:
      'Opened as a file, the page cannot start the handheld: a browser starts it only from a server. In the folder of ' +
      'Durbar, ./firmware serve starts one and says where to go.',
    forbidden: 'This browser lets the page keep nothing: you can play, but games end with the tab. Export keeps them.',
    full: 'The browser\'s storage is full: you can play on, but nothing is kept any more. Export keeps the games.',
    busy: 'Durbar is open in another tab, and goes on here when that one is closed.',
    stopped: 'The firmware has stopped. Reset starts it again.',
    failed: 'The emulated handheld has failed. Open the page anew: the games are kept.',
    newer: 'A newer Durbar is here, and comes when the page is opened the next time.',
    exported: ({ name }) => `The games went into ${name}.`,
    imported: ({ name }) => `The games are those of ${name} now.`,
    undone: 'The games are those from before again.',
    runs: ({ name }) => `${name} runs now, until this page is opened again.`,
    noFirmware: ({ name, status }) => `The firmware ${name} does not lie beside this page (${status}).`,
    tooLarge: ({ name }) => `${name} cannot be taken in: it is far too large to be games or a firmware.`,
    reachesGames: ({ name }) => `The firmware ${name} reaches into the games: it is too large.`,
    badImage: ({ detail }) => detail,
    notUf2: ({ name }) => `${name} is not a UF2 file: it does not begin like one.`,
    wrongSize: ({ name, bytes, right }) =>
      `${name} cannot be taken in: it has ${bytes} bytes, and a flash file of Durbar has ${right}, no more and no fewer.`,
    newerFormat: ({ name, format, known }) =>
      `${name} cannot be taken in: its games are in format ${format}, which a newer Durbar wrote, and this one reads format ${known}; play them with the newer one.`,
    noMark: ({ name }) => `${name} cannot be taken in: it has the right size, but no part of it bears the mark of a Durbar.`,
  },
  de: {
    subtitle: 'ein Spieltisch für die Tasche',
    handheld: 'Das Gerät',
    cross: 'Steuerkreuz',
    up: 'Hoch',
    left: 'Links',
    right: 'Rechts',
    down: 'Runter',
    screen: 'Der Bildschirm des Geräts',
    lamp: 'Lampe',
    buttons: 'Knöpfe',
    asleep: 'Schläft. Drück eine Taste.',
    tools: 'Werkzeuge',
    sound: 'Ton',
    picture: 'Bild',
    export: 'Sichern',
    import: 'Einlesen',
    reset: 'Neustart',
    undo: 'Zurücknehmen',
    update: 'Jetzt öffnen',
    legend: 'Tasten',
    move: 'bewegt',
    choose: 'wählt',
    back: 'zurück, nimmt zurück',
    ask: 'was ist das?',
    overview: 'Übersicht; gehalten: Menü',
    help: 'Wie Spiele aufbewahrt werden',
    about:
      'Spiele bleiben in diesem Browser, Zug für Zug: Die Seite zu schließen ist nur ein Stromausfall. „Sichern“ gibt sie ' +
      'dir als Datei, und „Einlesen“ nimmt so eine Datei auf, hier, auf einem PC (durbar flash import) oder auf einem ' +
      'echten Gerät. „Einlesen“ nimmt auch eine andere Firmware (UF2). Dateien dürfen überall auf die Seite fallen. ' +
      'Auch ein Gamepad spielt mit.',
    licences: 'Lizenzen von allem, was darin ist',
    keptForGood: 'Dieser Browser hat versprochen, die Spiele zu behalten, bis du sie löschst.',
    keptForNow: 'Dieser Browser darf die Spiele verwerfen, wenn der Platz knapp wird: Sichere sie ab und zu.',
    keptUnasked: 'Dieser Browser verspricht bei so einer Adresse nicht, die Spiele zu behalten: Sichere sie ab und zu.',
    speed: ({ part }) => `Tempo ${part} %`,
    load: ({ part, load }) => `Der nachgebildete Chip erreicht ${part} % der echten Zeit und braucht dafür ${load} % eines Kerns.`,
    switchingOn: 'Wird eingeschaltet …',
    deal: ({ asked }) => `Dieser Link schlägt die Startaufstellung ${asked} vor: Bei einem neuen Spiel ist sie schon gewählt.`,
    noDeal: 'Dieser Link nennt eine Startaufstellung, die es nicht gibt: Sie haben ganze Zahlen von 1 bis 99. Alle lassen sich spielen.',
    file:
      'Als Datei geöffnet kann die Seite das Gerät nicht starten: Ein Browser tut das nur von einem Server. Im Ordner von ' +
      'Durbar startet ./firmware serve einen und sagt, wohin es geht.',
    forbidden: 'Dieser Browser lässt die Seite nichts behalten: Du kannst spielen, aber die Spiele enden mit dem Tab. „Sichern“ bewahrt sie.',
    full: 'Der Speicher des Browsers ist voll: Du kannst weiterspielen, aber nichts wird mehr behalten. „Sichern“ bewahrt die Spiele.',
    busy: 'Durbar ist in einem anderen Tab offen und geht hier weiter, wenn jener geschlossen ist.',
    stopped: 'Die Firmware steht still. „Neustart“ bringt sie wieder in Gang.',
    failed: 'Das nachgebildete Gerät ist ausgefallen. Öffne die Seite neu: Die Spiele sind bewahrt.',
    newer: 'Ein neueres Durbar ist da und kommt, wenn die Seite das nächste Mal geöffnet wird.',
    exported: ({ name }) => `Die Spiele liegen nun in ${name}.`,
    imported: ({ name }) => `Die Spiele sind nun die aus ${name}.`,
    undone: 'Die Spiele sind wieder die von vorher.',
    runs: ({ name }) => `${name} läuft nun, bis diese Seite wieder geöffnet wird.`,
    noFirmware: ({ name, status }) => `Die Firmware ${name} liegt nicht neben dieser Seite (${status}).`,
    tooLarge: ({ name }) => `${name} wird nicht eingelesen: Für Spiele oder eine Firmware ist es viel zu groß.`,
    reachesGames: ({ name }) => `Die Firmware ${name} reicht in die Spiele hinein: Sie ist zu groß.`,
    badImage: ({ detail }) => `Diese Firmware lässt sich nicht starten. (${detail})`,
    notUf2: ({ name }) => `${name} ist keine UF2-Datei: Sie beginnt nicht wie eine.`,
    wrongSize: ({ name, bytes, right }) =>
      `${name} wird nicht eingelesen: Es hat ${bytes} Bytes, und eine Flash-Datei von Durbar hat ${right}, nicht mehr und nicht weniger.`,
    newerFormat: ({ name, format, known }) =>
      `${name} wird nicht eingelesen: Seine Spiele haben Format ${format} eines neueren Durbar, und dieses liest Format ${known}; spiele sie mit dem neueren.`,
    noMark: ({ name }) => `${name} wird nicht eingelesen: Die Größe stimmt, aber kein Teil trägt das Zeichen eines Durbar.`,
  },
  nl: {
    subtitle: 'een speeltafel voor op zak',
    handheld: 'Het apparaat',
    cross: 'Richtingskruis',
    up: 'Omhoog',
    left: 'Links',
    right: 'Rechts',
    down: 'Omlaag',
    screen: 'Het scherm van het apparaat',
    lamp: 'Lampje',
    buttons: 'Knoppen',
    asleep: 'Slaapt. Druk op een toets.',
    tools: 'Gereedschap',
    sound: 'Geluid',
    picture: 'Foto',
    export: 'Bewaren',
    import: 'Inlezen',
    reset: 'Herstart',
    undo: 'Terugnemen',
    update: 'Nu openen',
    legend: 'Toetsen',
    move: 'beweegt',
    choose: 'kiest',
    back: 'terug, neemt terug',
    ask: 'wat is dit?',
    overview: 'overzicht; vast: menu',
    help: 'Hoe spellen bewaard blijven',
    about:
      'Spellen blijven in deze browser, zet voor zet: de pagina sluiten is maar een stroomstoring. ‘Bewaren’ geeft ze je ' +
      'als bestand, en ‘Inlezen’ neemt zo’n bestand op, hier, op een pc (durbar flash import) of op een echt apparaat. ' +
      '‘Inlezen’ neemt ook andere firmware (UF2). Bestanden mogen overal op de pagina vallen. Ook een gamepad speelt mee.',
    licences: 'Licenties van alles wat erin zit',
    keptForGood: 'Deze browser heeft beloofd de spellen te houden tot jij ze wist.',
    keptForNow: 'Deze browser mag de spellen weggooien als er weinig ruimte is: bewaar ze nu en dan.',
    keptUnasked: 'Deze browser belooft bij zo’n adres niet de spellen te houden: bewaar ze nu en dan.',
    speed: ({ part }) => `tempo ${part} %`,
    load: ({ part, load }) => `De nagebootste chip haalt ${part} % van de echte tijd, en gebruikt daarvoor ${load} % van een kern.`,
    switchingOn: 'Gaat aan…',
    deal: ({ asked }) => `Deze link stelt opstelling ${asked} voor: bij een nieuw spel is die al gekozen.`,
    noDeal: 'Deze link noemt een opstelling die niet bestaat: ze hebben hele getallen van 1 tot en met 99. Ze zijn allemaal te spelen.',
    file:
      'Als bestand geopend kan de pagina het apparaat niet starten: een browser doet dat alleen vanaf een server. In de ' +
      'map van Durbar start ./firmware serve er een, en zegt waar je heen moet.',
    forbidden: 'Deze browser laat de pagina niets bewaren: je kunt spelen, maar de spellen eindigen met het tabblad. ‘Bewaren’ redt ze.',
    full: 'De opslag van de browser is vol: je kunt verder spelen, maar niets blijft meer bewaard. ‘Bewaren’ redt de spellen.',
    busy: 'Durbar is open in een ander tabblad, en gaat hier verder als dat gesloten is.',
    stopped: 'De firmware staat stil. ‘Herstart’ brengt haar weer op gang.',
    failed: 'Het nagebootste apparaat is uitgevallen. Open de pagina opnieuw: de spellen zijn bewaard.',
    newer: 'Er is een nieuwere Durbar; die komt als de pagina de volgende keer opengaat.',
    exported: ({ name }) => `De spellen staan nu in ${name}.`,
    imported: ({ name }) => `De spellen zijn nu die uit ${name}.`,
    undone: 'De spellen zijn weer die van daarvoor.',
    runs: ({ name }) => `${name} draait nu, tot deze pagina weer geopend wordt.`,
    noFirmware: ({ name, status }) => `De firmware ${name} ligt niet naast deze pagina (${status}).`,
    tooLarge: ({ name }) => `${name} wordt niet ingelezen: het is veel te groot voor spellen of firmware.`,
    reachesGames: ({ name }) => `De firmware ${name} reikt tot in de spellen: ze is te groot.`,
    badImage: ({ detail }) => `Deze firmware kan niet draaien. (${detail})`,
    notUf2: ({ name }) => `${name} is geen UF2-bestand: het begint niet zo.`,
    wrongSize: ({ name, bytes, right }) =>
      `${name} wordt niet ingelezen: het heeft ${bytes} bytes, en een flashbestand van Durbar heeft er ${right}, niet meer en niet minder.`,
    newerFormat: ({ name, format, known }) =>
      `${name} wordt niet ingelezen: de spellen hebben formaat ${format} van een nieuwere Durbar, en deze leest formaat ${known}; speel ze met de nieuwere.`,
    noMark: ({ name }) => `${name} wordt niet ingelezen: de grootte klopt, maar geen deel draagt het merk van een Durbar.`,
  },
};

/** The first language of the person's that the page speaks; English where it speaks none. */
export function languageOf(wished) {
  return wished.map((tag) => tag.toLowerCase().split('-')[0]).find((language) => language in WORDS) ?? 'en';
}

/** The text of a key in a language; numbers get their thousands apart as is usual there. */
export function textOf(language, key, values = {}) {
  const text = WORDS[language][key];
  if (typeof text !== 'function') return text;
  const shown = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value.toLocaleString(language) : value]);
  return text(Object.fromEntries(shown));
}
