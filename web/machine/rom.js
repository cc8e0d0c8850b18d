/**
 * The boot ROM, as a stub: each function is a breakpoint and a return, and the work is done here.
 * The maker's ROM is not needed and not contained.
 */

const FUNCTION_TABLE = 0x40;
const LOOK_UP = 0x20;
const CODE = 0x80;
const BREAKPOINT = 0xbe00;
const RETURN = 0x4770; // BX LR
const LOOK_UP_CALL = 0xff;
const SRAM = 0x20000000;

/** The functions that firmware asks for, by the ROM's two-letter codes. */
const FUNCTIONS = ['IF', 'EX', 'RE', 'RP', 'FC', 'CX', 'MC', 'C4', 'MS', 'S4'];

/** The words of the stub ROM. */
export function buildRom() {
  const bytes = new Uint8Array(0x4000);
  const view = new DataView(bytes.buffer);
  const half = (at, value) => view.setUint16(at, value, true);
  bytes.set([0x4d, 0x75, 0x01, 3], 0x10); // "Mu", 1, version 3
  half(0x14, FUNCTION_TABLE);
  half(0x16, FUNCTION_TABLE + 4 * FUNCTIONS.length + 2);
  half(0x18, LOOK_UP | 1);
  half(LOOK_UP, BREAKPOINT | LOOK_UP_CALL);
  half(LOOK_UP + 2, RETURN);
  FUNCTIONS.forEach((name, i) => {
    half(FUNCTION_TABLE + 4 * i, codeOf(name));
    half(FUNCTION_TABLE + 4 * i + 2, (CODE + 4 * i) | 1);
    half(CODE + 4 * i, BREAKPOINT | i);
    half(CODE + 4 * i + 2, RETURN);
  });
  return new Uint32Array(bytes.buffer);
}

const codeOf = (name) => name.charCodeAt(0) | (name.charCodeAt(1) << 8);

/**
 * Does what a function of the ROM does.
 * @param {number} call the number in the breakpoint
 * @param {import('./core.js').Core} core
 * @param {import('./flash.js').Flash} flash
 * @param {(problem: string) => void} report
 */
export function romCall(call, core, flash, report) {
  const r = core.registers;
  if (call === LOOK_UP_CALL) {
    const index = FUNCTIONS.findIndex((name) => codeOf(name) === r[1]);
    if (index < 0) report(`the firmware asks the boot ROM for function 0x${r[1].toString(16)}, which the stub does not have`);
    r[0] = index < 0 ? 0 : (CODE + 4 * index) | 1;
    return;
  }
  const name = FUNCTIONS[call];
  switch (name) {
    case 'RE':
    case 'RP': {
      if (!core.PM) report('a flash operation began with interrupts on');
      const now = core.now;
      if (name === 'RE') {
        core.stall(flash.erase(r[0] >>> 0, r[1] >>> 0, now));
        core.blocks?.forget(r[0] >>> 0, r[1] >>> 0);
      } else {
        const source = r[1] >>> 0;
        if (source < SRAM) report(`flash is programmed from 0x${source.toString(16)}, which cannot be read meanwhile`);
        const data = Uint8Array.from({ length: r[2] >>> 0 }, (_, i) => core.read8(source + i));
        core.stall(flash.program(r[0] >>> 0, data, now));
        core.blocks?.forget(r[0] >>> 0, data.length);
      }
      break;
    }
    case 'FC':
      core.cache?.flush();
      break;
    case 'MC':
    case 'C4':
      for (let i = 0; i < r[2]; i++) core.write8(r[0] + i, core.read8(r[1] + i));
      core.stall(r[2] * 4);
      break;
    case 'MS':
    case 'S4':
      for (let i = 0; i < r[2]; i++) core.write8(r[0] + i, r[1] & 0xff);
      core.stall(r[2] * 4);
      break;
  }
}

/** Whether the boot ROM would start this flash: its first 252 bytes must match the checksum behind them. */
export function isBootable(flash) {
  let crc = -1;
  for (let i = 0; i < 252; i++) {
    crc ^= flash[i] << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc === (flash[252] | (flash[253] << 8) | (flash[254] << 16) | (flash[255] << 24));
}
