/**
 * The piezo: a square wave of the pin's frequency, coloured by a small resonant disc. Changes are played at the
 * distance in time that they have on the handheld, whatever the worker's pace.
 */

import { NAME } from '../names.js';
import { remember, remembered } from './memory.js';

const WISH = `${NAME} sound`;
const AHEAD = 0.03; // seconds between a change and its sound: room for an uneven pace
const LOUDEST = 0.12;

export class Sound {
  #context = null;
  #zero = 0; // the sound card's time at which the handheld's clock was 0
  #button;

  constructor(button) {
    this.#button = button;
    this.#set(remembered(WISH) !== 'off');
    button.onclick = () => {
      this.#set(!this.on);
      remember(WISH, this.on ? 'on' : 'off');
      this.wake();
    };
  }

  #set(on) {
    this.on = on;
    this.#button.setAttribute('aria-pressed', on);
    this.#volume();
  }

  /** Browsers allow sound from the first key on. */
  wake() {
    if (this.#context || !this.on || !window.AudioContext) return this.#context?.resume();
    const context = (this.#context = new AudioContext({ latencyHint: 'interactive' }));
    this.wave = new OscillatorNode(context, { type: 'square', frequency: 440 });
    this.gate = new GainNode(context, { gain: 0 });
    this.master = new GainNode(context, { gain: 0 });
    const disc = new BiquadFilterNode(context, { type: 'peaking', frequency: 3800, Q: 1.2, gain: 6 });
    const body = new BiquadFilterNode(context, { type: 'highpass', frequency: 250 });
    this.wave.connect(this.gate).connect(disc).connect(body).connect(this.master).connect(context.destination);
    this.wave.start();
    this.#volume();
  }

  #volume() {
    if (this.#context) this.master.gain.value = this.on ? LOUDEST : 0;
  }

  /** @param {{ hertz: number, duty: number }} tone @param {number} ms the handheld's time */
  play({ hertz, duty }, ms) {
    if (!this.#context || this.#context.state !== 'running') return;
    const now = this.#context.currentTime;
    let at = this.#zero + ms / 1000;
    if (at < now || at > now + 4 * AHEAD) {
      this.#zero = now + AHEAD - ms / 1000;
      at = now + AHEAD;
    }
    if (hertz > 0) this.wave.frequency.setValueAtTime(Math.min(hertz, 20000), at);
    // A pulse is loudest when it is high half of the time. A short slope keeps the clicks away.
    this.gate.gain.setTargetAtTime(hertz > 0 ? Math.sin(Math.PI * duty) : 0, at, 0.002);
  }
}
