/** Repeatable chance: the same seed gives the same numbers on every machine (xorshift32). */
export class Random {
  constructor(seed) {
    this.state = (seed | 0) * 0x9e3779b1 | 0 || 0x2545f491;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** 32 bits, signed. */
  next() {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (this.state = x);
  }

  /** @param {Int32Array} words */
  fill(words) {
    for (let i = 0; i < words.length; i++) words[i] = this.next();
  }

  byte() {
    return (this.next() >>> 11) & 0xff;
  }

  /** A whole number from 0 to limit - 1. */
  below(limit) {
    return (this.next() >>> 0) % limit;
  }
}
