/** A device that is laid aside: the light falls, panel and clocks stop, and any key brings everything back. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { SAVES } from '../../web/saves.js';
import { BOARD_NAMES, assertNoProblems, digest, firmware, looks, play } from './helpers.js';
import { eveningsOf, games, keysOf } from './evenings.js';

const HOUR = 3_600_000;
/** The usual time without a key until the picture goes out, and a while after which the clocks stand still. */
const IDLE = 120_000;
const STILL = 3000;
/** The same as a script of the PC. */
const LAID_ASIDE = 'wait:60000 wait:60000 wait:3000';

async function running(board, keys = '') {
  const machine = new Machine({ board, image: await firmware(board) });
  machine.battery = 3.775;
  machine.powerOn();
  machine.settle();
  play(machine, keys);
  return machine;
}

/** Lays the device aside until its clocks stand still. */
function layAside(machine) {
  machine.run({ ms: IDLE + STILL });
  assert.ok(machine.isDormant, 'the clocks stand still');
}

/** Presses a key; answers the milliseconds until the picture is whole and lit. */
function wake(machine, key) {
  const begin = machine.nanos;
  machine.press(key);
  machine.runUntil(() => machine.backlight > 0, { ms: 1000, what: 'light' });
  const took = (machine.nanos - begin) / 1e6;
  assert.ok(machine.panel.lastByteAt <= machine.nanos && machine.panel.on && !machine.panel.asleep, 'the picture comes before the light');
  machine.run({ ms: 60 });
  machine.release(key);
  machine.settle();
  return took;
}

const saves = (machine) => Buffer.from(machine.flash.bytes.slice(SAVES.offset, SAVES.offset + SAVES.length));

for (const board of BOARD_NAMES) {
  test(`${board}: the light falls in steps, and each key alone wakes what was laid aside`, async () => {
    const machine = await running(board);
    const home = digest(machine.panel.pixels);
    const full = machine.backlight;
    machine.run({ ms: IDLE / 2 + 100 });
    const dimmed = machine.backlight;
    machine.run({ ms: IDLE / 2 - 5000 });
    const faint = machine.backlight;
    assert.ok(full > dimmed && dimmed > faint && faint > 0, `${full}, ${dimmed}, ${faint}`);
    assert.equal(digest(machine.panel.pixels), home, 'the picture stays');
    machine.run({ ms: 6000 });
    assert.equal(machine.backlight, 0);
    machine.run({ ms: STILL });
    // Right after it went dark the panel must be left alone: the picture comes later, and nothing is taken amiss.
    wake(machine, 'A');
    machine.run({ ms: IDLE - 500 });
    machine.runUntil(() => machine.backlight === 0, { ms: 2000, what: 'the dark' });
    machine.run({ ms: 1 });
    const late = wake(machine, 'A');
    assert.ok(machine.panel.on && late < 200, `${late} ms`);
    layAside(machine);
    const times = [];
    for (const key of Object.keys(machine.board.keys)) {
      assert.ok(machine.isDormant && machine.panel.asleep, 'panel and clocks sleep');
      times.push(wake(machine, key));
      assert.equal(digest(machine.panel.pixels), home, `after ${key} the picture is the same: a key that wakes does nothing else`);
      assert.equal(machine.backlight, full, 'the light is as it was');
      layAside(machine);
    }
    const most = Math.max(...times);
    console.log(`${board}: awake again in ${most.toFixed(1)} ms at most, right after it went dark in ${late.toFixed(1)}`);
    assert.ok(most < 100, `${most} ms`);
    assert.deepEqual(machine.led ?? { red: 0, green: 0, blue: 0 }, { red: 0, green: 0, blue: 0 });
    assertNoProblems(machine);
  });
}

describe('a night', () => {
  const all = games().flatMap(eveningsOf);
  for (const alone of [false, true]) {
    const { name, begin, decisions, solo } = all.find((evening) => evening.solo === alone);
    const count = alone ? 8 : 6;
    test(`${name}: twelve hours without clocks, and the match goes on where it lay`, async () => {
      const board = 'picosystem';
      const before = [begin, ...decisions.slice(0, count).map(keysOf)].join(' ');
      const machine = await running(board, `${before} look`);
      const atTable = digest(machine.panel.pixels);
      layAside(machine);
      const kept = saves(machine);
      const { stats } = machine;
      const { micros } = machine.chip.timer;
      machine.run({ ms: 12 * HOUR });
      assert.ok(machine.isDormant);
      assert.equal(machine.stats.instructions, stats.instructions, 'nothing ran');
      assert.equal(machine.chip.timer.micros, micros, 'the timer stood still');
      assert.equal(machine.stats.dormantNanos - stats.dormantNanos, 12 * HOUR * 1e6);
      const took = wake(machine, 'A');
      console.log(`${name}: awake after a night in ${took.toFixed(1)} ms`);
      assert.ok(took < 100, `${took} ms`);
      const script = `${before} look ${LAID_ASIDE} A look ${solo ? 'Y' : 'A A'} look`;
      // A ceremony before is looked at too.
      const [table, woken, on] = looks(board, script).slice(-3);
      assert.equal(atTable, table);
      play(machine, 'look');
      assert.equal(digest(machine.panel.pixels), woken, 'the picture is that of the PC');
      assert.equal(woken === atTable, solo, 'who plays alone is at the table, others are behind the curtain');
      assert.equal(saves(machine).compare(kept), 0, 'the save is untouched');
      assert.deepEqual(machine.resets, { software: 0, watchdog: 0, power: 1 });
      play(machine, `${solo ? 'Y' : 'A A'} look`);
      assert.equal(digest(machine.panel.pixels), on, 'and it is played on');
      assertNoProblems(machine);
    });
  }
});

test('a key that lies under something stops no sleep, and letting it go wakes nobody', async () => {
  const machine = await running('picosystem');
  layAside(machine);
  const slept = machine.chip.dormancy.times;
  machine.press('down');
  machine.run({ ms: 200 });
  assert.ok(machine.backlight > 0, 'it wakes');
  layAside(machine);
  assert.ok(machine.chip.dormancy.times > slept, 'and goes to sleep while it is down');
  machine.release('down');
  machine.run({ ms: 100 });
  assert.ok(!machine.isDormant, 'a change of the contact starts the clocks');
  machine.run({ ms: STILL });
  assert.ok(machine.isDormant && machine.backlight === 0, 'and nobody is woken');
  assertNoProblems(machine);
});

test('on USB the clocks go on; the plug starts them, and without it they stop again', async () => {
  const machine = await running('picosystem');
  machine.plugged = true;
  machine.run({ ms: IDLE + 10 * STILL });
  assert.ok(!machine.isDormant && machine.backlight === 0 && machine.panel.asleep, 'dark, and awake');
  machine.plugged = false;
  machine.run({ ms: STILL });
  assert.ok(machine.isDormant);
  machine.plugged = true;
  machine.run({ ms: STILL });
  assert.ok(!machine.isDormant && machine.backlight === 0);
  assert.ok(wake(machine, 'B') < 100);
  assertNoProblems(machine);
});

test('2^32 microseconds and 2^32 milliseconds of uptime go by unnoticed', async () => {
  const WRAP = 2 ** 32;
  // Without a tearing signal days go by quickly; on USB the clocks never stop.
  const machine = await running('waveshare-lcd-1-3');
  machine.plugged = true;
  const home = digest(machine.panel.pixels);
  const { timer } = machine.chip;
  const pass = (rounds) => {
    machine.run({ ms: (rounds * WRAP - timer.micros) / 1000 - 500 });
    assert.equal(machine.backlight, 0, 'it went to sleep in its time');
    // Awake over the moment itself, a key on each side of it.
    wake(machine, 'B');
    assert.ok(timer.micros < rounds * WRAP, 'before');
    play(machine, 'down');
    const moved = digest(machine.panel.pixels);
    assert.notEqual(moved, home);
    machine.run({ ms: 1000 });
    assert.ok(timer.micros > rounds * WRAP, 'after');
    assert.equal(digest(machine.panel.pixels), moved);
    play(machine, 'up');
    assert.equal(digest(machine.panel.pixels), home);
    machine.run({ ms: IDLE + STILL });
    assert.equal(machine.backlight, 0, 'it goes to sleep in its time again');
  };
  pass(1);
  timer.skip(997);
  pass(999);
  pass(1000);
  assert.ok(timer.micros / 1000 > WRAP, `${timer.micros / 86_400e6} days`);
  assert.deepEqual(machine.resets, { software: 0, watchdog: 0, power: 1 }, 'the watchdog was fed');
  assertNoProblems(machine);
});

test('an empty battery is told, the device goes out, and comes back when it is charged', async () => {
  const board = 'picosystem';
  const machine = await running(board);
  const home = digest(machine.panel.pixels);
  machine.battery = 3.2;
  machine.run({ ms: 65_000 });
  const told = digest(machine.panel.pixels);
  // There it is so from the start: it is found so the second time after half a minute.
  const [empty] = looks(board, 'wait:28000 look', '--battery', '3200');
  assert.equal(told, empty, 'the picture of the PC');
  assert.notEqual(told, home);
  machine.run({ ms: 10_000 + STILL });
  assert.ok(machine.isDormant && machine.backlight === 0, 'it went out');
  wake(machine, 'A');
  assert.equal(digest(machine.panel.pixels), told, 'told again');
  play(machine, 'A');
  machine.run({ ms: STILL });
  assert.ok(machine.isDormant, 'A puts it out');
  machine.battery = 3.775;
  wake(machine, 'A');
  machine.run({ ms: 500 });
  assert.equal(digest(machine.panel.pixels), home, 'all is as before');
  assertNoProblems(machine);
});
