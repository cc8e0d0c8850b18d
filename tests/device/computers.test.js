/** A person against two computers on the real firmware: it decides as the PC does, also when the power dies while it thinks. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { assertNoProblems, digest, firmware, looks, press } from './helpers.js';

const FOLDER = new URL('.', import.meta.url);
const board = 'picosystem';
const budget = JSON.parse(readFileSync(new URL('budget.json', FOLDER)));
/** What the chip's oscillator gives differs from power-on to power-on: a script names its deal. */
const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.script'));

for (const file of scripts) {
  const name = file.replace('.script', '');
  const script = readFileSync(new URL(file, FOLDER), 'utf8').trim();
  const end = () => looks(board, `${script} look`).at(-1);
  const words = script.split(' ');

  test(`${name}: a whole match against computers ends as on the PC`, async () => {
    const machine = new Machine({ board, image: await firmware(board), cache: true });
    machine.powerOn();
    machine.settle();
    const awake = () => machine.stats.nanos - machine.stats.sleptNanos;
    let most = 0;
    for (const word of words) {
      const before = awake();
      press(machine, word);
      if (word.startsWith('wait:')) most = Math.max(most, awake() - before);
    }
    press(machine, 'look');
    assert.equal(digest(machine.panel.pixels), end(), 'the result is that of the PC');
    assertNoProblems(machine);
    const { used } = machine.stack;
    console.log(`${name}: ${words.length} words, stack ${used}, ${(most / 1e6).toFixed(0)} ms awake at most between two keys`);
    assert.ok(used <= budget.stackBytes.most, `stack: ${used} of ${budget.stackBytes.most} bytes`);
  });

  test(`${name}: the power dies while computers think, and the match ends as without`, async () => {
    const machine = new Machine({ board, image: await firmware(board), cache: false });
    machine.powerOn();
    machine.settle();
    let cuts = 0;
    for (const word of words) {
      const long = word.startsWith('wait:') && Number(word.slice(5)) > 4000;
      if (long) {
        press(machine, `wait:${100 + ((cuts * 613) % 2900)}`);
        machine.powerOn();
        machine.settle();
        cuts++;
      }
      press(machine, word);
    }
    press(machine, 'look');
    assert.equal(digest(machine.panel.pixels), end(), 'the result is that of the match without cuts');
    assertNoProblems(machine);
    console.log(`${name}: ${cuts} cuts`);
    assert.ok(cuts > 10, `${cuts} cuts`);
  });
}

test('every game that computers play has a script', () => {
  assert.ok(scripts.length >= 2);
});
