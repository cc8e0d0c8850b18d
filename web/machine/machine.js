/**
 * The handheld: chip, flash, panel, keys and the rest of one board, in emulated time that repeats exactly.
 * It runs firmware images and knows nothing of what they do.
 */

import { boardNamed } from './boards.js';
import { Chip } from './chip.js';
import { Flash, PowerCut } from './flash.js';
import { Memory } from './memory.js';
import { Outside } from './outside.js';
import { Panel } from './panel.js';
import { Random } from './random.js';
import { isBootable, romCall } from './rom.js';
import { Rtt } from './rtt.js';
import { Stack } from './stack.js';
import { Wiring } from './wiring.js';

const BOOT_MEMORY = 256 * 1024; // from here up the boot ROM keeps its stack and the boot stage: no start spares it
const VECTOR_TABLE = 0x10000100;
const MS = 1e6;
const LOG_INTERVAL = 5 * MS; // how often the log is read, as a probe would
const PREDICATE_INTERVAL = 0.1 * MS;

export class Machine extends Outside {
  #cached;
  #translates;
  #memory;
  #random;
  #rtt;
  #nextLogRead = 0;
  #resetCause = null;
  #totals = { cycles: 0, instructions: 0, misses: 0, sleptNanos: 0, dormantNanos: 0 };

  /**
   * @param {object} options
   * @param {string} options.board its name
   * @param {import('./image.js').Image} [options.image] the firmware, put into flash
   * @param {Uint8Array | { offset: number, bytes: Uint8Array }} [options.flash] what the flash holds besides: all of it, or a part
   * @param {boolean} [options.cache] whether reading the flash costs its time: a quarter more for the emulated core, and
   *   as much for this one. Off where only pictures and bytes count.
   * @param {boolean} [options.translates] whether code that is run often is translated into JavaScript; nothing but the
   *   speed of this machine depends on it
   * @param {'typical' | 'worst'} [options.flashTimes] how long the flash takes to erase and to program
   * @param {number} [options.seed] of all chance: contents of memory at power-on, random bits
   */
  constructor({ board, image, flash, cache = true, translates = true, flashTimes = 'typical', seed = 1 }) {
    super(boardNamed(board));
    this.flash = new Flash(this.board.flashSize, flashTimes);
    this.#cached = cache;
    this.#translates = translates;
    this.#memory = new Memory();
    this.sram = this.#memory.sram;
    this.#random = new Random(seed);
    if (flash) this.#fillFlash(flash);
    if (image) this.#install(image);
    this.symbols = image?.symbols ?? new Map();
    this.#rtt = new Rtt(this.symbols.get('_SEGGER_RTT'));

    /** Nanoseconds lived before the last reset. */
    this.epoch = 0;
    /** @type {Panel} */
    this.panel = this.#newPanel();
    /** Whether the panel's tearing signal works; a broken one never comes, or is 'stuck' and never goes. */
    this.tearingSignal = true;
    /** What the board or the chip would take amiss: { text, at, count } */
    this.problems = [];
    /** Faults of the core: { reason, address, pc, at, lockedUp } */
    this.faults = [];
    /** Resets since the machine was made, by cause. */
    this.resets = { software: 0, watchdog: 0, power: 0 };
  }

  #newPanel() {
    const { upright, width } = this.board.panel;
    return new Panel(upright, (text) => this.report(text), width);
  }

  #fillFlash(flash) {
    const { offset, bytes } = flash instanceof Uint8Array ? { offset: 0, bytes: flash } : flash;
    if (offset + bytes.length > this.flash.bytes.length) {
      throw new Error(`These ${bytes.length} bytes of flash do not fit into the ${this.flash.bytes.length} of the ${this.board.title}.`);
    }
    this.flash.bytes.set(bytes, offset);
  }

  #install(image) {
    if (image.end > this.flash.bytes.length) {
      throw new Error(`This image needs ${image.end} bytes of flash; the ${this.board.title} has ${this.flash.bytes.length}.`);
    }
    for (const { offset, bytes } of image.pieces) this.flash.bytes.set(bytes, offset);
  }

  // ---- power --------------------------------------------------------------------------------------------------

  /**
   * Switches on. Memory holds chance, as it does on the chip; the area of the stack is painted, to measure its depth.
   * @param {number} [scratch] what lies in the watchdog's first scratch register, where a restart by somebody left it
   */
  powerOn(scratch = 0) {
    if (this.on) this.powerOff();
    this.on = true;
    this.resets.power++;
    this.#chanceIn(0);
    this.panel = this.#newPanel();
    this.backlightRoseAt = null;
    this.#boot();
    this.chip.watchdog.scratchData[0] = scratch;
    this.stack = Stack.of(this.symbols, this.sram, this.chip.core.registers[13]);
    this.stack.paint();
  }

  /** Switches off, at once and wherever the firmware is. Only the flash remembers. */
  powerOff() {
    if (!this.on) return;
    this.#readLog();
    this.#retireChip();
    this.on = false;
  }

  /** Presses the reset button: as powerOn, but memory keeps what it holds. */
  reset() {
    if (!this.on) throw new Error('The power is off: there is nothing to reset.');
    this.#retireChip();
    this.#boot();
  }

  #retireChip() {
    const { core, clock } = this.chip;
    this.#totals.cycles += core.cycles;
    this.#totals.instructions += core.instructions;
    this.#totals.misses += core.cache?.misses ?? 0;
    this.epoch += clock.nanos;
    this.chip = null;
  }

  #boot() {
    this.#chanceIn(BOOT_MEMORY);
    this.chip = new Chip({
      memory: this.#memory,
      flash: this.flash.bytes,
      cached: this.#cached,
      translates: this.#translates,
      random: this.#random,
      report: (text) => this.report(text),
    });
    const { core } = this.chip;
    this.chip.onReset = (cause) => {
      this.#resetCause = cause;
      core.yield();
    };
    core.onFault = (fault) => this.faults.push({ ...fault, at: this.nanos });
    core.onRomCall = (call) => this.#romCall(call);
    this.wiring = new Wiring(this.chip, this.board, this);
    this.outputsChanged();
    this.#nextLogRead = 0;
    if (isBootable(this.flash.bytes)) {
      core.start(VECTOR_TABLE);
    } else {
      this.report('the flash holds no firmware that the boot ROM would start');
      core.lockedUp = true;
    }
  }

  /** Fills memory with chance, from an address in it to its end. */
  #chanceIn(from) {
    this.#random.fill(new Int32Array(this.sram.buffer, from, (this.sram.length - from) / 4));
  }

  #romCall(call) {
    const { core } = this.chip;
    try {
      romCall(call, core, this.flash, (text) => this.report(text));
    } catch (cut) {
      if (!(cut instanceof PowerCut)) throw cut;
      core.stall(cut.nanos);
      core.yield();
      this.#resetCause = 'cut';
    }
  }

  /** A reset from within keeps memory and the watchdog's scratch registers. */
  #resetFromWithin() {
    const cause = this.#resetCause;
    this.#resetCause = null;
    if (cause === 'cut') return this.powerOff();
    this.#readLog();
    const { watchdog } = this.chip;
    this.resets[cause]++;
    this.reset();
    const next = this.chip.watchdog;
    next.scratchData.set(watchdog.scratchData);
    next.reason = cause === 'watchdog' ? watchdog.reason : 0;
    if (cause === 'software' && watchdog.enable) {
      // The watchdog is not part of what this resets: it goes on counting.
      next.writeUint32(4, watchdog.timer.counter & 0xffffff);
      next.writeUint32(0, 1 << 30);
    }
  }

  // ---- time ---------------------------------------------------------------------------------------------------

  /** Emulated nanoseconds with the power on. */
  get nanos() {
    if (!this.chip) return this.epoch;
    const { core, clock } = this.chip;
    return this.epoch + (core.slice ? core.now : clock.nanos);
  }

  get ms() {
    return this.nanos / MS;
  }

  /** Runs for a time, or until the power dies. */
  run({ ms }) {
    this.#runTo(this.nanos + ms * MS);
    this.#readLog();
  }

  /**
   * Runs until the predicate holds. Returns the milliseconds it took.
   * @param {() => boolean} predicate asked every tenth of a millisecond
   * @param {{ ms: number, what?: string }} limit how long at most, and what is waited for
   */
  runUntil(predicate, { ms, what = 'what was waited for' }) {
    const start = this.nanos;
    while (!predicate()) {
      if (!this.on) throw new Error(`The power died before ${what} came.`);
      if (this.nanos - start >= ms * MS) throw new Error(`Within ${ms} ms, ${what} did not come.${this.#symptoms()}`);
      this.#runTo(this.nanos + PREDICATE_INTERVAL);
    }
    this.#readLog();
    return (this.nanos - start) / MS;
  }

  /** Runs until the core sleeps, the panel has a whole picture, and the bus to it has been silent for some time. */
  settle({ quiet = 60, within = 3000 } = {}) {
    const start = this.nanos;
    return this.runUntil(
      () => this.isAsleep && this.panel.complete && this.nanos - Math.max(start, this.panel.lastByteAt) >= quiet * MS,
      { ms: within, what: `a rest of ${quiet} ms` },
    );
  }

  /** Presses a key, holds it, lets it go, and waits until the machine rests. */
  tap(key, { ms = 40 } = {}) {
    this.press(key);
    this.run({ ms });
    this.release(key);
    this.settle();
  }

  #symptoms() {
    const fault = this.faults.at(-1);
    return fault ? ` The last fault was: ${fault.reason}, at 0x${fault.pc.toString(16)}.` : '';
  }

  #runTo(target) {
    for (;;) {
      if (!this.on) return;
      const { core, clock } = this.chip;
      const end = target - this.epoch;
      if (clock.nanos >= end) return;
      if (clock.nanos >= this.#nextLogRead) {
        this.#readLog();
        this.#nextLogRead = clock.nanos + LOG_INTERVAL;
      }
      const { dormant } = this.chip.dormancy;
      if (!dormant) core.takeInterrupt();
      if (core.waiting || core.lockedUp || dormant) {
        const next = clock.nextAlarm;
        const wake = next !== null && next.nanos < end ? next.nanos : end;
        if (core.waiting || dormant) this.#totals.sleptNanos += wake - clock.nanos;
        if (dormant) this.#totals.dormantNanos += wake - clock.nanos;
        clock.tick(wake - clock.nanos);
      } else {
        core.run(end);
      }
      if (this.#resetCause) this.#resetFromWithin();
    }
  }

  /** Whether the core sleeps right now. */
  get isAsleep() {
    return this.on && (this.chip.core.waiting || this.isDormant);
  }

  /** Whether all clocks of the chip stand still. */
  get isDormant() {
    return this.on && this.chip.dormancy.dormant;
  }

  /** Whether the core stands still after a fault that it could not handle. */
  get isLockedUp() {
    return this.on && this.chip.core.lockedUp;
  }

  /**
   * Counts to be taken twice and subtracted. `cycles` are those in which the core was awake;
   * the bytes on the bus are counted from power-on, all else from the making of the machine.
   */
  get stats() {
    const core = this.chip?.core;
    return {
      nanos: this.nanos,
      cycles: this.#totals.cycles + (core?.cycles ?? 0),
      instructions: this.#totals.instructions + (core?.instructions ?? 0),
      misses: this.#totals.misses + (core?.cache?.misses ?? 0),
      sleptNanos: this.#totals.sleptNanos,
      dormantNanos: this.#totals.dormantNanos,
      busBytes: this.panel.busBytes,
      pixelBytes: this.panel.pixelBytes,
      erases: this.flash.erases.reduce((sum, n) => sum + n, 0),
    };
  }

  // ---- looking inside -----------------------------------------------------------------------------------------

  /** Notes something that the hardware would take amiss. */
  report(text) {
    const known = this.problems.find((problem) => problem.text === text);
    if (known) known.count++;
    else this.problems.push({ text, at: this.nanos, count: 1 });
  }

  /** The 32-bit word at an address in memory or at a symbol of the ELF. */
  word(where) {
    const address = typeof where === 'string' ? this.symbols.get(where) : where;
    if (address === undefined) throw new Error(`The image has no symbol "${where}".`);
    if (!this.on) throw new Error('Memory cannot be read while the power is off.');
    return this.chip.core.read32(address) >>> 0;
  }

  #readLog() {
    if (this.on) this.#rtt.drain(this.sram);
  }

  /** The raw bytes of the log channel since the last call. */
  takeLog() {
    return this.#rtt.take();
  }
}
