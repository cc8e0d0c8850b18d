/**
 * A serial port (PL022) that takes its true time: each frame occupies the bus for its bits at the clock that the
 * prescalers give, whether the core or DMA feeds it. It replaces the one in rp2040js, whose frames take no time.
 *
 * Frames are delivered when their last bit has left, so that a pin that changes too early is seen. DMA is not stepped
 * frame by frame but in batches; a batch fetches its bytes at most 64 frames late, and the last one ends exactly when it should.
 */

import { BasePeripheral } from 'rp2040js';

const CR0 = 0x00;
const CR1 = 0x04;
const DR = 0x08;
const SR = 0x0c;
const CPSR = 0x10;
const IMSC = 0x14;
const RIS = 0x18;
const MIS = 0x1c;
const ICR = 0x20;
const DMACR = 0x24;

const DEPTH = 8; // frames in each queue
const BATCH = 64;
// In the control register of a DMA channel:
const INCREMENT_READ = 1 << 4;
const RING = 0xf << 6;
const SWAP_BYTES = 1 << 22;
const FASTEST = 62.5e6; // the most that the panel takes

export class Spi extends BasePeripheral {
  /**
   * @param {import('./chip.js').Chip} chip
   * @param {number} dreq number of the request line by which it paces DMA
   * @param {(problem: string) => void} report
   */
  constructor(chip, index, dreq, report) {
    super(chip, `SPI${index}`);
    this.dreq = dreq;
    this.report = report;
    this.clock = chip.clock;
    this.control0 = 0;
    this.control1 = 0;
    this.prescale = 0;
    this.dmaControl = 0;
    this.interruptMask = 0;
    this.queue = new Uint16Array(DEPTH);
    this.first = 0;
    this.queued = 0;
    this.shifting = false;
    this.frame = 0;
    this.frameNanos = 0;
    /** When the frame on the bus ends, in nanoseconds of the clock. */
    this.frameEnd = 0;
    this.received = 0;
    this.overrun = false;
    /** The DMA channel that feeds this port at present. */
    this.channel = null;
    this.pumping = false;
    this.alarm = this.clock.createAlarm(() => this.pump());
    /** Called with each frame when its last bit has left: (value, bits, nanos). */
    this.onFrame = () => {};
  }

  get bits() {
    return (this.control0 & 15) + 1;
  }

  /** Bits a second on the bus. */
  get frequency() {
    const divisor = this.prescale * (1 + ((this.control0 >> 8) & 0xff));
    return divisor ? this.rp2040.clkPeri / divisor : 0;
  }

  #measureFrame() {
    const { frequency } = this;
    if (frequency > FASTEST) this.report(`the SPI clock of ${frequency / 1e6} MHz is more than the panel's ${FASTEST / 1e6} MHz`);
    if (frequency === 0) this.report('a byte was sent before the SPI clock was set');
    this.frameNanos = frequency ? (this.bits * 1e9) / frequency : 0;
  }

  get busy() {
    this.pump();
    return this.shifting;
  }

  /** Brings the port to the present: delivers frames that have ended, starts those that wait, feeds from DMA. */
  pump() {
    const { nanos } = this.clock;
    this.pumping = true;
    while (this.shifting && this.frameEnd <= nanos) {
      this.onFrame(this.frame, this.bits, this.frameEnd);
      if (this.received < DEPTH) this.received++;
      else this.overrun = true;
      this.shifting = false;
      this.#shiftNext(this.frameEnd);
    }
    this.pumping = false;
    this.#schedule();
  }

  #shiftNext(from) {
    this.#fetch();
    if (this.queued === 0) return;
    this.frame = this.queue[this.first];
    this.first = (this.first + 1) % DEPTH;
    this.queued--;
    this.shifting = true;
    this.frameEnd = from + this.frameNanos;
    this.#fetch();
  }

  #push(value) {
    this.queue[(this.first + this.queued) % DEPTH] = value;
    this.queued++;
  }

  /** Fills the queue from the DMA channel. */
  #fetch() {
    const { rp2040: chip } = this;
    while (this.channel !== null && this.queued < DEPTH) {
      const { channel } = this;
      let value = channel.dataSize === 1 ? chip.readUint8(channel.readAddr) : chip.readUint16(channel.readAddr);
      if (channel.dataSize === 2 && channel.ctrl & SWAP_BYTES) value = ((value & 0xff) << 8) | (value >> 8);
      this.#push(value & ((1 << this.bits) - 1));
      if (channel.transCount === 1) {
        this.channel = null;
        this.#end(channel);
      } else {
        if (channel.ctrl & INCREMENT_READ) channel.readAddr += channel.dataSize;
        channel.transCount--;
      }
    }
  }

  /** The last transfer goes the channel's own way, all but the copying: that raises its interrupt and starts a chained channel. */
  #end(channel) {
    const { transferFn } = channel;
    channel.transferFn = () => {};
    channel.transfer();
    channel.transferFn = transferFn;
  }

  #schedule() {
    this.alarm.cancel();
    if (!this.shifting) return;
    // With DMA: when its last transfer is due, or a batch later. Without: when the bus falls silent.
    const frames = this.channel ? Math.min(this.channel.transCount, BATCH) - 1 : this.queued;
    this.alarm.schedule(this.frameEnd + frames * this.frameNanos - this.clock.nanos);
  }

  /** A DMA channel that waits for this port has been started. */
  attach(channel) {
    if (this.channel === channel) return;
    if (!(this.control1 & 2)) this.report('a byte was sent while the SPI port is off');
    if (channel.ctrl & RING || channel.dataSize === 4) this.report('DMA to SPI in rings or in words is not modelled');
    if (!(this.dmaControl & 2)) {
      this.report('DMA waits for an SPI port that was not told to ask for data');
      return;
    }
    if (!this.pumping) this.pump();
    this.channel = channel;
    if (this.pumping) return; // chained: the pump goes on with it
    this.#measureFrame();
    if (!this.shifting) this.#shiftNext(this.clock.nanos);
    else this.#fetch();
    this.#schedule();
  }

  /** The channel is aborted. */
  detach(channel) {
    if (this.channel !== channel) return;
    this.pump();
    this.channel = null;
    this.#schedule();
  }

  #write(value) {
    if (!(this.control1 & 2)) this.report('a byte was sent while the SPI port is off');
    this.pump();
    this.#measureFrame();
    if (this.queued === DEPTH) {
      this.report('a byte was written into a full SPI queue and lost');
      return;
    }
    this.#push(value & ((1 << this.bits) - 1));
    if (!this.shifting) this.#shiftNext(this.clock.nanos);
    this.#schedule();
  }

  get raw() {
    return (this.queued <= DEPTH / 2 ? 8 : 0) | (this.received >= DEPTH / 2 ? 4 : 0) | (this.overrun ? 1 : 0);
  }

  readUint32(offset) {
    this.pump();
    switch (offset) {
      case CR0: return this.control0;
      case CR1: return this.control1;
      case DR:
        if (this.received > 0) this.received--;
        return 0; // nothing answers on this bus
      case SR:
        return (
          (this.queued === 0 ? 1 : 0) | (this.queued < DEPTH ? 2 : 0) | (this.received > 0 ? 4 : 0) |
          (this.received === DEPTH ? 8 : 0) | (this.shifting ? 16 : 0)
        );
      case CPSR: return this.prescale;
      case IMSC: return this.interruptMask;
      case RIS: return this.raw;
      case MIS: return this.raw & this.interruptMask;
      case DMACR: return this.dmaControl;
    }
    return 0;
  }

  writeUint32(offset, value) {
    switch (offset) {
      case CR0: this.control0 = value; break;
      case CR1: this.control1 = value; break;
      case DR: this.#write(value); break;
      case CPSR: this.prescale = value & 0xfe; break;
      case IMSC:
        this.interruptMask = value;
        if (value) this.report('SPI interrupts are not modelled');
        break;
      case ICR: if (value & 1) this.overrun = false; break;
      case DMACR: this.dmaControl = value; break;
    }
  }
}
