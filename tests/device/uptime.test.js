/** A device that stays on for weeks: its clock of microseconds passes 2^32, 71.6 minutes, and then 2^32 ms, 49.7 days. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { SAVES } from '../../web/saves.js';
import { assertNoProblems, digest, firmware, looks, play, press, program, withFile } from './helpers.js';
import { eveningsOf, games, keysOf } from './evenings.js';

const board = 'picosystem';
const WRAP = 2 ** 32;
/** After so many microseconds: once the lower word is full, the second time, and when as many milliseconds have passed. */
const MOMENTS = [WRAP, 2 * WRAP, 1000 * WRAP, 1001 * WRAP];
/** So long before such a moment a key goes down, in microseconds: it is still down afterwards. */
const EARLY = 25_000;
/** How many decisions of the match are made around each of them. */
const AROUND = 6;

/** How many actions are saved, as the PC reads them. */
function savedActions(machine) {
  const region = machine.flash.bytes.slice(SAVES.offset, SAVES.offset + SAVES.length);
  const said = withFile(region, (file) => program('export', '--flash', file));
  return Number(/(\d+) actions/.exec(said)?.[1]);
}

/** Lets the time pass until a moment. Whole rounds of the lower word are jumped over: nothing but what recurs is waited for. */
function passTo(machine, micros) {
  const { timer } = machine.chip;
  const rounds = Math.floor((micros - timer.micros) / WRAP);
  if (rounds > 0) timer.skip(rounds);
  machine.run({ ms: (micros - timer.micros) / 1000 });
  assert.ok(Math.abs(timer.micros - micros) < 2, 'the moment has come');
}

test('71.6 minutes and 49.7 days pass in the hand and in the dark: keys, alarms and saves go on', async () => {
  const { begin, decisions } = games().flatMap(eveningsOf).find(({ solo }) => solo);
  const machine = new Machine({ board, image: await firmware(board), cache: false });
  machine.battery = 3.775;
  // Plugged in, for otherwise the clocks stand still in the dark.
  machine.plugged = true;
  machine.powerOn();
  machine.settle();
  play(machine, begin);
  const full = machine.backlight;
  let keys = begin;
  let done = 0;
  const decide = (count) => {
    for (const decision of decisions.slice(done, done + count)) {
      press(machine, keysOf(decision));
      keys += ` ${keysOf(decision)}`;
    }
    done += count;
  };
  const same = (when) => {
    play(machine, 'look');
    assert.equal(digest(machine.panel.pixels), looks(board, `${keys} look`).at(-1), `the picture ${when} is that of the PC`);
  };
  decide(AROUND);
  for (const moment of MOMENTS) {
    const when = `around ${moment / 1e6} s`;
    const before = savedActions(machine);
    // In the dark until five seconds before, then one key wakes it and does nothing else.
    passTo(machine, moment - 5_000_000);
    assert.equal(machine.backlight, 0, `it is dark ${when}`);
    machine.tap('A');
    assert.equal(machine.backlight, full, `it is lit ${when}`);
    assert.equal(savedActions(machine), before);
    passTo(machine, moment - EARLY);
    const { lastByteAt } = machine.panel;
    decide(AROUND);
    assert.ok(machine.chip.timer.micros > moment && machine.panel.lastByteAt > lastByteAt, `keys are answered ${when}`);
    assert.ok(savedActions(machine) >= before + AROUND, `${when} each decision is saved`);
    same(`just after ${moment / 1e6} s`);
    // The alarms come when they should: the light falls after a minute, and a minute later it is dark.
    machine.run({ ms: 56_000 });
    assert.ok(machine.backlight > 0 && machine.backlight < full, `the light falls ${when}`);
    machine.run({ ms: 62_000 });
    assert.equal(machine.backlight, 0, `it is dark again ${when}`);
    machine.tap('A');
    decide(AROUND);
    same(`later than ${moment / 1e6} s`);
  }
  assert.deepEqual(machine.resets, { software: 0, watchdog: 0, power: 1 });
  // What was saved is all there at the next start.
  const shown = digest(machine.panel.pixels);
  machine.powerOn();
  machine.settle();
  play(machine, 'look');
  assert.equal(digest(machine.panel.pixels), shown);
  assertNoProblems(machine);
});

test('an alarm that was set before the lower word is full comes after it, at its time', async () => {
  const machine = new Machine({ board, image: await firmware(board), cache: false });
  machine.plugged = true;
  machine.powerOn();
  machine.settle();
  // A key is held across the moment: it repeats by alarms before and after.
  passTo(machine, WRAP - 3_000_000);
  machine.tap('A');
  passTo(machine, WRAP - 700_000);
  const times = [];
  let { lastByteAt } = machine.panel;
  machine.press('down');
  while (machine.chip.timer.micros < WRAP + 700_000) {
    machine.run({ ms: 1 });
    if (machine.panel.lastByteAt - lastByteAt > 20e6) times.push((machine.chip.timer.micros - WRAP) / 1000);
    ({ lastByteAt } = machine.panel);
  }
  machine.release('down');
  const gaps = times.slice(2).map((time, i) => time - times[i + 1]);
  assert.ok(times.filter((time) => time < 0).length > 2 && times.filter((time) => time > 0).length > 2, times.join(' '));
  assert.ok(Math.max(...gaps) - Math.min(...gaps) < 40, `it repeats evenly: ${gaps.join(' ')}`);
  assertNoProblems(machine);
});
