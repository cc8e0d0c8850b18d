/**
 * The longest thoughts of the strongest computers, on the real firmware: the chip decides as the PC does, within its time,
 * and a key is felt while it thinks. `thoughts.json` keeps those that looked at the most positions on the PC, each deal once,
 * with the command that finds them: the number of the game, the actions before it, the positions.
 *
 * Usually a few of them; DURBAR_THOUGHTS=all takes all, and two whole matches of each game as well.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { assertNoProblems, firmware, program, withFile } from './helpers.js';

const here = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url)));
const { thoughtMs, thinkingKeyMs } = here('budget.json');
const board = 'picosystem';
const ALL = process.env.DURBAR_THOUGHTS === 'all';
/** Every so many-th of them is thought about usually. */
const SOME = 8;
const [SAVES, SIZE] = [0x180000, 0x80000];
/** How finely time is looked at, in ms. */
const STEP = 5;
/** A rest so long, in steps, is none of a thought: slices follow each other by a millisecond, and a picture of its progress
 * goes by in less. */
const REST = 4;
/** How long a key is down that hurries, and after how long a rest it is pressed again, in steps. */
const [DOWN, HURRY] = [12, 100];
const LEVEL = 4;
/** Whole matches, by their numbers in the arena: of each deal one, for both sides of it are the same players. */
const WHOLE = [0, 2];

/** A game of the arena as text, all its seats held by computers: the lines of its set-up, and those of its actions. */
function told(arena, number) {
  const lines = program(...arena, '--text', String(number)).trim().split('\n');
  const first = lines.findIndex((line) => /^\w+: /.test(line));
  const [game, ...setup] = lines.slice(0, first);
  const count = setup.find((line) => line.startsWith('players')).split(' ').length - 1;
  const minds = Array.from({ length: count }, (_, seat) => `# player ${((seat + 1) << 4) | LEVEL} `);
  return { setup: [game, ...minds, ...setup], actions: lines.slice(first).filter((line) => /^\w+: /.test(line)) };
}

/** A machine with a match on its table that has come so far. */
async function machineWith({ setup, actions }, count) {
  const text = [...setup, ...actions.slice(0, count), 'end', ''].join('\n');
  const bytes = withFile(text, (playthrough) => withFile(new Uint8Array(SIZE).fill(0xff), (file) => {
    program('import', playthrough, '--flash', file);
    return new Uint8Array(readFileSync(file));
  }));
  const machine = new Machine({ board, image: await firmware(board), cache: true, flash: { offset: SAVES, bytes } });
  machine.powerOn();
  machine.settle();
  machine.press('A');
  machine.run({ ms: 60 });
  machine.release('A');
  return machine;
}

/** The actions that lie in the flash of a machine. */
const kept = (machine) =>
  withFile(machine.flash.bytes.slice(SAVES, SAVES + SIZE), (file) => program('export', '1', '--secrets', '--flash', file))
    .split('\n')
    .filter((line) => /^\w+: /.test(line));

/** Runs until the chip has been awake for so long, in ms: it thinks. */
function awake(machine, ms) {
  let since = machine.nanos;
  while (machine.nanos - since < ms * 1e6) {
    const { sleptNanos } = machine.stats;
    machine.run({ ms: STEP });
    // Between two slices it rests for a millisecond.
    if (machine.stats.sleptNanos - sleptNanos > 0.9 * STEP * 1e6) since = machine.nanos;
    if (machine.nanos > 60e9) assert.fail('it does not think');
  }
}

/**
 * Runs until a thought is over and kept; answers how long the chip has thought without a rest, in ms. What was thought out
 * before the picture of the last action has stood long enough rests until then: the longest time without a rest counts. With
 * a hand that hurries nobody waits for that: A goes on from what is shown, also from what everybody watches, and who presses
 * it is there, so that the device does not go to sleep.
 */
function think(machine, hurries = false) {
  let [begin, slept, busy, rested] = [machine.nanos, machine.stats.sleptNanos, machine.flash.busyNanos, 0];
  let [longest, before] = [0, 0];
  if (hurries) machine.press('A');
  for (let steps = 1; steps < 60_000 / STEP; steps++) {
    machine.run({ ms: STEP });
    if (hurries && steps % HURRY === DOWN) machine.release('A');
    if (hurries && steps % HURRY === 0 && rested > HURRY / 2) machine.press('A');
    const now = machine.stats;
    const wrote = machine.flash.busyNanos - busy;
    busy += wrote;
    // Two pages are an action and its commit, between which a step may end; less is a mark, more an erase ahead of need.
    const pages = wrote + before;
    before = wrote;
    if (pages > 0.7e6 && pages < 5e6) return Math.max(longest, now.nanos - begin) / 1e6;
    rested = now.sleptNanos - slept > 0.9 * STEP * 1e6 ? rested + 1 : 0;
    if (rested === REST) longest = Math.max(longest, now.nanos - begin - REST * STEP * 1e6);
    if (rested >= REST) begin = now.nanos;
    slept = now.sleptNanos;
  }
  assert.fail('nothing was decided within a minute');
}

for (const { command, decisions } of here('thoughts.json')) {
  const [, game, players] = /arena (\w+) .*--players (\d)/.exec(command);
  const arena = command.split(' ').slice(1, command.split(' ').indexOf('--games'));
  const chosen = decisions.filter((_, place) => ALL || place % SOME === 0);

  test(`${game} for ${players}: the chip decides as the PC, within its time`, async () => {
    const times = [];
    for (const [number, count, nodes] of chosen) {
      const match = told(arena, number);
      const machine = await machineWith(match, count);
      times.push(think(machine));
      const played = kept(machine);
      assert.deepEqual(played.slice(0, count + 1), match.actions.slice(0, count + 1), `game ${number}, action ${count}`);
      console.log(`${game} for ${players}, game ${number}, action ${count}: ${nodes} positions, ${Math.round(times.at(-1))} ms`);
      assertNoProblems(machine);
    }
    assert.ok(times.length >= 3);
    assert.ok(Math.min(...times) > 100, 'it was thought about');
    assert.ok(Math.max(...times) <= thoughtMs.most, `the slowest takes ${Math.max(...times)} ms`);
  });

  test(`${game} for ${players}: a key is felt while a computer thinks`, async () => {
    const [[number, count]] = decisions;
    const machine = await machineWith(told(arena, number), count);
    const felt = [];
    for (const pause of [0, 3, 7, 11, 13]) {
      awake(machine, 100 + pause);
      // Left looks back and halts, A lets it think on.
      const pressed = machine.nanos;
      machine.press('left');
      machine.run({ ms: 60 });
      felt.push((machine.panel.lastByteAt - pressed) / 1e6);
      machine.release('left');
      machine.run({ ms: 60 });
      machine.press('A');
      machine.run({ ms: 60 });
      machine.release('A');
    }
    console.log(`${game} for ${players}: keys while it thinks ${felt.map(Math.round).join(', ')} ms`);
    assert.ok(Math.min(...felt) > 0, 'no key was felt');
    assert.ok(Math.max(...felt) <= thinkingKeyMs.most, `${Math.max(...felt)} ms`);
  });

  if (!ALL) continue;
  for (const number of WHOLE) {
    test(`${game} for ${players}: a whole match of the strongest computers is that of the PC (${number})`, async () => {
      const match = told(arena, number);
      const machine = await machineWith(match, 0);
      const times = [];
      // What is written together with an erase is not seen, and its time is the next one's.
      while (kept(machine).length < match.actions.length) {
        times.push(think(machine, true));
        machine.release('A');
      }
      assert.ok(times.length > 0.9 * match.actions.length);
      assert.deepEqual(kept(machine), match.actions);
      assertNoProblems(machine);
      times.sort((one, other) => one - other);
      const [median, slowest] = [times[times.length >> 1], times.at(-1)].map(Math.round);
      console.log(`${game} for ${players}, game ${number}: ${times.length} decisions, median ${median} ms, slowest ${slowest} ms`);
      assert.ok(slowest <= thoughtMs.most && median <= thoughtMs.median, `${median} ms, ${slowest} ms`);
    });
  }
}
