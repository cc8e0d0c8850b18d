/** The real firmware of every board on the emulated board: what a person would see, and what the hardware would mind. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { Machine, WIDTH, readImage } from '../../web/machine/index.js';
import { TRIED_BOARDS, assertNoProblems, assertSamePicture, firmware, golden, picture, play } from './helpers.js';

/** The battery's voltage in the PC's pictures. */
const VOLTS = 3.775;
const ROW_BYTES = 2 * WIDTH;
/** Commands and parameters that begin a run of rows. */
const WINDOW_BYTES = 11;

/** Pixels of the uppermost rows, in which a screen has its title. */
const title = (pixels) => pixels.slice(0, 22 * WIDTH);

/** From home to the device test, whose row is the last. */
const TEST = 'up A';

/** A machine at rest on the device test. */
async function running(board) {
  const machine = new Machine({ board, image: await firmware(board) });
  machine.battery = VOLTS;
  machine.powerOn();
  machine.settle();
  play(machine, TEST);
  return machine;
}

for (const board of TRIED_BOARDS) {
  describe(board, () => {
    test('the picture is that of the PC, at the start and after keys', async () => {
      const scripts = [
        '', 'X', 'X Y', 'up up right', 'X X X press:left',
        'press:up press:down press:left press:right press:X press:Y press:B',
      ];
      for (const script of scripts) {
        const machine = await running(board);
        play(machine, script);
        assertSamePicture(machine.panel.pixels, picture(board, `${TEST} ${script}`), `${board} after ${script || 'the start'}`);
        assertNoProblems(machine);
      }
    });

    test('each key lights up its own picture', async () => {
      const seen = new Set();
      // A starts a measurement, which says something else on a PC.
      for (const key of ['up', 'down', 'left', 'right', 'B', 'X', 'Y']) {
        const machine = await running(board);
        play(machine, `press:${key}`);
        assertSamePicture(machine.panel.pixels, picture(board, `${TEST} press:${key}`), `${board} with ${key} down`);
        seen.add(machine.panel.pixels.join());
      }
      assert.equal(seen.size, 7, 'seven keys make seven pictures');
    });

    test('the light comes on after the first whole picture, and not before', async () => {
      const machine = new Machine({ board, image: await firmware(board) });
      machine.powerOn();
      assert.equal(machine.backlight, 0);
      machine.settle();
      assert.ok(machine.backlight > 0.5, `the light is ${machine.backlight}`);
      assert.ok(machine.panel.completeAt !== null && machine.backlightRoseAt >= machine.panel.completeAt,
        `light at ${machine.backlightRoseAt} ns, picture at ${machine.panel.completeAt} ns`);
    });

    test('at rest the core sleeps at least 99 % of the time', async () => {
      const machine = await running(board);
      const before = machine.stats;
      machine.run({ ms: 60_000 });
      const after = machine.stats;
      const slept = (after.sleptNanos - before.sleptNanos) / (after.nanos - before.nanos);
      assert.ok(slept >= 0.99, `it slept ${(100 * slept).toFixed(3)} % of a minute`);
      assert.equal(after.busBytes, before.busBytes, 'bytes to the panel while nothing changes');
      console.log(`${board}: sleeps ${(100 * slept).toFixed(3)} % of the time at rest`);
    });

    test('a key sends the rows that it changes and no others', async () => {
      const machine = await running(board);
      const before = picture(board, TEST);
      const after = picture(board, `${TEST} press:B`);
      const changed = new Set();
      before.forEach((pixel, i) => pixel !== after[i] && changed.add(Math.floor(i / WIDTH)));
      assert.ok(changed.size > 10 && changed.size < 40, `${changed.size} rows change`);

      machine.panel.forgetRows();
      const bytes = machine.stats.busBytes;
      play(machine, 'press:B');
      assert.deepEqual(new Set(machine.panel.rowsWritten), changed);
      const sent = machine.stats.busBytes - bytes;
      assert.ok(sent <= changed.size * ROW_BYTES + WINDOW_BYTES, `${sent} bytes for ${changed.size} rows`);
    });

    test('a press during a picture is not lost', async () => {
      const machine = await running(board);
      machine.press('X');
      machine.run({ ms: 12 });
      machine.press('B');
      machine.run({ ms: 4 });
      machine.release('X');
      machine.settle();
      assertSamePicture(machine.panel.pixels, picture(board, `${TEST} press:X press:B release:X`), `${board} after quick keys`);
    });

    test('the ELF file puts the stack below all data, at the bottom of the memory, and the UF2 holds the same image', async () => {
      const image = await firmware(board);
      const symbol = (name) => {
        assert.ok(image.symbols.has(name), `the ELF file has no symbol ${name}`);
        return image.symbols.get(name);
      };
      assert.equal(symbol('_stack_end'), 0x20000000);
      assert.ok(symbol('_stack_start') > symbol('_stack_end'));
      assert.ok(symbol('__sdata') >= symbol('_stack_start'), 'data begins above the stack');
      assert.ok(symbol('__euninit') <= 0x20040000, 'the crash report lies below what the boot ROM uses');

      const bytes = (from) => new Machine({ board, image: from }).flash.bytes;
      const uf2 = readImage(new Uint8Array(await readFile(new URL(`../../target/firmware/durbar-${board}.uf2`, import.meta.url))));
      assert.equal(Buffer.compare(bytes(uf2), bytes(image)), 0);
    });

    test('the stack keeps a good part of its room', async () => {
      const machine = await running(board);
      play(machine, 'A X Y up down left right B hold:Y');
      const { used, size } = machine.stack;
      console.log(`${board}: stack ${used} of ${size} bytes`);
      assert.ok(used > 500 && used < size * 0.75, `${used} of ${size} bytes`);
    });

    for (const [key, what] of [['A', 'panic'], ['B', 'hard fault'], ['X', 'stack overflow'], ['Y', 'endless loop']]) {
      test(`after a ${what} the device restarts, tells of it, and goes on`, async () => {
        const image = await firmware(board, 'selftest');
        const saves = { offset: image.symbols.get('__saves_start'), bytes: new Uint8Array(4096).map((_, i) => i * 7) };
        const machine = new Machine({ board, image, flash: saves });
        machine.powerOn();
        machine.run({ ms: 200 });
        machine.press(key);
        machine.run({ ms: 7000 });
        machine.release(key);
        machine.settle();
        assert.equal(machine.resets.watchdog, 1, 'one restart');
        assert.ok(machine.backlight > 0.5);
        assert.deepEqual(title(machine.panel.pixels), title(golden('crash')), 'the title of the crash screen');
        if (what === 'panic') assert.ok(machine.takeLog().length > 0, 'a line in the log');
        if (what === 'stack overflow') assert.ok(machine.faults.some(({ lockedUp }) => lockedUp), 'the overflow faults');

        machine.press('A');
        machine.run({ ms: 100 });
        machine.release('A');
        machine.run({ ms: 500 });
        assert.equal(machine.resets.watchdog, 2, 'A restarts');
        // A key that makes it fail in no way lets the image go on as the firmware.
        play(machine, 'up');
        assert.deepEqual(title(machine.panel.pixels), title(picture(board)), 'the sign of the first title');
        const kept = machine.flash.bytes.subarray(saves.offset, saves.offset + saves.bytes.length);
        assert.equal(Buffer.compare(kept, saves.bytes), 0, 'the saves are untouched');
        assert.equal(machine.stats.erases, 0);
      });
    }
  });
}

/** The rows of the check's two lines: a picture's time, which is each machine's own, and the digest of the rules. */
const TIME_ROWS = [197, 209];
const RULES_ROWS = [209, 222];

const rowsOf = (pixels, [from, to]) => pixels.slice(from * WIDTH, to * WIDTH);

for (const board of TRIED_BOARDS) {
  test(`the ${board} plays the same random games as the PC, action for action`, async () => {
    const machine = await running(board);
    const before = machine.panel.pixels;
    // The games take a quarter of a second, and then the core sleeps once more, until the glass may be written.
    play(machine, 'A wait:500');
    const after = machine.panel.pixels;
    assert.notDeepEqual(rowsOf(after, TIME_ROWS), rowsOf(before, TIME_ROWS), 'the time is shown');
    assert.notDeepEqual(rowsOf(after, RULES_ROWS), rowsOf(before, RULES_ROWS), 'the digest is shown');
    assert.deepEqual(rowsOf(after, RULES_ROWS), rowsOf(picture(board, `${TEST} A`), RULES_ROWS), 'the digest is that of the PC');
    const above = [0, TIME_ROWS[0]];
    assert.deepEqual(rowsOf(after, above), rowsOf(picture(board, `${TEST} A`), above), 'nothing else has changed');
    assertNoProblems(machine);
  });
}

test('the joystick of the Waveshare board chooses like A', async () => {
  const pictures = [];
  for (const key of ['A', 'press']) {
    const machine = await running('waveshare-lcd-1-3');
    machine.press(key);
    machine.run({ ms: 200 });
    machine.settle();
    pictures.push(machine.panel.pixels);
  }
  assertSamePicture(pictures[1], pictures[0], 'joystick and A');
  assertNotSame(pictures[0], picture('waveshare-lcd-1-3', TEST));
});

test('a whole picture begins at once, or after the pause of the glass, and is not torn', async () => {
  const machine = new Machine({ board: 'picosystem', image: await firmware('picosystem') });
  machine.powerOn();
  machine.settle();
  const [pictures, waits] = [[], []];
  for (let i = 0; i < 40; i++) {
    const key = i % 2 ? 'B' : 'A';
    machine.run({ ms: 3.1 }); // at ever other moments of a refresh
    machine.panel.forgetRows();
    const begin = machine.nanos;
    machine.press(key);
    machine.runUntil(() => machine.panel.lastByteAt > begin, { ms: 200, what: 'the first byte' });
    waits.push((machine.panel.lastByteAt - begin) / 1e6);
    machine.runUntil(() => machine.isAsleep && machine.nanos - machine.panel.lastByteAt > 1e6, { ms: 200, what: 'the last byte' });
    pictures.push({ rows: machine.panel.rowsWritten.length, torn: machine.panel.torn });
    machine.release(key);
    machine.run({ ms: 200 });
  }
  assert.ok(pictures.every(({ rows }) => rows > 150), 'most of the picture changes');
  const torn = pictures.filter(({ torn }) => torn).length;
  console.log(`${torn} of ${pictures.length} pictures torn; the first byte after ${Math.min(...waits).toFixed(2)} to ${Math.max(...waits).toFixed(2)} ms`);
  assert.ok(torn <= pictures.length / 6, `${torn} pictures are torn`);
});

test('a tearing signal that never comes or never goes does not freeze the picture', async () => {
  for (const works of [true, false, 'stuck']) {
    const machine = new Machine({ board: 'picosystem', image: await firmware('picosystem') });
    machine.battery = VOLTS;
    machine.tearingSignal = works;
    machine.powerOn();
    machine.settle();
    play(machine, TEST);
    // Other colours change every row, so the signal is waited for.
    play(machine, 'Y Y Y');
    assertSamePicture(machine.panel.pixels, picture('picosystem', `${TEST} Y Y Y`), `tearing signal ${works}`);
    const begin = machine.nanos;
    machine.press('Y');
    machine.runUntil(() => machine.panel.lastByteAt > begin, { ms: 200, what: 'the first byte' });
    const waited = (machine.panel.lastByteAt - begin) / 1e6;
    assert.ok(waited < 45, `the picture began ${waited} ms after the key, with a signal that is ${works === true ? 'working' : works || 'dead'}`);
  }
});

test('tone, lamp, light and battery of the PicoSystem', async () => {
  const machine = await running('picosystem');
  machine.run({ ms: 500 });
  assert.equal(machine.sound.hertz, 0);
  machine.press('up');
  machine.run({ ms: 60 });
  assert.ok(Math.abs(machine.sound.hertz - 440) < 2, `${machine.sound.hertz} Hz`);
  assert.ok(machine.led.red > 0.9 && machine.led.green === 0 && machine.led.blue === 0, JSON.stringify(machine.led));
  machine.release('up');
  machine.run({ ms: 300 });
  assert.equal(machine.sound.hertz, 0, 'the tone ends');
  assert.deepEqual(machine.led, { red: 0, green: 0, blue: 0 });

  const light = machine.backlight;
  play(machine, 'left left');
  assert.ok(machine.backlight < light, 'left dims');

  for (const [volts, charging, millivolts] of [[4.2, false, 4200], [3.6, false, 3600]]) {
    machine.battery = volts;
    machine.charging = charging;
    machine.run({ ms: 31_000 });
    assertSamePicture(machine.panel.pixels, picture('picosystem', `${TEST} up left left`, '--battery', String(millivolts)), `battery at ${volts} V`);
  }
  const idle = machine.panel.pixels;
  machine.charging = true;
  machine.run({ ms: 31_000 });
  assertNotSame(machine.panel.pixels, idle);
  // A key, or the device would fall asleep meanwhile.
  play(machine, 'B');
  machine.charging = false;
  machine.battery = 3.0;
  machine.run({ ms: 31_000 });
  assert.deepEqual(title(machine.panel.pixels), title(picture('picosystem', '', '--battery', '3000')), 'a low battery is told');
  assertNoProblems(machine);
});

function assertNotSame(actual, other) {
  assert.notDeepEqual(actual, other, 'the pictures must differ');
}
