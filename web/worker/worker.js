/**
 * The handheld behind the page: machine, real time and storage, in a thread of their own. The page sends
 * { kind, ... } and hears { kind, ... }; both lists stand in `hear` and in page/main.js. What a person is to read is sent
 * as a key of page/words.js with its values.
 */

import { HEIGHT, Machine, WIDTH, readImage } from '../machine/index.js';
import { wordOf } from '../deals.js';
import { SAVES, faultOfSaves } from '../saves.js';
import { Alone } from './alone.js';
import { Pace } from './pace.js';
import { Storage } from './storage.js';

const BOARD = 'picosystem';
const FIRMWARE = `durbar-${BOARD}.uf2`;
const QUIET = 1e6; // a picture is whole when no byte has come for so many emulated nanoseconds
const PATIENCE = 20; // real milliseconds after which a picture is shown though bytes still come

const say = (message, transfer = []) => self.postMessage(message, transfer);
const alone = new Alone(moveOut);
const storage = new Storage((wrong) => say({ kind: 'storage', wrong }), () => alone.drop());
const pace = new Pace(afterTurn, ({ part, load }) => say({ kind: 'speed', part, load }));

/** @type {Machine} */
let machine;
let image;
let seed;
let deals;
let name;

/** What the person asked for and cannot have, as a text of the page. */
class Refusal extends Error {
  constructor(text, values = {}) {
    super(text);
    this.values = values;
  }
}

/** RGB565 to the bytes of a canvas, by repeating the top bits. */
const COLOURS = Uint32Array.from({ length: 0x10000 }, (_, pixel) => {
  const [r, g, b] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
  return (0xff000000 | (((b << 3) | (b >> 2)) << 16) | (((g << 2) | (g >> 4)) << 8) | (r << 3) | (r >> 2)) >>> 0;
});

// ---- what the page hears ----------------------------------------------------------------------------------------

let shown = { pixelBytes: -1, lit: null, at: 0 };

/** Shows the picture when it has changed and is whole. */
function showPicture() {
  const { pixelBytes, lastByteAt } = machine.panel;
  const lit = machine.backlight > 0;
  if (pixelBytes === shown.pixelBytes && lit === shown.lit) return;
  const now = performance.now();
  if (machine.nanos - lastByteAt < QUIET && now - shown.at < PATIENCE) return;
  shown = { pixelBytes, lit, at: now };
  const colours = new Uint32Array(WIDTH * HEIGHT);
  const { pixels } = machine.panel;
  for (let i = 0; i < colours.length; i++) colours[i] = COLOURS[pixels[i]];
  say({ kind: 'picture', pixels: colours.buffer, lit }, [colours.buffer]);
}

/** Light and sound, with the emulated moment at which they changed. */
function showOutputs() {
  const { led, sound } = machine;
  say({ kind: 'outputs', led, sound, ms: machine.ms });
}

let stopped = false;

function afterTurn() {
  showPicture();
  if (machine.isLockedUp !== stopped) say({ kind: 'stopped', stopped: (stopped = machine.isLockedUp) });
  waiting = waiting.filter(({ isOver, answer }) => !isOver() || answer());
}

// ---- what the page asks -----------------------------------------------------------------------------------------

/** Makes a machine with these games in its flash and switches it on. */
function switchOn(saves) {
  const keys = machine?.pressed ?? new Set();
  machine?.powerOff();
  // Without the flash's cache: a slow phone is to keep pace, and nobody measures here.
  machine = new Machine({ board: BOARD, image, flash: saves && { offset: SAVES.offset, bytes: saves }, cache: false, seed });
  for (const key of keys) machine.press(key);
  machine.onOutput = showOutputs;
  const { flash } = machine;
  flash.onChange = (offset, length) => storage.keep(flash.bytes, offset, length);
  shown = { pixelBytes: -1, lit: null, at: 0 };
  machine.powerOn(wordOf(deals));
  pace.begin(machine);
}

const games = () => machine.flash.bytes.slice(SAVES.offset, SAVES.offset + SAVES.length);

/** Puts other games into the flash, and starts anew. */
function replaceGames(bytes) {
  switchOn(bytes);
  storage.keep(machine.flash.bytes, SAVES.offset, SAVES.length);
}

let before = null;

/** Takes a file in: games or firmware. A wrong one gets a sentence, and the game goes on. */
function takeIn({ name, bytes }) {
  const isImage = ['UF2\n', '\x7fELF'].some((magic) => String.fromCharCode(...bytes.subarray(0, 4)) === magic);
  if (isImage) {
    const read = imageOf(bytes);
    if (read.end > SAVES.offset) throw new Refusal('reachesGames', { name });
    image = read;
    switchOn(games());
    return { text: 'runs', values: { name } };
  }
  if (/\.uf2$/i.test(name)) throw new Refusal('notUf2', { name });
  const fault = faultOfSaves(bytes);
  if (fault) throw new Refusal(fault.text, { name, ...fault.values });
  before = games();
  replaceGames(bytes);
  return { text: 'imported', values: { name }, canUndo: true };
}

function imageOf(bytes) {
  try {
    return readImage(bytes);
  } catch (error) {
    throw new Refusal('badImage', { detail: error.message });
  }
}

let waiting = [];

/** Answers after so many emulated milliseconds, or when the machine has been at rest for so long. */
function wait({ ms, rest }, answer) {
  const begin = machine.nanos;
  const isOver = rest
    ? () => machine.isAsleep && machine.panel.complete &&
        machine.nanos - Math.max(begin, machine.panel.lastByteAt) >= ms * 1e6 && machine.panel.pixelBytes === shown.pixelBytes
    : () => machine.nanos - begin >= ms * 1e6;
  waiting.push({ isOver, answer: () => void storage.settled().then(answer) });
}

/** Runs the handheld's time as fast as it goes. */
function leap({ ms }) {
  for (const end = machine.ms + ms; machine.ms < end; ) machine.run({ ms: 100 });
  pace.begin(machine);
}

async function start(message) {
  ({ seed, deals, name } = message);
  alone.left = message.left;
  // Before the waiting: what waits for long must not end with the firmware of another page.
  const answer = await fetch(FIRMWARE, { cache: 'no-cache' });
  if (!answer.ok) throw new Refusal('noFirmware', { name: FIRMWARE, status: answer.status });
  image = readImage(new Uint8Array(await answer.arrayBuffer()));
  await moveIn();
}

/** Waits until no other tab plays, and switches on with what is kept then. */
async function moveIn() {
  const told = setTimeout(() => say({ kind: 'busy', busy: true }), 1000);
  storage.holder = await alone.wait(await storage.connect(), name);
  const saves = await storage.read();
  clearTimeout(told);
  say({ kind: 'busy', busy: false });
  switchOn(saves);
}

/** Another tab took this one for dead, and holds the games now: they go on here when it is closed. */
function moveOut() {
  pace.end();
  machine?.powerOff();
  machine = undefined;
  moveIn();
}

const hear = {
  start,
  key({ key, down }) {
    if (!machine) return;
    pace.turn();
    if (down) machine.press(key);
    else machine.release(key);
    pace.turn();
  },
  reset: () => switchOn(games()),
  export: () => games(),
  import: takeIn,
  undo() {
    replaceGames(before);
    return { text: 'undone' };
  },
  left: ({ name }) => void (alone.left = name),
  leap,
  wait: (message) => new Promise((answer) => wait(message, answer)),
};

const NEEDS_MACHINE = new Set(['reset', 'export', 'import', 'undo', 'wait', 'leap']);

self.onmessage = async ({ data }) => {
  const { kind, id } = data;
  try {
    if (!machine && NEEDS_MACHINE.has(kind)) throw new Refusal('busy');
    const value = await hear[kind](data);
    if (id !== undefined) say({ kind: 'answer', id, value });
  } catch (error) {
    say({ kind: 'answer', id, wrong: error.message, values: error.values });
  }
};
