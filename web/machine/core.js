/**
 * The processor: an ARMv6-M (Cortex-M0+) core that takes the place of the one in rp2040js.
 *
 * Why an own core: it is several times faster (it runs in slices up to the next alarm of the clock instead of asking
 * the clock after each instruction), it faults where the chip faults (unmapped or unaligned addresses, undefined
 * instructions, lock-up when a fault cannot be stacked), and SEV, PRIMASK and the flags behave as the manual says.
 *
 * Here are time and exceptions; memory is in memory.js, the instructions are in thumb.js. What is run often is translated
 * (blocks.js, translate.js), which changes nothing but the speed.
 */

import { Bus, Fault, REGISTERS } from './memory.js';
import { execute } from './thumb.js';

const THREAD_PRIORITY = 4;
const HARD_FAULT = 3;
const ENTRY_CYCLES = 15;
const RETURN_CYCLES = 11;
const PLACES = 23;
const LONGEST_SLICE = 2 ** 30; // translated code counts cycles in 32 bits

export class Core extends Bus {
  /** @param {import('./chip.js').Chip} chip */
  constructor(chip) {
    super();
    this.chip = chip;
    this.clock = chip.clock;
    /** R0 to R14; the program counter stands beside them, and translated code keeps flags and time behind them. */
    this.registers = new Int32Array(chip.memory.buffer, REGISTERS, PLACES).fill(0);
    this.pc = 0;
    // Flags: `nz` is the last result (its sign is N, its being zero Z), `v` holds V in its sign bit.
    this.nz = 1;
    this.c = 0;
    this.v = 0;
    this.PM = false;
    this.IPSR = 0;
    this.otherStack = 0; // the stack pointer that is not in use: process stack in handlers
    this.usesProcessStack = false;
    this.event = false;
    /** True while the core sleeps in WFE or WFI. */
    this.waiting = false;
    /** True after a fault that could not be handled: the core stands still until a reset. */
    this.lockedUp = false;

    // The names below are those that the peripherals of rp2040js use.
    this.VTOR = 0;
    this.SHPR2 = 0;
    this.SHPR3 = 0;
    this.pendingInterrupts = 0;
    this.enabledInterrupts = 0;
    this.interruptPriorities = [0xffffffff, 0, 0, 0];
    this.interruptNMIMask = 0;
    this.pendingNMI = false;
    this.pendingPendSV = false;
    this.pendingSVCall = false;
    this.pendingSystick = false;

    // A slice is the stretch of cycles up to the next alarm; `budget` is what is left of it.
    this.slice = 0;
    this.budget = 0;
    this.sliceStart = 0;
    this.sliceEnd = 0;
    this.nanosPerCycle = 8;
    this.cycles = 0;
    this.instructions = 0;

    // The memory that code is fetched from, and the stretch of it that is at hand: a whole memory, or of the flash
    // the word that the cache gave last. No code lies at odd addresses: the first fetch looks for its memory.
    this.code = null;
    this.codeBase = 0;
    this.handStart = 1;
    this.handSize = 0;

    /** Called for a BKPT in the boot ROM: the stub's way out to JavaScript. */
    this.onRomCall = () => {};
    /** Called with { reason, pc, address, lockedUp } whenever the core faults. */
    this.onFault = () => {};
  }

  /** Starts at a vector table, as the boot ROM does when it is done. */
  start(vectorTable) {
    this.VTOR = vectorTable;
    this.registers[13] = this.read32(vectorTable) & ~3;
    this.pc = this.read32(vectorTable + 4) & ~1;
  }

  // ---- time ---------------------------------------------------------------------------------------------------

  get now() {
    return this.sliceStart + (this.slice - this.budget) * this.nanosPerCycle;
  }

  /** Cycles in which the core was awake, since its making. */
  get elapsed() {
    return this.cycles + this.slice - this.budget;
  }

  /** Ends the slice after the present instruction. */
  yield() {
    this.slice -= this.budget;
    this.budget = 0;
  }

  /** Lets the core stand still for a time, as in a flash operation; the rest of the chip goes on. */
  stall(nanos) {
    this.budget -= Math.round(nanos / this.nanosPerCycle);
  }

  setFrequency(hertz) {
    const now = this.now;
    this.nanosPerCycle = Math.round(1e9 / hertz);
    this.sliceStart = now - (this.slice - this.budget) * this.nanosPerCycle;
    this.yield();
  }

  /** A register access may have set an alarm that is due before the slice ends. */
  shortenSlice() {
    const next = this.clock.nextAlarm;
    if (next !== null && next.nanos < this.sliceEnd) {
      this.sliceEnd = next.nanos;
      const slice = Math.max(0, Math.ceil((next.nanos - this.sliceStart) / this.nanosPerCycle));
      if (slice < this.slice) {
        this.budget -= this.slice - slice;
        this.slice = slice;
      }
    }
  }

  /**
   * Executes until `nanos`, until the next alarm, or until the core sleeps, locks up or is told to yield.
   * Brings the clock to the time reached.
   */
  run(nanos) {
    const { clock } = this;
    const next = clock.nextAlarm;
    this.sliceStart = clock.nanosCounter;
    this.sliceEnd = next !== null && next.nanos < nanos ? next.nanos : nanos;
    // An exception that was just entered has used up some of the slice already.
    const used = this.slice - this.budget;
    this.slice = Math.min(LONGEST_SLICE, Math.ceil((this.sliceEnd - this.sliceStart) / this.nanosPerCycle));
    this.budget = this.slice - used;
    if (this.budget > 0) execute(this);
    const elapsed = this.slice - this.budget;
    this.cycles += elapsed;
    const reached = this.sliceStart + elapsed * this.nanosPerCycle;
    this.slice = 0;
    this.budget = 0;
    clock.nanosCounter = this.sliceStart;
    clock.tick(reached - this.sliceStart);
  }

  // ---- exceptions ---------------------------------------------------------------------------------------------

  /** For the peripherals: a line to the interrupt controller goes up or down. */
  setInterrupt(irq, value) {
    const bit = 1 << irq;
    if (value) {
      this.pendingInterrupts |= bit;
      if (this.enabledInterrupts & bit) this.yield();
    } else {
      this.pendingInterrupts &= ~bit;
    }
  }

  /** Set by rp2040js when something about interrupts changed. */
  set interruptsUpdated(value) {
    if (value) this.yield();
  }

  get vectPending() {
    return this.nextException(THREAD_PRIORITY + 1);
  }

  priorityOf(exception) {
    switch (exception) {
      case 0: return THREAD_PRIORITY;
      case 2: return -2;
      case HARD_FAULT: return -1;
      case 11: return this.SHPR2 >>> 30;
      case 14: return (this.SHPR3 >>> 22) & 3;
      case 15: return this.SHPR3 >>> 30;
    }
    const bit = 1 << (exception - 16);
    return this.interruptPriorities.findIndex((level) => level & bit);
  }

  /** The pending exception that beats the given priority, or 0. */
  nextException(beaten) {
    if (this.pendingNMI && beaten > -2) return 2;
    const interrupts = this.pendingInterrupts & this.enabledInterrupts;
    for (let priority = 0; priority < beaten && priority < 4; priority++) {
      if (this.pendingSVCall && this.priorityOf(11) === priority) return 11;
      if (this.pendingPendSV && this.priorityOf(14) === priority) return 14;
      if (this.pendingSystick && this.priorityOf(15) === priority) return 15;
      const level = interrupts & this.interruptPriorities[priority];
      if (level) return 16 + (31 - Math.clz32(level & -level));
    }
    return 0;
  }

  isInterruptDue() {
    return (
      (this.pendingInterrupts & this.enabledInterrupts) !== 0 ||
      this.pendingPendSV || this.pendingSystick || this.pendingSVCall || this.pendingNMI
    );
  }

  /** Wakes the core if something is pending, and enters the most urgent exception unless it is masked. */
  takeInterrupt() {
    if (!this.isInterruptDue()) return;
    const priority = this.priorityOf(this.IPSR);
    if (this.lockedUp || this.nextException(priority) === 0) return;
    this.waiting = false;
    const exception = this.nextException(this.PM ? Math.min(priority, 0) : priority);
    if (exception === 0) return;
    if (exception === 2) this.pendingNMI = false;
    else if (exception === 11) this.pendingSVCall = false;
    else if (exception === 14) this.pendingPendSV = false;
    else if (exception === 15) this.pendingSystick = false;
    // Lines 26 to 31 are not wired: only software pends them, and entry clears them.
    else if (exception >= 16 + 26) this.pendingInterrupts &= ~(1 << (exception - 16));
    this.enter(exception);
  }

  enter(exception) {
    const { registers: r } = this;
    const stack = r[13];
    const frame = (stack - 32) & ~7;
    const psr = (this.nz < 0 ? 1 << 31 : 0) | (this.nz === 0 ? 1 << 30 : 0) | (this.c << 29) | (this.v < 0 ? 1 << 28 : 0);
    try {
      for (let i = 0; i < 4; i++) this.write32(frame + 4 * i, r[i]);
      this.write32(frame + 16, r[12]);
      this.write32(frame + 20, r[14]);
      this.write32(frame + 24, this.pc);
      this.write32(frame + 28, psr | (1 << 24) | ((stack & 4) << 7) | this.IPSR);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.lockUp(fault);
      return;
    }
    r[13] = frame;
    r[14] = this.IPSR ? -15 : this.usesProcessStack ? -3 : -7; // 0xfffffff1, 0xfffffffd, 0xfffffff9
    if (this.usesProcessStack) this.swapStacks();
    this.IPSR = exception;
    this.event = true;
    this.budget -= ENTRY_CYCLES;
    this.pc = this.read32(this.VTOR + 4 * exception) & ~1;
  }

  leave(code) {
    const { registers: r } = this;
    this.event = true;
    if ((code & 0xf) === 0xd) this.swapStacks();
    const frame = r[13];
    for (let i = 0; i < 4; i++) r[i] = this.read32(frame + 4 * i);
    r[12] = this.read32(frame + 16);
    r[14] = this.read32(frame + 20);
    this.pc = this.read32(frame + 24) & ~1;
    const psr = this.read32(frame + 28);
    r[13] = (frame + 32) | (psr & 0x200 ? 4 : 0);
    this.nz = psr & (1 << 30) ? 0 : psr < 0 ? -1 : 1;
    this.c = (psr >>> 29) & 1;
    this.v = psr << 3;
    this.IPSR = psr & 0x3f;
    this.budget -= RETURN_CYCLES;
    if (this.isInterruptDue()) this.yield();
  }

  swapStacks() {
    const stack = this.registers[13];
    this.registers[13] = this.otherStack;
    this.otherStack = stack;
    this.usesProcessStack = !this.usesProcessStack;
  }

  takeFault(fault) {
    const blocked = this.IPSR === HARD_FAULT || this.IPSR === 2;
    if (blocked) return this.lockUp(fault);
    this.onFault({ reason: fault.reason, address: fault.address, pc: this.pc, lockedUp: false });
    this.enter(HARD_FAULT);
  }

  lockUp(fault) {
    this.lockedUp = true;
    this.yield();
    this.onFault({ reason: fault.reason, address: fault.address, pc: this.pc, lockedUp: true });
  }

  // ---- special registers --------------------------------------------------------------------------------------

  readSpecial(number, flags) {
    switch (number) {
      case 0: return flags;
      case 3: return flags | this.IPSR | (1 << 24);
      case 1: case 7: return (number === 1 ? flags : 0) | this.IPSR;
      case 5: return this.IPSR;
      case 8: return this.usesProcessStack ? this.otherStack : this.registers[13];
      case 9: return this.usesProcessStack ? this.registers[13] : this.otherStack;
      case 16: return this.PM ? 1 : 0;
      case 20: return this.usesProcessStack ? 2 : 0;
    }
    return 0;
  }

  writeSpecial(number, value) {
    switch (number) {
      case 8:
      case 9:
        if (this.usesProcessStack === (number === 9)) this.registers[13] = value & ~3;
        else this.otherStack = value & ~3;
        break;
      case 16:
        this.PM = (value & 1) !== 0;
        if (!this.PM && this.isInterruptDue()) this.yield();
        break;
      case 20:
        if (this.IPSR === 0 && this.usesProcessStack !== ((value & 2) !== 0)) this.swapStacks();
        break;
    }
  }
}
