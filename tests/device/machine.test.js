/** The laws of the emulated machine itself, without any firmware of ours: small programs in machine code serve. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Flash, HEIGHT, Machine, PAGE, Panel, PowerCut, SECTOR, WIDTH, boardNamed, readImage } from '../../web/machine/index.js';
import { Cache, MISS, NEXT } from '../../web/machine/cache.js';
import { Core } from '../../web/machine/core.js';
import { Memory } from '../../web/machine/memory.js';
import { decodePng, encodePng } from '../../web/png.js';
import { BACK_TO_SELF, SLEEP_FOR_EVER, WFI, machineOf } from './programs.js';

const MS = 1e6;
const page = (...bytes) => Uint8Array.from({ length: PAGE }, (_, i) => bytes[i] ?? 0xff);

describe('flash', () => {
  test('programming takes bits from 1 to 0 and never back', () => {
    const flash = new Flash(2 * SECTOR);
    flash.program(0, page(0b1100_1010, 0x0f));
    flash.program(0, page(0b1010_1111, 0xf0));
    assert.deepEqual([...flash.bytes.subarray(0, 3)], [0b1000_1010, 0, 0xff]);
    assert.equal(flash.lostWrites, 2);
    flash.program(PAGE, page(0x55));
    flash.program(PAGE, page(0xff));
    assert.equal(flash.bytes[PAGE], 0x55, 'padding of 0xff changes nothing');
    assert.equal(flash.lostWrites, 2, 'and is no lost write');
  });

  test('erasing sets whole sectors, takes its time and wears', () => {
    const flash = new Flash(4 * SECTOR);
    flash.bytes.fill(0);
    assert.equal(flash.erase(SECTOR, 2 * SECTOR), 90 * MS);
    assert.equal(flash.program(SECTOR, new Uint8Array(2 * PAGE)), 0.8 * MS);
    assert.deepEqual([...flash.erases], [0, 1, 1, 0]);
    assert.ok(flash.bytes.subarray(0, SECTOR).every((byte) => byte === 0));
    assert.ok(flash.bytes.subarray(SECTOR + 2 * PAGE, 3 * SECTOR).every((byte) => byte === 0xff));
    assert.ok(flash.bytes.subarray(3 * SECTOR).every((byte) => byte === 0));
    assert.throws(() => flash.erase(1, SECTOR), /not whole sectors/);
    assert.throws(() => flash.program(0, new Uint8Array(8)), /not whole pages/);
    assert.throws(() => flash.erase(4 * SECTOR, SECTOR), /behind the end/);
  });

  test('at worst it takes the data sheet\'s longest times, and no others are known', () => {
    const flash = new Flash(SECTOR, 'worst');
    assert.equal(flash.erase(0, SECTOR), 400 * MS);
    assert.equal(flash.program(0, page(1)), 3 * MS);
    assert.throws(() => new Flash(SECTOR, 'best'), /It has: typical, worst/);
  });

  for (const tear of ['bytes', 'words']) {
    test(`the power can die at every byte, tearing in ${tear}`, () => {
      const old = page(0xf0, 0xf0, 0xf0);
      const data = Uint8Array.from({ length: 2 * PAGE }, (_, i) => i & 0x7f);
      for (let cut = 0; cut < 2 * PAGE; cut++) {
        const flash = new Flash(SECTOR);
        flash.program(0, old);
        flash.cutAfter(cut, { tear });
        assert.throws(() => flash.program(0, data), PowerCut);
        const kept = tear === 'words' ? cut - (cut % 4) : cut;
        const expected = Uint8Array.from({ length: SECTOR }, (_, i) => (i < kept ? (old[i] ?? 0xff) & data[i] : old[i] ?? 0xff));
        assert.deepEqual(flash.bytes, expected, `cut after ${cut} bytes`);
        assert.equal(flash.log.at(-1).cut, true);
        assert.equal(flash.erase(0, SECTOR), 45 * MS, 'after the cut it works again');
      }
      for (let cut = 0; cut < SECTOR; cut++) {
        const flash = new Flash(SECTOR);
        flash.bytes.fill(0x12);
        flash.cutAfter(cut, { tear });
        assert.throws(() => flash.erase(0, SECTOR), PowerCut);
        const erased = flash.bytes.indexOf(0x12);
        assert.equal(erased, tear === 'words' ? cut - (cut % 4) : cut);
        assert.equal(flash.bytes.lastIndexOf(0xff), erased - 1);
      }
    });
  }

  test('a tear in bits leaves each bit either old or new, and chance repeats', () => {
    const torn = (seed) => {
      const flash = new Flash(SECTOR);
      flash.cutAfter(PAGE + 7, { tear: 'bits', seed });
      assert.throws(() => flash.program(0, new Uint8Array(2 * PAGE)), PowerCut);
      return flash.bytes;
    };
    const bytes = torn(5);
    assert.ok(bytes.subarray(0, PAGE).every((byte) => byte === 0), 'the page before is done');
    const inPage = [...bytes.subarray(PAGE, 2 * PAGE)];
    assert.ok(inPage.some((byte) => byte !== 0 && byte !== 0xff), 'bytes are torn within');
    assert.ok(bytes.subarray(2 * PAGE).every((byte) => byte === 0xff));
    assert.deepEqual(torn(5), bytes);
    assert.notDeepEqual(torn(6), bytes);
  });
});

describe('cache', () => {
  const WAY = 2048; // words
  /** Takes words long after each other, so that what is on its way has come; answers which of them were misses. */
  const missesOf = (cache, ...words) =>
    words.map((word) => {
      const before = cache.misses;
      cache.take(word, (cache.nextAt ?? 0) + 1000);
      return cache.misses > before;
    });

  test('a word costs a miss once, and the other word of its line another', () => {
    const cache = new Cache();
    assert.deepEqual([cache.take(10, 0), cache.take(10, 50), cache.take(10, 60)], [MISS, 0, 0]);
    assert.deepEqual(missesOf(cache, 10, 11, 11, 10), [false, true, false, false]);
    assert.equal(cache.misses, 2);
  });

  test('the word that follows is on its way: who asks at once waits for its data only, who asks late not at all', () => {
    const cache = new Cache();
    assert.equal(cache.take(100, 0), MISS);
    assert.equal(cache.take(101, MISS + 3), NEXT - 3);
    assert.equal(cache.take(102, MISS + NEXT), NEXT, 'each brings the next');
    assert.equal(cache.take(103, 1000), 0);
    assert.equal(cache.take(105, 2000), MISS, 'but only the next');
    assert.equal(cache.take(106, 0x1000), 0);
  });

  test('two lines fit into one place, and of three the one used longest ago has gone', () => {
    const [a, b, c] = [20, 20 + WAY, 20 + 2 * WAY];
    const cache = new Cache();
    assert.deepEqual(missesOf(cache, a, b, a, b), [true, true, false, false]);
    assert.deepEqual(missesOf(cache, a, c, a, b), [false, true, false, true], 'b went for c');
    assert.deepEqual(missesOf(cache, a, c), [false, true], 'and c for b');
    const whole = new Cache();
    const words = Array.from({ length: 2 * WAY }, (_, i) => i);
    assert.ok(missesOf(whole, ...words).every((miss) => miss));
    assert.ok(missesOf(whole, ...words).every((miss) => !miss), '16 KB fit');
  });

  test('a line that goes takes both of its words along', () => {
    const cache = new Cache();
    const [a, b, c] = [20, 20 + WAY, 20 + 2 * WAY];
    missesOf(cache, a, a + 1, b, b + 1, c);
    assert.deepEqual(missesOf(cache, b + 1, a + 1), [false, true]);
  });

  test('a flush forgets all, and the other mirrors of the flash go past the cache', () => {
    const cache = new Cache();
    missesOf(cache, 7, 8);
    cache.flush();
    assert.deepEqual(missesOf(cache, 8, 7), [true, true]);
    const uncached = 0x2000000 / 4;
    assert.deepEqual(missesOf(cache, uncached + 7, uncached + 7, 7), [true, true, false]);
  });

  /** Cycles until R7 is 1. */
  const cyclesOf = (program, options) => {
    const machine = machineOf(program, options);
    const { core } = machine.chip;
    while (core.registers[7] !== 1) core.run(machine.chip.clock.nanos + core.nanosPerCycle);
    return core.cycles;
  };
  const NOP = 0xbf00;
  const DONE = [0x2701, BACK_TO_SELF]; // MOVS R7, #1
  /** Cycles that the core waits for the flash. At the start it reads the two first words of the vector table. */
  const START = MISS + NEXT;
  const waited = (...program) => cyclesOf([...program, ...DONE]) - cyclesOf([...program, ...DONE], { cache: false }) - START;

  test('the core waits for code that it has not run before, and not for what it repeats', () => {
    const straight = Array.from({ length: 64 }, () => NOP); // 32 words
    // The two instructions of a word pass while the next is on its way; the last instruction lies in a word of its own.
    assert.equal(waited(...straight), MISS + 32 * (NEXT - 2));
    // MOVS R0, #200; SUBS R0, #1; BNE back: two words, however often; meanwhile the third comes by itself.
    assert.equal(waited(0x20c8, 0x3801, 0xd1fd, NOP), MISS + (NEXT - 2));
    assert.equal(waited(0x2001, 0x3801, 0xd1fd, NOP), MISS + (NEXT - 2) + (NEXT - 2));
  });

  test('an instruction of two halves in two words waits for both, and so does data in the flash', () => {
    // BL to the eighth half: from within a word it leaves the words between alone, from across two it needs the second.
    const pad = [NOP, NOP, NOP, NOP, NOP];
    assert.equal(waited(0xf000, 0xf806, NOP, ...pad), MISS + MISS);
    assert.equal(waited(NOP, 0xf000, 0xf805, ...pad), MISS + (NEXT - 2) + MISS);
    // LDR R0, [pc, #128]: data far from the code, and the code after it must be asked for anew.
    assert.equal(waited(0x4820, NOP, NOP, NOP), MISS + MISS + MISS + (NEXT - 2));
  });

  test('the boot ROM\'s flush empties it', () => {
    // MOVS R4, #flush; loop twice: BLX R4; SUBS R0, #1; BNE
    const FLUSH = 0x80 + 4 * 4 + 1;
    const NOTHING = 0x80 + 4 * 0 + 1;
    const calls = (routine) => cyclesOf([0x2002, 0x2400 | routine, 0x47a0, 0x3801, 0xd1fc, NOP, ...DONE]);
    assert.ok(calls(FLUSH) - calls(NOTHING) >= MISS, 'after a flush the loop is fetched again');
  });
});

describe('panel', () => {
  const send = (panel, now, command, ...data) => {
    panel.receive(command, false, now);
    for (const byte of data) panel.receive(byte, true, now);
  };
  const awake = (upright, problems = []) => {
    const panel = new Panel(upright, (text) => problems.push(text));
    send(panel, 10 * MS, 0x11);
    for (const [command, ...data] of [[0x3a, 0x55], [0x21], [0x29]]) send(panel, 140 * MS, command, ...data);
    return { panel, problems };
  };
  const window = (panel, x0, y0, x1, y1) => {
    send(panel, 150 * MS, 0x2a, 0, x0, 0, x1);
    send(panel, 150 * MS, 0x2b, 0, y0, 0, y1);
  };

  test('a window is filled row by row and starts again at its end', () => {
    const { panel, problems } = awake(0);
    window(panel, 10, 20, 11, 21);
    send(panel, 150 * MS, 0x2c, 0xf8, 0x00, 0x07, 0xe0, 0x00, 0x1f, 0x12, 0x34, 0xab, 0xcd);
    const at = (x, y) => panel.pixels[y * WIDTH + x];
    assert.deepEqual([at(10, 20), at(11, 20), at(10, 21), at(11, 21)], [0xabcd, 0x07e0, 0x001f, 0x1234]);
    assert.deepEqual(panel.rowsWritten, [20, 21]);
    assert.equal(panel.pixelBytes, 10);
    assert.equal(panel.complete, false);
    assert.deepEqual(problems, []);
  });

  test('it is complete when every pixel has been written since the last reset', () => {
    const { panel } = awake(0);
    window(panel, 0, 0, 239, 239);
    send(panel, 150 * MS, 0x2c);
    for (let i = 1; i < WIDTH * HEIGHT * 2; i++) panel.receive(i & 0xff, true, 160 * MS);
    assert.equal(panel.complete, false);
    panel.receive(0, true, 165 * MS);
    assert.equal(panel.completeAt, 165 * MS);
    panel.setReset(true, 170 * MS);
    panel.setReset(false, 171 * MS);
    assert.equal(panel.complete, false);
    assert.ok(panel.pixels.every((pixel) => pixel === 0), 'a panel that was reset shows nothing');
  });

  test('a glass mounted a quarter turn round is upright under its MADCTL, and turned under another', () => {
    const corner = (madctl) => {
      const { panel } = awake(0x60);
      send(panel, 145 * MS, 0x36, madctl);
      window(panel, 3, 5, 3, 5);
      send(panel, 150 * MS, 0x2c, 0x12, 0x34);
      const at = panel.pixels.indexOf(0x1234);
      return [at % WIDTH, Math.floor(at / WIDTH)];
    };
    assert.deepEqual(corner(0x70), [3, 5]);
    assert.deepEqual(corner(0x00), [5, 236]);
  });

  test('of a wide glass the middle is the picture, and it is complete with its sides', () => {
    const panel = new Panel(0x60, () => {}, 320);
    send(panel, 10 * MS, 0x11);
    for (const [command, ...data] of [[0x3a, 0x55], [0x21], [0x29], [0x36, 0x60]]) send(panel, 140 * MS, command, ...data);
    send(panel, 150 * MS, 0x2a, 0, 39, 0, 40);
    send(panel, 150 * MS, 0x2b, 0, 7, 0, 7);
    send(panel, 150 * MS, 0x2c, 0x12, 0x34, 0x56, 0x78);
    assert.equal(panel.pixels.indexOf(0x5678), 7 * WIDTH, 'column 40 is the first of the picture');
    assert.equal(panel.sides.indexOf(0x1234), 7 * 80 + 39, 'column 39 the last before it');
    const fill = (first, last) => {
      send(panel, 150 * MS, 0x2a, first >> 8, first & 0xff, last >> 8, last & 0xff);
      send(panel, 150 * MS, 0x2b, 0, 0, 0, HEIGHT - 1);
      send(panel, 150 * MS, 0x2c, ...new Uint8Array((last - first + 1) * HEIGHT * 2));
    };
    fill(40, 279);
    assert.equal(panel.complete, false);
    fill(0, 39);
    fill(280, 319);
    assert.equal(panel.complete, true);
  });

  test('colours are true only with inversion on; BGR swaps them', () => {
    const { panel } = awake(0);
    window(panel, 0, 0, 0, 0);
    send(panel, 150 * MS, 0x2c, 0xf8, 0x01);
    assert.equal(panel.pixels[0], 0xf801);
    send(panel, 150 * MS, 0x36, 0x08);
    assert.equal(panel.pixels[0], 0x081f);
    send(panel, 150 * MS, 0x36, 0x00);
    send(panel, 150 * MS, 0x20);
    assert.equal(panel.pixels[0], 0x07fe);
    send(panel, 150 * MS, 0x28);
    assert.equal(panel.pixels[0], 0, 'off is black');
  });

  test('it notices what a real one would take amiss', () => {
    const problems = [];
    const panel = new Panel(0, (text) => problems.push(text));
    const noticed = (pattern) => assert.match(problems.splice(0).join('; '), pattern);
    panel.receive(1, true, 0);
    noticed(/before any command/);
    send(panel, 1 * MS, 0x2c, 1, 2);
    noticed(/while the panel sleeps.*16 bits/);
    send(panel, 10 * MS, 0x11);
    send(panel, 11 * MS, 0x29);
    noticed(/0x29 came before the panel was ready/);
    send(panel, 200 * MS, 0x01);
    send(panel, 250 * MS, 0x11);
    noticed(/less than 120 ms after a reset/);
    send(panel, 400 * MS, 0x2a, 0, 9, 0, 3);
    noticed(/runs backwards/);
    send(panel, 410 * MS, 0x10);
    noticed(/^$/);
    send(panel, 500 * MS, 0x11);
    noticed(/less than 120 ms after a reset or its sleep/);
    send(panel, 600 * MS, 0x10);
    noticed(/put to sleep less than 120 ms/);
    panel.setReset(true, 500 * MS);
    panel.receive(0, false, 500 * MS);
    panel.setReset(false, 500 * MS + 5000);
    noticed(/held in reset.*shorter than 10/);
  });

  test('its refresh follows FRCTRL2', () => {
    const { panel } = awake(0);
    for (const [value, hertz] of [[0x0f, 59], [0x15, 50], [0x1e, 40]]) {
      send(panel, 150 * MS, 0xc6, value);
      assert.equal(Math.round(1e9 / panel.refreshNanos), hertz);
    }
  });
});

describe('image', () => {
  /** @param {Partial<{ family: number, address: number, number: number, count: number }>} what */
  const block = ({ family = 0xe48bff56, address = 0x10000000, number = 0, count = 1 } = {}) => {
    const bytes = new Uint8Array(512).fill(7);
    const view = new DataView(bytes.buffer);
    [0x0a324655, 0x9e5d5157, 0x2000, address, 256, number, count, family].forEach((word, i) => view.setUint32(4 * i, word, true));
    view.setUint32(508, 0x0ab16f30, true);
    return bytes;
  };
  const file = (...blocks) => Uint8Array.from(blocks.flatMap((bytes) => [...bytes]));

  test('a UF2 is read', () => {
    const image = readImage(file(block({ count: 2 }), block({ number: 1, count: 2, address: 0x10000100 })));
    assert.deepEqual([image.kind, image.end, image.pieces.length], ['uf2', 512, 2]);
  });

  test('a wrong file gets one clear sentence', () => {
    const elf = new Uint8Array(64);
    elf.set([0x7f, 0x45, 0x4c, 0x46, 1, 1]);
    const arm = elf.slice();
    arm[18] = 40;
    arm[28] = 200; // program headers behind the end
    arm[44] = 1;
    arm[42] = 32;
    for (const [bytes, sentence] of [
      [new Uint8Array(0), 'This file is neither a UF2 nor an ELF image.'],
      [new TextEncoder().encode('hello, world'), 'This file is neither a UF2 nor an ELF image.'],
      [block().slice(0, 500), 'This UF2 file is truncated: its length of 500 bytes is not a whole number of blocks.'],
      [block({ count: 3 }), 'This UF2 file is truncated: it has 1 of 3 blocks.'],
      [file(block(), new Uint8Array(512)), 'This is not a UF2 file: block 1 has no UF2 marks.'],
      [block({ family: 0xe48bff59 }), 'This UF2 file is for an RP2350, not for the RP2040.'],
      [block({ family: 0x12345678 }), 'This UF2 file is for another chip (family 0x12345678), not for the RP2040.'],
      [block({ address: 0x20000000 }), 'This image has data for 0x20000000, which is outside the flash.'],
      [elf, 'This ELF file is not for a 32-bit ARM processor.'],
      [arm, 'This ELF file is truncated.'],
    ]) {
      assert.throws(() => readImage(bytes), { message: sentence });
    }
  });

  test('an image too large for the board, an unknown board and an unknown key are refused', () => {
    const image = readImage(block({ address: 0x10200000 }));
    assert.throws(() => new Machine({ board: 'waveshare-lcd-1-3', image }), /needs 2097408 bytes of flash/);
    assert.throws(() => boardNamed('nosuch'), /There is no board "nosuch"\. The boards are: picosystem, waveshare-lcd-1-3, picopad\./);
    assert.throws(() => machineOf(SLEEP_FOR_EVER).press('Z'), /has no key "Z"\. It has: up, down/);
  });
});

describe('core', () => {
  const NUMBERS = [0, 1, 2, 31, 32, 33, 0xff, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x12345678, 0xdeadbeef];

  /** Runs one instruction on R0 and R1 with a carry; returns R0 and the flags NZCV. */
  function once(op, a, b, carry) {
    const clock = { nextAlarm: null, nanosCounter: 0, tick() {} };
    const chip = { clock, memory: new Memory(), flash: new Uint8Array(4096), bootrom: new Uint32Array(4096) };
    const core = new Core(chip);
    core.attachMemory();
    core.flash16[0] = op;
    core.pc = 0x10000000;
    core.registers.set([a, b]);
    core.c = carry;
    core.nz = -1; // N set, Z clear
    core.run(8);
    return [core.registers[0] >>> 0, `${core.nz < 0 ? 'N' : ''}${core.nz === 0 ? 'Z' : ''}${core.c ? 'C' : ''}${core.v < 0 ? 'V' : ''}`];
  }

  const signed = (value) => BigInt.asIntN(32, value);
  /** Result and flags of a sum of three, as the manual's AddWithCarry. */
  function sum(x, y, carry) {
    const unsigned = BigInt(x) + BigInt(y) + BigInt(carry);
    const result = BigInt.asUintN(32, unsigned);
    const exact = signed(BigInt(x)) + signed(BigInt(y)) + BigInt(carry);
    const flags = `${signed(result) < 0n ? 'N' : ''}${result === 0n ? 'Z' : ''}${unsigned !== result ? 'C' : ''}${signed(result) !== exact ? 'V' : ''}`;
    return [Number(result), flags];
  }
  const not = (value) => (~value) >>> 0;

  test('sums and differences have the flags of the manual, at the edges too', () => {
    for (const a of NUMBERS) {
      for (const b of NUMBERS) {
        for (const carry of [0, 1]) {
          const where = `${a}, ${b}, carry ${carry}`;
          assert.deepEqual(once(0x4148, a, b, carry), sum(a, b, carry), `ADCS ${where}`);
          assert.deepEqual(once(0x4188, a, b, carry), sum(a, not(b), carry), `SBCS ${where}`);
          assert.deepEqual(once(0x1840, a, b, carry), sum(a, b, 0), `ADDS ${where}`);
          assert.deepEqual(once(0x1a40, a, b, carry), sum(a, not(b), 1), `SUBS ${where}`);
          assert.deepEqual(once(0x4288, a, b, carry)[1], sum(a, not(b), 1)[1], `CMP ${where}`);
          assert.deepEqual(once(0x42c8, a, b, carry)[1], sum(a, b, 0)[1], `CMN ${where}`);
          assert.deepEqual(once(0x4248, a, b, carry), sum(0, not(b), 1), `RSBS ${where}`);
          assert.deepEqual(once(0x30ff, a, b, carry), sum(a, 0xff, 0), `ADDS #255 ${where}`);
          assert.deepEqual(once(0x38ff, a, b, carry), sum(a, not(0xff), 1), `SUBS #255 ${where}`);
          assert.deepEqual(once(0x28ff, a, b, carry)[1], sum(a, not(0xff), 1)[1], `CMP #255 ${where}`);
        }
      }
    }
  });

  test('shifts by a register take 0, 32 and more as the manual says', () => {
    for (const a of NUMBERS) {
      for (const shift of [0, 1, 7, 31, 32, 33, 64, 255, 256]) {
        for (const carry of [0, 1]) {
          const s = shift & 0xff;
          const wide = BigInt(a);
          const check = (op, result, out) => {
            const value = BigInt.asUintN(32, result);
            const flags = `${signed(value) < 0n ? 'N' : ''}${value === 0n ? 'Z' : ''}${(s === 0 ? carry : Number(out & 1n)) ? 'C' : ''}`;
            assert.deepEqual(once(op, a, shift, carry), [Number(value), flags], `${op.toString(16)} of ${a} by ${shift}`);
          };
          check(0x4088, wide << BigInt(s), s ? wide << BigInt(s) >> 32n : 0n);
          check(0x40c8, wide >> BigInt(s), s ? wide >> BigInt(s - 1) : 0n);
          check(0x4108, signed(wide) >> BigInt(s), s ? signed(wide) >> BigInt(s - 1) : 0n);
          const turned = (wide << 32n | wide) >> BigInt(s % 32);
          check(0x41c8, turned, BigInt.asUintN(32, turned) >> 31n);
        }
      }
    }
  });

  test('SEV wakes a later WFE', () => {
    const machine = machineOf([0xbf40, 0xbf20, 0x2007, BACK_TO_SELF]); // SEV; WFE; MOVS R0, #7
    machine.run({ ms: 1 });
    assert.equal(machine.chip.core.registers[0], 7);
    const asleep = machineOf([0xbf20, 0x2007, BACK_TO_SELF]);
    asleep.run({ ms: 1 });
    assert.ok(asleep.isAsleep);
  });

  test('an access where nothing is faults, and so does an unaligned one', () => {
    // MOVS R0, #3; LSLS R0, R0, #28; LDR R1, [R0]
    const machine = machineOf([0x2003, 0x0700, 0x6801, BACK_TO_SELF]);
    machine.run({ ms: 1 });
    assert.equal(machine.faults.length, 1);
    assert.match(machine.faults[0].reason, /read of 0x30000000, where nothing is/);
    assert.equal(machine.faults[0].pc, 0x10000404);
    assert.equal(machine.chip.core.IPSR, 3);
    assert.equal(machine.isLockedUp, false);
    // MOVS R0, #1; LSLS R0, R0, #29; ADDS R0, #1; LDR R1, [R0]
    const unaligned = machineOf([0x2001, 0x0740, 0x3001, 0x6801, BACK_TO_SELF]);
    unaligned.run({ ms: 1 });
    assert.match(unaligned.faults[0].reason, /unaligned read of 0x20000001/);
  });

  test('a stack that runs out of memory locks the core up, and only the watchdog brings it back', () => {
    // Starts the watchdog (about 4 ms), then pushes for ever: LDR R0 =0x40058000; LDR R1 =8000; STR R1, [R0, #4]; LDR R1 =1<<30; STR R1, [R0]; PUSH {R0}; B
    const words = [0x40058000, 8000, 1 << 30].flatMap((word) => [word & 0xffff, (word >>> 16) & 0xffff]);
    const machine = machineOf([0x4803, 0x4904, 0x6041, 0x4904, 0x6001, 0xb401, 0xe7fd, 0xbf00, ...words], { stack: 0x20000100 });
    machine.runUntil(() => machine.isLockedUp, { ms: 3, what: 'the lock-up' });
    assert.match(machine.faults[0].reason, /write to 0x1ffffffc/);
    assert.equal(machine.faults.at(-1).lockedUp, true);
    const before = machine.stats;
    machine.run({ ms: 1 });
    assert.equal(machine.stats.instructions, before.instructions, 'nothing is executed');
    assert.equal(machine.stats.sleptNanos, before.sleptNanos, 'and that is no sleep');
    machine.sram[0x30000] = 99;
    machine.runUntil(() => machine.resets.watchdog === 1, { ms: 4, what: 'the watchdog' });
    assert.equal(machine.chip.watchdog.readUint32(8), 1, 'the reason is the timer');
    assert.equal(machine.sram[0x30000], 99, 'memory is kept');
  });
});

describe('machine', () => {
  test('time asleep is counted exactly', () => {
    const machine = machineOf(SLEEP_FOR_EVER);
    machine.run({ ms: 1 });
    const before = machine.stats;
    machine.run({ ms: 1000 });
    const after = machine.stats;
    assert.equal(after.nanos - before.nanos, 1000 * MS);
    assert.equal(after.sleptNanos - before.sleptNanos, 1000 * MS);
    assert.equal(after.cycles, before.cycles);
  });

  /** Sets up SPI0 as the firmware does, at 62.5 MHz, and lets DMA send from the start of memory. */
  function sendByDma(machine, bytes) {
    const { chip } = machine;
    const write = (address, value) => chip.writeUint32(address, value);
    chip.clkPeri = 125e6;
    for (const pin of [6, 7]) write(0x40014004 + 8 * pin, 1);
    for (const pin of [5, 9]) write(0x40014004 + 8 * pin, 5);
    write(0xd0000024, (1 << 5) | (1 << 9));
    write(0x4003c010, 2);
    write(0x4003c000, 7);
    write(0x4003c004, 2);
    write(0x4003c024, 2);
    write(0x50000000, 0x20000000);
    write(0x50000004, 0x4003c008);
    write(0x50000008, bytes);
    write(0x5000000c, (16 << 15) | (1 << 4) | 1);
  }
  const dmaBusy = (machine) => (machine.chip.readUint32(0x5000000c) & (1 << 24)) !== 0;
  const portBusy = (machine) => (machine.chip.readUint32(0x4003c00c) & 16) !== 0;

  test('a whole frame takes 14.75 ms on the bus, while the core sleeps', () => {
    const machine = machineOf(SLEEP_FOR_EVER);
    machine.run({ ms: 1 });
    const start = machine.nanos;
    const asleep = machine.stats.sleptNanos;
    sendByDma(machine, 115200);
    machine.run({ ms: 14.744 });
    assert.ok(dmaBusy(machine), 'the last byte has not been fetched');
    machine.run({ ms: 0.001 });
    assert.ok(!dmaBusy(machine), 'the queue of eight lets DMA end eight bytes before the bus');
    assert.ok(portBusy(machine));
    machine.run({ ms: 0.0006 });
    assert.ok(!portBusy(machine), 'the bus has fallen silent');
    assert.equal(machine.panel.busBytes, 115200);
    assert.equal(machine.panel.lastByteAt - start, 115200 * 8 * 16);
    assert.equal(machine.stats.sleptNanos - asleep, machine.nanos - start);
  });

  test('pins that move too early, and an unselected panel, are noticed', () => {
    const machine = machineOf(SLEEP_FOR_EVER);
    machine.run({ ms: 1 });
    sendByDma(machine, 100);
    machine.run({ ms: 0.005 });
    machine.chip.writeUint32(0xd0000014, 1 << 9);
    assert.match(machine.problems.at(-1).text, /DC changed in the middle of a byte/);
    machine.chip.writeUint32(0xd0000014, 1 << 5);
    assert.match(machine.problems.at(-1).text, /CS changed in the middle of a byte/);
    machine.run({ ms: 0.02 });
    assert.match(machine.problems.at(-1).text, /while the panel was not selected/);
  });

  test('an aborted transfer stops, and a later one is sent whole', () => {
    const machine = machineOf(SLEEP_FOR_EVER);
    machine.run({ ms: 1 });
    sendByDma(machine, 1000);
    machine.run({ ms: 0.0128 });
    assert.equal(machine.chip.readUint32(0x50000444), 0, 'reads as no channel being aborted');
    machine.chip.writeUint32(0x50000444, 1);
    assert.ok(!dmaBusy(machine));
    machine.run({ ms: 1 });
    assert.ok(machine.panel.busBytes >= 100 && machine.panel.busBytes <= 110, 'only what was in the queue still leaves');
    const before = machine.panel.busBytes;
    sendByDma(machine, 1000);
    machine.run({ ms: 1 });
    assert.equal(machine.panel.busBytes - before, 1000);
  });

  test('the tearing signal pulses once a refresh when it is asked for, and a broken one never', () => {
    const rises = (works) => {
      const machine = machineOf(SLEEP_FOR_EVER);
      machine.tearingSignal = works;
      machine.panel.receive(0x11, false, 0);
      machine.panel.receive(0x35, false, 10 * MS);
      machine.panel.receive(0, true, 10 * MS);
      const pin = machine.chip.gpio[machine.board.panel.te];
      let count = 0;
      let last = false;
      for (let i = 0; i < 10000; i++) {
        machine.run({ ms: 0.1 });
        if (pin.inputValue && !last) count++;
        last = pin.inputValue;
      }
      return count;
    };
    assert.ok([59, 60].includes(rises(true)));
    assert.equal(rises(false), 0);
  });

  test('a reset by software keeps memory and scratch registers, and says so', () => {
    // Counts in the first scratch register, then asks for a reset unless it has counted to 3
    const words = [0x4005800c, 0xe000ed0c, 0x05fa0004].flatMap((word) => [word & 0xffff, (word >>> 16) & 0xffff]);
    const program = [0x4805, 0x6801, 0x3101, 0x6001, 0x2903, 0xd003, 0x4803, 0x4904, 0x6001, 0xe7fe, WFI, 0xe7fd, ...words];
    const machine = machineOf(program);
    machine.sram[0x20000] = 77;
    const bootMemory = machine.sram.slice(0x40000);
    machine.run({ ms: 5 });
    assert.equal(machine.resets.software, 2);
    assert.equal(machine.chip.watchdog.readUint32(0x0c), 3);
    assert.equal(machine.chip.watchdog.readUint32(8), 0, 'the watchdog was not the reason');
    assert.equal(machine.sram[0x20000], 77);
    assert.notDeepEqual(machine.sram.slice(0x40000), bootMemory, 'but not where the boot ROM works');
    machine.powerOn();
    machine.run({ ms: 5 });
    assert.equal(machine.chip.watchdog.readUint32(0x0c), 3, 'counted anew from 0');
  });

  test('the depth of the stack is measured', () => {
    const machine = machineOf([0xb4ff, 0xb4ff, 0xbc0f, ...SLEEP_FOR_EVER], { stack: 0x20000400 }); // 16 words pushed, 4 popped
    machine.run({ ms: 1 });
    assert.deepEqual([machine.stack.size, machine.stack.used], [0x400, 64]);
  });

  test('the log channel is read like a probe would, round the end of its buffer', () => {
    const machine = machineOf(SLEEP_FOR_EVER);
    const words = new Uint32Array(machine.sram.buffer);
    const block = 0x8000;
    machine.sram.set(new TextEncoder().encode('SEGGER RTT\0\0\0\0\0\0'), block);
    words.set([1, 0, 0, 0x20009000, 8, 2, 6, 0], block / 4 + 4);
    machine.sram.set([1, 2, 3, 4, 5, 6, 7, 8], 0x9000);
    machine.run({ ms: 1 });
    assert.deepEqual([...machine.takeLog()], [7, 8, 1, 2]);
    assert.deepEqual([...machine.takeLog()], []);
  });

  test('a key reads low when pressed, and high only if the firmware pulls it up', () => {
    const machine = machineOf(SLEEP_FOR_EVER);
    const { chip, board } = machine;
    const read = () => (chip.readUint32(0xd0000004) >> board.keys.A) & 1;
    assert.equal(read(), 0, 'pins are pulled down after reset');
    chip.writeUint32(0x4001c004 + 4 * board.keys.A, 0x5a);
    assert.equal(read(), 1);
    machine.press('A');
    assert.equal(read(), 0);
    machine.release('A');
    assert.equal(read(), 1);
  });

  test('the backlight, the LED and the piezo follow their pins', () => {
    const machine = machineOf(SLEEP_FOR_EVER);
    const { chip } = machine;
    chip.clkSys = 125e6;
    assert.deepEqual([machine.backlight, machine.backlightRoseAt], [0, null]);
    machine.run({ ms: 2 });
    const slice = (n, csr, div, cc, top) => [[0, csr], [4, div], [12, cc], [16, top]].forEach(([at, value]) => chip.writeUint32(0x40050000 + 20 * n + at, value));
    slice(6, 1, 0x10, 250, 999);
    assert.equal(machine.backlight, 0, 'the pin is not connected yet');
    chip.writeUint32(0x40014004 + 8 * 12, 4);
    assert.equal(machine.backlight, 0.25);
    assert.equal(machine.backlightRoseAt, machine.nanos);
    slice(5, 1, 125 << 4, 500 << 16, 999);
    chip.writeUint32(0x40014004 + 8 * 11, 4);
    assert.deepEqual(machine.sound, { hertz: 1000, duty: 0.5 });
    chip.writeUint32(0x40014004 + 8 * 14, 5);
    chip.writeUint32(0xd0000024, 1 << 14);
    chip.writeUint32(0xd0000014, 1 << 14);
    assert.deepEqual(machine.led, { red: 1, green: 0, blue: 0 });
  });

  test('the power dies in the middle of an erase, and only the flash remembers', () => {
    // Calls the ROM's erase of the sector at 0x8000: MOVS R0, #1; LSLS R0, R0, #15; LSRS R1, R0, #3; LDR R4 =function; CPSID; BLX R4; then counts in R7
    const ERASE = 0x80 + 4 * 2 + 1;
    const machine = machineOf([0x2001, 0x03c0, 0x08c1, 0x2400 | ERASE, 0xb672, 0x47a0, 0x2701, BACK_TO_SELF]);
    machine.flash.bytes.fill(0x33, 0x8000, 0x9000);
    machine.flash.cutAfter(1024);
    machine.run({ ms: 100 });
    assert.equal(machine.on, false);
    assert.ok(Math.abs(machine.ms - 45 / 4) < 0.1, 'a quarter of an erase has passed');
    assert.equal(machine.flash.bytes.lastIndexOf(0xff, 0x8fff), 0x83ff);
    machine.powerOn();
    machine.run({ ms: 44 });
    assert.equal(machine.chip.core.registers[7] === 1, false, 'the erase takes its 45 ms');
    machine.run({ ms: 2 });
    assert.equal(machine.chip.core.registers[7], 1);
    assert.ok(machine.flash.bytes.subarray(0x8000, 0x9000).every((byte) => byte === 0xff));
    assert.deepEqual(machine.problems, []);
  });

  test('the same inputs give the same cycles, memory and picture; another seed other memory', () => {
    const life = (seed) => {
      const machine = machineOf([0x3001, 0x1840, 0x4041, 0xe7fb], { seed });
      machine.press('A');
      machine.run({ ms: 3.3 });
      machine.release('A');
      machine.run({ ms: 1.1 });
      return { stats: machine.stats, registers: [...machine.chip.core.registers], sram: machine.sram.slice() };
    };
    assert.deepEqual(life(1), life(1));
    assert.notDeepEqual(life(1).sram, life(2).sram);
  });

  test('flash without firmware is reported, not run', () => {
    const machine = new Machine({ board: 'picosystem' });
    machine.powerOn();
    machine.run({ ms: 10 });
    assert.match(machine.problems[0].text, /no firmware/);
    assert.equal(machine.stats.instructions, 0);
  });
});

test('a PNG picture survives writing and reading', () => {
  const rgb = Uint8Array.from({ length: 30 * 20 * 3 }, (_, i) => (i * 7) & 0xff);
  assert.deepEqual(decodePng(encodePng(30, 20, rgb)), { width: 30, height: 20, rgb });
});
