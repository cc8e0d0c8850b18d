/**
 * The region of the flash that holds the games, and what a file of it must be: the bytes of that region and nothing
 * else, as `durbar` on a PC keeps them in its flash file. Shared by page, worker and tests; knows no browser.
 */

/** Where the region begins, counted from the beginning of the flash, and how long it is: as memory.x lays it out. */
export const SAVES = { offset: 0x180000, length: 512 * 1024 };
export const SECTOR = 4096;
/** The newest format of saves that the firmware of this page reads; src/store/format.rs tells it. */
export const FORMAT = 1;

const READY = 0x79647244; // "Drdy"
const OWNER = 0x72616244; // "Dbar"

/** CRC-32 as zip and PNG use it. */
function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Whether 16 bytes are a mark of that name with its checksum. */
function isMark(bytes, at, name) {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 16);
  return view.getUint32(0, true) === name && view.getUint32(12, true) === crc32(bytes.subarray(at, at + 12));
}

/**
 * What is wrong with the bytes of a flash file, as a text of page/words.js and its values, or null. The heads of its
 * sectors tell: their layout holds for all formats to come. Damage within a game is no matter here; the firmware says
 * so on its own screen.
 */
export function faultOfSaves(bytes) {
  if (bytes.length !== SAVES.length) {
    return { text: 'wrongSize', values: { bytes: bytes.length, right: SAVES.length } };
  }
  let marked = false;
  for (let sector = 0; sector < bytes.length; sector += SECTOR) {
    marked ||= isMark(bytes, sector, READY);
    for (const at of [sector + 16, sector + 32]) {
      if (!isMark(bytes, at, OWNER)) continue;
      marked = true;
      const format = bytes[at + 4];
      if (format > FORMAT) {
        return { text: 'newerFormat', values: { format, known: FORMAT } };
      }
    }
  }
  const blank = !marked && bytes.every((byte) => byte === 0xff);
  return marked || blank ? null : { text: 'noMark' };
}
