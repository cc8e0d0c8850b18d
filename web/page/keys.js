/**
 * The keys, from the keyboard, the mouse, gamepads and any number of fingers. A key is down while anything holds it down.
 * Tab is left to the browser: whoever walks the page by keyboard must get out of the handheld again.
 */

const CAPS = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
  a: 'A', Enter: 'A', ' ': 'A',
  b: 'B', Escape: 'B', Backspace: 'B',
  x: 'X', y: 'Y',
};
/** The same letters by the place of their caps, for alphabets that have no such letters. */
const PLACES = { KeyA: 'A', KeyB: 'B', KeyX: 'X', KeyY: 'Y' };

/** The key of the handheld that a cap stands for. A Latin letter is what it says, wherever its cap lies. */
function meant({ key, code }) {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return CAPS[letter] ?? (/^[a-z]$/.test(letter) ? undefined : PLACES[code]);
}

export class Keys {
  /** What holds which key: caps by their code, fingers by their number, gamepads by theirs. */
  #held = new Map();
  #handheld;
  #change;

  /** @param {(key: string, down: boolean) => void} change */
  constructor(handheld, change) {
    this.#handheld = handheld;
    this.#change = change;
    addEventListener('keydown', (event) => this.#typed(event));
    addEventListener('keyup', (event) => this.hold(event.code, null));
    // Their releases will go elsewhere.
    addEventListener('blur', () => [...this.#held.keys()].forEach((holder) => this.hold(holder, null)));
    handheld.addEventListener('pointerdown', (event) => this.#touched(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, (event) => this.hold(event.pointerId, null));
    addEventListener('pointermove', (event) => {
      if (this.#held.has(event.pointerId)) this.hold(event.pointerId, this.#under(event));
    });
    handheld.addEventListener('contextmenu', (event) => event.preventDefault()); // a long press is a held key
  }

  #typed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const onButton = event.target.closest?.('button, summary, a, input');
    const chooses = event.key === 'Enter' || event.key === ' ';
    let key = meant(event);
    if (chooses && onButton) key = onButton.dataset.key; // a focused button of the handheld is pressed itself
    if (!key) return;
    event.preventDefault();
    if (!event.repeat) this.hold(event.code, key);
  }

  #touched(event) {
    const key = this.#under(event);
    if (!key || event.button !== 0) return;
    event.preventDefault();
    event.target.releasePointerCapture?.(event.pointerId); // a finger may slide from one key to the next
    this.hold(event.pointerId, key);
  }

  /** The key under a finger; between keys a finger keeps its place but holds none. */
  #under({ clientX, clientY }) {
    const element = document.elementFromPoint(clientX, clientY)?.closest('[data-key]');
    return element?.dataset.key ?? '';
  }

  /**
   * Lets a holder hold a key: a cap, a finger, a button of a gamepad.
   * @param {string | null} key '' holds nothing but goes on; null lets go
   */
  hold(holder, key) {
    const old = this.#held.get(holder) ?? '';
    if (key === null) this.#held.delete(holder);
    else this.#held.set(holder, key);
    if (old === (key ?? '')) return;
    if (old && !this.#isHeld(old)) this.#tell(old, false);
    if (key && [...this.#held.values()].filter((other) => other === key).length === 1) this.#tell(key, true);
  }

  #isHeld(key) {
    return [...this.#held.values()].includes(key);
  }

  #tell(key, down) {
    this.#handheld.querySelector(`[data-key="${key}"]`).classList.toggle('down', down);
    this.#change(key, down);
  }
}
