/**
 * The chip's deepest sleep: the ring oscillator is told to stop, and with it all clocks. Nothing goes on in the chip, the
 * timer included, until a pin does what DORMANT_WAKE was set to wait for. Here are the registers that have to do with it:
 * of the ring oscillator, of the crystal, of the pins that wake, and of the memories' power.
 *
 * Left out: the few microseconds in which the ring oscillator starts, and that the timer ticks more slowly as long as the
 * chip runs from it.
 */

import { BasePeripheral } from 'rp2040js';

const RING_OSCILLATOR = 1e9 / 154; // about 6.5 MHz with its usual divider, 16; whole nanoseconds keep time exact
const CRYSTAL = 12e6;
const COMA = 0x636f6d61;
const RANDOM_BIT = 0x1c;
const LEVEL_LOW = 1;
const LEVEL_HIGH = 2;
const EDGES = 12;

/** Registers that only keep what is written to them. */
export class Registers extends BasePeripheral {
  constructor(chip, name, values = {}) {
    super(chip, name);
    this.values = new Map(Object.entries(values).map(([offset, value]) => [Number(offset), value]));
  }
  readUint32(offset) {
    return this.values.get(offset) ?? 0;
  }
  writeUint32(offset, value) {
    this.values.set(offset, value);
  }
}

/** The ring oscillator. */
class Ring extends Registers {
  constructor(chip, random, stop) {
    super(chip, 'ROSC', { 0: 0xaa0, 0x10: 0xab0, 0x18: 0x80000000 }); // divided by 16, stable
    this.random = random;
    this.stop = stop;
  }
  readUint32(offset) {
    return offset === RANDOM_BIT ? this.random.byte() & 1 : super.readUint32(offset);
  }
  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset === 0x0c && value === COMA) this.stop();
    if (offset === 0x10) {
      // A divider that is not marked as one divides by the most, as 32 does, which is written as 0.
      const divider = value >>> 5 === 0xaa0 >>> 5 ? (value & 0x1f) || 32 : 32;
      this.rp2040.roscFreq = (RING_OSCILLATOR * 16) / divider;
      this.rp2040.updateClocks();
    }
  }
}

export class Dormancy {
  /**
   * @param {import('./chip.js').Chip} chip
   * @param {import('./random.js').Random} random for the ring oscillator's random bits
   * @param {(problem: string) => void} report
   */
  constructor(chip, random, report) {
    this.chip = chip;
    this.report = report;
    /** Whether all clocks stand still. */
    this.dormant = false;
    /** How often the chip went to this sleep. */
    this.times = 0;
    /** Called when it goes to sleep, and when it wakes. */
    this.onSleep = () => {};
    this.onWake = () => {};
    /** What each pin wakes by: four bits, as in DORMANT_WAKE_INTE. */
    this.wakers = new Uint8Array(30);
    chip.roscFreq = RING_OSCILLATOR;
    chip.peripherals[0x40060] = new Ring(chip, random, () => this.#stop());
    this.#crystal();
    this.#pins();
    this.#memories();
  }

  static get frequency() {
    return RING_OSCILLATOR;
  }

  /** The crystal takes the time that the firmware grants it in STARTUP, each time; rp2040js has it stable at once. */
  #crystal() {
    const { chip } = this;
    const crystal = chip.peripherals[0x40024];
    const read = crystal.readUint32.bind(crystal);
    const write = crystal.writeUint32.bind(crystal);
    let stableAt = Infinity;
    crystal.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset !== 0) return;
      const cycles = (crystal.startup & 0x3fff) * 256 * (crystal.startup & (1 << 20) ? 4 : 1);
      if (!crystal.enabled) stableAt = Infinity;
      else if (stableAt === Infinity) stableAt = chip.clock.nanos + (cycles * 1e9) / CRYSTAL;
    };
    crystal.readUint32 = (offset) => {
      const value = read(offset);
      return offset === 4 && chip.clock.nanos < stableAt ? value & 0x7fffffff : value;
    };
    this.crystal = crystal;
  }

  /** DORMANT_WAKE_INTE0 to 3 and INTS0 to 3 of the pins, four bits each; rp2040js knows only what interrupts the cores. */
  #pins() {
    const { gpio, peripherals } = this.chip;
    const io = peripherals[0x40014];
    const read = io.readUint32.bind(io);
    const write = io.writeUint32.bind(io);
    const eight = (offset, of) => {
      let value = 0;
      for (let i = 0; i < 8; i++) value |= (of((offset & 0xf) * 2 + i) ?? 0) << (4 * i);
      return value >>> 0;
    };
    io.readUint32 = (offset) => {
      if (offset >= 0x160 && offset < 0x170) return eight(offset, (pin) => this.wakers[pin]);
      if (offset >= 0x180 && offset < 0x190) return eight(offset, (pin) => gpio[pin] && this.#due(pin));
      return read(offset);
    };
    io.writeUint32 = (offset, value) => {
      if (offset < 0x160 || offset >= 0x170) return write(offset, value);
      for (let i = 0; i < 8 && (offset & 0xf) * 2 + i < 30; i++) this.wakers[(offset & 0xf) * 2 + i] = (value >>> (4 * i)) & 15;
    };
    for (const pin of gpio) {
      const set = pin.setInputValue.bind(pin);
      pin.setInputValue = (high) => {
        set(high);
        if (this.dormant && this.#due(pin.index) !== 0) this.#wake();
      };
    }
  }

  /** What of that which a pin wakes by has come. */
  #due(number) {
    const pin = this.chip.gpio[number];
    const level = pin.inputValue ? LEVEL_HIGH : LEVEL_LOW;
    return this.wakers[number] & (level | (pin.irqStatus & EDGES));
  }

  /** MEMPOWERDOWN: a memory without power keeps what it holds, and may not be touched. */
  #memories() {
    const { chip } = this;
    const config = chip.peripherals[0x40004];
    const read = config.readUint32.bind(config);
    const write = config.writeUint32.bind(config);
    let down = 0;
    config.readUint32 = (offset) => (offset === 0x18 ? down : read(offset));
    config.writeUint32 = (offset, value) => {
      if (offset !== 0x18) return write(offset, value);
      down = value & 0xff;
      chip.core.powerMemory((down & 0x3f) === 0);
    };
  }

  #stop() {
    const { chip } = this;
    const { clocks } = chip;
    if (this.crystal.enabled) this.report('the ring oscillator was stopped while the crystal goes on');
    if ((clocks.sysCtrl & 1) !== 0 || (clocks.refCtrl & 3) !== 0) {
      this.report('the ring oscillator was stopped while the chip did not run from it');
      return;
    }
    // Something that wakes is there already: it does not fall asleep at all.
    if (this.wakers.some((_, pin) => this.#due(pin) !== 0)) return;
    if (this.wakers.every((bits) => bits === 0)) this.report('the chip stops for ever: no pin is set to wake it');
    this.dormant = true;
    this.times++;
    chip.timer.stop();
    chip.watchdog.timer.enable = false;
    this.onSleep();
    chip.core.yield();
  }

  #wake() {
    const { chip } = this;
    this.dormant = false;
    chip.timer.go();
    chip.watchdog.timer.enable = chip.watchdog.enable && chip.watchdog.tickEnable;
    this.onWake();
  }
}
