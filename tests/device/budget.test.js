/**
 * What the firmware takes of the chip, against the budget in budget.json. The deepest stack, and the times of keys, are
 * held to it by evening.test.js, which plays whole matches anyway.
 */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { WIDTH, boardNamed } from '../../web/machine/index.js';
import { eveningsOf, games } from './evenings.js';
import { ownCode, ownTexts } from './costs.js';
import { BOARD_NAMES, firmware, withFile } from './helpers.js';
import { boot, opponent } from './measure.js';

const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url)));
const target = (path) => fileURLToPath(new URL(`../../target/${path}`, import.meta.url));

for (const board of BOARD_NAMES) {
  test(`the firmware of the ${board} keeps to its budget`, () => {
    const said = withFile(null, (uf2) => execFileSync(target('pack'), [target(`firmware/durbar-${board}.elf`), uf2]).toString());
    const [, flash, ram, hot] = /flash ([\d.]+) of \d+ KiB, RAM ([\d.]+) \+ code ([\d.]+) /.exec(said);
    const parts = [['flash', flash, budget.flashKiB], ['RAM', ram, budget.ramKiB], ['code in RAM', hot, budget.hotKiB]];
    console.log(`${board}: ${parts.map(([part, taken, { most }]) => `${part} ${taken} of ${most} KiB`).join(', ')}`);
    assert.ok(Number(flash) > 100 && Number(flash) <= budget.flashKiB.most, `flash: ${flash} KiB`);
    assert.ok(Number(ram) > 40 && Number(ram) <= budget.ramKiB.most, `RAM: ${ram} KiB`);
    assert.ok(Number(hot) > 10 && Number(hot) <= budget.hotKiB.most, `code in RAM: ${hot} KiB`);
  });
}

for (const board of BOARD_NAMES) {
  test(`what every game takes for itself keeps to its row of the budget on the ${board}`, async () => {
    const { why: _, ...rows } = budget.games;
    assert.deepEqual(Object.keys(rows).sort(), games().sort(), 'a row for each game');
    const image = await firmware(board);
    const code = ownCode(image, games());
    for (const [game, { codeKiB, textsKiB }] of Object.entries(rows)) {
      const taken = [code.get(game) / 1024, ownTexts(image, game) / 1024];
      console.log(`${board}: ${game}: code ${taken[0].toFixed(1)} of ${codeKiB}, texts ${taken[1].toFixed(1)} of ${textsKiB} KiB`);
      assert.ok(taken[0] > 10 && taken[0] <= codeKiB, `${game}: ${taken[0]} KiB of code`);
      assert.ok(taken[1] > 10 && taken[1] <= textsKiB, `${game}: ${taken[1]} KiB of texts`);
    }
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
    const { most, sides } = budget.bootMs;
    const limit = boardNamed(board).panel.width > WIDTH ? most + sides : most;
    assert.ok(picture > 0 && light / 1e6 <= limit, `the light came after ${light / 1e6} ms`);
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
