/** Small programs in machine code, for the laws of the emulated machine itself. */

import { Machine } from '../../web/machine/index.js';

export const WFI = 0xbf30;
export const BACK_TO_SELF = 0xe7fe;
export const SLEEP_FOR_EVER = [WFI, 0xe7fd];

/** An image that the boot ROM accepts, with these halfwords as its program. */
function imageOf(program, { stack = 0x20001000 } = {}) {
  const bytes = new Uint8Array(0x1000).fill(0xff);
  const view = new DataView(bytes.buffer);
  let crc = -1; // of the 252 bytes 0xff that stand for the boot stage
  for (let i = 0; i < 252; i++) {
    crc ^= 0xff << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  view.setInt32(252, crc, true);
  view.setUint32(0x100, stack, true);
  for (let vector = 1; vector < 48; vector++) view.setUint32(0x100 + 4 * vector, 0x10000301, true); // all exceptions: stand still
  view.setUint32(0x104, 0x10000401, true);
  view.setUint16(0x300, BACK_TO_SELF, true);
  program.forEach((half, i) => view.setUint16(0x400 + 2 * i, half, true));
  return { kind: 'elf', pieces: [{ offset: 0, bytes }], end: bytes.length, symbols: new Map() };
}

/** A board with such a program, switched on. */
export function machineOf(program, options = {}) {
  const machine = new Machine({ board: 'picosystem', image: imageOf(program, options), ...options });
  machine.powerOn();
  return machine;
}
