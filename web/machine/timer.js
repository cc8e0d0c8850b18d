/**
 * The microsecond timer with its four alarms; it stands still when the chip's clocks do. It replaces the one in rp2040js, which fires up to a microsecond too early
 * and so makes the firmware set the same alarm again and again.
 */

import { BasePeripheral } from 'rp2040js';

const WRAP = 2 ** 32;

export class Timer extends BasePeripheral {
  constructor(chip) {
    super(chip, 'TIMER');
    this.clock = chip.clock;
    /** Nanoseconds in which it stood still, and when it began to, if it does. */
    this.lost = 0;
    this.stoppedAt = null;
    this.latched = 0;
    this.raw = 0;
    this.enabled = 0;
    this.forced = 0;
    this.armed = 0;
    this.targets = new Uint32Array(4);
    this.alarms = [0, 1, 2, 3].map((i) => this.clock.createAlarm(() => this.#fire(i)));
  }

  get micros() {
    return Math.floor(((this.stoppedAt ?? this.clock.nanos) - this.lost) / 1000);
  }

  /** The clocks stop. */
  stop() {
    this.stoppedAt = this.clock.nanos;
    for (const alarm of this.alarms) alarm.cancel();
  }

  /** The clocks go on. */
  go() {
    this.lost += this.clock.nanos - this.stoppedAt;
    this.stoppedAt = null;
    this.#armAgain();
  }

  /** Passes so many times 2^32 microseconds at once. Alarms look at the lower word alone, and notice nothing. */
  skip(rounds) {
    this.lost -= rounds * WRAP * 1000;
    this.#armAgain();
  }

  #armAgain() {
    for (let i = 0; i < 4; i++) if (this.armed & (1 << i)) this.#arm(i, this.targets[i]);
  }

  #arm(i, target) {
    const { micros } = this;
    // The alarm fires when the low word comes to equal the target: a target just passed waits a whole round.
    const ahead = (target - (micros % WRAP) + WRAP) % WRAP || WRAP;
    this.targets[i] = target;
    this.armed |= 1 << i;
    this.alarms[i].schedule((micros + ahead) * 1000 + this.lost - this.clock.nanos);
  }

  #fire(i) {
    this.armed &= ~(1 << i);
    this.raw |= 1 << i;
    this.#update();
  }

  #update() {
    const status = (this.raw & this.enabled) | this.forced;
    for (let i = 0; i < 4; i++) this.rp2040.setInterrupt(i, (status & (1 << i)) !== 0);
  }

  readUint32(offset) {
    switch (offset) {
      case 0x08: return this.latched;
      case 0x0c:
        this.latched = Math.floor(this.micros / WRAP);
        return this.micros % WRAP;
      case 0x10: case 0x14: case 0x18: case 0x1c: return this.targets[(offset - 0x10) >> 2];
      case 0x20: return this.armed;
      case 0x24: return Math.floor(this.micros / WRAP);
      case 0x28: return this.micros % WRAP;
      case 0x34: return this.raw;
      case 0x38: return this.enabled;
      case 0x3c: return this.forced;
      case 0x40: return (this.raw & this.enabled) | this.forced;
    }
    return 0;
  }

  writeUint32(offset, value) {
    switch (offset) {
      case 0x10: case 0x14: case 0x18: case 0x1c: this.#arm((offset - 0x10) >> 2, value); break;
      case 0x20:
        for (let i = 0; i < 4; i++) if (this.rawWriteValue & (1 << i)) this.alarms[i].cancel();
        this.armed &= ~this.rawWriteValue;
        break;
      case 0x34: this.raw &= ~this.rawWriteValue; break;
      case 0x38: this.enabled = value & 15; break;
      case 0x3c: this.forced = value & 15; break;
    }
    this.#update();
  }
}
