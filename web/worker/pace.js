/**
 * Keeps the emulated clock beside the real one: runs the machine in short turns, sleeps when it is on time, and lets
 * go of time that cannot be caught up. Between two turns messages come in, so that a key never waits long.
 */

const TURN = 8; // real milliseconds at most
const STEP = 2; // emulated milliseconds at once: between two of them the real clock is looked at
const STRIDE = 100; // the same while the core sleeps, which costs next to nothing
const LOST = 250; // emulated milliseconds behind which the rest is let go
const REST = 16; // real milliseconds of sleep when the core sleeps; a key ends it at once
const SPEED_EVERY = 500;

export class Pace {
  #machine;
  #timer;
  #behind = new MessageChannel();
  #real;
  #emulated;
  #measured = { real: 0, emulated: 0, busy: 0 };

  /**
   * @param {() => void} afterTurn
   * @param {(speed: { part: number, load: number }) => void} tell how much of real time is reached, and how much of a
   *   core that takes, both 0 to 1
   */
  constructor(afterTurn, tell) {
    this.afterTurn = afterTurn;
    this.tell = tell;
    this.#behind.port1.onmessage = () => this.turn();
  }

  /** Runs this machine from now on. */
  begin(machine) {
    this.#machine = machine;
    this.#real = performance.now();
    this.#emulated = machine.ms;
    this.#measured = { real: this.#real, emulated: machine.ms, busy: 0 };
    this.turn();
  }

  /** Runs none. */
  end() {
    clearTimeout(this.#timer);
    this.#machine = undefined;
  }

  /** Brings the machine to the present, as far as a turn reaches. */
  turn() {
    const machine = this.#machine;
    if (!machine) return;
    clearTimeout(this.#timer);
    const begin = performance.now();
    let now = begin;
    let owed = now - this.#real - (machine.ms - this.#emulated);
    while (owed > 0 && now - begin < TURN) {
      machine.run({ ms: Math.min(owed, machine.isAsleep ? STRIDE : STEP) });
      now = performance.now();
      owed = now - this.#real - (machine.ms - this.#emulated);
    }
    if (owed > LOST) this.#emulated -= owed;
    this.#measured.busy += now - begin;
    this.#measure(now);
    this.afterTurn();
    if (owed > STEP) this.#behind.port2.postMessage(null);
    else this.#timer = setTimeout(() => this.turn(), machine.isAsleep ? REST : STEP);
  }

  #measure(now) {
    const { real, emulated, busy } = this.#measured;
    const passed = now - real;
    if (passed < SPEED_EVERY) return;
    this.tell({ part: (this.#machine.ms - emulated) / passed, load: busy / passed });
    this.#measured = { real: now, emulated: this.#machine.ms, busy: 0 };
  }
}
