/** What the Picopad has of its own: a glass that is wider than the picture, its pins, its supply; and an evening on it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEIGHT, Machine, WIDTH } from '../../web/machine/index.js';
import { assertNoProblems, assertSamePicture, digest, firmware, looks, picture, play } from './helpers.js';
import { eveningsOf, games, keysOf } from './evenings.js';

const board = 'picopad';
/** From home to the device test, whose row is the last. */
const TEST = 'up A';
const SIDES = (320 - WIDTH) * HEIGHT;

async function running(keys, options = {}) {
  const machine = new Machine({ board, image: await firmware(board), ...options });
  machine.battery = 3.775;
  machine.powerOn();
  machine.settle();
  play(machine, keys);
  return machine;
}

test('it starts with the picture of the PC in the middle of a black glass, and then with light', async () => {
  const machine = await running('');
  assertSamePicture(machine.panel.pixels, picture(board), 'picopad after the start');
  assert.deepEqual(machine.panel.sides, new Uint16Array(SIDES), 'the sides are black');
  assert.ok(machine.backlight > 0.5 && machine.backlightRoseAt >= machine.panel.completeAt,
    `light at ${machine.backlightRoseAt} ns, picture at ${machine.panel.completeAt} ns`);
  assertNoProblems(machine);
});

test('each key lights up its own picture, and the sides stay black', async () => {
  const seen = new Set();
  // A starts a measurement, which says something else on a PC.
  for (const key of ['up', 'down', 'left', 'right', 'B', 'X', 'Y']) {
    const machine = await running(`${TEST} press:${key}`, { cache: false });
    assertSamePicture(machine.panel.pixels, picture(board, `${TEST} press:${key}`), `picopad with ${key} down`);
    assert.deepEqual(machine.panel.sides, new Uint16Array(SIDES));
    seen.add(digest(machine.panel.pixels));
    assertNoProblems(machine);
  }
  assert.equal(seen.size, 7, 'seven keys make seven pictures');
});

test('tone, lamp, light and battery', async () => {
  const machine = await running(TEST, { cache: false });
  machine.run({ ms: 500 });
  assert.equal(machine.sound.hertz, 0);
  assert.deepEqual(machine.led, { red: 0, green: 0, blue: 0 }, 'a lamp that is lit when low is dark');
  machine.press('up');
  machine.run({ ms: 60 });
  assert.ok(Math.abs(machine.sound.hertz - 440) < 2, `${machine.sound.hertz} Hz`);
  assert.ok(machine.led.blue > 0.9, JSON.stringify(machine.led));
  machine.release('up');
  machine.run({ ms: 300 });
  assert.equal(machine.sound.hertz, 0, 'the tone ends');
  assert.equal(machine.led.blue, 0);
  const light = machine.backlight;
  play(machine, 'left left');
  assert.ok(machine.backlight > 0 && machine.backlight < light, 'left dims');

  for (const volts of [4.2, 3.6]) {
    machine.battery = volts;
    machine.run({ ms: 31_000 });
    assertSamePicture(machine.panel.pixels, picture(board, `${TEST} up left left`, '--battery', String(volts * 1000)), `${volts} V`);
  }
  const onBattery = digest(machine.panel.pixels);
  play(machine, 'B');
  machine.plugged = true;
  machine.run({ ms: 31_000 });
  assert.notEqual(digest(machine.panel.pixels), onBattery, 'the plug is told');
  assertNoProblems(machine);
});

test('an evening is played with keys, and every screen is that of the PC', async () => {
  // The shortest, where the device goes round.
  const shared = games().flatMap(eveningsOf).filter(({ solo }) => !solo);
  const [{ begin, decisions }] = shared.sort((a, b) => a.decisions.length - b.decisions.length);
  const script = ['look', begin, ...decisions.map((decision) => `${keysOf(decision)} look`)].join(' ');
  const expected = looks(board, script);
  const machine = new Machine({ board, image: await firmware(board), cache: false });
  machine.battery = 3.775;
  machine.powerOn();
  const seen = [];
  play(machine, script, () => {
    seen.push(digest(machine.panel.pixels));
    assert.equal(seen.at(-1), expected[seen.length - 1], `the picture after ${seen.length - 1} decisions is not that of the PC`);
  });
  assert.equal(seen.length, expected.length);
  assert.ok(new Set(seen).size > decisions.length / 2, `${new Set(seen).size} different pictures`);
  assertNoProblems(machine);
  console.log(`${board}: ${decisions.length} decisions, ${new Set(seen).size} different pictures`);
});
