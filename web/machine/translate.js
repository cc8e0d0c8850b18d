/**
 * Writes a stretch of code as a WebAssembly function, in the words of assemble.js: registers and flags are its local
 * variables, and what is known of the code need not be found out again for each instruction. It is the second place that
 * tells what an instruction does; thumb.js is the first, and says what is right (tests/device/lockstep.test.js).
 *
 * A function takes over nothing that is rare: where an instruction touches registers of the chip, may fault, may let an
 * interrupt through or overwrites translated code, it leaves before it, and so it does before time runs out. It never
 * leaves its page of memory.
 *
 * In a function `b` is what was left of the slice, and `n` how many instructions there were, when both were last brought up
 * to date; `h` is the word of the flash that is at hand, `pc` where it leaves for; x, y and i serve for a moment.
 */

import { FIRST, FLASH, GRAIN_BITS, LATEST, MARKS, NUMBERS, NUMBERS_BITS, REGISTERS, SECOND, SRAM, SRAM_SIZE } from './memory.js';

/** Places behind the registers, where flags, time and program counter stand while a function runs. */
export const NZ = 16;
export const C = 17;
export const V = 18;
export const BUDGET = 19;
export const HAND = 20;
export const COUNT = 21;
export const PC = 22;

/** The bit of what a function answers that says: the instruction there has its time, and is to be interpreted. */
export const INTERPRET = 1;

export const PAGE_BITS = 12;
/** How long a stretch may be, in halfwords. */
const LONGEST = 64;

/** The variables of every function. */
export const VARIABLES = [
  ...Array.from({ length: 15 }, (_, register) => `r${register}`), 'nz', 'c', 'v', 'h', 'b', 'n', 'pc', 'x', 'y', 'i',
];
/** Those of them that stand for the core's, and where. */
const KEPT = [...Array.from({ length: 15 }, (_, register) => [`r${register}`, register]), ['nz', NZ], ['c', C], ['v', V], ['h', HAND]];
/**
 * What functions ask of the core; the second number is what is left of the slice. Reading says what is left afterwards, in the
 * place of the budget, or that it must be left to the interpreter.
 */
export const CALLS = ['take', 'read32', 'read16', 'read8'];

export const REFUSED = -(2 ** 31);

const WAY = 2048; // words
const found = (way, memory) => `at load32+${memory} word 11 >>> == if at 3 >>> ${way} store8+${LATEST} 0 =left br out end`;
export const HELPERS = {
  /** How long the core waits for a word of the flash: not at all if the cache has it. */
  wait: {
    variables: ['word', 'left', 'at'],
    words: `block out word ${WAY - 1} & 2 << =at ${found(0, FIRST)} ${found(1, SECOND)} word left take =left end left`,
  },
};


const CONDITIONS = [
  'nz !', 'nz', 'c', 'c !', 'nz 0 <', 'nz 0 >=', 'v 0 <', 'v 0 >=', 'c nz 0 != &', 'c ! nz ! |',
  'nz v ^ 0 >=', 'nz v ^ 0 <', 'nz 0 != nz v ^ 0 >= &', 'nz ! nz v ^ 0 < |',
];

// Flags that somebody may ask for.
const [N_AND_Z, CARRY, OVERFLOW] = [1, 2, 4];
const ALL = N_AND_Z | CARRY | OVERFLOW;

/** Sums and differences of x and y, with the flags that are asked for. */
const add = (asked) => `x y + =nz ${asked & CARRY ? 'nz x <u =c' : ''} ${asked & OVERFLOW ? 'x y ^ -1 ^ x nz ^ & =v' : ''}`;
const subtract = (asked) => `x y - =nz ${asked & CARRY ? 'x y >=u =c' : ''} ${asked & OVERFLOW ? 'x y ^ x nz ^ & =v' : ''}`;

/** What a data processing instruction does to Rd, with Rm; and below, which flags it sets, and asks for or may leave alone. */
const DATA = [
  (d, m) => `${d} ${m} & :${d} =nz`,
  (d, m) => `${d} ${m} ^ :${d} =nz`,
  (d, m) => `${d} =x ${m} 255 & =y y if y 32 <u if x 32 y - >>> 1 & =c x y << =${d} else x y 32 == & =c 0 =${d} end end ${d} =nz`,
  (d, m) => `${d} =x ${m} 255 & =y y if y 32 <u if x y 1 - >>> 1 & =c x y >>> =${d} else x 31 >>> y 32 == & =c 0 =${d} end end ${d} =nz`,
  (d, m) => `${d} =x ${m} 255 & =y y if y 32 <u if x y 1 - >> 1 & =c x y >> =${d} else x 31 >>> =c x 31 >> =${d} end end ${d} =nz`,
  (d, m) => `${d} =x ${m} =y x y + :i c + =nz i x <u nz i <u | =c x y ^ -1 ^ x nz ^ & =v nz =${d}`,
  (d, m) => `${d} =x ${m} =y x y -1 ^ + :i c + =nz i x <u nz i <u | =c x y ^ x nz ^ & =v nz =${d}`,
  (d, m) => `${d} =x ${m} 255 & =y y if x y ror :${d} 31 >>> =c end ${d} =nz`,
  (d, m) => `${d} ${m} & =nz`,
  (d, m) => `${m} =y 0 y - =nz y ! =c y nz & =v nz =${d}`,
  (d, m, asked) => `${d} =x ${m} =y ${subtract(asked)}`,
  (d, m, asked) => `${d} =x ${m} =y ${add(asked)}`,
  (d, m) => `${d} ${m} | :${d} =nz`,
  (d, m) => `${d} ${m} * :${d} =nz`,
  (d, m) => `${d} ${m} -1 ^ & :${d} =nz`,
  (d, m) => `${m} -1 ^ :${d} =nz`,
];

const SHIFT = { sets: N_AND_Z, asks: CARRY };
const WITH_CARRY = { sets: ALL, asks: CARRY };
const BITS = { sets: N_AND_Z, asks: 0 };
const SUM = { sets: ALL, asks: 0 };
const NO_FLAGS = { sets: 0, asks: 0 };
const DATA_FLAGS = [BITS, BITS, SHIFT, SHIFT, SHIFT, WITH_CARRY, WITH_CARRY, SHIFT, BITS, SUM, SUM, SUM, BITS, BITS, BITS, BITS];

/** What an instruction does to the flags; null where a function may leave, and whoever goes on may ask for all. */
function flagsOf(op) {
  switch (op >> 11) {
    case 0: return (op & 0x7c0) === 0 ? BITS : { sets: N_AND_Z | CARRY, asks: 0 };
    case 1: case 2: return { sets: N_AND_Z | CARRY, asks: 0 };
    case 3: case 5: case 6: case 7: return SUM;
    case 4: return BITS;
    case 8: return op & 0x400 ? null : DATA_FLAGS[(op >> 6) & 15];
    case 20: case 21: return NO_FLAGS;
    case 22: return (op & 0x0f00) === 0 || (op & 0x0f00) === 0x200 ? NO_FLAGS : null;
  }
  return null;
}

const EXTEND = ['signed16', 'signed8', '65535 &', '255 &'];
const REVERSE = ['16 ror', '', null, 'signed16'];

/** Instructions of which the next is not the one behind them. */
const ends = (op, op2) =>
  op >> 11 === 28 || (op & 0xff00) === 0x4700 || (op & 0xfd87) === 0x4487 || (op & 0xff00) === 0xbd00 ||
  (op >> 11 === 30 && (op2 & 0xd000) === 0xd000);

/** Where a branch leads that is known, or null. */
function targetOf(op, at) {
  if (op >> 12 === 13 && ((op >> 8) & 15) < 14) return at + 4 + ((op << 24) >> 23);
  return op >> 11 === 28 ? at + 4 + ((op << 21) >> 20) : null;
}

/** The registers of a list. */
const listed = (op) => [0, 1, 2, 3, 4, 5, 6, 7].filter((register) => op & (1 << register));

/** The most cycles that an instruction takes, waiting for the flash aside. */
function mostOf(op) {
  const kind = op >> 11;
  if (kind === 30) return 3;
  if (kind === 24 || kind === 25) return 9;
  if (kind === 22 || kind === 23) return (op & 0x0600) === 0x0400 ? 11 : 1;
  return 2;
}

/**
 * The instructions of a stretch, in the order in which they lie in memory: { at, op, op2 }. It goes on behind a jump
 * where a branch before leads there.
 */
function stretch(half, head) {
  const end = Math.min(head + 2 * LONGEST, ((head >> PAGE_BITS) + 1) << PAGE_BITS);
  const found = [];
  const targets = new Set();
  for (let at = head; at < end; ) {
    const op = half(at);
    const wide = op >> 11 === 30;
    if (wide && at + 2 >= end) break;
    const op2 = wide ? half(at + 2) : 0;
    found.push({ at, op, op2 });
    const target = targetOf(op, at);
    if (target !== null && target > at) targets.add(target);
    at += wide ? 4 : 2;
    if (ends(op, op2)) at = Math.min(Infinity, ...[...targets].filter((target) => target >= at));
  }
  const places = new Set(found.map(({ at }) => at));
  return { found, labels: new Set([...targets].filter((target) => places.has(target))) };
}

/**
 * @param {Uint16Array} code the memory
 * @param {number} base its address
 * @param {number} head the address of the first instruction
 * @param {boolean} cached whether the flash lies behind a cache
 * @returns {{ words: string | null, end: number }} the function, or nothing where the first instruction must be
 *   interpreted; and where what it was made of ends
 */
export function translate(code, base, head, cached) {
  const half = (at) => code[(at - base) >> 1];
  const { found, labels } = stretch(half, head);
  const writer = new Writer(half, head, base === FLASH, cached, labels);
  // From the end on: what is left to do at most from an instruction on, and which flags are asked for behind it.
  let rest = 0;
  let asked = ALL;
  for (const instruction of [...found].reverse()) {
    const { at, op } = instruction;
    const flags = flagsOf(op);
    Object.assign(instruction, { asked, rest: (rest += mostOf(op)) });
    asked = flags === null || writer.mayLookAtTime(at) ? ALL : (asked & ~flags.sets) | flags.asks;
  }
  writer.open(rest);
  for (const instruction of found) {
    // Nothing leads to what stands behind an instruction that is left to the interpreter, unless a branch does.
    if (writer.reached || labels.has(instruction.at)) writer.write(instruction);
  }
  if (found.length === 0) return { words: null, end: head + 2 }; // half of an instruction, before the page's end
  const { at, op } = found.at(-1);
  const end = at + (op >> 11 === 30 ? 4 : 2);
  return { words: writer.worth > 0 ? writer.close(end) : null, end: Math.max(end, writer.end) };
}

/** What has been spent since both were last brought up to date, for where all that leave meet. */
const packed = ({ cycles, count }) => cycles | (count << 10);
const SPEND = 'b i 1023 & - =b n i 10 >>> 127 & + =n';

/** Runs functions one after the other, as long as there is time and the numbers of those that follow are at hand. */
export const RUNNER = {
  variables: ['pc', 'at'],
  words: `0 load32+${REGISTERS + 4 * PC} =pc block out loop next pc 1 >>> ${2 ** NUMBERS_BITS - 1} & 3 << =at ` +
    `at load32+${NUMBERS} pc == if at load32+${NUMBERS + 4} invoke :pc ${INTERPRET} & if br out end ` +
    `0 load32+${REGISTERS + 4 * BUDGET} 0 > if br next end end end end pc`,
};

class Writer {
  constructor(half, head, flash, cached, labels) {
    Object.assign(this, { half, head, flash, cached, labels });
    this.fetches = flash && cached;
    this.lines = [];
    /** Cycles and instructions since `b` and `n` were last brought up to date. */
    this.cycles = 0;
    this.count = 0;
    /** Whether the core may have waited for the flash since time was last looked at. */
    this.waited = false;
    /** Whether the instruction before leads to this one. */
    this.reached = true;
    /** How many instructions could be translated. */
    this.worth = 0;
    /** Behind the last word of the flash that was taken for what it is. */
    this.end = 0;
  }

  line(words) {
    this.lines.push(words);
  }

  /** Brings time and count up to date. */
  get spend() {
    return `${this.cycles > 0 ? `b ${this.cycles} - =b` : ''} ${this.count > 0 ? `n ${this.count} + =n` : ''}`;
  }

  /** Leaves for an address. */
  leave(to) {
    return `${to} =pc ${packed(this)} =i br left`;
  }

  /** Leaves before this instruction, which is to be interpreted. */
  get refuse() {
    return `${packed(this.before) | ((this.at - this.head) << 17) | (INTERPRET << 24)} =i br stopped`;
  }

  /** Leaves before an instruction if time could run out in the function. What is left of it the interpreter uses. */
  lookAtTime(at, most) {
    return `b ${this.cycles + most} <= if ${packed(this) | ((at - this.head) << 17)} =i br stopped end`;
  }

  /** Whether time may be looked at before an instruction that is no access to memory. */
  mayLookAtTime(at) {
    return this.fetches || (this.cached && this.labels.has(at));
  }

  open(most) {
    this.line(`block out block stopped block left loop head ${this.lookAtTime(this.head, most)}`);
    // The nearest label is the innermost.
    for (const label of [...this.labels].sort((one, other) => other - one)) this.line(`block at${label}`);
  }

  write({ at, op, op2, rest, asked }) {
    this.begin(at, rest);
    this.asked = asked;
    this.reached = !ends(op, op2);
    if (this.translated(at, op, op2)) {
      this.worth++;
    } else {
      this.line(this.refuse);
      this.reached = false;
    }
  }

  /** Comes to an instruction: closes what led here, looks at the time, and waits for the flash. */
  begin(at, rest) {
    this.at = at;
    const labelled = this.labels.has(at);
    if (labelled) {
      if (this.reached) this.line(this.spend);
      this.line('end');
      this.cycles = 0;
      this.count = 0;
      this.waited ||= this.cached;
    }
    this.before = { cycles: this.cycles, count: this.count };
    if (this.waited) this.line(this.lookAtTime(at, rest));
    this.waited = false;
    if (this.fetches) {
      if (at === this.head || (labelled && at & 2)) this.line(`h ${at & ~3} != if ${this.fetch(at)} end`);
      else if ((at & 2) === 0) this.line(this.fetch(at));
    }
    this.cycles++;
    this.count++;
  }

  /** Waits for the word of the flash that is known to be wanted. */
  wait(at) {
    this.waited = true;
    return `b ${(at - FLASH) >> 2} b ${this.cycles} - wait - =b`;
  }

  fetch(at) {
    return `${this.wait(at)} ${at & ~3} =h`;
  }

  /** Asks the core to read the flash at the address x. */
  ask(bits, to) {
    this.waited ||= this.cached;
    const waited = this.cached ? `i ${this.cycles} + =b` : '';
    return `x b ${this.cycles} - read${bits} =${to} 0 load32+${REGISTERS + 4 * BUDGET} :i ${REFUSED} == if ${this.refuse} end ${waited}`;
  }

  /** Reads memory at the address x, with its sign if one is told. */
  read(bits, to, sign = '') {
    this.cycles++;
    this.line(`x ${SRAM} - :i ${WITHIN[bits]} if i load${bits}${sign && 's'} =${to} else`);
    this.line(`${this.ask(bits, 'y')} y ${sign} =${to} end`);
  }

  /** Writes to memory at the address x. */
  store(bits, value) {
    this.cycles++;
    this.line(`block done x ${SRAM} - :i ${WITHIN[bits]} if i ${GRAIN_BITS} >>> load8+${MARKS} ! if`);
    this.line(`i ${value} store${bits} br done end end ${this.refuse} end`);
  }

  /** Reads the word at an address that is known. */
  literal(address, to) {
    if (address >= SRAM + SRAM_SIZE) return false;
    this.cycles++;
    if (!this.flash) {
      this.line(`0 load32+${address - SRAM} =${to}`);
    } else if (address >> PAGE_BITS === this.head >> PAGE_BITS) {
      if (this.cached) this.line(this.wait(address));
      this.end = Math.max(this.end, address + 4);
      this.line(`${this.half(address) | (this.half(address + 2) << 16)} =${to}`);
    } else {
      this.line(`${address} =x ${this.ask(32, to)}`);
    }
    return true;
  }

  /** Goes to where a branch leads: within the function, or out of it. */
  jump(target) {
    if (target === this.head) return `${this.spend} br head`;
    if (target > this.at && this.labels.has(target)) return `${this.spend} br at${target}`;
    return this.leave(target);
  }

  /** Writes what an instruction does; answers whether it could. */
  translated(at, op, op2) {
    const r = (number) => `r${number & 7}`;
    const high = (number) => (number === 15 ? String(at + 4) : `r${number}`);
    const shift = (op >> 6) & 31;
    const [d, m] = [r(op), r(op >> 3)];
    const wide = r(op >> 8);
    const byte = op & 0xff;
    const carry = (words) => (this.asked & CARRY ? `${words} 1 & =c` : '');
    switch (op >> 11) {
      case 0:
        this.line(shift === 0 ? `${m} :${d} =nz` : `${m} =x ${carry(`x ${32 - shift} >>>`)} x ${shift} << :${d} =nz`);
        return true;
      case 1:
        this.line(`${m} =x ${carry(`x ${shift === 0 ? 31 : shift - 1} >>>`)} ${shift === 0 ? '0' : `x ${shift} >>>`} :${d} =nz`);
        return true;
      case 2:
        this.line(`${m} =x ${carry(`x ${shift === 0 ? 31 : shift - 1} >>`)} x ${shift === 0 ? 31 : shift} >> :${d} =nz`);
        return true;
      case 3:
        this.line(`${m} =x ${op & 0x400 ? shift & 7 : r(op >> 6)} =y ${(op & 0x200 ? subtract : add)(this.asked)} nz =${d}`);
        return true;
      case 4:
        this.line(`${byte} :${wide} =nz`);
        return true;
      case 5:
        this.line(`${wide} =x ${byte} =y ${subtract(this.asked)}`);
        return true;
      case 6:
      case 7:
        this.line(`${wide} =x ${byte} =y ${(op & 0x800 ? subtract : add)(this.asked)} nz =${wide}`);
        return true;
      case 8:
        return this.betweenRegisters(op, high, d, m);
      case 9:
        return this.literal(((at + 4) & ~3) + (byte << 2), wide);
      case 10:
      case 11: {
        this.line(`${m} ${r(op >> 6)} + =x`);
        const [bits, sign] = [[32], [16], [8], [8, 'signed8'], [32], [16], [8], [16, 'signed16']][(op >> 9) & 7];
        if (((op >> 9) & 7) < 3) this.store(bits, d);
        else this.read(bits, d, sign);
        return true;
      }
      case 12: case 13: case 14: case 15: case 16: case 17: {
        const bits = [32, 8, 16][(op >> 12) - 6];
        this.line(`${m} ${(shift * bits) / 8} + =x`);
        if (op & 0x800) this.read(bits, d);
        else this.store(bits, d);
        return true;
      }
      case 18:
      case 19:
        this.line(`r13 ${byte << 2} + =x`);
        if (op & 0x800) this.read(32, wide);
        else this.store(32, wide);
        return true;
      case 20:
        this.line(`${((at + 4) & ~3) + (byte << 2)} =${wide}`);
        return true;
      case 21:
        this.line(`r13 ${byte << 2} + =${wide}`);
        return true;
      case 22:
        if ((op & 0x0f00) === 0) this.line(`r13 ${(op & 0x7f) << 2} ${op & 0x80 ? '-' : '+'} =r13`);
        else if ((op & 0x0f00) === 0x200) this.line(`${m} ${EXTEND[(op >> 6) & 3]} =${d}`);
        else if ((op & 0x0e00) === 0x400 && (op & 0x1ff) !== 0) this.push(op);
        else return false;
        return true;
      case 23:
        if ((op & 0x0e00) === 0xc00 && (op & 0x1ff) !== 0) this.pop(op);
        else if ((op & 0x0f00) === 0xa00 && (op & 0xc0) !== 0x80) {
          this.line(`${m} =x x 16711935 & 8 << x 8 >>> 16711935 & | ${REVERSE[(op >> 6) & 3]} =${d}`);
        } else if (op !== 0xbf00) return false;
        return true;
      case 24:
      case 25:
        return this.several(op, wide);
      case 26:
      case 27: {
        const condition = CONDITIONS[(op >> 8) & 15];
        if (condition === undefined) return false;
        this.cycles++;
        this.line(`${condition} if ${this.jump(targetOf(op, at))} end`);
        this.cycles--;
        return true;
      }
      case 28:
        this.cycles++;
        this.line(this.jump(targetOf(op, at)));
        return true;
      case 30:
        return this.ofTwoHalves(at, op, op2);
    }
    return false;
  }

  /** Data processing, and what takes high registers. */
  betweenRegisters(op, high, d, m) {
    const kind = (op >> 6) & 31;
    if (kind < 16) {
      this.line(DATA[kind](d, m, this.asked));
      return true;
    }
    const from = high((op >> 3) & 15);
    const to = (op & 7) | ((op >> 4) & 8);
    if (kind >= 28) { // BX, BLX
      this.line(`${from} =x x 1 & ! ${op & 0x80 ? '' : 'x 28 >>> 15 == |'} if ${this.refuse} end`);
      this.cycles++;
      this.line(`${op & 0x80 ? `${this.at + 3} =r14` : ''} ${this.leave('x -2 &')}`);
    } else if (kind >= 20 && kind < 24) {
      if (to === 15) return false;
      this.line(`r${to} =x ${from} =y ${subtract(this.asked)}`);
    } else {
      const value = kind < 20 ? `${high(to)} ${from} +` : from;
      if (to === 15) this.cycles++;
      this.line(to === 15 ? this.leave(`${value} -2 &`) : `${value} ${to === 13 ? '-4 &' : ''} =r${to}`);
    }
    return true;
  }

  /** Looks whether `count` words from the address x lie in RAM, and if they are to be written, where no code is. */
  words(count, written) {
    const mark = (place) => `i ${4 * place} + ${GRAIN_BITS} >>> load8+${MARKS}`;
    const free = written ? `${mark(0)} ${mark(count - 1)} | ! if br sound end` : 'br sound';
    this.line(`block sound x ${SRAM} - :i 2 ror ${SRAM_SIZE / 4 - count} <=u if ${free} end ${this.refuse} end`);
  }

  load(list) {
    list.forEach((register, place) => this.line(`i load32+${4 * place} =r${register}`));
  }

  save(list) {
    list.forEach((register, place) => this.line(`i r${register} store32+${4 * place}`));
  }

  push(op) {
    const list = listed(op);
    if (op & 0x100) list.push(14);
    this.line(`r13 ${4 * list.length} - =x`);
    this.words(list.length, true);
    this.save(list);
    this.line('x =r13');
    this.cycles += list.length;
  }

  pop(op) {
    const list = listed(op);
    const returns = (op & 0x100) !== 0;
    const length = list.length + (returns ? 1 : 0);
    this.line('r13 =x');
    this.words(length, false);
    if (returns) this.line(`i load32+${4 * list.length} =x x 1 & ! x 28 >>> 15 == | if ${this.refuse} end`);
    this.load(list);
    this.line(`r13 ${4 * length} + =r13`);
    this.cycles += length + (returns ? 1 : 0);
    if (returns) this.line(this.leave('x -2 &'));
  }

  /** STM and LDM. */
  several(op, base) {
    const list = listed(op);
    if (list.length === 0) return false;
    const loads = (op & 0x800) !== 0;
    this.line(`${base} =x`);
    this.words(list.length, !loads);
    if (loads) this.load(list);
    else this.save(list);
    // The base is written back, unless it was loaded.
    if (!loads || !list.includes((op >> 8) & 7)) this.line(`x ${4 * list.length} + =${base}`);
    this.cycles += list.length;
    return true;
  }

  /** BL and the barriers. */
  ofTwoHalves(at, op, op2) {
    if (this.fetches && at & 2) this.line(this.fetch(at + 2));
    this.cycles += 2;
    if ((op2 & 0xd000) !== 0xd000) return op === 0xf3bf && (op2 & 0xffc0) === 0x8f40;
    const sign = (op << 21) >> 31;
    const i1 = ~((op2 >> 13) ^ sign) & 1;
    const i2 = ~((op2 >> 11) ^ sign) & 1;
    const offset = (sign << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1);
    this.line(`${(at + 4) | 1} =r14 ${this.leave((at + 4 + offset) | 0)}`);
    return true;
  }

  close(end) {
    if (this.reached) this.line(this.leave(end));
    const body = this.lines.join(' ');
    const words = new Set(body.split(' '));
    const place = (number) => REGISTERS + 4 * number;
    const written = KEPT.filter(([variable]) => words.has(`=${variable}`) || words.has(`:${variable}`));
    const used = KEPT.filter(([variable]) => words.has(variable) || words.has(`=${variable}`) || words.has(`:${variable}`));
    return [
      `0 load32+${place(BUDGET)} =b`,
      ...used.map(([variable, number]) => `0 load32+${place(number)} =${variable}`),
      body, 'end end', SPEND, 'br out end', SPEND, `i 17 >>> 127 & ${this.head} + i 24 >>> b 0 > | + =pc end`,
      ...written.map(([variable, number]) => `0 ${variable} store32+${place(number)}`),
      this.fetches ? '' : `0 0 store32+${place(HAND)}`,
      `0 b store32+${place(BUDGET)} 0 0 load32+${place(COUNT)} n + store32+${place(COUNT)} pc`,
    ].join(' ');
  }
}

/** Whether an offset into RAM lies within: one that is not a multiple of the width comes to lie far behind the end. */
const WITHIN = {
  8: `${SRAM_SIZE} <u`,
  16: `1 ror ${SRAM_SIZE / 2} <u`,
  32: `2 ror ${SRAM_SIZE / 4} <u`,
};
