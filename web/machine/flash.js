/**
 * The flash chip: NOR flash as the firmware meets it through the boot ROM.
 *
 * Programming takes bits from 1 to 0 and never back; erasing sets whole sectors to 1. Both take their time, wear is counted,
 * and the power can die after any byte of any operation. It does not know who calls it, nor what the bytes mean.
 */

import { Random } from './random.js';

export const SECTOR = 4096;
export const PAGE = 256;

/** How long a sector's erase and a page's program take: typically, and at worst, by the data sheet of the boards' flash (W25Q). */
export const TIMES = {
  typical: { erase: 45e6, program: 0.4e6 },
  worst: { erase: 400e6, program: 3e6 },
};

const LOG_LIMIT = 10000; // a machine in a browser may run for days

/** What is thrown when the power dies in the middle of an operation. */
export class PowerCut {
  /** @param {number} nanos how long the operation had run */
  constructor(nanos) {
    this.nanos = nanos;
  }
}

/**
 * How an operation is left when the power dies:
 * - `bytes`: in order, whole bytes
 * - `words`: in order, whole words of four bytes
 * - `bits`: everything before the page or sector at work is done; in it, each bit that was to change has changed or not by chance
 * @typedef {'bytes' | 'words' | 'bits'} Tear
 */

export class Flash {
  /**
   * @param {number} size in bytes, a power of two
   * @param {keyof TIMES} [times] how long its operations take
   */
  constructor(size, times = 'typical') {
    this.times = TIMES[times];
    if (!this.times) throw new Error(`Flash has no "${times}" times. It has: ${Object.keys(TIMES).join(', ')}.`);
    this.bytes = new Uint8Array(size).fill(0xff);
    /** How often each sector was erased. */
    this.erases = new Uint32Array(size / SECTOR);
    /** The last operations: { kind: 'erase' | 'program', offset, length, at, cut } */
    this.log = [];
    /** Bytes that were asked to go from 0 to 1 by programming: each is a bug in what wrote them. */
    this.lostWrites = 0;
    /** Bytes programmed or erased since the beginning, the unit in which cuts are counted. */
    this.touched = 0;
    /** How long it was busy since the beginning; the core waits meanwhile. */
    this.busyNanos = 0;
    this.cutAt = Infinity;
    /** @type {Tear} */
    this.tear = 'bytes';
    this.random = new Random(1);
    /** Called with offset and length after each operation, a torn one too. */
    this.onChange = () => {};
  }

  /**
   * Lets the power die after so many more bytes have been programmed or erased. 0 means: as the next operation begins.
   * @param {number} bytes Infinity takes the cut back
   * @param {{ tear?: Tear, seed?: number }} [how]
   */
  cutAfter(bytes, { tear = 'bytes', seed = 1 } = {}) {
    this.cutAt = this.touched + bytes;
    this.tear = tear;
    this.random = new Random(seed);
  }

  /**
   * Erases whole sectors; returns the nanoseconds it takes.
   * @param {number} at the time, for the log
   */
  erase(offset, length, at = 0) {
    if (offset % SECTOR || length % SECTOR) throw new Error(`Erase of ${length} bytes at ${offset}: not whole sectors of ${SECTOR}.`);
    this.#checkRange(offset, length);
    return this.#operate('erase', offset, length, SECTOR, this.times.erase, at, (position) => {
      if (position % SECTOR === 0) this.erases[position / SECTOR]++;
      return 0xff;
    });
  }

  /** Programs whole pages; returns the nanoseconds it takes. */
  program(offset, data, at = 0) {
    if (offset % PAGE || data.length % PAGE) throw new Error(`Program of ${data.length} bytes at ${offset}: not whole pages of ${PAGE}.`);
    this.#checkRange(offset, data.length);
    return this.#operate('program', offset, data.length, PAGE, this.times.program, at, (position) => {
      const wanted = data[position - offset];
      const old = this.bytes[position];
      if (wanted !== 0xff && (old & wanted) !== wanted) this.lostWrites++;
      return old & wanted;
    });
  }

  #checkRange(offset, length) {
    if (offset + length > this.bytes.length) throw new Error(`A flash operation at ${offset} reaches behind the end of the flash.`);
  }

  #operate(kind, offset, length, unit, unitNanos, at, result) {
    const entry = { kind, offset, length, at, cut: false };
    this.log.push(entry);
    if (this.log.length > LOG_LIMIT) this.log.shift();
    const done = Math.min(length, this.cutAt - this.touched);
    const kept = this.tear === 'words' ? done - (done % 4) : this.tear === 'bits' ? done - (done % unit) : done;
    for (let i = 0; i < kept; i++) this.bytes[offset + i] = result(offset + i);
    this.touched += done;
    this.busyNanos += (done / unit) * unitNanos;
    if (done === length) {
      this.onChange(offset, length);
      return (length / unit) * unitNanos;
    }
    if (this.tear === 'bits' && done % unit > 0) {
      for (let i = kept; i < kept + unit; i++) {
        const old = this.bytes[offset + i];
        this.bytes[offset + i] = old ^ ((old ^ result(offset + i)) & this.random.byte());
      }
    }
    this.onChange(offset, length);
    entry.cut = true;
    this.cutAt = Infinity;
    throw new PowerCut((done / unit) * unitNanos);
  }
}
