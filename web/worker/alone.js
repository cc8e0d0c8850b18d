/**
 * One flash cannot serve two tabs: the second waits until the first is closed. Where the browser has locks, it keeps
 * one. Plain http from another machine has none; there the database says who holds the games, with a beat: whoever
 * has been silent for long is dead. A holder that only slept finds another's name there, and may write no more.
 * Knows neither machine nor page.
 */

import { NAME } from '../names.js';
import { asked } from './storage.js';

const BEAT = 1000; // milliseconds between two beats of the holder, and between two looks of those who wait
const SILENT = 6; // looks at the same beat until its holder counts as dead: a killed tab frees the games in 10 seconds

export class Alone {
  #lost;
  #base;
  #timer;
  /** Who has said on closing that it holds nothing any more: nobody needs to wait for its beats. */
  left = null;

  /** @param {() => void} lost called when another tab has taken this one for dead */
  constructor(lost) {
    this.#lost = lost;
  }

  /**
   * Answers when this tab is the only one, with what the database must say as long as it is: null where nothing need
   * be asked. Without a database nothing is shared, and everybody is alone.
   * @param {IDBDatabase | null} base
   * @param {string} name of this tab, like no other's
   */
  async wait(base, name) {
    if (navigator.locks) {
      // The lock is held until the tab is closed. Where storage is forbidden so are locks.
      await new Promise((go) => navigator.locks.request(NAME, () => new Promise(() => go())).catch(go));
      return null;
    }
    if (!base) return null;
    this.#base = base;
    let seen = {};
    let looks = 0;
    const take = (holder) => {
      looks = holder?.name === seen?.name && holder?.beat === seen?.beat ? looks + 1 : 0;
      seen = holder;
      return !holder || holder.name === this.left || looks >= SILENT ? { name, beat: 0 } : undefined;
    };
    while (!(await this.#change(take))) await new Promise((next) => setTimeout(next, BEAT));
    this.#timer = setInterval(() => this.#beat(name), BEAT);
    return name;
  }

  async #beat(name) {
    let isMine = true;
    await this.#change((holder) => {
      isMine = holder?.name === name;
      return isMine ? { name, beat: holder.beat + 1 } : undefined;
    }).catch(() => {}); // a beat that cannot be written is a silent one
    if (!isMine) this.drop();
  }

  /** Another tab holds the games. */
  drop() {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#lost();
  }

  /** Writes what `next` makes of the holder, in one step that no other tab can come between; whether it made any. */
  async #change(next) {
    const facts = this.#base.transaction('facts', 'readwrite').objectStore('facts');
    const holder = next(await asked(facts.get('holder')));
    if (holder) await asked(facts.put(holder, 'holder'));
    return Boolean(holder);
  }
}
