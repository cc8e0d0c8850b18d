/**
 * The RP2040: rp2040js with our core, and with what the firmware needs put right around it.
 * One chip lives from one reset to the next; memory is handed in, because it outlives a reset.
 */

import { RP2040 } from 'rp2040js';
import { Blocks } from './blocks.js';
import { Cache } from './cache.js';
import { Core } from './core.js';
import { Dormancy, Registers } from './dormant.js';
import { Pwm } from './pwm.js';
import { buildRom } from './rom.js';
import { Spi } from './spi.js';
import { Timer } from './timer.js';

const SPI_DREQS = [16, 18];
const PAD_AFTER_RESET = 0x56; // input enabled, pulled down
const ROM = buildRom();

export class Chip extends RP2040 {
  /**
   * @param {object} parts
   * @param {import('./memory.js').Memory} parts.memory
   * @param {Uint8Array} parts.flash
   * @param {boolean} parts.cached whether reading the flash costs its time
   * @param {boolean} parts.translates whether code that is run often is translated into JavaScript
   * @param {import('./random.js').Random} parts.random for the ring oscillator's random bits
   * @param {(problem: string) => void} parts.report
   */
  constructor({ memory, flash, cached, translates, random, report }) {
    super();
    this.logger = quietLogger(report);
    /** Called with 'software' or 'watchdog' when the chip is to be reset. */
    this.onReset = () => {};
    this.bootrom = ROM.slice();
    this.memory = memory;
    this.sram = memory.sram;
    this.sramView = new DataView(memory.buffer, 0, memory.sram.length);
    this.flash = flash;
    this.flashView = new DataView(flash.buffer, flash.byteOffset, flash.byteLength);

    this.core = new Core(this);
    this.core.attachMemory();
    if (cached) this.core.cache = new Cache(memory);
    if (translates) this.core.blocks = Blocks.of(this.core);
    // Until the firmware starts the crystal.
    this.core.setFrequency(Dormancy.frequency);
    this.clkSys = Dormancy.frequency;
    this.addClockListener((hertz) => this.core.setFrequency(hertz));
    for (const pin of this.gpio) pin.padValue = PAD_AFTER_RESET;

    this.pwm = new Pwm(this, report);
    this.timer = new Timer(this);
    this.spi = SPI_DREQS.map((dreq, index) => new Spi(this, index, dreq, report));
    Object.assign(this.peripherals, {
      0x14000: new Registers(this, 'XIP'), // reads 0: nothing is being streamed
      0x40018: new Registers(this, 'IO_QSPI'),
      0x4003c: this.spi[0],
      0x40040: this.spi[1],
      0x40050: this.pwm,
      0x40054: this.timer,
      0x40064: new Registers(this, 'VREG', { 0: 0x10b1, 4: 0x91, 8: 0x100 }), // 1.1 V and in order, powered on
    });
    this.watchdog = this.peripherals[0x40058];
    this.watchdog.onWatchdogTrigger = () => {
      this.watchdog.alarm.enable = false; // or it would fire again and again at this same moment
      this.onReset('watchdog');
    };
    this.dormancy = new Dormancy(this, random, report);
    this.#systemControl();
    this.#dma();
    this.#adc();
  }

  /** rp2040js calls this while it is built; unlike its own, this one leaves the flash alone. */
  reset() {
    this.core.reset();
    this.pwm.reset();
  }

  // DMA writes by these, and may overwrite translated code.

  writeUint32(address, value) {
    super.writeUint32(address, value);
    this.core.blocks?.written(address);
  }

  writeUint16(address, value) {
    super.writeUint16(address, value);
    this.core.blocks?.written(address);
  }

  writeUint8(address, value) {
    super.writeUint8(address, value);
    this.core.blocks?.written(address);
  }

  /** Registers of the processor that rp2040js does not know, the request for a reset among them. */
  #systemControl() {
    const read = this.ppb.readUint32.bind(this.ppb);
    const write = this.ppb.writeUint32.bind(this.ppb);
    const quiet = new Set([0xd0c, 0xd10, 0xd14, 0xd24, 0xd90, 0xd94, 0xd98, 0xd9c, 0xda0]);
    this.ppb.readUint32 = (offset) => (quiet.has(offset) ? (offset === 0xd0c ? 0xfa050000 : 0) : read(offset));
    this.ppb.writeUint32 = (offset, value) => {
      if (offset === 0xd0c) {
        if (value >>> 16 === 0x05fa && value & 4) this.onReset('software');
      } else if (!quiet.has(offset)) {
        write(offset, value);
      }
    };
  }

  /** SPI paces its own transfers; a read of CHAN_ABORT must not answer with all ones, or each abort would hit all channels. */
  #dma() {
    const { dma } = this;
    const read = dma.readUint32.bind(dma);
    dma.readUint32 = (offset) => {
      for (const port of this.spi) port.pump();
      return offset === 0x444 ? 0 : read(offset);
    };
    for (const channel of dma.channels) {
      const schedule = channel.scheduleTransfer.bind(channel);
      const abort = channel.abort.bind(channel);
      channel.scheduleTransfer = () => {
        const port = this.spi.find(({ dreq }) => dreq === channel.treq);
        if (port) port.attach(channel);
        else schedule();
      };
      channel.abort = () => {
        for (const port of this.spi) port.detach(channel);
        abort();
      };
    }
  }

  /** START_ONCE clears itself; with rp2040js it stays, and each later change of a setting would start a conversion. */
  #adc() {
    const read = this.adc.readUint32.bind(this.adc);
    this.adc.readUint32 = (offset) => (offset === 0 ? read(offset) & ~4 : read(offset));
  }
}

function quietLogger(report) {
  const note = (component, message) => report(`${component}: ${message}`);
  return { debug() {}, info() {}, warn: note, error: note };
}
