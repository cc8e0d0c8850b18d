/**
 * Reads a firmware image, UF2 or ELF, into flash contents and symbols.
 * A file that cannot be one gets an error of one clear sentence, fit to be shown to a person.
 */

const FLASH = 0x10000000;
const FLASH_LIMIT = 16 * 1024 * 1024; // the most that the chip can address
const RP2040 = 0xe48bff56;
const OTHER_CHIPS = new Map([
  [0xe48bff57, 'an RP2350 (absolute addresses)'],
  [0xe48bff58, 'an RP2350 (data)'],
  [0xe48bff59, 'an RP2350'],
  [0xe48bff5a, 'an RP2350 (RISC-V)'],
  [0xe48bff5b, 'an RP2350 (non-secure)'],
  [0xada52840, 'an nRF52840'],
  [0x68ed2b88, 'a SAMD21'],
  [0xc47e5767, 'an ESP32-S3'],
]);

const hex = (value) => '0x' + value.toString(16).padStart(8, '0');

/**
 * @typedef {object} Image
 * @property {'uf2' | 'elf'} kind
 * @property {{ offset: number, bytes: Uint8Array }[]} pieces what goes where, as offsets into flash
 * @property {number} end offset of the first byte of flash behind the image
 * @property {Map<string, number>} symbols names and addresses; empty for a UF2
 */

/**
 * @param {Uint8Array} file
 * @returns {Image}
 */
export function readImage(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const magic = file.length >= 4 ? view.getUint32(0, false) : 0;
  if (magic === 0x5546320a) return finish('uf2', readUf2(file, view), new Map());
  if (magic === 0x7f454c46) return readElf(file, view);
  throw new Error('This file is neither a UF2 nor an ELF image.');
}

function finish(kind, pieces, symbols) {
  if (pieces.length === 0) throw new Error('This image holds nothing for the flash.');
  const end = Math.max(...pieces.map(({ offset, bytes }) => offset + bytes.length));
  return { kind, pieces, end, symbols };
}

function offsetOf(address, length) {
  if (address < FLASH || address + length > FLASH + FLASH_LIMIT) {
    throw new Error(`This image has data for ${hex(address)}, which is outside the flash.`);
  }
  return address - FLASH;
}

function readUf2(file, view) {
  if (file.length % 512 !== 0) {
    throw new Error(`This UF2 file is truncated: its length of ${file.length} bytes is not a whole number of blocks.`);
  }
  const pieces = [];
  const seen = new Set();
  let expected = 0;
  for (let at = 0; at < file.length; at += 512) {
    const word = (offset) => view.getUint32(at + offset, true);
    if (word(0) !== 0x0a324655 || word(4) !== 0x9e5d5157 || word(508) !== 0x0ab16f30) {
      throw new Error(`This is not a UF2 file: block ${at / 512} has no UF2 marks.`);
    }
    const flags = word(8);
    if (flags & 1) continue; // not for the flash
    if (flags & 0x2000 && word(28) !== RP2040) {
      const chip = OTHER_CHIPS.get(word(28)) ?? `another chip (family ${hex(word(28))})`;
      throw new Error(`This UF2 file is for ${chip}, not for the RP2040.`);
    }
    const length = word(16);
    if (length > 476) throw new Error(`This UF2 file is damaged: block ${at / 512} claims ${length} bytes.`);
    expected = word(24);
    seen.add(word(20));
    pieces.push({ offset: offsetOf(word(12), length), bytes: file.slice(at + 32, at + 32 + length) });
  }
  if (seen.size !== expected) {
    throw new Error(`This UF2 file is truncated: it has ${seen.size} of ${expected} blocks.`);
  }
  return pieces;
}

function readElf(file, view) {
  try {
    if (file[4] !== 1 || file[5] !== 1 || view.getUint16(18, true) !== 40) {
      throw new Error('This ELF file is not for a 32-bit ARM processor.');
    }
    const word = (at) => view.getUint32(at, true);
    const half = (at) => view.getUint16(at, true);
    const pieces = [];
    for (let i = 0; i < half(44); i++) {
      const header = word(28) + i * half(42);
      const [type, position, , address, length] = [0, 4, 8, 12, 16].map((offset) => word(header + offset));
      if (type !== 1 || length === 0) continue;
      if (position + length > file.length) throw new RangeError();
      pieces.push({ offset: offsetOf(address, length), bytes: file.slice(position, position + length) });
    }
    return finish('elf', pieces, readSymbols(file, word, half));
  } catch (error) {
    if (error instanceof RangeError) throw new Error('This ELF file is truncated.');
    throw error;
  }
}

function readSymbols(file, word, half) {
  const symbols = new Map();
  const section = (index) => word(32) + index * half(46);
  const decoder = new TextDecoder();
  for (let i = 0; i < half(48); i++) {
    if (word(section(i) + 4) !== 2) continue; // symbol table
    const names = word(section(word(section(i) + 24)) + 16);
    const start = word(section(i) + 16);
    for (let at = start; at < start + word(section(i) + 20); at += 16) {
      const name = names + word(at);
      const end = file.indexOf(0, name);
      if (end > name) symbols.set(decoder.decode(file.subarray(name, end)), word(at + 4));
    }
  }
  return symbols;
}
