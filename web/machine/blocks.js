/**
 * Which code has been translated (translate.js): functions by the address at which they begin. What is run often is
 * translated, and what is overwritten forgotten. What was translated once serves every machine of this process.
 *
 * Where there is no WebAssembly, or a page's rules forbid to make any, nothing is translated, and all is interpreted.
 */

import { assemble } from './assemble.js';
import { FLASH, GRAIN_BITS, NUMBERS, NUMBERS_BITS, SRAM, SRAM_SIZE, XIP_MIRRORS } from './memory.js';
import { BUDGET, CALLS, HELPERS, PAGE_BITS, REFUSED, RUNNER, VARIABLES, translate } from './translate.js';

/** How often a jump must have led to an address until the code there is to be translated. */
const OFTEN = 1000;
/** And how often, if it has been translated before. */
const AGAIN = 10;
/** How many stretches are translated together: a module costs more than a function. Who was met so often waits no longer. */
const TOGETHER = 16;
const TOO_OFTEN = 10;
/** How often translated code may be overwritten until it is left to the interpreter. */
const PATIENCE = 3;
const PAGE = 1 << PAGE_BITS;
const RAM_PAGES = 0x1000000 >> PAGE_BITS; // behind those of the flash

// In a page's table, what is no count: that nothing can be translated there, and from here up the number of a function.
const NOTHING = -1;
const FUNCTION = 1 << 20;

const runner = (() => {
  try {
    return new WebAssembly.Module(assemble({}, [RUNNER], []));
  } catch {
    return null;
  }
})();

/**
 * What has been translated, by address and cache: { halves, module, number }, the code, and which function of a module it is.
 * There are several where images differ.
 */
const translated = new Map();
/** By the memory of a machine: the core that runs there, what functions ask of it, and the number of each module's first. */
const lives = new WeakMap();

function lifeIn(memory) {
  const table = new WebAssembly.Table({ initial: 0, element: 'anyfunc' });
  const life = { core: null, firsts: new Map(), outside: { memory: memory.shared, table } };
  const { outside } = life;
  outside.take = (word, budget) => life.core.cache.take(word, life.core.cycles + life.core.slice - budget);
  const read = (core, address, size, budget) => {
    if ((address - FLASH) >>> 0 >= XIP_MIRRORS || address & (size - 1)) {
      core.registers[BUDGET] = REFUSED;
      return 0;
    }
    core.budget = budget;
    const value = size === 4 ? core.read32(address) : size === 2 ? core.read16(address) : core.read8(address);
    core.registers[BUDGET] = core.budget;
    return value;
  };
  outside.read32 = (address, budget) => read(life.core, address, 4, budget);
  outside.read16 = (address, budget) => read(life.core, address, 2, budget);
  outside.read8 = (address, budget) => read(life.core, address, 1, budget);
  life.run = new WebAssembly.Instance(runner, { outside }).exports[0];
  return life;
}

export class Blocks {
  /** Blocks of a core, or null where there can be none. */
  static of(core) {
    return runner ? new Blocks(core) : null;
  }

  /** @param {import('./core.js').Core} core */
  constructor(core) {
    this.core = core;
    this.often = OFTEN;
    /** How many instructions translated code has done. */
    this.instructions = 0;
    /** By page and halfword: how often a jump led there, or the number of a function. @type {Int32Array[]} */
    this.pages = [];
    /** Addresses that wait to be translated. */
    this.waiting = [];
    /** How often translated code in each grain of the RAM was overwritten. */
    this.spoils = new Uint8Array(SRAM_SIZE >> GRAIN_BITS);
    const { memory } = core.chip;
    if (!lives.has(memory)) lives.set(memory, lifeIn(memory));
    this.life = lives.get(memory);
    this.life.core = core;
    this.numbers = new Int32Array(memory.buffer, NUMBERS, 2 << NUMBERS_BITS);
    this.forgetNumbers();
    /** Runs the function at the program counter, and those that follow; answers where the last leaves for. */
    this.run = this.life.run;
  }

  /** Whether the code at an address to which a jump leads is translated. */
  has(pc) {
    const flash = (pc - FLASH) >>> 0;
    const ram = (pc - SRAM) >>> 0;
    const number = flash < this.core.flashMask ? flash >>> PAGE_BITS : ram < this.core.sramSize ? RAM_PAGES + (ram >>> PAGE_BITS) : -1;
    if (number < 0) return false;
    const page = this.pages[number] ?? (this.pages[number] = new Int32Array(PAGE / 2));
    const place = (pc & (PAGE - 1)) >> 1;
    const entry = page[place];
    if (entry < FUNCTION) return entry !== NOTHING && this.#count(pc, page, place);
    const at = ((pc >> 1) & ((1 << NUMBERS_BITS) - 1)) << 1;
    this.numbers[at] = pc;
    this.numbers[at + 1] = entry - FUNCTION;
    return true;
  }

  /** Counts a jump, which may be the one that is too many. */
  #count(pc, page, place) {
    const times = ++page[place];
    if (times === AGAIN) this.#enter(pc, this.#known(pc));
    if (times === this.often && page[place] === times) this.waiting.push(pc);
    if (times >= this.often && (this.waiting.length >= TOGETHER || times >= TOO_OFTEN * this.often)) this.#translate();
    return page[place] >= FUNCTION && this.has(pc);
  }

  /** Translates what waits for it. */
  #translate() {
    const fresh = [];
    const blocks = this.waiting.splice(0).map((pc) => ({ pc, block: this.#known(pc) ?? this.#told(pc, fresh) }));
    if (fresh.length > 0) {
      const functions = fresh.map(({ words }) => ({ variables: VARIABLES, words }));
      const module = new WebAssembly.Module(assemble(HELPERS, functions, CALLS));
      fresh.forEach((block, number) => Object.assign(block, { module, number, words: null }));
    }
    for (const { pc, block } of blocks) this.#enter(pc, block);
  }

  /** The memory that an address lies in, and the memory's own. */
  #memory(pc) {
    return pc < SRAM ? [this.core.flash16, FLASH] : [this.core.sram16, SRAM];
  }

  #key(pc) {
    return pc + (this.core.cache === null ? 0 : 0.5);
  }

  /** What was translated of this very code, here or in another machine. */
  #known(pc) {
    const [code, base] = this.#memory(pc);
    const first = (pc - base) >> 1;
    return translated.get(this.#key(pc))?.find(({ halves }) => halves.every((half, i) => code[first + i] === half));
  }

  /** The code at an address in words; what can be made of it joins the fresh ones. */
  #told(pc, fresh) {
    const [code, base] = this.#memory(pc);
    const { words, end } = translate(code, base, pc, this.core.cache !== null);
    const block = { halves: code.slice((pc - base) >> 1, (end - base) >> 1), words, module: null, number: 0 };
    const key = this.#key(pc);
    if (!translated.has(key)) translated.set(key, []);
    translated.get(key).push(block);
    if (words !== null) fresh.push(block);
    return block;
  }

  /** From now on a jump to this address leads to this function, if there is one. */
  #enter(pc, block) {
    if (block === undefined) return;
    const { halves, module, number } = block;
    const page = this.pages[pc < SRAM ? (pc - FLASH) >>> PAGE_BITS : RAM_PAGES + ((pc - SRAM) >>> PAGE_BITS)];
    if (page === undefined) return; // it was forgotten meanwhile
    const isFree = module !== null && (pc < SRAM || this.#mark(pc - SRAM, 2 * halves.length));
    page[(pc & (PAGE - 1)) >> 1] = isFree ? FUNCTION + this.#first(module) + number : NOTHING;
  }

  /** The number of a module's first function. */
  #first(module) {
    const { firsts, outside } = this.life;
    if (!firsts.has(module)) {
      firsts.set(module, outside.table.length);
      const functions = Object.values(new WebAssembly.Instance(module, { outside }).exports);
      const first = outside.table.grow(functions.length);
      functions.forEach((run, number) => outside.table.set(first + number, run));
    }
    return firsts.get(module);
  }

  /** Notes that there is translated code in the RAM, unless it is overwritten again and again. */
  #mark(at, length) {
    const [first, end] = [at >> GRAIN_BITS, ((at + length - 1) >> GRAIN_BITS) + 1];
    if (this.spoils.subarray(first, end).some((times) => times >= PATIENCE)) return false;
    this.core.marks.fill(1, first, end);
    return true;
  }

  /** Somebody else than the core wrote to an address. */
  written(address) {
    const at = (address - SRAM) >>> 0;
    if (at < SRAM_SIZE && this.core.marks[at >> GRAIN_BITS] !== 0) this.spoil(at);
  }

  /** Translated code in RAM was overwritten, at an offset. */
  spoil(at) {
    this.spoils[at >> GRAIN_BITS]++;
    const page = at >>> PAGE_BITS;
    this.pages[RAM_PAGES + page] = undefined;
    this.forgetNumbers();
    this.core.marks.fill(0, (page * PAGE) >> GRAIN_BITS, ((page + 1) * PAGE) >> GRAIN_BITS);
  }

  /** A stretch of the flash was erased or programmed, at an offset. */
  forget(offset, length) {
    for (let page = offset >>> PAGE_BITS; page <= (offset + length - 1) >>> PAGE_BITS; page++) this.pages[page] = undefined;
    this.forgetNumbers();
  }

  /** Looks all functions up anew. */
  forgetNumbers() {
    this.numbers.fill(-1); // no address: those are even
  }
}
