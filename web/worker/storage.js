/**
 * The flash in the browser's storage: one record a sector, written in transactions. Whatever moment the tab is closed,
 * storage holds the flash as it was at one moment: a power cut, which the firmware survives. Knows no machine.
 */

import { NAME } from '../names.js';
import { SAVES, SECTOR } from '../saves.js';

export const asked = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Storage {
  #base;
  #dirty = new Set();
  #writing = null;
  #flash;

  /** What the database must say of its holder for anything to be written; null asks for nothing. */
  holder = null;

  /**
   * @param {(wrong: 'forbidden' | 'full' | null) => void} tell called when keeping fails, and when it works again
   * @param {() => void} lost called when another tab holds the games, so that nothing may be kept here
   */
  constructor(tell, lost) {
    this.tell = tell;
    this.lost = lost;
  }

  /** The database, or null where none is allowed. */
  async connect() {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => ['sectors', 'facts'].forEach((store) => request.result.createObjectStore(store));
      this.#base = await asked(request);
    } catch {
      this.#base = null;
    }
    return this.#base;
  }

  /** What was kept, or null: an erased flash. */
  async read() {
    this.#dirty.clear();
    try {
      await inherit(this.#base);
      const [places, contents] = await sectorsOf(this.#base);
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
        if (error === LOST) this.lost();
        else this.tell(error?.name === 'QuotaExceededError' ? 'full' : 'forbidden');
        return;
      }
    }
  }

  #transaction(sectors) {
    return new Promise((resolve, reject) => {
      const transaction = this.#base.transaction(['sectors', 'facts'], 'readwrite', { durability: 'strict' });
      let isLost = false;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(isLost ? LOST : transaction.error);
      const store = transaction.objectStore('sectors');
      const put = () => {
        for (const sector of sectors) {
          const at = SAVES.offset + sector * SECTOR;
          store.put(this.#flash.slice(at, at + SECTOR), sector);
        }
      };
      if (this.holder === null) return put();
      const request = transaction.objectStore('facts').get('holder');
      request.onsuccess = () => {
        isLost = request.result?.name !== this.holder;
        if (isLost) transaction.abort();
        else put();
      };
    });
  }
}

const LOST = new Error('another tab holds the games');

/** The places of all sectors that were kept, and their bytes. */
function sectorsOf(base) {
  const sectors = base.transaction('sectors').objectStore('sectors');
  return Promise.all([asked(sectors.getAllKeys()), asked(sectors.getAll())]);
}

/**
 * All copies of an origin once shared a database called `durbar`, under a lock of that name: a copy that has kept
 * nothing yet begins with the games that lie there, and leaves them where they are.
 */
async function inherit(base) {
  const [own] = await sectorsOf(base);
  if (own.length > 0) return;
  const copy = async () => {
    const request = indexedDB.open('durbar');
    request.onupgradeneeded = () => request.transaction.abort(); // there was none, and none is made
    const shared = await asked(request).catch(() => null);
    if (!shared) return;
    const [places, contents] = await sectorsOf(shared);
    shared.close();
    const transaction = base.transaction('sectors', 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore('sectors');
    await Promise.all(places.map((place, i) => asked(store.put(contents[i], place))));
  };
  if (navigator.locks) await navigator.locks.request('durbar', copy);
  else await copy();
}
