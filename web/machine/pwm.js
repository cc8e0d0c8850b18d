/**
 * Pulse width: registers, and what a pin makes of them. It replaces the one in rp2040js, which works out each edge and would
 * cost more time than the whole firmware while the backlight is dimmed. Interrupts and counting of inputs are not modelled.
 */

import { BasePeripheral } from 'rp2040js';

const CSR = 0;
const DIV = 1;
const COUNTER = 2;
const COMPARE = 3;
const TOP = 4;
const REGISTERS = 5;

export class Pwm extends BasePeripheral {
  constructor(chip, report) {
    super(chip, 'PWM');
    this.report = report;
    this.slices = Array.from({ length: 8 }, () => new Uint32Array([0, 0x10, 0, 0, 0xffff]));
    this.interrupts = 0;
    /** Called after each change. */
    this.onChange = () => {};
    // What rp2040js asks of its own.
    this.channels = [];
    this.gpioDirection = 0xffffffff;
    this.gpioValue = 0;
  }

  gpioOnInput() {}

  /** The part of the time in which a pin is high, 0 to 1. */
  duty(pin) {
    const slice = this.slices[(pin >> 1) & 7];
    if (!(slice[CSR] & 1)) return 0;
    const compare = pin & 1 ? slice[COMPARE] >>> 16 : slice[COMPARE] & 0xffff;
    const high = Math.min(1, compare / (slice[TOP] + 1));
    return slice[CSR] & (pin & 1 ? 8 : 4) ? 1 - high : high;
  }

  /** How often a second a pin goes up and down; 0 when it stands still. */
  frequency(pin) {
    const slice = this.slices[(pin >> 1) & 7];
    const duty = this.duty(pin);
    if (duty === 0 || duty === 1) return 0;
    const divider = ((slice[DIV] >> 4) & 0xff || 256) + (slice[DIV] & 15) / 16;
    return this.rp2040.clkSys / divider / (slice[TOP] + 1) / (slice[CSR] & 2 ? 2 : 1);
  }

  readUint32(offset) {
    const index = offset >> 2;
    if (index < 8 * REGISTERS) return this.slices[Math.floor(index / REGISTERS)][index % REGISTERS];
    if (offset === 0xa0) return this.slices.reduce((mask, slice, i) => mask | ((slice[CSR] & 1) << i), 0);
    return offset === 0xa8 ? this.interrupts : 0;
  }

  writeUint32(offset, value) {
    const index = offset >> 2;
    if (index < 8 * REGISTERS) {
      const register = index % REGISTERS;
      const mask = [0x3f, 0xfff, 0xffff, 0xffffffff, 0xffff][register];
      if (register !== COUNTER) this.slices[Math.floor(index / REGISTERS)][register] = value & mask;
    } else if (offset === 0xa0) {
      this.slices.forEach((slice, i) => (slice[CSR] = (slice[CSR] & ~1) | ((value >> i) & 1)));
    } else if (offset === 0xa8) {
      this.interrupts = value;
      if (value) this.report('PWM interrupts are not modelled');
    }
    this.onChange();
  }
}
