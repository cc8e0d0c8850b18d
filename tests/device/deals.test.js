/** Deals: with a number that comes from outside, which the handheld finds when it is switched on, and without one, by chance. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { wordOf } from '../../web/deals.js';
import { Machine } from '../../web/machine/index.js';
import { SAVES } from '../../web/saves.js';
import { TRIED_BOARDS, assertNoProblems, assertSamePicture, firmware, picture, play, program, withFile } from './helpers.js';

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

for (const board of TRIED_BOARDS) {
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
      for (const word of [0, 12, 0xffffffff, wordOf({ asked: 100, week: 127 })]) {
        const machine = await shown(board, word, 'right');
        assertSamePicture(machine.panel.pixels, picture(board, `${DEAL} right`), `the word ${word}`);
      }
    });

    test('a deal without a number comes of the oscillator, though the same keys come at the same moments', async () => {
      const image = await firmware(board);
      const dealt = (seed, keys) => {
        const machine = new Machine({ board, image, cache: false, seed });
        machine.powerOn();
        machine.run({ ms: 500 });
        play(machine, keys);
        assertNoProblems(machine);
        return withFile(machine.flash.bytes.slice(SAVES.offset, SAVES.offset + SAVES.length), (file) =>
          /^seed (\d+)$/m.exec(program('export', '1', '--secrets', '--flash', file))[1]);
      };
      const seeds = Array.from({ length: 6 }, (_, seed) => dealt(seed + 1, 'A A wait:500'));
      assert.equal(new Set(seeds).size, seeds.length, `${seeds}`);
      assert.equal(dealt(1, 'A A wait:500'), seeds[0], 'the same chance and the same keys bring the same deal');
      assert.deepEqual([1, 2].map((seed) => dealt(seed, 'A up right*3 down A wait:500')), ['3', '3'], 'a numbered deal');
    });
  });
}
