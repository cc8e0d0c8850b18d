/**
 * Translated code does what interpreted code does, in the same cycles: two cores that differ in nothing else go side by
 * side, through random instructions and through the firmware, and are compared at regular distances.
 */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Blocks } from '../../web/machine/blocks.js';
import { Cache } from '../../web/machine/cache.js';
import { Core } from '../../web/machine/core.js';
import { Memory } from '../../web/machine/memory.js';
import { Machine, PAGE } from '../../web/machine/index.js';
import { assertNoProblems, firmware, play } from './helpers.js';
import { eveningsOf, games, keysOf } from './evenings.js';
import { BACK_TO_SELF, SLEEP_FOR_EVER, WFI, machineOf } from './programs.js';

const FOLDER = new URL('.', import.meta.url);
const FLASH = 0x10000000;
const SRAM = 0x20000000;
const SRAM_SIZE = 264 * 1024;
const FLASH_SIZE = 64 * 1024;

/** All that a core knows of itself. */
function stateOf(core) {
  const { pc, nz, c, v, PM, IPSR, otherStack, usesProcessStack, event, waiting, lockedUp, pendingInterrupts } = core;
  const { cycles, instructions, cache } = core;
  const asked = cache && { misses: cache.misses, next: cache.next, nextAt: cache.nextAt };
  return {
    registers: [...core.registers.subarray(0, 15)], pc, flags: [Math.sign(nz), c, v < 0],
    PM, IPSR, otherStack, usesProcessStack, event, waiting, lockedUp, pendingInterrupts, cycles, instructions, asked,
  };
}

/** What is costly to compare: the memory, and what lies in the cache. */
function assertSameMemory(one, other, where) {
  assert.ok(Buffer.compare(one.sram8, other.sram8) === 0, `memory, ${where}`);
  if (one.cache) for (const part of ['first', 'second', 'latest']) assert.deepEqual(one.cache[part], other.cache[part], `${part}, ${where}`);
}

/** Numbers by chance that repeat (xorshift32). */
function chance(seed) {
  let x = seed;
  const next = () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
  return { below: (n) => next() % n, of: (list) => list[next() % list.length], word: () => next() | 0 };
}

describe('random instructions', () => {
  /** Halfwords of a program that jumps, reads and writes mostly where something is. */
  function programOf({ below, of }, { base, length, cached }) {
    const start = base + of([0x400, 0xf00]); // translated code ends with its page, at 0x1000
    const halves = [];
    const [d, m, n] = [() => below(8), () => below(8), () => below(8)];
    const here = () => start + 2 * halves.length;
    /** The words at the end, which LDR finds: addresses of code and data. */
    const pool = start + 2 * length;
    const literal = (register, place) => 0x4800 | (register << 8) | ((pool + 4 * place - ((here() + 4) & ~3)) >> 2);
    const places = Array.from({ length: 24 }, () =>
      of([
        () => SRAM + 0x8000 + 4 * below(64), () => SRAM + 0x8000 + below(256), () => SRAM + SRAM_SIZE - 4 * below(6),
        () => FLASH + 0x3000 + 4 * below(4096), () => FLASH + 0x2000000 + below(FLASH_SIZE), () => (start + 2 * below(length)) | 1,
        () => (start + 2 * below(length)) | 1, () => start + 4 * below(length / 2), () => 0x40000000 + 4 * below(8), () => below(300),
      ])());
    const kinds = [
      () => [below(0x1800)], // shifts
      () => [0x1800 | below(0x800)],
      () => [0x2000 | below(0x2000)],
      () => [0x2000 | below(0x2000)],
      () => [0x4000 | below(0x400)],
      () => [0x4000 | below(0x400)],
      () => [0x4400 | below(0x300)],
      () => [literal(d(), below(places.length))],
      () => [literal(d(), below(places.length))],
      // An address and an access to it.
      () => { const at = d(); return [literal(at, below(places.length)), of([0x6000, 0x6800, 0x7000, 0x7800, 0x8000, 0x8800]) | (below(4) << 6) | (at << 3) | m()]; },
      () => { const at = d(); return [literal(at, below(places.length)), 0x2000 | (n() << 8) | (4 * below(4)), 0x5000 | (below(8) << 9) | (at << 3) | m()]; },
      () => { const at = d(); return [literal(at, below(places.length)), 0xc000 | (below(2) << 11) | (at << 8) | below(256)]; },
      () => [0x9000 | (below(2) << 11) | (d() << 8) | below(16)],
      () => [0xa000 | below(0x1000)],
      () => [0xb000 | (below(2) << 7) | below(4)],
      () => [0xb200 | below(0x100)],
      () => [0xba00 | below(0x100)],
      () => [0xb400 | below(0x100), 0xbc00 | below(0x100)],
      () => [0xb500 | below(0x100)],
      () => [0xd000 | (below(14) << 8) | (below(40) - 24) & 0xff],
      () => [0xd000 | (below(14) << 8) | (below(40) - 24) & 0xff],
      () => [0xd000 | (below(14) << 8) | below(12)],
      () => [0xe000 | ((below(60) - 40) & 0x7ff)],
      () => { const at = d(); return [literal(at, below(places.length)), of([0x4700, 0x4780, 0x4687]) | (at << 3)]; },
      () => { const by = below(60) - 30; return [0xf000 | ((by >> 11) & 0x7ff), 0xf800 | (by & 0x7ff)]; },
      () => [of([0xbf00, 0xf3bf, 0xb662, 0xb672, 0xbf40, 0xdf00, 0xde00, 0xbe00, 0xbf30])],
      () => [0xf3bf, 0x8f50],
      () => [0xf3ef, 0x8000 | (d() << 8) | of([0, 5, 8, 16])],
      () => [0xbd00 | below(0x100)],
    ];
    while (halves.length < length) halves.push(...of(kinds)());
    halves.length = length;
    for (const place of places) halves.push(place & 0xffff, place >>> 16);
    return { start, halves, cached };
  }

  /** A core with no chip around it but a timer, a register that answers numbers, and one that ends the slice. */
  function coreWith({ start, halves, cached }, translates) {
    const clock = { nextAlarm: null, nanosCounter: 0, get nanos() { return this.nanosCounter; }, tick(nanos) { this.nanosCounter += nanos; } };
    const seen = [];
    const chip = {
      clock, memory: new Memory(), flash: new Uint8Array(FLASH_SIZE), bootrom: new Uint32Array(4096),
      findPeripheral: (address) => (address >>> 28 === 4 ? {} : undefined),
      readUint32(address) {
        seen.push([address, clock.nanosCounter]);
        return Math.imul(seen.length, 0x9e3779b1) >>> 0;
      },
      writeUint32(address, value) {
        seen.push([address, value, clock.nanosCounter]);
        if (address & 4) core.yield();
      },
      readUint16: (address) => chip.readUint32(address) & 0xffff,
      readUint8: (address) => chip.readUint32(address) & 0xff,
      writeUint16: (address, value) => chip.writeUint32(address, value),
      writeUint8: (address, value) => chip.writeUint32(address, value),
    };
    const core = new Core(chip);
    core.attachMemory();
    if (cached) core.cache = new Cache(chip.memory);
    if (translates) {
      core.blocks = Blocks.of(core);
      core.blocks.often = 2;
    }
    const faults = [];
    core.onFault = ({ reason, pc }) => faults.push(`${reason} at ${pc}`);
    core.VTOR = FLASH;
    // Whatever comes goes to PUSH {r4, lr}; ADDS r4, #1; POP {r4, pc}.
    core.flash32.fill(FLASH + 0x301, 0, 48);
    core.flash16.set([0xb510, 0x3401, 0xbd10], 0x300 / 2);
    core.enabledInterrupts = 1;
    core.interruptPriorities = [0xffffffff, 0, 0, 0];
    const [memory, at] = start >= SRAM ? [core.sram16, start - SRAM] : [core.flash16, start - FLASH];
    memory.set(halves, at / 2);
    return { core, clock, seen, faults };
  }

  /** Both cores from anew somewhere in the program, with the same registers. */
  function begin(cores, { start, halves }, { below, of, word }) {
    const registers = Array.from({ length: 13 }, () => of([word, () => below(64), () => SRAM + 0x8000 + 4 * below(64)])());
    const stack = SRAM + 0x9000 + 4 * below(64);
    const pc = start + 2 * below(halves.length - 48);
    for (const { core } of cores) {
      core.registers.set([...registers, stack, FLASH + 0x301]);
      Object.assign(core, { pc, IPSR: 0, PM: false, waiting: false, lockedUp: false, usesProcessStack: false, otherStack: SRAM + 0xa000 });
    }
  }

  let run = 0;
  for (const [name, base, cached] of [['the flash behind its cache', FLASH, true], ['the flash without', FLASH, false], ['RAM', SRAM, true], ['RAM, no cache', SRAM, false]]) {
    test(`${name}: the same registers, memory, cycles and misses after each slice`, () => {
      let [instructions, translated, faults] = [0, 0, 0];
      for (let seed = 1; seed <= Number(process.env.DURBAR_LOCKSTEP ?? 60); seed++) {
        const random = chance(1000 * ++run + seed);
        const program = programOf(random, { base, length: 120 + 2 * random.below(60), cached });
        const cores = [coreWith(program, true), coreWith(program, false)];
        const [{ core: one }, { core: other }] = cores;
        for (let slice = 0; slice < 400; slice++) {
          const where = `program ${seed}, slice ${slice}, from ${one.pc.toString(16)}`;
          if (slice % 20 === 0 || one.lockedUp || one.waiting) begin(cores, program, random);
          const interrupt = random.below(10) === 0;
          const nanos = 8 * (1 + random.below(random.of([3, 100, 1000])));
          for (const { core, clock } of cores) {
            if (interrupt) core.setInterrupt(0, true);
            core.takeInterrupt();
            core.setInterrupt(0, false);
            core.run(clock.nanosCounter + nanos);
          }
          assert.deepEqual(stateOf(one), stateOf(other), where);
          if (slice % 50 === 0) assertSameMemory(one, other, where);
        }
        assertSameMemory(one, other, `program ${seed}`);
        assert.deepEqual(cores[0].seen, cores[1].seen, `what registers of the chip saw, program ${seed}`);
        assert.deepEqual(cores[0].faults, cores[1].faults, `faults, program ${seed}`);
        instructions += one.instructions;
        translated += one.blocks.instructions;
        faults += cores[0].faults.length;
      }
      console.log(`${name}: ${instructions} instructions, ${translated} of them translated, ${faults} faults`);
      assert.ok(translated > instructions / 3 && translated > 100_000 && faults > 100, 'translated code ran, and some faulted');
    });
  }
});

describe('code that is overwritten', () => {
  const [LOOP, WRITER, TIMES] = [0x8000, 0x9000, 1000];
  /** ADDS r0, #3; SUBS r1, #1; BNE back; then it sleeps. */
  const loop = [0x3003, 0x3901, 0xd1fc, WFI, BACK_TO_SELF];
  const [BEFORE, AFTER] = [3, 1];

  /** Runs from an address until the core sleeps, with these registers. */
  function call(machine, at, ...registers) {
    const { core } = machine.chip;
    core.registers.set(registers);
    Object.assign(core, { pc: at, waiting: false, PM: true });
    machine.runUntil(() => machine.isAsleep, { ms: 100, what: 'the end' });
  }
  /** What the loop at an address adds each time. */
  function added(machine, at) {
    call(machine, at, 0, TIMES);
    return machine.chip.core.registers[0] / TIMES;
  }

  /** A machine that translates soon. */
  function hasty() {
    const machine = machineOf(SLEEP_FOR_EVER);
    machine.chip.core.blocks.often = 2;
    return machine;
  }

  function inRam(overwrite) {
    const machine = hasty();
    const halves = new Uint16Array(machine.sram.buffer);
    halves.set(loop, LOOP / 2);
    halves.set([0x801a, WFI, BACK_TO_SELF], WRITER / 2); // STRH r2, [r3]
    assert.equal(added(machine, SRAM + LOOP), BEFORE);
    assert.ok(machine.chip.core.blocks.has(SRAM + LOOP), 'it was translated');
    overwrite(machine);
    assert.equal(added(machine, SRAM + LOOP), AFTER);
    return machine;
  }
  const byCore = (machine, half) => call(machine, SRAM + WRITER, 0, 0, half, SRAM + LOOP);

  test('by the core in RAM is forgotten', () => void inRam((machine) => byCore(machine, 0x3001)));

  test('by translated code too, and code that is overwritten again and again is left to the interpreter', () => {
    const machine = inRam((machine) => {
      for (let i = 0; i < 100; i++) byCore(machine, 0x3002);
      byCore(machine, 0x3001);
    });
    for (const half of [0x3002, 0x3001, 0x3002, 0x3001]) {
      byCore(machine, half);
      assert.equal(added(machine, SRAM + LOOP), half & 0xff);
    }
    assert.equal(machine.chip.core.blocks.has(SRAM + LOOP), false);
  });

  test('by DMA is forgotten', () => void inRam((machine) => machine.chip.writeUint16(SRAM + LOOP, 0x3001)));

  test('in the flash is forgotten', () => {
    const machine = hasty();
    const { chip, flash, sram } = machine;
    const page = new Uint8Array(PAGE).fill(0xff);
    new Uint16Array(page.buffer).set(loop);
    flash.bytes.set(page, LOOP);
    assert.equal(added(machine, FLASH + LOOP), BEFORE);
    assert.ok(chip.core.blocks.has(FLASH + LOOP), 'it was translated');
    page[0] = AFTER;
    sram.set(page, LOOP);
    new Uint16Array(sram.buffer).set([0x47a0, WFI, BACK_TO_SELF], WRITER / 2); // BLX r4: the ROM's function that programs
    call(machine, SRAM + WRITER, LOOP, SRAM + LOOP, PAGE, 0, (0x80 + 4 * 3) | 1);
    assert.equal(flash.bytes[LOOP], AFTER);
    chip.core.cache.flush();
    assert.equal(added(machine, FLASH + LOOP), AFTER);
  });
});

describe('the firmware', () => {
  /** Two machines that get the same keys and are compared every millisecond, and their memory every now and then. */
  class Pair {
    constructor(options) {
      this.machines = [true, false].map((translates) => new Machine({ ...options, translates }));
      this.steps = 0;
      this.seconds = [0, 0];
    }
    each(act) {
      this.machines.forEach((machine, i) => {
        const begin = process.cpuUsage();
        act(machine);
        const { user, system } = process.cpuUsage(begin);
        this.seconds[i] += (user + system) / 1e6;
      });
    }
    run({ ms }) {
      for (let left = ms; left > 0; left--) {
        this.each((machine) => machine.run({ ms: Math.min(1, left) }));
        this.compare();
      }
    }
    settle() {
      this.each((machine) => machine.settle());
      this.compare();
    }
    compare() {
      const [one, other] = this.machines;
      const where = `after ${one.ms} ms`;
      assert.deepEqual(stateOf(one.chip.core), stateOf(other.chip.core), where);
      assert.deepEqual(one.stats, other.stats, where);
      if (this.steps++ % 500 > 0) return;
      assertSameMemory(one.chip.core, other.chip.core, where);
      assert.ok(Buffer.compare(one.flash.bytes, other.flash.bytes) === 0, `flash, ${where}`);
      assert.deepEqual(one.panel.pixels, other.panel.pixels, where);
    }
    press(key) { this.each((machine) => machine.press(key)); }
    release(key) { this.each((machine) => machine.release(key)); }
    get nanos() { return this.machines[0].nanos; }
    get panel() { return this.machines[0].panel; }
  }

  /** The keys of the last evening of people, or of one person alone, as far as so many decisions. */
  const keysOfSome = (alone, count) => {
    const { begin, decisions } = games().flatMap(eveningsOf).filter(({ solo }) => solo === alone).at(-1);
    return [begin, ...decisions.slice(0, count).map(keysOf)].join(' ');
  };
  /** The beginning of a match against computers. Where people would look on for long, it is less: all goes on meanwhile. */
  const againstComputers = () => {
    const script = readdirSync(FOLDER).filter((file) => file.endsWith('.script')).sort().at(-1);
    return readFileSync(new URL(script, FOLDER), 'utf8').split(' ').slice(0, 40).join(' ').replace(/wait:\d+/g, 'wait:2500');
  };

  const plays = {
    'people at the table': ['picosystem', true, keysOfSome(false, 20)],
    'a computer that thinks': ['picosystem', true, againstComputers()],
    'without the cache': ['waveshare-lcd-1-3', false, keysOfSome(true, 4)],
  };
  for (const [name, [board, cache, keys]] of Object.entries(plays)) {
    test(`${name}: the same after each millisecond`, async () => {
      const pair = new Pair({ board, image: await firmware(board), cache });
      pair.each((machine) => machine.powerOn());
      play(pair, keys);
      const [one, other] = pair.machines;
      assertNoProblems(one);
      assertNoProblems(other);
      const { instructions } = one.stats;
      const [fast, slow] = pair.seconds.map((seconds) => Math.round(instructions / seconds / 1e6));
      console.log(`${name}: ${Math.round(instructions / 1e6)} million instructions, ${fast} million a second, ${slow} interpreted`);
      assert.ok(pair.steps > 1000 && instructions > 1e7);
    });
  }
});
