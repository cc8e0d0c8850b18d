/** What the firmware takes of the chip, against the budget in budget.json. The deepest stack is held to it by evening.test.js. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOARD_NAMES, withFile } from './helpers.js';

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
