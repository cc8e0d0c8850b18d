/**
 * What the firmware takes of the chip, against the budget in budget.json. The deepest stack, and the times of keys, are
 * held to it by evening.test.js, which plays whole matches anyway.
 */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eveningsOf, games } from './evenings.js';
import { BOARD_NAMES, firmware, withFile } from './helpers.js';
import { boot, opponent } from './measure.js';

const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url)));
const target = (path) => fileURLToPath(new URL(`../../target/${path}`, import.meta.url));

for (const board of BOARD_NAMES) {
  test(`the firmware of the ${board} keeps to its budget`, () => {
    const said = withFile(null, (uf2) => execFileSync(target('pack'), [target(`firmware/durbar-${board}.elf`), uf2]).toString());
    const [, flash, ram] = /flash ([\d.]+) of \d+ KiB, RAM ([\d.]+) /.exec(said);
    console.log(`${board}: flash ${flash} of ${budget.flashKiB.most} KiB, RAM ${ram} of ${budget.ramKiB.most} KiB`);
    assert.ok(Number(flash) > 100 && Number(flash) <= budget.flashKiB.most, `flash: ${flash} KiB`);
    assert.ok(Number(ram) > 40 && Number(ram) <= budget.ramKiB.most, `RAM: ${ram} KiB`);
  });
}

for (const board of BOARD_NAMES) {
  test(`computer players keep to their part of the ${board}'s flash`, async () => {
    const { symbols } = await firmware(board);
    const all = [...symbols].map(([name, at]) => ({ name, at: at & ~1 })).sort((one, other) => one.at - other.at);
    const theirs = /durbar4bots|durbar\.\.bots|kernel\.\.worth|raja5worth|9prospects|5parts5reach|app8thinking/;
    let bytes = 0;
    all.forEach(({ name, at }, place) => {
      // To the next symbol that lies elsewhere.
      const next = all.slice(place + 1).find((other) => other.at > at);
      if (theirs.test(name) && next) bytes += next.at - at;
    });
    console.log(`${board}: computer players ${(bytes / 1024).toFixed(1)} of ${budget.thinkingKiB.most} KiB`);
    assert.ok(bytes > 8 * 1024 && bytes <= budget.thinkingKiB.most * 1024, `${bytes} bytes`);
  });
}

for (const board of BOARD_NAMES) {
  test(`the ${board} starts in its time`, async () => {
    const { picture, light } = await boot({ board });
    console.log(`${board}: the first picture after ${(picture / 1e6).toFixed(2)} ms`);
    assert.ok(picture > 0 && light / 1e6 <= budget.bootMs.most, `the light came after ${light / 1e6} ms`);
  });
}

test('every game on the table has an evening of people', () => {
  assert.ok(games().length >= 2);
  for (const game of games()) assert.ok(eveningsOf(game).some(({ solo }) => !solo), `${game} has none`);
});

for (const evening of games().flatMap(eveningsOf).filter(({ solo }) => solo)) {
  test(`${evening.name}: who plays alone waits for no erase within a turn`, async () => {
    const { kept } = await opponent({ board: 'picosystem', cache: false }, evening);
    assert.ok(kept.length > 50);
    const most = Math.max(...kept) / 1e6;
    assert.ok(most > 0 && most <= budget.inTurnMs.most, `the flash is busy for ${most} ms`);
  });
}
