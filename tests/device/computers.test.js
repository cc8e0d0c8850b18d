/** A person against two computers on the real firmware: it decides as the PC does, also when the power dies while it thinks. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { assertNoProblems, digest, firmware, looks, press } from './helpers.js';

const FOLDER = new URL('.', import.meta.url);
const board = 'picosystem';
const budget = JSON.parse(readFileSync(new URL('budget.json', FOLDER)));
/** How finely time is looked at, in ms. */
const STEP = 5;
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
    /** How long the chip was awake for each decision, from save to save while others play, in ms: thought and pictures. */
    const decisions = [];
    for (const word of words) {
      if (!word.startsWith('wait:')) {
        press(machine, word);
        continue;
      }
      let [since, busy, writing] = [awake(), machine.flash.busyNanos, false];
      for (let left = Number(word.slice(5)); left > 0; left -= STEP) {
        machine.run({ ms: Math.min(left, STEP) });
        const wrote = machine.flash.busyNanos > busy;
        // What is written over the end of a step is one decision.
        if (wrote && !writing) decisions.push((awake() - since) / 1e6);
        if (wrote) since = awake();
        [busy, writing] = [machine.flash.busyNanos, wrote];
      }
    }
    decisions.sort((one, other) => one - other);
    const [median, slowest] = [decisions[decisions.length >> 1], decisions.at(-1)].map(Math.round);
    press(machine, 'look');
    assert.equal(digest(machine.panel.pixels), end(), 'the result is that of the PC');
    assertNoProblems(machine);
    const { used } = machine.stack;
    const times = `${decisions.length} decisions, median ${median} ms, slowest ${slowest} ms`;
    console.log(`${name}: ${words.length} words, stack ${used}, ${times}`);
    // A match of few keys is a short one: 35 decisions of computers while others play.
    assert.ok(decisions.length > (words.length > 120 ? 80 : 30), times);
    assert.ok(slowest <= budget.thoughtMs.most && median <= budget.thoughtMs.median, times);
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
