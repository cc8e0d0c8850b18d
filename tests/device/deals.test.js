/** Deals with a number that come from outside: the handheld finds them when it is switched on. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { wordOf } from '../../web/deals.js';
import { Machine } from '../../web/machine/index.js';
import { BOARD_NAMES, assertNoProblems, assertSamePicture, firmware, picture, play } from './helpers.js';

/** From home to the row of the deal, which is the last of the set-up. */
const DEAL = 'A up';

/** What it shows in the set-up after it was switched on with this in the register. */
async function shown(board, word, keys) {
  const machine = new Machine({ board, image: await firmware(board), cache: false });
  machine.battery = 3.775;
  machine.powerOn(word);
  machine.settle();
  play(machine, `${DEAL} ${keys}`);
  assertNoProblems(machine);
  return machine;
}

for (const board of BOARD_NAMES) {
  describe(board, () => {
    test('one that is asked for is chosen, and a restart does not find it again', async () => {
      const machine = await shown(board, wordOf({ asked: 12, week: 0 }), '');
      assertSamePicture(machine.panel.pixels, picture(board, `${DEAL} right*12`), 'deal 12');
      assert.equal(machine.chip.watchdog.scratchData[0], 0, 'it is taken away');
    });

    test('the week\'s is the first that one comes to', async () => {
      const machine = await shown(board, wordOf({ asked: 0, week: 30 }), 'right right');
      assertSamePicture(machine.panel.pixels, picture(board, `${DEAL} right*31`), 'the deal after that of the week');
    });

    test('what bears no mark, or a number that no deal has, is none', async () => {
      for (const word of [0, 12, 0xffffffff, wordOf({ asked: 100, week: 255 })]) {
        const machine = await shown(board, word, 'right');
        assertSamePicture(machine.panel.pixels, picture(board, `${DEAL} right`), `the word ${word}`);
      }
    });
  });
}
