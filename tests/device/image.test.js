/** What the firmware's image tells: of itself what picotool asks for, and of the machine that built it nothing. */

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

/**
 * What picotool tells of an image, read as its documentation lays it out: within 256 bytes behind the boot loader two
 * markers, between them where an array of pointers begins and ends; each entry says what it is.
 */
function binaryInfo(flash) {
  const BASE = 0x10000000;
  const word = (address) => flash.readUInt32LE(address - BASE);
  const head = Array.from({ length: 64 }, (_, i) => BASE + 0x100 + 4 * i).find((at) => word(at) === 0x7188ebf2 && word(at + 16) === 0xe71aa390);
  assert.ok(head, 'no header where picotool looks for one');
  const told = {};
  for (let at = word(head + 4); at < word(head + 8); at += 4) {
    const entry = word(at);
    assert.equal(word(entry), 6 | (0x5052 << 16), 'a string that Raspberry Pi has a number for');
    const text = word(entry + 8) - BASE;
    told[`0x${word(entry + 4).toString(16).padStart(8, '0')}`] = flash.toString('utf8', text, flash.indexOf(0, text));
  }
  return told;
}

for (const board of BOARD_NAMES) {
  test(`picotool can tell what the image of the ${board} is`, () => {
    const manifest = readFileSync(`${ROOT}Cargo.toml`, 'utf8');
    const [, version] = /^version = "(.+)"$/m.exec(manifest);
    const [, description] = /^description = "(.+)"$/m.exec(manifest);
    assert.deepEqual(binaryInfo(payload(readFileSync(`${ROOT}target/firmware/durbar-${board}.uf2`))), {
      '0x02031c86': 'Durbar',
      '0x11a9bc3a': version,
      '0xb63cffbb': board,
      '0xb6a07c19': description,
      '0x4275f0d3': 'release',
    });
  });
}
