/**
 * What saving costs on the device, measured by an image made for it. The region is full of matches;
 * `cargo run --example saves -- FILE` makes it.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Machine } from '../../web/machine/index.js';
import { TREE, firmware, withFile } from './helpers.js';

const SAVES = 0x180000;
const MODE = SAVES - 4;
const WRONG = 0x5a7e0002;
const MEASURED = 0x5a7e0003;

let made;
/** A region full of matches, the latest of 600 actions. The environment may name a file that holds one. */
export function region() {
  made ??= process.env.DURBAR_REGION
    ? readFileSync(process.env.DURBAR_REGION)
    : withFile(null, (file) => {
        execFileSync('cargo', ['run', '--quiet', '--release', '--example', 'saves', '--', file], { cwd: TREE, stdio: ['ignore', 'ignore', 'inherit'] });
        return readFileSync(file);
      });
  return made;
}

/** The numbers of the image, in their places: what they are, and what they must stay under in milliseconds. */
const NUMBERS = [
  [0, 'opening the store', null],
  [1, 'listing them all', 80],
  [4, 'looking at the match of 600 actions', null],
  [5, 'opening it: reading, replaying, comparing', 15],
  [6, 'the first append after that', 2],
  [7, 'an append', 2],
  [8, 'setting the settings', null],
  [9, 'beginning a match', null],
  [10, 'preparing: an erase ahead', null],
];

/** Measures; answers how many matches there were, and rows of what, goal and nanoseconds. */
export async function measureSaves({ board, flashTimes }, bytes) {
  const machine = new Machine({ board, image: await firmware(board, 'saves'), flashTimes, flash: { offset: SAVES, bytes } });
  machine.flash.bytes.set([1, 0, 0, 0], MODE);
  machine.powerOn();
  const phase = () => machine.word('SAVES_PHASE');
  machine.runUntil(() => [WRONG, MEASURED].includes(phase()), { ms: 60_000, what: 'the measurement' });
  if (phase() === WRONG) throw new Error(`The measurement failed: ${machine.word('SAVES_DEEDS')}.`);
  const base = machine.symbols.get('SAVES_NUMBERS');
  const number = (place) => machine.word(base + 4 * place);
  return { matches: number(2), times: NUMBERS.map(([place, what, goal]) => [what, goal, number(place) * 1000]) };
}
