/**
 * Files that a page is given, changed at random: an image gets a reading or one sentence, games a verdict. The same
 * changes come each time; DURBAR_FUZZ=60 tries sixty times as many.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readImage } from '../../web/machine/index.js';
import { Random } from '../../web/machine/random.js';
import { SAVES, SECTOR, faultOfSaves } from '../../web/saves.js';

const ROUNDS = Number(process.env.DURBAR_FUZZ ?? 1);
const FLASH = 0x10000000;

/** A UF2 file of so many blocks. */
function uf2(blocks) {
  const file = new Uint8Array(512 * blocks);
  const view = new DataView(file.buffer);
  for (let block = 0; block < blocks; block++) {
    const words = [0x0a324655, 0x9e5d5157, 0x2000, FLASH + 256 * block, 256, block, blocks, 0xe48bff56];
    words.forEach((word, at) => view.setUint32(512 * block + 4 * at, word, true));
    view.setUint32(512 * block + 508, 0x0ab16f30, true);
  }
  return file;
}

/** An ELF file with one segment for the flash, and no sections. */
function elf() {
  const file = new Uint8Array(52 + 32 + 256);
  const view = new DataView(file.buffer);
  file.set([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1]);
  for (const [at, value] of [[16, 2], [18, 40], [40, 52], [42, 32], [44, 1], [46, 40]]) view.setUint16(at, value, true);
  for (const [at, value] of [[20, 1], [24, FLASH], [28, 52]]) view.setUint32(at, value, true);
  [1, 84, FLASH, FLASH, 256, 256, 5, 4].forEach((word, at) => view.setUint32(52 + 4 * at, word, true));
  return file;
}

const NUMBERS = [0, 1, 0xff, 0x100, 0x1ff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff, FLASH, FLASH - 1, FLASH + 0xffffff];

/** Changes a file in one of many ways. */
function mutate(file, random) {
  const at = random.below(file.length || 1);
  switch (random.below(7)) {
    case 0:
      file[at] ^= 1 << random.below(8);
      return file;
    case 1:
      file[at] = random.byte();
      return file;
    case 2: // a word, where words lie
      if (file.length >= 4) {
        const word = random.below(file.length >> 2) * 4;
        const value = random.below(2) ? NUMBERS[random.below(NUMBERS.length)] : random.next() >>> 0;
        new DataView(file.buffer, file.byteOffset).setUint32(word, value, true);
      }
      return file;
    case 3: // in the first bytes, where the heads are
      file[random.below(Math.min(file.length, 96))] = random.byte();
      return file;
    case 4:
      return file.slice(0, at);
    case 5: {
      const block = 512 * random.below(file.length / 512 || 1);
      return Uint8Array.from([...file, ...file.subarray(block, block + 512)]);
    }
    default:
      file.copyWithin(at, random.below(file.length || 1), random.below(file.length || 1));
      return file;
  }
}

test('an image that was changed anyhow is read, or refused in a sentence', () => {
  const random = new Random(7);
  const sound = [uf2(1), uf2(5), elf()];
  const seen = { read: 0, refused: 0 };
  for (const file of sound) assert.ok(readImage(file).pieces.length > 0);
  for (let round = 0; round < 60_000 * ROUNDS; round++) {
    let file = sound[round % sound.length].slice();
    for (let times = random.below(4); times >= 0; times--) file = mutate(file, random);
    try {
      const { pieces, end } = readImage(file);
      for (const { offset, bytes } of pieces) assert.ok(offset >= 0 && offset + bytes.length <= end && end <= 1 << 24);
      seen.read++;
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      assert.equal(error.constructor, Error, `round ${round}: ${error.stack}`);
      assert.match(error.message, /^(This|The) .*\.$/, `round ${round}`);
      seen.refused++;
    }
  }
  assert.ok(seen.read > 1000 && seen.refused > 1000, JSON.stringify(seen));
});

test('games that were changed anyhow get a verdict', () => {
  const random = new Random(8);
  const seen = new Set();
  const games = new Uint8Array(SAVES.length).fill(0xff);
  // A mark that is sound: "Drdy", two numbers and their checksum.
  games.set([0x44, 0x72, 0x64, 0x79, 1, 0, 0, 0, 0, 0, 0, 0]);
  games.set(checksum(games.subarray(0, 12)), 12);
  for (let round = 0; round < 400 * ROUNDS; round++) {
    let file = games.slice();
    for (let times = random.below(3); times >= 0; times--) {
      if (random.below(4) === 0) file = mutate(file, random);
      else file[SECTOR * random.below(2) + random.below(64)] = random.byte();
    }
    seen.add(faultOfSaves(file)?.text ?? 'sound');
  }
  assert.deepEqual([...seen].sort(), ['noMark', 'sound', 'wrongSize']);
});

/** CRC-32, lowest byte first. */
function checksum(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const value = ~crc >>> 0;
  return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
}
