/** The laws of the emulated chip's deepest sleep, without any firmware of ours. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLEEP_FOR_EVER, machineOf } from './programs.js';

const MS = 1e6;
const ROSC_DORMANT = 0x4006000c;
const WAKE_PINS_16_TO_23 = 0x40014168;
const COMA = 0x636f6d61;
const LOW = 1;
const KEY_A = 4 * (18 - 16);

/** A machine that waits for an interrupt, its panel asleep, with the pull-ups of its keys. */
const resting = () => {
  const machine = machineOf(SLEEP_FOR_EVER);
  for (const pin of Object.values(machine.board.keys)) {
    machine.chip.writeUint32(0x4001c004 + 4 * pin, 0x5a);
    machine.chip.gpio[pin].checkForUpdates();
  }
  machine.run({ ms: 1 });
  return machine;
};

test('all stands still, the timer too, until a pin does what it was set to wait for', () => {
  const machine = resting();
  const { chip } = machine;
  chip.writeUint32(WAKE_PINS_16_TO_23, LOW << KEY_A);
  chip.writeUint32(0x40054010, chip.timer.micros + 5000); // an alarm in 5 ms
  chip.writeUint32(ROSC_DORMANT, COMA);
  assert.ok(machine.isDormant);
  const { micros } = chip.timer;
  machine.press('B');
  machine.run({ ms: 1e6 });
  assert.ok(machine.isDormant, 'another pin does not wake it');
  assert.equal(chip.timer.micros, micros);
  assert.equal(chip.timer.raw, 0, 'no alarm has come');
  machine.press('A');
  assert.ok(!machine.isDormant);
  machine.run({ ms: 4.9 });
  assert.equal(chip.timer.raw, 0);
  machine.run({ ms: 0.2 });
  assert.equal(chip.timer.raw, 1, 'the alarm comes after the rest of its time');
  assert.equal(machine.stats.dormantNanos, 1e12);
  assert.deepEqual(machine.problems, []);
});

test('a level that is there already lets it not sleep, and a wrong word neither', () => {
  const machine = resting();
  machine.press('A');
  machine.chip.writeUint32(WAKE_PINS_16_TO_23, LOW << KEY_A);
  machine.chip.writeUint32(ROSC_DORMANT, COMA);
  assert.ok(!machine.isDormant);
  machine.release('A');
  machine.chip.writeUint32(ROSC_DORMANT, 0x77616b65);
  assert.ok(!machine.isDormant);
});

test('it notices what stops badly: nothing that wakes, a crystal that goes on, a panel that is awake', () => {
  const machine = resting();
  machine.panel.asleep = false;
  machine.chip.writeUint32(0x40024000, 0xfabaa0);
  machine.chip.writeUint32(ROSC_DORMANT, COMA);
  assert.deepEqual(machine.problems.map(({ text }) => text), [
    'the ring oscillator was stopped while the crystal goes on',
    'the chip stops for ever: no pin is set to wake it',
    'the clocks stop while the panel is awake',
  ]);
});

test('a crystal that was stopped takes its time again', () => {
  const { chip } = resting();
  const stable = () => chip.readUint32(0x40024004) >>> 31;
  chip.writeUint32(0x4002400c, 47); // 47 * 256 cycles of 12 MHz: a millisecond
  for (let i = 0; i < 2; i++) {
    chip.writeUint32(0x40024000, 0xfabaa0);
    assert.equal(stable(), 0);
    chip.clock.tick(1.1 * MS);
    assert.equal(stable(), 1);
    chip.writeUint32(0x40024000, 0xd1eaa0);
    assert.equal(stable(), 0);
  }
});

test('a memory without power keeps what it holds, and whoever touches it faults', () => {
  const { chip } = resting();
  const { core } = chip;
  core.write32(0x20000100, 0x1234);
  chip.writeUint32(0x40004018, 0xff);
  assert.throws(() => core.read32(0x20000100), (fault) => /memory without power/.test(fault.reason));
  assert.throws(() => core.write32(0x20000100, 1), (fault) => /memory without power/.test(fault.reason));
  chip.writeUint32(0x40004018, 0);
  assert.equal(core.read32(0x20000100), 0x1234);
});
