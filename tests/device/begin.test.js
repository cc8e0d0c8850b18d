/** The first moments of a match against computers: flash is erased, a round begins, thoughts begin; no key is lost in them. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { assertNoProblems, digest, firmware, press } from './helpers.js';

const FOLDER = new URL('.', import.meta.url);
const board = 'picosystem';
/**
 * How long a finger taps, and from when to when after the key that begins the match it does, in ms. Two sectors that are
 * erased one right after the other stop the chip for 95: what is shorter, and wholly within them, is not seen.
 */
const TAP = 100;
const [FIRST, LAST, STEP] = [3, 420, 23];
/** When it is looked: long after all of it. */
const END = 1500;

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.script'))) {
  const words = readFileSync(new URL(file, FOLDER), 'utf8').trim().split(' ');
  // The last key before the first pause begins the match.
  const before = words.slice(0, words.findIndex((word) => word.startsWith('wait:')) - 1).join(' ');

  test(`${file.replace('.script', '')}: X says what is in focus, whenever it is tapped after the match began`, async () => {
    const image = await firmware(board);
    /** The picture a while after the match began, with X tapped so long after the key that began it, or not at all. */
    const after = (offset) => {
      const machine = new Machine({ board, image, cache: true });
      machine.powerOn();
      machine.settle();
      press(machine, before);
      machine.settle();
      const start = machine.nanos;
      const changes = [[0, 'press', 'A'], [TAP, 'release', 'A']];
      if (offset !== undefined) changes.push([offset, 'press', 'X'], [offset + TAP, 'release', 'X']);
      changes.sort(([one], [other]) => one - other);
      for (const [ms, what, key] of changes) {
        machine.run({ ms: ms - (machine.nanos - start) / 1e6 });
        machine[what](key);
      }
      machine.run({ ms: END - (machine.nanos - start) / 1e6 });
      assertNoProblems(machine);
      return digest(machine.panel.pixels);
    };
    const untouched = after();
    const lost = [];
    for (let offset = FIRST; offset <= LAST; offset += STEP) if (after(offset) === untouched) lost.push(offset);
    assert.deepEqual(lost, [], 'X was lost when it was tapped so many milliseconds after the beginning');
  });
}
