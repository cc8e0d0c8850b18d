/** The emulated handheld, for Node and for browsers. */

import { readImage } from './image.js';

export { BOARDS, boardNamed } from './boards.js';
export { Flash, PowerCut, PAGE, SECTOR } from './flash.js';
export { readImage } from './image.js';
export { Machine } from './machine.js';
export { HEIGHT, Panel, WIDTH } from './panel.js';

/**
 * Loads a firmware image: from a file's path (Node), an address (browser), or bytes at hand.
 * @param {string | URL | ArrayBuffer | Uint8Array} source
 */
export async function load(source) {
  if (source instanceof Uint8Array) return readImage(source);
  if (source instanceof ArrayBuffer) return readImage(new Uint8Array(source));
  if (globalThis.process?.versions?.node) {
    const { readFile } = await import('node:fs/promises');
    return readImage(new Uint8Array(await readFile(source)));
  }
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`The image ${source} could not be loaded (${answer.status}).`);
  return readImage(new Uint8Array(await answer.arrayBuffer()));
}
