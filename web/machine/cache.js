/**
 * The cache between the core and the flash (XIP): 16 KB in two ways of 8-byte lines, each filled a word at a time.
 *
 * A word that is in the cache costs nothing beyond the access itself. One that is not makes the core wait while the
 * flash sends it: at half the chip's clock, on four wires, in continuous read, 8 clocks for the address, 4 to turn
 * the wires round and 8 for the data, and a few cycles to begin and to end. The word that follows then comes
 * unasked, in the same way; who wants another meanwhile does not wait for it. Of two lines in the same place the one
 * used longer ago goes.
 *
 * Left out: the core fetches a word ahead of what it executes, which may bring words that a branch then passes by.
 * It counts and tells cycles; it holds no bytes, and knows neither who reads nor what.
 */

import { FIRST, LATEST, Memory, SECOND } from './memory.js';

const WORDS = 2048; // in each way: 8 KB
const EMPTY = -1;
const CACHED = 0x400000; // words of the first of the flash's four mirrors; the others go past the cache

/** Cycles until a word comes that was not on its way: 2 x (8 + 4 + 8), and 4 around them. */
export const MISS = 44;
/** Cycles until the word after it comes: 2 x (8 + 4 + 8). */
export const NEXT = 40;

export class Cache {
  /** @param {Memory} [memory] where translated code looks whether a word is in the cache */
  constructor({ buffer } = new Memory()) {
    // The tag of each word, by way: the upper part of its number. Both words of a line have the same tag, or one is empty.
    this.first = new Int32Array(buffer, FIRST, WORDS).fill(EMPTY);
    this.second = new Int32Array(buffer, SECOND, WORDS).fill(EMPTY);
    /** For each line the way that was used last: 0 is the first. */
    this.latest = new Uint8Array(buffer, LATEST, WORDS / 2).fill(0);
    /** The word that is on its way unasked, and the cycle in which it will have come. */
    this.next = EMPTY;
    this.nextAt = 0;
    /** Words that were not in the cache, since the beginning. */
    this.misses = 0;
  }

  /** Forgets all. */
  flush() {
    this.first.fill(EMPTY);
    this.second.fill(EMPTY);
    this.next = EMPTY;
  }

  /**
   * Takes a word out of the cache, or brings it there.
   * @param {number} word its number in the flash's address space
   * @param {number} now the cycle of the access
   * @returns {number} the cycles that the core waits for it
   */
  take(word, now) {
    if (word >= CACHED) return this.#send(word, now);
    const place = word & (WORDS - 1);
    const tag = word >> 11;
    if (this.first[place] === tag) {
      this.latest[place >> 1] = 0;
      return 0;
    }
    if (this.second[place] === tag) {
      this.latest[place >> 1] = 1;
      return 0;
    }
    this.#fill(place, tag);
    return this.#send(word, now);
  }

  #fill(place, tag) {
    const line = place >> 1;
    const other = place ^ 1;
    if (this.first[other] === tag) this.latest[line] = 0;
    else if (this.second[other] === tag) this.latest[line] = 1;
    else {
      this.latest[line] ^= 1;
      (this.latest[line] === 0 ? this.first : this.second)[other] = EMPTY;
    }
    (this.latest[line] === 0 ? this.first : this.second)[place] = tag;
  }

  #send(word, now) {
    this.misses++;
    const wait = word === this.next ? Math.max(0, this.nextAt - now) : MISS;
    this.next = word + 1;
    this.nextAt = now + wait + NEXT;
    return wait;
  }
}
