/**
 * The outside of the handheld: the keys that a person presses, the lights and the sound that they notice, the battery.
 * It knows the board's pins through the wiring, and nothing of time.
 */

export class Outside {
  #outputs = '';

  /** @param {import('./boards.js').Board} board */
  constructor(board) {
    this.board = board;
    /** Whether the power is on. */
    this.on = false;
    /** Keys held down. */
    this.pressed = new Set();
    this.batteryVolts = 3.775;
    this.isCharging = false;
    this.isPlugged = false;
    /** When the backlight first shone since power-on, in nanoseconds, or null. */
    this.backlightRoseAt = null;
    /** Called whenever backlight, LED or sound change. */
    this.onOutput = () => {};
  }

  press(key) {
    this.#checkKey(key);
    this.pressed.add(key);
    if (this.on) this.wiring.setKey(key);
  }

  release(key) {
    this.#checkKey(key);
    this.pressed.delete(key);
    if (this.on) this.wiring.setKey(key);
  }

  #checkKey(key) {
    const keys = Object.keys(this.board.keys);
    if (!keys.includes(key)) throw new Error(`The ${this.board.title} has no key "${key}". It has: ${keys.join(', ')}.`);
  }

  /** How bright the backlight is, 0 to 1. */
  get backlight() {
    return this.on ? this.wiring.level(this.board.backlight) : 0;
  }

  /** The LED's colour, each part 0 to 1, or null on a board without one. */
  get led() {
    const { led } = this.board;
    if (!led) return null;
    const level = (pin) => {
      if (pin === undefined || !this.on) return 0;
      const high = this.wiring.level(pin);
      return led.inverted ? 1 - high : high;
    };
    return { red: level(led.red), green: level(led.green), blue: level(led.blue) };
  }

  /** What the piezo sounds: hertz (0 is silence) and the part of the time it is high. */
  get sound() {
    const { piezo } = this.board;
    if (piezo === undefined || !this.on) return { hertz: 0, duty: 0 };
    return { hertz: this.wiring.frequency(piezo), duty: this.wiring.level(piezo) };
  }

  /** Called by the wiring when a pin or the pulse widths changed. */
  outputsChanged() {
    if (!this.wiring || !this.chip) return;
    if (this.backlightRoseAt === null && this.backlight > 0) this.backlightRoseAt = this.nanos;
    const outputs = JSON.stringify([this.backlight, this.led, this.sound]);
    if (outputs === this.#outputs) return;
    this.#outputs = outputs;
    this.onOutput();
  }

  /** Volts of the battery. */
  get battery() {
    return this.batteryVolts;
  }

  set battery(volts) {
    this.batteryVolts = volts;
    if (this.on) this.wiring.setBattery();
  }

  /** Whether the USB plug gives power. */
  get plugged() {
    return this.isPlugged;
  }

  set plugged(plugged) {
    this.isPlugged = plugged;
    if (this.on) this.wiring.setPlug();
  }

  get charging() {
    return this.isCharging;
  }

  set charging(charging) {
    this.isCharging = charging;
    if (this.on) this.wiring.setBattery();
  }
}
