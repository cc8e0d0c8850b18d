/**
 * Looking back at a match that is over, on the real firmware: it ends within its minute, shows how far it is, is stopped by B,
 * and finds the decisions that the PC finds. All who play are people, so that every decision is theirs.
 *
 * Usually a short match; DURBAR_THOUGHTS=all takes a long one of each game as well: that with the most actions of 24 between
 * computers of level 1 and 24 of level 2. `look-backs.json` has the commands.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { assertNoProblems, digest, firmware, looks, play, press, program, withFile } from './helpers.js';

const board = 'picosystem';
const [SAVES, SIZE] = [0x180000, 0x80000];
const ALL = process.env.DURBAR_THOUGHTS === 'all';
/** From home to the result of the only match that is saved, and to the words that lead to its look back. */
const RESULT = 'down down down A A down A right right';
/** How finely time is looked at, in ms, and how long a rest is that is none between two slices. */
const [STEP, REST] = [100, 0.9];

const here = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url)));
const { lookBackMs } = here('budget.json');
/** The matches: the first is a short one, which is looked back at always. */
const matches = here('look-backs.json').filter((_, place) => ALL || place === 0);

/** The saves with a match of the arena in which all are people. */
function saved(command) {
  const text = program(...command.split(' ').slice(1));
  return withFile(text, (playthrough) => withFile(new Uint8Array(SIZE).fill(0xff), (file) => {
    program('import', playthrough, '--flash', file);
    return { bytes: new Uint8Array(readFileSync(file)), actions: text.split('\n').filter((line) => /^\w+: /.test(line)).length };
  }));
}

/** What the PC shows of the result, and of the three decisions once they are found. */
const shown = (bytes) =>
  withFile(bytes, (file) => looks(board, `${RESULT} look A wait:60000 look down look down look`, '--flash', file));

matches.forEach((command, place) => {
  const [, , game] = command.split(' ');
  test(`${game}, match ${place}: a look back takes no longer than a minute and finds what the PC finds`, async () => {
    const { bytes, actions } = saved(command);
    const [result, ...found] = shown(bytes);
    assert.equal(new Set([result, ...found]).size, 4, 'three decisions on the PC');
    const machine = new Machine({ board, image: await firmware(board), cache: true, flash: { offset: SAVES, bytes } });
    machine.powerOn();
    machine.settle();
    play(machine, RESULT);
    assert.equal(digest(machine.panel.pixels), result, 'the way to the result');
    const seen = new Set();
    /** Runs for so long at the most, or until nothing is thought about any more; answers how long, in ms. */
    const think = (ms) => {
      const begin = machine.nanos;
      for (let time = 0; time < ms; time += STEP) {
        const { sleptNanos } = machine.stats;
        machine.run({ ms: STEP });
        seen.add(digest(machine.panel.pixels));
        if (machine.stats.sleptNanos - sleptNanos > REST * STEP * 1e6) break;
      }
      return (machine.nanos - begin) / 1e6;
    };
    // B stops it.
    press(machine, 'A');
    assert.ok(think(1000) >= 1000, 'it is thought about');
    play(machine, 'B');
    assert.equal(digest(machine.panel.pixels), result, 'B stops it');
    assert.ok(think(2000) < 500, 'it goes on');
    seen.clear();
    press(machine, 'A');
    const took = Math.round(think(2 * lookBackMs.most));
    console.log(`${game}: ${actions} actions, looked back at in ${took} ms, ${seen.size} pictures`);
    assert.ok(took <= lookBackMs.most, `it takes ${took} ms`);
    assert.ok(seen.size > 20, `${seen.size} pictures tell how far it is`);
    const chip = ['', 'down', 'down'].map((key) => {
      play(machine, key);
      return digest(machine.panel.pixels);
    });
    assert.deepEqual(chip, found);
    assertNoProblems(machine);
  });
});
