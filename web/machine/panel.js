/**
 * The display: an ST7789 controller behind a glass of 240 x 240 pixels, or a wider one with the picture in its middle.
 *
 * It takes the bytes of the bus, keeps the picture, and notes what a real panel would take amiss. It does not know
 * the chip: whoever owns it says when a byte arrives, and whether as a command or as data.
 */

/** The picture's size. */
export const WIDTH = 240;
export const HEIGHT = 240;
// The controller's memory; it may have more rows than the glass shows.
const MEMORY_COLUMNS = 240;
const MEMORY_ROWS = 320;
const MS = 1e6;

const MY = 0x80;
const MX = 0x40;
const MV = 0x20;
const BGR = 0x08;

const SWRESET = 0x01;
const SLPIN = 0x10;
const SLPOUT = 0x11;
const INVOFF = 0x20;
const INVON = 0x21;
const DISPOFF = 0x28;
const DISPON = 0x29;
const CASET = 0x2a;
const RASET = 0x2b;
const RAMWR = 0x2c;
const TEOFF = 0x34;
const TEON = 0x35;
const MADCTL = 0x36;
const COLMOD = 0x3a;
const RAMWRC = 0x3c;
const STE = 0x44;
const FRCTRL2 = 0xc6;

/** Place in the controller's memory of a column and a row, or -1 when there is none. */
function place(madctl, column, row) {
  let x = madctl & MV ? row : column;
  let y = madctl & MV ? column : row;
  if (madctl & MX) x = MEMORY_COLUMNS - 1 - x;
  if (madctl & MY) y = MEMORY_ROWS - 1 - y;
  return x >= 0 && x < MEMORY_COLUMNS && y >= 0 && y < MEMORY_ROWS ? y * MEMORY_COLUMNS + x : -1;
}

export class Panel {
  /**
   * @param {number} upright MADCTL under which the controller's columns and rows are the viewer's
   * @param {(problem: string) => void} report
   * @param {number} width of the glass
   */
  constructor(upright = 0, report = () => {}, width = WIDTH) {
    this.report = report;
    this.width = width;
    this.memory = new Uint16Array(MEMORY_COLUMNS * MEMORY_ROWS);
    this.written = new Uint8Array(MEMORY_COLUMNS * MEMORY_ROWS);
    // Where each pixel that the viewer sees lies in memory, and the other way round.
    this.visible = new Int32Array(width * HEIGHT);
    this.rowOf = new Int32Array(MEMORY_COLUMNS * MEMORY_ROWS).fill(-1);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < width; x++) {
        const at = place(upright, x, y);
        this.visible[y * width + x] = at;
        this.rowOf[at] = y;
      }
    }
    /** Bytes that reached the panel since power-on. */
    this.busBytes = 0;
    /** Bytes among them that were pixels. */
    this.pixelBytes = 0;
    /** When the last byte came, in nanoseconds. */
    this.lastByteAt = 0;
    /** For each row as the viewer sees it, how many pixels have been written since `forgetRows`. */
    this.rowWrites = new Uint32Array(HEIGHT);
    /** When the last pixel of each of these rows came, in nanoseconds. */
    this.rowWrittenAt = new Float64Array(HEIGHT);
    /** When the glass began its latest refresh, in nanoseconds; whoever owns the clock says so. */
    this.refreshAt = 0;
    /** Whether RESX is held low. */
    this.inReset = false;
    this.resetFell = 0;
    this.readyAt = 0;
    this.sleepOutAllowedAt = 0;
    this.sleepInAllowedAt = 0;
    this.asleep = true;
    this.#initialise();
    this.memory.fill(0x8410); // what the memory holds after power-on is undefined
  }

  #initialise() {
    this.asleep = true;
    this.on = false;
    this.inverted = false;
    this.madctl = 0;
    this.colmod = 0x66;
    this.command = 0;
    this.argument = 0;
    this.columns = [0, MEMORY_COLUMNS - 1];
    this.rows = [0, MEMORY_ROWS - 1];
    this.column = 0;
    this.row = 0;
    this.highByte = -1;
    this.tearing = false;
    this.tearLine = MEMORY_ROWS;
    this.refresh = 0x0f;
    this.written.fill(0);
    this.missing = this.width * HEIGHT;
    /** When every visible pixel had been written since the last reset, in nanoseconds, or null. */
    this.completeAt = null;
  }

  /** Whether every visible pixel has been written since the last reset. */
  get complete() {
    return this.completeAt !== null;
  }

  /** The picture as a viewer sees it, RGB565, row by row; black while the panel is off or asleep. */
  get pixels() {
    if (this.width === WIDTH) return this.glass;
    return this.glass.filter((_, i) => this.#isPicture(i));
  }

  /** What a viewer sees beside the picture. */
  get sides() {
    return this.glass.filter((_, i) => !this.#isPicture(i));
  }

  /** Whether a pixel of the glass is one of the picture's. */
  #isPicture(i) {
    const column = (i % this.width) - (this.width - WIDTH) / 2;
    return column >= 0 && column < WIDTH;
  }

  /** All that a viewer sees. */
  get glass() {
    const pixels = new Uint16Array(this.width * HEIGHT);
    if (this.asleep || !this.on || this.inReset) return pixels;
    // Both glasses show true colours only with inversion on.
    const flip = this.inverted ? 0 : 0xffff;
    for (let i = 0; i < pixels.length; i++) {
      const pixel = this.memory[this.visible[i]] ^ flip;
      pixels[i] = this.madctl & BGR ? ((pixel & 0x1f) << 11) | (pixel & 0x7e0) | (pixel >> 11) : pixel;
    }
    return pixels;
  }

  /** The viewer's rows that were written since the last `forgetRows`, in order. */
  get rowsWritten() {
    return Array.from(this.rowWrites.keys()).filter((row) => this.rowWrites[row] > 0);
  }

  forgetRows() {
    this.rowWrites.fill(0);
  }

  /**
   * Whether a refresh showed some of the rows written since the last `forgetRows` as they are and others as they were.
   * Asked within one refresh and the next after the last of them, before the clock of the glass has drifted.
   */
  get torn() {
    const lineNanos = this.refreshNanos / (MEMORY_ROWS + 24);
    const refreshes = this.rowsWritten.map((row) => {
      const line = Math.floor(this.visible[row * this.width] / MEMORY_COLUMNS);
      return Math.ceil((this.rowWrittenAt[row] - this.refreshAt - line * lineNanos) / this.refreshNanos);
    });
    return new Set(refreshes).size > 1;
  }

  /** Nanoseconds of one refresh of the glass, as FRCTRL2 sets it. */
  get refreshNanos() {
    return (MEMORY_ROWS + 24) * (250 + 16 * (this.refresh & 0x1f)) * 100;
  }

  /** Whether the tearing signal pulses, and when in a refresh it rises and falls, as fractions. */
  get tearPulse() {
    if (!this.tearing || this.asleep || this.inReset) return null;
    const lines = MEMORY_ROWS + 24;
    const blank = this.tearLine >= MEMORY_ROWS;
    return { rise: Math.min(this.tearLine, MEMORY_ROWS) / lines, fall: blank ? 1 : (this.tearLine + 1) / lines };
  }

  /** The level of RESX. */
  setReset(low, now) {
    if (low === this.inReset) return;
    this.inReset = low;
    if (low) {
      this.resetFell = now;
      return;
    }
    if (now - this.resetFell < 10000) this.report('the panel was reset with a pulse shorter than 10 microseconds');
    this.#reset(now);
  }

  #reset(now) {
    // A controller that was awake needs 120 ms before it wakes again; each needs 5 ms before it listens.
    this.sleepOutAllowedAt = now + (this.asleep ? 5 : 120) * MS;
    this.readyAt = now + 5 * MS;
    this.#initialise();
  }

  /** A byte arrives; `isData` is the level of the DC pin. */
  receive(byte, isData, now) {
    this.busBytes++;
    this.lastByteAt = now;
    if (this.inReset) this.report('a byte came to the panel while it was held in reset');
    else if (!isData) this.#begin(byte, now);
    else if (this.command === RAMWR || this.command === RAMWRC) this.#pixel(byte, now);
    else this.#takeArgument(byte);
  }

  #begin(command, now) {
    if (now < this.readyAt) this.report(`command 0x${command.toString(16)} came before the panel was ready for it`);
    this.command = command;
    this.argument = 0;
    this.highByte = -1;
    switch (command) {
      case SWRESET: this.#reset(now); break;
      case SLPIN:
        if (now < this.sleepInAllowedAt) this.report('the panel was put to sleep less than 120 ms after it was woken');
        this.asleep = true;
        this.readyAt = now + 5 * MS;
        this.sleepOutAllowedAt = now + 120 * MS;
        break;
      case SLPOUT:
        if (now < this.sleepOutAllowedAt) this.report('the panel was woken less than 120 ms after a reset or its sleep');
        this.asleep = false;
        this.readyAt = now + 5 * MS;
        this.sleepInAllowedAt = now + 120 * MS;
        break;
      case INVOFF: this.inverted = false; break;
      case INVON: this.inverted = true; break;
      case DISPOFF: this.on = false; break;
      case DISPON: this.on = true; break;
      case TEOFF: this.tearing = false; break;
      case RAMWR:
        this.column = this.columns[0];
        this.row = this.rows[0];
        break;
    }
    if (command === RAMWR || command === RAMWRC) {
      if (this.asleep) this.report('pixels were sent while the panel sleeps');
      if ((this.colmod & 7) !== 5) this.report('pixels were sent without setting 16 bits a pixel');
    }
  }

  #takeArgument(byte) {
    const at = this.argument++;
    switch (this.command) {
      case CASET:
      case RASET: {
        const range = this.command === CASET ? this.columns : this.rows;
        if (at < 4) range[at >> 1] = at & 1 ? (range[at >> 1] & 0xff00) | byte : byte << 8;
        if (at === 3 && range[0] > range[1]) this.report(`a window runs backwards, from ${range[0]} to ${range[1]}`);
        break;
      }
      case MADCTL: if (at === 0) this.madctl = byte; break;
      case COLMOD: if (at === 0) this.colmod = byte; break;
      case TEON: this.tearing = true; break;
      case STE: if (at < 2) this.tearLine = at ? (this.tearLine & 0xff00) | byte : byte << 8; break;
      case FRCTRL2: if (at === 0) this.refresh = byte; break;
      case 0: this.report('data came to the panel before any command'); break;
    }
  }

  #pixel(byte, now) {
    this.pixelBytes++;
    if (this.highByte < 0) {
      this.highByte = byte;
      return;
    }
    const at = place(this.madctl, this.column, this.row);
    if (at < 0) {
      this.report(`a pixel at column ${this.column}, row ${this.row} is outside the panel`);
    } else {
      this.memory[at] = (this.highByte << 8) | byte;
      const row = this.rowOf[at];
      if (row >= 0) {
        this.rowWrites[row]++;
        this.rowWrittenAt[row] = now;
        if (this.written[at] === 0) {
          this.written[at] = 1;
          if (--this.missing === 0) this.completeAt = now;
        }
      }
    }
    this.highByte = -1;
    if (this.column++ >= this.columns[1]) {
      this.column = this.columns[0];
      if (this.row++ >= this.rows[1]) this.row = this.rows[0];
    }
  }
}
