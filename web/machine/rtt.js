/**
 * The log channel: what a debug probe would read from the firmware's RTT buffer. Raw bytes; defmt's decoding needs the ELF.
 */

const SRAM = 0x20000000;
const MARK = [0x47474553, 0x52205245, 0x00005454]; // "SEGGER RTT"

const SEARCH_EVERY = 100; // a search reads all of memory

export class Rtt {
  /** @param {number | undefined} address of the control block, if known */
  constructor(address) {
    this.block = address === undefined ? -1 : (address - SRAM) >> 2;
    this.misses = 0;
    this.chunks = [];
  }

  #isBlock(words, at) {
    return at >= 0 && words[at] === MARK[0] && words[at + 1] === MARK[1] && (words[at + 2] & 0xffff) === MARK[2];
  }

  #find(words) {
    if (this.#isBlock(words, this.block)) return true;
    if (this.misses++ % SEARCH_EVERY !== 0) return false;
    const found = words.findIndex((word, at) => word === MARK[0] && this.#isBlock(words, at));
    if (found >= 0) this.block = found;
    return found >= 0;
  }

  /** Empties the first channel's buffer, as a probe does. */
  drain(sram) {
    const words = new Uint32Array(sram.buffer, sram.byteOffset, sram.length >> 2);
    if (!this.#find(words)) return;
    const { block } = this;
    const [, start, size, write, read] = words.subarray(block + 6, block + 11);
    if (start < SRAM || start + size > SRAM + sram.length || write >= size || read >= size || write === read) return;
    const buffer = sram.subarray(start - SRAM, start - SRAM + size);
    if (write > read) this.chunks.push(buffer.slice(read, write));
    else this.chunks.push(buffer.slice(read), buffer.slice(0, write));
    words[block + 10] = write;
  }

  /** All bytes read since the last call. */
  take() {
    const log = new Uint8Array(this.chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of this.chunks.splice(0)) {
      log.set(chunk, at);
      at += chunk.length;
    }
    return log;
  }
}
