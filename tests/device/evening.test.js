/** A whole match by keys on the real firmware: picture for picture that of the PC, and unharmed by any loss of power. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Machine } from '../../web/machine/index.js';
import { Random } from '../../web/machine/random.js';
import { TRIED_BOARDS, assertNoProblems, digest, firmware, looks, play, press, program, withFile } from './helpers.js';
import { eveningsOf, games, keysOf } from './evenings.js';

const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url)));
const MILLIVOLTS = 3775;
/** How often the power dies; the environment may ask for more. */
const CUTS = Number(process.env.DURBAR_EVENING_CUTS ?? 200);
const TEARS = ['bytes', 'words', 'bits'];
const DIRECTIONS = ['up', 'down', 'left', 'right'];
/** A script with a look after each key. */
const everyKey = (script) => script.split(/\s+/).filter(Boolean).map((word) => `${word} look`).join(' ');

/** @param {boolean} cache whether time counts: without the flash's cache the emulator is quicker, and pictures and bytes are the same */
async function machineOf(board, cache) {
  const machine = new Machine({ board, image: await firmware(board), cache });
  machine.battery = MILLIVOLTS / 1000;
  return machine;
}

// Of each game the last evening, where one person alone sees no curtains; of a game for people alone, every one.
const played = (all) => (all.some(({ solo }) => solo) ? all.slice(-1) : all);
for (const { name, begin, decisions } of games().flatMap((game) => played(eveningsOf(game)))) {
  // What is told behind a curtain goes on by itself: it is passed over before anybody looks.
  const line = ({ curtain, on, after }) => `${curtain} ${everyKey(on.slice(curtain.length))} ${everyKey(after)}`;
  const whole = ['look', everyKey(begin), ...decisions.map(line)].join(' ');
  for (const board of TRIED_BOARDS) {
    test(`${name} on the ${board}: a whole match is played with keys, and every screen is that of the PC`, async () => {
      const expected = looks(board, whole);
      const machine = await machineOf(board, true);
      machine.powerOn();
      const seen = [];
      const moves = [];
      const choices = [];
      const look = () => {
        seen.push(digest(machine.panel.pixels));
        const last = seen.length - 1;
        assert.equal(seen[last], expected[last], `the picture after ${last} keys is not that of the PC`);
      };
      play(machine, whole, look, (key, nanos) => (DIRECTIONS.includes(key) ? moves : choices).push(nanos / 1e6));
      assert.equal(seen.length, expected.length);
      const end = looks(board, [begin, ...decisions.map(keysOf), 'look'].join(' ')).at(-1);
      assert.equal(seen.at(-1), end, 'the match was played to its end');
      assertNoProblems(machine);
      const { used, size } = machine.stack;
      console.log(`${name}, ${board}: ${decisions.length} decisions, ${seen.length} pictures, ${new Set(seen).size} different; stack ${used} of ${size}`);
      assert.ok(new Set(seen).size > 150, 'pictures differ');
      assert.ok(used <= budget.stackBytes.most, `stack: ${used} of ${budget.stackBytes.most} bytes`);
      const average = moves.reduce((sum, ms) => sum + ms, 0) / moves.length;
      const [move, choice] = [Math.max(...moves), Math.max(...choices)];
      console.log(`key to last pixel: ${moves.length} moves ${average.toFixed(2)} ms on average, ${move.toFixed(2)} at most; ${choices.length} choices ${choice.toFixed(2)} at most`);
      // A turn takes few keys: most of those that are left are choices.
      assert.ok(moves.length > 70 && choices.length > 100 && moves.length + choices.length > 200, 'keys were measured');
      assert.ok(average <= budget.moveMs.average, `a move takes ${average} ms on average`);
      assert.ok(move <= budget.moveMs.most, `the slowest move takes ${move} ms`);
      assert.ok(choice <= budget.choiceMs.most, `the slowest choice takes ${choice} ms`);
    });
  }
}

/** How many actions of the match are saved, as the PC program reads them from the flash. */
function savedActions(machine) {
  const start = machine.symbols.get('__saves_start');
  const region = machine.flash.bytes.subarray(start, machine.symbols.get('__saves_end'));
  const said = withFile(region, (file) => program('export', '--flash', file));
  return Number(/(\d+) actions/.exec(said)?.[1]);
}

// Of each game an evening of people, and the one of who plays alone.
const cut = (all) => [all.find(({ solo }) => !solo), ...all.filter(({ solo }) => solo)];
for (const { name, begin, decisions, solo } of games().flatMap((game) => cut(eveningsOf(game)))) test(`${name}: the power dies ${CUTS} times in a match, and it ends as the one without cuts`, async () => {
  const board = 'picosystem';
  const end = looks(board, [begin, ...decisions.map(keysOf), 'look'].join(' ')).at(-1);
  const random = new Random(11);
  const below = (n) => ((random.byte() << 16) | (random.byte() << 8) | random.byte()) % n;
  const machine = await machineOf(board, false);
  machine.powerOn();
  machine.settle();
  play(machine, begin);

  const seen = { lost: 0, kept: 0, inFlash: 0, atAnyMoment: 0, waking: new Map() };
  let at = 0;
  let cuts = 0;
  let restarted = false;
  while (at < decisions.length) {
    const { on, fresh, after } = decisions[at];
    const keys = restarted ? fresh : on;
    // Evenly over the match; an action that was lost may be cut again. What followed by itself has no key to be cut at.
    if (keys === '' || cuts >= (CUTS * (at + 1)) / decisions.length) {
      play(machine, keysOf({ on: keys, after }));
      // After a restart all that needs no decision has followed at once.
      do at++; while (restarted && decisions[at - 1].byItself && decisions[at]?.byItself);
      restarted = false;
      continue;
    }
    cuts++;
    if (cuts % 3 > 0) {
      // Somewhere in what an action writes, or in what is erased ahead of need.
      machine.flash.cutAfter(below(cuts % 6 === 1 ? 4200 : 20), { tear: TEARS[cuts % 3], seed: cuts });
      press(machine, keys);
      machine.run({ ms: 1500 });
      machine.flash.cutAfter(Infinity);
      seen.inFlash += machine.on ? 0 : 1;
    } else {
      const words = keys.split(' ');
      press(machine, words.slice(0, -1).join(' '));
      const key = words.at(-1).replace('hold:', '');
      machine.press(key);
      machine.run({ ms: below(90) + below(1000) / 1000 });
      machine.release(key);
      seen.atAnyMoment++;
    }
    machine.powerOn();
    machine.settle();
    const saved = savedActions(machine);
    // What the rulebook plays was saved with the key before, unless the power died then.
    const least = decisions[at].rulebook && !restarted ? at + 1 : at;
    // One key may bring more than one action: those that follow by themselves, and then one of the rulebook's. Who plays
    // alone sits at the table after the restart, so that what follows by itself has happened there too.
    const follows = ({ on, byItself }) => on === '' || ((restarted || solo) && byItself);
    const pass = () => { while (most < decisions.length && follows(decisions[most])) most++; };
    let most = at + 1;
    pass();
    if (decisions[most]?.rulebook) most++;
    if (solo) pass();
    assert.ok(saved >= least && saved <= most, `cut ${cuts}: ${saved} actions are saved, and not ${least} to ${most}`);
    seen[saved === least ? 'lost' : 'kept']++;
    at = saved;
    restarted = true;
    if (at < decisions.length) {
      const shown = digest(machine.panel.pixels);
      seen.waking.set(shown, (seen.waking.get(shown) ?? 0) + 1);
    }
  }
  machine.run({ ms: 6000 });
  assert.equal(digest(machine.panel.pixels), end, 'the result is that of the match without cuts');
  assert.equal(machine.flash.lostWrites, 0);
  assertNoProblems(machine);
  console.log(`${cuts} cuts (${seen.inFlash} within writes, ${seen.atAnyMoment} at any moment): ` +
    `${seen.lost} actions not done, ${seen.kept} done; pictures after a restart: ${[...seen.waking.values()].join(' + ')}`);
  if (solo) {
    assert.ok(seen.waking.size > 20, 'who plays alone is back at the table, as it is then');
  } else {
    // Each player before something secret and before something open.
    const people = { two: 2, three: 3, four: 4 }[name.split('-').at(-1)];
    assert.ok(seen.waking.size <= 2 * people, 'nothing but curtains came up');
  }
  // What the rulebook plays by itself goes by without a key to be cut at.
  assert.ok(cuts > (solo ? 0.8 : 0.9) * CUTS && seen.lost > CUTS / 10 && seen.kept > CUTS / 10);
});
