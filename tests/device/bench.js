/** How fast the firmware is, in emulated time: `node tests/device/bench.js`. Not a test: nothing here can fail. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Machine } from '../../web/machine/index.js';
import { BOARD_NAMES, firmware, play, withFile } from './helpers.js';
import { evening, keysOf } from './evenings.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { begin: BEGIN, decisions } = evening('raja-for-two');
const CYCLE = 8; // nanoseconds, at 125 MHz
const SAVES = 0x180000;

const print = (what, nanos) =>
  console.log(`  ${what.padEnd(60)}${(nanos / 1e6).toFixed(2).padStart(8)} ms${Math.round(nanos / CYCLE).toLocaleString('en').padStart(13)} cycles`);

/** Does something; answers when the first and the last byte of the picture went over the bus, from then on. */
function picture(machine, deed) {
  const begin = machine.nanos;
  deed();
  machine.runUntil(() => machine.panel.lastByteAt > begin, { ms: 500, what: 'a picture' });
  const first = machine.panel.lastByteAt - begin;
  machine.settle();
  return { first, last: machine.panel.lastByteAt - begin };
}

/** Presses a key for a picture, and lets it go. */
function tap(machine, key) {
  const took = picture(machine, () => machine.press(key));
  machine.release(key);
  machine.run({ ms: 100 });
  return took;
}

for (const board of BOARD_NAMES) {
  const machine = new Machine({ board, image: await firmware(board) });
  machine.powerOn();
  machine.settle();
  console.log(board);
  print('switching on to the first whole picture', machine.panel.completeAt);
  print('switching on to the light', machine.backlightRoseAt);
  print('home: a focus move, to its last pixel', tap(machine, 'down').last);
  tap(machine, 'up');

  // A board with a tearing signal waits for it before a large picture; with a dead one, once, and then no more.
  machine.tearingSignal = false;
  play(machine, BEGIN);
  // To a turn in the middle of the match, whose map is full.
  const middle = decisions.findIndex(({ curtain }, i) => i > 70 && curtain === 'A');
  for (const decision of decisions.slice(0, middle)) play(machine, keysOf(decision));
  const opened = tap(machine, 'A');
  print('the whole map behind a curtain: key to last pixel', opened.last);
  print('of that, painting and comparing', opened.first);
  const moves = ['left', 'right', 'up', 'down', 'left', 'down', 'right', 'up'].map((key) => tap(machine, key));
  const longest = moves.reduce((a, b) => (a.last > b.last ? a : b));
  const average = moves.reduce((sum, { last }) => sum + last, 0) / moves.length;
  print('a focus move on the map: key to last pixel, on average', average);
  print('the longest of these', longest.last);
  print('of that, painting the whole map and comparing it', longest.first);
  const { used, size } = machine.stack;
  console.log(`  deepest stack: ${used} of ${size} bytes`);
}

{
  const board = 'picosystem';
  console.log('saving in a match: how long the flash is busy, and the core with it');
  const machine = new Machine({ board, image: await firmware(board) });
  machine.powerOn();
  machine.settle();
  play(machine, BEGIN);
  const times = { turn: [], curtain: [] };
  for (const decision of decisions.slice(0, 100)) {
    const before = machine.flash.busyNanos;
    play(machine, keysOf(decision));
    const at = decisions.indexOf(decision) + 1;
    const handedOver = decisions[at].curtain !== '';
    times[handedOver ? 'curtain' : 'turn'].push(machine.flash.busyNanos - before);
  }
  const most = (all) => Math.max(...all);
  print(`an action within a turn, the longest of ${times.turn.length}`, most(times.turn));
  print(`an action and what a hand-over prepares, the longest of ${times.curtain.length}`, most(times.curtain));
}

{
  const board = 'picosystem';
  console.log('Brahmabot, one action of his: from the key to the end of the picture and of saving');
  const solo = evening('maharaja-solo');
  const machine = new Machine({ board, image: await firmware(board) });
  machine.powerOn();
  machine.settle();
  play(machine, solo.begin);
  const times = [];
  for (const [i, decision] of solo.decisions.entries()) {
    // A line without keys of its own but an A watches him.
    const his = solo.decisions[i].fresh === 'A';
    const awake = machine.stats.nanos - machine.stats.sleptNanos;
    play(machine, keysOf(decision));
    if (his) times.push(machine.stats.nanos - machine.stats.sleptNanos - awake);
  }
  print(`the longest of ${times.length}: time the core was awake`, Math.max(...times));
  print('on average', times.reduce((a, b) => a + b, 0) / times.length);
}

{
  const board = 'picosystem';
  const region = withFile(null, (file) => {
    execFileSync('cargo', ['run', '--quiet', '--release', '--example', 'saves', '--', file], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    return readFileSync(file);
  });
  console.log('switching on with a region full of matches');
  const machine = new Machine({ board, image: await firmware(board), flash: { offset: SAVES, bytes: region } });
  machine.powerOn();
  machine.settle();
  print('to home, which lists them all', machine.panel.completeAt);
  play(machine, 'A');
  machine.run({ ms: 2000 });
  machine.powerOn();
  const start = machine.nanos;
  machine.settle();
  print('to the curtain of the interrupted match', machine.panel.completeAt - start);
}
