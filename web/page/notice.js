/**
 * The one place of the page for sentences. What lasts (storage is full) stays until it is over; what has just
 * happened stands before it until the next thing happens.
 */

export class Notice {
  #lasting = new Map();
  #last = { text: '' };

  constructor(element) {
    this.element = element;
    this.sentence = element.querySelector('span');
    this.undo = element.querySelector('button');
  }

  /** Says what happened; nothing is said with an empty text. */
  say(text, { wrong = false, canUndo = false } = {}) {
    this.#last = { text, wrong, canUndo };
    this.#show();
  }

  /** Keeps a sentence for as long as a state lasts; no text ends it. */
  keep(what, text, { wrong = true } = {}) {
    if (text) this.#lasting.set(what, { text, wrong });
    else if (!this.#lasting.delete(what)) return;
    this.#show();
  }

  #show() {
    const { text, wrong, canUndo } = this.#last;
    const lasting = [...this.#lasting.values()];
    this.sentence.textContent = [text, ...lasting.map(({ text }) => text)].filter(Boolean).join(' ');
    this.element.classList.toggle('wrong', Boolean(wrong) || lasting.some(({ wrong }) => wrong));
    this.undo.hidden = !canUndo;
  }
}
