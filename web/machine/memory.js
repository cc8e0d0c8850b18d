/**
 * The bus as the core sees it: memory at once, registers through the chip, and a fault where the chip has nothing.
 */

export const ROM_SIZE = 0x4000;
export const FLASH = 0x10000000;
export const SRAM = 0x20000000;
export const SRAM_SIZE = 264 * 1024;
/** Bytes of RAM of which is known together whether they hold translated code, as a power of two. */
export const GRAIN_BITS = 5;
export const XIP_MIRRORS = 0x4000000; // the same flash four times, 16 MB apart: cached or not, allocating or not
const SIO = 0xd0000000;
const PPB_PAGE = 0xe000e;
const USB_MEMORY_PAGE = 0x50100;

// Behind the RAM, in the same memory, lies what translated code shares with the core: its registers with flags and time, for
// each grain of the RAM whether it holds translated code, the tags of the cache, and the functions by their addresses.
export const REGISTERS = SRAM_SIZE;
export const MARKS = REGISTERS + 0x100;
export const FIRST = 0x45000;
export const SECOND = 0x47000;
export const LATEST = 0x49000;
/** Which function the code at an address is, for as many addresses as fit: the address and the number, by its lower bits. */
export const NUMBERS = 0x4a000;
export const NUMBERS_BITS = 13;
const PAGES = 6;

/** The RAM of a machine, and what lies behind it. */
export class Memory {
  constructor() {
    /** For translated code; null where there can be none. */
    this.shared = globalThis.WebAssembly ? new WebAssembly.Memory({ initial: PAGES, maximum: PAGES }) : null;
    this.buffer = this.shared?.buffer ?? new ArrayBuffer(PAGES * 0x10000);
    this.sram = new Uint8Array(this.buffer, 0, SRAM_SIZE);
  }
}

/** Thrown by a memory access that the bus refuses; it never leaves the core. */
export class Fault {
  constructor(reason, address) {
    this.reason = reason;
    this.address = address;
  }
}

export const hex = (value) => '0x' + (value >>> 0).toString(16).padStart(8, '0');

/** Base of the core. It uses the core's clock: a register access happens at its own moment. */
export class Bus {
  /** Looks at the memory of the chip in all widths. */
  attachMemory() {
    const { memory, flash, bootrom } = this.chip;
    const { sram } = memory;
    this.sram8 = sram;
    this.sram16 = new Uint16Array(sram.buffer, sram.byteOffset, SRAM_SIZE / 2);
    this.sram32 = new Int32Array(sram.buffer, sram.byteOffset, SRAM_SIZE / 4);
    this.flash8 = flash;
    this.flash16 = new Uint16Array(flash.buffer, flash.byteOffset, flash.length / 2);
    this.flash32 = new Int32Array(flash.buffer, flash.byteOffset, flash.length / 4);
    this.flashMask = flash.length - 1; // sizes are powers of two; a smaller flash repeats
    /** How much of the memory has power: all of it, or none. */
    this.sramSize = SRAM_SIZE;
    this.rom16 = new Uint16Array(bootrom.buffer, bootrom.byteOffset, ROM_SIZE / 2);
    /** @type {import('./cache.js').Cache | null} What reading the flash costs; without it, nothing. */
    this.cache = null;
    /** @type {import('./blocks.js').Blocks | null} Which code has been translated; without it, none. */
    this.blocks = null;
    /** For each grain of the RAM whether it holds translated code. */
    this.marks = new Uint8Array(memory.buffer, MARKS, SRAM_SIZE >> GRAIN_BITS).fill(0);
  }

  /** Gives power to the memory, or takes it away. */
  powerMemory(on) {
    this.sramSize = on ? SRAM_SIZE : 0;
    this.blocks?.forgetNumbers();
  }

  /** Waits for the word of the flash at an offset into its address space. */
  waitForFlash(xip) {
    if (this.cache !== null) this.budget -= this.cache.take(xip >> 2, this.elapsed);
  }

  read32(address) {
    const at = (address - SRAM) >>> 0;
    if (at < this.sramSize && (address & 3) === 0) return this.sram32[at >> 2];
    const xip = (address - FLASH) >>> 0;
    if (xip < XIP_MIRRORS && (address & 3) === 0) {
      this.waitForFlash(xip);
      return this.flash32[(xip & this.flashMask) >> 2];
    }
    return this.readSlow(address, 4);
  }

  read16(address) {
    const at = (address - SRAM) >>> 0;
    if (at < this.sramSize && (address & 1) === 0) return this.sram16[at >> 1];
    const xip = (address - FLASH) >>> 0;
    if (xip < XIP_MIRRORS && (address & 1) === 0) {
      this.waitForFlash(xip);
      return this.flash16[(xip & this.flashMask) >> 1];
    }
    return this.readSlow(address, 2);
  }

  read8(address) {
    const at = (address - SRAM) >>> 0;
    if (at < this.sramSize) return this.sram8[at];
    const xip = (address - FLASH) >>> 0;
    if (xip < XIP_MIRRORS) {
      this.waitForFlash(xip);
      return this.flash8[xip & this.flashMask];
    }
    return this.readSlow(address, 1);
  }

  write32(address, value) {
    const at = (address - SRAM) >>> 0;
    if (at < this.sramSize && (address & 3) === 0) {
      this.sram32[at >> 2] = value;
      if (this.marks[at >> GRAIN_BITS] !== 0) this.blocks.spoil(at);
    } else {
      this.writeSlow(address, value, 4);
    }
  }

  write16(address, value) {
    const at = (address - SRAM) >>> 0;
    if (at < this.sramSize && (address & 1) === 0) {
      this.sram16[at >> 1] = value;
      if (this.marks[at >> GRAIN_BITS] !== 0) this.blocks.spoil(at);
    } else {
      this.writeSlow(address, value, 2);
    }
  }

  write8(address, value) {
    const at = (address - SRAM) >>> 0;
    if (at < this.sramSize) {
      this.sram8[at] = value;
      if (this.marks[at >> GRAIN_BITS] !== 0) this.blocks.spoil(at);
    } else {
      this.writeSlow(address, value, 1);
    }
  }

  /** Cycles that a register access takes beyond those of an access to memory. */
  charge(address, write) {
    if (address >>> 28 === 0xd) this.budget += 1; // the single-cycle port
    else if (address >>> 28 === 4) this.budget -= write ? 3 : 2;
  }

  readSlow(address, size) {
    address >>>= 0;
    if (address & (size - 1)) throw new Fault(`unaligned read of ${hex(address)}`, address);
    const { chip } = this;
    if (address >= ROM_SIZE) {
      if (!this.isMapped(address)) throw new Fault(`read of ${hex(address)}, where nothing is`, address);
      this.charge(address, false);
      this.clock.nanosCounter = this.now;
    }
    const value = size === 4 ? chip.readUint32(address) : size === 2 ? chip.readUint16(address) : chip.readUint8(address);
    this.shortenSlice();
    return value | 0;
  }

  writeSlow(address, value, size) {
    address >>>= 0;
    if (address & (size - 1)) throw new Fault(`unaligned write to ${hex(address)}`, address);
    if (!this.isMapped(address)) throw new Fault(`write to ${hex(address)}, where nothing can be written`, address);
    this.charge(address, true);
    this.clock.nanosCounter = this.now;
    const { chip } = this;
    if (size === 4) chip.writeUint32(address, value >>> 0);
    else if (size === 2) chip.writeUint16(address, value & 0xffff);
    else chip.writeUint8(address, value & 0xff);
    this.shortenSlice();
  }

  isMapped(address) {
    if ((address - SRAM) >>> 0 < SRAM_SIZE && this.sramSize === 0) throw new Fault(`memory without power at ${hex(address)}`, address);
    return (
      this.chip.findPeripheral(address) !== undefined ||
      (address >= SIO && address < SIO + 0x200) ||
      address >>> 12 === PPB_PAGE ||
      address >>> 12 === USB_MEMORY_PAGE
    );
  }
}
