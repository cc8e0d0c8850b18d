/**
 * How fast the firmware is, in emulated time and cycles: `node tests/device/bench.js`. Not a test: nothing here can fail.
 * Bytes on the bus take their time at the rate that the firmware set.
 */

import { Machine } from '../../web/machine/index.js';
import { BOARD_NAMES, firmware } from './helpers.js';

const CYCLE = 8; // nanoseconds, at 125 MHz

const print = (what, nanos) =>
  console.log(`  ${what.padEnd(52)}${(nanos / 1e6).toFixed(2).padStart(8)} ms${Math.round(nanos / CYCLE).toLocaleString('en').padStart(13)} cycles`);

/** Does something; answers when the first and the last byte of the picture went over the bus, from then on. */
function picture(machine, deed) {
  const begin = machine.nanos;
  deed();
  machine.runUntil(() => machine.panel.lastByteAt > begin, { ms: 500, what: 'a picture' });
  const first = machine.panel.lastByteAt - begin;
  machine.settle();
  return { first, last: machine.panel.lastByteAt - begin };
}

for (const board of BOARD_NAMES) {
  const machine = new Machine({ board, image: await firmware(board) });
  machine.powerOn();
  machine.settle();
  console.log(board);
  print('switching on to the first whole picture', machine.panel.completeAt);
  print('switching on to the light', machine.backlightRoseAt);

  const one = picture(machine, () => machine.press('B'));
  print('a key that changes one picture of a key: to its last pixel', one.last);
  print('of that, painting the whole screen and comparing it', one.first);
  picture(machine, () => machine.release('B'));

  // A board with a tearing signal waits for it before a large picture; with a dead one, once, and then no more.
  machine.tearingSignal = false;
  picture(machine, () => machine.press('Y'));
  picture(machine, () => machine.release('Y'));
  const all = picture(machine, () => machine.press('Y'));
  print('a key that changes every row: to its last pixel', all.last);
  print('of that, sending the whole screen', all.last - all.first);
  const { used, size } = machine.stack;
  console.log(`  deepest stack: ${used} of ${size} bytes`);
}
