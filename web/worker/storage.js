/**
 * The flash in the browser's storage: one record a sector, written in transactions. Whatever moment the tab is closed,
 * storage holds the flash as it was at one moment: a power cut, which the firmware survives. Knows no machine.
 */

import { SAVES, SECTOR } from '../saves.js';

const asked = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Storage {
  #base;
  #dirty = new Set();
  #writing = null;
  #flash;

  /** @param {(wrong: 'forbidden' | 'full' | null) => void} tell called when keeping fails, and when it works again */
  constructor(tell) {
    this.tell = tell;
  }

  /** What was kept, or null: an erased flash. */
  async open() {
    try {
      const request = indexedDB.open('durbar', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('sectors');
      this.#base = await asked(request);
      const sectors = this.#base.transaction('sectors').objectStore('sectors');
      const [places, contents] = await Promise.all([asked(sectors.getAllKeys()), asked(sectors.getAll())]);
      const bytes = new Uint8Array(SAVES.length).fill(0xff);
      places.forEach((place, i) => bytes.set(contents[i], place * SECTOR));
      return bytes;
    } catch {
      this.#base = null;
      this.tell('forbidden');
      return null;
    }
  }

  /** Keeps the sectors that hold these bytes; `flash` is looked at when they are written. */
  keep(flash, offset, length) {
    this.#flash = flash;
    const first = Math.max(0, Math.floor((offset - SAVES.offset) / SECTOR));
    const end = Math.min(SAVES.length / SECTOR, Math.ceil((offset + length - SAVES.offset) / SECTOR));
    for (let sector = first; sector < end; sector++) this.#dirty.add(sector);
    if (this.#base) this.#writing ??= this.#write().finally(() => (this.#writing = null));
  }

  /** Answers when all that was to be kept has been written, or could not be. */
  async settled() {
    await this.#writing;
  }

  async #write() {
    // One turn later: the sectors of one save go together.
    await Promise.resolve();
    while (this.#dirty.size > 0) {
      const sectors = [...this.#dirty];
      this.#dirty.clear();
      try {
        await this.#transaction(sectors);
        this.tell(null);
      } catch (error) {
        // They stay to be written: with the next save there may be room again.
        for (const sector of sectors) this.#dirty.add(sector);
        this.tell(error?.name === 'QuotaExceededError' ? 'full' : 'forbidden');
        return;
      }
    }
  }

  #transaction(sectors) {
    return new Promise((resolve, reject) => {
      const transaction = this.#base.transaction('sectors', 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      const store = transaction.objectStore('sectors');
      for (const sector of sectors) {
        const at = SAVES.offset + sector * SECTOR;
        store.put(this.#flash.slice(at, at + SECTOR), sector);
      }
    });
  }
}
