/** The stack's area of memory, and how deep it has been used. */

const SRAM = 0x20000000;
const PAINT = 0xc5c5c5c5 | 0;

export class Stack {
  /** @param {number} bottom @param {number} top addresses */
  constructor(sram, bottom, top) {
    this.words = new Int32Array(sram.buffer, sram.byteOffset, sram.length >> 2);
    this.bottom = bottom;
    this.top = top;
  }

  /**
   * From the linker's symbols, or from the stack pointer at start. Data that lies below the stack bounds it;
   * else it reaches down to the end of memory, where an overflow faults.
   */
  static of(symbols, sram, pointer) {
    const top = symbols.get('_stack_start') ?? pointer;
    const dataEnd = Math.max(...['__ebss', '__euninit', '__sheap'].map((name) => symbols.get(name) ?? 0));
    return new Stack(sram, dataEnd > SRAM && dataEnd < top ? (dataEnd + 3) & ~3 : SRAM, top);
  }

  /** Paints the area below an address. */
  paint(below = this.top) {
    this.words.fill(PAINT, (this.bottom - SRAM) >> 2, (below - SRAM) >> 2);
  }

  get size() {
    return this.top - this.bottom;
  }

  /** The most bytes that have been in use since it was painted. */
  get used() {
    let at = (this.bottom - SRAM) >> 2;
    const end = (this.top - SRAM) >> 2;
    while (at < end && this.words[at] === PAINT) at++;
    return (end - at) * 4;
  }
}
