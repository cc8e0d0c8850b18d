/**
 * What is soldered to the chip's pins: panel, keys, lights, piezo, battery.
 * It watches the pins of one chip and speaks to the things of the board.
 */

import { GPIOPinState } from 'rp2040js';
import { UsbHost } from './usb.js';

const SPI_FUNCTION = 1;
const PWM_FUNCTION = 4;
const ADC_REFERENCE = 3.3;
const USB_SUPPLY = 4.7; // a Pico's, behind its own diode

export class Wiring {
  /**
   * @param {import('./chip.js').Chip} chip
   * @param {import('./boards.js').Board} board
   * @param {import('./machine.js').Machine} machine owner of the things that outlive the chip
   */
  constructor(chip, board, machine) {
    this.chip = chip;
    this.board = board;
    this.machine = machine;
    this.#connectSleep();
    this.#connectPanel();
    this.#connectKeys();
    this.#connectOutputs();
    this.setPlug();
    for (const pin of board.neverDriven ?? []) {
      chip.gpio[pin].addListener((state) => {
        if (state <= GPIOPinState.High) machine.report(`GPIO${pin} was driven, which this board forbids`);
      });
    }
  }

  /** What the board does when the chip's clocks stop. The tearing signal of a panel that sleeps then needs no pulse. */
  #connectSleep() {
    const { chip, machine } = this;
    this.onSleep = [];
    this.onWake = [];
    chip.dormancy.onSleep = () => {
      const { backlight, led, piezo } = this.board;
      // A pulse that stops anywhere stays there: a light shines at full, a piezo draws current.
      for (const pin of [backlight, piezo, led?.red, led?.green, led?.blue]) {
        if (pin !== undefined && this.level(pin) % 1 !== 0) machine.report(`the clocks stop within a pulse of GPIO${pin}`);
      }
      if (!machine.panel.asleep) machine.report('the clocks stop while the panel is awake');
      for (const stop of this.onSleep) stop();
    };
    chip.dormancy.onWake = () => this.onWake.forEach((go) => go());
  }

  #connectPanel() {
    const { chip, machine } = this;
    const { panel } = machine;
    const wires = this.board.panel;
    const port = chip.spi[wires.spi];
    const other = chip.spi[1 - wires.spi];
    // The levels as they were while the bytes on their way were sent: pins are read before each change.
    const level = (number) => {
      const pin = chip.gpio[number];
      return pin.outputEnable ? pin.outputValue : undefined;
    };
    panel.setReset(false, machine.nanos); // the board pulls RESX up
    let cs = level(wires.cs);
    let dc = level(wires.dc);
    const isSpi = (number) => chip.gpio[number].functionSelect === SPI_FUNCTION;
    const send = (byte, nanos) => {
      if (cs !== false && !isSpi(wires.cs)) machine.report('a byte was sent while the panel was not selected');
      else if (dc === undefined) machine.report('a byte was sent while nothing drives the DC pin');
      else panel.receive(byte, dc, nanos);
    };
    port.onFrame = (value, bits, at) => {
      const nanos = machine.epoch + at;
      const mode = (port.control0 >> 6) & 3;
      if (!isSpi(wires.sck) || !isSpi(wires.mosi)) machine.report('a byte was sent, but the panel\'s clock and data pins are not connected to SPI');
      else if (mode === 1 || mode === 2) machine.report('the panel takes SPI modes 0 and 3 only');
      else if (bits === 8) send(value, nanos);
      else if (bits === 16) send(value >> 8, nanos), send(value & 0xff, nanos);
      else machine.report(`the panel takes whole bytes, not frames of ${bits} bits`);
    };
    other.onFrame = () => machine.report('a byte was sent on the SPI port to which nothing is connected');
    chip.gpio[wires.cs].addListener(() => {
      if (port.busy) machine.report('CS changed in the middle of a byte');
      cs = level(wires.cs);
    });
    chip.gpio[wires.dc].addListener(() => {
      if (port.busy) machine.report('DC changed in the middle of a byte');
      dc = level(wires.dc);
    });
    chip.gpio[wires.rst].addListener(() => {
      port.pump();
      panel.setReset(level(wires.rst) === false, machine.nanos);
    });
    if (wires.te !== undefined) this.#pulse(wires.te);
  }

  /** The tearing signal: high for a part of each refresh. */
  #pulse(pin) {
    const { chip, machine } = this;
    const { panel } = machine;
    let high = false;
    const alarm = chip.clock.createAlarm(() => {
      const pulse = machine.tearingSignal ? panel.tearPulse : null;
      if (high) panel.refreshAt = machine.nanos; // the pulse fills the pause between two refreshes
      high = machine.tearingSignal === 'stuck' || (!high && pulse !== null);
      chip.gpio[pin].setInputValue(high);
      const length = pulse ? pulse.fall - pulse.rise : 0;
      // A signal that is stuck has no length: it is looked at once a refresh.
      alarm.schedule(panel.refreshNanos * (high && length > 0 ? length : 1 - length));
    });
    alarm.schedule(panel.refreshNanos);
    this.onSleep.push(() => alarm.cancel());
    this.onWake.push(() => alarm.schedule(panel.refreshNanos));
  }

  #connectKeys() {
    for (const [key, pin] of Object.entries(this.board.keys)) {
      this.chip.gpio[pin].addListener(() => this.setKey(key));
      this.setKey(key);
    }
  }

  /** Brings the pin of a key to its level: low when pressed, else as the chip pulls it. */
  setKey(key) {
    const pin = this.chip.gpio[this.board.keys[key]];
    const high = !this.machine.pressed.has(key) && pin.pullupEnabled;
    if (pin.rawInputValue !== high) pin.setInputValue(high);
  }

  setBattery() {
    const { battery } = this.board;
    if (!battery) return;
    const { plugged } = this.machine;
    // Behind a diode lies what supplies the chip: the battery, or the plug.
    const supply = battery.diode === undefined ? this.machine.battery : (plugged ? USB_SUPPLY : this.machine.battery - battery.diode);
    const volts = Math.min(supply / battery.divider, ADC_REFERENCE);
    this.chip.adc.channelValues[battery.pin - 26] = Math.round((volts / ADC_REFERENCE) * 4095);
    if (battery.charging !== undefined) this.#drive(battery.charging, this.machine.charging);
  }

  setPlug() {
    this.usb ??= new UsbHost(this.chip);
    this.usb.plug(this.machine.plugged);
    this.#drive(this.board.plugged, this.machine.plugged);
    this.setBattery();
  }

  /** Brings a pin to a level that the board drives. */
  #drive(number, high) {
    const pin = this.chip.gpio[number];
    if (pin.rawInputValue !== high) pin.setInputValue(high);
  }

  #connectOutputs() {
    const { backlight, led, piezo } = this.board;
    const update = () => this.machine.outputsChanged();
    this.chip.pwm.onChange = update;
    for (const pin of [backlight, piezo, ...['red', 'green', 'blue'].map((colour) => led?.[colour])]) {
      if (pin !== undefined) this.chip.gpio[pin].addListener(update);
    }
  }

  /** How much of the time a pin is high, 0 to 1. */
  level(number) {
    const pin = this.chip.gpio[number];
    if (pin.functionSelect === PWM_FUNCTION) return this.chip.pwm.duty(number);
    return pin.outputEnable && pin.outputValue ? 1 : 0;
  }

  frequency(number) {
    return this.chip.gpio[number].functionSelect === PWM_FUNCTION ? this.chip.pwm.frequency(number) : 0;
  }
}
