/** What the firmware's image tells of the machine that built it: nothing. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOARD_NAMES } from './helpers.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The bytes that a UF2 file brings into the flash. */
function payload(uf2) {
  const blocks = [];
  for (let at = 0; at < uf2.length; at += 512) blocks.push(uf2.subarray(at + 32, at + 32 + uf2.readUInt32LE(at + 16)));
  return Buffer.concat(blocks);
}

for (const board of BOARD_NAMES) {
  test(`the image of the ${board} names its files, but no folder of the machine that built it`, () => {
    const image = payload(readFileSync(`${ROOT}target/firmware/durbar-${board}.uf2`)).toString('latin1');
    const files = image.match(/[\w./+-]+\.rs/g) ?? [];
    assert.ok(files.some((file) => file.includes('boards/rp2040/')), `where our own code fails is told: ${files}`);
    for (const folder of [ROOT, homedir(), '/home/', '/root/', '/usr/', '/registry/', '/.cargo/']) {
      const found = image.indexOf(folder);
      assert.equal(found, -1, `${folder}: ${image.slice(found, found + 120)}`);
    }
  });
}
